"""Committing: many requests in one transaction, each answered when it is on disk."""

from __future__ import annotations

import re
import sqlite3
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from caserne.store.failing import TakenError, UnwellError, unwell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.store.requests import Request, Statement, Waiting
    from caserne.store.sqlite.connecting import Connection


def commit(connection: Connection, batch: list[Waiting]) -> tuple[Exception | None, frozenset[str]]:
    """Carry out requests in one transaction; one that fails takes only itself back.

    Nobody is answered before the commit, and everybody hears of it if that fails, or if what was
    written is not where the file was; gives that failure, and the tables that changed. What nobody
    waits for any longer is not begun.
    """
    failure: Exception | None = None
    wanted = [one for one in batch if one.answer.set_running_or_notify_cancel()]
    try:
        connection.verify()
        connection.execute("BEGIN IMMEDIATE")
        results = [_try(connection, one.begin()) for one in wanted]
        connection.execute("COMMIT")
        connection.verify()
    except (sqlite3.Error, UnwellError) as error:
        with suppress(sqlite3.Error):  # nothing to roll back, or it waits for the next try
            connection.execute("ROLLBACK")
        failure = error
        results = [unwell(error) for _ in wanted]
    changed = []
    for one, result in zip(wanted, results, strict=True):
        if isinstance(result, Exception):
            one.answer.set_exception(result)
        else:
            one.answer.set_result(result)
            changed.append(one.table)
    failure = failure or next((one for one in results if isinstance(one, UnwellError)), None)
    return failure, frozenset(filter(None, changed))


def _try(connection: sqlite3.Connection, request: Request[Any]) -> object:
    """Carry out a request; give what came of it, be it an error of its own."""
    connection.execute("SAVEPOINT request")
    try:
        return _carry_out(connection, request)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO request")
        return TakenError(str(error))
    except sqlite3.Error:
        raise  # the whole transaction is in doubt
    except Exception as error:  # noqa: BLE001 - told to whoever asked
        connection.execute("ROLLBACK TO request")
        return error
    finally:
        connection.execute("RELEASE request")


def _carry_out(connection: sqlite3.Connection, request: Request[Any]) -> object:
    """Carry out one statement of a request after the other; give what it gives in the end."""
    try:
        statement = next(request)
        while True:
            statement = request.send(_execute(connection, statement))
    except StopIteration as end:
        return end.value


def _execute(connection: sqlite3.Connection, statement: Statement) -> Sequence[tuple[Any, ...]]:
    query = dialect(statement.query)
    if len(statement.rows) == 1:
        return connection.execute(query, statement.rows[0]).fetchall()
    connection.executemany(query, statement.rows)
    return []


@lru_cache(maxsize=256)
def dialect(query: str) -> str:
    """Write a query as SQLite understands it; one of several is one of a list in JSON."""
    query = re.sub(r"= ANY\(\$(\d)\)", r"IN (SELECT value FROM json_each(?\1))", query)
    return re.sub(r"\$(\d)", r"?\1", query)
