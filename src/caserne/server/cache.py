"""Large messages that were made lately, to be told again while nothing has changed."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Hashable

T = TypeVar("T", str, bytes)


class Cache(Generic[T]):
    """So many characters of messages, for any thread; those not asked for longest go first."""

    def __init__(self, most: int) -> None:
        """Start empty."""
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, tuple[object, T]] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, key: Hashable, stamp: object) -> T | None:
        """Give what was kept, if it was made of just this."""
        with self._lock:
            found = self._kept.get(key)
            if found is None or found[0] != stamp:
                return None
            self._kept.move_to_end(key)
            return found[1]

    def keep(self, key: Hashable, stamp: object, message: T) -> T:
        """Keep a message in the place of what was there; give it back."""
        with self._lock:
            before = self._kept.pop(key, None)
            self._kept[key] = stamp, message
            self._size += len(message) - (len(before[1]) if before else 0)
            while self._size > self._most:
                _, (_, oldest) = self._kept.popitem(last=False)
                self._size -= len(oldest)
        return message
