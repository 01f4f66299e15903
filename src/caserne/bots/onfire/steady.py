"""``steady``: an employer that gets people out by whatever way is shortest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.bot import Bot
from caserne.bots.onfire.lines import Lines
from caserne.bots.onfire.worth import Prices
from caserne.games.onfire.game import as_evacuation

if TYPE_CHECKING:
    from caserne.core.game import Game, View

WIDTH: Final = 10
"""So many lines of play are followed further at a time."""


class SteadyEmployer(Bot):
    """Follows the best lines of play to the end of the turn, and plays the first action."""

    def __init__(self, game: Game, seed: int) -> None:
        """Sit down to a game."""
        super().__init__(game, seed)
        self.lines = Lines(WIDTH, Prices(), thrifty=False)

    def choose(self, view: View, legal: list[int]) -> int:
        """Choose the first action of the best line."""
        if len(legal) == 1:
            return legal[0]
        state = as_evacuation(self.game.determinize(view, self.dice.below))
        return self.lines.best(state, state.seat).actions()[0]
