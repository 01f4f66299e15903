"""A SQLite store: one writer thread that commits many requests at once, readers beside it.

Every write is a request that is answered only after the transaction it is in has been committed
and synchronised to disk; requests that wait together share one transaction.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from concurrent.futures import Future
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from caserne.store.failing import StoreError, UnwellError
from caserne.store.requests import Waiting
from caserne.store.sqlite import committing
from caserne.store.sqlite.bus import Bus
from caserne.store.sqlite.connecting import Connection, connect, look_through, make_file
from caserne.store.sqlite.migrating import migrate
from caserne.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from caserne.store.requests import Request

T = TypeVar("T")

MOST_TOGETHER: Final = 512
"""How many requests share a transaction at most."""
LOOKING: Final = 0.1
"""So many seconds pass at most until another process's changes are noticed."""
SELDOM: Final = 2.0
"""So many, where other processes usually say themselves what they changed."""
PRIMARY: Final = 0xFF
"""Of SQLite's codes the part that says what kind of error it is."""


class SqliteStore(Store):
    """Tables, seats and records in one SQLite file."""

    def __init__(self, path: Path) -> None:
        """Open the file, bring it up to date, and start the writer."""
        super().__init__()
        self.path = path
        make_file(path)
        try:
            with self._open() as connection:
                look_through(connection, path)
                migrate(connection)
        except sqlite3.Error as error:
            raise StoreError(f"store {path.name}: expected a SQLite file, got: {error}") from error
        self._is_damaged = False
        self._requests: SimpleQueue[Waiting | None] = SimpleQueue()
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._bus = Bus(path, self.server, self._hear)
        self._look_next = 0.0
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, then stop the writer."""
        self._requests.put(None)
        self._writer.join()
        self._bus.close()
        while not self._readers.empty():
            self._readers.get().close()

    # Other servers

    def tell(self, word: str) -> None:
        """Say something to the other servers on this host."""
        self._bus.tell((), (word,))

    def _hear(self, server: str, tables: frozenset[str], words: Sequence[str]) -> None:
        if tables:
            self._changed(tables)
        for word in words:
            self._heard(server, word)

    # Writing

    def probe(self) -> Future[None]:
        """Write as much as a request does; ``UnwellError`` once the file was found damaged."""
        if not self._is_damaged:
            return super().probe()
        answer: Future[None] = Future()
        answer.set_exception(UnwellError(f"store {self.path.name}: the file is damaged"))
        return answer

    def _request(self, table: str, begin: Callable[[], Request[T]]) -> Future[T]:
        answer: Future[T] = Future()
        self._requests.put(Waiting(table, begin, answer))
        return answer

    def _write(self) -> None:
        with self._open() as connection:
            connection.settle(self.path)
            going_on, seen = True, _others(connection)
            while going_on:
                batch, going_on = self._batch()
                if batch:
                    error, tables = committing.commit(connection, batch)
                    self._note(error)
                    self._bus.tell(tables)
                seen = self._look(connection, seen)

    def _look(self, connection: Connection, before: int) -> int:
        """Have looked at what others wrote, seldom if they say so themselves."""
        now = time.monotonic()
        if now < self._look_next:
            return before
        seen = _others(connection)
        if seen != before:
            self._look_next = now + (SELDOM if self._bus.is_open else 0.0)
            self._changed(None)
        return seen

    def _note(self, error: Exception | None) -> None:
        code = getattr(error, "sqlite_errorcode", 0) & PRIMARY
        self._is_damaged |= code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
        super()._note(error)

    def _batch(self) -> tuple[list[Waiting], bool]:
        """Wait a while for a request, and take along all that wait behind it."""
        batch: list[Waiting] = []
        try:
            request = self._requests.get(timeout=LOOKING)
        except Empty:
            return batch, True
        while request is not None:
            batch.append(request)
            if self._requests.empty() or len(batch) == MOST_TOGETHER:
                return batch, True
            request = self._requests.get()
        return batch, False

    def scrub(self, *, compact: bool = False) -> bool:
        """Empty the log, where old pages lie; ``UnwellError`` if the file cannot be written to."""
        try:
            with self._open() as connection:
                if compact:
                    connection.execute("VACUUM")
                emptied = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error as error:
            raise UnwellError(str(error)) from error
        return not emptied[0][0]

    # Reading

    def _read(self, query: str, *values: object) -> list[Any]:
        """Ask with a connection that rests between questions, any thread's."""
        try:
            connection = self._readers.get_nowait()
        except Empty:
            connection = self._reader()
        try:
            return connection.execute(
                committing.dialect(query), [_plain(one) for one in values]
            ).fetchall()
        except sqlite3.Error as error:
            self._note(error)
            raise UnwellError(str(error)) from error
        finally:
            self._readers.put(connection)

    def _reader(self) -> sqlite3.Connection:
        try:
            return connect(self.path)
        except (sqlite3.Error, StoreError) as error:
            self._note(error)
            raise UnwellError(str(error)) from error

    @contextmanager
    def _open(self) -> Iterator[Connection]:
        connection = connect(self.path)
        try:
            yield connection
        finally:
            connection.close()


def _plain(value: object) -> object:
    return msgspec.json.encode(value).decode() if isinstance(value, list) else value


def _others(connection: sqlite3.Connection) -> int:
    """Give a number that changes whenever somebody else changed the file."""
    try:
        (number,) = connection.execute("PRAGMA data_version").fetchone()
    except sqlite3.Error:
        return -1  # whoever reads or writes will hear of it
    return int(number)
