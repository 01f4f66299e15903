"""Feurio! as arrays: the tiles in their order, the hottest points, hands, and a place an action.

The plane has no edge, so tiles and points have rows: the tiles in the order of the notation (by
column, then row), the hottest points likewise. The k-th place to lay a tile is the k-th of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from caserne.core.state import Actions, zeros
from caserne.envs.encoder import Encoder, number, numbered, one_of, seat_labels
from caserne.games.feurio import box, hexes
from caserne.games.feurio.codes import colour_of, count_of, hex_of, verb_of
from caserne.games.feurio.firebreaks import FACE_DOWN, hide
from caserne.games.feurio.forest import HEATS, MOST_POINTS, Forest
from caserne.games.feurio.placing import AT_ONCE, MEN, PASS
from caserne.games.feurio.wildfire import KINDS

if TYPE_CHECKING:
    from caserne.core.state import State

TILE_LAYERS: Final = ["column", "row", "value", "firebreak of", "free sides", "men"]
COUNTERS: Final = ["turn", "tiles left", "drawn", "hottest", "passes", "hot points"]
ORIGIN: Final = 64
"""Columns and rows are counted from this, so that none is below 0."""
LAY_FIRST: Final = 1
BREAK_FIRST: Final = LAY_FIRST + MOST_POINTS
PLACE_FIRST: Final = BREAK_FIRST + MOST_POINTS * box.COLOUR_COUNT
PLACES: Final = PLACE_FIRST + box.TILES * box.COLOUR_COUNT * AT_ONCE


class FeurioEncoder(Encoder):
    """Rows of tiles, rows of hottest points, hands and counters."""

    def __init__(self, first: Forest) -> None:
        """Take the first position of a game."""
        super().__init__(first.seats, box.HIGHEST)
        self.actions = PLACES
        self.secret = first.firebreaks
        self.blank = zeros((len(TILE_LAYERS) + box.COLOUR_COUNT) * box.TILES)
        self.no_points = zeros(2 * MOST_POINTS)
        self.nobody = zeros(first.seats)
        self.nothing = zeros(len(KINDS))
        self.hot = Actions()
        tiles, seats = numbered(box.TILES), seat_labels(self.seats)
        for layer in TILE_LAYERS:
            self.add(f"tile {layer}", tiles)
        for colour in box.COLOURS:
            self.add(f"{colour} men on tile", tiles)
        self.add("hot column", numbered(MOST_POINTS))
        self.add("hot row", numbered(MOST_POINTS))
        self.add("points of heat", numbered(HEATS))
        for seat in seats:
            self.add(f"hand {seat}", list(box.COLOURS))
        self.add("bag", numbered(box.HIGHEST + 1))
        self.add("turn of", seats)
        self.add("due", [kind.name for kind in KINDS])
        self.add("", COUNTERS)

    def seen(self, state: State, seat: i64) -> State:
        """Hide what lies under the firebreaks of others, and the tile another drew."""
        if not self.secret:
            return state
        known = state.copy()
        if not isinstance(known, Forest):
            raise TypeError("expected a Feurio! position")
        hide(known, seat)
        return known

    def places(self, state: State, legal: Actions, out: Actions) -> None:
        """Count the hottest points and the tiles up to each: codes come in their order."""
        if not isinstance(state, Forest):
            raise TypeError("expected a Feurio! position")
        out.clear()
        tile: i64 = 0
        point: i64 = -1
        last: i64 = -1
        verb_before: i64 = -1
        for i in range(legal.count):
            action = legal.at(i)
            verb, space = verb_of(action), hex_of(action)
            if verb == PASS.number:
                out.add(0)
                continue
            if verb == MEN.number:
                while i64(state.hexes[i64(state.order[tile])]) != space:
                    tile += 1
                men = (tile * box.COLOUR_COUNT + colour_of(action)) * AT_ONCE + count_of(action) - 1
                out.add(PLACE_FIRST + men)
                continue
            if verb != verb_before:
                point, last, verb_before = -1, -1, verb
            if space != last:
                point, last = point + 1, space
            if verb == FACE_DOWN.number:
                out.add(BREAK_FIRST + point * box.COLOUR_COUNT + colour_of(action))
            else:
                out.add(LAY_FIRST + point)

    def write(self, view: State, seat: i64, out: vec[u8]) -> vec[u8]:
        """Write the tiles, the points, the hands and the counters."""
        if not isinstance(view, Forest):
            raise TypeError("expected a Feurio! position")
        own = max(seat, i64(0))
        out = self._write_tiles(view, own, out)
        hot = self.hot
        list_hottest(view, hot)
        out = self._write_points(hot, out)
        out = extend(out, view.by_heat)
        for place in range(self.seats):
            holder = (own + place) % self.seats
            for colour in range(i64(box.COLOUR_COUNT)):
                out = number(view.hand(holder, colour), out)
        out = extend(out, view.bag)
        out = one_of(self.nobody, (view.seat - own + self.seats) % self.seats, out)
        out = one_of(self.nothing, view.due.number, out)
        out = number(view.turn, out)
        out = number(view.tiles_left(), out)
        out = number(view.drawn, out)
        out = number(view.hottest, out)
        out = number(view.passes, out)
        return number(hot.count, out)

    def _write_tiles(self, s: Forest, own: i64, out: vec[u8]) -> vec[u8]:
        first = i64(len(out))
        out = extend(out, self.blank)
        each = i64(box.TILES)
        for i in range(s.count):
            tile = i64(s.order[i])
            space = i64(s.hexes[tile])
            at = first + i
            out[at] = u8(hexes.column(space) + ORIGIN)
            out[at + each] = u8(hexes.row(space) + ORIGIN)
            out[at + 2 * each] = s.values[tile]
            if s.down[tile] > 0:
                layer = i64(s.down[tile]) - 1
                out[at + 3 * each] = u8((layer - own + self.seats) % self.seats + 1)
            out[at + 4 * each] = s.free[tile]
            out[at + 5 * each] = s.crowd[tile]
            for colour in range(i64(box.COLOUR_COUNT)):
                out[at + (6 + colour) * each] = u8(s.men_on(tile, colour))
        return out

    def _write_points(self, hot: Actions, out: vec[u8]) -> vec[u8]:
        first = i64(len(out))
        out = extend(out, self.no_points)
        for i in range(hot.count):
            space = hot.at(i)
            out[first + i] = u8(hexes.column(space) + ORIGIN)
            out[first + MOST_POINTS + i] = u8(hexes.row(space) + ORIGIN)
        return out


def list_hottest(s: Forest, out: Actions) -> None:
    """List the hottest points, in order."""
    out.clear()
    for point in range(s.point_count):
        if i64(s.heats[point]) == s.hottest:
            out.add(i64(s.points[point]))
    out.sort()
