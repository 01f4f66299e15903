"""Who is awaited hears of it once: by their own way, if they are not there, and many together."""

from __future__ import annotations

import json
from concurrent.futures import Future
from typing import TYPE_CHECKING

import pytest
from tests.server.alerts.calls import Called, hooked
from tests.server.alerts.services import Browser
from tests.server.harness import ana
from tests.server.playing import Device

from caserne.store.failing import UnwellError
from caserne.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.alerts.services import Certificate, PostOffice, Service

MINUTE = 60
LATER = 601
"""Seconds after which a player may be alerted again."""


@pytest.fixture
def server(tmp_path: Path, certificate: Certificate) -> Iterator[Called]:
    """Serve, with a clock and services of the tests' own."""
    with Called(tmp_path / "tables.db", certificate) as running:
        yield running


def told(service: Service) -> list[dict[str, object]]:
    """Give what came by now."""
    came = []
    while not service.came.empty():
        came.append(json.loads(service.came.get().body))
    return came


def duel(server: Called, me: Device, other: Device) -> str:
    """Make a table of two at which it is the other's turn."""
    table = me.make(ana(), None)
    other.sit(table, 1, "Bo")
    with me.join(table) as player:
        player.act(0, "place 0-6")
    del server
    return table


def test_somebody_who_is_elsewhere_is_told_once(server: Called, service: Service) -> None:
    """Who is awaited for a while is alerted; however often one looks then, once for one turn."""
    me, other = Device(server), Device(server)
    hooked(other, service)
    table = duel(server, me, other)
    server.look()
    assert told(service) == []  # it may be that they just come
    server.look(MINUTE)
    (alert,) = told(service)
    assert alert["kind"] == "turn"
    url = f"https://fire.example/#/table/{table}"
    assert alert["tables"] == [{"table": table, "game": "flashpoint", "url": url}]
    server.look(LATER)
    server.look(LATER)
    assert told(service) == []


def test_who_is_there_is_not_told_unless_always(server: Called, service: Service) -> None:
    """At the table one sees it; whoever wants it is told all the same."""
    me, other = Device(server), Device(server)
    hooked(other, service)
    table = me.make(ana(), None)
    other.sit(table, 1, "Bo")
    with me.join(table) as player, other.join(table) as opponent:
        player.act(0, "place 0-6")
        opponent.until("events")
        server.look(MINUTE)
        assert told(service) == []
        opponent.act(1, "place 0-7")
        player.until("events")
        wanted = {"always": True, "language": "fr"}
        assert other.ask("PUT", "/api/me/alerts", wanted).status_code == 204
        player.act(0, "end")
        opponent.until("events", lambda m: m["actor"] == 1)
        server.look(LATER)
        (alert,) = told(service)
        assert str(alert["title"]).startswith("C'est à vous")


def test_a_turn_that_is_taken_back_is_not_told_again(server: Called, service: Service) -> None:
    """Whoever was told and has not acted since hears nothing when the same turn comes again."""
    me, other = Device(server), Device(server)
    hooked(other, service)
    table = duel(server, me, other)
    server.look(MINUTE)
    assert len(told(service)) == 1
    with me.join(table) as player:
        player.send(type="undo", seat=0, version=1)
        player.until("events", lambda m: m["actor"] == 0)
        player.act(0, "place 0-7")
        assert player.now["actor"] == 1
    server.look(LATER)
    assert told(service) == []


def test_the_next_turn_is_told_again(server: Called, service: Service) -> None:
    """Who has played since is alerted of the next turn."""
    me, other = Device(server), Device(server)
    hooked(other, service)
    table = duel(server, me, other)
    server.look(MINUTE)
    with other.join(table) as opponent:
        opponent.act(1, "place 0-7")
    with me.join(table) as player:
        player.act(0, "end")
        assert player.now["actor"] == 1
    server.look(LATER)
    assert len(told(service)) == 2


def test_a_turn_is_told_at_whichever_server_it_comes(
    tmp_path: Path, certificate: Certificate, service: Service
) -> None:
    """Who plays by turns with somebody at another server is told of each turn, once."""
    database = tmp_path / "both.db"
    with Called(database, certificate) as one, Called(database, certificate) as two:
        me, other = Device(one), Device(two)
        hooked(other, service)
        table = duel(one, me, other)
        two.look(MINUTE)
        assert len(told(service)) == 1
        with other.join(table) as opponent:
            opponent.act(1, "place 0-7")
        with me.join(table) as player:
            player.until("presence", lambda m: not m["seats"][1]["here"])
            player.act(0, "end")
            assert player.now["actor"] == 1
        two.look(LATER)
        assert len(told(service)) == 1


def test_a_turn_that_could_be_written_only_later_is_told(
    server: Called, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An action that was refused, for the disk failed, and then was played leads to an alert."""
    me, other = Device(server), Device(server)
    hooked(other, service)
    table = me.make(ana(), None)
    other.sit(table, 1, "Bo")
    with me.join(table) as player:
        with monkeypatch.context() as broken:
            failed: Future[None] = Future()
            failed.set_exception(UnwellError("the disk is gone"))
            broken.setattr(SqliteStore, "append", lambda *_: failed)
            refused = player.refused(type="act", seat=0, version=0, action="place 0-6")
            assert refused["code"] == "unwritten"
        player.act(0, "place 0-6")
    server.look(MINUTE)
    assert len(told(service)) == 1


def test_many_tables_are_told_together(server: Called, service: Service) -> None:
    """What comes soon after an alert waits, and is told with all that waits then."""
    me, other = Device(server), Device(server)
    hooked(other, service)
    tables = [duel(server, me, other)]
    server.look(MINUTE)
    assert len(told(service)) == 1
    tables += [duel(server, me, other), duel(server, me, other)]
    server.look(MINUTE)
    assert told(service) == []
    server.look(LATER)
    (alert,) = told(service)
    assert alert["title"] == "3 games wait for you"
    named = alert["tables"]
    assert isinstance(named, list)
    assert {one["table"] for one in named} == set(tables)


def test_a_restart_tells_nothing_twice(
    tmp_path: Path, certificate: Certificate, service: Service
) -> None:
    """What was told is on disk: neither a new server nor a second one tells it again."""
    database = tmp_path / "both.db"
    with Called(database, certificate) as one, Called(database, certificate) as two:
        me, other = Device(one), Device(one)
        hooked(other, service)
        duel(one, me, other)
        one.clock.passed = two.clock.passed = MINUTE
        one.look()
        two.look()
        assert len(told(service)) == 1
        public = other.ask("GET", "/api/me").json()["push"]
        assert Device(two, other.key).ask("GET", "/api/me").json()["push"] == public
    with Called(database, certificate) as again:
        again.look(LATER)
        assert told(service) == []
        assert Device(again, other.key).ask("GET", "/api/me").json()["push"] == public


def test_a_browser_is_told_by_web_push(server: Called, service: Service) -> None:
    """The page's worker gets the alert, encrypted for it; a browser that is gone is forgotten."""
    me, other = Device(server), Device(server)
    key = other.ask("GET", "/api/me").json()["push"]
    browser = Browser(f"{service.url}/push/7")
    given = browser.subscription
    wanted = {
        "kind": "push",
        "endpoint": given.endpoint,
        "p256dh": given.p256dh,
        "auth": given.auth,
    }
    assert other.ask("POST", "/api/me/channels", wanted).json()["to"] == "localhost"
    table = duel(server, me, other)
    server.look(MINUTE)
    alert = browser.read(service.next(), key)
    assert (alert["kind"], alert["tables"][0]["table"]) == ("turn", table)
    service.status = 410
    with other.join(table) as opponent:
        opponent.act(1, "place 0-7")
    with me.join(table) as player:
        player.act(0, "end")
    server.look(LATER)
    assert other.ask("GET", "/api/me").json()["channels"] == []


def test_mail_goes_to_who_confirmed(
    tmp_path: Path, certificate: Certificate, office: PostOffice
) -> None:
    """An address is used once the code that came there was typed; wrong codes do not help."""
    with Called(tmp_path / "tables.db", certificate, office) as server:
        me, other = Device(server), Device(server)
        assert other.ask("GET", "/api/me").json()["mail"] is True
        made = other.ask("POST", "/api/me/channels", {"kind": "mail", "address": "bo@x.example"})
        channel = made.json()
        assert channel["confirmed"] is False
        text = office.next().get_content()  # type: ignore[attr-defined] # of its policy
        (code,) = [word.strip(".") for word in text.split() if word.strip(".").isdigit()]
        path = f"/api/me/channels/{channel['id']}"
        assert other.ask("POST", f"{path}/try").status_code == 403
        duel(server, me, other)
        server.look(MINUTE)
        assert office.came.empty()
        assert other.ask("PUT", path, {"code": "00000000"}).status_code == 403
        assert other.ask("PUT", path, {"code": code}).status_code == 204
        assert other.ask("POST", f"{path}/try").status_code == 204
        assert office.next()["Subject"] == "This is how Caserne will call you."
        duel(server, me, other)
        server.look(LATER)
        assert office.next()["Subject"] == "2 games wait for you"


def test_a_code_is_not_guessed(
    tmp_path: Path, certificate: Certificate, office: PostOffice
) -> None:
    """After five wrong codes even the right one is refused."""
    with Called(tmp_path / "tables.db", certificate, office) as server:
        other = Device(server)
        made = other.ask("POST", "/api/me/channels", {"kind": "mail", "address": "bo@x.example"})
        path = f"/api/me/channels/{made.json()['id']}"
        text = office.next().get_content()  # type: ignore[attr-defined] # of its policy
        (code,) = [word.strip(".") for word in text.split() if word.strip(".").isdigit()]
        for _ in range(5):
            assert other.ask("PUT", path, {"code": "x"}).status_code == 403
        assert other.ask("PUT", path, {"code": code}).status_code == 403


@pytest.mark.parametrize(
    "wanted",
    [
        {"kind": "webhook", "url": "http://hook.example/"},
        {"kind": "webhook", "url": "https://hook.example/", "form": "telegram"},
        {"kind": "push", "endpoint": "https://push.example/", "p256dh": "x", "auth": "y"},
        {"kind": "mail", "address": "bo@mail.example"},
        {"kind": "pigeon"},
        {},
    ],
)
def test_ways_that_cannot_be_are_refused(server: Called, wanted: dict[str, str]) -> None:
    """What is no way to alert anybody, or none of this server, is refused and not kept."""
    device = Device(server)
    refused = device.ask("POST", "/api/me/channels", wanted)
    assert (refused.status_code, refused.json()["code"]) == (400, "unreadable")
    assert device.ask("GET", "/api/me").json()["channels"] == []


def test_ways_are_few_and_can_be_forgotten(server: Called, service: Service) -> None:
    """A player has ten at most; one that is forgotten makes room, and is nobody else's to touch."""
    device, stranger = Device(server), Device(server)
    names = [hooked(device, service) for _ in range(10)]
    wanted = {"kind": "webhook", "url": f"{service.url}/hook"}
    assert device.ask("POST", "/api/me/channels", wanted).status_code == 409
    path = f"/api/me/channels/{names[0]}"
    assert stranger.ask("DELETE", path).status_code == 404
    assert device.ask("DELETE", path).status_code == 204
    assert device.ask("DELETE", path).status_code == 404
    assert device.ask("POST", "/api/me/channels", wanted).status_code == 201
