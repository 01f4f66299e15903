"""What waits to be sent to one socket: bounded, whatever the other end does."""

from __future__ import annotations

import asyncio
from collections import deque


class Outbox:
    """Messages in order; when too much waits all of it goes, and everything is told anew."""

    def __init__(self, most: int) -> None:
        """Start empty; ``most`` characters may wait."""
        self._most = most
        self._waiting: deque[str] = deque()
        self._size = 0
        self._some = asyncio.Event()
        self._behind = False
        self._closed = False

    @property
    def size(self) -> int:
        """How many characters wait."""
        return self._size

    def put(self, message: str) -> None:
        """Let a message wait; a socket that is behind is not told what it would lose anyway."""
        if self._behind:
            return
        if self._waiting and self._size + len(message) > self._most:
            self._waiting.clear()
            self._size = 0
            self._behind = True
        else:
            self._waiting.append(message)
            self._size += len(message)
        self._some.set()

    def restart(self, message: str) -> None:
        """Tell everything to a socket that was behind."""
        self._behind = False
        self.put(message)

    def close(self) -> None:
        """Let nobody wait any longer."""
        self._closed = True
        self._some.set()

    async def take(self) -> str | None:
        """Wait for the next message; ``None`` if the socket fell behind and must ask for all.

        ``EOFError`` once the box is closed.
        """
        await self._some.wait()
        if self._closed:
            raise EOFError
        if self._behind:
            self._some.clear()
            return None
        message = self._waiting.popleft()
        self._size -= len(message)
        if not self._waiting:
            self._some.clear()
        return message
