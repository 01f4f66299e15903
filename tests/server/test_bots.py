"""Bots in seats: they think in other processes, and play like anybody."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.server import stubborn
from tests.server.harness import PATIENCE, Running, ana
from tests.server.stubborn import QUICK, failing, sulking

from caserne.games import find
from caserne.play.table import Table
from caserne.server import thinking
from caserne.server.logs import JsonLines
from caserne.server.thinking import Question, Thinkers, ThoughtError, answer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from caserne.server.thinking import Values


def question(bot: str = "random") -> Question:
    """Ask a bot where to begin."""
    game = find("flashpoint").from_text("firefighters=1")
    table = Table(game, 1)
    table.open()
    return Question.of(bot, 7, game, table.state, table.version)


def test_bots_play_to_the_end(server: Running) -> None:
    """A table of bots plays by itself once somebody watches, and the game ends."""
    table, _ = server.make({"bot": "random"}, {"bot": "steady"}, firefighters=2)
    with server.join(table) as watching:
        watching.until("events", lambda m: m["outcome"])
    assert server.http.get(f"/api/tables/{table}").json()["over"]


def test_a_bot_follows_a_person(server: Running) -> None:
    """After a person's action a bot acts in its own seat, and then it is the person's turn."""
    table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
    with server.join(table, token) as player:
        player.act(0, "place 0-6")
        told = player.until("events", lambda m: m["actor"] == 0)
        assert told["entries"][0]["actor"] == 1


def test_a_bots_action_is_not_taken_back(server: Running) -> None:
    """Undoing a bot's action is neither offered nor done."""
    table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
    with server.join(table, token) as player:
        player.act(0, "place 0-6")
        player.until("events", lambda m: m["actor"] == 0)
        assert player.now["undo"] is None
        told = player.refused(type="undo", seat=0, version=player.now["version"])
        assert told["code"] == "illegal"


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    """A bot that must act when a table comes back from disk does."""
    database = tmp_path / "tables.db"
    text = "caserne record 1\ngame flashpoint\noptions firefighters=2\n\n1 place 0-6\n"
    body = {"game": "flashpoint", "record": text, "seats": [ana(), {"bot": "random"}]}
    with Running(database) as server:
        table = server.http.post("/api/tables", json=body).json()["table"]["id"]
    with Running(database) as server, server.join(table) as watching:
        watching.until("events", lambda m: m["entries"][0]["actor"] == 1)


def test_a_bot_thinks_in_another_process() -> None:
    """What a bot chooses is legal, was not chosen where sockets are served, and leaves nothing."""

    async def think() -> tuple[int, list[int]]:
        thinkers = Thinkers(1, 60)
        try:
            choice = await thinkers.think(question())
            return choice, thinkers.processes()
        finally:
            thinkers.close()

    choice, processes = asyncio.run(think())
    assert choice in question().legal
    assert processes
    assert os.getpid() not in processes
    for gone in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(gone, 0)


def test_equal_questions_have_equal_answers() -> None:
    """A bot's choice depends on what it is asked alone: plain values, its seed among them."""
    assert answer(question().values()) == answer(question().values())


# Bots that fail


def test_a_bot_that_fails_is_told_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a few attempts the table hears that a bot cannot decide; who comes has it try again."""
    file = sulking(monkeypatch, tmp_path)
    with Running(tmp_path / "tables.db", QUICK) as server:
        table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
        with server.join(table, token) as player:
            player.act(0, "place 0-6")
            player.until("presence", failing)
            assert attempts(caplog) == QUICK.attempts
            player.send(type="chat", text="what now?")
            player.until("chat")
            with server.join(table) as watching:
                watching.until("presence", failing)
            file.unlink()
            player.send(type="sync")
            player.until("presence", lambda m: not failing(m))
            assert player.now["entries"][0]["actor"] == 1
    written = [JsonLines().format(one) for one in caplog.records if one.name == "caserne.bots"]
    assert "RuntimeError" in written[-1]
    assert not [line for line in written if "firefighters=2" in line]


def attempts(caplog: pytest.LogCaptureFixture) -> int:
    """Count how often a bot failed."""
    return sum(one.message == "bot failed" for one in caplog.records)


def test_a_bot_that_cheats_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that chooses what is not legal is treated like one that chooses nothing."""
    monkeypatch.setattr(thinking, "answer", stubborn.cheat)
    with Running(tmp_path / "tables.db", QUICK) as server:
        table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
        with server.join(table, token) as player:
            player.act(0, "place 0-6")
            player.until("presence", failing)
            assert (player.now["version"], player.now["actor"]) == (1, 1)


def test_a_bot_that_broods_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks for ever loses its process, and the table hears that it cannot decide."""
    monkeypatch.setattr(thinking, "answer", stubborn.brood)
    limits = msgspec.structs.replace(QUICK, thought=0.2, attempts=2)
    with Running(tmp_path / "tables.db", limits) as server:
        table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
        with server.join(table, token) as player:
            player.act(0, "place 0-6")
            player.until("presence", failing)


def test_no_thought_delays_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is told to stop does not wait for a bot that thinks."""
    monkeypatch.setattr(thinking, "answer", stubborn.brood)
    limits = msgspec.structs.replace(QUICK, thought=600)
    with Running(tmp_path / "tables.db", limits) as server:
        table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
        with server.join(table, token) as player:
            player.act(0, "place 0-6")
            player.send(type="chat", text="it thinks")
            player.until("chat")
            assert thinkers(server)


def test_a_killed_thinker_is_replaced(tmp_path: Path) -> None:
    """The process in which bots think is killed again and again, and they play on."""
    killed = set()
    with Running(tmp_path / "tables.db", QUICK) as server:
        table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
        with server.join(table, token) as player:
            for action in ("place 0-6", "end", "end"):
                player.act(0, action)
                player.until("events", lambda m: m["actor"] == 0 or m["outcome"])
                (pid,) = thinkers(server)
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
    assert len(killed) == 3


def thinkers(server: Running) -> list[int]:
    """List the processes in which a server's bots think."""
    return server.hall._thinkers.processes()  # noqa: SLF001 - which are looked at


@pytest.mark.parametrize(
    "how", [stubborn.misread, stubborn.overreach, stubborn.burst], ids=lambda how: how.__name__
)
def test_an_error_does_not_end_the_process(
    how: Callable[[Values], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a bot fails with is told by its name, and the same process thinks on."""
    monkeypatch.setattr(thinking, "answer", how)

    async def think() -> tuple[list[str], list[list[int]]]:
        pool, kinds, processes = Thinkers(1, 60), [], []
        try:
            for _ in range(2):
                with pytest.raises(ThoughtError) as caught:
                    await pool.think(question())
                kinds.append(caught.value.kind)
                processes.append(pool.processes())
        finally:
            pool.close()
        return kinds, processes

    kinds, processes = asyncio.run(think())
    assert kinds == [stubborn.KINDS[how]] * 2
    assert processes[0] == processes[1]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_dies_takes_no_other_along(
    processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of many thoughts that wait, only those fail that end the process they are thought in."""
    monkeypatch.setattr(thinking, "answer", stubborn.die_if_frail)
    bots = ["random", stubborn.FRAIL, "random", stubborn.FRAIL, "random", "random"]

    async def think() -> list[object]:
        pool = Thinkers(processes, 60)
        try:
            asked = [pool.think(question(bot)) for bot in bots]
            return list(await asyncio.gather(*asked, return_exceptions=True))
        finally:
            pool.close()

    choices = asyncio.run(think())
    for bot, choice in zip(bots, choices, strict=True):
        assert isinstance(choice, BrokenProcessPool if bot == stubborn.FRAIL else int), choices


def test_a_thought_nobody_waits_for_is_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever no longer wants a choice frees the process for the next who does."""
    monkeypatch.setattr(thinking, "answer", stubborn.brood_if_asked)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    brooding = msgspec.structs.replace(question(stubborn.BROODING), view=str(pipe))

    async def think() -> int:
        pool = Thinkers(1, 600)
        try:
            asked = asyncio.create_task(pool.think(brooding))
            assert await asyncio.to_thread(pipe.read_text) == "thinking"
            asked.cancel()
            async with asyncio.timeout(PATIENCE):
                return await pool.think(question())
        finally:
            pool.close()

    assert asyncio.run(think()) in question().legal
