"""Relief: who may do something about a bot that could not decide, or about a seat nobody takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.core.errors import RefusedError
from caserne.server import wire
from caserne.server.names import claim
from caserne.server.standing_in import a_bot
from caserne.server.tokens import digest
from caserne.store.rows import StoredSeat

if TYPE_CHECKING:
    from caserne.server.client import Client


def to_be_relieved(
    client: Client, asked: wire.Relieving, seats: list[StoredSeat], failed: int | None
) -> StoredSeat:
    """Give a seat that somebody else may have, to whoever may do something about it.

    That is whoever holds a seat at the table; where no person does, it is anybody there. No bot
    that can decide is ever relieved: its hand may be a secret. A seat nobody holds may be a bot's.
    """
    if not client.you and any(held.digest is not None for held in seats):
        raise RefusedError("not-yours", "expected somebody who holds a seat at this table")
    if asked.seat != failed and not (
        isinstance(asked, wire.Replace) and asked.seat < len(seats) and seats[asked.seat].is_free
    ):
        expected = "expected the seat of a bot that cannot decide"
        raise RefusedError("illegal", f"{expected}, or for a bot a free one, got {asked.seat}")
    return seats[asked.seat]


def another_bot(game: str, table: str, asked: wire.Replace, seats: list[StoredSeat]) -> StoredSeat:
    """Give the seat to a bot that can play the game."""
    return a_bot(game, table, asked.seat, asked.bot, seats)


def somebody(asked: wire.Take, token: str, client: Client, seats: list[StoredSeat]) -> StoredSeat:
    """Give the seat to a person, who proves it by a secret."""
    others = [seat.name for seat in seats if seat.seat not in (asked.seat, *client.you)]
    name = claim(asked.name, others)
    return StoredSeat(asked.seat, name, digest=digest(token), player=client.player)
