"""Lessons in the terminal: listed, taken, left and taken up, and remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.cli.running import caserne

from caserne.games import GAMES
from caserne.play.lesson import lessons_of

if TYPE_CHECKING:
    from pathlib import Path

    from click.testing import Result

FIRST = ("flashpoint", "first-rescue")


@pytest.fixture(autouse=True)
def notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test a notebook of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "caserne" / "lessons.json"


def typed(game: str, lesson: str) -> str:
    """Write what does every step of a lesson: what is on the way, then what is meant."""
    lines = []
    for task in lessons_of(game)[lesson].steps:
        lines += [*(one for one in task.via if one.startswith("move")), task.do[0]]
    return "\n".join([*lines, "quit", ""])


def learn(*args: str, lines: str = "") -> Result:
    """Run the command; it must not fail."""
    result = caserne("learn", *args, typed=lines)
    assert result.exit_code == 0, result.output
    return result


@pytest.mark.parametrize("language", ["en", "fr"])
def test_lessons_are_listed_with_what_is_done(language: str) -> None:
    """All of them, each with the command that begins it; new, begun or done."""
    before = learn("--lang", language).output
    for game in GAMES:
        for lesson in lessons_of(game.name).values():
            assert f"[ ] {getattr(lesson.title, language)}" in before
            assert f"caserne learn {game.name} {lesson.id}\n" in before
    learn(*FIRST, lines="move 3-1\nquit\n")
    assert "[·] First rescue" in learn("flashpoint").output
    learn(*FIRST, lines=typed(*FIRST))
    after = learn("flashpoint").output
    assert "[x] First rescue" in after
    assert "[ ] How fire grows" in after
    assert "Feurio!" not in after


@pytest.mark.parametrize(
    ("game", "lesson"),
    [FIRST, ("flashpoint", "specialists"), ("feurio", "zones"), ("onfire", "stairs")],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lesson_is_taken_to_its_end(game: str, lesson: str, language: str) -> None:
    """The captain says each head in turn, and the last words once."""
    output = learn(game, lesson, "--lang", language, lines=typed(game, lesson)).output
    told = lessons_of(game)[lesson]
    words = " ".join(output.split())
    heads = [words.index(getattr(task, language).head) for task in told.steps]
    assert heads == sorted(heads)
    assert words.count(getattr(told.end, language)) == 1


def test_the_captain_says_why_not_now() -> None:
    """What is legal but not asked for is not done; hint says what is, why cites its rules."""
    lines = "move 2-0\nend\nmove 5-5\nhint\nwhy\nmove 3-1\nquit\n"
    output = learn(*FIRST, lines=lines).output
    assert output.count("Captain Bertrand: Everything in its time: first go inside.") == 2
    assert "move 5-5 is not allowed now. Rule fp.board.adjacent" in output
    assert "Captain Bertrand: type move 3-1" in output
    assert "Captain Bertrand (2 of 6)" in output


def test_what_was_tried_is_taken_back() -> None:
    """Where a step is free something else is done, and undone before the lesson goes on."""
    lines = "move 3-1\nmove 2-1\nmove 3-1\nmove 2-1\nundo\nundo\nundo\nextinguish 4-1\nquit\n"
    output = learn(*FIRST, lines=lines).output
    assert "worth a try. Now take it back (undo)" in output
    assert "Captain Bertrand (3 of 6)" in output


def test_a_lesson_is_taken_up_where_it_was_left(notebook: Path) -> None:
    """With the same dice to come; ``--again`` begins anew, and so does one that is done."""
    learn(*FIRST, lines="move 3-1\nextinguish 4-1\nquit\n")
    output = learn(*FIRST, lines="move 3-2\nquit\n").output
    assert "Back at the table, after 2 actions." in output
    assert "A victim" in output
    assert "(1 of 6)" in learn(*FIRST, "--again", lines="quit\n").output
    learn(*FIRST, lines=typed(*FIRST))
    assert "(1 of 6)" in learn(*FIRST, lines="quit\n").output
    assert "[x] First rescue" in learn("flashpoint").output
    assert "script" not in notebook.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "text", ["", "no JSON", "[]", '{"flashpoint/first-rescue": {"lines": ["1 fly"]}}']
)
def test_a_notebook_that_cannot_be_read_is_begun_anew(notebook: Path, text: str) -> None:
    """Whatever lies there, lessons are listed and taken."""
    notebook.parent.mkdir()
    notebook.write_text(text, encoding="utf-8")
    assert "First rescue" in learn("flashpoint").output
    assert "(1 of 6)" in learn(*FIRST, lines="quit\n").output


def test_a_notebook_that_cannot_be_written_stops_nobody(notebook: Path) -> None:
    """The lesson is taken all the same."""
    notebook.parent.write_text("a file where the folder should be", encoding="utf-8")
    assert "(2 of 6)" in learn(*FIRST, lines="move 3-1\nquit\n").output


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "game: expected one of flashpoint, feurio, onfire, got 'chess'"),
        (["feurio", "nope"], "lesson: expected one of heat, zones, firebreaks, alone, got 'nope'"),
        (["--again"], "--again: expected a game and a lesson"),
    ],
)
def test_what_is_no_lesson(args: list[str], complaint: str) -> None:
    """A game or a lesson that there is not is answered with those there are."""
    result = caserne("learn", *args)
    assert result.exit_code == 2
    assert complaint in result.output
