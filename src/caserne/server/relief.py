"""Relief: who may do something about a bot that could not decide, and who comes in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots import catalogue
from caserne.core.errors import RefusedError, UnreadableError
from caserne.server.tokens import digest, plain_name
from caserne.store.rows import StoredSeat

if TYPE_CHECKING:
    from caserne.server import wire
    from caserne.server.client import Client


def to_be_relieved(
    client: Client, seat: int, seats: list[StoredSeat], failed: int | None
) -> StoredSeat:
    """Give the seat of a bot that could not decide, to whoever may do something about it.

    That is whoever holds a seat at the table; where no person does, it is anybody there. No bot
    that can decide is ever relieved: its hand may be a secret.
    """
    if not client.you and any(held.digest is not None for held in seats):
        raise RefusedError("not-yours", "expected somebody who holds a seat at this table")
    if seat != failed:
        raise RefusedError("illegal", f"expected the seat of a bot that cannot decide, got {seat}")
    return seats[seat]


def another_bot(game: str, asked: wire.Replace) -> StoredSeat:
    """Give the seat to a bot that can play the game."""
    known = catalogue.names(game)
    if asked.bot not in known:
        raise UnreadableError(f"seat {asked.seat}", f"one of {', '.join(known)}", asked.bot)
    return StoredSeat(asked.seat, bot=asked.bot)


def somebody(asked: wire.Take, token: str) -> StoredSeat:
    """Give the seat to a person, who proves it by a secret."""
    return StoredSeat(asked.seat, plain_name(asked.name), digest=digest(token))
