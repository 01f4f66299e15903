"""What a position is, law by law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from tests.laws.trails import fields, reread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.laws.trails import Trail

    from caserne.core.event import Event
    from caserne.core.state import State

AHEAD: Final = 30
"""So many steps are played on from a copy or from a position read back."""


def copies_go_their_own_way(trail: Trail) -> None:
    """Playing on in a copy leaves the original as it was, and the other way round."""
    for number in trail.sample(8):
        original = trail.steps[number].before.copy()
        twin = original.copy()
        assert twin.events is None
        follow(trail, number, twin)
        assert fields(trail.game, original) == trail.steps[number].text
        after = fields(trail.game, twin)
        follow(trail, number, original)
        assert fields(trail.game, original) == fields(trail.game, twin) == after


def copies_share_no_field(trail: Trail) -> None:
    """Not one list or vector of a copy is the original's."""
    for number in trail.sample(3):
        original = trail.steps[number].before.copy()
        for name in containers(original):
            before = list(getattr(original, name))
            getattr(original.copy(), name)[0] = 0 if before[0] else 1
            assert list(getattr(original, name)) == before, name


def positions_round_trip(trail: Trail) -> None:
    """A position written and read again is the same, in fields at every step, in whole at some."""
    game = trail.game
    for step in trail.steps:
        state = reread(game, step.text)
        assert fields(game, state) == step.text
        assert (state.actor(), state.legal()) == (step.actor, step.legal)
    for state in [*(trail.steps[number].before for number in trail.sample(4)), trail.final]:
        line = game.write_position(state)
        assert len(line.splitlines()) == 1
        same, back = type(game).read_position(line)
        assert same.options == game.options
        assert same.write_position(back) == line


def positions_read_back_play_on(trail: Trail) -> None:
    """A position holds all that the future depends on: read back, it goes on just as it did."""
    for step in trail.steps:
        state = reread(trail.game, step.text)
        events: list[Event] = []
        state.events = events
        state.apply(step.action)
        assert fields(trail.game, state) == step.then
        assert events == step.events
    for number in trail.sample(4):
        follow(trail, number, reread(trail.game, trail.steps[number].text))


def actions_round_trip(trail: Trail) -> None:
    """A legal action written in words, as a structure or as JSON is read as the same action."""
    game = trail.game
    for action in sorted({action for step in trail.steps for action in step.legal}):
        assert game.read_action(game.write_action(action)) == action
        struct = game.unpack(action)
        assert game.pack(struct) == action
        assert msgspec.json.decode(msgspec.json.encode(struct), type=game.Action) == struct


def events_round_trip(trail: Trail) -> None:
    """An event written as JSON is read as the same event."""
    for event in happenings(trail):
        text = msgspec.json.encode(event)
        assert msgspec.json.decode(text, type=trail.game.Happening) == event


def events_name_rules_of_the_book(trail: Trail) -> None:
    """Every event names a rule of the book as its cause."""
    told = {rule for event in happenings(trail) for rule in (event.rule, *event.also)}
    assert told <= trail.kit.rules


def tokens_are_conserved(trail: Trail) -> None:
    """Markers, tiles, men and cards are neither lost nor made."""
    trail.kit.check_tokens(trail)


def happenings(trail: Trail) -> Iterator[Event]:
    """Give all events of a trail."""
    return (event for step in trail.steps for event in step.events)


def follow(trail: Trail, number: int, state: State) -> None:
    """Play the next steps of a trail on a position that stands where it stood."""
    for step in trail.steps[number : number + AHEAD]:
        assert state.legal() == step.legal
        state.apply(step.action)
    assert fields(trail.game, state) == step.then


def containers(state: State) -> list[str]:
    """List the fields of a position that hold several numbers."""
    names = [name for name in dir(state) if not name.startswith("_")]
    return [name for name in names if hasattr(getattr(state, name), "__setitem__")]


LAWS: Final[tuple[Callable[[Trail], None], ...]] = (
    copies_go_their_own_way,
    copies_share_no_field,
    positions_round_trip,
    positions_read_back_play_on,
    actions_round_trip,
    events_round_trip,
    events_name_rules_of_the_book,
    tokens_are_conserved,
)
