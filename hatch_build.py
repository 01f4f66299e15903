"""Compile the typed core with mypyc while the wheel is built, where a C compiler is at hand.

``CASERNE_COMPILE=0`` never compiles, ``CASERNE_COMPILE=1`` insists on it, unset compiles if it can.
``CASERNE_BUILD_CACHE=DIR`` keeps what was compiled, so that the next build of the same sources
finds it there; without it the work is done in a temporary directory.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cached_property
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.metadata import version as installed
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

COMPILED: Final = ("core", "games", "play", "bots")
"""The packages of ``caserne`` whose modules are compiled."""
MARKER: Final = "# mypyc: no"
"""A module with this line near its top stays interpreted."""
MARKER_LINES: Final = 30
HOW_TO_GO_ON: Final = (
    "To install without compiling (the same game, slower), set CASERNE_COMPILE=0 and try again."
)
PROBE: Final = """\
#include <Python.h>
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "caserne_probe"};
PyMODINIT_FUNC PyInit_caserne_probe(void) { return PyModule_Create(&definition); }
"""


def _processors() -> int:
    """Count the processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


HIDDEN: Final = "-fvisibility=hidden"
FLAGS: Final[tuple[list[str], ...]] = (
    [HIDDEN, f"-flto={_processors()}"],
    [HIDDEN, "-flto=thin"],
    [HIDDEN],
    [],
)
"""The flags to try, best first: of gcc, of clang with its own linker, of either, of any."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules, beside their sources, to the wheel."""

    def dependencies(self) -> list[str]:
        """Ask for what the compiled modules import: mypyc reads its types."""
        return [] if os.environ.get("CASERNE_COMPILE") == "0" else self.metadata.core.dependencies

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this is no ordinary wheel or there is nothing to compile with."""
        if self.target_name != "wheel" or version == "editable":
            return
        try:
            library = self._library()
        except BaseException:
            self._clean()
            raise
        if library is None:
            return
        built = sorted(path for path in library.rglob("*") if path.is_file())
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        _say(f"compiled: {len(built) - 1} modules")  # and the library they share

    def finalize(
        self,
        version: str,  # noqa: ARG002 - hatchling calls it so
        build_data: dict[str, Any],  # noqa: ARG002 - hatchling calls it so
        artifact_path: str,  # noqa: ARG002 - hatchling calls it so
    ) -> None:
        """Leave nothing behind once the wheel is written."""
        self._clean()

    @cached_property
    def _scratch(self) -> Path:
        return Path(tempfile.mkdtemp(prefix="caserne-build-"))

    def _clean(self) -> None:
        shutil.rmtree(self._scratch, ignore_errors=True)

    def _library(self) -> Path | None:
        """Give the directory with the compiled modules, laid out as in the wheel."""
        try:
            flags = _flags(self._scratch)
        except _UncompiledError as reason:
            _say(f"NOT compiled: {reason}. It plays the same, about 20 times slower.")
            return None
        root = Path(self.root)
        sources = [path.relative_to(root) for path in _sources(root)]
        keep = os.environ.get("CASERNE_BUILD_CACHE")
        if not keep:
            return _compile(root, sources, flags, self._scratch)
        library = Path(keep).resolve() / f"caserne-{_key(root, sources, flags)}"
        if library.is_dir():
            _say("nothing to compile has changed since the last build")
        else:
            _keep(_compile(root, sources, flags, self._scratch), library)
        return library


class _UncompiledError(Exception):
    """Says why the modules are not to be compiled."""


def _flags(scratch: Path) -> list[str]:
    """Find the compiler's best flags, or raise ``_UncompiledError``."""
    wish = os.environ.get("CASERNE_COMPILE", "")
    if wish not in {"", "0", "1"}:
        _stop(f"CASERNE_COMPILE: expected 0, 1 or nothing, got {wish!r}")
    if wish == "0":
        raise _UncompiledError("CASERNE_COMPILE=0 asks for it")
    told = ""
    for number, flags in enumerate(FLAGS):
        told = _probe(flags, scratch / f"probe{number}")
        if not told:
            return flags
    hindrance = (
        "the C compiler finds no Python.h (on Debian: the package python3-dev)"
        if "Python.h" in told
        else "no C compiler at hand (on Debian: the packages gcc and python3-dev)"
    )
    if wish == "1":
        _stop(f"CASERNE_COMPILE=1 insists on compiling, but {hindrance}")
    raise _UncompiledError(hindrance)


def _probe(flags: list[str], scratch: Path) -> str:
    """Build and load a smallest extension; give what was said if that fails, else nothing."""
    from setuptools import Extension  # noqa: PLC0415 - needed only to compile

    scratch.mkdir()
    source = scratch / "caserne_probe.c"
    source.write_text(PROBE, encoding="utf-8")
    extension = Extension(
        "caserne_probe", [str(source)], extra_compile_args=flags, extra_link_args=flags
    )
    with (scratch / "output").open("w+", encoding="utf-8") as output:
        try:
            with _output_to(output.fileno()):
                built = next(_build([extension], scratch).iterdir())
                ExtensionFileLoader("caserne_probe", str(built)).create_module(
                    ModuleSpec("caserne_probe", None, origin=str(built))
                )
        except Exception as error:  # noqa: BLE001 - setuptools raises what it likes
            output.seek(0)
            return f"{output.read()}{error}"
    return ""


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
    for package in COMPILED:
        yield from sorted((root / "src" / "caserne" / package).rglob("*.py"))


def _is_compiled(module: Path) -> bool:
    """Tell whether a module lacks the marker."""
    with module.open(encoding="utf-8") as lines:
        return all(line.rstrip() != MARKER for line in islice(lines, MARKER_LINES))


def _key(root: Path, sources: list[Path], flags: list[str]) -> str:
    """Name all that the compiled modules depend on by one hash."""
    total = hashlib.sha256(repr((sys.version, sysconfig.get_platform(), flags)).encode())
    for tool in ("mypy", "librt", "msgspec"):
        total.update(installed(tool).encode())
    for name in ("CC", "CFLAGS", "LDFLAGS"):
        total.update(os.environ.get(name, "").encode())
    for path in [Path("hatch_build.py"), *sources]:
        content = (root / path).read_bytes()
        total.update(f"{path.as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()[:16]


@contextmanager
def _output_to(file: int) -> Iterator[None]:
    """Send what this process and its children print to another file."""
    saved = [(stream, os.dup(stream)) for stream in (1, 2)]
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        for stream, _ in saved:
            os.dup2(file, stream)
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for stream, copy in saved:
            os.dup2(copy, stream)
            os.close(copy)


def _compile(root: Path, sources: list[Path], flags: list[str], scratch: Path) -> Path:
    """Compile with mypyc, one C file a module, as many at once as there are processors.

    Hidden names and optimization across the files give the C compiler what one big file would:
    measured on Flash Point and two processors, 18 s for 1.5 M actions/s; without them 20 s for
    1.1 M; one big file 30 s for 1.0 M, with hidden names 1.5 M.
    """
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only to compile

    modules = [str(path) for path in sources if _is_compiled(root / path)]
    _say(f"compiling {len(modules)} modules (once; about half a minute for 4,000 lines)")
    before = Path.cwd()
    os.chdir(root)
    try:
        extensions = mypycify(
            ["--config-file=", *modules],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name="caserne",
            target_dir=str(scratch / "c"),
        )
        for extension in extensions:
            if extension.name == "caserne__mypyc":  # the others only open it
                extension.extra_compile_args += flags
                extension.extra_link_args += ["-O3", *flags]
        return _build(extensions, scratch)
    except SystemExit:
        _stop("mypyc refuses the modules: its messages are above")
    except Exception as error:  # noqa: BLE001 - setuptools raises what it likes
        _stop(f"the C compiler failed: {error}")
    finally:
        os.chdir(before)


def _build(extensions: list[Any], scratch: Path) -> Path:
    """Run setuptools' ``build_ext`` outside the source tree."""
    from setuptools import Distribution  # noqa: PLC0415 - needed only to compile
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class build_at_once(build_ext):  # noqa: N801 - setuptools' habit
        def build_extensions(self) -> None:
            self.compiler.compile = _compile_at_once(self.compiler)
            super().build_extensions()

    library = scratch / "library"
    command = build_at_once(Distribution({"name": "caserne", "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(scratch / "objects")
    command.parallel = _processors()
    command.ensure_finalized()
    command.run()
    return library


def _compile_at_once(compiler: Any) -> Callable[..., list[str]]:  # noqa: ANN401 - untyped
    """Replace a compiler's ``compile``, which takes the files of a library one after another."""

    def compile_all(  # noqa: PLR0913, PLR0917 - as in setuptools
        sources: list[str],
        output_dir: str | None = None,
        macros: list[Any] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,  # noqa: FBT001, FBT002 - as in setuptools
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        _, objects, postargs, preprocess, build = compiler._setup_compile(  # noqa: SLF001
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = compiler._get_cc_args(preprocess, debug, extra_preargs)  # noqa: SLF001

        def one(target: str) -> None:
            source, suffix = build[target]
            compiler._compile(target, source, suffix, arguments, postargs, preprocess)  # noqa: SLF001

        with ThreadPoolExecutor(_processors()) as pool:
            list(pool.map(one, build))
        result: list[str] = objects
        return result

    return compile_all


def _say(text: str) -> None:
    print(f"caserne: {text}", file=sys.stderr, flush=True)  # noqa: T201 - a build's only voice


def _stop(text: str) -> NoReturn:
    _say(text)
    _say(HOW_TO_GO_ON)
    sys.exit(1)
