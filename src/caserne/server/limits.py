"""How much one socket or one address may ask of the server."""

from __future__ import annotations

import math
import os
import time
from typing import TYPE_CHECKING

import msgspec

from caserne.core.errors import UnreadableError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class TooManyError(Exception):
    """Somebody asked for more than they may."""


def spare_processors() -> int:
    """Give how many processors there are beside the one that serves; at least one."""
    known = hasattr(os, "sched_getaffinity")
    return max(1, (len(os.sched_getaffinity(0)) if known else os.cpu_count() or 1) - 1)


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
    connections: int = 200
    """Connections of one address, its sockets included; not counted behind a proxy."""
    messages: float = 50.0
    """Messages a second of one socket; what costs more work counts as several."""
    message_burst: float = 500.0
    """Messages at once: a whole game of a program that does not wait between its actions."""
    address_messages: float = 200.0
    """Messages a second of all sockets of one address."""
    address_burst: float = 2000.0
    """Messages at once of all sockets of one address."""
    refusals: int = 200
    """Messages in a row refused for coming too fast, past which the socket is closed."""
    requests: float = 20.0
    """Requests a second of one address; what costs more work counts as several."""
    request_burst: float = 200.0
    """Requests at once of one address."""
    patience: float = 5.0
    """Seconds within which something must be written for the server to be well."""
    idle: float = 60.0
    """Seconds after which a table that nobody is at leaves memory."""
    looking: float = 0.01
    """Seconds between two looks at what other processes wrote."""
    listed: float = 6 * 3600.0
    """Seconds after which a table that nobody was at is not listed any longer."""
    thought: float = 60.0
    """Seconds a bot may think; one that thinks longer has failed."""
    review: float = 60.0
    """Seconds after which no more is looked for in a game that is reviewed."""
    interest: float = 30.0
    """Seconds after which a review that nobody asks for any longer is left off."""
    reviews: int = 20
    """Reviews under way at once."""
    attempts: int = 3
    """How often in a row a bot may fail before it is given up until somebody comes or acts."""
    pause: float = 0.5
    """Seconds before a bot that failed is asked again; twice as many every further time."""
    lines: int = 10_000
    """Lines of a table, past which nothing more is played, and entries of a record that is sent;
    a real game has a few hundred, a very long one a few thousand."""
    readers: int = 2
    """Threads that read whole records, to begin, hand out or replay a game."""
    thinkers: int = msgspec.field(default_factory=spare_processors)
    """Processes in which bots think: one for each processor but that of the sockets."""
    chats: int = 50
    """What was said last, told to whoever comes."""
    kept_chats: int = 500
    """What was said last at a table, kept; what was said before is deleted."""
    presence: float = 0.25
    """Seconds between two tellings of who is at a table."""
    lobby: float = 1.0
    """Seconds for which the lobby's list may be told again as it was."""
    unseen: float = 20.0
    """Seconds for which somebody is awaited before they are alerted."""
    calling: float = 5.0
    """Seconds between two looks at who is awaited."""
    digest: float = 600.0
    """Seconds between two alerts of one player; what comes meanwhile is told together."""
    channels: int = 10
    """Ways in which one player is alerted."""
    keeping: float = 3600.0
    """Seconds between two looks at what was kept for as long as the operator keeps it."""
    cache: int = 16_000_000
    """Characters of large messages kept to be told again: whole tables, replays."""


def read_limits(texts: Iterable[str]) -> Limits:
    """Read limits that differ from the usual ones, each as ``name=value``."""
    known = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    chosen: dict[str, float] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in known:
            raise UnreadableError("limit", f"one of {', '.join(known)}", name[:40])
        chosen[name] = _read_limit(name, value, known[name])
    return Limits(**chosen)  # type: ignore[arg-type] # each is read as its own type


def _read_limit(name: str, text: str, kind: type) -> float:
    expected = "a whole number of at least 1" if kind is int else "a number above 0"
    try:
        value = kind(text)
    except ValueError:
        value = 0
    if not 0 < value < math.inf:
        raise UnreadableError(f"limit {name}", expected, text[:40])
    return float(value) if kind is float else int(value)


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

    def owe(self, cost: float) -> None:
        """Take what was used already, be it more than there is."""
        self.take(0.0)
        self._left -= cost

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
        return self._bucket(address).take(cost)

    def owe(self, address: str, cost: float) -> None:
        """Take what an address used already, be it more than there is."""
        self._bucket(address).owe(cost)

    def _bucket(self, address: str) -> Bucket:
        if len(self._buckets) >= self.MOST:
            self._forget()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket

    def _forget(self) -> None:
        """Forget who has not asked for a while; all, if everybody has just asked."""
        kept = {address: b for address, b in self._buckets.items() if not b.is_full}
        self._buckets = kept if len(kept) < self.MOST else {}
