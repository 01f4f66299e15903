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
    """One layer of hidden units that are 0 or more, then a logit."""

    def __init__(self, features: i64, hidden: list[list[int]], out: list[int], bias: int) -> None:
        """Take weights of ``SCALE``: of each hidden unit its bias and its features' weights."""
        self.features = features
        self.hidden: i64 = len(hidden)
        self.biases = vec[i64]([unit[0] for unit in hidden])
        self.weights = vec[i64]([weight for unit in hidden for weight in unit[1:]])
        self.out = vec[i64](out)
        self.bias: i64 = bias

    def logit(self, x: vec[i64]) -> i64:
        """Give the logit of features, in units."""
        total = self.bias * UNIT
        place: i64 = 0
        for unit in range(self.hidden):
            level = self.biases[unit] * UNIT
            for i in range(self.features):
                level += self.weights[place] * x[i]
                place += 1
            if level > 0:
                total += self.out[unit] * (level // SCALE)
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
