"""The rulebook of On Fire!!! holds every rule, and says where we decided."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import TYPE_CHECKING

from caserne.core.rulebook import Rule, Rulebook, read_rulebook

if TYPE_CHECKING:
    from collections.abc import Callable

BOOK: Rulebook = read_rulebook(
    (files("caserne.games.onfire") / "rulebook.toml").read_text(encoding="utf-8")
)

RULES_BY_CHAPTER = {
    "setup": 4,
    "turn": 3,
    "events": 6,
    "actions": 6,
    "cards": 10,
    "end": 4,
    "extreme": 4,
}


def rules_where(wrong: Callable[[Rule], object]) -> list[str]:
    """List the ids of the rules of which something is wrong."""
    return [rule.id for rule in BOOK.rules.values() if wrong(rule)]


def test_every_chapter_has_its_rules() -> None:
    """No rule is missing from a chapter, and none was added by the way; all are built."""
    assert Counter(rule.chapter for rule in BOOK.rules.values()) == RULES_BY_CHAPTER
    assert rules_where(lambda rule: rule.status != "built") == []


def test_rulings_are_marked_and_said() -> None:
    """A rule with a decision of ours says so in both languages, and only such a rule."""
    assert rules_where(lambda rule: rule.ruling != ("Ruling:" in rule.en)) == []
    assert (
        rules_where(lambda rule: rule.ruling != ("Arbitrage\N{NO-BREAK SPACE}:" in rule.fr)) == []
    )
