"""Records, and games that go on, law by law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from tests.laws.trails import fields

from caserne.core.state import NOBODY
from caserne.play.record import Record, read_record, replay
from caserne.play.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.laws.trails import Trail


def a_record_replays(trail: Trail) -> None:
    """A record, written and read again, replays without a seed to the same positions and events."""
    text = trail.record().write()
    record = read_record(text, lambda _: type(trail.game))
    assert record.write() == text
    for step, replayed in zip(trail.steps, replay(record), strict=True):
        assert replayed.events == step.events
        state = replayed.state
    assert fields(trail.game, state) == fields(trail.game, trail.final)


def a_record_begins_anywhere(trail: Trail) -> None:
    """A record may begin at any position of a game, and leads from there where the game led."""
    for cut in sorted({len(trail.steps) * part // 3 for part in (1, 2)}):
        step = trail.steps[cut]
        record = Record(trail.game, trail.entries()[cut:], position=step.text)
        again = read_record(record.write(), lambda _: type(trail.game))
        assert again.write() == record.write()
        for later, replayed in zip(trail.steps[cut:], replay(again), strict=True):
            assert replayed.events == later.events
        assert fields(trail.game, replayed.state) == fields(trail.game, trail.final)


def a_session_rolls_the_same_dice(trail: Trail) -> None:
    """The same seed and the same decisions make the same game."""
    assert went_on(trail, Session(trail.game, trail.seed)) == trail.entries()


def a_resumed_game_goes_on(trail: Trail) -> None:
    """A game stopped anywhere and resumed with its seed goes on as if it had never stopped."""
    for cut in {0, 1, *(len(trail.steps) * part // 4 for part in (1, 2, 3)), len(trail.steps)}:
        session = Session.resume(trail.record(cut), trail.seed)
        assert went_on(trail, session) == trail.entries()
        assert fields(trail.game, session.state) == fields(trail.game, trail.final)


def went_on(trail: Trail, session: Session) -> list[object]:
    """Play the rest of a trail's decisions in a session; give all its entries."""
    session.settle()
    while session.actor != NOBODY and len(session.entries) < len(trail.steps):
        step = trail.steps[len(session.entries)]
        session.act(step.actor, step.action)
    return [msgspec.structs.replace(entry, line=0) for entry in session.entries]


LAWS: Final[tuple[Callable[[Trail], None], ...]] = (
    a_record_replays,
    a_record_begins_anywhere,
    a_session_rolls_the_same_dice,
    a_resumed_game_goes_on,
)
