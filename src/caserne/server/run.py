"""Running the server: one process, one event loop."""

from __future__ import annotations

import logging
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvicorn

from caserne.server import logs
from caserne.server.alerts.mail import Mailer, Smtp
from caserne.server.alerts.sending import Senders
from caserne.server.app import make_app
from caserne.server.limits import Limits
from caserne.server.listener import Listener, open_many_files
from caserne.server.protocols import BACKLOG, Config

if TYPE_CHECKING:
    from caserne.server.overseeing import Overseers
    from caserne.server.shield import Shield
    from caserne.store.opening import Address

LOG: Final = logging.getLogger("caserne.run")


def data_folder() -> Path:
    """Give the folder where a user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


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
    overseers: Overseers | None = None,
) -> None:
    """Serve until told to stop; then finish what was begun."""
    logs.configure(log_level, access=access_log)
    open_many_files()
    bounds = limits or Limits()
    app = make_app(
        database,
        public_url=public_url,
        proxies=proxies,
        limits=bounds,
        overseers=overseers,
        senders=Senders(mailer=Mailer(smtp) if smtp else None),
    )
    server = make_server(app, bounds, proxies)
    LOG.info("serving", extra={"port": listener.getsockname()[1]})
    with suppress(KeyboardInterrupt):  # raised again by uvicorn once all is closed
        server.run(sockets=[listener])
