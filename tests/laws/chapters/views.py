"""What may be known, law by law."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from tests.laws.chapters.actions import universe
from tests.laws.trails import fields

from caserne.core.state import CHANCE
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.laws.trails import Step, Trail

    from caserne.core.game import Game, View
    from caserne.core.state import State

DOUBTS: Final = 300
"""In a game with secrets so many codes are tried at each step, others each time."""
RECENT: Final = 3
"""What was legal so many steps ago is tried again: it is but little that forbids it now."""


def a_view_says_all_a_view_knows(trail: Trail) -> None:
    """A view, filled in with anything that fits it and viewed again, is the same view."""
    dice = Dice(trail.seed)
    for step in trail.steps[:: view_stride(trail)]:
        for seat in seats(trail.game):
            view = trail.game.view(step.before, seat)
            world = trail.game.determinize(view, dice.below)
            assert seen(trail.game, world, seat) == fields(trail.game, view.state)


def views_round_trip(trail: Trail) -> None:
    """A view of any seat or spectator, written and read again, is the same view.

    Without secrets it is the position's own text, which ``positions_round_trip`` reads at every
    step; then it is read as a view at some. So is what a view that was read is good for.
    """
    game, some_steps = trail.game, set(trail.sample(8))
    for number, state in enumerate([*(step.before for step in trail.steps), trail.final]):
        if not game.secretive and number not in some_steps:
            continue
        for seat in seats(game):
            view = game.view(state, seat)
            back = game.read_view(game.write_view(view), seat)
            assert fields(game, back.state) == fields(game, view.state)
            if number in some_steps:
                compare_views(game, view, back)


def compare_views(game: Game, view: View, back: View) -> None:
    """See that a view that was read is as good as the one it was written from."""
    assert back.seat == view.seat
    assert game.write_view(back) == game.write_view(view)
    assert back.state.actor() == view.state.actor()
    if back.state.actor() == view.seat:
        assert back.state.legal() == view.state.legal()
    assert game.show(back) == game.show(view)
    worlds = [
        game.determinize(one, Dice(number).below) for number in (1, 2) for one in (view, back)
    ]
    assert fields(game, worlds[0]) == fields(game, worlds[1])
    assert fields(game, worlds[2]) == fields(game, worlds[3])


def legal_is_known_to_the_actor(trail: Trail) -> None:
    """What is legal, and why the rest is not, depends on nothing the actor cannot know."""
    dice = Dice(trail.seed)
    for number, step in enumerate(trail.steps):
        if step.actor != CHANCE:
            view = trail.game.view(step.before, step.actor)
            world = trail.game.determinize(view, dice.below)
            assert world.actor() == step.actor
            assert world.legal() == step.legal
            for code in doubtful(trail, number):
                assert world.bar(code) == step.before.bar(code), trail.game.write_action(code)


def doubtful(trail: Trail, number: int) -> list[int]:
    """Pick codes whose bar a secret might change: of all kinds, and those legal shortly before.

    Without secrets a world is but a copy, and few will do.
    """
    if not trail.game.secretive:
        return universe(trail, number)[::30]
    codes = trail.kit.universe(trail.game)
    every = max(1, len(codes) // DOUBTS)
    before = trail.steps[max(0, number - RECENT) : number]
    return codes[number % every :: every] + sorted({code for step in before for code in step.legal})


def what_looks_alike_is_told_alike(trail: Trail) -> None:
    """Two outcomes a seat cannot tell apart give it the same messages.

    These are outcomes of different actions, or of one action in worlds that look the same. A seat
    cannot tell them apart if it is told the same of the action and of what happened, or if the
    positions after them differ but its views of them do not, unless what was seen was forgotten.
    The last step is always looked at: it must not show more than it tells.
    """
    for step in [*trail.steps[:: view_stride(trail)], trail.steps[-1]]:
        outcomes = [outcome_of(step.before, a) for a in some(step.legal, step.action)]
        for seat in seats(trail.game):
            heard = [told(trail.game, step.before, outcome, seat) for outcome in outcomes]
            played = told(trail.game, step.before, outcome_of(step.before, step.action), seat)
            for messages in (heard, [played, *elsewhere(trail, step, seat)]):
                for one, two in combinations(messages, 2):
                    same_story = (one.action, one.events) == (two.action, two.events)
                    same_view = one.view == two.view and one.truth != two.truth
                    if same_story or (same_view and not forgotten(trail, one)):
                        assert one[:3] == two[:3]


def forgotten(trail: Trail, message: Message) -> bool:
    """Tell whether views have forgotten some of what a message told."""
    told = msgspec.json.decode(message.events)
    return not trail.kit.oblivious.isdisjoint(event["event"] for event in told)


class Message(NamedTuple):
    """All that a seat hears of an action: which it was, what happened, its view; and the truth."""

    action: int | None
    events: bytes
    view: str
    truth: str


def told(game: Game, before: State, outcome: tuple[int, State], seat: int | None) -> Message:
    """Make what a seat hears of an action, given the position after it with its events."""
    action, after = outcome
    events = [game.visible_event(event, seat) for event in after.events or []]
    privy = game.privy(before, action)
    return Message(
        action if privy is None or seat in privy else None,
        msgspec.json.encode([event for event in events if event is not None]),
        seen(game, after, seat),
        fields(game, after),
    )


def elsewhere(trail: Trail, step: Step, seat: int | None) -> Iterator[Message]:
    """Make what a seat would hear of the step in other worlds that look the same to it."""
    view, dice = trail.game.view(step.before, seat), Dice(trail.seed)
    for _ in range(3):
        world = trail.game.determinize(view, dice.below)
        if fields(trail.game, world) != step.text and step.action in world.legal():
            yield told(trail.game, world, outcome_of(world, step.action), seat)


def outcome_of(before: State, action: int) -> tuple[int, State]:
    """Play an action on a copy, and keep what happened in it."""
    after = before.copy()
    after.events = []
    after.apply(action)
    return action, after


def seen(game: Game, state: State, seat: int | None) -> str:
    """Write what a seat may know of a position."""
    return fields(game, game.view(state, seat).state)


def seats(game: Game) -> list[int | None]:
    """List all who look on: every seat, and a spectator."""
    return [*range(game.seats), None]


def some(actions: list[int], played: int) -> list[int]:
    """Pick a few neighbouring actions around the one that was played."""
    place = actions.index(played)
    return actions[max(0, place - 2) : place + 3]


def view_stride(trail: Trail) -> int:
    """Look at every step of a short game, at some of a long one."""
    return max(1, len(trail.steps) // 8)


LAWS: Final[tuple[Callable[[Trail], None], ...]] = (
    a_view_says_all_a_view_knows,
    views_round_trip,
    legal_is_known_to_the_actor,
    what_looks_alike_is_told_alike,
)
