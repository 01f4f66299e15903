"""Bots that fail, as they would in the process where bots think."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from tests.server.harness import GENEROUS

from caserne.core.errors import RefusedError, UnreadableError
from caserne.server import thinking
from caserne.server.thinking import answer

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest
    from tests.server.harness import Message

    from caserne.server.thinking import Values

QUICK = msgspec.structs.replace(GENEROUS, pause=0.001)
"""A bot that fails is soon given up."""
SULKING = "CASERNE_TESTS_SULKING"
"""The variable that names a file; while it is there, bots fail."""


def sulking(monkeypatch: pytest.MonkeyPatch, folder: Path, bot: str = "") -> Path:
    """Have bots, or those of a name, fail until the file is gone."""
    file = folder / "sulking"
    file.write_text(bot, encoding="utf-8")
    monkeypatch.setenv(SULKING, str(file))
    monkeypatch.setattr(thinking, "answer", sulk)
    return file


def failing(message: Message) -> bool:
    """Tell whether the second seat's bot is told to have failed."""
    failed: bool = message["seats"][1]["failed"]
    return failed


def sulk(values: Values) -> int:
    """Fail as long as the file is there, with a secret in the words; then think."""
    file = Path(os.environ[SULKING])
    if file.exists() and file.read_text(encoding="utf-8") in {"", values[0]}:
        raise RuntimeError(f"no: {values}")
    return answer(values)


class OddError(Exception):
    """Cannot be made again from what it keeps, as many an error cannot."""

    def __init__(self, one: str, two: str) -> None:
        """Keep both as one."""
        super().__init__(one + two)


def misread(_: Values) -> int:
    """Fail as a bot does that cannot read its view."""
    raise UnreadableError("here", "this", "that")


def overreach(_: Values) -> int:
    """Fail as a bot does whose own search does something illegal."""
    raise RefusedError("illegal", "not now")


def burst(_: Values) -> int:
    """Fail with what no other process can read."""
    raise OddError("o", "dd")


KINDS: dict[Callable[[Values], int], str] = {
    misread: "UnreadableError",
    overreach: "RefusedError",
    burst: "OddError",
}


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
