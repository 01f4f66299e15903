"""A position is drawn, and what may be done in it is listed."""

from __future__ import annotations

import json

import pytest
from tests.cli.running import caserne, played

from caserne import games
from caserne.core.state import CHANCE

PLACING = games.find("flashpoint").from_text("")
TURN = "flashpoint | fire=3-2 crew=3-1,3-0,7-3 unseen=10+5 seat=1 turn=1 ap=3 due=ended,act"
REVEAL = (
    "flashpoint | poi=3-1 crew=3-1,3-0,7-3 unseen=8+4 seat=1 turn=1 ap=3 due=ended,act,reveal.31"
)


def test_a_seat_decides() -> None:
    """The drawing comes first, then whose decision it is, then each action with its cost."""
    game, state = games.read_position(TURN)
    shown = caserne("position", TURN).stdout
    assert shown.startswith(game.draw(state))
    listed = shown.partition("\n\nSeat 1 decides, ")[2].splitlines()
    assert listed[0] == f"{len(state.legal())} actions:"
    assert {tuple(line.split("  ")[1:]) for line in listed[1:]} >= {("end",)}
    rows = {line.strip().rpartition("  ")[0].strip(): line.split("  ")[-1] for line in listed[2:]}
    assert rows["move 3-2"].strip() == "2 AP"
    assert rows["move 4-1"].strip() == "1 AP"
    assert rows["extinguish 3-2"].strip() == "2 AP"


def test_chance_decides() -> None:
    """Outcomes of chance are listed with their odds."""
    shown = caserne("position", REVEAL).stdout
    listed = shown.partition("\n\nChance decides (token), ")[2].splitlines()
    assert listed == ["2 outcomes:", "  reveal false-alarm  4/12", "  reveal victim       8/12"]


def test_the_end_is_told() -> None:
    """A finished game has a result and nothing to do."""
    session = played(seed=4)
    line = session.game.write_position(session.state)
    assert caserne("position", line).stdout.splitlines()[-1].startswith("The game is over: lost (")


def test_it_is_read_from_standard_input() -> None:
    """``-`` stands for standard input, with or without a line break."""
    assert caserne("position", "-", typed=f"{TURN}\n").stdout == caserne("position", TURN).stdout


def test_json_for_a_seat() -> None:
    """One object: game, options, position, actor, and the actions with their costs."""
    shown = json.loads(caserne("position", TURN, "--json").stdout)
    assert shown.keys() == {"game", "options", "position", "actor", "actions"}
    assert shown["actor"] == 1
    assert {"action": "move 3-2", "cost": "2 AP"} in shown["actions"]
    assert {"action": "end", "cost": ""} in shown["actions"]


def test_json_for_chance() -> None:
    """One object: the stream of chance, and the outcomes with their weights."""
    shown = json.loads(caserne("position", REVEAL, "--json").stdout)
    assert shown["actor"] == "chance"
    assert shown["chance"] == "token"
    assert shown["outcomes"] == [
        {"action": "reveal false-alarm", "weight": 4},
        {"action": "reveal victim", "weight": 8},
    ]


@pytest.mark.parametrize("options", ["", "rules=advanced firefighters=6 specialists=drawn"])
def test_every_position_of_a_game_can_be_shown(options: str) -> None:
    """Whatever is due, as text and as JSON."""
    session = played(options, seed=3)
    kinds = set()
    for point in range(0, len(session.entries), 7):
        session.rewind(len(session.entries) - min(point, len(session.entries)))
        line = session.game.write_position(session.state)
        kinds.add(session.state.actor() == CHANCE)
        assert caserne("position", line).exit_code == 0
        assert json.loads(caserne("position", line, "--json").stdout)["position"] == line
    assert kinds


FIRE = "flashpoint firefighters=1 | fire=6-2 crew=6-3 unseen=10+5 seat=1 turn=1 ap=4 due=ended,act"


def test_odds_are_told_and_given() -> None:
    """With --odds the danger of the next fire phase is in the text and in the object."""
    told = caserne("position", FIRE, "--odds").stdout
    assert "  6-2: smoke 0.0 %, fire 100.0 %, explosion 2.1 %" in told
    assert "Firefighter 1 at 6-3 is knocked down: 4.2 %" in told
    french = caserne("position", FIRE, "--odds", "--lang", "fr").stdout
    assert "4,2\N{NO-BREAK SPACE}%" in french
    given = json.loads(caserne("position", FIRE, "--odds", "--json").stdout)["odds"]
    assert given["firefighters"][0]["knocked_down"] * 48 == 2
    assert "odds" not in json.loads(caserne("position", FIRE, "--json").stdout)


def test_odds_where_nothing_is_next_are_refused() -> None:
    """Before the first turn no fire advances: one line says so."""
    line = "flashpoint firefighters=1 | crew=station due=ended,begin,place"
    result = caserne("position", line, "--odds")
    assert result.exit_code == 2
    assert "odds: expected a turn, or a fire that advances, got 'place'" in result.stderr
