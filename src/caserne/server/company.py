"""The company at a table: the sockets that are here, and who holds the seats."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from caserne.server import wire
from caserne.server.names import alike
from caserne.server.telling import presence_shown
from caserne.store.rows import StoredHouse

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from caserne.core.game import Game
    from caserne.server.client import Client
    from caserne.server.neighbours import Here
    from caserne.store.rows import StoredSeat


REASONS: Final[dict[wire.SocketCode, str]] = {
    "closed": "this table is closed to those who watch",
    "removed": "the host of this table has sent you away",
    "shut": "the operator of this site has closed this table for good",
    "deleted": "this table is no longer kept here",
    "erased": "everything that was kept of you here has been erased",
}


def is_waiting(game: Game, seats: Iterable[StoredSeat]) -> bool:
    """Tell whether a game with secrets waits: nobody may see a hand that the next one gets."""
    return game.secretive and any(seat.is_free for seat in seats)


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
        self._erased: set[str] = set()
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

    @property
    def players(self) -> list[str]:
        """Those who came with a key."""
        return sorted({client.player for client in self.clients if client.player})

    def reseat(
        self, seats: list[StoredSeat], house: StoredHouse, known: Collection[str]
    ) -> list[Client]:
        """Take note of who holds the seats now; give the sockets that hold others than before.

        Of the players who are here, those who are not ``known`` have been erased.
        """
        self.seats, self.house = seats, house
        self._erased = set(self.players).difference(known)
        moved = []
        for client in self.clients:
            before = client.you, client.away, client.hosting
            self._count(client, -1)
            self._seat(client)
            self._count(client, 1)
            if (client.you, client.away, client.hosting) != before:
                moved.append(client)
        return moved

    def _seat(self, client: Client) -> None:
        client.you = tuple(seat.seat for seat in self.seats if _is_theirs(seat, client))
        client.away = tuple(seat.seat for seat in self.house.absent if _is_theirs(seat, client))
        client.hosting = bool(client.player) and client.player == self.house.maker

    def hosts(self, client: Client) -> bool:
        """Tell whether somebody decides about the table: by their seat, or as its maker."""
        return client.hosting or self.house.host in client.you

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

    def leads(self, server: str) -> bool:
        """Tell whether a server, ours, is the first of those at which somebody is."""
        return not self._elsewhere or (bool(self.clients) and server < min(self._elsewhere))

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
        if self.house.shut is not None:
            return "shut"
        if client.player in self._erased:
            return "erased"
        if not self.house.removed.isdisjoint(client.who) and not client.you:
            return "removed"
        if self.house.closed and not client.you and not client.away and not client.hosting:
            return "closed"
        return None

    def silences(self, client: Client) -> bool:
        """Tell whether somebody may say nothing; the host always may."""
        if self.hosts(client):
            return False
        if self.house.hushed or any(self.seats[seat].silenced for seat in client.you):
            return True
        return not client.you and not self.house.silenced.isdisjoint(client.who)

    def send_away(self, client: Client, code: wire.SocketCode) -> None:
        """Tell somebody why they may not stay, and close their socket."""
        reason = (self.house.shut or "") if code == "shut" else ""
        client.outbox.dismiss(wire.encode(wire.Refused(code, REASONS[code], reason=reason)), code)

    def send_all_away(self, code: wire.SocketCode) -> None:
        """Tell everybody why nobody may stay, and close their sockets."""
        for client in list(self.clients):
            self.leave(client)
            self.send_away(client, code)

    def disperse(self) -> None:
        """Send everybody away."""
        for client in self.clients:
            client.outbox.close()
