"""Random play is fair, legal, repeatable, and stops where it is told to."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.laws.toy import Table, Toy
from tests.play.urn import FIRST, Urn, chi_square

from caserne.bots.playout import play_out, random_action, random_outcome
from caserne.core.state import CHANCE, NOBODY, Actions
from caserne.games.flashpoint.game import FlashPoint
from caserne.play.streams import Dice

SELDOM = 24.3
"""What chi-square exceeds once in a thousand times with 7 degrees of freedom; less with fewer."""


def drawn(urn: Urn, count: int) -> Counter[int]:
    """Count the outcomes of many draws."""
    dice = Dice(17)
    return Counter(int(random_outcome(urn, dice)) - FIRST for _ in range(count))


def test_dice_are_even() -> None:
    """Faces that can be used come equally often, the others never."""
    counts = drawn(Urn([1, 0, 1, 1, 1, 0, 1, 1, 1, 1], dice=True), 4000)
    assert set(counts) == {0, 2, 3, 4, 6, 7, 8, 9}
    assert chi_square(list(counts.values()), [1] * 8) < SELDOM


def test_bags_are_drawn_by_weight() -> None:
    """Outcomes come as often as they weigh, and what weighs nothing never."""
    counts = drawn(Urn([10, 0, 5, 1]), 4000)
    assert set(counts) == {0, 2, 3}
    assert chi_square([counts[0], counts[2], counts[3]], [10, 5, 1]) < SELDOM


def test_a_seat_chooses_evenly() -> None:
    """Every choice of a seat is as likely as the others."""
    table, dice, legal = Table(), Dice(3), Actions()
    table.cards = [4, 1]
    choices = table.legal()
    counts = Counter(int(random_action(table, table.actor(), dice, legal)) for _ in range(3500))
    assert sorted(counts) == choices
    assert chi_square([counts[code] for code in choices], [1] * len(choices)) < SELDOM


def test_chance_is_weighed() -> None:
    """For chance an action is an outcome by its weight."""
    urn, legal, dice = Urn([0, 0, 3]), Actions(), Dice(1)
    assert {int(random_action(urn, CHANCE, dice, legal)) for _ in range(20)} == {FIRST + 2}


@pytest.mark.parametrize("options", ["", "rules=advanced difficulty=heroic firefighters=6"])
def test_a_game_is_played_to_its_end(options: str) -> None:
    """Random play ends the game and says how many actions it took."""
    game = FlashPoint.from_text(options)
    state = game.start()
    played = play_out(state, Dice(1), game.horizon)
    assert state.actor() == NOBODY
    assert game.outcome(state) is not None
    assert 10 < played < game.horizon


def test_play_is_legal() -> None:
    """Every action of random play is one that was legal."""
    game = FlashPoint.from_text("rules=advanced")
    state, dice, legal = game.start(), Dice(9), Actions()
    while state.actor() != NOBODY:
        action = int(random_action(state, state.actor(), dice, legal))
        assert action in state.legal()
        state.apply(action)


def test_play_stops_where_told() -> None:
    """No more actions are played than asked for."""
    game = Toy()
    state, stepped = game.start(), game.start()
    assert play_out(state, Dice(4), 3) == 3
    dice = Dice(4)
    assert [int(play_out(stepped, dice, 1)) for _ in range(3)] == [1, 1, 1]
    assert game.write_position(state) == game.write_position(stepped)
    assert play_out(state, Dice(4), 0) == 0


def test_a_finished_game_is_left_alone() -> None:
    """Nothing is played once the game is over."""
    state = Toy().start()
    play_out(state, Dice(4), 99)
    assert play_out(state, Dice(4), 99) == 0


def test_equal_seeds_play_alike() -> None:
    """The same dice play the same game, others another."""
    game = FlashPoint()

    def final(seed: int) -> str:
        state = game.start()
        play_out(state, Dice(seed), game.horizon)
        return game.write_position(state)

    assert final(1) == final(1)
    assert final(1) != final(2)
