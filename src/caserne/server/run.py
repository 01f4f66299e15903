"""Running the server: a process with one event loop, or several of them."""

from __future__ import annotations

import logging
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
import uvicorn

from caserne.server import logs
from caserne.server.alerts.mail import Mailer, Smtp
from caserne.server.alerts.sending import Senders
from caserne.server.app import make_app
from caserne.server.limits import Limits, spare_processors
from caserne.server.listener import Listener, open_many_files
from caserne.server.protocols import BACKLOG, Config
from caserne.server.retention import FOREVER, Keep
from caserne.server.workers import Workers
from caserne.store.folder import data_folder
from caserne.store.opening import open_store, shown

if TYPE_CHECKING:
    from pathlib import Path

    from caserne.server.shield import Shield
    from caserne.store.opening import Address

LOG: Final = logging.getLogger("caserne.run")


def default_database() -> Path:
    """Give the file where tables are kept unless another one is named."""
    return data_folder() / "caserne" / "tables.db"


def listen(host: str, port: int) -> socket.socket:
    """Open the port, 0 for any that is free; whoever calls may tell others its number."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = Listener(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.expect_reading()
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)  # noqa: FBT003 - the standard library's own
    return listener


def make_server(app: Shield, limits: Limits, proxies: int = 0) -> uvicorn.Server:
    """Make the server that runs an application, behind so many proxies."""
    return uvicorn.Server(Config(app, limits, is_open=not proxies))


class Site(msgspec.Struct, frozen=True):
    """What is served; it goes to other processes as it is."""

    database: Address
    public_url: str | None
    proxies: int
    limits: Limits
    metrics_to: tuple[str, ...] = ()
    smtp: Smtp | None = None
    keep: Keep = FOREVER

    def serve(
        self,
        listener: socket.socket,
        colleagues: Path | None = None,
        facts: dict[str, object] | None = None,
    ) -> None:
        """Serve with this process; a worker has colleagues, and no facts of its own to tell."""
        app = make_app(
            self.database,
            public_url=self.public_url,
            proxies=self.proxies,
            limits=self.limits,
            metrics_to=self.metrics_to,
            colleagues=colleagues,
            senders=Senders(mailer=Mailer(self.smtp) if self.smtp else None),
            keep=self.keep,
        )
        server = make_server(app, self.limits, self.proxies)
        LOG.info("serving" if facts else "worker serving", extra=facts)
        with suppress(KeyboardInterrupt):  # raised again by uvicorn once all is closed
            server.run(sockets=[listener])


def serve(  # noqa: PLR0913 - one for each option
    listener: socket.socket,
    database: Address,
    *,
    public_url: str | None = None,
    proxies: int = 0,
    log_level: str = "info",
    access_log: bool = False,
    limits: Limits | None = None,
    smtp: Smtp | None = None,
    metrics_to: tuple[str, ...] = (),
    workers: int = 1,
    keep: Keep = FOREVER,
) -> None:
    """Serve until told to stop, with one process or several; then finish what was begun."""
    logs.configure(log_level, access=access_log)
    open_many_files()
    bounds = limits or Limits()
    if workers > 1 and bounds.thinkers == spare_processors():
        bounds = msgspec.structs.replace(bounds, thinkers=max(1, bounds.thinkers // workers))
    site = Site(database, public_url, proxies, bounds, metrics_to, smtp, keep)
    port = listener.getsockname()[1]
    facts = {"port": port, "database": shown(database), "workers": workers}
    if workers == 1:
        site.serve(listener, facts=facts)
        return
    open_store(database).close()  # up to date before several come to it
    LOG.info("serving", extra=facts)
    Workers(workers, listener, site.serve, (log_level, access_log)).run()
    LOG.info("stopped")
