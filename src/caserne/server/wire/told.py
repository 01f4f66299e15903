"""What a socket is told."""

from typing import Any, Literal

import msgspec

from caserne.play.lesson import Speech, Text
from caserne.server.wire.lobby import OutcomeShown, TableShown
from caserne.server.wire.values import SocketCode


class EntryShown(msgspec.Struct):
    """A line of the journal as its receiver may know it.

    ``seq`` counts lines, ``place`` the entries that stood before this one; what undoes leaves
    those below its ``place``. ``scene`` is how the table looked after it, where chance went on.
    """

    seq: int
    place: int
    actor: int | Literal["chance"] | None
    action: str | None
    events: list[Any]
    scene: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class SeenShown(msgspec.Struct):
    """The table as a seat saw it when it last decided something, after ``version`` lines."""

    version: int
    scene: msgspec.Raw


class WishShown(msgspec.Struct):
    """A seat would like actions taken back as far as a place; ``waiting`` must agree."""

    by: int
    to: int
    waiting: list[int]


class UndoShown(msgspec.Struct):
    """Whose actions may be taken back: as far as ``least``, ``place`` entries standing now."""

    seat: int
    least: int
    place: int
    asked: WishShown | None


class LessonShown(msgspec.Struct):
    """What the teacher says now: ``done`` steps of those whose heads are listed are done.

    After the last, ``en`` and ``fr`` have the last words and nothing is meant. ``astray``: what
    is meant can be done again only after something was taken back.
    """

    id: str
    title: Text
    done: int
    heads: list[Text]
    en: Speech
    fr: Speech
    point: list[str]
    do: list[str]
    via: list[str]
    rules: list[str]
    free: bool
    astray: bool


class Sync(msgspec.Struct, tag="sync"):
    """Everything."""

    version: int
    table: TableShown
    you: list[int]
    scenery: msgspec.Raw
    scene: msgspec.Raw
    actor: int | Literal["chance"] | None
    due: str
    offers: msgspec.Raw
    journeys: msgspec.Raw
    entries: list[EntryShown]
    outcome: OutcomeShown | None
    undo: UndoShown | None
    away: list[int] = []
    """Seats of the receiver's that others play for them."""
    hosting: bool = False
    """Whether the receiver decides about the table, of which they made and hold no seat."""
    seen: SeenShown | msgspec.UnsetType = msgspec.UNSET
    lesson: LessonShown | msgspec.UnsetType = msgspec.UNSET


class Events(msgspec.Struct, tag="events"):
    """What is new since the version ``from``."""

    since: int = msgspec.field(name="from")
    version: int
    entries: list[EntryShown]
    scene: msgspec.Raw
    actor: int | Literal["chance"] | None
    due: str
    offers: msgspec.Raw
    journeys: msgspec.Raw
    outcome: OutcomeShown | None
    undo: UndoShown | None
    lesson: LessonShown | msgspec.UnsetType = msgspec.UNSET


class Refused(msgspec.Struct, tag="refused", omit_defaults=True):
    """Something was not done; ``rule`` names the rule that forbids it.

    ``reason`` are the operator's own words, to whoever is at a table that is closed for good.
    """

    code: SocketCode
    message: str
    rule: str = ""
    id: int | None = None
    reason: str = ""


class SeatHere(msgspec.Struct):
    """Who holds a seat, whether they are connected, and whether it is a bot that cannot decide."""

    name: str
    bot: str
    taken: bool
    here: bool
    failed: bool
    leaving: bool
    """Whether its holder would like to leave, and the table has not agreed yet."""
    late: bool = False
    """Whether it has not moved for as long as the table says: others may be voted for."""
    away: str = ""
    """Whose it is, if somebody else plays for them."""
    guest: str = ""
    """Who offers to play it."""
    votes: dict[str, int] = {}
    """How many are for ``guest``, or for a bot by its name."""
    silenced: bool = False


class Presence(msgspec.Struct, tag="presence"):
    """Who is at the table, and its order."""

    seats: list[SeatHere]
    watching: int
    host: int | None = None
    closed: bool = False
    hushed: bool = False


class Said(msgspec.Struct, tag="chat"):
    """What somebody said; ``seat`` is null for a spectator."""

    seq: int
    seat: int | None
    name: str
    text: str
    at: float


class Unsaid(msgspec.Struct, tag="unsaid"):
    """What somebody said was deleted."""

    seq: int


class Seated(msgspec.Struct, tag="seated"):
    """Whoever asked for it has a seat now, or once the table agrees, and the secret for it."""

    seat: int
    token: str
    waiting: bool = False


class Hint(msgspec.Struct, tag="hint"):
    """What a strong bot would do in a seat, the best plan first, by what the seat may know.

    ``chance`` is the chance to win by it; null where there is nothing to choose.
    """

    seat: int
    version: int
    chance: float | None
    candidates: msgspec.Raw
    id: int | None = None


Told = Sync | Events | Refused | Presence | Said | Unsaid | Seated | Hint
