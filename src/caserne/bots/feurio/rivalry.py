"""How rivals play on: each for its own zones as they will probably count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.feurio.sketch import BITS, COLOURS, SURE, TILE, tile_of
from caserne.bots.search.hook import WHOLE
from caserne.games.feurio import box, hexes
from caserne.games.feurio.zones import zone_value

if TYPE_CHECKING:
    from caserne.bots.feurio.sketch import Sketch

POINT: Final = 1000
"""Worths are counted in thousandths of a point."""
MAN: Final = 450
"""What a man in hand is worth while all tiles are still to come."""

# What a tile is worth on one of the hottest points.
SHUT: Final = 700
"""That a side of a held tile closes, for each value the tile is below 7."""
NEW: Final = 150
"""That a tile of a value comes beside a zone that can go on there."""

FAIR: Final = 30
"""So many points ahead are as good as won, where points are weighed."""
MARGIN: Final = 250_000
"""How much of a worth is the margin; the rest is victory itself."""
WEIGHT: Final = 1000
"""Points are compared before the highest zone is."""

NONE: Final = -1
LEAST: Final = -(10**15)


def man_price(k: Sketch) -> i64:
    """Give what a man in hand is worth now."""
    return MAN * k.left // box.TILES


def note_zones(k: Sketch, colour: i64) -> None:
    """Note the zones of a colour with their sums and what they are worth."""
    count: i64 = 0
    rest = k.held[colour]
    while rest != 0:
        zone = k.zone(k.held[colour], rest & -rest)
        rest &= ~zone
        total = sum_of(k, zone)
        k.zone_tiles[count] = zone
        k.zone_sums[count] = total
        k.zone_worths[count] = zone_points(k, zone, total)
        count += 1
    k.zones = count


def sum_of(k: Sketch, zone: i64) -> i64:
    """Add up the values of a zone."""
    total: i64 = 0
    while zone != 0:
        bit = zone & -zone
        zone ^= bit
        total += k.values[tile_of(bit)]
    return total


def zone_points(k: Sketch, zone: i64, total: i64) -> i64:
    """Weigh a zone by which of its tiles is likely to be the lowest open one."""
    worth: i64 = 0
    lower: i64 = SURE
    for value in range(i64(1), i64(box.HIGHEST + 1)):
        bits = zone & k.valued[value]
        shut = lower
        while bits != 0:
            bit = bits & -bits
            bits ^= bit
            shut = shut * k.closed[k.free[tile_of(bit)]] // SURE
        if shut < lower:
            worth += (lower - shut) * zone_value(total, value, down=k.hot)
            lower = shut
    return worth * POINT // SURE


def place_for_points(k: Sketch) -> bool:
    """Place the man that gains his seat most; tell whether any does."""
    most: i64 = 0
    best: i64 = NONE
    best_colour: i64 = 0
    for colour in range(i64(COLOURS)):
        if k.hands[k.seat * COLOURS + colour] == 0 or owner_of(k, colour) != k.seat:
            continue
        note_zones(k, colour)
        rest = k.open & ~k.held[colour]
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            gain = points_gain(k, tile_of(bit), colour)
            if gain > most:
                most, best, best_colour = gain, tile_of(bit), colour
    if best == NONE or most <= man_price(k):
        return False
    k.place(best, best_colour, 1)
    return True


def owner_of(k: Sketch, colour: i64) -> i64:
    """Give the seat that a colour scores for; -1 for none."""
    return box.owner_of(k.seats, colour)


def points_gain(k: Sketch, tile: i64, colour: i64) -> i64:
    """Weigh a colour's first man on a tile; its zones were noted before."""
    near, zone = k.near[tile], BITS[tile]
    if near & k.held[colour] == 0:
        return POINT * (SURE - k.closed[k.free[tile]]) // SURE
    total = k.values[tile]
    before: i64 = 0
    for i in range(k.zones):
        if k.zone_tiles[i] & near != 0:
            zone |= k.zone_tiles[i]
            total += k.zone_sums[i]
            before += k.zone_worths[i]
    return zone_points(k, zone, total) - before


def rival_point(k: Sketch, cell: i64, value: i64) -> i64:
    """Weigh a tile on one of the hottest points: whose sides it closes, who can go on there."""
    worth: i64 = 0
    beside: i64 = 0
    for way in range(i64(hexes.SIDES)):
        mark = i64(k.grid[hexes.beside(cell, way)])
        if mark >= TILE:
            tile = mark - TILE
            beside |= BITS[tile]
            cut = k.closed[k.free[tile] - 1] - k.closed[k.free[tile]]
            for colour in range(i64(COLOURS)):
                if k.held[colour] & BITS[tile] != 0:
                    lost = SHUT * (box.HIGHEST + 1 - k.values[tile]) * cut // SURE
                    worth -= side_taken(k, colour, lost)
    for colour in range(i64(COLOURS)):
        if k.unplaced[colour] > 0 and k.held[colour] & beside != 0:
            worth += side_taken(k, colour, NEW * value)
    return worth


def standing(k: Sketch) -> i64:
    """Weigh all zones for the seat whose turn it is, those of the others against it."""
    total: i64 = 0
    for colour in range(i64(COLOURS)):
        note_zones(k, colour)
        for i in range(k.zones):
            total += side_taken(k, colour, k.zone_worths[i])
    return total


def side_taken(k: Sketch, colour: i64, worth: i64) -> i64:
    """Count what a colour gains for the seat whose turn it is, or against it."""
    owner = owner_of(k, colour)
    if owner == k.seat:
        return worth
    if owner < 0:
        return 0
    return -worth // (k.seats - 1)


# What it came to


def rival_worth(k: Sketch, seat: i64) -> tuple[i64, i64]:
    """Weigh the end of a game: victory, shared by equals, and the margin."""
    scores = vec[i64]([0] * k.seats)
    for colour in range(i64(COLOURS)):
        owner = owner_of(k, colour)
        if owner >= 0:
            add_zones(k, colour, owner, scores)
    best: i64 = LEAST
    equals: i64 = 1
    for other in range(k.seats):
        if other != seat:
            best = max(best, scores[other])
            if scores[other] == scores[seat]:
                equals += 1
    won: i64 = 0
    if scores[seat] >= best:
        won = WHOLE // equals
    ahead = scores[seat] // WEIGHT - best // WEIGHT
    margin = MARGIN * (min(max(ahead, -FAIR), FAIR) + FAIR) // (2 * FAIR)
    return won * (WHOLE - MARGIN) // WHOLE + margin, won


def add_zones(k: Sketch, colour: i64, owner: i64, scores: vec[i64]) -> None:
    """Count the zones of a colour for its owner; the highest single one decides among equals."""
    total = scores[owner] // WEIGHT
    best = scores[owner] % WEIGHT
    rest = k.held[colour]
    while rest != 0:
        zone = k.zone(k.held[colour], rest & -rest)
        rest &= ~zone
        value = zone_score(k, zone)
        total += value
        best = max(best, value)
    scores[owner] = total * WEIGHT + best


def zone_score(k: Sketch, zone: i64) -> i64:
    """Divide a zone's sum by its lowest open tile."""
    total: i64 = 0
    lowest: i64 = 0
    while zone != 0:
        bit = zone & -zone
        zone ^= bit
        tile = tile_of(bit)
        value = k.values[tile]
        total += value
        if k.free[tile] > 0 and (lowest == 0 or value < lowest):
            lowest = value
    return zone_value(total, lowest, down=k.hot)
