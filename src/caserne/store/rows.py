"""What a store keeps, as it comes back."""

from __future__ import annotations

import msgspec


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it was made, how many lines its record has by now, and whether it is over.

    ``hints`` says whether whoever plays there may ask for them.
    """

    id: str
    game: str
    options: str
    seed: int
    created: float
    listed: bool = True
    version: int = 0
    over: bool = False
    hints: bool = True


class StoredSeat(msgspec.Struct, frozen=True):
    """Who holds a seat; ``digest`` is made of the secret that proves it.

    Whoever is ``leaving`` waits for the table to agree.
    """

    seat: int
    name: str = ""
    bot: str = ""
    digest: bytes | None = None
    leaving: bool = False

    @property
    def is_free(self) -> bool:
        """Whether anybody may take it."""
        return not self.bot and self.digest is None


class StoredChat(msgspec.Struct, frozen=True):
    """What somebody said; a spectator has no seat."""

    seq: int
    seat: int | None
    name: str
    text: str
    at: float


class Extent(msgspec.Struct, frozen=True):
    """How far a table has come: its lines, what was said, how often seats changed hands.

    ``erased`` counts what was said and deleted.
    """

    lines: int
    chats: int
    seatings: int
    erased: int = 0
