"""The event cards: fires, firefighters and fire trucks, and the piles they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.core.due import Chance, Dues
from caserne.core.verb import Verb, Word, Words
from caserne.games.onfire import verbs
from caserne.games.onfire.acting import ACT
from caserne.games.onfire.building import OFFICE
from caserne.games.onfire.codes import code, operand_of, to_of
from caserne.games.onfire.events import (
    EventDrawn,
    EventIgnored,
    EventsShuffled,
    LastEventDrawn,
    TruckKept,
    TruckUsed,
)
from caserne.games.onfire.fire import REMOVE, add_tokens, has_token, remove_token, spread
from caserne.games.onfire.people import save
from caserne.games.onfire.tower import FIREFIGHTERS_LEAVE, Tower
from caserne.games.onfire.verbs import BARE, TO, Bare, Ordered

if TYPE_CHECKING:
    from caserne.core.state import Actions

TURNED: Final = Word(26, "event", verbs.EVENT)


class Event(Chance[Tower]):
    """The event card of a turn."""

    def first(self, _s: Tower) -> i64:
        """Give the code of the first kind."""
        return code(TURNED.number, 0)

    def size(self, s: Tower) -> i64:
        """Count the kinds of events."""
        return s.decks.event_kinds

    def weight(self, s: Tower, action: i64) -> i64:
        """Weigh an event by how many there are that may come [of.event]."""
        return i64(s.coming[operand_of(action)])

    def rule(self, _s: Tower) -> str:
        """Name the rule of events."""
        return "of.event"

    def apply(self, s: Tower, action: i64) -> None:
        """Turn the card over and obey it."""
        draw_event(s, operand_of(action))


class StartEvent(Event):
    """An event before the game."""

    def apply(self, s: Tower, action: i64) -> None:
        """Turn the card over and obey it, if it is a fire."""
        draw_start_event(s, operand_of(action))


EVENT: Final = Event("event", "event")
START_EVENT: Final = StartEvent("start-event", "event")


def shuffle_events(s: Tower) -> None:
    """Shuffle all event cards when the pile is empty, one token of the rest less.

    [of.event.reshuffle] With the last token all cards become the last pile; kept trucks stay out.
    """
    s.rest -= 1
    s.supply += 1
    total: i64 = 0
    for kind in range(s.decks.event_kinds):
        s.coming[kind] += s.laid[kind]
        s.laid[kind] = 0
        total += i64(s.coming[kind])
    s.pile = total if s.rest == 0 else s.decks.pile
    if s.events is not None:
        s.say(EventsShuffled(rule="of.event.reshuffle", pile=int(s.pile), rest=int(s.rest)))


def draw_event(s: Tower, kind: i64) -> None:
    """Turn an event card over and obey it [of.event]."""
    s.settled()
    turn_over(s, kind, firefighter_rules(s, kind))
    if is_last_event(s) and s.events is not None:
        s.say(LastEventDrawn(rule="of.end.events"))
    if kind == s.decks.firefighter:
        call_firefighter(s)
    elif kind == s.decks.truck:
        s.owe(TRUCK)
    else:
        burn(s, kind)


def draw_start_event(s: Tower, kind: i64) -> None:
    """Obey an event before the game; firefighters and trucks are ignored [of.x.start]."""
    s.settled()
    turn_over(s, kind, ())
    if kind < s.decks.firefighter:
        burn(s, kind)
    elif s.events is not None:
        s.say(EventIgnored(rule="of.x.start", alarm=alarm_name(s, kind)))


def firefighter_rules(s: Tower, kind: i64) -> tuple[str, ...]:
    """Name the rule by which the card that came leaves the game [of.x.firefighters-leave]."""
    if kind == s.decks.firefighter and s.extreme & FIREFIGHTERS_LEAVE != 0:
        return ("of.x.firefighters-leave",)
    return ()


def turn_over(s: Tower, kind: i64, also: tuple[str, ...]) -> None:
    """Lay the next card of the pile face up [of.event]."""
    s.pile -= 1
    s.coming[kind] -= 1
    s.laid[kind] += 1
    s.event = kind + 1
    if s.events is not None:
        office = ""
        if kind < s.decks.firefighter:
            office = s.name(OFFICE + kind % s.decks.offices)
        alarm = alarm_name(s, kind)
        pile = int(s.pile)
        s.say(EventDrawn(rule="of.event", also=also, alarm=alarm, office=office, pile=pile))


def alarm_name(s: Tower, kind: i64) -> str:
    """Name what an event card is about."""
    if kind == s.decks.firefighter:
        return "firefighter"
    if kind == s.decks.truck:
        return "truck"
    return "fire" if kind < s.decks.offices else "fire-two"


def is_last_event(s: Tower) -> bool:
    """Tell whether the last pile is used up [of.end.events]."""
    return s.pile == 0 and s.rest == 0


def burn(s: Tower, kind: i64) -> None:
    """Let a fire card burn in its office, with one or two tokens [of.fire]."""
    offices = s.decks.offices
    count: i64 = 1
    if kind >= offices:
        count = 2
    spread(s, kind % offices, count)


def call_firefighter(s: Tower) -> None:
    """Let the player remove any token; without one there is no effect [of.firefighter].

    [of.x.firefighters-leave] In that part of the extreme mode the card leaves the game.
    """
    if s.extreme & FIREFIGHTERS_LEAVE != 0:
        s.laid[s.decks.firefighter] -= 1
        s.gone += 1
    if s.fires() > 0:
        s.owe(FIREFIGHTER)
    elif s.events is not None:
        s.say(EventIgnored(rule="of.firefighter", alarm="firefighter"))


class CallFirefighter(Verb[Tower]):
    """Have a firefighter remove a token."""

    def add(self, s: Tower, out: Actions) -> None:
        """List the tokens."""
        add_tokens(s, self.number, out)

    def bar(self, s: Tower, action: i64) -> str:
        """Forbid a place without a token [of.firefighter]."""
        return "" if has_token(s, operand_of(action)) else "of.firefighter"

    def act(self, s: Tower, action: i64) -> None:
        """Remove it."""
        remove_token(s, to_of(action), "of.firefighter")


FIREFIGHTER: Final = Ordered("firefighter")


# The fire truck


def bar_truck_save(s: Tower, place: i64) -> str:
    """Forbid saving anybody but an own employee from an office with a token [of.truck]."""
    office = place - OFFICE
    if not 0 <= office < s.building.offices or s.tokens[office] == 0:
        return "of.truck"
    return "" if s.working(office, s.seat) > 0 else "of.truck"


def bar_truck_remove(s: Tower, place: i64) -> str:
    """Forbid removing a token where there is none [of.truck]."""
    return "" if has_token(s, place) else "of.truck"


def truck_save(s: Tower, place: i64) -> None:
    """Save an employee from a burning office with the fire truck [of.truck]."""
    s.move_staff(place - OFFICE, s.seat, -1)
    save(s, s.seat, 1, "of.truck")


def truck_remove(s: Tower, place: i64) -> None:
    """Remove a token with the fire truck [of.truck]."""
    remove_token(s, place, "of.truck")


def keep_truck(s: Tower) -> None:
    """Keep the fire truck face up: it is out of the deck until it is used [of.truck]."""
    s.laid[s.decks.truck] -= 1
    s.trucks[s.seat] = u8(i64(s.trucks[s.seat]) + 1)
    if s.events is not None:
        s.say(TruckKept(rule="of.truck", player=int(s.seat) + 1))


def use_kept_truck(s: Tower) -> None:
    """Lay a kept fire truck back with the events, for one action [of.truck]."""
    s.trucks[s.seat] = u8(i64(s.trucks[s.seat]) - 1)
    s.laid[s.decks.truck] += 1
    if s.events is not None:
        s.say(TruckUsed(rule="of.truck", player=int(s.seat) + 1))


class KeepTruck(Bare):
    """Keep the fire truck for later."""

    def act(self, s: Tower, _action: i64) -> None:
        """Keep it."""
        keep_truck(s)


class UseTruck(Verb[Tower]):
    """Use the fire truck, the one that has just come or, in a turn, one that was kept."""

    def is_there(self, s: Tower) -> bool:
        """Tell whether there is one to use [of.truck]."""
        return self.of is TRUCK or s.trucks[s.seat] > 0

    def add(self, s: Tower, out: Actions) -> None:
        """List where it can be used."""
        if self.is_there(s):
            self.add_uses(s, out)

    def bar(self, s: Tower, action: i64) -> str:
        """Forbid using a fire truck that the player has not kept [of.truck]."""
        return self.bar_use(s, operand_of(action)) if self.is_there(s) else "of.truck"

    def act(self, s: Tower, action: i64) -> None:
        """Use it."""
        if self.of is ACT:
            use_kept_truck(s)
        self.use(s, to_of(action))

    def add_uses(self, s: Tower, out: Actions) -> None:
        """List the places."""
        raise NotImplementedError

    def bar_use(self, s: Tower, place: i64) -> str:
        """Ask for the place."""
        raise NotImplementedError

    def use(self, s: Tower, place: i64) -> None:
        """Use it at a place."""
        raise NotImplementedError


class TruckSave(UseTruck):
    """Save an employee with the fire truck."""

    def add_uses(self, s: Tower, out: Actions) -> None:
        """List the offices [of.truck]."""
        for office in range(s.building.offices):
            if not bar_truck_save(s, OFFICE + office):
                out.add(code(self.number, OFFICE + office))

    def bar_use(self, s: Tower, place: i64) -> str:
        """Ask for the office."""
        return bar_truck_save(s, place)

    def use(self, s: Tower, place: i64) -> None:
        """Save them."""
        truck_save(s, place)


class TruckRemove(UseTruck):
    """Remove a token with the fire truck."""

    def add_uses(self, s: Tower, out: Actions) -> None:
        """List the tokens [of.truck]."""
        add_tokens(s, self.number, out)

    def bar_use(self, s: Tower, place: i64) -> str:
        """Ask for the token."""
        return bar_truck_remove(s, place)

    def use(self, s: Tower, place: i64) -> None:
        """Remove it."""
        truck_remove(s, place)


TRUCK: Final = Ordered("truck")

DUES: Final[Dues] = (FIREFIGHTER, TRUCK, EVENT, START_EVENT)
VERBS: Final[Words] = (
    CallFirefighter(REMOVE.number, REMOVE.name, TO, FIREFIGHTER),
    KeepTruck(2, "keep", BARE, TRUCK),
    TruckSave(6, "truck-save", TO, TRUCK),
    TruckSave(6, "truck-save", TO, ACT),
    TruckRemove(7, "truck-remove", TO, TRUCK),
    TruckRemove(7, "truck-remove", TO, ACT),
    TURNED,
)
