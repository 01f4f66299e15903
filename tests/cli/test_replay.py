"""A record is played through and told: events with their rules, position, result."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.cli.running import caserne, played

from caserne import games

if TYPE_CHECKING:
    from pathlib import Path

RECORD = """caserne record 1
game flashpoint
seat 2 Alice

1 place 3-0
2 place 3-0
3 place 7-3
1 move 3-1
1 end
* roll 6-8
"""


@pytest.fixture
def record(tmp_path: Path) -> str:
    """Write the record to a file."""
    (tmp_path / "game").write_text(RECORD, encoding="utf-8")
    return str(tmp_path / "game")


def test_every_action_is_listed_with_its_events(record: str) -> None:
    """Each action stands with its actor, and below it what it brought about and by which rule."""
    lines = caserne("replay", record).stdout.splitlines()
    at = lines.index("4. seat 1: move 3-1")
    assert lines[at + 1].strip() == "Firefighter 1 goes from 3-0 to 3-1 (1 AP). [fp.move.cost]"
    at = lines.index("6. chance: roll 6-8")
    assert [line.strip() for line in lines[at + 1 : at + 3]] == [
        "The fire advances: red 6, black 8. [fp.fire.target]",
        "Smoke rises at 6-8. [fp.fire.target]",
    ]


def test_the_position_is_drawn_and_written(record: str) -> None:
    """After the actions comes the position they lead to, as a drawing and as a line."""
    shown = caserne("replay", record).stdout
    *_, line, result = shown.strip().splitlines()
    game, state = games.read_position(line)
    assert game.draw(state) in shown
    assert game.write_position(state) == line
    assert result == "Result: not over, seat 2 decides."


def test_a_finished_game_has_a_result() -> None:
    """A game that ended is told with its figures."""
    session = played(seed=4)
    result = caserne("replay", "-", typed=session.record.write())
    assert session.outcome is not None
    figures = ", ".join(f"{name} {count}" for name, count in session.outcome.figures.items())
    reason = session.outcome.reason
    assert result.stdout.splitlines()[-1] == f"Result: lost ({reason}), {figures}."


def test_it_stops_where_it_is_told_to(record: str) -> None:
    """``--to`` leaves out what comes later: not played, not shown."""
    shown = caserne("replay", record, "--to", "4").stdout
    assert "4. seat 1: move 3-1" in shown
    assert "5. seat 1: end" not in shown
    assert "1 firefighter at 3-1 3 AP" in shown


def test_to_nothing_is_the_start(record: str) -> None:
    """``--to 0`` shows the first position."""
    assert "1 firefighter in the station" in caserne("replay", record, "--to", "0").stdout


def test_actions_after_the_stop_need_not_be_legal(record: str) -> None:
    """What is not played is not judged."""
    broken = RECORD.replace("1 end", "1 gun")
    assert caserne("replay", "-", "--to", "4", typed=broken).exit_code == 0
    assert caserne("replay", "-", typed=broken).exit_code == 2
    assert caserne("replay", record).exit_code == 0


def test_a_mark_at_the_beginning_of_a_file_is_passed_over() -> None:
    """Some editors begin a text with a mark of its encoding."""
    assert caserne("replay", "-", typed=f"\ufeff{RECORD}").exit_code == 0


def test_json_has_all_of_it(record: str) -> None:
    """One object: game, options, players, each step with its events, position and outcome."""
    shown = json.loads(caserne("replay", record, "--json").stdout)
    assert shown.keys() == {"game", "options", "players", "steps", "position", "outcome"}
    assert shown["game"] == "flashpoint"
    assert shown["options"]["firefighters"] == 3
    assert shown["players"] == {"2": "Alice"}
    assert shown["steps"][3] == {
        "actor": 1,
        "action": "move 3-1",
        "events": [
            {
                "event": "moved",
                "rule": "fp.move.cost",
                "firefighter": 1,
                "origin": "3-0",
                "space": "3-1",
                "ap": 1,
            }
        ],
    }
    assert shown["steps"][5]["actor"] == "chance"
    assert shown["position"] == caserne("replay", record).stdout.splitlines()[-2]
    assert shown["outcome"] is None


def test_json_has_the_outcome() -> None:
    """A finished game's outcome is the engine's."""
    session = played(seed=4)
    shown = json.loads(caserne("replay", "-", "--json", typed=session.record.write()).stdout)
    assert session.outcome is not None
    assert shown["outcome"]["winners"] == list(session.outcome.winners)
    assert shown["outcome"]["figures"] == session.outcome.figures


def test_it_is_told_in_french(record: str) -> None:
    """``--lang fr`` tells the events in French, with the same rules."""
    shown = caserne("replay", record, "--lang", "fr").stdout
    assert "Le pompier 1 va de 3-0 en 3-1 (1 PA). [fp.move.cost]" in shown


@pytest.mark.parametrize("options", ["", "rules=advanced firefighters=6 board=villa"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_can_be_told(options: str, language: str) -> None:
    """Nothing that happens in a game lacks a sentence."""
    text = played(options, seed=2).record.write()
    result = caserne("replay", "-", "--lang", language, typed=text)
    assert result.exit_code == 0, result.stderr
