"""Many games: the same figures however the work is shared."""

from __future__ import annotations

import subprocess
import sys

import pytest

from caserne import games
from caserne.bots import catalogue
from caserne.core.game import Outcome
from caserne.lab.jobs import SLICE, simulate
from caserne.lab.simulate import Plan, Tally, bot_seed, play, play_slice, wilson
from caserne.play.session import Session

PLAN = Plan("flashpoint", "firefighters=1", ("random",), 3, SLICE + 4)


def test_jobs_change_nothing() -> None:
    """One process or two: the same tally, to the last number."""
    assert simulate(PLAN, 1, lambda _: None) == simulate(PLAN, 2, lambda _: None)


def test_jobs_change_nothing_of_a_search() -> None:
    """Bots that search play the same games on one process and on two."""
    plan = Plan("feurio", "players=1", ("master",), 100_000, SLICE + 1, budget=1)
    assert simulate(plan, 1, lambda _: None) == simulate(plan, 2, lambda _: None)


OPENING = """
from caserne.bots.catalogue import searcher
from caserne.games import find
from caserne.play.session import Session
for title, bot in (("flashpoint", "sharp"), ("feurio", "master"), ("onfire", "master")):
    game = find(title).from_text("")
    session = Session(game, 100_000)
    session.settle()
    bots = [searcher(bot, game, seat, budget=2) for seat in range(game.seats)]
    for _ in range(5):
        seat = int(session.actor)
        session.act(seat, bots[seat].choose(game.view(session.state, seat), session.state.legal()))
    print([entry.action for entry in session.entries])
"""


def test_builds_search_alike() -> None:
    """From the same seeds bots that search act the same, compiled and interpreted."""
    first = "from caserne.lab.contestant import prefer_sources; prefer_sources()"
    told = {
        subprocess.run(  # noqa: S603 - our own interpreter
            [sys.executable, "-P", "-c", code], capture_output=True, check=True
        ).stdout
        for code in (OPENING, first + OPENING)
    }
    assert len(told) == 1
    assert len(told.pop().splitlines()) == len(games.GAMES)


def test_slices_add_up_to_the_whole() -> None:
    """The k-th game is the same wherever the cut is made."""
    whole = play_slice(PLAN, 0, 6)
    parts = play_slice(PLAN, 0, 1)
    parts.add(play_slice(PLAN, 4, 2))
    parts.add(play_slice(PLAN, 1, 3))
    assert parts == whole


def test_a_later_seed_continues_an_earlier_one() -> None:
    """Game k of a seed is game 0 of the k-th seed after it."""
    later = Plan("flashpoint", "firefighters=1", ("random",), 5, 1)
    assert play_slice(PLAN, 2, 1) == play_slice(later, 0, 1)


def test_progress_hears_of_every_game() -> None:
    """What is reported adds up to the games that were asked for."""
    heard: list[int] = []
    assert simulate(PLAN, 1, heard.append).games == sum(heard) == PLAN.games


def test_a_game_is_played_as_a_session_plays_it() -> None:
    """Chance comes from the same streams: the same decisions on the same seed end the same way."""
    game = games.find("flashpoint").from_text("")
    bots = [catalogue.make("random", game, bot_seed(9, seat)) for seat in range(3)]
    outcome, length = play(game, bots, 9)
    session = Session(game, 9)
    session.settle()
    again = [catalogue.make("random", game, bot_seed(9, seat)) for seat in range(3)]
    while session.actor >= 0:
        seat = int(session.actor)
        view = game.view(session.state, seat)
        session.act(seat, again[seat].choose(view, session.state.legal()))
    assert (outcome, length) == (session.outcome, len(session.entries))


def test_a_game_past_the_horizon_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts as played and as nothing else."""
    monkeypatch.setattr("caserne.games.flashpoint.game.FlashPoint.horizon", 5)
    tally = play_slice(PLAN, 0, 2)
    assert tally == Tally(games=2, given_up=2, actions=10)


def test_outcomes_are_counted() -> None:
    """Wins, reasons and figures are added up; means are over the games that ended."""
    tally = Tally()
    tally.count(Outcome(winners=(0,), reason="saved", scores=(1,), figures={"lost": 2}), 10)
    tally.count(Outcome(winners=(), reason="lost", scores=(0,), figures={"lost": 4}), 20)
    tally.count(None, 5)
    assert (tally.games, tally.wins, tally.given_up, tally.ended, tally.actions) == (3, 1, 1, 2, 35)
    assert tally.reasons == {"saved": 1, "lost": 1}
    assert tally.mean("lost") == 3


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775328),
        (5, 10, 0.2365931, 0.7634069),
        (10, 10, 0.7224672, 1.0),
        (200, 1000, 0.1763771, 0.2259190),
        (1, 2, 0.0945312, 0.9054688),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """It agrees with what SciPy's ``binomtest`` says, also where all or none is won."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-6)


def test_of_no_games_nothing_is_known() -> None:
    """The interval is everything."""
    assert wilson(0, 0) == (0.0, 1.0)


def test_every_bot_has_numbers_of_its_own() -> None:
    """Seats and games do not share their bots' choices, and seeds stay within a machine word."""
    seeds = {bot_seed(seed, seat) for seed in range(200) for seat in range(6)}
    assert len(seeds) == 1200
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_another_bot_plays_otherwise() -> None:
    """The bot's name reaches the table."""
    steady = Plan("flashpoint", "firefighters=1", ("steady",), 3, 2)
    assert play_slice(steady, 0, 2).games == 2
    with pytest.raises(ValueError, match="bot: expected one of"):
        play_slice(Plan("flashpoint", "", ("clever",), 1, 1), 0, 1)


# Several bots


@pytest.mark.parametrize(
    ("rotate", "seated"),
    [
        (False, [["a", "b", "a"], ["a", "b", "a"], ["a", "b", "a"]]),
        (True, [["a", "b", "a"], ["b", "a", "b"], ["a", "b", "a"]]),
    ],
)
def test_bots_sit_round_the_table(rotate: bool, seated: list[list[str]]) -> None:  # noqa: FBT001
    """In their order, again from the first; rotated, everybody moves one seat on after a game."""
    plan = Plan("feurio", "players=3", ("a", "b"), 1, 3, rotate)
    assert [plan.seated(3, number) for number in range(3)] == seated


def test_wins_are_counted_for_bots_and_seats() -> None:
    """A victory shared with another bot is no win; one shared among a bot's own seats is."""
    tally = Tally()
    for winners in [(0,), (0, 2), (1,), (0, 1)]:
        outcome = Outcome(winners=winners, reason="points", scores=(3, 2, 1), figures={})
        tally.rank(outcome, ["a", "b", "a"])
    a, b = tally.bots["a"], tally.bots["b"]
    assert (a.games, a.wins, a.shared, a.points, a.seats) == (4, 2, 1, 16, 8)
    assert (b.games, b.wins, b.shared, b.points, b.seats) == (4, 1, 1, 8, 4)
    assert [tally.seats[seat].wins for seat in "123"] == [1, 1, 0]
    assert [tally.seats[seat].shared for seat in "123"] == [2, 1, 1]
    assert a.interval == wilson(2, 4)


def test_standings_do_not_depend_on_the_processes() -> None:
    """One process or two: the same standings."""
    plan = Plan("feurio", "", ("random", "steady"), 1, SLICE + 2, rotate=True)
    alone = simulate(plan, 1, lambda _: None)
    assert alone == simulate(plan, 2, lambda _: None)
    assert alone.bots["steady"].games == SLICE + 2


def test_a_team_has_no_standings() -> None:
    """Where all win or lose together nobody is ranked."""
    assert play_slice(PLAN, 0, 1).bots == {}
