"""The plane the fire spreads over: hexagons by axial coordinates from the first tile.

A hexagon is one number, ``(q + 64) * 128 + r + 64``, and its neighbours are six constant steps
away. The plane has no edge, but a fire of 36 tiles has: it is kept in a ring of 1027 cells, in
which a hexagon has the place ``(q + 56 * r) mod 1027``. No two hexagons less than 37
steps apart share a cell, and no two tiles or points of 35 connected tiles are further apart than
36.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDES: Final = 6
WIDTH: Final = 128
MIDDLE: Final = 64
FARTHEST: Final = 35
"""No tile lies further from the first one: there are 36, and each touches another."""

HEX_STEPS: Final = vec[i64]([-1, WIDTH - 1, WIDTH, 1, 1 - WIDTH, -WIDTH])
"""The neighbours of a hexagon: north, north-east, south-east, south, south-west, north-west."""

CELLS: Final = 1027
SHIFT: Final = 56
CELL_STEPS: Final = vec[i64]([CELLS - SHIFT, CELLS + 1 - SHIFT, 1, SHIFT, SHIFT - 1, CELLS - 1])
"""The same steps from cell to cell, to be taken round the ring."""


def hexagon(q: i64, r: i64) -> i64:
    """Give the number of a hexagon."""
    return (q + MIDDLE) * WIDTH + r + MIDDLE


def column(number: i64) -> i64:
    """Give the first coordinate of a hexagon, which grows eastwards."""
    return number // WIDTH - MIDDLE


def row(number: i64) -> i64:
    """Give the second coordinate of a hexagon, which grows southwards."""
    return number % WIDTH - MIDDLE


def distance(q: i64, r: i64) -> i64:
    """Count the steps from the first tile."""
    return max(q, -q, r, -r, q + r, -q - r)


def cell_of(number: i64) -> i64:
    """Give the cell of a hexagon."""
    return (column(number) + SHIFT * row(number) + 4 * CELLS) % CELLS


def beside(cell: i64, way: i64) -> i64:
    """Give the neighbouring cell on one of the six sides."""
    near = cell + CELL_STEPS[way]
    return near - CELLS if near >= CELLS else near
