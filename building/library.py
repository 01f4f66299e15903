"""The typed core as compiled modules: made with mypyc, where a C compiler is at hand.

``CASERNE_COMPILE=0`` never compiles, ``CASERNE_COMPILE=1`` insists on it, unset compiles if it can.
``CASERNE_PGO=0`` compiles once. Else, where the C compiler can, what was compiled plays some games
(``caserne.lab.workout``), and is compiled again by what was counted in them.
``CASERNE_BUILD_CACHE=DIR`` keeps what was compiled, so that the next build of the same sources
finds it there; without it the work is done in a temporary directory.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
from contextlib import chdir
from copy import copy
from importlib.metadata import version as installed
from itertools import islice
from pathlib import Path
from subprocess import CalledProcessError
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from building.compiler import COUNTING, GUIDED, best_flags, build, can_count, run, without_linking
from building.voice import say, stop

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGES: Final = ("core", "games", "play", "bots", "envs")
"""The packages of ``caserne`` whose modules are compiled."""
MARKER: Final = "# mypyc: no"
"""A module with this line near its top stays interpreted."""
MARKER_LINES: Final = 30
HOW_TO_GO_ON: Final = (
    "To install without compiling (the same game, slower), set CASERNE_COMPILE=0 and try again."
)
NOT_COUNTING: Final = "To compile without counting first, set CASERNE_PGO=0 and try again."
SHARED: Final = "caserne__mypyc"
"""The library with all the code; the modules only open it."""
WORKOUT: Final = tuple(
    Path("src/caserne/lab", name) for name in ("workout.py", "measures.py", "tasks.py")
)
"""What decides which games are played between the two compilations."""
OURS: Final = sorted(path.name for path in Path(__file__).parent.glob("*.py"))


class Plan(NamedTuple):
    """How to compile: with which flags, and whether by counts."""

    flags: list[str]
    guided: bool


SLOWER: Final = "It plays the same, about 20 times slower."


def compiled(root: Path, scratch: Path) -> Path | None:
    """Give the directory with the compiled modules, laid out as in the wheel, if there can be."""
    how = plan(scratch)
    if how is None:
        return None
    sources = [path.relative_to(root) for path in _sources(root)]
    keep = os.environ.get("CASERNE_BUILD_CACHE")
    if not keep:
        return _compile(root, sources, how, scratch)
    library = Path(keep).resolve() / f"caserne-{key(root, sources, how)}"
    if library.is_dir():
        say("nothing to compile has changed since the last build")
    else:
        _keep(_compile(root, sources, how, scratch), library)
    return library


def plan(scratch: Path) -> Plan | None:
    """Find out how to compile, or say why nothing is."""
    wish, counts = _switch("CASERNE_COMPILE"), _switch("CASERNE_PGO")
    if wish == "0":
        say(f"NOT compiled: CASERNE_COMPILE=0 asks for it. {SLOWER}")
        return None
    flags, hindrance = best_flags(scratch)
    if hindrance:
        if wish == "1":
            stop(f"CASERNE_COMPILE=1 insists on compiling, but {hindrance}", HOW_TO_GO_ON)
        say(f"NOT compiled: {hindrance}. {SLOWER}")
        return None
    guided = counts != "0" and can_count(flags, scratch)
    if counts == "1" and not guided:
        stop("CASERNE_PGO=1 insists on counting, but the C compiler cannot", NOT_COUNTING)
    return Plan(flags, guided)


def _switch(name: str) -> str:
    """Read a variable that says never, by all means, or nothing."""
    value = os.environ.get(name, "")
    if value not in {"", "0", "1"}:
        stop(f"{name}: expected 0, 1 or nothing, got {value!r}", HOW_TO_GO_ON)
    return value


def _keep(fresh: Path, library: Path) -> None:
    """Move what was compiled to where the next build looks for it, in place of the last."""
    library.parent.mkdir(parents=True, exist_ok=True)
    for old in library.parent.glob("caserne-*"):
        shutil.rmtree(old)
    unfinished = library.parent / "caserne-unfinished"
    shutil.move(fresh, unfinished)
    unfinished.rename(library)


def _sources(root: Path) -> Iterator[Path]:
    """List every module of the compiled packages, those that stay interpreted included."""
    for package in PACKAGES:
        yield from sorted((root / "src" / "caserne" / package).rglob("*.py"))


def _is_compiled(module: Path) -> bool:
    """Tell whether a module lacks the marker."""
    with module.open(encoding="utf-8") as lines:
        return all(line.rstrip() != MARKER for line in islice(lines, MARKER_LINES))


def key(root: Path, sources: list[Path], how: Plan) -> str:
    """Name all that the compiled modules depend on by one hash."""
    total = hashlib.sha256(repr((sys.version, sysconfig.get_platform(), how)).encode())
    for tool in ("mypy", "librt", "msgspec"):
        total.update(installed(tool).encode())
    for name in ("CC", "CFLAGS", "LDFLAGS"):
        total.update(os.environ.get(name, "").encode())
    builders = [Path("building") / name for name in OURS]
    for path in [*builders, *sources, *(WORKOUT if how.guided else ())]:
        content = (root / path).read_bytes()
        total.update(f"{path.as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()[:16]


def _compile(root: Path, sources: list[Path], how: Plan, scratch: Path) -> Path:
    """Compile with mypyc, one C file a module, as many at once as there are processors.

    Hidden names and optimization across the files give the C compiler what one big file would:
    measured on Flash Point and two processors, 18 s for 1.5 M actions/s; without them 20 s for
    1.1 M; one big file 30 s for 1.0 M, with hidden names 1.5 M.
    """
    modules = [str(path) for path in sources if _is_compiled(root / path)]
    say(f"compiling {len(modules)} modules")
    with chdir(root):
        extensions = _translate(modules, scratch)
        if not how.guided:
            return _build(extensions, how.flags, scratch)
        counting = _build(extensions, [*without_linking(how.flags), *COUNTING], scratch)
        _train(root, counting, scratch)
        say("compiling again, by what was counted")
        shared = [extension for extension in extensions if extension.name == SHARED]
        return _build(shared, [*how.flags, *GUIDED], scratch)


def _translate(modules: list[str], scratch: Path) -> list[Any]:
    """Have mypyc write the C: one extension for all the code, and one a module to open it."""
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only to compile

    try:
        extensions: list[Any] = mypycify(
            ["--config-file=", *modules],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name="caserne",
            target_dir=str(scratch / "c"),
        )
    except SystemExit:
        stop("mypyc refuses the modules: its messages are above", HOW_TO_GO_ON)
    return extensions


def _build(extensions: list[Any], flags: list[str], scratch: Path) -> Path:
    """Have the C compiler build extensions with some flags more, or say that it failed."""
    try:
        return build(_with_flags(extensions, flags), scratch)
    except Exception as error:  # noqa: BLE001 - setuptools raises what it likes
        stop(f"the C compiler failed: {error}", HOW_TO_GO_ON)


def _with_flags(extensions: list[Any], flags: list[str]) -> list[Any]:
    """Give extensions, the one with all the code with some flags more."""
    found = [copy(extension) for extension in extensions]
    for extension in found:
        if extension.name == SHARED:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            extension.extra_link_args = [*extension.extra_link_args, "-O3", *flags]
    return found


def _train(root: Path, library: Path, scratch: Path) -> None:
    """Have what counts play some games: from a copy of the package, with the library in it."""
    say("playing some games, to count what is often done in them")
    package = scratch / "training"
    shutil.copytree(root / "src" / "caserne", package / "caserne")
    shutil.copytree(library, package, dirs_exist_ok=True)
    try:
        run(["-m", "caserne.lab.workout"], package)
    except CalledProcessError:
        stop("the games to count failed, as said above", NOT_COUNTING)
