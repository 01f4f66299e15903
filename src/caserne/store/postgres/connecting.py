"""Connections to a PostgreSQL database, which say who we are and wait for its disk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import asyncpg

if TYPE_CHECKING:
    from asyncpg import Connection, Pool

PATIENCE: Final = 10.0
"""So many seconds the database may take to let us in, or to answer."""
HASTY: Final = ("off", "local")
"""What ``synchronous_commit`` must not be: a commit would be told before it is durable."""


class Database:
    """Where the database is; its password is told to nobody else."""

    def __init__(self, address: str) -> None:
        """Remember the address."""
        self._settings: dict[str, Any] = {
            "dsn": address,
            "timeout": PATIENCE,
            "command_timeout": PATIENCE,
            "server_settings": {"application_name": "caserne"},
        }

    async def connect(self) -> Connection:
        """Open a connection that writes, and is answered when that is durable."""
        connection: Connection = await asyncpg.connect(**self._settings)
        if await connection.fetchval("SHOW synchronous_commit") in HASTY:
            await connection.execute("SET synchronous_commit = on")
        return connection

    async def connect_hastily(self) -> Connection:
        """Open a connection for what need not be durable."""
        connection: Connection = await asyncpg.connect(**self._settings)
        await connection.execute("SET synchronous_commit = off")
        return connection

    async def pool(self, most: int) -> Pool:
        """Open a few connections for questions."""
        pool: Pool = await asyncpg.create_pool(
            **self._settings, min_size=0, max_size=most, reset=_nothing
        )
        return pool


async def _nothing(_: object) -> None:
    """Leave a connection as it is: questions change nothing about it."""
