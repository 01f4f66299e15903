"""What people are called at a table: a visible line of text that looks like nobody else's there."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from caserne.core.errors import UnreadableError
from caserne.server.tokens import plain
from caserne.store.failing import TakenError

if TYPE_CHECKING:
    from collections.abc import Iterable

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are letters or signs by their kind, and nothing to the eye."""
JOINING: Final = frozenset("\u200d\ufe0f")
"""Invisible too, but between parts of one picture they make it what it is."""
UNSEEN: Final = frozenset({"Cf", "Co", "Cs"})
MOST_MARKS: Final = 2
"""Marks that a letter may carry; more of them climb over the lines around."""

PAIRS: Final = (("rn", "m"), ("vv", "w"))
MIXING: Final = frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
"""Scripts that are written together in one word."""


@cache
def same() -> dict[str, str]:
    """Read what is taken for a letter of the Latin alphabet, or for a digit."""
    text = (files("caserne.server") / "lookalikes.txt").read_text("utf-8")
    rows = [line.split() for line in text.splitlines() if not line.startswith("#")]
    return {sign: letter for letter, *signs in rows for sign in signs}


class NameTakenError(TakenError):
    """Somebody at the table has a name that looks like it."""


def read_name(text: str) -> str:
    """Read a stranger's name; ``UnreadableError`` if part of it is not to be seen, or misleads."""
    name = unicodedata.normalize("NFC", plain(text))
    if not name or _has_unseen(text):
        raise UnreadableError("name", "visible characters, and no others", repr(text[:40]))
    if any(len(_scripts(word)) > 1 for word in name.split()):
        raise UnreadableError("name", "words in one alphabet each", name)
    if _most_marks(name) > MOST_MARKS:
        raise UnreadableError("name", f"at most {MOST_MARKS} marks on a letter", name)
    return name


def claim(name: str, others: Iterable[str]) -> str:
    """Read a name that somebody wants; ``NameTakenError`` if it looks like another's there."""
    read = read_name(name)
    for other in others:
        if other and alike(read, other):
            raise NameTakenError(f"the name {read!r} looks like {other!r}, who is at this table")
    return read


def alike(one: str, other: str) -> bool:
    """Tell whether two names could be taken for each other."""
    return not _looks(one).isdisjoint(_looks(other))


def _looks(name: str) -> frozenset[str]:
    """Give what a name looks like: a capital I is the letter it is, and a small L to the eye."""
    wide = unicodedata.normalize("NFKC", name)
    return frozenset({_skeleton(wide), _skeleton(wide.replace("I", "l"))})


def _skeleton(name: str) -> str:
    """Write a name without case, marks, space and signs, in letters it could be taken for."""
    bare = [
        char
        for char in unicodedata.normalize("NFD", name.casefold())
        if unicodedata.category(char) != "Mn"
    ]
    letters = same()
    shown = "".join(letters.get(char, char) for char in bare)
    for pair, single in PAIRS:
        shown = shown.replace(pair, single)
    return "".join(char for char in shown if char.isalnum()) or shown


def _has_unseen(text: str) -> bool:
    """Tell whether a character is not to be seen; white space at the ends is nobody's trick."""
    return any(
        char in BLANK
        or (char in JOINING and unicodedata.category(before) not in {"So", "Sk", "Mn"})
        or (char not in JOINING and _is_unseen(char))
        for before, char in pairwise(f" {text.strip()}")
    )


def _is_unseen(char: str) -> bool:
    category = unicodedata.category(char)
    is_selector = category == "Mn" and "VARIATION SELECTOR" in unicodedata.name(char, "")
    return category in UNSEEN or is_selector or (category == "Zs" and char not in " \u00a0\u3000")


def _scripts(word: str) -> set[str]:
    """Name the alphabets of a word; those that are written together are one."""
    letters = [char for char in unicodedata.normalize("NFKC", word) if char.isalpha()]
    scripts = {unicodedata.name(char, "UNKNOWN").split()[0] for char in letters}
    return {"MIXED" if script in MIXING else script for script in scripts}


def _most_marks(name: str) -> int:
    """Count the marks of the letter that has most."""
    most = run = 0
    for char in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(char) == "Mn" and char not in JOINING else 0
        most = max(most, run)
    return most
