"""What servers tell each other through the database: ``LISTEN`` and ``NOTIFY``, after commits.

What there is to tell while a notification is under way goes together into the next. A connection
that is lost is opened again, and whatever may have been missed meanwhile is looked up.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import asyncpg

from caserne.store.words import Words, pack, unpack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from asyncpg import Connection

    from caserne.store.postgres.connecting import Database

    Hear = Callable[[str, frozenset[str] | None, Sequence[str]], object]

CHANNEL: Final = "caserne"
REST: Final = 0.005
"""So many seconds pass between two notifications: every server is woken by each."""
AGAIN: Final = 0.25
"""So many seconds pass before a connection that was lost is tried again."""
MOST_WORDS: Final = 1000
"""So many words wait while the database is away; older ones are not worth telling any more."""


class Bus:
    """One connection that listens and tells."""

    def __init__(self, database: Database, server: str, hear: Hear) -> None:
        """Begin with nothing to tell; ``open`` begins to listen."""
        self._database = database
        self._server = server
        self._hear = hear
        self._tables: set[str] = set()
        self._words: list[str] = []
        self._is_closing = False
        self._some = asyncio.Event()
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen from now on."""
        self._connection = await self._listen()
        self._task = asyncio.create_task(self._live())

    async def close(self) -> None:
        """Tell what there is to tell, then listen no more."""
        self._is_closing = True
        self._some.set()
        if self._task is not None:
            await self._task
        if self._connection is not None:
            self._connection.terminate()

    def tell(self, tables: Iterable[str], words: Iterable[str] = ()) -> None:
        """Have the others told which tables changed, and whatever else, as soon as may be."""
        self._tables.update(tables)
        self._words = [*self._words, *words][-MOST_WORDS:]
        if self._tables or self._words:
            self._some.set()

    async def _listen(self) -> Connection:
        connection = await self._database.connect_hastily()
        await connection.add_listener(CHANNEL, self._receive)
        connection.add_termination_listener(lambda _: self._some.set())
        return connection

    async def _live(self) -> None:
        """Tell whenever there is something to tell, over a connection that lives."""
        while not self._is_closing or self._tables or self._words:
            await self._some.wait()
            self._some.clear()
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await self._listen()
                    self._hear(self._server, None, ())
                await self._notify(self._connection)
                await asyncio.sleep(REST)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                if self._connection is not None:
                    self._connection.terminate()
                if self._is_closing:
                    return
                await asyncio.sleep(AGAIN)
                self._some.set()

    async def _notify(self, connection: Connection) -> None:
        tables, self._tables = self._tables, set()
        words, self._words = self._words, []
        for text in pack(Words(self._server, sorted(tables), words)):
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text.decode())

    def _receive(self, _: object, __: int, ___: str, text: object) -> None:
        said = unpack(str(text))
        if said is not None and said.server != self._server:
            self._hear(said.server, frozenset(said.tables), said.words)
