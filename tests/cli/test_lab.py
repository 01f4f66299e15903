"""Tournaments, sweeps and exports from the command line, and games that are stopped."""

from __future__ import annotations

import builtins
import json
import re
from typing import TYPE_CHECKING, Any

import distributed
import pyarrow.parquet as pq
import pytest
from tests.cli.running import Terminal, caserne

from caserne.cli import working
from caserne.lab import plots, sharing

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep what commands keep away from the user's own cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sharing, "PATIENCE", 0.2)
    return tmp_path / "cache" / "caserne"


def shown(*args: str) -> str:
    """Run a command that goes well; give what it shows."""
    result = caserne(*args)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def test_a_tournament_rates_bots(tmp_path: Path) -> None:
    """Ratings with intervals, the strongest first, pairs, and a plot; as JSON the same."""
    args = (
        "tournament",
        "feurio",
        "--bot",
        "random",
        "--bot",
        "steady",
        "--games",
        "4",
        "--jobs",
        "1",
    )
    lines = shown(*args, "--plot", "who.svg").splitlines()
    assert lines[1].startswith("steady")
    assert "random 0 : 4 steady" in lines
    assert "<svg" in (tmp_path / "who.svg").read_text("utf-8")
    told = json.loads(shown(*args, "--json"))
    assert [one["name"] for one in told["ratings"]] == ["steady", "random"]
    assert told["ratings"][0]["low"] < told["ratings"][0]["elo"] < told["ratings"][0]["high"]
    assert told["pairs"] == [{"one": "random", "other": "steady", "score": 0, "other_score": 4}]


def test_a_team_is_rated_against_the_game() -> None:
    """Where nobody is a rival the game itself is rated 0."""
    told = json.loads(
        shown("tournament", "feurio", "--players", "1", "--bot", "random", "--games", "4", "--json")
    )
    assert [one["elo"] for one in told["ratings"] if one["name"] == "the game"] == [0.0]


def test_a_sweep_is_a_table(tmp_path: Path) -> None:
    """One option is bars, two are a table with a cell a pair, and JSON has every cell."""
    quick = ("sweep", "feurio", "--bot", "random", "--games", "2", "--jobs", "1")
    args = (*quick, "--over", "players=2..3")
    assert [line.split()[1] for line in shown(*args).splitlines()] == ["2", "3"]
    both = (*args, "--over", "hot")
    lines = shown(*both, "--plot", "heat.png").splitlines()
    assert lines[0] == "hot"
    assert lines[1].split() == ["no", "yes"]
    assert (tmp_path / "heat.png").read_bytes().startswith(b"\x89PNG")
    told = json.loads(shown(*both, "--json"))
    assert [cell["options"] for cell in told["cells"]] == [
        "",
        "hot=yes",
        "players=3",
        "players=3 hot=yes",
    ]
    assert all(cell["games"] == 2 for cell in told["cells"])


def test_an_export_says_what_it_wrote() -> None:
    """The file is there, with as many rows as were said."""
    said = shown("export", "feurio", "--players", "1", "--bot", "random", "--games", "2")
    rows = pq.read_table("feurio.parquet").num_rows
    assert said.startswith(f"feurio.parquet: {rows} rows of 2 games")


def test_a_simulation_draws(tmp_path: Path) -> None:
    """``simulate --plot`` draws victories, ends and lengths, into a file or in the terminal."""
    quick = ("simulate", "onfire", "--bot", "random", "--games", "3", "--jobs", "1", "--plot")
    shown(*quick, "won.svg")
    drawn = (tmp_path / "won.svg").read_text("utf-8")
    told = json.loads(shown(*quick, "won.png", "--json"))
    assert (tmp_path / "won.png").read_bytes().startswith(b"\x89PNG")
    assert sum(told["lengths"].values()) == 3
    lines = shown(*quick, "-").splitlines()
    for word in ("random won", f"ended: {next(iter(told['reasons']))}", "games by their turns"):
        assert f">{word}<" in drawn
        assert any(line.lstrip().startswith(word) for line in lines)


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("sweep", "feurio", "--over", "size=1"), "--over: expected one of bot, players"),
        (("sweep", "feurio"), "Missing option '--over'"),
        (("sweep", "feurio", "--over", "players=0"), "expected a number from 1 to 4"),
        (("tournament", "onfire", "--bot", "random"), "--bot: expected two different bots"),
        (("tournament", "onfire", "--bot", "nobody"), "nobody"),
        (("tournament", "flashpoint", "--ladder", "random"), "--ladder: expected a game whose"),
        (("export", "feurio", "--games", "1", "--bot", "random", "--out", "no/dir"), "--out: exp"),
        (
            ("simulate", "feurio", "--games", "1", "--bot", "random", "--plot", "no/dir.svg"),
            "--plot: expected a file that can be written",
        ),
        (("simulate", "feurio", "--games", "1", "--cluster", "nowhere"), "--cluster: expected"),
        (("simulate", "feurio", "--games", "1", "--keep", "/proc/no"), "--keep: expected a file"),
        (("strength", "--only", "solo", "--cluster", "nowhere"), "--cluster: expected"),
    ],
)
def test_mistakes_are_told_in_a_line(args: tuple[str, ...], complaint: str) -> None:
    """What is wrong is said in one line, with status 2."""
    result = caserne(*args)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert len(result.stderr.splitlines()) == 1


def without(*names: str) -> Callable[..., object]:
    """Make an import that does not find some libraries, unless they look for themselves.

    What an earlier test left of one may be tidied away just then, and imports more of it.
    """
    real = builtins.__import__

    def find(name: str, *args: dict[str, object] | None, **more: object) -> object:
        scope = args[0] if args else None
        asking = str((scope or {}).get("__name__", "")).partition(".")[0]
        if name.partition(".")[0] in names and asking not in names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, *args, **more)  # type: ignore[arg-type]

    return find


def test_extras_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a library a sentence says which extra has it."""
    monkeypatch.setattr(builtins, "__import__", without("PIL", "distributed"))
    quick = ("simulate", "feurio", "--bot", "random", "--games", "1")
    assert "pip install 'caserne[plots]'" in caserne(*quick, "--plot", "a.png").stderr
    assert "pip install 'caserne[cluster]'" in caserne(*quick, "--cluster", "tcp://a:1").stderr
    assert plots.bar_text(0.5).count("█") == 20


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")  # Dask's
def test_a_cluster_plays_for_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """With ``--cluster`` its workers play, and the figures are those of this machine alone."""
    monkeypatch.setattr(sharing, "PATIENCE", 60)
    local: Any = distributed.LocalCluster
    many = ("--bot", "random", "--games", "6", "--json")
    commands = [
        ("simulate", "feurio", *many),
        ("sweep", "feurio", "--over", "players=1..2", *many),
        ("tournament", "feurio", "--players", "1", *many),
    ]
    with local(n_workers=1, processes=False, dashboard_address=None) as cluster:
        for command in commands:
            alone = json.loads(shown(*command, "--jobs", "1"))
            shared = json.loads(shown(*command, "--cluster", cluster.scheduler_address))
            for told in (alone, shared):
                told.pop("seconds", None)
                told.pop("games_per_second", None)
            assert shared == alone
        assert len(cluster.scheduler.transition_log) > 0


@pytest.mark.parametrize("least", [0.0, 1e9])
def test_how_far_it_is_is_told_without_a_terminal(
    least: float, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Now and then a line with the rate and the time left; games known before are not its merit."""
    monkeypatch.setattr(working, "EVERY", least)
    with working.telling("feurio", 300, known=100) as progress:
        progress(100)
        progress(50)
    told = capsys.readouterr().err.splitlines()
    if least:
        assert told == []
        return
    assert told[0] == "feurio: 100 of 300 games, 0.0 games/s"
    assert re.fullmatch(r"feurio: 150 of 300 games, [\d.,]+ games/s, 0:00:\d\d left", told[1])


def test_what_is_stopped_goes_on(cache: Path) -> None:
    """Ctrl-C keeps the games that are done, says so, and the same command finishes them."""
    command = ("simulate", "feurio", "--bot", "random", "--games", "1000", "--jobs", "1")
    with Terminal(*command) as terminal:
        terminal.wait_for(" left")
        assert re.search(r"[\d.,]+ games/s, \d+:\d\d:\d\d left", terminal.shown)
        terminal.type("\x03")
        assert terminal.status() == 130
    assert "the same command goes on from there" in terminal.shown
    (file,) = cache.iterdir()
    done = sum(json.loads(line)["count"] for line in file.read_text("utf-8").splitlines())
    assert 0 < done < 1000
    told = json.loads(shown(*command[:-2], "--json"))
    assert told["games"] == 1000
    assert list(cache.iterdir()) == []


def test_an_export_that_is_stopped_promises_nothing(tmp_path: Path) -> None:
    """It begins anew the next time, so that nothing is said of going on."""
    command = ("export", "feurio", "--bot", "random", "--games", "100000")
    with Terminal(*command, "--out", str(tmp_path / "games.parquet")) as terminal:
        terminal.wait_for(" left")
        terminal.type("\x03")
        assert terminal.status() == 130
    assert "caserne export: stopped" in terminal.shown
    assert "goes on from there" not in terminal.shown
