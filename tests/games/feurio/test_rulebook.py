"""Feurio!'s rulebook holds every rule of the game, all of them built."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

from caserne.core.rulebook import Rulebook, read_rulebook

RULEBOOK = files("caserne.games.feurio") / "rulebook.toml"
BOOK: Rulebook = read_rulebook(RULEBOOK.read_text(encoding="utf-8"))

RULES_BY_CHAPTER = {"box": 2, "setup": 4, "turn": 6, "end": 6, "variants": 5, "examples": 2}


def test_every_chapter_has_its_rules() -> None:
    """No rule is missing from a chapter, and none was added by the way."""
    assert Counter(rule.chapter for rule in BOOK.rules.values()) == RULES_BY_CHAPTER


def test_all_rules_are_built() -> None:
    """Nothing of this game is left to come."""
    assert {rule.status for rule in BOOK.rules.values()} == {"built"}
