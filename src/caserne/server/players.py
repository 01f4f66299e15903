"""Players: who has a key, what is theirs, and how they are alerted."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final, Literal, cast

import msgspec

from caserne.core.errors import UnreadableError
from caserne.server import wire
from caserne.server.alerts import push
from caserne.server.alerts.mail import read_address
from caserne.server.alerts.posting import read_url
from caserne.server.alerts.push import Subscription
from caserne.server.alerts.wording import compose
from caserne.server.awaiting import result_of
from caserne.server.failing import ForbiddenError, MissingError
from caserne.server.tokens import KEY_LENGTH, digest, new_key, plain_key
from caserne.store.rows import StoredChannel, StoredPlayer

if TYPE_CHECKING:
    from caserne.server.alerts.sending import Sending
    from caserne.server.hall import Hall
    from caserne.store.store import Store

LOG: Final = logging.getLogger("caserne.players")
MOST_GOING: Final = 200
"""So many of a player's tables that go on are listed, and so many at a time that are over."""
MOST_OVER: Final = 50
CODE_DIGITS: Final = 8
Kind = Literal["push", "webhook", "mail"]


class Players:
    """All that is asked of players, by their keys."""

    def __init__(self, store: Store, hall: Hall, sending: Sending) -> None:
        """Know nobody: the store does."""
        self._store = store
        self._hall = hall
        self._sending = sending

    async def make(self, language: wire.Language) -> str:
        """Make a player; give the key."""
        key = new_key()
        player = StoredPlayer(secrets.token_hex(8), digest(key), time.time(), language)
        await asyncio.wrap_future(self._store.make_player(player))
        return key

    async def known(self, key: str) -> StoredPlayer:
        """Find who has a key; ``ForbiddenError`` if nobody has."""
        found = await self.find(key)
        if found is None:
            raise ForbiddenError("expected the header Authorization: Bearer with a player's key")
        return found

    async def find(self, key: str) -> StoredPlayer | None:
        """Find who has a key."""
        if len(plain_key(key)) != KEY_LENGTH:
            return None
        return await asyncio.to_thread(self._store.player, digest(plain_key(key)))

    async def rekey(self, key: str) -> str:
        """Give a player another key; whoever has the old one has nothing then."""
        player, new = await self.known(key), new_key()
        await asyncio.wrap_future(self._store.rekey(player.id, digest(new), player.digest))
        return new

    async def adopt(self, key: str, seats: dict[str, list[str]]) -> None:
        """Have seats, by their secrets, be a player's."""
        player = await self.known(key)
        there = {table.id for table in await asyncio.to_thread(self._store.tables, list(seats))}
        for table in sorted(there):
            digests = [digest(token) for token in seats[table]]
            await asyncio.wrap_future(self._store.adopt(table, player.id, digests))
            await self._hall.reseat(table)

    # Their games

    async def games(self, key: str, before: float) -> wire.MyGames:
        """List a player's tables, with those where it is their turn first."""
        player = await self.known(key)
        return await asyncio.to_thread(self._games, player.id, before)

    def _games(self, player: str, before: float) -> wire.MyGames:
        store = self._store
        going = store.games_of(player, MOST_GOING, over=False, before=before)
        over = store.games_of(player, MOST_OVER, over=True, before=before)
        shown = self._shown(player, [*going, *over])
        mine = sorted((one for one in shown if not one.table.over), key=_urgency)
        return wire.MyGames(
            going=mine,
            over=[one for one in shown if one.table.over],
            statistics=[
                wire.Statistics(one.game, one.played, one.won, one.best)
                for one in store.tallies(player)
            ],
        )

    def _shown(self, player: str, tables: list[str]) -> list[wire.MyTable]:
        seats = self._store.all_seats(tables)
        away = self._store.away_from(player)
        results = self._store.results(tables)
        shown = []
        for table in self._hall.tables.told_of(tables):
            you = [seat.seat for seat in seats[table.id] if seat.player == player]
            since = [seats[table.id][seat].since for seat in you if seat == table.actor]
            outcome = result_of(results[table.id].text) if table.id in results else None
            mine = wire.MyTable(
                table=table,
                you=you,
                away=away.get(table.id, []),
                yours=table.actor in you,
                since=since[0] if since else None,
                outcome=outcome,
            )
            shown.append(mine)
        return shown

    # Alerts

    async def me(self, key: str) -> wire.Me:
        """Tell a player how they are alerted."""
        player = await self.known(key)
        channels = await asyncio.to_thread(self._store.channels, player.id)
        return wire.Me(
            always=player.always,
            language=cast("wire.Language", player.language),
            channels=[_shown_channel(one) for one in channels],
            push=await self._sending.public_key(),
            mail=self._sending.has_mail,
        )

    async def prefer(self, key: str, wanted: wire.AlertsWanted) -> None:
        """Keep when a player is alerted, and in which language."""
        player = await self.known(key)
        prefer = self._store.prefer(player.id, wanted.language, always=wanted.always)
        await asyncio.wrap_future(prefer)

    async def add(self, key: str, wanted: wire.ChannelWanted) -> wire.ChannelShown:
        """Keep one more way to alert a player; a mail address is first asked whether it is theirs.

        ``UnreadableError`` for one that cannot be, ``TakenError`` for one too many.
        """
        player = await self.known(key)
        kind, address = self._read(wanted)
        code = (
            ""
            if kind != "mail"
            else "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
        )
        channel = StoredChannel(secrets.token_hex(4), kind, address, code, time.time())
        most = self._hall.limits.channels
        await asyncio.wrap_future(self._store.add_channel(player.id, channel, most))
        if code:
            language = cast("wire.Language", player.language)
            self._sending.ask_whether(address, code, language)
        return _shown_channel(channel)

    def _read(self, wanted: wire.ChannelWanted) -> tuple[Kind, str]:
        if isinstance(wanted, wire.PushWanted):
            given = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth)
            return "push", msgspec.json.encode(push.check(given)).decode()
        if isinstance(wanted, wire.HookWanted):
            read_url("url", wanted.url)
            return "webhook", f"{wanted.form} {wanted.url}"
        if not self._sending.has_mail:
            raise UnreadableError("kind", "push or webhook: this server sends no mail", "mail")
        return "mail", read_address("address", wanted.address)

    async def confirm(self, key: str, channel: str, code: str) -> None:
        """Use a way to alert a player from now on, if the code that went there is right."""
        player = await self._channel(key, channel)
        right = self._store.confirm_channel(player.id, channel, code.strip())
        if not await asyncio.wrap_future(right):
            raise ForbiddenError("expected the code that came, and not after many wrong ones")

    async def drop(self, key: str, channel: str) -> None:
        """Forget a way to alert a player."""
        player = await self._channel(key, channel)
        await asyncio.wrap_future(self._store.drop_channel(player.id, channel))

    async def try_out(self, key: str, channel: str) -> None:
        """Alert a player over one way, to see whether it arrives; ``MissingError`` if it cannot."""
        player = await self._channel(key, channel)
        for one in await asyncio.to_thread(self._store.channels, player.id):
            if hmac.compare_digest(one.id, channel) and not one.code:
                alert = compose("test", cast("wire.Language", player.language), [])
                if not await self._sending.send(player.id, one, alert):
                    raise MissingError("nobody took the alert there")
                return
        raise ForbiddenError("expected a way that was confirmed")

    async def _channel(self, key: str, channel: str) -> StoredPlayer:
        player = await self.known(key)
        known = await asyncio.to_thread(self._store.channels, player.id)
        if channel not in {one.id for one in known}:
            raise MissingError(f"there is no way {channel!r} to alert you")
        return player


def _urgency(mine: wire.MyTable) -> tuple[bool, float]:
    """Order tables: those that wait for a player first, those that have waited longest of all."""
    return not mine.yours, mine.since or 0.0 if mine.yours else -mine.table.created


def _shown_channel(channel: StoredChannel) -> wire.ChannelShown:
    """Show a channel; of an address only what tells it from others, for it may be a secret."""
    if channel.kind == "mail":
        to = channel.address
    elif channel.kind == "push":
        stored = msgspec.json.decode(channel.address, type=Subscription)
        to = read_url("endpoint", stored.endpoint).hostname or ""
    else:
        form, _, url = channel.address.partition(" ")
        to = f"{form}: {read_url('url', url).hostname}"
    return wire.ChannelShown(channel.id, cast("Kind", channel.kind), to, not channel.code)
