"""Golden games: records of whole games, and what is told of them step by step.

They do not say what is right (rule tests do) but show every change. After a change that is meant::

    python -m tests.golden.playthrough           # writes what the records tell now
    python -m tests.golden.playthrough --anew    # plays the games anew, where records are refused

from the project's folder; then read the difference before it is committed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from tests.laws.cases import Case
from tests.laws.played import KITS
from tests.laws.trails import curious, fields, play

from caserne.core.door import actor_name
from caserne.games import find
from caserne.play.record import read_record, replay

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.play.record import Record

FOLDER: Final = Path(__file__).parent
EVERY: Final = 25
"""The position is written after so many steps."""

GOLDEN: Final[dict[str, tuple[Case, int, bool]]] = {
    "family-house": (Case("flashpoint", ""), 50, True),
    "family-villa": (Case("flashpoint", "board=villa firefighters=2 first=2"), 1, False),
    "advanced-recruit": (Case("flashpoint", "rules=advanced"), 18, True),
    "advanced-veteran-drawn": (
        Case("flashpoint", "rules=advanced board=villa difficulty=veteran specialists=drawn"),
        2,
        False,
    ),
    "heroic-six": (
        Case("flashpoint", "rules=advanced difficulty=heroic firefighters=6"),
        11,
        True,
    ),
    "garage-basement": (
        Case("flashpoint", "board=garage level=basement car=yes firefighters=2"),
        5,
        True,
    ),
    "laboratory-attic": (
        Case(
            "flashpoint",
            "board=laboratory level=attic rules=advanced large=yes small=chemical engineer=yes",
        ),
        7,
        True,
    ),
    "laboratory-platform": (
        Case("flashpoint", "board=laboratory rules=advanced platform=yes specialists=drawn"),
        3,
        True,
    ),
    "perfect-four": (Case("flashpoint", "firefighters=4 perfect=yes"), 45, True),
    "feurio-four": (Case("feurio", "players=4"), 1, True),
    "feurio-three-hot": (Case("feurio", "players=3 hot=yes"), 2, True),
    "feurio-two-firebreaks": (Case("feurio", "firebreaks=yes"), 3, True),
    "feurio-solo": (Case("feurio", "players=1"), 4, False),
    "feurio-cooperative": (Case("feurio", "players=3 cooperative=yes"), 5, False),
    "onfire-two": (Case("onfire", ""), 6, True),
    "onfire-three": (Case("onfire", "players=3"), 7, False),
    "onfire-extreme": (
        Case(
            "onfire",
            "players=4 start_fires=yes firefighters_leave=yes fire_not_occupied=yes "
            "back_into_fire=yes",
        ),
        8,
        True,
    ),
}
"""Each golden game: what is played, the seed, and whether the players know the game."""


def played_anew(name: str) -> Record:
    """Play a golden game from its seed."""
    case, seed, knowing = GOLDEN[name]
    game, kit = case.game(), KITS[case.name]
    player = kit.insider if knowing else curious
    return play(game, kit, seed, player(game, seed)).record()


def stored(name: str) -> Record:
    """Read the record of a golden game."""
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    return read_record(text, find)


def playthrough(record: Record) -> str:
    """Tell a record: each step with its events and their rules, and some positions."""
    game = record.game
    state = game.start()
    lines = [f"{game.name} {game.options_text}".strip(), f"start: {fields(game, state)}"]
    for number, step in enumerate(replay(record), 1):
        who, state = actor_name(step.entry.actor), step.state
        lines.append(f"{number}. {who}: {game.write_action(step.entry.action)}")
        lines += [f"    {line(event)}" for event in step.events]
        if number % EVERY == 0 or number == len(record.entries):
            lines.append(f"position: {fields(game, state)}")
    lines.append(f"outcome: {msgspec.json.encode(game.outcome(state)).decode()}")
    return "\n".join(lines) + "\n"


def line(event: Event) -> str:
    """Write an event in one line: what it is, its fields, and its rules in brackets."""
    told = msgspec.to_builtins(event)
    name, rules = told.pop("event"), " ".join([told.pop("rule"), *told.pop("also", ())])
    words = [f"{field}={value}" for field, value in told.items()]
    return " ".join([name, *words, f"[{rules}]"])


def main(arguments: list[str]) -> None:
    """Write the playthroughs, and the records if they are to be played anew."""
    for name in GOLDEN:
        if "--anew" in arguments:
            text = played_anew(name).write()
            (FOLDER / f"{name}.record").write_text(text, encoding="utf-8")
        (FOLDER / f"{name}.txt").write_text(playthrough(stored(name)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
