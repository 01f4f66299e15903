"""A net learns what it is shown, and in whole numbers says nearly the same."""

from __future__ import annotations

from math import log

import pytest

from caserne.bots.learning.fitting import Lessons, fit, sigmoid
from caserne.bots.learning.net import UNIT, WHOLE, Net, chance_of
from caserne.play.streams import Dice

FEATURES = 3


def either() -> Lessons:
    """Make lessons in which exactly one of two features wins, and a third says nothing."""
    lessons, dice = Lessons(FEATURES), Dice(1)
    for _ in range(128):
        one, other, noise = (int(dice.below(2)) for _ in range(3))
        lessons.add([one * UNIT, other * UNIT, noise * UNIT], float(one != other))
    return lessons


def learned(nets: int) -> Net:
    """Fit some nets, and put them side by side."""
    hidden: list[list[int]] = []
    out: list[int] = []
    bias = 0
    for seed in range(nets):
        units, weights, base = fit(either(), 8, 700, seed).rounded(nets)
        hidden, out, bias = hidden + units, out + weights, bias + base
    return Net(FEATURES, hidden, out, bias)


def test_it_learns_what_no_sum_can_tell() -> None:
    """That exactly one of two things is there needs a hidden layer."""
    net = learned(2)
    for one in (0, 1):
        for other in (0, 1):
            chance = int(chance_of(net.said([one * UNIT, other * UNIT, 0])))
            assert (chance > WHOLE * 0.8) == (one != other)
            assert (chance < WHOLE * 0.2) == (one == other)


def test_the_loss_falls() -> None:
    """More of the same teaching tells better what is won."""
    few, many = (loss(epochs) for epochs in (1, 700))
    assert many < few / 2


def loss(epochs: int) -> float:
    """Give the mean logarithmic loss after so many times through the same lessons."""
    lessons = either()
    net, total = fit(lessons, 8, epochs, 1), 0.0
    for row, places, won in zip(lessons.rows, lessons.places, lessons.won, strict=True):
        chance = sigmoid(net.logit(row, places))
        total -= log(chance if won else 1.0 - chance)
    return total / len(lessons.won)


def test_equal_seeds_fit_equal_nets() -> None:
    """Whoever runs it again on the same machine finds the same."""
    one, other = (fit(either(), 4, 3, 7).rounded(1) for _ in range(2))
    assert one == other


@pytest.mark.parametrize(("logit", "chance"), [(0, 500_000), (UNIT, 731_059), (-UNIT, 268_941)])
def test_logits_are_chances(logit: int, chance: int) -> None:
    """The logistic function by a table, in millionths."""
    assert abs(int(chance_of(logit)) - chance) < 100


def test_chances_stay_within_bounds() -> None:
    """However sure a net is, and never less sure for a higher logit."""
    chances = [int(chance_of(logit)) for logit in range(-20 * UNIT, 20 * UNIT, 97)]
    assert chances == sorted(chances)
    assert 0 <= chances[0] < chances[-1] <= WHOLE
