"""``caserne sweep``: how games come out over the values of one or two options."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from caserne.bots import catalogue
from caserne.cli.failures import mistake
from caserne.cli.options import options_of, takes_game
from caserne.cli.working import takes_work
from caserne.lab.jobs import run
from caserne.lab.plots import Bar, Bars, HeatMap
from caserne.lab.simulate import Plan
from caserne.lab.sweep import Grid, grid_of, read_axis

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.cli.working import Work
    from caserne.core.game import Game
    from caserne.lab.plots import Plot
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
@click.option("--bot", metavar="NAME", default="steady", show_default=True, help="Who plays.")
@takes_work("How many games a cell.")
def sweep(game: Game, over: tuple[str, ...], bot: str, work: Work) -> None:
    """Play GAME with every value of an option, or every pair of values of two.

    What is compared are games won, of a team; of rivals those won by the first seat.
    """
    catalogue.make(bot, game, 0)
    plan = Plan(game.name, game.options_text, (bot,), work.seed, work.games, budget=work.budget)
    grid = grid_of(plan, [read_axis(game.name, text) for text in over])
    with work.going(game.name, grid.plans) as (progress, file):
        tallies = run(grid.plans, work.crew, progress, file)
    if any(tally.games == 0 for tally in tallies):
        raise mistake("--over", "every value once", ", ".join(over))
    plot = plot_of(game, grid, tallies)
    work.show(plot.lines(), plot, lambda: json.dumps(_as_object(game, grid, tallies)))


def _won(tally: Tally) -> tuple[float, float, float]:
    """Give the share of games won, by the team or by the first seat, and its interval."""
    if "1" in tally.seats:
        first = tally.seats["1"]
        return first.wins / first.games, *first.interval
    return tally.wins / tally.games, *tally.interval


def plot_of(game: Game, grid: Grid, tallies: Sequence[Tally]) -> Plot:
    """Draw bars of one option, or a table of two."""
    title = f"{game.name} {game.options_text}".strip() + ": games won"
    rows = [f"{grid.rows.name} {value}" for value in grid.rows.values]
    found = [_won(tally) for tally in tallies]
    if grid.columns.name:
        shares = [share for share, _, _ in found]
        return HeatMap(title, rows, grid.columns.values, shares, grid.columns.name)
    return Bars(
        title,
        [
            Bar(label, share, low, high, f"{share:.1%} ({low:.1%} to {high:.1%})")
            for label, (share, low, high) in zip(rows, found, strict=True)
        ],
    )


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
