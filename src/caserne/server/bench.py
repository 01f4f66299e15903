"""``caserne bench server``: many tables at once, beside a bare broadcast of the same stack.

Both servers run side by side in processes of their own and are measured in turns, so that what
else the machine does meets both. Processor time is the servers' own.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import resource
import tempfile
import threading
import time
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from caserne.server import logs
from caserne.server.app import make_app
from caserne.server.bare import make_bare_app
from caserne.server.crowd import BareGroup, Group, Load, make_tables
from caserne.server.limits import Limits
from caserne.server.listener import open_many_files
from caserne.server.run import listen, make_server
from caserne.store.opening import open_store, read_address

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.connection import Connection

    from caserne.store.opening import Address

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
CONNECTING: Final = 50
"""So many sockets are opened at once."""


class Plan(msgspec.Struct, frozen=True):
    """How many tables, an action every so many seconds at each, for how long, in how many turns.

    They are kept where ``database`` says, or in a file of their own, and served by so many
    ``servers``, between which those at a table are divided.
    """

    tables: int = 1000
    every: float = 2.0
    seconds: float = 30.0
    rounds: int = 3
    servers: int = 1
    database: str = ""


class Usage(msgspec.Struct, frozen=True):
    """What a server has used: processor seconds since its start, bytes of memory now."""

    cpu: float
    memory: int


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


# The servers


class Host:
    """A server in a process of its own, which tells what it uses."""

    def __init__(self, database: Address | None) -> None:
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

    def __enter__(self) -> Self:
        """Serve for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self._process.terminate()
        self._process.join()


def _host(line: Connection, database: Address | None) -> None:
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


# The run


def run(plan: Plan, progress: Callable[[str], object]) -> Result:
    """Measure both servers in turns."""
    open_many_files()
    with keeping(plan) as database, hosting([*[database] * plan.servers, None]) as hosts:
        return asyncio.run(_measure(plan, hosts[:-1], hosts[-1], database, progress))


@contextmanager
def keeping(plan: Plan) -> Iterator[Address]:
    """Give where tables are kept: where it is said, or in a file that is gone afterwards."""
    if plan.database:
        address = read_address(plan.database)
        open_store(address).close()  # so that what is wrong with it is told here
        yield address
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "tables.db"


@contextmanager
def hosting(databases: Sequence[Address | None]) -> Iterator[list[Host]]:
    """Run a server for each."""
    with ExitStack() as stack:
        yield [stack.enter_context(Host(database)) for database in databases]


async def _measure(
    plan: Plan, ours: list[Host], bare: Host, database: Address, progress: Callable[[str], object]
) -> Result:
    strangers = [BareGroup(str(number)) for number in range(plan.tables)]
    async with AsyncExitStack() as stack:
        groups, start, half, full = await gather(plan, ours, stack, progress)
        for _ in range(2):
            await together([group.sit(bare.port, stack) for group in strangers])
        loads = Load(), Load()
        for number in range(plan.rounds):
            progress(f"round {number + 1} of {plan.rounds}: ours")
            await play(plan, groups, ours, loads[0])
            progress(f"round {number + 1} of {plan.rounds}: bare")
            await play(plan, strangers, [bare], loads[1])
    socket_memory = (full - half) / plan.tables
    return Result(
        plan=plan,
        ours=loads[0],
        bare=loads[1],
        socket_memory=socket_memory,
        table_memory=(half - start) / plan.tables - socket_memory,
        lost=lost(database, groups),
    )


async def gather(
    plan: Plan, hosts: list[Host], stack: AsyncExitStack, progress: Callable[[str], object]
) -> tuple[list[Group], int, int, int]:
    """Make the tables and have everybody come; give how much memory that took, step by step."""
    progress(f"making {plan.tables} tables")
    groups = [Group(number) for number in range(plan.tables)]
    await make_tables(groups, hosts[0].port)
    progress("opening sockets")
    memory = [sum(host.usage().memory for host in hosts)]
    for place in range(2):
        await seat(groups, place, hosts, stack)
        memory.append(sum(host.usage().memory for host in hosts))
    return groups, memory[0], memory[1], memory[2]


async def seat(groups: list[Group], place: int, hosts: list[Host], stack: AsyncExitStack) -> None:
    """Have the first or the second person of every table come, to one server or another."""
    ports = [hosts[(group.number + place) % len(hosts)].port for group in groups]
    await together([group.sit(port, stack) for group, port in zip(groups, ports, strict=True)])


async def together(work: list[Any]) -> None:
    """Do much, a little at a time."""
    for first in range(0, len(work), CONNECTING):
        await asyncio.gather(*work[first : first + CONNECTING])


async def play(plan: Plan, groups: list[Any], hosts: list[Host], load: Load) -> None:
    """Let every table act in its rhythm for a while, and add what came of it."""
    before, begun = sum(host.usage().cpu for host in hosts), time.perf_counter()
    length = plan.seconds / plan.rounds
    rhythm = (
        _rhythm(plan.every, group, plan.every * number / len(groups), length, load)
        for number, group in enumerate(groups)
    )
    await asyncio.gather(*rhythm)
    load.seconds += time.perf_counter() - begun
    load.cpu += sum(host.usage().cpu for host in hosts) - before


def beats(length: float, every: float) -> int:
    """Tell how often one acts in so many seconds; once at least."""
    return max(1, int(length / every))


async def _rhythm(every: float, group: Any, offset: float, length: float, load: Load) -> None:  # noqa: ANN401 - of either server
    """Act every so often; who is late acts at once, and keeps the rhythm."""
    begun = time.perf_counter() + offset
    for number in range(beats(length, every)):
        await asyncio.sleep(max(0.0, begun + number * every - time.perf_counter()))
        await group.act(load)


def lost(database: Address, groups: list[Group]) -> int:
    """Count the lines that were told and are not in the record."""
    store = open_store(database)
    told = {table: heard for group in groups for table, heard in group.versions.items()}
    kept = store.extents(list(told))
    store.close()
    return sum(max(0, heard - kept[table].lines) for table, heard in told.items())
