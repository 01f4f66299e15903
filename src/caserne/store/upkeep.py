"""What the operator of a store does about it: lists, closes and deletes tables, erases people.

As in ``requests``, each statement is of one table or player, whose id is its first value and the
first column of what it gives. Whatever concerns several tables is done to one after the other, so
that no server ever waits long, and may be done again if it was broken off.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from caserne.store.failing import TakenError
from caserne.store.house import BACK, reseat
from caserne.store.requests import RESEATED, Statement, once
from caserne.store.rows import Entry, StoredChat, StoredSeat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from concurrent.futures import Future

    from caserne.store.requests import Request
    from caserne.store.rows import Query

T = TypeVar("T")

ENTRIES: Final = (
    "SELECT id, game, created, touched,"
    " (SELECT coalesce(max(seq) + 1, 0) FROM lines WHERE table_id = id), over, shut, free"
    " FROM tables"
)
COUNT: Final = "SELECT count(*) FROM tables"
HELD_BY: Final = (
    "(SELECT table_id FROM seats WHERE player = $0"
    " UNION SELECT table_id FROM absentees WHERE player = $0)"
)
THEIRS: Final = (
    "SELECT table_id FROM seats WHERE player = $1"
    " UNION SELECT table_id FROM absentees WHERE player = $1"
    " UNION SELECT table_id FROM guests WHERE player = $1"
    " UNION SELECT table_id FROM chats WHERE player = $1"
    " UNION SELECT table_id FROM chats WHERE who = $2"
    " UNION SELECT table_id FROM bans WHERE who = $2"
    " UNION SELECT id FROM tables WHERE maker = $1"
    " ORDER BY 1"
)
CLOSE: Final = (
    "UPDATE tables SET over = 1, shut = $2, seatings = seatings + 1 WHERE id = $1 RETURNING id"
)
REST: Final = "UPDATE seats SET since = NULL, due = NULL WHERE table_id = $1"
DOOM: Final = "UPDATE tables SET doomed = 1 WHERE id = $1 RETURNING id"
DOOM_OLD: Final = (
    "UPDATE tables SET doomed = 1 WHERE id = $1 AND over = $2 AND touched < $3 RETURNING id"
)
PARTS: Final = (
    "lines",
    "seats",
    "agreements",
    "chats",
    "reviews",
    "absentees",
    "guests",
    "votes",
    "bans",
)
"""What a table consists of, besides its own row."""
DELETES: Final = (
    *(f"DELETE FROM {part} WHERE table_id = $1" for part in PARTS),  # noqa: S608 - our own names
    "DELETE FROM tables WHERE id = $1",
)
CONDEMN: Final = "UPDATE players SET erased = 1, language = '' WHERE id = $1 RETURNING id"
NO_CHANNELS: Final = "DELETE FROM channels WHERE player = $1"
NO_PLAYER: Final = "DELETE FROM players WHERE id = $1"
SEATED: Final = "SELECT table_id, seat, name FROM seats WHERE table_id = $1 AND player = $2"
AT_SEAT: Final = (
    "SELECT table_id, seat, name FROM seats"
    " WHERE table_id = $1 AND seat = $2 AND digest IS NOT NULL AND player IS NULL"
)
AWAY: Final = (
    "SELECT table_id, seat, name FROM absentees"
    " WHERE table_id = $1 AND seat = $2 AND player IS NULL"
)
SAID: Final = (
    "SELECT table_id, seq FROM chats"
    " WHERE table_id = $1 AND erased IS NULL AND (player = $2 OR who = $3) ORDER BY seq"
)
SAID_AS: Final = (
    "SELECT table_id, seq FROM chats WHERE table_id = $1 AND erased IS NULL AND player IS NULL"
    " AND seat = $2 AND name = $3 ORDER BY seq"
)
SAID_BEFORE: Final = (
    'SELECT table_id, seq FROM chats WHERE table_id = $1 AND erased IS NULL AND "at" < $2'
    " ORDER BY seq"
)
ERASED: Final = "SELECT id, erased FROM tables WHERE id = $1"
UNSAY: Final = (
    "UPDATE chats SET text = '', name = '', who = NULL, player = NULL, erased = $3"
    " WHERE table_id = $1 AND seq = $2"
)
COUNT_ERASED: Final = "UPDATE tables SET erased = erased + $2 WHERE id = $1"
DISOWN: Final = (
    "UPDATE chats SET who = NULL, player = NULL"
    " WHERE table_id = $1 AND erased IS NOT NULL AND (player = $2 OR who = $3)"
)
NOT_AWAY: Final = "DELETE FROM absentees WHERE table_id = $1 AND player = $2"
NO_GUEST: Final = "DELETE FROM guests WHERE table_id = $1 AND player = $2"
NO_BAN: Final = "DELETE FROM bans WHERE table_id = $1 AND who = $2"
NO_MAKER: Final = "UPDATE tables SET maker = NULL WHERE id = $1 AND maker = $2"
TALKATIVE: Final = 'SELECT DISTINCT table_id FROM chats WHERE erased IS NULL AND "at" < $1 LIMIT $2'
WORDS: Final = (
    'SELECT table_id, seq, seat, name, text, "at" FROM chats'
    ' WHERE erased IS NULL AND (player = $1 OR who = $2) ORDER BY "at", table_id, seq'
)
TAKE_ON: Final = (
    "INSERT INTO chores (name, server, until) VALUES ($1, $2, $3)"
    " ON CONFLICT (name) DO UPDATE SET server = excluded.server, until = excluded.until"
    " WHERE chores.until <= $4 OR chores.server = $2 RETURNING name"
)


def _close(table: str, reason: str) -> Request[None]:
    if not (yield once(CLOSE, table, reason)):
        raise TakenError(f"there is no table {table}")
    yield once(REST, table)


def _delete(table: str, doom: Statement) -> Request[bool]:
    """Delete a table with all its parts, if it can be doomed."""
    if not (yield doom):
        return False
    for query in DELETES:
        yield once(query, table)
    return True


def _unsay(table: str, rows: Sequence[Sequence[Any]]) -> Request[int]:
    """Delete what was said, each with a number by which open rooms hear of it."""
    if not rows:
        return 0
    ((_, erased),) = yield once(ERASED, table)
    seqs = [row[1] for row in rows]
    yield Statement(UNSAY, [(table, seq, erased + i) for i, seq in enumerate(seqs)])
    yield once(COUNT_ERASED, table, len(seqs))
    return len(seqs)


def _leave(table: str, held: Sequence[Sequence[Any]], others: Sequence[StoredSeat]) -> Request[int]:
    """Have others hold seats, or nobody, and delete what was said from them."""
    instead = {other.seat: other for other in others}
    count = 0
    for _, seat, name in held:
        yield from reseat(table, instead.get(seat, StoredSeat(seat)))
        count += yield from _unsay(table, (yield once(SAID_AS, table, seat, name)))
    return count


def _erase(table: str, player: str, who: bytes, others: Sequence[StoredSeat]) -> Request[int]:
    held = yield once(SEATED, table, player)
    count = yield from _leave(table, held, others)
    count += yield from _unsay(table, (yield once(SAID, table, player, who)))
    yield once(DISOWN, table, player, who)
    for query in (NOT_AWAY, NO_GUEST, NO_MAKER):
        yield once(query, table, player)
    yield once(NO_BAN, table, who)
    yield once(RESEATED, table)
    return count


def _erase_holder(table: str, other: StoredSeat) -> Request[int]:
    if held := (yield once(AT_SEAT, table, other.seat)):
        return (yield from _leave(table, held, [other]))
    away = yield once(AWAY, table, other.seat)
    if not away:
        raise TakenError(f"nobody without a key has seat {other.seat} of table {table}")
    yield once(BACK, table, other.seat)
    yield once(RESEATED, table)
    return (yield from _unsay(table, (yield once(SAID_AS, *away[0]))))


def _condemn(player: str) -> Request[None]:
    if not (yield once(CONDEMN, player)):
        raise TakenError(f"there is no player {player}")
    yield once(NO_CHANNELS, player)


def _forget(player: str) -> Request[None]:
    yield once(NO_PLAYER, player)


def _hush(table: str, before: float) -> Request[int]:
    return (yield from _unsay(table, (yield once(SAID_BEFORE, table, before))))


def _take_on(name: str, server: str, until: float, now: float) -> Request[bool]:
    return bool((yield once(TAKE_ON, name, server, until, now)))


class Upkeep(ABC):
    """The part of a store that is about its upkeep."""

    server: str

    @abstractmethod
    def _request(self, table: str, begin: Callable[[], Request[T]]) -> Future[T]:
        """Carry out a request of a table or player, wholly or not at all."""

    @abstractmethod
    def _read(self, query: str, *values: object) -> Sequence[Sequence[Any]]:
        """Ask."""

    @abstractmethod
    def scrub(self, *, compact: bool = False) -> bool:
        """See that nothing is left in the store's own files of what was deleted, as far as it can.

        Tells whether it could: somebody who reads for long stands in the way. ``compact`` has them
        written anew, without the room that nothing uses: that takes a while, and whoever writes
        waits.
        """

    # Tables

    def entries(self, asked: Query, most: int, after: str = "") -> list[Entry]:
        """List tables, those somebody was at last first; a page begins ``after`` a table."""
        query, values = _where(asked)
        if after:
            values.append(after)
            place = f"(SELECT touched, id FROM tables WHERE id = ${len(values)})"  # noqa: S608 - a number
            query += f" AND (touched, id) < {place}"
        query += f" ORDER BY touched DESC, id DESC LIMIT ${len(values) + 1}"
        return [_entry(row) for row in self._read(ENTRIES + query, *values, most)]

    def count(self, asked: Query) -> int:
        """Count tables."""
        query, values = _where(asked)
        return int(self._read(COUNT + query, *values)[0][0])

    def shut(self, table: str, reason: str) -> Future[None]:
        """Close a table for good: it is over, and nothing is played, said or taken there.

        ``TakenError`` if there is none.
        """
        return self._request(table, partial(_close, table, reason))

    def delete(self, table: str) -> Future[bool]:
        """Delete a table with all that belongs to it; tells whether there was one."""
        return self._request(table, partial(_delete, table, once(DOOM, table)))

    def delete_aged(self, table: str, before: float, *, over: bool) -> Future[bool]:
        """Delete a table unless somebody was at it since; tells whether it is."""
        doom = once(DOOM_OLD, table, int(over), before)
        return self._request(table, partial(_delete, table, doom))

    def talkative(self, before: float, most: int) -> list[str]:
        """List tables at which something was said before a time that is kept still."""
        return [row[0] for row in self._read(TALKATIVE, before, most)]

    def words(self, before: float) -> int:
        """Count what was said before a time and is kept still."""
        query = 'SELECT count(*) FROM chats WHERE erased IS NULL AND "at" < $1'
        return int(self._read(query, before)[0][0])

    def hush(self, table: str, before: float) -> Future[int]:
        """Delete what was said at a table before a time; gives how much that was."""
        return self._request(table, partial(_hush, table, before))

    # People

    def player_of(self, name: str, digest: bytes) -> str:
        """Find a player by their id, or by the digest of their key; empty if there is none.

        One whose erasing was broken off is found by the id still.
        """
        rows = self._read("SELECT id FROM players WHERE id = $1 OR digest = $2", name, digest)
        return rows[0][0] if rows else ""

    def tables_of(self, player: str, who: bytes) -> list[str]:
        """List every table that has something of a player's: a seat, words, an offer, a ban.

        ``who`` tells them from others where they had no seat.
        """
        return [row[0] for row in self._read(THEIRS, player, who)]

    def words_of(self, player: str, who: bytes) -> list[tuple[str, StoredChat]]:
        """Give what a player said, and at which tables; ``who`` is as above."""
        return [(row[0], StoredChat(*row[1:])) for row in self._read(WORDS, player, who)]

    def condemn(self, player: str) -> Future[None]:
        """Begin to erase a player: nobody has the key any more, and no alert is sent.

        ``TakenError`` if there is none.
        """
        return self._request(player, partial(_condemn, player))

    def erase(
        self, table: str, player: str, who: bytes, others: Sequence[StoredSeat]
    ) -> Future[int]:
        """Erase a player from a table: names, words, offers, bans; gives how much was said.

        ``others`` have their seats from now on; one that none of them has is free.
        """
        return self._request(table, partial(_erase, table, player, who, others))

    def erase_holder(self, table: str, other: StoredSeat) -> Future[int]:
        """Erase whoever holds a seat without being a player, or for whom a bot plays it.

        ``TakenError`` if nobody does.
        """
        return self._request(table, partial(_erase_holder, table, other))

    def forget(self, player: str) -> Future[None]:
        """Delete the last of a player; ``TakenError`` while something is theirs."""
        return self._request(player, partial(_forget, player))

    # Chores

    def take_on(self, chore: str, until: float, now: float) -> Future[bool]:
        """Take a chore on oneself until a time; of several servers one is told that it may.

        Whoever has it may have it for longer.
        """
        return self._request(chore, partial(_take_on, chore, self.server, until, now))


def _where(asked: Query) -> tuple[str, list[object]]:
    """Write which tables are asked for, and the values that go with it."""
    query = " WHERE 1 = 1"
    values: list[object] = []
    for condition, value in _conditions(asked):
        values.append(value)
        query += f" AND {condition.replace('$0', f'${len(values)}')}"
    if asked.shut is not None:
        query += " AND shut IS NOT NULL" if asked.shut else " AND shut IS NULL"
    return query, values


def _conditions(asked: Query) -> Iterator[tuple[str, object]]:
    if asked.game:
        yield "game = $0", asked.game
    if asked.over is not None:
        yield "over + 0 = $0", int(asked.over)  # as the index has it
    if asked.before is not None:
        yield "touched < $0", asked.before
    if asked.since is not None:
        yield "touched >= $0", asked.since
    if asked.player:
        yield f"id IN {HELD_BY}", asked.player


def _entry(row: Sequence[Any]) -> Entry:
    id_, game, created, touched, lines, over, shut, free = row
    return Entry(id_, game, created, touched, lines, bool(over), shut, bool(free))
