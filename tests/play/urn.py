"""A position in which chance draws for ever, from weights that a test writes down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.core.state import CHANCE, Actions, State

if TYPE_CHECKING:
    from collections.abc import Sequence

FIRST = 100
"""The code of the first outcome."""


class Urn(State):
    """Draws of one kind, dice or a bag; the outcome of weight ``weights[i]`` is ``FIRST + i``."""

    def __init__(self, weights: Sequence[int], *, kind: int = 0, dice: bool = False) -> None:
        """Fill the urn."""
        super().__init__()
        self.weights = list(weights)
        self.kind = kind
        self.dice = dice
        self.drawn: list[int] = []

    def actor(self) -> int:
        """Chance decides."""
        return CHANCE

    def choices(self, out: Actions) -> None:
        """Nobody chooses."""

    def bar(self, action: int) -> str:
        """Nothing is forbidden but what cannot come."""
        return "" if self.weight(action) else "urn"

    def apply(self, action: int) -> None:
        """Note what was drawn."""
        self.drawn.append(action)

    def chance(self) -> int:
        """Give the kind the test wants."""
        return self.kind

    def chance_even(self) -> bool:
        """Tell dice from a bag."""
        return self.dice

    def chance_first(self) -> int:
        """Give the first code."""
        return FIRST

    def chance_size(self) -> int:
        """Give the number of outcomes."""
        return len(self.weights)

    def weight(self, action: int) -> int:
        """Look the weight up."""
        return self.weights[action - FIRST]

    def copy(self) -> Urn:
        """Make an independent copy."""
        return Urn(self.weights, kind=self.kind, dice=self.dice)


def chi_square(counts: Sequence[int], weights: Sequence[int]) -> float:
    """Measure how far counts are from what weights let expect."""
    draws, total = sum(counts), sum(weights)
    expected = [draws * weight / total for weight in weights]
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))
