"""The turns there are: a tile with a placement after it, each with the sketch it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.feurio.goal import STRAY, goal_gain, goal_point, note_main
from caserne.bots.feurio.rivalry import man_price, note_zones, owner_of, points_gain, standing
from caserne.bots.feurio.sketch import BITS, COLOURS, sketch_of, tile_of
from caserne.bots.feurio.walk import pass_on
from caserne.bots.search.hook import Plan
from caserne.core.state import Actions
from caserne.games.feurio import box, codes, hexes
from caserne.games.feurio.placing import AT_ONCE, MEN, PASS
from caserne.games.feurio.spreading import FACE_UP, LAY

if TYPE_CHECKING:
    from caserne.bots.feurio.sketch import Sketch
    from caserne.games.feurio.wildfire import Wildfire

BLOCK: Final = 2
"""Taking a rival's best place promises one part in so many of what it then loses."""


class Turn(Plan):
    """A plan with the sketch it leads to, where it is the next seat's turn."""

    def __init__(self, actions: list[int], promise: i64, after: Sketch) -> None:
        """Keep all three."""
        super().__init__(actions, promise)
        self.after = after


def turns_of(fire: Wildfire) -> list[Plan]:
    """List every turn of the seat that must decide."""
    found: list[Plan] = []
    k = sketch_of(fire)
    if fire.due is not LAY:
        add_placements(k, names_of(fire), [], 0, found)
        return found
    legal = Actions()
    fire.choices(legal)
    for action in legal.as_list():
        add_laid(fire, k, action, found)
    return found


def names_of(fire: Wildfire) -> list[int]:
    """List the hexagons of the tiles."""
    return [int(fire.hexes[tile]) for tile in range(fire.count)]


def add_laid(fire: Wildfire, k: Sketch, action: i64, found: list[Plan]) -> None:
    """Lay the tile, or a firebreak, and add what can follow."""
    number = codes.hex_of(action)
    cell = hexes.cell_of(number)
    after = k.copy()
    after.left += 1  # the tile in hand, which laying takes off
    if codes.verb_of(action) == FACE_UP.number:
        after.lay(cell, fire.drawn)
        after.foresee()
        promise = goal_point(k, cell, fire.drawn) if k.goal else standing(after)
        add_placements(after, [*names_of(fire), number], [action], promise, found)
    else:
        after.lay_down(cell)
        sacrifice(after, codes.colour_of(action))
        after.foresee()
        promise = goal_point(k, cell, 0) if k.goal else standing(after)
        found.append(ended([action], promise - man_price(k), after))


def sacrifice(k: Sketch, colour: i64) -> None:
    """Take a man of the seat whose turn it is from the game."""
    slot = k.seat * COLOURS + colour
    k.hands[slot] = k.hands[slot] - 1
    k.unplaced[colour] = k.unplaced[colour] - 1


def ended(actions: list[int], promise: i64, after: Sketch) -> Turn:
    """Make a turn that is over."""
    pass_on(after)
    return Turn(actions, promise, after)


def add_placements(
    k: Sketch, names: list[int], before: list[int], promise: i64, found: list[Plan]
) -> None:
    """Add passing, and every placement on the tiles of these names."""
    none = codes.code(PASS.number, 0, 0, 0)
    found.append(ended([*before, none], promise, k.copy()))
    threats = threats_to(k)
    for colour in range(i64(COLOURS)):
        hand = k.hands[k.seat * COLOURS + colour]
        weigh = Scale(k, colour)
        rest = k.open
        while rest != 0:
            tile = tile_of(rest & -rest)
            rest &= rest - 1
            for men in range(i64(1), min(k.room[tile], hand, AT_ONCE) + 1):
                gain = weigh.gain(tile, men)
                if men == k.room[tile]:
                    gain += threats[tile]
                after = k.copy()
                after.place(tile, colour, men)
                code = codes.code(MEN.number, names[tile], colour, men)
                found.append(ended([*before, code], promise + gain, after))


class Scale:
    """Weighs placements of a colour in one position."""

    def __init__(self, k: Sketch, colour: i64) -> None:
        """Measure what all of them have in common."""
        self.k = k
        self.colour = colour
        if k.goal:
            note_main(k, colour)
        else:
            note_zones(k, colour)

    def gain(self, tile: i64, men: i64) -> i64:
        """Give what men on a tile add, less what they are worth in hand."""
        k, colour = self.k, self.colour
        if k.goal:
            gain = goal_gain(k, tile, colour, men)
            if k.main[colour] != 0 and k.around[colour] & BITS[tile] == 0:
                gain -= STRAY * men
            return gain
        if owner_of(k, colour) != k.seat:
            return -men
        price = man_price(k) * men
        if k.held[colour] & BITS[tile] != 0:
            return -price
        return points_gain(k, tile, colour) - price


def threats_to(k: Sketch) -> vec[i64]:
    """Weigh for every tile that whoever would gain most there must gain less elsewhere."""
    threats = vec[i64]([0] * box.TILES)
    if k.goal:
        return threats
    for colour in range(i64(COLOURS)):
        owner = owner_of(k, colour)
        if owner < 0 or owner == k.seat or k.unplaced[colour] == 0:
            continue
        note_zones(k, colour)
        best, loss = best_of(k, colour)
        if best >= 0:
            threats[best] = threats[best] + loss // (BLOCK * (k.seats - 1))
    return threats


def best_of(k: Sketch, colour: i64) -> tuple[i64, i64]:
    """Find the tile on which a colour gains most, and how much more than on the next best one.

    Its zones were noted before.
    """
    best: i64 = -1
    most: i64 = 0
    second: i64 = 0
    rest = k.open & ~k.held[colour]
    while rest != 0:
        tile = tile_of(rest & -rest)
        rest &= rest - 1
        gain = points_gain(k, tile, colour)
        if gain > most:
            best, most, second = tile, gain, most
        else:
            second = max(second, gain)
    return best, most - second
