"""Hints at a table: what a strong bot would do, thought of elsewhere, dropped when in vain."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from tests.server.harness import GENEROUS, Running, ana

from caserne.server import thinking
from caserne.server.thinking import advice

if TYPE_CHECKING:
    import pytest
    from tests.server.harness import Message, Player

    from caserne.server.thinking import Values
    from caserne.store.opening import Address

LETTING = "CASERNE_TESTS_LETTING"
"""The variable that names a file; until it is there, nobody thinks of anything."""


def dawdle(values: Values) -> bytes:
    """Say that one has begun, and wait for leave to think."""
    file = Path(os.environ[LETTING])
    file.with_suffix(".begun").touch()
    while not file.exists():
        time.sleep(0.01)  # another process: there is nothing it could await
    return advice(values)


def dawdling(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    """Have hints wait for a file."""
    file = folder / "leave"
    monkeypatch.setenv(LETTING, str(file))
    monkeypatch.setattr(thinking, "advice", dawdle)
    return file


def begun(file: Path) -> None:
    """Wait until somebody thinks."""
    mark = file.with_suffix(".begun")
    while not mark.exists():
        time.sleep(0.01)  # until another process makes a file
    mark.unlink()


def ask(player: Player, seat: int = 0) -> None:
    """Ask for a hint about the table as it stands."""
    player.send(type="hint", seat=seat, version=player.now["version"], id=7)


def kinds_until_said(player: Player) -> list[str]:
    """Say something, and list what is heard until it is."""
    player.send(type="chat", text="so?")
    heard: list[str] = []
    while not heard or heard[-1] != "chat":
        heard.append(player.receive()["type"])
    return heard


def hinted(player: Player) -> Message:
    """Ask for a hint and wait for it."""
    ask(player)
    return player.until("hint")


def test_a_hint_tells_plans_and_can_be_done(server: Running) -> None:
    """The best plan comes first, each says what it is worth, and what it says is accepted."""
    table, (token,) = server.make(ana(), firefighters=1)
    with server.join(table, token) as player:
        placing = hinted(player)
        assert [one["found"] for one in placing["candidates"]] == ["only"]
        player.act(0, placing["candidates"][0]["plan"][0])
        hint = hinted(player)
        assert (hint["seat"], hint["version"], hint["id"]) == (0, player.now["version"], 7)
        best, *others = hint["candidates"]
        assert len(others) <= 2
        assert all(one["low"] <= one["worth"] <= one["high"] for one in hint["candidates"])
        assert [step["action"] for step in best["steps"]] == best["plan"]
        player.act(0, best["plan"][0])


def test_a_table_may_be_without_hints(tmp_path: Path) -> None:
    """Where the table says so nobody gets a hint, before and after a restart."""
    body = {"game": "flashpoint", "options": {"firefighters": 1}, "seats": [ana()], "hints": False}
    database = tmp_path / "tables.db"
    with Running(database) as server:
        made = server.http.post("/api/tables", json=body).json()
        assert not made["table"]["hints"]
    with Running(database) as server:
        table, token = made["table"]["id"], made["tokens"]["0"]
        assert not server.http.get(f"/api/tables/{table}").json()["hints"]
        with server.join(table, token) as player:
            told = player.refused(type="hint", seat=0, version=player.now["version"], id=3)
            assert (told["code"], told["id"]) == ("off", 3)


def test_only_whoever_must_decide_is_told(server: Running) -> None:
    """Another's seat, another's turn and another version get nothing."""
    table, tokens = server.make(ana(), ana(), firefighters=2)
    with server.join(table, tokens[0]) as first, server.join(table, tokens[1]) as second:
        version = first.now["version"]
        assert first.refused(type="hint", seat=1, version=version)["code"] == "not-yours"
        assert second.refused(type="hint", seat=1, version=version)["code"] == "not-yours"
        assert first.refused(type="hint", seat=0, version=version + 1)["code"] == "stale"


def test_a_hint_nobody_waits_for_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits no longer, or acts meanwhile, hears nothing of it; the next one is told."""
    leave = dawdling(monkeypatch, tmp_path)
    with Running(tmp_path / "tables.db") as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player:
            ask(player)
            begun(leave)
            player.send(type="unhint")
            assert "hint" not in kinds_until_said(player)
            ask(player)
            begun(leave)
            player.act(0, "place 0-6")
            leave.touch()
            with server.join(table, token) as again:
                # One process thinks of one thing after the other: the first would be told by now.
                assert hinted(again)["version"] == player.now["version"]
            assert "hint" not in kinds_until_said(player)


def test_a_hint_is_about_the_table_wherever_it_goes_on(
    database: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table that two servers have one hints at either; what is played at one outdates both."""
    leave = dawdling(monkeypatch, tmp_path)
    leave.touch()
    with Running(database) as one, Running(database) as other:
        table, (token,) = one.make(ana(), firefighters=1)
        with one.join(table, token) as here, other.join(table, token) as there:
            assert hinted(there)["version"] == hinted(here)["version"] == 0
            leave.unlink()
            begun(leave)
            ask(here)
            begun(leave)
            there.act(0, "place 0-6")
            here.until("events", lambda m: m["version"] == 1)
            leave.touch()
            assert "hint" not in kinds_until_said(here)
            assert here.refused(type="hint", seat=0, version=0)["code"] == "stale"


def test_a_hint_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks the table goes on for everybody."""
    leave = dawdling(monkeypatch, tmp_path)
    with Running(tmp_path / "tables.db") as server:
        table, tokens = server.make(ana(), ana(), firefighters=2)
        with server.join(table, tokens[0]) as asking, server.join(table, tokens[1]) as other:
            ask(asking)
            begun(leave)
            assert "chat" in kinds_until_said(other)
            asking.act(0, "place 0-6")
            other.until("events", lambda m: m["entries"])
            other.act(1, "place 0-5")
            leave.touch()


def test_hints_are_paid_for(tmp_path: Path) -> None:
    """A hint counts as many messages: whoever asks for too many is told to be slower."""
    limits = msgspec.structs.replace(GENEROUS, messages=1e-6, message_burst=70)
    with Running(tmp_path / "tables.db", limits) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player:
            assert hinted(player)
            version = player.now["version"]
            assert player.refused(type="hint", seat=0, version=version)["code"] == "too-fast"
