"""What comes from outside: text from files and standard input, and numbers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from caserne.cli.failures import mistake

if TYPE_CHECKING:
    from collections.abc import Callable

    from click import Context, Parameter

STDIN: Final = "-"
STDIN_NAME: Final = "stdin"
MOST_SEED: Final = 2**53
DIGITS: Final = 18
"""More than any number that is wanted has."""


def read_text(source: str, what: str) -> tuple[str, str]:
    """Read a text file, or standard input for ``-``; give also what to call it in messages."""
    name = STDIN_NAME if source == STDIN else source or "''"
    try:
        raw = _read(source)
    except OSError as error:
        raise mistake(name, what, _reason(error)) from error
    except ValueError as error:  # a path with a zero in it
        raise mistake(repr(name), what, str(error)) from error
    try:
        return name, raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        came = f"a byte that is no UTF-8 text at place {error.start + 1}"
        raise mistake(name, what, came) from error


def _read(source: str) -> bytes:
    if source == STDIN:
        return b"" if sys.stdin is None else sys.stdin.buffer.read()
    return Path(source).read_bytes()


def _reason(error: OSError) -> str:
    match error:
        case FileNotFoundError():
            return "no such file"
        case IsADirectoryError():
            return "a directory"
    return (error.strerror or str(error)).lower()


def number(least: int, most: int) -> Callable[[Context, Parameter, str | None], int | None]:
    """Make what reads an option's whole number; anything else is told with the bounds."""

    def read(_: Context, param: Parameter, text: str | None) -> int | None:
        if text is None:
            return None
        if text.isascii() and text.isdigit() and len(text) <= DIGITS and least <= int(text) <= most:
            return int(text)
        expected = f"a whole number from {least} to {most}"
        raise mistake(param.opts[0], expected, repr(text[:100]))

    return read


read_seed: Final = number(0, MOST_SEED)
