"""The benchmark from the command line; what it measures is never asserted, only that it does."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest
from tests.cli.running import caserne, process

from caserne.cli.bench import as_lines, as_object
from caserne.games import GAMES
from caserne.lab import bench as benching
from caserne.lab import duel
from caserne.lab.bench import OWARE, ROUNDS, Bench, DiedError, Entry, has_peers
from caserne.lab.goals import goals_of
from caserne.lab.tasks import INSTALLED, PEER_GAMES, SOURCE, variants


def measured(*, compiled: bool = True, peers: bool = True) -> Bench:
    """Make figures up: ours is 30 times its source and 6 times oware."""
    bench = Bench(["flashpoint"], compiled, peers, 0.1)
    for variant, size in (("family", 1700.0), ("advanced", 2100.0)):
        for task in ("whole", "stepped", "copy", "plan"):
            entry = Entry(INSTALLED, "flashpoint", task, variant)
            bench.rates[entry] = [3e6, 3.1e6, 2.9e6]
            if compiled and task != "plan":
                bench.rates[entry._replace(kind=SOURCE)] = [1e5, 1.0e5, 1e5]
        bench.bytes[Entry(INSTALLED, "flashpoint", "copy", variant)] = size
    if peers:
        bench.rates[OWARE] = [5e5, 5e5, 5e5]
    return bench


def test_a_short_run_gives_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rates of every game, build and task, bytes, goals if compiled; here in one round."""
    monkeypatch.setattr(benching, "ROUNDS", 1)
    result = caserne("bench", "--json", "--seconds", "0.01")
    assert result.exit_code == 0, result.stderr
    is_complete(json.loads(result.stdout))


@pytest.mark.soak
def test_every_round_is_measured() -> None:
    """The same in a process of its own, in as many rounds as are told."""
    result = process("bench", "--json", "--seconds", "0.01")
    assert result.returncode == 0, result.stderr
    is_complete(json.loads(result.stdout))


def is_complete(shown: dict[str, Any]) -> None:
    """See that every figure is there."""
    assert shown.keys() == {
        "games",
        "build",
        "openspiel",
        "python",
        "rounds",
        "seconds_each",
        "rates",
        "bytes",
        "engine_shares",
        "goals",
    }
    assert shown["rounds"] == ROUNDS
    assert shown["openspiel"] == has_peers()
    assert shown["games"] == [game.name for game in GAMES]
    rates = {
        tuple(rate[key] for key in ("build", "game", "task", "variant")) for rate in shown["rates"]
    }
    played = [(game, variant) for game in shown["games"] for variant in variants(game)]
    builds = {shown["build"], "interpreted"}
    tasks = [(build, task) for build in builds for task in ("whole", "stepped", "copy")]
    tasks.append((shown["build"], "plan"))
    assert rates >= {(b, g, t, v) for b, t in tasks for g, v in played}
    assert all(rate["per_second"] > 0 for rate in shown["rates"])
    assert [(each["game"], each["variant"]) for each in shown["bytes"]] == played
    assert bool(shown["goals"]) == (shown["build"] == "compiled")


def test_one_game_may_be_measured_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing of the others is measured, nor wanted."""
    monkeypatch.setattr(benching, "ROUNDS", 1)
    result = caserne("bench", "feurio", "--json", "--seconds", "0.01")
    assert result.exit_code == 0, result.stderr
    shown = json.loads(result.stdout)
    assert shown["games"] == ["feurio"]
    assert {rate["game"] for rate in shown["rates"]} - set(PEER_GAMES) == {"feurio"}
    assert all(goal["goal"].startswith("feurio: ") for goal in shown["goals"])


def test_two_installs_are_measured_beside_each_other() -> None:
    """This install against itself: a ratio for every task and variant."""
    result = process("bench", "feurio", "--against", sys.executable, "--json", "--seconds", "0.01")
    assert result.returncode == 0, result.stderr
    shown = json.loads(result.stdout)
    assert (shown["games"], shown["rounds"]) == (["feurio"], duel.ROUNDS)
    pairs = {(pair["game"], pair["task"], pair["variant"]) for pair in shown["pairs"]}
    tasks = ("whole", "stepped", "copy", "plan")
    assert pairs == {("feurio", t, v) for t in tasks for v in variants("feurio")}
    assert all(pair["ratio"] > 0 for pair in shown["pairs"])


def test_an_install_without_caserne_is_told() -> None:
    """One sentence, no traceback of ours; and the server has no other install."""
    result = caserne("bench", "--against", "/nowhere/python")
    assert result.exit_code == 1
    assert "/nowhere/python cannot measure flashpoint, feurio, onfire;" in result.stderr
    result = caserne("bench", "server", "--against", "/nowhere/python")
    assert "expected a game to measure two installs at" in result.stderr


def test_goals_stand_beside_the_figures() -> None:
    """Each goal is a line with what is wanted, what came and whether that is enough."""
    lines = [" ".join(line.split()) for line in as_lines(measured())]
    assert "flashpoint: whole family games / interpreted at least 20 times 30 met" in lines
    assert "flashpoint: whole family games / oware stepped at least 7 times 6 NOT met" in lines
    assert "flashpoint: family stepped / oware stepped at least 2 times 6 met" in lines
    assert "flashpoint: whole advanced games / family at least 0.5 times 1 met" in lines
    assert "flashpoint: a copy, family under 1 µs 0.333 met" in lines
    assert "flashpoint: a state, family under 2048 bytes 1,700 met" in lines
    assert "flashpoint: a state, advanced under 2048 bytes 2,100 NOT met" in lines


def test_rates_are_shown_by_build() -> None:
    """The table names variant, build and rate."""
    lines = [" ".join(line.split()) for line in as_lines(measured())]
    assert "flashpoint family compiled 3 M" in lines
    assert "flashpoint advanced interpreted 100 k" in lines
    assert "oware openspiel 500 k" in lines


def test_an_uncompiled_install_says_so() -> None:
    """Where only the source runs there is nothing to compare, and that is said plainly."""
    bench = measured(compiled=False)
    assert any("Only the interpreted source is running" in line for line in as_lines(bench))
    assert as_object(bench)["build"] == "interpreted"
    assert as_object(bench)["goals"] == []


def test_a_missing_peer_is_told() -> None:
    """Without OpenSpiel its goals are left out, and how to get it is said."""
    bench = measured(peers=False)
    shown = "\n".join(as_lines(bench))
    assert "make bench-peers" in shown
    assert "oware" not in shown
    assert len(goals_of(bench)) == 6


def test_a_contestant_that_dies_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """No traceback, and status 1, as it is not the caller's fault."""

    def died(*_: object) -> Bench:
        raise DiedError("source")

    monkeypatch.setattr("caserne.cli.bench.run", died)
    result = caserne("bench")
    assert result.exit_code == 1
    assert result.stderr.startswith("caserne bench: the process that measures source died")
    assert result.stderr.count("\n") == 1
