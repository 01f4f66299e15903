"""Action points: every action at its cost, and none for a point less."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import legal, play, refused, scene

from caserne.games.flashpoint.points import points_kept

ROOMS = """
       +---+---+---+
       | s   1   f |
       +   +-D-+   +
       |   !   |   |
       +---+---+---+
"""


@pytest.mark.rule("fp.turn.ap")
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        pytest.param("move 1-1", 1, id="into smoke"),
        pytest.param("open 1-2/2-2", 1, id="a door"),
        pytest.param("extinguish 1-1", 1, id="smoke away"),
        pytest.param("douse 1-3", 1, id="fire to smoke"),
        pytest.param("extinguish 1-3", 2, id="fire away"),
        pytest.param("chop 0-2/1-2", 2, id="a blow"),
    ],
)
def test_an_action_must_be_paid_in_full(action: str, cost: int) -> None:
    """With just enough points an action is done and leaves none; with one less it is refused."""
    state = scene(ROOMS, ap=cost)
    play(state, action)
    assert state.ap == 0
    poor = scene(ROOMS, ap=cost - 1)
    assert refused(poor, action) == "fp.turn.ap"
    assert action not in legal(poor)


@pytest.mark.rule("fp.turn.ap")
def test_a_step_with_a_load_must_be_paid_in_full() -> None:
    """Carrying costs 2 AP a step: with 1 AP nobody carries."""
    state = scene(ROOMS, carries={1: "victim"}, ap=1)
    assert refused(state, "move 1-1") == "fp.turn.ap"


@pytest.mark.rule("fp.turn.ap")
def test_what_costs_nothing_needs_no_points() -> None:
    """Picking up and putting down are free, and possible with no points left."""
    state = scene(ROOMS, also={"1-2": "v"}, ap=0)
    assert legal(state) == ["end", "take victim"]


@pytest.mark.rule("fp.turn.save")
@pytest.mark.parametrize(
    ("left", "kept"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 4), (7, 4), (8, 4)]
)
def test_points_kept(left: int, kept: int) -> None:
    """A player may keep up to 4 points at the end of its turn, no more."""
    assert points_kept(left) == kept
