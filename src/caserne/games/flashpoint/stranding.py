"""Nobody may be left standing in fire: which actions would do that to somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caserne.games.flashpoint.codes import operand_of, who_of
from caserne.games.flashpoint.moving import standing_in_fire, way_off
from caserne.games.flashpoint.roles import water_factor
from caserne.games.flashpoint.scene import Scene
from caserne.games.flashpoint.tools import has_water

if TYPE_CHECKING:
    from caserne.games.flashpoint.verbs import Deed


def bar_stranding(s: Scene, deed: Deed, action: i64) -> str:
    """Forbid an action after which whoever stands in fire could not get off it any more.

    [fp.turn.not-on-fire]
    """
    man = standing_in_fire(s)
    if man < 0:
        return ""
    if man == s.seat and who_of(action) == 0:
        operand = operand_of(action)
        if deed.gets_off_fire(s, operand) or leaves_water(s, deed, operand):
            return ""
    after = s.copy()
    assert isinstance(after, Scene)  # noqa: S101
    after.apply(action)
    if not after.burns(after.where(man)) or after.collapsed:
        return ""
    if way_off(after, man, after.where(man), after.ap, after.free):
        return ""
    return "fp.turn.not-on-fire"


def leaves_water(s: Scene, deed: Deed, operand: i64) -> bool:
    """Tell at a glance that an action leaves the points to put out the fire underfoot."""
    if not has_water(s):
        return False
    return s.ap - deed.most_cost(s, operand) >= water_factor(i64(s.roles[s.seat]))
