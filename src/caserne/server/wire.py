"""Every message that enters or leaves the server; ``docs/protocol.md`` explains them."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from caserne.core.options import Option  # noqa: TC001 - read by Litestar
from caserne.core.rulebook import Term  # noqa: TC001 - read by Litestar
from caserne.play.lesson import Speech, Text  # noqa: TC001 - read by msgspec

T = TypeVar("T")

MOST_TEXT = 500
MOST_NAME = 40
MOST_ACTION = 200
MOST_STEPS = 16
MOST_TOKENS = 16
MOST_DRAWING = 20_000
MOST_PACE = 30 * 24 * 3600
LEAST_PACE = 3600
MOST_SEATS = 500

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_NAME)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
OptionValue = Annotated[str, msgspec.Meta(max_length=MOST_DRAWING)] | int | bool
MessageId = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]

Relief = Literal["", "vote", "bot"]
"""What comes of a seat that does not move: nothing, what the table votes, a bot by itself."""
Language = Literal["en", "fr"]

HttpCode = Literal[
    "unreadable",
    "not-found",
    "not-allowed",
    "taken",
    "named",
    "asked",
    "forbidden",
    "secret",
    "too-many",
    "too-large",
    "unwell",
    "broken",
]
SocketCode = Literal[
    "ended",
    "not-yours",
    "illegal",
    "stale",
    "waiting",
    "closed",
    "silenced",
    "removed",
    "lesson",
    "unreadable",
    "too-fast",
    "too-large",
    "not-found",
    "unwritten",
    "off",
    "failed",
]


# HTTP


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


# Players


class PlayerWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who would have a key, and their language."""

    language: Language = "en"


class PlayerKey(msgspec.Struct):
    """The key of a player: whoever has it has all their seats."""

    key: str


class TokensShown(msgspec.Struct, forbid_unknown_fields=True):
    """Seats that are to be a player's, by table, as the secrets that hold them."""

    seats: Annotated[
        dict[
            Annotated[str, msgspec.Meta(max_length=MOST_NAME)],
            Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)],
        ],
        msgspec.Meta(max_length=MOST_SEATS),
    ]


class MyTable(msgspec.Struct):
    """A player's table: their seats, whether it is their turn and since when, how it ended."""

    table: TableShown
    you: list[int]
    away: list[int]
    yours: bool
    since: float | None
    outcome: OutcomeShown | None


class Statistics(msgspec.Struct):
    """How a player's seats of one game ended."""

    game: str
    played: int
    won: int
    best: int


class MyGames(msgspec.Struct):
    """A player's tables: those that wait for them first, and a page of those that are over."""

    going: list[MyTable]
    over: list[MyTable]
    statistics: list[Statistics]


class PushWanted(msgspec.Struct, forbid_unknown_fields=True, tag="push", tag_field="kind"):
    """A browser that listens, as it says."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class HookWanted(msgspec.Struct, forbid_unknown_fields=True, tag="webhook", tag_field="kind"):
    """An address that is to be told, and in which form."""

    url: Annotated[str, msgspec.Meta(max_length=2000)]
    form: Literal["json", "discord", "slack"] = "json"


class MailWanted(msgspec.Struct, forbid_unknown_fields=True, tag="mail", tag_field="kind"):
    """A person's address, which they confirm."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


ChannelWanted = PushWanted | HookWanted | MailWanted


class ChannelShown(msgspec.Struct):
    """A way to alert a player; of its address only what tells it from others."""

    id: str
    kind: Literal["push", "webhook", "mail"]
    to: str
    confirmed: bool


class AlertsWanted(msgspec.Struct, forbid_unknown_fields=True):
    """When to alert a player, and in which language."""

    always: bool
    language: Language


class CodeTyped(msgspec.Struct, forbid_unknown_fields=True):
    """The code that came by mail."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


class Me(msgspec.Struct):
    """A player, and how this server can alert them."""

    always: bool
    language: Language
    channels: list[ChannelShown]
    push: str
    """The key by which browsers know this server."""
    mail: bool


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


# From the server


class OutcomeShown(msgspec.Struct):
    """How a game ended; a team that lost together has no winners."""

    winners: list[int]
    reason: str
    scores: list[int]
    figures: dict[str, int]


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
    """Something was not done; ``rule`` names the rule that forbids it."""

    code: SocketCode
    message: str
    rule: str = ""
    id: int | None = None


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


# To the server


class Hello(msgspec.Struct, tag="hello"):
    """Who comes: the secrets of their seats or their own key, and a name for who only watches."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)] = []
    key: Token = ""
    name: Annotated[str, msgspec.Meta(max_length=MOST_NAME)] = ""


ActionText = Annotated[str, msgspec.Meta(max_length=MOST_ACTION)]


class Act(msgspec.Struct, tag="act"):
    """A seat's action, meant for a version, and those of a journey that follow it."""

    seat: SeatNumber
    version: Version
    action: ActionText
    then: Annotated[list[ActionText], msgspec.Meta(max_length=MOST_STEPS)] = []
    id: MessageId | None = None


class UndoAsked(msgspec.Struct, tag="undo"):
    """A seat asks to take back the last action, or all from a place on."""

    seat: SeatNumber
    version: Version
    to: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    id: MessageId | None = None


class Agree(msgspec.Struct, tag="agree"):
    """A seat answers a wish to take its actions back."""

    seat: SeatNumber
    yes: bool
    id: MessageId | None = None


class Say(msgspec.Struct, tag="chat"):
    """Somebody says something to the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_TEXT)]
    id: MessageId | None = None


class Unsay(msgspec.Struct, tag="unsay"):
    """What was said is to be deleted: what one said oneself, or what somebody who watches did."""

    seq: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    id: MessageId | None = None


class Retry(msgspec.Struct, tag="retry"):
    """A bot that could not decide is to be asked again."""

    seat: SeatNumber
    id: MessageId | None = None


class Replace(msgspec.Struct, tag="replace"):
    """A bot is to have the seat of one that could not decide, or one that nobody holds."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=MOST_NAME)]
    id: MessageId | None = None


class Take(msgspec.Struct, tag="take"):
    """Somebody would have the seat of a bot that could not decide."""

    seat: SeatNumber
    name: Name
    id: MessageId | None = None


Relieving = Retry | Replace | Take
"""What can be done about a bot that could not decide, or about a seat that does not move."""


class Return(msgspec.Struct, tag="return"):
    """Whoever a seat belongs to would have it back from who plays for them."""

    seat: SeatNumber
    id: MessageId | None = None


class Vote(msgspec.Struct, tag="vote"):
    """Somebody is for handing a seat that does not move to who offered to play it."""

    seat: SeatNumber
    id: MessageId | None = None


class Order(msgspec.Struct, tag="order"):
    """The host closes the table to those who watch, or its chat, or opens them."""

    closed: bool
    hushed: bool
    id: MessageId | None = None


class Silence(msgspec.Struct, tag="silence"):
    """The host silences who holds a seat, or who said something from none, or lets them speak."""

    seat: SeatNumber | None = None
    seq: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    yes: bool = True
    id: MessageId | None = None


class Remove(msgspec.Struct, tag="remove"):
    """The host sends away who holds a seat, or who said something from no seat."""

    seat: SeatNumber | None = None
    seq: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    id: MessageId | None = None


class PassOn(msgspec.Struct, tag="pass"):
    """The host makes whoever holds a seat the host."""

    seat: SeatNumber
    id: MessageId | None = None


Hosting = Order | Silence | Remove | PassOn
"""What the host may do."""


class HintAsked(msgspec.Struct, tag="hint"):
    """A seat that must decide asks what a strong bot would do."""

    seat: SeatNumber
    version: Version
    id: MessageId | None = None


class HintDropped(msgspec.Struct, tag="unhint"):
    """Nobody waits for the hint any longer."""

    id: MessageId | None = None


class SyncAsked(msgspec.Struct, tag="sync"):
    """Somebody asks for everything."""

    id: MessageId | None = None


class Numbered(msgspec.Struct):
    """All that is asked of a message that cannot be read: which one it was."""

    id: MessageId | None = None


Asked = (
    Hello
    | Act
    | UndoAsked
    | Agree
    | Say
    | Unsay
    | Retry
    | Replace
    | Take
    | Return
    | Vote
    | Order
    | Silence
    | Remove
    | PassOn
    | HintAsked
    | HintDropped
    | SyncAsked
)


class Reader(Generic[T]):
    """Reads messages of one kind."""

    def __init__(self, decoder: msgspec.json.Decoder[T]) -> None:
        """Read what the decoder does."""
        self._decoder = decoder

    def decode(self, text: str) -> T:
        """Read a message; ``msgspec.DecodeError`` too if it is nested too deeply to be read."""
        try:
            return self._decoder.decode(text)
        except RecursionError as error:
            raise msgspec.DecodeError("nested too deeply") from error


ENCODER = msgspec.json.Encoder()
DECODER: Reader[Asked] = Reader(msgspec.json.Decoder(Asked))
NUMBERED = Reader(msgspec.json.Decoder(Numbered))
EMPTY = msgspec.Raw(b"{}")


def encode(message: msgspec.Struct) -> str:
    """Write a message as it goes over the wire."""
    return ENCODER.encode(message).decode()


def raw(value: object) -> msgspec.Raw:
    """Write a part of messages once, for all messages it goes into."""
    return msgspec.Raw(ENCODER.encode(value))
