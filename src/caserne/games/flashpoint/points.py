"""Action points: what may be spent on what, and what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.games.flashpoint.roles import ANYTHING, free_points_for

if TYPE_CHECKING:
    from caserne.games.flashpoint.scene import Scene

MOST_KEPT: Final = 4


def purse(s: Scene, purpose: i64) -> i64:
    """Count the points the active firefighter can spend on something, free ones included."""
    if s.free > 0 and purpose != ANYTHING and free_points_for(i64(s.roles[s.seat])) == purpose:
        return s.ap + s.free
    return s.ap


def pay(s: Scene, purpose: i64, cost: i64) -> None:
    """Spend points, free ones first since they are never kept."""
    if s.free > 0 and purpose != ANYTHING and free_points_for(i64(s.roles[s.seat])) == purpose:
        gift = min(s.free, cost)
        s.free -= gift
        cost -= gift
    s.ap -= cost
    s.acted = True


def bar_cost(s: Scene, purpose: i64, cost: i64) -> str:
    """Forbid what the points left do not pay for [fp.turn.ap]."""
    return "" if purse(s, purpose) >= cost else "fp.turn.ap"


def points_kept(ap: i64) -> i64:
    """Give how many unspent points are kept for later turns: 4 at most [fp.turn.save]."""
    return min(ap, MOST_KEPT)
