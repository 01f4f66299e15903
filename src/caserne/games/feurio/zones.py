"""Zones and their value: connected tiles with men of one colour, summed and divided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caserne.games.feurio import box, hexes

if TYPE_CHECKING:
    from caserne.games.feurio.forest import Forest


class Zone:
    """Connected tiles with men of a colour; ``divisor`` is 0 where no tile has a free side."""

    def __init__(self, colour: i64) -> None:
        """Begin with no tile."""
        self.colour = colour
        self.tiles: list[int] = []
        self.men: i64 = 0
        self.total: i64 = 0
        self.divisor: i64 = 0
        self.value: i64 = 0


def zones_of(s: Forest, colour: i64) -> list[Zone]:
    """Find the zones of a colour, in the order of their first tiles [fe.zone]."""
    zones: list[Zone] = []
    seen = [False] * s.count
    for i in range(s.count):
        tile = i64(s.order[i])
        if not seen[tile] and s.men_on(tile, colour) > 0:
            zones.append(zone_from(s, colour, tile, seen))
    return zones


def zone_from(s: Forest, colour: i64, first: i64, seen: list[bool]) -> Zone:
    """Gather all tiles that hang together with a first one [fe.zone]."""
    zone = Zone(colour)
    seen[first] = True
    waiting = [first]
    while waiting:
        tile = waiting.pop()
        add_tile(s, zone, tile)
        for way in range(i64(hexes.SIDES)):
            near = s.neighbour(tile, way)
            if near >= 0 and not seen[near] and s.men_on(near, colour) > 0:
                seen[near] = True
                waiting.append(near)
    zone.value = zone_value(zone.total, zone.divisor, down=s.hot)
    return zone


def add_tile(s: Forest, zone: Zone, tile: i64) -> None:
    """Count a tile: its value, and the lowest one of those with a free side [fe.zone.value]."""
    value = i64(s.values[tile])
    zone.tiles.append(tile)
    zone.men += s.men_on(tile, zone.colour)
    zone.total += value
    if s.free[tile] > 0 and (zone.divisor == 0 or value < zone.divisor):
        zone.divisor = value


def zone_value(total: i64, divisor: i64, *, down: bool) -> i64:
    """Divide, rounding up [fe.zone.value], or down if it is hot [fe.hot]; surrounded: nothing.

    [fe.example.score]
    """
    if divisor == 0:
        return 0
    return total // divisor if down else (total + divisor - 1) // divisor


def is_counted(s: Forest, colour: i64) -> bool:
    """Tell whether a colour's zones count: all but those of reinforcements [fe.score.3].

    In the cooperative game these are a zone like the others [fe.coop].
    """
    return s.goal or box.owner_of(s.seats, colour) >= 0


def score_of(s: Forest, seat: i64) -> tuple[i64, i64]:
    """Add up a seat's zones, and tell the highest one [fe.score].

    With two players those of both colours [fe.score.2]; reinforcements count for nobody
    [fe.score.3].
    """
    points: i64 = 0
    best: i64 = 0
    for colour in range(i64(box.COLOUR_COUNT)):
        if box.owner_of(s.seats, colour) == seat:
            for zone in zones_of(s, colour):
                points += zone.value
                best = max(best, zone.value)
    return points, best
