"""What a socket asks for, and how messages are read and written."""

from typing import Annotated, Generic, TypeVar

import msgspec

from caserne.server.wire.values import (
    MOST_ACTION,
    MOST_NAME,
    MOST_STEPS,
    MOST_TEXT,
    MOST_TOKENS,
    MessageId,
    Name,
    SeatNumber,
    Token,
    Version,
)

T = TypeVar("T")


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
