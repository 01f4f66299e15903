"""The actions that Extreme Danger adds to a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caserne.games.flashpoint import codes
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.codes import code
from caserne.games.flashpoint.extreme.floors import (
    bar_cool,
    bar_mend,
    bar_repair,
    cool,
    mend,
    repair,
)
from caserne.games.flashpoint.extreme.ladders import act_with_ladder, add_ladder_choices
from caserne.games.flashpoint.extreme.lift import (
    add_platform_choices,
    bar_cannon,
    bar_platform,
    fire_cannon,
    move_platform,
)
from caserne.games.flashpoint.extreme.objects import bar_clean, clean
from caserne.games.flashpoint.extreme.terrain import STRAIGHT, is_hole, tokens_of
from caserne.games.flashpoint.extreme.trapped import judge_trapped
from caserne.games.flashpoint.roles import HAZMAT_TECHNICIAN, STRUCTURAL
from caserne.games.flashpoint.scene import CLEAR, SMOKE, Scene
from caserne.games.flashpoint.tools import bar_extinguish

if TYPE_CHECKING:
    from caserne.core.state import Actions


def add_extreme(s: Scene, out: Actions, *, captain: bool) -> None:
    """List the actions that only Extreme Danger has; the caller sorts them in."""
    add_ladder_choices(s, s.seat, 0, out)
    if captain:
        for man in range(s.crew):
            if man != s.seat:
                add_ladder_choices(s, man, (man + 1) << codes.WHO_SHIFT, out)
    x = tokens_of(s)
    if x.holes > 0:
        _add_water_below(s, out)
    if x.platform:
        add_platform_choices(s, out)
        if x.lift != NOWHERE and not bar_cannon(s):
            out.add(code(codes.CANNON, 0))
    role = s.roles[s.seat]
    if role == HAZMAT_TECHNICIAN:
        _add_cleaning(s, out)
    elif role == STRUCTURAL:
        _add_repairs(s, out)


def _add_water_below(s: Scene, out: Actions) -> None:
    """List the spaces under holes that water reaches [fp.x.floor-hole]."""
    at = s.where(s.seat)
    for way in range(i64(-1), i64(STRAIGHT)):
        hole = at if way < 0 else s.adjacent(at, way)
        if hole < 0 or not is_hole(s, hole):
            continue
        below = i64(s.board.below[hole])
        if s.board.way_to(at, below) >= 0 or at == below:
            continue
        if not bar_extinguish(s, below, SMOKE):
            out.add(code(codes.DOUSE, below))
        if not bar_extinguish(s, below, CLEAR):
            out.add(code(codes.EXTINGUISH, below))


def _add_cleaning(s: Scene, out: Actions) -> None:
    for way in range(s.board.ways):
        space = s.adjacent(s.where(s.seat), way)
        if space >= 0 and not bar_clean(s, space):
            out.add(code(codes.CLEAN, space))


def _add_repairs(s: Scene, out: Actions) -> None:
    at = s.where(s.seat)
    if not bar_cool(s):
        out.add(code(codes.COOL, 0))
    for way in range(s.board.ways):
        edge = s.board.edge(at, way)
        if edge >= 0 and not bar_mend(s, edge):
            out.add(code(codes.MEND, edge))
    over = i64(s.board.above[at])
    if not bar_repair(s, at):
        out.add(code(codes.REPAIR, at))
    if over >= 0 and not bar_repair(s, over):
        out.add(code(codes.REPAIR, over))


def bar_extreme(s: Scene, verb: i64, operand: i64) -> str:
    """Ask the rule of a verb that only the active firefighter itself carries out."""
    if verb == codes.PLATFORM:
        return bar_platform(s, operand)
    if verb == codes.CANNON:
        return bar_cannon(s)
    if verb == codes.CLEAN:
        return bar_clean(s, operand)
    if verb == codes.COOL:
        return bar_cool(s)
    if verb == codes.MEND:
        return bar_mend(s, operand)
    return bar_repair(s, operand) if verb == codes.REPAIR else "fp.turn.order"


def act_extreme(s: Scene, man: i64, verb: i64, operand: i64) -> None:
    """Take an action that only Extreme Danger has.

    A ladder that is taken up may have been somebody's way out [fp.x.trapped].
    """
    if verb <= codes.SINK:
        act_with_ladder(s, man, verb, operand)
        if verb == codes.LOWER:
            judge_trapped(s)
    elif verb == codes.PLATFORM:
        move_platform(s, operand)
    elif verb == codes.CANNON:
        fire_cannon(s)
    elif verb == codes.CLEAN:
        clean(s, operand)
    elif verb == codes.COOL:
        cool(s)
    elif verb == codes.MEND:
        mend(s, operand)
    else:
        repair(s, operand)
