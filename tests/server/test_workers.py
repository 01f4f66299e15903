"""Workers: several processes behind one port are one server, whichever of them dies."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.harness import PATIENCE, Player, Process, ana
from tests.server.test_kill import GONE, children, is_alive
from tests.server.test_overseeing import SECONDS, numbers

import caserne
from caserne.server.colleagues import Colleagues
from caserne.server.metrics import Metrics

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.store.opening import Address

MANY = 90
"""Of so many sockets some are at either process."""


@pytest.fixture(autouse=True)
def _nothing_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have workers find each other in a folder that is gone with them, however they end."""
    with tempfile.TemporaryDirectory() as folder:  # of a short name: sockets are to lie in it
        monkeypatch.setenv("TMPDIR", folder)
        yield
        assert list(Path(folder).glob("caserne-*")) == []


def test_workers_serve_as_one_and_are_replaced(database: Address) -> None:
    """What one tells all tell; who was at one that died comes again, and a signal ends them all.

    What they count each tells for all of them, those included that died.
    """
    with Process(database, workers=2) as server:
        workers = serving(server)
        table, (token,) = server.make(ana(), firefighters=1)
        watching, few = list[Player](), [sockets_of(pid) for pid in workers]
        while any(sockets_of(pid) <= count for pid, count in zip(workers, few, strict=True)):
            assert len(watching) < MANY  # one of them is never let in
            watching.append(server.join(table, close_timeout=1))
        with server.join(table, token, close_timeout=1) as player:
            player.act(0, "place 0-6")
            for one in watching:
                while one.now["version"] < 1:
                    one.receive()
            player.send(type="sync")  # who is there may have been told before the action was
            told = player.until("presence", lambda m: m["watching"] == len(watching))
            assert told["seats"][0]["here"]
            before = numbers(server)
            assert before["caserne_sockets"] == len(watching) + 1
            assert before[f"{SECONDS}_count"] == before[f"{SECONDS}_bucket +Inf"] == 1
            assert before[f"caserne_build_info {caserne.__version__}"] == len(workers)
        os.kill(workers[0], signal.SIGKILL)
        assert 0 < sum(is_gone(one) for one in watching) < len(watching)
        await_log(server, "worker died", 1)
        after = numbers(server)
        counts = [name for name in before if re.search("_(total|count|sum|bucket)( |$)", name)]
        assert [name for name in counts if after[name] < before[name]] == []
        await_log(server, "worker serving", 3)
        with server.join(table, token) as player:
            assert player.now["version"] == 1
        assert server.http.get("/health").status_code == 200
        workers = serving(server)
        server.stop()
        assert server.process.returncode == 0
        assert not any(is_alive(pid) for pid in workers)
        assert not [line for line in server.log if '"traceback"' in line]


def test_workers_do_not_outlive_the_one_who_started_them(tmp_path: Path) -> None:
    """However the first process ends, all end."""
    with Process(tmp_path / "tables.db", workers=2) as server:
        workers = serving(server)
        server.stop(signal.SIGKILL)
        for _ in range(PATIENCE * 20):
            if not any(is_alive(pid) for pid in workers):
                return
            threading.Event().wait(0.05)
    raise AssertionError("workers live on")


def test_a_colleague_that_cannot_be_asked_is_left_out(tmp_path: Path) -> None:
    """One that says nothing readable, or a folder too deep for sockets, is no failure."""

    async def counted(folder: Path) -> int:
        one, two = Colleagues(Metrics(), folder), Colleagues(Metrics(), folder)
        await one.open()
        await two.open()
        (folder / "3.socket").write_text("no socket")
        (folder / "4.told").write_text("nonsense")
        (told,) = [one for one in await two.families() if one.name == "caserne_build_info"]
        await one.close()
        await two.close()
        return int(told.samples[0].value)

    deep = tmp_path / ("deep" * 30)
    deep.mkdir()
    with tempfile.TemporaryDirectory() as folder:
        assert asyncio.run(counted(Path(folder))) == 2
    assert asyncio.run(counted(deep)) == 1


def serving(server: Process) -> list[int]:
    """Wait until both workers serve; give their processes, without those that help Python."""
    await_log(server, "worker serving", 2)
    return [pid for pid in children(server.process.pid) if "spawn_main" in command(pid)]


def sockets_of(pid: int) -> int:
    """Count the connections of a process over the network, those to a database left out."""
    network = Path(f"/proc/{pid}/net/tcp").read_text("ascii").splitlines()[1:]
    sockets = {f"socket:[{line.split()[9]}]" for line in network}
    found = 0
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):  # closed just now
            found += str(link.readlink()) in sockets
    return found


def command(pid: int) -> str:
    """Read how a process was started."""
    with open(f"/proc/{pid}/cmdline", encoding="utf-8") as file:  # noqa: PTH123
        return file.read()


def await_log(server: Process, message: str, times: int) -> None:
    """Wait until the log has said something so often."""
    for _ in range(PATIENCE * 20):
        if sum(f'"message":"{message}"' in line for line in server.log) >= times:
            return
        threading.Event().wait(0.05)
    raise AssertionError(server.log)


def is_gone(player: Player) -> bool:
    """Tell whether a socket was cut off, by asking its server for something."""
    try:
        player.send(type="sync")
        player.until("sync")
    except TimeoutError:
        raise
    except GONE:
        return True
    player.__exit__()
    return False
