"""Flash Point's rulebook holds every rule of the base game, and those to come."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

from caserne.core.rulebook import Rulebook, read_rulebook

RULEBOOK = files("caserne.games.flashpoint") / "rulebook.toml"
BOOK: Rulebook = read_rulebook(RULEBOOK.read_text(encoding="utf-8"))

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


def test_every_chapter_has_its_rules() -> None:
    """No rule is missing from a chapter, and none was added by the way."""
    assert Counter(rule.chapter for rule in BOOK.rules.values()) == RULES_BY_CHAPTER


def test_all_is_built() -> None:
    """Every rule is built; those of Extreme Danger, and no others, stand in its book."""
    for rule in BOOK.rules.values():
        assert rule.status == "built", rule.id
        assert rule.id.startswith("fp.x.") == (rule.book == "extreme"), rule.id
