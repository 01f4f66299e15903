"""Something that is done at once, but seldom: what is asked for meanwhile is done together."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Seldom:
    """Does something when asked, and not again for a while; then once, if it was asked again."""

    def __init__(self, pause: float, work: Callable[[], None]) -> None:
        """Wait at least ``pause`` seconds between two times."""
        self._pause = pause
        self._work = work
        self._next = 0.0
        self._due: asyncio.TimerHandle | None = None

    @property
    def is_due(self) -> bool:
        """Whether it is to be done later."""
        return self._due is not None

    def ask(self) -> None:
        """Do it now, or as soon as it may be done again."""
        if self._due is not None:
            return
        loop = asyncio.get_running_loop()
        if loop.time() >= self._next:
            self._do()
        else:
            self._due = loop.call_at(self._next, self._do)

    def _do(self) -> None:
        self._due = None
        self._next = asyncio.get_running_loop().time() + self._pause
        self._work()

    def stop(self) -> None:
        """Do it no more."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
