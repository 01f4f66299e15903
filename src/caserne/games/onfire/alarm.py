"""The event cards: fires, firefighters and fire trucks, and the piles they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from caserne.games.onfire import codes, due
from caserne.games.onfire.building import OFFICE
from caserne.games.onfire.codes import code
from caserne.games.onfire.events import (
    EventDrawn,
    EventIgnored,
    EventsShuffled,
    LastEventDrawn,
    TruckKept,
)
from caserne.games.onfire.fire import has_token, remove_token, spread
from caserne.games.onfire.people import save
from caserne.games.onfire.tower import FIREFIGHTERS_LEAVE

if TYPE_CHECKING:
    from caserne.core.state import Actions
    from caserne.games.onfire.tower import Tower


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
    turn_over(s, kind)
    if is_last_event(s) and s.events is not None:
        s.say(LastEventDrawn(rule="of.end.events"))
    if kind == s.decks.firefighter:
        call_firefighter(s)
    elif kind == s.decks.truck:
        s.owe(due.TRUCK)
    else:
        burn(s, kind)


def draw_start_event(s: Tower, kind: i64) -> None:
    """Obey an event before the game; firefighters and trucks are ignored [of.x.start]."""
    s.settled()
    turn_over(s, kind)
    if kind < s.decks.firefighter:
        burn(s, kind)
    elif s.events is not None:
        s.say(EventIgnored(rule="of.x.start", alarm=alarm_name(s, kind)))


def turn_over(s: Tower, kind: i64) -> None:
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
        s.say(EventDrawn(rule="of.event", alarm=alarm, office=office, pile=int(s.pile)))


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
        s.owe(due.FIREFIGHTER)
    elif s.events is not None:
        s.say(EventIgnored(rule="of.firefighter", alarm="firefighter"))


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


# What may be chosen


def add_tokens(s: Tower, verb: i64, out: Actions) -> None:
    """List the places of all tokens."""
    for square in range(s.building.size):
        if has_token(s, square):
            out.add(code(verb, square))
    for office in range(s.building.offices):
        if s.tokens[office] > 0:
            out.add(code(verb, OFFICE + office))


def add_truck(s: Tower, out: Actions) -> None:
    """List what a fire truck can do now [of.truck]."""
    for office in range(s.building.offices):
        if not bar_truck_save(s, OFFICE + office):
            out.add(code(codes.TRUCK_SAVE, OFFICE + office))
    add_tokens(s, codes.TRUCK_REMOVE, out)
