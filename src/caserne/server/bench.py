"""``caserne bench server``: many tables at once, beside a bare broadcast of the same stack.

Both servers run side by side in processes of their own and are measured in turns, so that what
else the machine does meets both. Processor time is the servers' own.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import resource
import secrets
import sqlite3
import tempfile
import threading
import time
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from caserne.games import GAMES
from caserne.server import logs
from caserne.server.app import make_app
from caserne.server.bare import make_bare_app
from caserne.server.limits import Limits
from caserne.server.listener import open_many_files
from caserne.server.run import listen, make_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection

LIFTED: Final = Limits(
    requests=1e9,
    request_burst=1e9,
    messages=1e9,
    message_burst=1e9,
    address_messages=1e9,
    address_burst=1e9,
    sockets=10**9,
    connections=10**9,
    hello=600,
)
BARE_SIZE: Final = 1500
"""Characters of what the bare server tells: as many as ours tells on average."""
PAGE: Final = resource.getpagesize()
GAME: Final = {"game": GAMES[0].name, "options": {GAMES[0].seats_by: 2}}
CONNECTING: Final = 50
"""So many sockets are opened at once."""


class Plan(msgspec.Struct, frozen=True):
    """How many tables, an action every so many seconds at each, for how long, in how many turns."""

    tables: int = 1000
    every: float = 2.0
    seconds: float = 30.0
    rounds: int = 3


class Usage(msgspec.Struct, frozen=True):
    """What a server has used: processor seconds since its start, bytes of memory now."""

    cpu: float
    memory: int


class Load(msgspec.Struct):
    """What came of a measured time."""

    acks: list[float] = []
    deliveries: int = 0
    characters: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    ended: int = 0

    @property
    def per_cpu_second(self) -> float:
        """Messages told to somebody, a second of the server's processor time."""
        return self.deliveries / self.cpu if self.cpu else 0.0


class Result(msgspec.Struct):
    """The figures of a whole run."""

    plan: Plan
    ours: Load
    bare: Load
    socket_memory: float
    table_memory: float
    lost: int

    @property
    def ratio(self) -> float:
        """Ours over the bare server's deliveries a processor second."""
        return self.ours.per_cpu_second / self.bare.per_cpu_second

    def quantile(self, share: float) -> float:
        """Give the time within which a share of actions was acknowledged, in milliseconds."""
        ordered = sorted(self.ours.acks)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


# The servers


class Host:
    """A server in a process of its own, which tells what it uses."""

    def __init__(self, database: Path | None) -> None:
        """Start it: ours over a database, or the bare one."""
        context = multiprocessing.get_context("spawn")
        self._line, far = context.Pipe()
        self._process = context.Process(target=_host, args=(far, database), daemon=True)
        self._process.start()
        self.port: int = self._line.recv()

    def usage(self) -> Usage:
        """Ask what it has used."""
        self._line.send("usage")
        return Usage(*self._line.recv())

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.join()


def _host(line: Connection, database: Path | None) -> None:
    """Serve, in the other process."""
    open_many_files()
    logs.configure("error")
    listener = listen("127.0.0.1", 0)
    app: Any = make_bare_app(BARE_SIZE) if database is None else make_app(database, limits=LIFTED)
    threading.Thread(target=_answer, args=(line,), daemon=True).start()
    line.send(listener.getsockname()[1])
    make_server(app, LIFTED).run(sockets=[listener])


def _answer(line: Connection) -> None:
    while line.recv():
        line.send((time.process_time(), _memory()))


def _memory() -> int:
    """Give the bytes this process holds; where the system does not say, the most it ever held."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


# The clients


class Group:
    """Two sockets at a table of ours; whoever must act does something at random."""

    def __init__(self, table: str, tokens: list[str]) -> None:
        """Know the table; ``sit`` opens the sockets."""
        self.table = table
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self.now: dict[str, Any] = {}
        self.version = 0

    async def sit(self, port: int, stack: AsyncExitStack) -> None:
        """Open one more socket and hear everything."""
        socket = await _connect(port, self.table, stack)
        token = self.tokens[len(self.sockets)]
        self.sockets.append(socket)
        await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        self.now = await _until(socket, "sync", Load())

    async def act(self, load: Load) -> None:
        """Play an action, and wait until both have heard of it."""
        if self.now["actor"] is None:
            load.ended += 1
            return
        actor: int = self.now["actor"]
        offers = self.now["offers"].get(str(actor)) or await self._offers(actor)
        message = {
            "type": "act",
            "seat": actor,
            "version": self.now["version"],
            "action": secrets.choice(offers)["action"],
        }
        begun = time.perf_counter()
        await self.sockets[actor].send(json.dumps(message))
        told = [await _until(socket, "events", load) for socket in self._from(actor)]
        load.acks.append(time.perf_counter() - begun)
        if any(one["from"] != message["version"] for one in told):
            raise RuntimeError(f"table {self.table}: a version is missing")
        self.version = told[0]["version"]
        self.now = next((one for one in told if one["offers"]), told[0])

    def _from(self, actor: int) -> list[ClientConnection]:
        """Give both sockets, the one first that waits for its acknowledgement."""
        return [self.sockets[actor], self.sockets[1 - actor]]

    async def _offers(self, actor: int) -> list[dict[str, str]]:
        await self.sockets[actor].send('{"type":"sync"}')
        told = await _until(self.sockets[actor], "sync", Load())
        offers: list[dict[str, str]] = told["offers"][str(actor)]
        return offers


class BareGroup:
    """Two sockets at a table of the bare server."""

    def __init__(self, table: str) -> None:
        """Know the table."""
        self.table = table
        self.sockets: list[ClientConnection] = []

    async def sit(self, port: int, stack: AsyncExitStack) -> None:
        """Open one more socket."""
        self.sockets.append(await _connect(port, self.table, stack))

    async def act(self, load: Load) -> None:
        """Send something, and wait until both have heard."""
        begun = time.perf_counter()
        await self.sockets[0].send('{"type":"act","seat":0,"version":41,"action":"move 3-4"}')
        for socket in self.sockets:
            text = await socket.recv()
            load.characters += len(text)
            load.deliveries += 1
        load.acks.append(time.perf_counter() - begun)


async def _connect(port: int, table: str, stack: AsyncExitStack) -> ClientConnection:
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    opening = connect(url, compression=None, ping_interval=None, open_timeout=120, close_timeout=1)
    return await stack.enter_async_context(opening)


async def _until(socket: ClientConnection, kind: str, load: Load) -> dict[str, Any]:
    """Wait for a message of a kind, which alone counts as delivered."""
    while True:
        text = await socket.recv()
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "refused":
            raise RuntimeError(f"refused: {message['message']}")
        if message["type"] == kind:
            load.deliveries += 1
            load.characters += len(text)
            return message


# The run


def run(plan: Plan, progress: Callable[[str], object]) -> Result:
    """Measure both servers in turns."""
    open_many_files()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        with _hosts(database) as (ours, bare):
            return asyncio.run(_measure(plan, ours, bare, database, progress))


@contextmanager
def _hosts(database: Path) -> Iterator[tuple[Host, Host]]:
    ours, bare = Host(database), Host(None)
    try:
        yield ours, bare
    finally:
        ours.stop()
        bare.stop()


async def _measure(
    plan: Plan, ours: Host, bare: Host, database: Path, progress: Callable[[str], object]
) -> Result:
    progress(f"making {plan.tables} tables")
    groups = await _make(plan, ours.port)
    strangers = [BareGroup(str(number)) for number in range(plan.tables)]
    async with AsyncExitStack() as stack:
        progress("opening sockets")
        start = ours.usage().memory
        await _together([group.sit(ours.port, stack) for group in groups])
        half = ours.usage().memory
        await _together([group.sit(ours.port, stack) for group in groups])
        full = ours.usage().memory
        for _ in range(2):
            await _together([group.sit(bare.port, stack) for group in strangers])
        loads = Load(), Load()
        for number in range(plan.rounds):
            progress(f"round {number + 1} of {plan.rounds}: ours")
            await _play(plan, groups, ours, loads[0])
            progress(f"round {number + 1} of {plan.rounds}: bare")
            await _play(plan, strangers, bare, loads[1])
    socket_memory = (full - half) / plan.tables
    return Result(
        plan=plan,
        ours=loads[0],
        bare=loads[1],
        socket_memory=socket_memory,
        table_memory=(half - start) / plan.tables - socket_memory,
        lost=_lost(database, groups),
    )


async def _make(plan: Plan, port: int) -> list[Group]:
    body = {**GAME, "seats": [{"name": "Ana"}, {"name": "Bo"}]}
    groups = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
        for _ in range(plan.tables):
            made = (await client.post("/api/tables", json=body)).raise_for_status().json()
            groups.append(Group(made["table"]["id"], list(made["tokens"].values())))
    return groups


async def _together(work: list[Any]) -> None:
    """Do much, a little at a time."""
    for first in range(0, len(work), CONNECTING):
        await asyncio.gather(*work[first : first + CONNECTING])


async def _play(plan: Plan, groups: list[Any], host: Host, load: Load) -> None:
    """Let every table act in its rhythm for a while, and add what came of it."""
    before, begun = host.usage().cpu, time.perf_counter()
    length = plan.seconds / plan.rounds
    rhythm = (
        _rhythm(plan.every, group, plan.every * number / len(groups), length, load)
        for number, group in enumerate(groups)
    )
    await asyncio.gather(*rhythm)
    load.seconds += time.perf_counter() - begun
    load.cpu += host.usage().cpu - before


async def _rhythm(every: float, group: Any, offset: float, length: float, load: Load) -> None:  # noqa: ANN401 - of either server
    """Act every so often; who is late acts at once, and keeps the rhythm."""
    begun = time.perf_counter() + offset
    for number in range(max(1, int(length / every))):
        await asyncio.sleep(max(0.0, begun + number * every - time.perf_counter()))
        await group.act(load)


def _lost(database: Path, groups: list[Group]) -> int:
    """Count the lines that were told and are not in the record."""
    connection = sqlite3.connect(database)
    kept = dict(connection.execute("SELECT table_id, count(*) FROM lines GROUP BY table_id"))
    connection.close()
    return sum(max(0, group.version - kept.get(group.table, 0)) for group in groups)
