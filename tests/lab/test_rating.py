"""Ratings: what the mathematics says of simple cases."""

from __future__ import annotations

from math import log10

import pytest

from caserne.lab.rating import SCALE, Pair, chance, rate, solve
from caserne.lab.simulate import CONFIDENT


def test_a_pair_is_rated_by_its_score() -> None:
    """Many games at 3 to 1 are a gap of 400 log10 3, as far as the game taken as shared lets."""
    one, other = rate([Pair("a", "b", 30_000, 10_000)])
    assert (one.name, other.name) == ("a", "b")
    assert one.elo - other.elo == pytest.approx(400 * log10(3), abs=0.2)
    assert one.elo == pytest.approx(-other.elo)


def test_who_is_fixed_has_nothing() -> None:
    """A ladder is rated 0 and without doubt; the others beside it."""
    ratings = {one.name: one for one in rate([Pair("a", "the game", 75, 25)], "the game")}
    assert (ratings["the game"].low, ratings["the game"].high) == (0.0, 0.0)
    assert ratings["a"].elo == pytest.approx(190, abs=5)
    assert ratings["a"].low < 190 < ratings["a"].high
    assert (ratings["a"].score, ratings["a"].games) == (75, 100)


def test_the_likelihood_is_greatest_there() -> None:
    """At the ratings everybody scores what is expected, but for the game taken as shared."""
    pairs = [Pair("a", "b", 7, 3), Pair("b", "c", 6, 4), Pair("a", "c", 8, 2)]
    worth = {one.name: one.elo / SCALE for one in rate(pairs, "c")}
    for name, own in worth.items():
        if name == "c":
            continue
        surplus = 0.5 - chance(own)
        for pair in pairs:
            if name in (pair.one, pair.other):
                other = pair.other if name == pair.one else pair.one
                mine = pair.score if name == pair.one else pair.other_score
                surplus += mine - 10 * chance(own - worth[other])
        assert surplus == pytest.approx(0, abs=1e-6)


def test_more_games_make_it_surer() -> None:
    """Four times the games, half the interval; and one who never won has a rating all the same."""
    few, many = (rate([Pair("a", "b", 3 * n, n)], "b")[0] for n in (100, 400))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, abs=0.05)
    assert rate([Pair("a", "b", 0, 50)])[1].elo > -2000


def test_an_interval_is_that_of_the_information() -> None:
    """Four even games, and the one taken as shared: the inverse of their information, by hand."""
    one, _ = rate([Pair("a", "b", 2, 2)])
    variance = 1.25 / (1.25**2 - 1)
    assert one.high - one.low == pytest.approx(2 * CONFIDENT * SCALE * variance**0.5)


def test_equations_are_solved() -> None:
    """A zero where one would divide is no obstacle."""
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == [1.0, 3.0]
