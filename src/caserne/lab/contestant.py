"""One contestant of a benchmark: a process of its own that measures what it is told to.

``python -m caserne.lab.contestant installed GAME`` runs Caserne as it is installed, ``source GAME``
the Python source of the same install, ``peers`` OpenSpiel. Each line on standard input names a
task and a time; each line out is the count of what was done and the seconds of processor time it
took. Processor time, since on a shared machine a clock would count the others' work too.
"""

from __future__ import annotations

import importlib.machinery
import json
import sys
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

import caserne
from caserne.lab.tasks import (
    BATCH,
    BYTES,
    COPY,
    ENGINE,
    INSTALLED,
    LARGE,
    OBSERVED,
    ODDS,
    PEER_GAMES,
    PEERS,
    PLAN,
    SOURCE,
    STEPPED,
    THINKERS,
    VALUED,
    WHOLE,
    has_arrays,
    variants,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from caserne.core.game import Game

Measure = tuple[float, float]
"""A count and the processor time it took."""


def prefer_sources() -> None:
    """Import the modules of this package from their Python source, compiled or not."""
    root = Path(caserne.__file__).parent
    loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
    sources = importlib.machinery.FileFinder.path_hook(loader)

    def hook(path: str) -> Any:  # noqa: ANN401 - whatever finds modules
        if not Path(path).is_relative_to(root):
            raise ImportError(path)
        return sources(path)

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()


def measure(work: Iterator[int], seconds: float) -> Measure:
    """Let something go on for a time, at least once; count what it did."""
    count, begun = 0, process_time()
    while True:
        count += next(work)
        taken = process_time() - begun
        if taken >= seconds:
            return count, taken


def works(kind: str, game: str) -> dict[str, Iterator[int]]:
    """Make everything that a contestant can be asked for, by its task."""
    from caserne.lab import measures  # noqa: PLC0415 - only now is it settled where from

    if kind == PEERS:
        return {f"{STEPPED} {name}": measures.peer_games(name) for name in PEER_GAMES}
    makers: dict[str, Callable[[Game], Iterator[int]]] = {
        WHOLE: measures.whole_games,
        STEPPED: measures.stepped_games,
        COPY: measures.copies,
        PLAN: measures.plans,
    }
    found = {
        f"{task} {variant}": make(_game(game, options))
        for variant, options in variants(game).items()
        for task, make in makers.items()
    }
    if kind != INSTALLED:
        return found
    if has_arrays():
        for variant, options in variants(game).items():
            found[f"{OBSERVED} {variant}"] = measures.observed_games(_game(game, options))
            found[f"{BATCH} {variant}"] = measures.batched_games(_game(game, options))
    for variant, options in variants(game).items():
        if variant != LARGE:
            found[f"{ODDS} {variant}"] = measures.worked_out_odds(_game(game, options))
    first, options = next(iter(variants(game).items()))
    found[f"{VALUED} {first}"] = measures.valued_positions(_game(game, options))
    return found | {
        f"{bot} {first}": measures.turns_of(bot, _game(game, options)) for bot in THINKERS
    }


def _game(name: str, options: str) -> Game:
    from caserne.games import find  # noqa: PLC0415 - as above

    return find(name).from_text(options)


def main(kind: str, game: str) -> None:
    """Say hello, then answer each line with a measurement, until there are no more."""
    if kind == SOURCE:
        prefer_sources()
    from caserne.lab import measures  # noqa: PLC0415 - as above

    print(json.dumps(kind != PEERS and measures.is_compiled()), flush=True)  # noqa: T201 - the answer
    known = works(kind, game)
    for line in sys.stdin:
        task, variant, seconds = line.split()
        if task == BYTES:
            answer = (measures.bytes_each(_game(game, variants(game)[variant])), 1.0)
        elif task.startswith(ENGINE):
            bot = task.removeprefix(f"{ENGINE}-")
            answer = (measures.engine_share(bot, _game(game, variants(game)[variant])), 1.0)
        else:
            answer = measure(known[f"{task} {variant}"], float(seconds))
        print(json.dumps(answer), flush=True)  # noqa: T201 - the answer


if __name__ == "__main__":
    main(*sys.argv[1:])
