"""Options are read from text, checked, and written back without the defaults."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from caserne.core.errors import UnreadableError
from caserne.core.options import read_options, write_options


class Tea(msgspec.Struct, frozen=True):
    """Options of every kind there is."""

    leaf: Literal["black", "green"] = "black"
    cups: Annotated[int, msgspec.Meta(ge=1, le=12)] = 2
    milk: bool = False
    label: str = "plain"


def read(text: str) -> Tea:
    """Read options for tea."""
    return read_options("tea", Tea, text)


def test_nothing_said_is_the_default() -> None:
    """Options that are not given have their defaults."""
    assert read("") == read("   ") == Tea()


def test_every_kind_of_option_is_read() -> None:
    """Words, numbers, yes and no, and free text are read, in any order."""
    assert read("label=a=b milk=yes cups=12 leaf=green") == Tea("green", 12, milk=True, label="a=b")


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (Tea(), ""),
        (Tea(cups=3), "cups=3"),
        (Tea("green", 1, milk=True, label="x"), "leaf=green cups=1 milk=yes label=x"),
        (Tea(label=""), "label="),
    ],
)
def test_options_round_trip(options: Tea, text: str) -> None:
    """Options are written in the order of the structure, without defaults, and read back."""
    assert write_options(options) == text
    assert read(text) == options


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cups", "tea option: expected name=value, got 'cups'"),
        ("size=3", "tea option: expected one of leaf, cups, milk, label, got 'size'"),
        ("=3", "tea option: expected one of leaf, cups, milk, label, got ''"),
        ("leaf=white", "tea option leaf: expected one of black, green, got 'white'"),
        ("milk=1", "tea option milk: expected yes or no, got '1'"),
        ("cups=two", "tea option cups: expected a number from 1 to 12, got 'two'"),
        ("cups=", "tea option cups: expected a number from 1 to 12, got ''"),
        ("cups=1.5", "tea option cups: expected a number from 1 to 12, got '1.5'"),
    ],
)
def test_unreadable_options(text: str, message: str) -> None:
    """What is no option is refused: where, what was expected, and what came."""
    with pytest.raises(UnreadableError) as caught:
        read(f"milk=no {text}")
    assert str(caught.value) == message


@pytest.mark.parametrize("cups", [0, 13, -1, 10**30, "9" * 5000])
def test_numbers_out_of_range(cups: object) -> None:
    """A number out of range is refused, however long it is."""
    with pytest.raises(UnreadableError, match=r"^tea option cups: expected a number from 1 to 12"):
        read(f"cups={cups}")
