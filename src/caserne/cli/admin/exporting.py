"""``caserne admin export``: records of tables as files, to hand a player or a researcher."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from caserne.cli.admin.site import (
    found,
    moment,
    opened,
    player_of,
    query_of,
    site_option,
    some,
    takes_query,
)
from caserne.cli.failures import fail, is_terminal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.cli.admin.site import State
    from caserne.store.opening import Address
    from caserne.store.rows import Query, StoredTable
    from caserne.store.store import Store

PAGE: Final = 200
OWNER_ONLY: Final = 0o600


@click.command(short_help="Write records of tables as files.")
@click.argument("tables", metavar="[TABLE]...", nargs=-1)
@click.option(
    "--to",
    "folder",
    metavar="FOLDER",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Where to; made if need be.",
)
@takes_query
@click.option(
    "--player",
    default="",
    metavar="PLAYER",
    help="Tables of this player, and what else is kept of them, as player.json.",
)
@click.option("--no-names", is_flag=True, help="Leave out what people are called.")
@click.option(
    "--secrets", is_flag=True, help="Also games with secrets that go on, all of them open."
)
@site_option
def export(  # noqa: PLR0913, PLR0917 - click's parameters
    tables: tuple[str, ...],
    folder: Path,
    game: str,
    state: State | None,
    older: int | None,
    newer: int | None,
    player: str,
    no_names: bool,  # noqa: FBT001 - click's flag
    secrets: bool,  # noqa: FBT001 - likewise
    database: Address | None,
) -> None:
    """Write the record of each TABLE, or of all that are asked for, as FOLDER/TABLE.caserne.

    caserne replay and review read such files. A game with secrets that goes on is left out, for
    its record has every hand.
    """
    written = left = 0
    with opened(database) as store:
        who = player_of(store, player)
        asked = query_of(game, state, older, newer, who)
        chosen = list(tables) or None
        for table in tables:
            found(store, table)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for stored in _tables(store, asked, chosen):
                text = _record(store, stored, names=not no_names, secrets=secrets)
                if text is None:
                    left += 1
                else:
                    _write(folder / f"{stored.id}.caserne", text)
                    written += 1
                    _tell(written)
            if who:
                _write(
                    folder / "player.json",
                    json.dumps(about(store, who), ensure_ascii=False, indent=2),
                )
        except OSError as error:
            fail(f"cannot write to {folder}: {error.strerror or error}")
    hidden = f"; {some(left, 'game')} left out, see --secrets" if left else ""
    click.echo(f"{some(written, 'record')} in {folder}{hidden}", err=True)


def _tables(store: Store, asked: Query, chosen: list[str] | None) -> Iterator[StoredTable]:
    if chosen is not None:
        yield from store.tables(chosen)
        return
    after = ""
    while page := store.entries(asked, PAGE, after):
        yield from store.tables([entry.id for entry in page])
        after = page[-1].id


def _record(store: Store, stored: StoredTable, *, names: bool, secrets: bool) -> str | None:
    """Write a record, unless it is secret or of a game that this Caserne cannot read."""
    from caserne.core.errors import UnreadableError  # noqa: PLC0415 - other commands do without
    from caserne.games import find  # noqa: PLC0415 - likewise
    from caserne.server.records import played  # noqa: PLC0415 - likewise
    from caserne.store.rows import StoredSeat  # noqa: PLC0415 - likewise

    seats = store.seats(stored.id)
    if not names:
        seats = [StoredSeat(seat.seat, bot=seat.bot) for seat in seats]
    try:
        game = find(stored.game).from_text(stored.options)
        if game.secretive and not stored.over and not secrets:
            return None
        return played(store, stored, seats, game).write()
    except UnreadableError:
        return None


def about(store: Store, player: str) -> dict[str, Any]:
    """Tell a player all that is kept of them besides their games; a key is kept by nobody."""
    from caserne.server.client import mark  # noqa: PLC0415 - likewise

    known = store.players([player])
    channels = store.channels(player)
    said = store.words_of(player, mark(player))
    return {
        "player": player,
        "since": moment(known[player].created) if player in known else None,
        "language": known[player].language if player in known else None,
        "alerts": [{"kind": one.kind, "address": one.address} for one in channels],
        "games": store.tables_of(player, mark(player)),
        "said": [{"table": table, "at": moment(one.at), "text": one.text} for table, one in said],
    }


def _write(path: Path, text: str) -> None:
    """Write a file that only its owner reads: it may be about people."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    with os.fdopen(os.open(path, flags, OWNER_ONLY), "w", encoding="utf-8") as file:
        file.write(text)


def _tell(count: int) -> None:
    if count % 100 == 0 and is_terminal(sys.stderr):
        click.echo(f"\r{count:,} records", nl=False, err=True)
