"""The least a server of this stack can do: tell all at a table what one of them sent.

It knows no rules and keeps nothing. ``caserne bench server`` measures ours beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath  # noqa: TC002 - read by Litestar

if TYPE_CHECKING:
    from litestar.types import Message


def make_bare_app(size: int) -> Litestar:
    """Make an application that answers every message with so many characters, to all."""
    tables: dict[str, set[WebSocket[Any, Any, Any]]] = {}
    news: Message = {"type": "websocket.send", "text": "x" * size, "bytes": None}

    @websocket("/api/tables/{table:str}/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
        await socket.accept()
        here = tables.setdefault(table, set())
        here.add(socket)
        try:
            while True:
                await socket.receive_text()
                for other in list(here):
                    await other.send(news)
        except WebSocketDisconnect:
            pass
        finally:
            here.discard(socket)

    return Litestar([table_socket], logging_config=None, openapi_config=None)
