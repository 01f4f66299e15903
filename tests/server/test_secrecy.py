"""What must not be known leaves the server in no message, to nobody, in no log."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from typing import TYPE_CHECKING, get_args

import pytest
from tests.laws.toy import HIDDEN, Toy
from tests.server.harness import Process, Running, ana
from tests.server.listening import caught_up, others_answers

import caserne.games
from caserne.play.session import Session
from caserne.server import lobby, making, wire
from caserne.server.logs import JsonLines

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Player

BO = {"name": "Bo"}
SEED = 3_141_592_653_589_793_238


@pytest.fixture
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the laws' game of secrets into the catalogue, and stop the clock."""
    monkeypatch.setattr(caserne.games, "GAMES", (*caserne.games.GAMES, Toy))
    monkeypatch.setattr(lobby, "GAMES", (*caserne.games.GAMES,))
    monkeypatch.setattr(time, "time", lambda: 1.0)


def cards_of(seed: int) -> tuple[int, ...]:
    """Tell which cards a seed deals: both, and the one that seat 0 exchanges its own for."""
    session = Session(Toy(), seed)
    session.settle()
    first, second = session.state.cards  # type: ignore[attr-defined]
    session.act(0, Toy().read_action("exchange"))
    return first, second, session.state.cards[0]  # type: ignore[attr-defined]


def two_worlds() -> tuple[int, int]:
    """Find two seeds that deal seat 1 the same card, and seat 0 other ones."""
    first = cards_of(0)
    for seed in range(1, 1000):
        cards = cards_of(seed)
        if cards[1] == first[1] and cards[0] != first[0] and cards[2] != first[2]:
            return 0, seed
    raise AssertionError


def hear_all(
    path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> tuple[dict[str, list[str]], str]:
    """Play one game in a world; give what each was told, and what HTTP answered a stranger."""
    monkeypatch.setattr(making, "new_seed", lambda: seed)
    monkeypatch.setattr(making, "new_code", lambda: "samecode")
    with Running(path / f"{seed}.db") as server:
        first, second = sit_down(server)
        with (
            server.join("samecode", second) as b,
            server.join("samecode") as watching,
            server.join("samecode", first) as a,
        ):
            script(a, b)
            answers = others_answers(server, second)
            told = {
                "seat 0": list(a.heard),
                "seat 1": caught_up(b),
                "watching": caught_up(watching),
            }
            with server.join("samecode", second) as late, server.join("samecode") as stranger:
                told["seat 1 anew"], told["a stranger"] = caught_up(late), caught_up(stranger)
        return told, answers


def sit_down(server: Running, *, listed: bool = True) -> tuple[str, str]:
    """Make a table for two, and give the secrets of both seats."""
    body = {"game": "toy", "seats": [ana(), BO], "listed": listed}
    made = server.http.post("/api/tables", json=body).raise_for_status().json()
    first, second = made["tokens"].values()
    return first, second


def script(a: Player, b: Player) -> None:
    """Bring about every kind of message while there is something to hide."""
    a.act(0, "raise-1")
    a.send(type="undo", seat=0, version=a.now["version"])
    a.until("events", lambda m: m["entries"][0]["action"] == "undo 2")
    a.act(0, "peek")
    b.until("events", lambda m: m["entries"][0]["action"] == "peek")
    b.act(1, "pass")
    a.until("events", lambda m: m["entries"][0]["action"] == "pass")
    a.act(0, "exchange")
    b.until("events", lambda m: m["entries"][0]["action"] == "exchange")
    b.refused(type="act", id=1, seat=0, version=0, action="raise-4")
    b.refused(type="act", id=2, seat=1, version=b.now["version"], action="raise-x")
    b.refused(type="undo", id=3, seat=1, version=b.now["version"])
    b.send(type="chat", text="psst")
    said = b.until("chat")
    b.send(type="unsay", seq=said["seq"])
    b.until("unsaid")
    b.send(type="sync")
    b.until("sync")


@pytest.mark.usefixtures("_toy")
def test_worlds_that_look_alike_are_told_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Two worlds that differ in seat 0's cards alone are byte for byte the same to all others.

    So is what goes into the log, every request included, but for its times.
    """
    caplog.set_level(logging.INFO, "caserne")
    logs, worlds = [], []
    for seed in two_worlds():
        caplog.clear()
        worlds.append(hear_all(tmp_path, monkeypatch, seed))
        logs.append([logged(one) for one in caplog.records if one.name.startswith("caserne")])
    one, other = worlds
    assert one[1] == other[1]
    for who in ("seat 1", "watching", "seat 1 anew", "a stranger"):
        assert one[0][who] == other[0][who], who
    assert one[0]["seat 0"] != other[0]["seat 0"]
    kinds = {json.loads(text)["type"] for text in one[0]["seat 1"]}
    every = {sent.__struct_config__.tag for sent in get_args(wire.Told)}
    # Seats are handed out where a bot fails (see test_relief), and no bot knows this game enough to
    # give a hint: see tests/laws/test_hints.py.
    assert kinds == every - {"seated", "hint"}
    assert logs[0] == logs[1] != []


def logged(record: logging.LogRecord) -> dict[str, object]:
    """Give a line of the log without its times."""
    line: dict[str, object] = json.loads(JsonLines().format(record))
    return {name: value for name, value in line.items() if name not in {"at", "ms"}}


@pytest.mark.usefixtures("_toy")
def test_a_seat_replays_its_own_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the game goes on a seat's secret opens its own view, and only its own."""
    monkeypatch.setattr(making, "new_code", lambda: "samecode")
    with Running(tmp_path / "tables.db") as server:
        first, second = sit_down(server)
        url = "/api/tables/samecode/replay"
        head = {"Authorization": f"Bearer {first}"}
        own = server.http.get(f"{url}?seat=0", headers=head).json()
        assert own["frames"][-1]["scene"]["cards"][1] == HIDDEN
        assert own["frames"][-1]["scene"]["cards"][0] != HIDDEN
        assert [frame["action"] is None for frame in own["frames"]] == [False, True]
        assert own["frames"][1]["events"][0]["card"] == 0
        for seat in ("1", "all"):
            assert server.http.get(f"{url}?seat={seat}", headers=head).status_code == 403
        with server.join("samecode", first, second) as both:
            both.act(0, "pass")
            assert server.http.get(f"{url}?seat=all", headers=head).status_code == 403
            both.act(1, "pass")
        check_all_is_open(server)


def check_all_is_open(server: Running) -> None:
    """See that after the end anybody may look with any seat's eyes, or see everything."""
    record = server.http.get("/api/tables/samecode/record").text
    url = "/api/tables/samecode/replay"
    hidden = server.http.get(f"{url}?seat=1").raise_for_status().json()["frames"]
    assert hidden[1]["scene"]["cards"][0] == HIDDEN
    frames = server.http.get(f"{url}?seat=all").raise_for_status().json()["frames"]
    cards = frames[-1]["scene"]["cards"]
    assert HIDDEN not in cards
    assert [frame["scene"]["cards"] for frame in frames[1:]] == [cards] * 3
    assert [frame["action"] for frame in frames[:2]] == [
        f"deal-{seat + 1}-{card}" for seat, card in enumerate(cards)
    ]
    assert [frame["events"][0]["card"] for frame in frames[:2]] == cards
    assert all(f"* {frame['action']}" in record for frame in frames[:2])


@pytest.mark.usefixtures("_toy")
def test_a_peek_is_told_to_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event for one seat goes to that seat, and cannot be taken back."""
    monkeypatch.setattr(making, "new_code", lambda: "samecode")
    with Running(tmp_path / "tables.db") as server:
        first, second = sit_down(server)
        with server.join("samecode", first) as a, server.join("samecode", second) as b:
            seen = [event["event"] for event in a.act(0, "peek")["entries"][0]["events"]]
            assert seen == ["peeked", "saw"]
            told = b.until("events")
            assert [event["event"] for event in told["entries"][0]["events"]] == ["peeked"]
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
