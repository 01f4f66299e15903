"""The terminal player: whole games by script, seats, and games that are kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.running import (
    ENGLISH,
    PLACES,
    Terminal,
    actions,
    caserne,
    kept,
    lines,
    played,
    term,
    typed_by_people,
)

from caserne.bots.names import NAMES
from caserne.cli.keeping import write_record
from caserne.cli.menu import Menu
from caserne.play.record import Record, replay
from caserne.play.session import Session


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in an empty folder."""
    monkeypatch.chdir(tmp_path)


# Whole games


@pytest.mark.parametrize(
    ("options", "args"),
    [
        ("", ()),
        (
            "rules=advanced firefighters=2 board=villa",
            ("--rules", "advanced", "--firefighters", "2", "--board", "villa"),
        ),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_played_in_words(
    options: str, args: tuple[str, ...], language: str
) -> None:
    """Typing the actions of a game plays that game: same dice, same record, same end."""
    session = played(options, seed=4)
    shown = term(
        typed_by_people(session), *args, "--seed", "4", "--record", "game", "--lang", language
    )
    assert lines(kept()) == lines(session.record)
    assert session.outcome is not None
    result = {"en": "You lost.", "fr": "C\u2019est perdu."}[language]
    assert f"\n{result} " in shown
    assert "--seed 4.\n" in shown
    assert "; caserne replay" in shown.replace("\u00a0", "")


def test_a_whole_game_is_played_by_numbers() -> None:
    """A number stands for the action it is shown before."""
    session = played("rules=advanced firefighters=1", seed=8)
    game = session.game
    typed, state = "", game.start()
    for step in replay(session.record):
        if step.entry.actor >= 0:
            listed = [choice.action for choice in Menu.of(game, state).choices]
            typed += f"{listed.index(step.entry.action) + 1}\n"
        state = step.state.copy()
    term(typed, "--rules", "advanced", "--firefighters", "1", "--seed", "8", "--record", "game")
    assert lines(kept()) == lines(session.record)


def test_bots_may_play_everything() -> None:
    """With no seat of one's own the game is shown to its end."""
    shown = term("", "--bots", "random", "--seats", "none", "--seed", "4")
    assert "Bots play all seats" in shown
    assert re.search(r"You (won|lost)\. ", shown)


# Bots


@pytest.mark.parametrize(
    ("args", "bots"),
    [
        ((), []),
        (("--bot", "2=random"), [2]),
        (("--bot", "1=random", "--bot", "3=steady"), [1, 3]),
        (("--bots", "random"), [2, 3]),
        (("--bots", "random", "--seats", "2"), [1, 3]),
        (("--bots", "random", "--seats", "1,3"), [2]),
        (("--seats", "2"), [1, 3]),
        (("--bots", "random", "--bot", "1=random"), [1, 2, 3]),
    ],
)
def test_bots_take_the_seats_they_are_given(args: tuple[str, ...], bots: list[int]) -> None:
    """The others are people's; the record says who sat where."""
    term("", "--record", "game", *args)
    assert [seat + 1 for seat, name in kept().players.items() if name != "person"] == bots


def test_bots_act_without_being_asked() -> None:
    """They play as soon as it is their turn, and it is told."""
    shown = term("place 3-0\n", "--bots", "random", "--seed", "1")
    names = re.findall(r"^  (\w+) [23] starts at", shown, re.MULTILINE)
    assert len(set(names) & set(NAMES)) == 2
    assert "  Firefighter 1 starts at 3-0" in shown
    assert "2> " not in shown


# Keeping and going on


def test_a_game_goes_on_where_it_stopped() -> None:
    """Resumed with its seed, a game is the one it would have been without the break."""
    session = played(seed=4)
    typed = typed_by_people(session).splitlines(keepends=True)
    half = len(typed) // 2
    shown = term("".join(typed[:half]), "--seed", "4", "--record", "game")
    assert "To go on later: caserne term --resume game" in shown
    rest = caserne("term", "--resume", "game", "--seed", "4", typed="".join(typed[half:]))
    assert rest.exit_code == 0, rest.stderr
    assert "Back at the table" in rest.stdout
    assert lines(kept()) == lines(session.record)


def test_a_resumed_game_keeps_its_players() -> None:
    """Bots of the record take their seats again, people keep their names."""
    Path("game").write_text(
        "caserne record 1\ngame flashpoint\nseat 1 Alice\nseat 2 random\n\n1 place 3-0\n",
        encoding="utf-8",
    )
    shown = caserne("term", "--resume", "game").stdout
    assert re.search(r"^  \w+ 2 starts at", shown, re.MULTILINE)
    assert "Firefighter 2" not in shown
    assert kept().players == {0: "Alice", 1: "random", 2: "person"}


def test_a_finished_game_is_over() -> None:
    """Resuming one shows how it ended, and asks for nothing."""
    Path("game").write_text(played(seed=4).record.write(), encoding="utf-8")
    result = caserne("term", "--resume", "game")
    assert result.exit_code == 0
    assert "You lost." in result.stdout
    assert "> " not in result.stdout


def test_a_game_is_saved_on_request() -> None:
    """The file has the game from then on, and how to go on is said."""
    shown = term("save\nplace 3-0\nsave my game\nplace 3-0\n")
    assert "Say where: save F." in shown
    assert shown.count("To go on later: caserne term --resume 'my game'") == 2
    assert actions(kept("my game")) == ["place 3-0", "place 3-0"]


def test_saving_harms_no_other_file() -> None:
    """A file that is no record, a folder, a place that is not there: told, and play goes on."""
    Path("diary").write_text("Dear diary", encoding="utf-8")
    shown = term("save diary\nsave .\nsave nowhere/x\nplace 3-0\n")
    assert "diary is another file, not a record" in shown
    assert ". is another file, not a record" in shown
    assert "Cannot write nowhere/x: No such file" in shown
    assert "Firefighter 1 starts at 3-0." in shown
    assert Path("diary").read_text(encoding="utf-8") == "Dear diary"


def test_a_file_that_fails_during_a_game_does_not_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told, the game goes on, and can be kept elsewhere."""
    calls: list[str] = []

    def write(record: Record, file: str) -> None:
        calls.append(file)
        if file == "game" and len(calls) > 1:
            raise OSError(28, "No space left on device")
        write_record(record, file)

    monkeypatch.setattr("caserne.cli.keeping.write_record", write)
    shown = term("place 3-0\nsave elsewhere\nplace 3-0\n", "--record", "game")
    assert shown.count("Cannot write game: No space left on device") == 1
    assert actions(kept("elsewhere")) == ["place 3-0", "place 3-0"]


@pytest.mark.parametrize("columns", ["1", "30", "500"])
def test_a_terminal_of_any_width_will_do(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts are broken where the terminal ends; a tiny one is no failure."""
    monkeypatch.setitem(ENGLISH, "COLUMNS", columns)
    shown = term(f"{PLACES}end\n?\nwhy\n", "--seed", "1").splitlines()
    starts = ("fp.", "  Firefighter", "Save 7")
    texts = [line for line in shown if line.startswith(starts)]
    limit = max(20, min(int(columns), 100))
    long = [line for line in texts if len(line) > limit and " " in line.strip()]
    assert len(texts) > 3
    assert long == []


def test_leaving_asks_whether_to_keep() -> None:
    """Quit asks for a file, once more if that one will not do; an empty answer throws away."""
    shown = term("place 3-0\nquit\n.\ngame\n")
    assert "Save to which file?" in shown
    assert shown.endswith("To go on later: caserne term --resume game\n")
    assert actions(kept()) == ["place 3-0"]
    assert term("place 3-0\nquit\n\n").endswith("The game is not kept; save F keeps one.\n")


def test_leaving_at_once_asks_nothing() -> None:
    """Where nothing was done there is nothing to keep."""
    assert "Save to which file?" not in term("quit\n")


def test_the_end_of_input_is_a_farewell() -> None:
    """No more input leaves cleanly, and says whether the game is kept."""
    assert term("place 3-0\n").endswith("\nGoodbye. The game is not kept; save F keeps one.\n")


# A real terminal


def test_it_plays_in_a_terminal() -> None:
    """Typed at a keyboard, with colours, a line at a time; Ctrl-D leaves."""
    with Terminal("term", "flashpoint", "--record", "game") as terminal:
        terminal.wait_for("1> ")
        terminal.type("place 3-0\r")
        terminal.wait_for("2> ")
        terminal.type("\x04")
        assert terminal.status() == 0
    assert "\x1b[31m\x1b[1mf\x1b[0m" in terminal.shown
    assert "caserne term --resume game" in terminal.shown
    assert actions(kept()) == ["place 3-0"]


def test_the_interrupt_key_leaves_and_keeps() -> None:
    """Ctrl-C ends with status 130, the game kept where it was to be."""
    with Terminal("term", "flashpoint", "--record", "game") as terminal:
        terminal.wait_for("1> ")
        terminal.type("place 3-0\r")
        terminal.wait_for("2> ")
        terminal.interrupt()
        assert terminal.status() == 130
    assert "To go on later: caserne term --resume game" in terminal.shown
    assert "Traceback" not in terminal.shown
    assert actions(kept()) == ["place 3-0"]


def test_a_kept_game_can_be_resumed_by_a_session() -> None:
    """The file is a record like any other."""
    term(PLACES, "--record", "game")
    assert len(Session.resume(kept(), 1).entries) == 3


# From a position

PLACE = (
    "flashpoint firefighters=1 | fire=3-4 poi=5-1 crew=4-4 unseen=10+5 seat=1 turn=1 ap=4"
    " due=ended,act"
)


def test_a_game_begins_at_a_position(tmp_path: Path) -> None:
    """It is played from there, and its record begins there; the game need not be named."""
    file = tmp_path / "game"
    result = caserne("term", "--position", PLACE, "--record", str(file), typed="douse 3-4\nquit\n")
    assert result.exit_code == 0, result.output
    text = file.read_text(encoding="utf-8")
    assert f"position {PLACE.partition(' | ')[2]}\n\n1 douse 3-4\n" in text
    again = caserne("term", "--resume", str(file), typed="quit\n")
    assert "after 1 actions" in again.output
    assert "smoke=3-4" in caserne("replay", str(file)).output


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--position", "flashpoint | crew=?"], "--position: position"),
        (["--position", "nothing"], "--position: game: expected one of flashpoint"),
        (["feurio", "--position", PLACE], "GAME: expected flashpoint, the game of the position"),
        (["--position", PLACE, "--rules", "family"], "--rules: expected no such option beside"),
    ],
)
def test_what_is_no_position_to_begin_at(args: list[str], complaint: str) -> None:
    """Said in one line: what cannot be read, another game's, options besides."""
    result = caserne("term", *args)
    assert result.exit_code == 2
    assert complaint in result.output
