"""A socket by hand: it sends what it is told to, together or not, and reads only when told to."""

from __future__ import annotations

import json
import socket
from typing import TYPE_CHECKING, Self

from tests.server.harness import PATIENCE
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.uri import parse_uri

if TYPE_CHECKING:
    from tests.server.harness import Server


def dial(server: Server, room: int | None = None) -> socket.socket:
    """Connect to a server; ``room`` bytes of what it sends are taken in without being read."""
    host, port = server.address.split(":")
    line = socket.socket()
    line.settimeout(PATIENCE)
    if room is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.connect((host, int(port)))
    return line


class ByHand:
    """A WebSocket whose other end decides nothing by itself."""

    def __init__(self, server: Server, table: str, line: socket.socket | None = None) -> None:
        """Connect, unless there is a line; wait until the socket is open. Hello is not said."""
        self.line = line or dial(server, room=4096)
        uri = parse_uri(f"ws://{server.address}/api/tables/{table}/socket")
        self.protocol = ClientProtocol(uri)
        self.protocol.send_request(self.protocol.connect())
        self.flush()
        while self.protocol.state is State.CONNECTING:
            self.protocol.receive_data(self.line.recv(1))

    def __enter__(self) -> Self:
        """Hold the line for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """Drop it."""
        self.line.close()

    def say(self, **message: object) -> None:
        """Prepare a message; ``flush`` sends it, together with all that was prepared."""
        self.protocol.send_text(json.dumps(message).encode())

    def flush(self) -> None:
        """Send what was prepared, in one piece."""
        self.line.sendall(b"".join(self.protocol.data_to_send()))
