"""Chatter: what is said at one table, kept in the store and told to everybody there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from caserne.core.errors import RefusedError
from caserne.server import wire
from caserne.server.errands import VanishedError
from caserne.server.tokens import plain
from caserne.store.failing import TakenError

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.server.client import Client
    from caserne.server.company import Company
    from caserne.server.limits import Limits
    from caserne.store.rows import Extent
    from caserne.store.store import Store


class Chatter:
    """What was said last, and how much of it was heard and seen deleted."""

    def __init__(
        self,
        table: str,
        store: Store,
        company: Company,
        limits: Limits,
        clock: Callable[[], float],
    ) -> None:
        """Know nothing yet of what was said at a table, named by its id."""
        self._table = table
        self._clock = clock
        self._store = store
        self._company = company
        self._limits = limits
        self._last: dict[int, str] = {}
        self.said = self.erased = 0

    @property
    def last(self) -> list[str]:
        """What was said last, for whoever comes."""
        return list(self._last.values())

    async def open(self, extent: Extent) -> None:
        """Look up what was said last."""
        self.said, self.erased = max(0, extent.chats - self._limits.chats), extent.erased
        await self.hear()

    async def hear(self) -> None:
        """Tell what was said since the last time, and what was deleted.

        Of what came and went meanwhile nothing is left to tell but that it did.
        """
        extents = await asyncio.to_thread(self._store.extents, [self._table])
        if self._table not in extents:
            raise VanishedError(self._table)
        for seq in await asyncio.to_thread(self._store.erased, self._table, self.erased):
            self.erased += 1
            self._last.pop(seq, None)
            self._company.tell(wire.encode(wire.Unsaid(seq)))
        for chat in await asyncio.to_thread(self._store.chats, self._table, self.said):
            message = wire.encode(wire.Said(*msgspec.structs.astuple(chat)))
            self.said = chat.seq + 1
            self._last[chat.seq] = message
            self._company.tell(message)
        self.said = max(self.said, extents[self._table].chats)
        self.erased = max(self.erased, extents[self._table].erased)
        while len(self._last) > self._limits.chats:
            del self._last[min(self._last)]

    async def say(self, client: Client, asked: wire.Say) -> None:
        """Say something to everybody at the table."""
        text = plain(asked.text)
        if not text:
            client.refuse("unreadable", "chat: expected some text, got none", id_=asked.id)
            return
        if self._company.silences(client):
            client.refuse("silenced", "the host has closed the chat to you", id_=asked.id)
            return
        seat = client.you[0] if client.you else None
        name = self._company.name_of(client)
        try:
            kept = self._limits.kept_chats
            who = None if client.you else client.who[0]
            words = (seat, name, text, self._clock(), kept, who, client.player)
            said = self._store.say(self._table, *words)
            client.said.add((await asyncio.wrap_future(said)).seq)
        except TakenError:
            client.refuse("stale", "nothing more is said at this table", id_=asked.id)
        except OSError:
            client.refuse("unwritten", "this could not be written down", id_=asked.id)
        else:
            await self.hear()

    async def unsay(self, client: Client, seq: int) -> None:
        """Delete it for whoever said it; those who hold a seat delete what watchers said too."""
        said = await asyncio.to_thread(self._store.chats, self._table, seq)
        if not said or said[0].seq != seq:
            raise RefusedError("illegal", f"expected the number of what was said, got {seq}")
        seat = said[0].seat
        if seq not in client.said and not (client.you if seat is None else seat in client.you):
            raise RefusedError("not-yours", "expected something you said")
        await asyncio.wrap_future(self._store.unsay(self._table, seq))
        await self.hear()
