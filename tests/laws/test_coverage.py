"""The games the laws are tried on leave nothing untried.

If play has changed so that something no longer happens, choose another of the ``SEEDS`` in
``played.py``, or write an opening from which it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, get_args

import pytest
from tests.laws.played import CASES, trails

from caserne.games import GAMES
from caserne.games.feurio import notation as feurio_notation
from caserne.games.feurio.wildfire import KINDS as WILDFIRE
from caserne.games.flashpoint import notation
from caserne.games.flashpoint.incident import KINDS as INCIDENT
from caserne.games.onfire import notation as onfire_notation
from caserne.games.onfire.evacuation import KINDS as EVACUATION
from caserne.games.onfire.events import Forfeited

if TYPE_CHECKING:
    from tests.laws.trails import Trail

    from caserne.core.game import Game


class All(NamedTuple):
    """Everything of a game that must come up: first words of actions, what is owed, ends.

    ``never`` are the events that no game comes to.
    """

    verbs: set[str]
    owed: set[str]
    reasons: set[str]
    never: frozenset[object] = frozenset()


ALL: Final = {
    "flashpoint": All(
        {*notation.VERBS, "command"},
        {kind.name for kind in INCIDENT},
        {"saved", "lost", "collapsed", "trapped"},
    ),
    "feurio": All(
        set(feurio_notation.VERBS),
        {kind.name for kind in WILDFIRE} - {"ended", "next"},
        {"points", "missed"},
    ),
    # A hand of five outlasts four actions, so that in play something can always be done.
    "onfire": All(
        set(onfire_notation.VERBS),
        {kind.name for kind in EVACUATION},
        {"events", "tokens"},
        frozenset({Forfeited}),
    ),
}

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def trails_of(game: type[Game]) -> list[Trail]:
    """List all games of a title."""
    return [trail for case in CASES if case.name == game.name for trail in trails(case)]


@every_game
def test_every_verb_is_played(game: type[Game]) -> None:
    """Every verb of the notation is played at least once, a captain's commands among them."""
    words = {
        word
        for trail in trails_of(game)
        for step in trail.steps
        for word in trail.game.write_action(step.action).split()[:1]
    }
    assert words >= ALL[game.name].verbs


@every_game
def test_every_kind_is_owed(game: type[Game]) -> None:
    """Everything that can be owed is owed at least once."""
    owed = {
        word.partition(".")[0]
        for trail in trails_of(game)
        for step in trail.steps
        for word in step.text.rpartition("due=")[2].split(",")
    }
    assert owed >= ALL[game.name].owed


@every_game
def test_everything_happens(game: type[Game]) -> None:
    """Every kind of event happens at least once."""
    happened = {
        type(event) for trail in trails_of(game) for step in trail.steps for event in step.events
    }
    expected = set(get_args(game.Happening)) - ALL[game.name].never
    assert happened >= expected


@every_game
def test_games_end_in_every_way(game: type[Game]) -> None:
    """Every end comes about that chance players and insiders reach, and somebody wins."""
    outcomes = [trail.game.outcome(trail.final) for trail in trails_of(game)]
    assert {outcome.reason for outcome in outcomes if outcome} == ALL[game.name].reasons
    assert any(outcome.won for outcome in outcomes if outcome)
