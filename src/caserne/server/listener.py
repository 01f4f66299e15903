"""Where connections come in: as many as there are descriptors for, with some left for our own."""

from __future__ import annotations

import logging
import socket
import sys
from contextlib import suppress
from typing import Any, Final

if sys.platform != "win32":
    import resource

LOG: Final = logging.getLogger("caserne.listener")
OWN: Final = 64
"""Descriptors that no connection gets: the database, the bots' processes."""
UNREAD: Final = 30.0
"""Seconds for which a peer may take nothing of what was sent, where the system can count them."""


class Listener(socket.socket):
    """A listening socket that turns away those for whom no descriptor is left.

    asyncio would try the same again and again, and serve nobody meanwhile.
    """

    _full = False

    def expect_reading(self) -> None:
        """Have the system end connections whose peer takes nothing, be it only the end of them."""
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            self.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(UNREAD * 1000))

    def accept(self) -> tuple[socket.socket, Any]:
        """Let somebody in; after one was turned away, do as if nobody waited."""
        connection, address = super().accept()
        full = connection.fileno() >= most_connections()
        if full and not self._full:
            LOG.warning("no descriptors left for connections")
        self._full = full
        if full:
            connection.close()
            raise BlockingIOError
        return connection, address


def most_connections() -> int:
    """Give the number of descriptors from which on they are our own."""
    if sys.platform == "win32":
        return sys.maxsize
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if most == resource.RLIM_INFINITY else most - min(OWN, most // 4)


def open_many_files() -> None:
    """Have as many descriptors as the system gives without being asked by its administrator."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # where what it says is more than it gives
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
