"""Bots in seats: they think in other processes, and play like anybody."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

import pytest
from tests.server.harness import Running, ana

from caserne.games import find
from caserne.play.table import Table
from caserne.server import thinking
from caserne.server.thinking import Question, Thinkers, answer

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def question(bot: str = "random") -> Question:
    """Ask a bot where to begin."""
    game = find("flashpoint").from_text("firefighters=1")
    table = Table(game, 1)
    table.open()
    view = game.view(table.state, 0)
    return Question(
        bot=bot,
        seed=7,
        game=game.name,
        options=game.options_text,
        seat=0,
        view=game.write_position(view.state),
        legal=tuple(table.state.legal()),
    )


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
    """What a bot chooses is legal, and was not chosen where the sockets are served."""

    async def think() -> tuple[int, list[int]]:
        thinkers = Thinkers(1)
        try:
            choice = await thinkers.think(question())
            pool = thinkers._pool  # noqa: SLF001 - whose processes are looked at
            assert pool is not None
            return choice, list(pool._processes)  # noqa: SLF001 - likewise
        finally:
            thinkers.close()

    choice, processes = asyncio.run(think())
    assert choice in question().legal
    assert processes
    assert os.getpid() not in processes


def test_equal_questions_have_equal_answers() -> None:
    """A bot's choice depends on what it is asked alone: plain values, its seed among them."""
    assert answer(astuple(question())) == answer(astuple(question()))


def test_dead_thinkers_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the process that thinks dies, another one thinks."""
    asked: list[Question] = []

    async def ask(_: Thinkers, asked_now: Question) -> int:
        asked.append(asked_now)
        if len(asked) == 1:
            raise BrokenProcessPool
        return 5

    monkeypatch.setattr(thinking.Thinkers, "_ask", ask)
    assert asyncio.run(Thinkers(1).think(question())) == 5
    assert len(asked) == 2


def astuple(asked: Question) -> tuple[str, int, str, str, int, str, tuple[int, ...]]:
    """Take a question apart, as it goes to the other process."""
    return (
        asked.bot,
        asked.seed,
        asked.game,
        asked.options,
        asked.seat,
        asked.view,
        asked.legal,
    )
