"""``caserne simulate``: many games played by bots, and what came of them."""

from __future__ import annotations

import json
import os
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

import click

from caserne.bots import catalogue
from caserne.cli.failures import fail
from caserne.cli.options import options_of, takes_game
from caserne.cli.reading import SEED, Number
from caserne.lab.simulate import Plan, Tally
from caserne.lab.simulate import simulate as run

if TYPE_CHECKING:
    from caserne.core.game import Game

MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 1024


def processors() -> int:
    """Count the processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@click.command()
@takes_game
@click.option(
    "--games", type=Number(1, MOST_GAMES), default=1000, show_default=True, help="How many games."
)
@click.option("--bot", default="steady", show_default=True, help="Who plays, at every seat.")
@click.option(
    "--seed", type=SEED, default=1, show_default=True, help="Game k has the dice of SEED + k."
)
@click.option(
    "--jobs",
    type=Number(1, MOST_JOBS),
    default=processors,
    help="How many processes share the work; the figures do not depend on it. "
    "[default: as many as there are processors]",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate(  # noqa: PLR0913, PLR0917 - click's parameters
    game: Game,
    games: int,
    bot: str,
    seed: int,
    jobs: int,
    as_json: bool,  # noqa: FBT001 - click's flag
) -> None:
    """Play many games of GAME with bots: wins, losses and means."""
    catalogue.make(bot, game, 0)
    plan = Plan(game.name, game.options_text, bot, seed, games)
    begun = time.monotonic()
    try:
        with click.progressbar(length=games, label=game.name, file=sys.stderr, hidden=not _shown()) as bar:
            tally = run(plan, jobs, bar.update)
    except BrokenProcessPool:
        fail("a process that played games died; fewer --jobs need less memory")
    seconds = time.monotonic() - begun
    if as_json:
        click.echo(json.dumps(as_object(game, plan, tally, seconds)))
    else:
        click.echo("\n".join(as_lines(plan, tally, seconds)))


def _shown() -> bool:
    return sys.stderr.isatty()


def as_object(game: Game, plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """Make the figures ready for JSON."""
    return {
        "game": plan.game,
        "options": options_of(game),
        "bot": plan.bot,
        "seed": plan.seed,
        "games": tally.games,
        "wins": tally.wins,
        "win_rate": tally.wins / tally.games,
        "win_interval": list(tally.interval),
        "given_up": tally.given_up,
        "reasons": dict(sorted(tally.reasons.items())),
        "means": {name: tally.mean(name) for name in tally.figures},
        "actions": tally.actions,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
    }


def as_lines(plan: Plan, tally: Tally, seconds: float) -> list[str]:
    """Put the figures into a few lines."""
    low, high = tally.interval
    rows = {
        "game": " ".join(filter(None, [plan.game, plan.options])),
        "played by": f"{plan.bot}, seed {plan.seed}",
        "games": f"{tally.games:,}",
        "won": f"{tally.wins:,} = {tally.wins / tally.games:.1%} (95 % interval {low:.1%} to {high:.1%})",
        "ended by": ", ".join(f"{name} {n:,}" for name, n in sorted(tally.reasons.items())),
        "given up": f"{tally.given_up:,}" if tally.given_up else "",
        "on average": ", ".join(f"{name} {tally.mean(name):.2f}" for name in tally.figures),
        "speed": f"{tally.games / seconds:,.1f} games a second ({seconds:.1f} s)",
    }
    return [f"{name:<12}{value}" for name, value in rows.items() if value]
