"""A server whose clock and services are the tests' own."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from tests.server.alerts.services import HOST, only_here
from tests.server.harness import GENEROUS, PATIENCE, Running

from caserne.server.alerts.mail import Mailer, read_smtp
from caserne.server.alerts.posting import Post
from caserne.server.alerts.sending import Senders

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.alerts.services import Certificate, PostOffice, Service
    from tests.server.playing import Device

    from caserne.server.alerts.calling import Calling

STILL = msgspec.structs.replace(GENEROUS, calling=1e6)
"""The clock is looked at only when a test says so."""
HOUR = 3600
DAY = 24 * HOUR


class Clock:
    """The time, and as much more as a test lets pass."""

    def __init__(self) -> None:
        """Be right."""
        self.passed = 0.0

    def __call__(self) -> float:
        """Tell the time."""
        return time.time() + self.passed


class Called(Running):
    """A server that alerts the tests' own services, when it is told to look at its clock."""

    def __init__(
        self,
        database: Path,
        certificate: Certificate,
        office: PostOffice | None = None,
        home: str | None = "https://fire.example",
    ) -> None:
        """Start to serve."""
        self.clock = Clock()
        mailer = None
        if office is not None:
            url = f"smtp://caserne:p%40ss%20word@{HOST}:{office.port}"
            mailer = Mailer(read_smtp(url, "chief@fire.example"), certificate.trusted())
        senders = Senders(Post(only_here, certificate.trusted()), mailer)
        super().__init__(database, STILL, home, senders=senders, clock=self.clock)

    def look(self, later: float = 0.0) -> None:
        """Let time pass, then have the server do what is due, and wait until it is sent."""
        self.clock.passed += later
        calling: Calling = self.app.app.state.calling
        task = calling._task  # noqa: SLF001 - whose loop it is
        assert task is not None

        async def work() -> None:
            await calling.look()
            await calling._sending.close()  # noqa: SLF001 - waits for what is being sent

        asyncio.run_coroutine_threadsafe(work(), task.get_loop()).result(PATIENCE)


def hooked(device: Device, service: Service, form: str = "json") -> str:
    """Have a player alerted by a webhook; give the way's name."""
    wanted = {"kind": "webhook", "url": f"{service.url}/hook", "form": form}
    made = device.ask("POST", "/api/me/channels", wanted)
    assert made.status_code == 201, made.text
    name: str = made.json()["id"]
    return name
