"""Bringing a file up to date: numbered scripts, each applied once."""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from typing import TYPE_CHECKING

from caserne.store.failing import StoreError
from caserne.store.sqlite.connecting import APPLICATION

if TYPE_CHECKING:
    from collections.abc import Iterator


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the numbered migrations that this file has not had yet, each in a transaction.

    Several processes may open a new file at once: whoever is first applies a migration.
    """
    scripts = sorted(
        (
            file
            for file in (files("caserne.store.sqlite") / "migrations").iterdir()
            if file.name[:4].isdigit()
        ),
        key=lambda file: file.name,
    )
    if (done := _done(connection)) > len(scripts):
        message = f"store: expected at most migration {len(scripts)}, got {done} of a newer Caserne"
        raise StoreError(message)
    for number, script in enumerate(scripts[done:], done + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if _done(connection) < number:
                for statement in statements(script.read_text("utf-8")):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute("COMMIT")
        except sqlite3.Error:
            connection.execute("ROLLBACK")
            raise


def statements(script: str) -> Iterator[str]:
    """Take a script apart."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _done(connection: sqlite3.Connection) -> int:
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    return int(done)
