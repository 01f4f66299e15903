"""The contract of a store: tables, seats, records and chat, whatever keeps them.

What is written and asked stands here once, in SQL that every store understands (``$1`` is a value,
``= ANY($1)`` one of several). A store of its own kind says how requests are carried out, how
questions are asked, and how servers that share it hear of each other.
"""

from __future__ import annotations

import logging
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from caserne.store import requests
from caserne.store.calls import Calls
from caserne.store.house import Houses
from caserne.store.players import Players
from caserne.store.requests import BALLAST, NO_TABLE, Request
from caserne.store.rows import After, Extent, StoredChat, StoredSeat, StoredTable
from caserne.store.upkeep import Upkeep

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

T = TypeVar("T")
Changed = Callable[[frozenset[str] | None], object]
"""Told which tables other servers changed; ``None`` if it may be any."""
Heard = Callable[[str, str], object]
"""Told who among the other servers said something, and what."""

LOG: Final = logging.getLogger("caserne.store")
NOTHING: Final = After()
LONGEST_WORD: Final = 4000
"""So many bytes servers may tell each other at once."""

TABLES: Final = (
    "SELECT id, game, options, seed, created, listed,"
    " (SELECT coalesce(max(seq) + 1, 0) FROM lines WHERE table_id = id),"
    " over, hints, pace, relief, shut FROM tables"
)
EXTENTS: Final = (
    "SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM lines WHERE table_id = id),"
    " said, seatings, erased FROM tables"
)
PLACE: Final = "SELECT touched, id FROM tables"
SEATS: Final = (
    "SELECT table_id, seat, name, bot, digest, leaving, player, since, reminded, silenced"
    " FROM seats"
)


class Store(Players, Calls, Houses, Upkeep, ABC):
    """Tables, seats, records and chat.

    Whatever is written is answered by a future, and only after it is durable: ``TakenError`` if
    somebody else was quicker, ``UnwellError`` if it could not be written. What is asked is answered
    at once, in the thread that asks; ``UnwellError`` if it could not be read.
    """

    def __init__(self) -> None:
        """Begin well, with nobody to tell what other servers do."""
        self.server = secrets.token_hex(4)
        """Our name among the servers that share the store."""
        self._is_well = True
        self._changed: Changed = _nobody
        self._heard: Heard = _nobody

    @abstractmethod
    def close(self) -> None:
        """Finish what was asked for, then let go of all that is open."""

    @abstractmethod
    def _request(self, table: str, begin: Callable[[], Request[T]]) -> Future[T]:
        """Carry out a request of a table, wholly or not at all."""

    @abstractmethod
    def _read(self, query: str, *values: object) -> list[Any]:
        """Ask."""

    @abstractmethod
    def tell(self, word: str) -> None:
        """Say something short to the other servers that share the store.

        It is not kept: who is not there misses it. Lists of tables that changed need no telling.
        """

    def watch(self, changed: Changed, heard: Heard) -> None:
        """Have something called, by a thread of the store, when other servers do or say something.

        Besides, ``changed`` is told ``None`` when the store is well again.
        """
        self._changed, self._heard = changed, heard

    def _note(self, error: Exception | None) -> None:
        """Say in the log that something cannot be read or written, and that it can be again."""
        was_well, self._is_well = self._is_well, error is None
        if error is not None and was_well:
            LOG.error("store unwell", extra={"error": str(error)})
        elif error is None and not was_well:
            LOG.info("store well again")
            self._changed(None)

    # Writing

    def create(
        self,
        table: StoredTable,
        seats: list[StoredSeat],
        lines: list[str],
        after: After = NOTHING,
        maker: str = "",
    ) -> Future[None]:
        """Keep a new table with all its seats, free ones included, and its first lines.

        Its host is whoever holds the first seat that is held; if nobody does, the ``maker`` is, a
        player by their id, and without one whoever sits down first.
        """
        begin = partial(requests.create, table, seats, lines, after, maker)
        return self._request(table.id, begin)

    def take_seat(
        self, table: str, seat: int, name: str, digest: bytes, player: str = ""
    ) -> Future[None]:
        """Give a free seat to somebody; ``TakenError`` if it is not free."""
        taken = StoredSeat(seat, name, digest=digest, player=player)
        return self._request(table, partial(requests.take_seat, table, taken))

    def leave_seat(self, table: str, seat: int, digest: bytes) -> Future[None]:
        """Give a seat back; ``TakenError`` unless it is held by this secret."""
        return self._request(table, partial(requests.leave_seat, table, seat, digest))

    def ask_to_leave(self, table: str, seat: int, digest: bytes) -> Future[bool]:
        """Give a seat back if the others who hold one agree; tells whether it is given back.

        ``TakenError`` unless it is held by this secret.
        """
        return self._request(table, partial(requests.ask_to_leave, table, seat, digest))

    def let_go(self, table: str, seat: int, by: bytes) -> Future[bool]:
        """Agree that somebody leaves a seat; tells whether it is given back.

        Whoever holds the seat withdraws the wish. ``TakenError`` unless there is one, and by a
        secret of this table.
        """
        return self._request(table, partial(requests.let_go, table, seat, by))

    def hand_on(self, table: str, bot: StoredSeat, other: StoredSeat) -> Future[None]:
        """Give a bot's seat to another, or a free one; ``TakenError`` unless it is that still."""
        return self._request(table, partial(requests.hand_on, table, bot, other))

    def append(
        self, table: str, seq: int, lines: list[str], after: After = NOTHING
    ) -> Future[None]:
        """Add lines to a record, the first one as number ``seq``; all of them or none.

        ``TakenError`` if another process has written one of these numbers already. ``after`` says
        what they lead to.
        """
        return self._request(table, partial(requests.append, table, seq, lines, after))

    def say(  # noqa: PLR0913, PLR0917 - what was said, and how much of it is kept
        self,
        table: str,
        seat: int | None,
        name: str,
        text: str,
        at: float,
        keep: int,
        who: bytes | None = None,
        player: str = "",
    ) -> Future[StoredChat]:
        """Keep what somebody said, and the ``keep`` last ones only; gives it with its number.

        ``who`` tells somebody without a seat from others; ``player`` is whose words they are.
        """
        said = StoredChat(0, seat, name, text, at)
        return self._request(table, partial(requests.say, table, said, keep, who, player))

    def keep_review(self, table: str, review: str) -> Future[None]:
        """Keep what a game was found to be, in the place of what was found before."""
        return self._request(table, partial(requests.keep_review, table, review))

    def touch(self, table: str) -> Future[None]:
        """Note that somebody is at a table."""
        return self._request(table, partial(requests.touch, table))

    def unsay(self, table: str, seq: int) -> Future[None]:
        """Delete what was said; ``TakenError`` if there is nothing of this number."""
        return self._request(table, partial(requests.unsay, table, seq))

    def probe(self) -> Future[None]:
        """Write as much as a request does, to see whether anything can be written.

        ``UnwellError`` too once something was found damaged.
        """
        return self._request(NO_TABLE, partial(requests.probe, os.urandom(BALLAST)))

    # Reading

    def table(self, table: str) -> StoredTable | None:
        """Find a table by its id."""
        rows = self._read(f"{TABLES} WHERE id = $1", table)
        return _table(rows[0]) if rows else None

    def tables(self, ids: list[str]) -> list[StoredTable]:
        """Find several tables at once; those that there are not are left out."""
        query = f"{TABLES} WHERE id = ANY($1) ORDER BY created DESC"
        return [_table(row) for row in self._read(query, ids)]

    def running(
        self, most: int, *, since: float = 0, game: str = "", after: str = ""
    ) -> list[StoredTable]:
        """List tables that one can join, of one game or of all, those somebody was at last first.

        Only those that the lobby is to list, that have a free seat and at which somebody was
        ``since`` a time; the page that comes ``after`` a table begins behind it.
        """
        query = f"{TABLES} WHERE listed = 1 AND over = 0 AND free = 1 AND touched >= $1"
        values: list[str | float] = [since]
        if game:
            values.append(game)
            query += f" AND game = ${len(values)}"
        if after:
            values.append(after)
            query += f" AND (touched, id) < ({PLACE} WHERE id = ${len(values)})"
        query += f" ORDER BY touched DESC, id DESC LIMIT ${len(values) + 1}"
        return [_table(row) for row in self._read(query, *values, most)]

    def seats(self, table: str) -> list[StoredSeat]:
        """List who holds the seats of a table."""
        return self.all_seats([table])[table]

    def all_seats(self, tables: list[str]) -> dict[str, list[StoredSeat]]:
        """List who holds the seats of several tables."""
        found: dict[str, list[StoredSeat]] = {table: [] for table in tables}
        query = f"{SEATS} WHERE table_id = ANY($1) ORDER BY seat"
        for table, *row in self._read(query, tables):
            found[table].append(_seat(row))
        return found

    def lines(self, table: str, since: int = 0) -> list[str]:
        """Give the lines of a record from number ``since`` on."""
        query = "SELECT line FROM lines WHERE table_id = $1 AND seq >= $2 ORDER BY seq"
        return [row[0] for row in self._read(query, table, since)]

    def review(self, table: str) -> str | None:
        """Give what a game was found to be, if anybody has looked."""
        rows = self._read("SELECT review FROM reviews WHERE table_id = $1", table)
        return rows[0][0] if rows else None

    def chats(self, table: str, since: int = 0) -> list[StoredChat]:
        """Give what was said at a table from number ``since`` on, and not deleted."""
        query = (
            'SELECT seq, seat, name, text, "at" FROM chats'
            " WHERE table_id = $1 AND seq >= $2 AND erased IS NULL ORDER BY seq"
        )
        return [StoredChat(*row) for row in self._read(query, table, since)]

    def whose(self, table: str, seq: int) -> bytes | None:
        """Tell who said something from no seat."""
        rows = self._read("SELECT who FROM chats WHERE table_id = $1 AND seq = $2", table, seq)
        return bytes(rows[0][0]) if rows and rows[0][0] is not None else None

    def erased(self, table: str, since: int) -> list[int]:
        """Give the numbers of what was said and deleted, the first ``since`` times left out."""
        query = "SELECT seq FROM chats WHERE table_id = $1 AND erased >= $2 ORDER BY erased"
        return [row[0] for row in self._read(query, table, since)]

    def extents(self, tables: list[str]) -> dict[str, Extent]:
        """Tell how far tables have come."""
        rows = self._read(f"{EXTENTS} WHERE id = ANY($1)", tables)
        return {table: Extent(*extent) for table, *extent in rows}


def _table(row: Sequence[Any]) -> StoredTable:
    id_, game, options, seed, created, listed, version, over, hints, *rest = row
    flags = bool(listed), version, bool(over), bool(hints)
    return StoredTable(id_, game, options, seed, created, *flags, *rest)


def _seat(row: Sequence[Any]) -> StoredSeat:
    seat, name, bot, digest, leaving, player, since, late, silenced = row
    known = (bool(leaving), player or "", since, bool(late), bool(silenced))
    return StoredSeat(seat, name, bot, digest, *known)


def _nobody(*_: object) -> None:
    """Tell nobody."""
