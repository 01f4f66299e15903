"""Buckets: so much at once, so much a second, and no memory of those long gone."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from caserne.core.errors import UnreadableError
from caserne.server.limits import Addresses, Bucket, Limits, read_limits

OPERATING = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")


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


def test_what_was_used_already_is_paid_back_first() -> None:
    """A debt is taken of what comes in; nothing is given before it is paid."""
    clock = Clock()
    bucket = Bucket(1.0, 2.0, clock)
    bucket.owe(5.0)
    assert not bucket.take(0.0)
    clock.now = 4.0
    assert [bucket.take(), bucket.take()] == [True, False]


def test_limits_are_read() -> None:
    """Each is named with its value; the others stay as they are."""
    expected = msgspec.structs.replace(Limits(), sockets=7, hello=0.5)
    assert read_limits(["sockets=7", "hello=0.5"]) == expected
    assert read_limits([]) == Limits()


@pytest.mark.parametrize(
    "text",
    [
        *("", "sockets", "sockets=", "sockets=0", "sockets=-1", "sockets=1.5", "hello=nan"),
        *("hello=inf", "hello=0", "Sockets=1", "=1", "sockets=1=2", "messages=1e999"),
    ],
)
def test_what_is_no_limit_is_refused(text: str) -> None:
    """A name that there is not, and a value that is none, are told with what was expected."""
    with pytest.raises(UnreadableError, match="limit"):
        read_limits([text])


def test_every_limit_is_in_the_document() -> None:
    """The operator's page has every limit with its default."""
    listed = OPERATING[OPERATING.index("| limit |") :].partition("\n\n")[0]
    rows = dict(re.findall(r"^\| `([a-z_]+)` \| ([^|]+?) \|", listed, re.MULTILINE))
    for field in msgspec.structs.fields(Limits):
        is_computed = field.default is msgspec.NODEFAULT
        shown = "processors - 1" if is_computed else f"{field.default:,}".removesuffix(".0")
        assert rows.pop(field.name) == shown
    assert rows == {}
