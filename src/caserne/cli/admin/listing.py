"""``caserne admin list`` and ``show``: which tables there are, and all that is kept of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from caserne.cli.admin.site import (
    found,
    json_option,
    moment,
    opened,
    player_of,
    print_json,
    query_of,
    site_option,
    some,
    state_of,
    takes_query,
)
from caserne.cli.reading import number

if TYPE_CHECKING:
    from caserne.cli.admin.site import State
    from caserne.store.opening import Address
    from caserne.store.rows import Entry, StoredChat, StoredHouse, StoredSeat, StoredTable

NOBODY: Final = "-"
read_most: Final = number(1, 10_000)


@click.command("list", short_help="List tables, those somebody was at last first.")
@takes_query
@click.option(
    "--player", default="", metavar="PLAYER", help="Only tables of this player: an id, or a key."
)
@click.option(
    "--most", metavar="N", default="50", show_default=True, callback=read_most, help="So many."
)
@click.option("--after", metavar="TABLE", default="", help="Begin behind this table.")
@json_option
@site_option
def list_tables(  # noqa: PLR0913, PLR0917 - click's parameters
    game: str,
    state: State | None,
    older: int | None,
    newer: int | None,
    player: str,
    most: int,
    after: str,
    as_json: bool,  # noqa: FBT001 - click's flag
    database: Address | None,
) -> None:
    """List tables, a page at a time, those somebody was at last first.

    A line has the code, the game, the state, when somebody was last there, how many lines the
    record has, and who holds the seats. A table is "ended" when its game is over, "closed" when you
    closed it, "waiting" otherwise: for players, or for a player's move. When somebody was last
    there is noted to the hour.
    """
    with opened(database) as store:
        asked = query_of(game, state, older, newer, player_of(store, player))
        if after:
            found(store, after)
        page = store.entries(asked, most, after)
        seats = store.all_seats([entry.id for entry in page])
        count = store.count(asked)
    more = page[-1].id if len(page) == most and count > most else ""
    if as_json:
        rows = [_entry(entry, seats[entry.id]) for entry in page]
        print_json({"tables": rows, "count": count, "after": more or None})
        return
    for entry in page:
        click.echo(_line(entry, seats[entry.id]))
    if more:
        click.echo(f"{some(count, 'table')}; go on with --after {more}", err=True)
    elif not after:
        click.echo(some(count, "table"), err=True)


def _line(entry: Entry, seats: list[StoredSeat]) -> str:
    names = ", ".join(_who(seat) for seat in seats)
    facts = f"{entry.id:8}  {entry.game:10}  {state_of(entry):7}  {moment(entry.touched)}"
    return f"{facts}  {entry.lines:5}  {names}"


def _who(seat: StoredSeat) -> str:
    if seat.bot:
        return f"{seat.name} ({seat.bot})"
    return seat.name or NOBODY


def _entry(entry: Entry, seats: list[StoredSeat]) -> dict[str, Any]:
    return {
        "id": entry.id,
        "game": entry.game,
        "state": state_of(entry),
        "created": entry.created,
        "touched": entry.touched,
        "lines": entry.lines,
        "free": entry.free,
        "seats": [_seat(seat) for seat in seats],
    }


def _seat(seat: StoredSeat) -> dict[str, Any]:
    return {
        "seat": seat.seat + 1,
        "name": seat.name,
        "bot": seat.bot,
        "taken": seat.digest is not None,
        "player": seat.player,
    }


@click.command(short_help="Show all that is kept of a table but its secrets.")
@click.argument("table", metavar="TABLE")
@click.option("--chat", is_flag=True, help="Show what was said, too.")
@json_option
@site_option
def show(
    table: str,
    chat: bool,  # noqa: FBT001 - click's flag
    as_json: bool,  # noqa: FBT001 - likewise
    database: Address | None,
) -> None:
    """Show what is kept of TABLE: its game and options, who holds its seats, its order.

    Seats count from 1. "player" is the id that caserne admin erase and export take.
    """
    with opened(database) as store:
        stored = found(store, table)
        seats, house = store.seats(table), store.house(table)
        said = store.chats(table)
    facts = _facts(stored, house)
    if as_json:
        words = [_said(one) for one in said] if chat else len(said)
        print_json({**facts, "seats": [_seat(seat) for seat in seats], "chat": words})
        return
    for name, fact in facts.items():
        click.echo(f"{name:9} {fact if fact not in ('', None) else NOBODY}")
    for seat in seats:
        whose = f"  player {seat.player}" if seat.player else ""
        click.echo(f"seat {seat.seat + 1:<4} {_who(seat)}{whose}")
    click.echo(f"chat      {len(said)}")
    for one in said if chat else ():
        click.echo(f"  {moment(one.at)}  {one.name or NOBODY}: {one.text}")


def _facts(stored: StoredTable, house: StoredHouse) -> dict[str, Any]:
    return {
        "table": stored.id,
        "game": stored.game,
        "options": stored.options,
        "created": moment(stored.created),
        "lines": stored.version,
        "over": stored.over,
        "closed": stored.shut is not None,
        "because": stored.shut or "",
        "listed": stored.listed,
        "pace": stored.pace,
        "host": None if house.host is None else house.host + 1,
        "private": house.closed,
        "hushed": house.hushed,
        "away": [one.name for one in house.absent],
        "banned": len(house.silenced) + len(house.removed),
    }


def _said(one: StoredChat) -> dict[str, Any]:
    seat = None if one.seat is None else one.seat + 1
    return {"seat": seat, "name": one.name, "text": one.text, "at": one.at}
