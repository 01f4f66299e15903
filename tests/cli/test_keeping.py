"""A game is kept in a file, and no other file is harmed."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import pytest

from caserne import games
from caserne.cli.keeping import ForeignFileError, resume_command, write_record
from caserne.play.record import Record, read_record

if TYPE_CHECKING:
    from pathlib import Path

RECORD = Record(games.find("flashpoint").from_text("firefighters=1"), [], {0: "person"})


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    """The file holds the record, and nothing is left beside it."""
    write_record(RECORD, str(tmp_path / "game"))
    text = (tmp_path / "game").read_text(encoding="utf-8")
    assert read_record(text, games.find).write() == RECORD.write()
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


@pytest.mark.parametrize("before", ["", "caserne record 1\ngame flashpoint\n\n1 place 3-0\n"])
def test_a_record_may_be_written_over(tmp_path: Path, before: str) -> None:
    """So may an empty file."""
    (tmp_path / "game").write_text(before, encoding="utf-8")
    write_record(RECORD, str(tmp_path / "game"))
    assert (tmp_path / "game").read_text(encoding="utf-8") == RECORD.write()


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    """A text that is no record stays as it is."""
    (tmp_path / "diary").write_text("caserne? No.", encoding="utf-8")
    with pytest.raises(ForeignFileError):
        write_record(RECORD, str(tmp_path / "diary"))
    assert (tmp_path / "diary").read_text(encoding="utf-8") == "caserne? No."


def test_what_is_no_file_is_left_alone(tmp_path: Path) -> None:
    """Neither a folder nor a device is replaced."""
    for name in (str(tmp_path), "/dev/null"):
        with pytest.raises(ForeignFileError):
            write_record(RECORD, name)


def test_a_link_is_followed(tmp_path: Path) -> None:
    """The file it points to is written; the link stays one."""
    (tmp_path / "link").symlink_to(tmp_path / "game")
    write_record(RECORD, str(tmp_path / "link"))
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "game").read_text(encoding="utf-8") == RECORD.write()


def test_the_command_to_go_on_fits_a_shell() -> None:
    """A name with blanks is one word of it."""
    assert shlex.split(resume_command("my game"))[-2:] == ["--resume", "my game"]
