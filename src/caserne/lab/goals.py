"""What is wanted of the speed of each game, and whether a benchmark came up to it."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from caserne.lab.bench import OWARE, Entry
from caserne.lab.tasks import (
    BATCH,
    COPY,
    INSTALLED,
    LARGE,
    OBSERVED,
    ODDS,
    PLAN,
    SOURCE,
    STEPPED,
    WHOLE,
    variants,
)

if TYPE_CHECKING:
    from caserne.lab.bench import Bench


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

    As ratios: whole games of the first variant compiled beside interpreted; whole and stepped ones
    beside a peer's actions, and the turns that a steady bot plans beside a thousand of them; and
    whole games of the other variants beside those of the first. Then the bytes of
    a state, and the milliseconds of its odds, at most.
    """

    compiled: float = 10
    whole: float = 0
    stepped: float = 0
    plans: float = 0
    variants: tuple[tuple[str, float], ...] = ()
    state: float = 0
    odds: float = 0


# What the engine did before it was gone through for speed, beside oware stepped: that install and
# OpenSpiel measured in turn on one machine, as docs/performance.md tells. Plans are beside 1,000.
ONFIRE_BEFORE: Final = 1.0
FEURIO_BEFORE: Final = 0.9
PLANS_BEFORE: Final = 2.1
THOUSAND: Final = 1000

BOUNDS: Final = {
    "flashpoint": Bounds(
        compiled=20,
        whole=7,
        stepped=2,
        plans=2 * PLANS_BEFORE,
        variants=(("advanced", 0.5), ("extreme", 0.3)),
        state=2048,
        odds=50,
    ),
    "feurio": Bounds(whole=3 * FEURIO_BEFORE),
    "onfire": Bounds(whole=1.8 * ONFIRE_BEFORE),
}
"""Of the games of which more is wanted than of all."""
MANY: Final = 3
"""How many times as fast a batch with all its rows is to be as one game that is stepped: whether
that one is observed at every step too, or not at all."""
TWO: Final = 1.8
"""How many times as fast two processes are to be as one."""


def goals_of(bench: Bench) -> list[Goal]:
    """Set the figures beside what is wanted of them; those not measured are left out."""
    if not bench.compiled:
        return []
    found = [goal for game in bench.games for goal in _goals(bench, game)]
    if bench.sharing:
        ratio = median(bench.sharing)
        found.append(Goal("games, two processes / one", " times", ratio, TWO, at_least=True))
    return found


def _goals(bench: Bench, game: str) -> list[Goal]:
    return [*_speeds(bench, game), *_sizes(bench, game), *_odds(bench, game)]


def _odds(bench: Bench, game: str) -> list[Goal]:
    """Ask of the base game that what chance may bring is worked out in no time."""
    most = BOUNDS.get(game, Bounds()).odds
    entries = [Entry(INSTALLED, game, ODDS, name) for name in variants(game) if name != LARGE]
    return [
        Goal(f"{game}: odds, {entry.variant}", " ms", 1e3 / bench.rate(entry), most, at_least=False)
        for entry in entries
        if most and entry in bench.rates
    ]


def _speeds(bench: Bench, game: str) -> list[Goal]:
    return [
        Goal(f"{game}: {name}", " times", ratio * scale(above), least, at_least=True)
        for name, above, below, least in _ratios(game, BOUNDS.get(game, Bounds()))
        if least and (ratio := bench.ratio(above, below)) is not None
    ]


def scale(entry: Entry) -> int:
    """Give how many of what it is beside a rate is compared with: plans are much longer."""
    return THOUSAND if entry.task == PLAN else 1


def _ratios(game: str, wanted: Bounds) -> list[tuple[str, Entry, Entry, float]]:
    """List what is to be compared with what, and how many times it should be."""
    first = next(iter(variants(game)))
    whole = Entry(INSTALLED, game, WHOLE, first)
    stepped, plan = whole._replace(task=STEPPED), whole._replace(task=PLAN)
    source = whole._replace(kind=SOURCE)
    return [
        (f"whole {first} games / interpreted", whole, source, wanted.compiled),
        (f"whole {first} games / oware stepped", whole, OWARE, wanted.whole),
        (f"{first} stepped / oware stepped", stepped, OWARE, wanted.stepped),
        (f"turns steady plans, {first} / 1,000 oware stepped", plan, OWARE, wanted.plans),
        *(
            (
                f"a batch, {name} / one game observed",
                Entry(INSTALLED, game, BATCH, name),
                Entry(INSTALLED, game, OBSERVED, name),
                MANY,
            )
            for name in variants(game)
        ),
        *(
            (f"whole {name} games / {first}", whole._replace(variant=name), whole, least)
            for name, least in wanted.variants
        ),
    ]


def _sizes(bench: Bench, game: str) -> list[Goal]:
    """Ask of the variants without a large board that copies be small and quickly made."""
    most = BOUNDS.get(game, Bounds()).state
    found = []
    for name in variants(game):
        entry = Entry(INSTALLED, game, COPY, name)
        if name == LARGE or entry not in bench.rates:
            continue
        taken = 1e6 / bench.rate(entry)
        found.append(Goal(f"{game}: a copy, {name}", " µs", taken, 1, at_least=False))
        if most:
            size = bench.bytes[entry]
            found.append(Goal(f"{game}: a state, {name}", " bytes", size, most, at_least=False))
    return found
