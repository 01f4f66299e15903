"""Workers: several server processes behind one port, on one store, and who sees to them.

Each accepts connections from the same listening socket. One that dies is replaced, and the people
it served come again to another; what they were told is in the store.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import shutil
import signal
import tempfile
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from caserne.server import logs
from caserne.server.listener import Listener

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from multiprocessing.context import SpawnProcess
    from types import FrameType

    Serve = Callable[[socket.socket, Path], None]

LOG: Final = logging.getLogger("caserne.workers")
PATIENCE: Final = 30.0
"""Seconds within which a worker that is told to stop has finished what it was at."""
PAUSE: Final = 1.0
"""Seconds from a worker's start to that of the one that takes its place, at least."""


class Workers:
    """So many processes that serve from one socket, with a folder in which they find each other."""

    def __init__(
        self, count: int, listener: socket.socket, serve: Serve, logged: tuple[str, bool]
    ) -> None:
        """Prepare; ``run`` starts them. ``serve`` and what is ``logged`` go to other processes."""
        self._context = multiprocessing.get_context("spawn")
        self._count = count
        self._listener = listener
        self._folder = Path(tempfile.mkdtemp(prefix="caserne-"))
        self._work = self._folder, serve, logged
        self._begun: dict[SpawnProcess, float] = {}
        self._ending = threading.Event()

    def run(self) -> None:
        """Serve until told to stop."""
        before = {
            number: signal.signal(number, self._stop) for number in (signal.SIGTERM, signal.SIGINT)
        }
        for _ in range(self._count):
            self._start()
        try:
            while not self._ending.is_set():
                self._replace()
        finally:
            self._end()
            shutil.rmtree(self._folder, ignore_errors=True)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _start(self) -> None:
        socket = DupFd(self._listener.fileno())
        process = self._context.Process(target=_work, args=(socket, *self._work))
        process.start()
        self._begun[process] = time.monotonic()

    def _replace(self) -> None:
        """Wait a while for one to die, and have another one take its place."""
        wait([process.sentinel for process in self._begun], timeout=PAUSE)
        for process, begun in list(self._begun.items()):
            if process.is_alive() or self._ending.is_set():
                continue
            del self._begun[process]
            LOG.error("worker died", extra={"error": f"exit code {process.exitcode}"})
            self._ending.wait(max(0.0, begun + PAUSE - time.monotonic()))
            if not self._ending.is_set():
                self._start()

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._ending.set()
        for process in self._begun:
            process.terminate()

    def _end(self) -> None:
        """Have all of them stop, and wait until they have; one that cannot is killed."""
        self._stop(signal.SIGTERM, None)
        deadline = time.monotonic() + PATIENCE
        for process in self._begun:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                LOG.error("worker killed", extra={"error": "it did not stop"})
                process.kill()
                process.join()


def _work(
    socket: Any,  # noqa: ANN401 - private to multiprocessing
    folder: Path,
    serve: Serve,
    logged: tuple[str, bool],
) -> None:
    """Serve, in the other process, and never outlive the first one."""
    level, access = logged
    logs.configure(level, access=access)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of the keyboard: it is for the first one
    threading.Thread(target=_follow_parent, args=(folder,), daemon=True).start()
    listener = Listener(fileno=socket.detach())
    listener.setblocking(False)  # noqa: FBT003 - the standard library's own
    serve(listener, folder)


def _follow_parent(folder: Path) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        shutil.rmtree(folder, ignore_errors=True)  # for it was killed, and could not
        os.kill(os.getpid(), signal.SIGTERM)
