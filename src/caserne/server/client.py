"""A client: one socket as its room knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.server import wire
from caserne.server.outbox import Outbox
from caserne.server.tokens import digest

if TYPE_CHECKING:
    from caserne.server.metrics import Count


def mark(player: str, address: str = "") -> bytes:
    """Give what tells somebody who holds no seat from others: their key, else their address."""
    return digest(f"player {player}" if player else f"address {address}")


class Client:
    """One socket at a table: the secrets it showed, the seats these hold now, what it waits for.

    What it ``said`` at the table is its own to take back.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that a socket said of itself
        self,
        digests: frozenset[bytes],
        name: str,
        most: int,
        address: str = "",
        player: str = "",
        refusals: Count | None = None,
    ) -> None:
        """Come to a table; the room tells which seats the secrets, or the player, hold."""
        self._refusals = refusals
        self.digests = digests
        self.player = player
        self.name = name
        self.address = address
        self.said: set[int] = set()
        self.you: tuple[int, ...] = ()
        self.away: tuple[int, ...] = ()
        self.hosting = False
        self.outbox = Outbox(most)

    @property
    def who(self) -> list[bytes]:
        """What tells them from others when they hold no seat: their key, else their address."""
        return [mark(self.player, self.address)]

    def refuse(
        self, code: wire.SocketCode, message: str, rule: str = "", id_: int | None = None
    ) -> None:
        """Tell that something was not done."""
        if self._refusals is not None:
            self._refusals.add(code)
        self.outbox.put(wire.encode(wire.Refused(code, message, rule, id_)))
