"""What may be done, law by law."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pytest
from tests.laws.trails import fields

from caserne.core.door import submit
from caserne.core.errors import RefusedError
from caserne.core.state import CHANCE, NOBODY, Actions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.laws.trails import Step, Trail

    from caserne.core.game import Game
    from caserne.core.state import State

STRIDE: Final = 47
"""At each step every so many codes of the universe are tried, others each time."""


def somebody_decides_until_the_end(trail: Trail) -> None:
    """While the game goes on a seat or chance decides and something is legal; then nothing is."""
    for step in trail.steps:
        assert step.actor == CHANCE or 0 <= step.actor < trail.game.seats
        assert step.legal
    assert trail.final.actor() == NOBODY
    assert trail.final.legal() == []


def legal_ascends(trail: Trail) -> None:
    """The legal codes stand in ascending order, none twice, however they are asked for."""
    used = Actions()
    for step in trail.steps:
        assert all(code < following for code, following in pairwise(step.legal))
        step.before.legal_into(used)
        assert used.as_list() == step.legal


def bar_is_empty_for_the_legal_only(trail: Trail) -> None:
    """``bar`` names no rule for a legal action, and one for every other code of the universe."""
    for step, code, rule in barred(trail):
        assert (code in step.legal) == (rule == ""), trail.game.write_action(code)


def bars_are_rules_of_the_book(trail: Trail) -> None:
    """What ``bar`` names is an id of the rulebook."""
    assert {rule for _, _, rule in barred(trail)} <= trail.kit.rules | {""}


def the_door_refuses_the_rest(trail: Trail) -> None:
    """An action that is not legal is refused with its rule, and changes nothing."""
    for number, step in enumerate(trail.steps):
        state = step.before.copy()
        for code in universe(trail, number)[:6]:
            if code not in step.legal:
                error = refusal(trail.game, state, step.actor, code)
                assert (error.code, error.rule) == ("illegal", step.before.bar(code))
                assert state.legal() == step.legal
        assert fields(trail.game, state) == step.text


def the_door_is_for_the_actor(trail: Trail) -> None:
    """Whoever's decision it is not is refused, and everybody is once the game is over."""
    for step in trail.steps:
        state = step.before.copy()
        for other in {CHANCE, *range(trail.game.seats), trail.game.seats} - {step.actor}:
            assert refusal(trail.game, state, other, step.action).code == "not-yours"
        assert fields(trail.game, state) == step.text
    for actor in (CHANCE, NOBODY, *range(trail.game.seats)):
        assert refusal(trail.game, trail.final, actor, trail.steps[-1].action).code == "ended"


def chance_weighs_the_legal(trail: Trail) -> None:
    """Chance's legal outcomes are those of positive weight, and dice have no favourite face."""
    for step in trail.steps:
        if step.actor == CHANCE:
            state = step.before
            assert 0 <= state.chance() < len(trail.game.chances)
            first, size = int(state.chance_first()), int(state.chance_size())
            weights = {code: int(state.weight(code)) for code in range(first, first + size)}
            assert [code for code, weight in weights.items() if weight > 0] == step.legal
            assert all(weight >= 0 for weight in weights.values())
            if state.chance_even():
                assert len({weights[code] for code in step.legal}) == 1


def journeys_are_rows_of_legal_actions(trail: Trail) -> None:
    """Every action of a journey is legal where it is taken, and all cost what the journey says.

    None but the last brings somebody else to decide, and none but those is a journey.
    """
    for number in trail.sample(6):
        step = trail.steps[number]
        if step.actor == CHANCE:
            continue
        for journey in trail.game.journeys(step.before):
            assert len(journey.actions) == len(journey.places) > 1
            state, paid = step.before.copy(), 0
            for text in journey.actions:
                action = trail.game.read_action(text)
                assert state.actor() == step.actor
                assert action in state.legal(), text
                paid += price(trail.game.cost(state, action))
                state.apply(action)
            assert paid == price(journey.cost)


def price(cost: str) -> int:
    """Read the number in a cost; what costs nothing says nothing."""
    return int(cost.split(maxsplit=1)[0]) if cost else 0


def barred(trail: Trail) -> Iterator[tuple[Step, int, str]]:
    """Ask ``bar`` of all legal codes and a sample of the universe, and at a few steps of it all."""
    whole = trail.sample(2)
    for number, step in enumerate(trail.steps):
        codes = trail.kit.universe(trail.game) if number in whole else universe(trail, number)
        for code in [*step.legal, *codes]:
            yield step, code, step.before.bar(code)


def universe(trail: Trail, number: int) -> list[int]:
    """Pick a sample of the universe for a step."""
    return trail.kit.universe(trail.game)[number % STRIDE :: STRIDE]


def refusal(game: Game, state: State, actor: int, action: int) -> RefusedError:
    """Submit an action that must be refused, and give the refusal."""
    with pytest.raises(RefusedError) as caught:
        submit(game, state, actor, action)
    return caught.value


LAWS: Final[tuple[Callable[[Trail], None], ...]] = (
    somebody_decides_until_the_end,
    legal_ascends,
    bar_is_empty_for_the_legal_only,
    bars_are_rules_of_the_book,
    the_door_refuses_the_rest,
    the_door_is_for_the_actor,
    journeys_are_rows_of_legal_actions,
    chance_weighs_the_legal,
)
