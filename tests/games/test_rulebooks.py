"""Every game's rulebook is whole, in both languages, and each rule has its code and its test."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from caserne.core.rulebook import Rule, Rulebook, read_rulebook
from caserne.games import GAMES
from caserne.lab.trace import trace

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = [game.name for game in GAMES]
TESTS = Path(__file__).parents[1]

every_game = pytest.mark.parametrize("game", NAMES)


@cache
def source(game: str) -> str:
    """Read the text of a game's rulebook."""
    return (files(f"caserne.games.{game}") / "rulebook.toml").read_text(encoding="utf-8")


@cache
def book(game: str) -> Rulebook:
    """Read a game's rulebook."""
    return read_rulebook(source(game))


def rules_where(game: str, wrong: Callable[[Rule], object]) -> list[str]:
    """List the ids of the rules of which something is wrong."""
    return [rule.id for rule in book(game).rules.values() if wrong(rule)]


@every_game
def test_chapters_stand_in_order_and_in_one_piece(game: str) -> None:
    """The rules are grouped by chapter, in the order in which the chapters are listed."""
    chapters = [rule.chapter for rule in book(game).rules.values()]
    assert list(dict.fromkeys(chapters)) == list(book(game).chapters)
    assert chapters == sorted(chapters, key=list(book(game).chapters).index)


@every_game
def test_every_book_is_cited(game: str) -> None:
    """A book in the list of books is where some rule is printed."""
    assert {rule.book for rule in book(game).rules.values()} == set(book(game).books)


def test_ids_tell_the_game() -> None:
    """Every id begins with the letters of its game, which no other game has."""
    letters = [{rule.partition(".")[0] for rule in book(game).rules} for game in NAMES]
    assert all(len(own) == 1 for own in letters)
    assert len(set().union(*letters)) == len(NAMES)


@every_game
def test_paraphrases_are_two_languages(game: str) -> None:
    """A rule is told in English and in French, in sentences that end."""
    assert rules_where(game, lambda rule: rule.en == rule.fr) == []
    assert rules_where(game, lambda rule: not rule.en.endswith(".")) == []
    assert rules_where(game, lambda rule: not rule.fr.endswith(".")) == []


@every_game
def test_rulings_are_told_to_the_player(game: str) -> None:
    """A rule that holds a ruling says so in both languages, and no other does."""
    assert rules_where(game, lambda rule: ("Ruling: " in rule.en) != rule.ruling) == []
    french = "Arbitrage\N{NO-BREAK SPACE}: "
    assert rules_where(game, lambda rule: (french in rule.fr) != rule.ruling) == []


@every_game
def test_both_languages_name_the_same_numbers(game: str) -> None:
    """The figures of a rule are the same in both languages."""
    assert rules_where(game, lambda rule: figures(rule.en) != figures(rule.fr)) == []


def figures(text: str) -> list[str]:
    """Pick the numbers out of a text."""
    return sorted(re.findall(r"\d+", text))


@every_game
def test_french_typography(game: str) -> None:
    """French has curly apostrophes, and spaces that do not break beside its double signs."""
    loose = re.compile(r"[^\N{NO-BREAK SPACE}][;:!?»]|«[^\N{NO-BREAK SPACE}]|\d PA|'")
    assert rules_where(game, lambda rule: loose.search(rule.fr) or loose.search(rule.section)) == []
    assert not any(loose.search(chapter.fr) for chapter in book(game).chapters.values())


@every_game
def test_every_built_rule_has_its_function_and_its_test(game: str) -> None:
    """From the book to the code to a test there is no hole."""
    folder = Path(str(files(f"caserne.games.{game}") / "rulebook.toml")).parent
    assert trace(game, source(game), folder, TESTS).holes == []
