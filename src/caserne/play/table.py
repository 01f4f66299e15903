"""A table: seats act on a game through it, and every step becomes a line of its journal.

It does no input or output. Whoever keeps it writes the lines it gives down before telling anybody,
and makes it again from the same lines at any time, in any process.
"""

# mypyc: no

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.core.door import actor_name, admit
from caserne.core.errors import RefusedError, UnreadableError
from caserne.core.state import CHANCE, NOBODY
from caserne.play.beginning import PLAIN, Beginning, read_beginning
from caserne.play.record import Entry, Record, Step, Undo, read_line, write_line
from caserne.play.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from caserne.core.event import Event
    from caserne.core.game import Game, Outcome
    from caserne.core.state import State

REMEMBERED: Final = 200
"""So many of the last entries are kept with their events, for whoever comes to the table."""


class Told(msgspec.Struct, frozen=True):
    """A line of the journal and what it caused.

    ``seq`` counts lines, ``place`` the entries that stood before it; ``privy`` are the seats that
    may know which action it was (``None``: everybody). ``after`` is the position it led to, where
    chance went on at once.
    """

    seq: int
    place: int
    step: Entry | Undo
    events: list[Event]
    privy: tuple[int, ...] | None
    after: State | None = None


class Moment(msgspec.Struct, frozen=True):
    """When a seat decided something: the lines and the entries before, and the position."""

    version: int
    place: int
    state: State


class Wish(msgspec.Struct, frozen=True):
    """Somebody would like actions of a team mate taken back, as far as ``to`` entries."""

    by: int
    to: int


class Table:
    """One game being played, its journal's length, and what may be taken back."""

    def __init__(self, game: Game, seed: int, beginning: Beginning = PLAIN) -> None:
        """Lay out a game; ``open`` lets chance begin, ``rebuild`` goes on with a journal.

        The journal's first lines are those of the beginning.
        """
        self.game = game
        self.beginning = beginning
        self.version = len(beginning.lines())
        self.wish: Wish | None = None
        self.recent: deque[Told] = deque(maxlen=REMEMBERED)
        self._session = Session(game, seed, beginning)
        self._least = 0
        self._decided: dict[int, Moment] = {}

    @classmethod
    def rebuild(cls, game: Game, seed: int, lines: Sequence[str]) -> Table:
        """Make a table from its journal; a line that does not fit is an error that names it."""
        table = cls(game, seed, read_beginning(game, lines))
        for number, line in enumerate(lines[table.version :], table.version + 1):
            table._repeat(read_line(game, line, number), number)
        return table

    def follow(self, lines: Iterable[str]) -> list[Told]:
        """Play on as the next lines of the journal say, which somebody else wrote."""
        self.wish = None
        first = self.version + 1
        return [
            self._repeat(read_line(self.game, line, number), number)
            for number, line in enumerate(lines, first)
        ]

    @classmethod
    def fork(cls, record: Record, upto: int | None, seed: int) -> tuple[Table, list[Told]]:
        """Lay a table from the first ``upto`` entries of a record, and give its lines.

        What the record holds stands; ``open`` lets chance go on, from a seed of its own.
        """
        table = cls(record.game, seed, Beginning(record.position))
        told = [
            _without_position(table._repeat(entry, entry.line or number))
            for number, entry in enumerate(record.entries[:upto], 1)
        ]
        return table, told

    # Questions

    @property
    def state(self) -> State:
        """The position; what leaves the table is made from a view of it."""
        return self._session.state

    @property
    def actor(self) -> int:
        """Who must decide now."""
        return self._session.actor

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` while it goes on."""
        return self._session.outcome

    @property
    def place(self) -> int:
        """The number of entries that stand."""
        return len(self._session.entries)

    def record(self, players: dict[int, str]) -> Record:
        """Give the record, with what was taken back left out."""
        position = self.beginning.position
        return Record(self.game, list(self._session.entries), players, position)

    def undoable(self) -> tuple[int, int] | None:
        """Tell whose actions may be taken back, and to which place at the furthest.

        They are a seat's last ones in a row, since which nothing random or hidden was revealed.
        """
        if self._least == self.place or self.actor == NOBODY:
            return None
        return self._session.entries[-1].actor, self._least

    def last_decision(self, seat: int) -> Moment | None:
        """Give when a seat last decided something, if all that was done since is remembered."""
        moment = self._decided.get(seat)
        if moment is None or self.place - moment.place > len(self.recent):
            return None
        return moment

    # What seats do

    def open(self) -> list[Told]:
        """Let chance act until a person must; the first lines of a new table."""
        return self._settle()

    def submit(self, seat: int, action: int, version: int, then: Sequence[int] = ()) -> list[Told]:
        """Play a seat's action, then let chance act until a person must.

        ``RefusedError`` if the game is over, it is another's decision, the version is not this
        one, or a rule forbids it; then nothing has changed. The actions of a journey that follow
        (``then``) are played as long as none before has revealed anything and each is legal.
        """
        self.check(seat, action, version)
        self.wish = None
        told = [self._play(Entry(seat, action)), *self._settle()]
        for step in then:
            if self._least == self.place or self.actor != seat or step not in self.state.legal():
                break
            told += [self._play(Entry(seat, step)), *self._settle()]
        return told

    def check(self, seat: int, action: int, version: int) -> None:
        """Raise ``RefusedError`` if ``submit`` would; changes nothing."""
        self._check_version(seat, version)
        admit(self.game, self.state, seat, action)

    def ask_undo(self, seat: int, version: int, to: int | None = None) -> list[Told]:
        """Take the own last action back, or all down to ``to``; a team mate's become a wish.

        Gives no lines while the seat concerned has not agreed.
        """
        concerned, least = self._concerned(seat)
        self._check_version(None, version)
        to = self.place - 1 if to is None else to
        if not least <= to < self.place:
            message = f"expected a place from {least} to {self.place - 1}, got {to}"
            raise RefusedError("illegal", message)
        if concerned == seat:
            return [self._undo(to)]
        if not self.game.team:
            raise RefusedError("not-yours", f"only {actor_name(concerned)} may take this back")
        self.wish = Wish(seat, to)
        return []

    def answer_undo(self, seat: int, *, yes: bool) -> list[Told]:
        """Grant or decline the wish to take the own actions back; its asker may withdraw it."""
        concerned, _ = self._concerned(seat)
        if self.wish is None:
            raise RefusedError("illegal", "nobody asked to take anything back")
        if seat != concerned and (yes or seat != self.wish.by):
            raise RefusedError("not-yours", f"expected {actor_name(concerned)} to answer")
        wish, self.wish = self.wish, None
        return [self._undo(wish.to)] if yes else []

    def _check_version(self, seat: int | None, version: int) -> None:
        """Refuse what was meant for another position; who asks out of turn hears that instead."""
        if version != self.version and seat in (None, self.actor):
            raise RefusedError("stale", f"expected version {self.version}, got {version}")

    def _concerned(self, seat: int) -> tuple[int, int]:
        if self.actor == NOBODY:
            raise RefusedError("ended", "the game is over")
        if not 0 <= seat < self.game.seats:
            raise RefusedError("not-yours", f"expected a seat, got {seat}")
        window = self.undoable()
        if window is None:
            raise RefusedError("illegal", "nothing was done since something was revealed")
        return window

    # Steps

    def _settle(self) -> list[Told]:
        told = []
        while self.actor == CHANCE:
            step = self._session.draw()
            self._least = self.place
            told.append(self._tell(step))
        return told

    def _play(self, entry: Entry) -> Told:
        """Play an entry, and note from where on actions may be taken back."""
        last = self._session.entries[-1].actor if self._session.entries else entry.actor
        if entry.actor != CHANCE:
            self._decided[entry.actor] = Moment(self.version, self.place, self.state.copy())
        step = self._session.repeat(entry)
        if self._session.revealed == self.place:
            self._least = self.place
        elif last != entry.actor:
            self._least = self.place - 1
        return self._tell(step)

    def _tell(self, step: Step) -> Told:
        after = self.state.copy() if self.actor == CHANCE else None
        told = Told(self.version, self.place - 1, step.entry, step.events, step.privy, after)
        self.recent.append(_without_position(told))
        self.version += 1
        return told

    def _undo(self, to: int) -> Told:
        self.wish = None
        self._session.rewind(to)
        while self.recent and self.recent[-1].place >= to:
            self.recent.pop()
        self._decided = {seat: one for seat, one in self._decided.items() if one.place < to}
        told = Told(self.version, to, Undo(to), [], None)
        self.version += 1
        return told

    def _repeat(self, step: Entry | Undo, number: int) -> Told:
        if isinstance(step, Undo):
            if not self._least <= step.to < self.place:
                expected = f"undo and a place from {self._least} to {self.place - 1}"
                raise UnreadableError(f"journal line {number}", expected, str(step.to))
            return self._undo(step.to)
        try:
            admit(self.game, self.state, step.actor, step.action)
        except RefusedError as error:
            message = f"journal line {number}: {error}"
            raise RefusedError(error.code, message, error.rule) from error
        return self._play(Entry(step.actor, step.action))


def _without_position(told: Told) -> Told:
    """Keep a line without the position it led to: there are many of them."""
    return msgspec.structs.replace(told, after=None)


def lines_of(game: Game, told: Iterable[Told]) -> list[str]:
    """Write the lines that are to be kept before anybody hears of them."""
    return [write_line(game, one.step) for one in told]
