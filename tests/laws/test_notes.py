"""What a position of Flash Point notes for itself, so as not to look for it, is as counted anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.laws.flashpoint import positions
from tests.laws.played import CASES, trails
from tests.laws.trails import reread

from caserne.games.flashpoint.game import as_incident
from caserne.games.flashpoint.scene import FIRE, SMOKE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.laws.cases import Case
    from tests.laws.trails import Trail

    from caserne.games.flashpoint.incident import Incident

FLASHPOINT = [case for case in CASES if case.name == "flashpoint"]
READ = 12
"""So many positions of a trail are read back."""


@pytest.mark.parametrize("case", FLASHPOINT, ids=str)
def test_a_flashover_is_not_overlooked(case: Case) -> None:
    """Where smoke in the building lies beside fire, the position knows that it may flash over."""
    for state in played_and_read(case):
        beside = [space for space in smoke_in(state) if state.touches(space, FIRE)]
        assert state.restless or not beside


@pytest.mark.parametrize("case", FLASHPOINT, ids=str)
def test_fire_outside_is_not_overlooked(case: Case) -> None:
    """Where anything burns or smokes outside, the position knows."""
    for state in played_and_read(case):
        inside, hazards = state.board.is_inside, state.hazards
        outside = [space for space in range(state.board.size) if not inside(space)]
        assert state.fire_outside or not any(hazards[space] for space in outside)


def played_and_read(case: Case) -> Iterator[Incident]:
    """Give the positions of a case's games, and some of them made from their text alone."""
    for trail in trails(case):
        for state, _ in positions(trail):
            yield state
        yield from read_back(trail)


def read_back(trail: Trail) -> Iterator[Incident]:
    """Read some positions of a trail from their text."""
    for number in trail.sample(READ):
        yield as_incident(reread(trail.game, trail.steps[number].text))


def smoke_in(state: Incident) -> list[int]:
    """List the spaces of the building with smoke."""
    inside, hazards = state.board.is_inside, state.hazards
    return [space for space in range(state.board.size) if hazards[space] == SMOKE and inside(space)]
