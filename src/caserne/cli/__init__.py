"""The command line."""

from __future__ import annotations

import click

from caserne.cli.bench import bench
from caserne.cli.board import board
from caserne.cli.failures import CommandLine
from caserne.cli.position import position
from caserne.cli.replay import replay
from caserne.cli.rules import rules
from caserne.cli.simulate import simulate
from caserne.cli.term import term


@click.group(
    cls=CommandLine,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="To begin: caserne term flashpoint",
)
@click.version_option(package_name="caserne", message="caserne %(version)s")
def main() -> None:
    """Play, replay and measure board games of fire-fighting."""


for command in (term, replay, position, board, rules, simulate, bench):
    main.add_command(command)
