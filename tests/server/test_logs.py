"""What is logged: a line of JSON each, and not what an error was about."""

from __future__ import annotations

import json
import subprocess
import sys

FAULT = """
import asyncio
from caserne.server import logs
logs.configure("info")
about = {"message": "something failed", "exception": ValueError("secret"), "task": "secret"}
asyncio.new_event_loop().call_exception_handler(about)
"""


def test_asyncio_speaks_in_lines_too() -> None:
    """What asyncio finds wrong is one line as well, with the kind of error and no more of it."""
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", FAULT], stderr=subprocess.PIPE, text=True, check=True
    )
    (line,) = done.stderr.splitlines()
    told = json.loads(line)
    assert (told["logger"], told["level"]) == ("asyncio", "error")
    assert told["message"] == "something failed"
    assert told["traceback"] == ["ValueError"]
    assert "secret" not in line
