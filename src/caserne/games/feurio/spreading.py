"""The fire spreads: a tile is drawn, and laid where its neighbours burn hottest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64, u8

from caserne.core.due import Chance, Dues
from caserne.core.verb import Choice, Verb, Word, Words
from caserne.games.feurio import box, hexes
from caserne.games.feurio.codes import code, count_of, hex_of
from caserne.games.feurio.events import TileDrawn, TileLaid
from caserne.games.feurio.forest import TILE, Forest, name
from caserne.games.feurio.placing import PLACE

if TYPE_CHECKING:
    from caserne.core.state import Actions


# Drawing


def tile_weight(s: Forest, value: i64) -> i64:
    """Weigh a value by how many tiles in the bag have it [fe.draw] [fe.tiles]."""
    return i64(s.bag[value])


class Tile(Chance[Forest]):
    """A tile from the bag."""

    def first(self, _s: Forest) -> i64:
        """Give the code of drawing a 1."""
        return code(DRAWN.number, 0, 0, 1)

    def size(self, _s: Forest) -> i64:
        """Count the values."""
        return box.HIGHEST

    def weight(self, s: Forest, action: i64) -> i64:
        """Weigh a tile by how many there are of it."""
        return tile_weight(s, count_of(action))

    def rule(self, _s: Forest) -> str:
        """Name the rule of the tiles."""
        return "fe.tiles"


class Draw(Tile):
    """The tile of a turn."""

    def apply(self, s: Forest, action: i64) -> None:
        """Draw it."""
        draw(s, count_of(action))


DRAW: Final = Draw("draw", "tiles")
DRAWN: Final = Word(5, "draw", "value")


def draw(s: Forest, value: i64) -> None:
    """Take the tile of the turn out of the bag [fe.draw]."""
    s.settled()
    s.owe(LAY)
    s.bag[value] -= 1
    s.drawn = value
    if s.events is not None:
        s.say(TileDrawn(rule="fe.draw", player=int(s.seat) + 1, value=int(value)))


# The hottest point


def bar_point(s: Forest, number: i64) -> str:
    """Forbid all but the empty spaces whose face-up neighbours add up highest [fe.hottest]."""
    point = s.point_at(number)
    return "" if point >= 0 and i64(s.heats[point]) == s.hottest else "fe.hottest"


def lay_choices(s: Forest, out: Actions) -> None:
    """List the hottest points; the player chooses among equals [fe.hottest] [fe.example.turns]."""
    for point in range(s.point_count):
        if i64(s.heats[point]) == s.hottest:
            out.add(code(FACE_UP.number, i64(s.points[point]), 0, 0))
    out.sort()


def lay(s: Forest, number: i64) -> None:
    """Lay the drawn tile face up; men may be placed then [fe.draw]."""
    s.settled()
    heat = s.hottest
    value = s.drawn
    s.drawn = 0
    put_tile(s, number, value, 0)
    s.owe(PLACE)
    if s.events is not None:
        s.say(
            TileLaid(
                rule="fe.hottest",
                also=("fe.place.stay",) if is_crowded_beside(s, number) else (),
                player=int(s.seat) + 1,
                space=name(number),
                value=int(value),
                heat=int(heat),
            )
        )


def is_crowded_beside(s: Forest, number: i64) -> bool:
    """Tell whether a tile beside a space has more men than free sides [fe.place.stay]."""
    cell = hexes.cell_of(number)
    for way in range(i64(hexes.SIDES)):
        mark = i64(s.grid[hexes.beside(cell, way)])
        if mark >= TILE and s.crowd[mark - TILE] > s.free[mark - TILE]:
            return True
    return False


class LayFaceUp(Verb[Forest]):
    """Lay the drawn tile face up."""

    def add(self, s: Forest, out: Actions) -> None:
        """List the hottest points."""
        lay_choices(s, out)

    def bar(self, s: Forest, action: i64) -> str:
        """Ask for the point."""
        return bar_point(s, hex_of(action))

    def act(self, s: Forest, action: i64) -> None:
        """Lay it."""
        lay(s, hex_of(action))


LAY: Final = Choice[Forest]("lay")
FACE_UP: Final = LayFaceUp(1, "lay", "space", LAY)

DUES: Final[Dues] = (DRAW, LAY)
VERBS: Final[Words] = (FACE_UP, DRAWN)


# The tiles on the table


def put_tile(s: Forest, number: i64, value: i64, down: i64) -> None:
    """Put a tile on a space: it closes its neighbours' sides and warms the points around.

    A tile that lies face down (``down``: the seat that laid it, from 1) adds nothing to the heat
    [fe.firebreak.zero].
    """
    cell = hexes.cell_of(number)
    if s.grid[cell] > 0:
        remove_point(s, i64(s.grid[cell]) - 1)
    tile = s.count
    s.count += 1
    s.hexes[tile] = i16(number)
    s.values[tile] = u8(value)
    s.down[tile] = u8(down)
    s.grid[cell] = u8(TILE + tile)
    keep_in_order(s, tile)
    sides: i64 = hexes.SIDES
    heat: i64 = value if down == 0 else 0
    for way in range(i64(hexes.SIDES)):
        near = hexes.beside(cell, way)
        mark = i64(s.grid[near])
        if mark >= TILE:
            s.free[mark - TILE] -= 1
            sides -= 1
        elif mark > 0:
            warm(s, mark - 1, heat)
        else:
            add_point(s, near, number + hexes.HEX_STEPS[way], heat)
    s.free[tile] = u8(sides)
    while s.hottest > 0 and s.by_heat[s.hottest] == 0:
        s.hottest -= 1


def keep_in_order(s: Forest, tile: i64) -> None:
    """Put a tile among the others in the order of their hexagons."""
    number = s.hexes[tile]
    place = tile
    while place > 0 and s.hexes[i64(s.order[place - 1])] > number:
        s.order[place] = s.order[place - 1]
        place -= 1
    s.order[place] = u8(tile)


def add_point(s: Forest, cell: i64, number: i64, heat: i64) -> None:
    """Note a space that a tile now touches for the first time."""
    point = s.point_count
    s.point_count += 1
    s.grid[cell] = u8(point + 1)
    s.points[point] = i16(number)
    s.heats[point] = u8(heat)
    s.by_heat[heat] += 1
    s.hottest = max(s.hottest, heat)


def warm(s: Forest, point: i64, heat: i64) -> None:
    """Add a neighbour's value to a point [fe.hottest]."""
    before = i64(s.heats[point])
    s.heats[point] = u8(before + heat)
    s.by_heat[before] -= 1
    s.by_heat[before + heat] += 1
    s.hottest = max(s.hottest, before + heat)


def remove_point(s: Forest, point: i64) -> None:
    """Forget a point on which a tile is laid; the last one takes its number."""
    s.by_heat[i64(s.heats[point])] -= 1
    s.point_count -= 1
    last = s.point_count
    if point != last:
        s.points[point] = s.points[last]
        s.heats[point] = s.heats[last]
        s.grid[hexes.cell_of(i64(s.points[last]))] = u8(point + 1)
