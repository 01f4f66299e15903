"""``caserne train``: learn the value of positions from games of bots against the dice."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from caserne.cli.failures import is_terminal, mistake
from caserne.cli.reading import number, read_seed
from caserne.cli.working import MOST_GAMES, MOST_JOBS, processors
from caserne.lab.training import SCHOOLS, Course, run

MOST_ROUNDS = 100
MOST_NETS = 16


class Told:
    """Tells how far a round is: a bar on a terminal, a line a round elsewhere."""

    def __init__(self) -> None:
        """Begin with nothing told."""
        self._label = ""
        self._done = 0

    def __call__(self, label: str, total: int, more: int) -> None:
        """Hear that so many more of a total are done."""
        if label != self._label:
            if self._label and is_terminal(sys.stderr):
                click.echo(err=True)
            self._label, self._done = label, 0
            if not is_terminal(sys.stderr):
                click.echo(f"{label}: {total}", err=True)
        self._done += more
        if is_terminal(sys.stderr):
            click.echo(f"\r{label}: {self._done} of {total}", nl=False, err=True)


@click.command(short_help="Learn the value of positions from self-play.")
@click.argument("game")
@click.option(
    "--games",
    metavar="N",
    default="1500",
    show_default=True,
    callback=number(10, MOST_GAMES),
    help="How many games a round.",
)
@click.option(
    "--rounds",
    metavar="N",
    default="4",
    show_default=True,
    callback=number(0, MOST_ROUNDS),
    help="How many rounds, each played by what the last has taught; 0: what it begins with.",
)
@click.option(
    "--nets",
    metavar="N",
    default="4",
    show_default=True,
    callback=number(1, MOST_NETS),
    help="How many nets are fitted and averaged.",
)
@click.option(
    "--seed",
    metavar="N",
    default="200000",
    show_default=True,
    callback=read_seed,
    help="The first seed of the games.",
)
@click.option(
    "--jobs",
    metavar="N",
    default=None,
    callback=number(1, MOST_JOBS),
    help="How many processes play. [default: as many as there are processors]",
)
@click.option(
    "--keep",
    metavar="FOLDER",
    default="training",
    show_default=True,
    help="Where games and rounds are kept that are done: what was stopped goes on there.",
)
@click.option(
    "--out", metavar="FILE", default="weights.json", show_default=True, help="Where weights go."
)
def train(  # noqa: PLR0913, PLR0917 - click's parameters
    game: str, games: int, rounds: int, nets: int, seed: int, jobs: int | None, keep: str, out: str
) -> None:
    """Learn what positions of GAME are worth, and write it down as weights.

    The weights that come with the package were made by this; equal seeds play equal games.
    """
    if game not in SCHOOLS:
        raise mistake("GAME", f"one of {', '.join(SCHOOLS)}", repr(game[:100]))
    course = Course(game, seed, games, rounds, nets)
    try:
        weights = run(course, Path(keep), jobs or processors(), Told())
        Path(out).write_text(weights.to_text(), encoding="utf-8")
    except OSError as error:
        raise mistake(error.filename or keep, "a file that can be written", str(error)) from error
    click.echo(
        f"{out}: loss {weights.loss} on games kept aside; wanted {', '.join(weights.wanted)}"
    )
