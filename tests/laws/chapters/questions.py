"""Questions change nothing, law by law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.laws.chapters.actions import universe
from tests.laws.chapters.views import seats
from tests.laws.trails import fields

from caserne.core.state import CHANCE
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tests.laws.trails import Trail

    from caserne.core.state import State


def thinking_changes_nothing(trail: Trail) -> None:
    """Whatever is asked of a position, it stays as it is and nothing happens."""
    for number, step in enumerate(trail.steps):
        state = step.before.copy()
        state.events = []
        ask_everything(trail, state, universe(trail, number)[:20])
        assert state.events == []
        assert fields(trail.game, state) == step.text
        state.apply(step.action)
        assert state.events == step.events


def ask_everything(trail: Trail, state: State, codes: Iterable[int]) -> None:
    """Ask a position all there is to ask."""
    game = trail.game
    for code in codes:
        state.bar(code)
    if state.actor() == CHANCE:
        for code in state.legal():
            state.weight(code)
    else:
        for action in state.legal()[:10]:
            assert isinstance(game.cost(state, action), str)
    state.copy()
    assert game.draw(state)
    game.outcome(state)
    for seat in seats(game):
        game.determinize(game.view(state, seat), Dice(trail.seed).below)


def listening_changes_nothing(trail: Trail) -> None:
    """A game nobody listens to comes to the same positions."""
    state = trail.game.start()
    assert state.events is None
    for number, step in enumerate(trail.steps):
        state.apply(step.action)
        assert state.events is None
        if number % 10 == 0:
            assert fields(trail.game, state) == step.then
    assert fields(trail.game, state) == fields(trail.game, trail.final)


LAWS: Final[tuple[Callable[[Trail], None], ...]] = (
    thinking_changes_nothing,
    listening_changes_nothing,
)
