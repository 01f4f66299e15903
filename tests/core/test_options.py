"""Options are read from text, checked, and written back without the defaults."""

from __future__ import annotations

import subprocess
import sys
from typing import Annotated, Literal

import msgspec
import pytest

from caserne.core.errors import UnreadableError
from caserne.core.options import (
    describe_options,
    read_options,
    read_values,
    values_of,
    write_options,
)
from caserne.games import GAMES
from caserne.games.flashpoint.game import FlashPointOptions


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
        ("label=strong", "tea option: expected each option once, got 'label=strong'"),
        ("cups=3 cups=3", "tea option: expected each option once, got 'cups=3'"),
    ],
)
def test_unreadable_options(text: str, message: str) -> None:
    """What is no option is refused: where, what was expected, and what came."""
    with pytest.raises(UnreadableError) as caught:
        read(f"label=mild {text}")
    assert str(caught.value) == message


@pytest.mark.parametrize("cups", [0, 13, -1, 10**30, "9" * 5000])
def test_numbers_out_of_range(cups: object) -> None:
    """A number out of range is refused, however long it is."""
    with pytest.raises(UnreadableError, match=r"^tea option cups: expected a number from 1 to 12"):
        read(f"cups={cups}")


TOGETHER = """
import sys, threading
from typing import Annotated
import msgspec
from caserne.core.options import read_options, read_values

FIELDS = [f"field{number}" for number in range(12)]

def kind(most):
    number = Annotated[int, msgspec.Meta(ge=0, le=most)]
    return msgspec.defstruct(f"Kind{most}", [(name, number, 0) for name in FIELDS])

def read():
    for kind in kinds:
        together.wait()
        READ[sys.argv[1]](kind)

READ = {
    "values": lambda kind: read_values("game", kind, dict.fromkeys(FIELDS, 0)),
    "text": lambda kind: read_options("game", kind, " ".join(f"{name}=0" for name in FIELDS)),
}
kinds = [kind(most) for most in range(500)]
together = threading.Barrier(4)
sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("all read")
"""
"""Several threads are the first to read options of a kind, at the same moment, many times."""


@pytest.mark.parametrize("how", ["values", "text"])
def test_several_may_be_the_first_to_read(how: str) -> None:
    """A server that is asked for several tables at once reads their options, and lives."""
    command = [sys.executable, "-c", TOGETHER, how]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stdout) == (0, "all read\n"), done.stderr


def test_every_option_is_described() -> None:
    """Each option of each game has its kind and its default."""
    for game in GAMES:
        described = describe_options(game.Options)
        assert [option.name for option in described] == list(game.Options.__struct_fields__)
        defaults = {option.name: option.default for option in described}
        assert defaults == values_of(game.Options())


def test_kinds_say_how_to_choose() -> None:
    """A choice lists its values, a number its bounds, a board the printed ones."""
    options = {option.name: option for option in describe_options(FlashPointOptions)}
    assert options["difficulty"].kind == "choice"
    assert options["difficulty"].values == ["recruit", "veteran", "heroic"]
    number = options["firefighters"]
    assert (number.kind, number.least, number.most) == ("number", 1, 6)
    assert options["perfect"].kind == "flag"
    boards = ["house", "villa", "garage", "laboratory"]
    assert (options["board"].kind, options["board"].values) == ("board", boards)


def test_values_are_read_back() -> None:
    """What is shown of options makes the same options."""
    options = FlashPointOptions(rules="advanced", firefighters=5, perfect=True)
    assert read_values("flashpoint", FlashPointOptions, values_of(options)) == options


@pytest.mark.parametrize(
    "values",
    [{"colour": "red"}, {"firefighters": "3"}, {"firefighters": 7}, {"perfect": 1}, {"rules": "x"}],
)
def test_values_that_do_not_fit_are_unreadable(values: dict[str, object]) -> None:
    """An unknown name, a wrong type and a value out of range are refused."""
    with pytest.raises(UnreadableError, match="flashpoint option"):
        read_values("flashpoint", FlashPointOptions, values)
