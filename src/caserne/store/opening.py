"""Opening a store: which kind it is, its address says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from caserne.store.failing import StoreError
from caserne.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from caserne.store.store import Store

SCHEMES: Final = ("postgresql", "postgres")
Address = Path | str
"""A file, or where a database server is."""


def is_remote(address: Address) -> bool:
    """Tell whether an address is that of a database server; else it is a file's."""
    return isinstance(address, str) and address.partition("://")[0] in SCHEMES


def read_address(text: str) -> Address:
    """Read an address: of a database server as it is, or a file."""
    if is_remote(text):
        return text
    if re.match(r"[a-z][a-z0-9+.-]+://", text, re.IGNORECASE):
        kind = text.partition("://")[0]
        raise StoreError(f"expected a file or postgresql://..., got {kind}://...")
    return Path(text)


def shown(address: Address) -> str:
    """Write an address as it may be told and logged: without its password."""
    if not is_remote(address):
        return str(address)
    try:
        parts = urlsplit(str(address))
    except ValueError:
        return "postgresql://..."
    user, at, place = parts.netloc.rpartition("@")
    asked = [(name, value) for name, value in parse_qsl(parts.query) if name != "password"]
    netloc = f"{user.partition(':')[0]}{at}{place}"
    return urlunsplit(parts._replace(netloc=netloc, query=urlencode(asked, safe="/")))


def open_store(address: Address) -> Store:
    """Open a store; ``StoreError`` if it is none of ours, ``OSError`` if it cannot be reached."""
    if not is_remote(address):
        path = Path(address)
        path.parent.mkdir(parents=True, exist_ok=True)
        return SqliteStore(path)
    try:
        from caserne.store.postgres.store import PostgresStore  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        needed = "PostgreSQL needs asyncpg: pip install 'caserne[postgres]'"
        raise StoreError(needed) from error
    return PostgresStore(str(address))
