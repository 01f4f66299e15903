"""What quick play for the goal cares for: numbers found by trial, others for four together.

In thousandths of a man in the main zone of his colour, each in its place. Four place men of one
colour each: with the numbers that serve smaller teams they reached the goal in 39 of 100 games,
with their own in 82 of 160 (``master``, seeds from 111,000). Two together played rather
worse with numbers found likewise for them, and whoever is alone no better.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.games.feurio import box

# What a placement is worth.
HURRY: Final = 0
"""Men in hand of a colour, squared, over the tiles left."""
WATER: Final = 1
"""A 1 in the zone that surely stays open, where there is none."""
TAKEN: Final = 2
"""Lost: a 1 that no other colour can have any more."""
WELL: Final = 3
"""A 1 with room that the zone comes to touch."""
ROOM: Final = 4
"""A place for one of the men in hand, on the zone or beside it."""
EDGE: Final = 5
"""A free side: tiles may come there."""
CROWD: Final = 6
"""Lost: a place that another colour could go on to."""

# What a tile is worth on one of the hottest points.
SHUT_WATER: Final = 7
"""Lost: a side of a 1 with men on it."""
SHUT_WELL: Final = 8
"""Lost: a side of another 1."""
LOST_ROOM: Final = 9
NEW_ROOM: Final = 10
NEW_WELL: Final = 11
SIDE: Final = 12
"""A free side of its own."""

FEW: Final = vec[i64]([13750, 10600, 1150, 800, 1700, 560, 0, 3000, 640, 800, 500, 1120, 50])
FOUR: Final = vec[i64]([20780, 3579, 336, 692, 5181, -79, 589, 2876, 851, 422, 766, 4175, 134])
"""By evolution over walks to the end of a game: 24 children of 6 parents, 60 times."""


def prices_for(seats: i64) -> vec[i64]:
    """Give the numbers for a team of a size."""
    return FOUR if seats == box.MOST_SEATS else FEW
