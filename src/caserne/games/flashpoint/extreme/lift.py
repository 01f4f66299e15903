"""The hydraulic platform and its water cannon, which replace the deck gun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.core.verb import Verb, Words
from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import INWARD, NOWHERE, PARKINGS
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.ending import judge
from caserne.games.flashpoint.events import Cleared, Disposed
from caserne.games.flashpoint.extreme.events import CannonFired, PlatformMoved
from caserne.games.flashpoint.extreme.terrain import (
    PLACES,
    burden,
    foot,
    has_object,
    places_taken,
    tokens_of,
    tokens_on,
)
from caserne.games.flashpoint.moving import deliver
from caserne.games.flashpoint.points import bar_cost, pay
from caserne.games.flashpoint.roles import ANYTHING, DRIVER, gun_cost
from caserne.games.flashpoint.scene import (
    ENGINE,
    HAZMAT_LAYER,
    LADDER,
    TREATED,
    VICTIM,
    VICTIM_LAYER,
    Scene,
)
from caserne.games.flashpoint.tools import clear_hazard
from caserne.games.flashpoint.vehicles import ALONG, STAY, is_at, parking_space, ride, stay
from caserne.games.flashpoint.verbs import (
    ADVANCED,
    BARE,
    EXTREME,
    POINTS,
    SPACE,
    Deed,
    QuestionToOne,
)

if TYPE_CHECKING:
    from caserne.core.due import Dues
    from caserne.core.state import Actions


def dock(s: Scene) -> i64:
    """Give the engine's space where the platform stands when it is not out [fp.x.platform]."""
    return parking_space(s, ENGINE, s.engine, tokens_of(s).dock)


def platform_space(s: Scene) -> i64:
    """Give the space where the platform is, out or on the engine; ``NOWHERE`` if there is none."""
    x = tokens_of(s)
    if x.lift != NOWHERE or not x.platform or s.engine == NOWHERE:
        return x.lift
    return dock(s)


def platform_cost(role: i64) -> i64:
    """Give the cost of moving the platform: 3 AP, the driver's 2 [fp.x.platform]."""
    if role == DRIVER:
        return 2
    return 3


def is_out(s: Scene) -> bool:
    """Tell whether the platform is away from the engine, which then stays put [fp.x.platform]."""
    x = tokens_on(s)
    return x is not None and x.lift != NOWHERE


def faces_street(s: Scene, space: i64) -> bool:
    """Tell whether an outside space of an upper floor looks out on the engine's street.

    [fp.x.platform]
    """
    if not s.board.is_aloft(space) or not s.board.is_start(foot(s, space)):
        return False
    inward = s.board.neighbour(space, INWARD[s.engine])
    return inward >= 0 and s.board.is_inside(inward)


def works_platform(s: Scene) -> bool:
    """Tell whether the active firefighter is on the platform or the engine [fp.x.platform]."""
    x = tokens_on(s)
    if x is None or not x.platform:
        return False
    return is_at(s, s.seat, ENGINE) or s.where(s.seat) == x.lift


def bar_platform(s: Scene, goal: i64) -> str:
    """Forbid moving the platform but from it or the engine, to where it can go or back.

    [fp.x.platform]
    """
    x = tokens_on(s)
    if x is None or goal >= s.board.size or not works_platform(s):
        return "fp.x.platform"
    if goal == dock(s):
        if not is_out(s):
            return "fp.x.platform"
    elif goal == x.lift or not faces_street(s, goal) or x.raised[goal] != 0:
        return "fp.x.platform"
    return bar_cost(s, ANYTHING, platform_cost(i64(s.roles[s.seat])))


def move_platform(s: Scene, goal: i64) -> None:
    """Move the platform with all that is on it; from the engine whoever stands there may come.

    [fp.x.platform]
    """
    pay(s, ANYTHING, platform_cost(i64(s.roles[s.seat])))
    x = tokens_of(s)
    origin = x.lift
    x.lift = goal if goal != dock(s) else NOWHERE
    if s.events is not None:
        man = int(s.seat) + 1
        s.say(PlatformMoved(rule="fp.x.platform", firefighter=man, space=s.name(goal)))
    if origin == NOWHERE:
        for i in range(s.crew):
            man = (s.seat + s.crew - 1 - i) % s.crew
            if s.where(man) == dock(s):
                s.owe(BOARDING, man)
    else:
        carry_over(s, origin, goal)


def carry_over(s: Scene, origin: i64, goal: i64) -> None:
    """Take along what is on the platform; down on the ground a hazmat is out of harm's way.

    [fp.x.platform]
    """
    s.victims[goal] += s.victims[origin]
    s.victims[origin] = 0
    s.treated[goal] += s.treated[origin]
    s.treated[origin] = 0
    hazmats, s.hazmats[origin] = i64(s.hazmats[origin]), u8(0)
    for layer in range(VICTIM_LAYER, HAZMAT_LAYER + 1):
        s.touch(layer, origin)
        s.touch(layer, goal)
    if not s.board.is_start(goal):
        s.hazmats[goal] += u8(hazmats)
    else:
        for _ in range(hazmats):
            s.disposed += 1
            if s.events is not None:
                man = int(s.seat) + 1
                s.say(Disposed(rule="fp.x.platform", firefighter=man, space=s.name(goal)))
    for man in range(s.crew):
        if s.where(man) == origin:
            s.at[man] = u8(goal)
            s.fresh[man] = 0
            if s.board.is_start(goal):
                deliver(s, man)
    judge(s)


# Going up with it


def bar_boarding(s: Scene, man: i64, space: i64) -> str:
    """Forbid going up where no place is left, or with a ladder [fp.x.platform]."""
    x = tokens_of(s)
    crowded = places_taken(s, x.lift) + burden(s, man) > PLACES
    if space != x.lift or crowded or s.carrying[man] == LADDER:
        return "fp.x.platform"
    return ""


class StayDown(Verb[Scene]):
    """Stay on the engine."""

    def add(self, _s: Scene, out: Actions) -> None:
        """List it."""
        out.add(code(self.number, 0))

    def bar(self, s: Scene, action: i64) -> str:
        """Forbid it together with anything."""
        return "" if operand_of(action) == 0 else s.turn_rule()

    def act(self, s: Scene, _action: i64) -> None:
        """Stay."""
        stay(s, s.operand())


class GoUp(Verb[Scene]):
    """Go up with the platform."""

    def add(self, s: Scene, out: Actions) -> None:
        """List it, if there is a place."""
        lift = tokens_of(s).lift
        if not bar_boarding(s, s.operand(), lift):
            out.add(code(self.number, lift))

    def bar(self, s: Scene, action: i64) -> str:
        """Ask for the place."""
        return bar_boarding(s, s.operand(), operand_of(action))

    def act(self, s: Scene, action: i64) -> None:
        """Go up."""
        ride(s, s.operand(), operand_of(action))


class Boarding(QuestionToOne):
    """Whether a firefighter on the engine goes up with the platform."""

    def interlude(self, s: Scene) -> str:
        """Come as often as somebody stands there."""
        return "( boarding)+" if s.advanced and s.extreme is not None else ""

    def lacks(self, s: Scene, operand: i64) -> str:
        """Ask for a platform that has just left, and for somebody where it was."""
        if not is_out(s):
            return "a platform that is out"
        return "" if s.where(operand) == dock(s) else "who boards beside the platform"


BOARDING: Final = Boarding("boarding")


# The cannon


def side_of_lift(s: Scene) -> i64:
    """Give the way from the platform into the building."""
    return INWARD[s.engine]


def bar_cannon(s: Scene) -> str:
    """Forbid the cannon away from the platform, at a wall, and at victims [fp.x.cannon].

    Who is on the platform is behind it.
    """
    x = tokens_on(s)
    if x is None or not x.platform or x.lift == NOWHERE or s.where(s.seat) != x.lift:
        return "fp.x.cannon"
    way = side_of_lift(s)
    if s.edges[s.board.edge(x.lift, way)] not in (edges.WINDOW_OPEN, edges.RUIN):
        return "fp.x.cannon"
    target = s.board.neighbour(x.lift, way)
    for other in range(i64(-1), s.board.ways):
        space = target if other < 0 else s.adjacent(target, other)
        if space >= 0 and space != x.lift and has_victim(s, space):
            return "fp.x.cannon"
    return bar_cost(s, ANYTHING, gun_cost(i64(s.roles[s.seat])))


def has_victim(s: Scene, space: i64) -> bool:
    """Tell whether a victim lies on a space or is with somebody there [fp.x.cannon]."""
    if s.victims[space] + s.treated[space] > 0:
        return True
    for man in range(s.crew):
        if s.where(man) == space and (
            s.carrying[man] in (VICTIM, TREATED) or s.leading[man] == TREATED
        ):
            return True
    return False


def fire_cannon(s: Scene) -> None:
    """Wet the space before the platform and those adjacent to it, without dice [fp.x.cannon].

    Not past an object [fp.x.car].
    """
    pay(s, ANYTHING, gun_cost(i64(s.roles[s.seat])))
    target = s.board.neighbour(tokens_of(s).lift, side_of_lift(s))
    if s.events is not None:
        s.say(CannonFired(rule="fp.x.cannon", firefighter=int(s.seat) + 1, space=s.name(target)))
    around = i64(0) if has_object(s, target) else s.board.ways
    for other in range(i64(-1), around):
        space = target if other < 0 else s.adjacent(target, other)
        if space >= 0 and clear_hazard(s, space) and s.events is not None:
            s.say(Cleared(rule="fp.x.cannon", space=s.name(space)))


# Verbs


class MovePlatform(Deed):
    """Move the platform."""

    def add(self, s: Scene, _man: i64, base: i64, out: Actions) -> None:
        """List where it may be moved."""
        if s.engine >= PARKINGS or not works_platform(s):
            return
        if not bar_platform(s, dock(s)):
            out.add(base + dock(s))
        fronts, firsts = s.board.fronts, s.board.first_front
        for i in range(firsts[s.engine], firsts[s.engine + 1]):
            if not bar_platform(s, i64(fronts[i])):
                out.add(base + i64(fronts[i]))

    def bar(self, s: Scene, _man: i64, operand: i64) -> str:
        """Ask for the space."""
        return bar_platform(s, operand)

    def act(self, s: Scene, _man: i64, operand: i64) -> None:
        """Move it."""
        move_platform(s, operand)


class FireCannon(Deed):
    """Fire the water cannon."""

    def add(self, s: Scene, _man: i64, base: i64, out: Actions) -> None:
        """List it, while the platform is out."""
        if is_out(s) and not bar_cannon(s):
            out.add(base)

    def bar(self, s: Scene, _man: i64, _operand: i64) -> str:
        """Ask for the cannon."""
        return bar_cannon(s)

    def act(self, s: Scene, _man: i64, _operand: i64) -> None:
        """Fire it."""
        fire_cannon(s)


PLATFORM: Final = MovePlatform(45, "platform", SPACE, needs=POINTS | EXTREME | ADVANCED)
CANNON: Final = FireCannon(46, "cannon", BARE, needs=POINTS | EXTREME | ADVANCED)

DUES: Final[Dues] = (BOARDING,)
VERBS: Final[Words] = (
    StayDown(STAY.number, STAY.name, STAY.form, BOARDING),
    GoUp(ALONG.number, ALONG.name, ALONG.form, BOARDING),
    PLATFORM,
    CANNON,
)
