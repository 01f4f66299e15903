"""The C compiler: what it can, and building extension modules with it."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

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
COUNTING: Final = ["-fprofile-generate", "-fprofile-update=single"]
"""What makes gcc's programs count how often each of their parts runs."""
GUIDED: Final = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"]
"""What makes gcc go by such counts, which it looks for beside the objects."""
COUNTS: Final = "*.gcda"


def without_linking(flags: list[str]) -> list[str]:
    """Leave out optimization across the files: counts are taken before it, and it takes long."""
    return [flag for flag in flags if not flag.startswith("-flto")]


def best_flags(scratch: Path) -> tuple[list[str], str]:
    """Give the best flags that the compiler understands; or else none, and what hinders it."""
    told = ""
    for number, flags in enumerate(FLAGS):
        told = _probe(flags, scratch / f"probe{number}")
        if not told:
            return flags, ""
    if "Python.h" in told:
        return [], "the C compiler finds no Python.h (on Debian: the package python3-dev)"
    return [], "no C compiler at hand (on Debian: the packages gcc and python3-dev)"


def can_count(flags: list[str], scratch: Path) -> bool:
    """Tell whether what the compiler makes can count its steps, and be made anew by the counts.

    Others than gcc may know the flags, but leave their counts elsewhere and in another form.
    """
    counting = scratch / "counting"
    if _probe([*flags, *COUNTING], counting) or not any(counting.rglob(COUNTS)):
        return False
    return not _probe([*flags, *GUIDED], scratch / "guided")


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
                run(["-c", "import caserne_probe"], build([extension], scratch))
        except Exception as error:  # noqa: BLE001 - setuptools raises what it likes
            output.seek(0)
            return f"{output.read()}{error}"
    return ""


def run(arguments: list[str], path: Path) -> None:
    """Run a Python of its own in a directory, whose modules it finds before all others.

    The order of its sets is always the same, and so is then what it does. Some compilers' programs
    leave their counts where they run.
    """
    paths = os.pathsep.join(filter(None, [str(path), os.environ.get("PYTHONPATH")]))
    surroundings = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, *arguments], cwd=path, env=surroundings, check=True)  # noqa: S603 - our own


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


def build(extensions: list[Any], scratch: Path) -> Path:
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
    command.force = True  # what was compiled to count is no reason not to compile it again
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
