"""An example of a rule, played: what it was before and after, what happened, what was refused."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from caserne.core.door import admit, submit
from caserne.core.errors import RefusedError

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.core.game import Game
    from caserne.core.rulebook import Example
    from caserne.core.state import State


class Played(NamedTuple):
    """What playing an example showed; ``refusal`` is the rule that forbade what was tried last."""

    before: State
    after: State
    events: list[Event]
    refusal: str

    @property
    def rules(self) -> set[str]:
        """Every rule that was named."""
        named = {rule for event in self.events for rule in (event.rule, *event.also)}
        return named | {self.refusal} - {""}


def play_example(game: Game, state: State, example: Example) -> Played:
    """Play an example from its position; ``RefusedError`` if one of its actions is not legal."""
    before = state.copy()
    events: list[Event] = []
    state.events = events
    for text in example.actions:
        submit(game, state, int(state.actor()), game.read_action(text))
    state.events = None
    return Played(before, state, events, _refusal(game, state, example.refused))


def _refusal(game: Game, state: State, text: str) -> str:
    """Name the rule that forbids an action; empty if none does, or there is none to try."""
    if not text:
        return ""
    try:
        admit(game, state, int(state.actor()), game.read_action(text))
    except RefusedError as error:
        return error.rule
    return ""
