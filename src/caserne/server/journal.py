"""The journal of a table: what is played is on disk before anybody hears of it.

What is in memory can be thrown away at any time: the store has all of it. When a write failed or
another process was faster, the table is read again, and is in doubt until it could be.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from caserne.core.errors import RefusedError, UnreadableError
from caserne.play.lesson import Teacher, teacher_of
from caserne.play.table import Table, lines_of
from caserne.server.awaiting import Awaiting
from caserne.server.company import is_waiting
from caserne.server.errands import LostError, VanishedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.core.game import Game
    from caserne.play.table import Told
    from caserne.server.company import Company
    from caserne.server.limits import Limits
    from caserne.store.rows import StoredTable
    from caserne.store.store import Store


class FullError(Exception):
    """The table has as many lines as it may have."""


class Journal:
    """One table in memory, as it is on disk; ``restored`` hears that it was read again."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that a journal stands on
        self,
        stored: StoredTable,
        game: Game,
        company: Company,
        store: Store,
        limits: Limits,
        clock: Callable[[], float],
        restored: Callable[[], None],
    ) -> None:
        """Begin with an empty table; ``read`` takes it out of the store."""
        self.game = game
        self.table = Table(game, stored.seed)
        self.teacher: Teacher | None = None
        self.in_doubt = False
        self._stored = stored
        self._company = company
        self._store = store
        self._limits = limits
        self._clock = clock
        self._restored = restored
        self._awaiting = Awaiting(stored.pace)

    @property
    def is_full(self) -> bool:
        """Whether nothing more is played, though the game goes on."""
        return self.table.version >= self._limits.lines and self.table.outcome is None

    @property
    def is_waiting(self) -> bool:
        """Whether the game does not go on before every seat is held."""
        return self.table.outcome is None and is_waiting(self.game, self._company.seats)

    # Reading

    async def read(self) -> None:
        """Make the table again from its record, as it is on disk."""
        self.table = await asyncio.to_thread(self._rebuilt)
        self.teacher = teacher_of(self.game, self.table.beginning)

    def _rebuilt(self) -> Table:
        lines = self._store.lines(self._stored.id)
        if self._store.table(self._stored.id) is None:
            raise VanishedError(self._stored.id)
        return Table.rebuild(self.game, self._stored.seed, lines)

    async def follow(self) -> list[Told]:
        """Play what others wrote."""
        since = self.table.version
        lines = await asyncio.to_thread(self._store.lines, self._stored.id, since)
        told = self.table.follow(lines)
        self._awaiting.follow(self.table, self._clock())
        return told

    async def be_sure(self) -> None:
        """Read the table again if it is not known how it stands; ``OSError`` if that cannot be."""
        if self.in_doubt:
            await self._restore()

    async def _restore(self) -> None:
        """Have the table be what the disk says, which may be another's turn.

        As long as nothing can be read nobody knows how it stands, and nothing more is done.
        """
        self.in_doubt = True
        try:
            await self.read()
        except (OSError, VanishedError):
            raise
        except Exception as error:
            raise LostError(self._stored.id) from error
        self.in_doubt = False
        self._awaiting.follow(self.table, self._clock())
        self._restored()

    # Writing

    async def play(self, play: Callable[[], list[Told]]) -> list[Told]:
        """Change the table and write down what that means; only then it may be told."""
        await self.be_sure()
        if self.is_full:
            raise FullError(f"this table has the {self._limits.lines} lines it may have")
        since = self.table.version
        try:
            told = play()
            if told:
                await self._write(since, told)
        except (RefusedError, UnreadableError):
            raise  # nothing has changed
        except Exception:
            await self._restore()
            raise
        return told

    async def _write(self, since: int, told: list[Told]) -> None:
        """Put lines on disk, and with them who is awaited then; ``OSError`` if it cannot be."""
        company = self._company
        after = self._awaiting.after(
            self.table, told, company.seats, company.present, self._clock()
        )
        lines = lines_of(self.game, told)
        await asyncio.wrap_future(self._store.append(self._stored.id, since, lines, after))

    def note_who_is_on(self) -> None:
        """Await whoever has sat down where it is on."""
        if self.table.outcome is None and not self.is_waiting:
            rows = self._awaiting.noticed(
                self.table.actor, self._company.seats, self._company.present, self._clock()
            )
            if rows:
                self._store.await_(self._stored.id, rows)
