"""Playing: what those who hold a seat ask for, their actions first of all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from caserne.core.errors import RefusedError
from caserne.server.answering import answer
from caserne.server.hints import ADVISER, Hints
from caserne.server.thinking import Question

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from caserne.play.table import Told
    from caserne.server import wire
    from caserne.server.client import Client
    from caserne.server.company import Company
    from caserne.server.journal import Journal

    Play = Callable[[Callable[[], list[Told]]], Awaitable[None]]


class Playing:
    """Plays for people at one table; ``play`` changes the table, writes that down and tells it."""

    def __init__(self, journal: Journal, company: Company, hints: Hints | None, play: Play) -> None:
        """Serve one table, with hints or without."""
        self._journal = journal
        self._company = company
        self._hints = hints
        self._play = play

    async def act(self, client: Client, asked: wire.Act) -> None:
        """Play a seat's action."""
        await answer(client, asked.id, self._play(partial(self._act, client, asked)))

    async def undo(self, client: Client, asked: wire.UndoAsked) -> None:
        """Take actions back, or ask a team mate to agree."""
        await answer(client, asked.id, self._play(partial(self._undo, client, asked)))

    async def agree(self, client: Client, asked: wire.Agree) -> None:
        """Answer a team mate's wish."""
        await answer(client, asked.id, self._play(partial(self._agree, client, asked)))

    async def hint(self, client: Client, asked: wire.HintAsked) -> None:
        """Have a strong bot think for somebody who must decide; the room does not wait for it."""
        await answer(client, asked.id, self._hint(client, asked))

    def _act(self, client: Client, asked: wire.Act) -> list[Told]:
        self._check_seat(client, asked.seat)
        journal = self._journal
        action, *then = map(journal.game.read_action, [asked.action, *asked.then])
        if journal.teacher is not None:
            return journal.teacher.lead(journal.table, asked.seat, [action, *then], asked.version)
        return journal.table.submit(asked.seat, action, asked.version, then)

    def _undo(self, client: Client, asked: wire.UndoAsked) -> list[Told]:
        self._check_seat(client, asked.seat)
        table = self._journal.table
        window = table.undoable()
        concerned = window[0] if window else asked.seat
        if self._company.bot_of(concerned):
            raise RefusedError("illegal", "a bot takes nothing back")
        seat = concerned if concerned in client.you else asked.seat
        return table.ask_undo(seat, asked.version, asked.to)

    def _agree(self, client: Client, asked: wire.Agree) -> list[Told]:
        self._check_seat(client, asked.seat)
        return self._journal.table.answer_undo(asked.seat, yes=asked.yes)

    async def _hint(self, client: Client, asked: wire.HintAsked) -> None:
        await self._journal.be_sure()
        self._check_seat(client, asked.seat)
        if self._hints is None:
            raise RefusedError("off", "this table is played without hints")
        table = self._journal.table
        if asked.version != table.version:
            raise RefusedError("stale", f"expected version {table.version}, got {asked.version}")
        if table.actor != asked.seat:
            raise RefusedError("not-yours", f"expected a seat that must decide, got {asked.seat}")
        game, version = self._journal.game, table.version
        self._hints.ask(client, Question.of(ADVISER, version, game, table.state, version), asked.id)

    def _check_seat(self, client: Client, seat: int) -> None:
        if seat not in client.you:
            raise RefusedError("not-yours", f"expected one of your own seats, got {seat}")
        if self._journal.is_waiting:
            raise RefusedError("waiting", "this game goes on once every seat is held")
