"""Connections below the application: uvicorn's protocols, with bounds to what a peer may cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from caserne.server.limits import Limits

PATIENCE: Final = 5
"""Seconds a closing server waits for those who are served."""
BACKLOG: Final = 2048


class Config(uvicorn.Config):
    """What uvicorn is told, and the limits that its protocols are to keep."""

    def __init__(self, app: Any, limits: Limits) -> None:  # noqa: ANN401 - uvicorn's own is as vague
        """Tell everything that is not as uvicorn has it."""
        super().__init__(
            app,
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


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is cut off when its peer does not read.

    uvicorn closes gracefully, which waits for the peer to take what was sent: for ever.
    """

    config: Config

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
