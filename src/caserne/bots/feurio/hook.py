"""What the search is told of Feurio!: whole turns, and games played on by sketches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.feurio.forecast import goal_chance
from caserne.bots.feurio.reasons import reasons_for
from caserne.bots.feurio.sketch import sketch_of
from caserne.bots.feurio.turns import Turn, turns_of
from caserne.bots.feurio.walk import end_worth, place_the_rest, tile_order, walk
from caserne.bots.search.budget import Budget
from caserne.bots.search.hook import WHOLE, Hook, Plan
from caserne.bots.search.race import after_plan
from caserne.core.state import CHANCE, NOBODY
from caserne.games.feurio import box
from caserne.games.feurio.placing import MAN
from caserne.games.feurio.wildfire import Wildfire
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.bots.search.hook import Fact, Verdict
    from caserne.core.state import State

WHOLE_BUDGET: Final = 100
SHARP: Final = Budget(20, 20, 200)
MASTER: Final = Budget(24, 24, 4500)
LONG: Final = 4
"""So many times as many samples four together take, who reach the goal the least often."""
KINDS: Final = 1


class ForesterHook(Hook):
    """Plans a turn as a tile and a placement together."""

    def __init__(self) -> None:
        """Play games out to their end."""
        super().__init__(KINDS, WHOLE)

    def plans(self, state: State, limit: i64) -> list[Plan]:
        """List every tile with every placement after it, the most promising first."""
        found: list[Plan] = turns_of(wildfire(state))
        found.sort(key=promise_of, reverse=True)
        return found[:limit]

    def afforded(self, state: State, budget: Budget) -> Budget:
        """Take more samples where a goal is hard to reach."""
        samples = budget.samples * longer(wildfire(state))
        return Budget(budget.plans, budget.finalists, samples, budget.seconds)

    def follow(self, state: State) -> i64:
        """Take the first action of the most promising turn."""
        return self.plans(state, 1)[0].actions[0]

    def value(self, state: State, seat: i64) -> Verdict:
        """Count a finished game; before the end what the zones would count now."""
        return end_worth(sketch_of(wildfire(state)), seat)

    def rests(self, state: State) -> bool:
        """Tell that a position can be counted at any time."""
        del state
        return True

    def playout(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Play on to the end of the game from the sketch that a turn left.

        Worlds differ only in what lies under firebreaks, and so in the bag.
        """
        fire = wildfire(state)
        k = plan.after.copy() if isinstance(plan, Turn) else sketch_of(fire)
        if fire.actor() == CHANCE:
            walk(k, tile_order(fire.bag, Dice(seed)))
        elif fire.due is MAN:
            place_the_rest(k, fire.passes)
        elif fire.actor() != NOBODY:
            turn = max(turns_of(fire), key=promise_of)
            return self.playout(after_plan(fire, turn), turn, seed, seat)
        return end_worth(k, seat)

    def look(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Play a game on: zones say little before the end."""
        return self.playout(state, plan, seed, seat)

    def prospects(self, state: State, seed: i64, seats: i64) -> list[int]:
        """Play rivals on by sketches, and a team as a strong bot does: sketches miss its goal."""
        fire = wildfire(state)
        if not fire.goal:
            return super().prospects(state, seed, seats)
        return [int(goal_chance(self, fire, hasty(fire), seed))] * int(seats)

    def reasons(self, state: State, plan: Plan) -> list[Fact]:
        """Say what a turn does to the zones."""
        return reasons_for(wildfire(state), plan.actions)


def wildfire(state: State) -> Wildfire:
    """Take a position for one of this game."""
    assert isinstance(state, Wildfire)  # noqa: S101 - for the compiler: nobody hooks another game
    return state


def longer(fire: Wildfire) -> i64:
    """Give how many times as many samples a decision of a game takes."""
    return LONG if fire.goal and fire.seats == box.MOST_SEATS else 1


def hasty(fire: Wildfire) -> Budget:
    """Give the budget of turns that are only played to tell how likely the goal is."""
    return SHARP.scaled(WHOLE_BUDGET // longer(fire))


def promise_of(plan: Plan) -> int:
    """Give what a plan promises, to sort by."""
    return plan.promise
