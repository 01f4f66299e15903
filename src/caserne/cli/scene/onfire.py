"""On Fire!!! at the terminal: the tower, the players and the counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from caserne.games.onfire.decks import CARDS, KINDS
from caserne.games.onfire.game import as_evacuation

if TYPE_CHECKING:
    from caserne.cli.words import Words
    from caserne.core.game import Game
    from caserne.core.state import State
    from caserne.games.onfire.evacuation import Evacuation

COLOURS: Final = {"1": "cyan", "2": "yellow", "3": "green", "4": "magenta", "*": "red"}
LABEL: Final = 2
"""The columns that hold the number of a floor."""


def show(game: Game, state: State, words: Words) -> str:
    """Draw a position, and say who holds what and how the counters stand."""
    tower = game.draw(state).rpartition("\n\n")[0]
    table = as_evacuation(state)
    players = [_player(table, seat, words) for seat in range(table.players)]
    return "\n".join([_coloured(tower), "", *players, *_counters(table, words)])


def in_words(words: Words, verb: str, to: str) -> str:
    """Say cards in words."""
    if verb != "redraw":
        return ""
    return ", ".join(words.say("card", card=card) for card in to.split("+"))


def _coloured(tower: str) -> str:
    """Colour people and fire; names of offices and floors are not touched."""
    return "\n".join(
        line[:LABEL] + " ".join(map(_word, line[LABEL:].split(" "))) for line in tower.splitlines()
    )


def _word(word: str) -> str:
    return word if word[:1] in ("A", "B") else "".join(map(_mark, word))


def _mark(mark: str) -> str:
    return click.style(mark, fg=COLOURS[mark], bold=True) if mark in COLOURS else mark


def _player(state: Evacuation, seat: int, words: Words) -> str:
    cards = [
        words.say("card", card=card)
        for kind, card in enumerate(CARDS)
        for _ in range(state.hands[seat * KINDS + kind])
    ]
    hidden = int(state.unseen_hands[seat])
    hand = ", ".join(cards) or ("-" if not hidden else words.say("status-hidden", count=hidden))
    message = "status-employer-truck" if state.trucks[seat] else "status-employer"
    values = {"saved": int(state.saved[seat]), "ambulance": int(state.hurt[seat])}
    return words.say(message, player=seat + 1, hand=hand, **values)


def _counters(state: Evacuation, words: Words) -> list[str]:
    values = {"pile": int(state.pile), "rest": int(state.rest), "supply": int(state.supply)}
    lines = [words.say("status-tower", turn=int(state.turn), actions=int(state.actions), **values)]
    if state.top:
        lines.append(words.say("status-top", card=CARDS[state.top - 1]))
    return lines
