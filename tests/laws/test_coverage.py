"""The games the laws are tried on leave nothing untried.

If play has changed so that something no longer happens, choose another ``SEED`` in ``played.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from tests.golden.playthrough import GOLDEN, stored
from tests.laws.played import CASES, trails

from caserne.games.flashpoint import due, notation
from caserne.games.flashpoint.events import (
    CannonFired,
    FloorRepaired,
    Happening,
    LadderBroken,
    LadderLaid,
    ToxicCleaned,
)
from caserne.play.record import replay

if TYPE_CHECKING:
    from tests.laws.trails import Trail

    from caserne.core.game import Outcome
    from caserne.play.record import Record


RARE_VERBS: Final = {"bridge", "sink", "cannon", "clean", "repair"}
RARELY_OWED: Final = {"burst"}
RARE_EVENTS: Final = {CannonFired, FloorRepaired, LadderBroken, LadderLaid, ToxicCleaned}
"""What players without a plan do not come to: the rule tests of Extreme Danger play these."""


def final(record: Record) -> Outcome | None:
    """Give the outcome of a golden game."""
    *_, last = replay(record)
    return record.game.outcome(last.state)


def flashpoint_trails() -> list[Trail]:
    """List all games of Flash Point."""
    return [trail for case in CASES if case.name == "flashpoint" for trail in trails(case)]


def test_every_verb_is_played() -> None:
    """Every verb of Flash Point's notation is played at least once, commands among them."""
    words = {
        word
        for trail in flashpoint_trails()
        for step in trail.steps
        for word in trail.game.write_action(step.action).split()[:1]
    }
    assert words | RARE_VERBS == {*notation.VERBS, "command"}


def test_every_kind_is_owed() -> None:
    """Everything that can be owed is owed at least once."""
    owed = {
        word.partition(".")[0]
        for trail in flashpoint_trails()
        for step in trail.steps
        for word in step.text.rpartition("due=")[2].split(",")
    }
    assert owed | RARELY_OWED == set(due.NAMES.values())


def test_everything_happens() -> None:
    """Every kind of event happens at least once."""
    happened = {
        type(event)
        for trail in flashpoint_trails()
        for step in trail.steps
        for event in step.events
    }
    assert happened | RARE_EVENTS == set(get_args(Happening))


def test_games_end_in_every_way() -> None:
    """Some crew wins, some loses too many victims, some the building, some a firefighter."""
    outcomes = [trail.game.outcome(trail.final) for trail in flashpoint_trails()]
    outcomes += [final(stored(name)) for name in GOLDEN]
    reasons = {outcome.reason for outcome in outcomes if outcome}
    assert reasons == {"saved", "lost", "collapsed", "trapped"}
    assert any(outcome.won for outcome in outcomes if outcome)
