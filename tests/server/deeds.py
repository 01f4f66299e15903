"""What an option lets people do, and games that lead to where it can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tests.laws.trails import by_verb, curious

from caserne.core.state import CHANCE, NOBODY
from caserne.games import find
from caserne.play.record import Entry, Record
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.core.game import Game
    from caserne.core.state import State

SEEDS: Final = 4_000
STEPS: Final = 400
"""The games that are tried for a deed, and the steps of each."""


class Deed(NamedTuple):
    """A verb, options with which it can be done, and what is done to that end if it can be."""

    verb: str
    options: str
    wishes: tuple[str, ...] = ()


CREW: Final = "rules=advanced firefighters=3"
BUILDING: Final = "rules=advanced board=laboratory firefighters=2"
HOLES: Final = f"{BUILDING} level=basement bridges=yes descents=yes"
REPAIRS: Final = f"{BUILDING} level=basement engineer=yes repairs=yes"
ENGINEER: Final = ("choose structural-engineer",)

DEEDS: Final = (
    Deed("command", CREW),
    Deed("crew", CREW),
    Deed("gun", CREW),
    Deed("reroll", CREW),
    Deed("identify", CREW),
    Deed("treat", CREW, ("choose paramedic",)),
    Deed("dispose", CREW, ("choose hazmat-technician",)),
    Deed("raise", "rules=advanced board=garage level=attic car=yes firefighters=2"),
    Deed("lower", BUILDING),
    Deed("bridge", HOLES),
    Deed("sink", HOLES),
    Deed("platform", f"{BUILDING} platform=yes"),
    Deed("cannon", f"{BUILDING} platform=yes large=yes"),
    Deed("cool", f"{BUILDING} engineer=yes", ENGINEER),
    Deed("mend", f"{BUILDING} engineer=yes", ENGINEER),
    Deed("repair", REPAIRS, ENGINEER),
    Deed("clean", f"{BUILDING} small=chemical", ("choose hazmat-technician", "roll 5-5")),
)
"""What in Flash Point is seldom come by: one must be the right one, or in the right place."""

OWN: Final = {
    "flashpoint": {"drive", "ride", "climb", *(deed.verb for deed in DEEDS)},
    "feurio": {"break", "lay", "place", "pass"},
    "onfire": {"redraw", "keep", "remove", "also", "elevator", "expel", "swap", "jump", "push"},
}
"""What the options let people do; all of it must be done somewhere in the matrix."""


def approach(deed: Deed) -> tuple[Record, int]:
    """Play almost at random until somebody may do something; give the record, and whose it is."""
    game = find("flashpoint").from_text(deed.options)
    for seed in range(SEEDS):
        state, entries = wander(game, deed, seed)
        if state.actor() != NOBODY and can(game, state, deed.verb):
            return Record(game, entries), int(state.actor())
    raise AssertionError(f"nobody ever comes to {deed}")


def wander(game: Game, deed: Deed, seed: int) -> tuple[State, list[Entry]]:
    """Play one game until the deed can be done, if ever."""
    state, streams, entries = game.start(), Streams(seed, len(game.chances)), list[Entry]()
    choose = (by_verb, curious)[seed % 2](game, seed)
    while state.actor() != NOBODY and len(entries) < STEPS and not can(game, state, deed.verb):
        actor, legal = int(state.actor()), state.legal()
        known = {game.write_action(action): action for action in legal}
        wish = next((known[wish] for wish in deed.wishes if wish in known), None)
        if wish is None or (actor == CHANCE and game.due(state) != "fire"):
            wish = int(streams.draw(state)) if actor == CHANCE else choose(state, legal)
        entries.append(Entry(actor, wish))
        state.apply(wish)
    return state, entries


def can(game: Game, state: State, verb: str) -> bool:
    """Tell whether somebody may do something."""
    legal = [] if state.actor() == CHANCE else state.legal()
    return any(game.write_action(action).split()[0] == verb for action in legal)
