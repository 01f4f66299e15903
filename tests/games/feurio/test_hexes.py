"""The plane as a ring of cells: nothing of one fire is ever taken for something else of it."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.feurio.scenes import feurio, legal, play

from caserne.games.feurio import hexes
from caserne.games.feurio.forest import MOST_POINTS

REACH = 37


def test_no_two_spaces_of_a_fire_share_a_cell() -> None:
    """Two hexagons in one cell are at least 37 steps apart, more than any fire is wide."""
    apart = [
        int(hexes.distance(q, r))
        for q, r in product(range(-2 * REACH, 2 * REACH + 1), repeat=2)
        if (q, r) != (0, 0) and (q + hexes.SHIFT * r) % hexes.CELLS == 0
    ]
    assert min(apart) == REACH


@pytest.mark.parametrize(("q", "r"), [(0, 0), (3, -5), (-35, 0), (35, -35), (0, 35), (-18, 30)])
def test_cells_have_the_same_neighbours_as_hexagons(q: int, r: int) -> None:
    """A step on the plane is a step from cell to cell."""
    number = hexes.hexagon(q, r)
    assert (hexes.column(number), hexes.row(number)) == (q, r)
    for way in range(hexes.SIDES):
        near = number + hexes.HEX_STEPS[way]
        assert hexes.distance(hexes.column(near) - q, hexes.row(near) - r) == 1
        assert hexes.beside(hexes.cell_of(number), way) == hexes.cell_of(near)


def test_the_longest_fire() -> None:
    """Two players who lay nothing but firebreaks in a line get as far as there are tiles."""
    state = feurio("firebreaks=yes").start()
    play(state, "draw 6", "draw 5")
    while state.tiles_left():
        play(state, legal(state)[0])
        furthest = max(legal(state, "break"), key=lambda text: int(text.split()[1].split(",")[0]))
        play(state, furthest)
    columns = [int(hexes.column(int(number))) for number in state.hexes]
    assert max(columns) == 28
    assert state.point_count <= MOST_POINTS
    for tile in range(state.count):
        beside = [state.neighbour(tile, way) for way in range(6)]
        assert state.free[tile] == beside.count(-1)
