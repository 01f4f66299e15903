"""Lines of play to the end of a turn: the best few are followed at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.bots.onfire.worth import KEPT, SAVED, SPARE, Prices, worth
from caserne.core.state import Actions
from caserne.games.onfire.codes import CARD_BASE, code, verb_of
from caserne.games.onfire.decks import KINDS
from caserne.games.onfire.hand import REDRAW as DISCARD

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

    from caserne.games.onfire.evacuation import Evacuation

REDRAW: Final = 60
"""What an action after a redraw is worth on average."""
REDRAWS: Final = 3
"""So many lines that end by a redraw are kept: there are more of them than of all else."""
ANY: Final = -1
LINKS: Final = 7
"""More decisions than a turn has, cards for two and an event included."""


class Line:
    """Some actions in a row: the last of them, where they lead, and what that is worth."""

    def __init__(self, state: Evacuation, parent: Line | None, action: i64, score: i64) -> None:
        """Come to a position from that of another line by an action."""
        self.state = state
        self.parent = parent
        self.action = action
        self.score = score

    def actions(self) -> list[int]:
        """List all actions of the line, the first one first."""
        found: list[int] = []
        line: Line | None = self
        while line is not None and line.parent is not None:
            found.append(line.action)
            line = line.parent
        found.reverse()
        return found


class Lines:
    """Follows lines of a width, by the prices of somebody.

    Of the redraws, of which there are more than of all else, a ``thrifty`` one looks at that of the
    worst cards alone.
    """

    def __init__(self, width: i64, prices: Prices, *, thrifty: bool) -> None:
        """Set how many lines are followed further at a time, and the prices."""
        self.width = width
        self.prices = prices
        self.thrifty = thrifty
        self.codes = Actions()

    def ends(self, state: Evacuation, seat: i64) -> list[Line]:
        """Find where the best lines leave a seat once it has nothing more to decide."""
        lines = [Line(state, None, -1, 0)]
        found: list[Line] = []
        for _ in range(LINKS):
            following: list[Line] = []
            for line in lines:
                self._extend(line, seat, following)
            if not following:
                break
            found += [line for line in following if line.state.actor() != seat]
            lines = best_lines(
                [line for line in following if line.state.actor() == seat], self.width
            )
        return found

    def best(self, state: Evacuation, seat: i64) -> Line:
        """Find the line that ends best, the first of equals."""
        found = self.ends(state, seat)
        best = found[0]
        for line in found:
            if line.score > best.score:
                best = line
        return best

    def _extend(self, line: Line, seat: i64, following: list[Line]) -> None:
        """Add what can follow a line."""
        self.codes.clear()
        line.state.choices(self.codes)
        likely = worst_cards(line.state, seat) if self.thrifty else ANY
        for i in range(self.codes.count):
            action = self.codes.at(i)
            if likely != ANY and verb_of(action) == DISCARD.number and action != likely:
                continue
            after = line.state.copy()
            after.apply(action)
            score = worth(after, seat, self.prices) + prospect(after, action)
            following.append(Line(after, line, action, score))


def worst_cards(s: Evacuation, seat: i64) -> i64:
    """Give the redraw of all cards worth less than what may come for them; of one at least."""
    cards: i64 = 0
    worst: i64 = 0
    least: i64 = SAVED
    for kind in range(i64(KINDS)):
        for copy in range(s.holds(seat, kind)):
            kept = KEPT[kind] - SPARE * copy
            if kept < 0:
                cards = cards * CARD_BASE + kind + 1
            if kept < least:
                worst, least = kind + 1, kept
    return code(DISCARD.number, max(cards, worst))


def prospect(after: Evacuation, action: i64) -> i64:
    """Weigh what a redraw leaves open: the actions that follow it once the cards are known."""
    if verb_of(action) != DISCARD.number:
        return 0
    return after.actions * REDRAW


def best_lines(lines: list[Line], width: i64) -> list[Line]:
    """Keep the best lines, the earlier of equals."""
    kept: list[Line] = []
    for line in lines:
        place = len(kept)
        while place > 0 and kept[place - 1].score < line.score:
            place -= 1
        if place < width:
            kept.insert(place, line)
            if len(kept) > width:
                kept.pop()
    return kept


def distinct(lines: list[Line], limit: i64) -> list[Line]:
    """Keep the best lines that lead to different positions, the best first; few that redraw."""
    kept: list[Line] = []
    redraws: i64 = 0
    for line in best_lines(lines, len(lines)):
        if verb_of(line.action) == DISCARD.number:
            if redraws == REDRAWS:
                continue
            redraws += 1
        if not any(is_same(line, other) for other in kept):
            kept.append(line)
            if len(kept) == limit:
                break
    return kept


def is_same(one: Line, other: Line) -> bool:
    """Tell whether two lines leave everybody, and the hands, in the same places."""
    s, t = one.state, other.state
    return (
        one.score == other.score
        and s.lift == t.lift
        and is_alike(s.at, t.at)
        and is_alike(s.staff, t.staff)
        and is_alike(s.hands, t.hands)
        and is_alike(s.burning, t.burning)
        and is_alike(s.tokens, t.tokens)
    )


def is_alike(one: vec[u8], other: vec[u8]) -> bool:
    """Tell whether two layers of a position hold the same."""
    return all(one[i] == other[i] for i in range(len(one)))
