"""The laws hold for every game of the catalogue, whatever its options."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Literal, get_args, get_origin, get_type_hints

import pytest
from tests.laws.cases import AXES, POSSIBLE, Case, cases_of, pairs, pairs_of_axes
from tests.laws.laws import LAWS
from tests.laws.played import CASES, KITS, trails

from caserne.core.event import Event
from caserne.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.laws.trails import Trail

    from caserne.core.game import Game
    from caserne.core.state import State


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_law(case: Case, law: Callable[[Trail], None]) -> None:
    """Every law holds at every step of seeded games with every option set."""
    for trail in trails(case):
        law(trail)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_event_is_made_unheard(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody listens no event is made, let alone told."""
    played = trails(case)
    forbid_events(type(case.game()), monkeypatch)
    for trail in played:
        apply_all(trail.game.start(), trail)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_events_can_be_forbidden(game: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above would see an event: with a listener, making one fails."""
    trail = trails(next(case for case in CASES if case.name == game.name))[0]
    forbid_events(game, monkeypatch)
    state = trail.game.start()
    state.events = []
    with pytest.raises(AssertionError, match="made an event"):
        apply_all(state, trail)


def apply_all(state: State, trail: Trail) -> None:
    """Play all actions of a trail."""
    for step in trail.steps:
        state.apply(step.action)


def forbid_events(game: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    """Put something that fails in the place of every event class in the game's modules."""

    def fail(**_: object) -> None:
        message = "made an event"
        raise AssertionError(message)

    package = game.__module__.rpartition(".")[0]
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}.") and not name.endswith(".events"):
            for key, value in list(vars(module).items()):
                if isinstance(value, type) and issubclass(value, Event):
                    monkeypatch.setattr(module, key, fail)


# Nothing is left out


def test_every_game_is_tried() -> None:
    """Every game of the catalogue has its options listed and says what the laws must be told."""
    names = {game.name for game in GAMES}
    assert set(AXES) == set(POSSIBLE) == set(KITS) == names


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_is_tried(game: type[Game]) -> None:
    """Every option is tried, and every value of those that have a few."""
    hints = get_type_hints(game.Options)
    assert set(AXES[game.name]) == set(hints)
    for option, hint in hints.items():
        if get_origin(hint) is Literal:
            assert set(AXES[game.name][option]) == set(get_args(hint))
        if hint is bool:
            assert set(AXES[game.name][option]) == {"yes", "no"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_pair_is_tried(game: type[Game]) -> None:
    """Every two values of two options are tried together, unless the game refuses them."""
    axes = AXES[game.name]
    rows = [dict(word.split("=") for word in case.options.split()) for case in cases_of(game.name)]
    tried = {pair for row in rows for pair in pairs(axes, row)}
    assert tried == set(pairs_of_axes(axes, POSSIBLE[game.name]))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_impossible_options_are_refused(game: type[Game]) -> None:
    """What is left out of the pairs is what the game itself refuses."""
    axes = AXES[game.name]
    for first, second in set(pairs_of_axes(axes, lambda _: True)) - set(
        pairs_of_axes(axes, POSSIBLE[game.name])
    ):
        with pytest.raises(ValueError, match="expected"):
            game.from_text(f"{first[0]}={first[1]} {second[0]}={second[1]}")
