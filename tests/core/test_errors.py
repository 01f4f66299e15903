"""Each mistake a caller can make has an error of its own, which says what it must."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from copy import copy
from multiprocessing import get_context

import pytest

from caserne.core.errors import RefusedError, UnreadableError


def test_unreadable() -> None:
    """What cannot be read is told in one sentence, and in its three parts."""
    error = UnreadableError("board line 3", "a wall", "x y")
    assert str(error) == "board line 3: expected a wall, got 'x y'"
    assert (error.where, error.expected, error.got) == ("board line 3", "a wall", "x y")


def test_unreadable_text_stays_on_one_line() -> None:
    """A text with line ends is shown with them written out."""
    assert "\n" not in str(UnreadableError("record", "a word", "two\nlines"))


def test_unreadable_text_is_not_echoed_at_length() -> None:
    """Of a long text the beginning is shown; told on by another, it is cut no further."""
    error = UnreadableError("record", "a word", "x" * 900_000)
    assert error.got == "x" * 199 + "…"
    assert len(str(error)) < 300
    assert UnreadableError("line 1", "a word", error.got).got == error.got
    assert UnreadableError("record", "a word", "x" * 200).got == "x" * 200


def test_refused() -> None:
    """A refusal has a stable code, a message, and the rule if there is one."""
    error = RefusedError("illegal", "not now", "fp.door")
    assert (error.code, str(error), error.rule) == ("illegal", "not now", "fp.door")
    assert RefusedError("ended", "the game is over").rule == ""


@pytest.mark.parametrize(
    "error",
    [
        UnreadableError("here", "this", "that"),
        UnreadableError("here", "this", "x" * 900),
        RefusedError("illegal", "not now", "fp.door"),
        RefusedError("ended", "over"),
    ],
    ids=repr,
)
def test_errors_come_whole_out_of_another_process(error: Exception) -> None:
    """What a process raises for another is the same error there, words and parts."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        raised = pool.submit(throw, error).exception()
        assert pool.submit(len, "alive").result() == 5
    assert type(raised) is type(error)
    assert str(raised) == str(error)
    assert vars(raised) == vars(error)
    assert vars(copy(error)) == vars(error)


def throw(error: Exception) -> None:
    """Raise an error, in another process."""
    raise error


@pytest.mark.parametrize(
    "error", [UnreadableError("here", "this", "that"), RefusedError("ended", "over")], ids=str
)
def test_errors_are_wrong_values(error: Exception) -> None:
    """Whoever catches ``ValueError`` catches them all."""
    assert isinstance(error, ValueError)
