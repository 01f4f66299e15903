"""Whether chances come true: what is said beside what came, by tenths, with games as units."""

from __future__ import annotations

import json

import msgspec
import pytest
from tests.cli.running import caserne

from caserne.bots.review import Trail, review
from caserne.bots.search.hook import WHOLE
from caserne.lab.calibration import Calibration, Guess, guesses, played, spread, weigh
from caserne.lab.simulate import Plan, play_slice

PLAN = Plan("feurio", "players=2", ("steady", "random"), 5, 2)


def said(chance: float, *shares: float) -> list[Guess]:
    """Say the same of several games, and note what came of each."""
    return [Guess(game, 0, chance, share) for game, share in enumerate(shares)]


def test_chances_that_come_true_are_off_by_nothing() -> None:
    """Of four games that were said to be won with three of four, three are."""
    found = weigh([*said(0.75, 1, 1, 1, 0), *said(1.0, 1)])
    assert [(band.low, band.points) for band in found.bands] == [(0.7, 4), (0.9, 1)]
    low, high = found.bands
    assert (low.said, low.came, low.off) == (0.75, 0.75, 0.0)
    assert low.reach == pytest.approx(1.96 * 0.25, abs=1e-4)
    assert high.reach == 1  # of one game nothing is known
    assert found.error == pytest.approx((3 * 0.25**2 + 0.75**2) / 5)
    assert (found.whole.points, found.whole.games) == (5, 4)


def test_points_of_one_game_count_once() -> None:
    """A hundred points of a game that was lost tell no more than one of it."""
    many = [Guess(0, 0, 0.5, 0.0)] * 100 + [Guess(1, 0, 0.5, 1.0)]
    (band,) = weigh(many).bands
    assert (band.points, band.games, band.off) == (101, 2, 0.0)


def test_what_is_asked_about_are_the_games_of_the_seed() -> None:
    """Games are those that ``caserne simulate`` plays; points lie evenly, none of them forced."""
    records = [played(PLAN, number) for number in range(2)]
    assert sum(len(record.entries) for record in records) == play_slice(PLAN, 0, 2).actions
    trail = Trail(records[0])
    places = spread(trail, 5)
    assert len(set(places)) == 5
    assert places[0] < len(trail.entries) // 3 < places[-1]
    assert not any(trail.is_forced(place) for place in places)


def test_chances_are_those_of_a_review() -> None:
    """For every side what the curve has at the point, and what the game came to."""
    record = played(PLAN, 1)
    trail, curve = Trail(record), review(record, seed=PLAN.seed + 1, samples=2, better=False).points
    found = list(guesses(PLAN, 1, 3, 2))
    assert found == list(guesses(PLAN, 1, 3, 2))
    told = [curve[place].chances for place in spread(trail, 3)]
    sides = [(side, chance) for chances in told for side, chance in enumerate(chances)]
    assert [one.side for one in found] == [side for side, _ in sides]
    assert [one.chance for one in found] == pytest.approx([n / WHOLE for _, n in sides], abs=1e-6)
    assert trail.result is not None
    assert [one.share for one in found] == [trail.result[one.side] / WHOLE for one in found]
    assert len({one.chance for one in found}) > 2


def test_bots_think_as_much_as_was_said() -> None:
    """A budget is theirs in these games too."""
    records = [
        played(Plan("feurio", "players=4", ("sharp",), 5, 1, budget=budget), 0).write()
        for budget in (1, 5)
    ]
    assert records[0] != records[1]


def test_the_command_tells_both() -> None:
    """In a table, and as JSON the same: what the games of its bot came to."""
    args = ("calibration", "feurio", "--players", "2", "--bot", "random", "--games", "2")
    few = ("--points", "2", "--samples", "2", "--seed", "5")
    lines = caserne(*args, *few).stdout.splitlines()
    assert lines[0].split()[:5] == ["chance", "points", "games", "said", "came"]
    assert lines[-2].split()[:3] == ["all", "8", "2"]
    told = json.loads(caserne(*args, *few, "--json").stdout)
    assert (told["game"], told["bot"]) == ("feurio", "random")
    plan = Plan("feurio", "players=2", ("random",), 5, 2)
    found = weigh([one for number in range(2) for one in guesses(plan, number, 2, 2)])
    assert (
        msgspec.convert({key: told[key] for key in ("whole", "error", "bands")}, Calibration)
        == found
    )
    off, reach = 100 * found.bands[0].off, 100 * found.bands[0].reach
    assert f"{off:+.1f} ± {reach:.1f} points" in lines[1]
