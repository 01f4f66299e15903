"""The work that a benchmark measures: games played whole, stepped or many at once, and thought.

Each is an iterator that does some of it at a time and says how much. What is imported here is what
is measured: ``lab/contestant.py`` settles before it opens this module where from.
"""

from __future__ import annotations

import gc
import importlib
import random
import tracemalloc
from contextlib import suppress
from cProfile import Profile
from itertools import repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import caserne
import caserne.core.state
from caserne.bots.catalogue import HOOKS, make
from caserne.bots.odds import odds
from caserne.bots.playout import play_out
from caserne.core.errors import UnreadableError
from caserne.core.state import CHANCE, NOBODY
from caserne.envs.catalogue import encoder_of
from caserne.lab.tasks import TOGETHER
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.core.game import Game

STEADY: Final = "steady"
RULES: Final = ("core", "games", "play")
LITTLE: Final = 3
"""Turns are profiled with so many hundredths of a bot's budget: profiles are slow."""
FEW: Final = 4
"""The games of a batch that is not compiled, or a single step would take a second."""
MIDGAME: Final = 60
"""After so many random actions a position is copied."""
COPIES: Final = 1_000


def is_compiled() -> bool:
    """Tell whether the modules that can be compiled are."""
    return not str(caserne.core.state.__file__).endswith(".py")


# Caserne


def whole_games(game: Game) -> Iterator[int]:
    """Play random games at full speed, one after the other; give the actions of each."""
    dice = Dice(1)
    while True:
        yield int(play_out(game.start(), dice, game.horizon))


def stepped_games(game: Game) -> Iterator[int]:
    """Play random games as a Python program does: ask what is legal, choose, apply."""
    number = random.Random(1).random  # noqa: S311 - no secret
    seed, most = 0, game.horizon
    nobody, chance = NOBODY, CHANCE  # names at hand, as whoever wants speed has them
    while True:
        seed += 1
        state, streams, played = game.start(), Streams(seed, len(game.chances)), 0
        while played < most:
            actor = state.actor()
            if actor == nobody:
                break
            if actor == chance:
                state.apply(streams.draw(state))
            else:
                legal = state.legal()
                state.apply(legal[int(number() * len(legal))])
            played += 1
        yield played


def observed_games(game: Game) -> Iterator[int]:
    """Play random games one step after the other, each with an observation and a mask."""
    from caserne.envs.table import Table  # noqa: PLC0415 - needs NumPy, an extra

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
    from caserne.envs.batch import Batch  # noqa: PLC0415 - likewise

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
    turns = beginnings(game)
    while True:
        for seat, state in turns:
            make(STEADY, game, 1).choose(game.view(state, seat), state.legal())
            yield 1


def beginnings(game: Game) -> list[tuple[int, Any]]:
    """List the positions of a random game in which another seat than before decides."""
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
    hook, state = HOOKS[game.name](), midgame(game)
    while True:
        hook.value(state.copy(), 0)
        yield 1


def worked_out_odds(game: Game) -> Iterator[int]:
    """Work out what chance may bring next, at the beginnings of turns."""
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
    seed = 0
    while True:
        seed += 1
        bots = [make(name, game, seed) for _ in range(game.seats)]
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
    for action, chance in outcomes:
        place -= chance
        if place < 0:
            return action
    return outcomes[-1][0]
