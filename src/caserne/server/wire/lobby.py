"""What goes over HTTP: games and their books, tables, seats, replays."""

from typing import Annotated, Any, Literal

import msgspec

from caserne.core.options import Option
from caserne.core.rulebook import Term
from caserne.play.lesson import Text
from caserne.server.wire.values import (
    MOST_DRAWING,
    MOST_NAME,
    MOST_PACE,
    HttpCode,
    Name,
    OptionValue,
    Relief,
)


class Health(msgspec.Struct):
    """The server is well."""

    ok: bool
    version: str
    writable: bool


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was refused."""

    code: HttpCode
    message: str
    where: str | None = None
    expected: str | None = None
    got: str | None = None


class GameShown(msgspec.Struct):
    """A title of the catalogue; ``seats_by`` names the option that sets the number of seats."""

    name: str
    seats: tuple[int, int]
    seats_by: str
    bots: list[str]
    options: list[Option]


class RuleShown(msgspec.Struct):
    """A rule of a game's book, in our words."""

    id: str
    en: str
    fr: str
    book: str
    section: str
    chapter: str
    ruling: bool


class LessonListed(msgspec.Struct):
    """A lesson of a game, for whoever chooses one; ``chapter`` is what it belongs to."""

    id: str
    title: Text
    about: Text
    chapter: str
    minutes: int
    steps: int


class ChapterShown(msgspec.Struct):
    """A group of rules, by its name in them, and its title."""

    name: str
    en: str
    fr: str


class BookShown(msgspec.Struct):
    """What a rule book has besides its rules: ``books`` are the titles it was made of."""

    books: dict[str, str]
    chapters: list[ChapterShown]
    terms: list[Term]


class BoardWanted(msgspec.Struct, forbid_unknown_fields=True):
    """The drawing of a board of one's own."""

    drawing: Annotated[str, msgspec.Meta(max_length=MOST_DRAWING)]


class BoardDrawn(msgspec.Struct):
    """One of a game's own boards as it is drawn."""

    drawing: str


class BoardRead(msgspec.Struct):
    """A drawing as the option ``board`` takes it."""

    board: str


class SeatShown(msgspec.Struct):
    """Who holds a seat."""

    name: str
    bot: str
    taken: bool


class TableShown(msgspec.Struct):
    """A table as anybody may see it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[SeatShown]
    version: int
    over: bool
    created: float
    listed: bool
    team: bool
    """Whether all seats win or lose together."""
    secretive: bool
    """Whether a seat may know what another may not."""
    pace: float
    """Seconds after which a seat that has not moved is reminded; 0: never."""
    relief: Relief
    """What comes of it then: a bot plays for it, the table votes, or (empty) nothing."""
    hints: bool
    """Whether whoever plays there may ask for hints."""
    actor: int | Literal["chance"] | msgspec.UnsetType | None = msgspec.UNSET
    """Who must decide; of tables that are asked for by their codes."""


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: for whoever asks, by a name, or for a bot, by one that it may have."""

    name: Name | None = None
    bot: Annotated[str, msgspec.Meta(max_length=MOST_NAME)] | None = None


class TableWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made; seats that are not listed are open. A record or a position begins it."""

    game: Annotated[str, msgspec.Meta(max_length=MOST_NAME)]
    options: dict[str, OptionValue] = {}
    seats: list[SeatWanted | None] = []
    listed: bool = True
    pace: Annotated[float, msgspec.Meta(ge=0, le=MOST_PACE)] = 0.0
    relief: Relief = ""
    hints: bool = True
    record: str | None = None
    upto: Annotated[int, msgspec.Meta(ge=0, le=2**31)] | None = None
    position: str | None = None
    lesson: Annotated[str, msgspec.Meta(max_length=MOST_NAME)] | None = None


class TableMade(msgspec.Struct):
    """A new table, and the secrets of the asker's seats."""

    table: TableShown
    tokens: dict[str, str]


class NameWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Who takes a seat."""

    name: Name


class SeatTaken(msgspec.Struct):
    """The secret that proves a seat."""

    token: str


class OutcomeShown(msgspec.Struct):
    """How a game ended; a team that lost together has no winners."""

    winners: list[int]
    reason: str
    scores: list[int]
    figures: dict[str, int]


class ReviewShown(msgspec.Struct):
    """How far the review of a game has come, in pieces of work; the review once it is done."""

    done: int
    total: int
    review: Any = None


class Frame(msgspec.Struct):
    """An entry of a record, and the table as a seat saw it afterwards."""

    seq: int
    actor: int | Literal["chance"] | None
    action: str | None
    events: list[Any]
    scene: Any
    due: str


class Replay(msgspec.Struct):
    """A whole game as a seat saw it."""

    table: TableShown
    scenery: Any
    start: Any
    frames: list[Frame]
    outcome: OutcomeShown | None


class DangerShown(msgspec.Struct):
    """What chance may bring next at a version, in the game's own form; null if nothing is next."""

    version: int
    odds: Any


class ExampleStep(Frame):
    """What is done in an example, and the table afterwards; chance is offered nothing."""

    offer: Any


class ExampleRefused(msgspec.Struct):
    """What an example tries, and the rule that forbids it."""

    actor: int | Literal["chance"] | None
    action: str
    offer: Any
    rule: str


class ExampleShown(msgspec.Struct):
    """A rule at work, all secrets open; playing it names the rule it ``shows``."""

    rule: str
    shows: str
    position: str
    seats: int
    actor: int | Literal["chance"] | None
    scenery: Any
    start: Any
    frames: list[ExampleStep]
    refused: ExampleRefused | None
