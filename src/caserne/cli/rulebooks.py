"""The rulebooks of the games, for whoever asks why."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from caserne.core.rulebook import read_examples, read_rulebook
from caserne.games import GAMES

if TYPE_CHECKING:
    from caserne.core.rulebook import Example, Language, Rulebook


@cache
def rulebook(game: str) -> Rulebook:
    """Open the rulebook of a game."""
    return read_rulebook((files(f"caserne.games.{game}") / "rulebook.toml").read_text("utf-8"))


@cache
def examples(game: str) -> dict[str, Example]:
    """Open the examples of a game's rules."""
    text = (files(f"caserne.games.{game}") / "examples.toml").read_text("utf-8")
    return read_examples(text, rulebook(game))


def paraphrase(rule: str, language: Language) -> str:
    """Say what a rule of any game says; nothing if no game has it."""
    for game in GAMES:
        book = rulebook(game.name)
        if rule in book.rules:
            return book.paraphrase(rule, language)
    return ""
