"""The rule book in the terminal: read whole, searched, with examples that are played."""

from __future__ import annotations

import pytest
from tests.cli.running import caserne

from caserne.games import GAMES
from caserne.games.rulebooks import rulebook


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_book_has_every_chapter_rule_and_term(game: str, language: str) -> None:
    """All of it is there in either language, chapters in order, the glossary last."""
    result = caserne("rules", game, "--read", "--lang", language)
    assert result.exit_code == 0, result.output
    lines, book = result.output.splitlines(), rulebook(game)
    titles = [getattr(chapter, language) for chapter in book.chapters.values()]
    places = [lines.index(title) for title in titles]
    assert places == sorted(places)
    assert set(book.rules) <= set(lines)
    words = [getattr(term, language) for term in book.terms]
    assert words
    glossary = lines[lines.index("Glossary" if language == "en" else "Glossaire") :]
    assert all(any(line.strip().startswith(word) for line in glossary) for word in words)


def test_a_rule_by_its_id_is_played() -> None:
    """The board before, what happens with its rules, the board after, and how to go on there."""
    output = caserne("rules", "flashpoint", "--search", "fp.flashover").output
    before, after = output.split("and after:")
    assert "| s   s   s D" in before
    assert "Fire at 1-3! [fp.flashover]" in before
    assert "| f   f   f D" in after
    assert "caserne position" in after
    assert "fp.fire.target\n" not in output


def test_a_refusal_is_told_with_its_rule() -> None:
    """Where the rule forbids something nothing changes: no board is drawn again."""
    output = caserne("rules", "flashpoint", "--search", "fp.board.adjacent").output
    assert "Player 1: move 2-2 is refused [fp.board.adjacent]" in output
    assert "and after:" not in output


def test_a_search_finds_words_of_the_language_and_of_the_glossary() -> None:
    """Upper or lower case; with many rules their examples are left out, and it is said so."""
    output = caserne("rules", "onfire", "--search", "ASCENSEUR", "--lang", "fr").output
    assert "of.card.enter" in output
    assert "Par exemple" not in output
    assert "Glossaire" in output
    assert "règles" in output


def test_nothing_found_is_said() -> None:
    """A word that is nowhere is no mistake."""
    result = caserne("rules", "feurio", "--search", "zebra")
    assert (result.exit_code, result.output) == (0, "Nothing in the book has zebra.\n")


@pytest.mark.parametrize("other", ["--json", "--check"])
def test_reading_goes_without_the_table(other: str) -> None:
    """The book and the table of functions and tests are two things."""
    result = caserne("rules", "feurio", "--read", other)
    assert result.exit_code == 2
    assert "--read" in result.output
