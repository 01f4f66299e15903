"""Sockets at a table: what is told, what is acknowledged, what is refused, what is bounded."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.server.byhand import ByHand
from tests.server.harness import GENEROUS, PATIENCE, Player, Running, ana
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from caserne.server.limits import Limits
from caserne.server.logs import JsonLines
from caserne.server.outbox import Outbox
from caserne.store.sqlite import committing

if TYPE_CHECKING:
    from pathlib import Path

BO = {"name": "Bo"}


def two(server: Running) -> tuple[str, Player, Player]:
    """Make a table of two and sit both down; seat 0 has its first turn."""
    table, (first, second) = server.make(ana(), BO, firefighters=2)
    a, b = server.join(table, first), server.join(table, second)
    a.act(0, "place 0-6")
    b.until("events")
    b.act(1, "place 0-7")
    a.until("events")
    return table, a, b


# What is told


def test_hello_is_answered_with_everything(server: Running) -> None:
    """Whoever says hello hears the table, the scenery, the scene, and what they may do."""
    table, tokens = server.make(ana(), BO, firefighters=2)
    with server.join(table, tokens[0]) as player:
        now = player.now
        assert now["you"] == [0]
        assert (now["actor"], now["due"], now["version"]) == (0, "place", 0)
        assert now["table"]["id"] == table
        assert now["scenery"]["board"] == "house"
        assert now["scene"]["fire"]
        assert {offer["verb"] for offer in now["offers"]["0"]} == {"place"}
        assert now["outcome"] is None


def test_offers_are_for_those_who_decide(server: Running) -> None:
    """A seat that must wait, and a spectator, are offered nothing."""
    table, tokens = server.make(ana(), BO, firefighters=2)
    with server.join(table, tokens[1]) as waiting, server.join(table) as watching:
        assert waiting.now["offers"] == {}
        assert (watching.now["you"], watching.now["offers"]) == ([], {})


def test_several_seats_on_one_device(server: Running) -> None:
    """A socket with several secrets holds several seats, and is offered what each may do."""
    table, tokens = server.make(ana(), BO, firefighters=2)
    with server.join(table, *tokens) as player:
        assert player.now["you"] == [0, 1]
        player.act(0, "place 0-6")
        assert list(player.now["offers"]) == ["1"]
        player.act(1, "place 0-7")


def test_an_action_is_told_to_all(server: Running) -> None:
    """Player, team mate and spectator hear the same entry with its events and the new scene."""
    table, a, b = two(server)
    with a, b, server.join(table) as watching:
        told = a.act(0, "move 0-5")
        assert told["entries"][0]["action"] == "move 0-5"
        assert told["entries"][0]["events"][0]["rule"].startswith("fp.move")
        for other in (b, watching):
            heard = other.until("events")
            assert heard["entries"] == told["entries"]
            assert heard["scene"] == told["scene"]
            assert heard["offers"] == {}


def test_a_gap_is_closed_by_sync(server: Running) -> None:
    """Whoever asks for everything is told the same version and scene as the others."""
    _, a, b = two(server)
    with a, b:
        a.act(0, "move 0-5")
        b.send(type="sync")
        told = b.until("sync")
        assert (told["version"], told["scene"]) == (a.now["version"], a.now["scene"])
        assert [entry["action"] for entry in told["entries"]][-1] == "move 0-5"


def test_offers_say_what_they_cost(server: Running) -> None:
    """An offer is an action in the notation, taken apart, with its cost."""
    _, a, b = two(server)
    with a, b:
        offers = {offer["action"]: offer for offer in a.now["offers"]["0"]}
        assert offers["move 0-5"] == {
            "action": "move 0-5",
            "cost": "1 AP",
            "verb": "move",
            "to": "0-5",
        }


def test_a_journey_is_offered_and_taken_at_once(server: Running) -> None:
    """Only whoever decides is told of it; all its steps are told together, a line each."""
    _, a, b = two(server)
    with a, b:
        ways = {way["places"][-1]: way for way in a.now["journeys"]["0"]}
        assert ways["0-3"]["cost"] == "3 AP"
        assert b.now["journeys"] == {}
        first, *then = ways["0-3"]["actions"]
        a.send(type="act", seat=0, version=a.now["version"], action=first, then=then)
        told = a.until("events")
        assert [entry["action"] for entry in told["entries"]] == [first, *then]
        assert b.until("events")["entries"] == told["entries"]


def test_a_journey_has_an_end(server: Running) -> None:
    """More steps than anybody can walk are no message."""
    _, a, b = two(server)
    with a, b:
        steps = ["move 0-5"] * 17
        a.send(type="act", seat=0, version=a.now["version"], action="move 0-5", then=steps, id=4)
        assert a.until("refused")["code"] == "unreadable"


def test_presence_tells_who_is_there(server: Running) -> None:
    """Coming and going is told to everybody, seats by name, spectators by number."""
    table, tokens = server.make(ana(), BO, firefighters=2)
    with server.join(table, tokens[0]) as a:
        with server.join(table):
            told = a.until("presence", lambda m: m["watching"] == 1)
            assert [(seat["name"], seat["here"]) for seat in told["seats"]] == [
                ("Ana", True),
                ("Bo", False),
            ]
        a.until("presence", lambda m: m["watching"] == 0)


def test_a_seat_taken_later_is_told(server: Running) -> None:
    """Somebody who takes a seat is named to those who are there; who gives it back loses it."""
    table, (token,) = server.make(ana(), firefighters=2)
    with server.join(table, token) as a:
        url = f"/api/tables/{table}/seats/1"
        taken = server.http.post(url, json={"name": "Bo"}).json()["token"]
        a.until("presence", lambda m: m["seats"][1]["name"] == "Bo")
        with server.join(table, taken) as b:
            assert b.now["you"] == [1]
            server.http.delete(url, headers={"Authorization": f"Bearer {taken}"})
            assert b.until("sync")["you"] == []
            told = b.refused(type="act", id=1, seat=1, version=0, action="place 0-6")
            assert told["code"] == "not-yours"


def test_chat_is_text(server: Running) -> None:
    """What is said goes to all as it was said, and to those who come later; controls are gone."""
    table, (token,) = server.make(ana(), firefighters=1)
    with server.join(table, token) as a, server.join(table) as b:
        b.send(type="chat", text="<b>hi</b>\x00\n\u202eyou")
        told = a.until("chat")
        assert (told["seat"], told["text"]) == (None, "<b>hi</b> you")
        a.send(type="chat", text="yes")
        assert b.until("chat", lambda m: m["text"] == "yes")["name"] == "Ana"
        with server.join(table) as late:
            assert late.until("chat")["text"] == "<b>hi</b> you"


def test_chat_outlives_the_server(tmp_path: Path) -> None:
    """What was said is told again after a restart, numbered as before: only the last of it."""
    database = tmp_path / "tables.db"
    limits = msgspec.structs.replace(GENEROUS, chats=3)
    with Running(database, limits) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as a:
            for number in range(5):
                a.send(type="chat", text=f"line {number}")
            before = [a.until("chat") for _ in range(5)]
    with Running(database, limits) as server, server.join(table) as b:
        b.send(type="chat", text="and on")
        after = [b.until("chat") for _ in range(4)]
        assert after[:3] == before[2:]
        assert (after[3]["seq"], after[3]["text"]) == (5, "and on")


def test_chat_that_cannot_be_kept_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be written down is told to nobody but whoever said it."""

    def full(_: object, __: object) -> None:
        raise sqlite3.OperationalError("disk full")

    with Running(tmp_path / "tables.db") as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as a, server.join(table) as b:
            monkeypatch.setattr(committing, "_try", full)
            assert a.refused(type="chat", id=4, text="lost")["code"] == "unwritten"
            monkeypatch.undo()
            a.send(type="chat", text="kept")
            assert b.until("chat")["text"] == "kept"


# Going


def test_who_goes_while_told_something_has_left(server: Running) -> None:
    """Who said something and went is heard to the end, then no longer at the table."""
    table, (token,) = server.make(ana(), firefighters=1)
    with server.join(table, token) as a, ByHand(server, table) as hasty:
        hasty.say(type="hello")
        for text in ("one", "two", "three"):
            hasty.say(type="chat", text=text)
        hasty.protocol.send_close(1000)
        hasty.flush()
        a.until("presence", lambda m: m["watching"] == 1)
        a.until("presence", lambda m: m["watching"] == 0)
        heard = [json.loads(text) for text in a.heard]
        assert [m["text"] for m in heard if m["type"] == "chat"] == ["one", "two", "three"]


def test_a_fault_in_telling_ends_the_socket(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A socket that cannot be told anything any longer is closed and has left; the log says why."""
    take = Outbox.take

    async def fail(box: Outbox) -> str | None:
        message = await take(box)
        if message is not None and '"refused"' in message:
            raise ZeroDivisionError
        return message

    table, (token,) = server.make(ana(), firefighters=1)
    monkeypatch.setattr(Outbox, "take", fail)
    with server.join(table, token) as a, server.join(table) as b:
        a.until("presence", lambda m: m["watching"] == 1)
        with pytest.raises(ConnectionClosed) as caught:
            b.refused(type="agree", seat=0, yes=True)
        a.until("presence", lambda m: m["watching"] == 0)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1011
    (told,) = [one for one in caplog.records if one.message == "socket failed"]
    assert "ZeroDivisionError" in JsonLines().format(told)


# Taking back


def test_undo_over_the_wire(server: Running) -> None:
    """A seat takes its last action back; all hear it as an entry that names what stands."""
    _, a, b = two(server)
    with a, b:
        a.act(0, "move 0-5")
        b.until("events")
        undo = a.now["undo"]
        assert (undo["seat"], undo["least"], undo["place"]) == (0, 2, 3)
        a.send(type="undo", seat=0, version=a.now["version"])
        told = b.until("events")
        assert told["entries"] == [
            {"seq": 3, "place": 2, "actor": None, "action": "undo 2", "events": []}
        ]
        assert told["scene"]["crew"][0]["space"] == "0-6"
        b.send(type="sync")
        assert [entry["place"] for entry in b.until("sync")["entries"]] == [0, 1]


def test_a_team_mate_asks_over_the_wire(server: Running) -> None:
    """A wish is told to all; with the yes of the seat concerned it is done."""
    _, a, b = two(server)
    with a, b:
        a.act(0, "move 0-5")
        b.until("events")
        b.send(type="undo", seat=1, version=b.now["version"])
        wish = a.until("events")
        assert wish["entries"] == []
        assert wish["undo"]["asked"] == {"by": 1, "to": 2, "waiting": [0]}
        a.send(type="agree", seat=0, yes=True)
        assert b.until("events", lambda m: m["entries"])["entries"][0]["action"] == "undo 2"


def test_one_device_needs_nobody_to_agree(server: Running) -> None:
    """Who holds both seats takes back at once, whichever seat asks."""
    table, tokens = server.make(ana(), BO, firefighters=2)
    with server.join(table, *tokens) as player:
        player.act(0, "place 0-6")
        player.send(type="undo", seat=1, version=1)
        assert player.until("events")["entries"][0]["action"] == "undo 0"


# What is refused


def test_refusals_are_told_by_code(server: Running) -> None:
    """Each kind of mistake has its code, comes back with the message's number, changes nothing."""
    table, a, b = two(server)
    with a, b, server.join(table) as watching:
        version = a.now["version"]
        act = {"type": "act", "id": 7, "version": version}
        expected = [
            (a, {**act, "seat": 0, "action": "move 6-6"}, "illegal"),
            (a, {**act, "seat": 0, "action": "fly 3-4"}, "unreadable"),
            (a, {**act, "seat": 1, "action": "move 0-5"}, "not-yours"),
            (a, {**act, "seat": 9, "action": "move 0-5"}, "not-yours"),
            (a, {**act, "seat": 0, "action": "move 0-5", "version": version - 1}, "stale"),
            (b, {**act, "seat": 1, "action": "move 0-8"}, "not-yours"),
            (b, {**act, "seat": 0, "action": "move 0-5"}, "not-yours"),
            (watching, {**act, "seat": 0, "action": "move 0-5"}, "not-yours"),
            (watching, {"type": "undo", "id": 7, "seat": 0, "version": version}, "not-yours"),
            (b, {"type": "agree", "id": 7, "seat": 1, "yes": True}, "illegal"),
            (a, {"type": "act", "id": 7}, "unreadable"),
            (a, {"type": "dance", "id": 7}, "unreadable"),
        ]
        for player, message, code in expected:
            told = player.refused(**message)
            assert (told["code"], told.get("id")) == (code, 7), message
        a.send(type="sync")
        assert a.until("sync")["version"] == version


def test_an_illegal_action_names_its_rule(server: Running) -> None:
    """The page can answer "why?" from a refusal."""
    _, a, b = two(server)
    with a, b:
        version = a.now["version"]
        told = a.refused(type="act", id=1, seat=0, version=version, action="chop 3-2/3-3")
        rules = server.http.get("/api/games/flashpoint/rules").json()
        assert told["rule"] in {rule["id"] for rule in rules}


def test_a_wrong_secret_is_a_spectator(server: Running) -> None:
    """A secret that fits no seat gives none; another table's neither."""
    table, _ = server.make(ana(), firefighters=1)
    _, other = server.make(ana(), firefighters=1)
    with server.join(table, "x" * 22, *other) as player:
        assert player.now["you"] == []


def test_a_table_that_is_not_there(server: Running) -> None:
    """A socket to no table is told so and closed with a code of its own."""
    url = f"ws://{server.address}/api/tables/nothing2/socket"
    with connect(url) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(PATIENCE))["code"] == "not-found"
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(PATIENCE)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4404


@pytest.mark.parametrize("first", ['{"type":"sync"}', "{", "", '{"type":"hello","tokens":7}'])
def test_hello_comes_first(server: Running, first: str) -> None:
    """A socket that begins with anything else is told so and closed."""
    table, _ = server.make(ana(), firefighters=1)
    with connect(f"ws://{server.address}/api/tables/{table}/socket") as socket:
        socket.send(first)
        assert json.loads(socket.recv(PATIENCE))["code"] == "unreadable"
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)


def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    """Whoever does not say hello in time holds no socket."""
    with Running(tmp_path / "tables.db", Limits(hello=0.05)) as server:
        table, _ = server.make(ana(), firefighters=1)
        with (
            connect(f"ws://{server.address}/api/tables/{table}/socket") as socket,
            pytest.raises(ConnectionClosed),
        ):
            socket.recv(PATIENCE)


# Strange pages


def test_a_page_from_elsewhere_is_turned_away(server: Running) -> None:
    """A browser on another site's page cannot open a socket; the server's own page can."""
    table, _ = server.make(ana(), firefighters=1)
    url = f"ws://{server.address}/api/tables/{table}/socket"
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus), connect(url, additional_headers={"Origin": origin}):
            pass
    with server.join(table, additional_headers={"Origin": server.url}) as player:
        assert player.now["you"] == []


# Bounds


def test_too_many_sockets_of_an_address(tmp_path: Path) -> None:
    """An address may hold so many sockets; when one is closed, another may come."""
    with Running(tmp_path / "tables.db", Limits(sockets=2)) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as first:
            with server.join(table), pytest.raises(InvalidStatus):
                server.join(table)
            first.until("presence", lambda m: m["watching"] == 0)
            with server.join(table) as again:
                assert again.now["version"] == 0


def test_a_message_nested_too_deeply_is_refused(server: Running) -> None:
    """Lists in lists without end are no message; the socket goes on."""
    table, (token,) = server.make(ana(), firefighters=1)
    nested = "[" * 3000 + "]" * 3000
    with server.join(table, token) as player:
        player.socket.send(f'{{"type": "act", "id": 7, "x": {nested}}}')
        assert player.until("refused")["code"] == "unreadable"
        player.act(0, "place 0-6")
    with connect(f"ws://{server.address}/api/tables/{table}/socket") as socket:
        socket.send(f'{{"type": "hello", "x": {nested}}}')
        assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "unreadable"


def test_a_large_message_is_refused(server: Running) -> None:
    """A message past the bound is refused; far past it the socket is closed."""
    table, (token,) = server.make(ana(), firefighters=1)
    with server.join(table, token) as player:
        assert player.refused(type="chat", text="x" * 9000)["code"] == "too-large"
        player.act(0, "place 0-6")
        player.send(type="chat", text="x" * 70_000)
        with pytest.raises(ConnectionClosed) as caught:
            player.until("chat")
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009


def test_a_flood_is_refused_then_closed(tmp_path: Path) -> None:
    """Messages that come too fast are refused by their number; who does not stop is closed."""
    limits = Limits(messages=0.001, message_burst=15, refusals=5)
    with Running(tmp_path / "tables.db", limits) as server:
        table, (token, other) = server.make(ana(), BO, firefighters=2)
        with server.join(table, token) as flooding, server.join(table, other) as quiet:
            for number in range(3):
                flooding.send(type="chat", id=number, text=str(number))
            told = flooding.refused(type="chat", id=3, text="3")
            assert (told["code"], told["id"]) == ("too-fast", 3)
            with pytest.raises(ConnectionClosed):
                keep_on(flooding)
            heard = [quiet.until("chat")["text"] for _ in range(3)]
            assert heard == ["0", "1", "2"]
            quiet.send(type="chat", text="still here")
            assert quiet.until("chat")["text"] == "still here"


def keep_on(player: Player) -> None:
    """Send on and on, whatever the answer."""
    for number in range(4, 30):
        player.refused(type="chat", id=number, text="x")


def test_a_slow_socket_is_resynchronised(tmp_path: Path) -> None:
    """Who does not read for long misses messages, never the state; the others go on meanwhile."""
    limits = msgspec.structs.replace(GENEROUS, outbox=20_000)
    with Running(tmp_path / "tables.db", limits) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with (
            server.join(table, token) as playing,
            server.join(table, max_queue=1, close_timeout=0.1) as slow,
        ):
            for _ in range(1500):
                slow.send(type="sync")
            playing.act(0, "place 0-6")
            playing.act(0, "move 0-5")
            slow.send(type="chat", text="last")
            playing.until("chat")
            while slow.now["version"] < playing.now["version"]:
                slow.receive()
            assert slow.now["scene"] == playing.now["scene"]
            while not any('"text":"last"' in text for text in slow.heard):
                slow.receive()
            assert len(slow.heard) < 1500
