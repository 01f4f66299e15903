"""What ``steady`` does not work out twice is what working it out again would give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.games.flashpoint.extreme.places import advanced as extreme
from tests.games.flashpoint.scenes import position

from caserne.bots.flashpoint.blaze import calmed, is_foretold, stays_smoke
from caserne.bots.flashpoint.hook import bold_planner
from caserne.bots.flashpoint.planning import Node, Planner
from caserne.bots.flashpoint.routes import FAR, OUT, PEOPLE, Fires, Routes, mark_of, people_on
from caserne.bots.flashpoint.surveys import Surveys, fires_of
from caserne.bots.flashpoint.trying import is_plain_step
from caserne.bots.flashpoint.values import Values
from caserne.core.state import CHANCE, NOBODY
from caserne.games.flashpoint.board import WAYS
from caserne.games.flashpoint.codes import operand_of, verb_of
from caserne.games.flashpoint.extreme.terrain import has_object, is_deadly
from caserne.games.flashpoint.game import FlashPoint
from caserne.games.flashpoint.scene import FIRE, SMOKE
from caserne.games.flashpoint.tools import DOUSE
from caserne.games.flashpoint.turn import END
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.games.flashpoint.incident import Incident

GAMES: Final = (
    "",
    "rules=advanced",
    "rules=advanced board=laboratory level=basement platform=yes descents=yes engineer=yes",
)
APART: Final = 7
"""Every so many decisions of a turn are looked at."""
LOOKED_AT: Final = 10

every_game = pytest.mark.parametrize("options", GAMES)


def turns(options: str, count: int = LOOKED_AT) -> Iterator[Incident]:
    """Play at random, and stop at some actions of turns."""
    game, dice, asked = FlashPoint.from_text(options), Dice(3), 0
    for _ in range(count):
        state = game.start()
        while state.actor() != NOBODY and asked < count * APART:
            if state.actor() != CHANCE and state.due.name == "act":
                asked += 1
                if asked % APART == 0:
                    yield state
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])


def after(state: Incident, action: int) -> Incident:
    """Play an action on a copy."""
    copy = state.copy()
    copy.apply(action)
    return copy


def reaches(fires: Fires, state: Incident) -> dict[int, list[int]]:
    """List how far it is from every space to every fire, by the fire's space."""
    spaces = [int(space) for space in fires.spaces]
    return {
        spaces[fire]: [int(fires.within_reach(fire, at)) for at in range(state.board.size)]
        for fire in range(fires.count)
    }


def distances(routes: Routes, state: Incident) -> list[list[int]]:
    """List all that was measured: the rows to safety and to each of the people."""
    rows = (OUT, *(PEOPLE + person for person in range(routes.count)))
    return [[int(routes.ground.cost(row, at)) for at in range(state.board.size)] for row in rows]


@every_game
def test_routes_that_are_mended_are_those_measured_anew(options: str) -> None:
    """After one action, after a second that finds them mended or stale, and turns later."""
    compared = shorter = 0
    long_ago = None
    for state in turns(options):
        before = Routes(state, long_ago)
        assert distances(before, state) == distances(Routes(state), state)
        long_ago = before
        for action in state.legal():
            one = after(state, action)
            mended = Routes(one, before)
            assert distances(mended, one) == distances(Routes(one), one)
            compared += 1
            shorter += bool(len(mended.ground.eased)) and mended.count == before.count
            for other in one.legal()[:2] if one.actor() >= 0 else ():
                two = after(one, other)
                assert distances(Routes(two, mended), two) == distances(Routes(two), two)
                assert distances(Routes(two, before), two) == distances(Routes(two), two)
    assert compared > LOOKED_AT
    assert shorter > 0


@every_game
def test_fires_that_are_mended_are_those_measured_anew(options: str) -> None:
    """After an action, turns later, and of another board, with a survey of their own or not."""
    compared = eased = 0
    elsewhere = position("flashpoint firefighters=1 | fire=3-3 crew=3-1 unseen=10+5 due=ended,act")
    long_ago = Fires(elsewhere)
    for state in turns(options):
        before, anew = Fires(state, None, long_ago), Fires(state)
        assert reaches(before, state) == reaches(anew, state)
        long_ago = before
        for action in state.legal():
            one = after(state, action)
            mended = Fires(one, Routes(one), before)
            assert reaches(mended, one) == reaches(Fires(one), one)
            compared += 1
            eased += len(mended.ground.eased) > 0
    assert compared > LOOKED_AT
    assert eased > 0


def test_what_was_measured_of_another_board_says_nothing() -> None:
    """Not of the house for a building of several floors, nor the other way round."""
    house = position("flashpoint firefighters=1 | fire=3-3 crew=3-1 unseen=10+5 due=ended,act")
    building = extreme("board=laboratory level=basement", "crew=4-1:driver fire=3-3,b3-10 rack=4")
    for one, other in [(house, building), (building, house)]:
        assert reaches(Fires(one, None, Fires(other)), one) == reaches(Fires(one), one)
        assert distances(Routes(one, Routes(other)), one) == distances(Routes(one), one)


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ("level=attic platform=yes", "crew=4-1:driver rack=4"),
        (
            "level=basement small=chemical",
            "crew=4-1:driver rack=4 toxic=b3-9 objects=chemical:gone",
        ),
        ("level=basement descents=yes", "crew=3-1:driver rack=4 holes=3-2"),
        ("small=chemical", "crew=4-1:driver rack=4"),
    ],
)
def test_whatever_bars_a_space_is_surveyed(options: str, line: str) -> None:
    """A space that the rules say is deadly, or that an object fills, is entered from nowhere."""
    state, barred = extreme(f"board=laboratory {options}", line), 0
    tolls = Routes(state).ground.tolls
    for space in range(int(state.board.size)):
        if has_object(state, space) or is_deadly(state, space):
            barred += 1
            assert {int(tolls[space * WAYS + way]) for way in range(WAYS)} == {FAR}
    assert barred > 0


def test_nobody_is_sent_through_poison() -> None:
    """What is toxic is walked round, and as near as ever once it is cleaned."""
    line = "crew=4-1:driver fire=b3-11 rack=4 objects=chemical:gone"
    clean, toxic = (
        extreme("board=laboratory level=basement small=chemical", f"{line}{fields}")
        for fields in ("", " toxic=b3-9")
    )
    numbers = clean.board.numbers
    here, there = (reaches(Fires(state), state)[numbers["b3-11"]] for state in (clean, toxic))
    assert there[numbers["b3-9"]] > 2 * here[numbers["b3-9"]]
    assert reaches(Fires(clean, None, Fires(toxic)), clean) == reaches(Fires(clean), clean)


@pytest.mark.parametrize(
    ("here", "gone"),
    [("raised=u2-4", "ladders=2-0"), ("platform=u0-5", ""), ("platform=u0-5", "platform=u0-6")],
)
@pytest.mark.parametrize("back", [False, True])
def test_routes_over_a_ladder_come_and_go_with_it(here: str, gone: str, *, back: bool) -> None:
    """Where ladder or platform lead is measured anew once they are elsewhere."""
    options, line = "board=laboratory platform=yes", "crew=0-0:driver poi=u2-5,u1-6"
    rack = "rack=3" if "ladders" in gone else "rack=4"
    before = extreme(options, f"{line} {here} {rack}")
    state = extreme(options, f"{line} {gone} {rack}")
    if back:
        before, state = state, before
    mended = Routes(state, Routes(before))
    assert distances(mended, state) == distances(Routes(state), state)
    assert distances(mended, state) != distances(Routes(before), before)


BUILDINGS: Final = (
    *GAMES,
    "rules=advanced board=laboratory level=attic platform=yes engineer=yes small=chemical",
    "rules=advanced board=garage level=basement bridges=yes engineer=yes repairs=yes",
)


@pytest.mark.parametrize("options", BUILDINGS)
def test_what_is_known_from_another_walk_is_what_it_would_be_measured_as(options: str) -> None:
    """Distances found again on the way through a turn, and at its ends, are those of the place."""
    planner, again, found, ends = bold_planner(Values()), 0, 0, Surveys(3)
    for state in turns(options):
        planner.plan(state.copy())
        for level in planner.levels:
            for node in level:
                if node.parent is None or node.stale or node.routes is node.parent.routes:
                    continue
                again += node.routes in [other.routes for other in level if other is not node]
                measured = Routes(node.state)
                assert (
                    distances(node.routes, node.state)[OUT] == distances(measured, node.state)[OUT]
                )
                assert list(node.routes.ground.tolls) == list(measured.ground.tolls)
        for end in planner.ends:
            known = list(ends.known)
            routes = ends.routes(end.state, end.routes)
            found += routes in [end.routes, *known]
            assert distances(routes, end.state) == distances(Routes(end.state), end.state)
            fires = fires_of(end.state, routes, planner.fires)
            assert reaches(fires, end.state) == reaches(Fires(end.state), end.state)
            assert len(ends.known) <= ends.most
    assert min(again, found) > 0


@pytest.mark.parametrize(
    ("options", "line", "words"),
    [
        ("level=attic platform=yes", "crew=0-2:driver poi=u1-6 rack=4", "platform u0-5"),
        ("level=attic platform=yes", "crew=0-2:driver poi=u1-6 rack=4", "drive engine south"),
        ("level=basement", "crew=1-1:generalist poi=1-3 rack=4", "drive ambulance east"),
        ("level=basement", "crew=1-1:generalist poi=1-3 rack=4", "chop 0-1/1-1"),
    ],
)
def test_distances_hold_where_they_were_measured_and_nowhere_else(
    options: str, line: str, words: str
) -> None:
    """Another place of the platform or a vehicle, another wall or other people are other ways."""
    state = extreme(f"board=laboratory {options}", line)
    routes, kept = Routes(state), Surveys(4)
    assert kept.routes(state, routes) is routes
    codec = FlashPoint.from_text(f"rules=advanced firefighters=1 board=laboratory {options}")
    action = codec.read_action(words)
    assert action in state.legal()
    moved = after(state, action)
    other = kept.routes(moved, routes)
    assert other is not routes
    assert kept.routes(moved.copy(), routes) is other
    assert kept.routes(state, other) is not other


def test_distances_hold_where_nothing_else_is_counted_on() -> None:
    """Neither with another count of damage, which has the axe put away, nor with another fire."""
    state = position(
        "flashpoint rules=advanced firefighters=1 | fire=3-3 crew=1-1:generalist poi=4-4 "
        "ambulance=west engine=north turn=1 ap=5 due=ended,act"
    )
    routes = Routes(state)
    assert routes.hold_at(state, people_on(state), mark_of(state))
    damaged, burning, parked, emptied = (state.copy() for _ in range(4))
    damaged.damage += 1
    burning.hazards[state.board.numbers["3-4"]] = 2
    parked.ambulance = (int(parked.ambulance) + 1) % 4
    emptied.pois[state.board.numbers["4-4"]] = 0
    for other in (damaged, burning, parked, emptied):
        assert not routes.hold_at(other, people_on(other), mark_of(other))


@every_game
def test_a_plain_step_changes_nothing_but_the_place(options: str) -> None:
    """So two ways to a place that cost as much come to the same position."""
    game, met = FlashPoint.from_text(options), 0
    for state in turns(options):
        found: dict[tuple[int, int], str] = {}
        for first in state.legal():
            if not is_plain_step(state, first):
                continue
            one = after(state, first)
            for second in one.legal():
                if is_plain_step(one, second):
                    two = after(one, second)
                    line = game.write_position(two)
                    left = int(two.ap + two.free)
                    same = found.setdefault((int(operand_of(second)), left), line)
                    assert line == same
                    met += line is not same
    assert met > 0


@every_game
def test_planning_leaves_every_position_as_it_was(options: str) -> None:
    """Steps that were weighed are taken back; those gone on from were taken on copies."""
    game, planner, steps = FlashPoint.from_text(options), Planner(Values()), 0
    for state in turns(options):
        line = game.write_position(state)
        node: Node | None = planner.plan(state)
        assert game.write_position(state) == line
        while node is not None and node.parent is not None:
            if is_plain_step(node.parent.state, node.action):
                again = after(node.parent.state, node.action)
                assert game.write_position(node.state) == game.write_position(again)
                steps += 1
            node = node.parent
    assert steps > 0


@pytest.mark.parametrize(
    ("crew", "step", "plain"),
    [
        ("3-1", "move 2-1", True),
        ("3-1:carries-victim", "move 3-0", False),
        ("3-1", "move 3-0", True),
        ("3-1", "move 4-1", False),
    ],
)
def test_a_step_that_brings_something_about_is_not_plain(
    crew: str, step: str, *, plain: bool
) -> None:
    """Who brings a victim out or turns over a POI has changed more than a place."""
    unseen = "9+5" if "victim" in crew else "10+5"
    line = f"flashpoint firefighters=1 | poi=4-1 crew={crew} unseen={unseen} ap=4 seat=1 turn=1"
    state = position(f"{line} due=ended,act")
    action = FlashPoint.from_text("firefighters=1").read_action(step)
    assert action in state.legal()
    assert is_plain_step(state, action) == plain


@pytest.mark.parametrize("options", GAMES[:2])
def test_a_roll_that_is_foretold_does_nothing_else(options: str) -> None:
    """It is smoke or fire on its target beside the flashover; walls and the rest stay.

    Fire that was only doused to smoke beside other fire is what brings a flashover about.
    """
    smoke = fire = restless = 0
    begun = [state.copy() for state in turns(options, 12 * LOOKED_AT)]
    doused = [
        after(state, action)
        for state in begun
        for action in state.legal()
        if verb_of(action) == DOUSE.number
    ]
    for state in [*begun, *doused]:
        if END.base not in state.legal():
            continue
        ended = after(state, END.base)
        calm = calmed(ended)
        if calm is None:
            continue
        restless += calm is not ended
        for face in ended.legal():
            target = int(ended.board.targets[face - ended.chance_first()])
            if not is_foretold(ended, calm, target):
                continue
            expected = list(calm.hazards)
            expected[target] = SMOKE if stays_smoke(calm, target) else FIRE
            rolled = after(ended, face)
            assert (list(rolled.hazards), list(rolled.edges)) == (expected, list(ended.edges))
            smoke += expected[target] == SMOKE
            fire += expected[target] == FIRE
    assert min(smoke, fire, restless) > 0
