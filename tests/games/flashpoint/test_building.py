"""What a building answers: a house that is asked and answers plainly is one that is not asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.laws.arranged.whim import Whim

from caserne.core.state import CHANCE, NOBODY
from caserne.games.flashpoint.building import Building
from caserne.games.flashpoint.game import FlashPoint, as_incident
from caserne.games.flashpoint.scene import Scene

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

STEPS = 250


def asked(game: FlashPoint) -> Incident:
    """Start a game in a house that has answers, all plain ones."""
    state = as_incident(game.start())
    state.extreme = Building[Scene]()
    return state


def choose(state: Incident, whim: Whim) -> int:
    """Choose an action, those seldom offered as likely as moves; chance as it falls."""
    legal = state.legal()
    if state.actor() == CHANCE:
        return whim.one(legal)
    verb = whim.one(sorted({action >> 12 for action in legal}))
    return whim.one([action for action in legal if action >> 12 == verb])


@pytest.mark.parametrize("options", ["", "rules=advanced board=villa difficulty=heroic"])
@pytest.mark.parametrize("seed", range(4))
def test_plain_answers_change_nothing(options: str, seed: int) -> None:
    """With them a game goes on as without, step by step, and is written and read alike."""
    game, whim = FlashPoint.from_text(options), Whim(seed)
    plain, other = as_incident(game.start()), asked(game)
    for _ in range(STEPS):
        text = game.write_position(plain)
        assert game.write_position(other) == text
        assert other.legal() == plain.legal()
        assert game.draw(other) == game.draw(plain)
        if plain.actor() == NOBODY:
            break
        action = choose(plain, whim)
        plain.apply(action)
        other = other.copy()
        other.apply(action)
    assert other.extreme is not None


def test_a_plain_house_has_no_answers() -> None:
    """So it is never asked; a building of Extreme Danger has its own, and copies do not share."""
    assert as_incident(FlashPoint.from_text("").start()).extreme is None
    state = as_incident(FlashPoint.from_text("board=garage").start())
    assert state.extreme is not None
    assert state.copy().extreme is not state.extreme
