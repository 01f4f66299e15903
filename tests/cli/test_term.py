"""The terminal player: whole games by script, and everything else that can be typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.running import ENGLISH, Terminal, caserne, played, typed_by_people

from caserne import games
from caserne.cli.keeping import write_record
from caserne.cli.menu import Menu
from caserne.play.record import Record, read_record, replay
from caserne.play.session import Session

PLACES = "place 3-0\nplace 3-0\nplace 7-3\n"


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in an empty folder."""
    monkeypatch.chdir(tmp_path)


def term(typed: str, *args: str) -> str:
    """Play Flash Point with what is typed; give all that was shown."""
    result = caserne("term", "flashpoint", *args, typed=typed)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def kept(file: str = "game") -> Record:
    """Read a record that was kept."""
    return read_record(Path(file).read_text(encoding="utf-8"), games.find)


def actions(record: Record) -> list[str]:
    """Give the actions of people in a record."""
    return [record.game.write_action(e.action) for e in record.entries if e.actor >= 0]


def lines(record: Record) -> list[str]:
    """Give the lines of a record that hold what was done."""
    return record.write().partition("\n\n")[2].splitlines()


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


# What is shown


def test_a_newcomer_is_introduced() -> None:
    """First what the game is about, what the letters mean, who plays, and how to act."""
    shown = term("")
    order = ["Save 7 victims", "f fire", "You play firefighters 1, 2, 3.", "Type the number of an"]
    assert [shown.find(text) for text in order] == sorted(shown.find(text) for text in order)
    assert -1 not in [shown.find(text) for text in order]


def test_the_introduction_fits_the_rules() -> None:
    """Where victims are safe depends on the rules."""
    assert "Carry victims out of the house" in term("")
    assert "Victims are safe where the ambulance stands" in " ".join(
        term("", "--rules", "advanced").split()
    )


def test_what_happened_is_told_after_an_action() -> None:
    """The sentences of the events follow what was typed, dice included."""
    shown = term(f"{PLACES}move 3-1\nend\n", "--seed", "1")
    told = shown.partition("1> move 3-1\n")[2]
    assert told.startswith("  Firefighter 1 goes from 3-0 to 3-1 (1 AP).\n")
    told = shown.partition("1> end\n")[2]
    assert told.startswith(
        "  Firefighter 1 ends the turn and keeps 3 AP.\n  The fire advances: red"
    )
    assert "  Turn 2: firefighter 2 has 4 AP.\n" in told


def test_the_one_who_decides_is_asked() -> None:
    """Each seat is asked in its turn, with the question that is open."""
    shown = term(PLACES)
    assert shown.count("where do you start? Anywhere outside.") == 3
    assert "Firefighter 1, it is your turn." in shown.partition("3> place 7-3")[2]


def test_the_seed_is_secret_until_the_end() -> None:
    """Nothing that is shown during a game tells the dice to come."""
    typed = f"{PLACES}?\nwhy\nrecord\nsave game\nlook\n"
    shown = term(typed, "--seed", "123454321", "--record", "game")
    assert not re.search(r"123.?454.?321", shown)
    assert "123454321" not in Path("game").read_text(encoding="utf-8")


def test_dice_differ_unless_a_seed_is_given() -> None:
    """Two games have two secrets."""
    typed = f"{PLACES}end\nend\nend\nend\nend\nend\nrecord\n"
    assert len({term(typed) for _ in range(3)}) > 1
    assert len({term(typed, "--seed", "5") for _ in range(3)}) == 1


# What is typed


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    """The rule's id and paraphrase are told, nothing happens, and the question stays open."""
    shown = term(f"{PLACES}move 5-5\nmove 3-1\n", "--record", "game")
    told = " ".join(shown.partition("1> move 5-5\n")[2].split())
    assert told.startswith(
        "move 5-5 is not allowed now. Rule fp.board.adjacent: Two spaces are adjacent only"
    )
    assert actions(kept())[3:] == ["move 3-1"]


def test_a_refusal_speaks_the_language() -> None:
    """In French the paraphrase is the French one."""
    shown = " ".join(term(f"{PLACES}move 5-5\n", "--lang", "fr").split())
    assert (
        "move 5-5 n\u2019est pas permis maintenant. Règle fp.board.adjacent : Deux cases" in shown
    )


@pytest.mark.parametrize(
    "typed", ["fly", "99", "0", "move", "move 9-9", "²", "command 9 x", "{", "é"]
)
def test_what_is_not_understood_is_asked_again(typed: str) -> None:
    """Nonsense is answered with what can be typed; nothing happens."""
    shown = term(f"{typed}\n{PLACES}", "--record", "game")
    assert f"I do not understand {typed}. Type a number from 1 to 32 or an action" in shown
    assert actions(kept()) == PLACES.splitlines()


def test_case_and_blanks_do_not_matter() -> None:
    """An action may be typed carelessly; an empty line does nothing."""
    term("\n  PLACE   3-0 \n\n", "--record", "game")
    assert actions(kept()) == ["place 3-0"]


def test_bytes_that_are_no_text_are_not_understood() -> None:
    """A broken line is nonsense like any other."""
    result = caserne("term", "flashpoint", typed=b"\xff\xfe\nplace 3-0\n")
    assert result.exit_code == 0
    assert "I do not understand" in result.stdout
    assert "Firefighter 1 starts at 3-0." in result.stdout


@pytest.mark.parametrize("word", ["?", "help", "aide"])
def test_help_tells_what_can_be_typed(word: str) -> None:
    """Commands, the form of an action, and the letters of the drawing."""
    told = term(f"{word}\n").partition(f"1> {word}\n")[2]
    assert "take your last action back" in told
    assert "such as place 0-0" in told
    assert "f fire" in told


def test_why_cites_the_last_refusal() -> None:
    """The rule that was in the way is said again."""
    told = term(f"{PLACES}chop 1-1/1-2\nwhy\n").partition("1> why\n")[2]
    assert told.startswith("fp.chop: ")


def test_why_cites_what_happened() -> None:
    """Without a refusal, the rules of the last events are cited, each once."""
    told = term(f"{PLACES}move 5-5\nmove 3-1\nwhy\n").partition("1> why\n")[2]
    assert told.startswith("fp.move.cost: ")
    assert "fp.board.adjacent" not in told


def test_why_cites_a_rule_by_name() -> None:
    """Any rule can be asked for; one that is not there is said not to be."""
    shown = term("why\nwhy fp.chop\nwhy fp.nonsense\n")
    assert "Nothing was refused and nothing has happened yet." in shown
    assert "\nfp.chop: " in shown
    assert "There is no rule fp.nonsense." in shown


def test_look_draws_again() -> None:
    """The board and the list are shown once more."""
    assert term("").count("in the station") * 2 == term("look\n").count("in the station")


def test_record_shows_what_was_done() -> None:
    """The record so far, as it would be kept."""
    assert "seat 3 person\n\n1 place 3-0\n" in term("place 3-0\nrecord\n")


# Taking back


def test_an_action_is_taken_back() -> None:
    """Undo gives the points back and leaves no trace in the record."""
    shown = term(f"{PLACES}move 3-1\nundo\nmove 4-0\n", "--record", "game")
    assert "Taken back: move 3-1." in shown
    assert actions(kept())[3:] == ["move 4-0"]


def test_several_actions_are_taken_back() -> None:
    """One after the other, down to the beginning."""
    shown = term(f"{PLACES}undo\nundo\nundo\nundo\n", "--record", "game")
    assert shown.count("Taken back: place") == 3
    assert "There is nothing of yours to take back." in shown
    assert actions(kept()) == []


def test_dice_are_not_taken_back() -> None:
    """Once they have fallen it is too late."""
    shown = term(f"{PLACES}end\nundo\n", "--record", "game")
    assert "dice have fallen since" in shown
    assert actions(kept())[3:] == ["end"]


def test_a_bots_action_is_not_taken_back() -> None:
    """What a bot did stays, and so does what came before."""
    shown = term("place 3-0\nundo\n", "--bot", "2=random", "--record", "game")
    assert "a bot has acted since" in shown
    assert len(actions(kept())) == 2


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
    assert "  Firefighter 2 starts at" in shown
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
    assert "  Firefighter 2 starts at" in shown
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

    monkeypatch.setattr("caserne.cli.table.write_record", write)
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
        terminal.type("\x03")
        assert terminal.status() == 130
    assert "To go on later: caserne term --resume game" in terminal.shown
    assert "Traceback" not in terminal.shown
    assert actions(kept()) == ["place 3-0"]


def test_a_kept_game_can_be_resumed_by_a_session() -> None:
    """The file is a record like any other."""
    term(PLACES, "--record", "game")
    assert len(Session.resume(kept(), 1).entries) == 3
