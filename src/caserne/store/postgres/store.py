"""A PostgreSQL store: one connection that commits many requests at once, a pool that reads.

It lives in a thread with a loop of its own, whoever asks. A commit waits until the database says it
is durable; only then is anybody answered, and only then do other servers hear which tables changed,
which they are told together and outside of the transaction, where it would cost more than it.
"""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from caserne.store.failing import StoreError, UnwellError, unwell
from caserne.store.postgres import committing
from caserne.store.postgres.bus import Bus
from caserne.store.postgres.connecting import Database
from caserne.store.postgres.migrating import migrate
from caserne.store.requests import Waiting
from caserne.store.store import LOG, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from asyncpg import Connection

    from caserne.store.requests import Request

T = TypeVar("T")

MOST_TOGETHER: Final = 512
"""How many requests share a transaction at most."""
LONG: Final = 24 * 3600.0
"""So many seconds it may take to go through the whole database."""
READERS: Final = 4
"""So many connections read at once."""
TROUBLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""How asyncpg says that something could not be asked."""


class PostgresStore(Store):
    """Tables, seats and records in a PostgreSQL database."""

    def __init__(self, address: str) -> None:
        """Bring the database up to date, and begin to write and to listen."""
        super().__init__()
        self._database = Database(address)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()
        self._requests: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._connection: Connection | None = None
        self._bus = Bus(self._database, self.server, self._hear)
        try:
            self._do(self._open()).result()
        except BaseException:
            self._end()
            raise

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()

    def _do(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    async def _open(self) -> None:
        try:
            self._connection = await self._database.connect()
            await migrate(self._connection)
            if await self._connection.fetchval("SHOW fsync") == "off":
                LOG.warning("the database does not wait for its disk: fsync is off")
            self._readers = await self._database.pool(READERS)
        except TROUBLE as error:
            raise unwell(error) from error
        except ValueError as error:  # of asyncpg, about the address
            raise error if isinstance(error, StoreError) else StoreError(str(error)) from None
        await self._bus.open()
        self._writer = asyncio.create_task(self._write())

    def close(self) -> None:
        """Finish what was asked for, then close the connections."""
        self._do(self._close()).result()
        self._end()

    async def _close(self) -> None:
        self._requests.put_nowait(None)
        await self._writer
        await self._bus.close()
        self._readers.terminate()

    def _end(self) -> None:
        if self._connection is not None:
            self._loop.call_soon_threadsafe(self._connection.terminate)
        self._do(asyncio.sleep(0)).result()  # what was ended is closed
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # Other servers

    def tell(self, word: str) -> None:
        """Say something to the other servers."""
        self._loop.call_soon_threadsafe(self._bus.tell, (), (word,))

    def _hear(self, server: str, tables: frozenset[str] | None, words: Sequence[str]) -> None:
        if tables is None or tables:
            self._changed(tables)
        for word in words:
            self._heard(server, word)

    # Writing

    def _request(self, table: str, begin: Callable[[], Request[T]]) -> Future[T]:
        answer: Future[T] = Future()
        waiting = Waiting(table, begin, answer)
        self._loop.call_soon_threadsafe(self._requests.put_nowait, waiting)
        return answer

    async def _write(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = await self._batch()
            if batch:
                error, tables = await self._commit(batch)
                self._note(error)
                self._bus.tell(tables)

    async def _commit(self, batch: list[Waiting]) -> tuple[Exception | None, frozenset[str]]:
        """Carry out requests over a connection that lives, if there can be one."""
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._database.connect()
        except TROUBLE as error:
            for one in batch:
                if one.answer.set_running_or_notify_cancel():
                    one.answer.set_exception(unwell(error))
            return error, frozenset()
        return await committing.commit(self._connection, batch)

    async def _batch(self) -> tuple[list[Waiting], bool]:
        """Wait for a request, and take along all that wait behind it."""
        batch: list[Waiting] = []
        request = await self._requests.get()
        while request is not None:
            batch.append(request)
            if self._requests.empty() or len(batch) == MOST_TOGETHER:
                return batch, True
            request = self._requests.get_nowait()
        return batch, False

    def scrub(self, *, compact: bool = False) -> bool:
        """Have the room of deleted rows used again; the database does that by itself too, later."""
        if compact:
            try:
                self._do(self._vacuum()).result()
            except TROUBLE as error:
                raise unwell(error) from error
        return True

    async def _vacuum(self) -> None:
        connection = await self._database.connect()
        try:
            await connection.execute("VACUUM", timeout=LONG)
        finally:
            connection.terminate()

    # Reading

    def _read(self, query: str, *values: object) -> list[Any]:
        if threading.current_thread() is self._thread:
            raise RuntimeError("who is told something by the store must not wait for it")
        try:
            return self._do(self._fetch(query, values)).result()
        except (*TROUBLE, CancelledError) as error:
            self._note(error)
            raise UnwellError(str(error) or type(error).__name__) from error

    async def _fetch(self, query: str, values: Sequence[object]) -> list[Any]:
        """Ask; once more if the connection was lost, as after the database was restarted."""
        with suppress(asyncpg.PostgresConnectionError, asyncpg.InterfaceError, ConnectionError):
            return await self._ask(query, values)
        return await self._ask(query, values)

    async def _ask(self, query: str, values: Sequence[object]) -> list[Any]:
        return await self._readers.fetch(query, *values)
