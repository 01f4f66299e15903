"""Processes in which bots think end with the one that started them, however that did."""

# mypyc: no

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess


def end_with_parent() -> None:
    """Have this process end as soon as the one that started it has ended."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    """Wait for a process to end, and do no more then: nobody is there to hear of it."""
    parent.join()
    os._exit(1)
