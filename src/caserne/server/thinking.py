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
    from collections.abc import Callable

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
    version: int


class Thinkers:
    """A few processes that think; started when the first bot must."""

    def __init__(self, processes: int, patience: float) -> None:
        """Start nothing yet; ``patience`` is how many seconds a thought may take."""
        self._processes = processes
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, question: Question) -> int:
        """Give a bot's choice; if the process that thinks dies, others are there for the next."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_settle_in)
        pool, values = self._pool, msgspec.structs.astuple(question)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, _within, self._patience, answer, values)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        """Let the processes go, without waiting for thoughts nobody needs."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001 - public from 3.14 on
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)


Values = tuple[str, int, str, str, int, str, tuple[int, ...], int]


def _within(patience: float, think: Callable[[Values], int], values: Values) -> int:
    """Think, in the other process, which does not survive a thought that takes too long.

    The system ends it: compiled code would not look up from its work for anything less.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, patience)
        try:
            return think(values)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    return think(values)


def answer(values: Values) -> int:
    """Think."""
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
