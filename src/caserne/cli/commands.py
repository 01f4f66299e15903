"""What may be typed at the table besides actions, and the answers that change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from caserne.cli.odds import tell_odds
from caserne.cli.rulebooks import paraphrase
from caserne.cli.terminal import broken, say
from caserne.core.errors import UnreadableError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.cli.words import Words
    from caserne.core.game import Game, View

COMMANDS: Final = {
    "?": "help",
    "help": "help",
    "aide": "help",
    "look": "look",
    "voir": "look",
    "why": "why",
    "pourquoi": "why",
    "odds": "odds",
    "risques": "odds",
    "hint": "hint",
    "conseil": "hint",
    "undo": "undo",
    "annuler": "undo",
    "save": "save",
    "garder": "save",
    "record": "record",
    "journal": "record",
    "quit": "quit",
    "exit": "quit",
    "quitter": "quit",
}
"""What may be typed besides actions."""


def tell_help(game: Game, words: Words, example: str) -> None:
    """Say what can be typed and what the drawing means."""
    say(words, "help-actions", example=example)
    click.echo()
    say(words, "help-commands")
    click.echo()
    tell_legend(game, words)


def tell_legend(game: Game, words: Words) -> None:
    """Say what the letters of the drawing mean."""
    message = f"legend-{game.name}"
    if words.has(message):
        say(words, message)


def tell_rules(rules: Iterable[str], words: Words) -> None:
    """Cite rules."""
    cited = list(rules)
    if not cited:
        say(words, "why-nothing")
    for rule in cited:
        text = paraphrase(rule, words.language)
        if text:
            say(words, "why-rule", rule=rule, paraphrase=text)
        else:
            say(words, "why-unknown", rule=rule)


def tell_danger(game: Game, view: View, words: Words) -> None:
    """Say what chance may bring next, as far as a seat may know it."""
    try:
        lines = tell_odds(game, view, words)
    except UnreadableError:
        lines = [words.say("odds-none")]
    click.echo("\n".join(broken(line) for line in lines))
