"""Positions for the tests: tiles written as the notation writes them, actions as they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.core.door import submit
from caserne.core.due import ENDED
from caserne.core.errors import RefusedError
from caserne.core.state import CHANCE, NOBODY
from caserne.games.feurio import box, setup
from caserne.games.feurio.game import Feurio
from caserne.games.feurio.notation import read_space
from caserne.games.feurio.position import FACE, LETTERS
from caserne.games.feurio.setup import SETUP
from caserne.games.feurio.spreading import put_tile
from caserne.games.feurio.turn import NEXT
from caserne.games.feurio.wildfire import KINDS
from caserne.games.feurio.zones import Zone, zones_of

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.games.feurio.wildfire import Wildfire

ROUND = "0,0 1,-1 0,-1 1,0"
"""The spaces of a rhombus."""


def feurio(options: str = "players=4") -> Feurio:
    """Make a game."""
    return Feurio.from_text(options)


def forest(tiles: str, options: str = "players=4", owed: str = "place", **fields: int) -> Wildfire:
    """Lay tiles such as ``0,0:6:gb 0,1:#4@1``; men come out of the hands, tiles out of the bag.

    ``seat`` counts from 1. What stands there need not have been played.
    """
    state = feurio(options).empty()
    setup.hand_out(state)
    for word in tiles.split():
        space, face, *men = word.split(":")
        found = FACE.fullmatch(face)
        assert found is not None
        value, seat = int(found[1] or found[2]), int(found[3] or 0)
        put_tile(state, read_space(space), value, seat)
        state.bag[value] -= 1
        for letter in "".join(men):
            stand(state, int(state.count) - 1, LETTERS.index(letter))
    owe(state, owed)
    state.turn = 1
    state.seat = fields.pop("seat", 1) - 1
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def owe(state: Wildfire, name: str) -> None:
    """Owe something by its name, and the end of the turn under it; nothing else."""
    state.owe_nothing()
    kinds = {kind.name: kind for kind in KINDS}
    if kinds[name] not in (ENDED, SETUP):
        state.owe(NEXT)
    if kinds[name] is not ENDED:
        state.owe(kinds[name])


def stand(state: Wildfire, tile: int, colour: int) -> None:
    """Put a man on a tile, out of the hand of whoever has one."""
    state.men[tile * box.COLOUR_COUNT + colour] += 1
    state.crowd[tile] += 1
    owner = next(seat for seat in range(state.seats) if state.hand(seat, colour))
    state.add_to_hand(owner, colour, -1)


def spend(state: Wildfire, seat: int, **men: int) -> Wildfire:
    """Leave a seat (from 1) with so many men of some colours."""
    for colour, left in men.items():
        number = box.COLOURS.index(colour)
        state.add_to_hand(seat - 1, number, left - int(state.hand(seat - 1, number)))
    return state


def game_of(state: Wildfire) -> Feurio:
    """Find the game a position is of."""
    flags = {
        "cooperative": state.goal and state.seats > 1,
        "firebreaks": state.firebreaks,
        "hot": state.hot,
    }
    words = [f"{name}={'yes' if flag else 'no'}" for name, flag in flags.items()]
    return feurio(f"players={state.seats} {' '.join(words)}")


def play(state: Wildfire, *actions: str) -> list[Event]:
    """Play actions that must be legal; give what happened."""
    events: list[Event] = []
    state.events = events
    game = game_of(state)
    for action in actions:
        submit(game, state, int(state.actor()), game.read_action(action))
    state.events = None
    return events


def refused(state: Wildfire, action: str) -> str:
    """Give the rule that forbids an action; empty if none does."""
    game = game_of(state)
    try:
        submit(game, state.copy(), int(state.actor()), game.read_action(action))
    except RefusedError as error:
        return error.rule
    return ""


def legal(state: Wildfire, verb: str = "") -> list[str]:
    """List the legal actions, those of a verb only if one is given."""
    words = [game_of(state).write_action(action) for action in state.legal()]
    return [word for word in words if word.startswith(verb)]


def actor(state: Wildfire) -> str:
    """Name who must decide."""
    number = int(state.actor())
    return {CHANCE: "chance", NOBODY: "nobody"}.get(number, f"seat {number + 1}")


def due_now(state: Wildfire) -> str:
    """Name what is owed."""
    return state.due.name


def zones(state: Wildfire, colour: str) -> list[Zone]:
    """Find the zones of a colour."""
    return zones_of(state, box.COLOURS.index(colour))


def values(state: Wildfire, colour: str) -> list[int]:
    """Give what the zones of a colour are worth, highest first."""
    return sorted((int(zone.value) for zone in zones(state, colour)), reverse=True)
