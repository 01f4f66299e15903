"""What a store keeps of players: their keys, where they are alerted, and their games.

As in ``requests``, each statement is of one player or table, whose id is its first value and the
first column of what it gives.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from caserne.store.failing import TakenError
from caserne.store.requests import NO_TABLE, RESEATED, Statement, once
from caserne.store.rows import StoredChannel, StoredPlayer, StoredResult, Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Future

    from caserne.store.requests import Request

T = TypeVar("T")

MAKE: Final = (
    "INSERT INTO players (id, digest, created, language, always, alerted)"
    " VALUES ($1, $2, $3, $4, 0, 0)"
)
PLAYER: Final = (
    "SELECT id, digest, created, language, always, alerted FROM players WHERE erased = 0"
)
REKEY: Final = "UPDATE players SET digest = $2 WHERE id = $1 AND digest = $3 RETURNING id"
PREFER: Final = "UPDATE players SET language = $2, always = $3 WHERE id = $1 RETURNING id"
ADOPT: Final = "UPDATE seats SET player = $2 WHERE table_id = $1 AND digest = $3"
CHANNELS: Final = "SELECT id, kind, address, code, created FROM channels WHERE player = $1"
HOW_MANY: Final = "SELECT player, id FROM channels WHERE player = $1"
ADD: Final = (
    "INSERT INTO channels (player, id, kind, address, code, created)"
    " VALUES ($1, $2, $3, $4, $5, $6)"
)
CONFIRM: Final = (
    "UPDATE channels SET code = '' WHERE player = $1 AND id = $2 AND code = $3 RETURNING player"
)
TRIED: Final = (
    "UPDATE channels SET tries = tries + 1 WHERE player = $1 AND id = $2 RETURNING player, tries"
)
DROP: Final = "DELETE FROM channels WHERE player = $1 AND id = $2 RETURNING player"
KEEP: Final = "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
MINE: Final = (
    "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE player = $1"
    " UNION SELECT table_id FROM absentees WHERE player = $1) AND over = $2 AND created < $3"
    " ORDER BY created DESC, id LIMIT $4"
)
TALLIES: Final = (
    "SELECT game, count(*), sum(won), max(score) FROM seats JOIN tables ON id = table_id"
    " WHERE player = $1 AND won IS NOT NULL GROUP BY game ORDER BY game"
)
MOST_TRIES: Final = 5
"""So often may a code be typed wrongly before another one is needed."""


def _make(player: StoredPlayer) -> Request[None]:
    yield once(MAKE, player.id, player.digest, player.created, player.language)


def _rekey(player: str, digest: bytes, before: bytes) -> Request[None]:
    if not (yield once(REKEY, player, digest, before)):
        raise TakenError("the key is another one by now")


def _prefer(player: str, language: str, *, always: bool) -> Request[None]:
    yield once(PREFER, player, language, int(always))


def _adopt(table: str, player: str, digests: Sequence[bytes]) -> Request[None]:
    yield Statement(ADOPT, [(table, player, digest) for digest in digests])
    yield once(RESEATED, table)


def _add(player: str, channel: StoredChannel, most: int) -> Request[None]:
    if len((yield once(HOW_MANY, player))) >= most:
        raise TakenError(f"expected at most {most} ways to be alerted")
    row = (channel.id, channel.kind, channel.address, channel.code, channel.created)
    yield once(ADD, player, *row)


def _confirm(player: str, channel: str, code: str) -> Request[bool]:
    """Confirm, unless it was tried too often already; tells whether the code was right."""
    tries = yield once(TRIED, player, channel)
    if not tries or tries[0][1] > MOST_TRIES:
        return False
    return bool((yield once(CONFIRM, player, channel, code)))


def _drop(player: str, channel: str) -> Request[bool]:
    return bool((yield once(DROP, player, channel)))


def _keep(name: str, value: bytes) -> Request[None]:
    yield once(KEEP, name, value)


class Players(ABC):
    """The part of a store that is about players."""

    @abstractmethod
    def _request(self, table: str, begin: Callable[[], Request[T]]) -> Future[T]:
        """Carry out a request of a table or player, wholly or not at all."""

    @abstractmethod
    def _read(self, query: str, *values: object) -> Sequence[Sequence[Any]]:
        """Ask."""

    def make_player(self, player: StoredPlayer) -> Future[None]:
        """Keep a new player."""
        return self._request(player.id, partial(_make, player))

    def player(self, digest: bytes) -> StoredPlayer | None:
        """Find a player by the digest of their key."""
        rows = self._read(f"{PLAYER} AND digest = $1", digest)
        return _player(rows[0]) if rows else None

    def players(self, ids: list[str]) -> dict[str, StoredPlayer]:
        """Find players by their ids."""
        rows = self._read(f"{PLAYER} AND id = ANY($1)", ids)
        return {row[0]: _player(row) for row in rows}

    def rekey(self, player: str, digest: bytes, before: bytes) -> Future[None]:
        """Give a player another key; ``TakenError`` if theirs is not that one any more."""
        return self._request(player, partial(_rekey, player, digest, before))

    def prefer(self, player: str, language: str, *, always: bool) -> Future[None]:
        """Keep how a player would be alerted."""
        return self._request(player, partial(_prefer, player, language, always=always))

    def adopt(self, table: str, player: str, digests: list[bytes]) -> Future[None]:
        """Have seats of a table, by their secrets, be a player's."""
        return self._request(table, partial(_adopt, table, player, digests))

    def channels(self, player: str) -> list[StoredChannel]:
        """List the ways to alert a player."""
        rows = self._read(f"{CHANNELS} ORDER BY created, id", player)
        return [StoredChannel(*row) for row in rows]

    def add_channel(self, player: str, channel: StoredChannel, most: int) -> Future[None]:
        """Keep one more way to alert a player; ``TakenError`` if there are ``most`` already."""
        return self._request(player, partial(_add, player, channel, most))

    def confirm_channel(self, player: str, channel: str, code: str) -> Future[bool]:
        """Confirm a way to alert a player by the code that went there; tells whether it is."""
        return self._request(player, partial(_confirm, player, channel, code))

    def drop_channel(self, player: str, channel: str) -> Future[bool]:
        """Forget a way to alert a player; tells whether there was one."""
        return self._request(player, partial(_drop, player, channel))

    def keep_key(self, name: str, value: bytes) -> Future[None]:
        """Keep a secret of the servers, unless there is one of that name."""
        return self._request(NO_TABLE, partial(_keep, name, value))

    def key(self, name: str) -> bytes | None:
        """Give a secret of the servers."""
        rows = self._read("SELECT value FROM keys WHERE name = $1", name)
        return bytes(rows[0][0]) if rows else None

    def games_of(self, player: str, most: int, *, over: bool, before: float) -> list[str]:
        """List a player's tables, those that go on or those that are over, the newest first."""
        return [row[0] for row in self._read(MINE, player, int(over), before, most)]

    def away_from(self, player: str) -> dict[str, list[int]]:
        """List the seats that somebody else plays for a player, by table."""
        query = "SELECT table_id, seat FROM absentees WHERE player = $1 ORDER BY seat"
        found: dict[str, list[int]] = {}
        for table, seat in self._read(query, player):
            found.setdefault(table, []).append(seat)
        return found

    def results(self, tables: list[str]) -> dict[str, StoredResult]:
        """Tell how games ended, as far as that was kept."""
        query = "SELECT id, result FROM tables WHERE id = ANY($1) AND result IS NOT NULL"
        return {row[0]: StoredResult(row[1]) for row in self._read(query, tables)}

    def tallies(self, player: str) -> list[Tally]:
        """Count a player's games that are over."""
        return [Tally(*map(_whole, row)) for row in self._read(TALLIES, player)]


def _whole(value: Any) -> Any:  # noqa: ANN401 - a column of any type
    """Give a sum as a number, which PostgreSQL gives as a decimal."""
    return value if value is None or isinstance(value, str) else int(value)


def _player(row: Sequence[Any]) -> StoredPlayer:
    id_, digest, created, language, always, alerted = row
    return StoredPlayer(id_, bytes(digest), created, language, bool(always), alerted)
