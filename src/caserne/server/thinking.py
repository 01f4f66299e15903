"""Bots think in processes of their own, never where the sockets are served."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from caserne.bots import catalogue
from caserne.bots.odds import odds
from caserne.bots.processes import end_with_parent
from caserne.bots.search.assessment import worlds_of
from caserne.core.errors import UnreadableError
from caserne.games import find
from caserne.server.metrics import Count, Stopwatch, Times
from caserne.server.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess

    from caserne.core.game import Game, Offer
    from caserne.core.state import State


V = TypeVar("V")
T = TypeVar("T")
Values = tuple[str, int, str, str, int, str, tuple[int, ...], int, int]


LONGEST: Final = 1.0
"""After so many seconds a bot that searches decides by what it has found, well within patience."""


PLANS: Final = 3
"""So many plans are told: the best, and two others."""


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
    budget: int = catalogue.WHOLE_BUDGET

    @classmethod
    def of(cls, bot: str, seed: int, game: Game, state: State, version: int) -> Question:
        """Ask a bot that has the seat which must decide, with no more than that seat may know."""
        seat = int(state.actor())
        return cls(
            bot=bot,
            seed=seed,
            game=game.name,
            options=game.options_text,
            seat=seat,
            view=game.write_view(game.view(state, seat)),
            legal=tuple(state.legal()),
            version=version,
        )

    def values(self) -> Values:
        """Take it apart, as it goes to the other process."""
        return msgspec.structs.astuple(self)


class Advice(msgspec.Struct, frozen=True):
    """What a bot that searches thinks: the chance to win, and the best plans as they are told."""

    chance: float | None
    candidates: msgspec.Raw


ADVICE: Final = msgspec.json.Decoder(Advice)


class ThoughtError(Exception):
    """A bot failed; ``kind`` names the error, for the error itself may not survive the journey."""

    def __init__(self, kind: str) -> None:
        """Keep a plain value, which any process understands."""
        super().__init__(kind)
        self.kind = kind


class Thinkers:
    """A few processes that think, each started when a bot needs it, one thought at a time.

    Each is a pool of its own, so that one that dies takes along the thought it was at and no other.
    """

    def __init__(self, processes: int, patience: float) -> None:
        """Start nothing yet; ``patience`` is how many seconds a thought may take."""
        self._patience = patience
        self.thoughts = Times(
            "caserne_thought_seconds", "From a bot's being asked to its answer, waiting included."
        )
        self.failures = Count("caserne_thoughts_failed_total", "Thoughts that came to nothing.")
        self._turns = Turns(processes)
        self._pools: set[ProcessPoolExecutor] = set()
        self._resting: list[ProcessPoolExecutor] = []

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a process."""
        return self._turns.waiting

    async def think(self, question: Question, address: str = "") -> int:
        """Give a bot's choice, or raise ``ThoughtError``."""
        return await self.work(answer, question.values(), address)

    async def advise(self, question: Question, address: str = "") -> Advice:
        """Give what a bot that searches thinks of the plans there are, or ``ThoughtError``."""
        return ADVICE.decode(await self.work(advice, question.values(), address))

    async def work(self, think: Callable[[V], T], values: V, address: str = "") -> T:
        """Have a process do something, or raise ``ThoughtError``; one that dies is replaced.

        Addresses get the same share of the time there is, and the tables of one take turns.
        """
        with Stopwatch(self.thoughts):
            try:
                return await self._work(think, values, address)
            except Exception:
                self.failures.add()
                raise

    async def _work(self, think: Callable[[V], T], values: V, address: str) -> T:
        loop = asyncio.get_running_loop()
        async with self._turns.turn(address):
            pool = self._resting.pop() if self._resting else self._hire()
            try:
                return await loop.run_in_executor(pool, _within, self._patience, think, values)
            except (BrokenProcessPool, asyncio.CancelledError):
                self._dismiss(pool)
                raise
            finally:
                if pool in self._pools:
                    self._resting.append(pool)

    def processes(self) -> list[int]:
        """List the processes there are."""
        return [pid for pool in self._pools for pid in _processes(pool)]

    def close(self) -> None:
        """Let the processes go, without waiting for thoughts nobody needs."""
        for pool in list(self._pools):
            self._dismiss(pool, wait=True)

    def _hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, context, initializer=_settle_in)
        self._pools.add(pool)
        return pool

    def _dismiss(self, pool: ProcessPoolExecutor, *, wait: bool = False) -> None:
        """End a process, whatever it is at; wait until it is gone, if need be."""
        self._pools.discard(pool)
        for process in _processes(pool).values():
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)


def _processes(pool: ProcessPoolExecutor) -> dict[int, BaseProcess]:
    return dict(pool._processes or {})  # noqa: SLF001 - public from 3.14 on


def _within(patience: float, think: Callable[[V], T], values: V) -> T:
    """Think, in the other process, which does not survive a thought that takes too long.

    The system ends it: compiled code would not look up from its work for anything less.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, patience)
    try:
        return think(values)
    except Exception as error:
        raise ThoughtError(type(error).__name__) from error
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def answer(values: Values) -> int:
    """Think."""
    question = Question(*values)
    game = _game(question.game, question.options)
    view = game.read_view(question.view, question.seat)
    bot = catalogue.make(question.bot, game, question.seed, budget=question.budget, seconds=LONGEST)
    return bot.choose(view, list(question.legal))


def advice(values: Values) -> bytes:
    """Think of all plans; what is thought is written down, for it goes back as a plain value."""
    question = Question(*values)
    game = _game(question.game, question.options)
    view = game.read_view(question.view, question.seat)
    found = catalogue.searcher(
        question.bot, game, question.seed, budget=question.budget, seconds=LONGEST
    ).assess(view)
    world = worlds_of(game, view, question.seed)
    told = [
        {**msgspec.to_builtins(plan), "steps": offers(game, world(0), plan.plan)}
        for plan in found.candidates[:PLANS]
    ]
    return msgspec.json.encode({"chance": found.chance, "candidates": told})


def offers(game: Game, state: State, plan: tuple[str, ...]) -> list[Offer]:
    """Describe the actions of a plan as they will be offered, should nothing come between."""
    described = []
    for action in map(game.read_action, plan):
        described.append(game.offer(state, action))
        state.apply(action)
    return described


def reckon(values: tuple[str, str, int | None, str]) -> bytes:
    """Work out what chance may bring next to a view, as JSON; ``null`` where nothing is next."""
    name, options, seat, view = values
    game = _game(name, options)
    try:
        return msgspec.json.encode(odds(game, game.read_view(view, seat)))
    except UnreadableError:
        return b"null"


@lru_cache(maxsize=64)
def _game(name: str, options: str) -> Game:
    return find(name).from_text(options)


def _settle_in() -> None:
    """Leave the keyboard's interrupt to the server, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
