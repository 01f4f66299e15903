"""The PostgreSQL store: whose database it is, what it waits for, and what becomes of lost lines."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest
from tests.postgres import ask
from tests.store.keeping import SEATS, TABLE, Postgres, failure

from caserne.store.failing import StoreError, UnwellError
from caserne.store.opening import open_store
from caserne.store.postgres.store import PostgresStore
from caserne.store.rows import StoredSeat, StoredTable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.postgres import Cluster

SCRIPTS = len(
    [
        script
        for script in (files("caserne.store.postgres") / "migrations").iterdir()
        if script.name.endswith(".sql")
    ]
)


@pytest.fixture
def address(cluster: Cluster) -> str:
    """Give where nothing is kept yet."""
    return cluster.schema()


@pytest.fixture
def store(address: str) -> Iterator[PostgresStore]:
    """Open a store that holds one table."""
    opened = PostgresStore(address)
    opened.create(TABLE, SEATS, ["* roll 1-1"]).result(10)
    yield opened
    opened.close()


def sql(address: str, query: str) -> list[tuple[Any, ...]]:
    """Ask the database itself."""
    return asyncio.run(ask(address, query))


def test_another_programs_database_is_left_alone(address: str) -> None:
    """A database that holds something else is refused with a sentence, and not touched."""
    sql(address, "CREATE TABLE stamps (name text)")
    with pytest.raises(StoreError, match="expected a database of Caserne, got another program's"):
        open_store(address)
    query = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
    assert sql(address, query) == [("stamps",)]


def test_a_database_of_a_newer_caserne_is_left_alone(address: str) -> None:
    """A database with migrations this program does not know is refused with a sentence."""
    open_store(address).close()
    sql(address, "UPDATE caserne SET migration = 99")
    with pytest.raises(StoreError, match=f"expected at most migration {SCRIPTS}, got 99"):
        open_store(address)


def test_many_may_come_to_a_new_database_at_once(address: str) -> None:
    """Each migration is applied once, whoever comes first."""
    with ThreadPoolExecutor(4) as pool:
        for opened in [pool.submit(open_store, address) for _ in range(4)]:
            opened.result(30).close()
    assert sql(address, "SELECT migration FROM caserne") == [(SCRIPTS,)]


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://caserne:secret@/none?host=/nowhere", "No such file|does not exist"),
        ("postgresql://caserne:secret@127.0.0.1:1/none", "refused|Connect"),
        ("postgresql://caserne:secret@127.0.0.1:x/none", "port|invalid"),
        ("postgresql://[", "Invalid|invalid"),
    ],
)
def test_what_cannot_be_reached_is_told_without_its_password(address: str, told: str) -> None:
    """A wrong address is an error in words, in which there is no secret."""
    with pytest.raises((StoreError, OSError), match=told) as caught:
        open_store(address)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("asked", ["off", "local"])
def test_a_commit_waits_until_it_is_durable(address: str, asked: str) -> None:
    """Whatever the database's settings are, who is answered can rely on it."""
    store = PostgresStore(f"{address}&synchronous_commit={asked}")
    try:
        connection = store._connection  # noqa: SLF001 - the one that writes
        assert connection is not None
        told = store._do(connection.fetchval("SHOW synchronous_commit")).result(10)  # noqa: SLF001
    finally:
        store.close()
    assert told == "on"


def test_a_database_that_need_not_be_waited_for_may_be_stricter(address: str) -> None:
    """What an operator asks beyond that is kept."""
    store = PostgresStore(f"{address}&synchronous_commit=remote_apply")
    connection = store._connection  # noqa: SLF001 - likewise
    assert connection is not None
    told = store._do(connection.fetchval("SHOW synchronous_commit")).result(10)  # noqa: SLF001
    store.close()
    assert told == "remote_apply"


def test_the_list_is_read_off_an_index(address: str, store: PostgresStore) -> None:
    """However many tables there are, a page of the list looks at no more than it shows."""
    for number in range(3):
        table = StoredTable(f"t{number}", "flashpoint", "", 1, 10.0 + number)
        store.create(table, [StoredSeat(0)], []).result(10)
    where = "listed = 1 AND over = 0 AND free = 1 AND touched >= 1"
    for asked, index in (
        (where, "tables_listed"),
        (f"{where} AND game = 'flashpoint'", "tables_listed_of"),
        ("over + 0 = 1 AND touched < 5", "tables_aged"),
    ):
        query = f"SELECT id FROM tables WHERE {asked} ORDER BY touched DESC, id DESC LIMIT 2"  # noqa: S608
        plan = sql(f"{address}&enable_seqscan=off", f"EXPLAIN {query}")
        steps = "\n".join(step for (step,) in plan)
        assert f"Index Scan Backward using {index}" in steps or "Index Only Scan Backward" in steps
        assert "Sort" not in steps


def test_lost_connections_are_opened_again(
    address: str, store: PostgresStore, caplog: pytest.LogCaptureFixture
) -> None:
    """When the database drops us, what is asked next is answered, and others are heard again."""
    changed: list[frozenset[str] | None] = []
    noticed = threading.Semaphore(0)

    def note(tables: frozenset[str] | None) -> None:
        changed.append(tables)
        noticed.release()

    store.lines("abcd")
    store.watch(note, print)
    drop = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
    sql(address, f"{drop} AND application_name = 'caserne'")
    assert noticed.acquire(timeout=10)
    assert changed == [None]  # whatever was missed meanwhile is looked up
    assert store.lines("abcd") == ["* roll 1-1"]
    assert isinstance(failure(store.append("abcd", 1, ["1 end"])), UnwellError | None)
    twin = PostgresStore(address)
    twin.say("abcd", 0, "Ana", "hello", 1.0, 9).result(10)
    twin.close()
    assert noticed.acquire(timeout=10)
    assert frozenset(["abcd"]) in changed
    assert len([one for one in caplog.records if one.getMessage() == "store unwell"]) <= 1


def test_tables_are_locked_in_one_order(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for a table holds none that comes after it, so that nobody waits for each other."""
    keeper = Postgres(cluster)
    store = keeper.open()
    store.create(TABLE, SEATS, []).result(10)
    for name in ("t1", "t2"):
        store.create(StoredTable(name, "flashpoint", "", 1, 1), [], []).result(10)
    hold = keeper.hold(store, monkeypatch)
    answers = [store.append(name, 0, ["1 end"]) for name in ("t2", "t1")]

    async def interfere() -> None:
        first = await asyncpg.connect(str(keeper.address))
        second = await asyncpg.connect(str(keeper.address))
        async with first.transaction():
            await first.execute("SELECT 1 FROM tables WHERE id = 't1' FOR UPDATE")
            hold.go_on.set()
            while not await second.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                pass
            await second.execute("SELECT 1 FROM tables WHERE id = 't2' FOR UPDATE NOWAIT")
        await first.close()
        await second.close()

    asyncio.run(interfere())
    assert [failure(answer) for answer in answers] == [None, None]
    keeper.close_all()
