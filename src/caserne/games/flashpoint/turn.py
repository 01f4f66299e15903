"""A turn: actions, then the fire, then the POI."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from caserne.games.flashpoint import due
from caserne.games.flashpoint.events import TurnBegan, TurnEnded
from caserne.games.flashpoint.moving import standing_in_fire
from caserne.games.flashpoint.points import points_kept
from caserne.games.flashpoint.roles import free_points_of, points_of

if TYPE_CHECKING:
    from caserne.games.flashpoint.scene import Scene


def begin_turn(s: Scene, man: i64) -> None:
    """Give the next firefighter its points: its specialist's and those it kept.

    [fp.turn.order] [fp.turn.ap] [fp.turn.save]
    """
    s.settled()
    role = i64(s.roles[man])
    s.seat = man
    s.turn += 1
    s.ap = points_of(role) + i64(s.saved_ap[man])
    s.free = free_points_of(role)
    s.saved_ap[man] = 0
    s.acted = False
    s.cafs_commanded = False
    s.gentle = False
    for other in range(s.crew):
        s.fresh[other] = 0
    s.owe(due.ACT)
    if s.events is not None:
        s.say(
            TurnBegan(
                rule="fp.turn.order",
                firefighter=int(man) + 1,
                turn=int(s.turn),
                ap=int(s.ap),
                free=int(s.free),
            )
        )


def bar_end(s: Scene) -> str:
    """Forbid ending the turn while standing in fire [fp.turn.not-on-fire]."""
    return "fp.turn.not-on-fire" if standing_in_fire(s) >= 0 else ""


def end_turn(s: Scene) -> None:
    """Stop acting, keep what may be kept, and owe the fire and the POI [fp.turn.order]."""
    s.settled()
    kept = points_kept(s.ap)
    s.saved_ap[s.seat] = u8(kept)
    s.ap = 0
    s.free = 0
    if s.events is not None:
        s.say(TurnEnded(rule="fp.turn.save", firefighter=int(s.seat) + 1, kept=int(kept)))
    s.owe(due.BEGIN, (s.seat + 1) % s.crew)
    s.owe(due.REPLENISH)
    s.owe(due.AFTERMATH)
    s.owe(due.FIRE)
