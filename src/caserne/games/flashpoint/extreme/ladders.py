"""Portable ladders: taken from the engine, carried, raised, climbed and lowered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.extreme.events import Climbed, LadderLowered, LadderRaised
from caserne.games.flashpoint.extreme.terrain import (
    STRAIGHT,
    bar_entering,
    foot,
    is_beside,
    is_hole,
    tokens_of,
    tokens_on,
    upper_end,
)
from caserne.games.flashpoint.extreme.tokens import BRIDGE, DOWN
from caserne.games.flashpoint.extreme.trapped import judge_trapped
from caserne.games.flashpoint.moving import (
    arrive,
    bar_fire,
    bar_points,
    pay_for,
    step_cost,
)
from caserne.games.flashpoint.roles import MOVING
from caserne.games.flashpoint.scene import LADDER, NOTHING, Scene
from caserne.games.flashpoint.verbs import EXTREME, POINTS, SPACE, Order

if TYPE_CHECKING:
    from caserne.core.state import Actions
    from caserne.core.verb import Words

RAISE_COST: Final = 2
LOWER_COST: Final = 1
HIGH: Final = 2
"""The storey to which a climb costs double [fp.x.ladder.climb]."""


# Taking and leaving


def is_on_engine(s: Scene, man: i64) -> bool:
    """Tell whether a firefighter stands where the engine does."""
    if s.engine == NOWHERE:
        return False
    first = i64(s.board.engine_spaces[2 * s.engine])
    return s.where(man) in (first, i64(s.board.engine_spaces[2 * s.engine + 1]))


def is_of_use(s: Scene) -> bool:
    """Tell whether a ladder can lead anywhere: to an upper floor, or over or down a hole.

    [fp.x.ladder.raise] [fp.x.ladder.bridge] [fp.x.ladder.down]
    """
    x = tokens_of(s)
    if x.bridges or x.descents:
        return True
    return any(floor.storey > 0 for floor in s.board.floors)


def ladders_within_reach(s: Scene, man: i64) -> i64:
    """Count the ladders to take up: those that lie here, and the engine's [fp.x.ladder].

    In a building where they lead nowhere none is.
    """
    x = tokens_on(s)
    if x is None or not is_of_use(s):
        return 0
    return i64(x.ladders[s.where(man)]) + (x.rack if is_on_engine(s, man) else 0)


def pick_up_ladder(s: Scene, man: i64) -> None:
    """Take a ladder that lies here, else one off the engine, for 0 AP [fp.x.ladder]."""
    x, at = tokens_of(s), s.where(man)
    if x.ladders[at] > 0:
        x.ladders[at] -= 1
    else:
        x.rack -= 1


def bar_leaving_here(s: Scene, man: i64) -> str:
    """Forbid leaving anything at the top of a ladder [fp.x.ladder.climb] or on a bridge.

    [fp.x.ladder.bridge] On the platform it may be left [fp.x.platform].
    """
    x, at = tokens_of(s), s.where(man)
    if s.board.is_aloft(at) and x.lift != at:
        return "fp.x.ladder.climb"
    return "fp.x.ladder.bridge" if is_hole(s, at) else ""


# Raising and lowering


def is_at_wall(s: Scene, top: i64) -> bool:
    """Tell whether a space outside an upper floor is beside the building, as corners are not."""
    for way in range(i64(STRAIGHT)):
        inner = s.board.neighbour(top, way)
        if inner >= 0 and s.board.is_inside(inner):
            return True
    return False


def bar_raise(s: Scene, man: i64, top: i64) -> str:
    """Forbid raising but a carried ladder, outside, to the space above on a floor of choice.

    [fp.x.ladder.raise] At a corner it would lead nowhere.
    """
    x = tokens_on(s)
    if x is None or top >= s.board.size or s.carrying[man] != LADDER:
        return "fp.x.ladder.raise"
    at = s.where(man)
    if not s.board.is_start(at) or not s.board.is_aloft(top) or foot(s, top) != at:
        return "fp.x.ladder.raise"
    if x.raised[top] != 0 or x.lift == top or not is_at_wall(s, top):
        return "fp.x.ladder.raise"
    return bar_points(s, man, RAISE_COST)


def raise_ladder(s: Scene, man: i64, top: i64) -> None:
    """Raise a ladder in the own space for 2 AP: it is carried no more [fp.x.ladder.raise]."""
    pay_for(s, man, MOVING, RAISE_COST)
    s.carrying[man] = NOTHING
    tokens_of(s).raised[top] = 1
    if s.events is not None:
        s.say(
            LadderRaised(
                rule="fp.x.ladder.raise",
                firefighter=int(man) + 1,
                space=s.name(s.where(man)),
                top=s.name(top),
            )
        )


def bar_lower(s: Scene, man: i64, top: i64) -> str:
    """Forbid lowering but from the ground, with nobody on the ladder [fp.x.ladder.lower].

    A ladder at a hole is taken up from beside it; ``top`` is the hole then. Nothing is left on a
    bridge, so from there none is taken up [fp.x.ladder.bridge].
    """
    x = tokens_on(s)
    if x is None or top >= s.board.size or s.has_firefighter(top):
        return "fp.x.ladder.lower"
    at = s.where(man)
    if x.spans[top] == 0:
        if x.raised[top] == 0 or foot(s, top) != at:
            return "fp.x.ladder.lower"
    elif not is_held_from(s, top, at):
        return "fp.x.ladder.lower"
    elif is_hole(s, at):
        return "fp.x.ladder.bridge"
    return bar_points(s, man, LOWER_COST)


def is_held_from(s: Scene, hole: i64, at: i64) -> bool:
    """Tell whether the ladder at a hole can be taken up from a space beside it."""
    if not is_beside(s, at, hole):
        return False
    return tokens_of(s).spans[hole] == BRIDGE or upper_end(s, hole) == at


def lower_ladder(s: Scene, man: i64, top: i64) -> None:
    """Lower a ladder for 1 AP: it lies in the own space then [fp.x.ladder.lower]."""
    pay_for(s, man, MOVING, LOWER_COST)
    x = tokens_of(s)
    x.raised[top] = 0
    x.spans[top] = 0
    x.ladders[s.where(man)] += 1
    if s.events is not None:
        s.say(LadderLowered(rule="fp.x.ladder.lower", space=s.name(s.where(man)), top=s.name(top)))


# Climbing


def climb_cost(s: Scene, man: i64, goal: i64) -> i64:
    """Give what a climb costs: a step, double to or from the third floor [fp.x.ladder.climb]."""
    cost = step_cost(s, man, goal)
    if s.board.storey(goal) >= HIGH or s.board.storey(s.where(man)) >= HIGH:
        return 2 * cost
    return cost


def is_joined(s: Scene, one: i64, other: i64) -> bool:
    """Tell whether a ladder joins two spaces, raised outside or down a hole.

    [fp.x.ladder.climb] [fp.x.ladder.down]
    """
    x = tokens_of(s)
    if x.raised[one] != 0:
        return foot(s, one) == other
    if x.raised[other] != 0:
        return foot(s, other) == one
    return _is_down(s, one, other) or _is_down(s, other, one)


def _is_down(s: Scene, upper: i64, lower: i64) -> bool:
    x, hole = tokens_of(s), i64(s.board.above[lower])
    if hole < 0 or x.spans[hole] < DOWN:
        return False
    return upper_end(s, hole) == upper


def bar_climb(s: Scene, man: i64, goal: i64) -> str:
    """Forbid a climb where no ladder stands, with a treated victim led or a ladder carried.

    [fp.x.ladder.climb]
    """
    if tokens_on(s) is None or goal >= s.board.size or not is_joined(s, s.where(man), goal):
        return "fp.x.ladder.climb"
    if s.leading[man] != NOTHING or s.carrying[man] == LADDER:
        return "fp.x.ladder.climb"
    barred = bar_entering(s, man, goal)
    if barred:
        return barred
    cost = climb_cost(s, man, goal)
    return bar_fire(s, man, goal, cost) if s.burns(goal) else bar_points(s, man, cost)


def climb(s: Scene, man: i64, goal: i64) -> None:
    """Go up or down a ladder [fp.x.ladder.climb] [fp.x.ladder.down]."""
    cost, origin = climb_cost(s, man, goal), s.where(man)
    pay_for(s, man, MOVING, cost)
    s.at[man] = u8(goal)
    s.fresh[man] = 0
    if s.events is not None:
        s.say(
            Climbed(
                rule="fp.x.ladder.climb",
                firefighter=int(man) + 1,
                origin=s.name(origin),
                space=s.name(goal),
                ap=int(cost),
            )
        )
    arrive(s, man)


# Verbs


class Ladder(Order):
    """Do something with a ladder at a space; captains may order it."""

    def __init__(self, number: i64, name: str) -> None:
        """Take a word."""
        super().__init__(number, name, SPACE, needs=POINTS | EXTREME)

    def try_at(self, s: Scene, man: i64, base: i64, space: i64, out: Actions) -> None:
        """List it at a space, if it is allowed there."""
        if not self.bar(s, man, space):
            out.add(base + space)

    def try_at_tops(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List it at the windows over a space outside."""
        at = s.where(man)
        if not s.board.is_start(at):
            return
        top = i64(s.board.above[at])
        while top >= 0:
            self.try_at(s, man, base, top, out)
            top = i64(s.board.above[top])

    def try_at_holes(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List it at the holes beside a space."""
        if tokens_of(s).holes == 0:
            return
        for way in range(i64(STRAIGHT)):
            hole = s.adjacent(s.where(man), way)
            if hole >= 0 and is_hole(s, hole):
                self.try_at(s, man, base, hole, out)


class Raise(Ladder):
    """Raise a ladder outside."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the windows."""
        if s.carrying[man] == LADDER:
            self.try_at_tops(s, man, base, out)

    def bar(self, s: Scene, man: i64, operand: i64) -> str:
        """Ask for the window."""
        return bar_raise(s, man, operand)

    def act(self, s: Scene, man: i64, operand: i64) -> None:
        """Raise it."""
        raise_ladder(s, man, operand)


class Climb(Ladder):
    """Climb a ladder, up or down."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List where ladders lead."""
        at = s.where(man)
        if s.board.is_aloft(at):
            self.try_at(s, man, base, foot(s, at), out)
        else:
            self.try_at_tops(s, man, base, out)
        if tokens_of(s).holes > 0:
            self.add_at_holes(s, man, base, out)

    def add_at_holes(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List where the ladders in holes lead, from above and from below."""
        x, at = tokens_of(s), s.where(man)
        for way in range(i64(STRAIGHT)):
            hole = s.adjacent(at, way)
            if hole >= 0 and is_hole(s, hole) and x.spans[hole] >= DOWN:
                self.try_at(s, man, base, i64(s.board.below[hole]), out)
        over = i64(s.board.above[at])
        if over >= 0 and x.spans[over] >= DOWN:
            self.try_at(s, man, base, upper_end(s, over), out)

    def bar(self, s: Scene, man: i64, operand: i64) -> str:
        """Ask for the other end."""
        return bar_climb(s, man, operand)

    def act(self, s: Scene, man: i64, operand: i64) -> None:
        """Climb there."""
        climb(s, man, operand)


class Lower(Ladder):
    """Take a ladder up or down again."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the ladders."""
        self.try_at_tops(s, man, base, out)
        self.try_at_holes(s, man, base, out)

    def bar(self, s: Scene, man: i64, operand: i64) -> str:
        """Ask for the ladder."""
        return bar_lower(s, man, operand)

    def act(self, s: Scene, man: i64, operand: i64) -> None:
        """Take it; it may have been somebody's way out [fp.x.trapped]."""
        lower_ladder(s, man, operand)
        judge_trapped(s)


RAISE: Final = Raise(40, "raise")
CLIMB: Final = Climb(41, "climb")
LOWER: Final = Lower(42, "lower")
VERBS: Final[Words] = (RAISE, CLIMB, LOWER)
