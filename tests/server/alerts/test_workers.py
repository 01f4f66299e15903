"""What is more than playing, where several processes serve: lessons go on, alerts come once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.alerts.services import HOST
from tests.server.harness import Process, ana
from tests.server.playing import Device
from tests.server.test_lessons import begin, take_step

from caserne.play.lesson import lessons_of

if TYPE_CHECKING:
    import pytest
    from tests.postgres import Cluster
    from tests.server.alerts.services import Certificate, PostOffice

SOON = ("unseen=0.2", "calling=0.1", "digest=0.1")
LESSON = "first-rescue"


def test_workers_teach_and_alert_as_one(
    cluster: Cluster, certificate: Certificate, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lesson goes on at whichever worker one comes to; a turn is told once, by one of them."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))
    monkeypatch.setenv("CASERNE_SMTP_PASSWORD", "p@ss word")
    more = [f"--limit={limit}" for limit in SOON]
    more += ["--smtp", f"smtp://caserne@{HOST}:{office.port}", "--mail-from", "chief@fire.example"]
    with Process(cluster.schema(), workers=2, more=more) as server:
        table, tokens = begin(server, "flashpoint", LESSON)
        for number in range(len(lessons_of("flashpoint")[LESSON].steps)):
            with server.join(table, *tokens) as player:
                assert player.now["lesson"]["done"] == number
                take_step(player, number)
        me, other = Device(server), Device(server)
        confirm(other, office)
        table = me.make(ana(), None)
        other.sit(table, 1, "Bo")
        with me.join(table) as player:
            player.act(0, "place 0-6")
        assert table in office.next().get_content()  # type: ignore[attr-defined] # of its policy
        with other.join(table) as player:
            player.act(1, "place 0-7")
        with me.join(table) as player:
            player.until("presence", lambda m: not m["seats"][1]["here"])  # else they would know
            player.act(0, "end")
        assert table in office.next().get_content()  # type: ignore[attr-defined] # likewise
        assert office.came.empty()  # where the first turn would be told again by now
        assert not [line for line in server.log if '"level":"error"' in line]


def confirm(player: Device, office: PostOffice) -> None:
    """Have a player be told by mail."""
    made = player.ask("POST", "/api/me/channels", {"kind": "mail", "address": "bo@x.example"})
    text = office.next().get_content()  # type: ignore[attr-defined] # of its policy
    (code,) = [word.strip(".") for word in text.split() if word.strip(".").isdigit()]
    path = f"/api/me/channels/{made.raise_for_status().json()['id']}"
    assert player.ask("PUT", path, {"code": code}).status_code == 204
