"""Making tables: new ones, lessons, positions, records to go on from, sandboxes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

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
from caserne.server.company import is_waiting
from caserne.server.names import read_name
from caserne.server.tables import open_game
from caserne.server.telling import table_shown
from caserne.server.tokens import digest, new_code, new_seed, new_token
from caserne.store.failing import TakenError
from caserne.store.rows import StoredSeat, StoredTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.core.game import Game
    from caserne.play.table import Told
    from caserne.server.limits import Limits
    from caserne.server.records import Records
    from caserne.server.seating import Seating
    from caserne.store.store import Store

LOG: Final = logging.getLogger("caserne.hall")
TRIES: Final = 5
"""So many codes are tried for a new table, of which none is taken."""


class Making:
    """Makes tables, and gives whoever asked the secrets of their seats."""

    def __init__(
        self,
        store: Store,
        seating: Seating,
        records: Records,
        limits: Limits,
        clock: Callable[[], float],
    ) -> None:
        """Keep what is made in a store."""
        self._store = store
        self._seating = seating
        self._records = records
        self._limits = limits
        self._clock = clock

    async def make(self, wanted: wire.TableWanted, player: str = "") -> wire.TableMade:
        """Make a table, and give the asker the secrets of their seats."""
        _check_pace(wanted)
        if wanted.record is None:
            table, told, seed = await asyncio.to_thread(_lay, wanted)
        else:
            table, told, seed = await self._records.read(
                _fork, wanted, wanted.record, self._limits.lines
            )
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
                made = self._store.create(stored, named, lines, after, player)
                await asyncio.wrap_future(made)
                LOG.info("table made", extra={"table": stored.id, "game": stored.game})
                return wire.TableMade(table_shown(stored, named, table.game), tokens)
        raise TakenError("no code was free")

    async def try_out(self, table: str, seat: int, token: str) -> wire.TableMade:
        """Make a table of somebody's own out of what their seat knows, to try things out.

        The table it is made of neither waits nor hears of it.
        """
        wanted = await self._records.tried(table, seat, token)
        return await self.make(wanted, await self._seating.player(token))


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
