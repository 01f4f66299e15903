"""Announcing: everybody at a table is told how it stands and what happens, as they may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caserne.server.telling import Audience, Teller, table_shown

if TYPE_CHECKING:
    from caserne.play.table import Told
    from caserne.server import wire
    from caserne.server.cache import Cache
    from caserne.server.client import Client
    from caserne.server.company import Company
    from caserne.server.journal import Journal
    from caserne.store.rows import StoredTable


class Announcer:
    """Tells the company at one table; what several may know alike is written once."""

    def __init__(
        self,
        stored: StoredTable,
        scenery: msgspec.Raw,
        journal: Journal,
        company: Company,
        cache: Cache[str],
    ) -> None:
        """Have told nobody anything yet."""
        self._stored = stored
        self._scenery = scenery
        self._journal = journal
        self._company = company
        self._cache = cache

    def news(self, since: int, told: list[Told]) -> None:
        """Tell everybody what happened."""
        teller = self._teller()
        written: dict[Audience, str] = {}
        for client in self._company.clients:
            audience = self._audience(client)
            if audience not in written:
                written[audience] = teller.events(audience, since, told)
            client.outbox.put_news(written[audience])

    def sync(self, client: Client) -> str:
        """Write how the game stands, unless it was written for somebody else already."""
        audience, table = self._audience(client), self._journal.table
        seats = tuple(self._company.seats)
        key, stamp = (self._stored.id, audience), (table.version, table.wish, seats)
        return self._cache.find(key, stamp) or self._cache.keep(
            key, stamp, self._teller().sync(audience, self._shown(), self._scenery)
        )

    def _shown(self) -> wire.TableShown:
        """Tell what anybody may know of the table."""
        table = self._journal.table
        over = table.outcome is not None
        stored = msgspec.structs.replace(self._stored, version=table.version, over=over)
        return table_shown(stored, self._company.seats, self._journal.game)

    def _audience(self, client: Client) -> Audience:
        """Give whose eyes somebody looks with; nobody's but a spectator's while a seat is free."""
        if self._journal.is_waiting:
            return Audience.watching(client.you, client.away, hosting=client.hosting)
        actor, away = self._journal.table.actor, client.away
        return Audience.holding(client.you, actor, away, hosting=client.hosting)

    def _teller(self) -> Teller:
        return Teller(self._journal.table, self._company.bots, self._journal.teacher)
