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
    COPY,
    INSTALLED,
    PEER_GAMES,
    PEERS,
    PLAN,
    SOURCE,
    STEPPED,
    TASKS,
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
from caserne.lab.contestant import TASKS, variants
print(json.dumps({"tasks": TASKS, "variants": variants(sys.argv[1])}))
"""


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

    As ratios: whole games of the first variant compiled beside interpreted; whole and stepped ones,
    and the turns that a steady bot plans, beside a peer's actions; and whole games of the other
    variants beside those of the first. Then the bytes of a state, at most.
    """

    compiled: float = 10
    whole: float = 0
    stepped: float = 0
    plans: float = 0
    variants: dict[str, float] = {}  # noqa: RUF012 - never changed
    state: float = 0


# What the engine did before it was gone through for speed, in units of oware stepped: both
# installs and OpenSpiel measured in turn on one machine, as docs/performance.md tells.
ONFIRE_BEFORE: Final = 1.0
FEURIO_BEFORE: Final = 1.0
PLANS_BEFORE: Final = 1.0

BOUNDS: Final = {
    "flashpoint": Bounds(
        compiled=20,
        whole=7,
        stepped=2,
        plans=2 * PLANS_BEFORE,
        variants={"advanced": 0.5, "extreme": 0.3},
        state=2048,
    ),
    "feurio": Bounds(whole=3 * FEURIO_BEFORE),
    "onfire": Bounds(whole=1.8 * ONFIRE_BEFORE),
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

    games: list[str]
    compiled: bool
    peers: bool
    seconds: float
    rates: dict[Entry, list[float]] = {}
    bytes: dict[Entry, float] = {}

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
        if not self.compiled:
            return []
        return [goal for game in self.games for goal in self._goals_of(game)]

    def _goals_of(self, game: str) -> list[Goal]:
        wanted = BOUNDS.get(game, Bounds())
        first = next(iter(variants(game)))
        whole = Entry(INSTALLED, game, WHOLE, first)
        stepped, plan = whole._replace(task=STEPPED), whole._replace(task=PLAN)
        ratios = [
            (
                f"whole {first} games, compiled / interpreted",
                whole,
                _source(whole),
                wanted.compiled,
            ),
            (f"whole {first} games / oware stepped", whole, OWARE, wanted.whole),
            (f"{first} stepped / oware stepped", stepped, OWARE, wanted.stepped),
            (f"turns steady plans, {first} / oware stepped", plan, OWARE, wanted.plans),
        ]
        for name, least in wanted.variants.items():
            other = whole._replace(variant=name)
            ratios.append((f"whole {name} games / {first}", other, whole, least))
        found = [
            Goal(f"{game}: {name}", " times", ratio, least, at_least=True)
            for name, above, below, least in ratios
            if least and (ratio := self.ratio(above, below)) is not None
        ]
        return found + self._sizes_of(game, wanted.state)

    def _sizes_of(self, game: str, most: float) -> list[Goal]:
        """Ask of the variants that the rulebooks of the base game have that copies be small."""
        found = []
        for name in variants(game):
            entry = Entry(INSTALLED, game, COPY, name)
            if name == LARGE or entry not in self.rates:
                continue
            copy = 1e6 / self.rate(entry)
            found.append(Goal(f"{game}: a copy, {name}", " µs", copy, 1, at_least=False))
            if most:
                size = self.bytes[entry]
                title = f"{game}: a state, {name}"
                found.append(Goal(title, " bytes", size, most, at_least=False))
        return found


LARGE: Final = "extreme"
"""The variant of which no small state is wanted."""


def _source(entry: Entry) -> Entry:
    return entry._replace(kind=SOURCE)


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
    return bench


def entries_of(games: Sequence[str], *, compiled: bool, peers: bool) -> list[Entry]:
    """List what the contestants are measured at; those to be compared stand side by side."""
    kinds = (INSTALLED, SOURCE) if compiled else (INSTALLED,)
    entries = [
        Entry(kind, game, task, variant)
        for task in TASKS
        for game in games
        for variant in variants(game)
        for kind in kinds
    ]
    return [Entry(PEERS, name, STEPPED) for name in PEER_GAMES] + entries if peers else entries


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
    shared = [n for n, options in variants(game).items() if known["variants"].get(n) == options]
    return [(task, name) for task in TASKS if task in known["tasks"] for name in shared]


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
