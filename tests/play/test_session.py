"""A game in progress: decisions go in, chance acts by itself, and all of it can be gone back on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from caserne.core.errors import RefusedError
from caserne.core.state import CHANCE, NOBODY
from caserne.games import find
from caserne.games.flashpoint.events import Placed, Rolled, TurnBegan, TurnEnded
from caserne.games.flashpoint.game import FlashPoint
from caserne.play.record import read_record, replay
from caserne.play.session import Session
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from caserne.core.event import Event

SEED = 31


def opened(options: str = "firefighters=2", seed: int = SEED) -> Session:
    """Start a game and let chance act until a person must."""
    session = Session(FlashPoint.from_text(options), seed)
    session.settle()
    return session


def act(session: Session, text: str) -> list[Event]:
    """Let whoever must decide take an action."""
    return session.act(session.actor, session.game.read_action(text))


def position(session: Session) -> str:
    """Write where a session stands."""
    return session.game.write_position(session.state)


def played(options: str = "firefighters=2", seed: int = SEED, whim: int = 0) -> Session:
    """Play a game to its end by whim."""
    session, dice = opened(options, seed), Dice(whim)
    while session.actor != NOBODY:
        legal = session.state.legal()
        session.act(session.actor, legal[dice.below(len(legal))])
    return session


def written(session: Session) -> list[str]:
    """Write what was done."""
    return session.record.write().splitlines()[3:]


# Playing


def test_a_seat_acts() -> None:
    """An action of the right seat is played, told and recorded."""
    session = opened()
    events = act(session, "place 3-0")
    assert [type(event) for event in events] == [Placed]
    assert session.record.write().endswith("\n\n1 place 3-0\n")
    assert session.actor == 1


def test_chance_acts_by_itself() -> None:
    """After a seat's action chance acts until a person must, and all of it is told in order."""
    session = opened()
    act(session, "place 3-0")
    act(session, "place 4-9")
    events = act(session, "end")
    assert [type(event) for event in events][:2] == [TurnEnded, Rolled]
    assert isinstance(events[-1], TurnBegan)
    assert session.entries[-1].actor == CHANCE
    assert session.actor == 1


def test_nothing_is_drawn_before_the_game_settles() -> None:
    """A new game has done nothing yet; to settle draws what chance owes first."""
    session = Session(FlashPoint.from_text("rules=advanced"), SEED)
    assert (session.actor, session.entries) == (CHANCE, [])
    events = session.settle()
    assert session.actor == 0
    assert {entry.actor for entry in session.entries} == {CHANCE}
    assert events
    assert session.settle() == []


def test_nobody_listens_between_actions() -> None:
    """What a session hears it gives back; then it listens no more."""
    session = opened()
    act(session, "place 3-0")
    assert session.state.events is None


def test_a_game_in_progress_has_no_outcome() -> None:
    """The outcome comes with the end."""
    assert opened().outcome is None
    session = played()
    assert session.outcome is not None
    assert session.actor == NOBODY


def test_what_was_told_is_what_a_replay_tells() -> None:
    """The events of a session are the events of its record."""
    session, dice = opened("rules=advanced"), Dice(3)
    heard = [event for step in replay(session.record) for event in step.events]
    while session.actor != NOBODY:
        legal = session.state.legal()
        heard += session.act(session.actor, legal[dice.below(len(legal))])
    assert heard == [event for step in replay(session.record) for event in step.events]


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [(1, "place 3-0", "not-yours"), (CHANCE, "roll 1-1", "not-yours"), (0, "place 3-1", "illegal")],
)
def test_a_refused_action_leaves_no_trace(seat: int, action: str, code: str) -> None:
    """Refused, neither position nor record nor the dice to come have changed."""
    session, other = (
        opened("rules=advanced firefighters=1"),
        opened("rules=advanced firefighters=1"),
    )
    for each in (session, other):
        act(each, "choose captain")
    before = position(session)
    with pytest.raises(RefusedError) as caught:
        session.act(seat, session.game.read_action(action))
    assert caught.value.code == code
    assert position(session) == before
    for each in (session, other):
        for text in ("place 3-0", "park-ambulance north", "park-engine north", "end"):
            act(each, text)
    assert written(session) == written(other)


def test_a_finished_game_takes_no_more() -> None:
    """After the end everything is refused."""
    session = played()
    with pytest.raises(RefusedError) as caught:
        session.act(0, session.game.read_action("end"))
    assert caught.value.code == "ended"


# Taking back


def test_undo_takes_an_action_back() -> None:
    """The last action of a seat can be taken back if no dice were rolled after it."""
    session = opened()
    act(session, "place 3-0")
    act(session, "place 4-9")
    before, done = position(session), written(session)
    act(session, "move 3-1")
    session.undo()
    assert (position(session), written(session)) == (before, done)


def test_undo_again_and_again() -> None:
    """Actions are taken back one by one, to the very first."""
    session = opened()
    start = position(session)
    act(session, "place 3-0")
    act(session, "place 4-9")
    act(session, "move 3-1")
    for _ in range(3):
        session.undo()
    assert (position(session), session.entries) == (start, [])


def test_undo_refuses_at_the_start() -> None:
    """Where nothing was done nothing is taken back."""
    session = opened()
    with pytest.raises(RefusedError, match="nothing to take back"):
        session.undo()


@pytest.mark.parametrize("options", ["firefighters=1", "rules=advanced firefighters=1"])
def test_undo_refuses_to_take_dice_back(options: str) -> None:
    """Once chance has acted nothing before it is taken back, and the refusal changes nothing."""
    session = opened(options)
    for text in ("choose driver",) * ("advanced" in options) + ("place 3-0",):
        act(session, text)
    if "advanced" in options:
        act(session, "park-ambulance north")
        act(session, "park-engine north")
    act(session, "end")
    before = position(session), written(session)
    with pytest.raises(RefusedError, match="dice"):
        session.undo()
    assert (position(session), written(session)) == before


def test_undo_refuses_to_take_a_shown_card_back() -> None:
    """What showed a secret stays, in a session that goes on with a record too."""
    game = find("onfire").from_text("")
    session = Session(game, 3)
    session.settle()
    for text in ("leave-two A4 A4-1", "enough"):
        act(session, text)
    for each in (session, Session.resume(session.record, 3)):
        each.undo()
        assert game.write_action(each.entries[-1].action) == "leave-two A4 A4-1"
        with pytest.raises(RefusedError, match="secrets"):
            each.undo()


def test_undo_does_not_reroll() -> None:
    """Whoever takes an action back and does something else meets the same dice as before."""
    session, straight = opened(), opened()
    for each in (session, straight):
        act(each, "place 3-0")
        act(each, "place 4-9")
    act(session, "move 3-1")
    session.undo()
    for each in (session, straight):
        act(each, "end")
    assert written(session) == written(straight)


# Going back


def test_rewind_restores_position_and_dice() -> None:
    """From any point gone back to, the same decisions lead to the same game."""
    for options in ("firefighters=2", "rules=advanced firefighters=3"):
        whole = played(options)
        entries = list(whole.entries)
        for point in (len(entries) - 1, len(entries) // 2, 7, 1, 0):
            session = Session.resume(whole.record, SEED)
            session.rewind(point)
            assert session.entries == entries[:point]
            session.settle()
            while session.actor != NOBODY:
                entry = entries[len(session.entries)]
                session.act(entry.actor, entry.action)
            assert session.entries == entries
            assert position(session) == position(whole)


def test_rewind_to_where_one_is() -> None:
    """To go back to the present changes nothing."""
    session = opened()
    act(session, "place 3-0")
    before = position(session)
    session.rewind(1)
    assert position(session) == before
    act(session, "place 4-9")
    assert len(session.entries) == 2


@pytest.mark.parametrize("point", [-1, 3])
def test_rewind_refuses_points_there_are_not(point: int) -> None:
    """A point before the start or after the present is refused, and nothing is lost."""
    session = opened()
    act(session, "place 3-0")
    act(session, "place 4-9")
    with pytest.raises(ValueError, match=f"expected a point from 0 to 2, got {point}"):
        session.rewind(point)
    assert len(session.entries) == 2


def test_a_record_is_kept_apart() -> None:
    """A record taken from a session does not grow or shrink with it."""
    session = opened()
    act(session, "place 3-0")
    record = session.record
    act(session, "place 4-9")
    session.rewind(0)
    assert len(record.entries) == 1


# Going on


def test_resume_goes_on_with_the_same_dice() -> None:
    """A game stopped, written, read and resumed with its seed goes on as if it never stopped."""
    whole = played("rules=advanced")
    for point in (0, 5, 30, len(whole.entries)):
        record = read_record(whole.record.write(), find)
        del record.entries[point:]
        session = Session.resume(record, SEED)
        session.settle()
        while session.actor != NOBODY:
            entry = whole.entries[len(session.entries)]
            session.act(entry.actor, entry.action)
        assert written(session) == written(whole)


def test_resume_with_another_seed() -> None:
    """With another seed what was played stays, and what comes is different."""
    whole = played()
    record = whole.record
    del record.entries[10:]
    session, dice = Session.resume(record, SEED + 1), Dice(0)
    session.settle()
    while session.actor != NOBODY:
        legal = session.state.legal()
        session.act(session.actor, legal[dice.below(len(legal))])
    assert session.entries[:10] == whole.entries[:10]
    assert session.entries != whole.entries


def test_resume_can_go_back() -> None:
    """What was played before a game was resumed can be gone back on, too."""
    whole = played()
    session = Session.resume(whole.record, SEED)
    session.rewind(0)
    assert position(session) == position(Session(session.game, SEED))


def test_resume_refuses_what_was_not_allowed() -> None:
    """A record with an illegal action is not resumed."""
    record = played().record
    record.entries[2] = record.entries[0]
    with pytest.raises(RefusedError):
        Session.resume(record, SEED)


def test_resume_leaves_the_record_alone() -> None:
    """The record a game is resumed from does not grow with it."""
    record = played().record
    del record.entries[10:]
    session = Session.resume(record, SEED)
    session.settle()
    session.act(session.actor, session.state.legal()[0])
    assert len(record.entries) == 10
