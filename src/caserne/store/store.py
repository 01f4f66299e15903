"""A SQLite store: one writer thread that commits many requests at once, readers beside it.

Every write is a request that is answered only after the transaction it is in has been committed
and synchronised to disk; requests that wait together share one transaction.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from caserne.store.connecting import Connection, connect, look_through, make_file
from caserne.store.failing import StoreError, TakenError, UnwellError
from caserne.store.migrating import migrate
from caserne.store.rows import Extent, StoredChat, StoredSeat, StoredTable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

Work = Callable[[sqlite3.Connection], Any]
T = TypeVar("T")

MOST_TOGETHER: Final = 512
"""How many requests share a transaction at most."""

LOOKING: Final = 0.1
"""So many seconds pass at most until another process's changes are noticed."""

BALLAST: Final = 16 * 1024
"""So many bytes a probe writes."""

HOUR: Final = 3600
PRIMARY: Final = 0xFF
"""Of SQLite's codes the part that says what kind of error it is."""
LOG: Final = logging.getLogger("caserne.store")

TABLES: Final = (
    "SELECT id, game, options, seed, created, listed,"
    " (SELECT coalesce(max(seq) + 1, 0) FROM lines WHERE table_id = id),"
    " over, hints FROM tables"
)


AMONG: Final = "id IN (SELECT value FROM json_each(?))"
RESEATED: Final = "UPDATE tables SET seatings = seatings + 1 WHERE id = ?"


class Store:
    """Tables, seats and records in one SQLite file."""

    def __init__(self, path: Path) -> None:
        """Open the file, bring it up to date, and start the writer."""
        self.path = path
        make_file(path)
        try:
            with self._open() as connection:
                look_through(connection, path)
                migrate(connection)
        except sqlite3.Error as error:
            raise StoreError(f"store {path.name}: expected a SQLite file, got: {error}") from error
        self._is_well = True
        self._is_damaged = False
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
            query = (
                "INSERT INTO tables (id, game, options, seed, created, listed, hints, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            )
            connection.execute(query, (*made, table.listed, table.hints, table.created))
            rows = [(table.id, seat.seat, seat.name, seat.bot, seat.digest) for seat in seats]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, 0)", rows)
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
            _stay(connection, table, seat)
            connection.execute(RESEATED, (table,))

        return self._request(work)

    def ask_to_leave(self, table: str, seat: int, digest: bytes) -> Future[bool]:
        """Give a seat back if the others who hold one agree; tells whether it is given back.

        ``TakenError`` unless it is held by this secret.
        """

        def work(connection: sqlite3.Connection) -> bool:
            done = connection.execute(
                "UPDATE seats SET leaving = 1 WHERE table_id = ? AND seat = ? AND digest = ?",
                (table, seat, digest),
            )
            if done.rowcount != 1:
                raise TakenError(f"seat {seat} of table {table} is held by another secret")
            connection.execute(RESEATED, (table,))
            return _free_if_agreed(connection, table, seat)

        return self._request(work)

    def let_go(self, table: str, seat: int, by: bytes) -> Future[bool]:
        """Agree that somebody leaves a seat; tells whether it is given back.

        Whoever holds the seat withdraws the wish. ``TakenError`` unless there is one, and by a
        secret of this table.
        """

        def work(connection: sqlite3.Connection) -> bool:
            query = "SELECT leaving FROM seats WHERE table_id = ? AND seat = ?"
            is_leaving = connection.execute(query, (table, seat)).fetchone() == (1,)
            query = "SELECT seat FROM seats WHERE table_id = ? AND digest = ?"
            mine = connection.execute(query, (table, by)).fetchall()
            if not is_leaving or not mine:
                raise TakenError(f"nobody at table {table} asks you whether seat {seat} is left")
            connection.execute(RESEATED, (table,))
            if (seat,) in mine:
                _stay(connection, table, seat)
                return False
            rows = [(table, seat, voter) for (voter,) in mine]
            connection.executemany("INSERT OR IGNORE INTO agreements VALUES (?, ?, ?)", rows)
            return _free_if_agreed(connection, table, seat)

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

    def say(  # noqa: PLR0913, PLR0917 - what was said, and how much of it is kept
        self, table: str, seat: int | None, name: str, text: str, at: float, keep: int
    ) -> Future[StoredChat]:
        """Keep what somebody said, and the ``keep`` last ones only; gives it with its number."""

        def work(connection: sqlite3.Connection) -> StoredChat:
            query = "UPDATE tables SET said = said + 1 WHERE id = ? RETURNING said - 1"
            ((seq,),) = connection.execute(query, (table,)).fetchall()
            said = StoredChat(seq, seat, name, text, at)
            row = (table, *msgspec.structs.astuple(said))
            connection.execute("INSERT INTO chats VALUES (?, ?, ?, ?, ?, ?, NULL)", row)
            query = "DELETE FROM chats WHERE table_id = ? AND seq <= ?"
            connection.execute(query, (table, seq - keep))
            _touch(connection, table)
            return said

        return self._request(work)

    def keep_review(self, table: str, review: str) -> Future[None]:
        """Keep what a game was found to be, in the place of what was found before."""
        query = "INSERT OR REPLACE INTO reviews VALUES (?, ?)"
        return self._request(lambda connection: _run(connection, query, table, review))

    def touch(self, table: str) -> Future[None]:
        """Note that somebody is at a table."""
        return self._request(lambda connection: _touch(connection, table))

    def unsay(self, table: str, seq: int) -> Future[None]:
        """Delete what was said; ``TakenError`` if there is nothing of this number."""

        def work(connection: sqlite3.Connection) -> None:
            done = connection.execute(
                "UPDATE chats SET text = '', name = '',"
                " erased = (SELECT erased FROM tables WHERE id = table_id)"
                " WHERE table_id = ? AND seq = ? AND erased IS NULL",
                (table, seq),
            )
            if done.rowcount != 1:
                raise TakenError(f"nothing said at table {table} has the number {seq}")
            connection.execute("UPDATE tables SET erased = erased + 1 WHERE id = ?", (table,))

        return self._request(work)

    def probe(self) -> Future[None]:
        """Write as much as a request does, to see whether anything can be written.

        ``UnwellError`` too once something of the file was found damaged.
        """

        def work(connection: sqlite3.Connection) -> None:
            if self._is_damaged:
                raise UnwellError(f"store {self.path.name}: the file is damaged")
            query = "INSERT OR REPLACE INTO probes VALUES (1, randomblob(?))"
            connection.execute(query, (BALLAST,))

        return self._request(work)

    def _request(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        answer: Future[T] = Future()
        self._requests.put((work, answer))
        return answer

    def _write(self) -> None:
        with self._open() as connection:
            connection.settle(self.path)
            going_on, seen = True, _others(connection)
            while going_on:
                batch, going_on = self._batch()
                if batch:
                    self._note(_commit(connection, batch))
                before, seen = seen, _others(connection)
                if seen != before:
                    self._changed()

    def _note(self, error: Exception | None) -> None:
        """Say in the log that something cannot be read or written, and that it can be again."""
        code = getattr(error, "sqlite_errorcode", 0) & PRIMARY
        self._is_damaged |= code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
        was_well, self._is_well = self._is_well, error is None
        if error is not None and was_well:
            LOG.error("store unwell", extra={"error": str(error)})
        elif error is None and not was_well:
            LOG.info("store well again")

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
        return [_table(row) for row in self._read(query, _json(ids))]

    def running(
        self, most: int, *, since: float = 0, game: str = "", after: str = ""
    ) -> list[StoredTable]:
        """List tables that one can join, of one game or of all, those somebody was at last first.

        Only those that the lobby is to list, that have a free seat and at which somebody was
        ``since`` a time; the page that comes ``after`` a table begins behind it.
        """
        query = f"{TABLES} WHERE listed = 1 AND over = 0 AND free = 1 AND touched >= ?"
        values: list[str | float] = [since]
        if game:
            query += " AND game = ?"
            values.append(game)
        if after:
            query += " AND (touched, id) < (SELECT touched, id FROM tables WHERE id = ?)"
            values.append(after)
        query += " ORDER BY touched DESC, id DESC LIMIT ?"
        return [_table(row) for row in self._read(query, *values, most)]

    def seats(self, table: str) -> list[StoredSeat]:
        """List who holds the seats of a table."""
        query = (
            "SELECT seat, name, bot, digest, leaving FROM seats WHERE table_id = ? ORDER BY seat"
        )
        return [_seat(row) for row in self._read(query, table)]

    def all_seats(self, tables: list[str]) -> dict[str, list[StoredSeat]]:
        """List who holds the seats of several tables."""
        query = (
            "SELECT table_id, seat, name, bot, digest, leaving FROM seats"
            " WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY seat"
        )
        found: dict[str, list[StoredSeat]] = {table: [] for table in tables}
        for table, *row in self._read(query, _json(tables)):
            found[table].append(_seat(row))
        return found

    def lines(self, table: str, since: int = 0) -> list[str]:
        """Give the lines of a record from number ``since`` on."""
        query = "SELECT line FROM lines WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return [row[0] for row in self._read(query, table, since)]

    def review(self, table: str) -> str | None:
        """Give what a game was found to be, if anybody has looked."""
        rows = self._read("SELECT review FROM reviews WHERE table_id = ?", table)
        return rows[0][0] if rows else None

    def chats(self, table: str, since: int = 0) -> list[StoredChat]:
        """Give what was said at a table from number ``since`` on, and not deleted."""
        query = (
            "SELECT seq, seat, name, text, at FROM chats"
            " WHERE table_id = ? AND seq >= ? AND erased IS NULL"
        )
        return [StoredChat(*row) for row in self._read(f"{query} ORDER BY seq", table, since)]

    def erased(self, table: str, since: int) -> list[int]:
        """Give the numbers of what was said and deleted, the first ``since`` times left out."""
        query = "SELECT seq FROM chats WHERE table_id = ? AND erased >= ? ORDER BY erased"
        return [row[0] for row in self._read(query, table, since)]

    def extents(self, tables: list[str]) -> dict[str, Extent]:
        """Tell how far tables have come."""
        query = (
            "SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM lines WHERE table_id = id),"
            " said, seatings, erased FROM tables WHERE"
        )
        rows = self._read(f"{query} {AMONG}", _json(tables))
        return {table: Extent(*extent) for table, *extent in rows}

    def _read(self, query: str, *values: str | float) -> list[Any]:
        """Ask with a connection that rests between questions, any thread's."""
        try:
            connection = self._readers.get_nowait()
        except Empty:
            connection = self._reader()
        try:
            return connection.execute(query, values).fetchall()
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


def _json(texts: list[str]) -> str:
    return msgspec.json.encode(texts).decode()


def _run(connection: sqlite3.Connection, query: str, *values: str) -> None:
    connection.execute(query, values)


def _table(row: tuple[Any, ...]) -> StoredTable:
    id_, game, options, seed, created, listed, version, over, hints = row
    flags = bool(listed), version, bool(over), bool(hints)
    return StoredTable(id_, game, options, seed, created, *flags)


def _seat(row: Sequence[Any]) -> StoredSeat:
    seat, name, bot, digest, leaving = row
    return StoredSeat(seat, name, bot, digest, bool(leaving))


def _free_if_agreed(connection: sqlite3.Connection, table: str, seat: int) -> bool:
    """Free a seat whose holder would like to leave once all others who hold one agree."""
    waiting = connection.execute(
        "SELECT 1 FROM seats s WHERE table_id = ?1 AND seat != ?2 AND digest IS NOT NULL"
        " AND NOT EXISTS (SELECT 1 FROM agreements a"
        " WHERE a.table_id = ?1 AND a.seat = ?2 AND a.by = s.seat)",
        (table, seat),
    ).fetchone()
    if waiting is not None:
        return False
    query = "UPDATE seats SET name = '', digest = NULL WHERE table_id = ? AND seat = ?"
    connection.execute(query, (table, seat))
    _stay(connection, table, seat)
    return True


def _stay(connection: sqlite3.Connection, table: str, seat: int) -> None:
    """Have nobody leave a seat any longer."""
    query = "UPDATE seats SET leaving = 0 WHERE table_id = ? AND seat = ?"
    connection.execute(query, (table, seat))
    connection.execute("DELETE FROM agreements WHERE table_id = ? AND seat = ?", (table, seat))


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
        connection.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))


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


def _commit(connection: Connection, batch: list[tuple[Work, Future[Any]]]) -> Exception | None:
    """Carry out requests in one transaction; one that fails takes only itself back.

    Nobody is answered before the commit, and everybody hears of it if that fails, or if what was
    written is not where the file was; gives that failure. What nobody waits for any longer is not
    begun.
    """
    failure: Exception | None = None
    wanted = [request for request in batch if request[1].set_running_or_notify_cancel()]
    results: list[Any] = []
    try:
        connection.verify()
        connection.execute("BEGIN IMMEDIATE")
        for work, _ in wanted:
            results.append(_try(connection, work))
        connection.execute("COMMIT")
        connection.verify()
    except (sqlite3.Error, UnwellError) as error:
        with suppress(sqlite3.Error):  # nothing to roll back, or it waits for the next try
            connection.execute("ROLLBACK")
        failure = error
        results = [_unwell(error) for _ in wanted]
    for (_, answer), result in zip(wanted, results, strict=True):
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)
    return failure or next((one for one in results if isinstance(one, UnwellError)), None)


def _unwell(error: Exception) -> UnwellError:
    """Tell a failure of the disk to one of many, each of whom raises it."""
    told = UnwellError(str(error))
    told.__cause__ = error
    return told


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
