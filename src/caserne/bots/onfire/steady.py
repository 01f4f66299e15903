"""``steady``: an employer that gets people out by whatever way is shortest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.bot import Bot
from caserne.bots.onfire.worth import worth
from caserne.core.state import Actions
from caserne.games.onfire.codes import verb_of
from caserne.games.onfire.game import as_evacuation
from caserne.games.onfire.hand import REDRAW as DISCARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.core.game import Game, View
    from caserne.games.onfire.evacuation import Evacuation

WIDTH: Final = 10
"""So many lines of play are followed further at a time."""
REDRAW: Final = 60
"""What an action after a redraw is worth on average."""
LINKS: Final = 7
"""More decisions than a turn has, cards for two and an event included."""


class Line:
    """Some actions in a row: the first of them, where they lead, and what that is worth."""

    def __init__(self, state: Evacuation, first: i64, score: i64) -> None:
        """Keep the three."""
        self.state = state
        self.first = first
        self.score = score


class SteadyEmployer(Bot):
    """Follows the best lines of play to the end of the turn, and plays the first action."""

    def __init__(self, game: Game, seed: int) -> None:
        """Sit down to a game."""
        super().__init__(game, seed)
        self.codes = Actions()

    def choose(self, view: View, legal: list[int]) -> int:
        """Choose the first action of the best line."""
        if len(legal) == 1:
            return legal[0]
        state = as_evacuation(self.game.determinize(view, self.dice.below))
        return self._best(state, state.seat)

    def _best(self, state: Evacuation, seat: i64) -> int:
        lines = [Line(state, -1, 0)]
        best = lines[0]
        for _ in range(LINKS):
            following: list[Line] = []
            for line in lines:
                self._extend(line, seat, following)
            if not following:
                break
            for line in following:
                if line.state.actor() != seat and (best.first < 0 or line.score > best.score):
                    best = line
            open_lines = [line for line in following if line.state.actor() == seat]
            lines = best_lines(open_lines)
        return int(best.first)

    def _extend(self, line: Line, seat: i64, following: list[Line]) -> None:
        """Add what can follow a line."""
        self.codes.clear()
        line.state.choices(self.codes)
        for action in self.codes.as_list():
            after = line.state.copy()
            after.apply(action)
            first = action if line.first < 0 else line.first
            following.append(Line(after, first, worth(after, seat) + prospect(after, action)))


def prospect(after: Evacuation, action: i64) -> i64:
    """Weigh what a redraw leaves open: the actions that follow it once the cards are known."""
    if verb_of(action) != DISCARD.number:
        return 0
    return after.actions * REDRAW


def best_lines(lines: list[Line]) -> list[Line]:
    """Keep the best lines, the earlier of equals."""
    kept: list[Line] = []
    for line in lines:
        place = len(kept)
        while place > 0 and kept[place - 1].score < line.score:
            place -= 1
        if place < WIDTH:
            kept.insert(place, line)
            if len(kept) > WIDTH:
                kept.pop()
    return kept
