"""What messages are made of: names, numbers and codes, each with its bounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

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
    "shut",
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
    "shut",
    "deleted",
    "erased",
    "lesson",
    "unreadable",
    "too-fast",
    "too-large",
    "not-found",
    "unwritten",
    "off",
    "failed",
]
