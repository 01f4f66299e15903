"""What stands between two spaces, and what becomes of it when it is opened or hit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# The passable ones come first, so that one comparison answers "adjacent?".
OPEN: Final = 0
DOORWAY: Final = 1  # printed open, as the outer doorways are
EMPTY_DOORWAY: Final = 2  # its door token is destroyed
RUIN: Final = 3  # a destroyed wall
DOOR_OPEN: Final = 4
WINDOW_OPEN: Final = 5
FIRE_DOOR_OPEN: Final = 6
STAIRS: Final = 7
WALL: Final = 8
DAMAGED_WALL: Final = 9
DOOR: Final = 10
LIGHT_WALL: Final = 11
WINDOW: Final = 12
FIRE_DOOR: Final = 13
SOLID: Final = 14

FIRST_BLOCKING: Final = WALL

NAMES: Final = (
    "open",
    "doorway",
    "empty-doorway",
    "ruin",
    "door-open",
    "window-open",
    "fire-door-open",
    "stairs",
    "wall",
    "damaged-wall",
    "door",
    "light-wall",
    "window",
    "fire-door",
    "solid",
)

AFTER_DAMAGE: Final = vec[u8](
    [
        OPEN,
        DOORWAY,
        EMPTY_DOORWAY,
        RUIN,
        DOOR_OPEN,
        WINDOW_OPEN,
        FIRE_DOOR_OPEN,
        STAIRS,
        DAMAGED_WALL,
        RUIN,
        DOOR,
        LIGHT_WALL,
        WINDOW,
        FIRE_DOOR,
        SOLID,
    ]
)
"""What a damage counter makes of an edge; walls only, until other edges have their rules."""


def is_passable(edge: i64) -> bool:
    """Tell whether the spaces on both sides are adjacent [fp.board.blocked].

    A destroyed wall and an empty doorway let everything through [fp.board.wall-destroyed]
    [fp.board.doorway-empty].
    """
    return edge < FIRST_BLOCKING


def is_standing_wall(edge: i64) -> bool:
    """Tell whether an edge is a wall that still takes damage [fp.board.exterior-doorway].

    Doors and doorways never take counters.
    """
    return WALL <= edge <= DAMAGED_WALL
