"""The rulebook's example for four players, turn by turn, and its scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.feurio.scenes import feurio, legal, play, refused, values

from caserne.games.feurio.events import TileLaid
from caserne.games.feurio.notation import read_space
from caserne.games.feurio.zones import score_of

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire

TURNS = [
    # player, tile, points there are, its point, the heat, the men
    ("green", 2, ["0,1", "2,-1"], "2,-1", 10, "place 1 green 0,0"),
    ("blue", 1, ["0,1"], "0,1", 10, "place 1 blue 0,0"),
    ("yellow", 2, ["-1,0", "1,-2"], "-1,0", 9, "place 2 yellow 1,-1"),
    ("red", 5, ["-1,1", "1,-2"], "1,-2", 9, "place 1 red 1,-2"),
]
"""The four turns of the book; the compass words of its text fix the spaces."""

LATER = [
    ("green", 2, "2,-2", 13, "place 1 green 0,1"),
    ("blue", 5, "-1,1", 9, "place 2 blue 1,0"),
    ("yellow", 4, "0,-2", 8, "place 1 yellow -1,0"),
    ("red", 1, "-1,-1", 9, "place 1 red 2,-2"),
    ("green", 3, "1,-3", 9, "place 1 green -1,1"),
    ("blue", 1, "2,-3", 10, "place 1 blue 2,-1"),
    ("yellow", 3, "-2,1", 7, "place 1 yellow -1,1"),
    ("red", 3, "-2,2", 8, "place 1 red -1,-1"),
]
"""Eight turns that lead to the book's scores; the book shows only where they lead."""


def opening() -> Wildfire:
    """Lay the 3, the 4 and the two 6 as the book does."""
    state = feurio("players=4").start()
    play(state, "draw 6", "draw 6", "draw 3", "draw 4")
    return state


def after(turns: int) -> Wildfire:
    """Play so many of the twelve turns."""
    state = opening()
    plays = [(tile, point, men) for _, tile, _, point, _, men in TURNS]
    plays += [(tile, point, men) for _, tile, point, _, men in LATER]
    for tile, point, men in plays[:turns]:
        play(state, f"draw {tile}", f"lay {point}", men)
    return state


@pytest.mark.rule("fe.example.turns")
@pytest.mark.parametrize("turn", range(4))
def test_the_four_turns(turn: int) -> None:
    """The hottest points, their sum and who lays are those of the book."""
    colour, tile, points, point, heat, men = TURNS[turn]
    state = after(turn)
    play(state, f"draw {tile}")
    assert legal(state) == [f"lay {space}" for space in points]
    (laid,) = play(state, f"lay {point}")
    assert isinstance(laid, TileLaid)
    assert (laid.heat, laid.player) == (heat, ["green", "blue", "yellow", "red"].index(colour) + 1)
    play(state, men)


@pytest.mark.rule("fe.example.turns")
def test_green_could_have_placed_three() -> None:
    """The 6 in the south-west has three slots and three free sides."""
    state = after(0)
    play(state, "draw 2", "lay 2,-1")
    assert [text for text in legal(state, "place") if text.endswith(" 0,0")] == [
        "place 1 green 0,0",
        "place 2 green 0,0",
        "place 3 green 0,0",
    ]


@pytest.mark.rule("fe.example.turns", "fe.place.access")
def test_blue_can_place_one_man_only() -> None:
    """A green man is there, and two sides are left."""
    state = after(1)
    play(state, "draw 1", "lay 0,1")
    assert state.free[0] == 2
    assert refused(state, "place 2 blue 0,0") == "fe.place.access"


@pytest.mark.rule("fe.example.turns", "fe.place.access")
def test_yellow_blocks_the_northern_six() -> None:
    """With two men and two free sides nobody else gets onto it."""
    state = after(2)
    play(state, "draw 2", "lay -1,0")
    assert state.free[1] == 2
    play(state, "place 2 yellow 1,-1", "draw 5", "lay 1,-2")
    assert refused(state, "place 1 red 1,-1") == "fe.place.access"


@pytest.mark.rule("fe.example.turns", "fe.hottest")
def test_three_tiles_make_a_hottest_point() -> None:
    """In the south-west 6, 2 and 1 add up to as much as 6 and 3 in the north."""
    state = after(3)
    play(state, "draw 5")
    assert legal(state) == ["lay -1,1", "lay 1,-2"]
    assert state.hottest == 9


@pytest.mark.rule("fe.example.score")
@pytest.mark.parametrize("turn", range(8))
def test_the_turns_that_lead_to_the_scores(turn: int) -> None:
    """Each tile of the later turns lies on a hottest point of the given heat."""
    _, tile, point, heat, men = LATER[turn]
    state = after(4 + turn)
    (_, laid, *_) = play(state, f"draw {tile}", f"lay {point}", men)
    assert isinstance(laid, TileLaid)
    assert laid.heat == heat
    assert score_of(state, 0)[0] >= 0
    assert values(state, "green")


@pytest.mark.rule("fe.example.score", "fe.zone.value", "fe.score")
@pytest.mark.parametrize(
    ("colour", "zones", "total"),
    [("green", [12], 12), ("blue", [6], 6), ("yellow", [4, 0], 4), ("red", [4, 1], 5)],
)
def test_the_scores(colour: str, zones: list[int], total: int) -> None:
    """Green 12; blue 6; yellow a surrounded 6 and 4; red 4 and 1."""
    state = after(12)
    assert values(state, colour) == zones
    seat = ["green", "blue", "yellow", "red"].index(colour)
    assert int(score_of(state, seat)[0]) == total


@pytest.mark.rule("fe.example.score", "fe.zone")
def test_one_more_man_would_make_red_twelve() -> None:
    """A red man on the 4 in between would join the 5 and the 1."""
    state = after(12)
    tile = int(state.tile_at(read_space("0,-2")))
    state.men[tile * 4 + 3] += 1
    assert values(state, "red") == [12]


def test_a_rhombus_of_other_tiles() -> None:
    """With 3, 4, 5 and 6, the 3 opposite the 4, the sums are 8, 9, 9 and 10."""
    state = feurio("players=4").start()
    play(state, "draw 6", "draw 5", "draw 3", "draw 4")
    heats = sorted(int(state.heats[point]) for point in range(state.point_count))
    assert heats[-4:] == [8, 9, 9, 10]
