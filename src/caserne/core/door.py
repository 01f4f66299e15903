"""The checked way in: an action is played only if it is legal, else refused with the reason."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.core.errors import RefusedError
from caserne.core.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from caserne.core.game import Game
    from caserne.core.state import State


def admit(game: Game, state: State, actor: int, action: int) -> None:
    """Raise ``RefusedError`` unless ``actor`` may play ``action`` now; changes nothing."""
    due = state.actor()
    if due == NOBODY:
        raise RefusedError("ended", "the game is over")
    if actor != due:
        message = f"expected {actor_name(due)} to decide, got {actor_name(actor)}"
        raise RefusedError("not-yours", message)
    if action not in state.legal():
        rule = state.bar(action)
        message = f"{game.write_action(action)!r} is not allowed now"
        raise RefusedError("illegal", message, rule)


def submit(game: Game, state: State, actor: int, action: int) -> None:
    """Play an action if it is legal; a refused one changes nothing."""
    admit(game, state, actor, action)
    state.apply(action)


def actor_name(actor: int) -> str:
    """Name an actor for a message: seats count from 1."""
    if actor == CHANCE:
        return "chance"
    return "nobody" if actor == NOBODY else f"seat {actor + 1}"
