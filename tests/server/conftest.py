"""A server that the tests of a module share; each makes tables of its own."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from tests.server.harness import Running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.postgres import Cluster

    from caserne.store.opening import Address


@pytest.fixture(scope="session", autouse=True)
def _quick_turns() -> Iterator[None]:
    """Let the threads of server and clients, which share an interpreter, take turns quickly."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.0002)
    yield
    sys.setswitchinterval(before)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """Give a new place to keep tables in, of each kind there is."""
    if request.param == "sqlite":
        return tmp_path / "tables.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.schema()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Serve from a database of its own."""
    with Running(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running
