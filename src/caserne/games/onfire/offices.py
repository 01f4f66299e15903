"""Out of an office onto the landing, and back into one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.core.verb import Verb, Words
from caserne.games.onfire import decks
from caserne.games.onfire.building import OFFICE, SIDES
from caserne.games.onfire.codes import between, from_of, to_of, who_of
from caserne.games.onfire.events import OfficeLeft, PushedBack
from caserne.games.onfire.hand import Card
from caserne.games.onfire.people import close_up_behind, eliminate, is_nearest, put, take
from caserne.games.onfire.stairs import add_nearest
from caserne.games.onfire.tower import BACK_INTO_FIRE, CLOSED_OFFICE, FULL_OFFICE, Tower
from caserne.games.onfire.verbs import ALONG, BARE, BETWEEN, Bare, Ordered

if TYPE_CHECKING:
    from caserne.core.due import Dues
    from caserne.core.state import Actions


def bar_leave(s: Tower, place: i64, to: i64) -> str:
    """Forbid leaving without an own employee, from three tokens, or to another square.

    [of.card.leave] [of.stairs.landing]
    """
    office = place - OFFICE
    if not 0 <= office < s.building.offices or not can_leave(s, office):
        return "of.card.leave"
    floor = s.building.office_floor(office)
    return "" if is_nearest(s, to, floor, card=True) else "of.stairs.landing"


def can_leave(s: Tower, office: i64) -> bool:
    """Tell whether an own employee is in an office and fewer than three tokens [of.card.leave]."""
    return s.working(office, s.seat) > 0 and s.tokens[office] < CLOSED_OFFICE


def leave(s: Tower, place: i64, to: i64) -> None:
    """Put an employee from an office on the landing [of.card.leave]."""
    s.move_staff(place - OFFICE, s.seat, -1)
    if s.events is not None:
        seat, origin = int(s.seat) + 1, s.name(place)
        s.say(OfficeLeft(rule="of.card.leave", player=seat, origin=origin, to=s.name(to)))
    put(s, s.seat, to)


def add_leaves(s: Tower, verb: i64, out: Actions) -> None:
    """List the ways out of all offices [of.card.leave]."""
    for office in range(s.building.offices):
        if can_leave(s, office):
            base = between(verb, OFFICE + office, 0)
            add_nearest(s, s.building.office_floor(office), base, out, card=True)


def owe_second_leave(s: Tower) -> None:
    """Let a second employee leave, of any office, if one can [of.card.leave]."""
    for office in range(s.building.offices):
        if can_leave(s, office):
            floor = s.building.office_floor(office)
            for side in range(i64(SIDES)):
                for number in range(i64(1), i64(4)):
                    if s.is_free(s.building.square(floor, side, number), card=True):
                        s.owe(LEAVE_TWO)
                        return


class Leave(Card):
    """The card of somebody who leaves an office; the card for two owes another."""

    def add_plays(self, s: Tower, out: Actions) -> None:
        """List the ways out."""
        add_leaves(s, self.number, out)

    def bar_play(self, s: Tower, action: i64) -> str:
        """Ask for the way."""
        return bar_leave(s, from_of(action), to_of(action))

    def play(self, s: Tower, action: i64) -> None:
        """Leave, one or two."""
        leave(s, from_of(action), to_of(action))
        if self.kind == decks.LEAVE_TWO:
            owe_second_leave(s)


class LeaveToo(Verb[Tower]):
    """The second employee of the card for two leaves; one may be enough [of.card.leave]."""

    def add(self, s: Tower, out: Actions) -> None:
        """List the ways out."""
        add_leaves(s, self.number, out)

    def bar(self, s: Tower, action: i64) -> str:
        """Ask for the way."""
        if who_of(action) > 0:
            return s.turn_rule()
        return bar_leave(s, from_of(action), to_of(action))

    def act(self, s: Tower, action: i64) -> None:
        """Leave."""
        leave(s, from_of(action), to_of(action))


LEAVE_TWO: Final = Ordered("leave-two")


# Push back


def bar_back(s: Tower, square: i64, place: i64) -> str:
    """Forbid pushing back but an opponent on an own employee's landing, into an office there.

    [of.card.back] [of.x.back-into-fire] Four tokens keep everybody out, but in the extreme mode.
    """
    office = place - OFFICE
    if square >= s.building.size or not 0 <= office < s.building.offices:
        return "of.card.back"
    if s.building.is_step(square) or not s.is_others(square):
        return "of.card.back"
    floor = s.building.floor_of[square]
    if s.building.office_floor(office) != floor or not s.has_own_on(floor):
        return "of.card.back"
    return "" if is_enterable(s, office) else "of.card.back"


def is_enterable(s: Tower, office: i64) -> bool:
    """Tell whether somebody may be pushed into an office [of.card.back] [of.x.back-into-fire]."""
    return s.tokens[office] < FULL_OFFICE or s.extreme & BACK_INTO_FIRE != 0


def push_back(s: Tower, square: i64, place: i64) -> None:
    """Push an opponent into an office, and into death with four tokens in it.

    [of.card.back] [of.x.back-into-fire]
    """
    seat, office = take(s, square), place - OFFICE
    if s.events is not None:
        name = s.name(square)
        s.say(PushedBack(rule="of.card.back", player=int(seat) + 1, origin=name, to=s.name(place)))
    if s.tokens[office] < FULL_OFFICE:
        s.move_staff(office, seat, 1)
    else:
        eliminate(s, seat, 1, place, "of.x.back-into-fire")
    close_up_behind(s, square)


def add_backs(s: Tower, out: Actions) -> None:
    """List who can be pushed back where [of.card.back]."""
    for square in range(s.building.size):
        if s.is_others(square) and not s.building.is_step(square):
            floor = s.building.floor_of[square]
            if s.has_own_on(floor):
                for side in range(i64(SIDES)):
                    office = s.building.office_on(floor, side)
                    if is_enterable(s, office):
                        out.add(between(BACK.number, square, OFFICE + office))


class Back(Card):
    """The card that pushes an opponent back into an office."""

    def add_plays(self, s: Tower, out: Actions) -> None:
        """List who can be pushed where."""
        add_backs(s, out)

    def bar_play(self, s: Tower, action: i64) -> str:
        """Ask for whom and where."""
        return bar_back(s, from_of(action), to_of(action))

    def play(self, s: Tower, action: i64) -> None:
        """Push."""
        push_back(s, from_of(action), to_of(action))


BACK: Final = Back(decks.BACK, BETWEEN)

DUES: Final[Dues] = (LEAVE_TWO,)
VERBS: Final[Words] = (
    Leave(decks.LEAVE, BETWEEN),
    Leave(decks.LEAVE_TWO, BETWEEN),
    BACK,
    LeaveToo(18, "also", ALONG, LEAVE_TWO),
    Bare(1, "enough", BARE, LEAVE_TWO),
)
