"""The fire: tokens in offices, then on landings, and back to the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.core.verb import Verb, Words
from caserne.games.onfire.acting import ACT, bar_spend
from caserne.games.onfire.building import AT_ELEVATOR, AT_STAIRS, OFFICE, SIDES
from caserne.games.onfire.codes import code, from_of, to_of
from caserne.games.onfire.events import FirePlaced, FireRemoved, FireStuck, LastTokenPlaced
from caserne.games.onfire.people import close_up_behind, eliminate, take
from caserne.games.onfire.tower import FREE, FULL_OFFICE, Tower
from caserne.games.onfire.verbs import TO

if TYPE_CHECKING:
    from caserne.core.state import Actions

REMOVAL: Final = 3
"""The actions that removing a token takes."""


def spread(s: Tower, office: i64, count: i64) -> None:
    """Put the tokens of a fire card into its office [of.fire]."""
    for _ in range(count):
        place = next_place(s, office)
        if place < 0 or not take_token(s):
            if s.events is not None:
                s.say(FireStuck(rule="of.fire.landing", place=s.name(OFFICE + office)))
        elif place >= OFFICE:
            burn_office(s, office)
        else:
            burn_landing(s, place)


def next_place(s: Tower, office: i64) -> i64:
    """Find where the fire of an office grows next; -1 if it cannot go on.

    [of.fire] [of.fire.landing]
    """
    if s.tokens[office] < FULL_OFFICE:
        return OFFICE + office
    floor, side = s.building.office_floor(office), office % SIDES
    stairs = s.building.square(floor, side, AT_STAIRS)
    if s.burning[stairs] == 0:
        return stairs
    elevator = s.building.square(floor, side, AT_ELEVATOR)
    return elevator if s.burning[elevator] == 0 else -1


def take_token(s: Tower) -> bool:
    """Take a token from the supply, or the first player's, which ends the game.

    [of.end.tokens] What no token is left for is not placed.
    """
    if s.supply > 0:
        s.supply -= 1
        return True
    if s.spent:
        return False
    s.spent = True
    if s.events is not None:
        s.say(LastTokenPlaced(rule="of.end.tokens"))
    return True


def burn_office(s: Tower, office: i64) -> None:
    """Put a token in an office; the fourth eliminates everyone in it [of.fire.fourth]."""
    s.tokens[office] += 1
    if s.events is not None:
        place = s.name(OFFICE + office)
        s.say(FirePlaced(rule="of.fire", place=place, tokens=int(s.tokens[office])))
    if s.tokens[office] < FULL_OFFICE:
        return
    for seat in range(s.players):
        count = s.working(office, seat)
        if count > 0:
            s.move_staff(office, seat, -count)
            eliminate(s, seat, count, OFFICE + office, "of.fire.fourth")


def burn_landing(s: Tower, square: i64) -> None:
    """Put a token on a ``3``, or on a ``1`` and its ``2``, and eliminate whoever is there.

    [of.fire.landing] Only if somebody was there do those left close up [of.landing.advance].
    """
    if s.events is not None:
        s.say(FirePlaced(rule="of.fire.landing", place=s.name(square), tokens=1))
    left = burn_square(s, square)
    if s.building.number_of[square] == AT_ELEVATOR:
        left = burn_square(s, square + 1) or left
    if left:
        close_up_behind(s, square)


def burn_square(s: Tower, square: i64) -> bool:
    """Set a landing square on fire and eliminate whoever is there; tell whether anybody was.

    [of.fire.landing]
    """
    s.burning[square] = 1
    if s.at[square] == FREE:
        return False
    seat = take(s, square)
    eliminate(s, seat, 1, square, "of.fire.landing")
    return True


# Removing


def has_token(s: Tower, place: i64) -> bool:
    """Tell whether a token lies at a place: an office, a ``3``, or a ``1`` for its ``2`` too."""
    if OFFICE <= place < OFFICE + s.building.offices:
        return s.tokens[place - OFFICE] > 0
    if place >= s.building.size:
        return False
    return s.building.number_of[place] in (AT_ELEVATOR, AT_STAIRS) and s.burning[place] != 0


def remove_token(s: Tower, place: i64, rule: str) -> None:
    """Return a token to the supply."""
    if place >= OFFICE:
        s.tokens[place - OFFICE] = u8(i64(s.tokens[place - OFFICE]) - 1)
    else:
        s.burning[place] = 0
        if s.building.number_of[place] == AT_ELEVATOR:
            s.burning[place + 1] = 0
    s.supply += 1
    if s.events is not None:
        s.say(FireRemoved(rule=rule, player=int(s.seat) + 1, place=s.name(place)))


def add_tokens(s: Tower, verb: i64, out: Actions) -> None:
    """List the places of all tokens."""
    for square in range(s.building.size):
        if has_token(s, square):
            out.add(code(verb, square))
    for office in range(s.building.offices):
        if s.tokens[office] > 0:
            out.add(code(verb, OFFICE + office))


def bar_remove(s: Tower, origin: i64, place: i64) -> str:
    """Forbid removing a token with fewer than three actions left, or where there is none.

    [of.remove-fire]
    """
    if origin > 0 or not has_token(s, place):
        return "of.remove-fire"
    return bar_spend(s, REMOVAL, "of.remove-fire")


class Remove(Verb[Tower]):
    """Remove a token with three actions of a turn."""

    def cost(self) -> i64:
        """Give the actions it takes."""
        return REMOVAL

    def add(self, s: Tower, out: Actions) -> None:
        """List the tokens, if the actions are left."""
        if not bar_spend(s, REMOVAL, "of.remove-fire"):
            add_tokens(s, self.number, out)

    def bar(self, s: Tower, action: i64) -> str:
        """Ask for the token."""
        return bar_remove(s, from_of(action), to_of(action))

    def act(self, s: Tower, action: i64) -> None:
        """Remove it."""
        remove_token(s, to_of(action), "of.remove-fire")


REMOVE: Final = Remove(4, "remove", TO, ACT)
VERBS: Final[Words] = (REMOVE,)
