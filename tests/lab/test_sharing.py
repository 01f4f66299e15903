"""Work that is shared: whoever wants to stop it is heard."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING

import pytest

from caserne.lab.sharing import deaf

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def keyboard() -> Iterator[None]:
    """Hear the interrupt key, whoever runs the tests: in the background one is not told of it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def is_deaf() -> bool:
    """Tell whether this process holds the interrupt key back."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def press_meanwhile(heard: list[str]) -> None:
    """Press the interrupt key while work is handed out, and go on."""
    with deaf():
        os.kill(os.getpid(), signal.SIGINT)
        heard.append("handed out")


@pytest.mark.usefixtures("keyboard")
def test_the_interrupt_key_is_heard_once_work_is_handed_out() -> None:
    """It is not lost if it is pressed meanwhile, and does not come between."""
    heard: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        press_meanwhile(heard)
    assert heard == ["handed out"]


def test_who_is_started_meanwhile_never_hears_it() -> None:
    """Only whoever handed the work out decides what becomes of it."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with deaf():
            told = pool.submit(is_deaf)
        assert told.result()
    assert not is_deaf()
