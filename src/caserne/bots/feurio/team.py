"""How near a team is to its goal: every colour whole in one zone, with an open 1 in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.bots.feurio.judge import openness, room
from caserne.games.feurio import box, hexes
from caserne.games.feurio.zones import zones_of

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire
    from caserne.games.feurio.zones import Zone

PLACED: Final = 1.0
"""A man in the main zone of its colour."""
STRAY: Final = 2.0
"""A man elsewhere."""
WATER: Final = 6.0
"""An open 1 in a zone that surely stays open."""
ROOM: Final = 0.6
"""A place beside a zone for a man still in hand."""
ENOUGH: Final = 2.0
"""Places beyond so many for each man in hand are of no use."""


def team_worth(s: Wildfire) -> float:
    """Add up how near every colour is."""
    worth = 0.0
    for colour in range(i64(box.COLOUR_COUNT)):
        zones = zones_of(s, colour)
        if zones:
            worth += colour_progress(s, colour, zones)
    return worth


def colour_progress(s: Wildfire, colour: i64, zones: list[Zone]) -> float:
    """Weigh the main zone of a colour, the men elsewhere, its water and its room to grow."""
    main = zones[0]
    for zone in zones:
        if zone.men > main.men:
            main = zone
    left: i64 = 0
    for seat in range(s.seats):
        left += s.hand(seat, colour)
    stray: i64 = box.MEN - left - main.men
    grow = min(float(growth(s, main)), ENOUGH * float(left))
    return PLACED * float(main.men) - STRAY * float(stray) + WATER * water(s, main) + ROOM * grow


def water(s: Wildfire, zone: Zone) -> float:
    """Tell how likely a zone has an open 1 at the end."""
    closed = 1.0
    for i in range(len(zone.tiles)):
        tile = i64(zone.tiles[i])
        if s.values[tile] == 1:
            closed *= 1.0 - openness(s, tile)
    return 1.0 - closed


def growth(s: Wildfire, zone: Zone) -> i64:
    """Count the places on the tiles of a zone and around it."""
    seen = [False] * s.count
    places: i64 = 0
    for i in range(len(zone.tiles)):
        tile = i64(zone.tiles[i])
        if not seen[tile]:
            seen[tile] = True
            places += max(i64(0), room(s, tile))
        for way in range(i64(hexes.SIDES)):
            near = s.neighbour(tile, way)
            if near >= 0 and not seen[near]:
                seen[near] = True
                places += max(i64(0), room(s, near))
    return places
