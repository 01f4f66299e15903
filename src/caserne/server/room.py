"""A room: one task that keeps one table, and does what it is asked one thing after the other."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots import catalogue
from caserne.core.errors import RefusedError, UnreadableError
from caserne.core.state import CHANCE
from caserne.play.lesson import Teacher, teacher_of
from caserne.play.table import Table, Wish, lines_of
from caserne.server import wire
from caserne.server.awaiting import Awaiting
from caserne.server.chatter import Chatter
from caserne.server.company import Company
from caserne.server.errands import Errands, LostError
from caserne.server.hints import ADVISER, Hints
from caserne.server.hosting import Hosting
from caserne.server.neighbours import Gossip, Here, Wished
from caserne.server.prompter import Prompter
from caserne.server.relief import another_bot, somebody, to_be_relieved
from caserne.server.seldom import Seldom
from caserne.server.standing_in import (
    a_bot,
    elected,
    guest,
    is_guest,
    late_seat,
    nobody_to_ask,
    voters,
)
from caserne.server.telling import Audience, Teller, table_shown
from caserne.server.thinking import Question
from caserne.server.tokens import digest, new_seed, new_token
from caserne.store.failing import TakenError
from caserne.store.house import GUEST
from caserne.store.rows import Extent

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from concurrent.futures import Future

    from caserne.core.game import Game
    from caserne.play.table import Told
    from caserne.server.cache import Cache
    from caserne.server.client import Client
    from caserne.server.errands import Job
    from caserne.server.limits import Limits
    from caserne.server.thinking import Thinkers
    from caserne.store.rows import StoredSeat, StoredTable
    from caserne.store.store import Store


LOG: Final = logging.getLogger("caserne.room")
UNKNOWN: Final = -1
"""As the number of times seats changed hands: they could not be looked up."""


def is_waiting(game: Game, seats: Iterable[StoredSeat]) -> bool:
    """Tell whether a game with secrets waits: nobody may see a hand that the next one gets."""
    return game.secretive and any(seat.is_free for seat in seats)


class FullError(Exception):
    """The table has as many lines as it may have."""


class Room:
    """Keeps a table in memory while somebody is at it.

    Every line is in the store before anybody hears of it. What is in memory can be thrown away at
    any time: the store has all of it.
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
        self._clock = clock
        self.id = stored.id
        self.idle_since: float = time.monotonic()
        self._company = Company()
        self._errands = Errands(stored.id)
        self._stored = stored
        self._game = game
        self._store = store
        self._limits = limits
        self._table = Table(game, stored.seed)
        self._teacher: Teacher | None = None
        self._scenery = scenery
        self._cache = cache
        self._chatter = Chatter(stored.id, store, self._company, limits, clock)
        self._gossip = Gossip(stored.id, store)
        self._seatings = UNKNOWN
        self._in_doubt = False
        self._wished: Wished | None = None
        self._presence = Seldom(limits.presence, self._tell_presence)
        self._prompter = Prompter(self, thinkers, limits)
        self._awaiting = Awaiting(stored.pace)
        self._hosting = Hosting(stored.id, game.name, self._company, store)
        self._hints = Hints(stored.id, thinkers)

    # The task

    async def run(self) -> None:
        """Open the table, then do what is asked until the room is closed."""
        try:
            await self._open()
            await self._errands.work()
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
        await self._reload()
        await self.reseat()
        await self._chatter.open(await self._extent())

    async def _reload(self) -> None:
        """Make the table again from its record, as it is on disk."""
        self._table = await asyncio.to_thread(self._read)
        self._teacher = teacher_of(self._game, self._table.beginning)

    def _read(self) -> Table:
        return Table.rebuild(self._game, self._stored.seed, self._store.lines(self.id))

    async def _extent(self) -> Extent:
        return (await asyncio.to_thread(self._store.extents, [self.id]))[self.id]

    def notice(self, extent: Extent) -> None:
        """See how far the table has come on disk, and have it caught up with if that is further."""
        said, erased = self._chatter.said, self._chatter.erased
        known = Extent(self._table.version, said, self._seatings, erased)
        if self._in_doubt or extent != known:
            self._errands.later(partial(self._catch_up, extent))

    async def _catch_up(self, extent: Extent) -> None:
        """Play and tell what others wrote."""
        await self._be_sure()
        since = self._table.version
        if extent.lines > since:
            lines = await asyncio.to_thread(self._store.lines, self.id, since)
            self._tell_news(since, self._table.follow(lines))
            self._grant_wish()
        if (extent.chats, extent.erased) != (self._chatter.said, self._chatter.erased):
            await self._chatter.hear()
        if extent.seatings != self._seatings:
            await self.reseat()
        self._prompter.wake()

    async def _be_sure(self) -> None:
        """Read the table again if it is not known how it stands; ``OSError`` if that cannot be."""
        if self._in_doubt:
            await self._restore()

    # Other servers

    def hear(self, server: str, word: Here | Wished) -> None:
        """Hear what another server says of the table."""
        if isinstance(word, Wished):
            self._wished = word
            self._errands.later(self._hear_wish)
            return
        if self._company.hear(server, word):
            self.tell_presence()
        if word.asking:
            self._gossip.answer(self._company.here)
            if self._table.wish is not None and not self._in_doubt:
                self._gossip.tell_wish(self._table)

    def forget(self, server: str) -> None:
        """Hear that another server is no more."""
        if self._company.forget(server):
            self.tell_presence()

    async def _hear_wish(self) -> None:
        self._grant_wish()

    def _grant_wish(self) -> None:
        """Take note of a wish that was made at another server, once its version is known here."""
        word = self._wished
        if word is None or self._in_doubt or word.version > self._table.version:
            return
        self._wished = None
        wish = None if word.by is None else Wish(word.by, word.to)
        if word.version == self._table.version and wish != self._table.wish:
            self._table.wish = wish
            self._tell_news(word.version, [])

    # Coming and going

    async def join(self, client: Client) -> None:
        """Let a socket in: it hears everything, and all hear that it is there.

        It may come from another server, which died before it could say what it wrote last.
        """
        await self._be_sure()
        with suppress(OSError):  # what is known is told until more can be read
            await self._catch_up(await self._extent())
        if self._seatings == UNKNOWN:
            await self.reseat()
        await self._begin()
        self._company.join(client)
        if (code := self._company.unwelcome(client)) is not None:
            self._company.leave(client)
            self._company.send_away(client, code)
            return
        if client.you:
            self._store.touch(self.id)
            self._see(client.you)
        client.outbox.is_behind = True
        self._presence.ask()
        await self.retell(client)

    async def retell(self, client: Client) -> None:
        """Tell a socket how the game stands; one that is behind, what was said too."""
        await self._be_sure()
        outbox, was_behind = client.outbox, client.outbox.is_behind
        outbox.restart(self._sync(client))
        for chat in self._chatter.last if was_behind else ():
            outbox.put(chat)
        outbox.put_presence(self._company.presence(self._prompter.failed))
        self._prompter.wake()

    async def leave(self, client: Client) -> None:
        """Let a socket go."""
        self._company.leave(client)
        self._hints.drop(client)
        self.idle_since = time.monotonic()
        self.tell_presence()

    async def reseat(self) -> None:
        """Look up who holds the seats now, if any changed hands."""
        known, self._seatings = self._seatings, UNKNOWN
        seatings = (await self._extent()).seatings
        if seatings != known:
            await self._look_up_seats()
        self._seatings = seatings

    def _see(self, seats: tuple[int, ...]) -> None:
        """Note that those who are awaited are here."""
        if self._table.actor in seats:
            self._store.see(self.id, [self._table.actor])

    async def _look_up_seats(self) -> None:
        seats = await asyncio.to_thread(self._store.seats, self.id)
        house = await asyncio.to_thread(self._store.house, self.id)
        was_waiting = self._is_waiting
        moved = self._company.reseat(seats, house)
        for client in list(self._company.clients):
            if (code := self._company.unwelcome(client)) is not None:
                self._company.leave(client)
                self._company.send_away(client, code)
        everybody = list(self._company.clients)
        for client in moved if self._is_waiting == was_waiting else everybody:
            client.outbox.renew()
        await self._begin()
        self._note_who_is_on()
        self._prompter.wake()
        self.tell_presence()

    def _note_who_is_on(self) -> None:
        """Await whoever has sat down where it is on."""
        if self._table.outcome is None and not self._is_waiting:
            rows = self._awaiting.noticed(
                self._table.actor, self._company.seats, self._company.present, self._clock()
            )
            if rows:
                self._store.await_(self.id, rows)

    @property
    def _is_waiting(self) -> bool:
        """Whether the game does not go on before every seat is held."""
        return self._table.outcome is None and is_waiting(self._game, self._company.seats)

    async def _begin(self) -> None:
        """Let chance act at a table that waited for its seats to be held."""
        if self._table.actor == CHANCE and not self._is_waiting and not self._in_doubt:
            with suppress(TakenError, OSError):  # another server did, or it is tried again
                await self._play(self._table.open)

    def _audience(self, client: Client) -> Audience:
        """Give whose eyes somebody looks with; nobody's but a spectator's while a seat is free."""
        if self._is_waiting:
            return Audience.watching(client.you, client.away)
        return Audience.holding(client.you, self._table.actor, client.away)

    def _sync(self, client: Client) -> str:
        """Write how the game stands, unless it was written for somebody else already."""
        audience = self._audience(client)
        seats = tuple(self._company.seats)
        key, stamp = (self.id, audience), (self._table.version, self._table.wish, seats)
        return self._cache.find(key, stamp) or self._cache.keep(
            key, stamp, self._teller().sync(audience, self.shown(), self._scenery)
        )

    def _teller(self) -> Teller:
        return Teller(self._table, self._company.bots, self._teacher)

    def shown(self) -> wire.TableShown:
        """Tell what anybody may know of the table."""
        over = self._table.outcome is not None
        stored = msgspec.structs.replace(self._stored, version=self._table.version, over=over)
        return table_shown(stored, self._company.seats, self._game)

    def tell_presence(self) -> None:
        """Tell who is at the table, and whether a bot could not decide; not too often."""
        self._presence.ask()

    def _tell_presence(self) -> None:
        message = self._company.presence(self._prompter.failed)
        for client in self._company.clients:
            client.outbox.put_presence(message)
        self._gossip.tell_here(self._company.here)

    # Playing

    async def act(self, client: Client, asked: wire.Act) -> None:
        """Play a seat's action."""
        await self._answer(client, asked.id, self._play(partial(self._act, client, asked)))

    async def undo(self, client: Client, asked: wire.UndoAsked) -> None:
        """Take actions back, or ask a team mate to agree."""
        await self._answer(client, asked.id, self._play(partial(self._undo, client, asked)))

    async def agree(self, client: Client, asked: wire.Agree) -> None:
        """Answer a team mate's wish."""
        await self._answer(client, asked.id, self._play(partial(self._agree, client, asked)))

    async def chat(self, client: Client, asked: wire.Say) -> None:
        """Say something to everybody at the table."""
        await self._chatter.say(client, asked)

    async def unsay(self, client: Client, asked: wire.Unsay) -> None:
        """Delete what was said."""
        await self._answer(client, asked.id, self._chatter.unsay(client, asked.seq))

    @staticmethod
    async def _answer(client: Client, id_: int | None, work: Awaitable[None]) -> None:
        """Wait for what somebody asked for, and tell them if it could not be done."""
        try:
            await work
        except RefusedError as error:
            client.refuse(error.code, str(error), error.rule, id_)
        except UnreadableError as error:
            client.refuse("unreadable", str(error), id_=id_)
        except FullError as error:
            client.refuse("too-large", str(error), id_=id_)
        except TakenError:
            client.refuse("stale", "another server was quicker at this table", id_=id_)
        except OSError:
            client.refuse("unwritten", "this could not be written down, so it is not done", id_=id_)

    def _act(self, client: Client, asked: wire.Act) -> list[Told]:
        self._check_seat(client, asked.seat)
        action, *then = map(self._game.read_action, [asked.action, *asked.then])
        if self._teacher is not None:
            return self._teacher.lead(self._table, asked.seat, [action, *then], asked.version)
        return self._table.submit(asked.seat, action, asked.version, then)

    def _undo(self, client: Client, asked: wire.UndoAsked) -> list[Told]:
        self._check_seat(client, asked.seat)
        window = self._table.undoable()
        concerned = window[0] if window else asked.seat
        if self._company.bot_of(concerned):
            raise RefusedError("illegal", "a bot takes nothing back")
        seat = concerned if concerned in client.you else asked.seat
        return self._table.ask_undo(seat, asked.version, asked.to)

    def _agree(self, client: Client, asked: wire.Agree) -> list[Told]:
        self._check_seat(client, asked.seat)
        return self._table.answer_undo(asked.seat, yes=asked.yes)

    def _check_seat(self, client: Client, seat: int) -> None:
        if seat not in client.you:
            raise RefusedError("not-yours", f"expected one of your own seats, got {seat}")
        if self._is_waiting:
            raise RefusedError("waiting", "this game goes on once every seat is held")

    async def _play(self, play: Callable[[], list[Told]]) -> None:
        """Change the table, write down what that means, and only then tell it."""
        await self._be_sure()
        if self._is_full:
            raise FullError(f"this table has the {self._limits.lines} lines it may have")
        since, wish = self._table.version, self._table.wish
        try:
            told = play()
            if told:
                await self._write(since, told)
        except (RefusedError, UnreadableError):
            raise  # nothing has changed
        except Exception:
            await self._restore()
            raise
        self._tell_news(since, told)
        if not told and self._table.wish != wish:
            self._gossip.tell_wish(self._table)
        self._prompter.wake()

    @property
    def _is_full(self) -> bool:
        """Whether nothing more is played, though the game goes on."""
        return self._table.version >= self._limits.lines and self._table.outcome is None

    async def _write(self, since: int, told: list[Told]) -> None:
        """Put lines on disk, and with them who is awaited then."""
        lines = lines_of(self._game, told)
        company = self._company
        after = self._awaiting.after(
            self._table, told, company.seats, company.present, self._clock()
        )
        await self._on_disk(self._store.append(self.id, since, lines, after))

    async def _on_disk(self, written: Future[None]) -> None:
        """Wait until something is on disk; ``OSError`` if it cannot be."""
        await asyncio.wrap_future(written)

    async def _restore(self) -> None:
        """Have the table be what the disk says, which may be another's turn; tell everybody.

        As long as nothing can be read nobody knows how it stands, and nothing more is done.
        """
        self._in_doubt = True
        try:
            await self._reload()
        except OSError:
            raise
        except Exception as error:
            raise LostError(self.id) from error
        self._in_doubt = False
        for client in self._company.clients:
            client.outbox.renew()
        self._hints.outdate(self._table.version)
        self.tell_presence()
        self._prompter.wake()

    def _tell_news(self, since: int, told: list[Told]) -> None:
        self._hints.outdate(self._table.version)
        teller = self._teller()
        written: dict[Audience, str] = {}
        for client in self._company.clients:
            audience = self._audience(client)
            if audience not in written:
                written[audience] = teller.events(audience, since, told)
            client.outbox.put_news(written[audience])

    # Bots

    @property
    def host(self) -> str:
        """The address that bots think for."""
        return self._company.host

    def question(self) -> Question | None:
        """Give what a bot is to be asked now; ``None`` if it is not a bot's turn.

        Nor is a bot asked where nobody is, unless the table has a pace for those who come and go,
        or where no more is played.
        """
        seat = self._table.actor
        deserted = not self._company.clients and not self._stored.pace
        if seat < 0 or deserted or self._is_full or self._is_waiting:
            return None
        if self._in_doubt:
            return None
        bot, table = self._company.bot_of(seat), self._table
        return Question.of(bot, new_seed(), self._game, table.state, table.version) if bot else None

    async def play(self, question: Question, action: int) -> None:
        """Play what a bot chose, as anybody's action, unless the table has gone on meanwhile."""
        await self.ask(partial(self._bot_act, question, action))

    async def _bot_act(self, question: Question, action: int) -> None:
        await self._be_sure()
        seated = self._company.bot_of(question.seat) == question.bot
        if seated and question.version == self._table.version:
            with suppress(TakenError):  # another server played on: the bot thinks again
                await self._play(
                    partial(self._table.submit, question.seat, action, question.version)
                )

    async def hint(self, client: Client, asked: wire.HintAsked) -> None:
        """Have a strong bot think for somebody who must decide; the room does not wait for it."""
        await self._answer(client, asked.id, self._hint(client, asked))

    async def _hint(self, client: Client, asked: wire.HintAsked) -> None:
        await self._be_sure()
        self._check_seat(client, asked.seat)
        if not self._stored.hints:
            raise RefusedError("off", "this table is played without hints")
        table = self._table
        if asked.version != table.version:
            raise RefusedError("stale", f"expected version {table.version}, got {asked.version}")
        if table.actor != asked.seat:
            raise RefusedError("not-yours", f"expected a seat that must decide, got {asked.seat}")
        question = Question.of(ADVISER, table.version, self._game, table.state, table.version)
        self._hints.ask(client, question, asked.id)

    def unhint(self, client: Client) -> None:
        """Wait for no hint any longer."""
        self._hints.drop(client)

    async def relieve(self, client: Client, asked: wire.Relieving) -> None:
        """Do something about a bot that could not decide, or a seat nobody takes."""
        await self._answer(client, asked.id, self._relieve(client, asked))

    async def _relieve(self, client: Client, asked: wire.Relieving) -> None:
        """Ask it again, or somebody else who gets its seat."""
        seats = self._company.seats
        if asked.seat < len(seats) and seats[asked.seat].late:
            await self._stand_in_for(client, asked)
            return
        bot = to_be_relieved(client, asked, seats, self._prompter.failed)
        if isinstance(asked, wire.Replace):
            await self._hand_on(bot, another_bot(self._game.name, self.id, asked, seats))
        elif isinstance(asked, wire.Take):
            token = new_token()
            await self._hand_on(bot, somebody(asked, token, client, seats))
            client.digests |= {digest(token)}
            client.outbox.put(wire.encode(wire.Seated(asked.seat, token)))
        self._prompter.forget()
        await self.reseat()
        self._prompter.wake()  # if it is still the same bot

    async def _hand_on(self, bot: StoredSeat, other: StoredSeat) -> None:
        await self._on_disk(self._store.hand_on(self.id, bot, other))
        LOG.info("seat handed on", extra={"table": self.id, "seat": bot.seat, "bot": bot.bot})

    # Seats that do not move, and what the host decides

    async def _stand_in_for(self, client: Client, asked: wire.Relieving) -> None:
        """Vote for a bot in a late seat, or offer to play it; done at once if nobody is asked."""
        seats = self._company.seats
        late = late_seat(asked.seat, seats)
        if isinstance(asked, wire.Replace):
            mine = voters(client, late.seat, seats)
            a_bot(self._game.name, self.id, late.seat, asked.bot, seats)
            await self._on_disk(self._store.vote(self.id, late.seat, mine, asked.bot))
        elif isinstance(asked, wire.Take):
            token = new_token()
            offered = guest(client, asked, token, seats)
            await self._on_disk(self._store.offer(self.id, offered))
            client.digests |= {digest(token)}
            client.outbox.put(wire.encode(wire.Seated(asked.seat, token, waiting=True)))
            if nobody_to_ask(late, seats) and not self._game.secretive:
                await self._on_disk(self._store.hand_over(self.id, late, offered))
        else:
            raise RefusedError("illegal", "a person is not asked again, but reminded")
        await self._count(late.seat)

    async def vote(self, client: Client, asked: wire.Vote) -> None:
        """Be for whoever offered to play a late seat."""
        await self._answer(client, asked.id, self._vote(client, asked))

    async def _vote(self, client: Client, asked: wire.Vote) -> None:
        late = late_seat(asked.seat, self._company.seats)
        mine = voters(client, late.seat, self._company.seats)
        if late.seat not in {one.seat for one in self._company.house.guests}:
            raise RefusedError("illegal", "nobody offers to play this seat")
        await self._on_disk(self._store.vote(self.id, late.seat, mine, GUEST))
        await self._count(late.seat)

    async def _count(self, seat: int) -> None:
        """Look what was voted, and hand the seat over if that is enough."""
        await self.reseat()
        company = self._company
        holder = company.seats[seat]
        choice = elected(holder, company.seats, company.house) if holder.late else None
        if choice is None:
            return
        if is_guest(choice):
            (other,) = (one for one in company.house.guests if one.seat == seat)
        else:
            other = a_bot(self._game.name, self.id, seat, choice, company.seats)
        await self._on_disk(self._store.hand_over(self.id, holder, other))
        LOG.info("seat handed over", extra={"table": self.id, "seat": seat, "bot": other.bot})
        await self.reseat()

    async def stand_in(self, seat: int) -> None:
        """Have a bot play for a seat that was reminded in vain, by itself."""
        await self.reseat()
        holder = self._company.seats[seat]
        if holder.late and holder.digest is not None and self._table.actor == seat:
            bot = catalogue.usual(self._game.name)
            other = a_bot(self._game.name, self.id, seat, bot, self._company.seats)
            await self._on_disk(self._store.hand_over(self.id, holder, other))
            LOG.info("seat handed over", extra={"table": self.id, "seat": seat, "bot": bot})
            await self.reseat()

    async def come_back(self, client: Client, asked: wire.Return) -> None:
        """Give a seat back to whom it belongs."""
        await self._answer(client, asked.id, self._come_back(client, asked.seat))

    async def _come_back(self, client: Client, seat: int) -> None:
        if seat not in client.away:
            raise RefusedError("not-yours", f"expected a seat of yours that is away, got {seat}")
        back = self._store.come_back(self.id, seat, client.digests, client.player)
        await self._on_disk(back)
        self._prompter.forget()
        await self.reseat()
        self._prompter.wake()

    async def host_asks(self, client: Client, asked: wire.Hosting) -> None:
        """Do what the host of the table asks."""
        await self._answer(client, asked.id, self._host_asks(client, asked))

    async def _host_asks(self, client: Client, asked: wire.Hosting) -> None:
        seq = asked.seq if isinstance(asked, (wire.Silence, wire.Remove)) else None
        whose = None
        if seq is not None:
            whose = await asyncio.to_thread(self._store.whose, self.id, seq)
        dealt = self._game.secretive and bool(self._table.version) and self._table.outcome is None
        for change in self._hosting.change(client, asked, whose, dealt=dealt):
            await self._on_disk(change)
        await self.reseat()
