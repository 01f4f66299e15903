"""The laws hold for every game of the catalogue, whatever its options."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, get_args, get_origin, get_type_hints

import pytest

from caserne.core.event import Event
from caserne.games import GAMES
from tests.laws import flashpoint
from tests.laws.cases import AXES, POSSIBLE, Case, cases, cases_of, pairs, pairs_of_axes
from tests.laws.laws import LAWS
from tests.laws.trails import Kit, Trail, by_verb, curious, play

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.core.game import Game

KITS: Final[dict[str, Kit]] = {"flashpoint": flashpoint.KIT}
CASES: Final = cases()


@lru_cache(maxsize=None)
def trails(case: Case) -> list[Trail]:
    """Play a case with a player that knows only the contract, and with one that knows the game."""
    game, kit, number = case.game(), KITS[case.name], CASES.index(case)
    outsider = (by_verb, curious)[number % 2]
    return [
        play(game, kit, 2 * number, outsider(game, number)),
        play(game, kit, 2 * number + 1, kit.insider(game, number)),
    ]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_law(case: Case, law: Callable[[Trail], None]) -> None:
    """Every law holds at every step of seeded games with every option set."""
    for trail in trails(case):
        law(trail)
