"""How a sketched game goes on to its end, a turn at a time, and what it comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.bots.feurio.goal import goal_point, goal_worth, place_for_goal
from caserne.bots.feurio.rivalry import place_for_points, rival_point, rival_worth
from caserne.games.feurio import box

if TYPE_CHECKING:
    from caserne.bots.feurio.sketch import Sketch
    from caserne.play.streams import Dice

LEAST: Final = -(10**15)
NONE: Final = -1


def tile_order(bag: vec[u8], dice: Dice) -> vec[u8]:
    """Draw the tiles that are in the bag, in the order in which they will come."""
    order = vec[u8]([0] * box.TILES)
    count: i64 = 0
    for value in range(i64(1), i64(box.HIGHEST + 1)):
        for _ in range(i64(bag[value])):
            order[count] = u8(value)
            count += 1
    for place in range(count - 1, 0, -1):
        other = dice.below(place + 1)
        kept = order[place]
        order[place] = order[other]
        order[other] = kept
    return order


def walk(k: Sketch, order: vec[u8]) -> None:
    """Play on to the end, from the start of a turn, with the tiles in their order."""
    for i in range(k.left):
        value = i64(order[i])
        k.lay(best_cell(k, value), value)
        k.foresee()
        place_best(k)
        pass_on(k)
    if not k.goal:
        place_the_rest(k, 0)


def pass_on(k: Sketch) -> None:
    """Let the next seat go on."""
    k.seat += 1
    if k.seat == k.seats:
        k.seat = 0


def place_best(k: Sketch) -> bool:
    """Place what gains most; tell whether anything does."""
    return place_for_goal(k) if k.goal else place_for_points(k)


def place_the_rest(k: Sketch, passes: i64) -> None:
    """Place on once all tiles lie, until all have passed in a row."""
    while passes < k.seats:
        if place_best(k):
            passes = 0
        else:
            passes += 1
        pass_on(k)


def best_cell(k: Sketch, value: i64) -> i64:
    """Find the hottest point where a tile is worth most, the first of equals."""
    hottest = k.hottest()
    found: i64 = NONE
    ties: i64 = 0
    for i in range(k.points_known):
        if i64(k.grid[k.points[i]]) == hottest:
            ties += 1
            found = k.points[i]
    if ties == 1:
        return found
    most: i64 = LEAST
    for i in range(k.points_known):
        cell = k.points[i]
        if i64(k.grid[cell]) == hottest:
            worth = point_worth(k, cell, value)
            if worth > most:
                found, most = cell, worth
    return found


def point_worth(k: Sketch, cell: i64, value: i64) -> i64:
    """Weigh a tile on one of the hottest points for the seat whose turn it is."""
    return goal_point(k, cell, value) if k.goal else rival_point(k, cell, value)


def end_worth(k: Sketch, seat: i64) -> tuple[i64, i64]:
    """Weigh the end of a game for a seat: what it is worth, and the chance to win."""
    return goal_worth(k) if k.goal else rival_worth(k, seat)
