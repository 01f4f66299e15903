"""A bot that searches: it plays the best plan it finds, and keeps to it until it has to think."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots.bot import Bot
from caserne.bots.search.assessment import assess, worlds_of
from caserne.bots.search.race import Race
from caserne.play.streams import WORD

if TYPE_CHECKING:
    from caserne.bots.search.assessment import Assessment
    from caserne.bots.search.budget import Budget
    from caserne.bots.search.hook import Hook
    from caserne.core.game import Game, View


class Searcher(Bot):
    """Compares plans by a game's hook, within a budget."""

    def __init__(self, game: Game, seed: int, hook: Hook, budget: Budget) -> None:
        """Sit down to a game."""
        super().__init__(game, seed)
        self.hook = hook
        self.budget = budget
        self._rest: list[int] = []
        self._expected = ""

    def choose(self, view: View, legal: list[int]) -> int:
        """Choose the next action of the plan, making one first if need be."""
        if len(legal) == 1:
            return legal[0]
        if not self._rest or self._expected != self.game.write_position(view.state):
            self._rest = self._search(view)
        action = self._rest.pop(0)
        if self._rest:
            self._expect(view, action)
        return action

    def assess(self, view: View) -> Assessment:
        """Tell every plan with its worth instead of playing the best."""
        return assess(self.game, self.hook, view, self.budget, self._seed())

    def _search(self, view: View) -> list[int]:
        if view.seat is None:
            message = "expected the view of a seat, got a spectator's"
            raise ValueError(message)
        seed = self._seed()
        race = Race(self.hook, worlds_of(self.game, view, seed), view.seat, seed)
        return list(race.run(self.budget)[0].plan.actions)

    def _expect(self, view: View, action: int) -> None:
        """Note what the seat will see after an action, should nothing come between."""
        after = self.game.determinize(view, self.dice.below)
        after.apply(action)
        self._expected = self.game.write_position(self.game.view(after, view.seat).state)

    def _seed(self) -> int:
        """Take a fresh seed for a decision."""
        return int(self.dice.word()) + (int(self.dice.word()) >> 1) * WORD
