"""``caserne backup`` and ``caserne restore``: what is told of them, and what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from tests.store.keeping import SEATS, TABLE

from caserne.cli import main
from caserne.store.opening import open_store

if TYPE_CHECKING:
    from pathlib import Path


def run(*words: str) -> tuple[int, str]:
    """Run the command; give how it ended and what it said."""
    done = CliRunner().invoke(main, words)
    return done.exit_code, done.output


def test_tables_are_backed_up_and_restored(tmp_path: Path) -> None:
    """A backup of one database fills another, and both commands say how much there was."""
    first, second, file = (str(tmp_path / name) for name in ("a.db", "b.db", "kept"))
    store = open_store(tmp_path / "a.db")
    store.create(TABLE, SEATS, ["* roll 1-1"]).result(10)
    store.close()
    assert run("backup", file, "--database", first) == (0, f"4 rows in {file}\n")
    assert run("restore", file, "--database", second) == (0, f"4 rows from {file}\n")
    store = open_store(tmp_path / "b.db")
    assert store.lines("abcd") == ["* roll 1-1"]
    store.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("backup", "kept", "--database", "none.db"), "no file none.db"),
        (("backup", "nowhere/kept", "--database", "a.db"), "No such file or directory"),
        (("restore", "none", "--database", "b.db"), "No such file or directory"),
        (("restore", "a.db", "--database", "b.db"), "expected a whole backup of Caserne"),
        (("restore", "kept", "--database", "a.db"), "without tables, got 1"),
        (("backup", "kept", "--database", "mysql://x"), "expected a file or postgresql://"),
        (("backup",), "FILE"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    """A wrong file or database is an error that says what was expected."""
    monkeypatch.chdir(tmp_path)
    store = open_store(tmp_path / "a.db")
    store.create(TABLE, SEATS, []).result(10)
    store.close()
    assert run("backup", "kept", "--database", "a.db")[0] == 0
    code, output = run(*words)
    assert code in {1, 2}
    assert said in output
    assert "Traceback" not in output
