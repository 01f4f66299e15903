"""Work in pieces: whoever does it, however often it is stopped, the figures are the same."""

from __future__ import annotations

import json
import os
import signal
from multiprocessing import active_children
from select import select
from typing import TYPE_CHECKING, Any

import distributed
import pytest

from caserne.lab import sharing
from caserne.lab.jobs import Piece, pieces_of, run, simulate, usual_keep
from caserne.lab.sharing import ClusterError, Crew
from caserne.lab.simulate import Plan, Tally

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan("feurio", "players=2", ("random",), 3, 40)
OTHER = Plan("feurio", "players=1", ("random",), 3, 12)
pytestmark = pytest.mark.filterwarnings(
    "ignore::DeprecationWarning", "ignore::ResourceWarning"
)  # Dask's


def quiet(games: int) -> None:
    """Hear nothing."""
    del games


def expected() -> list[Tally]:
    """Play both plans in this process."""
    return run([PLAN, OTHER], Crew(), quiet)


def test_several_plans_are_played_together() -> None:
    """Each plan has the tally it has alone, in processes too."""
    alone = [simulate(plan, 1, quiet) for plan in (PLAN, OTHER)]
    assert expected() == alone
    assert run([PLAN, OTHER], Crew(2), quiet) == alone


def test_a_cluster_loses_nothing_with_a_worker() -> None:
    """Of two processes of a Dask cluster one is killed at work: the figures are as without it."""
    local: Any = distributed.LocalCluster
    heard, killed = list[int](), list[int]()
    with local(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:

        def progress(games: int) -> None:
            heard.append(games)
            if not killed:
                victim = next(iter(cluster.workers.values())).pid
                killed.append(os.pidfd_open(victim))
                os.kill(victim, signal.SIGKILL)

        assert run([PLAN, OTHER], Crew(1, cluster.scheduler_address), progress) == expected()
        assert select(killed, [], [], sharing.PATIENCE)[0] == killed  # it has ended
    os.close(killed[0])
    assert sum(heard) == PLAN.games + OTHER.games


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long, and the error is ours."""
    monkeypatch.setattr(sharing, "PATIENCE", 0.2)
    with pytest.raises(ClusterError):
        simulate(PLAN, 1, quiet, cluster="tcp://127.0.0.1:9")


def test_a_worker_that_dies_loses_nothing(tmp_path: Path) -> None:
    """A process that is killed has its games played by others; all are counted once."""
    killed: list[int] = []

    def progress(games: int) -> None:
        del games
        if not killed:
            victim = active_children()[0]
            victim.kill()
            killed.append(victim.pid or 0)

    keep = tmp_path / "kept.jsonl"
    assert run([PLAN, OTHER], Crew(2), progress, keep) == expected()
    assert killed


def test_what_was_stopped_goes_on(tmp_path: Path) -> None:
    """What is done when it is stopped is kept, and not played again; a torn line is no harm."""
    keep, heard = tmp_path / "kept.jsonl", [0]

    def stop(games: int) -> None:
        heard[0] += games
        noted = [json.loads(line)["count"] for line in keep.read_text("utf-8").splitlines()]
        assert sum(noted) == heard[0]  # even a power cut would lose nothing that was heard of
        if heard[0] >= 12:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run([PLAN, OTHER], Crew(), stop, keep)
    lines = keep.read_text("utf-8").splitlines()
    assert sum(json.loads(line)["count"] for line in lines) == heard[0]
    with keep.open("a") as out:
        out.write('{"plan": {"ga')
    said: list[int] = []
    assert run([PLAN, OTHER], Crew(), said.append, keep) == expected()
    assert said[: len(lines)] == [json.loads(line)["count"] for line in lines]
    before = keep.read_text("utf-8")
    assert run([PLAN, OTHER], Crew(2), quiet, keep) == expected()
    assert keep.read_text("utf-8") == before


def test_more_games_are_added_to_those_kept(tmp_path: Path) -> None:
    """Games that are kept count for a longer run of the same plan."""
    keep = tmp_path / "kept.jsonl"
    first = simulate(Plan("feurio", "players=2", ("random",), 3, 10), 1, quiet, keep=keep)
    assert first.games == 10
    count = len(keep.read_text("utf-8").splitlines())
    assert simulate(PLAN, 1, quiet, keep=keep) == simulate(PLAN, 1, quiet)
    fresh = keep.read_text("utf-8").splitlines()[count:]
    assert min(json.loads(line)["first"] for line in fresh) == 10


def test_pieces_fill_the_gaps() -> None:
    """What is missing is cut so that every game is played once."""
    done = [(4, 4), (20, 10)]
    pieces = list(pieces_of(1, PLAN, done))
    games = sorted(
        game for piece in pieces for game in range(piece.first, piece.first + piece.games)
    )
    assert games == [*range(4), *range(8, 20), *range(30, 40)]
    assert pieces[0] == Piece(1, 0, 4)


def test_the_usual_place_is_that_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games are kept in the same file, others in another, in the user's cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert usual_keep([PLAN]) == usual_keep([Plan("feurio", "players=2", ("random",), 3, 99)])
    assert usual_keep([PLAN]) != usual_keep([OTHER])
    assert str(usual_keep([PLAN])).startswith("/somewhere/caserne/")
