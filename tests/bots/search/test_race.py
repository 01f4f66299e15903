"""Plans are compared on the same dice, within a budget of samples, and the better half goes on."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pytest
from tests.bots.search.throws import FACES, Throws, ThrowsHook

from caserne.bots.search.budget import Budget
from caserne.bots.search.hook import WHOLE
from caserne.bots.search.race import Race, Runner, field_of, rounds_of, sample_seed

if TYPE_CHECKING:
    from caserne.bots.search.hook import Plan, Verdict
    from caserne.core.state import State

TWINS = 10


def run(budget: Budget, seed: int = 1, *, bag: bool = False, trust: int = 0) -> list[Runner]:
    """Race all numbers of a throw; looks count as so many samples."""
    hook = ThrowsHook()
    hook.trust = trust
    return Race(hook, lambda _: Throws(bag=bag), 0, seed).run(budget)


def test_means_over_dice_are_exact() -> None:
    """Without samples a plan is worth the mean over every face of the die that comes."""
    runners = run(Budget(FACES, FACES, 0))
    for runner in runners:
        winning = FACES - 1 - runner.plan.actions[0]
        assert runner.worth() == WHOLE * winning // FACES
        assert (runner.found(), runner.samples, runner.reach()) == ("judged", 0, 0)
    assert [runner.plan.actions for runner in runners] == [[number] for number in range(FACES)]


def test_a_bag_is_sampled() -> None:
    """What is drawn by weight is not gone through: one draw says what a plan looks like."""
    worths = {runner.worth() for runner in run(Budget(FACES, FACES, 0), bag=True)}
    assert worths <= {0, WHOLE}


def test_samples_come_near_the_truth() -> None:
    """The best plan wins the race, and the interval of its worth holds what is true."""
    best = run(Budget(FACES, FACES, 900))[0]
    assert best.plan.actions == [0]
    assert best.found() == "sampled"
    assert abs(int(best.worth()) - WHOLE * 5 / FACES) <= best.reach() < 0.1 * WHOLE


def test_dice_are_shared() -> None:
    """Two plans that are the same in all but name come to the same, sample by sample."""
    runners = run(Budget(2 * FACES, 2 * FACES, 60))
    first_round = {runner.plan.actions[0]: runner for runner in runners if runner.samples == 1}
    pairs = [number for number in first_round if number + TWINS in first_round]
    assert pairs
    for number in pairs:
        assert first_round[number].total == first_round[number + TWINS].total


def test_the_worse_half_drops_out() -> None:
    """Each round has the same samples: whoever stays has twice as many in the next."""
    runners = run(Budget(4, 4, 80))
    assert [runner.samples for runner in runners] == [30, 30, 10, 10]
    assert runners[0].worth() >= runners[1].worth()
    assert runners[2].worth() >= runners[3].worth()


def test_the_budget_holds() -> None:
    """No more samples are taken than allowed; few samples let few plans into the race."""
    for samples in range(50):
        runners = run(Budget(2 * FACES, 2 * FACES, samples))
        taken = [runner.samples for runner in runners]
        assert sum(taken) <= samples
        assert len(runners) == 2 * FACES
    assert field_of(12, 47) == 6
    assert field_of(12, 48) == 12
    assert [rounds_of(running) for running in (1, 2, 3, 4, 5, 12)] == [0, 1, 2, 2, 3, 4]


class Dear(ThrowsHook):
    """A game whose samples are dear: it has a quarter of them."""

    def afforded(self, state: State, budget: Budget) -> Budget:
        """Take fewer, all for two plans that look well."""
        del state
        return Budget(budget.plans, 2, budget.samples // 4)


def test_a_game_may_take_fewer_samples() -> None:
    """What a game makes of the budget is what its plans share; with none the best look wins."""
    runners = Race(Dear(), lambda _: Throws(), 0, 1).run(Budget(4, 4, 320))
    assert [runner.samples for runner in runners] == [40, 40, 0, 0]
    judged = Race(Dear(), lambda _: Throws(), 0, 1).run(Budget(FACES, FACES, 3))
    assert {runner.found() for runner in judged} == {"judged"}
    assert judged[0].plan.actions == [0]


def test_only_the_best_looks_are_played_out() -> None:
    """Where there are more plans than finalists, what they look like decides who is one."""
    runners = run(Budget(FACES, 2, 40))
    assert [(runner.plan.actions[0], runner.samples) for runner in runners[:2]] == [
        (0, 20),
        (1, 20),
    ]
    assert all(runner.samples == 0 for runner in runners[2:])


class Wishful(ThrowsHook):
    """Thinks that the least likely number is sure to win."""

    def look(self, state: State, plan: Plan, seed: int, seat: int) -> Verdict:
        """Say so."""
        sure = WHOLE if plan.actions[0] == FACES - 1 else 0
        return (sure, sure) if sure else super().look(state, plan, seed, seat)


def test_looks_count_as_samples() -> None:
    """A game that trusts its looks leans towards them, the less the more samples there are."""

    def first(trust: int, samples: int) -> int:
        hook = Wishful()
        hook.trust = trust
        runners = Race(hook, lambda _: Throws(), 0, 1).run(Budget(FACES, FACES, samples))
        return int(runners[0].plan.actions[0])

    assert first(1000, 60) == FACES - 1
    assert first(0, 60) == 0
    assert first(10, 6000) == 0


def test_trusted_looks_are_set_right() -> None:
    """By how much looks are off for all does not count, only what they say of plans' differences.

    So the worths of all plans together stay what the samples came to.
    """
    runners = run(Budget(2, 2, 40), seed=3, trust=7)
    sampled = sum(int(runner.total // runner.samples) for runner in runners)
    looked = abs(WHOLE * 5 // FACES + WHOLE * 4 // FACES - sampled)
    assert looked > WHOLE // 100
    assert abs(sum(int(runner.worth()) for runner in runners) - sampled) <= len(runners)
    assert abs(sum(int(runner.chance()) for runner in runners) - sampled) <= len(runners)
    assert all(runner.samples == 20 for runner in runners)


def test_equal_seeds_run_alike() -> None:
    """A race is the same again from the same seed, and another from another."""

    def totals(seed: int) -> list[int]:
        return [runner.total for runner in run(Budget(FACES, FACES, 300), seed)]

    assert totals(5) == totals(5)
    assert totals(5) != totals(6)
    assert sample_seed(5, 1) != sample_seed(5, 2) != sample_seed(6, 2)


def test_time_is_a_bound_only() -> None:
    """With no time left each plan has the one sample that an answer needs, or one has its look."""
    sampled = run(Budget(FACES, FACES, 10**9, seconds=1e-9))
    assert [runner.samples for runner in sampled] == [1] * FACES
    (looked,) = run(Budget(FACES, 2, 10**9, seconds=1e-9))
    assert (looked.plan.actions, looked.found()) == ([0], "judged")
    assert looked.worth() == WHOLE * (FACES - 1) // FACES


BOUND = 0.5
SLOW = 2


class Tired(ThrowsHook):
    """Takes all the time there is over one plan, at its look or at its second playout."""

    def __init__(self, *, looking: bool) -> None:
        """Begin rested."""
        super().__init__()
        self.looking = looking
        self.looks = 0
        self.playouts = 0

    def look(self, state: State, plan: Plan, seed: int, seat: int) -> Verdict:
        """Look on, past the bound if it is that plan."""
        self.looks += 1
        self._rest(plan, now=self.looking)
        return super().look(state, plan, seed, seat)

    def playout(self, state: State, plan: Plan, seed: int, seat: int) -> Verdict:
        """Play on, past the bound if it is that plan's second time."""
        self.playouts += 1
        self._rest(plan, now=self.playouts > FACES)
        return super().playout(state, plan, seed, seat)

    def _rest(self, plan: Plan, *, now: bool) -> None:
        until = monotonic() + BOUND
        while now and plan.actions[0] == SLOW and monotonic() < until:
            pass


def test_looks_end_with_the_time() -> None:
    """Past the bound no further plan is looked at, none is sampled, and the others are left out."""
    hook = Tired(looking=True)
    runners = Race(hook, lambda _: Throws(), 0, 1).run(Budget(FACES, 4, 10**9, seconds=BOUND))
    assert hook.looks == len(runners) == SLOW + 1
    assert [runner.plan.actions[0] for runner in runners] == list(range(SLOW + 1))
    assert hook.playouts == 0


def test_a_sample_that_some_plans_missed_does_not_count() -> None:
    """Plans are compared on the same dice or not at all, when the time is up."""
    hook = Tired(looking=False)
    runners = Race(hook, lambda _: Throws(), 0, 1).run(Budget(FACES, FACES, 10**9, seconds=BOUND))
    assert hook.playouts == FACES + SLOW + 1
    assert [runner.samples for runner in runners] == [1] * FACES


def test_one_plan_needs_no_race() -> None:
    """Where there is nothing to compare nothing is sampled."""
    (runner,) = run(Budget(1, 1, 100))
    assert runner.samples == 0


SCALED = [(100, 8, 60), (50, 8, 30), (250, 8, 150), (5, 4, 3), (1, 2, 0)]


@pytest.mark.parametrize(("percent", "plans", "samples"), SCALED)
def test_budgets_scale(percent: int, plans: int, samples: int) -> None:
    """A budget is given in hundredths of another: its samples; few samples compare few plans."""
    budget = Budget(8, 4, 60).within(2.0).scaled(percent)
    assert (budget.plans, budget.finalists, budget.samples) == (plans, 4, samples)
    assert budget.seconds == 2.0
