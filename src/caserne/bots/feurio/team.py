"""How near a team is to its goal: every colour whole in one zone, with an open 1 in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caserne.bots.feurio.judge import openness
from caserne.games.feurio import box, hexes
from caserne.games.feurio.placing import room_on
from caserne.games.feurio.zones import zones_of

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire
    from caserne.games.feurio.zones import Zone


class Aims:
    """What a team cares for as numbers, those that placed most men well in trials."""

    def __init__(self) -> None:
        """Take the tried values."""
        self.placed = 1.0  # a man in the main zone of its colour
        self.stray = 16.0  # a man elsewhere
        self.water = 4.2  # a 1 in the main zone that surely stays open
        self.well = 0.8  # such a 1 beside the zone, with a free slot
        self.room = 0.9  # a place for one of the men in hand, on the zone or beside it
        self.edge = 0.13  # a point the zone touches, as hot as the hottest
        self.hurry = 2.2  # men in hand of a colour, squared, over the tiles left


class Outlook:
    """What lies around a zone."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.places: i64 = 0
        self.well = 0.0
        self.edge = 0.0


def team_worth(s: Wildfire, aims: Aims) -> float:
    """Add up how near every colour is."""
    worth = 0.0
    for colour in range(i64(box.COLOUR_COUNT)):
        zones = zones_of(s, colour)
        left: i64 = 0
        for seat in range(s.seats):
            left += s.hand(seat, colour)
        if zones:
            worth += colour_progress(s, aims, zones, left)
        worth -= aims.hurry * float(left * left) / float(s.tiles_left() + 1)
    return worth


def colour_progress(s: Wildfire, aims: Aims, zones: list[Zone], left: i64) -> float:
    """Weigh the main zone of a colour, the men elsewhere, its water and its room to grow."""
    main = zones[0]
    for zone in zones:
        if zone.men > main.men:
            main = zone
    stray = box.MEN - left - main.men
    around = look_around(s, main)
    wet = water(s, main)
    worth = aims.placed * float(main.men) - aims.stray * float(stray)
    worth += aims.water * wet + aims.well * (1.0 - wet) * around.well
    if left > 0:
        worth += aims.room * min(float(around.places), float(left)) + aims.edge * around.edge
    return worth


def water(s: Wildfire, zone: Zone) -> float:
    """Tell how likely a zone has an open 1 at the end."""
    closed = 1.0
    for i in range(len(zone.tiles)):
        tile = i64(zone.tiles[i])
        if s.values[tile] == 1:
            closed *= 1.0 - openness(s, tile)
    return 1.0 - closed


def look_around(s: Wildfire, zone: Zone) -> Outlook:
    """Count the places on a zone and beside it, the wells among them, and the points it touches."""
    found = Outlook()
    seen = [False] * s.count
    warmest = float(s.hottest) + 0.01
    for i in range(len(zone.tiles)):
        tile = i64(zone.tiles[i])
        number = i64(s.hexes[tile])
        note_place(s, found, seen, tile)
        for way in range(i64(hexes.SIDES)):
            near = s.neighbour(tile, way)
            if near >= 0:
                note_place(s, found, seen, near)
            elif s.tiles_left() > 0:
                point = s.point_at(number + hexes.HEX_STEPS[way])
                found.edge += float(i64(s.heats[point])) / warmest
    return found


def note_place(s: Wildfire, found: Outlook, seen: list[bool], tile: i64) -> None:
    """Count the places on a tile once."""
    if seen[tile]:
        return
    seen[tile] = True
    places = room_on(s, tile)
    if places > 0:
        found.places += places
        if s.values[tile] == 1:
            found.well = max(found.well, openness(s, tile))
