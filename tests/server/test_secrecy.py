"""What must not be known leaves the server in no message, to nobody, in no log."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest
from tests.laws.toy import HIDDEN, Toy
from tests.server.harness import Player, Process, Running, ana

import caserne.games
from caserne.core.state import CHANCE
from caserne.games.feurio import notation
from caserne.games.feurio.game import Feurio
from caserne.games.onfire.game import OnFire
from caserne.play.session import Session
from caserne.play.streams import Streams
from caserne.server import hall, lobby, wire
from caserne.server.logs import JsonLines

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire

BO = {"name": "Bo"}
SEED = 3_141_592_653_589_793_238
RECORDS = Path(__file__).parents[1] / "golden"


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
    monkeypatch.setattr(hall, "new_seed", lambda: seed)
    monkeypatch.setattr(hall, "new_code", lambda: "samecode")
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
    b.until("chat")
    b.send(type="sync")
    b.until("sync")


def caught_up(player: Player) -> list[str]:
    """Say one more thing, and give all that was heard until then."""
    end = f"end {len(player.now['you'])}"
    player.send(type="chat", text=end)
    player.until("chat", lambda m: m["text"] == end)
    return list(player.heard)


def others_answers(server: Running, *tokens: str) -> str:
    """Ask everything that HTTP tells of a table, to a stranger and to the holder of seat 1."""
    texts = []
    for head in ({}, *({"Authorization": f"Bearer {token}"} for token in tokens)):
        paths = ["", "/record", "/replay", "/replay?seat=all", "/replay?seat=0"]
        answers = [server.http.get(f"/api/tables/samecode{path}", headers=head) for path in paths]
        assert [answer.status_code for answer in answers] == [200, 403, 403, 403, 403]
        assert all(answer.json()["code"] == "secret" for answer in answers[1:])
        answers.append(server.http.get("/api/tables/samecode/replay?seat=1", headers=head))
        assert answers[-1].status_code == (200 if head else 403)
        answers += [server.http.get("/api/tables"), server.http.get("/api/tables?id=samecode")]
        texts += [answer.text for answer in answers]
    return "\n".join(texts)


@pytest.mark.usefixtures("_toy")
def test_worlds_that_look_alike_are_told_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Two worlds that differ in seat 0's cards alone are byte for byte the same to all others.

    So is what goes into the log, but for its times.
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
    assert kinds == {sent.__struct_config__.tag for sent in get_args(wire.Told)}
    assert logs[0] == logs[1] != []


def logged(record: logging.LogRecord) -> dict[str, object]:
    """Give a line of the log without its time."""
    line: dict[str, object] = json.loads(JsonLines().format(record))
    del line["at"]
    return line


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
            answers = others_answers(server, second)
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


def two_deals() -> tuple[int, int]:
    """Find two seeds with the same first player and the same first event, and other hands."""
    found: dict[str, tuple[int, str]] = {}
    for seed in range(200):
        session = Session(OnFire(), seed)
        session.settle()
        words = [session.game.write_action(entry.action) for entry in session.entries]
        hands = " ".join(sorted(words[1:6]) + sorted(words[6:11]))
        first, event = words[0], words[-1]
        other, dealt = found.setdefault(f"{first} {event}", (seed, hands))
        if first == "first 1" and dealt != hands:
            return other, seed
    raise AssertionError


def watch_hands(path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> dict[str, list[str]]:
    """Have seat 0 discard a card to draw another; give what everybody was told."""
    monkeypatch.setattr(hall, "new_seed", lambda: seed)
    monkeypatch.setattr(hall, "new_code", lambda: "samecode")
    with Running(path / f"onfire-{seed}.db") as server:
        body = {"game": "onfire", "seats": [ana(), BO]}
        first, second = server.http.post("/api/tables", json=body).json()["tokens"].values()
        with (
            server.join("samecode", second) as b,
            server.join("samecode") as watching,
            server.join("samecode", first) as a,
        ):
            offers = [offer["action"] for offer in a.now["offers"]["0"]]
            a.act(0, next(action for action in offers if action.startswith("redraw")))
            b.until("events")
            b.send(type="sync")
            b.until("sync")
            answers = others_answers(server)
            return {
                "seat 0": list(a.heard),
                "seat 1": caught_up(b),
                "watching": caught_up(watching),
                "stranger": [answers],
            }


def test_a_hand_is_told_to_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games that differ in the hands are the same to whoever looks on.

    The other seat hears how many cards the first one has, draws and discards, and never which.
    """
    monkeypatch.setattr(time, "time", lambda: 1.0)
    one, other = (watch_hands(tmp_path, monkeypatch, seed) for seed in two_deals())
    for who in ("watching", "stranger"):
        assert one[who] == other[who], who
    assert one["seat 0"] != other["seat 0"]
    for message in map(json.loads, one["seat 1"]):
        if "scene" in message:
            assert [player["cards"] is None for player in message["scene"]["players"]] == [
                True,
                False,
            ]
        for entry in message.get("entries", []):
            theirs = [event for event in entry["events"] if event.get("player") == 1]
            assert {event.get("card", "hidden") for event in theirs} <= {"hidden"}
            assert not any(event.get("cards") for event in theirs)
            drawn = any(event["event"] in ("card-drawn", "redrawn") for event in theirs)
            assert not drawn or entry["action"] is None


def test_after_the_end_all_hands_are_open(tmp_path: Path) -> None:
    """A replay with everything open shows every card that was drawn; other eyes see no more."""
    told = (RECORDS / "onfire-two.record").read_text("utf-8")
    with Running(tmp_path / "tables.db") as server:
        body = {"game": "onfire", "seats": [ana(), BO], "record": told}
        made = server.http.post("/api/tables", json=body).raise_for_status().json()
        url = f"/api/tables/{made['table']['id']}/replay"
        for eyes, seats in {"?seat=all": {0, 1}, "?seat=1": {1}, "": set[int]()}.items():
            seen = server.http.get(f"{url}{eyes}").raise_for_status().json()
            for frame in seen["frames"]:
                players = frame["scene"]["players"]
                known = {seat for seat, one in enumerate(players) if one["cards"] is not None}
                assert known == seats, eyes
                assert all(len(players[seat]["cards"]) == players[seat]["hand"] for seat in seats)
            drawn = [frame["action"] for frame in seen["frames"][1:11]]
            assert [draw is not None for draw in drawn] == [1 in seats] * 5 + [0 in seats] * 5


@pytest.mark.usefixtures("_toy")
def test_a_seat_replays_its_own_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the game goes on a seat's secret opens its own view, and only its own."""
    monkeypatch.setattr(hall, "new_code", lambda: "samecode")
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
    monkeypatch.setattr(hall, "new_code", lambda: "samecode")
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
