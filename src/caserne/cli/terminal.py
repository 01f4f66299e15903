"""The terminal: how wide it is, what is printed there and what is typed."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, Final

import click

from caserne.cli.failures import is_terminal

if TYPE_CHECKING:
    from caserne.cli.words import Value, Words

NARROWEST: Final = 20
WIDEST: Final = 100


def width() -> int:
    """Give how many letters a line may have."""
    columns = shutil.get_terminal_size((WIDEST, 24)).columns - 1
    return max(NARROWEST, min(WIDEST, columns))


def broken(line: str) -> str:
    """Break a line that is too long for the terminal; what goes on is indented as it was."""
    if len(line) <= width():
        return line
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(
        line, width(), subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )


def say(words: Words, message: str, /, **values: Value) -> None:
    """Print a message of the catalogue, its lines broken where the terminal ends."""
    for line in words.say(message, **values).splitlines():
        click.echo(broken(line))


def read_line(prompt: str) -> str:
    """Read a line; in a script it is repeated, so that what came of it can be followed."""
    if sys.stdin is None:
        raise EOFError
    sys.stdout.flush()
    answer = input(prompt).strip()
    if not is_terminal(sys.stdin):
        click.echo(answer)
    return answer
