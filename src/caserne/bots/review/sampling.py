"""The games that a review plays on: from where a game stood, and from where it might have stood.

All use the same numbers of dice, so that what is compared differs in what was decided alone.
"""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caserne.bots.search.assessment import Reason, worlds_of
from caserne.bots.search.hook import WHOLE, Plan
from caserne.bots.search.race import Race, after_plan, sample_seed

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.bots.review.trail import Run, Trail
    from caserne.bots.search.budget import Budget
    from caserne.bots.search.hook import Hook
    from caserne.core.state import State

Chances = list[int]
"""A chance for each side, in millionths."""
Samples = list[Chances]
"""The same by sample."""


class Found(msgspec.Struct, frozen=True):
    """The best plan a search found where a seat decided, and what it gains over what was played.

    The gain is the side's of that seat, by sample; none if it is what was played.
    """

    plan: tuple[str, ...]
    reasons: tuple[Reason, ...]
    gains: tuple[int, ...]


class Sampler:
    """Plays games on by the strong bot's own quick player, as its playouts do."""

    def __init__(self, trail: Trail, hook: Hook, budget: Budget, seed: int) -> None:
        """Sample a game; ``budget`` is for the search of better plans."""
        self._trail = trail
        self._hook = hook
        self._budget = budget
        self._seed = seed

    def curve(self, place: int, samples: range) -> Samples:
        """Play on from a point of the game, all secrets known."""
        state = self._trail.states[place]
        return [self._prospects(state, number) for number in samples]

    def known(self, place: int, samples: range) -> Samples:
        """Say what a decision changes for every side, by what its seat could know."""
        world = self._world(place)
        changes = []
        for number in samples:
            before = world(number)
            after = before.copy()
            after.apply(self._trail.entries[place].action)
            pair = zip(self._prospects(before, number), self._prospects(after, number), strict=True)
            changes.append([late - early for early, late in pair])
        return changes

    def better(self, run: Run, samples: range) -> Found:
        """Search what a seat could have done best, by what it could know, and compare."""
        trail, world = self._trail, self._world(run.first)
        race = Race(self._hook, world, run.actor, sample_seed(self._seed, -1 - run.first))
        best = race.run(self._budget)[0].plan
        played = [entry.action for entry in trail.entries[run.first : run.last]]
        if list(best.actions) == played:
            return Found(self._written(played), (), ())
        side = trail.side_of(run.actor)
        gains = []
        for number in samples:
            start = world(number)
            theirs, ours = after_plan(start, best), after_plan(start, Plan(played, 0))
            gain = self._prospects(theirs, number)[side] - self._prospects(ours, number)[side]
            gains.append(gain)
        facts = self._hook.reasons(world(0), best)
        reasons = tuple(Reason(kind, values) for kind, values in facts)
        return Found(self._written(best.actions), reasons, tuple(gains))

    def _written(self, actions: list[int]) -> tuple[str, ...]:
        return tuple(map(self._trail.game.write_action, actions))

    def _world(self, place: int) -> Callable[[int], State]:
        """Make positions as the seat that decides at a point may take them to be."""
        game, state = self._trail.game, self._trail.states[place]
        if not game.secretive:
            return lambda _: state.copy()
        return worlds_of(game, game.view(state, int(state.actor())), self._seed)

    def _prospects(self, state: State, number: int) -> Chances:
        """Play on once; of rivals somebody wins, so that their chances add up to one."""
        seed = sample_seed(self._seed, number)
        chances = self._hook.prospects(state, seed, self._trail.sides)
        total = sum(chances)
        if len(chances) == 1 or total in (0, WHOLE):
            return chances
        return [chance * WHOLE // total for chance in chances]
