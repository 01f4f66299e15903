"""A game in progress: players act through it, chance acts by itself, everything is kept."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.core.door import admit
from caserne.core.errors import RefusedError
from caserne.core.state import CHANCE
from caserne.play.beginning import PLAIN, Beginning
from caserne.play.record import Entry, Record, Step, replay
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.core.game import Game, Outcome
    from caserne.core.state import State


class Session:
    """One table's game: its position, its record, and the streams its chance comes from."""

    def __init__(self, game: Game, seed: int, beginning: Beginning = PLAIN) -> None:
        """Start a game; what chance owes first is drawn by ``settle``."""
        self.game = game
        self.beginning = beginning
        self.state: State = beginning.state(game)
        self.entries: list[Entry] = []
        self.revealed = 0
        """So many entries stood when something random or hidden last came out."""
        self._seed = seed
        self._streams = Streams(seed, len(game.chances))
        self._script = beginning.outcomes(game)
        self._since = 0
        self._before: list[tuple[State, Streams]] = []
        """The points before the entries from number ``_since`` on: all that play can undo."""

    @classmethod
    def resume(cls, record: Record, seed: int) -> Session:
        """Go on with a record: what it holds is played again, later chance comes from ``seed``.

        With the seed the record was played with, it goes on as if it had never stopped.
        """
        session = cls(record.game, seed, Beginning(record.position))
        for step in replay(record):
            session.repeat(step.entry)
        return session

    @property
    def actor(self) -> int:
        """Who must decide now: a seat, ``CHANCE`` or ``NOBODY``."""
        return self.state.actor()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` while it goes on."""
        return self.game.outcome(self.state)

    @property
    def record(self) -> Record:
        """The record so far."""
        return Record(self.game, list(self.entries), position=self.beginning.position)

    def act(self, seat: int, action: int) -> list[Event]:
        """Play a seat's action, then let chance act until a person must; give what happened."""
        admit(self.game, self.state, seat, action)
        return self._play(Entry(seat, action)).events + self.settle()

    def settle(self) -> list[Event]:
        """Let chance act until a person must decide; give what happened."""
        events: list[Event] = []
        while self.actor == CHANCE:
            events += self.draw().events
        return events

    def draw(self) -> Step:
        """Let chance, which must be due, act once; give what it did and what happened."""
        before = self._streams.copy()
        return self._play(Entry(CHANCE, self._outcome()), before)

    def _outcome(self) -> int:
        """Take the outcome that is written down, if one is and it can come; else draw."""
        written = self._script[self.state.chance()]
        place = self._streams.place(self.state)
        if place < len(written) and written[place] in self.state.legal():
            self._streams.skip(self.state)
            return written[place]
        return int(self._streams.draw(self.state))

    def repeat(self, entry: Entry) -> Step:
        """Play an entry of a record, whose legality is known, chance as it fell then."""
        before = self._streams.copy()
        if entry.actor == CHANCE:
            self._streams.skip(self.state)
        return self._play(entry, before)

    def undo(self) -> None:
        """Take the last action back; refused if it, or chance since, has revealed anything."""
        if len(self.entries) == self.revealed:
            raise RefusedError("illegal", "there is nothing to take back but dice and secrets")
        self.rewind(len(self.entries) - 1)

    def rewind(self, to: int) -> None:
        """Go back to the point after ``to`` entries, dice included; for study, not for play."""
        if not 0 <= to <= len(self.entries):
            message = f"expected a point from 0 to {len(self.entries)}, got {to}"
            raise ValueError(message)
        if to == len(self.entries):
            return
        if to < self._since:
            self._start_again(to)
            return
        self.revealed = min(self.revealed, to)
        self.state, self._streams = self._before[to - self._since]
        del self._before[to - self._since :], self.entries[to:]

    def _start_again(self, to: int) -> None:
        """Come to an earlier point from where the game begins."""
        entries = self.entries[:to]
        self.state, self.entries, self.revealed = self.beginning.state(self.game), [], 0
        self._streams = Streams(self._seed, len(self.game.chances))
        self._since, self._before = 0, []
        for entry in entries:
            self.repeat(entry)

    def _play(self, entry: Entry, streams: Streams | None = None) -> Step:
        """Play an entry and keep the point before it; ``streams`` as they were there.

        Once chance has acted, earlier points are forgotten: they are rarely asked for again.
        """
        if entry.actor == CHANCE:
            self._before.clear()
            self._since = len(self.entries)
        self._before.append((self.state.copy(), streams or self._streams.copy()))
        self.entries.append(entry)
        if entry.actor == CHANCE or self.game.reveals(self.state, entry.action):
            self.revealed = len(self.entries)
        privy = self.game.privy(self.state, entry.action)
        events: list[Event] = []
        self.state.events = events
        self.state.apply(entry.action)
        self.state.events = None
        return Step(entry, self.state, events, privy)
