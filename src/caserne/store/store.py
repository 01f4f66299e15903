"""A SQLite store: one writer thread that commits many requests at once, readers beside it.

Every write is a request that is answered only after the transaction it is in has been committed
and synchronised to disk; requests that wait together share one transaction.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import contextmanager
from importlib.resources import files
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Work = Callable[[sqlite3.Connection], Any]

MOST_TOGETHER: Final = 512
"""How many requests share a transaction at most."""


class TakenError(Exception):
    """Somebody else wrote this line, seat or table first."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it was made."""

    id: str
    game: str
    options: str
    seed: int
    created: float


class StoredSeat(msgspec.Struct, frozen=True):
    """Who holds a seat; ``digest`` is made of the secret that proves it."""

    seat: int
    name: str
    bot: str = ""
    digest: bytes | None = None


class Store:
    """Tables, seats and records in one SQLite file."""

    def __init__(self, path: Path) -> None:
        """Open the file, bring it up to date, and start the writer."""
        self.path = path
        with self._open() as connection:
            migrate(connection)
        self._requests: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, then stop the writer."""
        self._requests.put(None)
        self._writer.join()

    # Writing

    def create(self, table: StoredTable, seats: list[StoredSeat]) -> Future[None]:
        """Keep a new table and its seats."""

        def work(connection: sqlite3.Connection) -> None:
            values = (table.id, table.game, table.options, table.seed, table.created)
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", values)
            for seat in seats:
                _put_seat(connection, table.id, seat)

        return self._request(work)

    def take_seat(self, table: str, seat: StoredSeat) -> Future[None]:
        """Give a seat to somebody, whoever had it before."""
        return self._request(lambda connection: _put_seat(connection, table, seat))

    def append(self, table: str, seq: int, lines: list[str]) -> Future[None]:
        """Add lines to a record, the first one as number ``seq``; all of them or none.

        ``TakenError`` if another process has written one of these numbers already.
        """
        rows = [(table, seq + i, line) for i, line in enumerate(lines)]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("INSERT INTO lines VALUES (?, ?, ?)", rows)

        return self._request(work)

    def _request(self, work: Work) -> Future[None]:
        answer: Future[None] = Future()
        self._requests.put((work, answer))
        return answer

    def _write(self) -> None:
        with self._open() as connection:
            going_on = True
            while going_on:
                batch, going_on = self._batch()
                _commit(connection, batch)

    def _batch(self) -> tuple[list[tuple[Work, Future[Any]]], bool]:
        """Wait for a request, and take along all that wait behind it."""
        batch = []
        request = self._requests.get()
        while request is not None:
            batch.append(request)
            if self._requests.empty() or len(batch) == MOST_TOGETHER:
                return batch, True
            request = self._requests.get()
        return batch, False

    # Reading

    def table(self, table: str) -> StoredTable | None:
        """Find a table by its id."""
        rows = self._read("SELECT id, game, options, seed, created FROM tables WHERE id = ?", table)
        return StoredTable(*rows[0]) if rows else None

    def tables(self, most: int) -> list[StoredTable]:
        """List the newest tables."""
        query = "SELECT id, game, options, seed, created FROM tables ORDER BY created DESC LIMIT ?"
        return [StoredTable(*row) for row in self._read(query, most)]

    def seats(self, table: str) -> list[StoredSeat]:
        """List who holds the seats of a table."""
        query = "SELECT seat, name, bot, digest FROM seats WHERE table_id = ? ORDER BY seat"
        return [StoredSeat(*row) for row in self._read(query, table)]

    def lines(self, table: str, since: int = 0) -> list[str]:
        """Give the lines of a record from number ``since`` on."""
        query = "SELECT line FROM lines WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return [row[0] for row in self._read(query, table, since)]

    def _read(self, query: str, *values: str | int) -> list[Any]:
        with self._open() as connection:
            return connection.execute(query, values).fetchall()

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=30)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            yield connection
        finally:
            connection.close()


def _put_seat(connection: sqlite3.Connection, table: str, seat: StoredSeat) -> None:
    values = (table, seat.seat, seat.name, seat.bot, seat.digest)
    connection.execute("INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?)", values)


def _commit(connection: sqlite3.Connection, batch: list[tuple[Work, Future[Any]]]) -> None:
    """Carry out requests in one transaction; one that fails takes only itself back.

    Nobody is answered before the commit, and everybody hears of it if that fails.
    """
    failures: list[Exception | None] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for work, _ in batch:
            failures.append(_try(connection, work))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        failures = [error] * len(batch)
    for (_, answer), failure in zip(batch, failures, strict=True):
        if failure is None:
            answer.set_result(None)
        else:
            answer.set_exception(failure)


def _try(connection: sqlite3.Connection, work: Work) -> Exception | None:
    connection.execute("SAVEPOINT request")
    try:
        work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO request")
        return TakenError(str(error))
    finally:
        connection.execute("RELEASE request")
    return None


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the numbered migrations that this file has not had yet, each in a transaction."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    scripts = sorted(
        (file for file in (files("caserne.store") / "migrations").iterdir() if file.name[:4].isdigit()),
        key=lambda file: file.name,
    )
    if done > len(scripts):
        message = f"store: expected at most migration {len(scripts)}, got {done}: written by a newer Caserne"
        raise ValueError(message)
    for number, script in enumerate(scripts[done:], done + 1):
        steps = f"BEGIN IMMEDIATE;{script.read_text('utf-8')};PRAGMA user_version = {number};COMMIT;"
        connection.executescript(steps)
