"""What things are worth, in thousandths of a victim saved."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caserne.games.flashpoint.ending import TO_LOSE
from caserne.games.flashpoint.scene import DAMAGE_SUPPLY

WHOLE: Final = 1000
"""Ratios are in thousandths."""

TABLE: Final = 256
"""More points than anything ever takes."""


class Values:
    """The judgement of a steady firefighter as numbers, those that won most games in trials."""

    def __init__(self) -> None:
        """Take the tried values."""
        self.saved: i64 = 1000
        self.person: i64 = 350  # somebody who would be saved at once
        self.finish: i64 = 22  # more of that for each victim saved already
        self.end: i64 = 8000  # the game, won or lost
        self.loss: i64 = 600  # the first victim lost
        self.loss_growth: i64 = 200  # more of that for each further one
        self.damage: i64 = 17  # the first damage counter
        self.damage_growth: i64 = 3  # more of that for each further one
        self.fire: i64 = 105
        self.spark: i64 = 78  # smoke beside fire, which burns after the next roll
        self.smoke: i64 = 22
        self.wall: i64 = 7  # a standing wall beside a fire
        self.hazmat: i64 = 55
        self.far: i64 = 60  # a fire nobody is near
        self.knock: i64 = 125  # a firefighter knocked down
        self.point: i64 = 2  # an action point kept
        self.thrift: i64 = 700  # what a kept point is of one spent on the way already
        self.fear: i64 = 130  # how far the risk of the next roll holds for those after it
        self.patience: i64 = 930  # what a rescue loses for each point it takes
        self.reach: i64 = 910  # what nearness to fire loses for each point of distance
        self.later = powers(self.patience)
        self.nearer = powers(self.reach)

    def damage_price(self, counters: i64) -> i64:
        """Give the price of the damage done so far; the last counter brings the house down."""
        if counters >= DAMAGE_SUPPLY:
            return self.end
        return growing(self.damage, self.damage_growth, counters)

    def loss_price(self, victims: i64) -> i64:
        """Give the price of the victims lost so far; the fourth loses the game."""
        if victims >= TO_LOSE:
            return self.end
        return growing(self.loss, self.loss_growth, victims)


def growing(first: i64, growth: i64, count: i64) -> i64:
    """Add up prices of which each is dearer than the one before it."""
    return first * count + growth * count * (count - 1) // 2


def powers(ratio: i64) -> vec[i64]:
    """List the powers of a ratio in thousandths, from its power 0."""
    table = vec[i64]()
    power: i64 = WHOLE * WHOLE
    for _ in range(TABLE):
        table = append(table, power // WHOLE)
        power = power * ratio // WHOLE
    return table
