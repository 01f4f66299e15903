"""Secrets of seats, codes of tables, and text from strangers."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody takes for each other."""
CODE_LENGTH: Final = 8
KEY_LENGTH: Final = 26
"""Letters of a player's key: 128 random bits and a little more."""
TOKEN_BYTES: Final = 16
SEED_BITS: Final = 62
DIRECTING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Characters that turn the writing direction of what follows, beyond a name if they may."""


def new_code() -> str:
    """Make the code of a table, short enough to be read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """Make the secret of a seat: 128 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_seed() -> int:
    """Make the seed that a table's chance comes from; it never leaves the server."""
    return secrets.randbits(SEED_BITS)


def digest(token: str) -> bytes:
    """Give what is stored of a secret; a random secret needs no salt."""
    return hashlib.sha256(token.encode()).digest()


def plain(text: str) -> str:
    """Take out of a stranger's text what is no text: control characters and surrogates."""
    kept = (
        " " if unicodedata.category(char) in {"Cc", "Zl", "Zp"} else char
        for char in text
        if char not in DIRECTING and unicodedata.category(char) != "Cs"
    )
    return " ".join("".join(kept).split())


def new_key() -> str:
    """Make the key of a player, which is their recovery code too."""
    return "".join(secrets.choice(ALPHABET) for _ in range(KEY_LENGTH))


def plain_key(text: str) -> str:
    """Read a key as somebody copies it: in groups, in capitals."""
    return "".join(char for char in text.lower() if char.isalnum())
