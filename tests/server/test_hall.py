"""The hall: long work for some keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import json
import math
import threading
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from tests.server.harness import PATIENCE

from caserne.server import records, wire
from caserne.server.client import Client
from caserne.server.hall import Hall
from caserne.server.limits import Limits
from caserne.server.telling import replay_shown
from caserne.server.thinking import Thinkers
from caserne.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import pytest

MANY = 40
"""More than there are threads for what takes no time."""


@asynccontextmanager
async def open_hall(database: Path, limits: Limits | None = None) -> AsyncIterator[Hall]:
    """Open a hall, with processes for bots if they are needed."""
    store, thinkers = SqliteStore(database), Thinkers(1, 60)
    hall = Hall(store, thinkers, limits or Limits())
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        thinkers.close()
        store.close()


async def until(client: Client, kind: str) -> None:
    """Wait until somebody is told something of a kind."""
    while json.loads(await client.outbox.take() or "{}").get("type") != kind:
        pass


def test_replays_keep_no_table_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While many replays are being made, a table is opened and talked at; then they are done."""
    go_on = threading.Event()

    async def talk(hall: Hall) -> list[bytes]:
        loop, begun = asyncio.get_running_loop(), asyncio.Event()

        def held(*args: object) -> wire.Replay:
            loop.call_soon_threadsafe(begun.set)
            go_on.wait()
            return replay_shown(*args)  # type: ignore[arg-type] # passed on

        monkeypatch.setattr(records, "replay_shown", held)
        made = [await hall.making.make(wire.TableWanted(game="flashpoint")) for _ in range(2)]
        one, other = (table.table.id for table in made)
        replays = [asyncio.create_task(hall.records.replay(one, None, "")) for _ in range(MANY)]
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
            room, client = await hall.room(other), Client(frozenset(), "Ana", 10**7)
            await room.ask(partial(room.join, client))
            await room.ask(partial(room.chat, client, wire.Say("hello")))
            await until(client, "chat")
        assert not any(replay.done() for replay in replays)
        go_on.set()
        return await asyncio.gather(*replays)

    async def opened() -> list[bytes]:
        async with open_hall(tmp_path / "tables.db") as hall:
            try:
                return await talk(hall)
            finally:
                go_on.set()

    assert len(asyncio.run(opened())) == MANY


def test_bots_play_while_somebody_is_there(tmp_path: Path) -> None:
    """A table of bots waits for somebody to come, plays, and rests once nobody is there."""

    async def watch() -> None:
        async with open_hall(tmp_path / "tables.db") as hall, asyncio.timeout(PATIENCE):
            seats: list[wire.SeatWanted | None] = [wire.SeatWanted(bot="random")]
            wanted = wire.TableWanted("flashpoint", {"firefighters": 1}, seats)
            room = await hall.room((await hall.making.make(wanted)).table.id)
            await room.ask(room.reseat)
            assert room.question() is None
            assert room.is_idle
            client = Client(frozenset(), "Ana", 10**7)
            await room.ask(partial(room.join, client))
            assert room.question() is not None
            await until(client, "events")
            await room.ask(partial(room.leave, client))
            assert room.question() is None
            thoughts = room._prompter._task  # noqa: SLF001 - which end with the one begun
            assert thoughts is not None
            await thoughts
            hall.sweep(math.inf)
            assert room.id not in hall.rooms

    asyncio.run(watch())
