"""A player who knows the dice to come: what plans are worth where nothing is left to chance.

It is no bot, since it sees more than a view: the position itself and the streams of its chance. It
chooses among the plans of a game's hook, as a master does, so that what it wins and a master does
not is what foresight is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.bot import Bot
from caserne.bots.search.hook import WHOLE
from caserne.core.state import CHANCE, NOBODY
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.bots.search.hook import Hook, Plan
    from caserne.core.game import Game, Outcome, View

PLANS: Final = 12
"""So many plans of a turn are played to the end of the game."""
SOON: Final = 40
"""So many decisions on a position is valued too, which orders the plans that do not win."""


class Seer(Bot):
    """Plays every plan on with the dice that will come, and keeps to a line that wins.

    All seats of a team may be held by one. Rivals are taken to go on as playouts do.
    """

    def __init__(self, game: Game, hook: Hook, seed: int) -> None:
        """Sit down to the game of a seed."""
        super().__init__(game, seed)
        self.hook = hook
        self.state = game.start()
        self.streams = Streams(seed, len(game.chances))
        self._line: list[int] = []

    def play(self, bots: Sequence[Bot]) -> tuple[Outcome | None, int]:
        """Play the game out, each seat by its bot; this one's own seats hold this one."""
        for played in range(self.game.horizon):
            actor = int(self.state.actor())
            if actor == NOBODY:
                return self.game.outcome(self.state), played
            if actor == CHANCE:
                action = int(self.streams.draw(self.state))
            else:
                action = bots[actor].choose(self.game.view(self.state, actor), self.state.legal())
            self._go_on(action)
        return self.game.outcome(self.state), self.game.horizon

    def choose(self, view: View, legal: list[int]) -> int:
        """Choose by what will come."""
        if len(legal) == 1:
            return legal[0]
        if not self._line:
            assert view.seat is not None  # noqa: S101 - whoever chooses has a seat
            self._line = self._best(view.seat)
        return self._line[0]

    def _go_on(self, action: int) -> None:
        """Apply an action; a line that something else came into is forgotten."""
        self._line = self._line[1:] if self._line[:1] == [action] else []
        self.state.apply(action)

    def _best(self, seat: int) -> list[int]:
        """Find the line that comes to most: the whole of one that wins, else its plan alone."""
        best: list[int] = []
        most = -1
        for plan in self.hook.plans(self.state.copy(), PLANS):
            line, worth, won = self._foreseen(plan, seat)
            if won:
                return line
            if worth > most:
                best, most = list(plan.actions), worth
        return best

    def _foreseen(self, plan: Plan, seat: int) -> tuple[list[int], int, bool]:
        """Play a plan and on to the end: all that happens, what it is worth, whether it wins."""
        state, streams, line = self.state.copy(), self.streams.copy(), list(plan.actions)
        for action in line:
            state.apply(action)
        left, soon = SOON, 0
        while state.actor() != NOBODY and len(line) < self.game.horizon:
            if state.actor() == CHANCE:
                action = int(streams.draw(state))
            else:
                left -= 1
                if left == 0:
                    soon = int(self.hook.value(state.copy(), seat)[0])
                action = int(self.hook.follow(state))
            line.append(action)
            state.apply(action)
        worth, chance = self.hook.value(state, seat)
        return line, int(worth) + soon, int(chance) == WHOLE
