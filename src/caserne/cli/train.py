"""``caserne train``: learn the value of positions from games of bots against the dice."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from caserne.cli.failures import is_terminal, mistake
from caserne.cli.reading import number
from caserne.cli.working import blamed, games_option, keep_option, seed_option, takes_crew
from caserne.lab.training import SCHOOLS, Course, run

if TYPE_CHECKING:
    from caserne.lab.sharing import Crew

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
@games_option(10_000, "How many games a round.", least=10)
@click.option(
    "--rounds",
    metavar="N",
    callback=number(0, MOST_ROUNDS),
    help="How many rounds, each played by what the last has taught; 0: what it begins with.  "
    "[default: as many as the game's course has]",
)
@click.option(
    "--nets",
    metavar="N",
    default="4",
    show_default=True,
    callback=number(1, MOST_NETS),
    help="How many nets are fitted and averaged.",
)
@seed_option(200_000)
@takes_crew
@keep_option(
    "Where games and rounds are kept that are done: what was stopped goes on there.",
    "training",
    "FOLDER",
)
@click.option(
    "--out", metavar="FILE", default="weights.json", show_default=True, help="Where weights go."
)
def train(  # noqa: PLR0913, PLR0917 - click's parameters
    game: str, games: int, rounds: int | None, nets: int, seed: int, crew: Crew, keep: str, out: str
) -> None:
    """Learn what positions of GAME are worth, and write it down as weights.

    Rounds of a course differ in size: the quicker their games are played, the more there are. With
    two processors flashpoint takes about half an hour and some gigabytes, onfire a quarter of an
    hour, feurio some minutes. Equal seeds play equal games.
    """
    if game not in SCHOOLS:
        raise mistake("GAME", f"one of {', '.join(SCHOOLS)}", repr(game[:100]))
    if rounds is None:
        rounds = len(SCHOOLS[game].stages)
    course = Course(game, seed, games, rounds, nets)
    with blamed("--keep", Path(keep)):
        weights = run(course, Path(keep), crew, Told())
    with blamed("--out", Path(out)):
        Path(out).write_text(weights.to_text(), encoding="utf-8")
    losses = ", ".join(f"{kind} {value.loss}" for kind, value in weights.values.items())
    click.echo(f"{out}: loss on games kept aside: {losses}")
    for kind, value in weights.values.items():
        if value.wanted:
            click.echo(f"  {kind}: wanted {', '.join(value.wanted)}")
