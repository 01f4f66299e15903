"""Doors, hose and axe: reach, cost and effect."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import (
    after,
    between,
    fires,
    legal,
    play,
    refused,
    scene,
    smokes,
)

from caserne.games.flashpoint.events import DoorTurned, WallDamaged

# Doors

DOORS = """
    +---+---+---+
    |1  D   d   |
    +---+---+---+
"""


@pytest.mark.rule("fp.door")
def test_a_door_of_the_own_space_is_opened_for_1() -> None:
    """A closed door on an edge of the own space is opened for 1 AP."""
    state = scene(DOORS)
    events = play(state, "open 1-1/1-2")
    assert [event.open for event in events if isinstance(event, DoorTurned)] == [True]
    assert (between(state, "1-1", "1-2"), state.ap) == ("door-open", 3)


@pytest.mark.rule("fp.door")
def test_an_open_door_is_closed_for_1() -> None:
    """An open door on an edge of the own space is closed for 1 AP, from either side."""
    state = after(scene(DOORS), "open 1-1/1-2", "move 1-2")
    play(state, "close 1-2/1-3")
    assert (between(state, "1-2", "1-3"), state.ap) == ("door", 1)
    assert refused(state, "move 1-3") == "fp.move.passages"


@pytest.mark.rule("fp.door")
def test_a_door_further_off_is_out_of_reach() -> None:
    """A door that is not on the own space is neither opened nor closed."""
    assert refused(scene(DOORS), "close 1-2/1-3") == "fp.door"
    assert legal(scene(DOORS), "close") == []


@pytest.mark.rule("fp.door")
def test_a_door_is_opened_only_if_closed() -> None:
    """An open door is not opened, a closed one not closed."""
    state = scene(DOORS)
    assert refused(state, "close 1-1/1-2") == "fp.door"
    play(state, "open 1-1/1-2")
    assert refused(state, "open 1-1/1-2") == "fp.door"


@pytest.mark.rule("fp.door")
def test_a_wall_is_no_door() -> None:
    """Walls are not opened."""
    assert refused(scene(DOORS), "open 0-1/1-1") == "fp.door"


@pytest.mark.rule("fp.door")
def test_a_door_is_opened_with_a_victim_in_arms() -> None:
    """A door costs no more to whoever carries a victim."""
    state = scene(DOORS, carries={1: "victim"})
    play(state, "open 1-1/1-2", "move 1-2")
    assert state.ap == 1


# The hose

CORNER = """
       +---+---+---+
       |   | f |   |
       +   +---+   +
       |     1   f |
       +   +-D-+   +
       |   | f | s |
       +---+---+---+
"""


@pytest.mark.rule("fp.extinguish")
@pytest.mark.parametrize(
    ("hazard", "action", "cost", "left"),
    [
        pytest.param("s", "extinguish 1-2", 1, "clear", id="smoke away"),
        pytest.param("f", "douse 1-2", 1, "smoke", id="fire to smoke"),
        pytest.param("f", "extinguish 1-2", 2, "clear", id="fire away"),
    ],
)
def test_what_water_does_next_door(hazard: str, action: str, cost: int, left: str) -> None:
    """Smoke is removed for 1 AP, fire turned to smoke for 1 AP or removed for 2."""
    state = scene(f"""
        +---+---+
        |1    {hazard} |
        +---+---+
    """)
    play(state, action)
    assert state.ap == 4 - cost
    assert fires(state) == set()
    assert smokes(state) == ({"1-2"} if left == "smoke" else set())


@pytest.mark.rule("fp.extinguish")
@pytest.mark.parametrize(
    ("hazard", "action", "cost"),
    [("s", "extinguish 1-1", 1), ("f", "douse 1-1", 1), ("f", "extinguish 1-1", 2)],
)
def test_water_in_the_own_space(hazard: str, action: str, cost: int) -> None:
    """The own space is put out as an adjacent one is, at the same cost."""
    state = scene(f"""
        +---+
        |1{hazard} |
        +---+
    """)
    play(state, action)
    assert (state.ap, fires(state)) == (4 - cost, set())


@pytest.mark.rule("fp.extinguish")
def test_fire_in_two_steps_costs_the_same() -> None:
    """Fire to smoke and smoke away cost 1 AP each: 2 in all."""
    state = scene("""
        +---+---+
        |1    f |
        +---+---+
    """)
    play(state, "douse 1-2", "extinguish 1-2")
    assert (state.ap, fires(state), smokes(state)) == (2, set(), set())


@pytest.mark.rule("fp.extinguish")
@pytest.mark.parametrize(
    ("space", "rule"),
    [
        pytest.param("1-2", "fp.board.blocked", id="wall"),
        pytest.param("3-2", "fp.board.blocked", id="closed door"),
        pytest.param("3-3", "fp.extinguish", id="diagonal"),
        pytest.param("1-1", "fp.extinguish", id="clear diagonal"),
    ],
)
def test_water_reaches_adjacent_spaces_only(space: str, rule: str) -> None:
    """Walls, closed doors and diagonals are out of the hose's reach."""
    state = scene(CORNER)
    assert refused(state, f"extinguish {space}") == rule
    assert legal(state, "extinguish") == ["extinguish 2-3"]


@pytest.mark.rule("fp.extinguish")
def test_water_goes_through_an_open_door() -> None:
    """An open door makes its spaces adjacent: the hose reaches through."""
    state = after(scene(CORNER), "open 2-2/3-2", "extinguish 3-2")
    assert "3-2" not in fires(state)


@pytest.mark.rule("fp.extinguish")
def test_water_from_outside() -> None:
    """From outside the hose reaches in through a doorway."""
    state = scene("""
           +---+
           | f O1
           +---+
    """)
    play(state, "extinguish 1-1")
    assert fires(state) == set()


@pytest.mark.rule("fp.extinguish")
def test_nothing_is_put_out_where_nothing_burns() -> None:
    """On a clear space there is nothing to remove, on smoke nothing to turn to smoke."""
    state = scene("""
        +---+---+
        |1    s |
        +---+---+
    """)
    assert refused(state, "extinguish 1-1") == "fp.extinguish"
    assert refused(state, "douse 1-2") == "fp.extinguish"


# The axe


@pytest.mark.rule("fp.chop")
def test_a_blow_puts_one_counter_on_a_wall_for_2() -> None:
    """A blow at a wall of the own space costs 2 AP and puts one damage counter on it."""
    state = scene("""
        +---+---+
        |1  |   |
        +---+---+
    """)
    events = play(state, "chop 1-1/1-2")
    assert [
        (event.used, event.destroyed) for event in events if isinstance(event, WallDamaged)
    ] == [(1, False)]
    assert (between(state, "1-1", "1-2"), state.damage, state.ap) == ("damaged-wall", 1, 2)


@pytest.mark.rule("fp.chop")
def test_two_blows_destroy_a_wall() -> None:
    """Two counters destroy the wall, 4 AP in all."""
    state = scene("""
        +---+---+
        |1  |   |
        +---+---+
    """)
    play(state, "chop 1-1/1-2", "chop 1-1/1-2")
    assert (between(state, "1-1", "1-2"), state.damage, state.ap) == ("ruin", 2, 0)


@pytest.mark.rule("fp.chop")
def test_a_blow_from_outside() -> None:
    """Outer walls are struck from inside and from outside."""
    state = scene("""
           +---+
           |   |1
           +---+
    """)
    play(state, "chop 1-1/1-2", "chop 1-1/1-2")
    assert between(state, "1-1", "1-2") == "ruin"


@pytest.mark.rule("fp.chop")
def test_only_the_walls_of_the_own_space() -> None:
    """A wall elsewhere is out of the axe's reach."""
    state = scene("""
        +---+---+---+
        |1      |   |
        +---+---+---+
    """)
    assert refused(state, "chop 1-2/1-3") == "fp.chop"
    assert legal(state, "chop") == ["chop 0-1/1-1", "chop 1-0/1-1", "chop 1-1/2-1"]


@pytest.mark.rule("fp.chop")
@pytest.mark.parametrize(
    ("mark", "rule"),
    [
        ("'", "fp.chop"),
        ("D", "fp.chop"),
        ("d", "fp.chop"),
        ("o", "fp.board.doorway-empty"),
        ("O", "fp.board.exterior-doorway"),
        (" ", "fp.chop"),
    ],
)
def test_only_walls_that_stand(mark: str, rule: str) -> None:
    """Neither ruins nor doors nor open edges take a blow."""
    state = scene(f"""
        +---+---+
        |1  {mark}   |
        +---+---+
    """)
    assert refused(state, "chop 1-1/1-2") == rule
    assert "chop 1-1/1-2" not in legal(state)
