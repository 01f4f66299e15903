"""Flash Point's rulebook holds every rule, in both languages, and each has its code and test."""

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

RULEBOOK = files("caserne.games.flashpoint") / "rulebook.toml"
TEXT = RULEBOOK.read_text(encoding="utf-8")
BOOK: Rulebook = read_rulebook(TEXT)
TESTS = Path(__file__).parents[2]

RULES_BY_CHAPTER = {
    "board": 7,
    "setup": 2,
    "turn": 4,
    "actions": 10,
    "fire": 20,
    "poi": 4,
    "end": 3,
    "adv-setup": 12,
    "vehicles": 10,
    "specialists": 11,
    "adv-fire": 8,
    "x-elements": 16,
    "x-options": 20,
}


def rules_where(wrong: Callable[[Rule], object]) -> list[str]:
    """List the ids of the rules of which something is wrong."""
    return [rule.id for rule in BOOK.rules.values() if wrong(rule)]


def test_every_chapter_has_its_rules() -> None:
    """No rule is missing from a chapter, and none was added by the way."""
    assert Counter(rule.chapter for rule in BOOK.rules.values()) == RULES_BY_CHAPTER


def test_chapters_stand_in_order_and_in_one_piece() -> None:
    """The rules are grouped by chapter, in the order in which the chapters are listed."""
    chapters = [rule.chapter for rule in BOOK.rules.values()]
    assert list(dict.fromkeys(chapters)) == list(BOOK.chapters)
    assert chapters == sorted(chapters, key=list(BOOK.chapters).index)


def test_every_book_is_cited() -> None:
    """A book in the list of books is where some rule is printed."""
    assert {rule.book for rule in BOOK.rules.values()} == set(BOOK.books)


def test_ids_are_flash_points() -> None:
    """Every id begins with the letters of the game."""
    assert rules_where(lambda rule: not re.fullmatch(r"fp\.[a-z0-9.-]+", rule.id)) == []


def test_all_is_built() -> None:
    """Every rule is built; those of Extreme Danger, and no others, stand in its book."""
    for rule in BOOK.rules.values():
        assert rule.status == "built", rule.id
        assert rule.id.startswith("fp.x.") == (rule.book == "extreme"), rule.id


def test_paraphrases_are_two_languages() -> None:
    """A rule is told in English and in French, in sentences that end."""
    assert rules_where(lambda rule: rule.en == rule.fr) == []
    assert rules_where(lambda rule: not rule.en.endswith(".")) == []
    assert rules_where(lambda rule: not rule.fr.endswith(".")) == []


def test_rulings_are_told_to_the_player() -> None:
    """A rule that holds a ruling says so in both languages, and no other does."""
    assert rules_where(lambda rule: ("Ruling: " in rule.en) != rule.ruling) == []
    french = "Arbitrage\N{NO-BREAK SPACE}: "
    assert rules_where(lambda rule: (french in rule.fr) != rule.ruling) == []


def test_both_languages_name_the_same_numbers() -> None:
    """The figures of a rule are the same in both languages."""
    assert rules_where(lambda rule: figures(rule.en) != figures(rule.fr)) == []


def figures(text: str) -> list[str]:
    """Pick the numbers out of a text."""
    return sorted(re.findall(r"\d+", text))


def test_french_typography() -> None:
    """French has curly apostrophes, and spaces that do not break beside its double signs."""
    loose = re.compile(r"[^\N{NO-BREAK SPACE}][;:!?»]|«[^\N{NO-BREAK SPACE}]|\d PA|'")
    assert rules_where(lambda rule: loose.search(rule.fr) or loose.search(rule.section)) == []
    assert not any(loose.search(chapter.fr) for chapter in BOOK.chapters.values())


def test_every_built_rule_has_its_function_and_its_test() -> None:
    """From the book to the code to a test there is no hole."""
    table = trace("flashpoint", TEXT, Path(str(RULEBOOK)).parent, TESTS)
    assert table.holes == []
