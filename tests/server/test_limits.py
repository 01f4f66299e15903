"""Buckets: so much at once, so much a second, and no memory of those long gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.server.limits import Addresses, Bucket

if TYPE_CHECKING:
    import pytest


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        """Start at nought."""
        self.now = 0.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


def test_a_bucket_empties_and_fills() -> None:
    """A burst passes, then nothing, then as much as the time that went by."""
    clock = Clock()
    bucket = Bucket(2.0, 3.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_share() -> None:
    """What one address used up is there for another."""
    addresses = Addresses(0.001, 1.0)
    assert addresses.take("a", 1.0)
    assert not addresses.take("a", 1.0)
    assert addresses.take("b", 1.0)


def test_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many addresses ask, only so many are remembered."""
    monkeypatch.setattr(Addresses, "MOST", 10)
    addresses = Addresses(1000.0, 1.0)
    for number in range(1000):
        assert addresses.take(str(number), 1.0)
        assert len(addresses._buckets) <= 10  # noqa: SLF001 - the memory is the claim
