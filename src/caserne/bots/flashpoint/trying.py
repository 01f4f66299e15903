"""What is worth trying in a turn: actions that are hardly ever any good are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.games.flashpoint.carrying import DROP, LEAVE, TAKE
from caserne.games.flashpoint.codes import code, operand_of, verb_of, who_of
from caserne.games.flashpoint.extreme.ladders import LOWER
from caserne.games.flashpoint.extreme.lift import bar_boarding
from caserne.games.flashpoint.extreme.terrain import tokens_of
from caserne.games.flashpoint.moving import MOVE
from caserne.games.flashpoint.roles import DRIVER
from caserne.games.flashpoint.scene import ENGINE, HAZMAT, LADDER, NOTHING, TREATED, VICTIM
from caserne.games.flashpoint.specialists import CREW
from caserne.games.flashpoint.tools import CHOP, CLOSE
from caserne.games.flashpoint.vehicles import ALONG, DRIVE, DRIVES, STAY

if TYPE_CHECKING:
    from caserne.bots.flashpoint.routes import Routes
    from caserne.games.flashpoint.incident import Incident

DETOUR: Final = 4
"""How many points a hole in a wall must spare to be worth chopping."""
DOORSTEP: Final = 4
"""How far from outside a hazmat is still picked up."""


def is_bold(s: Incident, action: i64) -> bool:
    """Add what pays rarely but then much: another specialist, the engine moved, a door shut."""
    verb, operand = verb_of(action), operand_of(action)
    if verb == CREW.number:
        return True
    if verb == DRIVE.number and operand < DRIVES and operand // 2 == ENGINE:
        return i64(s.roles[s.seat]) == DRIVER
    return verb == CLOSE.number and is_fire_behind(s, operand)


def is_fire_behind(s: Incident, edge: i64) -> bool:
    """Tell whether it burns on the other side of a door, or beside that."""
    at = s.where(s.seat)
    way = s.board.way_across(at, edge)
    behind: i64 = s.board.neighbour(at, way) if way >= 0 else -1
    return behind >= 0 and (s.burns(behind) or s.touches_fire(behind))


def boarding_answer(s: Incident) -> i64:
    """Have whoever moves the platform go up with it, and nobody else."""
    lift = tokens_of(s).lift
    if s.actor() == s.seat and not bar_boarding(s, s.seat, lift):
        return code(ALONG.number, lift)
    return code(STAY.number, 0)


def is_plain_step(s: Incident, action: i64) -> bool:
    """Tell a step of one's own that changes nothing but where one is.

    Nobody is turned over there, and nothing is brought to safety.
    """
    if verb_of(action) != MOVE.number or who_of(action) > 0:
        return False
    goal = operand_of(action)
    if s.pois[goal] != 0:
        return False
    free = s.carrying[s.seat] == NOTHING and s.leading[s.seat] == NOTHING
    return free or not s.board.is_start(goal)


def is_sensible(s: Incident, routes: Routes, action: i64) -> bool:
    """Leave out what is hardly ever any good."""
    verb, operand = verb_of(action), operand_of(action)
    if verb == CHOP.number:
        return spares_a_detour(s, routes, operand)
    if verb == TAKE.number and operand == HAZMAT:
        return routes.out(s.where(s.seat)) <= DOORSTEP
    if verb == DRIVE.number:
        return is_anybody_fetched(s)
    if verb == DROP.number:
        return s.carrying[s.seat] == LADDER
    return verb not in (CLOSE.number, LEAVE.number, CREW.number, LOWER.number)


def spares_a_detour(s: Incident, routes: Routes, edge: i64) -> bool:
    """Tell whether it is a long way round a wall to safety or to somebody."""
    board = s.board
    at = s.where(s.seat)
    behind = board.neighbour(at, board.way_across(at, edge))
    if routes.out(at) - routes.out(behind) > DETOUR:
        return True
    for person in range(routes.count):
        if routes.to_person(person, at) - routes.to_person(person, behind) > DETOUR:
            return True
    return False


def is_anybody_fetched(s: Incident) -> bool:
    """Tell whether a victim is on the way to the ambulance, or waits for it outside."""
    for man in range(s.crew):
        if s.carrying[man] == VICTIM or s.carrying[man] == TREATED or s.leading[man] != NOTHING:
            return True
    for space in range(s.board.size):
        if s.victims[space] + s.treated[space] > 0 and not s.board.is_inside(space):
            return True
    return False
