"""Hints: what a strong bot would do, thought of in another process for somebody who asks."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

from caserne.server import wire
from caserne.server.thinking import ThoughtError

if TYPE_CHECKING:
    from caserne.server.client import Client
    from caserne.server.thinking import Question, Thinkers

LOG: Final = logging.getLogger("caserne.hints")
ADVISER: Final = "master"
"""Who thinks: the strongest bot there is."""


class Hints:
    """The hints that somebody at one table waits for, one a socket.

    A hint is about the table as it stands: once it has gone on nobody is told, and the thought is
    dropped. It is made of the seat's view alone, as a bot's choice is.
    """

    def __init__(self, table: str, thinkers: Thinkers) -> None:
        """Have nobody wait yet."""
        self._table = table
        self._thinkers = thinkers
        self._asked: dict[Client, tuple[Question, asyncio.Task[None]]] = {}

    def ask(self, client: Client, question: Question, id_: int | None) -> None:
        """Have a bot think for somebody; what they asked before is dropped."""
        self.drop(client)
        task = asyncio.create_task(self._think(client, question, id_))
        self._asked[client] = question, task

    def drop(self, client: Client) -> None:
        """Think for somebody no longer."""
        _, task = self._asked.pop(client, (None, None))
        if task is not None:
            task.cancel()

    def outdate(self, version: int) -> None:
        """Drop what is about another version of the table."""
        for client in [one for one, (asked, _) in self._asked.items() if asked.version != version]:
            self.drop(client)

    def stop(self) -> None:
        """Think for nobody any longer."""
        for client in list(self._asked):
            self.drop(client)

    async def _think(self, client: Client, question: Question, id_: int | None) -> None:
        try:
            found = await self._thinkers.advise(question, client.address)
        except (ThoughtError, BrokenProcessPool) as error:
            kind = error.kind if isinstance(error, ThoughtError) else type(error).__name__
            LOG.warning("hint failed", extra={"table": self._table, "error": kind})
            client.refuse("failed", "the bot could not think of anything", id_=id_)
        else:
            plans = found.candidates
            hint = wire.Hint(question.seat, question.version, found.chance, plans, id_)
            client.outbox.put(wire.encode(hint))
        self._asked.pop(client, None)
