"""Failures of the disk: nothing is acknowledged that is not kept, and everybody is told so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.harness import Process, Running, ana

if TYPE_CHECKING:
    from pathlib import Path

SMALL = "-f 400"
"""As a shell's ``ulimit``: no file grows beyond 200 KiB, as on a disk that is full."""


def test_a_full_disk_loses_nothing_that_was_told(tmp_path: Path) -> None:
    """What was acknowledged before the disk was full is there; the rest was refused."""
    database, heard = tmp_path / "tables.db", -1
    with Process(database, ulimit=SMALL) as server:
        table, _ = server.make(ana(), firefighters=1)
        with server.join(table) as player:
            while True:
                player.send(type="chat", text="x" * 500)
                told = player.receive()
                while told["type"] not in {"chat", "refused"}:
                    told = player.receive()
                if told["type"] == "refused" and told["code"] == "too-fast":
                    continue
                if told["type"] == "refused":
                    break
                heard = told["seq"]
        assert told["code"] == "unwritten"
        answer = server.http.get("/health")
        assert (answer.status_code, answer.json()["writable"]) == (503, False)
        made = server.http.post("/api/tables", json={"game": "flashpoint"})
        assert (made.status_code, made.json()["code"]) == (503, "unwell")
    assert sum('"message":"store unwell"' in line for line in server.log) == 1
    assert not [line for line in server.log if '"traceback"' in line]
    with Process(database) as server, server.join(table) as player:
        player.send(type="chat", text="again")
        assert player.until("chat", lambda m: m["text"] == "again")["seq"] > heard
        seqs = [text for text in player.heard if f'"seq":{heard},' in text]
        assert seqs


def test_a_deleted_database_acknowledges_nothing(tmp_path: Path) -> None:
    """Once the file is gone an action is refused, and the table stays as it was told."""
    database = tmp_path / "tables.db"
    with Running(database) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player:
            database.unlink()
            told = player.refused(type="act", id=1, seat=0, version=0, action="place 0-6")
            assert (told["code"], told["id"]) == ("unwritten", 1)
            assert player.now["version"] == 0
            answer = server.http.post(f"/api/tables/{table}/seats/0", json={"name": "Bo"})
            assert (answer.status_code, answer.json()["code"]) == (503, "unwell")
    assert not database.exists()
