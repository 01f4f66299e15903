"""Bots that fail, as they would in the process where bots think."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from caserne.server.thinking import answer

if TYPE_CHECKING:
    from caserne.server.thinking import Values

SULKING = "CASERNE_TESTS_SULKING"
"""The variable that names a file; while it is there, bots fail."""


def sulk(values: Values) -> int:
    """Fail as long as the file is there, with a secret in the words; then think."""
    if Path(os.environ[SULKING]).exists():
        raise RuntimeError(f"no: {values}")
    return answer(values)


def cheat(values: Values) -> int:
    """Choose what is not legal."""
    return max(values[6]) + 1


def brood(_: Values) -> int:
    """Never come to an end."""
    while True:
        pass


FRAIL, BROODING = "frail", "brooding"


def die_if_frail(values: Values) -> int:
    """End the process one thinks in, if one is called so; else think."""
    if values[0] == FRAIL:
        os._exit(1)
    return answer(values)


def brood_if_asked(values: Values) -> int:
    """Tell, through the pipe whose path is the view, that one thinks, and go on for ever."""
    if values[0] == BROODING:
        Path(values[5]).write_text("thinking", encoding="utf-8")
        brood(values)
    return answer(values)
