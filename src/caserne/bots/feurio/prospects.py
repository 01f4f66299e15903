"""What a sketched position promises a colour: in a game for the goal, and among rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.feurio.sketch import BITS, SURE, tile_of
from caserne.games.feurio import box

if TYPE_CHECKING:
    from caserne.bots.feurio.sketch import Sketch

# For the goal: the aims of ``team.py`` in thousandths.
PLACED: Final = 1000
STRAY: Final = 16000
WATER: Final = 4200
WELL: Final = 800
ROOM: Final = 900
EDGE: Final = 130
HURRY: Final = 2200

VALUES: Final = box.HIGHEST + 2

MAN: Final = 450
"""Among rivals: what a man in hand is worth while all tiles are still to come."""


def progress(k: Sketch, colour: i64, held: i64, tile: i64, men: i64) -> i64:
    """Weigh how near a colour is to the goal, as if so many men more stood on a tile."""
    left = k.hand_left(colour) - men
    hurry = HURRY * left * left // (k.fire.tiles_left() + 1)
    if held == 0:
        return -hurry
    extra: i64 = BITS[tile] if men > 0 else 0
    main: i64 = 0
    most: i64 = 0
    rest = held
    while rest != 0:
        zone = k.zone(held, rest & -rest)
        rest &= ~zone
        there = k.men_in(zone, colour)
        if zone & extra != 0:
            there += men
        if there > most:
            main, most = zone, there
    worth = PLACED * most - STRAY * (box.MEN - left - most) - hurry
    return worth + outlook(k, main, left, tile, men)


def outlook(k: Sketch, zone: i64, left: i64, tile: i64, men: i64) -> i64:
    """Weigh a zone's water, the room on it and beside it, and where the fire comes next."""
    fire = k.fire
    dry: i64 = SURE
    glow: i64 = 0
    rest = zone
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        own = tile_of(bit)
        glow += k.glow[own]
        if fire.values[own] == 1:
            dry = dry * k.closed[i64(fire.free[own])] // SURE
    if left == 0:
        return WATER * (SURE - dry) // SURE
    places: i64 = -men if men > 0 else 0
    well: i64 = 0
    rest = k.around(zone)
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        own = tile_of(bit)
        room = k.room[own]
        places += room
        if fire.values[own] == 1 and (room > men if own == tile else room > 0):
            well = max(well, SURE - k.closed[i64(fire.free[own])])
    worth = WATER * (SURE - dry) // SURE + WELL * dry // SURE * well // SURE
    if k.fire.tiles_left() > 0:
        worth += EDGE * glow // 1000
    return worth + ROOM * min(max(places, 0), left)


def points(k: Sketch, held: i64) -> i64:
    """Weigh all zones of a colour as they will probably count, in thousandths of a point."""
    worth: i64 = 0
    rest = held
    while rest != 0:
        zone = k.zone(held, rest & -rest)
        rest &= ~zone
        worth += zone_points(k, zone)
    return worth


def zone_points(k: Sketch, zone: i64) -> i64:
    """Weigh a zone by which of its tiles is likely to be the lowest open one."""
    fire = k.fire
    closed = vec[i64]([SURE] * VALUES)
    total: i64 = 0
    while zone != 0:
        bit = zone & -zone
        zone ^= bit
        tile = tile_of(bit)
        value = i64(fire.values[tile])
        total += value
        closed[value] = closed[value] * k.closed[i64(fire.free[tile])] // SURE
    worth: i64 = 0
    lower: i64 = SURE
    for value in range(i64(1), i64(box.HIGHEST + 1)):
        if closed[value] < SURE:
            up: i64 = 0 if fire.hot else value - 1
            worth += lower * (SURE - closed[value]) // SURE * ((total + up) // value)
            lower = lower * closed[value] // SURE
    return worth * 1000 // SURE


def man_price(k: Sketch) -> i64:
    """Give what a man in hand is worth now."""
    return MAN * k.fire.tiles_left() // box.TILES
