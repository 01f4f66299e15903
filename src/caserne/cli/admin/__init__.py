"""``caserne admin``: what the operator of a site does about its tables and its players."""

from __future__ import annotations

import click

from caserne.cli.admin import ending, erasing, exporting, listing
from caserne.cli.failures import CommandLine


@click.group(
    cls=CommandLine,
    short_help="List, close, delete and export the tables of a site; erase a player.",
    epilog="Servers of the same database go on meanwhile, and tell whoever is at a table that is "
    "closed or deleted.",
)
def admin() -> None:
    """Look after the tables of a site and the data of its players, while its servers run."""


for command in (
    listing.list_tables,
    listing.show,
    ending.close,
    ending.delete,
    ending.purge,
    ending.compact,
    erasing.erase,
    exporting.export,
):
    admin.add_command(command)
