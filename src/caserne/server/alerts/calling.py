"""Calling: looks who is awaited, tells them once, reminds them, and has others play for them.

What was told is in the store before it is told: nobody hears of one turn twice, whichever of
several servers calls and however often it is started again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, cast

from caserne.server.alerts.wording import Waiting, compose

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.core.rulebook import Language
    from caserne.server.alerts.sending import Sending
    from caserne.server.alerts.wording import Kind
    from caserne.server.hall import Hall
    from caserne.store.rows import Due, StoredPlayer, Untold
    from caserne.store.store import Store

LOG: Final = logging.getLogger("caserne.alerts")
NUDGE: Final = 60.0


class Calling:
    """Calls those who are awaited and are not there."""

    def __init__(
        self,
        store: Store,
        hall: Hall,
        sending: Sending,
        public_url: str | None,
        clock: Callable[[], float],
    ) -> None:
        """Look at the clock that is given."""
        self._store = store
        self._hall = hall
        self._sending = sending
        self._home = (public_url or "").rstrip("/")
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look, ever again."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._sending.close()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._hall.limits.calling)
            try:
                await self.look()
            except Exception:
                LOG.exception("could not look who is awaited")

    async def look(self) -> None:
        """Do all that is due by the clock."""
        now = self._clock()
        await self._tell(now)
        for due in await asyncio.to_thread(self._store.due, now):
            await self._attend(due, now)

    # Turns

    async def _tell(self, now: float) -> None:
        limits = self._hall.limits
        untold = await asyncio.to_thread(self._store.untold, now - limits.unseen)
        players = await asyncio.to_thread(self._store.players, [one.player for one in untold])
        theirs: dict[str, list[Untold]] = {}
        for one in untold:
            if one.player not in players:  # who is being erased
                continue
            if one.seen and not players[one.player].always:
                self._store.claim(one)  # they were there, and know
            else:
                theirs.setdefault(one.player, []).append(one)
        for name, turns in theirs.items():
            call = self._store.call(name, now, now - limits.digest)
            if await asyncio.wrap_future(call):
                await self._call(players[name], turns)

    async def _call(self, player: StoredPlayer, turns: list[Untold]) -> None:
        """Tell a player of all tables that wait, if one of them is news."""
        news = [one for one in turns if await asyncio.wrap_future(self._store.claim(one))]
        if news:
            waiting = await asyncio.to_thread(self._store.waiting_for, player.id)
            first = list(dict.fromkeys(one.table for one in news))
            order = [*first, *(table for table in waiting if table not in first)]
            await self._say("turn", player, order)

    async def _say(self, kind: Kind, player: StoredPlayer, tables: list[str]) -> None:
        stored = {one.id: one for one in await asyncio.to_thread(self._store.tables, tables)}
        named = [
            Waiting(table, stored[table].game, self._home and f"{self._home}/#/table/{table}")
            for table in tables
            if table in stored
        ]
        alert = compose(kind, cast("Language", player.language), named)
        self._sending.later(self._sending.send_all(player.id, alert))
        LOG.info("alert", extra={"kind": kind, "tables": len(named)})

    # Seats that do not move

    async def _attend(self, due: Due, now: float) -> None:
        """Look after a bot, remind a person, or have a bot play for one who was reminded."""
        if due.bot:
            if await self._take_on(due, now + NUDGE, reminded=False):
                await self._hall.wake(due.table)
        elif not due.reminded:
            until = now + due.pace if due.relief == "bot" else None
            if await self._take_on(due, until, reminded=True):
                await self._remind(due)
        elif await self._take_on(due, None, reminded=True):
            await self._hall.stand_in(due.table, due.seat)

    async def _take_on(self, due: Due, until: float | None, *, reminded: bool) -> bool:
        return await asyncio.wrap_future(self._store.postpone(due, until, reminded=reminded))

    async def _remind(self, due: Due) -> None:
        """Tell somebody that the table has waited as long as it says, and tell the table."""
        await self._hall.reseat(due.table)
        players = await asyncio.to_thread(self._store.players, [due.player])
        if due.player in players:
            await self._say("reminder", players[due.player], [due.table])
