"""Turns: so many at once; whoever waits is let in so that all get the same share of the time."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LEARNING: Final = 0.1
"""So much a new measurement counts in what a turn usually takes."""
REMEMBERED: Final = 1000
"""So many names are remembered before those are forgotten that owe nothing."""


class Turns:
    """Lets the one in who has had the least time of all who wait; under one name, in order.

    A name that has not asked for a while has no more to claim than those who ask now. A turn is
    counted as the usual one when it begins, and as it was when it is over.
    """

    def __init__(self, most: int) -> None:
        """Let so many have their turn at once."""
        self._free = most
        self._usual = 0.0
        self._now = 0.0
        self._had: dict[str, float] = {}
        self._waiting: dict[str, deque[asyncio.Future[float]]] = {}

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        counted = await self._enter(name)
        begun = time.monotonic()
        try:
            yield
        finally:
            taken = time.monotonic() - begun
            self._usual += (taken - self._usual) * LEARNING
            self._leave(name, taken - counted)

    async def _enter(self, name: str) -> float:
        """Wait to be let in; give for how long one's turn was counted."""
        self._had[name] = max(self._had.get(name, 0.0), self._now)
        place: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(place)
        self._let_in()
        try:
            return await place
        except asyncio.CancelledError:
            self._give_up(name, place)
            raise

    def _leave(self, name: str, more: float) -> None:
        self._had[name] = self._had.get(name, self._now) + more
        self._free += 1
        self._let_in()

    def _give_up(self, name: str, place: asyncio.Future[float]) -> None:
        """Wait no longer; a turn that came in this very moment is another's."""
        if place.done() and not place.cancelled():
            self._leave(name, -place.result())
        elif place in self._waiting.get(name, ()):
            self._waiting[name].remove(place)
            self._tidy(name)

    def _let_in(self) -> None:
        while self._free and self._waiting:
            name = min(self._waiting, key=self._had.__getitem__)
            self._now = max(self._now, self._had[name])
            self._had[name] += self._usual
            place = self._waiting[name].popleft()
            self._tidy(name)
            if not place.done():
                self._free -= 1
                place.set_result(self._usual)

    def _tidy(self, name: str) -> None:
        """Forget an empty queue, and those who have had no more than the others."""
        if not self._waiting[name]:
            del self._waiting[name]
        if len(self._had) > REMEMBERED:
            kept = {one: had for one, had in self._had.items() if had > self._now}
            self._had = kept | {one: self._had[one] for one in self._waiting}
