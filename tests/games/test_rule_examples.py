"""Every rule has an example that plays, and playing it names that very rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from caserne import games
from caserne.games import GAMES
from caserne.games.rulebooks import examples, rulebook
from caserne.play.example import play_example

if TYPE_CHECKING:
    from caserne.core.rulebook import Example

ALL = [example for game in GAMES for example in examples(game.name).values()]
WORKED = ["fe.example.turns", "fe.example.score"]
"""What the book works out itself: no single thing that happens is that."""


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_rule_has_its_example(game: str) -> None:
    """They stand in the order of the rulebook, one a rule."""
    assert list(examples(game)) == list(rulebook(game).rules)


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.rule)
def test_an_example_shows_its_rule(example: Example) -> None:
    """What happens, or what is refused, names the rule; and what is refused is not legal."""
    game, state = games.read_position(example.position)
    played = play_example(game, state, example)
    assert example.named in played.rules
    assert not example.refused or played.refusal == example.named


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.rule)
def test_an_example_is_written_as_the_game_writes_it(example: Example) -> None:
    """Position and actions are in the notation, word by word."""
    game, state = games.read_position(example.position)
    assert game.write_position(state) == example.position
    for text in (*example.actions, example.refused):
        assert not text or game.write_action(game.read_action(text)) == text


def test_only_worked_examples_show_another_rule() -> None:
    """Whatever else is a rule is named itself."""
    assert [example.rule for example in ALL if example.shows] == WORKED


def test_what_is_shown_is_told_apart_from_what_was_there() -> None:
    """The position before is kept, and nothing else happens than what is told."""
    example = examples("flashpoint")["fp.flashover"]
    game, state = games.read_position(example.position)
    played = play_example(game, state, example)
    assert game.write_position(played.before) == example.position
    assert game.write_position(played.after) != example.position
    assert [event.rule for event in played.events].count("fp.flashover") == 2
