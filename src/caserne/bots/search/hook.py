"""What a game tells the search: the plans worth comparing, how play goes on, what it comes to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from caserne.core.state import CHANCE, NOBODY
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.bots.search.budget import Budget
    from caserne.core.state import State

WHOLE: Final = 1_000_000
"""A victory: worths and chances are counted in millionths, so that their sums are exact."""

SMALL: Final = 64
"""The most faces of even chance that are looked at one by one."""

Verdict = tuple[i64, i64]
"""What a position comes to for a seat: what it is worth, and the chance to win. In millionths.

The worth is what is compared. It may count more than victory, say how near a goal is.
"""

Fact = tuple[str, dict[str, str | int]]
"""A reason: its kind, and the values that its sentence names."""


class Plan:
    """Some actions of one seat in a row, up to the next chance or another seat's decision."""

    def __init__(self, actions: list[int], promise: i64) -> None:
        """Keep the actions; of two plans the one with more promise is looked at first."""
        self.actions = actions
        self.promise = promise


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook(ABC):
    """What the search asks of a game. It is only ever given positions made from a seat's view."""

    def __init__(self, kinds: i64, turns: i64) -> None:
        """Serve a game with so many kinds of chance; playouts see so many decisions."""
        self.kinds = kinds
        self.turns = turns
        self.trust: i64 = 0
        """As many samples as a look says as much as: sampled worths lean towards looks so far."""

    @abstractmethod
    def plans(self, state: State, limit: i64) -> list[Plan]:
        """List plans of the seat that must decide, the most promising first, at most so many.

        One plan alone is played without a search.
        """

    @abstractmethod
    def follow(self, state: State) -> i64:
        """Give a sensible action of whoever must decide, fast: playouts go on by it."""

    @abstractmethod
    def value(self, state: State, seat: i64) -> Verdict:
        """Say what a position comes to for a seat; at the end of the game what it came to."""

    # What a game may do better

    def afforded(self, state: State, budget: Budget) -> Budget:
        """Give what a decision has of a budget: fewer samples where each is played on farther.

        Equal positions must have equal budgets.
        """
        del state
        return budget

    def rests(self, state: State) -> bool:
        """Tell whether ``value`` may be asked here; else chance and forced decisions go first."""
        return state.actor() >= 0

    def is_turn(self, state: State) -> bool:
        """Tell whether the decision that is open counts as one of a playout's ``turns``."""
        return state.actor() >= 0

    def playout(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Play on after a plan, by the dice of a seed, and value the end; the state may change."""
        del plan
        streams = Streams(seed, self.kinds)
        left = self.turns
        while True:
            actor = state.actor()
            if actor == NOBODY:
                return self.value(state, seat)
            if actor == CHANCE:
                state.apply(streams.draw(state))
                continue
            if self.is_turn(state):
                if left == 0 and self.rests(state):
                    return self.value(state, seat)
                left -= 1
            state.apply(self.follow(state))

    def prospects(self, state: State, seed: i64, seats: i64) -> list[int]:
        """Play on from a position, by the dice of a seed, and give the first seats' chances.

        The position stays as it is. Equal seeds give equal answers, whatever was asked before.
        """
        return [
            int(self.playout(state.copy(), Plan([], 0), seed, seat)[1]) for seat in range(seats)
        ]

    def look(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Value the position after a plan: the exact mean over dice of few faces, if they are due.

        Whatever else must happen before a position rests comes from the dice of the seed.
        """
        del plan
        if state.actor() == CHANCE and state.chance_even() and state.chance_size() <= SMALL:
            return self.mean(state, seed, seat)
        return self.settled(state, seed, seat)

    def mean(self, state: State, seed: i64, seat: i64) -> Verdict:
        """Take the mean over every face that can come."""
        worth: i64 = 0
        won: i64 = 0
        faces: i64 = 0
        first = state.chance_first()
        for face in range(first, first + state.chance_size()):
            if state.weight(face) == 0:
                continue
            after = state.copy()
            after.apply(face)
            more, likelier = self.settled(after, seed + face, seat)
            worth += more
            won += likelier
            faces += 1
        return worth // faces, won // faces

    def settled(self, state: State, seed: i64, seat: i64) -> Verdict:
        """Let chance and forced decisions act until the position rests, and value it."""
        streams = Streams(seed, self.kinds)
        while state.actor() != NOBODY and not self.rests(state):
            if state.actor() == CHANCE:
                state.apply(streams.draw(state))
            else:
                state.apply(self.follow(state))
        return self.value(state, seat)

    def reasons(self, state: State, plan: Plan) -> list[Fact]:
        """Say what speaks for a plan, as data; words are for whoever shows it."""
        del state, plan
        return []
