"""Hosting: what whoever made a table may do about those who are at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots import catalogue
from caserne.core.errors import RefusedError
from caserne.server import wire
from caserne.server.standing_in import a_bot
from caserne.store.rows import StoredSeat

if TYPE_CHECKING:
    from concurrent.futures import Future

    from caserne.server.client import Client
    from caserne.server.company import Company
    from caserne.store.store import Store


class Hosting:
    """The host's wishes at one table, as changes to the store."""

    def __init__(self, table: str, game: str, company: Company, store: Store) -> None:
        """Serve one table."""
        self._table = table
        self._game = game
        self._company = company
        self._store = store

    def change(
        self, client: Client, asked: wire.Hosting, whose: bytes | None, *, dealt: bool
    ) -> list[Future[None]]:
        """Do what the host asks; ``RefusedError`` to anybody else, and for nobody.

        ``whose`` tells who said what is asked about; ``dealt``: seats have hands of their own.
        """
        if not self._company.hosts(client):
            raise RefusedError("not-yours", "expected the host of this table")
        match asked:
            case wire.Order():
                order = self._store.order(self._table, closed=asked.closed, hushed=asked.hushed)
                return [order]
            case wire.PassOn():
                return [self._store.pass_on(self._table, self._held(asked.seat).seat)]
            case wire.Silence():
                return [self._silence(asked, whose)]
            case wire.Remove():
                return self._remove(client, asked, whose, dealt=dealt)

    def _held(self, seat: int) -> StoredSeat:
        """Give a seat that a person holds."""
        seats = self._company.seats
        if seat >= len(seats) or seats[seat].digest is None:
            raise RefusedError("illegal", f"expected a seat that somebody holds, got {seat}")
        return seats[seat]

    def _silence(self, asked: wire.Silence, whose: bytes | None) -> Future[None]:
        if asked.seat is not None:
            seat = self._held(asked.seat).seat
            return self._store.silence(self._table, seat, silenced=asked.yes)
        who = _somebody(whose)
        if asked.yes:
            return self._store.ban(self._table, [who], removed=False)
        return self._store.unban(self._table, who)

    def _remove(
        self, client: Client, asked: wire.Remove, whose: bytes | None, *, dealt: bool
    ) -> list[Future[None]]:
        """Send somebody away: their seat is free then, or where it has a hand, a bot's."""
        if asked.seat is None:
            return [self._store.ban(self._table, [_somebody(whose)], removed=True)]
        held = self._held(asked.seat)
        if held.seat in client.you:
            raise RefusedError("illegal", "expected somebody else's seat")
        seats, bot = self._company.seats, catalogue.usual(self._game)
        other = StoredSeat(held.seat)
        if dealt:
            other = a_bot(self._game, self._table, held.seat, bot, seats)
        gone = [one for one in self._company.clients if held.seat in one.you]
        who = [mark for one in gone for mark in one.who if mark not in client.who]
        changes = [self._store.remove(self._table, held, other)]
        return changes if not who else [*changes, self._store.ban(self._table, who, removed=True)]


def _somebody(whose: bytes | None) -> bytes:
    if whose is None:
        raise RefusedError("illegal", "expected a seat, or what somebody said from none")
    return whose
