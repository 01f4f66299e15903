"""The hall: long work for some keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import json
import threading
from functools import partial
from typing import TYPE_CHECKING

from tests.server.harness import PATIENCE

from caserne.server import hall as hall_module
from caserne.server import wire
from caserne.server.client import Client
from caserne.server.hall import Hall
from caserne.server.limits import Limits
from caserne.server.telling import replay_shown
from caserne.server.thinking import Thinkers
from caserne.store.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

MANY = 40
"""More than there are threads for what takes no time."""


def test_replays_keep_no_table_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While many replays are being made, a table is opened and talked at; then they are done."""
    go_on = threading.Event()

    async def talk(hall: Hall) -> list[wire.Replay]:
        loop, begun = asyncio.get_running_loop(), asyncio.Event()

        def held(*args: object) -> wire.Replay:
            loop.call_soon_threadsafe(begun.set)
            go_on.wait()
            return replay_shown(*args)  # type: ignore[arg-type] # passed on

        monkeypatch.setattr(hall_module, "replay_shown", held)
        made = [await hall.make(wire.TableWanted(game="flashpoint")) for _ in range(2)]
        one, other = (table.table.id for table in made)
        replays = [asyncio.create_task(hall.replay(one, None, "")) for _ in range(MANY)]
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
            room, client = await hall.room(other), Client(frozenset(), "Ana", 10**7)
            await room.ask(partial(room.join, client))
            await room.ask(partial(room.chat, client, wire.Say("hello")))
            while json.loads(await client.outbox.take() or "")["type"] != "chat":
                pass
        assert not any(replay.done() for replay in replays)
        go_on.set()
        return await asyncio.gather(*replays)

    async def opened() -> list[wire.Replay]:
        store, thinkers = Store(tmp_path / "tables.db"), Thinkers(1, 60)
        hall = Hall(store, thinkers, Limits())
        await hall.open()
        try:
            return await talk(hall)
        finally:
            go_on.set()
            await hall.close()
            store.close()

    assert len(asyncio.run(opened())) == MANY
