"""What comes from outside: text from files and standard input, and numbers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from caserne.cli.failures import mistake

if TYPE_CHECKING:
    from click import Context, Parameter

STDIN: Final = "-"
STDIN_NAME: Final = "stdin"
MOST_SEED: Final = 2**53


def read_text(source: str, what: str) -> tuple[str, str]:
    """Read a text file, or standard input for ``-``; give also what to call it in messages."""
    name = STDIN_NAME if source == STDIN else source
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
        return click.get_binary_stream("stdin").read()
    return Path(source).read_bytes()


def _reason(error: OSError) -> str:
    match error:
        case FileNotFoundError():
            return "no such file"
        case IsADirectoryError():
            return "a directory"
    return (error.strerror or str(error)).lower()


class Number(click.ParamType):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        """Keep the bounds."""
        self.least = least
        self.most = most

    def convert(self, value: object, param: Parameter | None, ctx: Context | None) -> int:
        """Read a number; anything else is told with the bounds."""
        text = str(value)
        if text.isascii() and text.isdigit() and len(text) < 20:
            number = int(text)
            if self.least <= number <= self.most:
                return number
        where = param.opts[0] if param else "number"
        del ctx
        raise mistake(where, f"a whole number from {self.least} to {self.most}", repr(text[:100]))


SEED: Final = Number(0, MOST_SEED)
