"""One game at the terminal: people type, bots think, chance rolls, everything is told."""

from __future__ import annotations

import contextlib
import shutil
import sys
import textwrap
from enum import Enum
from typing import TYPE_CHECKING, Final

import click

from caserne.bots import catalogue
from caserne.cli.advice import ADVISER, advice, adviser_of
from caserne.cli.cover import EVERYBODY, Cover
from caserne.cli.failures import is_terminal
from caserne.cli.keeping import ForeignFileError, resume_command, write_record
from caserne.cli.menu import Menu
from caserne.cli.odds import tell_odds
from caserne.cli.rulebooks import paraphrase
from caserne.cli.scene import show
from caserne.core.door import admit
from caserne.core.errors import RefusedError, UnreadableError
from caserne.core.state import CHANCE, NOBODY
from caserne.play.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.bots.bot import Bot
    from caserne.cli.words import Value, Words
    from caserne.core.event import Event
    from caserne.play.session import Session

NARROWEST: Final = 20
WIDEST: Final = 100
PERSON: Final = "person"
"""What a record calls the player of a seat that no bot has."""

COMMANDS: Final = {
    "?": "help",
    "help": "help",
    "aide": "help",
    "look": "look",
    "voir": "look",
    "why": "why",
    "pourquoi": "why",
    "odds": "odds",
    "risques": "odds",
    "hint": "hint",
    "conseil": "hint",
    "undo": "undo",
    "annuler": "undo",
    "save": "save",
    "garder": "save",
    "record": "record",
    "journal": "record",
    "quit": "quit",
    "exit": "quit",
    "quitter": "quit",
}
"""What may be typed besides actions."""


class Departure(Enum):
    """Why somebody leaves the table before the end."""

    QUIT = "quit"
    NO_MORE_INPUT = "end of input"


class Table:
    """A session with its players: seats without a bot are people's, who share the terminal."""

    def __init__(
        self, session: Session, bots: dict[int, tuple[str, Bot]], words: Words, file: str | None
    ) -> None:
        """Take a session; its record is kept in ``file``, if one is given, as people act."""
        self.session = session
        self.game = session.game
        self.bots = {seat: bot for seat, (_, bot) in bots.items()}
        self.names = {seat: name for seat, (name, _) in bots.items()}
        self.words = words
        self.file = file
        people = [seat for seat in range(self.game.seats) if seat not in self.bots]
        self.cover = Cover(people) if self.game.secretive and len(people) > 1 else None
        self.latest: list[Event] = []
        self.refusal = ""
        self.new = True

    # The course of a game

    def play(self) -> Departure | None:
        """Play on to the end, or until somebody leaves."""
        self._keep()
        self._tell(self.session.settle())
        while self.session.actor != NOBODY:
            seat = int(self.session.actor)
            if seat in self.bots:
                self._tell(self.session.act(seat, self._think(seat)))
            elif departure := self._ask(seat):
                return departure
        self._keep()
        self._say_result()
        return None

    def _think(self, seat: int) -> int:
        state = self.session.state
        return self.bots[seat].choose(self.game.view(state, seat), state.legal())

    def _tell(self, events: Iterable[Event]) -> None:
        """Say what happened; those who must not see each other's secrets hear it as they look."""
        if self.cover is None:
            self._say_events(events, self._viewer())
        else:
            self.cover.note(len(self.session.entries), events)

    def _say_events(self, events: Iterable[Event], viewer: int | None) -> None:
        """Say what happened as somebody may know it."""
        for event in (self.game.visible_event(event, viewer) for event in events):
            if event is None:
                continue
            self.latest.append(event)
            click.echo(broken(f"  {self.words.tell(event)}"))

    def _viewer(self) -> int | None:
        """Look with the eyes of the person who must decide, else of the first; bots have none."""
        if self.cover is not None:
            return EVERYBODY
        people = [seat for seat in range(self.game.seats) if seat not in self.bots]
        if not people:
            return None
        actor = int(self.session.actor)
        return actor if actor in people else people[0]

    def _draw(self, viewer: int | None) -> None:
        """Draw the position as somebody may know it."""
        seen = self.game.view(self.session.state, viewer).state
        click.echo(f"\n{show(self.game, seen, self.words)}\n")

    def say(self, message: str, **values: Value) -> None:
        """Print a message of the catalogue, its lines broken where the terminal ends."""
        for line in self.words.say(message, **values).splitlines():
            click.echo(broken(line))

    # A person's decision

    def _ask(self, seat: int) -> Departure | None:
        """Have a person decide; give ``None`` once an action was played or taken back."""
        self._keep()
        if self.cover is not None and (departure := self._uncover(self.cover, seat)):
            return departure
        menu = Menu.of(self.game, self.session.state)
        self._show(seat, menu)
        while True:
            try:
                answer = self._answer(self.words.say("prompt", seat=seat + 1))
            except EOFError:
                click.echo()
                return Departure.NO_MORE_INPUT
            word, _, rest = answer.partition(" ")
            command = COMMANDS.get(word.lower())
            if command == "quit":
                return Departure.QUIT
            if command == "undo" and self._undo(seat):
                return None
            if command:
                self._obey(command, rest.strip(), seat, menu)
            elif answer and self._try(seat, menu, " ".join(answer.lower().split())):
                return None

    def _uncover(self, cover: Cover, seat: int) -> Departure | None:
        """Show nothing of a person's before they say that they look, and nothing of the last's."""
        if cover.looking != seat:
            if cover.looking is not None:
                cover.wipe()
            self._say_events(cover.news(EVERYBODY), EVERYBODY)
            if departure := self._await(seat):
                return departure
            cover.wipe()
            cover.looking = seat
        self._say_events(cover.news(seat), seat)
        return None

    def _await(self, seat: int) -> Departure | None:
        """Wait for an empty line; whatever else is typed may be meant for another's question."""
        while True:
            try:
                answer = self._answer(self.words.say("cover", seat=seat + 1))
            except EOFError:
                click.echo()
                return Departure.NO_MORE_INPUT
            if COMMANDS.get(answer.lower()) == "quit":
                return Departure.QUIT
            if not answer:
                return None

    def _answer(self, prompt: str) -> str:
        """Read a line; in a script it is repeated, so that what came of it can be followed."""
        if sys.stdin is None:
            raise EOFError
        sys.stdout.flush()
        answer = input(prompt).strip()
        if not is_terminal(sys.stdin):
            click.echo(answer)
        return answer

    def _show(self, seat: int, menu: Menu) -> None:
        self._draw(seat)
        if self.new:
            self.say("intro-how", example=menu.example)
            self.new = False
        self.say(f"decide-{self.game.name}-{self.game.due(self.session.state)}", seat=seat + 1)
        click.echo("\n".join(menu.lines(self.words, _width())))

    def _try(self, seat: int, menu: Menu, answer: str) -> bool:
        """Play what was typed; what is not understood or not allowed is said."""
        action = menu.find(answer)
        if action is None:
            action = self._other(answer)
        if action is None:
            count, example = len(menu.choices), menu.example
            self.say("unreadable", text=answer, count=count, example=example)
            return False
        try:
            admit(self.game, self.session.state, seat, action)
        except RefusedError as error:
            self._refuse(self.game.write_action(action), error.rule)
            return False
        if not self._may(seat, action):
            return False
        self.latest.clear()
        self.refusal = ""
        self._tell(self.session.act(seat, action))
        self._keep()
        return True

    def _may(self, seat: int, action: int) -> bool:
        """Tell whether what is legal may be done at this table; a teacher may think otherwise."""
        del self, seat, action
        return True

    def _other(self, answer: str) -> int | None:
        """Read an action that is not in the list, to be refused with its reason."""
        try:
            return self.game.read_action(answer)
        except UnreadableError:
            return None

    def _refuse(self, action: str, rule: str) -> None:
        self.refusal = rule
        if rule:
            why = paraphrase(rule, self.words.language)
            self.say("refused", action=action, rule=rule, paraphrase=why)
        else:
            self.say("refused-no-rule", action=action)

    # What may be typed besides actions

    def _obey(self, command: str, rest: str, seat: int, menu: Menu) -> None:
        match command:
            case "help":
                self.help(menu.example)
            case "look":
                self._show(seat, menu)
            case "why":
                self._why(rest)
            case "odds":
                self._tell_odds(seat)
            case "hint":
                self._hint(seat)
            case "save":
                self._save(rest)
            case "record":
                self._show_record()

    def _tell_odds(self, seat: int) -> None:
        """Say what chance may bring next, as far as a seat may know it."""
        view = self.game.view(self.session.state, seat)
        try:
            lines = tell_odds(self.game, view, self.words)
        except UnreadableError:
            lines = [self.words.say("odds-none")]
        click.echo("\n".join(broken(line) for line in lines))

    def _show_record(self) -> None:
        """Print all that was done; a game with secrets tells it after the end only."""
        if self.game.secretive:
            self.say("record-secret")
        else:
            click.echo(self._record().write(), nl=False)

    def help(self, example: str) -> None:
        """Say what can be typed and what the drawing means."""
        self.say("help-actions", example=example)
        click.echo()
        self.say("help-commands")
        click.echo()
        self.legend()

    def legend(self) -> None:
        """Say what the letters of the drawing mean."""
        message = f"legend-{self.game.name}"
        if self.words.has(message):
            self.say(message)

    def _why(self, rule: str) -> None:
        """Cite the rule that was asked for, else that of the last refusal, else of the events."""
        rules = [rule] if rule else [self.refusal] if self.refusal else self._rules()
        if not rules:
            self.say("why-nothing")
        for name in rules:
            text = paraphrase(name, self.words.language)
            if text:
                self.say("why-rule", rule=name, paraphrase=text)
            else:
                self.say("why-unknown", rule=name)

    def _hint(self, seat: int) -> None:
        """Say what a strong bot would do in this seat, knowing what the seat knows, and why."""
        self.say("hint-wait")
        bot = adviser_of(self.game, ADVISER, catalogue.WHOLE_BUDGET, len(self.session.entries))
        found = bot.assess(self.game.view(self.session.state, seat))
        for line in advice(found, self.words):
            click.echo(broken(line))

    def _rules(self) -> list[str]:
        told = (rule for event in self.latest for rule in (event.rule, *event.also))
        return list(dict.fromkeys(told))

    def _undo(self, seat: int) -> bool:
        """Take back the last action, rivals their own only; else say why not."""
        reason = self._reason_to_stand(seat)
        if reason:
            self.say(reason)
            return False
        last = self.session.entries[-1]
        self.session.undo()
        if self.cover is not None:
            self.cover.forget(len(self.session.entries))
        self.latest.clear()
        self.refusal = ""
        self._keep()
        self.say("undone", action=self.game.write_action(last.action))
        return True

    def _reason_to_stand(self, seat: int) -> str:
        """Name the message that says why nothing can be taken back; empty if something can."""
        entries = self.session.entries
        if not any(entry.actor != CHANCE and entry.actor not in self.bots for entry in entries):
            return "undo-nothing"
        last = entries[-1].actor
        if last == CHANCE:
            return "undo-chance"
        if last in self.bots:
            return "undo-bot"
        if last != seat and not self.game.team:
            return "undo-rival"
        return "undo-revealed" if len(entries) == self.session.revealed else ""

    # Keeping the game

    def _record(self) -> Record:
        names = {seat: self.names.get(seat, PERSON) for seat in range(self.game.seats)}
        position = self.session.beginning.position
        return Record(self.game, list(self.session.entries), names, position)

    def _keep(self) -> None:
        """Write the record to its file; one that cannot be written any more is given up."""
        if self.file is not None and not self._write(self.file):
            self.file = None

    def _save(self, file: str) -> bool:
        """Keep the game from now on in a file that somebody named; say what came of it."""
        if not file:
            self.say("save-where")
        if not file or not self._write(file):
            return False
        self.file = file
        self.say("saved", file=file, command=resume_command(file))
        return True

    def _write(self, file: str) -> bool:
        """Write the record to a file; say why, if that cannot be."""
        try:
            write_record(self._record(), file)
        except ForeignFileError:
            self.say("save-foreign", file=file)
            return False
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.say("save-failed", file=file, reason=reason)
            return False
        return True

    def leave(self, departure: Departure) -> None:
        """Say goodbye, and how to go on another time."""
        if self.file is not None:
            self.say("left-kept", command=resume_command(self.file))
            return
        if departure is Departure.QUIT and self.session.entries:
            with contextlib.suppress(EOFError):
                while file := self._answer(self.words.say("quit-save")):
                    if self._save(file):
                        return
        self.say("left-unkept")

    def _say_result(self) -> None:
        outcome = self.session.outcome
        if outcome is None:
            return
        if self.cover is not None:
            self.cover.wipe()
            self._say_events(self.cover.news(EVERYBODY), EVERYBODY)
        self._draw(self._viewer())
        winners = ", ".join(str(seat + 1) for seat in outcome.winners)
        scores = ", ".join(map(str, outcome.scores))
        figures: dict[str, Value] = {"winners": winners, "scores": scores, **outcome.figures}
        self.say(f"ended-{self.game.name}", won=outcome.won, reason=outcome.reason, **figures)
        if self.file is not None:
            self.say("ended-record", file=self.file)


def _width() -> int:
    columns = shutil.get_terminal_size((WIDEST, 24)).columns - 1
    return max(NARROWEST, min(WIDEST, columns))


def broken(line: str, width: int | None = None) -> str:
    """Break a line that is too long for the terminal; what goes on is indented as it was."""
    width = width or _width()
    if len(line) <= width:
        return line
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(
        line, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )
