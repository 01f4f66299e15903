"""Fitting a net to games: which positions were won, by gradient descent on the logarithmic loss.

Floating point, and so a little different from machine to machine; what is kept is rounded.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.learning.net import SCALE, UNIT
from caserne.play.streams import Dice

BATCH: Final = 256
RATE: Final = 0.003
DECAY: Final = 0.0003
"""How much weights are drawn towards nothing."""
SMALL: Final = 0.1
"""How much units say at first."""
FIRST: Final = 0.9
SECOND: Final = 0.999
TINY: Final = 1e-8
"""The constants of Adam (Kingma and Ba, 2015)."""
WORD: Final = 4294967296.0

Units = tuple[list[list[int]], list[int], int]
"""Hidden units, each its bias and its features' weights, their weights in the sum, and its bias."""


class Lessons:
    """Positions as features, and what became of each: 1 won, 0 lost, or between."""

    def __init__(self, features: i64) -> None:
        """Begin with none."""
        self.features = features
        self.rows: list[vec[float]] = []
        self.places: list[vec[i64]] = []
        self.won: list[float] = []

    def add(self, row: list[int], won: float) -> None:
        """Add a position; of most features nothing is there."""
        places = [i for i in range(len(row)) if row[i] != 0]
        self.rows.append(vec[float]([float(row[i]) / float(UNIT) for i in places]))
        self.places.append(vec[i64](places))
        self.won.append(won)


class Fit:
    """A net on its way: all weights in one row, with what Adam remembers of them."""

    def __init__(self, features: i64, hidden: i64, seed: i64) -> None:
        """Begin with small weights drawn from a seed."""
        self.features = features
        self.hidden = hidden
        self.width = features + 1
        self.size = hidden * self.width + hidden + 1
        self.weights = vec[float]([0.0] * self.size)
        self.slopes = vec[float]([0.0] * self.size)
        self.means = vec[float]([0.0] * self.size)
        self.squares = vec[float]([0.0] * self.size)
        self.levels = vec[float]([0.0] * hidden)
        self.dice = Dice(seed)
        self.steps: i64 = 0
        spread = 1.7 / sqrt(float(features))
        for i in range(hidden * self.width):
            self.weights[i] = spread * self._even()
        for i in range(hidden * self.width, self.size - 1):
            self.weights[i] = SMALL * self._even()

    def _even(self) -> float:
        """Give a number between -1 and 1."""
        return float(self.dice.word()) / WORD * 2.0 - 1.0

    def logit(self, row: vec[float], places: vec[i64]) -> float:
        """Give what the net says of a position, and note the hidden levels."""
        out = self.hidden * self.width
        total = self.weights[self.size - 1]
        for unit in range(self.hidden):
            base = unit * self.width
            level = self.weights[base]
            for i in range(len(row)):
                level += self.weights[base + 1 + places[i]] * row[i]
            self.levels[unit] = level
            if level > 0.0:
                total += self.weights[out + unit] * level
        return total

    def learn(self, lessons: Lessons, order: list[int], rate: float) -> None:
        """Go through the lessons once, in an order."""
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            for i in range(self.size):
                self.slopes[i] = DECAY * self.weights[i]
            for place in batch:
                self._slope(lessons, place, 1.0 / float(len(batch)))
            self._step(rate)

    def _slope(self, lessons: Lessons, place: i64, share: float) -> None:
        """Add one position's part of the gradient."""
        row, places = lessons.rows[place], lessons.places[place]
        error = (sigmoid(self.logit(row, places)) - lessons.won[place]) * share
        out = self.hidden * self.width
        self.slopes[self.size - 1] += error
        for unit in range(self.hidden):
            if self.levels[unit] <= 0.0:
                continue
            self.slopes[out + unit] += error * self.levels[unit]
            back = error * self.weights[out + unit]
            base = unit * self.width
            self.slopes[base] += back
            for i in range(len(row)):
                self.slopes[base + 1 + places[i]] += back * row[i]

    def _step(self, rate: float) -> None:
        self.steps += 1
        first = 1.0 - FIRST ** float(self.steps)
        second = 1.0 - SECOND ** float(self.steps)
        for i in range(self.size):
            slope = self.slopes[i]
            self.means[i] = FIRST * self.means[i] + (1.0 - FIRST) * slope
            self.squares[i] = SECOND * self.squares[i] + (1.0 - SECOND) * slope * slope
            self.weights[i] -= (
                rate * (self.means[i] / first) / (sqrt(self.squares[i] / second) + TINY)
            )

    def rounded(self, nets: i64) -> Units:
        """Round the weights for a ``Net`` that is one of so many whose logits are averaged."""
        units = [
            [round(self.weights[unit * self.width + i] * SCALE) for i in range(self.width)]
            for unit in range(self.hidden)
        ]
        first = self.hidden * self.width
        out = [round(self.weights[first + unit] * SCALE / int(nets)) for unit in range(self.hidden)]
        return units, out, round(self.weights[self.size - 1] * SCALE / int(nets))


def sigmoid(logit: float) -> float:
    """Turn a logit into a chance."""
    return 1.0 / (1.0 + exp(-min(max(logit, -30.0), 30.0)))


def shuffled(count: int, dice: Dice) -> list[int]:
    """Give the numbers below ``count`` in a random order."""
    order = list(range(count))
    for place in range(count - 1, 0, -1):
        other = int(dice.below(place + 1))
        order[place], order[other] = order[other], order[place]
    return order


def fit(lessons: Lessons, hidden: i64, epochs: i64, seed: i64) -> Fit:
    """Fit a net; the rate falls to nothing on the way."""
    net = Fit(lessons.features, hidden, seed)
    dice = Dice(seed, 1)
    for epoch in range(epochs):
        rate = RATE * float(epochs - epoch) / float(epochs)
        net.learn(lessons, shuffled(len(lessons.rows), dice), rate)
    return net
