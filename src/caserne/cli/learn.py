"""``caserne learn``: lessons in the terminal, with a teacher who says what to do next."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING, Final

import click
import msgspec

from caserne import games
from caserne.bots import catalogue
from caserne.bots.names import bot_name
from caserne.cli.failures import INTERRUPTED, mistake
from caserne.cli.reading import MOST_SEED
from caserne.cli.table import Departure, Table
from caserne.cli.terminal import broken
from caserne.cli.words import Words, language_option
from caserne.core.errors import RefusedError, UnreadableError
from caserne.lab.simulate import bot_seed
from caserne.play.lesson import LEARNER, Lesson, Teacher, find_lesson, lessons_of
from caserne.play.record import Record, read_entry, replay, write_entry
from caserne.play.session import Session
from caserne.store.folder import data_folder

if TYPE_CHECKING:
    from pathlib import Path

    from caserne.cli.menu import Menu
    from caserne.core.game import Game
    from caserne.core.rulebook import Language

FILE: Final = "lessons.json"


class Kept(msgspec.Struct):
    """What is remembered of a lesson: whether it was ever done, and what was played last."""

    done: bool = False
    lines: list[str] = []


class Notebook:
    """What somebody has learnt, in one small file; one that cannot be read counts as empty."""

    def __init__(self) -> None:
        """Open the notebook of whoever uses this machine."""
        self.path: Path = data_folder() / "caserne" / FILE
        self.kept: dict[str, Kept] = {}
        with contextlib.suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
            self.kept = msgspec.json.decode(self.path.read_bytes(), type=dict[str, Kept])

    def of(self, game: str, lesson: str) -> Kept:
        """Give what is remembered of a lesson."""
        return self.kept.setdefault(f"{game}/{lesson}", Kept())

    def write(self) -> bool:
        """Write it down, in one go; tells whether that was possible."""
        fresh = self.path.with_name(f".{FILE}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(msgspec.json.encode(self.kept))
            fresh.replace(self.path)
        except OSError:
            return False
        return True


class Classroom(Table):
    """A table with a teacher beside it."""

    def __init__(
        self, session: Session, teacher: Teacher, words: Words, notebook: Notebook
    ) -> None:
        """Seat bots beside whoever learns."""
        game, seed = session.game, secrets.randbelow(MOST_SEED)
        name = catalogue.usual(game.name)
        bots = {
            seat: (name, catalogue.make(name, game, bot_seed(seed, seat)))
            for seat in range(game.seats)
            if seat != LEARNER
        }
        super().__init__(session, bots, words, None)
        words.names = {
            seat + 1: f"{bot_name(teacher.lesson.id, seat, ())} {seat + 1}" for seat in bots
        }
        self.teacher = teacher
        self.notebook = notebook
        self.kept = notebook.of(game.name, teacher.lesson.id)
        self.told = False

    def _think(self, seat: int) -> int:
        answer = self.teacher.answer(self.session.record)
        return super()._think(seat) if answer is None else answer

    def _show(self, seat: int, menu: Menu) -> None:
        """Have the teacher speak after the board and before what may be done."""
        super()._show(seat, menu)
        click.echo()
        progress = self.teacher.progress(self.session.record)
        task = self.teacher.task(progress)
        if task is None:
            self._praise()
            return
        speech = getattr(task, self.words.language)
        numbers = {"step": progress.done + 1, "steps": progress.steps}
        self.say("learn-head", head=speech.head, **numbers)
        click.echo(broken(f"  {speech.say}"))
        if task.point:
            self.say("learn-point", places=", ".join(task.point))
        if self.teacher.is_astray(self.session.record, progress):
            self.say("learn-astray")

    def _hint(self, seat: int) -> None:
        """Say what is meant, word for word; after the lesson ask the strong bot as ever."""
        task = self.teacher.task(self.teacher.progress(self.session.record))
        if task is None:
            super()._hint(seat)
        else:
            self.say("learn-show", action=task.do[0])

    def _rules(self) -> list[str]:
        """Cite the rules behind what the teacher asks for."""
        task = self.teacher.task(self.teacher.progress(self.session.record))
        return super()._rules() if task is None else list(task.rules)

    def _praise(self) -> None:
        """Say the last words of the lesson, once."""
        if not self.told:
            self.told = True
            end = getattr(self.teacher.lesson.end, self.words.language)
            self.say("learn-done", words=end)

    def _say_result(self) -> None:
        super()._say_result()
        if self.teacher.progress(self.session.record).is_over:
            self._praise()

    def _may(self, seat: int, action: int) -> bool:
        """Ask the teacher; what is not for now is said, with the reason."""
        record = self.session.record
        try:
            self.teacher.check(record, seat, action)
        except RefusedError:
            progress = self.teacher.progress(record)
            task = self.teacher.task(progress)
            if task is None or self.teacher.is_astray(record, progress):
                self.say("learn-astray")
            else:
                self.say("learn-wait", words=getattr(task, self.words.language).wait)
            return False
        return True

    def _keep(self) -> None:
        """Remember how far it went."""
        entries = self.session.entries
        self.kept.lines = [write_entry(self.game, entry) for entry in entries]
        self.kept.done |= self.teacher.progress(self.session.record).is_over
        self.notebook.write()

    def leave(self, departure: Departure) -> None:
        """Say goodbye, and how to go on another time."""
        del departure
        self.say("learn-left", command=f"caserne learn {self.game.name} {self.teacher.lesson.id}")


@click.command(short_help="Take lessons in a game.")
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@click.option("--again", is_flag=True, help="Begin the lesson anew.")
@language_option
def learn(game: str | None, lesson: str | None, *, again: bool, language: Language) -> None:
    """Take LESSON in GAME, or list the lessons there are, and which of them are done.

    The board and the rules are the real ones; a captain says what to do next and why. A lesson
    that was left is taken up where it was.
    """
    words, notebook = Words(language), Notebook()
    if game is None or lesson is None:
        if again:
            raise mistake("--again", "a game and a lesson", "no lesson")
        titles = games.GAMES if game is None else [games.find(game)]
        for title in titles:
            _list(title, words, notebook)
        return
    name = games.find(game).name
    _take(find_lesson(name, lesson), name, words, notebook, again=again)


def _list(game: type[Game], words: Words, notebook: Notebook) -> None:
    click.echo(words.say(f"game-{game.name}"))
    for lesson in lessons_of(game.name).values():
        title, about = (getattr(one, words.language) for one in (lesson.title, lesson.about))
        kept = notebook.of(game.name, lesson.id)
        begun = "learn-begun-lesson" if kept.lines else "learn-new-lesson"
        state = "learn-done-lesson" if kept.done else begun
        head = words.say(state, title=title, minutes=lesson.minutes)
        click.echo(broken(f"  {head}"))
        click.echo(broken(f"      {about}"))
        click.echo(f"      caserne learn {game.name} {lesson.id}")
    click.echo()


def _take(lesson: Lesson, name: str, words: Words, notebook: Notebook, *, again: bool) -> None:
    game = games.find(name).from_text(lesson.options)
    teacher = Teacher(lesson, game)
    kept = notebook.of(name, lesson.id)
    is_over = teacher.progress(_record(lesson, game, kept.lines)).is_over
    session = _session(lesson, game, [] if again or is_over else kept.lines)
    table = Classroom(session, teacher, words, notebook)
    table.say("learn-welcome", title=getattr(lesson.title, words.language))
    if session.entries:
        table.say("resumed", actions=len(session.entries))
    try:
        departure = table.play()
    except KeyboardInterrupt:
        click.echo()
        table.leave(Departure.NO_MORE_INPUT)
        raise click.exceptions.Exit(INTERRUPTED) from None
    if departure is not None:
        table.leave(departure)


def _session(lesson: Lesson, game: Game, lines: list[str]) -> Session:
    """Begin a lesson, or take it up; what does not fit it any more is forgotten."""
    session = Session(game, secrets.randbelow(MOST_SEED), lesson.beginning(game))
    with contextlib.suppress(RefusedError):
        for step in replay(_record(lesson, game, lines)):
            session.repeat(step.entry)
    return session


def _record(lesson: Lesson, game: Game, lines: list[str]) -> Record:
    """Read what was played of a lesson as far as it can be read."""
    entries = []
    with contextlib.suppress(UnreadableError):
        for number, line in enumerate(lines, 1):
            entries.append(read_entry(game, line, number))
    return Record(game, entries, position=lesson.beginning(game).position)
