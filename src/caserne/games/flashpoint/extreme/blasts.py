"""What a blast meets in Extreme Danger: objects, holes, and stairs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caserne.core.due import Dues, Step
from caserne.games.flashpoint.board import STAIR
from caserne.games.flashpoint.events import ShockwavePassed
from caserne.games.flashpoint.extreme.consequences import note
from caserne.games.flashpoint.extreme.objects import damage_object
from caserne.games.flashpoint.extreme.terrain import has_object, is_hole, landing, tokens_of
from caserne.games.flashpoint.fire import explode, flashover, ignite, shockwave_door_rule, strike
from caserne.games.flashpoint.scene import FIRE, SMOKE, Scene


class Under(Step[Scene]):
    """The burning space under a hole that a shockwave crossed explodes; the operand is it."""

    def operands(self, s: Scene) -> i64:
        """Count the spaces."""
        return s.board.size

    def lacks(self, s: Scene, operand: i64) -> str:
        """Ask for a hole over it."""
        hole = i64(s.board.above[operand])
        return "" if hole >= 0 and is_hole(s, hole) else "what can be owed here"

    def take(self, s: Scene) -> None:
        """Let it explode."""
        explode_below(s, s.operand())


UNDER: Final = Under("under")
DUES: Final[Dues] = (UNDER,)


def meet(s: Scene, goal: i64, way: i64) -> bool:
    """Do to the first space met what an explosion does to it, if it is not like others.

    An object takes damage [fp.x.car]; across a hole the blast goes on [fp.x.floor-hole]; a burning
    other half of a staircase sends a shockwave on [fp.x.stairs.explosion].
    """
    if has_object(s, goal):
        damage_object(s, goal)
    elif s.hazards[goal] == FIRE or is_hole(s, goal):
        run_on(s, goal, way)
    else:
        return False
    return True


def run_on(s: Scene, space: i64, way: i64) -> None:
    """Run on as a shockwave does, by the stairs if need be, over holes, and into objects.

    [fp.x.stairs.shockwave] [fp.x.floor-hole] [fp.x.car]
    """
    for _ in range(s.board.size):
        if is_hole(s, space):
            drop_fire(s, space)
        onward = way_on(s, space, way)
        if s.events is not None and not is_hole(s, space):
            also = ("fp.x.stairs.shockwave",) if onward == STAIR else ()
            name = s.name(space)
            s.say(ShockwavePassed(rule="fp.explosion.shockwave", also=also, space=name))
        way = onward
        edge = s.board.edge(space, way) if way >= 0 else -1
        if edge < 0 or not strike(s, edge, "fp.shockwave.wall", shockwave_door_rule(s, edge)):
            return
        space = s.board.neighbour(space, way)
        if has_object(s, space):
            damage_object(s, space)
            return
        if s.hazards[space] != FIRE and not is_hole(s, space):
            smoky = s.hazards[space] == SMOKE
            ignite(s, space, "fp.shockwave.smoke" if smoky else "fp.shockwave.clear")
            return


def way_on(s: Scene, space: i64, way: i64) -> i64:
    """Give the way a shockwave leaves a space by: on a staircase that of least resistance.

    Come by the stairs, it leaves by the side without a printed wall [fp.x.stairs.explosion]; else
    straight on if that way is open, and by the stairs if it is not [fp.x.stairs.shockwave].
    """
    if way == STAIR:
        return i64(s.board.exits[space])
    if s.board.edge(space, STAIR) < 0 or s.adjacent(space, way) >= 0:
        return way
    return STAIR


def drop_fire(s: Scene, hole: i64) -> None:
    """Set fire to the space under a hole; one that burns explodes [fp.x.floor-hole]."""
    below = landing(s, hole)
    if not s.burns(below):
        ignite(s, below, "fp.x.floor-hole")
    elif not tokens_of(s).echoing:
        note(s, UNDER, below)


def explode_below(s: Scene, space: i64) -> None:
    """Let the space under a hole explode that a shockwave found burning [fp.x.floor-hole].

    Its own shockwaves set off no more of these, or two of them could go on for ever.
    """
    s.settled()
    x = tokens_of(s)
    x.echoing = True
    explode(s, space, "fp.x.floor-hole")
    x.echoing = False
    if not s.collapsed:
        flashover(s)
