"""Nobody may be left standing in fire: which actions would do that to somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caserne.games.flashpoint import codes
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.codes import operand_of, verb_of, who_of
from caserne.games.flashpoint.moving import DOOR_COST, standing_in_fire, step_cost, way_off
from caserne.games.flashpoint.roles import chop_cost, water_factor
from caserne.games.flashpoint.scene import CLEAR, SMOKE, Scene
from caserne.games.flashpoint.tools import has_water, water_cost

if TYPE_CHECKING:
    from caserne.core.state import Actions


def keep_safe(s: Scene, out: Actions) -> None:
    """Strike off a list what would leave somebody standing in fire [fp.turn.not-on-fire]."""
    kept: i64 = 0
    for i in range(out.count):
        action = out.at(i)
        if not bar_stranding(s, action):
            out.put(kept, action)
            kept += 1
    out.count = kept


def bar_stranding(s: Scene, action: i64) -> str:
    """Forbid an action after which whoever stands in fire could not get off it any more.

    [fp.turn.not-on-fire]
    """
    man = standing_in_fire(s)
    if man < 0 or gets_off_fire(s, man, action) or leaves_water(s, man, action):
        return ""
    after = s.copy()
    assert isinstance(after, Scene)  # noqa: S101
    after.apply(action)
    if not after.burns(after.where(man)) or after.collapsed:
        return ""
    if way_off(after, man, after.where(man), after.ap, after.free):
        return ""
    return "fp.turn.not-on-fire"


def gets_off_fire(s: Scene, man: i64, action: i64) -> bool:
    """Tell at a glance that an action takes a firefighter off fire, as most do."""
    if man != s.seat or who_of(action) != 0:
        return False
    verb, operand = verb_of(action), operand_of(action)
    if verb == codes.MOVE:
        return not s.burns(operand)
    return verb in (codes.DOUSE, codes.EXTINGUISH) and operand == s.where(man)


def leaves_water(s: Scene, man: i64, action: i64) -> bool:
    """Tell at a glance that an action leaves the points to put out the fire underfoot."""
    if man != s.seat or who_of(action) != 0 or not has_water(s):
        return False
    left = s.ap - most_cost(s, verb_of(action), operand_of(action))
    return left >= water_factor(i64(s.roles[man]))


def most_cost(s: Scene, verb: i64, operand: i64) -> i64:
    """Give the most that an action costs; where that is not known, more than anybody has."""
    if verb == codes.MOVE:
        return step_cost(s, s.seat, operand)
    if verb in (codes.OPEN, codes.CLOSE):
        return DOOR_COST
    if verb == codes.DOUSE:
        return water_cost(s, operand, SMOKE)
    if verb == codes.EXTINGUISH:
        return water_cost(s, operand, CLEAR)
    if verb == codes.CHOP:
        return chop_cost(i64(s.roles[s.seat]))
    if codes.TAKE <= verb <= codes.LEAVE:
        return 0
    return NOWHERE
