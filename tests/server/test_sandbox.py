"""What if: a table of one's own out of what one knows, while the real one goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from tests.server.harness import Running, ana

if TYPE_CHECKING:
    from pathlib import Path

    import httpx
    from tests.server.harness import Message


def try_out(server: Running, table: str, seat: int, token: str = "") -> httpx.Response:
    """Ask for a sandbox."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return server.http.post(f"/api/tables/{table}/seats/{seat}/sandbox", headers=headers)


def made(server: Running, game: str, *seats: Message, **options: int) -> tuple[str, list[str]]:
    """Make a table without hints."""
    body = {"game": game, "options": options, "seats": seats, "hints": False}
    told = server.http.post("/api/tables", json=body).raise_for_status().json()
    return told["table"]["id"], list(told["tokens"].values())


def test_a_sandbox_is_ones_own(server: Running) -> None:
    """It stands as the table does, is played there and back, and the table hears nothing of it."""
    table, tokens = made(server, "flashpoint", ana(), ana(), {"bot": "random"}, firefighters=3)
    with server.join(table, tokens[0]) as player, server.join(table, tokens[1]) as other:
        told = try_out(server, table, 0, tokens[0]).raise_for_status().json()
        assert [seat["bot"] for seat in told["table"]["seats"]] == ["", "", "random"]
        assert not told["table"]["listed"]
        assert not told["table"]["hints"]
        with server.join(told["table"]["id"], *told["tokens"].values()) as trying:
            assert trying.now["scene"] == player.now["scene"]
            assert trying.now["offers"] == player.now["offers"]
            trying.act(0, "place 0-6")
        player.act(0, "place 0-5")
        assert other.until("events", lambda m: m["entries"])["entries"][0]["action"] == "place 0-5"
        assert try_out(server, table, 1, tokens[1]).status_code == 201


def test_for_seats_that_are_open_one_plays_oneself(server: Running) -> None:
    """In a team nobody has to come before it goes on."""
    table, tokens = made(server, "flashpoint", ana(), firefighters=2)
    told = try_out(server, table, 0, tokens[0]).raise_for_status().json()
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ana", "Ana"]
    assert sorted(told["tokens"]) == ["0", "1"]


def test_nobody_else_opens_it(server: Running) -> None:
    """It takes the secret of a seat that must decide."""
    table, tokens = made(server, "flashpoint", ana(), ana(), firefighters=2)
    assert try_out(server, table, 0).status_code == 403
    assert try_out(server, table, 0, tokens[1]).status_code == 403
    assert try_out(server, table, 1, tokens[1]).status_code == 403
    assert try_out(server, table, 7, tokens[1]).status_code == 404
    assert try_out(server, "none", 0, tokens[0]).status_code == 404


def test_a_sandbox_knows_no_secret(tmp_path: Path) -> None:
    """In a game with secrets the seat sees what it knew, the rest is guessed, rivals are bots."""
    database = tmp_path / "tables.db"
    with Running(database) as server:
        table, tokens = made(server, "onfire", ana(), ana(), players=2)
        with server.join(table, tokens[0]) as first, server.join(table, tokens[1]) as second:
            seat = first.now["actor"]
            player = (first, second)[seat]
            worlds = []
            for _ in range(3):
                told = try_out(server, table, seat, tokens[seat]).raise_for_status().json()
                assert list(told["tokens"]) == [str(seat)]
                with server.join(told["table"]["id"], *told["tokens"].values()) as trying:
                    assert trying.now["scene"] == player.now["scene"]
                worlds.append(told["table"]["id"])
    with closing(sqlite3.connect(database)) as store:
        query = "SELECT line FROM lines WHERE table_id = ? AND seq = 0"
        positions = {store.execute(query, (world,)).fetchone() for world in worlds}
    assert len(positions) > 1
