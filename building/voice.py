"""What a build says, in its only voice."""

from __future__ import annotations

import sys
from typing import NoReturn


def say(text: str) -> None:
    """Say what is being done, or was left undone."""
    print(f"caserne: {text}", file=sys.stderr, flush=True)  # noqa: T201 - a build's only voice


def stop(text: str, how_to_go_on: str) -> NoReturn:
    """Say why the build ends here, and what to do."""
    say(text)
    say(how_to_go_on)
    sys.exit(1)
