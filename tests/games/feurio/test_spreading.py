"""The fire spreads to its hottest point."""

from __future__ import annotations

import pytest
from tests.games.feurio.scenes import actor, due_now, forest, legal, play, refused

from caserne.games.feurio.events import TileDrawn, TileLaid

START = "0,-1:3 0,0:6 1,-1:6 1,0:4"


# Drawing


@pytest.mark.rule("fe.draw")
def test_a_turn_begins_with_a_tile() -> None:
    """While tiles are left chance draws one before the player does anything."""
    state = forest(START, owed="draw")
    assert actor(state) == "chance"
    assert refused(state, "place 1 green 0,0") == "fe.draw"
    assert refused(state, "lay 0,1") == "fe.draw"


@pytest.mark.rule("fe.draw")
@pytest.mark.parametrize("action", ["pass", "place 1 green 0,0", "draw 3"])
def test_the_tile_must_be_laid_first(action: str) -> None:
    """With a tile in hand nothing else can be done."""
    state = forest(START, owed="draw")
    play(state, "draw 2")
    assert refused(state, action) == "fe.draw"
    assert legal(state) == legal(state, "lay")


@pytest.mark.rule("fe.draw")
def test_tiles_are_drawn_by_their_number() -> None:
    """What is left in the bag weighs."""
    state = forest(START, owed="draw")
    assert [int(state.weight(action)) for action in state.legal()] == [6, 6, 5, 5, 6, 4]


@pytest.mark.rule("fe.draw")
def test_a_drawn_tile_leaves_the_bag() -> None:
    """It is told with its value, and is in hand."""
    state = forest(START, owed="draw")
    events = play(state, "draw 2")
    assert events == [TileDrawn(rule="fe.draw", player=1, value=2)]
    assert (int(state.bag[2]), int(state.drawn), due_now(state)) == (5, 2, "lay")


@pytest.mark.rule("fe.draw")
def test_after_laying_men_may_be_placed() -> None:
    """Then it is the same player's decision still."""
    state = forest(START, owed="draw")
    play(state, "draw 2", "lay 0,1")
    assert (actor(state), due_now(state), int(state.drawn)) == ("seat 1", "place", 0)


# The hottest point


@pytest.mark.rule("fe.hottest")
def test_the_highest_sum_of_neighbours() -> None:
    """Of all spaces beside the tiles only those with the highest sum will do."""
    state = forest(START, owed="lay", drawn=2)
    assert legal(state) == ["lay 0,1", "lay 2,-1"]
    for space in ("1,-2", "-1,0", "2,0", "5,5", "0,0"):
        assert refused(state, f"lay {space}") == "fe.hottest"


@pytest.mark.rule("fe.hottest")
def test_three_neighbours_count() -> None:
    """A space between three tiles adds up all three."""
    state = forest("0,0:1 1,-1:2 2,-1:3 0,1:6", owed="lay", drawn=1)
    assert legal(state) == ["lay 1,0"]
    events = play(state, "lay 1,0")
    assert [event.heat for event in events if isinstance(event, TileLaid)] == [12]


@pytest.mark.rule("fe.hottest")
def test_six_neighbours_count() -> None:
    """A hole in the fire adds up all six."""
    state = forest("0,0:6 1,0:6 2,-1:6 2,-2:6 1,-2:6 0,-1:6", owed="lay", drawn=1)
    assert legal(state) == ["lay 1,-1"]
    assert state.hottest == 36


@pytest.mark.rule("fe.hottest")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_new_tiles_value_does_not_matter(value: int) -> None:
    """Whatever is drawn, the hottest points are the same."""
    state = forest(START, owed="draw")
    play(state, f"draw {value}")
    assert legal(state) == ["lay 0,1", "lay 2,-1"]


@pytest.mark.rule("fe.hottest")
def test_the_laid_tile_warms_its_surroundings() -> None:
    """Next time the new tile counts too."""
    state = forest(START, owed="draw")
    play(state, "draw 6", "lay 2,-1", "pass", "draw 1")
    assert legal(state) == ["lay 2,-2"]
    assert state.hottest == 12


@pytest.mark.rule("fe.hottest", "fe.firebreak.zero")
def test_a_firebreak_does_not_warm() -> None:
    """It counts nothing, whatever lies under it."""
    state = forest("0,0:2 1,-1:#6@1 0,1:1", "players=4 firebreaks=yes", owed="lay", drawn=1)
    assert legal(state, "lay") == ["lay -1,1", "lay 1,0"]
    assert state.hottest == 3


@pytest.mark.rule("fe.hottest")
def test_if_all_is_cold_any_space_beside_a_tile_will_do() -> None:
    """Where firebreaks enclose the whole fire every point has the same heat, none."""
    ring = "0,0:6 0,-1:#1@1 1,-1:#2@1 1,0:#3@1 0,1:#4@1 -1,1:#5@1 -1,0:#1@1"
    state = forest(ring, "players=4 firebreaks=yes", owed="lay", drawn=1)
    assert state.hottest == 0
    assert len(legal(state, "lay")) == 12
    assert refused(state, "lay 3,0") == "fe.hottest"
