"""Erasing: all that is kept of somebody goes on request, and the games they played in stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots import catalogue
from caserne.core.errors import UnreadableError
from caserne.games import find
from caserne.server.client import mark
from caserne.server.standing_in import a_bot
from caserne.server.tokens import digest, plain_key
from caserne.store.failing import TakenError
from caserne.store.rows import StoredSeat

if TYPE_CHECKING:
    from caserne.store.rows import StoredTable
    from caserne.store.store import Store

TRIES: Final = 5
"""So often is looked whether something came to be theirs meanwhile."""


class Erased(msgspec.Struct):
    """What was erased: at how many tables, and how much that was said."""

    tables: int = 0
    words: int = 0


class Somebody(msgspec.Struct, frozen=True):
    """Whoever is to be erased: a player by their id, or who holds a seat without being one."""

    player: str = ""
    table: str = ""
    seat: int = 0


def find_somebody(store: Store, text: str) -> Somebody:
    """Find whom an operator means: a player's id or key, or ``TABLE/SEAT`` counted from 1.

    ``UnreadableError`` if that is nobody.
    """
    table, slash, number = text.strip().partition("/")
    if slash:
        return _holder(store, table, number)
    player = store.player_of(text.strip(), digest(plain_key(text)))
    if not player:
        raise UnreadableError("player", "an id, a key, or TABLE/SEAT that somebody holds", text)
    return Somebody(player)


def _holder(store: Store, table: str, number: str) -> Somebody:
    """Find who holds a seat, or whose it is while a bot plays it."""
    people = [*store.house(table).absent, *store.seats(table)]
    held = {str(one.seat + 1): one for one in people if one.digest is not None}.get(number)
    if held is None:
        expected = "TABLE/SEAT, counted from 1, of a seat that a person holds"
        raise UnreadableError("player", expected, f"{table}/{number}")
    return Somebody(held.player) if held.player else Somebody("", table, held.seat)


def erase(store: Store, somebody: Somebody) -> Erased:
    """Erase somebody; what was broken off is gone on with by being done again."""
    if somebody.player:
        erased = _erase_player(store, somebody.player)
    else:
        other = _instead(store, somebody.table, [somebody.seat])[0]
        erased = Erased(1, store.erase_holder(somebody.table, other).result())
    return erased


def _erase_player(store: Store, player: str) -> Erased:
    """Erase a player from one table after the other, and in the end themselves.

    ``TakenError`` if ever again something new is theirs.
    """
    erased, who = Erased(), mark(player)
    store.condemn(player).result()
    for _ in range(TRIES):
        for table in store.tables_of(player, who):
            seats = [seat.seat for seat in store.seats(table) if seat.player == player]
            others = _instead(store, table, seats)
            erased.words += store.erase(table, player, who, others).result()
            erased.tables += 1
        try:
            store.forget(player).result()
        except TakenError:
            continue
        return erased
    raise TakenError(f"player {player} goes on taking seats")


def _instead(store: Store, table: str, seats: list[int]) -> list[StoredSeat]:
    """Give who holds seats from now on: nobody, or where they have hands, bots."""
    stored = store.table(table)
    if stored is None or not _is_dealt(stored):
        return [StoredSeat(seat) for seat in seats]
    there, others = store.seats(table), list[StoredSeat]()
    for seat in seats:
        usual = catalogue.usual(stored.game)
        others.append(a_bot(stored.game, table, seat, usual, [*there, *others]))
    return others


def _is_dealt(stored: StoredTable) -> bool:
    """Tell whether seats have hands of their own, which nobody else may see."""
    try:
        game = find(stored.game).from_text(stored.options)
    except UnreadableError:  # of another Caserne
        return False
    return game.secretive and stored.version > 0 and not stored.over
