"""Seating: who takes a seat, gives it back, and by which secret they hold it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from caserne.server.client import Client
from caserne.server.failing import AskedError, ForbiddenError, MissingError, ShutError
from caserne.server.names import claim
from caserne.server.tokens import KEY_LENGTH, digest, new_token, plain_key
from caserne.store.failing import TakenError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from caserne.server import wire
    from caserne.server.tables import Tables
    from caserne.store.store import Store

LOG: Final = logging.getLogger("caserne.hall")


class Seating:
    """Gives seats to those who come and takes them back; ``reseated`` hears of each table."""

    def __init__(
        self, store: Store, tables: Tables, reseated: Callable[[str], Awaitable[None]]
    ) -> None:
        """Seat people at the tables of a store."""
        self._store = store
        self._tables = tables
        self._reseated = reseated

    async def take_seat(
        self, table: str, seat: int, name: str, player: str = "", address: str = ""
    ) -> str:
        """Give a free seat to somebody by a name that nobody else has; give its secret."""
        token = new_token()
        await self._check_seat(table, seat)
        seats = await asyncio.to_thread(self._store.seats, table)
        others = [one.name for one in seats if not player or one.player != player]
        name = claim(name, others)
        house = await asyncio.to_thread(self._store.house, table)
        if not house.removed.isdisjoint(Client(frozenset(), "", 0, address, player).who):
            raise ForbiddenError("the host of this table has sent you away")
        taken = self._store.take_seat(table, seat, name, digest(token), player)
        try:
            await asyncio.wrap_future(taken)
        except TakenError:
            await self._check_open(table)
            raise
        LOG.info("seat taken", extra={"table": table, "seat": seat})
        await self._reseated(table)
        return token

    async def player(self, key: str) -> str:
        """Find who has a key, by which they hold their seats; empty if nobody has."""
        if len(plain_key(key)) != KEY_LENGTH:
            return ""
        found = await asyncio.to_thread(self._store.player, digest(plain_key(key)))
        return "" if found is None else found.id

    async def held_by(self, table: str, token: str, wanted: int) -> bytes:
        """Give the digest that a secret stands for: a seat's own, or by a player's key a seat's.

        Of a player's seats it is the one that is asked about, else the first.
        """
        player = await self.player(token)
        if not player:
            return digest(token)
        seats = await asyncio.to_thread(self._store.seats, table)
        mine = [one for one in seats if one.player == player and one.digest is not None]
        mine.sort(key=lambda one: one.seat != wanted)
        return mine[0].digest or b"" if mine else digest(token)

    async def leave_seat(self, table: str, seat: int, token: str) -> None:
        """Take a seat back from whoever has its secret.

        In a game with secrets that has begun the others must agree; ``AskedError`` until they do.
        """
        shown = await self._check_seat(table, seat)
        secret = await self.held_by(table, token, seat)
        is_left = True
        try:
            if shown.secretive and shown.version and not shown.over:
                asked = self._store.ask_to_leave(table, seat, secret)
                is_left = await asyncio.wrap_future(asked)
            else:
                await asyncio.wrap_future(self._store.leave_seat(table, seat, secret))
        except TakenError as error:
            raise ForbiddenError("expected the secret of this seat") from error
        await self._left(table, seat, is_left=is_left)

    async def let_go(self, table: str, seat: int, token: str) -> None:
        """Agree that somebody leaves a seat, or withdraw one's own wish to."""
        await self._check_seat(table, seat)
        try:
            agreed = self._store.let_go(table, seat, await self.held_by(table, token, seat))
            is_left = await asyncio.wrap_future(agreed)
        except TakenError as error:
            raise ForbiddenError("expected a wish to leave, and another seat's secret") from error
        with suppress(AskedError):
            await self._left(table, seat, is_left=is_left)

    async def _left(self, table: str, seat: int, *, is_left: bool) -> None:
        await self._reseated(table)
        if not is_left:
            raise AskedError("the others who hold a seat were asked")
        LOG.info("seat left", extra={"table": table, "seat": seat})

    async def _check_open(self, table: str) -> None:
        """See that the operator has not closed a table for good; ``ShutError`` if so."""
        if (await asyncio.to_thread(self._tables.stored, table)).shut is not None:
            raise ShutError("the operator of this site has closed this table for good")

    async def _check_seat(self, table: str, seat: int) -> wire.TableShown:
        shown = await self._tables.shown(table)
        if not 0 <= seat < len(shown.seats):
            raise MissingError(f"table {table!r} has no seat {seat}")
        return shown
