"""Connections whose peer does not read, does not answer or does not speak: they are cut off."""

from __future__ import annotations

import asyncio
import socket
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.server.byhand import ByHand, dial
from tests.server.harness import GENEROUS, PATIENCE, Running, ana

from caserne.server import listener
from caserne.server.protocols import RequestProtocol, SocketProtocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
LONG = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
HEAD = b"GET /hea"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
MANY = 20_000_000
"""More bytes than the system keeps for a connection by itself."""


class Ends:
    """The ends of a server's connections of a kind, as they come."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        kind: type[RequestProtocol | SocketProtocol],
    ) -> None:
        """Begin to notice."""
        self._came: SimpleQueue[object] = SimpleQueue()
        lost = kind.connection_lost

        def connection_lost(end: Any, exc: Exception | None) -> None:  # noqa: ANN401 - a kind
            lost(end, exc)
            self._came.put(end.client)

        monkeypatch.setattr(kind, "connection_lost", connection_lost)

    def wait_for(self, line: socket.socket) -> None:
        """Wait until the other end of a line is no more."""
        while self._came.get(timeout=PATIENCE) != line.getsockname():
            pass


# Requests


@contextmanager
def hurried(server: Running) -> Iterator[None]:
    """Have a server wait for requests for a moment only."""
    server.bound(request=0.05)
    yield
    server.bound(request=GENEROUS.request)


def ask(line: socket.socket) -> None:
    """Ask something, in one piece, and read all of the answer."""
    line.sendall(WHOLE)
    answer = b""
    while not answer.endswith(b"}"):
        more = line.recv(4096)
        assert more, answer
        answer += more
    assert answer.startswith(b"HTTP/1.1 200")


def wait_until_cut_off(line: socket.socket) -> None:
    """Wait until the other end is gone, whatever it says before."""
    with suppress(ConnectionError):
        while line.recv(4096):
            pass


@pytest.mark.parametrize("begun", [b"", HEAD, BODY], ids=["nothing", "half a head", "half a body"])
def test_a_request_that_does_not_come_is_not_waited_for(server: Running, begun: bytes) -> None:
    """A connection on which no whole request comes in time is cut off."""
    with hurried(server), dial(server) as line:
        with suppress(ConnectionError):
            line.sendall(begun)
        wait_until_cut_off(line)


@pytest.mark.parametrize("begun", [HEAD, BODY, WHOLE + BODY])
def test_half_a_request_after_another_is_not_waited_for(server: Running, begun: bytes) -> None:
    """Nor does it help to have asked something before, or to do so at once."""
    with dial(server) as line:
        ask(line)
        with hurried(server):
            line.sendall(begun)
            wait_until_cut_off(line)


def test_a_connection_may_rest(server: Running) -> None:
    """Who asked something may ask again, later than a first request would have had to come."""
    with dial(server) as line:
        ask(line)
        with hurried(server):
            ask(line)
            with dial(server) as silent:
                wait_until_cut_off(silent)
            ask(line)


def test_a_socket_may_be_silent(server: Running) -> None:
    """What became a socket is no request any longer."""
    table, (token,) = server.make(ana(), firefighters=1)
    with server.join(table, token) as a, dial(server) as line:
        ask(line)
        with hurried(server):
            patient = ByHand(server, table, line)
            with dial(server) as silent:
                wait_until_cut_off(silent)
        patient.say(type="hello")
        patient.say(type="chat", text="still here")
        patient.flush()
        a.until("chat")


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="the system does not count")
def test_who_reads_no_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers that nobody takes are not kept for ever."""
    monkeypatch.setattr(listener, "UNREAD", 0.5)
    ends = Ends(monkeypatch, RequestProtocol)
    with Running(tmp_path / "tables.db") as server, dial(server, room=4096) as line:
        line.sendall(LONG * 200)
        ends.wait_for(line)


# Sockets


class Deaf(ByHand):
    """A socket that has said hello and reads nothing; the system keeps little for it."""

    def __init__(self, server: Running, table: str) -> None:
        """Join the table; ``end`` is the server's end of the line."""
        super().__init__(server, table)
        self.end = server.within(self.line.getsockname())
        self.loop = self.end.loop
        self.do(self._keep_little)
        self.say(type="hello")
        self.flush()

    def _keep_little(self) -> None:
        sent_from: socket.socket = self.end.transport.get_extra_info("socket")
        sent_from.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

    def do(self, work: Callable[[], None]) -> None:
        """Do something in the server's loop, and wait until it is done."""

        async def working() -> None:
            work()

        asyncio.run_coroutine_threadsafe(working(), self.loop).result(PATIENCE)

    def ask_much(self) -> None:
        """Ask for far more than the system keeps, and less than is kept for a socket that reads.

        Pings, since each is answered: what is told anew is told once, however often it is asked.
        """
        for _ in range(5000):
            self.protocol.send_ping(b"p" * 125)
        self.say(type="chat", text="enough")
        self.flush()


def test_pings_without_reading(tmp_path: Path) -> None:
    """Who pings on and on and reads no answer is cut off, and has left the table."""
    limits = msgspec.structs.replace(GENEROUS, unsent=100_000)
    with Running(tmp_path / "tables.db", limits) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as a, Deaf(server, table) as deaf:
            a.until("presence", lambda m: m["watching"] == 1)
            with pytest.raises(ConnectionError):
                ping_on(deaf)
            a.until("presence", lambda m: m["watching"] == 0)


def ping_on(deaf: Deaf) -> None:
    """Send more pings than can be answered to somebody who does not read."""
    sent = 0
    while sent < MANY:
        for _ in range(500):
            deaf.protocol.send_ping(b"p" * 125)
            sent += 125
        deaf.flush()


def test_who_answers_no_ping_is_cut_off(server: Running) -> None:
    """Who neither answers a ping nor reads has left when the time for the answer is over."""
    table, (token,) = server.make(ana(), firefighters=1)
    with server.join(table, token) as a, Deaf(server, table) as deaf:
        deaf.ask_much()
        a.until("chat")
        assert deaf.end.transport.get_write_buffer_size()
        deaf.do(deaf.end.keepalive_timeout)
        a.until("presence", lambda m: m["watching"] == 0)


def test_who_takes_no_farewell_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket that was closed keeps nothing open by not reading what was sent before."""
    ends = Ends(monkeypatch, SocketProtocol)
    limits = msgspec.structs.replace(GENEROUS, farewell=0.05)
    with Running(tmp_path / "tables.db", limits) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as a, Deaf(server, table) as deaf:
            deaf.ask_much()
            a.until("chat")
            assert deaf.end.transport.get_write_buffer_size()
            deaf.say(type="chat", text="x" * 70_000)
            deaf.flush()
            a.until("presence", lambda m: m["watching"] == 0)
            ends.wait_for(deaf.line)
