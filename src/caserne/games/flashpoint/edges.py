"""What stands between two spaces, and what becomes of it when it is opened or hit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# The passable ones come first, so that one comparison answers "adjacent?"; what takes damage
# stands together, so that two answer that.
OPEN: Final = 0
DOORWAY: Final = 1  # printed open, as the outer doorways are
EMPTY_DOORWAY: Final = 2  # its door token is destroyed
RUIN: Final = 3  # a destroyed wall
DOOR_OPEN: Final = 4
FIRE_DOOR_OPEN: Final = 5
STAIRS: Final = 6
WINDOW_OPEN: Final = 7
WALL: Final = 8
DAMAGED_WALL: Final = 9
LIGHT_WALL: Final = 10
WINDOW: Final = 11
DOOR: Final = 12
FIRE_DOOR: Final = 13
JAMMED: Final = 14  # a fire door with jam counters on it
SOLID: Final = 15

FIRST_BLOCKING: Final = WALL

NAMES: Final = (
    "open",
    "doorway",
    "empty-doorway",
    "ruin",
    "door-open",
    "fire-door-open",
    "stairs",
    "window-open",
    "wall",
    "damaged-wall",
    "light-wall",
    "window",
    "door",
    "fire-door",
    "jammed",
    "solid",
)

AFTER_DAMAGE: Final = vec[u8](
    [0, 1, 2, RUIN, 4, 5, 6, RUIN, DAMAGED_WALL, RUIN, RUIN, RUIN, DOOR, FIRE_DOOR, JAMMED, SOLID]
)
"""What a damage counter makes of an edge: a wall takes two, a light wall or a window one."""

OPENED: Final = vec[u8](
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, WINDOW_OPEN, DOOR_OPEN, FIRE_DOOR_OPEN, JAMMED, SOLID]
)
"""What a hand makes of an edge that it opens; what cannot be opened stays as it is."""

SHUT: Final = vec[u8](
    [0, 1, 2, 3, DOOR, FIRE_DOOR, STAIRS, WINDOW, 8, 9, 10, 11, 12, 13, 14, SOLID]
)
"""What a hand makes of an edge that it closes."""


def is_passable(edge: i64) -> bool:
    """Tell whether the spaces on both sides are adjacent [fp.board.blocked].

    A destroyed wall and an empty doorway let everything through [fp.board.wall-destroyed]
    [fp.board.doorway-empty], and so does an open window [fp.x.window].
    """
    return edge < FIRST_BLOCKING


def is_standing_wall(edge: i64) -> bool:
    """Tell whether an edge is a wall that still takes damage [fp.board.exterior-doorway].

    Doors and doorways never take counters; a wall with a window does, open or not [fp.x.window].
    """
    return WINDOW_OPEN <= edge <= WINDOW


def is_fire_door(edge: i64) -> bool:
    """Tell whether an edge is a fire door, which no blast gets through [fp.x.fire-door]."""
    return edge in (FIRE_DOOR, FIRE_DOOR_OPEN, JAMMED)


def counters_to_fall(edge: i64) -> i64:
    """Give how many damage counters a standing wall takes yet; a light wall one [fp.x.light-wall].

    So does a wall with a window [fp.x.window].
    """
    if edge == WALL:
        return 2
    return 1
