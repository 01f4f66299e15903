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
    pace: float = 0.0
    """Seconds after which a seat that has not moved is reminded; 0: never."""
    relief: str = ""
    """What comes of a seat that does not move then either: ``bot``, or what the table votes."""
    shut: str | None = None
    """Why the operator closed it for good; ``None``: nobody did."""


class StoredSeat(msgspec.Struct, frozen=True):
    """Who holds a seat; ``digest`` is made of the secret that proves it.

    Whoever is ``leaving`` waits for the table to agree. ``player`` is whose it is, if they have a
    key; who is ``late`` has been reminded in vain.
    """

    seat: int
    name: str = ""
    bot: str = ""
    digest: bytes | None = None
    leaving: bool = False
    player: str = ""
    since: float | None = None
    late: bool = False
    silenced: bool = False

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


class StoredPlayer(msgspec.Struct, frozen=True):
    """A player: whoever has the key; ``alerted`` is when they were last."""

    id: str
    digest: bytes
    created: float
    language: str = "en"
    always: bool = False
    """Whether they are alerted also while they are at the table."""
    alerted: float = 0.0


class StoredChannel(msgspec.Struct, frozen=True):
    """A way to alert a player; ``code`` is empty once they have confirmed that it is theirs."""

    id: str
    kind: str
    address: str
    code: str
    created: float


class StoredResult(msgspec.Struct, frozen=True):
    """How a game ended, as it was written down."""

    text: str


class SeatResult(msgspec.Struct, frozen=True):
    """How a game ended for a seat."""

    seat: int
    won: bool
    score: int


class Tally(msgspec.Struct, frozen=True):
    """How a player's games of one title ended."""

    game: str
    played: int
    won: int
    best: int


class Await(msgspec.Struct, frozen=True):
    """Since when a seat is awaited (``None``: it is not), and when something is due about it.

    ``told`` is 1 for somebody who knows already, 0 for a turn that is over; ``None``: as it was.
    """

    seat: int
    since: float | None
    due: float | None
    told: int | None
    seen: bool = False


class After(msgspec.Struct, frozen=True):
    """What new lines of a record lead to: who is awaited then, or how the game ended."""

    over: bool = False
    turn: tuple[Await, ...] = ()
    result: str = ""
    scores: tuple[SeatResult, ...] = ()


class Untold(msgspec.Struct, frozen=True):
    """A player's seat that is awaited, and of which nobody was alerted."""

    table: str
    seat: int
    player: str
    since: float
    seen: bool = False
    """Whether its holder was at the table meanwhile."""


class Due(msgspec.Struct, frozen=True):
    """A seat about which something is to be done: a reminder, or what follows it."""

    table: str
    seat: int
    player: str
    at: float
    reminded: bool
    bot: str
    pace: float
    relief: str


class StoredHouse(msgspec.Struct, frozen=True):
    """What order a table has: its host's seat, and what was decided about people.

    A player who is the ``maker`` hosts it without a seat. ``shut`` is why the operator closed it.

    ``absent`` are those whose seats others play for them, ``guests`` those who offer to, ``votes``
    what holders (by seat) would have done about a seat.
    """

    host: int | None = None
    closed: bool = False
    hushed: bool = False
    absent: tuple[StoredSeat, ...] = ()
    guests: tuple[StoredSeat, ...] = ()
    votes: tuple[tuple[int, int, str], ...] = ()
    silenced: frozenset[bytes] = frozenset()
    removed: frozenset[bytes] = frozenset()
    maker: str = ""
    shut: str | None = None


class Entry(msgspec.Struct, frozen=True):
    """A table as the operator's list has it; ``touched`` is when somebody was last at it."""

    id: str
    game: str
    created: float
    touched: float
    lines: int
    over: bool
    shut: str | None
    free: bool
    """Whether a seat is."""


class Query(msgspec.Struct, frozen=True):
    """Which tables the operator asks for; what is left empty is any.

    ``before`` and ``since`` are times at which somebody was last there, ``player`` is an id.
    """

    game: str = ""
    over: bool | None = None
    shut: bool | None = None
    before: float | None = None
    since: float | None = None
    player: str = ""
