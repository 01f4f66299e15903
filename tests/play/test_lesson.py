"""Lessons: each is played as it is meant, and by somebody who strays at every step."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec
import pytest

from caserne.core.errors import RefusedError, UnreadableError
from caserne.core.rulebook import read_rulebook
from caserne.games import GAMES, find
from caserne.play.beginning import Beginning
from caserne.play.lesson import (
    LEARNER,
    Teacher,
    find_lesson,
    lessons_of,
    read_lessons,
    teacher_of,
)
from caserne.play.table import Table, Told, lines_of

if TYPE_CHECKING:
    from collections.abc import Iterator

ALL = [(game.name, name) for game in GAMES for name in lessons_of(game.name)]
SEEDS = (1, 2)


class Desk:
    """Somebody who takes a lesson: a table with its teacher, and the journal that is kept."""

    def __init__(self, game: str, name: str, seed: int = 1) -> None:
        """Sit down."""
        self.lesson = find_lesson(game, name)
        self.game = find(game).from_text(self.lesson.options)
        self.seed = seed
        self.teacher = Teacher(self.lesson, self.game)
        self.table = Table(self.game, seed, self.lesson.beginning(self.game))
        self.lines = [*self.table.beginning.lines(), *lines_of(self.game, self.table.open())]

    def play(self, *actions: str) -> list[Told]:
        """Play actions as the page sends them: one, and what follows on the way."""
        codes = [self.game.read_action(action) for action in actions]
        told = self.teacher.lead(self.table, LEARNER, codes, self.table.version)
        self.lines += lines_of(self.game, told)
        return told

    def undo(self) -> None:
        """Take the last action back."""
        told = self.table.ask_undo(LEARNER, self.table.version)
        self.lines += lines_of(self.game, told)

    @property
    def done(self) -> int:
        """Tell how many steps are done."""
        return self.teacher.progress(self.table.record({})).done

    def way(self, number: int) -> list[str]:
        """Give the actions that do a step: on the way there, and the one that is meant."""
        task = self.lesson.steps[number]
        meant = [text for text in task.do if self.legal(text)]
        if meant:
            return meant[:1]
        return [*task.via, task.do[0]]

    def legal(self, text: str) -> bool:
        """Tell whether an action is legal now."""
        return self.game.read_action(text) in self.table.state.legal()

    def take(self, number: int) -> None:
        """Do a step as it is meant."""
        for action in self.way(number):
            if self.legal(action) and self.done == number:
                self.play(action)
        assert self.done == number + 1, self.lesson.steps[number].en.head

    def position(self) -> str:
        """Write the position down."""
        return self.game.write_position(self.table.state)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_played_to_its_end(game: str, name: str, seed: int) -> None:
    """As its script says, whatever the seed, and the same from its journal after every step."""
    desk = Desk(game, name, seed)
    assert desk.table.actor == LEARNER
    for number in range(len(desk.lesson.steps)):
        desk.take(number)
        twin = Table.rebuild(desk.game, seed, desk.lines)
        assert desk.game.write_position(twin.state) == desk.position()
        teacher = teacher_of(desk.game, twin.beginning)
        assert teacher is not None
        assert teacher.progress(twin.record({})).done == number + 1
    assert desk.table.outcome is None or LEARNER in desk.table.outcome.winners


@pytest.mark.parametrize(("game", "name"), ALL)
def test_whoever_strays_still_finishes(game: str, name: str) -> None:
    """At every step: what is illegal, legal but not now, tried and taken back; then the step."""
    desk = Desk(game, name)
    for number, task in enumerate(desk.lesson.steps):
        before = desk.position()
        leading = desk.teacher.meant(desk.teacher.progress(desk.table.record({})))
        others = [action for action in desk.table.state.legal() if action not in leading]
        for action in others:
            stray(desk, desk.game.write_action(action), before, may=task.free)
        impossible = {"flashpoint": "roll 1-1", "feurio": "draw 1", "onfire": "first 1"}[game]
        with pytest.raises(RefusedError) as caught:
            desk.play(impossible)
        assert caught.value.code == "illegal"
        assert desk.position() == before
        desk.take(number)


def stray(desk: Desk, action: str, before: str, *, may: bool) -> None:
    """Try something else: it is refused in the teacher's words, or taken back before going on."""
    number, refused = desk.done, refusal(desk, action)
    if refused is not None:
        assert (refused.code, str(refused)) == ("lesson", desk.lesson.steps[number].en.wait)
        assert desk.position() == before
        return
    assert may
    record = desk.table.record({})
    assert desk.teacher.is_astray(record, desk.teacher.progress(record))
    for meant in filter(desk.legal, desk.way(number)):
        with pytest.raises(RefusedError, match="take back first"):
            desk.play(meant)
    desk.undo()
    assert desk.position() == before


def refusal(desk: Desk, action: str) -> RefusedError | None:
    """Play an action; give why it was refused, if it was."""
    try:
        desk.play(action)
    except RefusedError as error:
        return error
    return None


def test_something_may_be_tried_in_every_game() -> None:
    """Each game has a step at which something else is let through."""
    for game in GAMES:
        assert any(task.free for one in lessons_of(game.name).values() for task in one.steps)


def test_the_lessons_there_are() -> None:
    """Every game has its lessons, those of the expansion in a chapter of their own."""
    assert {game.name: list(lessons_of(game.name)) for game in GAMES} == {
        "flashpoint": [
            *("first-rescue", "how-fire-grows", "specialists", "vehicles", "hot-spots"),
            *("floors", "objects", "platform"),
        ],
        "feurio": ["heat", "zones", "firebreaks", "alone"],
        "onfire": ["stairs", "elbows", "elevator", "extreme"],
    }
    chapters = {one.id: one.chapter for one in lessons_of("flashpoint").values() if one.chapter}
    assert chapters == dict.fromkeys(("floors", "objects", "platform"), "extreme")


@pytest.mark.parametrize(("game", "name"), ALL)
def test_everything_is_said_in_both_languages(game: str, name: str) -> None:
    """Every text is there in English and in French, and no two are the same."""
    lesson = find_lesson(game, name)
    pairs = [(one.en, one.fr) for one in (lesson.title, lesson.about, lesson.end)]
    for task in lesson.steps:
        pairs += [(task.en.head, task.fr.head), (task.en.say, task.fr.say)]
        pairs += [(task.en.wait, task.fr.wait)]
    assert all(en.strip() and fr.strip() and en != fr for en, fr in pairs)
    assert all(len(en) < 320 and len(fr) < 320 for en, fr in pairs)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_is_pointed_at_and_cited_exists(game: str, name: str) -> None:
    """A place is one of the board's, a rule one of the book's, and each step cites one."""
    desk = Desk(game, name)
    text = (files(f"caserne.games.{game}") / "rulebook.toml").read_text("utf-8")
    book = set(read_rulebook(text).rules)
    for number, task in enumerate(desk.lesson.steps):
        assert task.rules
        assert set(task.rules) <= book
        view = desk.game.view(desk.table.state, LEARNER)
        shown = [*names(desk.game.scenery()), *names(desk.game.show(view))]
        assert set(task.point) <= set(shown)
        desk.take(number)


def names(shown: object) -> Iterator[str]:
    """List all that something shown gives a name: spaces, edges, squares, tiles, points."""
    if isinstance(shown, dict):
        yield from map(str, shown)
        for value in shown.values():
            yield from names(value)
    elif isinstance(shown, msgspec.Struct):
        yield from names(msgspec.to_builtins(shown))


def test_a_journey_goes_as_far_as_the_lesson() -> None:
    """Of several actions sent at once those that lead on are played; the rest is left out."""
    desk = Desk("flashpoint", "first-rescue")
    told = desk.play("move 3-1", "move 3-2", "move 4-2")
    assert lines_of(desk.game, told) == ["1 move 3-1"]
    for number in range(1, 5):
        desk.take(number)
    assert lines_of(desk.game, desk.play("move 3-1", "move 3-0")) == ["1 move 3-1", "1 move 3-0"]


def test_whoever_is_done_plays_on_freely() -> None:
    """After the last step nothing is refused but what the rules forbid."""
    desk = Desk("flashpoint", "first-rescue")
    for number in range(len(desk.lesson.steps)):
        desk.take(number)
    desk.play("end")
    assert desk.table.actor == LEARNER


def test_the_others_do_as_the_lesson_says() -> None:
    """A seat that is not the learner's plays what is written, at once and in its order."""
    desk = Desk("onfire", "stairs")
    for number in range(4):
        desk.take(number)
    acts = [line for line in desk.lines if line.startswith("2 ")]
    assert acts == [f"2 {action}" for action in desk.lesson.others]
    assert desk.teacher.answer(desk.table.record({})) is None


def test_a_lesson_is_no_secret_kept_in_records() -> None:
    """What chance will bring is in the journal alone: neither in the record nor in the position."""
    desk = Desk("flashpoint", "first-rescue")
    assert any(line.startswith("script ") for line in desk.lines)
    text = desk.table.record({}).write()
    assert "script" not in text
    assert "lesson" not in text


def test_a_table_of_an_unknown_lesson_is_a_table() -> None:
    """A lesson that is no longer there leaves a game that is played without a teacher."""
    game = find("flashpoint").from_text("firefighters=1")
    assert teacher_of(game, Beginning(lesson="long-gone")) is None
    with pytest.raises(UnreadableError, match="first-rescue"):
        find_lesson("flashpoint", "long-gone")


@pytest.mark.parametrize("text", ["[x", "[x]\ntitle = 3", "[x]\nsurplus = 1"])
def test_a_file_that_is_no_lesson(text: str) -> None:
    """What cannot be read is refused and says why."""
    with pytest.raises(UnreadableError, match="lessons: expected a file of lessons"):
        read_lessons(text)
