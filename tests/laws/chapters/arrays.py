"""What learners are shown, law by law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import u8
from tests.laws.chapters.views import seats, view_stride
from tests.laws.trails import fields

from caserne.core.state import Actions
from caserne.envs.catalogue import ENCODERS, encoder_of
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.laws.trails import Trail

    from caserne.core.state import State
    from caserne.envs.encoder import Encoder


def row(encoder: Encoder, state: State, seat: int) -> bytes:
    """Make the row of what a seat may know."""
    return bytes(encoder.write(encoder.seen(state, seat), seat, vec[u8]()))


def a_row_is_made_of_a_view(trail: Trail) -> None:
    """A row is that of the seat's view, of its full length, and the same in every world of it."""
    if trail.game.name not in ENCODERS:
        return
    encoder, dice = encoder_of(trail.game), Dice(trail.seed)
    for step in trail.steps[:: view_stride(trail)]:
        for seat in seats(trail.game):
            place, view = -1 if seat is None else seat, trail.game.view(step.before, seat)
            seen = bytes(encoder.write(view.state, place, vec[u8]()))
            assert len(seen) == len(encoder.names()) == encoder.features
            assert row(encoder, step.before, place) == seen
            world = trail.game.determinize(view, dice.below)
            assert row(encoder, world, place) == seen


def equal_positions_have_equal_rows(trail: Trail) -> None:
    """A position that was written and read again has the same row, and the same mask."""
    if trail.game.name not in ENCODERS:
        return
    encoder, game = encoder_of(trail.game), trail.game
    for number in trail.sample(4):
        step = trail.steps[number]
        twin = game.read_position(game.write_position(step.before))[1]
        assert fields(game, twin) == step.text
        assert row(encoder, twin, 0) == row(encoder, step.before, 0)
        if step.actor >= 0:
            assert places(encoder, twin) == places(encoder, step.before)


def a_row_brought_up_to_date_is_the_row(trail: Trail) -> None:
    """Where a batch only changes what has changed, its row is the one that is written anew."""
    if trail.game.name not in ENCODERS or not (encoder := encoder_of(trail.game)).in_place:
        return
    state, kept = trail.steps[0].before.copy(), vec[u8]([0] * encoder.features)
    encoder.keep_rows(1)
    encoder.begin(state, 0)
    for step in trail.steps:
        encoder.refresh(state, step.actor, kept, 0)
        assert bytes(kept) == row(encoder, step.before, max(step.actor, -1))
        state.apply(step.action)


def who_has_won_is_who_the_game_says(trail: Trail) -> None:
    """At the end of a game a batch rewards the winners of its outcome."""
    if trail.game.name not in ENCODERS or (last := trail.game.outcome(trail.final)) is None:
        return
    assert encoder_of(trail.game).winners(trail.final) == list(last.winners)


def every_action_has_its_place(trail: Trail) -> None:
    """Legal actions have places of their own in the mask, all of them within it."""
    if trail.game.name not in ENCODERS:
        return
    encoder = encoder_of(trail.game)
    for step in trail.steps:
        if step.actor < 0:
            continue
        found = places(encoder, step.before)
        assert len(set(found)) == len(found) == len(step.legal)
        assert all(0 <= place < encoder.actions for place in found)


def places(encoder: Encoder, state: State) -> list[int]:
    """List the places of what is legal."""
    legal, found = Actions(), Actions()
    state.legal_into(legal)
    encoder.places(state, legal, found)
    return list(found)


LAWS: Final[tuple[Callable[[Trail], None], ...]] = (
    a_row_is_made_of_a_view,
    equal_positions_have_equal_rows,
    a_row_brought_up_to_date_is_the_row,
    who_has_won_is_who_the_game_says,
    every_action_has_its_place,
)
