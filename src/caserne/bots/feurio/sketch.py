"""A Feurio! position drawn quickly: sets of tiles as bits, for playouts by the thousand.

The tiles and the points around them are those of the game; what is kept beside them are bits, tile
n being bit n: which tiles touch which, and where each colour stands. All worths are integers, in
thousandths of what a man in his place is worth, or of a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.games.feurio import box, hexes
from caserne.games.feurio.placing import room_on
from caserne.games.feurio.spreading import put_tile

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire

BITS: Final = vec[i64]([2**tile for tile in range(box.TILES)])
PRIME: Final = 37
"""The powers of 2 below 2**36 all leave different rests here, so that a bit tells its tile."""
TILES_BY_REST: Final = vec[u8]([0] * PRIME)
for _tile in range(box.TILES):
    TILES_BY_REST[2**_tile % PRIME] = u8(_tile)

SURE: Final = 4096
"""What is certain."""
CLOSING: Final = 85
"""How likely, in hundredths, the fire takes a free side while all tiles are still to come."""
MOST_SIDES: Final = 7


def tile_of(bit: i64) -> i64:
    """Give the tile whose bit this is."""
    return i64(TILES_BY_REST[bit % PRIME])


class Sketch:
    """A copy of a position that is played on without the game's ceremony."""

    def __init__(self, fire: Wildfire, twin_of: Sketch | None = None) -> None:
        """Draw a position, or take over what another sketch of it has drawn."""
        self.fire = fire.copy()
        if twin_of is None:
            self._draw()
        else:
            self._take_over(twin_of)

    def _draw(self) -> None:
        fire = self.fire
        self.near = vec[i64]([0] * box.TILES)
        self.held = vec[i64]([0] * box.COLOUR_COUNT)
        self.closed = vec[i64]([0] * MOST_SIDES)
        self.room = vec[i64]([0] * box.TILES)
        self.glow = vec[i64]([0] * box.TILES)
        for tile in range(fire.count):
            for way in range(i64(hexes.SIDES)):
                other = fire.neighbour(tile, way)
                if other >= 0:
                    self.near[tile] = self.near[tile] | BITS[other]
            for colour in range(i64(box.COLOUR_COUNT)):
                if fire.men_on(tile, colour) > 0:
                    self.held[colour] = self.held[colour] | BITS[tile]
        self.survey()

    def _take_over(self, other: Sketch) -> None:
        self.near = other.near[:]
        self.held = other.held[:]
        self.closed = other.closed[:]
        self.room = other.room[:]
        self.glow = other.glow[:]

    def copy(self) -> Sketch:
        """Make an independent copy."""
        return Sketch(self.fire, self)

    # What is played

    def lay(self, number: i64, value: i64, down: i64) -> None:
        """Put the tile of the turn on a hexagon."""
        fire = self.fire
        fire.drawn = 0
        tile = fire.count
        put_tile(fire, number, value, down)
        for way in range(i64(hexes.SIDES)):
            other = fire.neighbour(tile, way)
            if other >= 0:
                self.near[tile] = self.near[tile] | BITS[other]
                self.near[other] = self.near[other] | BITS[tile]
        self.survey()

    def place(self, tile: i64, colour: i64, men: i64) -> None:
        """Put men of the seat whose turn it is on a tile."""
        fire = self.fire
        slot = tile * box.COLOUR_COUNT + colour
        fire.men[slot] = u8(i64(fire.men[slot]) + men)
        fire.crowd[tile] = u8(i64(fire.crowd[tile]) + men)
        fire.add_to_hand(fire.seat, colour, -men)
        self.held[colour] = self.held[colour] | BITS[tile]
        self.room[tile] = room_on(fire, tile)

    # What is measured once a tile lies

    def survey(self) -> None:
        """Measure the room on every tile and the heat around it, and how likely sides close."""
        fire = self.fire
        closing = CLOSING * SURE * fire.tiles_left() // (100 * box.TILES)
        self.closed[0] = SURE
        for sides in range(i64(1), i64(MOST_SIDES)):
            self.closed[sides] = self.closed[sides - 1] * closing // SURE
        for tile in range(fire.count):
            self.room[tile] = room_on(fire, tile)
            self.glow[tile] = self._heat_around(tile) if fire.free[tile] > 0 else 0

    def _heat_around(self, tile: i64) -> i64:
        """Add up how hot the points beside a tile are, the hottest of all being 1000 each."""
        fire = self.fire
        heat: i64 = 0
        cell = hexes.cell_of(i64(fire.hexes[tile]))
        for way in range(i64(hexes.SIDES)):
            mark = i64(fire.grid[hexes.beside(cell, way)])
            if 0 < mark <= fire.point_count:
                heat += i64(fire.heats[mark - 1])
        return 1000 * heat // max(fire.hottest, 1)

    # Zones

    def zone(self, within: i64, first: i64) -> i64:
        """Gather what hangs together with a first tile, within a set."""
        zone = first
        edge = first
        near = self.near
        while edge != 0:
            bit = edge & -edge
            edge ^= bit
            grown = near[tile_of(bit)] & within & ~zone
            zone |= grown
            edge |= grown
        return zone

    def around(self, zone: i64) -> i64:
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
            men += i64(self.fire.men[tile_of(bit) * box.COLOUR_COUNT + colour])
        return men

    def hand_left(self, colour: i64) -> i64:
        """Count the men of a colour that nobody has placed yet."""
        left: i64 = 0
        for seat in range(self.fire.seats):
            left += self.fire.hand(seat, colour)
        return left
