"""What the operator's commands share: the site's store, what is asked of it, how it is printed."""

from __future__ import annotations

import json
import sys
import time
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import click

from caserne.cli.failures import fail, is_terminal, mistake
from caserne.cli.reading import number
from caserne.cli.serve import read_database

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from click import Context, Parameter

    from caserne.store.opening import Address
    from caserne.store.rows import Entry, Query, StoredTable
    from caserne.store.store import Store

DAY: Final = 24 * 3600.0
MOST_DAYS: Final = 36_500
State = Literal["ended", "waiting", "closed"]
STATES: Final = ("ended", "waiting", "closed")

read_days: Final = number(0, MOST_DAYS)
yes_option: Final = click.option("--yes", is_flag=True, help="Do not ask first.")
json_option: Final = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
tables_argument: Final = click.argument("tables", metavar="TABLE...", nargs=-1, required=True)


site_option: Final = click.option(
    "--database",
    metavar="FILE|URL",
    callback=read_database,
    help="The database of the site's servers: a SQLite file, or postgresql://user@host/name. "
    "[default: a file in your data folder]",
)


def days_option(name: str, tells: str) -> Callable[[Any], Any]:
    """Make an option that is a number of days."""
    return click.option(name, metavar="DAYS", callback=read_days, help=tells)


def read_game(_: Context, __: Parameter, name: str) -> str:
    """Read the name of a game."""
    from caserne.games import GAMES  # noqa: PLC0415 - other commands start without it

    known = [game.name for game in GAMES]
    if name and name not in known:
        raise mistake("--game", f"one of {', '.join(known)}", repr(name[:40]))
    return name


game_option: Final = click.option(
    "--game", metavar="GAME", default="", callback=read_game, help="Only tables of this game."
)


def takes_query(command: Callable[..., Any]) -> Callable[..., Any]:
    """Have a command take which tables are meant."""
    for option in (
        days_option("--newer", "Only tables that somebody was at in the last DAYS days."),
        days_option("--older", "Only tables that nobody was at in the last DAYS days."),
        click.option(
            "--state",
            type=click.Choice(STATES),
            help="Only tables whose game is over, goes on or waits to begin, or that you closed.",
        ),
        game_option,
    ):
        command = option(command)
    return command


def query_of(
    game: str, state: State | None, older: int | None, newer: int | None, player: str = ""
) -> Query:
    """Say which tables are meant."""
    from caserne.store.rows import Query  # noqa: PLC0415 - other commands start without it

    now = time.time()
    return Query(
        game=game,
        over=None if state in {None, "closed"} else state == "ended",
        shut={"closed": True, "ended": False}.get(state or ""),
        before=None if older is None else now - older * DAY,
        since=None if newer is None else now - newer * DAY,
        player=player,
    )


@contextmanager
def opened(database: Address | None) -> Iterator[Store]:
    """Open the site's store, which must be there; why it fails is told in one line."""
    from caserne.server.run import default_database  # noqa: PLC0415 - likewise
    from caserne.store.failing import StoreError  # noqa: PLC0415 - likewise
    from caserne.store.opening import is_remote, open_store, shown  # noqa: PLC0415 - likewise

    address = default_database() if database is None else database
    if not is_remote(address) and not Path(address).exists():
        raise mistake("--database", "a database that there is", f"no file {address}")
    try:
        store = open_store(address)
    except (OSError, StoreError) as error:
        fail(f"cannot open {shown(address)}: {error}")
    try:
        yield store
    except OSError as error:
        fail(f"cannot read or write {shown(address)}: {error}")
    finally:
        store.close()


def player_of(store: Store, text: str) -> str:
    """Find the player an option names; ``Mistake`` if it is somebody without a key."""
    from caserne.server.erasing import find_somebody  # noqa: PLC0415 - likewise

    player = find_somebody(store, text).player if text else ""
    if text and not player:
        raise mistake("--player", "somebody with a key", repr(text[:40]))
    return player


def found(store: Store, table: str) -> StoredTable:
    """Find a table; ``Mistake`` if there is none."""
    stored = store.table(table)
    if stored is None:
        raise mistake("TABLE", "the code of a table", repr(table[:40]))
    return stored


def confirm(question: str, *, yes: bool) -> None:
    """Ask whether to go on; where nobody can be asked nothing is done."""
    if yes:
        return
    if not is_terminal(sys.stdin):
        raise mistake("--yes", "it where nobody can be asked", "neither")
    if not click.confirm(question, err=True):
        fail("nothing was done")


def scrub(store: Store) -> None:
    """Have nothing left in the store's files of what was deleted, or say that something is."""
    if not store.scrub():
        left = "something of it is left in the file's -wal: caserne admin compact sees to that"
        click.echo(f"somebody reads for long, so {left}", err=True)


def state_of(entry: Entry) -> State:
    """Name the state of a table."""
    if entry.shut is not None:
        return "closed"
    return "ended" if entry.over else "waiting"


def moment(at: float) -> str:
    """Write a time, to the minute, as it is where the server stands."""
    return datetime.fromtimestamp(at, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def print_json(value: object) -> None:
    """Print something for a program."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def some(count: int, what: str) -> str:
    """Write a number with what it counts."""
    return f"{count:,} {what}" if count == 1 else f"{count:,} {what}s"
