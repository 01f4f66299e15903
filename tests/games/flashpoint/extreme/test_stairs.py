"""Stairs: five neighbours, explosions and shockwaves that go up and down, the printed examples."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.extreme.places import family
from tests.games.flashpoint.scenes import between, fires, legal, play, refused, smokes, where

LAB = "board=laboratory"
DONE = "crew=0-0 due=ended,begin,replenish,aftermath,fire"
"""The firefighter is far away and the fire is next."""


@pytest.mark.rule("fp.x.stairs")
def test_the_halves_of_a_staircase_are_adjacent() -> None:
    """One walks up for a point, and water reaches the other half."""
    state = family(LAB, "crew=3-4 fire=u2-8")
    assert "extinguish u2-8" in legal(state)
    play(state, "douse u2-8", "extinguish u2-8", "move u2-8")
    assert (where(state, 1), state.ap) == ("u2-8", 1)


@pytest.mark.rule("fp.x.stairs")
def test_fire_takes_the_stairs() -> None:
    """Smoke on one half beside fire on the other burns."""
    state = family(LAB, f"fire=3-4 {DONE}")
    play(state, "roll 2-8")
    assert fires(state) == {"3-4", "u2-8"}


@pytest.mark.rule("fp.x.no-throwing")
def test_nothing_and_nobody_leaves_an_upper_floor_through_a_window() -> None:
    """Without a ladder there is nothing to stand on outside."""
    state = family(LAB, "crew=u2-5:carries-victim unseen=9+5 edges=u2-4/u2-5:window-open")
    assert refused(state, "move u2-4") == "fp.x.no-throwing"
    assert "move u2-4" not in legal(state)


@pytest.mark.rule("fp.x.no-throwing")
def test_nobody_walks_outside_the_basement() -> None:
    """The basement has no spaces outside at all."""
    state = family(f"{LAB} level=basement", "crew=b3-9")
    board = state.board
    spaces = [name for name in board.names if name.startswith("b")]
    assert len(spaces) == 24
    assert all(board.is_inside(board.numbers[name]) for name in spaces)


@pytest.mark.rule("fp.x.stairs.explosion")
def test_printed_example_of_an_explosion_on_the_stairs() -> None:
    """Walls on three sides are damaged, the open side burns, and above a shockwave leaves.

    The upper half burns already: the blast goes on to the one space no wall keeps from it.
    """
    state = family(LAB, f"fire=3-4,u2-8 {DONE}")
    play(state, "roll 3-4")
    walls = [("2-4", "3-4"), ("3-4", "3-5"), ("3-4", "4-4")]
    assert [between(state, *wall) for wall in walls] == ["damaged-wall"] * 3
    assert fires(state) == {"3-4", "3-3", "u2-8", "u2-7"}
    assert state.damage == 3


@pytest.mark.rule("fp.x.stairs.explosion")
def test_the_printed_side_counts_even_if_walls_are_gone() -> None:
    """With the other walls of the upper half destroyed the shockwave takes the same way."""
    ruins = "edges=u1-8/u2-8:ruin,u2-8/u2-9:ruin,u2-8/u3-8:ruin"
    state = family(LAB, f"fire=3-4,u2-8 {ruins} {DONE}")
    play(state, "roll 3-4")
    assert fires(state) == {"3-4", "3-3", "u2-8", "u2-7"}


@pytest.mark.rule("fp.x.stairs.explosion")
@pytest.mark.parametrize("hazard", ["", "smoke=u2-8"])
def test_an_explosion_sets_the_other_half_on_fire(hazard: str) -> None:
    """Clear or smoky, the other half burns."""
    state = family(LAB, f"fire=3-4 {hazard} {DONE}")
    play(state, "roll 3-4")
    assert fires(state) == {"3-4", "3-3", "u2-8"}


@pytest.mark.rule("fp.x.stairs.shockwave")
def test_printed_example_of_a_shockwave_on_the_stairs() -> None:
    """A destroyed wall behind the stairs is the way of least resistance: the space beyond burns."""
    state = family(LAB, f"fire=3-2,3-3,3-4 edges=3-4/3-5:ruin {DONE}")
    play(state, "roll 3-2")
    assert "u2-8" not in fires(state)
    assert between(state, "3-4", "3-5") == "ruin"
    assert fires(state) == {"3-2", "3-3", "3-4", "3-1", "4-2", "3-5"}


@pytest.mark.rule("fp.x.stairs.shockwave")
def test_with_the_wall_standing_the_shockwave_goes_up() -> None:
    """The note of the example: else the upper half would have been reached, and no wall damaged."""
    state = family(LAB, f"fire=3-2,3-3,3-4 {DONE}")
    play(state, "roll 3-2")
    assert "u2-8" in fires(state)
    assert between(state, "3-4", "3-5") == "wall"


@pytest.mark.rule("fp.x.stairs.shockwave")
def test_a_shockwave_goes_on_from_a_burning_upper_half() -> None:
    """It leaves by the side without a printed wall, through fire, to the first clear space."""
    state = family(LAB, f"fire=3-2,3-3,3-4,u2-8,u2-7 {DONE}")
    play(state, "roll 3-2")
    assert "u2-6" in fires(state)


@pytest.mark.rule("fp.x.stairs.shockwave")
def test_a_shockwave_down_the_stairs_leaves_a_token_by_its_nominal_exit() -> None:
    """The token's space has no walls of its own: the attic's stairs are left to the east."""
    state = family("board=garage level=attic", f"fire=2-1,a1-9,a1-10,a1-11 {DONE}")
    play(state, "roll 1-11")
    assert "2-2" in fires(state)
    assert smokes(state) == set()
