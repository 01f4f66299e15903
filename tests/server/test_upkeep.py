"""An operator closes, deletes and erases under play: all are told, and nothing stays."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING

import msgspec
import pytest
from click.testing import CliRunner
from tests.server.harness import GENEROUS, PATIENCE, Running, ana
from tests.server.playing import Device
from tests.server.test_hosting import refusal
from tests.store.keeping import everything
from websockets.exceptions import ConnectionClosed

from caserne.cli import main
from caserne.server import hall
from caserne.server.retention import DAY, Keep

if TYPE_CHECKING:
    from collections import Counter
    from pathlib import Path

    from tests.server.harness import Message, Player

    from caserne.server.retention import Retention
    from caserne.store.opening import Address

ZELDA = {"name": "Zelda"}


def admin(database: Address, *words: str) -> str:
    """Run an operator's command beside the server."""
    command = ["admin", *words, "--yes", "--database", str(database)]
    done = CliRunner().invoke(main, command)
    assert done.exit_code == 0, done.output
    return done.stderr


def sent_away(*players: Player) -> list[Message]:
    """Wait until sockets are closed for good; give what each was told at last."""
    last = []
    for player in players:
        told = player.until("refused", lambda m: m["code"] != "stale")
        with pytest.raises(ConnectionClosed) as closed:
            player.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        last.append(told)
    return last


def test_a_table_is_closed_under_play(database: Address) -> None:
    """Players and watchers are told why; nothing more is done there, but it can be replayed."""
    with Running(database) as server:
        zelda = Device(server)
        table = zelda.make(ZELDA, None)
        with zelda.join(table) as player, server.join(table) as watching:
            player.act(0, "place 0-6")
            admin(database, "close", table, "--reason", "The club moves.")
            told = sent_away(player, watching)
        assert [one["code"] for one in told] == ["shut", "shut"]
        assert {one["reason"] for one in told} == {"The club moves."}
        assert refusal(server, table, key=zelda.key)["code"] == "shut"
        taken = server.http.post(f"/api/tables/{table}/seats/1", json={"name": "Bo"})
        assert (taken.status_code, taken.json()["code"]) == (409, "shut")
        assert server.http.get(f"/api/tables/{table}").json()["over"]
        assert server.http.get("/api/tables").json() == []
        assert "place 0-6" in server.http.get(f"/api/tables/{table}/record").text
        frames = server.http.get(f"/api/tables/{table}/replay").json()["frames"]
        assert frames[-1]["action"] == "place 0-6"
        assert [one["table"]["id"] for one in zelda.games()["over"]] == [table]


def test_a_table_is_deleted_under_play(database: Address) -> None:
    """Everybody is told, by every server; then there is no such table anywhere."""
    with Running(database) as server, Running(database) as other:
        table, (token,) = server.make(ana(), None, firefighters=2)
        kept, _ = server.make(ana(), firefighters=1)
        with server.join(table, token) as player, other.join(table) as watching:
            player.act(0, "place 0-6")
            watching.until("events")
            admin(database, "delete", table)
            told = sent_away(player, watching)
        assert {one["code"] for one in told} == {"deleted"}
        assert refusal(other, table)["code"] == "not-found"
        assert server.http.get(f"/api/tables/{table}").status_code == 404
        assert table not in repr(everything(database))
        with server.join(kept) as watching:
            assert watching.now["version"] == 0


def test_an_action_at_a_table_that_was_just_deleted(database: Address) -> None:
    """Whoever acts before their server has heard of it is told the same, and no table comes up."""
    deaf = msgspec.structs.replace(GENEROUS, looking=1e6)
    with Running(database, deaf) as server:
        first, second = (server.make(ana(), firefighters=1) for _ in range(2))
        with server.join(first[0], *first[1]) as one, server.join(second[0], *second[1]) as two:
            admin(database, "delete", first[0])  # which is looked at, and nothing after it
            assert sent_away(one)[0]["code"] == "deleted"
            admin(database, "delete", second[0])
            two.send(type="act", seat=0, version=0, action="place 0-6")
            assert sent_away(two)[0]["code"] == "deleted"
        assert second[0] not in repr(everything(database))


def words(server: Running, table: str) -> str:
    """Give all that the server tells anybody of a table, and counts."""
    paths = (f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/replay")
    return "".join(server.http.get(path).text for path in (*paths, "/metrics", "/api/tables"))


def test_a_player_is_erased_under_play(database: Address) -> None:
    """They are told; the others see name and words go and play on; nothing of them is left."""
    with Running(database) as server:
        zelda, bo = Device(server), Device(server)
        table = zelda.make(ZELDA, None)
        bo.sit(table, 1, "Bo")
        hook = {"kind": "webhook", "url": "https://zelda.example/x", "form": "json"}
        assert zelda.ask("POST", "/api/me/channels", hook).status_code == 201
        with zelda.join(table) as player, bo.join(table) as opponent:
            player.act(0, "place 0-6")
            player.send(type="chat", text="Zut alors")
            opponent.until("chat")
            said = admin(database, "erase", f"{table}/1")
            assert said.endswith("erased: 1 table, 1 message\n")
            assert sent_away(player)[0]["code"] == "erased"
            gone = opponent.until("presence", lambda m: not m["seats"][0]["taken"])
            assert gone["seats"][0]["name"] == ""
            assert any(json.loads(text)["type"] == "unsaid" for text in opponent.heard)
            opponent.send(type="sync")
            opponent.until("sync")
            opponent.act(1, "place 0-5")
            with server.join(table) as late:
                assert "Zelda" not in repr(late.heard)
            assert zelda.ask("GET", "/api/me").status_code == 403
            assert Device(server).sit(table, 0, "Cleo")
            assert "place 0-6" in server.http.get(f"/api/tables/{table}/record").text
            assert "Zelda" not in words(server, table)
        kept = repr(everything(database))
        assert [word for word in ("Zelda", "zelda", "Zut") if word in kept] == []


def test_a_hand_stays_when_its_holder_is_erased(server: Running) -> None:
    """In a game with hands a bot plays on, and the others with it."""
    store = server.hall._store  # noqa: SLF001 - whose file it is
    zelda, bo = Device(server), Device(server)
    table = zelda.make(ZELDA, None, game="onfire", options={"players": 2})
    bo.sit(table, 1, "Bo")
    with bo.join(table) as player:
        admin(store.path, "erase", f"{table}/1")  # type: ignore[attr-defined]
        told = player.until("presence", lambda m: m["seats"][0]["bot"])
        assert told["seats"][0]["bot"] == "steady"
        acted: list[Message] = []
        while 0 not in {entry["actor"] for told in acted for entry in told["entries"]}:
            if player.now["actor"] == 1:
                acted.append(player.act(1, player.now["offers"]["1"][0]["action"]))
            else:
                acted.append(player.until("events"))


def test_nobody_thinks_and_nobody_is_called(tmp_path: Path) -> None:
    """Bots of a closed table with a pace rest, and who is being erased is alerted of no turn."""
    path, now = tmp_path / "tables.db", [time.time()]
    with Running(path, clock=lambda: now[0]) as server:
        zelda = Device(server)
        table, other = (
            zelda.make(*seats, pace=DAY, relief="bot")
            for seats in ([ana("random"), ZELDA], [ZELDA])
        )
        admin(path, "close", table)
        store, calling = server.hall._store, server.app.app.state.calling  # noqa: SLF001

        async def work() -> None:
            await server.hall.wake(table)
            assert server.hall.rooms[table].question() is None
            assert [one.table for one in store.untold(1e12)] == [other]
            await asyncio.wrap_future(store.condemn(store.untold(1e12)[0].player))
            now[0] += 3600
            await calling.look()

        loop = calling._task.get_loop()  # noqa: SLF001 - whose loop it is
        asyncio.run_coroutine_threadsafe(work(), loop).result(PATIENCE)
        assert store.lines(table) == []


# Retention


def look(server: Running) -> Counter[str]:
    """Have a server delete what is old, now."""
    retention: Retention = server.app.app.state.retention
    task = retention._task  # noqa: SLF001 - whose loop it is
    assert task is not None
    return asyncio.run_coroutine_threadsafe(retention.look(), task.get_loop()).result(PATIENCE)


def test_what_is_old_is_deleted_by_one_server(
    database: Address, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Old tables and words go, once, by one of two servers; it is told, logged and counted."""
    monkeypatch.setattr(hall, "UNTOLD", 1e6)  # nobody looks who was not told to
    now = [time.time()]

    def start() -> Running:
        return Running(database, keep=Keep(ended=90, waiting=30, chat=7), clock=lambda: now[0])

    with start() as one, start() as two:
        table, (token,) = one.make(ana(), None, firefighters=2)
        with one.join(table, token) as player:
            player.send(type="chat", text="hello")
            player.until("chat")
            assert (look(one), look(two)) == ({}, {})
            now[0] += 8 * DAY
            assert sorted([look(one).total(), look(two).total()]) == [0, 1]
            player.until("unsaid")
            now[0] += 30 * DAY
            caplog.clear()
            with caplog.at_level("INFO", "caserne.retention"):
                assert sorted([look(two).total(), look(one).total()]) == [0, 1]
            assert sent_away(player)[0]["code"] == "deleted"
        assert [record.getMessage() for record in caplog.records] == ["old tables deleted"]
        told = one.http.get("/metrics").text + two.http.get("/metrics").text
        assert 'caserne_purged_total{kind="waiting"} 1' in told
        assert 'caserne_purged_total{kind="chat"} 1' in told


def test_everything_is_kept_for_ever_unless_it_is_said(tmp_path: Path) -> None:
    """A server without such an option never looks."""
    with Running(tmp_path / "tables.db") as server:
        retention: Retention = server.app.app.state.retention
        assert retention._task is None  # noqa: SLF001 - nothing to be seen from without


# Whoever made a table


def test_who_made_a_table_hosts_it_without_a_seat(server: Running) -> None:
    """They decide, silence and close it to others though they only watch, until they pass it on."""
    maker, bo = Device(server), Device(server)
    table = maker.make(None, None)
    bo.sit(table, 0, "Bo")
    with maker.join(table) as watching, bo.join(table) as player:
        assert watching.now["hosting"]
        assert not player.now["hosting"]
        assert player.refused(type="order", closed=True, hushed=False)["code"] == "not-yours"
        watching.send(type="order", closed=True, hushed=True)
        player.until("presence", lambda m: m["closed"] and m["hushed"])
        assert refusal(server, table)["code"] == "closed"
        watching.send(type="chat", text="ready?")
        assert player.until("chat")["text"] == "ready?"
        watching.send(type="pass", seat=0)
        player.until("presence", lambda m: m["host"] == 0)
        assert sent_away(watching)[0]["code"] == "closed"
        player.send(type="order", closed=False, hushed=False)
        player.until("presence", lambda m: not m["closed"])


def test_an_open_table_is_hosted_by_who_sits_down_first(server: Running) -> None:
    """Where nobody made it with a key there is a host all the same."""
    table, _ = server.make(None, None, firefighters=2)
    token = server.http.post(f"/api/tables/{table}/seats/1", json={"name": "Bo"}).json()["token"]
    with server.join(table, token) as player:
        assert player.until("presence")["host"] == 1
