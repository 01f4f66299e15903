"""The position of a game of On Fire!!!: a building full of people, cards, and what is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.core.agenda import Agenda
from caserne.core.state import zeros
from caserne.games.onfire.building import AT_ELEVATOR, AT_STAIRS, GROUND, SIDES, Building
from caserne.games.onfire.decks import KINDS, Decks

if TYPE_CHECKING:
    from librt.vecs import vec

    from caserne.core.event import Event

# The parts of the extreme mode.
START_FIRES: Final = 1
FIREFIGHTERS_LEAVE: Final = 2
FIRE_NOT_OCCUPIED: Final = 4
BACK_INTO_FIRE: Final = 8

FREE: Final = 0
"""What an empty square holds; else it holds a seat's number from 1."""
ACTIONS: Final = 4
DEPTH: Final = 16
"""More than can ever be owed at once: a set-up for four with start events owes 11 things."""
FULL_OFFICE: Final = 4
CLOSED_OFFICE: Final = 3


class Tower(Agenda):
    """Everybody and everything on the table; the rules are functions over it.

    A view of it has holes: so many cards that a seat cannot know (``unseen_...``).
    """

    def __init__(
        self,
        building: Building,
        decks: Decks,
        players: i64,
        extreme: i64,
        twin: Tower | None = None,
    ) -> None:
        """Lay out an empty building with all cards in their decks, or copy another."""
        super().__init__(DEPTH, twin)
        self.building = building
        self.decks = decks
        self.players = players
        self.extreme = extreme
        size, offices = building.size, building.offices
        self.at: vec[u8] = zeros(size) if twin is None else twin.at[:]
        self.burning: vec[u8] = zeros(size) if twin is None else twin.burning[:]
        self.tokens: vec[u8] = zeros(offices) if twin is None else twin.tokens[:]
        self.staff: vec[u8] = zeros(offices * players) if twin is None else twin.staff[:]
        self.aboard: vec[u8] = zeros(players) if twin is None else twin.aboard[:]
        self.saved: vec[u8] = zeros(players) if twin is None else twin.saved[:]
        self.hurt: vec[u8] = zeros(players) if twin is None else twin.hurt[:]
        self.trucks: vec[u8] = zeros(players) if twin is None else twin.trucks[:]
        self.hands: vec[u8] = zeros(players * KINDS) if twin is None else twin.hands[:]
        self.away: vec[u8] = zeros(players * KINDS) if twin is None else twin.away[:]
        self.played: vec[u8] = zeros(KINDS) if twin is None else twin.played[:]
        self.deck: vec[u8] = decks.actions[:] if twin is None else twin.deck[:]
        self.unseen_hands: vec[u8] = zeros(players) if twin is None else twin.unseen_hands[:]
        self.unseen_away: vec[u8] = zeros(players) if twin is None else twin.unseen_away[:]
        self.unseen_deck: i64 = i64(0) if twin is None else twin.unseen_deck
        self.coming: vec[u8] = decks.events[:] if twin is None else twin.coming[:]
        self.laid: vec[u8] = zeros(decks.event_kinds) if twin is None else twin.laid[:]
        self.gone: i64 = i64(0) if twin is None else twin.gone
        self.pile: i64 = i64(0) if twin is None else twin.pile
        self.rest: i64 = i64(0) if twin is None else twin.rest
        self.supply: i64 = i64(0) if twin is None else twin.supply
        self.spent: bool = False if twin is None else twin.spent
        self.lift: i64 = i64(GROUND) if twin is None else twin.lift
        self.first: i64 = i64(0) if twin is None else twin.first
        self.turn: i64 = i64(0) if twin is None else twin.turn
        self.actions: i64 = i64(0) if twin is None else twin.actions
        self.event: i64 = i64(0) if twin is None else twin.event
        self.top: i64 = i64(0) if twin is None else twin.top

    # People

    def is_own(self, square: i64) -> bool:
        """Tell whether an employee of the active player stands on a square."""
        return i64(self.at[square]) == self.seat + 1

    def is_others(self, square: i64) -> bool:
        """Tell whether an opponent's employee stands on a square."""
        return self.at[square] != FREE and i64(self.at[square]) != self.seat + 1

    def working(self, office: i64, seat: i64) -> i64:
        """Count a player's employees in an office."""
        return i64(self.staff[office * self.players + seat])

    def move_staff(self, office: i64, seat: i64, change: i64) -> None:
        """Change how many employees of a player are in an office."""
        place = office * self.players + seat
        self.staff[place] = u8(i64(self.staff[place]) + change)

    def crowd(self) -> i64:
        """Count everybody aboard the elevator."""
        total: i64 = 0
        for seat in range(self.players):
            total += i64(self.aboard[seat])
        return total

    def has_own_on(self, floor: i64) -> bool:
        """Tell whether an employee of the active player is on a landing."""
        for number in range(i64(AT_ELEVATOR), i64(AT_STAIRS + 1)):
            for side in range(i64(SIDES)):
                if self.is_own(self.building.square(floor, side, number)):
                    return True
        return False

    def has_own_at_elevator(self, floor: i64) -> bool:
        """Tell whether an employee of the active player is on a ``1`` of a landing."""
        if floor == GROUND:
            return False
        for side in range(i64(SIDES)):
            if self.is_own(self.building.square(floor, side, AT_ELEVATOR)):
                return True
        return False

    # Fire

    def is_free(self, square: i64, *, card: bool) -> bool:
        """Tell whether a square is not occupied; fire occupies it too.

        [of.x.fire-not-occupied] In that part of the extreme mode it does not, for action cards.
        """
        if self.at[square] != FREE:
            return False
        return self.burning[square] == 0 or (card and self.extreme & FIRE_NOT_OCCUPIED != 0)

    def is_blocked(self, floor: i64, side: i64, *, card: bool) -> bool:
        """Tell whether fire on a landing's ``3`` blocks its staircase [of.fire.blocks-stairs].

        [of.x.fire-not-occupied] In that part of the extreme mode it does not block action cards.
        """
        if self.burning[self.building.square(floor, side, AT_STAIRS)] == 0:
            return False
        return not (card and self.extreme & FIRE_NOT_OCCUPIED != 0)

    def fires(self) -> i64:
        """Count the fire tokens on the board; a fire at the elevator is one on two squares."""
        building = self.building
        total: i64 = 0
        for office in range(building.offices):
            total += i64(self.tokens[office])
            floor, side = building.office_floor(office), office % SIDES
            total += i64(self.burning[building.square(floor, side, AT_STAIRS)])
            total += i64(self.burning[building.square(floor, side, AT_ELEVATOR)])
        return total

    # Cards

    def holds(self, seat: i64, kind: i64) -> i64:
        """Count the cards of a kind in a hand."""
        return i64(self.hands[seat * KINDS + kind])

    def hand_size(self, seat: i64) -> i64:
        """Count a player's cards."""
        total = i64(self.unseen_hands[seat])
        for place in range(seat * KINDS, seat * KINDS + KINDS):
            total += i64(self.hands[place])
        return total

    def deck_size(self) -> i64:
        """Count the action cards left to draw."""
        total = self.unseen_deck
        for kind in range(i64(KINDS)):
            total += i64(self.deck[kind])
        return total

    def discard_size(self) -> i64:
        """Count the cards of the discard pile."""
        total: i64 = 0
        for kind in range(i64(KINDS)):
            total += i64(self.played[kind])
        for place in range(self.players * KINDS):
            total += i64(self.away[place])
        for seat in range(self.players):
            total += i64(self.unseen_away[seat])
        return total

    # Events

    def say(self, event: Event) -> None:
        """Tell whoever listens; callers ask ``events is not None`` before they make the event."""
        if self.events is not None:
            self.events.append(event)

    def name(self, place: i64) -> str:
        """Give a place's name in the notation."""
        return self.building.names[place]
