"""Ladders that come down by themselves: by fire, with a floor, in an explosion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caserne.games.flashpoint.extreme.events import LadderBroken, LadderLowered
from caserne.games.flashpoint.extreme.terrain import foot, tokens_of, upper_end
from caserne.games.flashpoint.extreme.tokens import BRIDGE, DOWN

if TYPE_CHECKING:
    from caserne.games.flashpoint.scene import Scene


def lower_by_fire(s: Scene, space: i64) -> None:
    """Have the ladders with an end on a space that caught fire come down [fp.x.ladder.lower].

    Whoever was at the top falls.
    """
    x = tokens_of(s)
    top = space
    while top >= 0:
        if x.raised[top] != 0:
            _fall(s, top, foot(s, top))
        if not s.board.is_start(space):
            break
        top = i64(s.board.above[top])
    if x.holes == 0:
        return
    for hole in range(s.board.size):
        if x.spans[hole] >= DOWN:
            upper = upper_end(s, hole)
            if space in (upper, i64(s.board.below[hole])):
                x.spans[hole] = 0
                _lie(s, hole, upper)


def drop_ladders_from(s: Scene, space: i64) -> None:
    """Have the ladders that stood on a floor that is gone lie below [fp.x.floor-destroyed]."""
    x = tokens_of(s)
    for hole in range(s.board.size):
        if x.spans[hole] >= DOWN and upper_end(s, hole) == space:
            x.spans[hole] = 0
            _lie(s, hole, i64(s.board.below[hole]))


def _fall(s: Scene, top: i64, ground: i64) -> None:
    tokens_of(s).raised[top] = 0
    if s.has_firefighter(top):
        s.fire_on_somebody = True
    _lie(s, top, ground)


def _lie(s: Scene, top: i64, space: i64) -> None:
    tokens_of(s).ladders[space] += 1
    if s.events is not None:
        s.say(LadderLowered(rule="fp.x.ladder.lower", space=s.name(space), top=s.name(top)))


def break_bridge(s: Scene, hole: i64) -> None:
    """Take the ladder that bridged a hole out of the game [fp.x.ladder.bridge]."""
    x = tokens_of(s)
    if x.spans[hole] != BRIDGE:
        return
    x.spans[hole] = 0
    x.broken += 1
    if s.has_firefighter(hole):
        s.fire_on_somebody = True
    if s.events is not None:
        s.say(LadderBroken(rule="fp.x.ladder.bridge", space=s.name(hole)))
