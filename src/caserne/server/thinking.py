"""Bots think in processes of their own, never where the sockets are served."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from caserne.bots import catalogue
from caserne.core.game import View
from caserne.games import find

if TYPE_CHECKING:
    from caserne.core.game import Game


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: plain values, for they go to another process."""

    bot: str
    seed: int
    game: str
    options: str
    seat: int
    view: str
    legal: tuple[int, ...]


class Thinkers:
    """A few processes that think; started when the first bot must."""

    def __init__(self, processes: int) -> None:
        """Start nothing yet."""
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, question: Question) -> int:
        """Give a bot's choice; processes that died are replaced once."""
        try:
            return await self._ask(question)
        except BrokenProcessPool:
            self._pool = None
            return await self._ask(question)

    async def _ask(self, question: Question) -> int:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_settle_in)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, answer, msgspec.structs.astuple(question))

    def close(self) -> None:
        """Let the processes go, without waiting for thoughts nobody needs."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def answer(values: tuple[str, int, str, str, int, str, tuple[int, ...]]) -> int:
    """Think, in the other process."""
    question = Question(*values)
    game = _game(question.game, question.options)
    _, state = game.read_position(question.view)
    bot = catalogue.make(question.bot, game, question.seed)
    return bot.choose(View(question.seat, state), list(question.legal))


@lru_cache(maxsize=64)
def _game(name: str, options: str) -> Game:
    return find(name).from_text(options)


def _settle_in() -> None:
    """Leave the keyboard's interrupt to the server, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
