"""What the search is told of Feurio!: whole turns, and games played on by sketches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.bots.feurio.prospects import man_price
from caserne.bots.feurio.reasons import reasons_for
from caserne.bots.feurio.sketch import Sketch
from caserne.bots.feurio.walk import (
    NONE,
    Bases,
    Turn,
    best_point,
    best_turn,
    gain_of,
    goal_worth,
    place_the_rest,
    rival_worth,
    tile_order,
    walk,
)
from caserne.bots.search.budget import Budget
from caserne.bots.search.hook import WHOLE, Hook, Plan
from caserne.core.state import CHANCE, NOBODY, Actions
from caserne.games.feurio import box, codes
from caserne.games.feurio.placing import AT_ONCE, MAN, MEN, PASS
from caserne.games.feurio.spreading import FACE_UP, LAY
from caserne.games.feurio.wildfire import Wildfire
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from caserne.bots.search.hook import Fact, Verdict
    from caserne.core.state import State

SHARP: Final = Budget(12, 12, 60)
MASTER: Final = Budget(32, 32, 640)
KINDS: Final = 1
BLOCK: Final = 4
"""Taking a rival's best place promises one part in so many of what it would gain there."""


class ForesterHook(Hook):
    """Plans a turn as a tile and a placement together."""

    def __init__(self) -> None:
        """Play games out to their end."""
        super().__init__(KINDS, WHOLE)
        self.legal = Actions()

    def plans(self, state: State, limit: i64) -> list[Plan]:
        """List every tile with every placement after it, the most promising first."""
        fire = wildfire(state)
        found: list[Plan] = []
        if fire.due is LAY:
            self.legal.clear()
            fire.choices(self.legal)
            for action in self.legal.as_list():
                self._laid(fire, action, found)
        else:
            sketch = Sketch(fire)
            self._placements(sketch, [], 0, found)
        found.sort(key=promise_of, reverse=True)
        return found[:limit]

    def _laid(self, fire: Wildfire, action: i64, found: list[Plan]) -> None:
        """Lay the tile, or a firebreak, and add what can follow."""
        sketch = Sketch(fire)
        number = codes.hex_of(action)
        if codes.verb_of(action) == FACE_UP.number:
            sketch.lay(number, fire.drawn, 0)
            self._placements(sketch, [action], Bases(sketch).total(sketch), found)
        else:
            sketch.lay(number, fire.drawn, fire.seat + 1)
            price = man_price(sketch)
            found.append(Plan([action], Bases(sketch).total(sketch) - price))

    def _placements(self, k: Sketch, before: list[int], promise: i64, found: list[Plan]) -> None:
        """Add every placement; of a rival's best place it counts that it is taken."""
        fire = k.fire
        bases = Bases(k)
        threats = [threat(k, seat, bases) for seat in range(fire.seats) if seat != fire.seat]
        found.append(Plan([*before, codes.code(PASS.number, 0, 0, 0)], promise))
        for tile in range(fire.count):
            number = i64(fire.hexes[tile])
            for colour in range(i64(box.COLOUR_COUNT)):
                most = min(k.room[tile], fire.hand(fire.seat, colour), AT_ONCE)
                for men in range(i64(1), most + 1):
                    gain = gain_of(k, bases, tile, colour, men)
                    if men == k.room[tile] and not fire.goal:
                        gain += blocked(threats, tile) // (fire.seats - 1)
                    action = codes.code(MEN.number, number, colour, men)
                    found.append(Plan([*before, action], promise + gain))

    def follow(self, state: State) -> i64:
        """Lay where it leaves the best position, place what gains most."""
        fire = wildfire(state)
        sketch = Sketch(fire)
        if fire.due is LAY:
            return codes.code(FACE_UP.number, best_point(sketch, fire.drawn), 0, 0)
        turn = best_turn(sketch, Bases(sketch))
        if turn.tile == NONE:
            return codes.code(PASS.number, 0, 0, 0)
        number = i64(fire.hexes[turn.tile])
        return codes.code(MEN.number, number, turn.colour, turn.men)

    def value(self, state: State, seat: i64) -> Verdict:
        """Count a finished game; before the end what the zones would count now."""
        sketch = Sketch(wildfire(state))
        return goal_worth(sketch) if sketch.fire.goal else rival_worth(sketch, seat)

    def rests(self, state: State) -> bool:
        """Tell that a position can be counted at any time."""
        del state
        return True

    def playout(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Play a sketch on to the end of the game."""
        fire = wildfire(state)
        sketch = Sketch(fire)
        if fire.actor() == CHANCE:
            walk(sketch, tile_order(sketch, Dice(seed)))
        elif fire.due is MAN:
            place_the_rest(sketch, fire.passes)
        elif fire.actor() != NOBODY:
            return super().playout(state, plan, seed, seat)
        return goal_worth(sketch) if fire.goal else rival_worth(sketch, seat)

    def look(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Play a game on: zones say little before the end."""
        return self.playout(state, plan, seed, seat)

    def reasons(self, state: State, plan: Plan) -> list[Fact]:
        """Say what a turn does to the zones."""
        return reasons_for(wildfire(state), plan.actions)


def wildfire(state: State) -> Wildfire:
    """Take a position for one of this game."""
    assert isinstance(state, Wildfire)  # noqa: S101 - for the compiler: nobody hooks another game
    return state


def promise_of(plan: Plan) -> int:
    """Give what a plan promises, to sort by."""
    return plan.promise


def threat(k: Sketch, seat: i64, bases: Bases) -> Turn:
    """Find the placement that would gain a rival most."""
    mine = k.fire.seat
    k.fire.seat = seat
    found = best_turn(k, bases)
    k.fire.seat = mine
    return found


def blocked(threats: list[Turn], tile: i64) -> i64:
    """Weigh that a tile is full: who would have gained most there gains less elsewhere."""
    total: i64 = 0
    for rival in threats:
        if rival.tile == tile:
            total += rival.gain // BLOCK
    return total
