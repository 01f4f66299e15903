"""Picking up and putting down: one thing carried, one treated victim led, both for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.games.flashpoint.events import Dropped, Led, Left, Took
from caserne.games.flashpoint.moving import bar_command
from caserne.games.flashpoint.scene import (
    FRESH_GUIDE,
    FRESH_LOAD,
    HAZMAT,
    HAZMAT_LAYER,
    LADDER,
    NOTHING,
    TREATED,
    TREATED_LAYER,
    VICTIM,
    VICTIM_LAYER,
    Scene,
)
from caserne.games.flashpoint.verbs import ADVANCED, BARE, LOAD, WORD, Order

if TYPE_CHECKING:
    from caserne.core.state import Actions
    from caserne.core.verb import Words

LOADS: Final = ("nothing", "victim", "hazmat", "treated", "ladder")


def lying(s: Scene, load: i64, space: i64) -> i64:
    """Count the things of a kind that lie on a space and that nobody carries or leads."""
    if load == VICTIM:
        return i64(s.victims[space])
    if load == HAZMAT:
        return i64(s.hazmats[space])
    return i64(s.treated[space])


def put(s: Scene, load: i64, space: i64, change: i64) -> None:
    """Change how many things of a kind lie on a space."""
    if load == VICTIM:
        s.victims[space] = u8(i64(s.victims[space]) + change)
        s.touch(VICTIM_LAYER, space)
    elif load == HAZMAT:
        s.hazmats[space] = u8(i64(s.hazmats[space]) + change)
        s.touch(HAZMAT_LAYER, space)
    else:
        s.treated[space] = u8(i64(s.treated[space]) + change)
        s.touch(TREATED_LAYER, space)


def load_rule(load: i64) -> str:
    """Name the rule under which a thing is carried."""
    if load == LADDER:
        return "fp.x.ladder"
    return "fp.hazmat.carry" if load == HAZMAT else "fp.move.carry"


def bar_take(s: Scene, man: i64, load: i64) -> str:
    """Forbid a second load, and one that does not lie in the own space.

    [fp.move.carry] [fp.hazmat.carry]
    """
    if man != s.seat and bar_command(s, man, 0):
        return "fp.spec.captain"
    if load not in (VICTIM, HAZMAT, TREATED):
        return bar_take_ladder(s, man) if load == LADDER else "fp.move.carry"
    if s.carrying[man] != NOTHING or lying(s, load, s.where(man)) == 0:
        return load_rule(load)
    return ""


def bar_take_ladder(s: Scene, man: i64) -> str:
    """Forbid a ladder where there is none, and to whoever carries something [fp.x.ladder]."""
    free = s.carrying[man] == NOTHING and has_ladder_near(s, man)
    return "" if free else "fp.x.ladder"


def has_ladder_near(s: Scene, man: i64) -> bool:
    """Tell whether there is a ladder to pick up."""
    return s.extreme is not None and s.extreme.ladders_within_reach(s, man) > 0


def take(s: Scene, man: i64, load: i64) -> None:
    """Pick up a thing in the own space for 0 AP [fp.move.carry] [fp.hazmat.carry]."""
    space = s.where(man)
    if load != LADDER:
        put(s, load, space, -1)
    elif s.extreme is not None:
        s.extreme.pick_up_ladder(s, man)
    s.carrying[man] = u8(load)
    s.fresh[man] |= FRESH_LOAD
    s.acted = True
    if s.events is not None:
        s.say(
            Took(
                rule=load_rule(load),
                firefighter=int(man) + 1,
                space=s.name(space),
                load=LOADS[load],
            )
        )


def bar_drop(s: Scene, man: i64) -> str:
    """Forbid putting down what is not carried, or what was picked up since the last step.

    [fp.move.carry]
    """
    if man != s.seat and bar_command(s, man, 0):
        return "fp.spec.captain"
    if s.carrying[man] == NOTHING or s.fresh[man] & FRESH_LOAD != 0:
        return "fp.move.carry"
    return "" if s.extreme is None else s.extreme.bar_leaving_here(s, man)


def drop(s: Scene, man: i64) -> None:
    """Put down what is carried for 0 AP [fp.move.carry] [fp.hazmat.carry]."""
    space = s.where(man)
    load = i64(s.carrying[man])
    if load != LADDER:
        put(s, load, space, 1)
    elif s.extreme is not None:
        s.extreme.put_down_ladder(space)
    s.carrying[man] = NOTHING
    s.acted = True
    if s.events is not None:
        s.say(
            Dropped(
                rule=load_rule(load),
                firefighter=int(man) + 1,
                space=s.name(space),
                load=LOADS[load],
            )
        )


def bar_lead(s: Scene, man: i64) -> str:
    """Forbid leading a second treated victim, or one that is not in the own space.

    [fp.spec.treated]
    """
    if man != s.seat and bar_command(s, man, 0):
        return "fp.spec.captain"
    if s.leading[man] != NOTHING or s.treated[s.where(man)] == 0:
        return "fp.spec.treated"
    return ""


def lead(s: Scene, man: i64) -> None:
    """Have a treated victim walk along from now on, for 0 AP [fp.spec.treated]."""
    space = s.where(man)
    put(s, TREATED, space, -1)
    s.leading[man] = TREATED
    s.fresh[man] |= FRESH_GUIDE
    s.acted = True
    if s.events is not None:
        s.say(Led(rule="fp.spec.treated", firefighter=int(man) + 1, space=s.name(space)))


def bar_leave(s: Scene, man: i64) -> str:
    """Forbid leaving a treated victim that is not led, or was taken along since the last step.

    [fp.spec.treated]
    """
    if man != s.seat and bar_command(s, man, 0):
        return "fp.spec.captain"
    if s.leading[man] == NOTHING or s.fresh[man] & FRESH_GUIDE != 0:
        return "fp.spec.treated"
    return "" if s.extreme is None else s.extreme.bar_leaving_here(s, man)


def leave(s: Scene, man: i64) -> None:
    """Leave a treated victim where it is, for 0 AP [fp.spec.treated]."""
    space = s.where(man)
    put(s, TREATED, space, 1)
    s.leading[man] = NOTHING
    s.acted = True
    if s.events is not None:
        s.say(Left(rule="fp.spec.treated", firefighter=int(man) + 1, space=s.name(space)))


# Verbs


def has_load_near(s: Scene, man: i64) -> bool:
    """Tell at a glance whether there is anything to pick up or to put down."""
    if s.people == 0 and not s.advanced and s.extreme is None:
        return False
    at = s.where(man)
    lying_here = s.victims[at] + s.treated[at] + s.hazmats[at]
    if lying_here + s.carrying[man] + s.leading[man] > 0:
        return True
    return has_ladder_near(s, man)


class Handling(Order):
    """Handle a load, which costs nothing."""

    def most_cost(self, _s: Scene, _operand: i64) -> i64:
        """Give nothing."""
        return 0


class Take(Handling):
    """Pick something up."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the things."""
        last: i64 = TREATED if s.extreme is None else LADDER
        for load in range(i64(VICTIM), last + 1):
            if not bar_take(s, man, load):
                out.add(base + load)

    def bar(self, s: Scene, man: i64, operand: i64) -> str:
        """Ask for the thing."""
        return bar_take(s, man, operand)

    def act(self, s: Scene, man: i64, operand: i64) -> None:
        """Pick it up."""
        take(s, man, operand)


class Drop(Handling):
    """Put down what is carried."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List it."""
        if not bar_drop(s, man):
            out.add(base)

    def bar(self, s: Scene, man: i64, _operand: i64) -> str:
        """Ask for whom."""
        return bar_drop(s, man)

    def act(self, s: Scene, man: i64, _operand: i64) -> None:
        """Put it down."""
        drop(s, man)


class Lead(Handling):
    """Take a treated victim along."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List it."""
        if not bar_lead(s, man):
            out.add(base)

    def bar(self, s: Scene, man: i64, _operand: i64) -> str:
        """Ask for whom."""
        return bar_lead(s, man)

    def act(self, s: Scene, man: i64, _operand: i64) -> None:
        """Lead it."""
        lead(s, man)


class Leave(Handling):
    """Leave the treated victim that is led."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List it."""
        if not bar_leave(s, man):
            out.add(base)

    def bar(self, s: Scene, man: i64, _operand: i64) -> str:
        """Ask for whom."""
        return bar_leave(s, man)

    def act(self, s: Scene, man: i64, _operand: i64) -> None:
        """Leave it."""
        leave(s, man)


TAKE: Final = Take(12, "take", WORD, LOADS, needs=LOAD)
DROP: Final = Drop(13, "drop", BARE, needs=LOAD)
LEAD: Final = Lead(14, "lead", BARE, needs=LOAD | ADVANCED)
LEAVE: Final = Leave(15, "leave", BARE, needs=LOAD | ADVANCED)
VERBS: Final[Words] = (TAKE, DROP, LEAD, LEAVE)
