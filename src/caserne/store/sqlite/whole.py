"""All of a SQLite file at one moment, and an empty one filled from such."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from caserne.store.backup import TOGETHER, Piece, in_order, refuse_strange
from caserne.store.failing import StoreError
from caserne.store.sqlite.connecting import connect
from caserne.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path


@contextmanager
def read(path: Path) -> Iterator[Iterator[Piece]]:
    """Read every row in one transaction, which sees nothing of what is written meanwhile."""
    if not path.exists():
        raise StoreError(f"expected a database, got no file {path}")
    SqliteStore(path).close()  # it is one of ours, and up to date
    with closing(connect(path)) as connection:
        connection.execute("BEGIN")
        yield _pieces(connection)


def _pieces(connection: sqlite3.Connection) -> Iterator[Piece]:
    for name in in_order(_names(connection)):
        columns = _columns(connection, name)
        listed = ", ".join(f'"{column}"' for column in columns)
        rows = connection.execute(f'SELECT {listed} FROM "{name}" ORDER BY {listed}')  # noqa: S608
        while some := rows.fetchmany(TOGETHER):
            yield Piece(name, columns, some)


def write(path: Path, pieces: Iterable[Piece]) -> None:
    """Fill an empty file in one transaction."""
    SqliteStore(path).close()  # made, or brought up to date
    with closing(connect(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        ((tables,),) = connection.execute("SELECT count(*) FROM tables").fetchall()
        if tables:
            raise StoreError(f"expected a database without tables, got {tables} in {path.name}")
        for piece in pieces:
            refuse_strange(piece, _columns(connection, piece.name))
            listed = ", ".join(f'"{column}"' for column in piece.columns)
            marks = ", ".join("?" * len(piece.columns))
            query = f'INSERT INTO "{piece.name}" ({listed}) VALUES ({marks})'  # noqa: S608
            try:
                connection.executemany(query, piece.rows)
            except sqlite3.Error as error:
                raise StoreError(f"cannot keep {piece.name}: {error}") from error
        connection.execute("COMMIT")


def _names(connection: sqlite3.Connection) -> list[str]:
    query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    return [name for (name,) in connection.execute(query)]


def _columns(connection: sqlite3.Connection, name: str) -> tuple[str, ...]:
    query = "SELECT name FROM pragma_table_info(?) ORDER BY cid"
    return tuple(column for (column,) in connection.execute(query, (name,)))
