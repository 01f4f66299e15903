"""What is written on request, in SQL that every store understands.

A request is a generator: it yields statements and is sent the rows they give. Each statement is of
one table, whose id is its first value (``$1``) and the first column of each row that it gives, so
that a store may carry out requests of many tables together. A request that is to be refused is
refused by what its first statement gives, which has changed nothing then.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from caserne.store.failing import TakenError
from caserne.store.rows import StoredChat

if TYPE_CHECKING:
    from concurrent.futures import Future

    from caserne.store.rows import After, Await, StoredSeat, StoredTable

HOUR: Final = 3600
BALLAST: Final = 16 * 1024
"""So many bytes a probe writes."""
NO_TABLE: Final = ""
"""In the place of a table's id: it is of none."""


class Statement(NamedTuple):
    """A query, and the values of each time that it is carried out."""

    query: str
    rows: Sequence[tuple[Any, ...]]


T = TypeVar("T")
Request = Generator[Statement, Any, T]


class Waiting(NamedTuple):
    """A request that waits: of which table it is, how it is begun, and who is to be answered."""

    table: str
    begin: Callable[[], Request[Any]]
    answer: Future[Any]


def once(query: str, *values: object) -> Statement:
    """Have a query carried out once."""
    return Statement(query, [values])


CREATE: Final = (
    "INSERT INTO tables (id, game, options, seed, created, listed, hints, touched, pace, relief)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $5, $8, $9) ON CONFLICT DO NOTHING RETURNING id"
)
MAKER: Final = "UPDATE tables SET maker = $2 WHERE id = $1 AND host IS NULL"
SEAT: Final = (
    "INSERT INTO seats (table_id, seat, name, bot, digest, player) VALUES ($1, $2, $3, $4, $5, $6)"
)
TAKE: Final = (
    "UPDATE seats SET name = $3, digest = $4, player = $5, silenced = 0"
    " WHERE table_id = $1 AND seat = $2 AND digest IS NULL AND bot = ''"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1 AND shut IS NOT NULL) RETURNING table_id"
)
LEAVE: Final = (
    "UPDATE seats SET name = '', digest = NULL, player = NULL, since = NULL, due = NULL"
    " WHERE table_id = $1 AND seat = $2 AND digest = $3 RETURNING table_id"
)
ASK_TO_LEAVE: Final = (
    "UPDATE seats SET leaving = 1"
    " WHERE table_id = $1 AND seat = $2 AND digest = $3 RETURNING table_id"
)
SEATED: Final = "SELECT table_id, seat, digest, leaving FROM seats WHERE table_id = $1"
AGREE: Final = (
    'INSERT INTO agreements (table_id, seat, "by") VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
)
WAITING: Final = (
    "SELECT table_id FROM seats s WHERE table_id = $1 AND seat != $2 AND digest IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM agreements a"
    ' WHERE a.table_id = $1 AND a.seat = $2 AND a."by" = s.seat)'
)
FREE: Final = (
    "UPDATE seats SET name = '', digest = NULL, player = NULL, since = NULL, due = NULL"
    " WHERE table_id = $1 AND seat = $2"
)
HOST: Final = (
    "UPDATE tables SET host ="
    " (SELECT min(seat) FROM seats WHERE table_id = $1 AND digest IS NOT NULL) WHERE id = $1"
)
HEIR: Final = f"{HOST} AND host = $2"
FIRST_HOST: Final = (
    "UPDATE tables SET host = $2, maker = NULL"
    " WHERE id = $1 AND host IS NULL AND (maker IS NULL OR maker = $3)"
)
AWAIT: Final = (
    "UPDATE seats SET since = $3, due = $4, told = coalesce($5, told), seen = $6, reminded = 0"
    " WHERE table_id = $1 AND seat = $2"
)
STAY: Final = "UPDATE seats SET leaving = 0 WHERE table_id = $1 AND seat = $2"
FORGET: Final = "DELETE FROM agreements WHERE table_id = $1 AND seat = $2"
HAND_ON: Final = (
    "UPDATE seats SET name = $3, bot = $4, digest = $5, player = $7"
    " WHERE table_id = $1 AND seat = $2 AND bot = $6 AND digest IS NULL RETURNING table_id"
)
RESEATED: Final = "UPDATE tables SET seatings = seatings + 1 WHERE id = $1"
END: Final = (
    "SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM lines WHERE table_id = id)"
    " FROM tables WHERE id = $1 AND shut IS NULL"
)
LINE: Final = "INSERT INTO lines (table_id, seq, line) VALUES ($1, $2, $3)"
OVER: Final = "UPDATE tables SET over = 1, result = $2 WHERE id = $1"
SCORE: Final = "UPDATE seats SET won = $3, score = $4 WHERE table_id = $1 AND seat = $2"
TOUCH: Final = "UPDATE tables SET touched = $2 WHERE id = $1 AND touched < $3"
SAY: Final = (
    "UPDATE tables SET said = said + 1 WHERE id = $1 AND shut IS NULL RETURNING id, said - 1"
)
CHAT: Final = (
    'INSERT INTO chats (table_id, seq, seat, name, text, "at", who, player)'
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
DROP: Final = "DELETE FROM chats WHERE table_id = $1 AND seq <= $2"
UNSAY: Final = (
    "UPDATE chats SET text = '', name = '',"
    " erased = (SELECT erased FROM tables WHERE id = table_id)"
    " WHERE table_id = $1 AND seq = $2 AND erased IS NULL RETURNING table_id"
)
ERASED: Final = "UPDATE tables SET erased = erased + 1 WHERE id = $1"
REVIEW: Final = (
    "INSERT INTO reviews (table_id, review) VALUES ($1, $2)"
    " ON CONFLICT (table_id) DO UPDATE SET review = excluded.review"
)
PROBE: Final = (
    "INSERT INTO probes (id, ballast) VALUES (1, $1)"
    " ON CONFLICT (id) DO UPDATE SET ballast = excluded.ballast"
)


def create(
    table: StoredTable, seats: list[StoredSeat], lines: list[str], after: After, maker: str
) -> Request[None]:
    """Keep a new table with all its seats and its first lines."""
    made = (table.id, table.game, table.options, table.seed, table.created)
    chosen = (int(table.listed), int(table.hints), table.pace, table.relief)
    if not (yield once(CREATE, *made, *chosen)):
        raise TakenError(f"there is a table {table.id} already")
    yield Statement(
        SEAT,
        [
            (table.id, seat.seat, seat.name, seat.bot, seat.digest, seat.player or None)
            for seat in seats
        ],
    )
    yield once(HOST, table.id)
    if maker:
        yield once(MAKER, table.id, maker)
    yield from _write(table.id, 0, lines, after)


def take_seat(table: str, taken: StoredSeat) -> Request[None]:
    """Give a free seat to somebody."""
    row = (taken.seat, taken.name, taken.digest, taken.player or None)
    if not (yield once(TAKE, table, *row)):
        raise TakenError(f"seat {taken.seat} of table {table} is not free")
    yield once(FIRST_HOST, table, taken.seat, taken.player or None)
    yield once(RESEATED, table)
    yield from touch(table)


def leave_seat(table: str, seat: int, digest: bytes) -> Request[None]:
    """Give a seat back."""
    if not (yield once(LEAVE, table, seat, digest)):
        raise TakenError(f"seat {seat} of table {table} is held by another secret")
    yield from _stay(table, seat)
    yield from heir(table, seat)
    yield once(RESEATED, table)


def ask_to_leave(table: str, seat: int, digest: bytes) -> Request[bool]:
    """Give a seat back if the others who hold one agree."""
    if not (yield once(ASK_TO_LEAVE, table, seat, digest)):
        raise TakenError(f"seat {seat} of table {table} is held by another secret")
    yield once(RESEATED, table)
    return (yield from _free_if_agreed(table, seat))


def let_go(table: str, seat: int, by: bytes) -> Request[bool]:
    """Agree that somebody leaves a seat, or withdraw the own wish to."""
    rows = yield once(SEATED, table)
    mine = [place for _, place, digest, _ in rows if digest == by]
    if not mine or not any(place == seat and leaving for _, place, _, leaving in rows):
        raise TakenError(f"nobody at table {table} asks you whether seat {seat} is left")
    yield once(RESEATED, table)
    if seat in mine:
        yield from _stay(table, seat)
        return False
    yield Statement(AGREE, [(table, seat, voter) for voter in mine])
    return (yield from _free_if_agreed(table, seat))


def hand_on(table: str, bot: StoredSeat, other: StoredSeat) -> Request[None]:
    """Give a bot's seat to another, or a free one."""
    new = other.name, other.bot, other.digest
    if not (yield once(HAND_ON, table, bot.seat, *new, bot.bot, other.player or None)):
        raise TakenError(f"seat {bot.seat} of table {table} is not that bot's any more")
    yield once(RESEATED, table)


def append(table: str, seq: int, lines: list[str], after: After) -> Request[None]:
    """Add lines where the record ends; a gap is as wrong as a line that is there already."""
    ends = yield once(END, table)
    if not ends or ends[0][1] != seq:
        expected = f"line {ends[0][1]} next" if ends else "a table that goes on"
        raise TakenError(f"table {table}: expected {expected}, got {seq}")
    yield from _write(table, seq, lines, after)
    yield from touch(table)


def say(
    table: str, said: StoredChat, keep: int, who: bytes | None, player: str
) -> Request[StoredChat]:
    """Keep what somebody said, and the ``keep`` last ones only; gives it with its number."""
    rows = yield once(SAY, table)
    if not rows:
        raise TakenError(f"there is no table {table} at which anything is said")
    seq = rows[0][1]
    words = (said.seat, said.name, said.text, said.at)
    yield once(CHAT, table, seq, *words, who, player or None)
    yield once(DROP, table, seq - keep)
    yield from touch(table)
    return StoredChat(seq, said.seat, said.name, said.text, said.at)


def touch(table: str) -> Request[None]:
    """Note, to the hour, that something was done at a table."""
    now = time.time()
    yield once(TOUCH, table, now, now - HOUR)


def unsay(table: str, seq: int) -> Request[None]:
    """Delete what was said."""
    if not (yield once(UNSAY, table, seq)):
        raise TakenError(f"nothing said at table {table} has the number {seq}")
    yield once(ERASED, table)


def keep_review(table: str, review: str) -> Request[None]:
    """Keep what a game was found to be, in the place of what was found before."""
    yield once(REVIEW, table, review)


def probe(ballast: bytes) -> Request[None]:
    """Write as much as a request does, ever in the same place."""
    yield once(PROBE, ballast)


def _write(table: str, seq: int, lines: list[str], after: After) -> Request[None]:
    yield Statement(LINE, [(table, seq + i, line) for i, line in enumerate(lines)])
    if after.turn:
        yield from awaiting(table, after.turn)
    if after.over:
        yield once(OVER, table, after.result or None)
        scores = [(table, one.seat, int(one.won), one.score) for one in after.scores]
        if scores:
            yield Statement(SCORE, scores)


def awaiting(table: str, rows: Sequence[Await]) -> Request[None]:
    """Note who is awaited at a table, and who is not any more."""
    values = [(table, row.seat, row.since, row.due, row.told, int(row.seen)) for row in rows]
    yield Statement(AWAIT, values)


def heir(table: str, seat: int) -> Request[None]:
    """Pass the host's role on if this seat had it, to whoever holds the first one."""
    yield once(HEIR, table, seat)


def _free_if_agreed(table: str, seat: int) -> Request[bool]:
    """Free a seat whose holder would like to leave once all others who hold one agree."""
    if (yield once(WAITING, table, seat)):
        return False
    yield once(FREE, table, seat)
    yield from _stay(table, seat)
    yield from heir(table, seat)
    return True


def _stay(table: str, seat: int) -> Request[None]:
    """Have nobody leave a seat any longer."""
    yield once(STAY, table, seat)
    yield once(FORGET, table, seat)
