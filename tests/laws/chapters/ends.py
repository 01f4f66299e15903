"""The end, law by law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from tests.laws.trails import fields, reread

from caserne.core.game import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.laws.trails import Trail


def the_game_ends(trail: Trail) -> None:
    """The game is over before its horizon."""
    assert len(trail.steps) < trail.game.horizon


def the_final_position_is_the_result(trail: Trail) -> None:
    """There is no outcome before the end; then it is what the final position alone tells."""
    game = trail.game
    assert all(game.outcome(step.before) is None for step in trail.steps)
    text = fields(game, trail.final)
    outcome = game.outcome(trail.final)
    assert outcome is not None
    assert outcome == game.outcome(reread(game, text)) == trail.kit.result(game, text)
    assert len(outcome.scores) == game.seats
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome


LAWS: Final[tuple[Callable[[Trail], None], ...]] = (
    the_game_ends,
    the_final_position_is_the_result,
)
