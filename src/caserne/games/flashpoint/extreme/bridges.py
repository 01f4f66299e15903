"""Ladders at holes: laid over one as a bridge, or raised down it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.games.flashpoint.extreme.events import LadderLaid
from caserne.games.flashpoint.extreme.ladders import RAISE_COST, Ladder
from caserne.games.flashpoint.extreme.terrain import is_beside, is_hole, tokens_of, tokens_on
from caserne.games.flashpoint.extreme.tokens import BRIDGE, DOWN
from caserne.games.flashpoint.moving import bar_points, pay_for
from caserne.games.flashpoint.roles import MOVING
from caserne.games.flashpoint.scene import LADDER, NOTHING, Scene

if TYPE_CHECKING:
    from caserne.core.state import Actions
    from caserne.core.verb import Words


def bar_span(s: Scene, man: i64, hole: i64, *, over: bool) -> str:
    """Forbid a ladder over [fp.x.ladder.bridge] or down a hole [fp.x.ladder.down].

    But a carried one, by its option, at an adjacent hole that has none yet and no object over it
    [fp.x.car].
    """
    rule = "fp.x.ladder.bridge" if over else "fp.x.ladder.down"
    x = tokens_on(s)
    if x is None or hole >= s.board.size or s.carrying[man] != LADDER:
        return rule
    if not (x.bridges if over else x.descents):
        return rule
    if not is_hole(s, hole) or not is_beside(s, s.where(man), hole) or x.spans[hole] != 0:
        return rule
    if x.objects[hole] != 0:
        return rule
    if not over and not is_footing(s, s.where(man), hole):
        return rule
    return bar_points(s, man, RAISE_COST)


def is_footing(s: Scene, at: i64, hole: i64) -> bool:
    """Tell whether a ladder can stand below a hole and lean on a space beside it.

    [fp.x.ladder.down] Not in fire or poison, and not on a bridge.
    """
    below = i64(s.board.below[hole])
    return not (is_hole(s, at) or s.burns(below) or tokens_of(s).toxic[below] != 0)


def span(s: Scene, man: i64, hole: i64, *, over: bool) -> None:
    """Lay a ladder over a hole [fp.x.ladder.bridge], or raise it down one [fp.x.ladder.down]."""
    pay_for(s, man, MOVING, RAISE_COST)
    s.carrying[man] = NOTHING
    tokens_of(s).spans[hole] = u8(BRIDGE if over else DOWN + s.board.way_to(hole, s.where(man)))
    if s.events is not None:
        rule = "fp.x.ladder.bridge" if over else "fp.x.ladder.down"
        s.say(LadderLaid(rule=rule, firefighter=int(man) + 1, space=s.name(hole), bridge=over))


class Span(Ladder):
    """Lay a ladder at a hole."""

    def __init__(self, number: i64, name: str, *, over: bool) -> None:
        """Take whether it goes over the hole or down it."""
        super().__init__(number, name)
        self.over = over

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the holes."""
        if s.carrying[man] == LADDER:
            self.try_at_holes(s, man, base, out)

    def bar(self, s: Scene, man: i64, operand: i64) -> str:
        """Ask for the hole."""
        return bar_span(s, man, operand, over=self.over)

    def act(self, s: Scene, man: i64, operand: i64) -> None:
        """Lay it."""
        span(s, man, operand, over=self.over)


OVER: Final = Span(43, "bridge", over=True)
SINK: Final = Span(44, "sink", over=False)
VERBS: Final[Words] = (OVER, SINK)
