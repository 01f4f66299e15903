"""What work costs: nobody who asks for much, or never reads, is in anybody else's way."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.server.harness import GENEROUS, PATIENCE, Running, ana
from tests.server.test_hall import open_hall

from caserne.server import wire
from caserne.server.client import Client
from caserne.server.shield import BYTES_A_COST, COST_OF_CHANGE
from caserne.server.telling import Teller
from caserne.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from caserne.server.hall import Hall
    from caserne.server.limits import Limits
    from caserne.server.room import Room

WATCHERS = 300


def bounded(**limits: float) -> Limits:
    """Give bounds that are generous but for some."""
    return msgspec.structs.replace(GENEROUS, **limits)


def in_a_room(
    database: Path, work: Callable[[Hall, Room], Coroutine[Any, Any, None]], limits: Limits
) -> None:
    """Do something in the room of a new table."""

    async def opened() -> None:
        async with open_hall(database, limits) as hall, asyncio.timeout(PATIENCE * 3):
            made = await hall.making.make(wire.TableWanted(game="flashpoint"))
            await work(hall, await hall.room(made.table.id))

    asyncio.run(opened())


def count_syncs(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count how often everything is written."""
    counted: list[int] = []
    sync = Teller.sync

    def counting(self: Teller, *args: Any) -> str:  # noqa: ANN401 - passed on
        counted.append(1)
        return sync(self, *args)

    monkeypatch.setattr(Teller, "sync", counting)
    return counted


def test_watchers_cost_no_more_than_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many come to a table, everything is written once, and who is here told seldom."""
    counted = count_syncs(monkeypatch)

    async def work(_: Hall, room: Room) -> None:
        clients = [Client(frozenset(), "", 10**9) for _ in range(WATCHERS)]
        for client in clients:
            await room.ask(partial(room.join, client))
        heard = []
        for client in clients:
            while client.outbox.size:
                heard.append(json.loads(await client.outbox.take() or "{}"))
        assert sum(message["type"] == "sync" for message in heard) == WATCHERS
        assert sum(message["type"] == "presence" for message in heard) == WATCHERS
        assert heard[-1]["watching"] == WATCHERS

    in_a_room(tmp_path / "tables.db", work, bounded(presence=3600))
    assert len(counted) == 1


def test_who_never_reads_is_told_everything_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket that asks for everything again and again, and reads nothing, costs it once."""
    counted = count_syncs(monkeypatch)
    with Running(tmp_path / "tables.db", bounded(cache=1)) as server:
        table, _ = server.make(ana(), firefighters=2)
        with server.join(table, max_queue=1) as greedy:
            for _ in range(2000):
                greedy.send(type="sync")
            with server.join(table) as other:
                other.send(type="chat", text="hello")
                other.until("chat")
        assert len(counted) < 500


def test_a_sync_is_not_made_again_while_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same text is told again; after an action it is another one."""
    counted = count_syncs(monkeypatch)
    with Running(tmp_path / "tables.db") as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player:
            for _ in range(5):
                player.send(type="sync")
                assert player.until("sync")["version"] == 0
            player.act(0, "place 0-6")
            player.send(type="sync")
            assert player.until("sync")["version"] == 1
    assert len(counted) == 2


@pytest.mark.parametrize("whose", ["message", "address"])
@pytest.mark.parametrize(
    ("message", "cost"),
    [
        ({"type": "sync"}, 10),
        ({"type": "chat", "text": "hello"}, 5),
        ({"type": "unsay", "seq": 9}, 5),
        ({"type": "undo", "seat": 0, "version": 0}, 2),
        ({"type": "retry", "seat": 0}, 5),
        ({"type": "act", "seat": 0, "version": 9, "action": "end"}, 1),
        ({"type": "act", "seat": 0, "version": 9, "action": "end", "then": ["end"] * 9}, 10),
    ],
)
def test_a_message_costs_what_it_takes(
    tmp_path: Path, whose: str, message: dict[str, Any], cost: int
) -> None:
    """A burst is so many messages of a kind as its work allows, of a socket and of an address."""
    rate = {"message": "messages", "address": "address_messages"}[whose]
    few = {f"{whose}_burst": 40.0, rate: 1e-9}
    with Running(tmp_path / "tables.db", bounded(**few)) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player:
            for number in range(40 // cost + 1):
                player.send(**message, id=number)
            told = player.until("refused", lambda m: m["code"] == "too-fast")
            assert told["id"] == 40 // cost
            with server.join(table) as other:
                other.send(type="sync", id=1)
                told = other.until("refused" if whose == "address" else "sync")
            assert whose == "message" or told["code"] == "too-fast"


def test_what_has_no_length_pays_as_it_comes(tmp_path: Path) -> None:
    """A body in chunks costs as much as one whose length is told, and is refused when it is due."""
    burst = COST_OF_CHANGE + 3
    with Running(tmp_path / "tables.db", bounded(requests=1e-9, request_burst=1e6)) as server:
        addresses = server.app._addresses  # noqa: SLF001 - its burst is the test's
        addresses._burst = burst  # noqa: SLF001
        addresses._buckets.clear()  # noqa: SLF001
        chunks = (b" " * BYTES_A_COST for _ in range(9))
        answer = server.http.post(
            "/api/tables", content=chunks, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


def test_large_answers_are_paid_for(tmp_path: Path) -> None:
    """Whoever asks for much waits before asking again; files of the page are free."""
    with Running(tmp_path / "tables.db", bounded(requests=1e-9, request_burst=100)) as server:
        statuses = [server.http.get("/api/games/flashpoint/rules").status_code for _ in range(60)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    """One too many is closed at once; when one is gone there is room for another."""
    with Running(tmp_path / "tables.db") as server:
        table, _ = server.make(ana(), firefighters=1)
        host, port = server.address.split(":")
        with server.join(table) as player:
            server.bound(connections=3)
            held = [socket.create_connection((host, int(port)), PATIENCE) for _ in range(2)]
            with socket.create_connection((host, int(port)), PATIENCE) as one_more:
                assert is_closed(one_more)
            player.send(type="chat", text="still here")
            player.until("chat")
            for connection in held:
                connection.close()
        server.bound(connections=10_000)
        for _ in range(20):
            server.http.get("/health").raise_for_status()
        server.bound(connections=1)
        assert server.http.get("/health").status_code == 200


def is_closed(connection: socket.socket) -> bool:
    """Tell whether the other end hung up."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


# Chat


def test_what_one_said_one_deletes(tmp_path: Path) -> None:
    """Its speaker deletes it, and a player what a spectator said; all hear, at any server."""
    database = tmp_path / "tables.db"
    with Running(database) as server, Running(database) as elsewhere:
        table, tokens = server.make(ana(), {"name": "Bo"}, firefighters=2)
        with (
            server.join(table, tokens[0]) as one,
            server.join(table, tokens[1]) as two,
            elsewhere.join(table) as watching,
        ):
            for number, player in enumerate((one, two, watching)):
                player.send(type="chat", text=f"text {number}")
                for other in (one, two, watching):
                    other.until("chat", lambda m, n=number: m["seq"] == n)  # type: ignore[misc]
            assert one.refused(type="unsay", seq=1, id=5)["code"] == "not-yours"
            assert watching.refused(type="unsay", seq=0)["code"] == "not-yours"
            assert one.refused(type="unsay", seq=9)["code"] == "illegal"
            one.send(type="unsay", seq=0)
            two.send(type="unsay", seq=2)
            for player in (one, two, watching):
                assert {player.until("unsaid")["seq"] for _ in range(2)} == {0, 2}
            watching.send(type="chat", text="mine")
            watching.until("chat")
            watching.send(type="unsay", seq=3)
            watching.until("unsaid")
            assert one.refused(type="unsay", seq=0)["code"] == "illegal"
            with elsewhere.join(table) as late:
                late.until("presence")
                said = [json.loads(text) for text in late.heard if '"type":"chat"' in text]
                assert [message["text"] for message in said] == ["text 1"]
    assert b"text 0" not in database.read_bytes()


def test_what_came_and_went_leaves_nothing_to_catch_up_with(tmp_path: Path) -> None:
    """A room knows how far its table has come, be the last thing that was said deleted."""

    async def work(hall: Hall, room: Room) -> None:
        store = hall._store  # noqa: SLF001 - another server's would do
        for number in range(3):
            store.say(room.id, None, "", str(number), 1.0, 1).result(PATIENCE)
            store.unsay(room.id, number).result(PATIENCE)
        room.notice(store.extents([room.id])[room.id])
        assert not room.is_idle
        await room.ask(room.reseat)  # which it comes to when it has caught up
        room.notice(store.extents([room.id])[room.id])
        assert room.is_idle

    in_a_room(tmp_path / "tables.db", work, GENEROUS)


def test_a_spectator_cannot_delete_for_another(tmp_path: Path) -> None:
    """What a spectator said is theirs, not any spectator's."""
    with Running(tmp_path / "tables.db") as server:
        table, _ = server.make(ana(), firefighters=1)
        with server.join(table) as one, server.join(table) as other:
            one.send(type="chat", text="hello")
            other.until("chat")
            assert other.refused(type="unsay", seq=0)["code"] == "not-yours"


# The lobby


def test_the_lobby_is_told_a_page_at_a_time(server: Running) -> None:
    """Every table is on one page, and there is an end."""
    made = {server.make(ana(), None, firefighters=2)[0] for _ in range(60)}
    seen: list[str] = []
    while page := server.http.get("/api/tables", params={"after": seen[-1:]}).json():
        assert len(page) <= 50
        seen += [table["id"] for table in page]
    assert len(seen) == len(set(seen))
    assert made <= set(seen)
    answer = server.http.get("/api/tables", params={"after": "none"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_one_list_is_told_to_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred who ask at once have the store asked once; a room is opened meanwhile."""
    asked: list[str] = []

    async def work(hall: Hall, _: Room) -> None:
        running = hall._store.running  # noqa: SLF001 - counted here

        def counted(*args: Any, **more: Any) -> Any:  # noqa: ANN401 - passed on
            asked.append(more["game"])
            return running(*args, **more)

        monkeypatch.setattr(hall._store, "running", counted)  # noqa: SLF001
        answers = await asyncio.gather(*(hall.tables.running("") for _ in range(100)))
        assert len(set(answers)) == 1
        await hall.tables.running("feurio")

    in_a_room(tmp_path / "tables.db", work, bounded(lobby=3600))
    assert asked == ["", "feurio"]


def test_a_room_is_opened_while_the_lobby_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the lists of the lobby take, and whoever asks, one can sit down at a table."""
    go_on = threading.Event()

    async def work(hall: Hall, _: Room) -> None:
        made = await hall.making.make(wire.TableWanted(game="feurio"))
        running = Store.running

        def slow(store: Store, *args: Any, **more: Any) -> object:  # noqa: ANN401 - passed on
            assert go_on.wait(PATIENCE)
            return running(store, *args, **more)

        monkeypatch.setattr(Store, "running", slow)
        lists = [asyncio.ensure_future(hall.tables.running("", made.table.id)) for _ in range(9)]
        lists += [
            asyncio.ensure_future(hall.tables.running(game)) for game in ("feurio", "onfire", "")
        ]
        await asyncio.sleep(0)
        room = await hall.room(made.table.id)
        await room.ask(partial(room.join, Client(frozenset(), "", 10**9)))
        assert not any(one.done() for one in lists)
        go_on.set()
        await asyncio.gather(*lists)

    in_a_room(tmp_path / "tables.db", work, GENEROUS)
