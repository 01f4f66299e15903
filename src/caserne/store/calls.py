"""What a store keeps of whose turn it is: since when, and whether they were told and reminded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from caserne.store.requests import RESEATED, Statement, awaiting, once
from caserne.store.rows import Due, Untold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Future

    from caserne.store.requests import Request
    from caserne.store.rows import Await

T = TypeVar("T")

MOST: Final = 500
"""So many seats are looked at together."""
SEEN: Final = (
    "UPDATE seats SET seen = 1 WHERE table_id = $1 AND seat = $2 AND seen = 0 AND since IS NOT NULL"
)
UNTOLD: Final = (
    "SELECT table_id, seat, player, since, seen FROM seats"
    " WHERE since <= $1 AND told = 0 AND player IS NOT NULL ORDER BY since LIMIT $2"
)
CLAIM: Final = (
    "UPDATE seats SET told = 1 WHERE table_id = $1 AND seat = $2 AND since = $3 AND told = 0"
    " RETURNING table_id"
)
CALL: Final = "UPDATE players SET alerted = $2 WHERE id = $1 AND alerted <= $3 RETURNING id"
DUE: Final = (
    "SELECT s.table_id, s.seat, s.player, s.due, s.reminded, s.bot, t.pace, t.relief FROM seats s"
    " JOIN tables t ON t.id = s.table_id"
    " WHERE s.due <= $1 AND t.over = 0 ORDER BY s.due LIMIT $2"
)
POSTPONE: Final = (
    "UPDATE seats SET due = $4, reminded = $5 WHERE table_id = $1 AND seat = $2 AND due = $3"
    " RETURNING table_id"
)
WAITING: Final = (
    "SELECT DISTINCT table_id FROM seats WHERE player = $1 AND since IS NOT NULL ORDER BY table_id"
)


def _see(table: str, seats: Sequence[int]) -> Request[None]:
    yield Statement(SEEN, [(table, seat) for seat in seats])


def _claim(table: str, seat: int, since: float) -> Request[bool]:
    return bool((yield once(CLAIM, table, seat, since)))


def _call(player: str, now: float, before: float) -> Request[bool]:
    return bool((yield once(CALL, player, now, before)))


def _postpone(due: Due, until: float | None, *, reminded: bool) -> Request[bool]:
    if not (yield once(POSTPONE, due.table, due.seat, due.at, until, int(reminded))):
        return False
    if reminded and not due.reminded:
        yield once(RESEATED, due.table)
    return True


class Calls(ABC):
    """The part of a store that is about who is awaited."""

    @abstractmethod
    def _request(self, table: str, begin: Callable[[], Request[T]]) -> Future[T]:
        """Carry out a request of a table or player, wholly or not at all."""

    @abstractmethod
    def _read(self, query: str, *values: object) -> Sequence[Sequence[Any]]:
        """Ask."""

    def await_(self, table: str, rows: Sequence[Await]) -> Future[None]:
        """Note who is awaited at a table, and who is not any more."""
        return self._request(table, partial(awaiting, table, rows))

    def see(self, table: str, seats: Sequence[int]) -> Future[None]:
        """Note that those who hold seats are at the table, and see it if they are awaited."""
        return self._request(table, partial(_see, table, seats))

    def untold(self, since: float) -> list[Untold]:
        """List players' seats awaited since then or longer that nobody was alerted of."""
        return [
            Untold(table, seat, player, at, bool(seen))
            for table, seat, player, at, seen in self._read(UNTOLD, since, MOST)
        ]

    def claim(self, untold: Untold) -> Future[bool]:
        """Take it on oneself to tell somebody; one server of several is told that it may."""
        return self._request(untold.table, partial(_claim, untold.table, untold.seat, untold.since))

    def call(self, player: str, now: float, before: float) -> Future[bool]:
        """Take it on oneself to alert a player, unless they were alerted after ``before``."""
        return self._request(player, partial(_call, player, now, before))

    def due(self, now: float) -> list[Due]:
        """List seats about which something is to be done by now."""
        return [
            Due(table, seat, player or "", at, bool(reminded), bot, pace, relief)
            for table, seat, player, at, reminded, bot, pace, relief in self._read(DUE, now, MOST)
        ]

    def postpone(self, due: Due, until: float | None, *, reminded: bool) -> Future[bool]:
        """Take it on oneself to do it; one server of several is told that it may."""
        begin = partial(_postpone, due, until, reminded=reminded)
        return self._request(due.table, begin)

    def waiting_for(self, player: str) -> list[str]:
        """List the tables that wait for a player."""
        return [row[0] for row in self._read(WAITING, player)]
