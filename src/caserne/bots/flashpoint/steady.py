"""``steady``: a firefighter that saves people sensibly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots.bot import Bot
from caserne.bots.flashpoint.foreman import Foreman
from caserne.bots.flashpoint.planning import Planner
from caserne.bots.flashpoint.values import Values
from caserne.games.flashpoint.game import as_incident

if TYPE_CHECKING:
    from caserne.core.game import Game, View


class SteadyFirefighter(Bot):
    """Plans each turn whole, and keeps to the plan until chance upsets it."""

    def __init__(self, game: Game, seed: int) -> None:
        """Sit down to a game."""
        super().__init__(game, seed)
        self.values = Values()
        self.planner = Planner(self.values)
        self.foreman = Foreman(self.planner)

    def choose(self, view: View, legal: list[int]) -> int:
        """Choose the next action of the plan, making one first if need be."""
        if len(legal) == 1:
            return legal[0]
        state = as_incident(self.game.determinize(view, self.dice.below))
        return int(self.foreman.choose(state, legal))
