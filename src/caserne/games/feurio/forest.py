"""The position of a game of Feurio!: tiles, men, points where the fire may spread, and the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from caserne.core.agenda import Agenda
from caserne.core.state import zeros
from caserne.games.feurio import box, hexes

if TYPE_CHECKING:
    from caserne.core.event import Event

TILE: Final = 128
"""A cell holds 0, or a point's number and 1, or a tile's number and this."""

MOST_POINTS: Final = 80
"""More than there can be: each tile adds at most two points, the first one six."""
HEATS: Final = 37
"""The hottest point there can be has six neighbours of 6."""
DEPTH: Final = 3
"""What is owed at once: the end of the game, that of the turn, and what is to be done in it."""


class Forest(Agenda):
    """Every tile and man on the table and beside it; the rules are functions over it."""

    def __init__(
        self,
        seats: i64,
        *,
        goal: bool,
        firebreaks: bool,
        hot: bool,
        twin: Forest | None = None,
    ) -> None:
        """Clear the table and hand out the men, or copy another position."""
        super().__init__(DEPTH, twin)
        self.seats = seats
        self.goal = goal
        self.firebreaks = firebreaks
        self.hot = hot
        self.grid: vec[u8] = zeros(hexes.CELLS) if twin is None else twin.grid[:]
        self.hexes: vec[i16] = vec[i16]([0] * box.TILES) if twin is None else twin.hexes[:]
        self.values: vec[u8] = zeros(box.TILES) if twin is None else twin.values[:]
        self.down: vec[u8] = zeros(box.TILES) if twin is None else twin.down[:]
        self.free: vec[u8] = zeros(box.TILES) if twin is None else twin.free[:]
        self.order: vec[u8] = zeros(box.TILES) if twin is None else twin.order[:]
        self.crowd: vec[u8] = zeros(box.TILES) if twin is None else twin.crowd[:]
        self.men: vec[u8] = zeros(box.TILES * box.COLOUR_COUNT) if twin is None else twin.men[:]
        self.points: vec[i16] = vec[i16]([0] * MOST_POINTS) if twin is None else twin.points[:]
        self.heats: vec[u8] = zeros(MOST_POINTS) if twin is None else twin.heats[:]
        self.by_heat: vec[u8] = zeros(HEATS) if twin is None else twin.by_heat[:]
        self.bag: vec[u8] = vec[u8]([0] + [box.EACH] * box.HIGHEST) if twin is None else twin.bag[:]
        self.hands: vec[u8] = zeros(seats * box.COLOUR_COUNT) if twin is None else twin.hands[:]
        self.count: i64 = i64(0) if twin is None else twin.count
        self.point_count: i64 = i64(0) if twin is None else twin.point_count
        self.hottest: i64 = i64(0) if twin is None else twin.hottest
        self.drawn: i64 = i64(0) if twin is None else twin.drawn
        self.turn: i64 = i64(0) if twin is None else twin.turn
        self.passes: i64 = i64(0) if twin is None else twin.passes

    # Questions about tiles and points

    def tile_at(self, number: i64) -> i64:
        """Give the tile on a hexagon; -1 if there is none."""
        mark = i64(self.grid[hexes.cell_of(number)])
        if mark >= TILE and i64(self.hexes[mark - TILE]) == number:
            return mark - TILE
        return -1

    def point_at(self, number: i64) -> i64:
        """Give the point on a hexagon, empty and beside a tile; -1 if there is none."""
        mark = i64(self.grid[hexes.cell_of(number)])
        if 0 < mark < TILE and i64(self.points[mark - 1]) == number:
            return mark - 1
        return -1

    def neighbour(self, tile: i64, way: i64) -> i64:
        """Give the tile on one side of a tile; -1 if that side is free."""
        cell = hexes.cell_of(i64(self.hexes[tile]))
        mark = i64(self.grid[hexes.beside(cell, way)])
        return mark - TILE if mark >= TILE else -1

    def tiles_left(self) -> i64:
        """Count the tiles that are still to be drawn."""
        left = box.TILES - self.count
        return left - 1 if self.drawn > 0 else left

    # Questions about men

    def men_on(self, tile: i64, colour: i64) -> i64:
        """Count the men of a colour on a tile."""
        return i64(self.men[tile * box.COLOUR_COUNT + colour])

    def hand(self, seat: i64, colour: i64) -> i64:
        """Count the men of a colour that a seat has not placed yet."""
        return i64(self.hands[seat * box.COLOUR_COUNT + colour])

    def add_to_hand(self, seat: i64, colour: i64, men: i64) -> None:
        """Give a seat men, or take them."""
        slot = seat * box.COLOUR_COUNT + colour
        self.hands[slot] = u8(i64(self.hands[slot]) + men)

    # Events

    def say(self, event: Event) -> None:
        """Tell whoever listens; callers ask ``events is not None`` before they make the event."""
        if self.events is not None:
            self.events.append(event)


def name(number: i64) -> str:
    """Give a hexagon's name in the notation, as in ``2,-1``."""
    return f"{hexes.column(number)},{hexes.row(number)}"
