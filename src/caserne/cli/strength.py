"""``caserne strength``: the tables of how strong the bots are, measured anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from msgspec import MsgspecError

from caserne import games as titles
from caserne.cli.failures import mistake
from caserne.cli.working import (
    HERE,
    blamed,
    games_option,
    keep_option,
    plot_option,
    save_plot,
    takes_crew,
    telling,
)
from caserne.lab.plots import save
from caserne.lab.strength.cells import CHAPTERS, Cell, cells
from caserne.lab.strength.measuring import forget, kept, missing, results, run
from caserne.lab.strength.page import page, plotted

if TYPE_CHECKING:
    from caserne.lab.sharing import Crew


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
@games_option(300, "How many games a cell; 0: only write the page of what is kept.", least=0)
@click.option("--game", metavar="GAME", default="", help="Only the cells of one game.")
@click.option(
    "--only", metavar="TEXT", default="", help="Only rows with these words in their titles."
)
@click.option(
    "--bot", metavar="NAME", default="", help="Only the cells of one who plays, seer included."
)
@click.option("--again", is_flag=True, help="Forget what is kept of these cells first.")
@takes_crew
@keep_option(
    "Where games are kept that are done: a run that was stopped goes on there.", "strength.jsonl"
)
@plot_option
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
    crew: Crew,
    keep: str,
    plot: str,
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
        with blamed("--keep", file):
            if again:
                forget(file, wanted)
            if games:
                pieces = missing(wanted, games, file)
                with telling("strength", sum(count for _, _, count in pieces)) as progress:
                    run(pieces, file, crew, progress)
            found = results(kept(file))
    except MsgspecError as error:
        raise mistake(keep, "what a run of this command kept", str(error)) from error
    drawn = plotted(found)
    if plot == HERE:
        click.echo("\n".join(drawn.lines()))
    elif plot:
        save_plot(drawn, plot)
    if not out:
        click.echo("" if plot else page(found, "strength.svg"), nl=False)
        return
    with blamed("--out", Path(out)):
        beside = Path(out).with_suffix(".svg")
        save(drawn, beside)
        Path(out).write_text(page(found, beside.name), encoding="utf-8")
