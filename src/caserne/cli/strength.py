"""``caserne strength``: the tables of how strong the bots are, measured anew."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from caserne import games as titles
from caserne.cli.failures import is_terminal, mistake
from caserne.cli.reading import number
from caserne.cli.working import MOST_GAMES
from caserne.lab.strength import cells, page, run


@click.command(short_help="Measure how strong the bots are.")
@click.option(
    "--games",
    metavar="N",
    default="300",
    show_default=True,
    callback=number(1, MOST_GAMES),
    help="How many games a cell.",
)
@click.option("--game", metavar="GAME", default="", help="Only the cells of one game.")
@click.option(
    "--keep",
    metavar="FILE",
    default="strength.jsonl",
    show_default=True,
    help="Where cells are kept that are done: a run that was stopped goes on there.",
)
@click.option("--out", metavar="FILE", default="", help="Where the page goes. [default: printed]")
def strength(games: int, game: str, keep: str, out: str) -> None:
    """Play every published cell and write its tables; docs/strength.md is made by this."""
    if game:
        titles.find(game)
    wanted = [cell for cell in cells() if game in {"", cell.game}]
    try:
        with click.progressbar(
            length=len(wanted), label="cells", file=sys.stderr, hidden=not is_terminal(sys.stderr)
        ) as bar:
            results = run(wanted, games, Path(keep), bar.update)
        if out:
            Path(out).write_text(page(results), encoding="utf-8")
            return
    except OSError as error:
        raise mistake(error.filename or keep, "a file that can be written", str(error)) from error
    click.echo(page(results), nl=False)
