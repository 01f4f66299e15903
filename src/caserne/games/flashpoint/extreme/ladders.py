"""Portable ladders: taken from the engine, carried, raised, climbed, lowered, laid over holes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.codes import BRIDGE as BRIDGE_VERB
from caserne.games.flashpoint.codes import CLIMB, LOWER, RAISE, SINK, code, operand_of, verb_of
from caserne.games.flashpoint.extreme.events import (
    Climbed,
    LadderBroken,
    LadderLaid,
    LadderLowered,
    LadderRaised,
)
from caserne.games.flashpoint.extreme.terrain import (
    STRAIGHT,
    bar_entering,
    is_beside,
    is_hole,
    tokens_of,
)
from caserne.games.flashpoint.extreme.tokens import BRIDGE, DOWN
from caserne.games.flashpoint.moving import (
    arrive,
    bar_fire,
    bar_points,
    pay_for,
    step_cost,
)
from caserne.games.flashpoint.roles import MOVING
from caserne.games.flashpoint.scene import LADDER, NOTHING, Scene

if TYPE_CHECKING:
    from caserne.core.state import Actions

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
    x = s.extreme
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


def put_down_ladder(s: Scene, space: i64) -> None:
    """Lay a folded ladder down [fp.x.ladder]."""
    tokens_of(s).ladders[space] += 1


def bar_leaving_here(s: Scene, man: i64) -> str:
    """Forbid leaving anything at the top of a ladder [fp.x.ladder.climb] or on a bridge.

    [fp.x.ladder.bridge] On the platform it may be left [fp.x.platform].
    """
    x, at = tokens_of(s), s.where(man)
    if s.board.is_aloft(at) and x.lift != at:
        return "fp.x.ladder.climb"
    return "fp.x.ladder.bridge" if is_hole(s, at) else ""


# Raising and lowering


def foot(s: Scene, top: i64) -> i64:
    """Give the space on the ground under a space outside an upper floor."""
    space = top
    while s.board.storey(space) > 0 and s.board.below[space] >= 0:
        space = i64(s.board.below[space])
    return space


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
    x = s.extreme
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
    x = s.extreme
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


def upper_end(s: Scene, hole: i64) -> i64:
    """Give the space from which a ladder goes down a hole [fp.x.ladder.down]."""
    return s.board.neighbour(hole, i64(tokens_of(s).spans[hole]) - DOWN)


def _fall(s: Scene, top: i64, ground: i64) -> None:
    tokens_of(s).raised[top] = 0
    if s.has_firefighter(top):
        s.fire_on_somebody = True
    _lie(s, top, ground)


def _lie(s: Scene, top: i64, space: i64) -> None:
    tokens_of(s).ladders[space] += 1
    if s.events is not None:
        s.say(LadderLowered(rule="fp.x.ladder.lower", space=s.name(space), top=s.name(top)))


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
    if s.extreme is None or goal >= s.board.size or not is_joined(s, s.where(man), goal):
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


# Holes


def bar_span(s: Scene, man: i64, hole: i64, verb: i64) -> str:
    """Forbid a ladder over [fp.x.ladder.bridge] or down a hole [fp.x.ladder.down].

    But a carried one, by its option, at an adjacent hole that has none yet.
    """
    rule = "fp.x.ladder.bridge" if verb == BRIDGE_VERB else "fp.x.ladder.down"
    x = s.extreme
    if x is None or hole >= s.board.size or s.carrying[man] != LADDER:
        return rule
    if not (x.bridges if verb == BRIDGE_VERB else x.descents):
        return rule
    if not is_hole(s, hole) or not is_beside(s, s.where(man), hole) or x.spans[hole] != 0:
        return rule
    if verb == SINK and not is_footing(s, s.where(man), hole):
        return rule
    return bar_points(s, man, RAISE_COST)


def is_footing(s: Scene, at: i64, hole: i64) -> bool:
    """Tell whether a ladder can stand below a hole and lean on a space beside it.

    [fp.x.ladder.down] Not in fire or poison, and not on a bridge.
    """
    below = i64(s.board.below[hole])
    return not (is_hole(s, at) or s.burns(below) or tokens_of(s).toxic[below] != 0)


def span(s: Scene, man: i64, hole: i64, verb: i64) -> None:
    """Lay a ladder over a hole [fp.x.ladder.bridge], or raise it down one [fp.x.ladder.down]."""
    pay_for(s, man, MOVING, RAISE_COST)
    s.carrying[man] = NOTHING
    over = verb == BRIDGE_VERB
    tokens_of(s).spans[hole] = u8(BRIDGE if over else DOWN + s.board.way_to(hole, s.where(man)))
    if s.events is not None:
        rule = "fp.x.ladder.bridge" if over else "fp.x.ladder.down"
        s.say(LadderLaid(rule=rule, firefighter=int(man) + 1, space=s.name(hole), bridge=over))


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


# All of it


def add_ladder_choices(s: Scene, man: i64, base: i64, out: Actions) -> None:
    """List what a firefighter may do with ladders; ``base`` says whom it commands, if anybody."""
    at = s.where(man)
    if s.board.is_start(at):
        top = i64(s.board.above[at])
        while top >= 0:
            for verb in range(i64(RAISE), i64(LOWER + 1)):
                _add(s, man, base + code(verb, top), out)
            top = i64(s.board.above[top])
    elif s.board.is_aloft(at):
        _add(s, man, base + code(CLIMB, foot(s, at)), out)
    if tokens_of(s).holes > 0:
        _add_at_holes(s, man, at, base, out)


def _add_at_holes(s: Scene, man: i64, at: i64, base: i64, out: Actions) -> None:
    x = tokens_of(s)
    for way in range(i64(STRAIGHT)):
        hole = s.adjacent(at, way)
        if hole >= 0 and is_hole(s, hole):
            for verb in range(i64(LOWER), i64(SINK + 1)):
                _add(s, man, base + code(verb, hole), out)
            if x.spans[hole] >= DOWN:
                _add(s, man, base + code(CLIMB, i64(s.board.below[hole])), out)
    over = i64(s.board.above[at])
    if over >= 0 and x.spans[over] >= DOWN:
        _add(s, man, base + code(CLIMB, upper_end(s, over)), out)


def _add(s: Scene, man: i64, action: i64, out: Actions) -> None:
    if not bar_ladder_verb(s, man, verb_of(action), operand_of(action)):
        out.add(action)


def bar_ladder_verb(s: Scene, man: i64, verb: i64, space: i64) -> str:
    """Ask the rule of a verb of ladders."""
    if verb == RAISE:
        return bar_raise(s, man, space)
    if verb == CLIMB:
        return bar_climb(s, man, space)
    if verb == LOWER:
        return bar_lower(s, man, space)
    return bar_span(s, man, space, verb)


def act_with_ladder(s: Scene, man: i64, verb: i64, space: i64) -> None:
    """Raise, climb, lower or lay a ladder."""
    if verb == RAISE:
        raise_ladder(s, man, space)
    elif verb == CLIMB:
        climb(s, man, space)
    elif verb == LOWER:
        lower_ladder(s, man, space)
    else:
        span(s, man, space, verb)
