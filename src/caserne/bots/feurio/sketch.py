"""A Feurio! position drawn quickly: sets of tiles as bits, for playouts by the thousand.

Tile n is bit n. Beside the tiles themselves there are sets of them: which touch which, which have
room, where each colour stands and where it could go on. Laying and placing keep all of it up to
date; whoever plays on asks no rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.bots.feurio.prices import prices_for
from caserne.games.feurio import box, hexes

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire

BITS: Final = vec[i64]([2**tile for tile in range(box.TILES)])
PRIME: Final = 37
"""The powers of 2 below 2**36 all leave different rests here, so that a bit tells its tile."""
TILES_BY_REST: Final = vec[u8]([0] * PRIME)
for _tile in range(box.TILES):
    TILES_BY_REST[2**_tile % PRIME] = u8(_tile)

TILE: Final = 128
"""A cell holds 0, or a point's heat and 1, or a tile's number and this."""
MOST_POINTS: Final = 80
"""More than there can be: each tile adds at most two points, the first one six."""
SURE: Final = 4096
"""What is certain."""
CLOSING: Final = 85
"""How likely, in hundredths, the fire takes a free side while all tiles are still to come."""
MOST_SIDES: Final = 7
COLOURS: Final = box.COLOUR_COUNT
VALUES: Final = box.HIGHEST + 2


def tile_of(bit: i64) -> i64:
    """Give the tile whose bit this is."""
    return i64(TILES_BY_REST[bit % PRIME])


class Sketch:
    """A position as playouts need it: what lies, who stands where, who has whom in hand.

    ``main`` is the zone of a colour with the most men, ``around`` that with the tiles beside it,
    ``valued`` the face-up tiles of a value. What is asked of one colour again and again is noted
    while it is weighed: ``places`` and ``dry`` of its main zone, or its ``zones``.
    """

    def __init__(self, seats: i64, *, goal: bool, hot: bool, twin: Sketch | None = None) -> None:
        """Begin with an empty table, or copy another sketch."""
        self.seats = seats
        self.goal = goal
        self.hot = hot
        if twin is None:
            self._clear()
        else:
            self._take_over(twin)

    def _clear(self) -> None:
        self.prices: vec[i64] = prices_for(self.seats)
        self.seat: i64 = 0
        self.count: i64 = 0
        self.left: i64 = box.TILES
        self.points_known: i64 = 0
        self.places: i64 = 0
        self.dry: i64 = 0
        self.zones: i64 = 0
        self.open: i64 = 0
        self.grid = vec[u8]([0] * hexes.CELLS)
        self.points = vec[i64]([0] * MOST_POINTS)
        self.cells = vec[i64]([0] * box.TILES)
        self.values = vec[i64]([0] * box.TILES)
        self.free = vec[i64]([0] * box.TILES)
        self.crowd = vec[i64]([0] * box.TILES)
        self.room = vec[i64]([0] * box.TILES)
        self.near = vec[i64]([0] * box.TILES)
        self.men = vec[u8]([0] * (box.TILES * COLOURS))
        self.hands = vec[i64]([0] * (self.seats * COLOURS))
        self.unplaced = vec[i64]([0] * COLOURS)
        self.held = vec[i64]([0] * COLOURS)
        self.main = vec[i64]([0] * COLOURS)
        self.around = vec[i64]([0] * COLOURS)
        self.valued = vec[i64]([0] * VALUES)
        self.closed = vec[i64]([0] * MOST_SIDES)
        self.zone_tiles = vec[i64]([0] * box.MEN)
        self.zone_sums = vec[i64]([0] * box.MEN)
        self.zone_worths = vec[i64]([0] * box.MEN)

    def _take_over(self, twin: Sketch) -> None:
        self.prices = twin.prices
        self.seat = twin.seat
        self.count = twin.count
        self.left = twin.left
        self.points_known = twin.points_known
        self.places = 0
        self.dry = 0
        self.zones = 0
        self.open = twin.open
        self.grid = twin.grid[:]
        self.points = twin.points[:]
        self.cells = twin.cells[:]
        self.values = twin.values[:]
        self.free = twin.free[:]
        self.crowd = twin.crowd[:]
        self.room = twin.room[:]
        self.near = twin.near[:]
        self.men = twin.men[:]
        self.hands = twin.hands[:]
        self.unplaced = twin.unplaced[:]
        self.held = twin.held[:]
        self.main = twin.main[:]
        self.around = twin.around[:]
        self.valued = twin.valued[:]
        self.closed = twin.closed[:]
        self.zone_tiles = twin.zone_tiles[:]
        self.zone_sums = twin.zone_sums[:]
        self.zone_worths = twin.zone_worths[:]

    def copy(self) -> Sketch:
        """Make an independent copy."""
        return Sketch(self.seats, goal=self.goal, hot=self.hot, twin=self)

    # Tiles

    def hottest(self) -> i64:
        """Give the mark of the hottest points."""
        most: i64 = 0
        for i in range(self.points_known):
            most = max(most, i64(self.grid[self.points[i]]))
        return most

    def lay(self, cell: i64, value: i64) -> None:
        """Lay a tile face up: sides close, points warm, and rooms change."""
        tile = self.count
        bit = BITS[tile]
        beside = self._put(cell, value)
        self.values[tile] = value
        self.valued[value] = self.valued[value] | bit
        self.measure(tile)
        for colour in range(i64(COLOURS)):
            if self.main[colour] & beside != 0:
                self.around[colour] = self.around[colour] | bit

    def lay_down(self, cell: i64) -> None:
        """Lay a firebreak: it closes sides, warms nothing and has no room."""
        self._put(cell, 0)

    def _put(self, cell: i64, heat: i64) -> i64:
        """Put the next tile on a cell, and give the set of those it touches."""
        tile = self.count
        self.count = tile + 1
        self.left -= 1
        if self.grid[cell] > 0:
            self._drop_point(cell)
        self.grid[cell] = u8(TILE + tile)
        beside: i64 = 0
        sides: i64 = hexes.SIDES
        for way in range(i64(hexes.SIDES)):
            near = hexes.beside(cell, way)
            mark = i64(self.grid[near])
            if mark >= TILE:
                beside |= BITS[mark - TILE]
                sides -= 1
                self._close(mark - TILE, BITS[tile])
            elif mark > 0:
                self.grid[near] = u8(mark + heat)
            else:
                self.grid[near] = u8(1 + heat)
                self.points[self.points_known] = near
                self.points_known += 1
        self.cells[tile] = cell
        self.near[tile] = beside
        self.free[tile] = sides
        return beside

    def _close(self, tile: i64, by: i64) -> None:
        """Take a free side from a tile, which another tile touches now."""
        self.near[tile] = self.near[tile] | by
        self.free[tile] = self.free[tile] - 1
        if self.open & BITS[tile] != 0:
            self.measure(tile)

    def _drop_point(self, cell: i64) -> None:
        last = self.points_known - 1
        for i in range(last):
            if self.points[i] == cell:
                self.points[i] = self.points[last]
                break
        self.points_known = last

    def measure(self, tile: i64) -> None:
        """Count the men that may still come onto a tile."""
        crowd = self.crowd[tile]
        room = min(box.SLOTS[self.values[tile]], self.free[tile]) - crowd
        if room > 0:
            self.room[tile] = room
            self.open |= BITS[tile]
        else:
            self.room[tile] = 0
            self.open &= ~BITS[tile]

    def foresee(self) -> None:
        """Weigh how likely sides close with the tiles that are left."""
        closing = CLOSING * SURE * self.left // (100 * box.TILES)
        likely: i64 = SURE
        for sides in range(i64(MOST_SIDES)):
            self.closed[sides] = likely
            likely = likely * closing // SURE

    # Men

    def place(self, tile: i64, colour: i64, men: i64) -> None:
        """Put men of the seat whose turn it is on a tile."""
        slot = tile * COLOURS + colour
        self.men[slot] = u8(i64(self.men[slot]) + men)
        self.crowd[tile] = self.crowd[tile] + men
        place = self.seat * COLOURS + colour
        self.hands[place] = self.hands[place] - men
        self.unplaced[colour] = self.unplaced[colour] - men
        self.measure(tile)
        bit = BITS[tile]
        if self.held[colour] & bit == 0:
            self.held[colour] = self.held[colour] | bit
            self._grow(tile, colour)
        elif self.main[colour] & bit == 0:
            self.find_main(colour)

    def _grow(self, tile: i64, colour: i64) -> None:
        """Take a tile into the main zone of its colour, and what it joins; or find it anew."""
        main, bit = self.main[colour], BITS[tile]
        touched = self.near[tile]
        if main == 0 or (touched & main != 0 and touched & (self.held[colour] & ~main) == 0):
            self.main[colour] = main | bit
            self.around[colour] = self.around[colour] | touched | bit
        else:
            self.find_main(colour)

    def find_main(self, colour: i64) -> None:
        """Find the zone of a colour with the most men, the first of equals."""
        main: i64 = 0
        most: i64 = 0
        rest = self.held[colour]
        while rest != 0:
            zone = self.zone(self.held[colour], rest & -rest)
            rest &= ~zone
            men = self.men_in(zone, colour)
            if men > most:
                main, most = zone, men
        self.main[colour] = main
        self.around[colour] = self.beside(main)

    # Zones

    def zone(self, within: i64, first: i64) -> i64:
        """Gather what hangs together with a first tile, within a set."""
        zone = first
        edge = first
        while edge != 0:
            bit = edge & -edge
            grown = self.near[tile_of(bit)] & within & ~zone
            zone |= grown
            edge = (edge ^ bit) | grown
        return zone

    def beside(self, zone: i64) -> i64:
        """Give a zone and all tiles beside it."""
        found = zone
        rest = zone
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            found |= self.near[tile_of(bit)]
        return found

    def men_in(self, zone: i64, colour: i64) -> i64:
        """Count the men of a colour in a zone."""
        men: i64 = 0
        while zone != 0:
            bit = zone & -zone
            zone ^= bit
            men += i64(self.men[tile_of(bit) * COLOURS + colour])
        return men

    def is_wet(self, zone: i64) -> bool:
        """Tell whether a zone has a 1 with a free side."""
        ones = zone & self.valued[1]
        while ones != 0:
            bit = ones & -ones
            ones ^= bit
            if self.free[tile_of(bit)] > 0:
                return True
        return False


def sketch_of(fire: Wildfire) -> Sketch:
    """Draw a position of the game; a tile in hand is neither laid nor left."""
    k = Sketch(fire.seats, goal=fire.goal, hot=fire.hot)
    for tile in range(fire.count):
        cell = hexes.cell_of(i64(fire.hexes[tile]))
        if fire.down[tile] > 0:
            k.lay_down(cell)
        else:
            k.lay(cell, i64(fire.values[tile]))
    k.left = fire.tiles_left()
    k.seat = fire.seat
    for colour in range(i64(COLOURS)):
        _draw_men(k, fire, colour)
    k.foresee()
    return k


def _draw_men(k: Sketch, fire: Wildfire, colour: i64) -> None:
    """Put the men of a colour where they stand."""
    for seat in range(fire.seats):
        k.hands[seat * COLOURS + colour] = fire.hand(seat, colour)
        k.unplaced[colour] = k.unplaced[colour] + fire.hand(seat, colour)
    for tile in range(fire.count):
        men = fire.men_on(tile, colour)
        if men > 0:
            k.men[tile * COLOURS + colour] = u8(men)
            k.crowd[tile] = k.crowd[tile] + men
            k.held[colour] = k.held[colour] | BITS[tile]
            k.measure(tile)
    k.find_main(colour)
