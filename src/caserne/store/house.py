"""What a store keeps of a table's own order: its host, who is away, votes, who is silenced."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from caserne.store.failing import TakenError
from caserne.store.requests import RESEATED, heir, once
from caserne.store.rows import StoredHouse, StoredSeat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Future

    from caserne.store.requests import Request

T = TypeVar("T")

HELD: Final = (
    "SELECT table_id, name, digest, player FROM seats"
    " WHERE table_id = $1 AND seat = $2 AND digest = $3"
)
ABSENT: Final = (
    "INSERT INTO absentees (table_id, seat, name, digest, player) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT DO NOTHING"
)
SEAT: Final = (
    "UPDATE seats SET name = $3, bot = $4, digest = $5, player = $6, leaving = 0, since = NULL,"
    " due = NULL, told = 0, seen = 0, reminded = 0, silenced = 0 WHERE table_id = $1 AND seat = $2"
)
NO_VOTES: Final = "DELETE FROM votes WHERE table_id = $1 AND seat = $2"
NO_OFFERS: Final = "DELETE FROM guests WHERE table_id = $1 AND seat = $2"
NO_AGREEMENTS: Final = "DELETE FROM agreements WHERE table_id = $1 AND seat = $2"
AWAY: Final = (
    "SELECT table_id, name, digest, player FROM absentees WHERE table_id = $1 AND seat = $2"
)
BACK: Final = "DELETE FROM absentees WHERE table_id = $1 AND seat = $2"
OFFER: Final = (
    "INSERT INTO guests (table_id, seat, name, digest, player) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name, digest = excluded.digest,"
    " player = excluded.player"
)
VOTE: Final = (
    'INSERT INTO votes (table_id, seat, "by", choice) VALUES ($1, $2, $3, $4)'
    ' ON CONFLICT (table_id, seat, "by") DO UPDATE SET choice = excluded.choice'
)
HOUSE: Final = "SELECT host, closed, hushed, maker, shut FROM tables WHERE id = $1"
NO_HOUSE: Final = (None, 0, 0, None, None)
"""Of a table that there is not any more."""
ORDER: Final = "UPDATE tables SET closed = $2, hushed = $3 WHERE id = $1"
ROLE: Final = "UPDATE tables SET host = $2, maker = NULL WHERE id = $1"
SILENCE: Final = "UPDATE seats SET silenced = $3 WHERE table_id = $1 AND seat = $2"
BAN: Final = (
    "INSERT INTO bans (table_id, who, removed) VALUES ($1, $2, $3)"
    " ON CONFLICT (table_id, who) DO UPDATE SET removed = excluded.removed"
)
UNBAN: Final = "DELETE FROM bans WHERE table_id = $1 AND who = $2"
ABSENTEES: Final = (
    "SELECT seat, name, digest, player FROM absentees WHERE table_id = $1 ORDER BY seat"
)
GUESTS: Final = "SELECT seat, name, digest, player FROM guests WHERE table_id = $1 ORDER BY seat"
VOTES: Final = 'SELECT seat, "by", choice FROM votes WHERE table_id = $1 ORDER BY seat, "by"'
GUEST: Final = "guest"
"""What is voted for where somebody who watches offered to play; else the name of a bot."""


def _hand_over(table: str, holder: StoredSeat, other: StoredSeat) -> Request[None]:
    rows = yield once(HELD, table, holder.seat, holder.digest)
    if not rows:
        raise TakenError(f"seat {holder.seat} of table {table} has changed hands")
    yield once(ABSENT, table, holder.seat, *rows[0][1:])
    yield from reseat(table, other)


def reseat(table: str, seat: StoredSeat) -> Request[None]:
    """Have somebody else hold a seat, and forget what was asked about it."""
    new = (seat.name, seat.bot, seat.digest, seat.player or None)
    yield once(SEAT, table, seat.seat, *new)
    for query in (NO_VOTES, NO_OFFERS, NO_AGREEMENTS):
        yield once(query, table, seat.seat)
    if seat.digest is None:
        yield from heir(table, seat.seat)
    yield once(RESEATED, table)


def _remove(table: str, holder: StoredSeat, other: StoredSeat) -> Request[None]:
    if not (yield once(HELD, table, holder.seat, holder.digest)):
        raise TakenError(f"seat {holder.seat} of table {table} has changed hands")
    yield from reseat(table, other)


def _come_back(table: str, seat: int, digests: frozenset[bytes], player: str) -> Request[None]:
    rows = yield once(AWAY, table, seat)
    if not rows or (bytes(rows[0][2]) not in digests and (not player or rows[0][3] != player)):
        raise TakenError(f"seat {seat} of table {table} is not yours to take back")
    _, name, digest, owner = rows[0]
    yield once(BACK, table, seat)
    yield from reseat(table, StoredSeat(seat, name, "", bytes(digest), player=owner or ""))


def _offer(table: str, guest: StoredSeat) -> Request[None]:
    row = (guest.name, guest.digest, guest.player or None)
    yield once(OFFER, table, guest.seat, *row)
    yield once(NO_VOTES, table, guest.seat)
    yield once(RESEATED, table)


def _vote(table: str, seat: int, voters: Sequence[int], choice: str) -> Request[None]:
    for voter in voters:
        yield once(VOTE, table, seat, voter, choice)
    yield once(RESEATED, table)


def _change(table: str, *statements: tuple[Any, ...]) -> Request[None]:
    for query, *values in statements:
        yield once(query, table, *values)
    yield once(RESEATED, table)


class Houses(ABC):
    """The part of a store that is about a table's own order."""

    @abstractmethod
    def _request(self, table: str, begin: Callable[[], Request[T]]) -> Future[T]:
        """Carry out a request of a table, wholly or not at all."""

    @abstractmethod
    def _read(self, query: str, *values: object) -> Sequence[Sequence[Any]]:
        """Ask."""

    def house(self, table: str) -> StoredHouse:
        """Tell what order a table has."""
        rows = self._read(HOUSE, table)
        host, closed, hushed, maker, shut = rows[0] if rows else NO_HOUSE
        votes = self._read(VOTES, table)
        bans = self._read("SELECT who, removed FROM bans WHERE table_id = $1", table)
        return StoredHouse(
            host=host,
            closed=bool(closed),
            hushed=bool(hushed),
            absent=tuple(map(_person, self._read(ABSENTEES, table))),
            guests=tuple(map(_person, self._read(GUESTS, table))),
            votes=tuple((seat, by, choice) for seat, by, choice in votes),
            silenced=frozenset(bytes(who) for who, removed in bans if not removed),
            removed=frozenset(bytes(who) for who, removed in bans if removed),
            maker=maker or "",
            shut=shut,
        )

    def hand_over(self, table: str, holder: StoredSeat, other: StoredSeat) -> Future[None]:
        """Have somebody else play for a holder, who may come back; ``TakenError`` if it changed."""
        return self._request(table, partial(_hand_over, table, holder, other))

    def come_back(
        self, table: str, seat: int, digests: frozenset[bytes], player: str
    ) -> Future[None]:
        """Give a seat back to whom it belongs; ``TakenError`` if that is somebody else."""
        return self._request(table, partial(_come_back, table, seat, digests, player))

    def remove(self, table: str, holder: StoredSeat, other: StoredSeat) -> Future[None]:
        """Take a seat from somebody for good; ``TakenError`` if it changed hands."""
        return self._request(table, partial(_remove, table, holder, other))

    def offer(self, table: str, guest: StoredSeat) -> Future[None]:
        """Note that somebody would play a seat, whatever was voted on before."""
        return self._request(table, partial(_offer, table, guest))

    def vote(self, table: str, seat: int, voters: Sequence[int], choice: str) -> Future[None]:
        """Note who is for handing a seat to whom."""
        return self._request(table, partial(_vote, table, seat, voters, choice))

    def order(self, table: str, *, closed: bool, hushed: bool) -> Future[None]:
        """Close a table to those who watch, or its chat, or open them."""
        begin = partial(_change, table, (ORDER, int(closed), int(hushed)))
        return self._request(table, begin)

    def pass_on(self, table: str, seat: int) -> Future[None]:
        """Make another seat the host's."""
        return self._request(table, partial(_change, table, (ROLE, seat)))

    def silence(self, table: str, seat: int, *, silenced: bool) -> Future[None]:
        """Have whoever holds a seat say nothing, or let them speak."""
        begin = partial(_change, table, (SILENCE, seat, int(silenced)))
        return self._request(table, begin)

    def ban(self, table: str, who: Sequence[bytes], *, removed: bool) -> Future[None]:
        """Have somebody say nothing, or not come at all."""
        changes = [(BAN, one, int(removed)) for one in who]
        return self._request(table, partial(_change, table, *changes))

    def unban(self, table: str, who: bytes) -> Future[None]:
        """Let somebody speak and come again."""
        return self._request(table, partial(_change, table, (UNBAN, who)))


def _person(row: Sequence[Any]) -> StoredSeat:
    seat, name, digest, player = row
    return StoredSeat(seat, name, "", bytes(digest), player=player or "")
