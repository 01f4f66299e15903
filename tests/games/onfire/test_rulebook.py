"""The rulebook of On Fire!!! holds every rule, in both languages, each with its code and test."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from caserne.core.rulebook import Rule, Rulebook, read_rulebook
from caserne.lab.trace import trace

if TYPE_CHECKING:
    from collections.abc import Callable

RULEBOOK = files("caserne.games.onfire") / "rulebook.toml"
TEXT = RULEBOOK.read_text(encoding="utf-8")
BOOK: Rulebook = read_rulebook(TEXT)
TESTS = Path(__file__).parents[2]

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


def test_chapters_stand_in_order_and_in_one_piece() -> None:
    """The rules are grouped by chapter, in the order in which the chapters are listed."""
    chapters = [rule.chapter for rule in BOOK.rules.values()]
    assert chapters == sorted(chapters, key=list(BOOK.chapters).index)
    assert set(chapters) == set(BOOK.chapters)


def test_ids_are_this_games() -> None:
    """Every id begins with the letters of the game."""
    assert rules_where(lambda rule: not re.fullmatch(r"of\.[a-z.-]+", rule.id)) == []


def test_rulings_are_marked_and_said() -> None:
    """A rule with a decision of ours says so in both languages, and only such a rule."""
    assert rules_where(lambda rule: rule.ruling != ("Ruling:" in rule.en)) == []
    assert rules_where(lambda rule: rule.ruling != ("Arbitrage :" in rule.fr)) == []


def test_every_rule_has_its_function_and_its_test() -> None:
    """The table of rules, functions and tests has no hole."""
    source = Path(str(RULEBOOK)).parent
    assert trace("onfire", TEXT, source, TESTS).holes == []
