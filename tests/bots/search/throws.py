"""A game for the tests of search: choose what to beat, then a die is thrown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots.search.hook import WHOLE, Hook, Plan
from caserne.core.state import CHANCE, NOBODY, Actions, State

if TYPE_CHECKING:
    from caserne.bots.search.hook import Fact, Verdict

FACES = 6
CHOICE, FACE = 0, 100


class Throws(State):
    """The seat names a number, the twin of it by 10 more; faces above it win. ``bag``: no die."""

    def __init__(self, *, bag: bool = False) -> None:
        """Wait for a choice."""
        super().__init__()
        self.bag = bag
        self.chosen = -1
        self.face = -1

    def copy(self) -> Throws:
        """Make an independent copy."""
        twin = Throws(bag=self.bag)
        twin.chosen, twin.face = self.chosen, self.face
        return twin

    def actor(self) -> int:
        """The only seat, then chance, then nobody."""
        if self.chosen < 0:
            return 0
        return CHANCE if self.face < 0 else NOBODY

    def choices(self, out: Actions) -> None:
        """List the numbers and their twins."""
        for number in (*range(FACES), *range(10, 10 + FACES)):
            out.add(CHOICE + number)

    def bar(self, action: int) -> str:
        """Nothing is forbidden."""
        return "" if action in self.legal() else "throws"

    def apply(self, action: int) -> None:
        """Note the choice or the face."""
        if self.chosen < 0:
            self.chosen = action
        else:
            self.face = action - FACE

    def chance(self) -> int:
        """Give the only stream."""
        return 0

    def chance_even(self) -> bool:
        """Tell dice from a bag of the same numbers."""
        return not self.bag

    def chance_first(self) -> int:
        """Give the lowest face."""
        return FACE

    def chance_size(self) -> int:
        """Count the faces."""
        return FACES

    def weight(self, action: int) -> int:
        """All alike."""
        return 1 if FACE <= action < FACE + FACES else 0


class ThrowsHook(Hook):
    """Has every number for a plan, in the order of the numbers."""

    def __init__(self) -> None:
        """Count how often plans were asked for."""
        super().__init__(1, 4)
        self.asked = 0

    def plans(self, state: State, limit: int) -> list[Plan]:
        """List the choices."""
        self.asked += 1
        return [Plan([action], -action) for action in state.legal()[:limit]]

    def follow(self, state: State) -> int:
        """Take the first."""
        return state.legal()[0]

    def rests(self, state: State) -> bool:
        """Only the end says anything."""
        return bool(state.actor() == NOBODY)

    def value(self, state: State, seat: int) -> Verdict:
        """Give a victory to whoever is above the number."""
        del seat
        assert isinstance(state, Throws)
        won = WHOLE if state.face > state.chosen % 10 else 0
        return won, won

    def reasons(self, state: State, plan: Plan) -> list[Fact]:
        """Say how many faces win."""
        del state
        return [("throws-faces", {"count": FACES - 1 - plan.actions[0] % 10})]
