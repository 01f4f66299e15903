"""``caserne strength``: the tables of how strong the bots are, measured anew."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from msgspec import MsgspecError

from caserne import games as titles
from caserne.cli.failures import is_terminal, mistake
from caserne.cli.reading import number
from caserne.cli.working import MOST_GAMES, MOST_JOBS
from caserne.lab.strength.cells import CHAPTERS, Cell, cells
from caserne.lab.strength.measuring import forget, kept, results, run
from caserne.lab.strength.page import page, plotted


def told(done: int, total: int) -> None:
    """Tell how far it is: in place on a terminal, now and then elsewhere."""
    if is_terminal(sys.stderr):
        end = "\n" if done == total else ""
        click.echo(f"\r{done} of {total} slices{end}", nl=False, err=True)
    elif done % 100 == 0 or done == total:
        click.echo(f"{done} of {total} slices", err=True)


def chosen(game: str, only: str, bot: str) -> list[Cell]:
    """List the cells that are meant; a ``mistake`` if there are none."""
    rows = {
        cell: f"{chapter.title}: {row.title}"
        for chapter in CHAPTERS
        for row in chapter.rows
        for cell in row.cells()
    }
    found = [
        cell
        for cell in cells()
        if game in {"", cell.game}
        and bot in {"", cell.bot}
        and only.casefold() in rows.get(cell, "strength against budget").casefold()
    ]
    if not found:
        raise mistake(
            "--only and --bot", "words of a row and who plays it", repr(f"{only} {bot}"[:100])
        )
    return found


@click.command(short_help="Measure how strong the bots are.")
@click.option(
    "--games",
    metavar="N",
    default="300",
    show_default=True,
    callback=number(0, MOST_GAMES),
    help="How many games a cell; 0: only write the page of what is kept.",
)
@click.option("--game", metavar="GAME", default="", help="Only the cells of one game.")
@click.option(
    "--only", metavar="TEXT", default="", help="Only rows with these words in their titles."
)
@click.option(
    "--bot", metavar="NAME", default="", help="Only the cells of one who plays, seer included."
)
@click.option("--again", is_flag=True, help="Forget what is kept of these cells first.")
@click.option(
    "--jobs",
    metavar="N",
    default="1",
    show_default=True,
    callback=number(1, MOST_JOBS),
    help="How many processes play.",
)
@click.option(
    "--keep",
    metavar="FILE",
    default="strength.jsonl",
    show_default=True,
    help="Where games are kept that are done: a run that was stopped goes on there.",
)
@click.option(
    "--out",
    metavar="FILE",
    default="",
    help="Where the page goes, with its plot beside it. [default: printed]",
)
def strength(  # noqa: PLR0913, PLR0917 - click's parameters
    games: int,
    game: str,
    only: str,
    bot: str,
    again: bool,  # noqa: FBT001 - click's flag
    jobs: int,
    keep: str,
    out: str,
) -> None:
    """Play every published cell and write its tables; docs/strength.md is made by this.

    It takes many hours. All cells grow together, and what is done is kept, so that it can be
    stopped at any time: the page says how many games each cell has.
    """
    if game:
        titles.find(game)
    wanted = chosen(game, only, bot)
    file = Path(keep)
    try:
        if again:
            forget(file, wanted)
        if games:
            run(wanted, games, file, jobs, told)
        found = results(kept(file))
        if out:
            plot = Path(out).with_suffix(".svg")
            plot.write_text(plotted(found), encoding="utf-8")
            Path(out).write_text(page(found, plot.name), encoding="utf-8")
            return
    except MsgspecError as error:
        raise mistake(keep, "what a run of this command kept", str(error)) from error
    except OSError as error:
        raise mistake(error.filename or keep, "a file that can be written", str(error)) from error
    click.echo(page(found, "strength.svg"), nl=False)
