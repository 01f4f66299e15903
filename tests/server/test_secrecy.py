"""What must not be known leaves the server in no message, to nobody, in no log."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from typing import TYPE_CHECKING

import pytest
from tests.server.harness import Player, Process, Running, ana
from tests.server.whispers import Hands, Whispers

import caserne.games
from caserne.core.state import CHANCE
from caserne.games.feurio import notation
from caserne.games.feurio.game import Feurio
from caserne.play.streams import Streams
from caserne.server import hall, lobby
from caserne.server.logs import JsonLines

if TYPE_CHECKING:
    from pathlib import Path

    from caserne.games.feurio.wildfire import Wildfire

BO = {"name": "Bo"}
SEED = 3_141_592_653_589_793_238


@pytest.fixture
def _whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the game of secrets into the catalogue, and stop the clock."""
    monkeypatch.setattr(caserne.games, "GAMES", (*caserne.games.GAMES, Whispers))
    monkeypatch.setattr(lobby, "GAMES", (*caserne.games.GAMES,))
    monkeypatch.setattr(time, "time", lambda: 1.0)


def cards_of(seed: int) -> tuple[int, int]:
    """Tell which cards a seed deals."""
    state, streams = Hands(), Streams(seed, 1)
    while len(state.cards) < 2:
        state.apply(int(streams.draw(state)))
    return state.cards[0], state.cards[1]


def two_worlds() -> tuple[int, int]:
    """Find two seeds that deal seat 1 the same card, and seat 0 another one."""
    first = cards_of(0)
    for seed in range(1, 1000):
        cards = cards_of(seed)
        if cards[1] == first[1] and cards[0] != first[0]:
            return 0, seed
    raise AssertionError


def hear_all(
    path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> tuple[dict[str, list[str]], str]:
    """Play one game in a world; give what each was told, and what HTTP answered a stranger."""
    monkeypatch.setattr(hall, "new_seed", lambda: seed)
    monkeypatch.setattr(hall, "new_code", lambda: "samecode")
    with Running(path / f"{seed}.db") as server:
        body = {"game": "whispers", "seats": [ana(), BO]}
        made = server.http.post("/api/tables", json=body).json()
        first, second = made["tokens"].values()
        with (
            server.join("samecode", second) as b,
            server.join("samecode") as watching,
            server.join("samecode", first) as a,
        ):
            script(a, b)
            answers = strangers_view(server)
            told = {
                "seat 0": list(a.heard),
                "seat 1": caught_up(b),
                "watching": caught_up(watching),
            }
        return told, answers


def script(a: Player, b: Player) -> None:
    """Bring about every kind of message."""
    a.act(0, "say 2")
    a.send(type="undo", seat=0, version=a.now["version"])
    a.until("events", lambda m: m["entries"][0]["action"] == "undo 2")
    a.act(0, "peek")
    b.until("events", lambda m: m["entries"][0]["action"] == "peek")
    b.refused(type="act", id=1, seat=0, version=0, action="say 1")
    b.send(type="chat", text="psst")
    b.until("chat")
    b.send(type="sync")
    b.until("sync")


def caught_up(player: Player) -> list[str]:
    """Say one more thing, and give all that was heard until then."""
    player.send(type="chat", text=f"end {len(player.now['you'])}")
    player.until("chat", lambda m: m["text"] == f"end {len(player.now['you'])}")
    return list(player.heard)


def strangers_view(server: Running) -> str:
    """Ask everything that HTTP tells of a table."""
    paths = ["", "/record", "/replay", "/replay?seat=0", "/replay?seat=1"]
    answers = [server.http.get(f"/api/tables/samecode{path}") for path in paths]
    assert [answer.status_code for answer in answers] == [200, 403, 403, 403, 403]
    assert all(answer.json()["code"] == "secret" for answer in answers[1:])
    return "\n".join([*(answer.text for answer in answers), server.http.get("/api/tables").text])


@pytest.mark.usefixtures("_whispers")
def test_worlds_that_look_alike_are_told_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds that differ in seat 0's card alone are byte for byte the same to all others."""
    one, other = (hear_all(tmp_path, monkeypatch, seed) for seed in two_worlds())
    assert one[1] == other[1]
    for who in ("seat 1", "watching"):
        assert one[0][who] == other[0][who], who
    assert one[0]["seat 0"] != other[0]["seat 0"]
    kinds = {json.loads(text)["type"] for text in one[0]["seat 1"]}
    assert kinds == {"sync", "events", "refused", "presence", "chat"}


# A game of the catalogue that has secrets


def tiles_of(seed: int) -> list[int]:
    """Tell which tiles a seed draws: two of the start, one each of the first two turns."""
    game = Feurio.from_text("firebreaks=yes")
    state, streams = game.start(), Streams(seed, 1)
    drawn: list[int] = []
    while len(drawn) < 4:
        if state.actor() == CHANCE:
            drawn.append(int(streams.draw(state)))
            state.apply(drawn[-1])
        else:
            state.apply(firebreak(state))
    return drawn


def firebreak(state: Wildfire) -> int:
    """Find a firebreak that may be laid."""
    return next(code for code in state.legal() if notation.unpack(code).verb == "break")


def two_fires() -> tuple[int, int]:
    """Find two seeds that differ in the tile of seat 0 alone."""
    first = tiles_of(0)
    for seed in range(1, 5000):
        tiles = tiles_of(seed)
        if tiles[2] != first[2] and tiles[:2] + tiles[3:] == first[:2] + first[3:]:
            return 0, seed
    raise AssertionError


def watch_fire(path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> dict[str, list[str]]:
    """Have seat 0 lay a firebreak; give what everybody was told, and a stranger over HTTP."""
    monkeypatch.setattr(hall, "new_seed", lambda: seed)
    monkeypatch.setattr(hall, "new_code", lambda: "samecode")
    with Running(path / f"{seed}.db") as server:
        body = {"game": "feurio", "options": {"firebreaks": True}, "seats": [ana(), BO]}
        first, second = server.http.post("/api/tables", json=body).json()["tokens"].values()
        with (
            server.join("samecode", second) as b,
            server.join("samecode") as watching,
            server.join("samecode", first) as a,
        ):
            offers = [offer["action"] for offer in a.now["offers"]["0"]]
            a.act(0, next(action for action in offers if action.startswith("break")))
            b.until("events", lambda m: bool(m["offers"]))
            b.send(type="sync")
            b.until("sync")
            answers = strangers_view(server)
            return {
                "seat 0": list(a.heard),
                "seat 1": caught_up(b),
                "watching": caught_up(watching),
                "stranger": [answers],
            }


def test_a_firebreak_is_told_to_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two fires that differ in what lies under a firebreak are the same to all but its owner."""
    monkeypatch.setattr(time, "time", lambda: 1.0)
    one, other = (watch_fire(tmp_path, monkeypatch, seed) for seed in two_fires())
    for who in ("seat 1", "watching", "stranger"):
        assert one[who] == other[who], who
    assert one["seat 0"] != other["seat 0"]


@pytest.mark.usefixtures("_whispers")
def test_a_seat_replays_its_own_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the game goes on a seat's secret opens its own view, and only its own."""
    monkeypatch.setattr(hall, "new_code", lambda: "samecode")
    with Running(tmp_path / "tables.db") as server:
        body = {"game": "whispers", "seats": [ana(), BO]}
        first, second = server.http.post("/api/tables", json=body).json()["tokens"].values()
        url = "/api/tables/samecode/replay"
        head = {"Authorization": f"Bearer {first}"}
        own = server.http.get(f"{url}?seat=0", headers=head).json()
        assert own["frames"][-1]["scene"]["cards"][1] == -1
        assert own["frames"][-1]["scene"]["cards"][0] >= 0
        assert [frame["action"] is None for frame in own["frames"]] == [False, True]
        assert server.http.get(f"{url}?seat=1", headers=head).status_code == 403
        with server.join("samecode", first, second) as both:
            for seat in (0, 1, 0, 1, 0, 1):
                both.act(seat, "pass")
        assert server.http.get(f"{url}?seat=1").status_code == 200
        assert "deal 0" in server.http.get("/api/tables/samecode/record").text


@pytest.mark.usefixtures("_whispers")
def test_a_peek_is_told_to_one(tmp_path: Path) -> None:
    """An event for one seat goes to that seat, and cannot be taken back."""
    with Running(tmp_path / "tables.db") as server:
        body = {"game": "whispers", "seats": [ana(), BO]}
        made = server.http.post("/api/tables", json=body).json()
        table, (first, second) = made["table"]["id"], made["tokens"].values()
        with server.join(table, first) as a, server.join(table, second) as b:
            assert a.act(0, "peek")["entries"][0]["events"][0]["event"] == "peeked"
            told = b.until("events")
            assert told["entries"][0]["events"] == []
            assert told["undo"] is None
            refused = a.refused(type="undo", seat=0, version=a.now["version"])
            assert refused["code"] == "illegal"


def test_secrets_and_seeds_never_leave(tmp_path: Path) -> None:
    """No message, answer or log line holds a secret, its digest or the seed of the dice."""
    database = tmp_path / "tables.db"
    with Process(database) as server:
        table, (first, second) = server.make(ana(), BO, firefighters=2)
        with server.join(table, first) as a, server.join(table, second) as b:
            a.act(0, "place 0-6")
            b.until("events")
            b.act(1, "place 0-7")
            a.until("events")
            for message in (
                {"type": "act", "id": 1, "seat": 1, "version": 2, "action": "end"},
                {"type": "act", "id": 1, "seat": 0, "version": 1, "action": "end"},
                {"type": "dance", "id": 1, "tokens": [first]},
            ):
                a.refused(**message)
            a.act(0, "end")
            heard = a.heard + b.heard
        server.http.delete(
            f"/api/tables/{table}/seats/0", headers={"Authorization": f"Bearer {second}"}
        )
        paths = ["", "/record", "/replay", "/replay?seat=0", "/seats/9"]
        heard += [server.http.get(f"/api/tables/{table}{path}").text for path in paths]
        heard += [server.http.get("/api/tables").text]
    connection = sqlite3.connect(database)
    ((seed,),) = connection.execute("SELECT seed FROM tables")
    digests = [row[0].hex() for row in connection.execute("SELECT digest FROM seats")]
    stored = "\n".join(connection.iterdump())
    connection.close()
    assert any('"table made"' in line for line in server.log)
    for secret in (first, second, *digests, str(seed), f"{seed:x}"):
        assert not [text for text in [*heard, *server.log] if secret in text]
    for secret in (first, second):
        assert secret not in stored


def test_logs_tell_only_what_is_listed() -> None:
    """A field that is not on the list is not written, whatever code passes along."""
    record = logging.makeLogRecord(
        {"name": "caserne.x", "msg": "hello", "table": "abcd", "token": "t0ken", "seed": SEED}
    )
    line = json.loads(JsonLines().format(record))
    assert line["table"] == "abcd"
    assert "t0ken" not in str(line)
    assert str(SEED) not in str(line)
