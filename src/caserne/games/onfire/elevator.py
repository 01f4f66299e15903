"""The elevator: calling and sending it, entering it, and being put out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.core.verb import Verb, Words
from caserne.games.onfire import decks
from caserne.games.onfire.building import AT_ELEVATOR, GROUND, SIDES
from caserne.games.onfire.codes import against, between, code, from_of, operand_of, to_of, who_of
from caserne.games.onfire.events import ElevatorMoved, Entered, Expelled
from caserne.games.onfire.hand import Card
from caserne.games.onfire.people import close_up_behind, is_nearest, put, save, take
from caserne.games.onfire.stairs import add_nearest
from caserne.games.onfire.tower import Tower
from caserne.games.onfire.verbs import AGAINST, ALONG, BARE, FLOOR, FROM, Bare, Ordered

if TYPE_CHECKING:
    from caserne.core.due import Dues
    from caserne.core.state import Actions


def bar_elevator(s: Tower, floor: i64) -> str:
    """Forbid moving it but to where an own employee waits, or anywhere with one aboard.

    [of.card.elevator] It moves: to stay where it is is no use of the card.
    """
    if floor > s.building.floors or floor == s.lift:
        return "of.card.elevator"
    if s.aboard[s.seat] > 0 or s.has_own_at_elevator(floor):
        return ""
    return "of.card.elevator"


def move_elevator(s: Tower, floor: i64) -> None:
    """Move the elevator; at the ground everyone aboard is saved [of.card.elevator] [of.exit]."""
    if s.events is not None:
        seat, origin = int(s.seat) + 1, int(s.lift)
        s.say(ElevatorMoved(rule="of.card.elevator", player=seat, origin=origin, floor=int(floor)))
    s.lift = floor
    if floor == GROUND:
        for seat_out in range(s.players):
            count = i64(s.aboard[seat_out])
            if count > 0:
                s.aboard[seat_out] = 0
                save(s, seat_out, count, "of.exit")


def add_elevator(s: Tower, out: Actions) -> None:
    """List the floors the elevator may be moved to [of.card.elevator]."""
    for floor in range(s.building.floors + 1):
        if not bar_elevator(s, floor):
            out.add(code(LIFT.number, floor))


class Lift(Card):
    """The card that moves the elevator."""

    def add_plays(self, s: Tower, out: Actions) -> None:
        """List the floors."""
        add_elevator(s, out)

    def bar_play(self, s: Tower, action: i64) -> str:
        """Ask for the floor."""
        return bar_elevator(s, operand_of(action))

    def play(self, s: Tower, action: i64) -> None:
        """Move it."""
        move_elevator(s, to_of(action))


LIFT: Final = Lift(decks.LIFT, FLOOR)


# Entering


def bar_enter(s: Tower, square: i64) -> str:
    """Forbid entering but from a ``1`` at the elevator, while there is room [of.card.enter]."""
    building = s.building
    if square >= building.size or building.number_of[square] != AT_ELEVATOR:
        return "of.card.enter"
    if building.floor_of[square] != s.lift or not s.is_own(square):
        return "of.card.enter"
    return "" if s.crowd() < building.capacity else "of.card.enter"


def enter(s: Tower, square: i64) -> None:
    """Let an employee enter the elevator; the landing closes up [of.card.enter]."""
    seat = take(s, square)
    s.aboard[seat] = u8(i64(s.aboard[seat]) + 1)
    if s.events is not None:
        s.say(Entered(rule="of.card.enter", player=int(seat) + 1, origin=s.name(square)))
    close_up_behind(s, square)


def add_enters(s: Tower, verb: i64, out: Actions) -> None:
    """List the own employees who can enter [of.card.enter]."""
    if s.lift == GROUND or s.crowd() >= s.building.capacity:
        return
    for side in range(i64(SIDES)):
        square = s.building.square(s.lift, side, AT_ELEVATOR)
        if s.is_own(square):
            out.add(between(verb, square, 0))


def owe_second_enter(s: Tower) -> None:
    """Let a second employee enter, if one can now [of.card.enter]."""
    for side in range(i64(SIDES)):
        if not bar_enter(s, s.building.square(s.lift, side, AT_ELEVATOR)):
            s.owe(ENTER_TWO)
            return


class Enter(Card):
    """The card of somebody who enters the elevator; the card for two owes another."""

    def add_plays(self, s: Tower, out: Actions) -> None:
        """List who can enter."""
        add_enters(s, self.number, out)

    def bar_play(self, s: Tower, action: i64) -> str:
        """Ask for whom."""
        return bar_enter(s, from_of(action)) if to_of(action) == 0 else "of.card.enter"

    def play(self, s: Tower, action: i64) -> None:
        """Enter, one or two."""
        enter(s, from_of(action))
        if self.kind == decks.ENTER_TWO:
            owe_second_enter(s)


class EnterToo(Verb[Tower]):
    """The second employee of the card for two enters; one may be enough [of.card.enter]."""

    def add(self, s: Tower, out: Actions) -> None:
        """List who can enter."""
        add_enters(s, self.number, out)

    def bar(self, s: Tower, action: i64) -> str:
        """Ask for whom."""
        if who_of(action) > 0:
            return s.turn_rule()
        return bar_enter(s, from_of(action)) if to_of(action) == 0 else "of.card.enter"

    def act(self, s: Tower, action: i64) -> None:
        """Enter."""
        enter(s, from_of(action))


ENTER_TWO: Final = Ordered("enter-two")


# Expelling


def bar_expel(s: Tower, who: i64, to: i64) -> str:
    """Forbid expelling without an own employee at hand, an opponent aboard, and a free square.

    [of.card.expel]
    """
    if who >= s.players or who == s.seat or s.aboard[who] == 0 or not is_at_hand(s):
        return "of.card.expel"
    return "" if is_nearest(s, to, s.lift, card=True) else "of.card.expel"


def is_at_hand(s: Tower) -> bool:
    """Tell whether an own employee is aboard, or on a ``1`` at the elevator [of.card.expel]."""
    return s.aboard[s.seat] > 0 or s.has_own_at_elevator(s.lift)


def expel(s: Tower, who: i64, to: i64) -> None:
    """Put an opponent out of the elevator on the nearest free square [of.card.expel]."""
    s.aboard[who] = u8(i64(s.aboard[who]) - 1)
    if s.events is not None:
        s.say(Expelled(rule="of.card.expel", player=int(who) + 1, to=s.name(to)))
    put(s, who, to)


def add_expels(s: Tower, out: Actions) -> None:
    """List who can be expelled where [of.card.expel]."""
    if s.lift == GROUND or not is_at_hand(s):
        return
    for who in range(s.players):
        if who != s.seat and s.aboard[who] > 0:
            add_nearest(s, s.lift, against(EXPEL.number, who, 0), out, card=True)


class Expel(Card):
    """The card that puts an opponent out of the elevator."""

    def add_plays(self, s: Tower, out: Actions) -> None:
        """List who can be expelled where."""
        add_expels(s, out)

    def bar_play(self, s: Tower, action: i64) -> str:
        """Ask for whom and where."""
        if from_of(action) > 0:
            return "of.card.expel"
        return bar_expel(s, who_of(action), to_of(action))

    def play(self, s: Tower, action: i64) -> None:
        """Expel them."""
        expel(s, who_of(action), to_of(action))


EXPEL: Final = Expel(decks.EXPEL, AGAINST)

DUES: Final[Dues] = (ENTER_TWO,)
VERBS: Final[Words] = (
    LIFT,
    Enter(decks.ENTER, FROM),
    Enter(decks.ENTER_TWO, FROM),
    EXPEL,
    EnterToo(18, "also", ALONG, ENTER_TWO),
    Bare(1, "enough", BARE, ENTER_TWO),
)
