"""The position of a game of On Fire!!!: a building full of people, cards, and what is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.core.agenda import Agenda
from caserne.games.onfire.building import AT_ELEVATOR, AT_STAIRS, GROUND, SIDES, Building
from caserne.games.onfire.decks import KINDS, Decks

if TYPE_CHECKING:
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
        twin_of: Tower | None = None,
    ) -> None:
        """Lay out an empty building with all cards in their decks, or copy another."""
        super().__init__(DEPTH, twin_of)
        self.building = building
        self.decks = decks
        self.players = players
        self.extreme = extreme
        if twin_of is None:
            self._lay_out()
        else:
            self._take_over(twin_of)

    def _lay_out(self) -> None:
        size, offices, players = self.building.size, self.building.offices, self.players
        self.at = vec[u8]([0] * size)
        self.burning = vec[u8]([0] * size)
        self.tokens = vec[u8]([0] * offices)
        self.staff = vec[u8]([0] * (offices * players))
        self.aboard = vec[u8]([0] * players)
        self.saved = vec[u8]([0] * players)
        self.hurt = vec[u8]([0] * players)
        self.trucks = vec[u8]([0] * players)
        self.hands = vec[u8]([0] * (players * KINDS))
        self.away = vec[u8]([0] * (players * KINDS))
        self.played = vec[u8]([0] * KINDS)
        self.deck = self.decks.actions[:]
        self.unseen_hands = vec[u8]([0] * players)
        self.unseen_away = vec[u8]([0] * players)
        self.unseen_deck: i64 = 0
        self.coming = self.decks.events[:]
        self.laid = vec[u8]([0] * self.decks.event_kinds)
        self.gone: i64 = 0
        self.pile: i64 = 0
        self.rest: i64 = 0
        self.supply: i64 = 0
        self.spent = False
        self.lift: i64 = GROUND
        self.first: i64 = 0
        self.turn: i64 = 0
        self.actions: i64 = 0
        self.event: i64 = 0
        self.top: i64 = 0

    def _take_over(self, other: Tower) -> None:
        self.at = other.at[:]
        self.burning = other.burning[:]
        self.tokens = other.tokens[:]
        self.staff = other.staff[:]
        self.aboard = other.aboard[:]
        self.saved = other.saved[:]
        self.hurt = other.hurt[:]
        self.trucks = other.trucks[:]
        self.hands = other.hands[:]
        self.away = other.away[:]
        self.played = other.played[:]
        self.deck = other.deck[:]
        self.unseen_hands = other.unseen_hands[:]
        self.unseen_away = other.unseen_away[:]
        self.unseen_deck = other.unseen_deck
        self.coming = other.coming[:]
        self.laid = other.laid[:]
        self.gone = other.gone
        self.pile = other.pile
        self.rest = other.rest
        self.supply = other.supply
        self.spent = other.spent
        self.lift = other.lift
        self.first = other.first
        self.turn = other.turn
        self.actions = other.actions
        self.event = other.event
        self.top = other.top

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
