"""How the typed core is compiled: what decides it, and what the compiled modules depend on."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

import pytest
from building import compiler, library

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = [Path("src/caserne/core/state.py")]
CC: Final = os.environ.get("CC") or shutil.which("gcc")
CHOOSY: Final = f"""\
#!/bin/sh
for word in "$@"; do
  case "$word" in {{refused}}) echo "cc: unknown option $word" >&2; exit 1;; esac
done
exec {CC} "$@"
"""
"""Stands in for a compiler that does not know some flags."""
PLAIN: Final = library.Plan(["-fvisibility=hidden"], guided=False)

needs_gcc = pytest.mark.skipif(CC is None, reason="there is no gcc")


@pytest.fixture
def choosy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Put a compiler in place that refuses all that has to do with counting."""
    path = tmp_path / "cc"
    path.write_text(CHOOSY.format(refused="-fprofile*"), encoding="utf-8")
    path.chmod(0o755)
    monkeypatch.setenv("CC", str(path))
    return str(path)


@needs_gcc
def test_gcc_can_count(tmp_path: Path) -> None:
    """What it makes leaves its counts, and can be made anew by them."""
    assert compiler.can_count([], tmp_path)


@needs_gcc
@pytest.mark.usefixtures("choosy")
def test_a_compiler_that_cannot_count_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then it is compiled once."""
    monkeypatch.delenv("CASERNE_COMPILE", raising=False)
    monkeypatch.delenv("CASERNE_PGO", raising=False)
    plan = library.plan(tmp_path)
    assert plan is not None
    assert not plan.guided


@needs_gcc
@pytest.mark.usefixtures("choosy")
def test_who_insists_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a sentence, and with how to go on."""
    monkeypatch.setenv("CASERNE_PGO", "1")
    with pytest.raises(SystemExit):
        library.plan(tmp_path)
    assert "CASERNE_PGO=1 insists on counting" in capsys.readouterr().err


@needs_gcc
def test_nobody_need_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``CASERNE_PGO=0`` compiles once, whatever the compiler can."""
    monkeypatch.setenv("CASERNE_PGO", "0")
    plan = library.plan(tmp_path)
    assert plan is not None
    assert not plan.guided


@pytest.mark.parametrize("name", ["CASERNE_COMPILE", "CASERNE_PGO"])
def test_a_switch_is_on_off_or_unset(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anything else is told."""
    monkeypatch.setenv(name, "perhaps")
    with pytest.raises(SystemExit):
        library.plan(tmp_path)
    assert f"{name}: expected 0, 1 or nothing, got 'perhaps'" in capsys.readouterr().err


def test_without_a_compiler_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And says that it was not compiled."""
    monkeypatch.delenv("CASERNE_COMPILE", raising=False)
    monkeypatch.setenv("CC", str(tmp_path / "nothing"))
    assert library.plan(tmp_path) is None
    assert "NOT compiled: no C compiler at hand" in capsys.readouterr().err


def test_what_is_kept_depends_on_how_it_was_made() -> None:
    """Other flags, or counting, make another library."""
    keys = {
        library.key(ROOT, SOURCES, plan)
        for plan in (PLAIN, PLAIN._replace(guided=True), PLAIN._replace(flags=[]))
    }
    assert len(keys) == 3


@pytest.mark.parametrize(("guided", "changed"), [(True, True), (False, False)])
def test_what_is_kept_depends_on_what_was_played(
    tmp_path: Path, *, guided: bool, changed: bool
) -> None:
    """If anything was: other games, other counts."""
    plan = PLAIN._replace(guided=guided)
    for path in (*library.WORKOUT, *SOURCES):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    shutil.copytree(ROOT / "building", tmp_path / "building")
    before = library.key(tmp_path, SOURCES, plan)
    (tmp_path / library.WORKOUT[0]).write_text("ACTIONS = 1\n", encoding="utf-8")
    assert (library.key(tmp_path, SOURCES, plan) != before) == changed


def write(path: Path, text: str) -> None:
    """Write a file, and the folders it is in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a package with one module to compile, and something to count in it."""
    monkeypatch.delenv("CASERNE_BUILD_CACHE", raising=False)
    monkeypatch.setenv("CASERNE_COMPILE", "1")
    monkeypatch.setenv("CASERNE_PGO", "1")
    root = tmp_path / "root"
    for package in ("", "core/", "lab/"):
        write(root / f"src/caserne/{package}__init__.py", "")
    write(root / "src/caserne/core/sums.py", "def twice(n: int) -> int:\n    return n + n\n")
    return root


WORKOUT: Final = """\
from caserne.core import sums
assert not sums.__file__.endswith(".py"), sums.__file__
assert sums.twice(3) == 6
open({noted!r}, "a").write("played ")
"""


@needs_gcc
def test_what_counts_plays_before_it_is_compiled_again(small: Path, tmp_path: Path) -> None:
    """The workout runs once, on compiled modules; what comes of it runs too, and counts no more."""
    noted = tmp_path / "noted"
    write(small / library.WORKOUT[0], WORKOUT.format(noted=str(noted)))
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    built = library.compiled(small, scratch)
    assert built is not None
    assert noted.read_text(encoding="utf-8") == "played "
    counts = list((scratch / "objects").rglob(compiler.COUNTS))
    assert counts
    for path in counts:
        path.unlink()
    installed = shutil.copytree(small / "src", tmp_path / "installed")
    shutil.copytree(built, installed, dirs_exist_ok=True)
    compiler.run(["-m", "caserne.lab.workout"], installed)
    assert not list((scratch / "objects").rglob(compiler.COUNTS))


def test_games_that_fail_are_told(
    small: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Not as a fault of mypyc or of the C compiler; and how to do without them."""
    write(small / library.WORKOUT[0], "raise ValueError('a man down')\n")
    monkeypatch.setattr(library, "plan", lambda _: PLAIN._replace(guided=True))
    monkeypatch.setattr(library, "_translate", lambda *_: [])
    monkeypatch.setattr(library, "build", lambda *_: small / "src")
    with pytest.raises(SystemExit):
        library.compiled(small, tmp_path / "scratch")
    told = capfd.readouterr().err
    assert "a man down" in told
    *_, why, how = told.splitlines()
    assert why == "caserne: the games to count failed, as said above"
    assert "CASERNE_PGO=0" in how
