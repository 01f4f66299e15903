"""Committing: many requests in one transaction and few journeys, each answered when it is durable.

Requests of different tables go on side by side: what they ask next goes to the database together,
one journey for each kind of statement. First of all the tables are locked, in the order of their
codes, so that no two servers wait for each other.
"""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from caserne.store.failing import TakenError, unwell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from asyncpg import Connection

    from caserne.store.requests import Statement, Waiting

LOCK: Final = "SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE"
OWN_FAULT: Final = (asyncpg.DataError, ValueError)
"""What a request brings about by what it holds; everything else is the database's trouble."""


class TornError(Exception):
    """A request is refused that may have changed something: none of the batch can stand."""


async def commit(
    connection: Connection, batch: list[Waiting]
) -> tuple[Exception | None, frozenset[str]]:
    """Carry out requests in one transaction; give the failure, and the tables that changed.

    If one of them fails in the midst of it, all are begun again, each taking only itself back.
    """
    wanted = [one for one in batch if one.answer.set_running_or_notify_cancel()]
    failure: Exception | None = None
    try:
        try:
            results = await _transaction(connection, wanted, _together)
        except (TornError, asyncpg.IntegrityConstraintViolationError, *OWN_FAULT):
            results = await _transaction(connection, wanted, _one_by_one)
    except Exception as error:  # noqa: BLE001 - told to all who asked
        with suppress(Exception):
            connection.terminate()  # whatever it was at, nothing of it goes on
        failure = unwell(error)
        results = [unwell(error) for _ in wanted]
    changed = []
    for one, result in zip(wanted, results, strict=True):
        if isinstance(result, Exception):
            one.answer.set_exception(result)
        else:
            one.answer.set_result(result)
            changed.append(one.table)
    return failure, frozenset(filter(None, changed))


async def _transaction(
    connection: Connection, wanted: Sequence[Waiting], how: Callable[..., Any]
) -> list[Any]:
    async with connection.transaction():
        await connection.fetch(LOCK, sorted({one.table for one in wanted}))
        results: list[Any] = await how(connection, wanted)
    return results


async def _one_by_one(connection: Connection, wanted: Sequence[Waiting]) -> list[Any]:
    """Carry out one request after the other; give what came of each, be it an error of its own."""
    results: list[Any] = []
    for one in wanted:
        try:
            async with connection.transaction():  # a savepoint
                (result,) = await _wave(connection, [one])
                if isinstance(result, Exception):
                    raise result
        except asyncpg.IntegrityConstraintViolationError as error:
            result = TakenError(str(error))
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            if not isinstance(error, OWN_FAULT):
                raise
            result = ValueError(str(error))
        except TornError as error:
            result = error.__cause__
        except TakenError as error:
            result = error
        results.append(result)
    return results


async def _together(connection: Connection, wanted: Sequence[Waiting]) -> list[Any]:
    """Carry out many requests, those of one table in order and those of different ones at once."""
    results: dict[int, Any] = {}
    left = list(enumerate(wanted))
    while left:
        wave: dict[str, tuple[int, Waiting]] = {}
        later = []
        for number, one in left:
            if one.table in wave:
                later.append((number, one))
            else:
                wave[one.table] = number, one
        numbers = [number for number, _ in wave.values()]
        done = await _wave(connection, [one for _, one in wave.values()])
        results |= dict(zip(numbers, done, strict=True))
        left = later
    return [results[number] for number in range(len(wanted))]


async def _wave(connection: Connection, wanted: Sequence[Waiting]) -> list[Any]:
    """Carry out requests of different tables; give what came of each.

    One that is refused by its first statement has changed nothing, and is let go.
    """
    results: dict[str, Any] = {}
    going = {one.table: one.begin() for one in wanted}
    rows: dict[str, Any] = dict.fromkeys(going)
    steps = 0
    while going:
        asked: dict[str, Statement] = {}
        for table, request in list(going.items()):
            try:
                asked[table] = request.send(rows[table])
            except StopIteration as end:
                results[table] = end.value
                del going[table]
            except TakenError as error:
                if steps > 1:
                    raise TornError from error
                results[table] = error
                del going[table]
        rows = await _ask(connection, asked)
        steps += 1
    return [results[one.table] for one in wanted]


async def _ask(connection: Connection, asked: dict[str, Statement]) -> dict[str, list[Any]]:
    """Send statements, those of one kind together; give each table the rows that are its own."""
    values: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for statement in asked.values():
        values[statement.query].extend(statement.rows)
    answers: dict[str, list[Any]] = {table: [] for table in asked}
    for query, rows in values.items():
        for row in await connection.fetchmany(query, rows) if rows else ():
            answers[row[0]].append(row)
    return answers
