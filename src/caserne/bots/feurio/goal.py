"""How a team plays on for the goal: every colour whole in one zone, with an open 1 in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.bots.feurio.sketch import BITS, COLOURS, SURE, TILE, tile_of
from caserne.bots.search.hook import WHOLE
from caserne.games.feurio import box, hexes

if TYPE_CHECKING:
    from caserne.bots.feurio.sketch import Sketch

# What a placement is worth, in thousandths of a man in the main zone of his colour; found by trial.
PLACED: Final = 1000
HURRY: Final = 13750
"""Men in hand of a colour, squared, over the tiles left."""
WATER: Final = 10600
"""A 1 in the zone that surely stays open, where there is none."""
TAKEN: Final = 1150
"""A 1 that no other colour can have any more."""
WELL: Final = 800
"""A 1 with room that the zone comes to touch."""
ROOM: Final = 1700
"""A place for one of the men in hand, on the zone or beside it."""
EDGE: Final = 560
"""A free side: tiles may come there."""
STRAY: Final = 20000
"""A man apart from the others of his colour."""

# What a tile is worth on one of the hottest points, likewise.
SHUT_WATER: Final = 3000
SHUT_WELL: Final = 640
LOST_ROOM: Final = 800
NEW_ROOM: Final = 500
NEW_WELL: Final = 1120
SIDE: Final = 50

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
    gain = PLACED * men + HURRY * men * (2 * left - men) // (k.left + 1)
    bit = BITS[tile]
    fresh = places
    if k.main[colour] & bit == 0:
        fresh += places_for(k, (k.near[tile] | bit) & ~k.around[colour])
        gain += EDGE * k.free[tile] + _water_gain(k, tile, colour)
    return gain + ROOM * (min(fresh - men, left - men) - min(places, left))


def _water_gain(k: Sketch, tile: i64, colour: i64) -> i64:
    """Weigh the 1 that a tile is, or that it brings the zone beside."""
    dry = k.dry
    ones = k.valued[1]
    gain: i64 = 0
    if ones & BITS[tile] != 0:
        gain = WATER * (SURE - k.closed[k.free[tile]]) // SURE * dry // SURE - TAKEN
    well: i64 = 0
    wells = ones & k.open & k.near[tile] & ~k.around[colour]
    while wells != 0:
        bit = wells & -wells
        wells ^= bit
        well = max(well, SURE - k.closed[k.free[tile_of(bit)]])
    return gain + WELL * well // SURE * dry // SURE


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
            worth += NEW_ROOM * min(room, left)
            if value == 1:
                dry = dryness(k, k.main[colour])
                worth += NEW_WELL * dry // SURE * (SURE - k.closed[sides]) // SURE
    return worth + SIDE * sides


def _shutting(k: Sketch, tile: i64) -> i64:
    """Weigh what is lost when a tile loses a free side."""
    loss: i64 = 0
    free = k.free[tile]
    if k.valued[1] & BITS[tile] != 0:
        loss = SHUT_WELL
        if k.crowd[tile] > 0:
            loss = SHUT_WATER
        loss = loss * (k.closed[free - 1] - k.closed[free]) // SURE
    if k.open & BITS[tile] != 0 and free - k.crowd[tile] <= k.room[tile]:
        loss += LOST_ROOM
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
