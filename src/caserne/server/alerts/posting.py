"""Posting: one small HTTP request to an address that a stranger named, bounded in every way.

The name is looked up once, the guard sees what came of it, and the connection goes to that very
address: a name that means another address a moment later leads nowhere else. Clients of the kind
that pool and follow do not let one say so, hence h11 on a connection of our own.
"""

from __future__ import annotations

import asyncio
import ssl
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

import h11

from caserne.server.alerts.guard import forbidden, is_public, resolve

if TYPE_CHECKING:
    from caserne.server.alerts.guard import May

SECONDS: Final = 10.0
"""So long a request may take, the name looked up and the answer read."""
MOST: Final = 16 * 1024
"""So many bytes of an answer are looked at."""
MOST_URL: Final = 2000
PORT: Final = 443
DONE: Final = range(200, 300)


class AnswerError(OSError):
    """The other side did not take it; ``status`` is what it answered."""

    def __init__(self, status: int) -> None:
        """Keep the answer."""
        super().__init__(f"expected an answer of success, got {status}")
        self.status = status


def read_url(where: str, text: str) -> SplitResult:
    """Read an address that a stranger named; ``UnreadableError`` unless it is one of https."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise forbidden(where, text) from error
    is_plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= MOST_URL
    if not is_plain or parts.scheme != "https" or not parts.hostname or port == 0:
        raise forbidden(where, text)
    if parts.username is not None or parts.password is not None:
        raise forbidden(where, text)
    return parts


class Post:
    """Sends requests, each on a connection of its own."""

    def __init__(
        self,
        may: May = is_public,
        context: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        """Ask only addresses that may be, and only servers whose certificate holds."""
        self._may = may
        self._context = context
        self._seconds = seconds

    async def send(self, url: str, headers: dict[str, str], body: bytes) -> None:
        """Post something; ``OSError`` if it is not taken, a redirection included."""
        parts = read_url("url", url)
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._ask(parts, headers, body)
        except TimeoutError as error:
            raise OSError(f"no answer within {self._seconds:g} seconds") from error
        if status not in DONE:
            raise AnswerError(status)

    async def _ask(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> int:
        host, port = parts.hostname or "", parts.port or PORT
        address = await resolve(host, port, self._may)
        self._context = self._context or ssl.create_default_context()
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self._context, server_hostname=host, limit=MOST
        )
        try:
            return await self._exchange(reader, writer, parts, headers, body)
        finally:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

    @staticmethod
    async def _exchange(
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        parts: SplitResult,
        headers: dict[str, str],
        body: bytes,
    ) -> int:
        """Send a request and read how it is answered; nothing of the answer but its status."""
        target = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        length, close = str(len(body)), "close"
        about = {"Host": parts.netloc, "Content-Length": length, "Connection": close, **headers}
        line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST)
        request = h11.Request(method="POST", target=target, headers=list(about.items()))
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(part) or b"")
        await writer.drain()
        while True:
            try:
                event = line.next_event()
            except h11.RemoteProtocolError as error:
                raise OSError("no HTTP came back") from error
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(MOST))
            elif isinstance(event, h11.Response):
                return event.status_code
            elif isinstance(event, h11.ConnectionClosed):
                raise OSError("no answer came back")
