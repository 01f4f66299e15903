"""Rooms: nothing is told before it is on disk, and memory is only a copy of the disk."""

from __future__ import annotations

import sqlite3
import threading
import time
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Self, TypeVar

import msgspec
import pytest
from tests.server.harness import GENEROUS, PATIENCE, Running, ana
from websockets.exceptions import ConnectionClosed

from caserne.play.table import Table
from caserne.server.limits import Limits
from caserne.store.failing import UnwellError
from caserne.store.opening import Address, open_store
from caserne.store.sqlite import committing
from caserne.store.sqlite.store import SqliteStore
from caserne.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from caserne.store.requests import Waiting
    from caserne.store.rows import After
    from caserne.store.sqlite.connecting import Connection

T = TypeVar("T")


class Held:
    """Holds the store's writer before its next commit until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Begin to hold."""
        self.standing, self.go_on = threading.Event(), threading.Event()
        commit = committing.commit

        def held(
            connection: Connection, batch: list[Waiting]
        ) -> tuple[Exception | None, frozenset[str]]:
            self.standing.set()
            assert self.go_on.wait(20)
            return commit(connection, batch)

        monkeypatch.setattr(committing, "commit", held)

    def __enter__(self) -> Self:
        """Hold for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let go, whatever happened."""
        self.go_on.set()


def lines(database: Address, table: str) -> list[str]:
    """Read a record as any other process would."""
    store = open_store(database)
    try:
        return store.lines(table)
    finally:
        store.close()


def test_nothing_is_told_before_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the disk is busy nobody hears of an action; what they then hear is on the disk."""
    database = tmp_path / "tables.db"
    with Running(database) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player, server.join(table) as watching:
            watching.until("presence")
            with Held(monkeypatch) as held:
                player.send(type="act", id=1, seat=0, version=0, action="place 0-6")
                assert held.standing.wait(20)
                for _ in range(5):
                    server.http.get("/api/games").raise_for_status()
                assert lines(database, table) == []
                with pytest.raises(TimeoutError):
                    watching.socket.recv(timeout=0.5)
            assert watching.until("events")["entries"][0]["action"] == "place 0-6"
            assert lines(database, table) == ["1 place 0-6"]


def test_what_cannot_be_written_is_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the disk refuses a line, the action is refused, and the table is as it was."""

    def full(_: object, __: object) -> None:
        raise sqlite3.OperationalError("disk full")

    with Running(tmp_path / "tables.db") as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player:
            monkeypatch.setattr(committing, "_try", full)
            told = player.refused(type="act", id=1, seat=0, version=0, action="place 0-6")
            assert (told["code"], told["id"]) == ("unwritten", 1)
            assert player.now["version"] == 0
            monkeypatch.undo()
            assert player.act(0, "place 0-6")["version"] == 1


def test_a_room_in_doubt_does_nothing_until_it_can_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a line is refused and the record cannot be read again, nothing is done or told till then.

    Whether the line was kept nobody can know meanwhile.
    """

    def ill(*_: object) -> None:
        raise UnwellError("disk I/O error")

    database = tmp_path / "tables.db"
    with Running(database) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player, server.join(table) as watching:
            monkeypatch.setattr(committing, "_try", ill)
            monkeypatch.setattr(SqliteStore, "_read", ill)
            for number, action in enumerate(("place 0-6", "place 0-7")):
                told = player.refused(type="act", id=number, seat=0, version=0, action=action)
                assert (told["code"], told["id"]) == ("unwritten", number)
            with pytest.raises(ConnectionClosed, match="1011"):
                server.join(table)
            monkeypatch.undo()
            player.send(type="act", id=3, seat=0, version=0, action="place 0-7")
            for one in (player, watching):  # told in events, or whole if it is told anew just then
                while one.now["version"] < 1:
                    one.receive()
            assert watching.now["scene"] == player.now["scene"]
    assert lines(database, table) == ["1 place 0-7"]


def test_an_action_that_fails_half_way_is_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the rules break down in an action, the table is as it was, for all who are there."""
    submit = Table.submit

    def broken(table: Table, seat: int, action: int, version: int) -> None:
        submit(table, seat, action, version)
        raise KeyError("half way")

    with Running(tmp_path / "tables.db") as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player, server.join(table) as watching:
            with monkeypatch.context() as patch:
                patch.setattr(Table, "submit", broken)
                player.send(type="act", id=1, seat=0, version=0, action="place 0-6")
                assert watching.until("sync")["version"] == 0
            with server.join(table, token) as again:
                assert again.now["version"] == 0
                again.act(0, "place 0-7")


def test_a_bot_goes_on_where_another_server_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who finds that another server wrote first has the bot asked whose turn it is by then."""
    database, append = tmp_path / "tables.db", Store.append
    with Running(database) as server:
        table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
        other = SqliteStore(database)

        def late(store: Store, table: str, seq: int, lines: list[str], after: After) -> object:
            monkeypatch.undo()
            append(other, table, seq, ["1 place 0-7"]).result(PATIENCE)
            return append(store, table, seq, lines, after)

        with server.join(table, token) as player:
            server.hall._store.watch(print, print)  # noqa: SLF001 - it hears of nothing by itself
            monkeypatch.setattr(Store, "append", late)
            told = player.refused(type="act", id=1, seat=0, version=0, action="place 0-6")
            assert told["code"] == "stale"
            player.until("events", lambda m: m["entries"][0]["actor"] == 1)
        other.close()
    assert lines(database, table)[0] == "1 place 0-7"


@pytest.mark.parametrize("unread", ["extents", "seats"])
def test_a_secret_is_given_out_whatever_the_room_can_read(
    unread: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat that was taken on disk is its taker's, though the room could not look it up."""
    take_seat = Store.take_seat

    def ill(*_: object) -> None:
        raise UnwellError("disk I/O error")

    def take(*wanted: Any) -> Future[None]:  # noqa: ANN401 - passed on
        taken = take_seat(*wanted)
        taken.result(PATIENCE)
        monkeypatch.setattr(Store, unread, ill)
        return taken

    with Running(tmp_path / "tables.db") as server:
        table, _ = server.make(firefighters=1)
        with server.join(table):
            monkeypatch.setattr(Store, "take_seat", take)
            taken = server.http.post(f"/api/tables/{table}/seats/0", json={"name": "Ana"})
            monkeypatch.undo()
            with server.join(table, taken.raise_for_status().json()["token"]) as player:
                assert player.now["you"] == [0]
                player.act(0, "place 0-6")


def test_a_table_nobody_is_at_leaves_memory(tmp_path: Path) -> None:
    """An empty room is closed after a while, and opened again as it was."""
    limits = Limits(idle=3600)
    with Running(tmp_path / "tables.db", limits) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player:
            player.act(0, "place 0-6")
            scene = player.now["scene"]
            sweep(server, 7200)
            assert table in server.hall.rooms
        while table in server.hall.rooms:
            sweep(server, 7200)
        with server.join(table, token) as player:
            assert player.now["scene"] == scene
            assert player.act(0, "move 0-5")["version"] == 2


def sweep(server: Running, later: float) -> None:
    """Let the hall close empty rooms as if so many seconds had passed."""
    within(server, lambda: server.hall.sweep(time.monotonic() + later))


def within(server: Running, work: Callable[[], T]) -> T:
    """Do something within the server's loop, where a table is open."""
    done: Future[T] = Future()
    loop = next(iter(server.hall._tasks)).get_loop()  # noqa: SLF001 - the server's own loop
    loop.call_soon_threadsafe(lambda: done.set_result(work()))
    return done.result(PATIENCE)


def test_any_process_can_serve_any_table(tmp_path: Path) -> None:
    """Of two servers on one database both know the table; who is late is told, and catches up."""
    database = tmp_path / "tables.db"
    with Running(database) as one, Running(database) as other:
        table, (token,) = one.make(ana(), firefighters=1)
        with one.join(table, token) as here, other.join(table, token) as there:
            here.act(0, "place 0-6")
            told = there.refused(type="act", id=1, seat=0, version=0, action="place 0-7")
            assert told["code"] == "stale"
            assert there.now["version"] == 1
            assert there.now["scene"] == here.now["scene"]
            there.act(0, "move 0-5")
    assert lines(database, table) == ["1 place 0-6", "1 move 0-5"]


def test_a_full_table_takes_no_more(tmp_path: Path) -> None:
    """Past so many lines a table refuses what would add one, and goes on to be looked at."""
    database = tmp_path / "tables.db"
    with Running(database, msgspec.structs.replace(GENEROUS, lines=2)) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player:
            player.act(0, "place 0-6")
            player.act(0, "move 0-5")
            for asked in ({"type": "act", "action": "move 0-4"}, {"type": "undo"}):
                told = player.refused(**asked, id=5, seat=0, version=2)
                assert (told["code"], told["id"]) == ("too-large", 5)
                assert "2 lines" in told["message"]
            player.send(type="chat", text="that was it")
            player.until("chat")
        assert len(server.http.get(f"/api/tables/{table}/replay").json()["frames"]) == 2
    assert lines(database, table) == ["1 place 0-6", "1 move 0-5"]


def test_no_bot_is_asked_at_a_full_table(tmp_path: Path) -> None:
    """A bot whose choice would be refused is not asked, and so has not failed."""
    with Running(tmp_path / "tables.db", msgspec.structs.replace(GENEROUS, lines=1)) as server:
        table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
        with server.join(table, token) as player:
            assert player.act(0, "place 0-6")["actor"] == 1
            assert within(server, server.hall.rooms[table].question) is None


def test_a_server_stopped_and_started_goes_on(tmp_path: Path) -> None:
    """After a graceful stop the same secrets hold the same seats of the same game."""
    database = tmp_path / "tables.db"
    with Running(database) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player:
            player.act(0, "place 0-6")
    with Running(database) as server, server.join(table, token) as player:
        assert (player.now["you"], player.now["version"]) == ([0], 1)
        player.act(0, "move 0-5")


def test_a_broken_record_disturbs_nobody_else(tmp_path: Path) -> None:
    """A table whose record cannot be read is closed to sockets; other tables go on."""
    database = tmp_path / "tables.db"
    with Running(database) as server:
        broken, _ = server.make(ana(), firefighters=1)
        table, (token,) = server.make(ana(), firefighters=1)
        connection = sqlite3.connect(database)
        connection.execute("INSERT INTO lines VALUES (?, 0, '1 fly 3-4')", (broken,))
        connection.commit()
        connection.close()
        with pytest.raises(Exception, match="1011"):
            server.join(broken)
        with server.join(table, token) as player:
            player.act(0, "place 0-6")
