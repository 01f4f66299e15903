"""Records: games played again from what was written, for those who may look."""

from __future__ import annotations

import asyncio
import hmac
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import msgspec

from caserne.play.table import Table
from caserne.server import wire
from caserne.server.cache import Cache
from caserne.server.company import is_waiting
from caserne.server.failing import ForbiddenError, MissingError, SecretError
from caserne.server.sandbox import sandbox
from caserne.server.tables import open_game
from caserne.server.telling import replay_shown, table_shown
from caserne.server.thinking import reckon

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.core.game import Game
    from caserne.play.record import Record
    from caserne.server.limits import Limits
    from caserne.server.seating import Seating
    from caserne.server.tables import Tables
    from caserne.server.telling import Viewer
    from caserne.server.thinking import Thinkers
    from caserne.store.rows import StoredSeat, StoredTable
    from caserne.store.store import Store

P = ParamSpec("P")
T = TypeVar("T")


class Records:
    """Reads the records of tables in a few threads, and keeps what was told of them last."""

    def __init__(
        self, store: Store, tables: Tables, seating: Seating, thinkers: Thinkers, limits: Limits
    ) -> None:
        """Have read nothing yet."""
        self._store = store
        self._tables = tables
        self._seating = seating
        self._thinkers = thinkers
        self._readers = ThreadPoolExecutor(limits.readers, thread_name_prefix="records")
        self._replays: Cache[bytes] = Cache(limits.cache // 2)

    def close(self) -> None:
        """Read nothing any more."""
        self._readers.shutdown(cancel_futures=True)

    async def read(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """Read a record where that keeps nobody waiting but others who read records."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *args)

    async def record(self, table: str, token: str = "") -> str:
        """Give the record of a table, what was taken back left out."""
        secret = await self._seating.held_by(table, token, 0)
        return await self.read(self._written, table, secret)

    def _written(self, table: str, secret: bytes) -> str:
        return self._played(*self._opened(table, None, secret)).write()

    async def replay(self, table: str, seat: Viewer, token: str) -> bytes:
        """Tell a whole game as a seat saw it, or as all saw it together."""
        secret = await self._seating.held_by(table, token, seat if isinstance(seat, int) else 0)
        return await self.read(self._replay, table, seat, secret)

    def _replay(self, table: str, seat: Viewer, secret: bytes) -> bytes:
        stored, seats, game = self._opened(table, seat, secret)
        key, stamp = (table, seat), (stored, tuple(seats))
        found = self._replays.find(key, stamp)
        if found is None:
            told = replay_shown(
                self._played(stored, seats, game), table_shown(stored, seats, game), seat
            )
            found = self._replays.keep(key, stamp, wire.ENCODER.encode(told))
        return found

    async def danger(self, table: str, seat: int | None, token: str, address: str) -> bytes:
        """Tell what chance may bring next, as a seat or a spectator may know it."""
        secret = await self._seating.held_by(table, token, seat or 0)
        found, game, stamp, view = await self.read(self._looked, table, seat, secret)
        if found is None:
            values = game.name, game.options_text, seat, view
            odds = msgspec.Raw(await self._thinkers.work(reckon, values, address))
            told = wire.ENCODER.encode(wire.DangerShown(stamp, odds))
            found = self._replays.keep((table, "danger", seat), stamp, told)
        return found

    def _looked(
        self, table: str, seat: int | None, secret: bytes
    ) -> tuple[bytes | None, Game, int, str]:
        """Look at a table for the odds, unless they were told of just this moment."""
        stored, _, game = self._opened(table, seat, secret)
        if not stored.hints:
            raise ForbiddenError("this table is played without hints, and so without odds")
        found = self._replays.find((table, "danger", seat), stored.version)
        if found is not None:
            return found, game, stored.version, ""
        at = Table.rebuild(game, stored.seed, self._store.lines(table))
        return None, game, at.version, game.write_view(game.view(at.state, seat))

    async def tried(self, table: str, seat: int, token: str) -> wire.TableWanted:
        """Tell which table somebody wants who tries things out, as their seat knows this one."""
        secret = await self._seating.held_by(table, token, seat)
        return await self.read(self._tried, table, seat, secret)

    def _tried(self, table: str, seat: int, secret: bytes) -> wire.TableWanted:
        stored, seats, game = self._opened(table, seat, secret)
        holder = seats[seat].digest
        if holder is None or not hmac.compare_digest(holder, secret):
            raise ForbiddenError("expected the secret of this seat")
        played = Table.rebuild(game, stored.seed, self._store.lines(stored.id))
        if played.actor != seat:
            raise ForbiddenError("expected a seat that must decide")
        return sandbox(game, played.state, seats, seat, hints=stored.hints)

    def _opened(
        self, table: str, seat: Viewer, secret: bytes
    ) -> tuple[StoredTable, list[StoredSeat], Game]:
        """Look at a table; at a game with secrets that goes on only its seat may.

        At a table that is closed to those who watch only those who hold a seat may.
        """
        stored = self._tables.stored(table)
        seats = self._store.seats(table)
        if isinstance(seat, int) and not 0 <= seat < len(seats):
            raise MissingError(f"table {table!r} has no seat {seat}")
        game, _ = open_game(stored.game, stored.options)
        if game.secretive and not stored.over:
            holder = seats[seat].digest if isinstance(seat, int) else None
            if is_waiting(game, seats):
                holder = None
            if holder is None or not hmac.compare_digest(holder, secret):
                raise SecretError("this game has secrets until it is over")
        elif not stored.over and self._is_closed_to(table, seats, secret):
            raise SecretError("this table is closed to those who watch")
        return stored, seats, game

    def _is_closed_to(self, table: str, seats: list[StoredSeat], secret: bytes) -> bool:
        return secret not in {one.digest for one in seats} and self._store.house(table).closed

    def _played(self, stored: StoredTable, seats: list[StoredSeat], game: Game) -> Record:
        """Play a game again from its record."""
        return played(self._store, stored, seats, game)


def played(store: Store, stored: StoredTable, seats: list[StoredSeat], game: Game) -> Record:
    """Play a game again from its record, with whoever holds its seats by now."""
    rebuilt = Table.rebuild(game, stored.seed, store.lines(stored.id))
    # By its kind, not by its name, a bot is seated again from a record.
    players = {seat.seat: seat.bot or seat.name for seat in seats if seat.bot or seat.name}
    return rebuilt.record(players)
