"""A lesson: a game that is played on a real table, with a teacher who says what to do next.

Which step it is follows from what was done at the table, and from nothing else: undo, a restart
and another process need no care of their own. ``docs/lessons.md`` describes the files.
"""

# mypyc: no

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.core.errors import RefusedError, UnreadableError
from caserne.core.state import CHANCE
from caserne.play.beginning import Beginning
from caserne.play.record import replay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.core.game import Game
    from caserne.core.state import State
    from caserne.play.record import Record
    from caserne.play.table import Table, Told

LEARNER: Final = 0
"""The seat of whoever learns; all others are played as the lesson says, then by bots."""

TAKE_BACK: Final = "take back first what you tried"


class Text(msgspec.Struct, frozen=True):
    """Something in both languages."""

    en: str
    fr: str


class Speech(msgspec.Struct, frozen=True):
    """What the teacher says at a step, in one language; ``wait``: why now is not the time."""

    head: str
    say: str
    wait: str


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: done with one of the actions ``do``.

    On the way there ``via`` may be played, and where it is ``free`` whatever else is legal may be
    tried, as long as it can be taken back. ``point`` are places on the board.
    """

    en: Speech
    fr: Speech
    do: tuple[str, ...]
    via: tuple[str, ...] = ()
    free: bool = False
    point: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it; ``others`` are the actions of all other seats, in their order.

    ``position`` is a position, or nothing but a game with its options: then it begins with the
    set-up.
    """

    title: Text
    about: Text
    minutes: int
    position: str
    steps: tuple[Task, ...]
    end: Text
    chance: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    chapter: str = ""
    id: str = ""

    def beginning(self, game: Game) -> Beginning:
        """Tell where a table of this lesson begins."""
        fields = self.position.partition(" | ")[2]
        position = game.write_state(game.read_state(fields)) if fields else ""
        return Beginning(position, self.chance, self.id)

    @property
    def options(self) -> str:
        """The options of its game."""
        return self.position.partition(" | ")[0].partition(" ")[2]


class Progress(msgspec.Struct, frozen=True):
    """How far somebody has come: steps done, of how many, what they tried, what others did."""

    done: int
    steps: int
    tried: int
    answers: int

    @property
    def is_over(self) -> bool:
        """Whether every step was done."""
        return self.done == self.steps


class Teacher:
    """Goes through a lesson with whoever plays it."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        """Read what is to be done; an action that is none is an error of the lesson's file."""
        self.lesson = lesson
        self._game = game
        self._do = [frozenset(map(game.read_action, task.do)) for task in lesson.steps]
        self._via = [frozenset(map(game.read_action, task.via)) for task in lesson.steps]
        self._others = [game.read_action(text) for text in lesson.others]

    def progress(self, record: Record) -> Progress:
        """Tell how far what was done at a table has brought its learner."""
        done, tried, answers = 0, 0, 0
        for entry in record.entries:
            answers += entry.actor not in {LEARNER, CHANCE}
            if entry.actor != LEARNER or done == len(self._do):
                continue
            if entry.action in self._do[done]:
                done, tried = done + 1, 0
            else:
                tried += entry.action not in self._via[done]
        return Progress(done, len(self._do), tried, answers)

    def task(self, progress: Progress) -> Task | None:
        """Give the step that is to be done; ``None`` after the last."""
        return None if progress.is_over else self.lesson.steps[progress.done]

    def meant(self, progress: Progress) -> frozenset[int]:
        """Give the actions that lead on now; none after the last step."""
        if progress.is_over:
            return frozenset()
        return self._do[progress.done] | self._via[progress.done]

    def check(self, record: Record, seat: int, action: int) -> None:
        """Refuse (``lesson``) what is legal but not now; whoever is done plays on freely."""
        progress = self.progress(record)
        task = self.task(progress)
        if task is None or seat != LEARNER:
            return
        is_meant = action in self.meant(progress)
        if is_meant and progress.tried:
            raise RefusedError("lesson", TAKE_BACK)
        if not is_meant and not (task.free and self._may_be_undone(record, action)):
            raise RefusedError("lesson", task.en.wait)

    def _may_be_undone(self, record: Record, action: int) -> bool:
        """Tell whether the learner can take an action back and do what is meant instead."""
        state = standing(record)
        is_shown = self._game.reveals(state, action)
        state.apply(action)
        return not is_shown and state.actor() == LEARNER

    def lead(self, table: Table, seat: int, actions: Sequence[int], version: int) -> list[Told]:
        """Play a seat's actions at a table as far as the lesson allows, then those of others.

        The first is refused with its reason, those of a journey behind it are left out.
        """
        table.check(seat, actions[0], version)
        self.check(table.record({}), seat, actions[0])
        told = table.submit(seat, actions[0], version)
        for action in actions[1:]:
            try:
                self.check(table.record({}), seat, action)
            except RefusedError:
                break
            if table.actor != seat or action not in table.state.legal():
                break
            told += table.submit(seat, action, table.version)
        while (answer := self.answer(table.record({}))) is not None:
            told += table.submit(table.actor, answer, table.version)
        return told

    def is_astray(self, record: Record, progress: Progress) -> bool:
        """Tell whether something must be taken back before the lesson can go on."""
        state = standing(record)
        if progress.is_over or state.actor() != LEARNER:
            return False
        return progress.tried > 0 or not self.meant(progress) & set(state.legal())

    def answer(self, record: Record) -> int | None:
        """Give what the seat that must decide does by the lesson; ``None``: a bot decides."""
        state = standing(record)
        progress = self.progress(record)
        if state.actor() in {LEARNER, CHANCE} or progress.answers >= len(self._others):
            return None
        action = self._others[progress.answers]
        return action if action in state.legal() else None


def standing(record: Record) -> State:
    """Give the position that a record leads to."""
    state = record.start()
    for step in replay(record):
        state = step.state
    state.events = None
    return state


# The lessons there are


def read_lessons(text: str) -> dict[str, Lesson]:
    """Read a file of lessons, in its order."""
    try:
        found = msgspec.convert(tomllib.loads(text), dict[str, Lesson], strict=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise UnreadableError("lessons", "a file of lessons", str(error)) from error
    return {name: msgspec.structs.replace(lesson, id=name) for name, lesson in found.items()}


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """Give the lessons of a game by their names; a game may have none."""
    file = files(f"caserne.games.{game}") / "lessons.toml"
    return read_lessons(file.read_text("utf-8")) if file.is_file() else {}


def find_lesson(game: str, name: str) -> Lesson:
    """Find a lesson; ``UnreadableError`` if there is none."""
    known = lessons_of(game)
    if name not in known:
        raise UnreadableError("lesson", f"one of {', '.join(known) or 'none'}", name)
    return known[name]


def teacher_of(game: Game, beginning: Beginning) -> Teacher | None:
    """Give the teacher of a table; ``None`` where there is no lesson, or none of this name."""
    lesson = lessons_of(game.name).get(beginning.lesson) if beginning.lesson else None
    return None if lesson is None else Teacher(lesson, game)
