"""The company at a table: the sockets that are here, and who holds the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.server import wire
from caserne.server.telling import presence_shown

if TYPE_CHECKING:
    from caserne.server.client import Client
    from caserne.store.rows import StoredSeat


class Company:
    """Everybody at one table."""

    def __init__(self) -> None:
        """Begin with nobody here, and seats that are not known yet."""
        self.clients: set[Client] = set()
        self.seats: list[StoredSeat] = []

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots have."""
        return frozenset(seat.seat for seat in self.seats if seat.bot)

    def bot_of(self, seat: int) -> str:
        """Name the bot that has a seat; empty if it is a person's, or nobody's."""
        return self.seats[seat].bot

    def name_of(self, client: Client) -> str:
        """Give the name somebody goes by at this table."""
        return self.seats[client.you[0]].name if client.you else client.name

    def join(self, client: Client) -> None:
        """Let a socket in, to the seats its secrets hold."""
        self.clients.add(client)
        self._seat(client)

    def reseat(self, seats: list[StoredSeat]) -> list[Client]:
        """Take note of who holds the seats now; give the sockets that hold others than before."""
        self.seats = seats
        moved = []
        for client in self.clients:
            before = client.you
            self._seat(client)
            if client.you != before:
                moved.append(client)
        return moved

    def _seat(self, client: Client) -> None:
        client.you = tuple(seat.seat for seat in self.seats if seat.digest in client.digests)

    def tell(self, message: str) -> None:
        """Tell everybody the same."""
        for client in self.clients:
            client.outbox.put(message)

    def presence(self, failed: int | None) -> str:
        """Write who is here, and whose bot could not decide."""
        here = [client.you for client in self.clients]
        return wire.encode(presence_shown(self.seats, here, failed))

    def disperse(self) -> None:
        """Send everybody away."""
        for client in self.clients:
            client.outbox.close()
