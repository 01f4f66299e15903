"""Addresses of stores: which kind they name, and that their passwords are told to nobody."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from caserne.store.failing import StoreError
from caserne.store.opening import open_store, read_address, shown


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://ana:secret@db.example:5432/x", "postgresql://ana@db.example:5432/x"),
        ("postgres://db.example/x?password=secret&host=/run", "postgres://db.example/x?host=/run"),
        ("postgresql://ana:se:cr@et@db.example/x", "postgresql://ana@db.example/x"),
        ("postgresql://ana:secret@[/x", "postgresql://..."),
    ],
)
def test_an_address_is_told_without_its_password(address: str, told: str) -> None:
    """Users, hosts and names are told, secrets are not."""
    assert read_address(address) == address
    assert shown(address) == told


def test_a_file_is_a_file() -> None:
    """What is no address of a database server is a file's name."""
    assert read_address("tables.db") == Path("tables.db")
    assert shown(Path("a") / "tables.db") == "a/tables.db"


@pytest.mark.parametrize("address", ["mysql://secret@host/x", "sqlite:///tables.db"])
def test_what_there_is_no_store_for_is_refused(address: str) -> None:
    """Another database's address is no file's name, and its secrets are not repeated."""
    with pytest.raises(StoreError, match="expected a file or postgresql://") as caught:
        read_address(address)
    assert "secret" not in str(caught.value)


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its library PostgreSQL is not served, and one is told which that is."""
    monkeypatch.delitem(sys.modules, "caserne.store.postgres.store", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match="pip install 'caserne\\[postgres\\]'"):
        open_store("postgresql://db.example/x")
