"""A SQLite store: one writer thread that commits many requests at once, readers beside it.

Every write is a request that is answered only after the transaction it is in has been committed
and synchronised to disk; requests that wait together share one transaction.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from caserne.store.migrating import StoreError, migrate
from caserne.store.rows import Extent, StoredChat, StoredSeat, StoredTable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Work = Callable[[sqlite3.Connection], Any]
T = TypeVar("T")

MOST_TOGETHER: Final = 512
"""How many requests share a transaction at most."""

PATIENCE: Final = 30
"""So many seconds a connection waits for another process that writes."""

A_MOMENT: Final = 0.01
"""So many seconds pass before something that was in another's way is tried again."""

LOOKING: Final = 0.1
"""So many seconds pass at most until another process's changes are noticed."""

HOUR: Final = 3600

TABLES: Final = (
    "SELECT id, game, options, seed, created, listed,"
    " (SELECT coalesce(max(seq) + 1, 0) FROM lines WHERE table_id = id),"
    " EXISTS (SELECT 1 FROM ends WHERE table_id = id) FROM tables"
)


AMONG: Final = "id IN (SELECT value FROM json_each(?))"
FREE: Final = "EXISTS (SELECT 1 FROM seats WHERE table_id = id AND digest IS NULL AND bot = '')"
RESEATED: Final = "UPDATE tables SET seatings = seatings + 1 WHERE id = ?"


class TakenError(Exception):
    """Somebody else wrote this line, seat or table first."""


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
        self._file = _file(path)
        self._requests: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self._changed: Callable[[], object] = _nobody
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, then stop the writer."""
        self._requests.put(None)
        self._writer.join()
        while not self._readers.empty():
            self._readers.get().close()

    def watch(self, changed: Callable[[], object]) -> None:
        """Have something called, by the writer's thread, after another process changed the file."""
        self._changed = changed

    # Writing

    def create(
        self, table: StoredTable, seats: list[StoredSeat], lines: list[str], *, over: bool = False
    ) -> Future[None]:
        """Keep a new table with all its seats, free ones included, and its first lines."""

        def work(connection: sqlite3.Connection) -> None:
            made = (table.id, table.game, table.options, table.seed, table.created)
            values = (*made, table.listed, table.created, 0)
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
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
            connection.execute(RESEATED, (table,))
            _touch(connection, table)

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
            connection.execute(RESEATED, (table,))

        return self._request(work)

    def hand_on(self, table: str, bot: StoredSeat, other: StoredSeat) -> Future[None]:
        """Give a bot's seat to another, or a free one; ``TakenError`` unless it is that still."""

        def work(connection: sqlite3.Connection) -> None:
            done = connection.execute(
                "UPDATE seats SET name = ?, bot = ?, digest = ?"
                " WHERE table_id = ? AND seat = ? AND bot = ? AND digest IS NULL",
                (other.name, other.bot, other.digest, table, bot.seat, bot.bot),
            )
            if done.rowcount != 1:
                raise TakenError(f"seat {bot.seat} of table {table} is not that bot's any more")
            connection.execute(RESEATED, (table,))

        return self._request(work)

    def append(self, table: str, seq: int, lines: list[str], *, over: bool = False) -> Future[None]:
        """Add lines to a record, the first one as number ``seq``; all of them or none.

        ``TakenError`` if another process has written one of these numbers already. ``over`` says
        that the game ends with them.
        """

        def work(connection: sqlite3.Connection) -> None:
            _append(connection, table, seq, lines, over=over)
            _touch(connection, table)

        return self._request(work)

    def say(
        self, table: str, seat: int | None, name: str, text: str, at: float
    ) -> Future[StoredChat]:
        """Keep what somebody said; gives it with its number."""

        def work(connection: sqlite3.Connection) -> StoredChat:
            query = "SELECT coalesce(max(seq) + 1, 0) FROM chats WHERE table_id = ?"
            (seq,) = connection.execute(query, (table,)).fetchone()
            said = StoredChat(seq, seat, name, text, at)
            row = (table, *msgspec.structs.astuple(said))
            connection.execute("INSERT INTO chats VALUES (?, ?, ?, ?, ?, ?)", row)
            _touch(connection, table)
            return said

        return self._request(work)

    def touch(self, table: str) -> Future[None]:
        """Note that somebody is at a table."""
        return self._request(lambda connection: _touch(connection, table))

    def probe(self) -> Future[None]:
        """Write something that changes nothing, to see whether anything can be written.

        ``OSError`` if the file was deleted or replaced: what is written then is kept by nobody.
        """

        def work(connection: sqlite3.Connection) -> None:
            if _file(self.path) != self._file:
                raise OSError(f"store {self.path.name}: another file lies there than was opened")
            (number,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {number}")

        return self._request(work)

    def _request(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        answer: Future[T] = Future()
        self._requests.put((work, answer))
        return answer

    def _write(self) -> None:
        with self._open() as connection:
            going_on, seen = True, _others(connection)
            while going_on:
                batch, going_on = self._batch()
                if batch:
                    _commit(connection, batch)
                before, seen = seen, _others(connection)
                if seen != before:
                    self._changed()

    def _batch(self) -> tuple[list[tuple[Work, Future[Any]]], bool]:
        """Wait a while for a request, and take along all that wait behind it."""
        batch: list[tuple[Work, Future[Any]]] = []
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

    # Reading

    def table(self, table: str) -> StoredTable | None:
        """Find a table by its id."""
        rows = self._read(f"{TABLES} WHERE id = ?", table)
        return _table(rows[0]) if rows else None

    def tables(self, ids: list[str]) -> list[StoredTable]:
        """Find several tables at once; those that there are not are left out."""
        query = f"{TABLES} WHERE {AMONG} ORDER BY created DESC"
        return [_table(row) for row in self._read(query, msgspec.json.encode(ids).decode())]

    def running(self, most: int, *, since: float = 0, game: str = "") -> list[StoredTable]:
        """List the newest tables whose game goes on and has a free seat, of one game or of all.

        Only those that the lobby is to list, and that somebody was at ``since`` a time.
        """
        wanted = "listed AND touched >= ? AND game = coalesce(nullif(?, ''), game)"
        going_on = "NOT EXISTS (SELECT 1 FROM ends WHERE table_id = id)"
        query = f"{TABLES} WHERE {wanted} AND {going_on} AND {FREE} ORDER BY created DESC LIMIT ?"
        return [_table(row) for row in self._read(query, since, game, most)]

    def seats(self, table: str) -> list[StoredSeat]:
        """List who holds the seats of a table."""
        query = "SELECT seat, name, bot, digest FROM seats WHERE table_id = ? ORDER BY seat"
        return [StoredSeat(*row) for row in self._read(query, table)]

    def lines(self, table: str, since: int = 0) -> list[str]:
        """Give the lines of a record from number ``since`` on."""
        query = "SELECT line FROM lines WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return [row[0] for row in self._read(query, table, since)]

    def chats(self, table: str, since: int = 0) -> list[StoredChat]:
        """Give what was said at a table from number ``since`` on."""
        query = "SELECT seq, seat, name, text, at FROM chats WHERE table_id = ? AND seq >= ?"
        return [StoredChat(*row) for row in self._read(f"{query} ORDER BY seq", table, since)]

    def extents(self, tables: list[str]) -> dict[str, Extent]:
        """Tell how far tables have come."""
        query = (
            "SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM lines WHERE table_id = id),"
            " (SELECT coalesce(max(seq) + 1, 0) FROM chats WHERE table_id = id), seatings"
            " FROM tables WHERE"
        )
        rows = self._read(f"{query} {AMONG}", msgspec.json.encode(tables).decode())
        return {table: Extent(*extent) for table, *extent in rows}

    def _read(self, query: str, *values: str | float) -> list[Any]:
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


def _file(path: Path) -> tuple[int, int]:
    """Give what tells a file from another that comes to lie at the same place."""
    found = path.stat()
    return found.st_dev, found.st_ino


def _connect(path: Path) -> sqlite3.Connection:
    """Open the file; only one thread at a time uses a connection, whichever it is."""
    connection = sqlite3.connect(
        path, isolation_level=None, timeout=PATIENCE, check_same_thread=False
    )
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Have the file written ahead; SQLite does not wait for whoever sees to that just now."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(A_MOMENT)
        else:
            return


def _table(row: tuple[Any, ...]) -> StoredTable:
    id_, game, options, seed, created, listed, version, over = row
    return StoredTable(id_, game, options, seed, created, bool(listed), version, bool(over))


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


def _touch(connection: sqlite3.Connection, table: str) -> None:
    """Note, to the hour, that something was done at a table."""
    now = time.time()
    query = "UPDATE tables SET touched = ? WHERE id = ? AND touched < ?"
    connection.execute(query, (now, table, now - HOUR))


def _others(connection: sqlite3.Connection) -> int:
    """Give a number that changes whenever somebody else changed the file."""
    try:
        (number,) = connection.execute("PRAGMA data_version").fetchone()
    except sqlite3.Error:
        return -1  # whoever reads or writes will hear of it
    return int(number)


def _nobody() -> None:
    """Tell nobody."""


def _commit(connection: sqlite3.Connection, batch: list[tuple[Work, Future[Any]]]) -> None:
    """Carry out requests in one transaction; one that fails takes only itself back.

    Nobody is answered before the commit, and everybody hears of it if that fails. What nobody
    waits for any longer is not begun.
    """
    wanted = [request for request in batch if request[1].set_running_or_notify_cancel()]
    results: list[Any] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for work, _ in wanted:
            results.append(_try(connection, work))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):  # nothing to roll back, or it waits for the next try
            connection.execute("ROLLBACK")
        results = [error] * len(wanted)
    for (_, answer), result in zip(wanted, results, strict=True):
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)


def _try(connection: sqlite3.Connection, work: Work) -> object:
    """Carry out a request; give what came of it, be it an error of its own."""
    connection.execute("SAVEPOINT request")
    try:
        return work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO request")
        return TakenError(str(error))
    except sqlite3.Error:
        raise  # the whole transaction is in doubt
    except Exception as error:  # noqa: BLE001 - told to whoever asked
        connection.execute("ROLLBACK TO request")
        return error
    finally:
        connection.execute("RELEASE request")
