"""Stores of both kinds for one suite of tests: what holds of one must hold of the other."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

import asyncpg
from tests.postgres import ask

from caserne.store.opening import Address, open_store
from caserne.store.postgres import committing as postgres
from caserne.store.rows import StoredSeat, StoredTable
from caserne.store.sqlite import committing as sqlite

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path

    import pytest
    from tests.postgres import Cluster

    from caserne.store.requests import Waiting
    from caserne.store.store import Store

TABLE = StoredTable("abcd", "flashpoint", "firefighters=2", 2**62, 1.5)
SEATS = [StoredSeat(0, "Ana", digest=b"a"), StoredSeat(1)]


def failure(answer: Future[Any]) -> BaseException | None:
    """Wait for an answer; give what went wrong."""
    return answer.exception(10)


class Hold:
    """Stops a store's writer before its commits until it is let go, and counts them."""

    def __init__(self, store: Store) -> None:
        """Hold a writer."""
        self.go_on = threading.Event()
        self.sizes: list[int] = []
        self._store = store
        self._standing = threading.Event()

    def wait(self) -> None:
        """Have it write something, and wait until it stands."""
        self._store.take_seat("abcd", 1, "Nobody", b"n")
        assert self._standing.wait(10)

    def stand(self, batch: list[Waiting]) -> None:
        """Stand until it may go on."""
        self._standing.set()
        assert self.go_on.wait(10)
        self.sizes.append(len(batch))


class Keeper(ABC):
    """Opens stores of one kind, all of the same tables."""

    refused: type[Exception]
    """How the database itself refuses something."""

    def __init__(self, address: Address) -> None:
        """Keep tables at an address."""
        self.address = address
        self._opened: list[Store] = []

    def open(self) -> Store:
        """Open the store, once more if it is open already."""
        store = open_store(self.address)
        self._opened.append(store)
        return store

    def close(self, store: Store) -> None:
        """Close one of them."""
        self._opened.remove(store)
        store.close()

    def close_all(self) -> None:
        """Close those that are open still."""
        for store in [*self._opened]:
            self.close(store)

    @abstractmethod
    def sql(self, query: str) -> list[tuple[Any, ...]]:
        """Ask the database itself."""

    @abstractmethod
    def hold(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> Hold:
        """Stop the writer."""


class Lite(Keeper):
    """SQLite files."""

    refused = sqlite3.IntegrityError

    def __init__(self, folder: Path) -> None:
        """Keep tables in a folder."""
        self.path = folder / "tables.db"
        super().__init__(self.path)

    def sql(self, query: str) -> list[tuple[Any, ...]]:
        """Ask the file."""
        connection = sqlite3.connect(self.path)
        try:
            return connection.execute(query).fetchall()
        finally:
            connection.close()

    def hold(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> Hold:
        """Stop the thread that writes."""
        hold, commit = Hold(store), sqlite.commit

        def held(connection: Any, batch: list[Waiting]) -> Any:  # noqa: ANN401 - passed on
            hold.stand(batch)
            return commit(connection, batch)

        monkeypatch.setattr(sqlite, "commit", held)
        hold.wait()
        return hold


class Postgres(Keeper):
    """A schema of a database of the tests' own."""

    refused = asyncpg.RestrictViolationError

    def __init__(self, cluster: Cluster) -> None:
        """Keep tables in a new schema."""
        super().__init__(cluster.schema())

    def sql(self, query: str) -> list[tuple[Any, ...]]:
        """Ask the database."""
        return asyncio.run(ask(str(self.address), query))

    def hold(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> Hold:
        """Stop the task that writes, and nothing else of its loop."""
        hold, commit = Hold(store), postgres.commit

        async def held(connection: Any, batch: list[Waiting]) -> Any:  # noqa: ANN401 - passed on
            await asyncio.to_thread(hold.stand, batch)
            return await commit(connection, batch)

        monkeypatch.setattr(postgres, "commit", held)
        hold.wait()
        return hold
