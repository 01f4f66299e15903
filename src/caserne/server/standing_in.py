"""Standing in: who plays a seat that does not move, by the table's vote or by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots import catalogue
from caserne.bots.names import bot_name
from caserne.core.errors import RefusedError, UnreadableError
from caserne.server.names import claim
from caserne.server.tokens import digest
from caserne.store.house import GUEST
from caserne.store.rows import StoredSeat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.server import wire
    from caserne.server.client import Client
    from caserne.store.rows import StoredHouse


def a_bot(game: str, table: str, seat: int, bot: str, seats: Sequence[StoredSeat]) -> StoredSeat:
    """Give a seat to a bot that can play the game."""
    known = catalogue.names(game)
    if bot not in known:
        raise UnreadableError(f"seat {seat}", f"one of {', '.join(known)}", bot)
    return StoredSeat(seat, bot_name(table, seat, [one.name for one in seats]), bot)


def late_seat(seat: int, seats: Sequence[StoredSeat]) -> StoredSeat:
    """Give a seat that was reminded in vain; ``RefusedError`` if it is none."""
    if seat >= len(seats) or not seats[seat].late or seats[seat].digest is None:
        raise RefusedError("illegal", f"expected a seat that was reminded in vain, got {seat}")
    return seats[seat]


def voters(client: Client, seat: int, seats: Sequence[StoredSeat]) -> list[int]:
    """Give the seats by which somebody votes about another; ``RefusedError`` if they have none."""
    mine = [one for one in client.you if one != seat and seats[one].digest is not None]
    if not mine or seat in client.you:
        raise RefusedError("not-yours", "expected somebody who holds another seat at this table")
    return mine


def guest(client: Client, asked: wire.Take, token: str, seats: Sequence[StoredSeat]) -> StoredSeat:
    """Read who would play a late seat: somebody who holds none here, by a name of their own."""
    if client.you:
        raise RefusedError("not-yours", "expected somebody who only watches")
    name = claim(asked.name, [one.name for one in seats])
    return StoredSeat(asked.seat, name, digest=digest(token), player=client.player)


def elected(seat: StoredSeat, seats: Sequence[StoredSeat], house: StoredHouse) -> str | None:
    """Tell whom more than half of the others who hold a seat would have play this one."""
    others = [one.seat for one in seats if one.digest is not None and one.seat != seat.seat]
    for choice in {choice for at, _, choice in house.votes if at == seat.seat}:
        backers = {by for at, by, one in house.votes if at == seat.seat and one == choice}
        if 2 * len(backers & set(others)) > len(others):
            return choice
    return None


def nobody_to_ask(seat: StoredSeat, seats: Sequence[StoredSeat]) -> bool:
    """Tell whether nobody else holds a seat, so that there is no vote."""
    return not any(one.digest is not None and one.seat != seat.seat for one in seats)


def is_guest(choice: str) -> bool:
    """Tell whether a vote is for somebody who offered to play."""
    return choice == GUEST
