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
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Work = Callable[[sqlite3.Connection], Any]

MOST_TOGETHER: Final = 512
"""How many requests share a transaction at most."""

PATIENCE: Final = 30
"""So many seconds a connection waits for another process that writes."""

TABLES: Final = (
    "SELECT id, game, options, seed, created,"
    " (SELECT coalesce(max(seq) + 1, 0) FROM lines WHERE table_id = id),"
    " EXISTS (SELECT 1 FROM ends WHERE table_id = id) FROM tables"
)


class StoreError(ValueError):
    """A file that cannot keep tables: it is something else, or of a newer Caserne."""


class TakenError(Exception):
    """Somebody else wrote this line, seat or table first."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it was made, how many lines its record has by now, and whether it is over."""

    id: str
    game: str
    options: str
    seed: int
    created: float
    version: int = 0
    over: bool = False


class StoredSeat(msgspec.Struct, frozen=True):
    """Who holds a seat; ``digest`` is made of the secret that proves it."""

    seat: int
    name: str = ""
    bot: str = ""
    digest: bytes | None = None

    @property
    def is_free(self) -> bool:
        """Whether anybody may take it."""
        return not self.bot and self.digest is None


class Store:
    """Tables, seats and records in one SQLite file."""

    def __init__(self, path: Path) -> None:
        """Open the file, bring it up to date, and start the writer."""
        self.path = path
        try:
            with self._open() as connection:
                migrate(connection)
        except sqlite3.Error as error:
            raise StoreError(f"store {path.name}: expected a SQLite file, got: {error}") from error
        self._requests: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, then stop the writer."""
        self._requests.put(None)
        self._writer.join()
        while not self._readers.empty():
            self._readers.get().close()

    # Writing

    def create(
        self, table: StoredTable, seats: list[StoredSeat], lines: list[str], *, over: bool = False
    ) -> Future[None]:
        """Keep a new table with all its seats, free ones included, and its first lines."""

        def work(connection: sqlite3.Connection) -> None:
            values = (table.id, table.game, table.options, table.seed, table.created)
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", values)
            rows = [(table.id, seat.seat, seat.name, seat.bot, seat.digest) for seat in seats]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", rows)
            _append(connection, table.id, 0, lines, over=over)

        return self._request(work)

    def take_seat(self, table: str, seat: int, name: str, digest: bytes) -> Future[None]:
        """Give a free seat to somebody; ``TakenError`` if it is not free."""

        def work(connection: sqlite3.Connection) -> None:
            done = connection.execute(
                "UPDATE seats SET name = ?, digest = ?"
                " WHERE table_id = ? AND seat = ? AND digest IS NULL AND bot = ''",
                (name, digest, table, seat),
            )
            if done.rowcount != 1:
                raise TakenError(f"seat {seat} of table {table} is not free")

        return self._request(work)

    def leave_seat(self, table: str, seat: int, digest: bytes) -> Future[None]:
        """Give a seat back; ``TakenError`` unless it is held by this secret."""

        def work(connection: sqlite3.Connection) -> None:
            done = connection.execute(
                "UPDATE seats SET name = '', digest = NULL"
                " WHERE table_id = ? AND seat = ? AND digest = ?",
                (table, seat, digest),
            )
            if done.rowcount != 1:
                raise TakenError(f"seat {seat} of table {table} is held by another secret")

        return self._request(work)

    def append(self, table: str, seq: int, lines: list[str], *, over: bool = False) -> Future[None]:
        """Add lines to a record, the first one as number ``seq``; all of them or none.

        ``TakenError`` if another process has written one of these numbers already. ``over`` says
        that the game ends with them.
        """
        return self._request(lambda connection: _append(connection, table, seq, lines, over=over))

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
        rows = self._read(f"{TABLES} WHERE id = ?", table)
        return _table(rows[0]) if rows else None

    def running(self, most: int) -> list[StoredTable]:
        """List the newest tables whose game goes on."""
        going_on = "NOT EXISTS (SELECT 1 FROM ends WHERE table_id = id)"
        query = f"{TABLES} WHERE {going_on} ORDER BY created DESC LIMIT ?"
        return [_table(row) for row in self._read(query, most)]

    def seats(self, table: str) -> list[StoredSeat]:
        """List who holds the seats of a table."""
        query = "SELECT seat, name, bot, digest FROM seats WHERE table_id = ? ORDER BY seat"
        return [StoredSeat(*row) for row in self._read(query, table)]

    def lines(self, table: str, since: int = 0) -> list[str]:
        """Give the lines of a record from number ``since`` on."""
        query = "SELECT line FROM lines WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return [row[0] for row in self._read(query, table, since)]

    def _read(self, query: str, *values: str | int) -> list[Any]:
        """Ask with a connection that rests between questions, any thread's."""
        try:
            connection = self._readers.get_nowait()
        except Empty:
            connection = _connect(self.path)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            self._readers.put(connection)

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        connection = _connect(self.path)
        try:
            yield connection
        finally:
            connection.close()


def _connect(path: Path) -> sqlite3.Connection:
    """Open the file; only one thread at a time uses a connection, whichever it is."""
    connection = sqlite3.connect(
        path, isolation_level=None, timeout=PATIENCE, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _table(row: tuple[str, str, str, int, float, int, int]) -> StoredTable:
    return StoredTable(*row[:6], over=bool(row[6]))


def _append(
    connection: sqlite3.Connection, table: str, seq: int, lines: list[str], *, over: bool
) -> None:
    """Add lines where the record ends; a gap is as wrong as a line that is there already."""
    (end,) = connection.execute(
        "SELECT coalesce(max(seq) + 1, 0) FROM lines WHERE table_id = ?", (table,)
    ).fetchone()
    if end != seq:
        raise TakenError(f"table {table}: expected line {end} next, got {seq}")
    rows = [(table, seq + i, line) for i, line in enumerate(lines)]
    connection.executemany("INSERT INTO lines VALUES (?, ?, ?)", rows)
    if over:
        connection.execute("INSERT INTO ends VALUES (?)", (table,))


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
    except (sqlite3.IntegrityError, TakenError) as error:
        connection.execute("ROLLBACK TO request")
        return error if isinstance(error, TakenError) else TakenError(str(error))
    finally:
        connection.execute("RELEASE request")
    return None


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the numbered migrations that this file has not had yet, each in a transaction."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    scripts = sorted(
        (
            file
            for file in (files("caserne.store") / "migrations").iterdir()
            if file.name[:4].isdigit()
        ),
        key=lambda file: file.name,
    )
    if done > len(scripts):
        message = f"store: expected at most migration {len(scripts)}, got {done} of a newer Caserne"
        raise StoreError(message)
    for number, script in enumerate(scripts[done:], done + 1):
        steps = (
            f"BEGIN IMMEDIATE;{script.read_text('utf-8')};PRAGMA user_version = {number};COMMIT;"
        )
        connection.executescript(steps)
