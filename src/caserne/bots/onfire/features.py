"""What a net sees of a position of On Fire!!!: a player's people, the best others', and the time.

Features are whole numbers, ``UNIT`` for one of most things.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.learning.net import UNIT
from caserne.bots.onfire.worth import SAVED, TOKEN, Prices, safeties, threat, way_out
from caserne.core.state import CHANCE
from caserne.games.onfire.building import AT_ELEVATOR
from caserne.games.onfire.decks import KINDS
from caserne.games.onfire.tower import FREE

if TYPE_CHECKING:
    from caserne.games.onfire.evacuation import Evacuation

# What is seen of a player.
SAFE: Final = 0
HURT: Final = 1
ABOARD: Final = 2
TRUCKS: Final = 3
LANDING: Final = 3
"""From the next one on, on a ``1``, a ``2`` and a ``3``."""
THREATENED: Final = 7
AWAITED: Final = 8
"""On a ``1`` where the elevator is and has room."""
ON_STAIRS: Final = 9
WAYS: Final = 10
"""How far those on the stairs are from the street, added up."""
OFFICES: Final = 11
"""In offices, by their tokens from none to four."""
TOTAL: Final = 16
"""How near safety all of them are, by the prices of places."""
NEXT: Final = 17
"""Whether it is their turn."""
PLAYER: Final = 18

SEEN: Final = 3
"""So many players are seen: who is asked for, and the best of the others, the better first."""

# What is seen besides.
HAND: Final = SEEN * PLAYER
"""The player's cards, by their kind."""
ACTIONS: Final = HAND + KINDS
"""The player's actions left, of a turn that has begun."""
OPEN: Final = ACTIONS + 1
"""Those of them that come after cards drawn again."""
LEFT: Final = OPEN + 1
"""The events to come."""
TOKENS: Final = LEFT + 1
"""The fire tokens to come."""
FIRES: Final = TOKENS + 1
LIFT: Final = FIRES + 1
ROOM: Final = LIFT + 1
AHEAD: Final = ROOM + 1
"""How far ahead of the best of the others."""
LATE: Final = AHEAD + 1
"""The same, the more the later it is."""
SOON: Final = LATE + 1
"""How near the end is."""
FEATURES: Final = SOON + 1

FEW: Final = 4
"""So many people in the street or in offices are one unit."""
MANY: Final = 16
"""So many events or tokens are one unit."""
HORIZON: Final = 6
"""With so many events to come half of the time that matters is over."""


class Features:
    """Reads positions, one after the other, into ``x``."""

    def __init__(self, prices: Prices) -> None:
        """See how near safety people are by some prices."""
        self.prices = prices
        self.x = vec[i64]([0] * FEATURES)

    def read(self, s: Evacuation, me: i64) -> None:
        """See a position as a player does who knows it."""
        x = self.x
        for i in range(i64(FEATURES)):
            x[i] = 0
        totals = safeties(s, self.prices)
        best = best_of(totals, me, -1)
        self._see(s, me, 0, totals[me])
        self._see(s, best, PLAYER, totals[best])
        if s.players > 2:  # noqa: PLR2004 - there is a third
            other = best_of(totals, me, best)
            self._see(s, other, 2 * PLAYER, totals[other])
        for kind in range(i64(KINDS)):
            x[HAND + kind] = s.holds(me, kind) * UNIT
        if s.seat == me:
            x[ACTIONS] = s.actions * UNIT // FEW
            if s.actor() == CHANCE:
                x[OPEN] = x[ACTIONS]
        left = events_left(s)
        x[LEFT] = left * UNIT // MANY
        x[TOKENS] = s.supply * UNIT // MANY
        x[FIRES] = s.fires() * UNIT // MANY
        x[LIFT] = s.lift * UNIT // FEW
        x[ROOM] = (s.building.capacity - s.crowd()) * UNIT // FEW
        x[AHEAD] = (totals[me] - totals[best]) * UNIT // SAVED
        x[LATE] = x[AHEAD] * HORIZON // (left + HORIZON)
        x[SOON] = UNIT * HORIZON // (left + HORIZON)

    def _see(self, s: Evacuation, seat: i64, first: i64, total: i64) -> None:
        """See the people of a player."""
        x, building = self.x, s.building
        x[first + SAFE] = i64(s.saved[seat]) * UNIT // FEW
        x[first + HURT] = i64(s.hurt[seat]) * UNIT // FEW
        x[first + ABOARD] = i64(s.aboard[seat]) * UNIT
        x[first + TRUCKS] = i64(s.trucks[seat]) * UNIT
        x[first + TOTAL] = total * UNIT // (FEW * SAVED)
        if s.seat == seat:
            x[first + NEXT] = UNIT
        for office in range(building.offices):
            x[first + OFFICES + i64(s.tokens[office])] += s.working(office, seat) * UNIT // FEW
        for square in range(building.size):
            if s.at[square] == FREE or i64(s.at[square]) != seat + 1:
                continue
            if building.is_step(square):
                x[first + ON_STAIRS] += UNIT
                x[first + WAYS] += way_out(s, square) * UNIT // MANY
                continue
            number = building.number_of[square]
            x[first + LANDING + number] += UNIT
            x[first + THREATENED] += threat(s, square) * UNIT // TOKEN
            if (
                number == AT_ELEVATOR
                and s.lift == building.floor_of[square]
                and s.crowd() < building.capacity
            ):
                x[first + AWAITED] += UNIT


def best_of(totals: vec[i64], me: i64, but: i64) -> i64:
    """Give who of the others is nearest safety, but for one."""
    best: i64 = -1
    for seat in range(i64(len(totals))):
        if seat not in (me, but) and (best < 0 or totals[seat] > totals[best]):
            best = seat
    return best


def events_left(s: Evacuation) -> i64:
    """Count the events to come if no token ends the game sooner."""
    if s.rest == 0:
        return s.pile
    cards: i64 = 0
    for kind in range(s.decks.event_kinds):
        cards += i64(s.coming[kind]) + i64(s.laid[kind])
    return s.pile + (s.rest - 1) * s.decks.pile + cards
