"""Many games from the command line: figures, a progress bar, and the options of a game."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from tests.cli.running import Terminal, caserne

from caserne.games.flashpoint.printed import printed_board
from caserne.lab.jobs import simulate as run
from caserne.lab.simulate import Plan, Tally, wilson

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


QUICK = ("simulate", "flashpoint", "--bot", "random")


def figures(*args: str) -> dict[str, Any]:
    """Run a simulation and give its JSON."""
    result = caserne(*QUICK, "--json", *args)
    assert result.exit_code == 0, result.stderr
    shown: dict[str, Any] = json.loads(result.stdout)
    return shown


def untimed(shown: dict[str, Any]) -> dict[str, Any]:
    """Leave out what the clock says."""
    return {key: value for key, value in shown.items() if "second" not in key}


def test_json_has_the_figures() -> None:
    """One object with what was played, wins with their interval, means and speed."""
    shown = figures("--games", "4")
    assert shown.keys() == {
        "game",
        "options",
        "bot",
        "budget",
        "seed",
        "games",
        "wins",
        "win_rate",
        "win_interval",
        "given_up",
        "reasons",
        "means",
        "lengths",
        "actions",
        "seconds",
        "games_per_second",
    }
    assert shown["means"].keys() >= {"saved", "lost", "damage", "turn"}
    assert sum(shown["reasons"].values()) + shown["given_up"] == shown["games"] == 4
    assert shown["win_interval"] == list(wilson(shown["wins"], 4))


def test_the_figures_do_not_depend_on_the_processes() -> None:
    """The same seed gives the same figures, whoever plays the games."""
    alone, together = (figures("--games", "20", "--jobs", jobs) for jobs in ("1", "2"))
    assert untimed(alone) == untimed(together)


def test_the_figures_depend_on_the_seed() -> None:
    """Another seed deals other dice."""
    assert untimed(figures("--games", "6")) != untimed(figures("--games", "6", "--seed", "99"))


def test_people_read_a_few_lines() -> None:
    """Wins with their interval, means and speed, each on a line."""
    shown = caserne(*QUICK, "--games", "3").stdout
    assert re.search(r"^games +3$", shown, re.MULTILINE)
    assert re.search(
        r"^won +\d = \d+\.\d% \(95 % interval \d+\.\d% to \d+\.\d%\)$", shown, re.MULTILINE
    )
    assert re.search(r"^on average +saved \S+, lost \S+, damage \S+, turn ", shown, re.MULTILINE)
    assert re.search(r"^speed +\S+ games a second", shown, re.MULTILINE)


def test_a_game_given_up_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games past the horizon are neither won nor lost, and their number is said."""
    monkeypatch.setattr("caserne.games.flashpoint.game.FlashPoint.horizon", 10)
    shown = figures("--games", "2")
    assert (shown["given_up"], shown["wins"], shown["means"]) == (2, 0, {})
    assert re.search(r"^given up +2$", caserne(*QUICK, "--games", "2").stdout, re.MULTILINE)


def test_each_option_reaches_the_game() -> None:
    """Every field of the game's structure is an option of the command."""
    shown = figures(
        *("--games", "1", "--rules", "advanced", "--board", "laboratory", "--difficulty", "heroic"),
        *("--firefighters", "2", "--specialists", "drawn", "--perfect", "--first", "2"),
        *("--level", "basement", "--large", "--small", "chemical", "--platform"),
        *("--bridges", "--descents", "--engineer", "--repairs"),
    )
    assert shown["options"] == {
        "rules": "advanced",
        "board": "laboratory",
        "difficulty": "heroic",
        "firefighters": 2,
        "specialists": "drawn",
        "perfect": True,
        "first": 2,
        "level": "basement",
        "car": False,
        "large": True,
        "small": "chemical",
        "platform": True,
        "bridges": True,
        "descents": True,
        "engineer": True,
        "repairs": True,
    }


def test_a_board_may_be_a_file(tmp_path: Path) -> None:
    """The drawing of the villa in a file is played as the villa is."""
    file = tmp_path / "own.board"
    file.write_text(printed_board("villa"), encoding="utf-8")
    own, villa = (figures("--games", "2", "--board", board) for board in (str(file), "villa"))
    assert own["options"]["board"].startswith("board_villa/")
    assert (own["means"], own["actions"]) == (villa["means"], villa["actions"])


def test_a_folded_board_is_taken_as_it_is(tmp_path: Path) -> None:
    """What a record says of its board can be said here too."""
    file = tmp_path / "own.board"
    file.write_text(printed_board("villa"), encoding="utf-8")
    folded = figures("--games", "1", "--board", str(file))["options"]["board"]
    assert figures("--games", "1", "--board", folded)["options"]["board"] == folded


def test_there_is_a_bar_in_a_terminal_only() -> None:
    """The bar is shown to people; a pipe gets the figures and nothing else."""
    result = caserne(*QUICK, "--games", "2")
    assert result.stderr == ""
    with Terminal(*QUICK, "--games", "2") as terminal:
        assert terminal.status() == 0
    assert "100%" in terminal.shown
    assert "games a second" in terminal.shown


def test_the_command_plays_what_the_lab_plays() -> None:
    """The figures are those of the plan that the options describe."""
    shown = figures("--games", "3", "--seed", "5", "--firefighters", "1")
    tally = run(Plan("flashpoint", "firefighters=1", ("random",), 5, 3), 1, lambda _: None)
    assert isinstance(tally, Tally)
    assert (shown["actions"], shown["reasons"]) == (tally.actions, tally.reasons)
