"""Seats of a game with secrets: nobody sees a hand and hands it on, but with the table's leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.harness import Message, Player, Running, ana

from caserne.games import find
from caserne.play.record import Entry, Record
from caserne.play.session import Session

if TYPE_CHECKING:
    import httpx

BO = {"name": "Bo"}
CY = {"name": "Cy"}


def make(server: Running, *seats: Message | None, **more: object) -> tuple[str, dict[str, str]]:
    """Make a table of a game with hands; give its code and its secrets."""
    body = {"game": "onfire", "options": {"players": len(seats)}, "seats": seats, **more}
    made = server.http.post("/api/tables", json=body).raise_for_status().json()
    return made["table"]["id"], made["tokens"]


def take(server: Running, table: str, seat: int, who: Message) -> str:
    """Take a free seat."""
    answer = server.http.post(f"/api/tables/{table}/seats/{seat}", json=who)
    token: str = answer.raise_for_status().json()["token"]
    return token


def asked(server: Running, how: str, path: str, token: str) -> httpx.Response:
    """Ask something about a seat by a secret."""
    head = {"Authorization": f"Bearer {token}"}
    return server.http.request(how, f"/api/tables/{path}", headers=head)


def cards(player: Player, seat: int) -> Any:  # noqa: ANN401 - as it comes
    """Give the hand of a seat as somebody sees it; ``None`` if they do not."""
    return player.now["scene"]["players"][seat]["cards"]


def test_a_game_with_hands_waits_for_its_seats(server: Running) -> None:
    """Nothing is dealt or played before the last seat is taken; then everybody has a hand."""
    table, tokens = make(server, ana(), None)
    with server.join(table, tokens["0"]) as one:
        assert (one.now["version"], one.now["actor"], one.now["offers"]) == (0, "chance", {})
        told = one.refused(type="act", seat=0, version=0, action="pass", id=1)
        assert (told["code"], told["id"]) == ("waiting", 1)
        replay = asked(server, "GET", f"{table}/replay?seat=0", tokens["0"])
        assert replay.json()["code"] == "secret"
        token = take(server, table, 1, BO)
        one.until("sync", lambda m: m["version"] > 0)
        assert cards(one, 0)
        assert cards(one, 1) is None
        with server.join(table, token) as two:
            assert cards(two, 1)
            assert two.now["version"] == one.now["version"]
    with server.join(table, tokens["0"]) as again:
        assert again.now["version"] == one.now["version"]


def test_bots_and_people_fill_a_table(server: Running) -> None:
    """Where every seat is held or a bot's, the game begins at once."""
    table, _ = make(server, ana(), {"bot": "random"})
    assert server.http.get(f"/api/tables/{table}").json()["version"] > 0


def test_before_it_begins_anybody_may_leave(server: Running) -> None:
    """Whoever has seen nothing gives the seat back, and the next one takes it."""
    table, tokens = make(server, ana(), None, None)
    assert asked(server, "DELETE", f"{table}/seats/0", tokens["0"]).status_code == 204
    take(server, table, 0, BO)


def test_a_game_without_secrets_begins_at_once(server: Running) -> None:
    """Free seats keep nobody waiting where there is nothing to hide, and are left freely."""
    table, (token, _) = server.make(ana(), BO, None, firefighters=3)
    with server.join(table, token) as player:
        player.act(0, "place 0-6")
    assert asked(server, "DELETE", f"{table}/seats/0", token).status_code == 204


def test_a_hand_is_left_when_the_table_agrees(server: Running) -> None:
    """The others are asked, all of them; until then it stays, and then the game waits again."""
    table, tokens = make(server, ana(), BO, CY)
    with server.join(table, tokens["1"]) as bo, server.join(table, tokens["2"]) as cy:
        hand = cards(bo, 1)
        answer = asked(server, "DELETE", f"{table}/seats/0", tokens["0"])
        assert (answer.status_code, answer.json()["code"]) == (409, "asked")
        bo.until("presence", lambda m: m["seats"][0]["leaving"])
        assert server.http.post(f"/api/tables/{table}/seats/0", json=BO).status_code == 409
        for _ in range(2):
            letting = asked(server, "POST", f"{table}/seats/0/leaving", tokens["1"])
            assert letting.status_code == 204
        assert server.http.get(f"/api/tables/{table}").json()["seats"][0]["taken"]
        asked(server, "POST", f"{table}/seats/0/leaving", tokens["2"]).raise_for_status()
        bo.until("sync", lambda m: not m["table"]["seats"][0]["taken"])
        assert (cards(bo, 1), bo.now["offers"]) == (None, {})
        assert cy.refused(type="act", seat=2, version=0, action="pass")["code"] == "waiting"
        with server.join(table, tokens["0"]) as gone:
            assert gone.now["you"] == []
        take(server, table, 0, {"name": "Di"})
        bo.until("sync", lambda m: m["table"]["seats"][0]["taken"])
        assert cards(bo, 1) == hand


def test_who_asked_to_leave_may_stay(server: Running) -> None:
    """The wish is withdrawn by its own secret; who agreed before is asked anew."""
    table, tokens = make(server, ana(), BO, CY)
    path = f"{table}/seats/0"
    assert asked(server, "DELETE", path, tokens["0"]).status_code == 409
    asked(server, "POST", f"{path}/leaving", tokens["1"]).raise_for_status()
    asked(server, "POST", f"{path}/leaving", tokens["0"]).raise_for_status()
    assert asked(server, "POST", f"{path}/leaving", tokens["2"]).status_code == 403
    assert asked(server, "DELETE", path, tokens["0"]).status_code == 409
    asked(server, "POST", f"{path}/leaving", tokens["2"]).raise_for_status()
    assert server.http.get(f"/api/tables/{table}").json()["seats"][0]["taken"]


def test_whoever_plays_alone_leaves_alone(server: Running) -> None:
    """Where only bots are left nobody need be asked."""
    table, tokens = make(server, ana(), {"bot": "random"})
    assert asked(server, "DELETE", f"{table}/seats/0", tokens["0"]).status_code == 204


@pytest.mark.parametrize("token", ["wrong", "1"])
def test_only_the_table_lets_go(server: Running, token: str) -> None:
    """Without a wish, or with no secret of this table, nothing is agreed to."""
    table, tokens = make(server, ana(), BO)
    answer = asked(server, "POST", f"{table}/seats/0/leaving", tokens.get(token, token))
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert server.http.post(f"/api/tables/{table}/seats/0/leaving").status_code == 403
    missing = asked(server, "POST", f"{table}/seats/7/leaving", tokens["1"])
    assert missing.status_code == 404


def test_a_record_waits_for_its_seats_too(server: Running) -> None:
    """A game begun from a record shows no hand, and goes on, only when every seat is held."""
    session = Session(find("onfire").from_text("players=2"), 7)
    while session.actor < 0:
        session.draw()
    record = Record(session.game, [Entry(one.actor, one.action) for one in session.entries]).write()
    table, tokens = make(server, ana(), None, record=record)
    with server.join(table, tokens["0"]) as player:
        assert (cards(player, 0), player.now["offers"]) == (None, {})
        take(server, table, 1, BO)
        player.until("sync")
        assert cards(player, 0)
