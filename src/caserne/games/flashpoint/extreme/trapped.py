"""Firefighters whom holes cut off from every way out, and what ladders can do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.ending import end
from caserne.games.flashpoint.extreme.terrain import (
    STRAIGHT,
    has_object,
    is_hole,
    tokens_of,
    upper_end,
)
from caserne.games.flashpoint.extreme.tokens import BRIDGE, DOWN
from caserne.games.flashpoint.scene import LADDER

if TYPE_CHECKING:
    from caserne.games.flashpoint.scene import Scene


def judge_trapped(s: Scene) -> None:
    """End the game at once if a firefighter has no way out any more [fp.x.trapped]."""
    x = tokens_of(s)
    if x.holes == 0:
        return
    for man in range(s.crew):
        if is_trapped(s, s.where(man)):
            x.trapped = True
            end(s, "fp.x.trapped")
            return


def is_trapped(s: Scene, at: i64) -> bool:
    """Tell whether whoever is there has no way out: of the basement or of the ground floor.

    [fp.x.trapped] Upper floors do not count.
    """
    if not s.board.is_inside(at) or s.board.storey(at) > 0:
        return False
    return not has_way_out(s, at)


def has_way_out(s: Scene, start: i64) -> bool:
    """Tell whether one can get from a space to the ground outside or to an upper floor.

    Fire can be put out, walls broken and poison cleaned; only holes and objects stop everybody, and
    whoever has a ladder or can get to one crosses holes or climbs down them [fp.x.trapped].
    """
    reach = Reach(s, start, ladder=False)
    if not reach.is_out and reach.has_ladder():
        reach = Reach(s, start, ladder=True)
    return reach.is_out


class Reach:
    """Where one gets to, with a ladder or without, until a way out is found."""

    def __init__(self, s: Scene, start: i64, *, ladder: bool) -> None:
        """Go as far as one gets."""
        self.s = s
        self.bridges = ladder and tokens_of(s).bridges
        self.descents = ladder and tokens_of(s).descents
        self.is_out = False
        self.seen = vec[u8]([0] * s.board.size)
        self.queue = vec[u8]()
        self._arrive(start)
        head: i64 = 0
        while head < len(self.queue) and not self.is_out:
            self._go_on(i64(self.queue[head]))
            head += 1

    def _arrive(self, space: i64) -> None:
        if self.seen[space] != 0:
            return
        self.seen[space] = 1
        self.queue = append(self.queue, u8(space))
        if self.s.board.is_start(space) or self.s.board.storey(space) > 0:
            self.is_out = True

    def _go_on(self, space: i64) -> None:
        s, x = self.s, tokens_of(self.s)
        for way in range(s.board.ways):
            edge = s.board.edge(space, way)
            if edge < 0 or s.edges[edge] == edges.SOLID:
                continue
            goal = s.board.neighbour(space, way)
            if has_object(s, goal):
                continue
            if is_hole(s, goal):
                self._meet_hole(space, way, goal)
            else:
                self._arrive(goal)
        over = i64(s.board.above[space])
        if over >= 0 and x.spans[over] >= DOWN:
            self._arrive(upper_end(s, over))

    def _meet_hole(self, space: i64, way: i64, hole: i64) -> None:
        """Cross a hole on a bridge [fp.x.ladder.bridge], or climb down it [fp.x.ladder.down]."""
        s, x = self.s, tokens_of(self.s)
        beside = way < STRAIGHT
        if x.spans[hole] == BRIDGE or (self.bridges and beside):
            self._arrive(hole)
        leans = x.spans[hole] >= DOWN and upper_end(s, hole) == space
        if leans or (self.descents and beside and not is_hole(s, space)):
            self._arrive(i64(s.board.below[hole]))

    def has_ladder(self) -> bool:
        """Tell whether one gets to a ladder: in somebody's arms, on the floor, at a hole."""
        s, x = self.s, tokens_of(self.s)
        for man in range(s.crew):
            if s.carrying[man] == LADDER and self.seen[s.where(man)] != 0:
                return True
        for space in range(s.board.size):
            if x.ladders[space] > 0 and self.seen[space] != 0:
                return True
            if x.spans[space] != 0:
                held = space if x.spans[space] == BRIDGE else upper_end(s, space)
                if self.seen[held] != 0:
                    return True
        return False
