"""Stores of both kinds for one suite of tests: what holds of one must hold of the other."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

import asyncpg
from tests.postgres import ask

from caserne.store.backup import reading
from caserne.store.opening import Address, open_store
from caserne.store.postgres import committing as postgres
from caserne.store.rows import (
    After,
    Await,
    StoredChannel,
    StoredPlayer,
    StoredSeat,
    StoredTable,
)
from caserne.store.sqlite import committing as sqlite
from caserne.store.upkeep import PARTS

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


def everything(address: Address) -> list[tuple[str, tuple[tuple[str, object], ...]]]:
    """List all rows of a store, each with its kind and by the names of its columns."""
    with reading(address) as pieces:
        return [
            (piece.name, tuple(sorted(zip(piece.columns, row, strict=True))))
            for piece in pieces
            for row in piece.rows
        ]


def nothing(_: int) -> None:
    """Tell nobody how far it is."""


def age(address: Address) -> None:
    """Have nobody been at any table since it was made."""
    statement = "UPDATE tables SET touched = created"
    if isinstance(address, str):
        asyncio.run(ask(address, statement))
        return
    connection = sqlite3.connect(address)
    connection.execute(statement)
    connection.commit()
    connection.close()


KINDS = {"tables", "players", "keys", "channels", *PARTS}
"""Every kind of row that is kept of others than the store itself."""
FULL = StoredTable("full", "onfire", "players=4", 7, 10.0, pace=3600.0, relief="bot")
ZOE = StoredPlayer("zoe", b"key of zoe", 1.0, "fr")
BO = StoredPlayer("bo", b"key of bo", 2.0)


def furnish(store: Store) -> None:
    """Write something of every kind: a table with a stranger, and one of two players in use."""
    store.create(TABLE, SEATS, ["* roll 1-1"]).result(10)
    store.say("abcd", 0, "Ana", "Feu ! 🔥", 2.5, 9).result(10)
    store.say("abcd", None, "", "Wasser marsch", 3.5, 9).result(10)
    store.unsay("abcd", 1).result(10)
    store.take_seat("abcd", 1, "Bo", b"\x00\xff").result(10)
    store.ask_to_leave("abcd", 1, b"\x00\xff").result(10)
    store.keep_review("abcd", '{"x": 1}').result(10)
    for player in (ZOE, BO):
        store.make_player(player).result(10)
    store.prefer("zoe", "fr", always=True).result(10)
    mail = StoredChannel("1", "mail", "zoe@zoe.example", "", 5.0)
    store.add_channel("zoe", mail, 9).result(10)
    store.keep_key("vapid", b"\x00secret").result(10)
    seats = [
        StoredSeat(0, "Zoé", digest=b"z0", player="zoe"),
        StoredSeat(1, "Zoé", digest=b"z1", player="zoe"),
        StoredSeat(2, "Bo", digest=b"b2", player="bo"),
        StoredSeat(3, "Maud", "steady"),
    ]
    turn = (Await(0, 100.0, 200.0, None),)
    store.create(FULL, seats, ["* deal", "1 play"], After(turn=turn)).result(10)
    store.hand_over("full", seats[1], StoredSeat(1, "Cleo", digest=b"c1")).result(10)
    store.offer("full", StoredSeat(0, "Zoé", digest=b"g0", player="zoe")).result(10)
    store.vote("full", 0, [2], "guest").result(10)
    store.ban("full", [b"who zoe"], removed=True).result(10)
    store.ask_to_leave("full", 2, b"b2").result(10)
    store.let_go("full", 2, b"c1").result(10)
    store.say("full", 0, "Zoé", "Bonjour", 4.0, 9, player="zoe").result(10)
    store.say("full", 2, "Bo", "Salut", 5.0, 9, player="bo").result(10)
    store.say("full", None, "Zoé", "Je regarde", 6.0, 9, b"who zoe").result(10)
    store.say("full", 0, "Zoé", "Sans clé", 7.0, 9).result(10)
    store.say("full", 0, "Zoé", "Oups", 8.0, 9, player="zoe").result(10)
    store.unsay("full", 4).result(10)


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
