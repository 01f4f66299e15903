"""On Fire!!! as arrays: squares, offices, cards of one's own, and a place for every action."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, u8

from caserne.core.state import zeros
from caserne.envs.encoder import Encoder, byte, one_of, seat_labels
from caserne.games.onfire.building import ELEVATOR, OFFICE
from caserne.games.onfire.codes import CARD_BASE, from_of, operand_of, to_of, verb_of, who_of
from caserne.games.onfire.decks import CARDS, KINDS
from caserne.games.onfire.ending import winners
from caserne.games.onfire.evacuation import KINDS as DUES
from caserne.games.onfire.evacuation import VERBS, Evacuation
from caserne.games.onfire.secrets import hide
from caserne.games.onfire.verbs import AGAINST, ALONG, BARE, BETWEEN, FLOOR, FROM, TO
from caserne.games.onfire.verbs import CARDS as SOME_CARDS

if TYPE_CHECKING:
    from caserne.core.state import Actions, State
    from caserne.core.verb import Word
    from caserne.games.onfire.building import Building

COUNTERS: Final = [
    *("deck", "discarded", "events gone", "event pile", "events at rest", "fire supply"),
    *(
        "spent",
        "elevator floor",
        "first player",
        "turn",
        "actions",
        "event",
        "top card",
        "owed for",
    ),
]
MOST_CARDS: Final = 5
MOST_VERBS: Final = 32
NO_PLACE: Final = -1
# How the place of an action is worked out from its code.
ALONE: Final = 1
AT_ONE: Final = 2
FROM_ONE: Final = 3
ABOUT: Final = 4  # from square to square, or to the street
INTO: Final = 5  # from a square into an office
OUT: Final = 6  # from an office to a square; or from a square, nothing else being said
BY_FLOOR: Final = 7
AT_SEAT: Final = 8
BY_CARDS: Final = 9
FORMS: Final = {
    BARE: ALONE,
    TO: AT_ONE,
    FROM: FROM_ONE,
    ALONG: OUT,
    BETWEEN: ABOUT,
    FLOOR: BY_FLOOR,
    AGAINST: AT_SEAT,
    SOME_CARDS: BY_CARDS,
}
OFFICES: Final = {"leave": OUT, "leave-two": OUT, "back": INTO}
"""The verbs between two places of which one is an office."""


class OnFireEncoder(Encoder):
    """A number a square, an office and a seat; the own hand; counters."""

    def __init__(self, first: Evacuation) -> None:
        """Take the first position of a game."""
        building = first.building
        super().__init__(first.players, max(first.decks.event_kinds, i64(KINDS)))
        self.size = building.size
        self.nobody = zeros(first.players)
        self.nothing = zeros(len(DUES))
        self.seated = zeros(first.players * (building.offices + 6) + 2 * KINDS)
        self.counters = zeros(len(COUNTERS))
        self.offices = building.offices
        self.spots = building.size + building.offices + 2
        self.firsts = vec[i32]([NO_PLACE] * MOST_VERBS)
        self.forms = vec[u8]([0] * MOST_VERBS)
        self.redraws = vec[i32]([NO_PLACE] * CARD_BASE**MOST_CARDS)
        self.handfuls: i64 = 0
        self._describe(building, int(first.decks.event_kinds))
        self._list_redraws()
        self._place_actions(int(building.floors))

    def _describe(self, building: Building, events: int) -> None:
        seats = seat_labels(self.seats)
        squares = building.names[: building.size]
        offices = building.names[OFFICE : OFFICE + building.offices]
        self.add("employee at", squares)
        self.add("fire at", squares)
        self.add("fires in", offices)
        for seat in seats:
            self.add(f"staff {seat} in", offices)
        for counter in ("aboard", "saved", "ambulance", "trucks", "cards of", "put away by"):
            self.add(counter, seats)
        self.add("own card", list(CARDS))
        self.add("own put away", list(CARDS))
        self.add("played", list(CARDS))
        self.add("event laid", building.event_names[:events])
        self.add("turn of", seats)
        self.add("due", [kind.name for kind in DUES])
        self.add("", COUNTERS)

    def _list_redraws(self) -> None:
        """Give numbers to the handfuls of cards that can be discarded."""
        count = 0
        for size in range(1, MOST_CARDS + 1):
            for cards in combinations_with_replacement(range(1, KINDS + 1), size):
                operand = 0
                for card in cards:
                    operand = operand * CARD_BASE + card
                self.redraws[operand] = i32(count)
                count += 1
        self.handfuls = count

    def _place_actions(self, floors: int) -> None:
        """Give every verb a stretch of the mask."""
        for word in VERBS:
            form = OFFICES.get(word.name, FORMS.get(word.form, 0))
            if form == 0 or self.firsts[word.number] != NO_PLACE or not is_decision(word):
                continue
            self.firsts[word.number] = i32(self.actions)
            self.forms[word.number] = u8(form)
            sizes = {
                ALONE: 1,
                AT_ONE: int(self.spots),
                FROM_ONE: int(self.spots),
                ABOUT: int(self.size * (self.size + 1)),
                INTO: int(self.size * self.offices),
                OUT: int(self.size * (self.offices + 1)),
                BY_FLOOR: floors + 1,
                AT_SEAT: int(self.seats * self.spots),
                BY_CARDS: int(self.handfuls),
            }
            self.actions += sizes[form]

    def spot(self, place: i64) -> i64:
        """Count squares, offices, elevator and street without gaps."""
        if place < self.size:
            return place
        if place >= ELEVATOR:
            return self.size + self.offices + place - ELEVATOR
        return self.size + place - OFFICE

    def seen(self, state: State, seat: i64) -> State:
        """Hide the deck, the hands of others and what they put away."""
        known = state.copy()
        if not isinstance(known, Evacuation):
            raise TypeError("expected an On Fire!!! position")
        hide(known, seat)
        return known

    def places(self, state: State, legal: Actions, out: Actions) -> None:
        """Work out each place from the parts of the code."""
        del state
        out.clear()
        forms, firsts = self.forms, self.firsts
        for i in range(legal.count):
            action = legal.at(i)
            verb = verb_of(action)
            place, first = self._place(action, i64(forms[verb])), i64(firsts[verb])
            if place < 0 or first < 0:
                raise ValueError("expected an action that has a place, got one that has none")
            out.add(first + place)

    def _place(self, action: i64, form: i64) -> i64:
        if form == ABOUT:
            return from_of(action) * (self.size + 1) + min(to_of(action), self.size)
        if form == INTO:
            return from_of(action) * self.offices + to_of(action) - OFFICE
        if form == OUT:
            origin = from_of(action)
            if origin < self.size:
                return self.offices * self.size + origin
            return (origin - OFFICE) * self.size + to_of(action)
        if form == FROM_ONE:
            return self.spot(from_of(action))
        if form == AT_ONE:
            return self.spot(to_of(action))
        if form == AT_SEAT:
            return who_of(action) * self.spots + self.spot(to_of(action))
        if form == BY_CARDS:
            return i64(self.redraws[operand_of(action)])
        return operand_of(action)

    def winners(self, state: State) -> list[int]:
        """Count those saved and hurt."""
        if not isinstance(state, Evacuation):
            raise TypeError("expected an On Fire!!! position")
        return winners(state)

    def write(self, view: State, seat: i64, out: vec[u8]) -> vec[u8]:
        """Write who is where, the fire, the own hand and the counters."""
        if not isinstance(view, Evacuation):
            raise TypeError("expected an On Fire!!! position")
        own = max(seat, i64(0))
        first = i64(len(out))
        out = extend(out, view.at)
        if own > 0:
            for square in range(first, first + self.size):
                who = i64(out[square]) - own
                if who + own > 0:
                    out[square] = u8(who + self.seats if who <= 0 else who)
        out = extend(out, view.burning)
        out = extend(out, view.tokens)
        first = i64(len(out))
        out = extend(out, self.seated)
        self._fill_seats(view, own, out, first)
        out = extend(out, view.played)
        out = extend(out, view.laid)
        out = one_of(self.nobody, self._from(own, view.seat), out)
        out = one_of(self.nothing, view.due.number, out)
        first = i64(len(out))
        out = extend(out, self.counters)
        self._fill_counters(view, own, out, first)
        return out

    def _from(self, own: i64, seat: i64) -> i64:
        """Count a seat from the own one."""
        place = seat - own
        return place + self.seats if place < 0 else place

    def _fill_seats(self, s: Evacuation, own: i64, out: vec[u8], at: i64) -> None:
        """Write what every seat has, the own one first, then the own cards."""
        seats, offices, staff = self.seats, self.offices, s.staff
        below = at + seats * offices
        for place in range(seats):
            seat = own + place
            if seat >= seats:
                seat -= seats
            for office in range(offices):
                out[at] = staff[office * seats + seat]
                at += 1
            out[below + place] = s.aboard[seat]
            out[below + seats + place] = s.saved[seat]
            out[below + 2 * seats + place] = s.hurt[seat]
            out[below + 3 * seats + place] = s.trucks[seat]
            out[below + 4 * seats + place] = byte(s.hand_size(seat))
            out[below + 5 * seats + place] = byte(put_away(s, seat))
        at = below + 6 * seats
        hands, away, mine = s.hands, s.away, own * KINDS
        for kind in range(i64(KINDS)):
            out[at + kind] = hands[mine + kind]
            out[at + KINDS + kind] = away[mine + kind]

    def _fill_counters(self, s: Evacuation, own: i64, out: vec[u8], at: i64) -> None:
        """Write what is counted beside the building, in the order of ``COUNTERS``."""
        out[at] = byte(s.deck_size())
        out[at + 1] = byte(s.discard_size())
        out[at + 2] = byte(s.gone)
        out[at + 3] = byte(s.pile)
        out[at + 4] = byte(s.rest)
        out[at + 5] = byte(s.supply)
        if s.spent:
            out[at + 6] = 1
        out[at + 7] = byte(s.lift)
        out[at + 8] = byte(self._from(own, s.first))
        out[at + 9] = byte(s.turn)
        out[at + 10] = byte(s.actions)
        out[at + 11] = byte(s.event)
        out[at + 12] = byte(s.top)
        out[at + 13] = byte(s.operand())


def is_decision(word: Word) -> bool:
    """Tell what somebody decides from what chance brings."""
    return getattr(word, "of", None) is not None


def put_away(s: Evacuation, seat: i64) -> i64:
    """Count the cards a seat discarded unseen."""
    total = i64(s.unseen_away[seat])
    for place in range(seat * KINDS, seat * KINDS + KINDS):
        total += i64(s.away[place])
    return total
