"""One game at the terminal: people type, bots think, chance rolls, everything is told."""

from __future__ import annotations

import contextlib
from enum import Enum
from typing import TYPE_CHECKING, Final

import click

from caserne.bots import catalogue
from caserne.cli import commands, terminal
from caserne.cli.advice import ADVISER, advice, adviser_of
from caserne.cli.commands import COMMANDS
from caserne.cli.cover import EVERYBODY
from caserne.cli.keeping import Keeper, resume_command
from caserne.cli.menu import Menu
from caserne.cli.rulebooks import paraphrase
from caserne.cli.showing import Showing
from caserne.cli.terminal import broken, read_line
from caserne.core.door import admit
from caserne.core.errors import RefusedError, UnreadableError
from caserne.core.state import CHANCE, NOBODY
from caserne.play.record import Record

if TYPE_CHECKING:
    from caserne.bots.bot import Bot
    from caserne.cli.cover import Cover
    from caserne.cli.words import Value, Words
    from caserne.play.session import Session

PERSON: Final = "person"
"""What a record calls the player of a seat that no bot has."""


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
        people = [seat for seat in range(self.game.seats) if seat not in self.bots]
        self.showing = Showing(session, people, words)
        self.keeper = Keeper(file, words)
        self.refusal = ""
        self.new = True

    # The course of a game

    def play(self) -> Departure | None:
        """Play on to the end, or until somebody leaves."""
        self._keep()
        self.showing.tell(self.session.settle())
        while self.session.actor != NOBODY:
            seat = int(self.session.actor)
            if seat in self.bots:
                self.showing.tell(self.session.act(seat, self._think(seat)))
            elif departure := self._ask(seat):
                return departure
        self._keep()
        self._say_result()
        return None

    def _think(self, seat: int) -> int:
        state = self.session.state
        return self.bots[seat].choose(self.game.view(state, seat), state.legal())

    def say(self, message: str, **values: Value) -> None:
        """Print a message of the catalogue."""
        terminal.say(self.words, message, **values)

    # A person's decision

    def _ask(self, seat: int) -> Departure | None:
        """Have a person decide; give ``None`` once an action was played or taken back."""
        self._keep()
        cover = self.showing.cover
        if cover is not None and (departure := self._uncover(cover, seat)):
            return departure
        menu = Menu.of(self.game, self.session.state)
        self._show(seat, menu)
        while True:
            try:
                answer = read_line(self.words.say("prompt", seat=seat + 1))
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
            self.showing.tell_to(EVERYBODY, cover.news(EVERYBODY))
            if departure := self._await(seat):
                return departure
            cover.wipe()
            cover.looking = seat
        self.showing.tell_to(seat, cover.news(seat))
        return None

    def _await(self, seat: int) -> Departure | None:
        """Wait for an empty line; whatever else is typed may be meant for another's question."""
        while True:
            try:
                answer = read_line(self.words.say("cover", seat=seat + 1))
            except EOFError:
                click.echo()
                return Departure.NO_MORE_INPUT
            if COMMANDS.get(answer.lower()) == "quit":
                return Departure.QUIT
            if not answer:
                return None

    def _show(self, seat: int, menu: Menu) -> None:
        self.showing.draw(seat)
        if self.new:
            self.say("intro-how", example=menu.example)
            self.new = False
        self.say(f"decide-{self.game.name}-{self.game.due(self.session.state)}", seat=seat + 1)
        click.echo("\n".join(menu.lines(self.words, terminal.width())))

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
        self.showing.latest.clear()
        self.refusal = ""
        self.showing.tell(self.session.act(seat, action))
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
                commands.tell_help(self.game, self.words, menu.example)
            case "look":
                self._show(seat, menu)
            case "why":
                self._why(rest)
            case "odds":
                view = self.game.view(self.session.state, seat)
                commands.tell_danger(self.game, view, self.words)
            case "hint":
                self._hint(seat)
            case "save":
                self.keeper.save(self._record(), rest)
            case "record":
                self._show_record()

    def _show_record(self) -> None:
        """Print all that was done; a game with secrets tells it after the end only."""
        if self.game.secretive:
            self.say("record-secret")
        else:
            click.echo(self._record().write(), nl=False)

    def _why(self, rule: str) -> None:
        """Cite the rule that was asked for, else that of the last refusal, else of the events."""
        rules = [rule] if rule else [self.refusal] if self.refusal else self._rules()
        commands.tell_rules(rules, self.words)

    def _hint(self, seat: int) -> None:
        """Say what a strong bot would do in this seat, knowing what the seat knows, and why."""
        self.say("hint-wait")
        bot = adviser_of(self.game, ADVISER, catalogue.WHOLE_BUDGET, len(self.session.entries))
        found = bot.assess(self.game.view(self.session.state, seat))
        for line in advice(found, self.words):
            click.echo(broken(line))

    def _rules(self) -> list[str]:
        told = (rule for event in self.showing.latest for rule in (event.rule, *event.also))
        return list(dict.fromkeys(told))

    def _undo(self, seat: int) -> bool:
        """Take back the last action, rivals their own only; else say why not."""
        reason = self._reason_to_stand(seat)
        if reason:
            self.say(reason)
            return False
        last = self.session.entries[-1]
        self.session.undo()
        self.showing.forget()
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
        self.keeper.keep(self._record())

    def leave(self, departure: Departure) -> None:
        """Say goodbye, and how to go on another time."""
        if self.keeper.file is not None:
            self.say("left-kept", command=resume_command(self.keeper.file))
            return
        if departure is Departure.QUIT and self.session.entries:
            with contextlib.suppress(EOFError):
                while file := read_line(self.words.say("quit-save")):
                    if self.keeper.save(self._record(), file):
                        return
        self.say("left-unkept")

    def _say_result(self) -> None:
        if self.showing.tell_result() and self.keeper.file is not None:
            self.say("ended-record", file=self.keeper.file)
