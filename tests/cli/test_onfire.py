"""On Fire!!! from the command line: rivals with secret hands."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from tests.cli.running import caserne, typed_by_people

from caserne import games
from caserne.bots.bot import RandomBot
from caserne.play.session import Session

if TYPE_CHECKING:
    from pathlib import Path

LINE = (
    "onfire | offices=A4:2-2,B4:2-2,A3:2-1,B3:2-2,A2:2-2,B2:2-2,A1:2-2,B1:1-2 "
    "people=A3-1:2,B1/2:1 fire=A4x2 elevator=3: hands=leave+swapx2/jump laid=fire-two-A4 pile=7 "
    "rest=2 turn=1 actions=4 seat=1 first=1 event=fire-two-A4 due=ended,next,refill,act"
)


def played(options: str, seed: int = 1) -> Session:
    """Play a whole game with people who choose by dice."""
    game = games.find("onfire").from_text(options)
    session, chooser = Session(game, seed), RandomBot(game, seed)
    session.settle()
    while session.actor >= 0:
        seat = int(session.actor)
        view = game.view(session.state, seat)
        session.act(seat, chooser.choose(view, session.state.legal()))
    return session


def term(typed: str, *args: str) -> str:
    """Play in the terminal with what is typed; give all that was shown."""
    result = caserne("term", "onfire", *args, typed=typed)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def test_a_newcomer_is_introduced() -> None:
    """What the game is about, what the drawing means, and who plays."""
    shown = term("", "--players", "3")
    order = ["The office tower burns", "office A4 with a fire token", "You are players 1, 2, 3."]
    assert [shown.find(text) for text in order] == sorted(shown.find(text) for text in order)
    assert -1 not in [shown.find(text) for text in order]


def test_it_speaks_french() -> None:
    """Sentences, cards and counters."""
    shown = term("\n", "--seed", "1", "--lang", "fr")
    assert re.search(r"Joueur \d, appuyez sur Entrée", shown)
    assert "immeuble de bureaux brûle" in shown
    assert re.search(r"Joueur \d, c.est à vous\.", shown)
    assert re.search(r"sauvés.: 0 · ambulance.: 0 · main.: ", shown)


@pytest.mark.parametrize("options", ["", "players=4 fire_not_occupied=yes back_into_fire=yes"])
def test_a_whole_game(options: str) -> None:
    """Everything typed, to the end: who won, and how many each has saved."""
    session = played(options)
    args = [word for option in options.split() for word in flag(option)]
    shown = " ".join(term(typed_by_people(session), *args, "--seed", "1").split())
    assert session.outcome is not None
    winners = ", ".join(str(seat + 1) for seat in session.outcome.winners)
    scores = ", ".join(map(str, session.outcome.scores))
    end = shown.rpartition("-----")[2]
    assert f"Victory: {winners}. Saved: {scores}." in end
    assert set(re.findall(r" draws: ([^.]+)\.", end)) == {"a card"}


def flag(option: str) -> list[str]:
    """Write an option as the command line takes it."""
    name, _, value = option.partition("=")
    name = name.replace("_", "-")
    return [f"--{name}"] if value == "yes" else [f"--{name}", value]


def test_a_bots_hand_is_not_told() -> None:
    """What a bot draws and holds is hidden; what it plays is seen."""
    shown = term("1\n" * 60, "--bots", "random", "--seed", "3")
    assert set(re.findall(r"\w+ 2 draws: ([^.]+)\.", shown)) == {"a card"}
    assert len(set(re.findall(r"Player 1 draws: ([^.]+)\.", shown))) > 3
    assert re.search(r"\w+ 2 plays a card: (?!a card)", shown)
    assert re.search(r"2 saved: \d+ · ambulance: \d+ · hand: 5 cards", shown)


def test_the_record_is_secret() -> None:
    """It is not printed before the end."""
    assert "This game has secrets" in term("\nrecord\n", "--seed", "1")


LEAVE_TWO = "\nleave-two A4 A4-1\n"
"""What the player to begin with seed 3 can do: a card is played, a second one is chosen after."""


def test_a_card_that_was_shown_stays_played() -> None:
    """What was chosen after it can be taken back, the card itself cannot."""
    shown = term(f"{LEAVE_TWO}enough\nundo\nundo\nundo\n", "--seed", "3")
    assert shown.count("Taken back: ") == 1
    assert "Taken back: enough." in shown
    assert shown.count("it has shown others what they did not know") == 2


def test_a_card_that_was_shown_stays_played_in_a_kept_game(tmp_path: Path) -> None:
    """Whoever leaves and comes again can take back no more than before."""
    file = str(tmp_path / "game")
    term(f"{LEAVE_TWO}enough\n", "--seed", "3", "--record", file)
    shown = caserne("term", "--resume", file, typed="\nundo\nundo\n").stdout
    assert shown.count("Taken back: ") == 1
    assert "it has shown others what they did not know" in shown


def test_replay_tells_everything() -> None:
    """After the game nothing is secret: every card, and the result."""
    session = played("")
    shown = caserne("replay", "-", typed=session.record.write()).stdout
    assert re.search(r"Player 2 draws: (?!a card)[a-z ]+\. \[of\.hand\]", shown)
    assert session.outcome is not None
    assert f"({session.outcome.reason}), scores " in shown


def test_a_position_is_drawn_with_what_is_legal() -> None:
    """The tower, then every action with its cost."""
    shown = caserne("position", LINE).stdout
    assert "3         A3 112 | . . 2 [    ] . . . | B3 1122" in shown
    assert re.search(r"walk B1/2 B1/3 +1 action", shown)
    assert re.search(r"remove A4 +3 actions", shown)


def test_bots_are_compared() -> None:
    """Steady against random, each as often at each seat."""
    args = ("simulate", "onfire", "--bot", "steady", "--bot", "random", "--rotate", "--games", "2")
    told = json.loads(caserne(*args, "--json").stdout)
    assert {name: bot["games"] for name, bot in told["bots"].items()} == {"steady": 2, "random": 2}
    assert told["bots"]["steady"]["wins"] == 2
