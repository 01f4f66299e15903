"""The SQLite store: its file, what becomes of it, and whose it is."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from tests.store.keeping import SEATS, TABLE, failure

from caserne.store.failing import StoreError, UnwellError
from caserne.store.rows import Query, StoredTable
from caserne.store.sqlite import committing, connecting
from caserne.store.sqlite.connecting import APPLICATION, connect, make_file
from caserne.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """Open a store that holds one table."""
    opened = SqliteStore(tmp_path / "tables.db")
    opened.create(TABLE, SEATS, ["* roll 1-1"]).result(10)
    yield opened
    opened.close()


def test_the_list_is_read_off_an_index(store: SqliteStore) -> None:
    """However many tables there are, a page of the list looks at no more than it shows."""
    statements: list[str] = []
    connection = connect(store.path)
    connection.set_trace_callback(statements.append)
    store._readers.put(connection)  # noqa: SLF001
    store.running(5, since=1)
    store.running(5, since=1, game="flashpoint", after="abcd")
    store.entries(Query(over=True, before=5.0), 5)
    connection.set_trace_callback(None)
    plans = [connection.execute(f"EXPLAIN QUERY PLAN {one}").fetchall() for one in statements]
    indexes = ["tables_listed", "tables_listed_of_game", "tables_aged"]
    for plan, index in zip(plans, indexes, strict=True):
        steps = [step for *_, step in plan]
        assert f"USING INDEX {index} (" in steps[0]
        assert not [step for step in steps if "SCAN" in step or "TEMP B-TREE" in step]


def test_the_file_is_written_ahead_and_synchronised(tmp_path: Path) -> None:
    """Connections use the write-ahead log, and a commit waits for the disk."""
    make_file(tmp_path / "tables.db")
    connection = connect(tmp_path / "tables.db")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


def test_many_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    """Each migration is applied once, whoever comes first, and all of them wait for each other."""
    together = threading.Barrier(6)

    def come(path: Path) -> None:
        together.wait(10)
        SqliteStore(path).close()

    with ThreadPoolExecutor(6) as pool:
        for path in [tmp_path / f"{number}.db" for number in range(20)]:
            for done in [pool.submit(come, path) for _ in range(6)]:
                done.result(30)
            assert SqliteStore(path).table("none") is None


def test_a_failed_commit_is_told_to_all(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the disk refuses, everybody in the transaction hears of it, and nothing is kept."""

    def fail(_: object, __: object) -> None:
        raise sqlite3.OperationalError("disk full")

    monkeypatch.setattr(committing, "_try", fail)
    assert isinstance(failure(store.append("abcd", 1, ["1 end"])), UnwellError)
    monkeypatch.undo()
    store.append("abcd", 1, ["2 end"]).result(10)
    assert store.lines("abcd", 1) == ["2 end"]


def test_an_old_file_is_brought_up_to_date(tmp_path: Path) -> None:
    """A file of the first migration keeps its tables, which stay listed."""
    path = tmp_path / "tables.db"
    script = (files("caserne.store.sqlite") / "migrations" / "0001_tables.sql").read_text("utf-8")
    connection = sqlite3.connect(path)
    connection.executescript(f"{script};PRAGMA user_version = 1;")
    connection.execute("INSERT INTO tables VALUES ('old', 'flashpoint', '', 1, 300.0)")
    connection.execute("INSERT INTO seats (table_id, seat) VALUES ('old', 0)")
    connection.commit()
    connection.close()
    store = SqliteStore(path)
    assert store.running(9, since=200) == [StoredTable("old", "flashpoint", "", 1, 300.0)]
    store.close()


def test_who_reads_for_long_stands_in_the_way(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is not emptied under somebody who reads it still, and that is told."""
    monkeypatch.setattr(connecting, "PATIENCE", 0.01)
    reader = connect(store.path)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM tables").fetchall()
    store.touch("abcd").result(10)
    assert not store.scrub()
    reader.close()
    assert store.scrub()


def test_migrations_run_once_and_in_order(tmp_path: Path) -> None:
    """A file knows which migrations it has had; opening it again applies none."""
    path = tmp_path / "tables.db"
    SqliteStore(path).close()
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (8,)
    connection.close()
    SqliteStore(path).close()


def test_a_file_of_a_newer_caserne_is_left_alone(tmp_path: Path) -> None:
    """A file with migrations this program does not know is refused with a sentence."""
    path = tmp_path / "tables.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="expected at most migration 8, got 99"):
        SqliteStore(path)


def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    """A file that is no database is refused with a sentence, and not touched."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 500, encoding="ascii")
    with pytest.raises(StoreError, match="expected a SQLite file"):
        SqliteStore(path)
    assert path.read_text("ascii") == "Dear Ana, " * 500


@pytest.mark.parametrize("application", [0, 252006673])
def test_another_programs_file_is_left_alone(tmp_path: Path, application: int) -> None:
    """A SQLite file that is not ours is refused with a sentence, and not touched."""
    path = tmp_path / "stamps.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE stamps (name TEXT)")
    connection.execute(f"PRAGMA application_id = {application}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="expected a database of Caserne"):
        SqliteStore(path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["stamps.db"]


def test_a_file_says_whose_it_is(store: SqliteStore) -> None:
    """What is ours can be told from what is another program's."""
    connection = connect(store.path)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    connection.close()


def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    """Nobody else may look at hands and secrets, be it in a file that was open to all before."""
    path = tmp_path / "tables.db"
    path.touch(0o644)
    store = SqliteStore(path)
    store.create(TABLE, SEATS, []).result(10)
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    store.close()
    assert modes == {
        **dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600),
        "tables.db-servers": 0o700,
    }


@pytest.mark.parametrize("name", ["tables.db", "tables.db-wal"])
@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_answered_when_the_file_is_gone(
    store: SqliteStore, caplog: pytest.LogCaptureFixture, name: str, *, replaced: bool
) -> None:
    """What is written into a deleted file, or a deleted log of one, is not said to be kept."""
    path = store.path.with_name(name)
    if replaced:
        twin = path.with_name("twin")
        shutil.copy(path, twin)
        twin.replace(path)
    else:
        path.unlink()
    for _ in range(3):
        assert isinstance(failure(store.append("abcd", 1, ["1 end"])), UnwellError)
        assert isinstance(failure(store.probe()), UnwellError)
    assert [one.getMessage() for one in caplog.records] == ["store unwell"]


def test_a_deleted_file_is_not_made_anew(store: SqliteStore) -> None:
    """Whoever reads after the file is gone makes no empty one in its place."""
    store.path.unlink()
    with pytest.raises(UnwellError):
        store._reader()  # noqa: SLF001 - as another thread would
    assert not store.path.exists()


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    """A file of which a part was overwritten is not served from."""
    path = tmp_path / "tables.db"
    fill(path)
    damage(path)
    with pytest.raises(StoreError, match="expected a"):
        SqliteStore(path)


def test_damage_is_told_until_the_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A file that is damaged while it is served from is not well any more, and the log says so."""
    path = tmp_path / "tables.db"
    fill(path)
    store = SqliteStore(path)
    store.probe().result(10)
    damage(path)
    with pytest.raises(UnwellError):
        store.lines("abcd")
    with pytest.raises(UnwellError):
        store.lines("abcd")
    assert isinstance(failure(store.probe()), UnwellError)
    assert [one.getMessage() for one in caplog.records] == ["store unwell"]
    store.close()


def fill(path: Path) -> None:
    """Make a file with a long record."""
    store = SqliteStore(path)
    store.create(TABLE, SEATS, [f"1 move {number}" for number in range(20_000)]).result(10)
    store.close()


def damage(path: Path) -> None:
    """Write something else over the middle of a file."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 4)
        file.write(b"\xff" * (size // 2))
