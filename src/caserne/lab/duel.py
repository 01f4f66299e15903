"""Two installs of Caserne, say before and after a change, measured beside each other."""

from __future__ import annotations

import json
import subprocess
from contextlib import ExitStack
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from caserne.lab.bench import Contestant, DiedError
from caserne.lab.tasks import INSTALLED, TASKS, variants

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROUNDS: Final = 60
"""Many and short."""
WHAT_IT_KNOWS: Final = """
import json, sys
try:
    from caserne.lab.tasks import TASKS, variants
except ImportError:  # an older install
    from caserne.lab.contestant import TASKS, variants
print(json.dumps({"tasks": TASKS, "variants": {name: variants(name) for name in sys.argv[1:]}}))
"""


class Match(NamedTuple):
    """What both installs are measured at."""

    game: str
    task: str
    variant: str


class Pair(msgspec.Struct, frozen=True):
    """What two installs were measured at: the rate of this one and of the other, and their ratio.

    The rates are medians of the rounds, the ratio is the median of the rounds' ratios.
    """

    game: str
    task: str
    variant: str
    here: float
    there: float
    ratio: float


def matches(games: Sequence[str], python: str) -> list[Match]:
    """List what both installs can be measured at: tasks on variants that are the same in both."""
    known = json.loads(_ask(python, games))
    return [
        Match(game, task, name)
        for game in games
        for task in TASKS
        if task in known["tasks"]
        for name, options in variants(game).items()
        if known["variants"][game].get(name) == options
    ]


def _ask(python: str, games: Sequence[str]) -> str:
    command = [python, "-P", "-c", WHAT_IT_KNOWS, *games]
    try:
        result = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603 - as asked
    except (OSError, subprocess.CalledProcessError):
        raise DiedError(python) from None
    return result.stdout


def duel(
    games: Sequence[str], python: str, seconds: float, progress: Callable[[int], object]
) -> list[Pair]:
    """Measure this install and another Python's in turn, within about so many seconds."""
    found: dict[Match, list[tuple[float, float]]] = {one: [] for one in matches(games, python)}
    share = seconds / (2 * ROUNDS * len(found))
    with ExitStack() as stack:
        here = {game: stack.enter_context(Contestant(INSTALLED, game)) for game in games}
        there = {game: stack.enter_context(Contestant(INSTALLED, game, python)) for game in games}
        for turn in range(ROUNDS):
            for match, rates in found.items():
                rivals = (here[match.game], there[match.game])
                order = rivals if turn % 2 else rivals[::-1]
                rate = {one: one.measure(match.task, match.variant, share) for one in order}
                rates.append((rate[rivals[0]], rate[rivals[1]]))
                progress(1)
    return [_pair(match, rates) for match, rates in found.items()]


def _pair(match: Match, rates: list[tuple[float, float]]) -> Pair:
    here, there = (median(side) for side in zip(*rates, strict=True))
    return Pair(*match, here, there, median(ours / theirs for ours, theirs in rates))
