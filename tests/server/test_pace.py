"""A seat that does not move: reminded, then played by another, and taken back by its holder."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.server.alerts.calls import DAY, HOUR, Called, hooked
from tests.server.alerts.services import Certificate, Service
from tests.server.harness import ana
from tests.server.playing import Device

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.harness import Message


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    """Make a certificate that only the tests trust."""
    return Certificate(tmp_path_factory.mktemp("tls"))


@pytest.fixture
def server(tmp_path: Path, certificate: Certificate) -> Iterator[Called]:
    """Serve, with a clock of the tests' own."""
    with Called(tmp_path / "tables.db", certificate) as running:
        yield running


def slow(
    server: Called, relief: str, others: int = 1, game: str = "flashpoint"
) -> tuple[str, list[Device]]:
    """Make a table with a pace of a day; give it and its players, the first of whom is on."""
    players = [Device(server) for _ in range(1 + others)]
    options = {"firefighters": 1 + others} if game == "flashpoint" else {"players": 1 + others}
    seats = [ana(), *[None] * others]
    more = {"pace": DAY, "relief": relief, "options": options}
    table = players[0].make(*seats, game=game, **more)
    for seat, player in enumerate(players[1:], 1):
        player.sit(table, seat, f"Bo {seat + 1}")
    return table, players


def seat_of(message: Message, seat: int) -> Message:
    """Give what is told of a seat."""
    found: Message = message["seats"][seat]
    return found


def test_a_seat_is_reminded_and_a_bot_plays_for_it(
    server: Called, certificate: Certificate
) -> None:
    """After a day there is a reminder, after another a bot plays on, though nobody is there."""
    table, (slowly, other) = slow(server, "bot")
    with Service(certificate) as service:
        hooked(slowly, service)
        server.look(DAY - HOUR)
        assert json.loads(service.next().body)["kind"] == "turn"
        server.look(HOUR + 1)
        assert json.loads(service.next().body)["kind"] == "reminder"
        server.look(DAY - HOUR)
        assert service.came.empty()
    with other.join(table) as watching:
        told = watching.until("presence")
        assert (seat_of(told, 0)["late"], seat_of(told, 0)["bot"]) == (True, "")
    server.look(HOUR + 1)
    with other.join(table) as player:
        player.until("presence", lambda m: seat_of(m, 0)["bot"] == "steady")
        assert seat_of(json.loads(player.heard[-1]), 0)["away"] == "Ana"
        while player.now["actor"] != 1:
            player.receive()
    assert [one["away"] for one in slowly.games()["going"]] == [[0]]


def test_its_holder_takes_it_back(server: Called) -> None:
    """Whoever the seat belongs to comes, by their key, and has it again; nobody else does."""
    table, (slowly, other) = slow(server, "bot")
    server.look(DAY + 1)
    server.look(DAY + 1)
    with slowly.join(table) as player, other.join(table) as opponent:
        assert (player.now["you"], player.now["away"]) == ([], [0])
        assert opponent.refused(type="return", seat=0)["code"] == "not-yours"
        player.send(type="return", seat=0)
        player.until("sync", lambda m: m["you"] == [0] and m["away"] == [])
        opponent.until("presence", lambda m: not seat_of(m, 0)["bot"])
        assert player.refused(type="return", seat=0)["code"] == "not-yours"


def test_who_moves_in_time_is_left_alone(server: Called) -> None:
    """The clock of a seat begins anew with each of its moves."""
    table, (me, other) = slow(server, "bot")
    with me.join(table) as player:
        player.act(0, "place 0-6")
    server.look(DAY - HOUR)
    with other.join(table) as player:
        assert not seat_of(player.until("presence"), 1)["late"]
        player.act(1, "place 0-7")
    server.look(HOUR + 1)
    with me.join(table) as player:
        told = player.until("presence")
        assert [seat["late"] for seat in told["seats"]] == [False, False]


def test_trying_out_stops_no_clock(server: Called) -> None:
    """Whoever is in a sandbox is late at the table as soon as they would be without."""
    table, (slowly, other) = slow(server, "bot")
    server.look(DAY - HOUR)
    before = server.http.get(f"/api/tables/{table}").json()
    made = slowly.ask("POST", f"/api/tables/{table}/seats/0/sandbox").raise_for_status().json()
    tables = [[one["table"]["id"] for one in who.games()["going"]] for who in (slowly, other)]
    assert tables == [[table, made["table"]["id"]], [table]]
    assert server.http.get(f"/api/tables/{table}").json() == before
    server.look(HOUR + 1)
    with other.join(table) as watching:
        assert seat_of(watching.until("presence"), 0)["late"]


def test_the_table_votes_for_a_bot(server: Called) -> None:
    """More than half of the others who hold a seat decide; before the reminder nobody does."""
    table, (_, one, two, three) = slow(server, "vote", others=3)
    with one.join(table) as first, two.join(table) as second, three.join(table) as third:
        refused = first.refused(type="replace", seat=0, bot="random")
        assert refused["code"] == "illegal"
        server.look(DAY + 1)
        third.until("presence", lambda m: seat_of(m, 0)["late"])
        assert first.refused(type="replace", seat=0, bot="nobody")["code"] == "unreadable"
        first.send(type="replace", seat=0, bot="random")
        third.until("presence", lambda m: seat_of(m, 0)["votes"] == {"random": 1})
        first.send(type="replace", seat=0, bot="random")
        assert "offers" in first.refused(type="vote", seat=0)["message"]  # it is Ana's still
        second.send(type="replace", seat=0, bot="random")
        third.until("presence", lambda m: seat_of(m, 0)["bot"] == "random")
        third.until("events", lambda m: m["actor"] == 1)


@pytest.mark.parametrize("game", ["flashpoint", "onfire"])
def test_who_watches_plays_if_the_table_agrees(server: Called, game: str) -> None:
    """Somebody offers, and has the seat once the others want it; in a game with hands too."""
    table, (slowly, one, two) = slow(server, "vote", others=2, game=game)
    late = 0
    with one.join(table) as first:
        late = first.now["actor"]
    players = [slowly, one, two]
    voters = [player for seat, player in enumerate(players) if seat != late]
    server.look(DAY + 1)
    guest = Device(server)
    with (
        voters[0].join(table) as first,
        voters[1].join(table) as second,
        guest.join(table) as watching,
    ):
        watching.until("presence", lambda m: seat_of(m, late)["late"])
        assert watching.refused(type="vote", seat=late)["code"] == "not-yours"
        assert first.refused(type="vote", seat=late)["code"] == "illegal"
        assert watching.refused(type="take", seat=late, name="BO 2" if late != 1 else "ANA")["code"]
        watching.send(type="take", seat=late, name="Cleo")
        assert watching.until("seated")["waiting"] is True
        first.until("presence", lambda m: seat_of(m, late)["guest"] == "Cleo")
        first.send(type="vote", seat=late)
        assert watching.now["you"] == []
        second.send(type="vote", seat=late)
        told = watching.until("sync", lambda m: m["you"] == [late])
        assert told["offers"]
    with players[late].join(table) as player:
        assert (player.now["you"], player.now["away"]) == ([], [late])
        player.send(type="return", seat=late)
        player.until("sync", lambda m: m["you"] == [late])


def test_hours_are_the_least(server: Called) -> None:
    """A pace is none, or between an hour and thirty days."""
    for pace in (1, HOUR - 1, -1, 31 * DAY):
        body = {"game": "flashpoint", "pace": pace, "relief": "bot"}
        assert server.http.post("/api/tables", json=body).status_code == 400
    body = {"game": "flashpoint", "pace": HOUR, "relief": "vote"}
    made = server.http.post("/api/tables", json=body).json()["table"]
    assert (made["pace"], made["relief"]) == (HOUR, "vote")
