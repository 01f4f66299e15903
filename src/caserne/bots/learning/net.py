"""A small net in whole numbers, so that what it says is the same on every machine."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SCALE: Final = 4096
"""What a weight of 1 is written as."""
UNIT: Final = 1024
"""What a feature, a hidden unit or a logit of 1 is."""
WHOLE: Final = 1_000_000
"""A chance of 1."""
KEEN: Final = 0.995
"""What a victory is worth of one that comes a turn sooner."""
STEPS: Final = 32
"""So many logits of the table are a unit apart."""
FARTHEST: Final = 12
"""Beyond so many units a chance is as good as 0 or 1."""

LAST: Final = FARTHEST * STEPS

CHANCES: Final = vec[i64](
    [round(WHOLE / (1.0 + exp(-step / STEPS))) for step in range(-LAST, LAST + 1)]
)
"""The chance that a logit stands for, in millionths; between two of them it goes straight."""


class Net:
    """One layer of hidden units that are 0 or more, then a logit.

    Positions that are looked at one after the other are much alike: what is worked out anew is only
    what their features differ by. In whole numbers that is exact.
    """

    def __init__(self, features: i64, hidden: list[list[int]], out: list[int], bias: int) -> None:
        """Take weights of ``SCALE``: of each hidden unit its bias and its features' weights."""
        self.features = features
        self.hidden: i64 = len(hidden)
        self.weights = vec[i64]([unit[i + 1] for i in range(features) for unit in hidden])
        self.levels = vec[i64]([unit[0] * UNIT for unit in hidden])
        self.last = vec[i64]([0] * features)
        self.out = vec[i64](out)
        self.bias: i64 = bias

    def logit(self, x: vec[i64]) -> i64:
        """Give the logit of features, in units."""
        hidden, levels, weights, last = self.hidden, self.levels, self.weights, self.last
        for i in range(self.features):
            change = x[i] - last[i]
            if change != 0:
                last[i] = x[i]
                place = i * hidden
                for unit in range(hidden):
                    levels[unit] += weights[place + unit] * change
        total = self.bias * UNIT
        for unit in range(hidden):
            if levels[unit] > 0:
                total += self.out[unit] * (levels[unit] // SCALE)
        return total // SCALE

    def said(self, row: list[int]) -> i64:
        """Give the logit of features that come as a list."""
        return self.logit(vec[i64](row))

    def chance(self, x: vec[i64]) -> i64:
        """Give the chance of what was learned, in millionths."""
        return chance_of(self.logit(x))


def chance_of(logit: i64) -> i64:
    """Give the chance that a logit stands for, in millionths."""
    most: i64 = FARTHEST * UNIT
    logit = min(max(logit, -most), most - 1) + most
    width: i64 = UNIT // STEPS
    step, rest = logit // width, logit % width
    below, above = CHANCES[step], CHANCES[step + 1]
    return below + (above - below) * rest // width
