"""Sending alerts: over each way a player chose, many at once but not too many."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, cast

import msgspec

from caserne.server.alerts import push, webhook
from caserne.server.alerts.mail import Mailer  # noqa: TC001 - read by msgspec
from caserne.server.alerts.posting import AnswerError, Post
from caserne.server.alerts.push import GONE, Pusher, Subscription
from caserne.server.alerts.wording import Alert, say

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from caserne.core.rulebook import Language
    from caserne.server.alerts.webhook import Form
    from caserne.store.rows import StoredChannel
    from caserne.store.store import Store

LOG: Final = logging.getLogger("caserne.alerts")
KEY: Final = "vapid"
"""The name under which the store keeps the servers' key for Web Push."""
AT_ONCE: Final = 8
CONTACT: Final = "mailto:operator@localhost"


class Senders(msgspec.Struct, frozen=True):
    """By what means this server sends: requests always, mail where the operator has a server."""

    post: Post = msgspec.field(default_factory=Post)
    mailer: Mailer | None = None


class Sending:
    """Sends alerts, and forgets browsers that do not listen any more."""

    def __init__(
        self, store: Store, post: Post, mailer: Mailer | None, public_url: str | None
    ) -> None:
        """Send nothing yet; the key for Web Push is made when it is first needed."""
        self._store = store
        self._post = post
        self._mailer = mailer
        self._contact = public_url if (public_url or "").startswith("https:") else None
        self._pusher: Pusher | None = None
        self._door = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[object]] = set()

    @property
    def has_mail(self) -> bool:
        """Whether the operator has a mail server."""
        return self._mailer is not None

    async def public_key(self) -> str:
        """Give the key by which browsers know this server, the same for all that share a store."""
        return (await self._known()).public

    async def _known(self) -> Pusher:
        if self._pusher is None:
            key = await asyncio.to_thread(self._store.key, KEY)
            if key is None:
                await asyncio.wrap_future(self._store.keep_key(KEY, push.new_key()))
                key = await asyncio.to_thread(self._store.key, KEY)
                LOG.info("made a key for Web Push")
            self._pusher = Pusher(key or b"", self._contact or CONTACT)
        return self._pusher

    def later(self, work: Coroutine[Any, Any, object]) -> None:
        """Have something sent while others go on."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let what is being sent be sent, not for long."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        for task in self._tasks:
            task.cancel()

    def ask_whether(self, address: str, code: str, language: Language) -> None:
        """Ask by mail whether an address is whose it is said to be."""
        text = say(language, "alert-confirm-text", code=code)
        if self._mailer is not None:
            letter = self._mailer.send(address, say(language, "alert-confirm"), text)
            self.later(self._try("mail", letter))

    async def send_all(self, player: str, alert: Alert) -> None:
        """Alert a player over every way they chose and confirmed."""
        channels = await asyncio.to_thread(self._store.channels, player)
        usable = [channel for channel in channels if not channel.code]
        await asyncio.gather(*(self.send(player, channel, alert) for channel in usable))

    async def send(self, player: str, channel: StoredChannel, alert: Alert) -> bool:
        """Alert a player over one way; tells whether it was taken."""
        async with self._door:
            try:
                work = await self._work(channel, alert)
                return await self._try(channel.kind, work)
            except AnswerError as error:
                if channel.kind == "push" and error.status in GONE:
                    await asyncio.wrap_future(self._store.drop_channel(player, channel.id))
                return False

    async def _work(self, channel: StoredChannel, alert: Alert) -> Coroutine[Any, Any, None]:
        if channel.kind == "push":
            to = msgspec.json.decode(channel.address, type=Subscription)
            text = msgspec.json.encode(alert).decode()
            return (await self._known()).send(self._post, to, text, time.time())
        if channel.kind == "webhook":
            form, _, url = channel.address.partition(" ")
            return webhook.send(self._post, url, cast("Form", form), alert)
        if self._mailer is None:
            raise AnswerError(0)
        return self._mailer.send(channel.address, alert.title, alert.text)

    @staticmethod
    async def _try(kind: str, work: Coroutine[Any, Any, None]) -> bool:
        """Wait until it is taken; what is not is in the log, without any address."""
        try:
            await work
        except AnswerError as error:
            LOG.info("alert not taken", extra={"kind": kind, "status": error.status})
            raise
        except OSError as error:
            LOG.info("alert not taken", extra={"kind": kind, "error": type(error).__name__})
            return False
        return True
