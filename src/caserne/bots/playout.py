"""Random play at full speed: the yardstick of the engine and the roll-out of search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.core.state import CHANCE, NOBODY, Actions, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.play.streams import Dice


def random_action(state: State, actor: i64, dice: Dice, legal: Actions) -> i64:
    """Choose uniformly among the choices of a seat, by weight among the outcomes of chance."""
    if actor == CHANCE:
        return random_outcome(state, dice)
    legal.clear()
    state.choices(legal)
    return legal.at(dice.below(legal.count))


def random_outcome(state: State, dice: Dice) -> i64:
    """Draw an outcome of chance by its weight."""
    first, size = state.chance_first(), state.chance_size()
    if state.chance_even():
        while True:
            code = first + dice.below(size)
            if state.weight(code) > 0:
                return code
    total: i64 = 0
    for code in range(first, first + size):
        total += state.weight(code)
    place = dice.below(total)
    for code in range(first, first + size):
        place -= state.weight(code)
        if place < 0:
            return code
    return first


def play_out(state: State, dice: Dice, most: i64) -> i64:
    """Play random actions to the end, or at most so many; give how many were played."""
    legal = Actions()
    played: i64 = 0
    actor = state.actor()
    while played < most and actor != NOBODY:
        state.apply(random_action(state, actor, dice, legal))
        actor = state.actor()
        played += 1
    return played
