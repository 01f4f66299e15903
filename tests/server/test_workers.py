"""Workers: several processes behind one port are one server, whichever of them dies."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.harness import PATIENCE, Player, Process, ana
from tests.server.test_kill import GONE, children, is_alive

if TYPE_CHECKING:
    from caserne.store.opening import Address

MANY = 90
"""Of so many sockets some are at either process."""


def test_workers_serve_as_one_and_are_replaced(database: Address) -> None:
    """What one tells all tell; who was at one that died comes again, and a signal ends them all."""
    with Process(database, workers=2) as server:
        workers = serving(server)
        table, (token,) = server.make(ana(), firefighters=1)
        watching, before = list[Player](), [sockets_of(pid) for pid in workers]
        while any(sockets_of(pid) <= count for pid, count in zip(workers, before, strict=True)):
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
        os.kill(workers[0], signal.SIGKILL)
        assert 0 < sum(is_gone(one) for one in watching) < len(watching)
        await_log(server, "worker died", 1)
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
