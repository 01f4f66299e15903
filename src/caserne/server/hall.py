"""The hall: all rooms in memory, opened when somebody comes and closed when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from contextvars import Context
from functools import partial
from typing import TYPE_CHECKING, Final

from caserne.server.cache import Cache
from caserne.server.making import Making
from caserne.server.metrics import Metrics
from caserne.server.neighbours import Gone, Neighbours, OfReview, tell
from caserne.server.records import Records
from caserne.server.room import Room
from caserne.server.seating import Seating
from caserne.server.tables import Tables, open_game
from caserne.store.failing import UnwellError

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.server.limits import Limits
    from caserne.server.thinking import Thinkers
    from caserne.store.store import Store

LOG: Final = logging.getLogger("caserne.hall")
UNTOLD: Final = 10.0
"""So many seconds until one looks at what others wrote who could not say so any more."""
AGAIN: Final = 1.0
"""So many until one looks again, after nothing could be read."""


def now() -> float:
    """Tell the time, unless somebody is given another clock."""
    return time.time()


class Hall:
    """Opens a room when somebody comes to a table, and closes it when nobody is there.

    What is asked of tables without sitting at them is done beside it: ``tables`` shows them,
    ``seating`` gives out their seats, ``records`` plays them again, ``making`` makes new ones.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Open with all rooms empty."""
        self._clock = clock or now
        self.limits = limits
        self.metrics = Metrics(thinkers.thoughts, thinkers.failures)
        self.rooms: dict[str, Room] = {}
        self._store = store
        self._thinkers = thinkers
        self._neighbours = Neighbours(store, self._lose)
        self._heard_of_review: Callable[[OfReview], None] = lambda _: None
        self._tasks: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()
        self._grown: set[str] = set()
        self._look_at_all = False
        self._chores: list[asyncio.Task[None]] = []
        self._syncs: Cache[str] = Cache(limits.cache // 2)
        self.tables = Tables(store, limits)
        self.seating = Seating(store, self.tables, self.reseat)
        self.records = Records(store, self.tables, self.seating, thinkers, limits)
        self.making = Making(store, self.seating, self.records, limits, self._clock)

    async def open(self) -> None:
        """Begin to close the rooms nobody is in, and to look out for other processes."""
        soon = asyncio.get_running_loop().call_soon_threadsafe
        self._store.watch(
            lambda tables: soon(self._note, tables), lambda *word: soon(self._hear, *word)
        )
        chores = self._sweep(), self._watch(), self._neighbours.live()
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Finish what was asked in every room, then end."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for room in self.rooms.values():
            room.close()
        self.rooms.clear()
        if self._tasks:
            await asyncio.wait(self._tasks)
        tell(self._store, Gone())
        self.records.close()
        self.tables.close()

    # Rooms

    async def room(self, table: str) -> Room:
        """Give the room of a table, opened if need be.

        Ask something of it before awaiting anything else: a room that is asked stays open.
        """
        if table not in self.rooms:
            stored = await asyncio.to_thread(self.tables.stored, table)
            game, scenery = await asyncio.to_thread(open_game, stored.game, stored.options)
            if table not in self.rooms:
                parts = self._store, self._thinkers, self.limits, self._syncs, self._clock
                self._enter(Room(stored, game, scenery, *parts))
        return self.rooms[table]

    def _enter(self, room: Room) -> None:
        self.rooms[room.id] = room
        task = asyncio.create_task(self._live(room), context=Context())  # nobody's own request
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _live(self, room: Room) -> None:
        try:
            await room.run()
        except Exception:
            LOG.exception("room failed", extra={"table": room.id})
        finally:
            if self.rooms.get(room.id) is room:
                del self.rooms[room.id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.limits.idle / 4)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """Close the rooms that nobody has been in for a while."""
        for room in list(self.rooms.values()):
            if room.is_idle and now - room.idle_since >= self.limits.idle:
                del self.rooms[room.id]
                room.close()
                LOG.info("table left memory", extra={"table": room.id})

    def _note(self, tables: frozenset[str] | None) -> None:
        """Note which tables others changed, any if that is not known."""
        self._look_at_all |= tables is None
        self._grown |= self.rooms.keys() & (tables or ())
        if self._look_at_all or self._grown:
            self._changed.set()

    def look_at(self, table: str) -> None:
        """Look at a table that this server changed without its room, as if another had."""
        self._note(frozenset({table}))

    def _hear(self, server: str, text: str) -> None:
        """Hear what another server says."""
        word = self._neighbours.hear(server, text)
        if isinstance(word, OfReview):
            self._heard_of_review(word)
        elif word is not None and word.table in self.rooms:
            self.rooms[word.table].hear(server, word)

    def watch_reviews(self, heard: Callable[[OfReview], None]) -> None:
        """Have something called when another server says something of a review."""
        self._heard_of_review = heard

    @property
    def has_neighbours(self) -> bool:
        """Whether there are other servers of the same tables, as far as one has heard."""
        return self._neighbours.are_there

    def _lose(self, server: str) -> None:
        """Hear that another server is no more."""
        for room in self.rooms.values():
            room.forget(server)

    async def _watch(self) -> None:
        while True:
            try:
                async with asyncio.timeout(UNTOLD):
                    await self._changed.wait()
            except TimeoutError:
                self._look_at_all = True
            self._changed.clear()
            try:
                await self._look()
            except UnwellError:  # which the store has said in the log
                await asyncio.sleep(AGAIN)
                self._note(None)
            except Exception:
                LOG.exception("could not look at what others wrote")
            await asyncio.sleep(self.limits.looking)

    async def _look(self) -> None:
        """Tell the rooms how far their tables have come, for another process changed something."""
        grown = list(self.rooms) if self._look_at_all else list(self._grown)
        self._grown, self._look_at_all = set(), False
        extents = await asyncio.to_thread(self._store.extents, grown) if grown else {}
        for table in grown:
            if table in self.rooms:
                self.rooms[table].notice(extents.get(table))

    # Looking after tables where nobody is

    async def wake(self, table: str) -> None:
        """Have a table looked after where nobody is: its bots play on."""
        room = await self.room(table)
        await room.ask(room.reseat)

    async def stand_in(self, table: str, seat: int) -> None:
        """Have a bot play for a seat that was reminded in vain."""
        room = await self.room(table)
        await room.ask(partial(room.handing.stand_in, seat))

    async def reseat(self, table: str) -> None:
        """Tell the room; the seat has changed hands on disk, whatever comes of that."""
        room = self.rooms.get(table)
        if room is not None:
            try:
                await room.ask(room.reseat)
            except Exception:
                LOG.exception("seats not looked up", extra={"table": table})

    async def is_writable(self) -> bool:
        """Tell whether what is said now would be kept."""
        try:
            async with asyncio.timeout(self.limits.patience):
                await asyncio.wrap_future(self._store.probe())
        except OSError:
            return False
        return True
