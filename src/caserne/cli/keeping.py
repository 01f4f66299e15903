"""A game kept in a file: written in one go, and never over a file of another kind."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from caserne.cli.terminal import say
from caserne.play.record import FIRST_LINE

if TYPE_CHECKING:
    from caserne.cli.words import Words
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


class Keeper:
    """Keeps one game in ``file``, if there is one, and says what comes of that."""

    def __init__(self, file: str | None, words: Words) -> None:
        """Keep the game from now on, if a file is given."""
        self.file = file
        self._words = words

    def keep(self, record: Record) -> None:
        """Write the record to its file; one that cannot be written any more is given up."""
        if self.file is not None and not self._write(record, self.file):
            self.file = None

    def save(self, record: Record, file: str) -> bool:
        """Keep the game from now on in a file that somebody named; say what came of it."""
        if not file:
            say(self._words, "save-where")
        if not file or not self._write(record, file):
            return False
        self.file = file
        say(self._words, "saved", file=file, command=resume_command(file))
        return True

    def _write(self, record: Record, file: str) -> bool:
        """Write the record to a file; say why, if that cannot be."""
        try:
            write_record(record, file)
        except ForeignFileError:
            say(self._words, "save-foreign", file=file)
            return False
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            say(self._words, "save-failed", file=file, reason=reason)
            return False
        return True
