"""A prompter: has the bots of one table think, and asks one that fails again, but not for ever."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from caserne.server.thinking import ThoughtError

if TYPE_CHECKING:
    from caserne.server.limits import Limits
    from caserne.server.thinking import Question, Thinkers

LOG: Final = logging.getLogger("caserne.bots")
ELSEWHERE: Final = 3.0
"""So many seconds a bot is left to another server, where somebody is at its table too."""


class Prompted(Protocol):
    """What a prompter asks of a room."""

    id: str

    @property
    def host(self) -> str:
        """The address that bots think for."""

    @property
    def leads(self) -> bool:
        """Whether it is here that bots think, of the servers at which somebody is."""

    def question(self) -> Question | None:
        """Give what a bot is to be asked now; ``None`` if it is nobody's or a person's turn."""

    async def play(self, question: Question, action: int) -> None:
        """Play what a bot chose, unless the table has gone on meanwhile."""

    def tell_presence(self) -> None:
        """Tell who is at the table, and whether a bot could not decide."""


class Prompter:
    """Lives beside a room; ``failed`` is the seat whose bot could not decide, if there is one."""

    def __init__(self, room: Prompted, thinkers: Thinkers, limits: Limits) -> None:
        """Start with nobody thinking."""
        self._room = room
        self._thinkers = thinkers
        self._limits = limits
        self._task: asyncio.Task[None] | None = None
        self._unanswered: Question | None = None
        self._woken = asyncio.Event()
        self._left: tuple[Question, float] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks, or is to be asked again."""
        return self._task is not None and not self._task.done()

    @property
    def failed(self) -> int | None:
        """The seat whose bot could not decide."""
        return None if self._unanswered is None else self._unanswered.seat

    def wake(self) -> None:
        """Have bots decide as long as it is theirs to, one that was given up included."""
        self._woken.set()
        if self.is_busy and self._unanswered is None:
            return
        question = self._room.question()
        if self._unanswered is not None and not _is_same(question, self._unanswered):
            self._note(None)
        if question is not None and not self.is_busy:
            self._task = asyncio.create_task(self._prompt())

    def forget(self) -> None:
        """Wait for no answer to what was asked; ``wake`` asks anew, whoever has the seat then."""
        self.stop()
        self._note(None)

    def stop(self) -> None:
        """Wait for no more thoughts."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _prompt(self) -> None:
        failures = 0
        while (question := self._room.question()) is not None:
            if await self._is_left(question):
                continue
            try:
                action = await self._thinkers.think(question, self._room.host)
                await self._room.play(question, action)
            except Exception as error:
                failures += 1
                kind = error.kind if isinstance(error, ThoughtError) else type(error).__name__
                facts = {"table": self._room.id, "bot": question.bot, "error": kind}
                LOG.warning("bot failed", extra=facts)
                if not _is_same(self._room.question(), question):
                    failures = 0
                    continue  # it need not answer that any more
                if failures == self._limits.attempts:
                    LOG.exception("bot given up", extra=facts)
                    self._note(question)
                    return
                await asyncio.sleep(self._limits.pause * 2 ** (failures - 1))
            else:
                failures = 0
                self._note(None)

    async def _is_left(self, question: Question) -> bool:
        """Wait while another server has the bot think; tells whether to look again.

        One that thinks of nothing for a while is not waited for: what it plays late is refused.
        """
        if self._room.leads:
            return False
        if self._left is None or not _is_same(question, self._left[0]):
            self._left = question, time.monotonic() + ELSEWHERE
        patience = self._left[1] - time.monotonic()
        if patience <= 0:
            return False
        self._woken.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._woken.wait()
        return True

    def _note(self, unanswered: Question | None) -> None:
        """Have the table told which bot could not decide, or that all can again."""
        before, self._unanswered = self.failed, unanswered
        if self.failed != before:
            self._room.tell_presence()


def _is_same(question: Question | None, other: Question) -> bool:
    """Tell whether a bot is asked the same again; its dice are others each time."""
    if question is None:
        return False
    return (question.seat, question.bot, question.version) == (
        other.seat,
        other.bot,
        other.version,
    )
