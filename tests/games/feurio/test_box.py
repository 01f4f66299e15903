"""What is in the box."""

from __future__ import annotations

import pytest
from tests.games.feurio.scenes import feurio, forest, legal, refused, spend

from caserne.games.feurio import box
from caserne.games.feurio.box import men_of, slots


@pytest.mark.rule("fe.tiles")
@pytest.mark.parametrize("value", range(1, 7))
def test_six_tiles_of_each_value(value: int) -> None:
    """Before anything is drawn each value weighs six of thirty-six."""
    state = feurio().start()
    weights = [int(state.weight(action)) for action in state.legal()]
    assert weights == [6] * 6
    assert state.weight(state.legal()[value - 1]) == 6


@pytest.mark.rule("fe.tiles")
@pytest.mark.parametrize(("value", "men"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_slots_by_value(value: int, men: int) -> None:
    """The more water a tile has, the fewer men find room on it."""
    state = forest(f"0,0:{value}")
    assert slots(value) == men
    assert legal(state, "place") == [f"place {n} green 0,0" for n in range(1, men + 1)]


@pytest.mark.rule("fe.tiles")
def test_a_value_that_is_used_up_is_not_drawn() -> None:
    """A seventh tile of a value is refused."""
    state = forest("0,0:6 1,-1:6 0,-1:6 1,0:6 0,1:6 2,-1:6", owed="draw")
    assert refused(state, "draw 6") == "fe.tiles"
    assert legal(state) == [f"draw {value}" for value in range(1, 6)]


@pytest.mark.rule("fe.men")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_twelve_men_of_each_colour(players: int) -> None:
    """However many play, all 48 men are in their hands at the start."""
    for colour in range(4):
        assert sum(int(men_of(players, seat, colour)) for seat in range(players)) == 12
    state = feurio(f"players={players}").start()
    assert sum(map(int, state.hands)) == 48


@pytest.mark.rule("fe.men")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_nobody_places_men_it_has_not(left: int) -> None:
    """Not more men are placed than are left in hand."""
    state = spend(forest("0,0:6"), 1, green=left)
    assert len(legal(state, "place")) == left
    assert refused(state, f"place {left + 1} green 0,0") == "fe.men"


@pytest.mark.rule("fe.men")
def test_nobody_places_anothers_men() -> None:
    """Men of another player's colour are not in hand."""
    assert refused(forest("0,0:6"), "place 1 blue 0,0") == "fe.men"
    assert box.owner_of(4, 1) == 1
