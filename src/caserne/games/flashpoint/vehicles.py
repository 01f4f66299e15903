"""Engine and ambulance: driving, riding along, and the deck gun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.games.flashpoint import due
from caserne.games.flashpoint.board import NOWHERE, PARKINGS, SIDES, is_lower, is_right
from caserne.games.flashpoint.codes import (
    BLACK_DIE,
    BOTH_DICE,
    CLOCKWISE,
    DRIVES,
    DRIVES_ANYWHERE,
    RED_DIE,
    RIDE,
    STAY,
    code,
)
from caserne.games.flashpoint.ending import judge, save
from caserne.games.flashpoint.events import Cleared, Drove, GunFired, Rode, Rolled, Stayed
from caserne.games.flashpoint.extreme.terrain import has_object, landing
from caserne.games.flashpoint.moving import deliver
from caserne.games.flashpoint.points import bar_cost, pay
from caserne.games.flashpoint.roles import ANYTHING, DRIVER, gun_cost
from caserne.games.flashpoint.scene import AMBULANCE, ENGINE, Scene
from caserne.games.flashpoint.tools import clear_hazard

if TYPE_CHECKING:
    from caserne.core.state import Actions

DRIVE_COST: Final = 2
VEHICLES: Final = ("ambulance", "engine")


def parking_of(s: Scene, vehicle: i64) -> i64:
    """Give the side on which a vehicle stands."""
    return s.ambulance if vehicle == AMBULANCE else s.engine


def parking_space(s: Scene, vehicle: i64, parking: i64, slot: i64) -> i64:
    """Give one of the two spaces of a vehicle's parking [fp.vehicle.parking]."""
    if vehicle == AMBULANCE:
        return i64(s.board.ambulance_spaces[2 * parking + slot])
    return i64(s.board.engine_spaces[2 * parking + slot])


def is_at(s: Scene, man: i64, vehicle: i64) -> bool:
    """Tell whether a firefighter stands on the parking where a vehicle is."""
    at, parking = s.where(man), parking_of(s, vehicle)
    return at in (parking_space(s, vehicle, parking, 0), parking_space(s, vehicle, parking, 1))


# Driving


def bar_drive(s: Scene, vehicle: i64) -> str:
    """Forbid driving without 2 AP [fp.drive], and the engine to whoever is not on it.

    [fp.drive.engine] The ambulance is called by radio from anywhere [fp.drive.ambulance]. The
    engine stays while its platform is out [fp.x.platform].
    """
    if not s.advanced:
        return "fp.drive"
    if vehicle == ENGINE and not is_at(s, s.seat, ENGINE):
        return "fp.drive.engine"
    if vehicle == ENGINE and s.extreme is not None and s.extreme.lift != NOWHERE:
        return "fp.x.platform"
    return bar_cost(s, ANYTHING, DRIVE_COST)


def bar_drive_to(s: Scene, operand: i64) -> str:
    """Forbid the next parking where any may be driven to [fp.x.drive-anywhere], and the reverse.

    [fp.drive]
    """
    if operand < DRIVES:
        return "fp.x.drive-anywhere" if s.board.is_stacked else bar_drive(s, operand // 2)
    if not s.board.is_stacked or operand >= DRIVES_ANYWHERE:
        return "fp.drive"
    vehicle, side = (operand - DRIVES) // PARKINGS, (operand - DRIVES) % PARKINGS
    if side == parking_of(s, vehicle) or parking_space(s, vehicle, side, 0) == NOWHERE:
        return "fp.x.drive-anywhere"
    return bar_drive(s, vehicle)


def drive_to(s: Scene, operand: i64) -> None:
    """Drive round the corner [fp.drive], or to any parking [fp.x.drive-anywhere]."""
    if operand >= DRIVES:
        park_at(s, (operand - DRIVES) // PARKINGS, (operand - DRIVES) % PARKINGS)
        return
    vehicle = operand // 2
    turn: i64 = 1 if operand % 2 == CLOCKWISE else PARKINGS - 1
    park_at(s, vehicle, (parking_of(s, vehicle) + turn) % PARKINGS)


def park_at(s: Scene, vehicle: i64, parking: i64) -> None:
    """Drive a vehicle to a parking for 2 AP [fp.drive].

    Whoever stands on its parking may come along: the driver is asked first [fp.drive.ride].
    """
    pay(s, ANYTHING, DRIVE_COST)
    for i in range(s.crew):
        man = (s.seat + s.crew - 1 - i) % s.crew
        if is_at(s, man, vehicle):
            s.owe(due.RIDE, man * 2 + vehicle)
    if vehicle == AMBULANCE:
        s.ambulance = parking
    else:
        s.engine = parking
    if s.events is not None:
        s.say(
            Drove(
                rule="fp.drive.ambulance" if vehicle == AMBULANCE else "fp.drive.engine",
                firefighter=int(s.seat) + 1,
                vehicle=VEHICLES[vehicle],
                side=SIDES[parking],
            )
        )
    if vehicle == AMBULANCE:
        pick_up(s)


def pick_up(s: Scene) -> None:
    """Save the victims where the ambulance has come to [fp.rescue.drive]."""
    for slot in range(2):
        space = parking_space(s, AMBULANCE, s.ambulance, slot)
        count = i64(s.victims[space]) + i64(s.treated[space])
        s.victims[space] = 0
        s.treated[space] = 0
        if count > 0:
            save(s, space, count, "fp.rescue.drive")
        for man in range(s.crew):
            if s.where(man) == space:
                deliver(s, man)
    judge(s)


def must_ride(s: Scene, man: i64, vehicle: i64) -> bool:
    """Tell whether a firefighter goes with the vehicle anyway: the engine's driver does.

    [fp.drive.engine]
    """
    return vehicle == ENGINE and man == s.seat


def bar_ride(s: Scene, man: i64, vehicle: i64, space: i64) -> str:
    """Forbid stepping off anywhere but on the vehicle's two spaces [fp.drive.ride]."""
    del man
    parking = parking_of(s, vehicle)
    for slot in range(2):
        if parking_space(s, vehicle, parking, slot) == space:
            return ""
    return "fp.drive.ride"


def ride_choices(s: Scene, man: i64, vehicle: i64, out: Actions) -> None:
    """List staying behind, and the spaces to step off on [fp.drive.ride]."""
    if not must_ride(s, man, vehicle):
        out.add(code(STAY, 0))
    for slot in range(2):
        out.add(code(RIDE, parking_space(s, vehicle, parking_of(s, vehicle), slot)))


def ride(s: Scene, man: i64, space: i64) -> None:
    """Ride along for 0 AP and step off on one of the parking's spaces [fp.drive.ride]."""
    s.settled()
    s.at[man] = u8(space)
    s.fresh[man] = 0
    if s.events is not None:
        s.say(Rode(rule="fp.drive.ride", firefighter=int(man) + 1, space=s.name(space)))
    deliver(s, man)
    judge(s)


def stay(s: Scene, man: i64) -> None:
    """Let the vehicle go without coming along [fp.drive.ride] [fp.drive.ambulance]."""
    s.settled()
    if s.events is not None:
        s.say(Stayed(rule="fp.drive.ride", firefighter=int(man) + 1))


# The deck gun


def bar_gun(s: Scene) -> str:
    """Forbid the deck gun away from the engine, or while a firefighter is in its quadrant.

    [fp.deckgun] With the platform there is none [fp.x.platform]; over several floors the quadrant
    is half of each [fp.x.engine-gun-floors] [fp.x.attic.gun-floors].
    """
    if not s.advanced or not is_at(s, s.seat, ENGINE):
        return "fp.deckgun"
    if s.extreme is not None and s.extreme.platform:
        return "fp.x.platform"
    quadrant = s.board.engine_quadrants[s.engine]
    for man in range(s.crew):
        if s.board.quadrants[s.where(man)] == quadrant:
            return "fp.deckgun"
    return bar_cost(s, ANYTHING, gun_cost(i64(s.roles[s.seat])))


def fire_gun(s: Scene) -> None:
    """Pay for the deck gun and roll [fp.deckgun]."""
    pay(s, ANYTHING, gun_cost(i64(s.roles[s.seat])))
    s.owe(due.GUN)


def aim(s: Scene, red: i64, black: i64, rerolled: i64) -> None:
    """Note the gun's dice; the driver may take up those it has not rolled again yet.

    [fp.deckgun.dice] [fp.spec.driver]
    """
    s.settled()
    s.red = red
    s.black = black
    if s.events is not None:
        s.say(Rolled(rule="fp.deckgun.dice", why="gun", red=int(red), black=int(black)))
    if s.roles[s.seat] == DRIVER and rerolled != BOTH_DICE:
        s.owe(due.REROLL, rerolled)
    else:
        splash(s)


def bar_reroll(s: Scene, dice: i64, rerolled: i64) -> str:
    """Forbid rolling a die again that was rolled again already [fp.spec.driver]."""
    del s
    return "" if 0 < dice <= BOTH_DICE and dice & rerolled == 0 else "fp.spec.driver"


def reroll(s: Scene, dice: i64, rerolled: i64) -> None:
    """Take up one die or both once more; the last result counts [fp.spec.driver]."""
    s.settled()
    kind: i64 = due.GUN
    if dice == RED_DIE:
        kind = due.GUN_RED
    elif dice == BLACK_DIE:
        kind = due.GUN_BLACK
    s.owe(kind, dice | rerolled)


def keep(s: Scene) -> None:
    """Let the gun's dice stand [fp.spec.driver]."""
    s.settled()
    splash(s)


def gun_target(s: Scene) -> i64:
    """Turn each die that points out of the quadrant to its opposite face [fp.deckgun.dice].

    Where floors cover each other the black one tells the floor and is not turned
    [fp.x.engine-gun-floors] [fp.x.attic.gun-floors]; under an attic on the left its upper half
    names the attic's columns [fp.x.attic.gun].
    """
    quadrant = i64(s.board.engine_quadrants[s.engine])
    red, black, half = s.red, s.black, s.board.gun_columns // 2
    if (red > s.board.dice_rows // 2) != is_lower(quadrant):
        red = s.board.dice_rows + 1 - red
    if s.board.is_overhung and not is_right(quadrant):
        if black > half:
            black += half
    elif not s.board.is_stacked and (black > half) != is_right(quadrant):
        black = s.board.gun_columns + 1 - black
    return s.board.target(red, black)


def gun_landing(s: Scene) -> i64:
    """Give the space that the gun's dice send the water to; through a hole it falls.

    [fp.deckgun.dice] [fp.x.floor-hole]
    """
    target = gun_target(s)
    return target if s.extreme is None else landing(s, target)


def gun_weight(s: Scene, black: i64) -> i64:
    """Give 0 for a face the gun's die does not have: it never reaches a basement [fp.x.basement].

    With a garage and an attic it is the d8 too [fp.x.attic.gun].
    """
    return 1 if black <= s.board.gun_columns else 0


def splash(s: Scene) -> None:
    """Remove fire and smoke from the gun's target and all spaces adjacent to it.

    [fp.deckgun.splash] Through a hole the water falls [fp.x.floor-hole]; down stairs it does not
    [fp.x.basement], nor past an object [fp.x.car].
    """
    target = gun_landing(s)
    if s.events is not None:
        s.say(GunFired(rule="fp.deckgun.dice", space=s.name(target)))
    _wet(s, target)
    if has_object(s, target):
        return
    for way in range(s.board.ways):
        space = s.adjacent(target, way)
        if space >= 0 and (s.board.storey(space) >= 0 or s.board.storey(target) < 0):
            _wet(s, landing(s, space))


def _wet(s: Scene, space: i64) -> None:
    if clear_hazard(s, space) and s.events is not None:
        s.say(Cleared(rule="fp.deckgun.splash", space=s.name(space)))
