"""What waits to be sent to one socket: bounded, whatever the other end does."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec


class Item(msgspec.Struct):
    """Something that waits: a message, or (``None``) that the game is to be told anew."""

    text: str | None


class DismissedError(Exception):
    """Whoever listens is sent away, and was told why."""


class Outbox:
    """Messages in order; when too much waits all of it goes, and everything is told anew.

    How the game stands is told anew once, however often that is asked for before it is sent, and
    of who is at the table only the last word waits.
    """

    def __init__(self, most: int) -> None:
        """Start empty; ``most`` characters may wait."""
        self.is_behind = False
        self._most = most
        self._waiting: deque[Item] = deque()
        self._size = 0
        self._some = asyncio.Event()
        self._is_up_to_date = True
        self._presence = Item(None)
        self._closed = False
        self._dismissed = ""

    @property
    def size(self) -> int:
        """How many characters wait."""
        return self._size

    def put(self, message: str) -> None:
        """Let a message wait; a socket that is behind is not told what it would lose anyway."""
        if not self.is_behind and not self._dismissed:
            self._put(Item(message), len(message))

    def put_news(self, message: str) -> None:
        """Let news of the game wait, unless all of it is to be told anew."""
        if self._is_up_to_date:
            self.put(message)

    def put_presence(self, message: str) -> None:
        """Let the last word on who is here wait, in the place of an earlier one."""
        before = self._presence
        if self.is_behind or self._dismissed or message == before.text:
            return
        if any(item is before for item in self._waiting):
            self._size += len(message) - len(before.text or "")
            before.text = message
        else:
            self._presence = Item(message)
            self._put(self._presence, len(message))

    def _put(self, item: Item, size: int) -> None:
        if self._waiting and self._size + size > self._most:
            self._waiting.clear()
            self._size = 0
            self.is_behind = True
            self._is_up_to_date = False
            self._waiting.append(Item(None))
        else:
            self._waiting.append(item)
            self._size += size
        self._some.set()

    def renew(self) -> None:
        """Have it told anew how the game stands, once what waits is sent."""
        if self._is_up_to_date and not self._dismissed:
            self._is_up_to_date = False
            self._waiting.append(Item(None))
            self._some.set()

    def restart(self, message: str) -> None:
        """Tell how the game stands now, before all else that waits."""
        self.is_behind = False
        self._is_up_to_date = True
        self._presence = Item(None)
        self._waiting.appendleft(Item(message))
        self._size += len(message)
        self._some.set()

    def close(self) -> None:
        """Let nobody wait any longer."""
        self._closed = True
        self._some.set()

    def dismiss(self, message: str, reason: str) -> None:
        """Say one thing more in the place of all that waits, and then nothing ever again."""
        self._waiting.clear()
        self._waiting.append(Item(message))
        self._size = len(message)
        self._dismissed = reason
        self._some.set()

    async def take(self) -> str | None:
        """Wait for the next message; ``None`` if the game is to be told anew.

        ``EOFError`` once the box is closed, ``DismissedError`` to whoever is sent away.
        """
        await self._some.wait()
        if self._closed:
            raise EOFError
        if self._dismissed and not self._waiting:
            raise DismissedError(self._dismissed)
        item = self._waiting.popleft()
        if not self._waiting and not self._dismissed:
            self._some.clear()
        self._size -= len(item.text or "")
        return item.text
