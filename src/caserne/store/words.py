"""What servers that share a store tell each other, in pieces that every bus carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

LARGEST: Final = 7800
"""Bytes of a piece: PostgreSQL takes less than 8,000."""
OVERHEAD: Final = 64


class Words(msgspec.Struct, frozen=True, array_like=True):
    """Who speaks, which tables it changed, and whatever else it says."""

    server: str
    tables: list[str]
    words: list[str] = []


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Words)


def pack(said: Words) -> Iterator[bytes]:
    """Write it down in as many pieces as it takes; what is too large for one is left out."""
    tables: list[str] = []
    words: list[str] = []
    size = OVERHEAD
    parts = [(one, tables) for one in said.tables] + [(one, words) for one in said.words]
    for text, where in parts:
        length = len(ENCODER.encode(text)) + 1
        if size + length > LARGEST:
            if tables or words:
                yield ENCODER.encode(Words(said.server, tables, words))
            tables.clear()
            words.clear()
            size = OVERHEAD
        if size + length <= LARGEST:
            where.append(text)
            size += length
    if tables or words:
        yield ENCODER.encode(Words(said.server, tables, words))


def unpack(text: bytes | str) -> Words | None:
    """Read a piece; nothing if it is none of ours."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
