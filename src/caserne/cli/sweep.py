"""``caserne sweep``: how games come out over the values of one or two options."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from caserne.bots import catalogue
from caserne.cli.advice import budget_option
from caserne.cli.failures import mistake
from caserne.cli.options import options_of, takes_game
from caserne.cli.working import (
    crew_options,
    games_option,
    plot_option,
    save_plot,
    seed_option,
    working,
)
from caserne.lab.jobs import run
from caserne.lab.plots import Bar, bar_lines, bars, heat_lines, heat_map
from caserne.lab.simulate import Plan
from caserne.lab.sweep import Grid, grid_of, read_axis

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.core.game import Game
    from caserne.envs.shapes import Picture
    from caserne.lab.simulate import Tally


@click.command(short_help="Compare games over the values of options.")
@takes_game
@click.option(
    "--over",
    metavar="OPTION[=VALUES]",
    multiple=True,
    required=True,
    help="An option and its values, as firefighters=1..6, difficulty=recruit,heroic or bot; "
    "a second one makes a table.",
)
@games_option(100, "How many games a cell.")
@click.option("--bot", metavar="NAME", default="steady", show_default=True, help="Who plays.")
@seed_option
@crew_options
@budget_option
@plot_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def sweep(  # noqa: PLR0913, PLR0917 - click's parameters
    game: Game,
    over: tuple[str, ...],
    games: int,
    bot: str,
    seed: int,
    jobs: int,
    cluster: str,
    keep: str,
    budget: int,
    plot: str,
    as_json: bool,  # noqa: FBT001 - click's flag
) -> None:
    """Play GAME with every value of an option, or every pair of values of two.

    What is compared are games won, of a team; of rivals those won by the first seat.
    """
    catalogue.make(bot, game, 0)
    plan = Plan(game.name, game.options_text, (bot,), seed, games, budget=budget)
    grid = grid_of(plan, [read_axis(game.name, text) for text in over])
    with working(game.name, grid.plans, cluster, jobs, keep) as (crew, progress, file):
        tallies = run(grid.plans, crew, progress, file)
    if any(tally.games == 0 for tally in tallies):
        raise mistake("--over", "every value once", ", ".join(over))
    if plot:
        save_plot(_picture(game, grid, tallies), plot)
    if as_json:
        click.echo(json.dumps(_as_object(game, grid, tallies)))
    else:
        click.echo("\n".join(as_lines(grid, tallies)))


def _won(tally: Tally) -> tuple[float, float, float]:
    """Give the share of games won, by the team or by the first seat, and its interval."""
    if "1" in tally.seats:
        first = tally.seats["1"]
        return first.wins / first.games, *first.interval
    return tally.wins / tally.games, *tally.interval


def _bars(grid: Grid, tallies: Sequence[Tally]) -> list[Bar]:
    name = grid.rows.name
    return [
        Bar(f"{name} {value}", *_won(tally))
        for value, tally in zip(grid.rows.values, tallies, strict=True)
    ]


def _rows(grid: Grid) -> list[str]:
    return [f"{grid.rows.name} {value}" for value in grid.rows.values]


def as_lines(grid: Grid, tallies: Sequence[Tally]) -> list[str]:
    """Draw bars of one option, or a table of two."""
    if not grid.columns.name:
        shown = [
            bar._replace(note=f"{bar.share:.1%} ({bar.low:.1%} to {bar.high:.1%})")
            for bar in _bars(grid, tallies)
        ]
        return bar_lines(shown)
    shares = [_won(tally)[0] for tally in tallies]
    return [grid.columns.name, *heat_lines(_rows(grid), grid.columns.values, shares)]


def _picture(game: Game, grid: Grid, tallies: Sequence[Tally]) -> Picture:
    title = f"{game.name} {game.options_text}".strip() + ": games won"
    if not grid.columns.name:
        return bars(title, _bars(grid, tallies))
    shares = [_won(tally)[0] for tally in tallies]
    return heat_map(f"{title}, by {grid.columns.name}", _rows(grid), grid.columns.values, shares)


def _as_object(game: Game, grid: Grid, tallies: Sequence[Tally]) -> dict[str, object]:
    cells = []
    for plan, tally in zip(grid.plans, tallies, strict=True):
        share, low, high = _won(tally)
        cells.append(
            {
                "options": plan.options,
                "bot": plan.bots[0],
                "games": tally.games,
                "win_rate": share,
                "win_interval": [low, high],
                "given_up": tally.given_up,
                "reasons": dict(sorted(tally.reasons.items())),
                "means": {name: tally.mean(name) for name in tally.figures},
            }
        )
    return {
        "game": game.name,
        "options": options_of(game),
        "seed": grid.plans[0].seed,
        "rows": grid.rows._asdict(),
        "columns": grid.columns._asdict(),
        "cells": cells,
    }
