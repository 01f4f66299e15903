"""How good a position is for a colour: its zones as they will probably count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.games.feurio import box
from caserne.games.feurio.zones import zone_value, zones_of

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire
    from caserne.games.feurio.zones import Zone

CLOSING: Final = 0.85
"""How likely the fire takes a free side while all tiles are still to come."""


def openness(s: Wildfire, tile: i64) -> float:
    """Guess how likely a tile still has a free side at the end."""
    closing = CLOSING * float(s.tiles_left()) / float(box.TILES)
    closed = 1.0
    for _ in range(i64(s.free[tile])):
        closed *= closing
    return 1.0 - closed if s.free[tile] > 0 else 0.0


def zone_worth(s: Wildfire, zone: Zone) -> float:
    """Weigh what a zone is worth by which of its tiles is likely to be the lowest open one."""
    worth = 0.0
    all_lower_closed = 1.0
    for value in range(i64(1), i64(box.HIGHEST + 1)):
        all_closed = 1.0
        for i in range(len(zone.tiles)):
            tile = i64(zone.tiles[i])
            if i64(s.values[tile]) == value:
                all_closed *= 1.0 - openness(s, tile)
        if all_closed < 1.0:
            counted = float(zone_value(zone.total, value, down=s.hot))
            worth += all_lower_closed * (1.0 - all_closed) * counted
            all_lower_closed *= all_closed
    return worth


def colour_worth(s: Wildfire, colour: i64) -> float:
    """Weigh all zones of a colour."""
    worth = 0.0
    for zone in zones_of(s, colour):
        worth += zone_worth(s, zone)
    return worth


def worth_with_man(s: Wildfire, tile: i64, colour: i64) -> float:
    """Weigh a colour as if it had a man more on a tile."""
    slot = tile * box.COLOUR_COUNT + colour
    before = s.men[slot]
    s.men[slot] = u8(i64(before) + 1)
    worth = colour_worth(s, colour)
    s.men[slot] = before
    return worth
