"""How a team plays on for the goal: every colour whole in one zone, with an open 1 in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.bots.feurio.prices import (
    CROWD,
    EDGE,
    HURRY,
    LOST_ROOM,
    NEW_ROOM,
    NEW_WELL,
    ROOM,
    SHUT_WATER,
    SHUT_WELL,
    SIDE,
    TAKEN,
    WATER,
    WELL,
)
from caserne.bots.feurio.sketch import BITS, COLOURS, SURE, TILE, tile_of
from caserne.bots.search.hook import WHOLE
from caserne.games.feurio import box, hexes

if TYPE_CHECKING:
    from caserne.bots.feurio.sketch import Sketch

PLACED: Final = 1000
"""What a man in the main zone of his colour is worth; all prices are beside that."""
STRAY: Final = 20000
"""Lost: a man apart from the others of his colour."""

# What the end of a game is worth, in millionths: each colour done, all men placed, the goal itself.
DONE: Final = 100_000
SHARES: Final = 100_000
REACHED: Final = 500_000

NONE: Final = -1


def dryness(k: Sketch, zone: i64) -> i64:
    """Tell how likely no 1 of a zone stays open."""
    dry: i64 = SURE
    ones = zone & k.valued[1]
    while ones != 0:
        bit = ones & -ones
        ones ^= bit
        dry = dry * k.closed[k.free[tile_of(bit)]] // SURE
    return dry


def places_for(k: Sketch, tiles: i64) -> i64:
    """Count the men that tiles have room for."""
    places: i64 = 0
    tiles &= k.open
    while tiles != 0:
        bit = tiles & -tiles
        tiles ^= bit
        places += k.room[tile_of(bit)]
    return places


def place_for_goal(k: Sketch) -> bool:
    """Place what gains most, joined to its own, as many men as can; tell whether anything does."""
    most: i64 = 0
    best: i64 = NONE
    best_colour: i64 = 0
    for colour in range(i64(COLOURS)):
        hand = k.hands[k.seat * COLOURS + colour]
        if hand == 0:
            continue
        rest = k.open
        if k.main[colour] != 0:
            rest &= k.around[colour]
        note_main(k, colour)
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            tile = tile_of(bit)
            gain = goal_gain(k, tile, colour, min(k.room[tile], hand))
            if gain > most:
                most, best, best_colour = gain, tile, colour
    if best == NONE:
        return False
    hand = k.hands[k.seat * COLOURS + best_colour]
    k.place(best, best_colour, min(k.room[best], hand))
    return True


def note_main(k: Sketch, colour: i64) -> None:
    """Note the room on and beside the main zone of a colour, and how likely it has no water."""
    k.places = places_for(k, k.around[colour])
    k.dry = dryness(k, k.main[colour])


def goal_gain(k: Sketch, tile: i64, colour: i64, men: i64) -> i64:
    """Weigh men on a tile; their colour's main zone was noted before."""
    left, places = k.unplaced[colour], k.places
    bit = BITS[tile]
    gain = PLACED * men + k.prices[HURRY] * men * (2 * left - men) // (k.left + 1)
    gain -= k.prices[CROWD] * men * rivals_for(k, bit, colour)
    fresh = places
    if k.main[colour] & bit == 0:
        fresh += places_for(k, (k.near[tile] | bit) & ~k.around[colour])
        gain += k.prices[EDGE] * k.free[tile] + _water_gain(k, tile, colour)
    return gain + k.prices[ROOM] * (min(fresh - men, left - men) - min(places, left))


def rivals_for(k: Sketch, bit: i64, colour: i64) -> i64:
    """Count the other colours with men in hand that could go on to a tile."""
    count: i64 = 0
    for other in range(i64(COLOURS)):
        if other != colour and k.unplaced[other] > 0 and k.around[other] & bit != 0:
            count += 1
    return count


def _water_gain(k: Sketch, tile: i64, colour: i64) -> i64:
    """Weigh the 1 that a tile is, or that it brings the zone beside."""
    dry = k.dry
    ones = k.valued[1]
    gain: i64 = 0
    if ones & BITS[tile] != 0:
        wet = SURE - k.closed[k.free[tile]]
        gain = k.prices[WATER] * wet // SURE * dry // SURE - k.prices[TAKEN]
    well: i64 = 0
    wells = ones & k.open & k.near[tile] & ~k.around[colour]
    while wells != 0:
        bit = wells & -wells
        wells ^= bit
        well = max(well, SURE - k.closed[k.free[tile_of(bit)]])
    return gain + k.prices[WELL] * well // SURE * dry // SURE


def goal_point(k: Sketch, cell: i64, value: i64) -> i64:
    """Weigh a tile on one of the hottest points by what it touches."""
    worth: i64 = 0
    beside: i64 = 0
    sides: i64 = hexes.SIDES
    for way in range(i64(hexes.SIDES)):
        mark = i64(k.grid[hexes.beside(cell, way)])
        if mark >= TILE:
            beside |= BITS[mark - TILE]
            sides -= 1
            worth -= _shutting(k, mark - TILE)
    room = min(sides, box.SLOTS[value])
    for colour in range(i64(COLOURS)):
        left = k.unplaced[colour]
        if left > 0 and k.main[colour] & beside != 0:
            worth += k.prices[NEW_ROOM] * min(room, left)
            if value == 1:
                dry = dryness(k, k.main[colour])
                worth += k.prices[NEW_WELL] * dry // SURE * (SURE - k.closed[sides]) // SURE
    return worth + k.prices[SIDE] * sides


def _shutting(k: Sketch, tile: i64) -> i64:
    """Weigh what is lost when a tile loses a free side."""
    loss: i64 = 0
    free = k.free[tile]
    if k.valued[1] & BITS[tile] != 0:
        loss = k.prices[SHUT_WELL]
        if k.crowd[tile] > 0:
            loss = k.prices[SHUT_WATER]
        loss = loss * (k.closed[free - 1] - k.closed[free]) // SURE
    if k.open & BITS[tile] != 0 and free - k.crowd[tile] <= k.room[tile]:
        loss += k.prices[LOST_ROOM]
    return loss


def goal_worth(k: Sketch) -> tuple[i64, i64]:
    """Weigh the end of a game: colours done, men in their main zones, the goal."""
    done: i64 = 0
    share: i64 = 0
    for colour in range(i64(COLOURS)):
        main = k.main[colour]
        men = box.MEN - k.unplaced[colour]
        if k.held[colour] != main:
            men = k.men_in(main, colour)
        share += men
        if men == box.MEN and k.is_wet(main):
            done += 1
    worth = DONE * done + SHARES * share // (box.MEN * COLOURS)
    if done < COLOURS:
        return worth, 0
    return worth + REACHED, WHOLE
