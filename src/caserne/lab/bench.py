"""How fast a game is played: compiled, interpreted and beside OpenSpiel, in one interleaved run.

Machines are shared and their speed drifts. So all contestants run in turn, round after round, each
in a process of its own; a rate is the median of the rounds, and a ratio the median of the ratios
within each round.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import ExitStack
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import msgspec

from caserne.lab.jobs import simulate
from caserne.lab.simulate import Plan
from caserne.lab.tasks import (
    ARRAYS,
    BYTES,
    COPY,
    ENGINE,
    INSTALLED,
    LARGE,
    ODDS,
    PEER_GAMES,
    PEERS,
    PLAN,
    SOURCE,
    STEPPED,
    TASKS,
    THINKERS,
    THINKING,
    has_arrays,
    variants,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROUNDS: Final = 9
LONG: Final = 20
"""Seconds from which there is time to see how two processes share games."""
SHARINGS: Final = 3
SHARED_GAMES: Final = 20
"""Games of steady bots a second of the benchmark that each process plays: a tenth of it, or so."""


class Entry(NamedTuple):
    """Something that is measured: whose, at what, of which game, and on which variant of it.

    A peer's games have no variants.
    """

    kind: str
    game: str
    task: str
    variant: str = ""

    def __str__(self) -> str:
        """Name it as JSON does."""
        return " ".join(filter(None, self))


OWARE: Final = Entry(PEERS, "oware", STEPPED)
"""The yardstick: OpenSpiel's fastest game of these, stepped from Python."""


class DiedError(RuntimeError):
    """A contestant did not answer."""


class Contestant:
    """A process that measures on request."""

    def __init__(self, kind: str, game: str, python: str = sys.executable) -> None:
        """Start the process; it runs the same install as this one, or that of another Python."""
        self.kind = kind
        command = [python, "-P", "-m", "caserne.lab.contestant", kind, game]
        self._process = subprocess.Popen(  # noqa: S603 - our own module
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.compiled = bool(self._answer())

    def measure(self, task: str, variant: str, seconds: float) -> float:
        """Give a rate: how many a second of processor time."""
        assert self._process.stdin is not None  # noqa: S101 - it is a pipe
        try:
            print(task, variant, seconds, file=self._process.stdin, flush=True)
        except BrokenPipeError:
            raise DiedError(self.kind) from None
        count, taken = self._answer()
        return float(count / taken)

    def _answer(self) -> Any:  # noqa: ANN401 - JSON
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        line = self._process.stdout.readline()
        if not line:
            raise DiedError(self.kind)
        return json.loads(line)

    def __enter__(self) -> Self:
        """Stay until the end."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()


class Bench(msgspec.Struct):
    """What was measured: a rate a round of every entry, and the bytes of a state.

    ``shares`` are those of a bot's turns that are spent in the engine.
    """

    games: list[str]
    compiled: bool
    peers: bool
    seconds: float
    rates: dict[Entry, list[float]] = {}
    bytes: dict[Entry, float] = {}
    sharing: list[float] = []
    """How many times faster two processes play games than one, a ratio a round."""
    shares: dict[Entry, float] = {}

    def rate(self, entry: Entry) -> float:
        """Give the median of an entry's rounds."""
        return median(self.rates[entry])

    def ratio(self, above: Entry, below: Entry) -> float | None:
        """Give the median of the rounds' ratios, if both took part."""
        if above not in self.rates or below not in self.rates:
            return None
        pairs = zip(self.rates[above], self.rates[below], strict=True)
        return median(first / second for first, second in pairs)


def has_peers() -> bool:
    """Tell whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


def run(games: Sequence[str], seconds: float, progress: Callable[[int], object]) -> Bench:
    """Measure everything within about so many seconds; ``progress`` hears of each measurement."""
    with ExitStack() as stack:
        field: dict[tuple[str, str], Contestant] = {}
        for game in games:
            field[INSTALLED, game] = stack.enter_context(Contestant(INSTALLED, game))
        compiled = field[INSTALLED, games[0]].compiled
        if compiled:
            for game in games:
                field[SOURCE, game] = stack.enter_context(Contestant(SOURCE, game))
        if has_peers():
            peers = stack.enter_context(Contestant(PEERS, games[0]))
            field |= {(PEERS, name): peers for name in PEER_GAMES}
        entries = entries_of(games, compiled=compiled, peers=has_peers())
        share = seconds / (ROUNDS * len(entries))
        bench = Bench(list(games), compiled, has_peers(), share)
        for turn in range(ROUNDS):
            for entry in _rotated(entries, turn):
                contestant = field[entry.kind, entry.game]
                rate = contestant.measure(entry.task, entry.variant or entry.game, share)
                bench.rates.setdefault(entry, []).append(rate)
                progress(1)
        for entry in entries:
            if (entry.kind, entry.task) == (INSTALLED, COPY):
                contestant = field[entry.kind, entry.game]
                bench.bytes[entry] = contestant.measure(BYTES, entry.variant, 0)
            if entry.kind == INSTALLED and entry.task in THINKERS:
                contestant = field[SOURCE if compiled else INSTALLED, entry.game]
                asked = f"{ENGINE}-{entry.task}"
                bench.shares[entry] = contestant.measure(asked, entry.variant, 0)
    if compiled and seconds >= LONG and (os.cpu_count() or 1) > 1:
        bench.sharing = [shared_rate(2, seconds) / shared_rate(1, seconds) for _ in range(SHARINGS)]
    return bench


def shared_rate(jobs: int, seconds: float) -> float:
    """Play games in so many processes, as ``caserne simulate`` does; give how many a second.

    Only the second half counts: starting processes takes as long for a thousand games as for one,
    and one of them may have played many before the other is there.
    """
    moments: list[tuple[float, int]] = []
    plan = Plan("flashpoint", "", ("steady",), 1, round(seconds * SHARED_GAMES) * jobs)
    simulate(plan, jobs, lambda games: moments.append((perf_counter(), games)))
    return later_rate(moments)


def later_rate(moments: Sequence[tuple[float, int]]) -> float:
    """Give the rate of the second half of what was done, of the moments at which more was."""
    total, done = sum(count for _, count in moments), 0
    for moment, count in moments:
        done += count
        if 2 * done >= total:
            return (total - done) / (moments[-1][0] - moment)
    return 0.0


def entries_of(games: Sequence[str], *, compiled: bool, peers: bool) -> list[Entry]:
    """List what the contestants are measured at; those to be compared stand side by side.

    Plans are made by what is installed only: of the source they take too long.
    """
    both = (INSTALLED, SOURCE) if compiled else (INSTALLED,)
    entries = [
        Entry(kind, game, task, variant)
        for task in TASKS
        for game in games
        for variant in variants(game)
        for kind in (both if task != PLAN else (INSTALLED,))
    ]
    entries += [
        Entry(INSTALLED, game, task, next(iter(variants(game))))
        for game in games
        for task in THINKING
    ]
    if has_arrays():
        entries += [
            Entry(INSTALLED, game, task, variant)
            for game in games
            for variant in variants(game)
            for task in ARRAYS
        ]
    entries += [
        Entry(INSTALLED, game, ODDS, variant)
        for game in games
        for variant in variants(game)
        if variant != LARGE
    ]
    return [Entry(PEERS, name, STEPPED) for name in PEER_GAMES] + entries if peers else entries


def _rotated(entries: list[Entry], turn: int) -> list[Entry]:
    """Begin each round elsewhere, so that nobody is always first after a pause."""
    start = turn * len(entries) // ROUNDS
    return entries[start:] + entries[:start]
