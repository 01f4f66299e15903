"""Tables as anybody may know them: one, some that are named, or those the lobby lists."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, Literal

from caserne.core.errors import UnreadableError
from caserne.games import find
from caserne.play.table import Table
from caserne.server import wire
from caserne.server.failing import MissingError
from caserne.server.telling import actor_shown, table_shown

if TYPE_CHECKING:
    from collections.abc import Callable

    import msgspec

    from caserne.core.game import Game
    from caserne.server.limits import Limits
    from caserne.store.rows import StoredTable
    from caserne.store.store import Store

LISTED: Final = 50
"""So many tables the lobby lists."""
REMEMBERED: Final = 10_000
"""Of so many tables it is remembered who must decide."""


@lru_cache(maxsize=256)
def open_game(name: str, options: str) -> tuple[Game, msgspec.Raw]:
    """Make a game and the description of its scenery, shared by the tables that play it."""
    game = find(name).from_text(options)
    return game, wire.raw(game.scenery())


class Tables:
    """Looks tables up in the store, whether anybody is at them or not."""

    def __init__(self, store: Store, limits: Limits) -> None:
        """Remember nothing yet."""
        self._store = store
        self._limits = limits
        self._actors: dict[str, tuple[int, int | Literal["chance"] | None]] = {}
        self._porter = ThreadPoolExecutor(1, thread_name_prefix="lobby")
        self._lists: dict[tuple[str, str], tuple[float, asyncio.Future[bytes]]] = {}

    def close(self) -> None:
        """List nothing any more."""
        self._porter.shutdown(cancel_futures=True)

    def stored(self, table: str) -> StoredTable:
        """Give a table as it is kept; ``MissingError`` if there is none."""
        stored = self._store.table(table)
        if stored is None:
            raise MissingError(f"there is no table {table!r}")
        return stored

    async def shown(self, table: str) -> wire.TableShown:
        """Tell what anybody may know of a table."""
        return await asyncio.to_thread(self._shown, table)

    def _shown(self, table: str) -> wire.TableShown:
        return self._table_shown(self.stored(table))

    def _table_shown(self, stored: StoredTable) -> wire.TableShown:
        game, _ = open_game(stored.game, stored.options)
        return table_shown(stored, self._store.seats(stored.id), game)

    async def several(self, tables: list[str]) -> bytes:
        """Tell what anybody may know of some tables, listed or not, and whose turn it is."""
        return await self._list(partial(self.told_of, tables))

    def told_of(self, tables: list[str]) -> list[wire.TableShown]:
        """Tell what anybody may know of some tables, and whose turn it is."""
        found = {stored.id: stored for stored in self._store.tables(tables)}
        shown = self._known(list(found.values()))
        for table in shown:
            table.actor = self._actor(found[table.id])
        return shown

    def _actor(self, stored: StoredTable) -> int | Literal["chance"] | None:
        """Tell who must decide; a table is played again only if it has gone on since."""
        if stored.over:
            return None
        version, actor = self._actors.get(stored.id, (-1, None))
        if version != stored.version:
            game, _ = open_game(stored.game, stored.options)
            table = Table.rebuild(game, stored.seed, self._store.lines(stored.id))
            actor = actor_shown(table.actor)
            if len(self._actors) >= REMEMBERED:
                self._actors.clear()
            self._actors[stored.id] = table.version, actor
        return actor

    async def running(self, game: str, after: str = "") -> bytes:
        """List tables that have a free seat and are not abandoned, a page at a time.

        A list that was made just now, or is being made, is told to whoever else asks for it.
        """
        now, key = time.monotonic(), (game, after)
        self._lists = {
            key: (made, answer)
            for key, (made, answer) in self._lists.items()
            if now - made < self._limits.lobby or not answer.done()
        }
        if key not in self._lists:
            answer = asyncio.ensure_future(self._list(partial(self._running, game, after)))
            self._lists[key] = now, answer
        return await asyncio.shield(self._lists[key][1])

    def _running(self, game: str, after: str) -> list[wire.TableShown]:
        since = time.time() - self._limits.listed
        if after:
            self.stored(after)
        return self._known(self._store.running(LISTED, since=since, game=game, after=after))

    async def _list(self, work: Callable[[], list[wire.TableShown]]) -> bytes:
        """List tables where that keeps nobody waiting but others in the lobby."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._porter, lambda: wire.ENCODER.encode(work()))

    def _known(self, tables: list[StoredTable]) -> list[wire.TableShown]:
        """Show tables; one of a game that this Caserne cannot read is left out."""
        seats = self._store.all_seats([stored.id for stored in tables])
        shown = []
        for stored in tables:
            with suppress(UnreadableError):
                game, _ = open_game(stored.game, stored.options)
                shown.append(table_shown(stored, seats[stored.id], game))
        return shown
