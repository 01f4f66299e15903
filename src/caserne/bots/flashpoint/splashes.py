"""What the deck gun may hit: faces that clear the same spaces are weighed once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.flashpoint.sameness import is_alike
from caserne.games.flashpoint.codes import code
from caserne.games.flashpoint.gun import KEPT, REROLL

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident


class Splashes:
    """The positions after the gun's dice, and which faces lead to which of them."""

    def __init__(self, s: Incident) -> None:
        """Roll every face that can come, and let it stand."""
        first, faces = s.chance_first(), s.chance_size()
        self.rows: i64 = s.board.dice_rows
        self.columns: i64 = s.board.dice_columns
        self.outcomes: list[Incident] = []
        self.leads = vec[i64]([-1] * faces)
        self.usable: i64 = 0
        self.choice = False
        for face in range(first, first + faces):
            if s.weight(face) == 0:
                continue
            self.usable += 1
            after = s.copy()
            after.apply(face)
            if after.due is REROLL:
                self.choice = True
                after.apply(code(KEPT.number, 0))
            self.leads[face - first] = self._outcome(after)

    def _outcome(self, after: Incident) -> i64:
        """Find the position among those known, or add it."""
        for place in range(len(self.outcomes)):
            if is_alike(self.outcomes[place].hazards, after.hazards):
                return place
        self.outcomes.append(after)
        return len(self.outcomes) - 1

    def mean(self, worths: vec[i64], again: bool) -> i64:  # noqa: FBT001 - compiled
        """Take the mean over the faces, given each outcome's worth; a driver may roll again."""
        found = vec[i64]([0] * len(self.leads))
        total: i64 = 0
        for face in range(len(self.leads)):
            if self.leads[face] >= 0:
                found[face] = worths[self.leads[face]]
                total += found[face]
        if again and self.choice and self.usable == self.rows * self.columns:
            total = with_rerolls(found, self.rows, self.columns, total)
        return total // self.usable


def with_rerolls(found: vec[i64], rows: i64, columns: i64, total: i64) -> i64:
    """Add up what every roll is worth to whoever may roll each die once more."""
    mean = total // (rows * columns)
    across = vec[i64]([0] * rows)
    down = vec[i64]([0] * columns)
    for row in range(rows):
        for column in range(columns):
            across[row] += found[row * columns + column]
            down[column] += found[row * columns + column]
    better: i64 = 0
    for row in range(rows):
        for column in range(columns):
            kept = found[row * columns + column]
            better += max(kept, mean, across[row] // columns, down[column] // rows)
    return better
