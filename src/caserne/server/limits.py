"""How much one socket or one address may ask of the server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The bounds; the defaults suit people, and programs that play."""

    body: int = 1_000_000
    """Bytes of an HTTP request."""
    request: float = 20.0
    """Seconds within which an HTTP request comes whole, or its connection is cut off."""
    frame: int = 64 * 1024
    """Bytes of a message on a socket, past which the socket is closed."""
    message: int = 8 * 1024
    """Bytes of a message on a socket, past which it is refused."""
    outbox: int = 256 * 1024
    """Characters that wait for a slow socket, past which it is resynchronised."""
    unsent: int = 1024 * 1024
    """Bytes that wait for a socket which pings and does not read, past which it is cut off."""
    ping: float = 20.0
    """Seconds between two pings to a socket, and within which each must be answered."""
    farewell: float = 10.0
    """Seconds within which a socket that is done with takes what was sent, or is cut off."""
    hello: float = 10.0
    """Seconds within which a socket says hello."""
    sockets: int = 100
    """Sockets of one address."""
    messages: float = 50.0
    """Messages a second of one socket."""
    message_burst: float = 500.0
    """Messages at once: a whole game of a program that does not wait between its actions."""
    refusals: int = 200
    """Messages in a row refused for coming too fast, past which the socket is closed."""
    requests: float = 20.0
    """Requests a second of one address; a change of something counts as several."""
    request_burst: float = 200.0
    patience: float = 5.0
    """Seconds within which something must be written for the server to be well."""
    idle: float = 60.0
    """Seconds after which a table that nobody is at leaves memory."""
    looking: float = 0.05
    """Seconds between two looks at what other processes wrote."""
    listed: float = 6 * 3600.0
    """Seconds after which a table that nobody was at is not listed any longer."""
    thought: float = 60.0
    """Seconds a bot may think; one that thinks longer has failed."""
    attempts: int = 3
    """How often in a row a bot may fail before it is given up until somebody comes or acts."""
    pause: float = 0.5
    """Seconds before a bot that failed is asked again; twice as many every further time."""
    lines: int = 10_000
    """Lines of a table, past which nothing more is played, and entries of a record that is sent;
    a real game has a few hundred, a very long one a few thousand."""
    readers: int = 2
    """Threads that read whole records, to begin, hand out or replay a game."""
    chats: int = 50
    """What was said last, told to whoever comes."""


class Bucket:
    """A measure that fills with time and empties with use."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Start full; ``rate`` comes in every second, ``burst`` fits in."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._then = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take so much, if there is as much."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken for long enough."""
        return self._left + (self._clock() - self._then) * self._rate >= self._burst


class Addresses:
    """A bucket for each address that asked lately."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        """Start knowing nobody."""
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float) -> bool:
        """Take so much from an address's bucket, if there is as much."""
        if len(self._buckets) >= self.MOST:
            self._forget()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take(cost)

    def _forget(self) -> None:
        """Forget who has not asked for a while; all, if everybody has just asked."""
        kept = {address: b for address, b in self._buckets.items() if not b.is_full}
        self._buckets = kept if len(kept) < self.MOST else {}
