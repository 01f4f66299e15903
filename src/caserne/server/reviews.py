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
from caserne.server.failing import MissingError
from caserne.server.limits import TooManyError
from caserne.server.neighbours import OfReview, Reviewing, Wanted, tell
from caserne.store.failing import TakenError

if TYPE_CHECKING:
    from caserne.server.hall import Hall
    from caserne.server.limits import Limits
    from caserne.server.thinking import Thinkers
    from caserne.store.store import Store

LOG: Final = logging.getLogger("caserne.reviews")
PATIENCE: Final = 1.0
"""Seconds within which another server that is at a review says so."""
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

    def shown(self) -> wire.ReviewShown:
        """Tell somebody who asks how far it has come."""
        self.asked = time.monotonic()
        return wire.ReviewShown(self.done, self.total)


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
        self._asked: dict[str, asyncio.Future[Reviewing]] = {}
        hall.watch_reviews(self._hear)

    async def shown(self, table: str) -> wire.ReviewShown:
        """Tell how far a review has come; ``MissingError`` if nobody has asked for one."""
        found = await self._kept(table) or await self._under_way(table)
        found = found or await self._kept(table)  # where it was done with meanwhile
        if found is None:
            raise MissingError(f"there is no review of {table!r} under way")
        return found

    async def _kept(self, table: str) -> wire.ReviewShown | None:
        kept = await asyncio.to_thread(self._store.review, table)
        return None if kept is None else wire.ReviewShown(1, 1, msgspec.Raw(kept.encode()))

    async def _under_way(self, table: str) -> wire.ReviewShown | None:
        await self._check(table)
        found = self._works.get(table)
        if found is None:
            return await self._elsewhere(table)
        return found.shown()

    async def _check(self, table: str) -> None:
        if not (await self._hall.tables.shown(table)).over:
            raise MissingError("there is no review before a game is over")

    async def begin(self, table: str, address: str) -> wire.ReviewShown:
        """Begin a review of a game that is over, unless there is one, here or elsewhere."""
        await self._check(table)
        found = await self._kept(table)
        if found is None and table not in self._works and self._hall.has_neighbours:
            found = await self._elsewhere(table)
        if found is not None:
            return found
        work = self._works.get(table)
        if work is None:
            if len(self._works) >= self._limits.reviews:
                raise TooManyError("expected fewer reviews at once")
            work = self._works[table] = Work(address)
            work.task = asyncio.create_task(self._live(table, work))
        return work.shown()

    # Other servers

    async def _elsewhere(self, table: str) -> wire.ReviewShown | None:
        """Ask the other servers whether one is at a review, and how far it has come."""
        answer = asyncio.get_running_loop().create_future()
        answer = self._asked.setdefault(table, answer)
        tell(self._store, Wanted(table))
        try:
            async with asyncio.timeout(PATIENCE):
                told = await asyncio.shield(answer)
        except TimeoutError:
            self._asked.pop(table, None)
            return None
        return wire.ReviewShown(told.done, told.total)

    def _hear(self, word: OfReview) -> None:
        """Answer who asks, or hear the answer."""
        if isinstance(word, Reviewing):
            answer = self._asked.pop(word.table, None)
            if answer is not None:
                answer.set_result(word)
        elif (found := self._works.get(word.table)) is not None:
            found.asked = time.monotonic()
            tell(self._store, Reviewing(word.table, found.done, found.total))

    async def close(self) -> None:
        """Leave off what is under way."""
        tasks = [found.task for found in self._works.values() if found.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _live(self, table: str, found: Work) -> None:
        try:
            await self._work(table, found)
        except (MissingError, TakenError):  # the table was deleted meanwhile
            LOG.info("review left off", extra={"table": table})
        except Exception:
            LOG.exception("review failed", extra={"table": table})
        finally:
            del self._works[table]

    async def _work(self, table: str, found: Work) -> None:
        text = await self._hall.records.record(table)
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
