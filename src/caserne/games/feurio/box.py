"""What is in the box: tiles and men."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TILES: Final = 36
HIGHEST: Final = 6
EACH: Final = 6
"""Six tiles of each value from 1 to 6 [fe.tiles]."""

HIDDEN: Final = 7
"""The value of a tile that whoever looks on may not know."""

SLOTS: Final = vec[i64]([0, 1, 1, 2, 2, 3, 3, 0])
"""The room for men on a tile, by its value.

The book says: one to three, and the more water the fewer; its example shows three on a 6. The 1, 2,
3 and 5 are told by reviews of the printed game; the two of the 4 are our ruling.
"""

COLOURS: Final = ("green", "blue", "yellow", "red")
COLOUR_COUNT: Final = 4
MEN: Final = 12
"""Men of each colour [fe.men]."""

REINFORCEMENT: Final = 3
"""The colour of the reinforcements with three players."""
REINFORCEMENTS: Final = 4
"""How many of them each player gets."""

MOST_SEATS: Final = 4
THREE: Final = 3


def slots(value: i64) -> i64:
    """Give the number of slots a tile of a value has [fe.tiles]."""
    return SLOTS[value]


def men_of(seats: i64, seat: i64, colour: i64) -> i64:
    """Count the men of a colour that a seat begins with [fe.men]."""
    if seats == THREE and colour == REINFORCEMENT:
        return REINFORCEMENTS
    if owner_of(seats, colour) == seat:
        return MEN
    return 0


def owner_of(seats: i64, colour: i64) -> i64:
    """Give the seat that a colour scores for; -1 for reinforcements, which score for nobody."""
    if seats == MOST_SEATS:
        return colour
    if seats == THREE:
        return colour if colour != REINFORCEMENT else -1
    return colour * seats // COLOUR_COUNT
