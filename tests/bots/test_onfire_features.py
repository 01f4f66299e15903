"""What a learned value sees of a tower: each thing where it is, and nothing where it is not."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from tests.games.onfire.scenes import scene, start

from caserne.bots.learning.net import UNIT
from caserne.bots.onfire import features as seen
from caserne.bots.onfire.features import Features, events_left
from caserne.bots.onfire.worth import strong
from caserne.core.state import CHANCE, NOBODY
from caserne.games.onfire.decks import ENTER, LEAVE, SWAP
from caserne.games.onfire.game import OnFire, as_evacuation
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.games.onfire.evacuation import Evacuation

OTHER = seen.PLAYER
THIRD = 2 * seen.PLAYER


def read(state: Evacuation, seat: int = 0) -> list[int]:
    """Read what a seat sees."""
    features = Features(strong())
    features.read(state, seat)
    return [int(feature) for feature in features.x]


def test_where_people_are() -> None:
    """On landings by the number of their square, on stairs, aboard, in offices, in the street."""
    x = read(
        scene(
            """
            3  A3 **11 | 1 . 2 [11] . 2 . | B3 1
                       / .            1 /
                       / .            . /
            2  A2 *12  | . . . . . .      | B2 111
            """,
            saved="4-2",
        )
    )
    assert x[seen.LANDING + 1 : seen.LANDING + 4] == [0, 0, UNIT]
    assert x[OTHER + seen.LANDING + 1 : OTHER + seen.LANDING + 4] == [UNIT, UNIT, 0]
    assert (x[seen.ON_STAIRS], x[OTHER + seen.ON_STAIRS]) == (UNIT, 0)
    assert (x[seen.ABOARD], x[OTHER + seen.ABOARD]) == (2 * UNIT, 0)
    assert x[seen.OFFICES : seen.OFFICES + 5] == [UNIT, UNIT // 4, UNIT // 2, 0, 0]
    assert x[OTHER + seen.OFFICES : OTHER + seen.OFFICES + 5] == [0, UNIT // 4, 0, 0, 0]
    assert (x[seen.SAFE], x[OTHER + seen.SAFE]) == (UNIT, UNIT // 2)
    assert (x[seen.HURT], x[OTHER + seen.HURT]) == (UNIT // 4, 11 * UNIT // 4)
    assert x[THIRD : seen.HAND] == [0] * seen.PLAYER  # there is no third


def test_whom_the_elevator_waits_for() -> None:
    """On a 1 where it is, as long as there is room."""
    here = read(scene("3  A3 | . . 1 [] . . . | B3"))
    elsewhere = read(scene("3  A3 | . . 1 . . . | B3"))
    full = read(scene("3  A3 | . . 1 [2222] . . . | B3"))
    assert (here[seen.AWAITED], elsewhere[seen.AWAITED], full[seen.AWAITED]) == (UNIT, 0, 0)
    assert (here[seen.LIFT], elsewhere[seen.LIFT]) == (3 * UNIT // 4, 0)
    assert full[seen.ROOM] == 0 < here[seen.ROOM]


def test_what_threatens_people() -> None:
    """Where an office burns they had better not stand; who is far from the street has far to go."""
    calm = read(scene("3  A3 | 1 . . . . . | B3"))
    beside = read(scene("3  A3 *** | 1 . . . . . | B3"))
    assert calm[seen.THREATENED] == 0 < beside[seen.THREATENED]
    assert (calm[seen.FIRES], beside[seen.FIRES]) == (0, 3 * UNIT // 16)
    high, low = (
        read(scene(f"{floor}  A{floor} | . . . . . . | B{floor}\n/ 1 . /")) for floor in (4, 2)
    )
    assert high[seen.WAYS] > low[seen.WAYS] > 0


def test_hands_and_actions_are_those_of_who_asks() -> None:
    """Their own cards by kind, and their own actions alone; whose turn it is anybody sees."""
    state = scene("3  A3 1 | . . . . . . | B3 2", hand="leavex2+enter", actions=3)
    mine, others = read(state), read(state, 1)
    assert (mine[seen.HAND + LEAVE], mine[seen.HAND + ENTER], mine[seen.HAND + SWAP]) == (
        2 * UNIT,
        UNIT,
        0,
    )
    assert mine[seen.ACTIONS] == 3 * UNIT // 4
    assert others[seen.HAND : seen.ACTIONS + 1] == [0] * (seen.ACTIONS + 1 - seen.HAND)
    assert (mine[seen.NEXT], mine[OTHER + seen.NEXT]) == (UNIT, 0)
    assert (others[seen.NEXT], others[OTHER + seen.NEXT]) == (0, UNIT)


def test_actions_after_cards_drawn_again() -> None:
    """They are left, but it is not known with which cards."""
    state = scene("3  A3 1 | . . . . . . | B3 2", hand="swap+leave", actions=3)
    assert read(state)[seen.OPEN] == 0
    state.apply(next(a for a in state.legal() if OnFire().write_action(a).startswith("redraw")))
    assert state.actor() == CHANCE
    assert read(state)[seen.OPEN] == read(state)[seen.ACTIONS] == 2 * UNIT // 4


def test_who_is_the_best_of_the_others() -> None:
    """The nearer safety comes first, whoever that is; how far ahead one is is beside that."""
    options = "players=3"
    state = scene("3  A3 123 | . . . . . . | B3", options=options, saved="2-1-5", hand="swap")
    x = read(state)
    assert (x[OTHER + seen.SAFE], x[THIRD + seen.SAFE]) == (5 * UNIT // 4, UNIT // 4)
    assert x[seen.AHEAD] == -3 * UNIT
    assert x[OTHER + seen.TOTAL] - x[seen.TOTAL] == pytest.approx(3 * UNIT // 4, abs=1)
    best = read(state, 2)
    assert best[seen.AHEAD] == 3 * UNIT
    assert best[OTHER + seen.SAFE] == 2 * UNIT // 4


def test_a_lead_counts_more_the_later_it_is() -> None:
    """With few events to come it hardly changes any more."""
    state = scene("3  A3 12 | . . . . . . | B3", saved="3-1", hand="swap")
    early = read(state)
    state.pile, state.rest = 2, 0
    late = read(state)
    assert early[seen.AHEAD] == late[seen.AHEAD] > late[seen.LATE] > early[seen.LATE] > 0
    assert late[seen.SOON] > early[seen.SOON]
    assert late[seen.LEFT] == 2 * UNIT // 16 < early[seen.LEFT]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_are_counted_to_the_last(players: int) -> None:
    """In a game each turn has fewer to come, to none at its end: piles of eight, then all cards.

    A fire truck that is kept is out of the deck: then it is one fewer still.
    """
    game = OnFire.from_text(f"players={players}")
    tower, streams = as_evacuation(game.start()), Streams(5, len(game.chances))
    turn, told = 0, list[int]()
    while tower.actor() != NOBODY:
        if tower.turn > turn and tower.actor() >= 0:
            turn = int(tower.turn)
            told.append(int(events_left(tower)))
        tower.apply(streams.draw(tower) if tower.actor() == CHANCE else tower.legal()[0])
    assert told[-1] == 0
    assert told[0] == 8 * players + sum(map(int, game.decks.events)) - 1
    assert all(later - sooner in (-1, -2) for sooner, later in pairwise(told))


def test_it_is_read_anew() -> None:
    """What was read before leaves nothing behind."""
    features = Features(strong())
    features.read(scene("3  A3 **11 | 1 . 2 [11] . 2 . | B3 1", hand="leave"), 0)
    empty = start("players=2")
    features.read(empty, 0)
    assert [int(value) for value in features.x] == read(empty)
