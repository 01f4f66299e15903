"""Neighbours: other servers of the same tables, and what they tell each other of who is there.

Lines, chat and seats are in the store. Who is at a table, who would like an action taken back, and
who looks back on a game, nobody keeps: servers say it to each other, and ask when they need to
know. One that says nothing for a while has died, and those who were there with it are gone.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.play.table import Table
    from caserne.store.store import Store

BEAT: Final = 2.0
"""Every so many seconds a server says that it lives."""
SILENCE: Final = 3.5 * BEAT
"""A server that has said nothing for so many seconds is taken for dead."""


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is at a table here; whoever has it in memory too answers if asked."""

    table: str
    seats: tuple[int, ...]
    watching: int
    asking: bool = False


class Wished(msgspec.Struct, frozen=True, tag="wished"):
    """Who would like actions taken back, as far as where, in which version; nobody any more."""

    table: str
    version: int
    by: int | None = None
    to: int = 0


class Wanted(msgspec.Struct, frozen=True, tag="wanted"):
    """Somebody wants the review of a table's game: whoever is at it goes on, and answers."""

    table: str


class Reviewing(msgspec.Struct, frozen=True, tag="reviewing"):
    """How far a review has come that one is at."""

    table: str
    done: int
    total: int


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    """A server is there."""


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """A server has stopped."""


OfTable = Here | Wished
OfReview = Wanted | Reviewing
Word = OfTable | OfReview | Alive | Gone
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Word)


def tell(store: Store, word: Word) -> None:
    """Say something to the other servers."""
    store.tell(ENCODER.encode(word).decode())


class Gossip:
    """What one server tells the others of one table."""

    def __init__(self, table: str, store: Store) -> None:
        """Have told nothing yet of a table, named by its id."""
        self._table = table
        self._store = store
        self._told: Here | None = None

    def tell_here(self, here: tuple[tuple[int, ...], int]) -> None:
        """Tell who is here, if that has changed; the first time ask the others too."""
        told, is_first = Here(self._table, *here), self._told is None
        if told != self._told:
            self._told = told
            tell(self._store, msgspec.structs.replace(told, asking=is_first))

    def answer(self, here: tuple[tuple[int, ...], int]) -> None:
        """Tell who is here, for somebody asked."""
        self._told = Here(self._table, *here)
        tell(self._store, self._told)

    def tell_wish(self, table: Table) -> None:
        """Tell who would like actions taken back."""
        by, to = (None, 0) if table.wish is None else (table.wish.by, table.wish.to)
        tell(self._store, Wished(self._table, table.version, by, to))


class Neighbours:
    """The servers that were heard of lately."""

    def __init__(
        self, store: Store, lost: Callable[[str], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Know nobody yet; ``lost`` is told of a server that is no more."""
        self._store = store
        self._lost = lost
        self._clock = clock
        self._heard: dict[str, float] = {}

    async def live(self) -> None:
        """Say again and again that we live, and notice who does not any more."""
        while True:
            tell(self._store, Alive())
            await asyncio.sleep(BEAT)
            self.look()

    def look(self) -> None:
        """Give up those that have not said anything for too long."""
        for server, then in list(self._heard.items()):
            if self._clock() - then >= SILENCE:
                self._lose(server)

    @property
    def are_there(self) -> bool:
        """Whether any was heard of."""
        return bool(self._heard)

    def hear(self, server: str, text: str) -> OfTable | OfReview | None:
        """Note that a server lives; give what it says of a table, if it does and it can be read."""
        try:
            word = DECODER.decode(text)
        except msgspec.DecodeError:
            return None  # of a newer Caserne
        if isinstance(word, Gone):
            self._lose(server)
            return None
        self._heard[server] = self._clock()
        return None if isinstance(word, Alive) else word

    def _lose(self, server: str) -> None:
        if self._heard.pop(server, None) is not None:
            self._lost(server)
