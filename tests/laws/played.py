"""The games the laws are tried on: each case and opening by an outsider, and by an insider."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tests.laws import feurio, flashpoint, onfire
from tests.laws.cases import Case, cases
from tests.laws.trails import by_verb, curious, play

if TYPE_CHECKING:
    from tests.laws.trails import Kit, Trail

KITS: Final[dict[str, Kit]] = {
    "flashpoint": flashpoint.KIT,
    "feurio": feurio.KIT,
    "onfire": onfire.KIT,
}
"""What the laws must be told about each game."""

CASES: Final = cases() + [
    Case(name, title, line) for name, kit in KITS.items() for title, line in kit.openings.items()
]

SEEDS: Final = {"flashpoint": 100, "feurio": 2200, "onfire": 2200}
"""Chosen so that everything happens at least once: ``test_coverage.py`` says if not."""


@cache
def trails(case: Case) -> list[Trail]:
    """Play a case with a player that knows only the contract, and with one that knows the game."""
    game, kit = case.game(), KITS[case.name]
    number = [other for other in CASES if other.name == case.name].index(case)
    outsider, seed = (by_verb, curious)[number % 2], SEEDS[case.name] + 2 * number
    return [
        play(game, kit, seed, outsider(game, number)),
        play(game, kit, seed + 1, kit.insider(game, number)),
    ]
