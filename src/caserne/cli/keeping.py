"""A game kept in a file: written in one go, and never over a file of another kind."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from caserne.play.record import FIRST_LINE

if TYPE_CHECKING:
    from caserne.play.record import Record


class ForeignFileError(Exception):
    """Something is there that is not a record, and so is not to be overwritten."""


def write_record(record: Record, file: str) -> None:
    """Write a record to a file; anything there but a record is left alone."""
    path = Path(file).expanduser().resolve()
    if path.exists() and not _is_ours(path):
        raise ForeignFileError(file)
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_text(record.write(), encoding="utf-8")
    fresh.replace(path)


def is_taken(file: str) -> bool:
    """Tell whether something is there that would be lost."""
    path = Path(file).expanduser()
    return path.exists() and not (path.is_file() and path.stat().st_size == 0)


def _is_ours(path: Path) -> bool:
    """Tell whether a file holds a record, or nothing at all."""
    if not path.is_file():
        return False
    with path.open("rb") as content:
        return content.read(len(FIRST_LINE)) in (b"", FIRST_LINE.encode())


def resume_command(file: str) -> str:
    """Give the command that goes on with a game kept in a file."""
    return f"caserne term --resume {shlex.quote(file)}"
