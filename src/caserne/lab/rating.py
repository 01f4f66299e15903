"""Ratings from games between pairs: Elo by maximum likelihood, with 95 % intervals.

Who is rated 400 points more is expected to win 10 of 11 games. So that nobody's rating is without
bounds, everybody is taken to have shared one game with somebody of rating 0. A shared victory is
half a victory for each.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.lab.simulate import CONFIDENT

if TYPE_CHECKING:
    from collections.abc import Sequence

SCALE: Final = 400 / log(10)
STEPS: Final = 100
ENOUGH: Final = 1e-10


class Pair(msgspec.Struct, frozen=True):
    """How two did against each other: what each scored, a victory being 1."""

    one: str
    other: str
    score: float
    other_score: float


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, with the 95 % interval."""

    name: str
    elo: float
    low: float
    high: float
    games: float
    score: float


def rate(pairs: Sequence[Pair], fixed: str = "") -> list[Rating]:
    """Rate all who played, the strongest first; ``fixed`` has rating 0, else the mean is 0."""
    names = list(dict.fromkeys(name for pair in pairs for name in (pair.one, pair.other)))
    free = [name for name in names if name != fixed]
    places = {name: place for place, name in enumerate(free)}
    worth = [0.0] * len(free)
    matrix: list[list[float]] = []
    for _ in range(STEPS):
        slope, matrix = _likelihood(pairs, places, worth)
        change = solve(matrix, slope)
        worth = [old + new for old, new in zip(worth, change, strict=True)]
        if max(map(abs, change), default=0.0) < ENOUGH:
            break
    middle = 0.0 if fixed or not worth else sum(worth) / len(worth)
    found = [_rating(pairs, name, 0.0, 0.0) for name in names if name == fixed]
    for name, place in places.items():
        unit = [float(other == place) for other in range(len(free))]
        spread = sqrt(solve(matrix, unit)[place])
        found.append(_rating(pairs, name, worth[place] - middle, spread))
    return sorted(found, key=lambda one: -one.elo)


def _likelihood(
    pairs: Sequence[Pair], places: dict[str, int], worth: list[float]
) -> tuple[list[float], list[list[float]]]:
    """Give the slope of the likelihood and its curvature, less their signs."""
    slope = [0.5 - chance(own) for own in worth]
    matrix = [[0.0] * len(worth) for _ in worth]
    for place, own in enumerate(worth):
        matrix[place][place] = chance(own) * chance(-own)
    for pair in pairs:
        one, other = places.get(pair.one, -1), places.get(pair.other, -1)
        gap = (worth[one] if one >= 0 else 0.0) - (worth[other] if other >= 0 else 0.0)
        games = pair.score + pair.other_score
        surplus, bend = pair.score - games * chance(gap), games * chance(gap) * chance(-gap)
        for place, sign in ((one, 1), (other, -1)):
            if place >= 0:
                slope[place] += sign * surplus
                matrix[place][place] += bend
        if one >= 0 and other >= 0:
            matrix[one][other] -= bend
            matrix[other][one] -= bend
    return slope, matrix


def chance(gap: float) -> float:
    """Give the chance to win by how much more one is worth."""
    return 1 / (1 + exp(-gap)) if gap > 0 else exp(gap) / (1 + exp(gap))


def solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations, by Gauss."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row, at=column: abs(rows[row][at]))  # type: ignore[misc]
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [x - factor * y for x, y in zip(rows[row], rows[column], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]


def _rating(pairs: Sequence[Pair], name: str, worth: float, spread: float) -> Rating:
    mine = [(pair.score, pair.other_score) for pair in pairs if pair.one == name]
    mine += [(pair.other_score, pair.score) for pair in pairs if pair.other == name]
    reach = CONFIDENT * spread
    return Rating(
        name,
        SCALE * worth,
        SCALE * (worth - reach),
        SCALE * (worth + reach),
        sum(won + lost for won, lost in mine),
        sum(won for won, _ in mine),
    )
