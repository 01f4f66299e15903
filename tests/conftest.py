"""What all tests share: the marker ``rule``, and which build of the package must be under test."""

from __future__ import annotations

import os
import zlib
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest
from tests.postgres import Cluster

import caserne.games
from caserne.games.flashpoint.printed import opened
from caserne.lab.trace import Claim, calls, find_claims, never_called

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

pytest_plugins = ["pytester"]
pytest.register_assert_rewrite(
    *(f"tests.laws.{module}" for module in ("laws", "flashpoint", "feurio", "onfire", "toy"))
)

CLAIMS = pytest.StashKey[list[Claim]]()
GAMES = Path(caserne.games.__file__).parent
LONG = ("tests/server/test_matrix.py", "tests/cli/test_bench.py")
"""Tests that take longest: begun last, one of them would be waited for when all others are over."""


def build() -> Literal["compiled", "interpreted"]:
    """Tell which build is imported."""
    file = import_module("caserne.core.state").__file__
    return "interpreted" if file is not None and file.endswith(".py") else "compiled"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a project of its own, as the tests of this plugin make, say where its functions are."""
    parser.addini("rule_sources", "folders whose functions claim rules", "paths", [GAMES])


def pytest_configure(config: pytest.Config) -> None:
    """Refuse the wrong build; read off the source which function claims which rule."""
    wanted = os.environ.get("CASERNE_EXPECT", "")
    if wanted not in {"", build()}:
        message = f"CASERNE_EXPECT: expected the {wanted} build of caserne, got the {build()} one"
        raise pytest.UsageError(message)
    config.addinivalue_line(
        "markers", "rule(*ids): the test claims these rules, and must run what decides them"
    )
    sources = config.getini("rule_sources")
    config.stash[CLAIMS] = [claim for source in sources for claim in find_claims(source)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, and mix the rest module by module.

    Each process begins with a stretch of the list: none shall have all the browser's tests.
    """
    items.sort(key=lambda item: (not item.nodeid.startswith(LONG), mixed(item)))


def mixed(item: pytest.Item) -> tuple[int, str]:
    """Give a place in the list to a module, the same in every process."""
    module = item.nodeid.partition("::")[0]
    return zlib.crc32(module.encode()), module


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Fail a test that claims a rule and runs no function that claims it too.

    Compiled functions do not show in a profiler, so there the claim is not checked.
    """
    rules = [rule for marker in item.iter_markers("rule") for rule in marker.args]
    if not rules or build() == "compiled":
        return (yield)
    opened.cache_clear()  # what a board's reader decides is decided anew
    with calls() as seen:
        result = yield
    if complaints := never_called(rules, item.config.stash[CLAIMS], seen):
        pytest.fail("\n".join(complaints), pytrace=False)
    return result


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Run a PostgreSQL, where one is installed; it need not outlive the machine."""
    with Cluster() as running:
        yield running
