"""``caserne backup`` and ``caserne restore``: all that a store keeps, in one file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from caserne.cli.failures import fail, is_terminal
from caserne.cli.serve import database_option

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.store.opening import Address

OFTEN: Final = 10_000
"""After so many rows it is told how far it is."""

file_argument: Final = click.argument(
    "file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path)
)


@click.command(short_help="Write all tables into one file, while servers run.")
@file_argument
@database_option
def backup(file: Path, database: Address | None) -> None:
    """Write all that is kept at this moment into FILE: tables, seats, records, chat, players.

    Servers go on meanwhile; what they write after the beginning is not in it. FILE is readable by
    its owner only: it holds what lets players back to their seats.
    """
    from caserne.store.backup import back_up  # noqa: PLC0415 - other commands start without it

    address = _address(database)
    count = _try(lambda: back_up(address, file, _told), f"cannot back up to {file}")
    click.echo(f"{count:,} rows in {file}", err=True)


@click.command(short_help="Fill an empty database from a backup.")
@file_argument
@database_option
def restore(file: Path, database: Address | None) -> None:
    """Fill a database that has no tables with all that FILE holds, or with nothing of it.

    It may be of another kind than the one that was backed up: so tables move from a SQLite file to
    PostgreSQL and back.
    """
    from caserne.store import backup  # noqa: PLC0415 - other commands start without it

    address = _address(database)
    count = _try(lambda: backup.restore(file, address, _told), f"cannot restore {file}")
    click.echo(f"{count:,} rows from {file}", err=True)


def _address(database: Address | None) -> Address:
    from caserne.server.run import default_database  # noqa: PLC0415 - likewise

    return default_database() if database is None else database


def _told(count: int) -> None:
    """Tell how far it is, to whoever looks on."""
    if count % OFTEN == 0 and is_terminal(sys.stderr):
        click.echo(f"\r{count:,} rows", nl=False, err=True)


def _try(work: Callable[[], int], what: str) -> int:
    """Do something; why it could not be done is told in one line."""
    from caserne.store.failing import StoreError  # noqa: PLC0415 - likewise

    try:
        return work()
    except (OSError, StoreError) as error:
        fail(f"{what}: {error}")
