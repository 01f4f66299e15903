"""Feurio! from the command line: a game of rivals, some with secrets, some for a goal."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from tests.cli.running import caserne, typed_by_people

from caserne import games
from caserne.bots.bot import RandomBot
from caserne.core.state import CHANCE
from caserne.play.record import read_record
from caserne.play.session import Session

if TYPE_CHECKING:
    from pathlib import Path

LINE = (
    "feurio players=4 firebreaks=yes | tiles=0,-1:3;0,0:6:bb;0,1:#2@1;1,-1:6;1,0:4;2,-1:1 "
    "bag=555564 hands=g11,b10,y12,r12 seat=3 turn=3 due=draw"
)


def played(options: str, seed: int = 1) -> Session:
    """Play a whole game with people who choose by dice."""
    game = games.find("feurio").from_text(options)
    session, chooser = Session(game, seed), RandomBot(game, seed)
    session.settle()
    while session.actor >= 0:
        seat = int(session.actor)
        view = game.view(session.state, seat)
        session.act(seat, chooser.choose(view, session.state.legal()))
    return session


def term(typed: str, *args: str) -> str:
    """Play in the terminal with what is typed; give all that was shown."""
    result = caserne("term", "feurio", *args, typed=typed)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


# The terminal


def test_a_newcomer_is_introduced() -> None:
    """What the game is about, what the drawing means, and who plays."""
    shown = term("")
    order = ["A forest fire spreads", "The highest", "6gb./3", "You are players 1, 2."]
    assert [shown.find(text) for text in order] == sorted(shown.find(text) for text in order)
    assert -1 not in [shown.find(text) for text in order]


def test_the_introduction_tells_the_goal() -> None:
    """Alone there is something else to win."""
    assert "To win, all 48 men must be placed" in " ".join(term("", "--players", "1").split())


def test_a_turn_is_asked_for_and_told() -> None:
    """Where the tile goes, then which men; then the next player."""
    shown = term("1\npass\n", "--seed", "1")
    assert "Player 1, where do you lay the tile?" in shown
    assert "Player 1, do you place men?" in shown
    assert re.search(r"Player 1 lays a \d at \S+ \(heat \d+\)\.", shown)
    assert "  Player 1 places nobody.\n" in shown
    assert "Player 2, where do you lay the tile?" in shown


def test_it_speaks_french() -> None:
    """Sentences, colours and counters."""
    shown = term("1\n", "--seed", "1", "--lang", "fr")
    assert "Joueur 1, où posez-vous la tuile" in shown
    assert "vert 12, bleu 12" in shown
    assert "green 0,0 (vert)" in shown


@pytest.mark.parametrize("options", ["", "players=3 firebreaks=yes", "players=4 hot=yes"])
def test_a_whole_game_of_rivals(options: str) -> None:
    """Everything typed, to the end: who won, and the points."""
    session = played(options)
    args = [word for o in options.split() for word in flag(o)]
    shown = term(typed_by_people(session), *args, "--seed", "1")
    assert session.outcome is not None
    winners = ", ".join(str(seat + 1) for seat in session.outcome.winners)
    scores = ", ".join(map(str, session.outcome.scores))
    assert f"The game is over. Victory: {winners}. Points: {scores}." in shown


def flag(option: str) -> list[str]:
    """Write an option as the command line takes it."""
    name, _, value = option.partition("=")
    return [f"--{name}"] if value == "yes" else [f"--{name}", value]


def test_a_whole_game_for_the_goal() -> None:
    """Alone one wins or loses."""
    assert "You lost: the goal is missed." in term("", "--players", "1", "--bots", "random",
                                                   "--seats", "none", "--seed", "1")  # fmt: skip


def test_a_bots_secrets_are_not_told() -> None:
    """What a bot draws, and what lies under its firebreaks, is hidden until the end."""
    typed = "1\npass\n" * 40
    shown = term(typed, "--firebreaks", "--bots", "random", "--seed", "3")
    told, _, end = shown.partition("Under the firebreak at ")
    assert re.search(r"\w+ 2 draws a tile\.", told)
    assert not re.search(r" 2 draws a \d", told)
    assert re.search(
        r"\w+ 2 lays a firebreak at \S+ \(heat \d+\) and sacrifices a man: \w+\.\n", told
    )
    assert "#2=" not in told
    assert "#2\n" in told
    assert re.search(r"Player 1 draws a \d", told)
    assert end


def test_whoever_only_watches_knows_nothing() -> None:
    """With bots at all seats nobody's secret is told."""
    shown = term("", "--firebreaks", "--bots", "random", "--seats", "none", "--seed", "3")
    told = shown.partition("Under the firebreak at ")[0]
    assert "draws a tile." in told
    assert not re.search(r"draws a \d", told)


def test_the_record_is_secret_too() -> None:
    """With firebreaks it is not printed before the end; without them it is."""
    assert "This game has secrets" in term("\nrecord\n", "--firebreaks", "--seed", "1")
    assert "caserne record 1\ngame feurio\n" in term("\nrecord\n", "--seed", "1")


def test_a_kept_game_goes_on(tmp_path: Path) -> None:
    """A record holds all that is needed, secrets included."""
    file = str(tmp_path / "game")
    term("\n1\npass\n", "--firebreaks", "--seed", "1", "--record", file)
    again = caserne("term", "--resume", file, typed="\n")
    assert again.exit_code == 0
    assert "Player 2, where do you lay the tile?" in again.stdout


def test_what_was_shown_is_not_taken_back() -> None:
    """A tile laid face up where it could have been a firebreak stays; without firebreaks not."""
    assert "it has shown others what they did not know" in term("\n1\nundo\n", "--firebreaks")
    assert "Taken back: lay " in term("\n1\nundo\n")


def test_a_rivals_turn_is_not_taken_back(tmp_path: Path) -> None:
    """Once all tiles lie no draw is between two turns; each takes back the own one only."""
    game = games.find("feurio").from_text("")
    session, chooser = Session(game, 1), RandomBot(game, 1)
    session.settle()
    while session.entries[-1].actor in (CHANCE, session.actor):
        seat = int(session.actor)
        session.act(seat, chooser.choose(game.view(session.state, seat), session.state.legal()))
    file = tmp_path / "game"
    file.write_text(session.record.write(), encoding="utf-8")
    shown = caserne("term", "--resume", str(file), typed="undo\npass\nundo\n").stdout
    assert shown.count("That was another player\u2019s action: it stands.") == 2
    assert "Taken back" not in shown
    assert len(read_record(file.read_text(encoding="utf-8"), games.find).entries) == (
        len(session.entries) + 1
    )


# The other commands


def test_replay_tells_everything() -> None:
    """After the game nothing is secret: every tile, every zone, and the result."""
    session = played("firebreaks=yes")
    shown = caserne("replay", "-", typed=session.record.write()).stdout
    assert re.search(r"Player 2 draws a \d\. \[fe\.draw\]", shown)
    assert re.search(r"sacrifices a man: \w+\. Under it is a \d\. \[fe\.firebreak\]", shown)
    assert re.search(
        r"Zone of player 1, \w+ \(\S+.*\): \d+ / \d makes \d+\. \[fe\.zone\.value\]", shown
    )
    assert session.outcome is not None
    scores = ", ".join(map(str, session.outcome.scores))
    assert (
        f"Result: won by seat {session.outcome.winners[0] + 1} (points), scores {scores}," in shown
    )


def test_a_position_is_drawn_with_its_odds() -> None:
    """The draw is chance: each value with its weight."""
    shown = caserne("position", LINE).stdout
    assert "Chance decides (tiles), 6 outcomes:" in shown
    assert "  draw 5  6/30" in shown


def test_bots_take_turns_round_the_table() -> None:
    """Two bots, each as often at each seat; wins with their intervals, by bot and by seat."""
    args = ("simulate", "feurio", "--bot", "steady", "--bot", "random", "--rotate", "--games", "4")
    told = json.loads(caserne(*args, "--json").stdout)
    assert told["bot"] == "steady,random"
    assert told["rotate"] is True
    assert {name: bot["games"] for name, bot in told["bots"].items()} == {"steady": 4, "random": 4}
    assert sum(seat["wins"] + seat["shared"] / 2 for seat in told["seats"].values()) == 4
    shown = caserne(*args).stdout
    assert re.search(r"^played by   steady, random, rotated, seed 1$", shown, re.MULTILINE)
    assert re.search(r"^steady      4 = 100\.0% \(95 % interval ", shown, re.MULTILINE)
    assert re.search(r"^seat 2      2 = 50\.0%", shown, re.MULTILINE)


def test_a_team_is_counted_as_one() -> None:
    """In the cooperative game all win or lose."""
    args = ("--cooperative", "--games", "2", "--bot", "random")
    shown = caserne("simulate", "feurio", *args).stdout
    assert re.search(r"^won         0 = 0\.0%", shown, re.MULTILINE)
    assert "missed 2" in shown
