"""Tables that begin at a position: private, kept like any other, and nobody's way to secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.harness import Process, Running, ana

from caserne.games import find, read_position
from caserne.play.record import read_record

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Server

PLACE = (
    "flashpoint firefighters=2 | fire=3-4 poi=5-1 crew=4-4,3-0 unseen=10+5 seat=1 turn=1 ap=4"
    " due=ended,act"
)
TOWER = (
    "onfire | offices=A4:2-2,B4:2-2,A3:2-1,B3:2-2,A2:2-2,B2:2-2,A1:2-2,B1:1-2 people=A3-1:2,B1/2:1"
    " fire=A4x2 elevator=3: hands=leave+swapx2/jump laid=fire-two-A4 pile=7 rest=2 turn=1"
    " actions=4 seat=1 first=1 event=fire-two-A4 due=ended,next,refill,act"
)


def make(server: Server, position: str, **more: Any) -> tuple[str, list[str]]:  # noqa: ANN401 - JSON
    """Make a table at a position; give its code and secrets."""
    game, _ = read_position(position)
    body = {"game": game.name, "position": position, "seats": [ana(), ana()], **more}
    made = server.http.post("/api/tables", json=body).raise_for_status().json()
    assert not made["table"]["listed"]
    return made["table"]["id"], list(made["tokens"].values())


@pytest.mark.parametrize("place", [PLACE, TOWER])
def test_a_table_begins_at_a_position(server: Running, place: str) -> None:
    """It stands there, is played on, and its record and replay begin there."""
    table, tokens = make(server, place, listed=True)
    game, state = read_position(place)
    with server.join(table, *tokens) as player:
        assert player.now["actor"] == 0
        assert [one["action"] for one in player.now["offers"]["0"]] == [
            game.write_action(action) for action in state.legal()
        ]
        start = player.now["scene"]
        player.act(0, player.now["offers"]["0"][0]["action"])
        scene = player.now["scene"]
    token = {"Authorization": f"Bearer {tokens[0]}"}
    replay = server.http.get(f"/api/tables/{table}/replay?seat=0", headers=token).json()
    assert (replay["start"], replay["frames"][-1]["scene"]) == (start, scene)
    if not game.secretive:
        record = read_record(server.http.get(f"/api/tables/{table}/record").text, find)
        assert record.position == game.write_state(state)
        assert record.game.write_position(record.start()) == game.write_position(state)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"position": "flashpoint | crew=3-0"}, "position"),
        ({"position": ""}, "game: expected one of"),
        ({"position": TOWER}, "position: expected a game of flashpoint, got 'onfire'"),
        ({"position": TOWER.replace("jump", "?x1"), "game": "onfire"}, "position"),
        ({"seats": [ana()]}, "seats: expected every seat yours or a bot's"),
        ({"seats": [ana(), None]}, "seats: expected every seat yours or a bot's"),
        ({"record": "caserne record 1\ngame flashpoint\n\n"}, "position: expected none beside"),
    ],
)
def test_what_makes_no_such_table(server: Running, change: dict[str, Any], complaint: str) -> None:
    """No position, another game's, one with holes, an open seat, a record besides: refused."""
    body = {"game": "flashpoint", "position": PLACE, "seats": [ana(), ana()], **change}
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "unreadable"
    assert complaint in answer.json()["message"]


def test_a_record_from_a_position_stays_private(server: Running) -> None:
    """A fork of such a record is its maker's alone too."""
    game, state = read_position(PLACE)
    options, position = game.options_text, game.write_state(state)
    text = f"caserne record 1\ngame flashpoint\noptions {options}\nposition {position}\n\n1 end\n"
    body: dict[str, Any] = {"game": "flashpoint", "record": text, "seats": [ana(), ana("random")]}
    made = server.http.post("/api/tables", json=body).raise_for_status().json()["table"]
    assert not made["listed"]
    answer = server.http.post("/api/tables", json={**body, "seats": [ana()]})
    assert answer.status_code == 400


def test_such_a_table_survives_a_kill(tmp_path: Path) -> None:
    """Another process finds it where it was, and goes on."""
    with Process(tmp_path / "tables.db") as server:
        table, tokens = make(server, PLACE)
        with server.join(table, *tokens) as player:
            player.act(0, "douse 3-4")
            version, scene = player.now["version"], player.now["scene"]
        server.process.kill()
    with Running(tmp_path / "tables.db") as again, again.join(table, *tokens) as player:
        assert (player.now["version"], player.now["scene"]) == (version, scene)
        player.act(0, "end")
