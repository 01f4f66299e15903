"""What a position is worth to a player: how near safety their people are, and others' are not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.games.onfire.building import AT_ELEVATOR, AT_STAIRS
from caserne.games.onfire.decks import KINDS
from caserne.games.onfire.tower import CLOSED_OFFICE, FREE

if TYPE_CHECKING:
    from caserne.games.onfire.evacuation import Evacuation

SAVED: Final = 1000
STEP: Final = 40
"""What a step nearer the street is worth."""
STREET_DOOR: Final = 960
STUCK: Final = 400
"""What somebody on the stairs is worth at least."""
WAITED_FOR: Final = 70
"""What it is worth that the elevator is there for whoever is on a ``1``."""

KEPT: Final = vec[i64]([6, 18, 14, 8, 10, 6, 0, -6, -6, -10])
"""What a card in hand is worth above one that is drawn in its place, by its kind."""
SPARE: Final = 14
"""How much less every further card of a kind is worth."""


TOKEN: Final = 6
"""The threat of a fire token too many."""
NONE_SAFE: Final = vec[i64]([0, 0, 0, 0])


class Prices:
    """What people are worth where they are, in thousandths of one saved: as ``steady`` has it."""

    def __init__(self) -> None:
        """Take what was tried."""
        self.others: i64 = 35  # so many hundredths of the others' best count against
        self.aboard: i64 = 800
        self.near = vec[i64]([0, 600, 540, 500])  # on a landing, by the square's number
        self.in_office = vec[i64]([380, 370, 340, 160, 0])  # by the fire tokens there
        self.threat: i64 = 60  # what is lost where fire comes next
        self.truck: i64 = 150


def strong() -> Prices:
    """Give the prices by which most was won: lines of play are sought by them."""
    prices = Prices()
    prices.others = 100
    prices.aboard = 825
    prices.near = vec[i64]([0, 700, 690, 450])
    prices.in_office = vec[i64]([480, 480, 400, 330, 0])
    prices.threat = 150
    prices.truck = 100
    return prices


def worth(s: Evacuation, me: i64, prices: Prices) -> i64:
    """Weigh a position for a player who knows it; the best of the others counts against."""
    totals = safeties(s, prices)
    best: i64 = 0
    for seat in range(s.players):
        if seat != me:
            best = max(best, totals[seat])
    return totals[me] + hand_worth(s, me) - best * prices.others // 100


def hand_worth(s: Evacuation, me: i64) -> i64:
    """Weigh the cards that are kept."""
    total: i64 = 0
    for kind in range(i64(KINDS)):
        for copy in range(s.holds(me, kind)):
            total += KEPT[kind] - SPARE * copy
    return total


def safeties(s: Evacuation, prices: Prices) -> vec[i64]:
    """Add up for every player how near safety their people are."""
    players = s.players
    totals = NONE_SAFE[:players]
    for seat in range(players):
        totals[seat] = i64(s.saved[seat]) * SAVED + i64(s.aboard[seat]) * prices.aboard
        totals[seat] = totals[seat] + i64(s.trucks[seat]) * prices.truck
    for office in range(s.building.offices):
        each = prices.in_office[i64(s.tokens[office])]
        for seat in range(players):
            totals[seat] = totals[seat] + s.working(office, seat) * each
    for square in range(s.building.size):
        there = i64(s.at[square])
        if there != FREE:
            totals[there - 1] = totals[there - 1] + standing(s, square, prices)
    return totals


def standing(s: Evacuation, square: i64, prices: Prices) -> i64:
    """Weigh where somebody stands on a landing or on the stairs."""
    building = s.building
    way = STREET_DOOR - STEP * way_out(s, square)
    if building.is_step(square):
        return max(way, STUCK)
    number, floor = building.number_of[square], building.floor_of[square]
    there = prices.near[number] - threat(s, square) * prices.threat // TOKEN
    if number == AT_ELEVATOR and s.lift == floor and s.crowd() < building.capacity:
        there += WAITED_FOR
    return max(way, there)


def way_out(s: Evacuation, square: i64) -> i64:
    """Count the squares to the street, those in somebody's or the fire's way twice and more."""
    building = s.building
    start = square
    if not building.is_step(square):
        start = building.square(building.floor_of[square], building.side_of[square], AT_STAIRS)
    count: i64 = 1
    below = building.down[start]
    while below < building.size:
        count += 1
        if s.at[below] != FREE:
            count += 1
        if s.burning[below] != 0:
            count += 20
        below = building.down[below]
    return count


def threat(s: Evacuation, square: i64) -> i64:
    """Say how soon fire may come to a landing square, ``TOKEN`` for one beside it."""
    building = s.building
    floor, side = building.floor_of[square], building.side_of[square]
    tokens = i64(s.tokens[building.office_on(floor, side)])
    if tokens < CLOSED_OFFICE:
        return 0
    if building.number_of[square] == AT_STAIRS:
        return TOKEN * (tokens - CLOSED_OFFICE + 1)
    if s.burning[building.square(floor, side, AT_STAIRS)] != 0:
        return 2 * TOKEN
    return TOKEN // 3 * (tokens - CLOSED_OFFICE + 1)
