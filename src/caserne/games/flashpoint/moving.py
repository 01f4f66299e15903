"""Moving: through what, at what cost, with what, and never to be left standing in fire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import STAIR, WAYS
from caserne.games.flashpoint.ending import judge, save
from caserne.games.flashpoint.events import Disposed, Moved
from caserne.games.flashpoint.poi import REVEAL
from caserne.games.flashpoint.points import bar_cost, pay, purse
from caserne.games.flashpoint.roles import (
    CAFS,
    CAPTAIN,
    COMMANDS,
    MOVING,
    RESCUE,
    STRUCTURAL,
    chop_cost,
    water_factor,
)
from caserne.games.flashpoint.scene import FIRE, HAZMAT, LADDER, NOTHING, Scene
from caserne.games.flashpoint.verbs import BLAZE, HAZARD, SPACE, Order

if TYPE_CHECKING:
    from caserne.core.state import Actions
    from caserne.core.verb import Words

DOOR_COST: Final = 1
SEEN: Final = vec[i64]([0, 0, 0, 0, 4, 4, 0, 12, 8, 8, 8, 12, 4, 4, 8, 0])
"""What a glance sees in an edge, by its kind: doors and walls."""
SIGHT: Final = vec[i64]([0, HAZARD, HAZARD | BLAZE])
"""What a glance sees on a space: nothing, smoke or fire."""


def step_cost(s: Scene, man: i64, goal: i64) -> i64:
    """Give what a step costs: 1 AP, into fire 2 [fp.move.cost], carrying 2 [fp.move.carry].

    A treated victim that is led adds nothing [fp.spec.treated], nor does a ladder [fp.x.ladder].
    """
    return 2 if s.burns(goal) else walking_cost(s, man)


def walking_cost(s: Scene, man: i64) -> i64:
    """Give what a step costs where nothing burns [fp.move.cost] [fp.move.carry]."""
    return 2 if has_load(s, man) else 1


def has_load(s: Scene, man: i64) -> bool:
    """Tell whether a firefighter carries a victim or a hazmat, which a ladder is not."""
    load = s.carrying[man]
    return load != NOTHING and load != LADDER  # noqa: PLR1714 - compiled, two comparisons


def bar_load_in_fire(s: Scene, man: i64) -> str:
    """Forbid fire to whoever carries a victim [fp.move.carry-no-fire] or a hazmat.

    Hazmats: [fp.hazmat.carry]. Treated victims are not led into it either [fp.spec.treated].
    """
    if s.carrying[man] == HAZMAT:
        return "fp.hazmat.carry"
    if has_load(s, man):
        return "fp.move.carry-no-fire"
    return "fp.spec.treated" if s.leading[man] != NOTHING else ""


def bar_step(s: Scene, man: i64, way: i64) -> str:
    """Forbid a step that way unless something open leads there.

    [fp.move.passages] [fp.board.adjacent]
    """
    slot = s.where(man) * WAYS + way
    edge = i64(s.board.edge_beside[slot])
    if edge < 0:
        return "fp.board.adjacent"
    if not s.is_open(edge):
        return "fp.move.passages"
    return bar_goal(s, man, i64(s.board.neighbours[slot]))


def bar_goal(s: Scene, man: i64, goal: i64) -> str:
    """Forbid a step to an adjacent space that cannot be paid, or into fire that must be shunned."""
    if s.extreme is not None:
        barred = s.extreme.bar_entering(s, man, goal)
        if barred:
            return barred
    if s.burns(goal):
        return bar_fire(s, man, goal, step_cost(s, man, goal))
    return bar_points(s, man, walking_cost(s, man))


def bar_points(s: Scene, man: i64, cost: i64) -> str:
    """Forbid a movement action that whoever pays for it cannot pay [fp.turn.ap]."""
    return bar_cost(s, MOVING, cost) if man == s.seat else bar_command(s, man, cost)


def bar_fire(s: Scene, man: i64, goal: i64, cost: i64) -> str:
    """Forbid a burning space to whoever cannot pay the way there, or must shun fire."""
    barred = bar_points(s, man, cost) or bar_load_in_fire(s, man)
    return barred or bar_entering_fire(s, man, goal, cost)


def bar_move(s: Scene, man: i64, goal: i64) -> str:
    """Forbid a move to a space that is not next to the firefighter's own [fp.board.adjacent]."""
    way = s.board.way_to(s.where(man), goal)
    return "fp.board.adjacent" if way < 0 else bar_step(s, man, way)


def bar_command(s: Scene, man: i64, cost: i64) -> str:
    """Forbid a command unless a captain gives it and can pay what the other would.

    [fp.spec.captain] The CAFS firefighter takes one command point a turn [fp.spec.captain-cafs].
    """
    if s.roles[s.seat] != CAPTAIN:
        return "fp.spec.captain"
    if s.roles[man] == CAFS and cost > 0 and (cost > 1 or s.cafs_commanded):
        return "fp.spec.captain-cafs"
    return "" if purse(s, COMMANDS) >= cost else "fp.turn.ap"


def pay_for(s: Scene, man: i64, purpose: i64, cost: i64) -> None:
    """Pay for an action of the active firefighter, or for one it commands."""
    if man == s.seat:
        pay(s, purpose, cost)
        return
    pay(s, COMMANDS, cost)
    if s.roles[man] == CAFS and cost > 0:
        s.cafs_commanded = True


# Fire under the feet


def standing_in_fire(s: Scene) -> i64:
    """Give the firefighter that must get off fire before the turn ends; -1 if nobody must."""
    if s.burns(s.where(s.seat)):
        return s.seat
    if s.roles[s.seat] == CAPTAIN:
        for man in range(s.crew):
            if s.burns(s.where(man)):
                return man
    return -1


def bar_entering_fire(s: Scene, man: i64, goal: i64, cost: i64) -> str:
    """Forbid fire to a firefighter that could not get off it again this turn.

    [fp.turn.not-on-fire] One firefighter at a time may stand in fire.
    """
    other = standing_in_fire(s)
    if other >= 0 and other != man:
        return "fp.turn.not-on-fire"
    ap, free = s.ap, s.free
    usable = purse(s, COMMANDS if man != s.seat else MOVING) - ap
    gift = min(usable, cost)
    if way_off(s, man, goal, ap - (cost - gift), free - gift):
        return ""
    return "fp.turn.not-on-fire"


def way_off(s: Scene, man: i64, space: i64, ap: i64, free: i64) -> bool:
    """Tell whether a firefighter on a burning space can get off fire with the points left.

    By dousing its own space, or by walking on, opening a door or breaking a wall first if need be.
    [fp.turn.not-on-fire]
    """
    commanded = man != s.seat
    role = i64(s.roles[man])
    if not commanded:
        water = ap + free if role == CAFS else ap
        if water >= water_factor(role) and role != STRUCTURAL:
            return True
    gift: i64 = free if commanded or role == RESCUE else 0
    for way in range(s.board.ways):
        edge = s.board.edge(space, way)
        if edge < 0:
            continue
        toll = _toll(s, edge, role, commanded=commanded)
        if toll < 0:
            continue
        goal = s.board.neighbour(space, way)
        if not is_free_for(s, man, goal):
            continue
        toll_gift: i64 = min(gift, toll) if commanded else 0
        rest, rest_gift = ap - (toll - toll_gift), gift - toll_gift
        cost: i64 = 2 if s.burns(goal) else 1
        if rest < 0 or rest + rest_gift < cost:
            continue
        if not s.burns(goal):
            return True
        used = min(rest_gift, cost)
        if way_off(s, man, goal, rest - (cost - used), free - toll_gift - used):
            return True
    return False


def is_free_for(s: Scene, man: i64, goal: i64) -> bool:
    """Tell whether a firefighter can go to a space, or back to its own [fp.turn.not-on-fire]."""
    x = s.extreme
    return x is None or goal == s.where(man) or not x.bar_entering(s, man, goal)


def _toll(s: Scene, edge: i64, role: i64, *, commanded: bool) -> i64:
    """Give the points it takes to open an edge, 0 if it is open; -1 if nothing opens it."""
    kind = i64(s.edges[edge])
    if edges.is_passable(kind):
        return 0
    if i64(edges.OPENED[kind]) != kind:
        return DOOR_COST
    if commanded:
        return -1
    if kind == edges.JAMMED and s.extreme is not None:
        return chop_cost(role) * s.extreme.blows(edge)
    return chop_cost(role) * edges.counters_to_fall(kind) if edges.is_standing_wall(kind) else -1


# Going there


def move(s: Scene, man: i64, goal: i64) -> None:
    """Take a step and pay for it [fp.move.cost] [fp.move.carry], by stairs too [fp.x.stairs]."""
    origin = s.where(man)
    cost = step_cost(s, man, goal)
    pay_for(s, man, MOVING, cost)
    s.at[man] = u8(goal)
    s.fresh[man] = 0
    if s.events is not None:
        rule = "fp.move.carry" if has_load(s, man) else "fp.move.cost"
        s.say(
            Moved(
                rule="fp.spec.captain" if man != s.seat else rule,
                also=("fp.x.stairs",) if s.board.way_to(origin, goal) == STAIR else (),
                firefighter=int(man) + 1,
                origin=s.name(origin),
                space=s.name(goal),
                ap=int(cost),
            )
        )
    arrive(s, man)


def arrive(s: Scene, man: i64) -> None:
    """Do what reaching a space brings about: a POI is turned over, a load is brought to safety."""
    space = s.where(man)
    if s.pois[space] > 0:
        s.owe(REVEAL, space)
    if s.board.is_start(space):
        deliver(s, man)
        judge(s)


def deliver(s: Scene, man: i64) -> None:
    """Bring what a firefighter has with it outside to safety, where that is what counts.

    Family: anywhere outside [fp.rescue.family]; advanced: where the ambulance stands
    [fp.rescue.ambulance]. A hazmat is disposed of anywhere outside [fp.hazmat.carry]. Outside an
    upper floor nothing is safe yet [fp.x.no-throwing].
    """
    space = s.where(man)
    if s.carrying[man] == HAZMAT:
        s.carrying[man] = NOTHING
        s.disposed += 1
        if s.events is not None:
            s.say(Disposed(rule="fp.hazmat.carry", firefighter=int(man) + 1, space=s.name(space)))
    if s.advanced and not at_ambulance(s, space):
        return
    rule = "fp.rescue.ambulance" if s.advanced else "fp.rescue.family"
    count: i64 = 0
    if has_load(s, man):
        count = 1
        s.carrying[man] = NOTHING
    if s.leading[man] != NOTHING:
        count += 1
        s.leading[man] = NOTHING
    if count > 0:
        save(s, space, count, rule)


def at_ambulance(s: Scene, space: i64) -> bool:
    """Tell whether a space is one of the two where the ambulance stands."""
    first = i64(s.board.ambulance_spaces[2 * s.ambulance])
    return space in (first, i64(s.board.ambulance_spaces[2 * s.ambulance + 1]))


class Move(Order):
    """Take a step; and, where it is asked which, look around."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the steps."""
        self.look_around(s, man, base, out)

    def look_around(self, s: Scene, man: i64, base: i64, out: Actions) -> i64:
        """List the steps; and tell what else is around, so that nothing is asked for in vain.

        Where nothing burns all steps cost the same, so that is asked once.
        """
        beside, neighbours = s.board.edge_beside, s.board.neighbours
        kinds, hazards, x = s.edges, s.hazards, s.extreme
        at = s.where(man)
        found = SIGHT[i64(hazards[at])]
        walks = not bar_points(s, man, walking_cost(s, man))
        for slot in range(at * WAYS, at * WAYS + s.board.ways):
            edge = i64(beside[slot])
            if edge < 0:
                continue
            kind = i64(kinds[edge])
            if edges.is_passable(kind):
                goal = i64(neighbours[slot])
                hazard = i64(hazards[goal])
                found |= SIGHT[hazard]
                if hazard == FIRE:
                    if not bar_goal(s, man, goal):
                        out.add(base + goal)
                elif walks and (x is None or not x.bar_entering(s, man, goal)):
                    out.add(base + goal)
            if kind >= edges.DOOR_OPEN:
                found |= SEEN[kind]
        return found

    def bar(self, s: Scene, man: i64, operand: i64) -> str:
        """Ask for the space."""
        return bar_move(s, man, operand)

    def act(self, s: Scene, man: i64, operand: i64) -> None:
        """Go there."""
        move(s, man, operand)

    def most_cost(self, s: Scene, operand: i64) -> i64:
        """Give what the step costs."""
        return step_cost(s, s.seat, operand)

    def gets_off_fire(self, s: Scene, operand: i64) -> bool:
        """Tell whether it leads off fire."""
        return not s.burns(operand)


MOVE: Final = Move(6, "move", SPACE)
VERBS: Final[Words] = (MOVE,)
