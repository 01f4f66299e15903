"""A room: one task that keeps one table, and does what it is asked one thing after the other."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from caserne.core.state import CHANCE
from caserne.play.table import Wish
from caserne.server.announcing import Announcer
from caserne.server.answering import answer
from caserne.server.chatter import Chatter
from caserne.server.company import Company
from caserne.server.errands import Errands, VanishedError
from caserne.server.handing import Handing
from caserne.server.hints import Hints
from caserne.server.journal import Journal
from caserne.server.neighbours import Gossip, Here, Wished
from caserne.server.playing import Playing
from caserne.server.prompter import Prompter
from caserne.server.seldom import Seldom
from caserne.server.thinking import Question
from caserne.server.tokens import new_seed
from caserne.store.failing import TakenError
from caserne.store.rows import Extent

if TYPE_CHECKING:
    from collections.abc import Callable

    import msgspec

    from caserne.core.game import Game
    from caserne.play.table import Told
    from caserne.server import wire
    from caserne.server.cache import Cache
    from caserne.server.client import Client
    from caserne.server.errands import Job
    from caserne.server.limits import Limits
    from caserne.server.thinking import Thinkers
    from caserne.store.rows import StoredTable
    from caserne.store.store import Store


UNKNOWN: Final = -1
"""As the number of times seats changed hands: they could not be looked up."""


class Room:
    """Keeps a table in memory while somebody is at it.

    Beside coming, going and talking, ``playing`` does what those who play ask for, ``handing``
    what concerns the seats. Both are asked by way of ``ask``.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that a room stands on
        self,
        stored: StoredTable,
        game: Game,
        scenery: msgspec.Raw,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        cache: Cache[str],
        clock: Callable[[], float],
    ) -> None:
        """Prepare a room; ``run`` lives in it."""
        self.id = stored.id
        self.idle_since: float = time.monotonic()
        self._stored = stored
        self._store = store
        self._company = company = Company()
        self._errands = Errands(stored.id)
        self._journal = Journal(stored, game, company, store, limits, clock, self._restored)
        self._announcer = Announcer(stored, scenery, self._journal, company, cache)
        self._chatter = Chatter(stored.id, store, company, limits, clock)
        self._gossip = Gossip(stored.id, store)
        self._seatings = UNKNOWN
        self._wished: Wished | None = None
        self._presence = Seldom(limits.presence, self._tell_presence)
        self._prompter = Prompter(self, thinkers, limits)
        self._hints = Hints(stored.id, thinkers)
        hints = self._hints if stored.hints else None
        self.playing = Playing(self._journal, company, hints, self._play)
        self.handing = Handing(
            stored.id, self._journal, company, self._prompter, store, self.reseat
        )

    # The task

    async def run(self) -> None:
        """Open the table, then do what is asked until the room is closed."""
        try:
            await self._open()
            await self._errands.work()
        except VanishedError:
            self._company.send_all_away("deleted")
        finally:
            self._company.disperse()
            self._presence.stop()
            self._prompter.stop()
            self._hints.stop()
            self._errands.end()

    async def ask(self, job: Job) -> None:
        """Have something done in the room, and wait until it is."""
        await self._errands.ask(job)

    def close(self) -> None:
        """End the task once it has done what was asked before."""
        self._errands.close()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, nobody thinks and nothing is asked."""
        return not self._company.clients and self._errands.is_idle and not self._prompter.is_busy

    # What is on disk

    async def _open(self) -> None:
        """Take the table out of the store, with its seats and what was said last."""
        await self._journal.read()
        await self.reseat()
        await self._chatter.open(await self._extent())

    async def _extent(self) -> Extent:
        """Look how far the table has come; ``VanishedError`` if it is not there any more."""
        extents = await asyncio.to_thread(self._store.extents, [self.id])
        if self.id not in extents:
            raise VanishedError(self.id)
        return extents[self.id]

    def notice(self, extent: Extent | None) -> None:
        """See how far the table has come on disk, and have it caught up with if that is further.

        ``None``: it is not there any more.
        """
        if extent is None:
            self._errands.later(self._vanish)
            return
        said, erased = self._chatter.said, self._chatter.erased
        known = Extent(self._journal.table.version, said, self._seatings, erased)
        if self._journal.in_doubt or extent != known:
            self._errands.later(partial(self._catch_up, extent))

    async def _vanish(self) -> None:
        """End, unless the table is there after all."""
        await self._extent()

    async def _catch_up(self, extent: Extent) -> None:
        """Play and tell what others wrote."""
        await self._journal.be_sure()
        since = self._journal.table.version
        if extent.lines > since:
            self._tell_news(since, await self._journal.follow())
            self._grant_wish()
        if (extent.chats, extent.erased) != (self._chatter.said, self._chatter.erased):
            await self._chatter.hear()
        if extent.seatings != self._seatings:
            await self.reseat()
        self._prompter.wake()

    # Other servers

    def hear(self, server: str, word: Here | Wished) -> None:
        """Hear what another server says of the table."""
        if isinstance(word, Wished):
            self._wished = word
            self._errands.later(self._hear_wish)
            return
        if self._company.hear(server, word):
            self.tell_presence()
            self._prompter.wake()
        if word.asking:
            self._gossip.answer(self._company.here)
            if self._journal.table.wish is not None and not self._journal.in_doubt:
                self._gossip.tell_wish(self._journal.table)

    def forget(self, server: str) -> None:
        """Hear that another server is no more."""
        if self._company.forget(server):
            self.tell_presence()
            self._prompter.wake()

    async def _hear_wish(self) -> None:
        self._grant_wish()

    def _grant_wish(self) -> None:
        """Take note of a wish that was made at another server, once its version is known here."""
        word, table = self._wished, self._journal.table
        if word is None or self._journal.in_doubt or word.version > table.version:
            return
        self._wished = None
        wish = None if word.by is None else Wish(word.by, word.to)
        if word.version == table.version and wish != table.wish:
            table.wish = wish
            self._tell_news(word.version, [])

    # Coming and going

    async def join(self, client: Client) -> None:
        """Let a socket in: it hears everything, and all hear that it is there.

        It may come from another server, which died before it could say what it wrote last.
        """
        await self._journal.be_sure()
        with suppress(OSError):  # what is known is told until more can be read
            await self._catch_up(await self._extent())
        if self._seatings == UNKNOWN:
            await self.reseat()
        await self._begin()
        self._company.join(client)
        if not self._is_welcome(client):
            return
        if client.you:
            self._store.touch(self.id)
            self._see(client.you)
        client.outbox.is_behind = True
        self._presence.ask()
        await self.retell(client)

    def _is_welcome(self, client: Client) -> bool:
        """Tell whether somebody may be here; who may not is sent away."""
        code = self._company.unwelcome(client)
        if code is not None:
            self._company.leave(client)
            self._company.send_away(client, code)
        return code is None

    async def retell(self, client: Client) -> None:
        """Tell a socket how the game stands; one that is behind, what was said too."""
        await self._journal.be_sure()
        outbox, was_behind = client.outbox, client.outbox.is_behind
        outbox.restart(self._announcer.sync(client))
        for chat in self._chatter.last if was_behind else ():
            outbox.put(chat)
        outbox.put_presence(self._company.presence(self._prompter.failed))
        self._prompter.wake()

    async def leave(self, client: Client) -> None:
        """Let a socket go."""
        self._company.leave(client)
        self.unhint(client)
        self.idle_since = time.monotonic()
        self.tell_presence()

    def unhint(self, client: Client) -> None:
        """Have nobody think for somebody any longer."""
        self._hints.drop(client)

    def _see(self, seats: tuple[int, ...]) -> None:
        """Note that those who are awaited are here."""
        actor = self._journal.table.actor
        if actor in seats:
            self._store.see(self.id, [actor])

    def tell_presence(self) -> None:
        """Tell who is at the table, and whether a bot could not decide; not too often."""
        self._presence.ask()

    def _tell_presence(self) -> None:
        message = self._company.presence(self._prompter.failed)
        for client in self._company.clients:
            client.outbox.put_presence(message)
        self._gossip.tell_here(self._company.here)

    # Talking

    async def chat(self, client: Client, asked: wire.Say) -> None:
        """Say something to everybody at the table."""
        await self._chatter.say(client, asked)

    async def unsay(self, client: Client, asked: wire.Unsay) -> None:
        """Delete what was said."""
        await answer(client, asked.id, self._chatter.unsay(client, asked.seq))

    # Seats

    async def reseat(self) -> None:
        """Look up who holds the seats now, if any changed hands."""
        known, self._seatings = self._seatings, UNKNOWN
        seatings = (await self._extent()).seatings
        if seatings != known:
            await self._look_up_seats()
        self._seatings = seatings

    async def _look_up_seats(self) -> None:
        seats = await asyncio.to_thread(self._store.seats, self.id)
        house = await asyncio.to_thread(self._store.house, self.id)
        if not seats:
            raise VanishedError(self.id)
        was_waiting = self._journal.is_waiting
        players = self._company.players
        known = await asyncio.to_thread(self._store.players, players) if players else {}
        moved = self._company.reseat(seats, house, known)
        for client in list(self._company.clients):
            self._is_welcome(client)
        everybody = list(self._company.clients)
        for client in moved if self._journal.is_waiting == was_waiting else everybody:
            client.outbox.renew()
        await self._begin()
        self._journal.note_who_is_on()
        self._prompter.wake()
        self.tell_presence()

    # Playing

    async def _begin(self) -> None:
        """Let chance act at a table that waited for its seats to be held."""
        journal = self._journal
        if journal.table.actor == CHANCE and not journal.is_waiting and not journal.in_doubt:
            with suppress(TakenError, OSError):  # another server did, or it is tried again
                await self._play(journal.table.open)

    async def _play(self, play: Callable[[], list[Told]]) -> None:
        """Change the table, write down what that means, and only then tell it."""
        await self._journal.be_sure()  # of which version is played on
        since, wish = self._journal.table.version, self._journal.table.wish
        told = await self._journal.play(play)
        self._tell_news(since, told)
        if not told and self._journal.table.wish != wish:
            self._gossip.tell_wish(self._journal.table)
        self._prompter.wake()

    def _tell_news(self, since: int, told: list[Told]) -> None:
        self._hints.outdate(self._journal.table.version)
        self._announcer.news(since, told)

    def _restored(self) -> None:
        """Tell everybody anew: the table was read again."""
        for client in self._company.clients:
            client.outbox.renew()
        self._hints.outdate(self._journal.table.version)
        self.tell_presence()
        self._prompter.wake()

    # Bots

    @property
    def host(self) -> str:
        """The address that bots think for."""
        return self._company.host

    @property
    def leads(self) -> bool:
        """Whether it is here that bots think, of the servers at which somebody is."""
        return self._company.leads(self._store.server)

    def question(self) -> Question | None:
        """Give what a bot is to be asked now; ``None`` if it is not a bot's turn.

        Nor is a bot asked where nobody is, unless the table has a pace for those who come and go,
        or where no more is played.
        """
        journal, table = self._journal, self._journal.table
        deserted = not self._company.clients and not self._stored.pace
        if table.actor < 0 or deserted or journal.is_full or journal.is_waiting:
            return None
        is_still = journal.in_doubt or self._company.house.shut is not None
        bot = "" if is_still else self._company.bot_of(table.actor)
        return (
            Question.of(bot, new_seed(), journal.game, table.state, table.version) if bot else None
        )

    async def play(self, question: Question, action: int) -> None:
        """Play what a bot chose, as anybody's action, unless the table has gone on meanwhile."""
        await self.ask(partial(self._bot_act, question, action))

    async def _bot_act(self, question: Question, action: int) -> None:
        await self._journal.be_sure()
        table, seat, version = self._journal.table, question.seat, question.version
        if self._company.bot_of(seat) == question.bot and version == table.version:
            with suppress(TakenError):  # another server played on: the bot thinks again
                await self._play(partial(table.submit, seat, action, version))
