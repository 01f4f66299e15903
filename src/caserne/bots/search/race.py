"""Plans run against each other on the same worlds and dice; every round the worse half drops out.

Sequential halving (Karnin, Koren and Somekh, 2013): the samples are shared evenly among the rounds,
those of a round among the plans still in it.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import TYPE_CHECKING, Final

from caserne.bots.search.hook import WHOLE
from caserne.play.streams import MASK, WORD, threefry

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from caserne.bots.search.budget import Budget
    from caserne.bots.search.hook import Hook, Plan, Verdict
    from caserne.core.state import State

CONFIDENT: Final = 1.959963984540054
"""How many standard deviations either way hold 95 % of a normal distribution."""

JUDGED: Final = "judged"
"""A worth that is the game's own judgement of a position, or its mean over every face of dice."""
SAMPLED: Final = "sampled"
"""A worth that is a mean over games played on."""


class Runner:
    """A plan in the race: what it looked like, and what its samples came to."""

    def __init__(self, plan: Plan) -> None:
        """Begin with no sample."""
        self.plan = plan
        self.look: i64 = 0
        self.odds: i64 = 0
        self.trust: i64 = 0
        self.samples: i64 = 0
        self.total: i64 = 0
        self.squares: i64 = 0
        self.won: i64 = 0

    def add(self, worth: i64, won: i64) -> None:
        """Count a sample."""
        self.samples += 1
        self.total += worth
        self.squares += worth * worth
        self.won += won

    def found(self) -> str:
        """Say how the worth was found."""
        return SAMPLED if self.samples > 0 else JUDGED

    def worth(self) -> i64:
        """Give the mean of the samples; what the plan looked like counts as some more of them."""
        if self.samples == 0:
            return self.look
        return (self.total + self.trust * self.look) // (self.samples + self.trust)

    def chance(self) -> i64:
        """Give the chance to win, likewise."""
        if self.samples == 0:
            return self.odds
        return (self.won + self.trust * self.odds) // (self.samples + self.trust)

    def reach(self) -> float:
        """Give how far either way the 95 % interval of a sampled worth goes."""
        if self.samples == 0:
            return 0.0
        count = float(self.samples)
        if self.samples == 1:
            return float(WHOLE)
        mean = float(self.total) / count
        spread = max(float(self.squares) / count - mean * mean, 0.0) / (count - 1.0)
        return CONFIDENT * sqrt(spread)


def by_look(runner: Runner) -> int:
    """Give what a plan looked like, to sort by."""
    return runner.look


def by_worth(runner: Runner) -> int:
    """Give what a plan is worth, to sort by."""
    return runner.worth()


class Race:
    """One decision: plans, the worlds they are tried in, and the dice they share."""

    def __init__(self, hook: Hook, world: Callable[[int], State], seat: i64, seed: i64) -> None:
        """Compare plans of a seat; ``world`` makes the position of a number as the seat knows it.

        It must not give a position away: what it made is played on.
        """
        self.hook = hook
        self.world = world
        self.seat = seat
        self.seed = seed
        self.runners: list[Runner] = []
        self.forced = False  # one plan is all there is
        self.looked = False
        self.deadline = 0.0

    def run(self, budget: Budget) -> list[Runner]:
        """Give the plans, the best first: those that came further before those that dropped out."""
        self.deadline = monotonic() + budget.seconds if budget.seconds > 0.0 else 0.0
        start = self.world(0)
        budget = self.hook.afforded(start, budget)
        plans = self.hook.plans(start, budget.plans)
        self.runners = [Runner(plan) for plan in plans]
        self.forced = len(plans) == 1
        if not self.forced:
            if self.hook.trust > 0 or budget.samples <= 0 or budget.plans > budget.finalists:
                self._look(start)
            self._halve(budget.finalists, budget.samples)
        return self.runners

    def _is_late(self) -> bool:
        """Tell whether the time is up, if there is a bound."""
        return self.deadline > 0.0 and monotonic() > self.deadline

    def _look(self, start: State) -> None:
        """Put the plans in the order of what they look like.

        Those for which there was no time drop out: a game lists its plans by what they promise.
        """
        for place in range(len(self.runners)):
            if place > 0 and self._is_late():
                self.runners = self.runners[:place]
                break
            runner = self.runners[place]
            after = after_plan(start, runner.plan)
            seed = sample_seed(self.seed, 0)
            runner.look, runner.odds = self.hook.look(after, runner.plan, seed, self.seat)
        self.looked = True
        self.runners.sort(key=by_look, reverse=True)

    def _halve(self, finalists: i64, samples: i64) -> None:
        """Play the finalists out, and have the worse half drop out round by round."""
        running = field_of(min(len(self.runners), finalists), samples)
        rounds = rounds_of(running)
        done: i64 = 0
        while running > 1:
            share = samples // (rounds * running)
            for number in range(done, done + share):
                if not self._sample(number, running):
                    self._order(running)
                    return
            done += share
            self._order(running)
            running = (running + 1) // 2

    def _sample(self, number: i64, running: i64) -> bool:
        """Play every plan that is still in the race out, on the same world and dice.

        If the time is up before all are, none of it counts, unless nothing else is known of them.
        """
        world = self.world(number)
        seed = sample_seed(self.seed, number + 1)
        found: list[Verdict] = []
        for i in range(running):
            if (self.looked or number > 0) and self._is_late():
                return False
            runner = self.runners[i]
            after = after_plan(world, runner.plan)
            found.append(self.hook.playout(after, runner.plan, seed, self.seat))
        for i in range(running):
            worth, won = found[i]
            self.runners[i].add(worth, won)
        return True

    def _order(self, running: i64) -> None:
        ahead = self.runners[:running]
        if self.hook.trust > 0 and self.runners[0].trust == 0 and self.runners[0].samples > 0:
            trust(ahead, self.hook.trust)
        ahead.sort(key=by_worth, reverse=True)
        self.runners = ahead + self.runners[running:]


def trust(runners: list[Runner], samples: i64) -> None:
    """Count what plans looked like as so many samples each.

    Looks are taken to be off by the same for all: by as much as the samples came to otherwise.
    """
    worth: i64 = 0
    odds: i64 = 0
    for runner in runners:
        worth += runner.total // runner.samples - runner.look
        odds += runner.won // runner.samples - runner.odds
    for runner in runners:
        runner.look += worth // len(runners)
        runner.odds += odds // len(runners)
        runner.trust = samples


def after_plan(start: State, plan: Plan) -> State:
    """Play a plan from a position, which stays as it is."""
    state = start.copy()
    for action in plan.actions:
        state.apply(action)
    return state


def field_of(running: i64, samples: i64) -> i64:
    """Let so many into the race that each has a sample in the first round at least."""
    while running > 1 and rounds_of(running) * running > samples:
        running = (running + 1) // 2
    return running


def rounds_of(running: i64) -> i64:
    """Count the rounds until one is left."""
    rounds: i64 = 0
    while running > 1:
        running = (running + 1) // 2
        rounds += 1
    return rounds


def sample_seed(seed: i64, number: i64) -> i64:
    """Give the seed of a sample of a decision."""
    low, high = threefry(seed & MASK, (seed // WORD) & MASK, number, MASK - 2)
    return low + (high >> 1) * WORD
