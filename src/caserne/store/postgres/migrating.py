"""Bringing a database up to date: numbered scripts, each applied once."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from caserne.store.failing import StoreError

if TYPE_CHECKING:
    from asyncpg import Connection

LOCK: Final = 0x43617372
"""The advisory lock of whoever brings a database up to date: ``Casr``."""
OTHERS: Final = (
    "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
    " AND relkind IN ('r', 'p', 'v', 'm', 'f') LIMIT 1"
)


async def migrate(connection: Connection) -> None:
    """Apply the numbered migrations that this database has not had yet, all or none of them.

    Several servers may come to a new database at once: whoever is first applies them.
    """
    folder = files("caserne.store.postgres") / "migrations"
    scripts = sorted(
        (file for file in folder.iterdir() if file.name[:4].isdigit()), key=lambda file: file.name
    )
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        done = await _done(connection)
        if done > len(scripts):
            expected = f"expected at most migration {len(scripts)}"
            raise StoreError(f"store: {expected}, got {done} of a newer Caserne")
        for script in scripts[done:]:
            await connection.execute(script.read_text("utf-8"))
        if done < len(scripts):
            await connection.execute("UPDATE caserne SET migration = $1", len(scripts))


async def _done(connection: Connection) -> int:
    """Tell how many a database has had; one of another program is left alone."""
    if await connection.fetchval("SELECT current_schema()") is None:
        raise StoreError("store: expected a schema to keep tables in, got none")
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise StoreError(f"store: expected a database in UTF8, got {encoding}")
    ours = "SELECT to_regclass(quote_ident(current_schema()) || '.caserne') IS NOT NULL"
    if await connection.fetchval(ours):
        done: int = await connection.fetchval("SELECT migration FROM caserne")
        return done
    if await connection.fetchval(OTHERS) is not None:
        raise StoreError("store: expected a database of Caserne, got another program's")
    return 0
