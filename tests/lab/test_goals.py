"""What is wanted stands beside what was measured; times are never asserted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.games import GAMES
from caserne.lab import goals
from caserne.lab.bench import OWARE, Bench, entries_of
from caserne.lab.goals import Goal, goals_of
from caserne.lab.tasks import BATCH, COPY, variants

if TYPE_CHECKING:
    import pytest


def measured(names: list[str], *, compiled: bool = True, peers: bool = True) -> Bench:
    """Make figures up: everything happens a thousand times a second."""
    bench = Bench(names, compiled, peers, 1.0)
    for entry in entries_of(names, compiled=compiled, peers=peers):
        bench.rates[entry] = [1000.0]
        if entry.task == COPY:
            bench.bytes[entry] = 1000.0
    return bench


def test_a_goal_is_a_bound() -> None:
    """At least means that the bound itself is enough; under means that it is too much."""
    assert Goal("x", "", 5.0, 5.0, at_least=True).met
    assert not Goal("x", "", 4.9, 5.0, at_least=True).met
    assert not Goal("x", "", 5.0, 5.0, at_least=False).met
    assert Goal("x", " µs", 4.9, 5.0, at_least=False).met
    assert Goal("x", " µs", 4.9, 5.0, at_least=False).wanted == "under 5 µs"


def test_every_bound_is_asked_for() -> None:
    """All that is wanted of a game is a goal, of each game and in its order."""
    names = [game.name for game in GAMES]
    asked = [goal.name for goal in goals_of(measured(names))]
    assert [name.partition(":")[0] for name in asked] == sorted(
        (name.partition(":")[0] for name in asked), key=names.index
    )
    flashpoint = [name.partition(": ")[2] for name in asked if name.startswith("flashpoint")]
    assert flashpoint == [
        "whole family games / interpreted",
        "whole family games / oware stepped",
        "family stepped / oware stepped",
        "turns steady plans, family / 1,000 oware stepped",
        "a batch, family / one game observed",
        "a batch, advanced / one game observed",
        "a batch, extreme / one game observed",
        "whole advanced games / family",
        "whole extreme games / family",
        "a copy, family",
        "a state, family",
        "a copy, advanced",
        "a state, advanced",
        "odds, family",
        "odds, advanced",
    ]
    assert "feurio: whole two games / oware stepped" in asked
    assert "onfire: whole two games / oware stepped" in asked


def test_a_ratio_is_what_the_goal_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the entries that its name says."""
    monkeypatch.setitem(goals.BOUNDS, "feurio", goals.Bounds(compiled=0, whole=7))
    bench = measured(["feurio"])
    bench.rates[OWARE] = [100.0]
    goal = goals_of(bench)[0]
    assert (goal.name, goal.got) == ("feurio: whole two games / oware stepped", 10.0)
    assert goal.met


def test_a_plan_is_beside_a_thousand_actions() -> None:
    """As it takes so much longer."""
    (goal,) = [goal for goal in goals_of(measured(["flashpoint"])) if "plans" in goal.name]
    assert goal.got == 1000.0


def test_a_batch_is_beside_one_game() -> None:
    """With all its rows it is to be three times as fast as one game with all of its own."""
    bench = measured(["feurio"])
    for entry in bench.rates:
        if entry.task == BATCH:
            bench.rates[entry] = [2900.0 if entry.variant == "solo" else 3000.0]
    goals = [goal for goal in goals_of(bench) if "a batch" in goal.name]
    assert {goal.name for goal in goals if not goal.met} == {
        "feurio: a batch, solo / one game observed",
    }
    assert len(goals) == len(variants("feurio"))


def test_two_processes_are_beside_one() -> None:
    """They are to play 1.8 times as many games, by the median of the rounds."""
    bench = measured(["feurio"])
    assert "games, two processes / one" not in [goal.name for goal in goals_of(bench)]
    bench.sharing = [1.2, 1.85, 1.9]
    goal = goals_of(bench)[-1]
    assert (goal.name, goal.got, goal.wanted) == (
        "games, two processes / one",
        1.85,
        "at least 1.8 times",
    )
    assert goal.met


def test_what_is_wanted_is_of_variants_that_are_measured() -> None:
    """A bound on a variant that nobody measures would never be looked at."""
    for game, bounds in goals.BOUNDS.items():
        assert {name for name, _ in bounds.variants} <= variants(game).keys()


def test_what_was_not_measured_is_no_goal() -> None:
    """Neither beside peers that are not there, nor of an install that is not compiled."""
    names = ["flashpoint"]
    assert not [g for g in goals_of(measured(names, peers=False)) if "oware" in g.name]
    assert goals_of(measured(names, compiled=False)) == []
