"""The lobby over HTTP: the catalogue, tables, seats, records, and what is refused."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.server.harness import GENEROUS, PATIENCE, Running, ana

import caserne
from caserne.bots.names import NAMES
from caserne.games import GAMES, find
from caserne.games.flashpoint.game import FlashPoint
from caserne.games.flashpoint.printed import BOARDS, printed_board
from caserne.play.record import read_record
from caserne.server.limits import Limits
from caserne.store.sqlite import committing

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import httpx


KNOWN = ", ".join(game.name for game in GAMES)


def problem(answer: httpx.Response, status: int) -> dict[str, Any]:
    """Take the problem out of an answer that must have a status."""
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_the_server_is_well(server: Running) -> None:
    """``/health`` says so, and which version it is."""
    answer = server.http.get("/health").json()
    assert answer == {"ok": True, "version": caserne.__version__, "writable": True}


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that cannot write anything down is not well, and says so."""

    def full(_: object, __: object) -> None:
        raise sqlite3.OperationalError("disk full")

    with Running(tmp_path / "tables.db") as running:
        monkeypatch.setattr(committing, "_try", full)
        answer = running.http.get("/health")
        assert (answer.status_code, answer.json()["ok"], answer.json()["writable"]) == (
            503,
            False,
            False,
        )
        monkeypatch.undo()
        assert running.http.get("/health").status_code == 200


def test_a_slow_disk_is_told_and_survived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that writes too slowly is not well; once the disk is quick again, it is."""
    go_on = threading.Event()
    commit = committing.commit

    def slow(*batch: Any) -> object:  # noqa: ANN401 - passed on
        assert go_on.wait(PATIENCE)
        return commit(*batch)

    with Running(tmp_path / "tables.db", msgspec.structs.replace(GENEROUS, patience=0.2)) as slowed:
        monkeypatch.setattr(committing, "commit", slow)
        assert slowed.http.get("/health").status_code == 503
        assert slowed.http.get("/health").status_code == 503
        monkeypatch.undo()
        go_on.set()
        slowed.make(ana(), firefighters=1)


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_gone_is_told(tmp_path: Path, *, replaced: bool) -> None:
    """A server whose database was deleted, or replaced by another, keeps nothing, and says so."""
    database = tmp_path / "tables.db"
    with Running(database) as running:
        if replaced:
            shutil.copy(database, tmp_path / "copy.db")
            (tmp_path / "copy.db").replace(database)
        else:
            database.unlink()
        answer = running.http.get("/health")
        assert (answer.status_code, answer.json()["writable"]) == (503, False)


def test_the_catalogue_has_every_game(server: Running) -> None:
    """Every game is listed with its seats, bots and options, each option with its default."""
    listed = server.http.get("/api/games").json()
    assert [one["name"] for one in listed] == [game.name for game in GAMES]
    options = {option["name"]: option for option in listed[0]["options"]}
    assert options["firefighters"] == {
        "name": "firefighters",
        "kind": "number",
        "default": 3,
        "least": 1,
        "most": 6,
    }
    assert options["perfect"]["kind"] == "flag"
    assert options["rules"]["values"] == ["family", "advanced"]
    assert options["board"]["values"] == ["house", "villa", "garage", "laboratory"]
    assert listed[0]["seats_by"] in options


def test_the_rules_answer_why(server: Running) -> None:
    """Every rule comes with its words in both languages."""
    rules = {rule["id"]: rule for rule in server.http.get("/api/games/flashpoint/rules").json()}
    assert rules["fp.turn.ap"]["en"]
    assert rules["fp.turn.ap"]["fr"]


def test_a_table_is_made_as_wanted(server: Running) -> None:
    """A new table has the options and seats that were asked for; only named ones get a secret."""
    body = {
        "game": "flashpoint",
        "options": {"firefighters": 4, "perfect": True},
        "seats": [{"name": "Ana"}, {"bot": "random"}, None],
    }
    made = server.http.post("/api/tables", json=body).json()
    table = made["table"]
    assert list(made["tokens"]) == ["0"]
    assert table["options"]["firefighters"] == 4
    assert table["options"]["perfect"] is True
    assert [seat["taken"] for seat in table["seats"]] == [True, True, False, False]
    assert server.http.get(f"/api/tables/{table['id']}").json() == table
    assert table["id"] in [one["id"] for one in server.http.get("/api/tables").json()]


# Which tables are told of


def listed(server: Running, **wanted: str) -> list[str]:
    """Ask the lobby for its list."""
    answer = server.http.get("/api/tables", params=wanted).raise_for_status()
    return [table["id"] for table in answer.json()]


def test_a_private_table_is_joined_by_its_code(server: Running) -> None:
    """A table that is not to be listed is not, but whoever has its code sits down at it."""
    body = {"game": "flashpoint", "listed": False, "seats": [ana()]}
    made = server.http.post("/api/tables", json=body).json()["table"]
    assert made["listed"] is False
    assert made["id"] not in listed(server)
    taken = server.http.post(f"/api/tables/{made['id']}/seats/1", json={"name": "Bo"})
    with server.join(made["id"], taken.json()["token"]) as player:
        assert player.now["you"] == [1]
        assert player.now["table"]["listed"] is False


def test_the_list_is_short_new_and_of_one_game(tmp_path: Path) -> None:
    """The lobby lists the newest fifty; others only if they are asked for by their codes."""
    with Running(tmp_path / "tables.db") as server:
        made = [server.make(None)[0] for _ in range(52)]
        assert listed(server) == made[:1:-1]
        assert listed(server, game="flashpoint") == made[:1:-1]
        assert listed(server, game="feurio") == []
        assert sorted(listed(server, id=made[0])) == [made[0]]
        several = server.http.get(f"/api/tables?id={made[0]}&id=nothing2&id={made[7]}").json()
        assert [table["id"] for table in several] == [made[7], made[0]]
        many = "&".join(f"id={code}" for code in made)
        assert problem(server.http.get(f"/api/tables?{many}"), 400)["code"] == "unreadable"


def test_an_abandoned_table_is_not_listed(tmp_path: Path) -> None:
    """After some hours without anybody a table is no longer listed, until somebody comes back."""
    database = tmp_path / "tables.db"
    with Running(database) as server:
        table, tokens = server.make(ana(), None, firefighters=2)
        assert listed(server) == [table]
        connection = sqlite3.connect(database)
        connection.execute("UPDATE tables SET touched = touched - 7 * 3600")
        connection.commit()
        connection.close()
        with server.join(table):
            assert listed(server) == []  # whoever only looks on does not wait for anybody
        assert listed(server, id=table) == [table]
        with server.join(table, *tokens):
            server.http.get("/health").raise_for_status()  # written after what was asked before
            assert listed(server) == [table]


def test_a_table_that_is_full_is_not_listed(tmp_path: Path) -> None:
    """A table is listed as long as it has a free seat."""
    with Running(tmp_path / "tables.db") as server:
        server.make(ana(), {"bot": "steady"}, firefighters=2)
        assert listed(server) == []
        table, _ = server.make(ana(), None, firefighters=2)
        assert listed(server) == [table]
        server.http.post(f"/api/tables/{table}/seats/1", json={"name": "Bo"}).raise_for_status()
        assert listed(server) == []


def test_whose_turn_it_is_is_told_of_ones_own_tables(server: Running) -> None:
    """Whoever asks for tables by their codes hears who must decide, as it is now."""

    def actor() -> object:
        (told,) = server.http.get("/api/tables", params={"id": table}).json()
        return told["actor"]

    table, tokens = server.make(ana(), {"name": "Bo"}, firefighters=2)
    assert actor() == 0
    with server.join(table, *tokens) as player:
        player.act(0, "place 0-6")
        assert actor() == 1
    assert "actor" not in server.http.get(f"/api/tables/{table}").json()


# What bots are called


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_bot_has_a_name_of_its_own(server: Running, game: str) -> None:
    """Nobody at a table has another's name, and all hear the same ones."""
    most = find(game).seat_range[1]
    seats = [{"bot": "steady"}] * (most - 1)
    for person in NAMES[:3]:
        crew = [{"name": person}, *seats]
        body = {"game": game, "options": {find(game).seats_by: most}, "seats": crew}
        told = server.http.post("/api/tables", json=body).raise_for_status().json()["table"]
        names = [seat["name"].casefold() for seat in told["seats"]]
        assert all(names)
        assert len(set(names)) == most
        with server.join(told["id"]) as watching:
            assert watching.now["table"]["seats"] == told["seats"]


def test_a_bot_keeps_the_name_it_comes_with(server: Running) -> None:
    """The same crew may play again."""
    seats = [{"bot": "steady", "name": "Maud"}, {"bot": "random"}]
    body = {"game": "flashpoint", "options": {"firefighters": 2}, "seats": seats}
    told = server.http.post("/api/tables", json=body).raise_for_status().json()["table"]
    assert told["seats"][0] == {"name": "Maud", "bot": "steady", "taken": True}
    assert told["seats"][1]["name"] in set(NAMES) - {"Maud"}


# Boards of one's own


def test_a_board_of_ones_own_is_played_on(server: Running) -> None:
    """A drawing becomes a word; a table made with it is played, recorded, replayed and forked."""
    drawing = printed_board("villa").replace("board villa", "board Zoés_tower")
    url = "/api/games/flashpoint/boards"
    word = server.http.post(url, json={"drawing": drawing}).raise_for_status().json()["board"]
    assert word == FlashPoint.read_board(drawing)
    table, tokens = server.make(ana(), firefighters=1, board=word)
    with server.join(table, *tokens) as player:
        assert player.now["scenery"]["board"] == "Zoés tower"
        player.act(0, "place 0-6")
        scene = player.now["scene"]
    text = server.http.get(f"/api/tables/{table}/record").text
    replayed = server.http.get(f"/api/tables/{table}/replay").json()
    assert replayed["frames"][-1]["scene"] == scene
    body = {"game": "flashpoint", "record": text, "seats": [ana()]}
    forked = server.http.post("/api/tables", json=body).raise_for_status().json()
    with server.join(forked["table"]["id"]) as watching:
        assert watching.now["scene"] == scene


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda text: text.replace("|", "!", 1), "line "),
        (lambda text: text.replace("D", "#").replace("O", "#"), "no way in from outside"),
        (lambda text: text.replace(" A ", "   "), "parking"),
        (lambda text: text.replace("board house", "board a/b"), "a name without /"),
        (lambda _: "", "expected"),
        (lambda _: "x" * 20_001, "length <= 20000"),
    ],
)
def test_a_board_that_is_none_is_explained(
    server: Running, spoil: Callable[[str], str], words: str
) -> None:
    """What is wrong with a drawing is told, with the place where it is."""
    url = "/api/games/flashpoint/boards"
    answer = server.http.post(url, json={"drawing": spoil(printed_board("house"))})
    told = problem(answer, 400)
    assert told["code"] == "unreadable"
    assert words in told["message"]


@pytest.mark.parametrize("board", BOARDS)
def test_a_drawing_to_begin_with_is_one_that_is_read(server: Running, board: str) -> None:
    """Every board of ours is given as a drawing that becomes a board of one's own."""
    url = "/api/games/flashpoint/boards"
    drawing = server.http.get(f"{url}/{board}").raise_for_status().json()["drawing"]
    server.http.post(url, json={"drawing": drawing}).raise_for_status()


@pytest.mark.parametrize("address", ["flashpoint/boards/tower", "feurio/boards/house"])
def test_a_board_that_is_not_there_is_not_drawn(server: Running, address: str) -> None:
    """Neither an unknown board nor one of a game without drawings is found."""
    assert problem(server.http.get(f"/api/games/{address}"), 404)["code"] == "not-found"


def test_a_game_that_is_not_there_has_no_boards(server: Running) -> None:
    """A drawing for an unknown game is not found."""
    answer = server.http.post("/api/games/chess/boards", json={"drawing": ""})
    assert problem(answer, 404)["code"] == "not-found"


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"game": "chess"}, f"expected one of {KNOWN}, got 'chess'"),
        ({"game": "flashpoint", "options": {"firefighters": 9}}, "<= 6"),
        ({"game": "flashpoint", "options": {"colour": "red"}}, "got 'colour'"),
        ({"game": "flashpoint", "options": {"board": "moon"}}, "expected house or villa"),
        ({"game": "flashpoint", "options": {"board": "house perfect=yes"}}, "house or villa"),
        ({"game": "flashpoint", "seats": [None] * 4}, "expected at most 3"),
        ({"game": "flashpoint", "seats": [{"bot": "deep"}]}, "got 'deep'"),
        ({"game": "flashpoint", "seats": [{}]}, "null, a name or a bot"),
        ({"game": "flashpoint", "seats": [{"name": " ", "bot": "random"}]}, "visible character"),
        ({"game": "flashpoint", "seats": [{"name": "\u202e\n"}]}, "visible character"),
        ({"game": "flashpoint", "seats": [{"name": "x" * 41}]}, "length <= 40"),
        ({"game": "flashpoint", "record": "hello"}, "'caserne record 1'"),
        ({"game": 3}, "Expected `str`"),
        ({"game": "flashpoint", "wish": 1}, "unknown field"),
        ([], "Expected `object`"),
    ],
)
def test_what_cannot_be_read_is_explained(server: Running, body: object, words: str) -> None:
    """A wrong wish is refused with 400, a stable code and a sentence that says what is wrong."""
    told = problem(server.http.post("/api/tables", json=body), 400)
    assert told["code"] == "unreadable"
    assert words in told["message"]


@pytest.mark.parametrize(
    "body",
    [
        b'{"game": "\xff\xfe"}',
        b'{"game": "flashpoint", "options": {"x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}}",
        b'{"x": ' + b'{"x": ' * 5000 + b"1" + b"}" * 5000 + b"}",
        b'{"game": "flashpoint"',
    ],
)
def test_a_body_that_is_no_text_is_explained(server: Running, body: bytes) -> None:
    """Bytes that are no text, and lists in lists without end, are unreadable as anything is."""
    headers = {"Content-Type": "application/json"}
    answer = server.http.post("/api/tables", content=body, headers=headers)
    assert problem(answer, 400)["code"] == "unreadable"


@pytest.mark.parametrize(
    "wanted",
    [
        {"record": "x" * 900_000},
        {"record": f"caserne record 1\ngame {'x' * 900_000}\n\n"},
        {"record": f"caserne record 1\ngame flashpoint\noptions {'x' * 900_000}\n\n"},
        {"record": f"caserne record 1\ngame flashpoint\n\n1 {'x' * 900_000}\n"},
        {"options": {"x" * 900_000: 1}},
        {"options": {"rules": "x" * 20_000}},
    ],
)
def test_a_long_mistake_is_told_shortly(server: Running, wanted: dict[str, object]) -> None:
    """However much was sent, what is wrong with it is told in few words."""
    answer = server.http.post("/api/tables", json={"game": "flashpoint", **wanted})
    assert problem(answer, 400)["code"] == "unreadable"
    assert len(answer.content) < 2000


def test_a_seat_is_taken_once(server: Running) -> None:
    """A free seat is given to the first who asks, with a secret; the next is told it is taken."""
    table, _ = server.make(ana(), firefighters=2)
    taken = server.http.post(f"/api/tables/{table}/seats/1", json={"name": " Bo\t"})
    assert taken.status_code == 201
    assert len(taken.json()["token"]) >= 22
    again = server.http.post(f"/api/tables/{table}/seats/1", json={"name": "Cy"})
    assert problem(again, 409)["code"] == "taken"
    assert server.http.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Bo"


def test_a_seat_is_given_back_with_its_secret_only(server: Running) -> None:
    """Giving back needs the seat's own secret in the header."""
    table, (token, other) = server.make(ana(), {"name": "Bo"}, firefighters=2)
    url = f"/api/tables/{table}/seats/0"
    assert problem(server.http.delete(url), 403)["code"] == "forbidden"
    wrong = server.http.delete(url, headers={"Authorization": f"Bearer {other}"})
    assert problem(wrong, 403)["code"] == "forbidden"
    right = server.http.delete(url, headers={"Authorization": f"Bearer {token}"})
    assert right.status_code == 204
    assert not server.http.get(f"/api/tables/{table}").json()["seats"][0]["taken"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/nothing2"),
        ("GET", "/api/tables/nothing2/record"),
        ("GET", "/api/tables/nothing2/replay"),
        ("GET", "/api/games/chess/rules"),
        ("GET", "/api/tables/nothing2/replay?seat=all"),
        ("GET", "/api/nothing"),
    ],
)
def test_what_is_not_there_is_not_found(server: Running, method: str, path: str) -> None:
    """An unknown table, game or address is answered with 404 and its code."""
    assert problem(server.http.request(method, path), 404)["code"] == "not-found"


def test_a_missing_seat_is_not_found(server: Running) -> None:
    """A table has the seats it has."""
    table, _ = server.make(ana(), firefighters=2)
    taken = server.http.post(f"/api/tables/{table}/seats/2", json={"name": "Bo"})
    assert problem(taken, 404)["code"] == "not-found"
    assert problem(server.http.get(f"/api/tables/{table}/replay?seat=2"), 404)


# Records


def test_a_record_is_saved_and_loaded(server: Running) -> None:
    """A table's record makes another table that stands where the first one does."""
    table, tokens = server.make(ana(), firefighters=1)
    with server.join(table, *tokens) as player:
        for action in ("place 0-6", "move 0-5", "move 0-4"):
            player.act(0, action)
        player.send(type="undo", seat=0, version=player.now["version"])
        player.until("events")
        scene = player.now["scene"]
    text = server.http.get(f"/api/tables/{table}/record").text
    record = read_record(text, find)
    assert record.players == {0: "Ana"}
    assert text.splitlines()[-2:] == ["1 place 0-6", "1 move 0-5"]
    body = {"game": "flashpoint", "record": text, "seats": [ana()]}
    made = server.http.post("/api/tables", json=body).json()
    with server.join(made["table"]["id"], *made["tokens"].values()) as player:
        assert player.now["scene"] == scene
        assert player.now["version"] == 2


def test_a_fork_begins_where_it_is_told(server: Running) -> None:
    """``upto`` plays only the first entries of a record."""
    text = "caserne record 1\ngame flashpoint\noptions firefighters=1\n\n1 place 0-6\n1 move 0-5\n"
    body = {"game": "flashpoint", "record": text, "upto": 1, "seats": [ana()]}
    made = server.http.post("/api/tables", json=body).json()
    assert made["table"]["version"] == 1


def test_an_illegal_record_makes_no_table(server: Running) -> None:
    """A record with an action that is not allowed is refused, and says which line it is."""
    text = "caserne record 1\ngame flashpoint\n\n1 place 3-3\n"
    answer = server.http.post("/api/tables", json={"game": "flashpoint", "record": text})
    assert "journal line 4" in problem(answer, 400)["message"]


def test_a_record_that_is_too_long_makes_no_table(tmp_path: Path) -> None:
    """A record that would take too long to replay is refused, and says how long it may be."""
    limits = msgspec.structs.replace(GENEROUS, lines=2)
    head = "caserne record 1\ngame flashpoint\noptions firefighters=1\n\n"
    entries = ["1 place 0-6\n", "1 move 0-5\n", "1 move 0-4\n"]
    with Running(tmp_path / "tables.db", limits) as server:
        url, body = "/api/tables", {"game": "flashpoint", "record": head + "".join(entries)}
        told = problem(server.http.post(url, json=body), 400)
        assert told["code"] == "unreadable"
        assert told["message"] == "record: expected at most 2 entries, got '3'"
        body = {"game": "flashpoint", "record": head + "".join(entries[:2])}
        assert server.http.post(url, json=body).status_code == 201


def test_a_replay_shows_every_position(server: Running) -> None:
    """A replay has a frame an entry, each with the table as it was then."""
    table, tokens = server.make(ana(), firefighters=1)
    with server.join(table, *tokens) as player:
        player.act(0, "place 0-6")
        player.act(0, "move 0-5")
    replay = server.http.get(f"/api/tables/{table}/replay?seat=0").json()
    assert replay["start"]["crew"][0]["space"] is None
    places = [frame["scene"]["crew"][0]["space"] for frame in replay["frames"]]
    assert places == ["0-6", "0-5"]
    assert [frame["action"] for frame in replay["frames"]] == ["place 0-6", "move 0-5"]
    assert replay["frames"][1]["events"][0]["event"] == "moved"
    assert replay["outcome"] is None
    assert replay["scenery"]["spaces"]["3-4"]["room"] is not None


# Bounds


def test_answers_carry_the_shield(server: Running) -> None:
    """Every answer, mistakes included, forbids scripts from elsewhere, frames and sniffing."""
    for path in ("/", "/api/games", "/api/nothing"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_page_from_elsewhere_changes_nothing(server: Running) -> None:
    """Another site's page can neither make a table nor take a seat; our own can."""
    table, _ = server.make(ana(), firefighters=2)
    url, body = f"/api/tables/{table}/seats/1", {"name": "Bo"}
    strange = server.http.post(url, json=body, headers={"Origin": "https://evil.example"})
    assert problem(strange, 403)["code"] == "forbidden"
    own = server.http.post(url, json=body, headers={"Origin": server.url})
    assert own.status_code == 201


def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    """More than a megabyte is not read."""
    body = {"game": "flashpoint", "record": "x" * 1_100_000}
    assert problem(server.http.post("/api/tables", json=body), 413)["code"] == "too-large"


def test_an_address_that_asks_too_often_is_slowed(tmp_path: Path) -> None:
    """Past its burst an address is answered 429, and told when to come back."""
    limits = Limits(requests=0.001, request_burst=16)
    with Running(tmp_path / "tables.db", limits) as running:
        answers = [running.http.post("/api/tables", json={"game": "flashpoint"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert problem(answers[2], 429)["code"] == "too-many"
        assert answers[2].headers["retry-after"]


def test_what_takes_long_counts_more(tmp_path: Path) -> None:
    """Of requests for whole records, and of records sent, an address has fewer than of others."""
    limits = Limits(requests=0.001, request_burst=66)
    with Running(tmp_path / "tables.db", limits) as running:  # 5 requests
        table, _ = running.make(ana(), firefighters=1)  # 5
        urls = [f"/api/tables/{table}/{what}" for what in ("replay", "record", "replay")]
        assert [running.http.get(url).status_code for url in urls] == [200] * 3  # 30
        body = {"game": "flashpoint", "record": " " * 150_000}
        assert running.http.post("/api/tables", json=body).status_code == 400  # 5 and 15
        assert running.http.get(urls[0]).status_code == 429
        assert running.http.get("/api/games").status_code == 200


def test_the_api_describes_itself(server: Running) -> None:
    """The OpenAPI document lists every address of the lobby."""
    paths = server.http.get("/api/schema/openapi.json").json()["paths"]
    assert set(paths) == {
        "/health",
        "/api/games",
        "/api/players",
        "/api/me",
        "/api/me/key",
        "/api/me/games",
        "/api/me/seats",
        "/api/me/alerts",
        "/api/me/channels",
        "/api/me/channels/{channel}",
        "/api/me/channels/{channel}/try",
        "/api/games/{game}/book",
        "/api/games/{game}/lessons",
        "/api/games/{game}/rules",
        "/api/games/{game}/rules/{rule}/example",
        "/api/games/{game}/boards",
        "/api/games/{game}/boards/{board}",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/seats/{seat}",
        "/api/tables/{table}/seats/{seat}/leaving",
        "/api/tables/{table}/seats/{seat}/sandbox",
        "/api/tables/{table}/danger",
        "/api/tables/{table}/record",
        "/api/tables/{table}/replay",
        "/api/tables/{table}/review",
    }
