"""Engine and ambulance: driving, and riding along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.core.verb import Verb, Words
from caserne.games.flashpoint.board import NOWHERE, PARKINGS, SIDES
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.ending import judge, save
from caserne.games.flashpoint.events import Drove, Rode, Stayed
from caserne.games.flashpoint.moving import deliver
from caserne.games.flashpoint.points import bar_cost, pay
from caserne.games.flashpoint.roles import ANYTHING
from caserne.games.flashpoint.scene import AMBULANCE, ENGINE, TREATED_LAYER, VICTIM_LAYER, Scene
from caserne.games.flashpoint.verbs import ADVANCED, BARE, POINTS, SPACE, WORD, Deed, Question

if TYPE_CHECKING:
    from caserne.core.due import Dues
    from caserne.core.state import Actions

DRIVE_COST: Final = 2
VEHICLES: Final = ("ambulance", "engine")

# What is driven and which way round; where floors cover each other, to which side.
CLOCKWISE: Final = 0
COUNTER_CLOCKWISE: Final = 1
WAYS_ROUND: Final = ("clockwise", "counter-clockwise")
DRIVES: Final = 4  # two vehicles, two ways round
DRIVES_ANYWHERE: Final = 12  # and from here on two vehicles to four sides
WORDS: Final = tuple(
    [f"{vehicle} {way}" for ways in (WAYS_ROUND, SIDES) for vehicle in VEHICLES for way in ways]
)


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
    barred = s.extreme.bar_driving() if vehicle == ENGINE and s.extreme is not None else ""
    if barred:
        return barred
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
    """Drive a vehicle to a parking for 2 AP [fp.drive] [fp.x.drive-anywhere].

    Whoever stands on its parking may come along: the driver is asked first [fp.drive.ride].
    """
    pay(s, ANYTHING, DRIVE_COST)
    for i in range(s.crew):
        man = (s.seat + s.crew - 1 - i) % s.crew
        if is_at(s, man, vehicle):
            s.owe(RIDE, man * 2 + vehicle)
    if vehicle == AMBULANCE:
        s.ambulance = parking
    else:
        s.engine = parking
    if s.events is not None:
        s.say(
            Drove(
                rule="fp.drive.ambulance" if vehicle == AMBULANCE else "fp.drive.engine",
                also=("fp.x.drive-anywhere" if s.board.is_stacked else "fp.drive",),
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
        s.touch(VICTIM_LAYER, space)
        s.touch(TREATED_LAYER, space)
        if count > 0:
            save(s, space, count, "fp.rescue.drive")
        for man in range(s.crew):
            if s.where(man) == space:
                deliver(s, man)
    judge(s)


class Drive(Deed):
    """Drive a vehicle."""

    def add(self, s: Scene, _man: i64, base: i64, out: Actions) -> None:
        """List the vehicles and where they may be driven."""
        if s.ap < DRIVE_COST:
            return
        if s.board.is_stacked:
            self.add_anywhere(s, base, out)
            return
        for vehicle in range(i64(AMBULANCE), i64(ENGINE + 1)):
            if not bar_drive(s, vehicle):
                out.add(base + vehicle * 2 + CLOCKWISE)
                out.add(base + vehicle * 2 + COUNTER_CLOCKWISE)

    def add_anywhere(self, s: Scene, base: i64, out: Actions) -> None:
        """List the parkings of vehicles that may be driven to any [fp.x.drive-anywhere]."""
        for vehicle in range(i64(AMBULANCE), i64(ENGINE + 1)):
            if bar_drive(s, vehicle):
                continue
            first = DRIVES + vehicle * PARKINGS
            for operand in range(first, first + PARKINGS):
                if not bar_drive_to(s, operand):
                    out.add(base + operand)

    def bar(self, s: Scene, _man: i64, operand: i64) -> str:
        """Ask for the vehicle and the way."""
        return bar_drive_to(s, operand)

    def act(self, s: Scene, _man: i64, operand: i64) -> None:
        """Drive it."""
        drive_to(s, operand)


DRIVE: Final = Drive(19, "drive", WORD, WORDS, needs=POINTS | ADVANCED)


# Riding along


def must_ride(s: Scene, man: i64, vehicle: i64) -> bool:
    """Tell whether a firefighter goes with the vehicle anyway: the engine's driver does.

    [fp.drive.engine]
    """
    return vehicle == ENGINE and man == s.seat


def bar_ride(s: Scene, vehicle: i64, space: i64) -> str:
    """Forbid stepping off anywhere but on the vehicle's two spaces [fp.drive.ride]."""
    parking = parking_of(s, vehicle)
    for slot in range(2):
        if parking_space(s, vehicle, parking, slot) == space:
            return ""
    return "fp.drive.ride"


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


class Ride(Question):
    """Whether a firefighter comes along with a vehicle, and where it steps off."""

    def interlude(self, s: Scene) -> str:
        """Come as often as somebody stands there."""
        return "( ride)+" if s.advanced else ""

    def operands(self, s: Scene) -> i64:
        """Count the crew, with either vehicle."""
        return s.crew * len(VEHICLES)

    def actor(self, s: Scene) -> i64:
        """Give the firefighter that is asked."""
        return s.operand() // 2


class StayBehind(Verb[Scene]):
    """Stay behind."""

    def add(self, s: Scene, out: Actions) -> None:
        """List it, unless one must come along."""
        if not self.bar(s, code(self.number, 0)):
            out.add(code(self.number, 0))

    def bar(self, s: Scene, action: i64) -> str:
        """Ask for whom and which."""
        if operand_of(action) > 0:
            return s.turn_rule()
        must = must_ride(s, s.operand() // 2, s.operand() % 2)
        return "fp.drive.engine" if must else ""

    def act(self, s: Scene, _action: i64) -> None:
        """Stay."""
        stay(s, s.operand() // 2)


class RideAlong(Verb[Scene]):
    """Come along."""

    def add(self, s: Scene, out: Actions) -> None:
        """List the spaces to step off on [fp.drive.ride]."""
        vehicle = s.operand() % 2
        for slot in range(2):
            space = parking_space(s, vehicle, parking_of(s, vehicle), slot)
            out.add(code(self.number, space))

    def bar(self, s: Scene, action: i64) -> str:
        """Ask for the space."""
        return bar_ride(s, s.operand() % 2, operand_of(action))

    def act(self, s: Scene, action: i64) -> None:
        """Step off there."""
        ride(s, s.operand() // 2, operand_of(action))


RIDE: Final = Ride("ride")
STAY: Final = StayBehind(22, "stay", BARE, RIDE)
ALONG: Final = RideAlong(23, "ride", SPACE, RIDE)

DUES: Final[Dues] = (RIDE,)
VERBS: Final[Words] = (DRIVE, STAY, ALONG)
