"""The hall: all rooms in memory, and what is asked of tables without sitting at them."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, Literal, ParamSpec, TypeVar

import msgspec

from caserne.bots import catalogue
from caserne.bots.names import bot_name
from caserne.core.errors import UnreadableError
from caserne.core.options import read_values
from caserne.games import find, read_position
from caserne.play.beginning import Beginning
from caserne.play.lesson import find_lesson
from caserne.play.record import read_record
from caserne.play.table import Table, lines_of
from caserne.server import wire
from caserne.server.awaiting import Awaiting
from caserne.server.cache import Cache
from caserne.server.client import Client
from caserne.server.metrics import Metrics
from caserne.server.names import claim, read_name
from caserne.server.neighbours import Gone, Neighbours, tell
from caserne.server.room import Room, is_waiting
from caserne.server.sandbox import sandbox
from caserne.server.telling import actor_shown, replay_shown, table_shown
from caserne.server.thinking import reckon
from caserne.server.tokens import KEY_LENGTH, digest, new_code, new_seed, new_token, plain_key
from caserne.store.failing import TakenError, UnwellError
from caserne.store.rows import StoredSeat, StoredTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.core.game import Game
    from caserne.play.record import Record
    from caserne.play.table import Told
    from caserne.server.limits import Limits
    from caserne.server.telling import Viewer
    from caserne.server.thinking import Thinkers
    from caserne.store.store import Store

P = ParamSpec("P")
T = TypeVar("T")

LOG: Final = logging.getLogger("caserne.hall")
LISTED: Final = 50
"""So many tables the lobby lists."""
TRIES: Final = 5
UNTOLD: Final = 10.0
"""So many seconds until one looks at what others wrote who could not say so any more."""
AGAIN: Final = 1.0
"""So many until one looks again, after nothing could be read."""
REMEMBERED: Final = 10_000
"""Of so many tables it is remembered who must decide."""


def now() -> float:
    """Tell the time, unless somebody is given another clock."""
    return time.time()


class MissingError(Exception):
    """There is no such table or seat."""


class ForbiddenError(Exception):
    """A secret is missing or wrong."""


class SecretError(Exception):
    """It must not be known while the game goes on."""


class AskedError(Exception):
    """It is done once others agree, who are asked now."""


class Hall:
    """Opens a room when somebody comes to a table, and closes it when nobody is there."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Open with all rooms empty."""
        self._clock = clock or now
        self.limits = limits
        self.metrics = Metrics(thinkers.thoughts, thinkers.failures)
        self.rooms: dict[str, Room] = {}
        self._store = store
        self._thinkers = thinkers
        self._neighbours = Neighbours(store, self._lose)
        self._tasks: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()
        self._grown: set[str] = set()
        self._look_at_all = False
        self._chores: list[asyncio.Task[None]] = []
        self._actors: dict[str, tuple[int, int | Literal["chance"] | None]] = {}
        self._readers = ThreadPoolExecutor(limits.readers, thread_name_prefix="records")
        self._porter = ThreadPoolExecutor(1, thread_name_prefix="lobby")
        self._lists: dict[tuple[str, str], tuple[float, asyncio.Future[bytes]]] = {}
        self._syncs: Cache[str] = Cache(limits.cache // 2)
        self._replays: Cache[bytes] = Cache(limits.cache // 2)

    async def open(self) -> None:
        """Begin to close the rooms nobody is in, and to look out for other processes."""
        soon = asyncio.get_running_loop().call_soon_threadsafe
        self._store.watch(
            lambda tables: soon(self._note, tables), lambda *word: soon(self._hear, *word)
        )
        chores = self._sweep(), self._watch(), self._neighbours.live()
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Finish what was asked in every room, then end."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for room in self.rooms.values():
            room.close()
        self.rooms.clear()
        if self._tasks:
            await asyncio.wait(self._tasks)
        tell(self._store, Gone())
        for threads in (self._readers, self._porter):
            threads.shutdown(cancel_futures=True)

    # Rooms

    async def room(self, table: str) -> Room:
        """Give the room of a table, opened if need be.

        Ask something of it before awaiting anything else: a room that is asked stays open.
        """
        if table not in self.rooms:
            stored = await asyncio.to_thread(self._stored, table)
            game, scenery = await asyncio.to_thread(open_game, stored.game, stored.options)
            if table not in self.rooms:
                parts = self._store, self._thinkers, self.limits, self._syncs, self._clock
                self._enter(Room(stored, game, scenery, *parts))
        return self.rooms[table]

    def _enter(self, room: Room) -> None:
        self.rooms[room.id] = room
        task = asyncio.create_task(self._live(room), context=Context())  # nobody's own request
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _live(self, room: Room) -> None:
        try:
            await room.run()
        except Exception:
            LOG.exception("room failed", extra={"table": room.id})
        finally:
            if self.rooms.get(room.id) is room:
                del self.rooms[room.id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.limits.idle / 4)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """Close the rooms that nobody has been in for a while."""
        for room in list(self.rooms.values()):
            if room.is_idle and now - room.idle_since >= self.limits.idle:
                del self.rooms[room.id]
                room.close()
                LOG.info("table left memory", extra={"table": room.id})

    def _note(self, tables: frozenset[str] | None) -> None:
        """Note which tables others changed, any if that is not known."""
        self._look_at_all |= tables is None
        self._grown |= self.rooms.keys() & (tables or ())
        if self._look_at_all or self._grown:
            self._changed.set()

    def _hear(self, server: str, text: str) -> None:
        """Hear what another server says."""
        word = self._neighbours.hear(server, text)
        if word is not None and word.table in self.rooms:
            self.rooms[word.table].hear(server, word)

    def _lose(self, server: str) -> None:
        """Hear that another server is no more."""
        for room in self.rooms.values():
            room.forget(server)

    async def _watch(self) -> None:
        while True:
            try:
                async with asyncio.timeout(UNTOLD):
                    await self._changed.wait()
            except TimeoutError:
                self._look_at_all = True
            self._changed.clear()
            try:
                await self._look()
            except UnwellError:  # which the store has said in the log
                await asyncio.sleep(AGAIN)
                self._note(None)
            except Exception:
                LOG.exception("could not look at what others wrote")
            await asyncio.sleep(self.limits.looking)

    async def _look(self) -> None:
        """Tell the rooms how far their tables have come, for another process changed something."""
        grown = list(self.rooms) if self._look_at_all else list(self._grown)
        self._grown, self._look_at_all = set(), False
        extents = await asyncio.to_thread(self._store.extents, grown) if grown else {}
        for table, extent in extents.items():
            if table in self.rooms:
                self.rooms[table].notice(extent)

    # Tables

    def _stored(self, table: str) -> StoredTable:
        stored = self._store.table(table)
        if stored is None:
            raise MissingError(f"there is no table {table!r}")
        return stored

    async def shown(self, table: str) -> wire.TableShown:
        """Tell what anybody may know of a table."""
        return await asyncio.to_thread(self._shown, table)

    def _shown(self, table: str) -> wire.TableShown:
        return self._table_shown(self._stored(table))

    def _table_shown(self, stored: StoredTable) -> wire.TableShown:
        game, _ = open_game(stored.game, stored.options)
        return table_shown(stored, self._store.seats(stored.id), game)

    async def several(self, tables: list[str]) -> bytes:
        """Tell what anybody may know of some tables, listed or not, and whose turn it is."""
        return await self._list(partial(self._several, tables))

    def told_of(self, tables: list[str]) -> list[wire.TableShown]:
        """Tell what anybody may know of some tables, and whose turn it is."""
        return self._several(tables)

    def _several(self, tables: list[str]) -> list[wire.TableShown]:
        found = {stored.id: stored for stored in self._store.tables(tables)}
        shown = self._known(list(found.values()))
        for table in shown:
            table.actor = self._actor(found[table.id])
        return shown

    def _actor(self, stored: StoredTable) -> int | Literal["chance"] | None:
        """Tell who must decide; a table is played again only if it has gone on since."""
        if stored.over:
            return None
        version, actor = self._actors.get(stored.id, (-1, None))
        if version != stored.version:
            game, _ = open_game(stored.game, stored.options)
            table = Table.rebuild(game, stored.seed, self._store.lines(stored.id))
            actor = actor_shown(table.actor)
            if len(self._actors) >= REMEMBERED:
                self._actors.clear()
            self._actors[stored.id] = table.version, actor
        return actor

    async def running(self, game: str, after: str = "") -> bytes:
        """List tables that have a free seat and are not abandoned, a page at a time.

        A list that was made just now, or is being made, is told to whoever else asks for it.
        """
        now, key = time.monotonic(), (game, after)
        self._lists = {
            key: (made, answer)
            for key, (made, answer) in self._lists.items()
            if now - made < self.limits.lobby or not answer.done()
        }
        if key not in self._lists:
            answer = asyncio.ensure_future(self._list(partial(self._running, game, after)))
            self._lists[key] = now, answer
        return await asyncio.shield(self._lists[key][1])

    def _running(self, game: str, after: str) -> list[wire.TableShown]:
        since = time.time() - self.limits.listed
        if after:
            self._stored(after)
        return self._known(self._store.running(LISTED, since=since, game=game, after=after))

    async def _list(self, work: Callable[[], list[wire.TableShown]]) -> bytes:
        """List tables where that keeps nobody waiting but others in the lobby."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._porter, lambda: wire.ENCODER.encode(work()))

    def _known(self, tables: list[StoredTable]) -> list[wire.TableShown]:
        """Show tables; one of a game that this Caserne cannot read is left out."""
        seats = self._store.all_seats([stored.id for stored in tables])
        shown = []
        for stored in tables:
            with suppress(UnreadableError):
                game, _ = open_game(stored.game, stored.options)
                shown.append(table_shown(stored, seats[stored.id], game))
        return shown

    async def is_writable(self) -> bool:
        """Tell whether what is said now would be kept."""
        try:
            async with asyncio.timeout(self.limits.patience):
                await asyncio.wrap_future(self._store.probe())
        except OSError:
            return False
        return True

    async def make(self, wanted: wire.TableWanted, player: str = "") -> wire.TableMade:
        """Make a table, and give the asker the secrets of their seats."""
        _check_pace(wanted)
        if wanted.record is None:
            table, told, seed = await asyncio.to_thread(_lay, wanted)
        else:
            table, told, seed = await self._read(_fork, wanted, wanted.record, self.limits.lines)
        seats, tokens = _seats(table.game, _with_company(table, wanted), player)
        is_private = bool(table.beginning.lines())
        if is_private and any(seat.is_free for seat in seats):
            expected = "every seat yours or a bot's at a lesson or from a position"
            raise UnreadableError("seats", expected, "an open one")
        if not is_waiting(table.game, seats):
            told += table.open()
        lines = table.beginning.lines() + lines_of(table.game, told)
        over = table.outcome is not None
        for _ in range(TRIES):
            stored = StoredTable(
                id=new_code(),
                game=table.game.name,
                options=table.game.options_text,
                seed=seed,
                created=self._clock(),
                listed=wanted.listed and not is_private,
                hints=wanted.hints,
                version=len(lines),
                over=over,
                pace=wanted.pace,
                relief=wanted.relief if wanted.pace else "",
            )
            named = _with_names(stored.id, seats)
            after = Awaiting(stored.pace).after(table, told, named, (), stored.created)
            with suppress(TakenError):
                await asyncio.wrap_future(self._store.create(stored, named, lines, after))
                LOG.info("table made", extra={"table": stored.id, "game": stored.game})
                return wire.TableMade(table_shown(stored, named, table.game), tokens)
        raise TakenError("no code was free")

    async def try_out(self, table: str, seat: int, token: str) -> wire.TableMade:
        """Make a table of somebody's own out of what their seat knows, to try things out.

        The table it is made of neither waits nor hears of it.
        """
        secret = await self._held_by(table, token, seat)
        wanted = await self._read(self._tried, table, seat, secret)
        return await self.make(wanted, await self.player(token))

    def _tried(self, table: str, seat: int, secret: bytes) -> wire.TableWanted:
        stored, seats, game = self._opened(table, seat, secret)
        holder = seats[seat].digest
        if holder is None or not hmac.compare_digest(holder, secret):
            raise ForbiddenError("expected the secret of this seat")
        played = Table.rebuild(game, stored.seed, self._store.lines(stored.id))
        if played.actor != seat:
            raise ForbiddenError("expected a seat that must decide")
        return sandbox(game, played.state, seats, seat, hints=stored.hints)

    async def take_seat(
        self, table: str, seat: int, name: str, player: str = "", address: str = ""
    ) -> str:
        """Give a free seat to somebody by a name that nobody else has; give its secret."""
        token = new_token()
        await self._check_seat(table, seat)
        seats = await asyncio.to_thread(self._store.seats, table)
        others = [one.name for one in seats if not player or one.player != player]
        name = claim(name, others)
        house = await asyncio.to_thread(self._store.house, table)
        if not house.removed.isdisjoint(Client(frozenset(), "", 0, address, player).who):
            raise ForbiddenError("the host of this table has sent you away")
        taken = self._store.take_seat(table, seat, name, digest(token), player)
        await asyncio.wrap_future(taken)
        LOG.info("seat taken", extra={"table": table, "seat": seat})
        await self.reseat(table)
        return token

    async def player(self, key: str) -> str:
        """Find who has a key, by which they hold their seats; empty if nobody has."""
        if len(plain_key(key)) != KEY_LENGTH:
            return ""
        found = await asyncio.to_thread(self._store.player, digest(plain_key(key)))
        return "" if found is None else found.id

    async def wake(self, table: str) -> None:
        """Have a table looked after where nobody is: its bots play on."""
        room = await self.room(table)
        await room.ask(room.reseat)

    async def stand_in(self, table: str, seat: int) -> None:
        """Have a bot play for a seat that was reminded in vain."""
        room = await self.room(table)
        await room.ask(partial(room.stand_in, seat))

    async def _held_by(self, table: str, token: str, wanted: int) -> bytes:
        """Give the digest that a secret stands for: a seat's own, or by a player's key a seat's.

        Of a player's seats it is the one that is asked about, else the first.
        """
        player = await self.player(token)
        if not player:
            return digest(token)
        seats = await asyncio.to_thread(self._store.seats, table)
        mine = [one for one in seats if one.player == player and one.digest is not None]
        mine.sort(key=lambda one: one.seat != wanted)
        return mine[0].digest or b"" if mine else digest(token)

    async def leave_seat(self, table: str, seat: int, token: str) -> None:
        """Take a seat back from whoever has its secret.

        In a game with secrets that has begun the others must agree; ``AskedError`` until they do.
        """
        shown = await self._check_seat(table, seat)
        secret = await self._held_by(table, token, seat)
        is_left = True
        try:
            if shown.secretive and shown.version and not shown.over:
                asked = self._store.ask_to_leave(table, seat, secret)
                is_left = await asyncio.wrap_future(asked)
            else:
                await asyncio.wrap_future(self._store.leave_seat(table, seat, secret))
        except TakenError as error:
            raise ForbiddenError("expected the secret of this seat") from error
        await self._left(table, seat, is_left=is_left)

    async def let_go(self, table: str, seat: int, token: str) -> None:
        """Agree that somebody leaves a seat, or withdraw one's own wish to."""
        await self._check_seat(table, seat)
        try:
            agreed = self._store.let_go(table, seat, await self._held_by(table, token, seat))
            is_left = await asyncio.wrap_future(agreed)
        except TakenError as error:
            raise ForbiddenError("expected a wish to leave, and another seat's secret") from error
        with suppress(AskedError):
            await self._left(table, seat, is_left=is_left)

    async def _left(self, table: str, seat: int, *, is_left: bool) -> None:
        await self.reseat(table)
        if not is_left:
            raise AskedError("the others who hold a seat were asked")
        LOG.info("seat left", extra={"table": table, "seat": seat})

    async def _check_seat(self, table: str, seat: int) -> wire.TableShown:
        shown = await self.shown(table)
        if not 0 <= seat < len(shown.seats):
            raise MissingError(f"table {table!r} has no seat {seat}")
        return shown

    async def reseat(self, table: str) -> None:
        """Tell the room; the seat has changed hands on disk, whatever comes of that."""
        room = self.rooms.get(table)
        if room is not None:
            try:
                await room.ask(room.reseat)
            except Exception:
                LOG.exception("seats not looked up", extra={"table": table})

    # Records

    async def _read(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """Read a record where that keeps nobody waiting but others who read records."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *args)

    async def record(self, table: str, token: str = "") -> str:
        """Give the record of a table, what was taken back left out."""
        secret = await self._held_by(table, token, 0)
        return await self._read(self._written, table, secret)

    def _written(self, table: str, secret: bytes) -> str:
        return self._played(*self._opened(table, None, secret)).write()

    async def replay(self, table: str, seat: Viewer, token: str) -> bytes:
        """Tell a whole game as a seat saw it, or as all saw it together."""
        secret = await self._held_by(table, token, seat if isinstance(seat, int) else 0)
        return await self._read(self._replay, table, seat, secret)

    def _replay(self, table: str, seat: Viewer, secret: bytes) -> bytes:
        stored, seats, game = self._opened(table, seat, secret)
        key, stamp = (table, seat), (stored, tuple(seats))
        found = self._replays.find(key, stamp)
        if found is None:
            told = replay_shown(
                self._played(stored, seats, game), table_shown(stored, seats, game), seat
            )
            found = self._replays.keep(key, stamp, wire.ENCODER.encode(told))
        return found

    async def danger(self, table: str, seat: int | None, token: str, address: str) -> bytes:
        """Tell what chance may bring next, as a seat or a spectator may know it."""
        secret = await self._held_by(table, token, seat or 0)
        found, game, stamp, view = await self._read(self._looked, table, seat, secret)
        if found is None:
            values = game.name, game.options_text, seat, view
            odds = msgspec.Raw(await self._thinkers.work(reckon, values, address))
            told = wire.ENCODER.encode(wire.DangerShown(stamp, odds))
            found = self._replays.keep((table, "danger", seat), stamp, told)
        return found

    def _looked(
        self, table: str, seat: int | None, secret: bytes
    ) -> tuple[bytes | None, Game, int, str]:
        """Look at a table for the odds, unless they were told of just this moment."""
        stored, _, game = self._opened(table, seat, secret)
        if not stored.hints:
            raise ForbiddenError("this table is played without hints, and so without odds")
        found = self._replays.find((table, "danger", seat), stored.version)
        if found is not None:
            return found, game, stored.version, ""
        at = Table.rebuild(game, stored.seed, self._store.lines(table))
        return None, game, at.version, game.write_view(game.view(at.state, seat))

    def _opened(
        self, table: str, seat: Viewer, secret: bytes
    ) -> tuple[StoredTable, list[StoredSeat], Game]:
        """Look at a table; at a game with secrets that goes on only its seat may.

        At a table that is closed to those who watch only those who hold a seat may.
        """
        stored = self._stored(table)
        seats = self._store.seats(table)
        if isinstance(seat, int) and not 0 <= seat < len(seats):
            raise MissingError(f"table {table!r} has no seat {seat}")
        game, _ = open_game(stored.game, stored.options)
        if game.secretive and not stored.over:
            holder = seats[seat].digest if isinstance(seat, int) else None
            if is_waiting(game, seats):
                holder = None
            if holder is None or not hmac.compare_digest(holder, secret):
                raise SecretError("this game has secrets until it is over")
        elif not stored.over and self._is_closed_to(table, seats, secret):
            raise SecretError("this table is closed to those who watch")
        return stored, seats, game

    def _is_closed_to(self, table: str, seats: list[StoredSeat], secret: bytes) -> bool:
        return secret not in {one.digest for one in seats} and self._store.house(table).closed

    def _played(self, stored: StoredTable, seats: list[StoredSeat], game: Game) -> Record:
        """Play a game again from its record."""
        rebuilt = Table.rebuild(game, stored.seed, self._store.lines(stored.id))
        # By its kind, not by its name, a bot is seated again from a record.
        players = {seat.seat: seat.bot or seat.name for seat in seats if seat.bot or seat.name}
        return rebuilt.record(players)


@lru_cache(maxsize=256)
def open_game(name: str, options: str) -> tuple[Game, msgspec.Raw]:
    """Make a game and the description of its scenery, shared by the tables that play it."""
    game = find(name).from_text(options)
    return game, wire.raw(game.scenery())


def _lay(wanted: wire.TableWanted) -> tuple[Table, list[Told], int]:
    """Begin the game that is wanted, at a position or as a lesson if that is wanted."""
    kind = find(wanted.game)
    seed = new_seed()
    if wanted.lesson is not None:
        lesson = find_lesson(kind.name, wanted.lesson)
        game, _ = open_game(kind.name, lesson.options)
        return Table(game, seed, lesson.beginning(game)), [], seed
    if wanted.position is not None:
        read, state = read_position(wanted.position)
        _check_game(kind, "position", read)
        game, _ = open_game(kind.name, read.options_text)
        return Table(game, seed, Beginning.at(game, state)), [], seed
    chosen = kind.from_options(read_values(kind.name, kind.Options, wanted.options))
    game, _ = open_game(kind.name, chosen.options_text)
    return Table(game, seed), [], seed


def _fork(wanted: wire.TableWanted, text: str, most: int) -> tuple[Table, list[Told], int]:
    """Begin the game that is wanted from a record of so many entries at most."""
    kind = find(wanted.game)
    record = read_record(text, find)
    _check_game(kind, "record", record.game)
    if wanted.position is not None:
        raise UnreadableError("position", "none beside a record, which has its own", "one")
    if wanted.lesson is not None:
        raise UnreadableError("lesson", "none beside a record", "one")
    if len(record.entries) > most:
        raise UnreadableError("record", f"at most {most} entries", str(len(record.entries)))
    seed = new_seed()
    return *Table.fork(record, wanted.upto, seed), seed


def _check_pace(wanted: wire.TableWanted) -> None:
    if 0 < wanted.pace < wire.LEAST_PACE:
        raise UnreadableError("pace", f"0, or at least {wire.LEAST_PACE} seconds", str(wanted.pace))


def _with_company(table: Table, wanted: wire.TableWanted) -> wire.TableWanted:
    """Seat bots beside whoever learns."""
    if not table.beginning.lesson:
        return wanted
    bots = [wire.SeatWanted(bot=catalogue.usual(table.game.name))] * (table.game.seats - 1)
    return msgspec.structs.replace(wanted, seats=[*wanted.seats[:1], *bots])


def _check_game(kind: type[Game], where: str, found: Game) -> None:
    if found.name != kind.name:
        raise UnreadableError(where, f"a game of {kind.name}", found.name)


def _seats(
    game: Game, wanted: wire.TableWanted, player: str
) -> tuple[list[StoredSeat], dict[str, str]]:
    """Give out the seats of a new table."""
    if len(wanted.seats) > game.seats:
        raise UnreadableError("seats", f"at most {game.seats}", str(len(wanted.seats)))
    seats, tokens = [], {}
    for seat in range(game.seats):
        asked = wanted.seats[seat] if seat < len(wanted.seats) else None
        if asked is None:
            seats.append(StoredSeat(seat))
        elif asked.bot is not None:
            _check_bot(game, seat, asked)
            name = "" if asked.name is None else read_name(asked.name)
            seats.append(StoredSeat(seat, name, asked.bot))
        elif asked.name is not None:
            tokens[str(seat)] = token = new_token()
            held = digest(token)
            seats.append(StoredSeat(seat, read_name(asked.name), digest=held, player=player))
        else:
            raise UnreadableError(f"seat {seat}", "null, a name or a bot", "neither")
    return seats, tokens


def _check_bot(game: Game, seat: int, asked: wire.SeatWanted) -> None:
    known = catalogue.names(game.name)
    if asked.bot not in known:
        raise UnreadableError(f"seat {seat}", f"one of {', '.join(known)}", str(asked.bot))


def _with_names(table: str, seats: list[StoredSeat]) -> list[StoredSeat]:
    """Name the bots of a new table that nobody named."""
    taken = {seat.name for seat in seats}
    named = []
    for seat in seats:
        name = bot_name(table, seat.seat, taken) if seat.bot and not seat.name else seat.name
        taken.add(name)
        named.append(StoredSeat(seat.seat, name, seat.bot, seat.digest, player=seat.player))
    return named
