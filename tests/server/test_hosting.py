"""Whoever made a table decides who watches it, who speaks, who stays, and who decides that next."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.server.harness import PATIENCE, Running, ana
from tests.server.playing import Device
from websockets.sync.client import connect

if TYPE_CHECKING:
    from tests.server.harness import Message, Player


def refusal(server: Running, table: str, **hello: object) -> Message:
    """Come to a table that does not let one in; give what it says before it closes."""
    with connect(f"ws://{server.address}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", **hello}))
        told: Message = json.loads(socket.recv(timeout=PATIENCE))
        return told


def house(server: Running) -> tuple[str, Device, Device]:
    """Make a table of two; the first is its host."""
    host, other = Device(server), Device(server)
    table = host.make(ana(), None)
    other.sit(table, 1, "Bo")
    return table, host, other


def test_a_table_is_closed_to_who_watches(server: Running) -> None:
    """Those who only watch are sent away and not let in, nor told the record; players stay."""
    table, host, other = house(server)
    with host.join(table) as player, other.join(table) as opponent, server.join(table) as watching:
        player.send(type="order", closed=True, hushed=False)
        assert watching.until("refused")["code"] == "closed"
        assert player.until("presence", lambda m: m["closed"])["watching"] == 0
        assert refusal(server, table)["code"] == "closed"
        assert server.http.get(f"/api/tables/{table}/record").status_code == 403
        assert server.http.get(f"/api/tables/{table}/replay").status_code == 403
        assert host.ask("GET", f"/api/tables/{table}/record").status_code == 200
        player.act(0, "place 0-6")
        opponent.until("events")
        player.send(type="order", closed=False, hushed=False)
        player.until("presence", lambda m: not m["closed"])
    with server.join(table) as watching:
        assert watching.now["you"] == []


def test_chat_is_silenced(server: Running) -> None:
    """While the chat is closed only the host speaks."""
    table, host, other = house(server)
    with host.join(table) as player, other.join(table) as opponent:
        player.send(type="order", closed=False, hushed=True)
        opponent.until("presence", lambda m: m["hushed"])
        assert opponent.refused(type="chat", text="hey")["code"] == "silenced"
        player.send(type="chat", text="quiet, please")
        assert opponent.until("chat")["text"] == "quiet, please"


def test_somebody_is_silenced(server: Running) -> None:
    """Who holds a seat, or who spoke from none, says nothing more until the host lets them."""
    table, host, other = house(server)
    with host.join(table) as player, other.join(table) as opponent, server.join(table) as watching:
        player.send(type="silence", seat=1)
        opponent.until("presence", lambda m: m["seats"][1]["silenced"])
        assert opponent.refused(type="chat", text="hey")["code"] == "silenced"
        watching.send(type="chat", text="spam")
        seq = player.until("chat")["seq"]
        player.send(type="silence", seq=seq)
        player.send(type="silence", seat=1, yes=False)
        opponent.until("presence", lambda m: not m["seats"][1]["silenced"])
        assert watching.refused(type="chat", text="spam")["code"] == "silenced"
        opponent.send(type="chat", text="thanks")
        assert player.until("chat")["text"] == "thanks"
        player.send(type="silence", seq=seq, yes=False)
        player.send(type="order", closed=False, hushed=False)
        watching.send(type="chat", text="sorry")
        player.until("chat", lambda m: m["text"] == "sorry")


def test_somebody_is_removed(server: Running) -> None:
    """Their seat is free, they are not let in again, and do not take it again."""
    table, host, other = house(server)
    with host.join(table) as player, other.join(table) as opponent:
        player.send(type="remove", seat=1)
        assert opponent.until("refused")["code"] == "removed"
        player.until("presence", lambda m: not m["seats"][1]["taken"])
        assert refusal(server, table, key=other.key)["code"] == "removed"
        again = other.ask("POST", f"/api/tables/{table}/seats/1", {"name": "Bo"})
        assert again.status_code == 403
        assert Device(server).sit(table, 1, "Cleo")


def test_a_hand_is_not_shown_by_removing_its_holder(server: Running) -> None:
    """In a game with hands that has begun a bot gets the seat, and nobody sees the cards."""
    host, other = Device(server), Device(server)
    table = host.make(ana(), None, game="onfire", options={"players": 2})
    other.sit(table, 1, "Bo")
    with host.join(table) as player, other.join(table):
        player.send(type="remove", seat=1)
        told = player.until("presence", lambda m: m["seats"][1]["bot"])
        assert told["seats"][1]["bot"] == "steady"
    again = other.ask("POST", f"/api/tables/{table}/seats/1", {"name": "Bo"})
    assert again.status_code in (403, 409)


def test_who_watches_is_removed(server: Running) -> None:
    """By what they said they are found, and do not come back."""
    table, host, _ = house(server)
    stranger = Device(server)
    with host.join(table) as player, stranger.join(table) as watching:
        watching.send(type="chat", text="spam")
        player.send(type="remove", seq=player.until("chat")["seq"])
        assert watching.until("refused")["code"] == "removed"
    assert refusal(server, table, key=stranger.key)["code"] == "removed"


def test_the_role_is_passed_on(server: Running) -> None:
    """The next host decides, and the one before does not; who leaves passes it on."""
    table, host, other = house(server)
    with host.join(table) as player, other.join(table) as opponent:
        assert player.until("presence")["host"] == 0
        player.send(type="pass", seat=1)
        opponent.until("presence", lambda m: m["host"] == 1)
        assert player.refused(type="order", closed=True, hushed=False)["code"] == "not-yours"
        assert other.ask("DELETE", f"/api/tables/{table}/seats/1").status_code == 204
        player.until("presence", lambda m: m["host"] == 0)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "order", "closed": True, "hushed": True},
        {"type": "silence", "seat": 0},
        {"type": "remove", "seat": 0},
        {"type": "pass", "seat": 1},
        {"type": "remove", "seq": 0},
    ],
)
def test_nobody_else_decides(server: Running, message: dict[str, object]) -> None:
    """What the host may do, neither another player nor somebody who watches may."""
    table, host, other = house(server)

    def check(player: Player) -> None:
        assert player.refused(**message)["code"] == "not-yours"

    with other.join(table) as opponent, server.join(table) as watching:
        check(opponent)
        check(watching)
    with host.join(table) as player:
        told = player.until("presence")
        assert (told["host"], told["closed"], told["hushed"]) == (0, False, False)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "silence"},
        {"type": "silence", "seat": 9},
        {"type": "silence", "seq": 99},
        {"type": "remove", "seat": 0},
        {"type": "remove"},
        {"type": "pass", "seat": 7},
    ],
)
def test_the_host_decides_about_somebody(server: Running, message: dict[str, object]) -> None:
    """A wish about nobody, or about oneself, is refused and changes nothing."""
    table, host, _ = house(server)
    with host.join(table) as player:
        assert player.refused(**message)["code"] == "illegal"
        assert player.now["you"] == [0]
