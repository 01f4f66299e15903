"""The files that build, check and install the package."""

from __future__ import annotations

import os
import re
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import caserne

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "caserne"
COMPILED = ("core", "games", "play", "bots", "envs")
MARKER = "# mypyc: no"


def project() -> dict[str, Any]:
    """Read pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements() -> list[str]:
    """List what the package runs on, is built with and is checked with."""
    table = project()
    extras = table["project"]["optional-dependencies"].values()
    return [
        *table["build-system"]["requires"],
        *table["project"]["dependencies"],
        *(requirement for extra in extras for requirement in extra),
    ]


def name_of(requirement: str) -> str:
    """Take the name off a requirement, in the form that makes two spellings the same."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~\[; ]", requirement)[0]).lower()


def pins() -> dict[str, str]:
    """Read constraints.txt: each name with its pin."""
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name_of(line): line for line in lines}


def modules() -> list[str]:
    """List the modules of the packages that are compiled."""
    files = (path for package in COMPILED for path in (SOURCE / package).rglob("*.py"))
    names = (".".join(path.relative_to(SOURCE.parent).with_suffix("").parts) for path in files)
    return sorted(name.removesuffix(".__init__") for name in names)


def source_of(module: str) -> str:
    """Read the source of a module."""
    stem = SOURCE.parent.joinpath(*module.split("."))
    path = stem / "__init__.py" if stem.is_dir() else stem.with_suffix(".py")
    return path.read_text(encoding="utf-8")


def test_every_requirement_is_pinned() -> None:
    """A fresh install takes the versions that the checks ran with."""
    assert {name_of(requirement) for requirement in requirements()} <= pins().keys()


def test_no_test_of_environments_waits_for_a_library() -> None:
    """Whatever ``caserne.envs`` and the lab can use comes with the tools: no test is skipped."""
    extras = project()["project"]["optional-dependencies"]
    for extra in ("envs", "cluster", "export", "plots", "openspiel"):
        assert set(extras[extra]) <= set(extras["dev"])
    for file in (ROOT / "tests" / "envs").glob("*.py"):
        assert not re.search("importorskip|skipif|pytest.skip", file.read_text(encoding="utf-8"))


def test_constraints_hold_pins_only() -> None:
    """No pin names an index, an address or a file."""
    assert all(re.fullmatch(r"[\w.-]+==[\w.+!-]+", pin) for pin in pins().values())


def test_the_compiler_is_the_type_checker() -> None:
    """An isolated build compiles with the mypy that constraints.txt pins."""
    assert pins()["mypy"] in project()["build-system"]["requires"]


def test_nothing_is_built_into_the_source_tree() -> None:
    """The source stays interpreted whatever was compiled from it."""
    suffixes = tuple(EXTENSION_SUFFIXES)
    assert not [path for path in SOURCE.rglob("*") if path.name.endswith(suffixes)]


def test_the_package_is_typed() -> None:
    """The marker that lets type checkers read the annotations is installed."""
    assert (Path(caserne.__file__).parent / "py.typed").is_file()


def test_a_module_is_compiled_unless_marked() -> None:
    """In the compiled install, the marker near the top of a module decides, and nothing else."""
    if os.environ.get("CASERNE_EXPECT") != "compiled":
        pytest.skip("about the compiled install")
    marked = {name for name in modules() if MARKER in source_of(name).splitlines()[:30]}
    origins = {name: spec.origin or "" for name in modules() if (spec := find_spec(name))}
    assert {name for name, origin in origins.items() if origin.endswith(".py")} == marked


def test_every_target_is_in_the_help() -> None:
    """``make help`` prints the lines that carry a ``##``; no target goes without."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    phony = re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    assert phony is not None
    described = set(re.findall(r"^([a-z-]+):.*## ", text, re.MULTILINE))
    assert set(phony[1].split()) - {"FORCE"} == described
