"""``caserne admin close``, ``delete``, ``purge``: tables that come to an end by their operator."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import click

from caserne.cli.admin.site import (
    confirm,
    days_option,
    found,
    game_option,
    json_option,
    opened,
    print_json,
    scrub,
    site_option,
    some,
    tables_argument,
    yes_option,
)
from caserne.cli.failures import fail, mistake

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caserne.server.retention import Keep
    from caserne.store.opening import Address
    from caserne.store.store import Store

LONGEST_REASON: Final = 200


@click.command(short_help="Close tables for good; their records stay.")
@tables_argument
@click.option(
    "--reason", metavar="TEXT", default="", help="Why, told to whoever is or comes there."
)
@yes_option
@site_option
def close(
    tables: tuple[str, ...],
    reason: str,
    yes: bool,  # noqa: FBT001 - click's flag
    database: Address | None,
) -> None:
    """Close each TABLE for good: nobody plays, speaks or sits down there any more.

    Whoever is there is told, with your reason, and sent away; the game counts as over, and can be
    replayed. This is not undone.
    """
    from caserne.server.tokens import plain  # noqa: PLC0415 - other commands start without it

    reason = plain(reason)
    if len(reason) > LONGEST_REASON:
        raise mistake("--reason", f"at most {LONGEST_REASON} characters", str(len(reason)))
    with opened(database) as store:
        _find_all(store, tables)
        confirm(f"Close {some(len(tables), 'table')} for good?", yes=yes)
        for table in tables:
            store.shut(table, reason).result()
            click.echo(f"{table} closed", err=True)


@click.command(short_help="Delete tables with their records.")
@tables_argument
@yes_option
@site_option
def delete(
    tables: tuple[str, ...],
    yes: bool,  # noqa: FBT001 - click's flag
    database: Address | None,
) -> None:
    """Delete each TABLE with all that belongs to it: record, seats, chat, review.

    Whoever is there is told, and sent away. Only a backup brings it back.
    """
    with opened(database) as store:
        _find_all(store, tables)
        confirm(f"Delete {some(len(tables), 'table')} and all that was played there?", yes=yes)
        for table in tables:
            store.delete(table).result()
            click.echo(f"{table} deleted", err=True)
        scrub(store)


def _find_all(store: Store, tables: tuple[str, ...]) -> None:
    """See that all of them are there before anything is done to one."""
    for table in tables:
        found(store, table)


@click.command(short_help="Delete what was kept long enough.")
@days_option("--ended", "Tables whose game is over, that nobody was at for DAYS days.")
@days_option("--waiting", "Tables whose game is not over, that nobody was at for DAYS days.")
@days_option("--chat", "What was said more than DAYS days ago, at any table.")
@game_option
@click.option("--dry-run", is_flag=True, help="Only say how much that is.")
@yes_option
@json_option
@site_option
def purge(  # noqa: PLR0913, PLR0917 - click's parameters
    ended: int | None,
    waiting: int | None,
    chat: int | None,
    game: str,
    dry_run: bool,  # noqa: FBT001 - click's flag
    yes: bool,  # noqa: FBT001 - likewise
    as_json: bool,  # noqa: FBT001 - likewise
    database: Address | None,
) -> None:
    """Delete tables that nobody was at for long, and what was said long ago.

    Servers do the same by themselves with --keep-ended, --keep-waiting and --keep-chat.
    """
    from caserne.server.retention import Keep  # noqa: PLC0415 - as above

    keep = Keep(ended, waiting, chat)
    if keep.is_forever:
        raise mistake("--ended", "it, or --waiting, or --chat", "none of them")
    if game and chat is not None:
        raise mistake("--chat", "no --game beside it", repr(game))
    now = time.time()
    with opened(database) as store:
        counts = _counts(store, keep, now, game)
        if not dry_run and any(counts.values()):
            confirm(f"Delete {_told(counts)}?", yes=yes)
            counts = _purge(store, keep, now, game)
    if as_json:
        print_json({"deleted": not dry_run, **counts})
    else:
        click.echo(f"{_told(counts)} {'would be ' if dry_run else ''}deleted", err=True)


def _counts(store: Store, keep: Keep, now: float, game: str) -> dict[str, int]:
    """Count what would be deleted."""
    from caserne.server.retention import DAY, aged  # noqa: PLC0415 - likewise

    counts: dict[str, int] = {kind: store.count(asked) for kind, asked in aged(keep, now, game)}
    if keep.chat is not None:
        counts["chat"] = store.words(now - keep.chat * DAY)
    return counts


def _purge(store: Store, keep: Keep, now: float, game: str) -> dict[str, int]:
    from caserne.server.retention import purge as purged  # noqa: PLC0415 - likewise

    counts = dict.fromkeys(_counts(store, keep, now, game), 0)
    for one in purged(store, keep, now, game):
        counts[one.kind] += one.count
    scrub(store)
    return counts


def _told(counts: Mapping[str, int]) -> str:
    words = {"ended": "ended table", "waiting": "waiting table", "chat": "message"}
    return ", ".join(some(count, words[kind]) for kind, count in counts.items())


@click.command(short_help="Give disk space back that nothing uses.")
@yes_option
@site_option
def compact(
    yes: bool,  # noqa: FBT001 - click's flag
    database: Address | None,
) -> None:
    """Write the database anew, without the room that deleted tables left.

    A SQLite file needs as much free disk as it is large, and whoever plays waits until it is done;
    of PostgreSQL the room is only made free for what comes.
    """
    with opened(database) as store:
        confirm("Write the database anew? Whoever plays waits meanwhile.", yes=yes)
        if not store.scrub(compact=True):
            fail("somebody reads for long: try again")
    click.echo("done", err=True)
