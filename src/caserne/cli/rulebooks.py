"""What a rule of any game says, for whoever asks why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.games import GAMES
from caserne.games.rulebooks import rulebook

if TYPE_CHECKING:
    from caserne.core.rulebook import Language


def paraphrase(rule: str, language: Language) -> str:
    """Say what a rule of any game says; nothing if no game has it."""
    for game in GAMES:
        book = rulebook(game.name)
        if rule in book.rules:
            return book.paraphrase(rule, language)
    return ""
