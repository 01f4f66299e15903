"""Work that is shared: whoever wants to stop it is heard."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from socket import create_connection, create_server, socketpair
from subprocess import Popen
from threading import Event, Thread
from typing import TYPE_CHECKING

import pytest

from caserne.lab.sharing import Crew, deaf, share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture
def keyboard() -> Iterator[None]:
    """Hear the interrupt key, whoever runs the tests: in the background one is not told of it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def is_deaf() -> bool:
    """Tell whether this process holds the interrupt key back."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def press_meanwhile(heard: list[str], wait: Callable[[], object] = lambda: None) -> None:
    """Press the interrupt key while work is handed out, and go on."""
    with deaf():
        os.kill(os.getpid(), signal.SIGINT)
        wait()
        heard.append("handed out")


@pytest.mark.usefixtures("keyboard")
def test_the_interrupt_key_is_heard_once_work_is_handed_out() -> None:
    """It is not lost if it is pressed meanwhile, and does not come between."""
    heard: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        press_meanwhile(heard)
    assert heard == ["handed out"]


@pytest.mark.usefixtures("keyboard")
def test_another_thread_does_not_let_the_interrupt_key_through() -> None:
    """Those of a pool of processes listen too, and would tell of it at once."""
    told, telling = socketpair()
    telling.settimeout(0)
    before = signal.set_wakeup_fd(telling.fileno())
    done, heard = Event(), list[str]()
    other = Thread(target=done.wait)
    other.start()
    with pytest.raises(KeyboardInterrupt):
        press_meanwhile(heard, lambda: told.recv(1))  # the other thread has heard it
    done.set()
    other.join()
    signal.set_wakeup_fd(before)
    told.close()
    telling.close()
    assert heard == ["handed out"]


def test_where_the_interrupt_key_is_ignored_it_stays_so() -> None:
    """In the background nobody is interrupted, by a key pressed meanwhile either."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        press_meanwhile([])
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def hang(port: int) -> None:
    """Say that work has begun, and never finish it."""
    with create_connection(("127.0.0.1", port)) as told:
        told.recv(1)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_processes_end_with_whoever_shared_the_work(how: signal.Signals) -> None:
    """Killed at any moment it leaves nobody behind who works on, or waits for more."""
    with create_server(("127.0.0.1", 0)) as server:
        server.settimeout(60)
        tasks = f"[({server.getsockname()[1]},)] * 2"
        code = f"list(sharing.share(test_sharing.hang, {tasks}, sharing.Crew(2)))"
        imports = "from tests.lab import test_sharing; from caserne.lab import sharing"
        started = Popen([sys.executable, "-c", f"{imports}; {code}"])  # noqa: S603 - our own
        workers = [server.accept()[0] for _ in range(2)]
        started.send_signal(how)
        started.wait(60)
        for worker in workers:
            with worker:
                worker.settimeout(60)
                assert worker.recv(1) == b""


def test_beside_the_main_thread_work_is_handed_out_too() -> None:
    """Only the main thread may say what the interrupt key does."""
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(lambda: sorted(share(abs, [(-1,), (2,)], Crew(2))))
        assert found.result() == [(0, 1), (1, 2)]


def test_who_is_started_meanwhile_never_hears_it() -> None:
    """Only whoever handed the work out decides what becomes of it."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with deaf():
            told = pool.submit(is_deaf)
        assert told.result()
    assert not is_deaf()
