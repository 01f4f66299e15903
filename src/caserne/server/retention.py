"""Retention: what was kept for as long as the operator keeps it is deleted, now and then."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from caserne.store.rows import Query

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from caserne.server.hall import Hall
    from caserne.store.store import Store

LOG: Final = logging.getLogger("caserne.retention")
DAY: Final = 24 * 3600.0
CHORE: Final = "retention"
PAGE: Final = 100
"""So many tables are looked at together."""
Kind = Literal["ended", "waiting", "chat"]


class Keep(msgspec.Struct, frozen=True):
    """For how many days something is kept after somebody was there; ``None``: for ever.

    ``waiting`` are tables whose game is not over, ``chat`` is what was said, at any table.
    """

    ended: int | None = None
    waiting: int | None = None
    chat: int | None = None

    @property
    def is_forever(self) -> bool:
        """Whether nothing is ever deleted."""
        return self.ended is None and self.waiting is None and self.chat is None


FOREVER: Final = Keep()


class Purged(msgspec.Struct, frozen=True):
    """Something that was deleted: a table, or so much that was said at it."""

    kind: Kind
    table: str
    count: int = 1


def aged(keep: Keep, now: float, game: str = "") -> Iterator[tuple[Kind, Query]]:
    """Tell which tables were kept long enough."""
    for kind, days in (("ended", keep.ended), ("waiting", keep.waiting)):
        if days is not None:
            over = kind == "ended"
            yield ("ended" if over else "waiting"), Query(game, over, before=now - days * DAY)


def purge(store: Store, keep: Keep, now: float, game: str = "") -> Iterator[Purged]:
    """Delete what was kept long enough, one table after the other, and tell of each.

    What was said goes at the tables of every game.
    """
    for kind, query in aged(keep, now, game):
        yield from _purge_tables(store, kind, query)
    if keep.chat is not None:
        yield from _purge_chat(store, now - keep.chat * DAY)


def _purge_tables(store: Store, kind: Kind, query: Query) -> Iterator[Purged]:
    """Delete a page after the other; at a table that is left alone somebody has just been."""
    is_going_on = True
    while is_going_on:
        is_going_on = False
        for entry in store.entries(query, PAGE):
            gone = store.delete_aged(entry.id, query.before or 0.0, over=entry.over)
            if gone.result():
                is_going_on = True
                yield Purged(kind, entry.id)


def _purge_chat(store: Store, before: float) -> Iterator[Purged]:
    while tables := store.talkative(before, PAGE):
        for table in tables:
            yield Purged("chat", table, store.hush(table, before).result())


class Retention:
    """Looks now and then; of several servers one does at a time."""

    def __init__(self, store: Store, hall: Hall, keep: Keep, clock: Callable[[], float]) -> None:
        """Look at the clock that is given."""
        self._store = store
        self._hall = hall
        self._keep = keep
        self._clock = clock
        self._until = 0.0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look, ever again, if anything is not kept for ever."""
        if not self._keep.is_forever:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except OSError:
                LOG.warning("what is old is not deleted: nothing can be read or written now")
            except Exception:
                LOG.exception("could not delete what is old")
            await asyncio.sleep(self._hall.limits.keeping)

    async def look(self) -> Counter[str]:
        """Delete what was kept long enough, unless another server does; gives how much it was."""
        counts = Counter[str]()
        if not await self._take_on():
            return counts
        purged = purge(self._store, self._keep, self._clock())
        while (one := await asyncio.to_thread(next, purged, None)) is not None:
            counts[one.kind] += one.count
            self._hall.metrics.purged.add(one.kind, more=one.count)
            self._hall.look_at(one.table)
            if self._clock() > self._until - self._hall.limits.keeping / 2:
                await self._take_on()
        if counts:
            LOG.info("old tables deleted", extra={"purged": dict(sorted(counts.items()))})
        return counts

    async def _take_on(self) -> bool:
        """Have it be ours for a while, or for a while longer."""
        now = self._clock()
        self._until = now + self._hall.limits.keeping
        return await asyncio.wrap_future(self._store.take_on(CHORE, self._until, now))
