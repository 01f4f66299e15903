"""What players ask about themselves: their games, and how they are alerted."""

from typing import Annotated, Literal

import msgspec

from caserne.server.wire.lobby import OutcomeShown, TableShown
from caserne.server.wire.values import MOST_NAME, MOST_SEATS, MOST_TOKENS, Language, Token


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
