"""Set-up: who begins is chance, so are the hands and, in the extreme mode, the first fires."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.games.onfire import due
from caserne.games.onfire.events import FirstChosen
from caserne.games.onfire.hand import owe_cards
from caserne.games.onfire.tower import START_FIRES

if TYPE_CHECKING:
    from caserne.games.onfire.tower import Tower

START_EVENTS: Final = 4


def set_up(s: Tower) -> None:
    """Fill the offices, count the tokens, and owe the rest of the set-up [of.setup]."""
    for place in range(s.building.offices * s.players):
        s.staff[place] = u8(s.building.employees)
    set_up_events(s)
    s.owe(due.DEAL)
    s.owe(due.FIRST)


def set_up_events(s: Tower) -> None:
    """Make the first pile, with a token a player on the rest [of.setup.events].

    One token is the first player's, the others are the supply [of.setup].
    """
    s.pile = s.decks.pile
    s.rest = s.players
    s.supply = s.decks.tokens - 1 - s.rest


def choose_first(s: Tower, seat: i64) -> None:
    """Let a player go first [of.setup]."""
    s.settled()
    s.first = seat
    s.seat = seat
    if s.events is not None:
        s.say(FirstChosen(rule="of.setup", player=int(seat) + 1))


def deal(s: Tower) -> None:
    """Owe everybody a hand, then the first events of the extreme mode, then the first turn.

    [of.setup.hands] [of.x.start]
    """
    s.settled()
    s.owe(due.BEGIN, s.first)
    if s.extreme & START_FIRES != 0:
        for _ in range(START_EVENTS):
            s.owe(due.START_EVENT)
    for i in range(s.players):
        owe_cards(s, (s.first + s.players - 1 - i) % s.players, s.decks.hand)
