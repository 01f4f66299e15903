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

    from caserne.bots.search.hook import Hook
    from caserne.core.game import Game, Outcome, View
    from caserne.core.state import State

PLANS: Final = 16
"""So many plans of a turn are played to the end of the game."""
BEAM: Final = 4
"""So many lines of a team are followed side by side until one wins."""
SOON: Final = 40
"""So many decisions on a position is valued too, which orders plans that end alike."""

Worth = tuple[int, int]
"""What a line comes to in the end, and what it looks like soon."""
NOTHING: Final[Worth] = (-1, -1)


class Future:
    """A position to come with the chance after it: what was done to come there, and its worth."""

    def __init__(self, state: State, streams: Streams, past: list[int], worth: Worth) -> None:
        """Come to a position."""
        self.state, self.streams, self.past, self.worth = state, streams, past, worth

    def settle(self) -> None:
        """Go on to the next decision, if there is one."""
        while self.state.actor() == CHANCE:
            self.past.append(int(self.streams.draw(self.state)))
            self.state.apply(self.past[-1])

    def after(self, actions: list[int], worth: Worth) -> Future:
        """Come to the position after some actions."""
        state = self.state.copy()
        for action in actions:
            state.apply(action)
        return Future(state, self.streams.copy(), [*self.past, *actions], worth)


class Seer(Bot):
    """Plays every plan on with the dice that will come, and keeps to the best line it has found.

    Of a team it holds all seats, and follows several lines at once. Rivals are taken to go on as
    playouts do, and their seat looks for a better line at every turn; one they leave is forgotten.
    """

    def __init__(self, game: Game, hook: Hook, seed: int) -> None:
        """Sit down to the game of a seed."""
        super().__init__(game, seed)
        self.hook = hook
        self.state = game.start()
        self.streams = Streams(seed, len(game.chances))
        self._line: list[int] = []
        self._worth = NOTHING
        self._won = False
        self._until = 0

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
        if self._until <= 0 and not self._won:
            assert view.seat is not None  # noqa: S101 - whoever chooses has a seat
            self._search(view.seat)
        return self._line[0]

    def _go_on(self, action: int) -> None:
        """Apply an action; a line that something else came into is forgotten."""
        self._until -= 1
        if self._line[:1] == [action]:
            self._line.pop(0)
        else:
            self._line, self._worth, self._won, self._until = [], NOTHING, False, 0
        self.state.apply(action)

    def _search(self, seat: int) -> None:
        """Look for a line that wins; keep the best."""
        beam = [Future(self.state.copy(), self.streams.copy(), [], NOTHING)]
        while beam and not self._won:
            futures = [future for one in beam for future in self._futures(one, seat)]
            if not self.game.team:
                return
            futures.sort(key=lambda future: future.worth, reverse=True)
            beam = futures[:BEAM]
        self._until = len(self._line)

    def _futures(self, start: Future, seat: int) -> list[Future]:
        """Play every plan of the next decision on, and keep a line that comes to more."""
        start.settle()
        found: list[Future] = []
        if self._won or start.state.actor() == NOBODY:
            return found
        for plan in self.hook.plans(start.state.copy(), PLANS):
            future = start.after(list(plan.actions), NOTHING)
            line, future.worth, won = self._foreseen(future, seat)
            found.append(future)
            if future.worth > self._worth:
                self._line, self._worth, self._won = line, future.worth, won
                self._until = len(plan.actions)
            if won:
                break
        return found

    def _foreseen(self, start: Future, seat: int) -> tuple[list[int], Worth, bool]:
        """Play on to the end: all that happens, what it is worth, whether it wins."""
        state, streams, line = start.state.copy(), start.streams.copy(), list(start.past)
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
        return line, (int(worth), soon), int(chance) == WHOLE
