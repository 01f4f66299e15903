"""How a sketched game goes on: a turn at a time by what a colour gains, and what it comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.bots.feurio.prospects import man_price, points, progress
from caserne.bots.feurio.sketch import BITS, tile_of
from caserne.bots.search.hook import WHOLE
from caserne.games.feurio import box
from caserne.games.feurio.placing import AT_ONCE
from caserne.games.feurio.zones import zone_value

if TYPE_CHECKING:
    from caserne.bots.feurio.sketch import Sketch
    from caserne.play.streams import Dice

NONE: Final = -1
LEAST: Final = -(10**15)
FAIR: Final = 30
"""So many points ahead are as good as won, where points are weighed."""
MARGIN: Final = 250_000
"""How much of a worth among rivals is the margin; the rest is victory itself."""
WEIGHT: Final = 1000
"""Points are compared before the highest zone is."""
DONE: Final = 100_000
REACHED: Final = 500_000
SHARES: Final = 100_000
"""A worth for the goal: each colour done, the goal itself, and all men placed, in millionths."""


class Turn:
    """The best placement found: a tile, a colour and a number of men; no tile: pass."""

    def __init__(self) -> None:
        """Begin with passing, which gains nothing."""
        self.tile: i64 = NONE
        self.colour: i64 = 0
        self.men: i64 = 0
        self.gain: i64 = 0

    def consider(self, k: Sketch, bases: Bases, tile: i64, colour: i64, most: i64) -> None:
        """Take a placement if it gains more; for the goal as many men as can, joined to theirs."""
        men = most
        if k.fire.goal:
            held = k.held[colour]
            if held != 0 and (k.near[tile] | BITS[tile]) & held == 0:
                return
        else:
            men = 1
        gain = gain_of(k, bases, tile, colour, men)
        if gain > self.gain:
            self.tile, self.colour, self.men, self.gain = tile, colour, men, gain


class Bases:
    """What every colour is worth as it stands, so that a placement changes one of them only."""

    def __init__(self, k: Sketch) -> None:
        """Weigh the colours."""
        self.worth = vec[i64]([0] * box.COLOUR_COUNT)
        for colour in range(i64(box.COLOUR_COUNT)):
            self.worth[colour] = colour_worth(k, colour)

    def total(self, k: Sketch) -> i64:
        """Weigh a position for the seat whose turn it is."""
        fire = k.fire
        total: i64 = 0
        for colour in range(i64(box.COLOUR_COUNT)):
            owner = box.owner_of(fire.seats, colour)
            if fire.goal or owner == fire.seat:
                total += self.worth[colour]
            elif owner >= 0:
                total -= self.worth[colour] // (fire.seats - 1)
        return total


def colour_worth(k: Sketch, colour: i64) -> i64:
    """Weigh a colour as it stands."""
    if k.fire.goal:
        return progress(k, colour, k.held[colour], 0, 0)
    return points(k, k.held[colour])


def best_turn(k: Sketch, bases: Bases) -> Turn:
    """Find the placement that gains most for the seat whose turn it is."""
    best = Turn()
    fire = k.fire
    for tile in range(fire.count):
        if k.room[tile] == 0:
            continue
        for colour in range(i64(box.COLOUR_COUNT)):
            most = min(k.room[tile], fire.hand(fire.seat, colour), AT_ONCE)
            if most > 0:
                best.consider(k, bases, tile, colour, most)
    return best


def gain_of(k: Sketch, bases: Bases, tile: i64, colour: i64, men: i64) -> i64:
    """Give what a placement adds to a colour, less what the men are worth in hand."""
    held = k.held[colour] | BITS[tile]
    if k.fire.goal:
        return progress(k, colour, held, tile, men) - bases.worth[colour]
    if box.owner_of(k.fire.seats, colour) != k.fire.seat:
        return -men
    if held == k.held[colour]:
        return -man_price(k) * men
    return points(k, held) - bases.worth[colour] - man_price(k) * men


def best_point(k: Sketch, value: i64) -> i64:
    """Find the hottest point whose tile leaves the best position, the first of equals."""
    fire = k.fire
    found: i64 = NONE
    ties: i64 = 0
    for point in range(fire.point_count):
        if i64(fire.heats[point]) == fire.hottest:
            ties += 1
            number = i64(fire.points[point])
            if found == NONE or number < found:
                found = number
    if ties == 1:
        return found
    most: i64 = LEAST
    found = NONE
    for point in range(fire.point_count):
        if i64(fire.heats[point]) != fire.hottest:
            continue
        number = i64(fire.points[point])
        after = k.copy()
        after.lay(number, value, 0)
        worth = Bases(after).total(after)
        if worth > most or (worth == most and number < found):
            found, most = number, worth
    return found


# A game played on


def tile_order(k: Sketch, dice: Dice) -> vec[u8]:
    """Draw the tiles that are in the bag, in the order in which they will come."""
    order = vec[u8]([0] * k.fire.tiles_left())
    count: i64 = 0
    for value in range(i64(1), i64(box.HIGHEST + 1)):
        for _ in range(i64(k.fire.bag[value])):
            order[count] = u8(value)
            count += 1
    for place in range(count - 1, 0, -1):
        other = dice.below(place + 1)
        kept = order[place]
        order[place] = order[other]
        order[other] = kept
    return order


def walk(k: Sketch, order: vec[u8]) -> None:
    """Play on to the end, from the start of a turn."""
    fire = k.fire
    for i in range(len(order)):
        value = i64(order[i])
        k.lay(best_point(k, value), value, 0)
        place_best(k)
        fire.seat = (fire.seat + 1) % fire.seats
    if not fire.goal:
        place_the_rest(k, 0)


def place_best(k: Sketch) -> bool:
    """Place what gains most; tell whether anything does."""
    turn = best_turn(k, Bases(k))
    if turn.tile == NONE:
        return False
    k.place(turn.tile, turn.colour, turn.men)
    return True


def place_the_rest(k: Sketch, passes: i64) -> None:
    """Place on once all tiles lie, until all have passed in a row."""
    fire = k.fire
    while passes < fire.seats:
        passes = 0 if place_best(k) else passes + 1
        fire.seat = (fire.seat + 1) % fire.seats


# What it came to


def goal_worth(k: Sketch) -> tuple[i64, i64]:
    """Weigh the end of a game for the goal: colours done, men in their main zones, the goal."""
    done: i64 = 0
    share: i64 = 0
    for colour in range(i64(box.COLOUR_COUNT)):
        zone = main_zone(k, colour)
        men = k.men_in(zone, colour)
        share += men
        if men == box.MEN and is_wet(k, zone):
            done += 1
    worth = DONE * done + SHARES * share // (box.MEN * box.COLOUR_COUNT)
    if done < box.COLOUR_COUNT:
        return worth, 0
    return worth + REACHED, WHOLE


def main_zone(k: Sketch, colour: i64) -> i64:
    """Give the zone of a colour with the most men."""
    main: i64 = 0
    most: i64 = 0
    rest = k.held[colour]
    while rest != 0:
        zone = k.zone(k.held[colour], rest & -rest)
        rest &= ~zone
        men = k.men_in(zone, colour)
        if men > most:
            main, most = zone, men
    return main


def is_wet(k: Sketch, zone: i64) -> bool:
    """Tell whether a zone has a 1 with a free side."""
    while zone != 0:
        bit = zone & -zone
        zone ^= bit
        tile = tile_of(bit)
        if k.fire.values[tile] == 1 and k.fire.free[tile] > 0:
            return True
    return False


def rival_worth(k: Sketch, seat: i64) -> tuple[i64, i64]:
    """Weigh the end of a game among rivals: victory, shared by equals, and the margin."""
    fire = k.fire
    scores = vec[i64]([0] * fire.seats)
    for other in range(fire.seats):
        scores[other] = score_of(k, other)
    best: i64 = LEAST
    equals: i64 = 1
    for other in range(fire.seats):
        if other == seat:
            continue
        if scores[other] == scores[seat]:
            equals += 1
        best = max(best, scores[other])
    won: i64 = WHOLE // equals if scores[seat] >= best else 0
    ahead = (scores[seat] - best) // WEIGHT
    margin = MARGIN * (min(max(ahead, -FAIR), FAIR) + FAIR) // (2 * FAIR)
    return won * (WHOLE - MARGIN) // WHOLE + margin, won


def score_of(k: Sketch, seat: i64) -> i64:
    """Add up a seat's zones once all tiles lie; the highest single one decides among equals."""
    total: i64 = 0
    best: i64 = 0
    for colour in range(i64(box.COLOUR_COUNT)):
        if box.owner_of(k.fire.seats, colour) != seat:
            continue
        rest = k.held[colour]
        while rest != 0:
            zone = k.zone(k.held[colour], rest & -rest)
            rest &= ~zone
            value = zone_score(k, zone)
            total += value
            best = max(best, value)
    return total * WEIGHT + best


def zone_score(k: Sketch, zone: i64) -> i64:
    """Divide a zone's sum by its lowest open tile."""
    total: i64 = 0
    lowest: i64 = 0
    while zone != 0:
        bit = zone & -zone
        zone ^= bit
        tile = tile_of(bit)
        value = i64(k.fire.values[tile])
        total += value
        if k.fire.free[tile] > 0 and (lowest == 0 or value < lowest):
            lowest = value
    return zone_value(total, lowest, down=k.fire.hot)
