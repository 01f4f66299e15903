"""Names at a table: visible, of one alphabet, and never to be taken for another's."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caserne.core.errors import UnreadableError
from caserne.server.names import alike, claim, read_name
from caserne.store.failing import TakenError

HONEST = [
    "Ana",
    "Chloé",
    "Đặng Thị",
    "Жанна",
    "田中ケン",
    "محمد",
    "👩\u200d🚒 Ana",
    "❤\ufe0f",
    "Anne-Marie O'Neill",
    "Anna Анна",
]


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_of_any_language_stay_as_they_are(name: str) -> None:
    """A name of letters, marks and pictures is kept to the letter."""
    assert read_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "A\u200bna",
        "Ana\u00ad",
        "Ana\u3164",
        "\u2800",
        "A\u200dna",
        "Ana\ufe0f",
        "\u202eanA",
        "Ana\ue000",
        "A\u2003na",
        "A\U000e0101",
        "\n",
    ],
)
def test_what_is_not_to_be_seen_is_refused(name: str) -> None:
    """A name with a character that nobody sees is no name, wherever it stands."""
    with pytest.raises(UnreadableError, match="visible"):
        read_name(name)


@pytest.mark.parametrize("name", ["An\u0430", "\u0391na", "Bo\u0585"])
def test_a_word_of_two_alphabets_is_refused(name: str) -> None:
    """A Latin word with one Cyrillic, Greek or Armenian letter is no name."""
    with pytest.raises(UnreadableError, match="alphabet"):
        read_name(name)


def test_letters_carry_few_marks() -> None:
    """A heap of marks on a letter is no name."""
    with pytest.raises(UnreadableError, match="marks"):
        read_name("Z\u0300\u0301\u0302\u0303")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana", "A n a."),
        ("Ana", "Aná"),
        ("Ana", "\uff21\uff4e\uff41"),
        ("Ana", "\u0410\u043f\u0430"),
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Bob", "B0b"),
        ("modern", "modem"),
        ("Tom", "\u0442\u043e\u043c"),
        ("🚒", "🚒\ufe0f"),
    ],
)
def test_look_alikes_are_taken(one: str, other: str) -> None:
    """Two names that could be taken for each other are not both at a table."""
    assert alike(one, other)
    assert alike(other, one)
    with pytest.raises(TakenError, match="looks like"):
        claim(other, ["Zoe", one])


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Anna"), ("Ali", "All"), ("Seat 1", "Seat 2"), ("🚒", "🚑")]
)
def test_different_names_are_different(one: str, other: str) -> None:
    """Names that nobody mistakes for each other may both be at a table."""
    assert not alike(one, other)
    assert claim(one, [other, ""]) == one


@settings(deadline=None)
@given(st.text(max_size=40))
def test_any_text_is_a_name_or_is_refused(text: str) -> None:
    """Whatever is sent is refused, or a name that reads as itself and looks like itself."""
    try:
        name = read_name(text)
    except UnreadableError:
        return
    assert read_name(name) == name
    assert alike(name, name)
