"""Feurio! as arrays: the tiles in their order, the hottest points, hands, and a place an action.

The plane has no edge, so tiles and points have rows: the tiles in the order of the notation (by
column, then row), the hottest points likewise. The k-th place to lay a tile is the k-th of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from caserne.core.state import Actions, zeros
from caserne.envs.encoder import Encoder, number, numbered, one_of, seat_labels
from caserne.games.feurio import box, hexes
from caserne.games.feurio.codes import colour_of, count_of, hex_of, verb_of
from caserne.games.feurio.ending import winners
from caserne.games.feurio.firebreaks import FACE_DOWN, hide
from caserne.games.feurio.forest import HEATS, MOST_POINTS, Forest
from caserne.games.feurio.placing import AT_ONCE, MEN, PASS
from caserne.games.feurio.wildfire import KINDS

if TYPE_CHECKING:
    from caserne.core.state import State

TILE_LAYERS: Final = ["column", "row", "value", "firebreak of", "free sides", "men"]
COUNTERS: Final = ["turn", "tiles left", "drawn", "hottest", "passes", "hot points"]
COLUMN_SHIFT: Final = 7
ROW_MASK: Final = hexes.WIDTH - 1
"""The number of a space is its column, times the width of the plane, and its row; both are counted
from 64, so that none is below 0."""
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
        order, spaces = state.order, state.hexes
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
                while i64(spaces[i64(order[tile])]) != space:
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

    def winners(self, state: State) -> list[int]:
        """Count the zones, or see whether the goal was reached."""
        if not isinstance(state, Forest):
            raise TypeError("expected a Feurio! position")
        return winners(state)

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
            holder = own + place
            if holder >= self.seats:
                holder -= self.seats
            first = holder * box.COLOUR_COUNT
            for slot in range(first, first + box.COLOUR_COUNT):
                out = append(out, view.hands[slot])
        out = extend(out, view.bag)
        turn = view.seat - own
        out = one_of(self.nobody, turn + self.seats if turn < 0 else turn, out)
        out = one_of(self.nothing, view.due.number, out)
        out = number(view.turn, out)
        out = number(view.tiles_left(), out)
        out = number(view.drawn, out)
        out = number(view.hottest, out)
        out = number(view.passes, out)
        return number(hot.count, out)

    def _write_tiles(self, s: Forest, own: i64, out: vec[u8]) -> vec[u8]:
        """Write the tiles in their order."""
        at = i64(len(out))
        out = extend(out, self.blank)
        order, spaces, values, down = s.order, s.hexes, s.values, s.down
        free, crowd = s.free, s.crowd
        each = i64(box.TILES)
        for i in range(s.count):
            tile = i64(order[i])
            space = i64(spaces[tile])
            out[at] = u8(space >> COLUMN_SHIFT)
            out[at + each] = u8(space & ROW_MASK)
            out[at + 2 * each] = values[tile]
            if down[tile] > 0:
                layer = i64(down[tile]) - 1 - own
                out[at + 3 * each] = u8((layer + self.seats if layer < 0 else layer) + 1)
            out[at + 4 * each] = free[tile]
            if crowd[tile] > 0:
                self._write_men(s, tile, out, at + 5 * each)
            at += 1
        return out

    def _write_men(self, s: Forest, tile: i64, out: vec[u8], at: i64) -> None:
        """Write how many men are on a tile, and how many of each colour."""
        men, each = s.men, i64(box.TILES)
        out[at] = s.crowd[tile]
        first = tile * box.COLOUR_COUNT
        for slot in range(first, first + box.COLOUR_COUNT):
            at += each
            out[at] = men[slot]

    def _write_points(self, hot: Actions, out: vec[u8]) -> vec[u8]:
        at = i64(len(out))
        out = extend(out, self.no_points)
        for i in range(hot.count):
            space = hot.at(i)
            out[at + i] = u8(space >> COLUMN_SHIFT)
            out[at + MOST_POINTS + i] = u8(space & ROW_MASK)
        return out


def list_hottest(s: Forest, out: Actions) -> None:
    """List the hottest points, in order."""
    out.clear()
    heats, points, hottest = s.heats, s.points, s.hottest
    for point in range(s.point_count):
        if i64(heats[point]) == hottest:
            out.add(i64(points[point]))
    out.sort()
