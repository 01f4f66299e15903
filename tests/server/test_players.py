"""A player is who has the key: all seats and the history come with it, to any device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.harness import Running, ana
from tests.server.playing import Device

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Player

BO = {"name": "Bo"}


def finish(player: Player) -> None:
    """Play whatever is offered until the game is over."""
    while player.now["outcome"] is None:
        for seat, offers in player.now["offers"].items():
            player.act(int(seat), offers[0]["action"])


def test_a_key_brings_the_seats_to_another_device(server: Running) -> None:
    """Who types the key elsewhere, in groups and capitals, plays all seats without secrets."""
    phone = Device(server)
    table = phone.make(ana(), BO)
    typed = "-".join(phone.key[at : at + 5] for at in range(0, 26, 5)).upper()
    laptop = Device(server, typed)
    with laptop.join(table) as player:
        assert player.now["you"] == [0, 1]
        player.act(0, "place 0-6")
    assert [one["table"]["id"] for one in laptop.games()["going"]] == [table]


def test_seats_of_before_are_adopted(server: Running) -> None:
    """Seats that were held by secrets alone become a player's; wrong secrets change nothing."""
    table, tokens = server.make(ana(), BO, firefighters=2)
    device = Device(server)
    wrong = {table: ["nonsense"], "no-table": ["x"]}
    assert device.ask("PUT", "/api/me/seats", {"seats": wrong}).status_code == 204
    assert device.games()["going"] == []
    right = {table: [tokens[1]]}
    assert device.ask("PUT", "/api/me/seats", {"seats": right}).status_code == 204
    assert [one["you"] for one in device.games()["going"]] == [[1]]
    with device.join(table) as player:
        assert player.now["you"] == [1]


def test_games_that_wait_come_first(server: Running) -> None:
    """Tables where it is the player's turn come before the others, the longest waiting first."""
    me, other = Device(server), Device(server)
    first, waiting, second = (me.make(ana(), None) for _ in range(3))
    other.sit(waiting, 1, "Bo")
    with me.join(waiting) as player:
        player.act(0, "place 0-6")
    mine = me.games()["going"]
    assert [one["table"]["id"] for one in mine] == [first, second, waiting]
    assert [one["yours"] for one in mine] == [True, True, False]
    assert mine[0]["since"] <= mine[1]["since"]
    assert [one["yours"] for one in other.games()["going"]] == [True]


def test_history_tells_results_and_counts(server: Running) -> None:
    """A game that is over is in the history with its end, and counts once in the statistics."""
    me = Device(server)
    table = me.make(ana(), game="feurio", options={"players": 1})
    assert me.games()["statistics"] == []
    with me.join(table) as player:
        finish(player)
        outcome = player.now["outcome"]
    games = me.games()
    assert games["going"] == []
    (over,) = games["over"]
    assert (over["table"]["id"], over["outcome"]) == (table, outcome)
    won = int(0 in outcome["winners"])
    best = outcome["scores"][0]
    counted = {"game": "feurio", "played": 1, "won": won, "best": best}
    assert games["statistics"] == [counted]


def test_a_key_can_be_changed(server: Running) -> None:
    """After another key was asked for the old one holds nothing, and the new one everything."""
    device = Device(server)
    table = device.make(ana(), None)
    new = Device(server, device.ask("POST", "/api/me/key").json()["key"])
    assert device.ask("GET", "/api/me").status_code == 403
    assert device.ask("POST", "/api/me/key").status_code == 403
    with device.join(table) as stranger, new.join(table) as player:
        assert stranger.now["you"] == []
        assert player.now["you"] == [0]


def test_a_key_gives_a_seat_back(server: Running) -> None:
    """What a seat's secret may do over HTTP, the key of its player may: leave, and look."""
    device = Device(server)
    table = device.make(ana(), BO)
    assert device.ask("GET", f"/api/tables/{table}/replay?seat=1").status_code == 200
    assert device.ask("DELETE", f"/api/tables/{table}/seats/1").status_code == 204
    stranger = Device(server)
    assert stranger.ask("DELETE", f"/api/tables/{table}/seats/0").status_code == 403
    assert [one["you"] for one in device.games()["going"]] == [[0]]


@pytest.mark.parametrize("key", ["x", "a" * 26, "A" * 500, "é"])
def test_a_wrong_key_is_nobodys(server: Running, key: str) -> None:
    """Whoever has no key of ours is told so, and no table is made."""
    headers = [(b"Authorization", f"Bearer {key}".encode())]
    body = {"game": "flashpoint", "seats": [ana()]}
    refused = server.http.post("/api/tables", json=body, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
    for path in ("/api/me", "/api/me/games"):
        assert server.http.get(path, headers=headers).json()["code"] == "forbidden"


def test_names_are_claimed_within_a_table(server: Running) -> None:
    """A name that looks like another's is refused there, and free elsewhere or for oneself."""
    me, other = Device(server), Device(server)
    table = me.make(ana(), None, None)
    for name in ("ANA", "\u0410\u043fa".replace("a", "\u0430"), "A n a"):
        refused = other.ask("POST", f"/api/tables/{table}/seats/1", {"name": name})
        assert (refused.status_code, refused.json()["code"]) == (409, "named")
    other.sit(table, 1, "Anna")
    me.sit(table, 2, "Ana")
    assert other.make({"name": "Ana"}, None)


def test_who_watches_does_not_go_by_a_seats_name(server: Running) -> None:
    """What a spectator says under a player's name is told without it."""
    table, (token,) = server.make(ana(), firefighters=2)
    with server.join(table, token) as player, server.join(table, name="ana") as watching:
        watching.send(type="chat", text="hello")
        assert player.until("chat")["name"] == ""
    with server.join(table, token) as player, server.join(table, name="Cleo") as watching:
        watching.send(type="chat", text="hi")
        assert player.until("chat", lambda m: m["text"] == "hi")["name"] == "Cleo"


def test_a_player_outlives_the_server(tmp_path: Path) -> None:
    """After a restart the key is the same player's."""
    database = tmp_path / "tables.db"
    with Running(database) as server:
        device = Device(server)
        table = device.make(ana(), None)
    with Running(database) as server:
        again = Device(server, device.key)
        assert [one["table"]["id"] for one in again.games()["going"]] == [table]
