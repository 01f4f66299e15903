"""The company at a table: the sockets that are here, and who holds the seats."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from caserne.server import wire
from caserne.server.names import alike
from caserne.server.telling import presence_shown
from caserne.store.rows import StoredHouse

if TYPE_CHECKING:
    from caserne.server.client import Client
    from caserne.server.neighbours import Here
    from caserne.store.rows import StoredSeat


REASONS: Final[dict[wire.SocketCode, str]] = {
    "closed": "this table is closed to those who watch",
    "removed": "the host of this table has sent you away",
}


def _is_theirs(seat: StoredSeat, client: Client) -> bool:
    return seat.digest in client.digests or bool(client.player and seat.player == client.player)


class Company:
    """Everybody at one table."""

    def __init__(self) -> None:
        """Begin with nobody here, and seats that are not known yet."""
        self.clients: dict[Client, None] = {}
        self.seats: list[StoredSeat] = []
        self.house = StoredHouse()
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
        """Give the name somebody goes by at this table; nobody who watches goes by a seat's."""
        if client.you:
            return self.seats[client.you[0]].name
        taken = any(seat.name and alike(seat.name, client.name) for seat in self.seats)
        return "" if taken else client.name

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

    def reseat(self, seats: list[StoredSeat], house: StoredHouse) -> list[Client]:
        """Take note of who holds the seats now; give the sockets that hold others than before."""
        self.seats, self.house = seats, house
        moved = []
        for client in self.clients:
            before = client.you, client.away
            self._count(client, -1)
            self._seat(client)
            self._count(client, 1)
            if (client.you, client.away) != before:
                moved.append(client)
        return moved

    def _seat(self, client: Client) -> None:
        client.you = tuple(seat.seat for seat in self.seats if _is_theirs(seat, client))
        client.away = tuple(seat.seat for seat in self.house.absent if _is_theirs(seat, client))

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
        watching = self._watching + sum(there.watching for there in self._elsewhere.values())
        shown = presence_shown(self.seats, self.present, watching, failed, self.house)
        return wire.encode(shown)

    @property
    def present(self) -> set[int]:
        """The seats whose holders are here, by whichever server."""
        elsewhere = self._elsewhere.values()
        return {*self.here[0], *(seat for there in elsewhere for seat in there.seats)}

    def unwelcome(self, client: Client) -> wire.SocketCode | None:
        """Tell why somebody may not be here; ``None`` if they may."""
        if not self.house.removed.isdisjoint(client.who) and not client.you:
            return "removed"
        if self.house.closed and not client.you and not client.away:
            return "closed"
        return None

    def silences(self, client: Client) -> bool:
        """Tell whether somebody may say nothing; the host always may."""
        if self.house.host in client.you:
            return False
        if self.house.hushed or any(self.seats[seat].silenced for seat in client.you):
            return True
        return not client.you and not self.house.silenced.isdisjoint(client.who)

    def send_away(self, client: Client, code: wire.SocketCode) -> None:
        """Tell somebody why they may not stay, and close their socket."""
        client.outbox.dismiss(wire.encode(wire.Refused(code, REASONS[code])), code)

    def disperse(self) -> None:
        """Send everybody away."""
        for client in self.clients:
            client.outbox.close()
