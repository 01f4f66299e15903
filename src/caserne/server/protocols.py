"""Connections below the application: uvicorn's protocols, with bounds to what a peer may cost."""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from caserne.server.visitors import household

if TYPE_CHECKING:
    import asyncio

    from caserne.server.limits import Limits

PATIENCE: Final = 5
"""Seconds a closing server waits for those who are served."""
BACKLOG: Final = 64
"""Connections that wait to be let in, and how often asyncio tries before it does anything else."""
COMING: Final = frozenset({h11.IDLE, h11.SEND_BODY})
"""The states of a peer whose request has not come whole."""


class Connections:
    """How many connections each address has, sockets included."""

    def __init__(self) -> None:
        """Start with none."""
        self._open: Counter[str] = Counter()

    def enter(self, address: str, most: int) -> bool:
        """Count one more; tell whether that is not too many."""
        self._open[address] += 1
        return self._open[address] <= most

    def leave(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class Config(uvicorn.Config):
    """What uvicorn is told, and the limits that its protocols are to keep."""

    def __init__(
        self,
        app: Any,  # noqa: ANN401 - uvicorn's own is as vague
        limits: Limits,
        *,
        is_open: bool = True,
    ) -> None:
        """Tell everything that is not as uvicorn has it.

        ``is_open`` says that visitors connect themselves, and no proxy for all of them.
        """
        super().__init__(
            app,
            http=RequestProtocol,
            ws=SocketProtocol,
            ws_max_size=limits.frame,
            ws_ping_interval=limits.ping,
            ws_ping_timeout=limits.ping,
            ws_per_message_deflate=False,
            lifespan="on",
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=False,  # ``Visitors`` decides whom to believe
            backlog=BACKLOG,
            timeout_graceful_shutdown=PATIENCE,
        )
        self.limits = limits
        self.is_open = is_open
        self.connections = Connections()


class RequestProtocol(H11Protocol):
    """A connection that is cut off when a request does not come whole in time.

    One that rests between two requests is uvicorn's to close.
    """

    config: Config
    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request, unless there are too many connections of this address."""
        super().connection_made(cast("asyncio.Transport", transport))
        most = self.config.limits.connections if self.config.is_open else sys.maxsize
        if self.config.connections.enter(_address(self), most):
            self._watch()
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """See whether that was all of a request."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Wait for the rest of the next request, if some of it came behind the one answered."""
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any longer."""
        super().connection_lost(exc)
        self._wait_no_longer()
        self.config.connections.leave(_address(self))

    def _watch(self) -> None:
        """Count the seconds while a request is to come, unless the connection became a socket."""
        if self.conn.their_state not in COMING or self.transport.get_protocol() is not self:
            self._wait_no_longer()
        elif self._due is None:
            self._due = self.loop.call_later(self.config.limits.request, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is cut off when its peer does not read.

    uvicorn closes gracefully, which waits for the peer to take what was sent: for ever.
    """

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one connection less: it was counted before it became a socket."""
        super().connection_lost(exc)
        self.config.connections.leave(_address(self))

    def handle_ping(self) -> None:
        """Answer, but do not pile up answers that nobody reads."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.config.limits.unsent:
            self.cut_off()

    def keepalive_timeout(self) -> None:
        """Say why, to a peer that still reads; it has had its time to answer."""
        super().keepalive_timeout()
        self.cut_off()

    async def run_asgi(self) -> None:
        """Serve; the peer then has a while to take the last of what was sent."""
        await super().run_asgi()
        self.loop.call_later(self.config.limits.farewell, self.cut_off)

    def cut_off(self) -> None:
        """End the connection now, if it has not ended."""
        if not self.disconnected:
            self.transport.abort()


def _address(end: RequestProtocol | SocketProtocol) -> str:
    """Give the address a connection is counted by."""
    return household(end.client[0]) if end.client else ""
