"""One contestant of a benchmark: a process of its own that measures what it is told to.

``python -m caserne.lab.contestant installed GAME`` runs Caserne as it is installed, ``source GAME``
the Python source of the same install, ``peers`` OpenSpiel. Each line on standard input names a
task and a time; each line out is the count of what was done and the seconds of processor time it
took. Processor time, since on a shared machine a clock would count the others' work too.
"""

from __future__ import annotations

import gc
import importlib
import importlib.machinery
import json
import random
import sys
import tracemalloc
from contextlib import suppress
from cProfile import Profile
from importlib.util import find_spec
from itertools import repeat
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import caserne

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from caserne.core.game import Game

INSTALLED: Final = "installed"
SOURCE: Final = "source"
PEERS: Final = "peers"
KINDS: Final = (INSTALLED, SOURCE, PEERS)

WHOLE: Final = "whole"
STEPPED: Final = "stepped"
COPY: Final = "copy"
PLAN: Final = "plan"
TASKS: Final = (WHOLE, STEPPED, COPY, PLAN)
VALUED: Final = "valued"
THINKERS: Final = ("steady", "sharp", "master")
THINKING: Final = (VALUED, *THINKERS)
"""What bots are measured at, as installed and in one variant: positions valued, turns played."""
OBSERVED: Final = "observed"
BATCH: Final = "batch"
ARRAYS: Final = (OBSERVED, BATCH)
"""What learners do: games stepped with an observation and a mask each, one and many at once."""
TOGETHER: Final = 64
"""The games of a batch."""
FEW: Final = 4
"""Those of one that is not compiled, or a single step would take a second."""
ODDS: Final = "odds"
"""What chance may bring next, worked out as installed, in every variant but the largest."""
LARGE: Final = "extreme"
"""The variant of which neither a small state nor quick odds are wanted."""
BYTES: Final = "bytes"
ENGINE: Final = "engine"
"""The share of a bot's turns that is spent in the rules; ``engine-master`` is asked for."""
RULES: Final = ("core", "games", "play")
LITTLE: Final = 3
"""Turns are profiled with so many hundredths of a bot's budget: profiles are slow."""

STEADY: Final = "steady"
PEER_GAMES: Final = ("oware", "chess", "backgammon")
EXTREME: Final = (
    "players=4 start_fires=yes firefighters_leave=yes fire_not_occupied=yes back_into_fire=yes"
)
DANGER: Final = (
    "rules=advanced board=laboratory level=basement large=yes small=chemical platform=yes "
    "bridges=yes descents=yes engineer=yes repairs=yes"
)
VARIANTS: Final[dict[str, dict[str, str]]] = {
    "flashpoint": {"family": "", "advanced": "rules=advanced", "extreme": DANGER},
    "onfire": {"two": "", "four": "players=4", "extreme": EXTREME},
    "feurio": {"two": "", "firebreaks": "players=4 firebreaks=yes", "solo": "players=1"},
}
"""The options each game is measured with, by name."""

MIDGAME: Final = 60
"""After so many random actions a position is copied."""
COPIES: Final = 1_000

Measure = tuple[float, float]
"""A count and the processor time it took."""


def has_arrays() -> bool:
    """Tell whether NumPy is installed, which the environments need."""
    return find_spec("numpy") is not None


def variants(game: str) -> dict[str, str]:
    """Name the options a game is measured with."""
    return VARIANTS.get(game, {"default": ""})


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


def is_compiled() -> bool:
    """Tell whether the modules that can be compiled are."""
    from caserne.core import state  # noqa: PLC0415 - only now is it settled where from

    return not str(state.__file__).endswith(".py")


# Caserne


def whole_games(game: Game) -> Iterator[int]:
    """Play random games at full speed, one after the other; give the actions of each."""
    from caserne.bots.playout import play_out  # noqa: PLC0415 - as above
    from caserne.play.streams import Dice  # noqa: PLC0415 - as above

    dice = Dice(1)
    while True:
        yield int(play_out(game.start(), dice, game.horizon))


def stepped_games(game: Game) -> Iterator[int]:
    """Play random games as a Python program does: ask what is legal, choose, apply."""
    from caserne.core.state import CHANCE, NOBODY  # noqa: PLC0415 - as above
    from caserne.play.streams import Streams  # noqa: PLC0415 - as above

    number = random.Random(1).random  # noqa: S311 - no secret
    seed, most = 0, game.horizon
    while True:
        seed += 1
        state, streams, played = game.start(), Streams(seed, len(game.chances)), 0
        while played < most:
            actor = state.actor()
            if actor == NOBODY:
                break
            if actor == CHANCE:
                state.apply(streams.draw(state))
            else:
                legal = state.legal()
                state.apply(legal[int(number() * len(legal))])
            played += 1
        yield played


def observed_games(game: Game) -> Iterator[int]:
    """Play random games one step after the other, each with an observation and a mask."""
    from caserne.envs.catalogue import encoder_of  # noqa: PLC0415 - as above
    from caserne.envs.table import Table  # noqa: PLC0415 - as above

    number = random.Random(1).random  # noqa: S311 - no secret
    table, seed = Table(game, encoder_of(game), explicit=False), 0
    while True:
        seed += 1
        table.begin(seed)
        while table.actor >= 0:
            table.observation(table.actor)
            table.mask(table.actor)
            places, before = list(table.codes), table.played
            table.play(places[int(number() * len(places))])
            yield table.played - before


def batched_games(game: Game) -> Iterator[int]:
    """Play random games many at once, each with an observation and a mask."""
    from caserne.envs.batch import Batch  # noqa: PLC0415 - as above

    batch = Batch(game, TOGETHER if is_compiled() else FEW)
    while True:
        before = batch.done
        batch.step(batch.sample())
        yield batch.done - before


def copies(game: Game) -> Iterator[int]:
    """Copy a position from the middle of a game, 100 times at a time."""
    copy = midgame(game).copy
    while True:
        for _ in repeat(None, 100):
            copy()
        yield 100


def plans(game: Game) -> Iterator[int]:
    """Have a steady bot that has thought of nothing yet decide at the beginnings of turns."""
    from caserne.bots.catalogue import make  # noqa: PLC0415 - as above

    turns = beginnings(game)
    while True:
        for seat, state in turns:
            make(STEADY, game, 1).choose(game.view(state, seat), state.legal())
            yield 1


def beginnings(game: Game) -> list[tuple[int, Any]]:
    """List the positions of a random game in which another seat than before decides."""
    from caserne.bots.playout import play_out  # noqa: PLC0415 - as above
    from caserne.play.streams import Dice  # noqa: PLC0415 - as above

    state, dice, found, last = game.start(), Dice(5), [], -1
    for _ in range(MIDGAME * 2):
        seat = int(state.actor())
        if seat >= 0 and seat != last:
            found.append((seat, state.copy()))
            last = seat
        play_out(state, dice, 1)
    return found


def valued_positions(game: Game) -> Iterator[int]:
    """Value a position from the middle of a game as a search does, on a copy of it."""
    from caserne.bots import catalogue  # noqa: PLC0415 - as above

    hook, state = catalogue.HOOKS[game.name](), midgame(game)
    while True:
        hook.value(state.copy(), 0)
        yield 1


def worked_out_odds(game: Game) -> Iterator[int]:
    """Work out what chance may bring next, at the beginnings of turns."""
    from caserne.bots.odds import odds  # noqa: PLC0415 - as above
    from caserne.core.errors import UnreadableError  # noqa: PLC0415 - as above

    views = []
    for seat, state in beginnings(game):
        view = game.view(state, seat)
        with suppress(UnreadableError):  # in the set-up nothing is next
            odds(game, view)
            views.append(view)
    while True:
        for view in views:
            odds(game, view)
            yield 1


def turns_of(name: str, game: Game) -> Iterator[int]:
    """Have a bot play every seat, game after game; give a turn at a time."""
    from caserne.bots import catalogue  # noqa: PLC0415 - as above
    from caserne.core.state import CHANCE, NOBODY  # noqa: PLC0415 - as above
    from caserne.play.streams import Streams  # noqa: PLC0415 - as above

    seed = 0
    while True:
        seed += 1
        bots = [catalogue.make(name, game, seed) for _ in range(game.seats)]
        state, streams = game.start(), Streams(seed, len(game.chances))
        while (actor := int(state.actor())) != NOBODY:
            if actor == CHANCE:
                state.apply(streams.draw(state))
                continue
            state.apply(bots[actor].choose(game.view(state, actor), state.legal()))
            if state.actor() != actor:
                yield 1


def engine_share(name: str, game: Game) -> float:
    """Profile two turns of a bot: how much of the time in our functions is in the rules.

    Compiled functions cannot be profiled, so that it is the source that is asked.
    """
    from caserne.bots.catalogue import make  # noqa: PLC0415 - as above

    turns, profile = [turn for turn in beginnings(game) if len(turn[1].legal()) > 1], Profile()
    for seat, state in (turns[len(turns) // 4], turns[len(turns) // 2]):
        bot = make(name, game, 1, budget=LITTLE)
        profile.runcall(bot.choose, game.view(state, seat), state.legal())
    root, rules, whole = Path(caserne.__file__).parent, 0.0, 0.0
    for entry in profile.getstats():
        if isinstance(entry.code, str) or not Path(entry.code.co_filename).is_relative_to(root):
            continue
        whole += entry.inlinetime
        if Path(entry.code.co_filename).relative_to(root).parts[0] in RULES:
            rules += entry.inlinetime
    return rules / whole if whole else 0.0


def midgame(game: Game) -> Any:  # noqa: ANN401 - a State, of whichever build
    """Make a position from the middle of a game."""
    from caserne.bots.playout import play_out  # noqa: PLC0415 - as above
    from caserne.play.streams import Dice  # noqa: PLC0415 - as above

    state = game.start()
    play_out(state, Dice(5), MIDGAME)
    return state


def bytes_each(game: Game, count: int = COPIES) -> float:
    """Measure what a copy takes: what Python has allocated for many of them, less their list.

    The memory of ``vec`` comes from Python's allocator too, so that ``tracemalloc`` sees all of a
    state. Checked against the growth of the process: that is 5 % more, the allocator's rounding.
    """
    state = midgame(game)
    gc.collect()
    kept: list[Any] = [None] * count
    tracemalloc.start()
    for place in range(count):
        kept[place] = state.copy()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / count


# OpenSpiel


def peer_games(name: str) -> Iterator[int]:
    """Play random games of OpenSpiel, stepped from Python."""
    game = importlib.import_module("pyspiel").load_game(name)
    number = random.Random(1).random  # noqa: S311 - no secret
    while True:
        state, played = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), number()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(number() * len(legal))])
            played += 1
        yield played


def _drawn(outcomes: list[tuple[int, float]], place: float) -> int:
    for action, odds in outcomes:
        place -= odds
        if place < 0:
            return action
    return outcomes[-1][0]


# Measuring


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
    if kind == PEERS:
        return {f"{STEPPED} {name}": peer_games(name) for name in PEER_GAMES}
    makers: dict[str, Callable[[Game], Iterator[int]]] = {
        WHOLE: whole_games,
        STEPPED: stepped_games,
        COPY: copies,
        PLAN: plans,
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
            found[f"{OBSERVED} {variant}"] = observed_games(_game(game, options))
            found[f"{BATCH} {variant}"] = batched_games(_game(game, options))
    for variant, options in variants(game).items():
        if variant != LARGE:
            found[f"{ODDS} {variant}"] = worked_out_odds(_game(game, options))
    first, options = next(iter(variants(game).items()))
    found[f"{VALUED} {first}"] = valued_positions(_game(game, options))
    return found | {f"{bot} {first}": turns_of(bot, _game(game, options)) for bot in THINKERS}


def _game(name: str, options: str) -> Game:
    from caserne.games import find  # noqa: PLC0415 - as above

    return find(name).from_text(options)


def main(kind: str, game: str) -> None:
    """Say hello, then answer each line with a measurement, until there are no more."""
    if kind == SOURCE:
        prefer_sources()
    print(json.dumps(kind != PEERS and is_compiled()), flush=True)  # noqa: T201 - the answer
    known = works(kind, game)
    for line in sys.stdin:
        task, variant, seconds = line.split()
        if task == BYTES:
            answer = (bytes_each(_game(game, variants(game)[variant])), 1.0)
        elif task.startswith(ENGINE):
            bot = task.removeprefix(f"{ENGINE}-")
            answer = (engine_share(bot, _game(game, variants(game)[variant])), 1.0)
        else:
            answer = measure(known[f"{task} {variant}"], float(seconds))
        print(json.dumps(answer), flush=True)  # noqa: T201 - the answer


if __name__ == "__main__":
    main(*sys.argv[1:])
