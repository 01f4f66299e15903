"""The store: what was answered is on disk, what was refused is not, and nothing changes later."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import Future, ThreadPoolExecutor, wait
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from caserne.store import store as module
from caserne.store.migrating import StoreError
from caserne.store.rows import Extent, StoredChat, StoredSeat, StoredTable
from caserne.store.store import Store, TakenError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TABLE = StoredTable("abcd", "flashpoint", "firefighters=2", 2**62, 1.5)
SEATS = [StoredSeat(0, "Ana", digest=b"a"), StoredSeat(1)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Open a store that holds one table."""
    opened = Store(tmp_path / "tables.db")
    opened.create(TABLE, SEATS, ["* roll 1-1"]).result(10)
    yield opened
    opened.close()


def failure(answer: Future[None]) -> BaseException | None:
    """Wait for an answer; give what went wrong."""
    return answer.exception(10)


# Writing and reading


def test_a_table_is_kept_whole(store: Store) -> None:
    """A table comes back with its seats, its lines and its version."""
    assert store.table("abcd") == StoredTable(
        "abcd", "flashpoint", "firefighters=2", 2**62, 1.5, version=1, over=False
    )
    assert store.seats("abcd") == SEATS
    assert store.lines("abcd") == ["* roll 1-1"]
    assert store.table("none") is None


def test_lines_come_back_in_order(store: Store) -> None:
    """Lines are read in the order of their numbers, from any number on."""
    for seq in range(1, 13):
        store.append("abcd", seq, [f"1 move {seq}"]).result(10)
    assert store.lines("abcd", 10) == ["1 move 10", "1 move 11", "1 move 12"]


def test_a_store_opened_again_has_everything(store: Store) -> None:
    """What was answered is in the file, for any process that opens it."""
    store.append("abcd", 1, ["1 end", "* roll 2-2"], over=True).result(10)
    twin = Store(store.path)
    assert twin.lines("abcd") == ["* roll 1-1", "1 end", "* roll 2-2"]
    found = twin.table("abcd")
    assert found is not None
    assert (found.version, found.over) == (3, True)
    twin.close()


def test_running_tables_are_listed_newest_first(store: Store) -> None:
    """The list leaves out tables whose game is over, and ends where it is told to."""
    for number in range(4):
        table = StoredTable(f"t{number}", "flashpoint", "", 1, 10.0 + number)
        store.create(table, [StoredSeat(0)], [], over=number == 1).result(10)
    assert [table.id for table in store.running(3)] == ["t3", "t2", "t0"]


def test_only_some_tables_are_listed(store: Store) -> None:
    """Unlisted, full and abandoned tables are left out, and those of other games."""
    free, held, bot = StoredSeat(0), StoredSeat(0, "Ana", digest=b"x"), StoredSeat(1, bot="random")
    for name, game, created, listed, seats in (
        ("new", "flashpoint", 500.0, True, [free, bot]),
        ("full", "flashpoint", 450.0, True, [held, bot]),
        ("other", "feurio", 400.0, True, [free]),
        ("mine", "flashpoint", 300.0, False, [free]),
        ("old", "flashpoint", 100.0, True, [free]),
    ):
        table = StoredTable(name, game, "", 1, created, listed=listed)
        store.create(table, seats, []).result(10)
    assert ids(store.running(9, since=200)) == ["new", "other"]
    assert ids(store.running(9, since=200, game="feurio")) == ["other"]
    assert ids(store.tables(["old", "mine", "none"])) == ["mine", "old"]
    store.append("old", 0, ["1 end"]).result(10)
    assert ids(store.running(9, since=200, game="flashpoint")) == ["new", "old"]


def ids(tables: list[StoredTable]) -> list[str]:
    """Give the codes of tables."""
    return [table.id for table in tables]


def test_what_was_said_is_kept_in_order(store: Store) -> None:
    """Chat comes back numbered, from any number on, in any process; a spectator has no seat."""
    twin = Store(store.path)
    first = store.say("abcd", 0, "Ana", "hello", 1.5).result(10)
    assert twin.say("abcd", None, "", "<b>", 2.5).result(10).seq == 1
    assert store.chats("abcd") == [first, StoredChat(1, None, "", "<b>", 2.5)]
    assert twin.chats("abcd", 1) == [StoredChat(1, None, "", "<b>", 2.5)]
    twin.close()


def test_the_extent_grows_with_everything(store: Store) -> None:
    """Lines, what was said and seats that change hands are counted, table by table."""
    assert store.extents(["abcd", "none"]) == {"abcd": Extent(1, 0, 0)}
    store.append("abcd", 1, ["1 end", "2 end"]).result(10)
    store.say("abcd", None, "", "hello", 1).result(10)
    store.take_seat("abcd", 1, "Bo", b"b").result(10)
    assert isinstance(failure(store.take_seat("abcd", 1, "Cy", b"c")), TakenError)
    store.leave_seat("abcd", 1, b"b").result(10)
    assert store.extents(["abcd"]) == {"abcd": Extent(3, 1, 2)}


def test_a_probe_writes_and_changes_nothing(store: Store) -> None:
    """Whether anything can be written is found out by writing."""
    store.probe().result(10)
    connection = sqlite3.connect(store.path)
    assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    connection.close()


# Other processes


def test_another_ones_changes_are_noticed(store: Store) -> None:
    """What another one writes is told; what one writes oneself is not."""
    changed = threading.Event()
    store.watch(changed.set)
    store.append("abcd", 1, ["1 end"]).result(10)
    store.append("abcd", 2, ["1 end"]).result(10)  # the first one is looked at by now
    assert not changed.is_set()
    twin = Store(store.path)
    twin.append("abcd", 3, ["2 end"]).result(10)
    assert changed.wait(10)
    twin.close()


def test_many_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    """Each migration is applied once, whoever comes first, and all of them wait for each other."""
    together = threading.Barrier(6)

    def come(path: Path) -> None:
        together.wait(10)
        Store(path).close()

    with ThreadPoolExecutor(6) as pool:
        for path in [tmp_path / f"{number}.db" for number in range(60)]:
            for done in [pool.submit(come, path) for _ in range(6)]:
                done.result(30)
            assert Store(path).table("none") is None


# Races


def test_the_second_writer_of_a_line_is_refused(store: Store) -> None:
    """Of two that write the same number, one is refused, and all its lines with it."""
    twin = Store(store.path)
    store.append("abcd", 1, ["1 move 3-4"]).result(10)
    assert isinstance(failure(twin.append("abcd", 1, ["2 end", "* roll 1-1"])), TakenError)
    assert store.lines("abcd") == ["* roll 1-1", "1 move 3-4"]
    twin.close()


def test_no_gap_is_written(store: Store) -> None:
    """A line beyond the end of the record is refused: whoever sends it has missed something."""
    assert isinstance(failure(store.append("abcd", 5, ["1 end"])), TakenError)
    assert store.lines("abcd") == ["* roll 1-1"]


def test_a_refused_request_takes_only_itself_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests that share a transaction do not share a failure."""
    together = hold_writer(store, monkeypatch)
    answers = [
        store.append("abcd", 1, ["one"]),
        store.append("abcd", 1, ["two"]),
        store.append("abcd", 2, ["three"]),
    ]
    together.set()
    assert [type(failure(answer)) for answer in answers] == [type(None), TakenError, type(None)]
    assert store.lines("abcd", 1) == ["one", "three"]


def test_a_code_is_given_once(store: Store) -> None:
    """A second table of the same code is refused."""
    assert isinstance(failure(store.create(TABLE, SEATS, [])), TakenError)


def test_a_request_is_done_wholly_or_not_at_all(store: Store) -> None:
    """A table of which one seat cannot be kept is not kept, nor any part of it."""
    table = StoredTable("half", "flashpoint", "", 1, 1)
    answer = store.create(table, [StoredSeat(0), StoredSeat(0)], ["1 end"])
    assert isinstance(failure(answer), TakenError)
    assert store.table("half") is None
    assert store.seats("half") == []


def test_a_seat_is_taken_once(store: Store) -> None:
    """A seat that is held is refused to the next one."""
    store.take_seat("abcd", 1, "Bo", b"b").result(10)
    assert isinstance(failure(store.take_seat("abcd", 1, "Cy", b"c")), TakenError)
    assert store.seats("abcd")[1] == StoredSeat(1, "Bo", digest=b"b")


def test_a_seat_is_given_back_by_its_holder_only(store: Store) -> None:
    """A wrong secret frees no seat; the right one does, for anybody to take."""
    assert isinstance(failure(store.leave_seat("abcd", 0, b"b")), TakenError)
    assert not store.seats("abcd")[0].is_free
    store.leave_seat("abcd", 0, b"a").result(10)
    assert store.seats("abcd")[0] == StoredSeat(0)
    store.take_seat("abcd", 0, "Bo", b"b").result(10)


def test_a_bot_keeps_its_seat(store: Store) -> None:
    """Nobody takes a bot's seat."""
    store.create(StoredTable("bots", "flashpoint", "", 1, 1), [StoredSeat(0, bot="x")], [])
    assert isinstance(failure(store.take_seat("bots", 0, "Bo", b"b")), TakenError)


# Durability


def test_the_file_is_written_ahead_and_synchronised(tmp_path: Path) -> None:
    """Connections use the write-ahead log, and a commit waits for the disk."""
    connection = module._connect(tmp_path / "tables.db")  # noqa: SLF001 - every way in uses it
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


def test_nobody_is_answered_before_the_commit(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer comes only after the transaction that holds the line is on disk."""
    together = hold_writer(store, monkeypatch)
    answer = store.append("abcd", 1, ["1 end"])
    assert not answer.done()
    assert store.lines("abcd") == ["* roll 1-1"]
    heard: list[list[str]] = []
    answer.add_done_callback(lambda _: heard.append(store.lines("abcd")))
    together.set()
    answer.result(10)
    store.append("abcd", 2, ["2 end"]).result(10)
    assert heard == [["* roll 1-1", "1 end"]]


def test_requests_that_wait_share_a_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred writers that wait together are written in one transaction."""
    sizes: list[int] = []
    commit = module._commit  # noqa: SLF001 - counted here

    def counted(connection: sqlite3.Connection, batch: list[object]) -> None:
        sizes.append(len(batch))
        commit(connection, batch)  # type: ignore[arg-type]

    together = hold_writer(store, monkeypatch)
    answers = []
    for number in range(100):
        table = StoredTable(f"t{number}", "flashpoint", "", 1, 1)
        answers.append(store.create(table, [], ["x"]))
    monkeypatch.setattr(module, "_commit", counted)
    together.set()
    assert not wait(answers, 10).not_done
    assert sizes == [100]


def test_a_failed_commit_is_told_to_all(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the disk refuses, everybody in the transaction hears of it, and nothing is kept."""

    def fail(_: object, __: object) -> None:
        raise sqlite3.OperationalError("disk full")

    monkeypatch.setattr(module, "_try", fail)
    assert isinstance(failure(store.append("abcd", 1, ["1 end"])), sqlite3.OperationalError)
    monkeypatch.undo()
    store.append("abcd", 1, ["2 end"]).result(10)
    assert store.lines("abcd", 1) == ["2 end"]


def test_closing_finishes_what_was_asked(store: Store) -> None:
    """Requests made before the store is closed are written."""
    answers = [store.append("abcd", 1 + number, ["1 end"]) for number in range(50)]
    store.close()
    assert all(answer.done() for answer in answers)
    assert len(Store(store.path).lines("abcd")) == 51


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE lines SET line = 'x'",
        "DELETE FROM lines",
        "UPDATE chats SET text = 'x'",
        "DELETE FROM chats",
    ],
)
def test_a_record_is_append_only(store: Store, statement: str) -> None:
    """The file itself refuses to change or delete a line, or what was said."""
    store.say("abcd", 0, "Ana", "hello", 1).result(10)
    connection = sqlite3.connect(store.path)
    with pytest.raises(sqlite3.IntegrityError, match="never"):
        connection.execute(statement)
    connection.close()


def test_a_mistake_of_a_request_stops_nobody(store: Store) -> None:
    """A request that fails in a way nobody thought of is told so, and the writer goes on."""
    assert isinstance(failure(store.append("abcd", 1, ["\ud800"])), UnicodeEncodeError)
    store.append("abcd", 1, ["1 end"]).result(10)


def test_who_no_longer_waits_stops_nobody(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that is given up before its turn is not begun, and the writer goes on."""
    together = hold_writer(store, monkeypatch)
    answers = [store.append("abcd", 1, [f"{number} end"]) for number in (1, 2)]
    assert answers[0].cancel()
    together.set()
    answers[1].result(10)
    store.append("abcd", 2, ["3 end"]).result(10)
    assert store.lines("abcd", 1) == ["2 end", "3 end"]


# Migrations


def test_an_old_file_is_brought_up_to_date(tmp_path: Path) -> None:
    """A file of the first migration keeps its tables, which stay listed."""
    path = tmp_path / "tables.db"
    script = (files("caserne.store") / "migrations" / "0001_tables.sql").read_text("utf-8")
    connection = sqlite3.connect(path)
    connection.executescript(f"{script};PRAGMA user_version = 1;")
    connection.execute("INSERT INTO tables VALUES ('old', 'flashpoint', '', 1, 300.0)")
    connection.execute("INSERT INTO seats (table_id, seat) VALUES ('old', 0)")
    connection.commit()
    connection.close()
    store = Store(path)
    assert store.running(9, since=200) == [StoredTable("old", "flashpoint", "", 1, 300.0)]
    store.close()


def test_migrations_run_once_and_in_order(tmp_path: Path) -> None:
    """A file knows which migrations it has had; opening it again applies none."""
    path = tmp_path / "tables.db"
    Store(path).close()
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    connection.close()
    Store(path).close()


def test_a_file_of_a_newer_caserne_is_left_alone(tmp_path: Path) -> None:
    """A file with migrations this program does not know is refused with a sentence."""
    path = tmp_path / "tables.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="expected at most migration 2, got 99"):
        Store(path)


def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    """A file that is no database is refused with a sentence, and not touched."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 500, encoding="ascii")
    with pytest.raises(StoreError, match="expected a SQLite file"):
        Store(path)
    assert path.read_text("ascii") == "Dear Ana, " * 500


def hold_writer(store: Store, monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Stop the writer before its next commit until the event is set, and wait until it stands."""
    standing, go_on = threading.Event(), threading.Event()
    commit = module._commit  # noqa: SLF001 - held here

    def held(connection: sqlite3.Connection, batch: list[object]) -> None:
        monkeypatch.setattr(module, "_commit", commit)
        standing.set()
        go_on.wait(10)
        commit(connection, batch)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "_commit", held)
    store.take_seat("abcd", 1, "Nobody", b"n")
    assert standing.wait(10)
    return go_on
