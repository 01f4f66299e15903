"""A real server on a port of its own, and clients for it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Self

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from caserne.server.app import make_app
from caserne.server.limits import Limits
from caserne.server.protocols import Config, SocketProtocol
from caserne.server.run import listen, make_server

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from caserne.server.hall import Hall
    from caserne.store.opening import Address

Message = dict[str, Any]
PATIENCE = 60
"""Seconds after which a test that waits for a message has failed."""
GENEROUS = Limits(
    request=600,
    requests=1e6,
    request_burst=1e6,
    messages=1e6,
    message_burst=1e6,
    address_messages=1e6,
    address_burst=1e6,
    sockets=10_000,
    connections=10_000,
    presence=1e-9,
    lobby=1e-9,
    thinkers=1,
)
NOISE = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
"""For made-up requests to a server in a thread, whose sockets number their pings at random while
Hypothesis makes up the next."""


def http_client(url: str) -> httpx.Client:
    """Make a client that opens a connection for each request.

    One that is kept may be closed by the server, as idle, in the moment of the next request.
    """
    return httpx.Client(
        base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0)
    )


def make_table(
    http: httpx.Client, *seats: Message | None, **options: str | int | bool
) -> tuple[str, list[str]]:
    """Make a table; give its code and the secrets of the named seats."""
    body = {"game": "flashpoint", "options": options, "seats": seats}
    made = http.post("/api/tables", json=body).raise_for_status().json()
    return made["table"]["id"], list(made["tokens"].values())


class Server:
    """What tests ask of a server, wherever it runs."""

    address: str
    http: httpx.Client

    def make(self, *seats: Message | None, **options: str | int | bool) -> tuple[str, list[str]]:
        """Make a table; give its code and the secrets of the named seats."""
        return make_table(self.http, *seats, **options)

    def join(self, table: str, *tokens: str, **extra: Any) -> Player:  # noqa: ANN401 - passed on
        """Open a socket at a table and say hello."""
        return Player(self.address, table, *tokens, **extra)


class Process(Server):
    """A server in a process of its own, which can be killed."""

    def __init__(
        self,
        database: Address,
        port: int = 0,
        ulimit: str = "",
        workers: int = 1,
        more: Sequence[str] = (),
    ) -> None:
        """Start to serve, after the shell's ``ulimit`` if given, and wait until it says where.

        ``more`` are options that only the command line has.
        """
        module = ["caserne", "serve", *more] if more else ["caserne.server"]
        command = [sys.executable, "-m", *module, "--port", str(port)]
        command += ["--database", str(database), "--log-level", "debug"]
        if workers > 1:
            command += ["--workers", str(workers)]
        if ulimit:
            command = ["/bin/sh", "-c", f'ulimit {ulimit}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)  # noqa: S603
        self.log: list[str] = []
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)
            if '"message":"serving"' in line:
                break
        self.port: int = json.loads(self.log[-1])["port"]
        self.address = f"127.0.0.1:{self.port}"
        self._reader = threading.Thread(target=self._read)
        self._reader.start()
        self.http = http_client(f"http://{self.address}")

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.log.extend(self.process.stderr)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send a signal, and wait for the end."""
        self.http.close()
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self.process.stderr is not None
        self.process.stderr.close()

    def __enter__(self) -> Self:
        """Serve for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """Stop, if it still runs."""
        if self.process.poll() is None:
            self.stop()


class Running(Server):
    """A server in a thread; ``hall`` is its hall, to look at from within its loop only."""

    def __init__(
        self,
        database: Address,
        limits: Limits = GENEROUS,
        public_url: str | None = None,
        proxies: int = 0,
        **more: Any,  # noqa: ANN401 - passed on
    ) -> None:
        """Start to serve, and wait until it is served."""
        self.app = make_app(database, limits=limits, public_url=public_url, proxies=proxies, **more)
        listener = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{listener.getsockname()[1]}"
        self.url = f"http://{self.address}"
        self.hall: Hall = self.app.app.state.hall
        self._server = make_server(self.app, limits)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        self.http = http_client(self.url)
        elsewhere = {"X-Forwarded-For": "192.0.2.1"} if proxies else {}
        assert self.http.get("/health", headers=elsewhere).json()["ok"]

    def bound(self, **limits: float) -> None:
        """Change limits of the connections below the application, from now on."""
        config = self._server.config
        assert isinstance(config, Config)
        config.limits = msgspec.structs.replace(config.limits, **limits)

    def within(self, address: tuple[str, int]) -> SocketProtocol:
        """Give the server's end of a socket; to be used from within the server's loop only."""
        ends = self._server.server_state.connections
        sockets = [end for end in ends.copy() if isinstance(end, SocketProtocol)]
        (end,) = [end for end in sockets if end.client == address]
        return end

    def stop(self) -> None:
        """Stop as on a signal, and wait until all is done."""
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def __enter__(self) -> Self:
        """Serve for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """Stop."""
        self.stop()


class Player:
    """A socket at a table; remembers the last thing it was told of the game."""

    def __init__(
        self,
        address: str,
        table: str,
        *tokens: str,
        key: str = "",
        name: str = "",
        **extra: Any,  # noqa: ANN401 - passed on
    ) -> None:
        """Connect, say hello and wait for everything; ``scheme`` is ``wss`` for TLS."""
        url = f"{extra.pop('scheme', 'ws')}://{address}/api/tables/{table}/socket"
        self._stack = ExitStack()
        opening = connect(url, open_timeout=PATIENCE, **extra)
        self.socket: ClientConnection = self._stack.enter_context(opening)
        self.heard: list[str] = []
        self.now: Message = {}
        try:
            self.send(type="hello", tokens=tokens, key=key, name=name)
            self.now = self.until("sync")
        except BaseException:
            self._stack.close()
            raise

    def __enter__(self) -> Self:
        """Sit for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave."""
        self._stack.close()

    def send(self, **message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def receive(self) -> Message:
        """Wait for the next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] in {"sync", "events"}:
            self.now = {**self.now, **message}
        return message

    def until(self, kind: str, test: Callable[[Message], object] = lambda _: True) -> Message:
        """Wait for a message of a kind that passes a test."""
        while True:
            message = self.receive()
            if message["type"] == kind and test(message):
                return message

    def act(self, seat: int, action: str) -> Message:
        """Play an action and wait until it is acknowledged."""
        version = self.now["version"]
        self.send(type="act", id=version, seat=seat, version=version, action=action)
        return self.until("events", lambda m: m["from"] == version and m["entries"])

    def refused(self, **message: object) -> Message:
        """Send what must be refused; give the refusal."""
        self.send(**message)
        return self.until("refused")


def ana(bot: str = "") -> Message:
    """Ask for a seat for oneself, or for a bot."""
    return {"bot": bot} if bot else {"name": "Ana"}
