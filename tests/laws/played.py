"""The games the laws are tried on: each case once by an outsider, once by an insider."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tests.laws import flashpoint
from tests.laws.cases import Case, cases
from tests.laws.trails import by_verb, curious, play

if TYPE_CHECKING:
    from tests.laws.trails import Kit, Trail

KITS: Final[dict[str, Kit]] = {"flashpoint": flashpoint.KIT}
"""What the laws must be told about each game."""

CASES: Final = cases()

SEED: Final = 100
"""Chosen so that everything happens at least once: ``test_coverage.py`` says if not."""


@cache
def trails(case: Case) -> list[Trail]:
    """Play a case with a player that knows only the contract, and with one that knows the game."""
    game, kit, number = case.game(), KITS[case.name], CASES.index(case)
    outsider = (by_verb, curious)[number % 2]
    return [
        play(game, kit, SEED + 2 * number, outsider(game, number)),
        play(game, kit, SEED + 2 * number + 1, kit.insider(game, number)),
    ]
