"""At the table: what is shown, what can be typed, and what can be taken back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.running import PLACES, actions, caserne, kept, term


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in an empty folder."""
    monkeypatch.chdir(tmp_path)


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


def test_odds_tell_what_the_fire_may_do() -> None:
    """In a turn the danger of the next fire phase is told; before the first there is none yet."""
    told = term(f"{PLACES}odds\n").partition("1> odds\n")[2]
    assert told.startswith("The next fire phase, every roll followed")
    assert "Firefighter 1 at " in told
    assert "No fire phase, tile or event is next here." in term("odds\n")


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
    assert "chance has acted since" in shown
    assert actions(kept())[3:] == ["end"]


def test_a_bots_action_is_not_taken_back() -> None:
    """What a bot did stays, and so does what came before."""
    shown = term("place 3-0\nundo\n", "--bot", "2=random", "--record", "game")
    assert "a bot has acted since" in shown
    assert len(actions(kept())) == 2
