"""Errands: what a room is asked to do, done one thing after the other by one task."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from caserne.store.failing import UnwellError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Job = Callable[[], Awaitable[None]]

LOG: Final = logging.getLogger("caserne.room")


class ClosedError(Exception):
    """The room was closed before it came to a request."""


class LostError(Exception):
    """The room does not know how its table stands on disk, and must not go on."""


class VanishedError(LostError):
    """The table is not kept any more."""


class Errands:
    """A queue of jobs, and whoever waits for each."""

    def __init__(self, table: str) -> None:
        """Have nothing to do yet for a table, named by its id."""
        self.ended = False
        self._table = table
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]] | None] = asyncio.Queue()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is asked."""
        return self._jobs.empty()

    async def ask(self, job: Job) -> None:
        """Have something done, and wait until it is."""
        if self.ended:
            raise ClosedError(self._table)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        await done

    def later(self, job: Job) -> None:
        """Have something done that nobody waits for."""
        nobody: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        nobody.cancel()
        if not self.ended:
            self._jobs.put_nowait((job, nobody))

    def close(self) -> None:
        """End the work once all that was asked before is done."""
        self._jobs.put_nowait(None)

    async def work(self) -> None:
        """Do what is asked until it is enough."""
        while (request := await self._jobs.get()) is not None:
            await self._do(*request)

    async def _do(self, job: Job, done: asyncio.Future[None]) -> None:
        """Do one thing; whoever asked hears if it fails, and the room goes on unless it is lost."""
        try:
            await job()
        except VanishedError:
            if not done.done():
                done.set_result(None)  # whoever asked is told with all others
            raise
        except LostError:
            if not done.done():
                done.set_exception(ClosedError(self._table))
            raise
        except UnwellError as error:  # which the store has said in the log
            if not done.done():
                done.set_exception(error)
        except Exception as error:
            LOG.exception("job failed", extra={"table": self._table})
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(None)

    def end(self) -> None:
        """Let nobody wait for what will not be done any more."""
        self.ended = True
        while not self._jobs.empty():
            request = self._jobs.get_nowait()
            if request is not None and not request[1].done():
                request[1].set_exception(ClosedError(self._table))
