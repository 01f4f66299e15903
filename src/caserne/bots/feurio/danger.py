"""What each tile that may come next would do on the hottest points."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caserne.core.due import ENDED
from caserne.core.errors import UnreadableError
from caserne.games.feurio import box
from caserne.games.feurio.forest import name
from caserne.games.feurio.game import as_wildfire
from caserne.games.feurio.spreading import put_tile

if TYPE_CHECKING:
    from caserne.core.game import View
    from caserne.games.feurio.wildfire import Wildfire


class PointDanger(msgspec.Struct, frozen=True):
    """A hottest point: how hot the hottest is with a tile there, and which tiles that surrounds."""

    point: str
    heat: int
    surrounded: list[str]


class TileDanger(msgspec.Struct, frozen=True):
    """A value that may be drawn: how many there are, how likely it is, and what it would do."""

    value: int
    count: int
    chance: float
    points: list[PointDanger]


class ForestDanger(msgspec.Struct, frozen=True):
    """The heat of the hottest points now, and every tile that may come."""

    heat: int
    tiles: list[TileDanger]


def danger(view: View) -> ForestDanger:
    """Tell what each tile that may come would do; one in hand is the only one that may.

    ``UnreadableError`` where no tile comes any more.
    """
    s = as_wildfire(view.state)
    known = 0 < s.drawn <= box.HIGHEST
    counts = {value: int(s.bag[value]) for value in range(1, box.HIGHEST + 1)}
    if known:
        counts = {int(s.drawn): 1}
    total = sum(counts.values())
    if total == 0 or s.due is ENDED or not 0 < s.count < len(s.hexes):
        raise UnreadableError("odds", "a tile to come, and one that lies", s.due.name)
    tiles = [
        TileDanger(value, count, count / total, [_laid(s, i, value) for i in _hottest(s)])
        for value, count in counts.items()
        if count > 0
    ]
    return ForestDanger(int(s.hottest), tiles)


def _hottest(s: Wildfire) -> list[int]:
    points = [i for i in range(int(s.point_count)) if int(s.heats[i]) == int(s.hottest)]
    return sorted(points, key=lambda i: int(s.points[i]))


def _laid(s: Wildfire, point: int, value: int) -> PointDanger:
    """Lay a tile there, and see how hot it is then and which tiles it has closed."""
    number = int(s.points[point])
    after = s.copy()
    put_tile(after, number, value, 0)
    closed = [
        name(int(s.hexes[tile]))
        for tile in range(int(s.count))
        if s.free[tile] > 0 and after.free[tile] == 0
    ]
    return PointDanger(name(number), int(after.hottest), closed)
