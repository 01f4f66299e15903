"""How fast a game is played: compiled, interpreted and beside OpenSpiel, in one interleaved run.

Machines are shared and their speed drifts. So all contestants run in turn, round after round, each
in a process of its own; a rate is the median of the rounds, and a ratio the median of the ratios
within each round.
"""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import ExitStack
from importlib.util import find_spec
from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import msgspec

from caserne.lab.contestant import (
    BYTES,
    INSTALLED,
    PEER_GAMES,
    PEERS,
    SOURCE,
    STEPPED,
    TASKS,
    THINKING,
    WHOLE,
    variants,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROUNDS: Final = 9
DUELS: Final = 60
"""The rounds in which two installs are measured beside each other: many and short."""
WHAT_IT_KNOWS: Final = """
import json, sys
from caserne.lab.contestant import variants
print(json.dumps(variants(sys.argv[1])))
"""


class Entry(NamedTuple):
    """Something that is measured: whose, what and on which variant or peer's game."""

    kind: str
    task: str
    variant: str

    def __str__(self) -> str:
        """Name it as JSON does."""
        return " ".join(self)


class Goal(msgspec.Struct, frozen=True):
    """A figure with the bound it is meant to keep: at least, or else less than."""

    name: str
    unit: str
    got: float
    bound: float
    at_least: bool

    @property
    def met(self) -> bool:
        """Whether the figure keeps the bound."""
        return self.got >= self.bound if self.at_least else self.got < self.bound

    @property
    def wanted(self) -> str:
        """The bound in words."""
        return f"{'at least' if self.at_least else 'under'} {self.bound:g}{self.unit}"


class Bounds(NamedTuple):
    """What is wanted of a game; 0 where nothing is.

    As ratios: compiled games beside interpreted ones, whole and stepped games beside a peer's, and
    whole games of the other variants beside those of the first. Then the bytes of a state, at most.
    The variants in ``unbound`` are measured only.
    """

    compiled: float = 10
    whole: float = 0
    stepped: float = 0
    variants: float = 0
    state: float = 0
    unbound: frozenset[str] = frozenset()


BOUNDS: Final = {
    "flashpoint": Bounds(
        compiled=20,
        whole=5,
        stepped=1,
        variants=0.5,
        state=2048,
        unbound=frozenset({"extreme"}),
    )
}
"""Of the games of which more is wanted than of all."""


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
    """What was measured: a rate a round of every entry, and the bytes of a state."""

    game: str
    compiled: bool
    peers: bool
    seconds: float
    rates: dict[Entry, list[float]] = {}
    bytes: dict[str, float] = {}

    def rate(self, entry: Entry) -> float:
        """Give the median of an entry's rounds."""
        return median(self.rates[entry])

    def ratio(self, above: Entry, below: Entry) -> float | None:
        """Give the median of the rounds' ratios, if both took part."""
        if above not in self.rates or below not in self.rates:
            return None
        pairs = zip(self.rates[above], self.rates[below], strict=True)
        return median(first / second for first, second in pairs)

    def goals(self) -> list[Goal]:
        """Set the figures beside what is wanted of them; those not measured are left out."""
        wanted = BOUNDS.get(self.game, Bounds())
        bound = [name for name in variants(self.game) if name not in wanted.unbound]
        first, *others = bound
        whole, stepped = (Entry(INSTALLED, task, first) for task in (WHOLE, STEPPED))
        oware = Entry(PEERS, STEPPED, "oware")
        ratios: list[tuple[str, Entry, Entry, float]] = [
            (
                f"compiled / interpreted, whole {first} games",
                whole,
                _source(whole),
                wanted.compiled,
            ),
            (f"whole {first} games / oware stepped", whole, oware, wanted.whole),
            (f"{first} stepped / oware stepped", stepped, oware, wanted.stepped),
        ]
        for name in others:
            other = whole._replace(variant=name)
            ratios.append((f"{name} / {first}, whole games", other, whole, wanted.variants))
        if not self.compiled:
            return []
        found = [
            Goal(name, " times", ratio, least, at_least=True)
            for name, above, below, least in ratios
            if least and (ratio := self.ratio(above, below)) is not None
        ]
        for name in bound:
            copy = 1e6 / self.rate(Entry(INSTALLED, "copy", name))
            found.append(Goal(f"a copy, {name}", " µs", copy, 1, at_least=False))
            if wanted.state:
                size = self.bytes[name]
                found.append(Goal(f"a state, {name}", " bytes", size, wanted.state, at_least=False))
        return found


def _source(entry: Entry) -> Entry:
    return entry._replace(kind=SOURCE)


def has_peers() -> bool:
    """Tell whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


def run(game: str, seconds: float, progress: Callable[[int], object]) -> Bench:
    """Measure everything within about so many seconds; ``progress`` hears of each measurement."""
    with ExitStack() as stack:
        installed = stack.enter_context(Contestant(INSTALLED, game))
        field = {INSTALLED: installed}
        if installed.compiled:
            field[SOURCE] = stack.enter_context(Contestant(SOURCE, game))
        if has_peers():
            field[PEERS] = stack.enter_context(Contestant(PEERS, game))
        entries = entries_of(game, field)
        share = seconds / (ROUNDS * len(entries))
        bench = Bench(game, installed.compiled, PEERS in field, share)
        for turn in range(ROUNDS):
            for entry in _rotated(entries, turn):
                rate = field[entry.kind].measure(entry.task, entry.variant, share)
                bench.rates.setdefault(entry, []).append(rate)
                progress(1)
        bench.bytes = {name: installed.measure(BYTES, name, 0) for name in variants(game)}
    return bench


def entries_of(game: str, kinds: Sequence[str] | dict[str, Contestant]) -> list[Entry]:
    """List what the contestants are measured at; those to be compared stand side by side."""
    entries = [
        Entry(kind, task, variant)
        for task in TASKS
        for variant in variants(game)
        for kind in kinds
        if kind != PEERS
    ]
    if INSTALLED in kinds:
        entries += [Entry(INSTALLED, task, next(iter(variants(game)))) for task in THINKING]
    if PEERS in kinds:
        entries += [Entry(PEERS, STEPPED, name) for name in PEER_GAMES]
    return entries


def _rotated(entries: list[Entry], turn: int) -> list[Entry]:
    """Begin each round elsewhere, so that nobody is always first after a pause."""
    start = turn * len(entries) // ROUNDS
    return entries[start:] + entries[:start]


# Two installs


class Pair(msgspec.Struct, frozen=True):
    """What two installs were measured at: the rate of this one and of the other, and their ratio.

    The rates are medians of the rounds, the ratio is the median of the rounds' ratios.
    """

    task: str
    variant: str
    here: float
    there: float
    ratio: float


def duels_of(game: str, python: str) -> list[tuple[str, str]]:
    """List what both installs can be measured at: tasks on variants that are the same in both."""
    known = json.loads(_ask(python, game))
    shared = [name for name, options in variants(game).items() if known.get(name) == options]
    return [(task, name) for task in TASKS for name in shared]


def _ask(python: str, game: str) -> str:
    command = [python, "-P", "-c", WHAT_IT_KNOWS, game]
    try:
        result = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603 - as asked
    except (OSError, subprocess.CalledProcessError):
        raise DiedError(python) from None
    return result.stdout


def duel(game: str, python: str, seconds: float, progress: Callable[[int], object]) -> list[Pair]:
    """Measure this install and another Python's in turn, within about so many seconds."""
    duels = duels_of(game, python)
    share = seconds / (2 * DUELS * len(duels))
    rates: dict[tuple[str, str], list[tuple[float, float]]] = {work: [] for work in duels}
    with Contestant(INSTALLED, game) as here, Contestant(INSTALLED, game, python) as there:
        for turn in range(DUELS):
            for task, variant in duels:
                order = (here, there) if turn % 2 else (there, here)
                rate = {one: one.measure(task, variant, share) for one in order}
                rates[task, variant].append((rate[here], rate[there]))
                progress(1)
    return [_pair(task, variant, found) for (task, variant), found in rates.items()]


def _pair(task: str, variant: str, found: list[tuple[float, float]]) -> Pair:
    here, there = (median(side) for side in zip(*found, strict=True))
    return Pair(task, variant, here, there, median(ours / theirs for ours, theirs in found))
