"""``caserne admin erase``: a player's data, on their request."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from caserne.cli.admin.site import confirm, opened, scrub, site_option, some, yes_option
from caserne.cli.failures import fail
from caserne.cli.reading import STDIN, read_text

if TYPE_CHECKING:
    from caserne.store.opening import Address


@click.command(short_help="Erase a player: names, words, keys, alerts.")
@click.argument("player", metavar="PLAYER")
@yes_option
@site_option
def erase(
    player: str,
    yes: bool,  # noqa: FBT001 - click's flag
    database: Address | None,
) -> None:
    """Erase all that is kept of PLAYER: names, what they said, their key, where they are alerted.

    PLAYER is an id as caserne admin show tells it, the player's own key (- with --yes reads it from
    standard input, where no list of processes shows it), or TABLE/SEAT, counted from 1, for whoever
    holds that seat. The games stay and can be played on and replayed: a seat of theirs is free, or
    where it has a hand of cards, a bot's. What others said about them stays, and so do backups.
    """
    from caserne.server import erasing  # noqa: PLC0415 - other commands start without it
    from caserne.store.failing import TakenError  # noqa: PLC0415 - likewise

    if player == STDIN:
        player = read_text(STDIN, "a player's key")[1]
    with opened(database) as store:
        somebody = erasing.find_somebody(store, player)
        name = somebody.player or f"{somebody.table}/{somebody.seat + 1}"
        confirm(f"Erase {name} for good?", yes=yes)
        try:
            erased = erasing.erase(store, somebody)
            scrub(store)
        except TakenError as error:
            fail(f"not done, try again: {error}")
    said = f"{some(erased.tables, 'table')}, {some(erased.words, 'message')}"
    click.echo(f"{name} erased: {said}", err=True)
