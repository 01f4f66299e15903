"""What the tests of stores share: every kind of store there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.store.keeping import SEATS, TABLE, Keeper, Lite, Postgres

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from caserne.store.store import Store


@pytest.fixture(params=["sqlite", "postgres"])
def keeper(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Keeper]:
    """Keep tables in each of the ways there are."""
    keeper: Keeper
    if request.param == "sqlite":
        keeper = Lite(tmp_path)
    else:
        keeper = Postgres(request.getfixturevalue("cluster"))
    yield keeper
    keeper.close_all()


@pytest.fixture
def store(keeper: Keeper) -> Store:
    """Open a store that holds one table."""
    opened = keeper.open()
    opened.create(TABLE, SEATS, ["* roll 1-1"]).result(10)
    return opened
