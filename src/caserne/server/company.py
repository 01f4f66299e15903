"""The company at a table: the sockets that are here, and who holds the seats."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from caserne.server import wire
from caserne.server.telling import presence_shown

if TYPE_CHECKING:
    from caserne.server.client import Client
    from caserne.server.neighbours import Here
    from caserne.store.rows import StoredSeat


class Company:
    """Everybody at one table."""

    def __init__(self) -> None:
        """Begin with nobody here, and seats that are not known yet."""
        self.clients: dict[Client, None] = {}
        self.seats: list[StoredSeat] = []
        self._occupied: Counter[int] = Counter()
        self._watching = 0
        self._elsewhere: dict[str, Here] = {}

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

    @property
    def host(self) -> str:
        """The address of whoever came first of those who are here; empty if nobody is."""
        return next(iter(self.clients)).address if self.clients else ""

    def join(self, client: Client) -> None:
        """Let a socket in, to the seats its secrets hold."""
        self.clients[client] = None
        self._seat(client)
        self._count(client, 1)

    def leave(self, client: Client) -> None:
        """Let a socket go."""
        if client in self.clients:
            del self.clients[client]
            self._count(client, -1)

    def _count(self, client: Client, change: int) -> None:
        """Count who holds seats and who watches, so that nobody need be asked."""
        for seat in client.you:
            self._occupied[seat] += change
        if not client.you:
            self._watching += change

    def reseat(self, seats: list[StoredSeat]) -> list[Client]:
        """Take note of who holds the seats now; give the sockets that hold others than before."""
        self.seats = seats
        moved = []
        for client in self.clients:
            before = client.you
            self._count(client, -1)
            self._seat(client)
            self._count(client, 1)
            if client.you != before:
                moved.append(client)
        return moved

    def _seat(self, client: Client) -> None:
        client.you = tuple(seat.seat for seat in self.seats if seat.digest in client.digests)

    def tell(self, message: str) -> None:
        """Tell everybody the same."""
        for client in self.clients:
            client.outbox.put(message)

    @property
    def here(self) -> tuple[tuple[int, ...], int]:
        """The seats whose holders have a socket at this server, and how many only watch."""
        return tuple(
            sorted(seat for seat, count in self._occupied.items() if count)
        ), self._watching

    def hear(self, server: str, here: Here) -> bool:
        """Note who is at the table by another server; tell whether that is new."""
        before = self._elsewhere.pop(server, None)
        if here.seats or here.watching:
            self._elsewhere[server] = here
        return before != self._elsewhere.get(server)

    def forget(self, server: str) -> bool:
        """Note that a server is no more; tell whether anybody was there by it."""
        return self._elsewhere.pop(server, None) is not None

    def presence(self, failed: int | None) -> str:
        """Write who is here, by whichever server, and whose bot could not decide."""
        seats, watching = self.here
        elsewhere = self._elsewhere.values()
        everybody = {*seats, *(seat for there in elsewhere for seat in there.seats)}
        watching += sum(there.watching for there in elsewhere)
        return wire.encode(presence_shown(self.seats, everybody, watching, failed))

    def disperse(self) -> None:
        """Send everybody away."""
        for client in self.clients:
            client.outbox.close()
