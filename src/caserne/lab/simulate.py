"""Many games of one kind, played by bots: how many are won, and how they go.

The k-th game of a seed is always the same game, whichever process plays it, and what is kept of a
game are whole numbers that are added up; so the figures do not depend on how the work is shared.
"""

from __future__ import annotations

import signal
import threading
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from math import sqrt
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots import catalogue
from caserne.core.state import CHANCE, NOBODY
from caserne.games import find
from caserne.play.streams import MASK, WORD, Streams, threefry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from caserne.bots.bot import Bot
    from caserne.core.game import Game, Outcome

SLICE: Final = 16
"""The games a process is given at a time."""

CONFIDENT: Final = 1.959963984540054
"""How many standard deviations either way hold 95 % of a normal distribution."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: plain texts and numbers, so that any process can be told."""

    game: str
    options: str
    bot: str
    seed: int
    games: int


class Tally(msgspec.Struct):
    """What came of some games; sums only, so that tallies can be added in any order."""

    games: int = 0
    wins: int = 0
    given_up: int = 0
    actions: int = 0
    reasons: dict[str, int] = {}
    figures: dict[str, int] = {}

    def add(self, other: Tally) -> None:
        """Add what came of other games."""
        self.games += other.games
        self.wins += other.wins
        self.given_up += other.given_up
        self.actions += other.actions
        for mine, theirs in ((self.reasons, other.reasons), (self.figures, other.figures)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count

    def count(self, outcome: Outcome | None, actions: int) -> None:
        """Count one game; one without an outcome was given up."""
        self.games += 1
        self.actions += actions
        if outcome is None:
            self.given_up += 1
            return
        self.wins += outcome.won
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        for name, figure in outcome.figures.items():
            self.figures[name] = self.figures.get(name, 0) + figure

    @property
    def ended(self) -> int:
        """The games that were played to their end."""
        return self.games - self.given_up

    def mean(self, figure: str) -> float:
        """Give the mean of a figure over the games that ended."""
        return self.figures[figure] / self.ended

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of games won."""
        return wilson(self.wins, self.games)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Give Wilson's 95 % interval for a share: it stays within 0 and 1, and holds for few games."""
    if games == 0:
        return 0.0, 1.0
    share, z = wins / games, CONFIDENT
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# One game


def bot_seed(seed: int, seat: int) -> int:
    """Derive the seed of a seat's bot from that of the game; dice never share a bot's numbers."""
    low, high = threefry(seed & MASK, (seed // WORD) & MASK, seat, MASK - 1)
    return int(low) + (int(high) >> 1) * WORD


def play(game: Game, bots: Sequence[Bot], seed: int) -> tuple[Outcome | None, int]:
    """Play one game; give how it ended, ``None`` past the horizon, and its length in actions."""
    state = game.start()
    streams = Streams(seed, len(game.chances))
    for played in range(game.horizon):
        actor = int(state.actor())
        if actor == NOBODY:
            return game.outcome(state), played
        if actor == CHANCE:
            action = int(streams.draw(state))
        else:
            action = bots[actor].choose(game.view(state, actor), state.legal())
        state.apply(action)
    return game.outcome(state), game.horizon


def play_slice(plan: Plan, first: int, count: int) -> Tally:
    """Play the games of a plan from the ``first`` on."""
    game = find(plan.game).from_text(plan.options)
    tally = Tally()
    for seed in range(plan.seed + first, plan.seed + first + count):
        bots = [
            catalogue.make(plan.bot, game, bot_seed(seed, seat)) for seat in range(game.seats)
        ]
        tally.count(*play(game, bots, seed))
    return tally


# Many


def simulate(plan: Plan, jobs: int, progress: Callable[[int], object]) -> Tally:
    """Play all games of a plan in as many processes; ``progress`` hears how many are done."""
    slices = [
        (first, min(SLICE, plan.games - first)) for first in range(0, plan.games, SLICE)
    ]
    total = Tally()
    work = _at_once(plan, slices, jobs) if min(jobs, len(slices)) > 1 else _alone(plan, slices)
    for tally in work:
        total.add(tally)
        progress(tally.games)
    return total


def _alone(plan: Plan, slices: list[tuple[int, int]]) -> Iterator[Tally]:
    for first, count in slices:
        yield play_slice(plan, first, count)


def _at_once(plan: Plan, slices: list[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    """Share the slices among processes started afresh, which inherit nothing of this one."""
    with ProcessPoolExecutor(min(jobs, len(slices)), get_context("spawn")) as pool:
        try:
            fields = msgspec.structs.astuple(plan)
            with _deaf():
                futures = [pool.submit(_told_slice, fields, *piece) for piece in slices]
            for future in as_completed(futures):
                yield msgspec.convert(future.result(), Tally)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _told_slice(fields: tuple[str, str, str, int, int], first: int, count: int) -> dict[str, object]:
    """Play a slice for another process: plain values come in and go out."""
    tally: dict[str, object] = msgspec.to_builtins(play_slice(Plan(*fields), first, count))
    return tally


@contextmanager
def _deaf() -> Iterator[None]:
    """Ignore the interrupt key meanwhile: processes started now never hear it, only this one does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
