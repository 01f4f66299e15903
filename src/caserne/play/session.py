"""A game in progress: players act through it, chance acts by itself, everything is kept."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.core.door import admit
from caserne.core.errors import RefusedError
from caserne.core.state import CHANCE
from caserne.play.record import Entry, Record, replay
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.core.game import Game, Outcome
    from caserne.core.state import State


class Session:
    """One table's game: its position, its record, and the streams its chance comes from."""

    def __init__(self, game: Game, seed: int) -> None:
        """Start a game; what chance owes first is drawn by ``settle``."""
        self.game = game
        self.state: State = game.start()
        self.entries: list[Entry] = []
        self._streams = Streams(seed, len(game.chances))
        self._before: list[tuple[State, Streams]] = []

    @classmethod
    def resume(cls, record: Record, seed: int) -> Session:
        """Go on with a record: what it holds is played again, later chance comes from ``seed``.

        With the seed the record was played with, it goes on as if it had never stopped.
        """
        session = cls(record.game, seed)
        for step in replay(record):
            before = session._streams.copy()
            if step.entry.actor == CHANCE:
                session._streams.skip(session.state)
            session._play(step.entry, before)
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
        return Record(self.game, list(self.entries))

    def act(self, seat: int, action: int) -> list[Event]:
        """Play a seat's action, then let chance act until a person must; give what happened."""
        admit(self.game, self.state, seat, action)
        return self._play(Entry(seat, action)) + self.settle()

    def settle(self) -> list[Event]:
        """Let chance act until a person must decide; give what happened."""
        events: list[Event] = []
        while self.actor == CHANCE:
            before = self._streams.copy()
            action = int(self._streams.draw(self.state))
            events += self._play(Entry(CHANCE, action), before)
        return events

    def undo(self) -> None:
        """Take the last action back; refused if chance has acted since, or nothing was done."""
        if not self.entries or self.entries[-1].actor == CHANCE:
            raise RefusedError("illegal", "there is nothing to take back but dice")
        self.rewind(len(self.entries) - 1)

    def rewind(self, to: int) -> None:
        """Go back to the point after ``to`` entries, dice included; for study, not for play."""
        if not 0 <= to <= len(self.entries):
            message = f"expected a point from 0 to {len(self.entries)}, got {to}"
            raise ValueError(message)
        if to == len(self.entries):
            return
        self.state, self._streams = self._before[to]
        del self._before[to:], self.entries[to:]

    def _play(self, entry: Entry, streams: Streams | None = None) -> list[Event]:
        """Play an entry and keep the point before it; ``streams`` as they were there."""
        self._before.append((self.state.copy(), streams or self._streams.copy()))
        self.entries.append(entry)
        events: list[Event] = []
        self.state.events = events
        self.state.apply(entry.action)
        self.state.events = None
        return events
