"""The actions of a turn: which the active firefighter may take, and taking them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.games.flashpoint import codes, edges
from caserne.games.flashpoint.board import EAST, WAYS
from caserne.games.flashpoint.carrying import (
    bar_drop,
    bar_lead,
    bar_leave,
    bar_take,
    drop,
    lead,
    leave,
    take,
)
from caserne.games.flashpoint.codes import code, command, operand_of, verb_of, who_of
from caserne.games.flashpoint.extreme.acting import act_extreme, add_extreme, bar_extreme
from caserne.games.flashpoint.extreme.ladders import bar_ladder_verb, ladders_within_reach
from caserne.games.flashpoint.extreme.terrain import bar_entering
from caserne.games.flashpoint.moving import (
    bar_goal,
    bar_move,
    bar_points,
    move,
    standing_in_fire,
    walking_cost,
)
from caserne.games.flashpoint.roles import (
    CAPTAIN,
    FIRST,
    IMAGING,
)
from caserne.games.flashpoint.scene import (
    AMBULANCE,
    CLEAR,
    ENGINE,
    FIRE,
    LADDER,
    SMOKE,
    TREATED,
    VICTIM,
    Scene,
)
from caserne.games.flashpoint.specialists import (
    bar_crew_change,
    bar_dispose,
    bar_identify,
    bar_treat,
    change_crew,
    dispose,
    identify,
    specialists_in_box,
    treat,
)
from caserne.games.flashpoint.stranding import bar_stranding, keep_safe
from caserne.games.flashpoint.tools import (
    bar_blow,
    bar_chop,
    bar_door,
    bar_extinguish,
    bar_water,
    chop,
    extinguish,
    has_water,
    takes_blows,
    turn_door,
)
from caserne.games.flashpoint.turn import bar_end, end_turn
from caserne.games.flashpoint.vehicles import (
    DRIVE_COST,
    bar_drive,
    bar_drive_to,
    bar_gun,
    drive_to,
    fire_gun,
    is_at,
)

if TYPE_CHECKING:
    from caserne.core.state import Actions

# What a glance around can see.
SEES_HAZARD: Final = 1
SEES_FIRE: Final = 2
SEES_DOOR: Final = 4
SEES_WALL: Final = 8
SEEN: Final = vec[i64]([0, 0, 0, 0, 4, 4, 0, 12, 8, 8, 8, 12, 4, 4, 8, 0])
"""What a glance sees in an edge, by its kind."""

# What is allowed


def act_choices(s: Scene, out: Actions) -> None:
    """List every action the active firefighter may take now [fp.turn.ap].

    The rules decide (``bar_...``); what is listed here are the candidates worth asking about.
    """
    in_fire = standing_in_fire(s) >= 0
    if not in_fire:
        out.add(code(codes.END, 0))
    captain = commands_others(s)
    if s.ap + s.free > 0 or not s.acted:
        _add_paid(s, out, captain=captain)
    else:
        _add_loads(s, out, captain=captain)
    if in_fire:
        keep_safe(s, out)


def commands_others(s: Scene) -> bool:
    """Tell whether the active firefighter is one that commands others [fp.spec.captain]."""
    return s.roles[s.seat] == CAPTAIN


def _add_paid(s: Scene, out: Actions, *, captain: bool) -> None:
    """List what there is for points or for the first action, and the loads, which cost none."""
    found = _add_steps(s, s.seat, code(codes.MOVE, 0), out)
    if captain:
        for man in range(s.crew):
            if man != s.seat:
                _add_steps(s, man, command(codes.MOVE, man, 0), out)
    if captain or found & SEES_DOOR != 0:
        _add_doors(s, out, codes.OPEN, edges.OPENED, captain=captain)
        _add_doors(s, out, codes.CLOSE, edges.SHUT, captain=captain)
    if found & SEES_HAZARD != 0 and has_water(s):
        if found & SEES_FIRE != 0:
            _add_water(s, out, codes.DOUSE, SMOKE)
        _add_water(s, out, codes.EXTINGUISH, CLEAR)
    if found & SEES_WALL != 0 and not bar_blow(s):
        _add_chops(s, out)
    _add_loads(s, out, captain=captain)
    if s.advanced:
        _add_skills(s, out)
        _add_vehicles(s, out)
    if s.extreme is not None:
        add_extreme(s, out, captain=captain)
        out.sort()


def _add_steps(s: Scene, man: i64, base: i64, out: Actions) -> i64:
    """List the steps; and tell what else is around, so that nothing is asked for in vain.

    Where nothing burns all steps cost the same, so that is asked once.
    """
    beside, neighbours = s.board.edge_beside, s.board.neighbours
    kinds, hazards = s.edges, s.hazards
    at = s.where(man)
    found = sight_of(i64(hazards[at]))
    walks = not bar_points(s, man, walking_cost(s, man))
    for slot in range(at * WAYS, at * WAYS + s.board.ways):
        edge = i64(beside[slot])
        if edge < 0:
            continue
        kind = i64(kinds[edge])
        if edges.is_passable(kind):
            goal = i64(neighbours[slot])
            hazard = i64(hazards[goal])
            found |= sight_of(hazard)
            if hazard == FIRE:
                if not bar_goal(s, man, goal):
                    out.add(base + goal)
            elif walks and (s.extreme is None or not bar_entering(s, man, goal)):
                out.add(base + goal)
        if kind >= edges.DOOR_OPEN:
            found |= SEEN[kind]
    return found


def sight_of(hazard: i64) -> i64:
    """Give what a glance sees in smoke or fire."""
    if hazard == CLEAR:
        return 0
    return SEES_HAZARD if hazard == SMOKE else SEES_HAZARD | SEES_FIRE


def _add_doors(s: Scene, out: Actions, verb: i64, turned: vec[u8], *, captain: bool) -> None:
    _add_doors_of(s, s.seat, code(verb, 0), turned, out)
    if captain:
        for man in range(s.crew):
            if man != s.seat:
                _add_doors_of(s, man, command(verb, man, 0), turned, out)


def _add_doors_of(s: Scene, man: i64, base: i64, turned: vec[u8], out: Actions) -> None:
    beside, kinds = s.board.edge_beside, s.edges
    first = s.where(man) * WAYS
    for slot in range(first, first + s.board.ways):
        edge = i64(beside[slot])
        if edge < 0:
            continue
        kind = i64(kinds[edge])
        becomes = i64(turned[kind])
        if becomes != kind and not bar_door(s, man, edge, becomes):
            out.add(base + edge)


def _add_water(s: Scene, out: Actions, verb: i64, left: i64) -> None:
    """Go through the spaces in reach in the order of their numbers: own space between the ways."""
    at = s.where(s.seat)
    for way in range(s.board.ways):
        if way == EAST and not bar_water(s, at, left):
            out.add(code(verb, at))
        space = s.adjacent(at, way)
        if space >= 0 and not bar_water(s, space, left):
            out.add(code(verb, space))


def _add_chops(s: Scene, out: Actions) -> None:
    beside, kinds = s.board.edge_beside, s.edges
    first = s.where(s.seat) * WAYS
    for slot in range(first, first + s.board.ways):
        edge = i64(beside[slot])
        if edge >= 0 and takes_blows(i64(kinds[edge])):
            out.add(code(codes.CHOP, edge))


def _add_loads(s: Scene, out: Actions, *, captain: bool) -> None:
    if not captain and not _has_load_near(s, s.seat):
        return
    for verb in range(i64(codes.TAKE), i64(codes.LEAVE + 1)):
        _add_load_verb(s, s.seat, verb, code(verb, 0), out)
        if captain:
            for man in range(s.crew):
                if man != s.seat:
                    _add_load_verb(s, man, verb, command(verb, man, 0), out)


def _has_load_near(s: Scene, man: i64) -> bool:
    if s.people == 0 and not s.advanced and s.extreme is None:
        return False
    at = s.where(man)
    lying = s.victims[at] + s.treated[at] + s.hazmats[at]
    if lying + s.carrying[man] + s.leading[man] > 0:
        return True
    return s.extreme is not None and ladders_within_reach(s, man) > 0


def _add_load_verb(s: Scene, man: i64, verb: i64, base: i64, out: Actions) -> None:
    if verb == codes.TAKE:
        last: i64 = TREATED if s.extreme is None else LADDER
        for load in range(i64(VICTIM), last + 1):
            if not bar_take(s, man, load):
                out.add(base + load)
    elif not bar_load_verb(s, man, verb):
        out.add(base)


def bar_load_verb(s: Scene, man: i64, verb: i64) -> str:
    """Ask the rule of dropping, leading or leaving."""
    if verb == codes.DROP:
        return bar_drop(s, man)
    return bar_lead(s, man) if verb == codes.LEAD else bar_leave(s, man)


def _add_skills(s: Scene, out: Actions) -> None:
    if not bar_treat(s):
        out.add(code(codes.TREAT, 0))
    if not bar_dispose(s):
        out.add(code(codes.DISPOSE, 0))
    if s.roles[s.seat] == IMAGING:
        for space in range(s.board.size):
            if s.pois[space] > 0 and not bar_identify(s, space):
                out.add(code(codes.IDENTIFY, space))


def _add_vehicles(s: Scene, out: Actions) -> None:
    if s.ap >= DRIVE_COST:
        _add_drives(s, out)
    if not is_at(s, s.seat, ENGINE):
        return
    if not bar_gun(s):
        out.add(code(codes.GUN, 0))
    if not s.acted:
        for role in range(i64(FIRST), FIRST + specialists_in_box(s)):
            if not bar_crew_change(s, role):
                out.add(code(codes.CREW, role))


def _add_drives(s: Scene, out: Actions) -> None:
    if s.board.is_stacked:
        for operand in range(i64(codes.DRIVES), i64(codes.DRIVES_ANYWHERE)):
            if not bar_drive_to(s, operand):
                out.add(code(codes.DRIVE, operand))
        return
    for vehicle in range(i64(AMBULANCE), i64(ENGINE + 1)):
        if not bar_drive(s, vehicle):
            out.add(code(codes.DRIVE, vehicle * 2 + codes.CLOCKWISE))
            out.add(code(codes.DRIVE, vehicle * 2 + codes.COUNTER_CLOCKWISE))


def bar_act(s: Scene, action: i64) -> str:
    """Name the rule that forbids an action of a turn; empty if it is allowed."""
    who = who_of(action)
    man = s.seat if who == 0 else who - 1
    if man >= s.crew or (who > 0 and man == s.seat):
        return "fp.spec.captain"
    barred = bar_command_verb(s, action, man)
    return barred or bar_stranding(s, action)


def bar_command_verb(s: Scene, action: i64, man: i64) -> str:
    """Ask the rule of a verb that a captain may also have others carry out [fp.spec.captain]."""
    verb, operand = verb_of(action), operand_of(action)
    if verb == codes.MOVE:
        return bar_move(s, man, operand)
    if verb == codes.OPEN:
        return bar_door(s, man, operand, turned_by(s, operand, edges.OPENED))
    if verb == codes.CLOSE:
        return bar_door(s, man, operand, turned_by(s, operand, edges.SHUT))
    if codes.RAISE <= verb <= codes.SINK:
        return bar_ladder_verb(s, man, verb, operand)
    if verb == codes.TAKE:
        return bar_take(s, man, operand)
    if codes.DROP <= verb <= codes.LEAVE:
        return bar_load_verb(s, man, verb)
    return "fp.spec.captain" if man != s.seat else bar_own_verb(s, verb, operand)


def turned_by(s: Scene, edge: i64, turned: vec[u8]) -> i64:
    """Give what opening or closing makes of an edge; of one that is none, nothing."""
    return i64(turned[i64(s.edges[edge])]) if edge < len(s.edges) else 0


def bar_own_verb(s: Scene, verb: i64, operand: i64) -> str:
    """Ask the rule of a verb that only the active firefighter itself carries out."""
    if verb == codes.END:
        return bar_end(s)
    if verb == codes.DOUSE:
        return bar_extinguish(s, operand, SMOKE)
    if verb == codes.EXTINGUISH:
        return bar_extinguish(s, operand, CLEAR)
    if verb == codes.CHOP:
        return bar_chop(s, operand)
    if verb == codes.TREAT:
        return bar_treat(s)
    if verb == codes.DISPOSE:
        return bar_dispose(s)
    if verb == codes.IDENTIFY:
        return bar_identify(s, operand)
    if verb == codes.DRIVE:
        return bar_drive_to(s, operand)
    if verb == codes.GUN:
        return bar_gun(s)
    if verb == codes.CREW:
        return bar_crew_change(s, operand)
    return bar_extreme(s, verb, operand) if verb >= codes.PLATFORM else "fp.turn.order"


# What is done


def act(s: Scene, action: i64) -> None:
    """Take an action of the turn."""
    verb, operand = verb_of(action), operand_of(action)
    who = who_of(action)
    man = s.seat if who == 0 else who - 1
    if verb == codes.MOVE:
        move(s, man, operand)
    elif verb == codes.OPEN:
        turn_door(s, man, operand, i64(edges.OPENED[i64(s.edges[operand])]))
    elif verb == codes.CLOSE:
        turn_door(s, man, operand, i64(edges.SHUT[i64(s.edges[operand])]))
    elif verb == codes.DOUSE:
        extinguish(s, operand, SMOKE)
    elif verb == codes.EXTINGUISH:
        extinguish(s, operand, CLEAR)
    elif verb == codes.CHOP:
        chop(s, operand)
    elif verb == codes.END:
        end_turn(s)
    elif verb <= codes.LEAVE:
        act_with_load(s, man, verb, operand)
    elif verb >= codes.RAISE:
        act_extreme(s, man, verb, operand)
    else:
        act_as_specialist(s, verb, operand)


def act_with_load(s: Scene, man: i64, verb: i64, operand: i64) -> None:
    """Pick up, put down, take along or leave behind."""
    if verb == codes.TAKE:
        take(s, man, operand)
    elif verb == codes.DROP:
        drop(s, man)
    elif verb == codes.LEAD:
        lead(s, man)
    else:
        leave(s, man)


def act_as_specialist(s: Scene, verb: i64, operand: i64) -> None:
    """Use a specialist's skill or a vehicle, or change crew."""
    if verb == codes.DRIVE:
        drive_to(s, operand)
    elif verb == codes.GUN:
        fire_gun(s)
    elif verb == codes.TREAT:
        treat(s)
    elif verb == codes.DISPOSE:
        dispose(s)
    elif verb == codes.IDENTIFY:
        identify(s, operand)
    else:
        change_crew(s, operand)
