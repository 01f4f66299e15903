"""Where people end up: in safety, in the ambulance, or on a square of a landing or the stairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from caserne.games.onfire.building import AT_ELEVATOR, AT_STAIRS, SIDES, STREET
from caserne.games.onfire.events import ClosedUp, Eliminated, Rescued
from caserne.games.onfire.tower import FREE

if TYPE_CHECKING:
    from caserne.games.onfire.tower import Tower


def save(s: Tower, seat: i64, count: i64, rule: str) -> None:
    """Count employees who left the building as saved [of.exit]."""
    s.saved[seat] = u8(i64(s.saved[seat]) + count)
    if s.events is not None:
        total = int(s.saved[seat])
        s.say(Rescued(rule=rule, player=int(seat) + 1, count=int(count), total=total))


def eliminate(s: Tower, seat: i64, count: i64, place: i64, rule: str) -> None:
    """Take employees away in the ambulance."""
    s.hurt[seat] = u8(i64(s.hurt[seat]) + count)
    if s.events is not None:
        name = s.name(place)
        s.say(Eliminated(rule=rule, player=int(seat) + 1, place=name, count=int(count)))


def put(s: Tower, seat: i64, place: i64) -> None:
    """Put an employee on a square, or out into the street, where they are saved [of.exit].

    [of.x.fire-not-occupied] Whoever must stand on fire is eliminated.
    """
    if place == STREET:
        save(s, seat, 1, "of.exit")
    elif s.burning[place] != 0:
        eliminate(s, seat, 1, place, "of.x.fire-not-occupied")
    else:
        s.at[place] = u8(seat + 1)


def take(s: Tower, square: i64) -> i64:
    """Take whoever stands on a square off it, and give whose employee it was."""
    seat = i64(s.at[square]) - 1
    s.at[square] = FREE
    return seat


# Landings


def nearest_number(s: Tower, floor: i64, *, card: bool) -> i64:
    """Give the number of the free squares nearest the elevator; 0 if none is free.

    [of.stairs.landing]
    """
    for number in range(i64(AT_ELEVATOR), i64(AT_STAIRS + 1)):
        for side in range(i64(SIDES)):
            if s.is_free(s.building.square(floor, side, number), card=card):
                return number
    return 0


def is_nearest(s: Tower, square: i64, floor: i64, *, card: bool) -> bool:
    """Tell whether somebody who comes to a landing may be put on a square of it.

    [of.stairs.landing] Of two equal squares either will do.
    """
    if square >= s.building.size or s.building.floor_of[square] != floor:
        return False
    if s.building.is_step(square) or not s.is_free(square, card=card):
        return False
    return s.building.number_of[square] == nearest_number(s, floor, card=card)


def close_up(s: Tower, floor: i64) -> None:
    """Move those left on a landing up towards the elevator, side A first [of.landing.advance]."""
    for number in range(i64(AT_ELEVATOR), i64(AT_STAIRS)):
        for side in range(i64(SIDES)):
            square = s.building.square(floor, side, number)
            if s.is_free(square, card=False):
                advance_to(s, square, floor)


def advance_to(s: Tower, square: i64, floor: i64) -> None:
    """Fill a square from the next ones outward, its own side first [of.landing.advance]."""
    building = s.building
    own = building.side_of[square]
    for number in range(building.number_of[square] + 1, i64(AT_STAIRS + 1)):
        for turn in range(i64(SIDES)):
            origin = building.square(floor, (own + turn) % SIDES, number)
            if s.at[origin] != FREE:
                seat = take(s, origin)
                put(s, seat, square)
                if s.events is not None:
                    s.say(
                        ClosedUp(
                            rule="of.landing.advance",
                            player=int(seat) + 1,
                            origin=s.name(origin),
                            to=s.name(square),
                        )
                    )
                return


def close_up_behind(s: Tower, square: i64) -> None:
    """Close up the landing that somebody has left, if the square is one of a landing."""
    if not s.building.is_step(square):
        close_up(s, s.building.floor_of[square])
