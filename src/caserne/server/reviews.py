"""Reviews of games that are over: worked out piece by piece where bots think, and kept."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots.review.job import Answer, Job, Piece, work
from caserne.bots.review.trail import Trail
from caserne.games import find
from caserne.play.record import read_record
from caserne.server import wire
from caserne.server.hall import MissingError
from caserne.server.limits import TooManyError

if TYPE_CHECKING:
    from caserne.server.hall import Hall
    from caserne.server.limits import Limits
    from caserne.server.thinking import Thinkers
    from caserne.store.store import Store

LOG: Final = logging.getLogger("caserne.reviews")
SEED: Final = 1
"""Equal games have equal reviews."""
PieceValues = tuple[str, int, tuple[str, int, int, int, int]]
ANSWER: Final = msgspec.json.Decoder(Answer)


class Work:
    """A review under way: how far it has come, and when somebody last asked for it."""

    def __init__(self, address: str) -> None:
        """Begin for whoever asked."""
        self.address = address
        self.asked = self.begun = time.monotonic()
        self.done = 0
        self.total = 1
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Has games looked back on, a piece at a time between the thoughts of bots.

    What is under way ends when nobody asks for it any longer, or when its time is up.
    """

    def __init__(self, hall: Hall, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        """Start with nothing under way."""
        self._hall = hall
        self._store = store
        self._thinkers = thinkers
        self._limits = limits
        self._works: dict[str, Work] = {}

    async def shown(self, table: str) -> wire.ReviewShown:
        """Tell how far a review has come; ``MissingError`` if nobody has asked for one."""
        kept = await asyncio.to_thread(self._store.review, table)
        if kept is not None:
            return wire.ReviewShown(1, 1, msgspec.Raw(kept.encode()))
        found = self._works.get(table)
        if found is None:
            raise MissingError(f"there is no review of {table!r} under way")
        found.asked = time.monotonic()
        return wire.ReviewShown(found.done, found.total)

    async def begin(self, table: str, address: str) -> wire.ReviewShown:
        """Begin a review of a game that is over, unless there is one."""
        if not (await self._hall.shown(table)).over:
            raise MissingError("there is no review before a game is over")
        kept = await asyncio.to_thread(self._store.review, table)
        if kept is None and table not in self._works:
            if len(self._works) >= self._limits.reviews:
                raise TooManyError("expected fewer reviews at once")
            found = self._works[table] = Work(address)
            found.task = asyncio.create_task(self._live(table, found))
        return await self.shown(table)

    async def close(self) -> None:
        """Leave off what is under way."""
        tasks = [found.task for found in self._works.values() if found.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _live(self, table: str, found: Work) -> None:
        try:
            await self._work(table, found)
        except Exception:
            LOG.exception("review failed", extra={"table": table})
        finally:
            del self._works[table]

    async def _work(self, table: str, found: Work) -> None:
        text = await self._hall.record(table)
        job = await asyncio.to_thread(_job, text)
        found.total = job.total
        while (piece := await asyncio.to_thread(job.next)) is not None:
            now = time.monotonic()
            if now - found.asked > self._limits.interest:
                LOG.info("review left off", extra={"table": table})
                return
            if job.is_presentable and now - found.begun > self._limits.review:
                break
            values = text, SEED, msgspec.structs.astuple(piece)
            answer = await self._thinkers.work(review_piece, values, found.address)
            job.take(ANSWER.decode(answer))
            found.done = job.done
        review = await asyncio.to_thread(job.finish)
        kept = msgspec.json.encode(review).decode()
        await asyncio.wrap_future(self._store.keep_review(table, kept))


def _job(text: str) -> Job:
    return Job(read_record(text, find), seed=SEED)


def review_piece(values: PieceValues) -> bytes:
    """Do a piece of a review, in the other process."""
    text, seed, piece = values
    return msgspec.json.encode(work(_trail(text), seed, Piece(*piece)))


@lru_cache(maxsize=2)
def _trail(text: str) -> Trail:
    return Trail(read_record(text, find))
