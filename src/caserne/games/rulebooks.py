"""The rule books of the games, opened: their rules and words, and an example of every rule."""

# mypyc: no

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from caserne.core.rulebook import read_examples, read_rulebook

if TYPE_CHECKING:
    from caserne.core.rulebook import Example, Rulebook


@cache
def rulebook(game: str) -> Rulebook:
    """Open the rulebook of a game."""
    return read_rulebook((files(f"caserne.games.{game}") / "rulebook.toml").read_text("utf-8"))


@cache
def examples(game: str) -> dict[str, Example]:
    """Open the examples of a game's rules."""
    text = (files(f"caserne.games.{game}") / "examples.toml").read_text("utf-8")
    return read_examples(text, rulebook(game))
