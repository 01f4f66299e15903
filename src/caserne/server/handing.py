"""Handing over: seats that change hands while a game is played, by those who are at the table."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from caserne.bots import catalogue
from caserne.core.errors import RefusedError
from caserne.server import wire
from caserne.server.answering import answer
from caserne.server.hosting import Hosting
from caserne.server.relief import another_bot, somebody, to_be_relieved
from caserne.server.standing_in import (
    a_bot,
    elected,
    guest,
    is_guest,
    late_seat,
    nobody_to_ask,
    voters,
)
from caserne.server.tokens import digest, new_token
from caserne.store.house import GUEST

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from caserne.server.client import Client
    from caserne.server.company import Company
    from caserne.server.journal import Journal
    from caserne.server.prompter import Prompter
    from caserne.store.rows import StoredSeat
    from caserne.store.store import Store

LOG: Final = logging.getLogger("caserne.room")


class Handing:
    """Sees to the seats of one table; ``reseat`` looks up who holds them then."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that seats have to do with
        self,
        table: str,
        journal: Journal,
        company: Company,
        prompter: Prompter,
        store: Store,
        reseat: Callable[[], Awaitable[None]],
    ) -> None:
        """Serve one table, named by its id."""
        self._table = table
        self._journal = journal
        self._game = journal.game
        self._company = company
        self._prompter = prompter
        self._store = store
        self._reseat = reseat
        self._hosting = Hosting(table, journal.game.name, company, store)

    # Bots that could not decide, and seats nobody takes

    async def relieve(self, client: Client, asked: wire.Relieving) -> None:
        """Do something about a bot that could not decide, or a seat nobody takes."""
        await answer(client, asked.id, self._relieve(client, asked))

    async def _relieve(self, client: Client, asked: wire.Relieving) -> None:
        """Ask it again, or somebody else who gets its seat."""
        seats = self._company.seats
        if asked.seat < len(seats) and seats[asked.seat].late:
            await self._stand_in_for(client, asked)
            return
        bot = to_be_relieved(client, asked, seats, self._prompter.failed)
        if isinstance(asked, wire.Replace):
            await self._hand_on(bot, another_bot(self._game.name, self._table, asked, seats))
        elif isinstance(asked, wire.Take):
            token = new_token()
            await self._hand_on(bot, somebody(asked, token, client, seats))
            client.digests |= {digest(token)}
            client.outbox.put(wire.encode(wire.Seated(asked.seat, token)))
        self._prompter.forget()
        await self._reseat()
        self._prompter.wake()  # if it is still the same bot

    async def _hand_on(self, bot: StoredSeat, other: StoredSeat) -> None:
        await asyncio.wrap_future(self._store.hand_on(self._table, bot, other))
        LOG.info("seat handed on", extra={"table": self._table, "seat": bot.seat, "bot": bot.bot})

    # Seats that do not move

    async def _stand_in_for(self, client: Client, asked: wire.Relieving) -> None:
        """Vote for a bot in a late seat, or offer to play it; done at once if nobody is asked."""
        seats = self._company.seats
        late = late_seat(asked.seat, seats)
        if isinstance(asked, wire.Replace):
            mine = voters(client, late.seat, seats)
            a_bot(self._game.name, self._table, late.seat, asked.bot, seats)
            await asyncio.wrap_future(self._store.vote(self._table, late.seat, mine, asked.bot))
        elif isinstance(asked, wire.Take):
            token = new_token()
            offered = guest(client, asked, token, seats)
            await asyncio.wrap_future(self._store.offer(self._table, offered))
            client.digests |= {digest(token)}
            client.outbox.put(wire.encode(wire.Seated(asked.seat, token, waiting=True)))
            if nobody_to_ask(late, seats) and not self._game.secretive:
                await asyncio.wrap_future(self._store.hand_over(self._table, late, offered))
        else:
            raise RefusedError("illegal", "a person is not asked again, but reminded")
        await self._count(late.seat)

    async def vote(self, client: Client, asked: wire.Vote) -> None:
        """Be for whoever offered to play a late seat."""
        await answer(client, asked.id, self._vote(client, asked))

    async def _vote(self, client: Client, asked: wire.Vote) -> None:
        late = late_seat(asked.seat, self._company.seats)
        mine = voters(client, late.seat, self._company.seats)
        if late.seat not in {one.seat for one in self._company.house.guests}:
            raise RefusedError("illegal", "nobody offers to play this seat")
        await asyncio.wrap_future(self._store.vote(self._table, late.seat, mine, GUEST))
        await self._count(late.seat)

    async def _count(self, seat: int) -> None:
        """Look what was voted, and hand the seat over if that is enough."""
        await self._reseat()
        company = self._company
        holder = company.seats[seat]
        choice = elected(holder, company.seats, company.house) if holder.late else None
        if choice is None:
            return
        if is_guest(choice):
            (other,) = (one for one in company.house.guests if one.seat == seat)
        else:
            other = a_bot(self._game.name, self._table, seat, choice, company.seats)
        await self._hand_over(holder, other)

    async def stand_in(self, seat: int) -> None:
        """Have a bot play for a seat that was reminded in vain, by itself."""
        await self._reseat()
        holder = self._company.seats[seat]
        if holder.late and holder.digest is not None and self._journal.table.actor == seat:
            bot = catalogue.usual(self._game.name)
            seats = self._company.seats
            await self._hand_over(holder, a_bot(self._game.name, self._table, seat, bot, seats))

    async def _hand_over(self, holder: StoredSeat, other: StoredSeat) -> None:
        await asyncio.wrap_future(self._store.hand_over(self._table, holder, other))
        facts = {"table": self._table, "seat": holder.seat, "bot": other.bot}
        LOG.info("seat handed over", extra=facts)
        await self._reseat()

    async def come_back(self, client: Client, asked: wire.Return) -> None:
        """Give a seat back to whom it belongs."""
        await answer(client, asked.id, self._come_back(client, asked.seat))

    async def _come_back(self, client: Client, seat: int) -> None:
        if seat not in client.away:
            raise RefusedError("not-yours", f"expected a seat of yours that is away, got {seat}")
        back = self._store.come_back(self._table, seat, client.digests, client.player)
        await asyncio.wrap_future(back)
        self._prompter.forget()
        await self._reseat()
        self._prompter.wake()

    # What the host decides

    async def host_asks(self, client: Client, asked: wire.Hosting) -> None:
        """Do what the host of the table asks."""
        await answer(client, asked.id, self._host_asks(client, asked))

    async def _host_asks(self, client: Client, asked: wire.Hosting) -> None:
        seq = asked.seq if isinstance(asked, (wire.Silence, wire.Remove)) else None
        whose = None
        if seq is not None:
            whose = await asyncio.to_thread(self._store.whose, self._table, seq)
        table = self._journal.table
        dealt = self._game.secretive and bool(table.version) and table.outcome is None
        for change in self._hosting.change(client, asked, whose, dealt=dealt):
            await asyncio.wrap_future(change)
        await self._reseat()
