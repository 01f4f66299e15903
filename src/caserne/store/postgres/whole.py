"""All of a PostgreSQL database at one moment, and an empty one filled from such."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg

from caserne.store.backup import TOGETHER, Piece, in_order, refuse_strange
from caserne.store.failing import StoreError, UnwellError, unwell
from caserne.store.postgres.connecting import Database
from caserne.store.postgres.migrating import migrate

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable, Iterator

    from asyncpg import Connection

T = TypeVar("T")

NAMES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
COLUMNS = (
    "SELECT column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
)


class Talk:
    """A connection that is talked to one question after the other, from a thread of no loop."""

    def __init__(self, address: str) -> None:
        """Connect, and bring the database up to date."""
        self._loop = asyncio.new_event_loop()
        try:
            self.connection: Connection = self.do(Database(address).connect())
            self.do(migrate(self.connection))
        except BaseException:
            self._loop.close()
            raise

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something; ``UnwellError`` if it could not be done."""
        try:
            return self._loop.run_until_complete(work)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise unwell(error) from error

    def ask(self, query: str, *values: object) -> list[Any]:
        """Ask for rows."""
        return self.do(self.connection.fetch(query, *values))

    def columns(self, name: str) -> tuple[str, ...]:
        """List what a row of a kind has."""
        return tuple(row[0] for row in self.ask(COLUMNS, name))

    def close(self) -> None:
        """Let go."""
        with suppress(UnwellError):  # it is gone already
            self.do(self.connection.close())
        self._loop.close()


@contextmanager
def _talk(address: str) -> Iterator[Talk]:
    talk = Talk(address)
    try:
        yield talk
    finally:
        talk.close()


@contextmanager
def read(address: str) -> Iterator[Iterator[Piece]]:
    """Read every row in one transaction, which sees nothing of what is written meanwhile."""
    with _talk(address) as talk:
        talk.do(talk.connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        yield _pieces(talk)


def _pieces(talk: Talk) -> Iterator[Piece]:
    for name in in_order(row[0] for row in talk.ask(NAMES)):
        columns = talk.columns(name)
        listed = ", ".join(f'"{column}"' for column in columns)
        query = f'SELECT {listed} FROM "{name}" ORDER BY {listed}'  # noqa: S608 - our own names
        talk.do(talk.connection.execute(f'DECLARE "all {name}" CURSOR FOR {query}'))
        while rows := talk.ask(f'FETCH {TOGETHER} FROM "all {name}"'):
            yield Piece(name, columns, [tuple(row) for row in rows])


def write(address: str, pieces: Iterable[Piece]) -> None:
    """Fill an empty database in one transaction."""
    with _talk(address) as talk:
        talk.do(talk.connection.execute("BEGIN"))
        talk.do(talk.connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE"))
        ((tables,),) = talk.ask("SELECT count(*) FROM tables")
        if tables:
            raise StoreError(f"expected a database without tables, got {tables}")
        for piece in pieces:
            refuse_strange(piece, talk.columns(piece.name))
            copied = talk.connection.copy_records_to_table(
                piece.name, records=piece.rows, columns=piece.columns
            )
            talk.do(copied)
        talk.do(talk.connection.execute("COMMIT"))
