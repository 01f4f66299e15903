"""``caserne export``: games of bots as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from caserne.bots import catalogue
from caserne.cli.advice import budget_option
from caserne.cli.failures import fail, mistake
from caserne.cli.options import takes_game
from caserne.cli.working import games_option, reason, seed_option, takes_seated, telling
from caserne.lab.simulate import Plan

if TYPE_CHECKING:
    from caserne.core.game import Game


@click.command(short_help="Write games of bots as Parquet.")
@takes_game
@click.option("--out", metavar="FILE", default="", help="Where to. [default: GAME.parquet]")
@games_option(100, "How many games.")
@takes_seated
@click.option("--positions", is_flag=True, help="Also write each position as a line of text.")
@seed_option()
@budget_option
def export(  # noqa: PLR0913, PLR0917 - click's parameters
    game: Game,
    out: str,
    games: int,
    bots: tuple[str, ...],
    rotate: bool,  # noqa: FBT001 - click's flag
    positions: bool,  # noqa: FBT001 - click's flag
    seed: int,
    budget: int,
) -> None:
    """Play GAME with bots and write every decision and roll: for pandas, Polars or DuckDB.

    A row has who acted and how, what the actor could know as numbers (their names are in the file's
    notes), and what became of the game. Games are those of caserne simulate with the same seed.
    """
    for bot in bots:
        catalogue.make(bot, game, 0)
    plan = Plan(game.name, game.options_text, bots, seed, games, rotate, budget)
    file = Path(out or f"{game.name}.parquet")
    try:
        from caserne.lab.export import export as write  # noqa: PLC0415 - needs an extra
    except ModuleNotFoundError as error:
        fail(f"Parquet needs {error.name}: pip install 'caserne[export]'")
    try:
        with telling(game.name, games, lasting=False) as progress:
            rows = write(plan, file, progress, positions=positions)
    except OSError as error:
        raise mistake("--out", "a file that can be written", reason(error)) from error
    click.echo(f"{file}: {rows:,} rows of {games:,} games, {file.stat().st_size:,} bytes")
