"""The command line."""

from __future__ import annotations

import click

from caserne import __version__
from caserne.cli import (
    admin,
    backup,
    bench,
    board,
    calibration,
    export,
    learn,
    play,
    position,
    replay,
    review,
    rules,
    serve,
    simulate,
    strength,
    sweep,
    term,
    tournament,
    train,
)
from caserne.cli.failures import CommandLine


@click.group(
    cls=CommandLine,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="To begin: caserne play, or caserne learn flashpoint first-rescue",
)
@click.version_option(__version__, message="caserne %(version)s")
def main() -> None:
    """Play, replay and measure board games of fire-fighting."""


for command in (
    play.play,
    term.term,
    learn.learn,
    serve.serve,
    admin.admin,
    backup.backup,
    backup.restore,
    replay.replay,
    review.review,
    calibration.calibration,
    position.position,
    board.board,
    rules.rules,
    simulate.simulate,
    tournament.tournament,
    sweep.sweep,
    export.export,
    strength.strength,
    train.train,
    bench.bench,
):
    main.add_command(command)
