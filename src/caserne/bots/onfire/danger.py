"""What each event card that may come next would do."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caserne.core.due import ENDED
from caserne.core.errors import UnreadableError
from caserne.games.onfire.alarm import EVENT, shuffle_events
from caserne.games.onfire.events import Eliminated, FirePlaced
from caserne.games.onfire.game import as_evacuation

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.core.game import Game, View
    from caserne.games.onfire.evacuation import Evacuation


class CardDanger(msgspec.Struct, frozen=True):
    """An event: how many cards there are of it, how likely it is, what it sets on fire.

    ``eliminated`` are the employees of each player that the ambulance takes.
    """

    card: str
    count: int
    chance: float
    burns: list[str]
    eliminated: list[int]


class TowerDanger(msgspec.Struct, frozen=True):
    """Every event that may come, and the mean of the employees of each player that it takes."""

    cards: list[CardDanger]
    eliminated: list[float]


def danger(game: Game, view: View) -> TowerDanger:
    """Tell what each event card would do if it came now; ``UnreadableError`` if none comes."""
    start = _before_event(as_evacuation(view.state))
    faces = start.legal()
    total = sum(int(start.weight(face)) for face in faces)
    cards = [_drawn(game, start, face, total) for face in faces]
    players = range(int(start.players))
    means = [sum(card.count * card.eliminated[seat] for card in cards) / total for seat in players]
    return TowerDanger(cards, means)


def _before_event(s: Evacuation) -> Evacuation:
    """Give the position in which the next event is drawn."""
    state = s.copy()
    if state.due is EVENT:
        return state
    if state.due is ENDED or state.turn == 0 or (state.pile == 0 and state.rest == 0):
        raise UnreadableError("odds", "an event to come", s.due.name)
    if state.pile == 0:
        shuffle_events(state)
    state.owe(EVENT)
    return state


def _drawn(game: Game, start: Evacuation, face: int, total: int) -> CardDanger:
    state, weight = start.copy(), int(start.weight(face))
    events: list[Event] = []
    state.events = events
    state.apply(face)
    taken = [0] * int(start.players)
    for event in events:
        if isinstance(event, Eliminated):
            taken[event.player - 1] += event.count
    burns = [event.place for event in events if isinstance(event, FirePlaced)]
    card = game.write_action(face).split()[1]
    return CardDanger(card, weight, weight / total, burns, taken)
