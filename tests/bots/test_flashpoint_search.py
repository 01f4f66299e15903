"""``master`` finds the turn that is obviously right, in positions drawn for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.catalogue import searcher
from caserne.bots.flashpoint.hook import (
    AHEAD,
    FARTHER,
    MASTER,
    PACE,
    SHARP,
    UNSURE,
    FirefighterHook,
    Turn,
    hoped,
    told,
)
from caserne.bots.flashpoint.outlook import CHANCES, LEAN
from caserne.bots.flashpoint.planning import END
from caserne.bots.flashpoint.reasons import reasons_for
from caserne.bots.flashpoint.splashes import Splashes, with_rerolls
from caserne.bots.flashpoint.weights import learned
from caserne.bots.learning.net import KEEN
from caserne.bots.search.assessment import Reason
from caserne.bots.search.hook import WHOLE, Plan
from caserne.core.state import CHANCE
from caserne.games.flashpoint.game import FlashPoint, as_incident
from caserne.games.flashpoint.roles import DRIVER, NAMES, STRUCTURAL
from caserne.games.flashpoint.turn import ACT
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.bots.search.assessment import Candidate
    from caserne.games.flashpoint.incident import Incident

LITTLE: Final = 10
"""The budget: an obvious turn needs no long thought."""
GUNNER: Final = (
    "flashpoint rules=advanced firefighters=2 | fire=1-6,1-7,1-8,2-6,2-7,2-8 "
    "crew=0-8:driver,7-3:generalist turn=1 ap=4 ambulance=west engine=north "
)


def best(text: str) -> tuple[Candidate, Incident]:
    """Have a master assess a position: its best plan, and where that leads."""
    game, state = FlashPoint.read_position(text)
    seat = int(state.actor())
    found = searcher("master", game, 1, budget=LITTLE).assess(game.view(state, seat))
    after = as_incident(state.copy())
    for action in found.candidates[0].plan:
        if after.due.name == "act" and action != "end":
            after.apply(game.read_action(action))
    return found.candidates[0], after


def reasons(one: Candidate) -> set[str]:
    """Name the kinds of a plan's reasons."""
    return {why.kind for why in one.reasons}


def test_rescues_now() -> None:
    """Whoever has a victim in arms two steps from the door carries it out."""
    plan, after = best(
        "flashpoint firefighters=2 | fire=1-5,2-4 crew=3-1:carries-victim,5-4 poi=5-1 "
        "unseen=9+5 seat=1 turn=5 ap=4 due=ended,act"
    )
    assert after.saved == 1
    assert "flashpoint-saves" in reasons(plan)


def test_clears_the_way_out() -> None:
    """Where the one fire there is burns in the way of a victim, it is put out."""
    plan, after = best(
        "flashpoint firefighters=1 | fire=3-2 crew=3-3:carries-victim unseen=9+5 "
        "seat=1 turn=5 ap=4 due=ended,act"
    )
    assert not after.burns(after.board.numbers["3-2"])
    assert "flashpoint-extinguishes" in reasons(plan)


def test_fires_the_gun() -> None:
    """A driver at the engine turns the deck gun on a quadrant that is all on fire."""
    plan, _ = best(f"{GUNNER} seat=1 due=ended,act")
    assert plan.plan[-1] == "gun"
    assert "flashpoint-gun" in reasons(plan)


def test_keeps_out_of_the_guns_way() -> None:
    """Who comes before a driver at the gun does not end in the quadrant it is about to wet."""
    _, after = best(
        "flashpoint rules=advanced firefighters=2 | fire=1-6,1-7,1-8,2-6,2-7,2-8 "
        "crew=0-8:driver,3-5:generalist ambulance=west engine=north seat=2 turn=2 ap=5 "
        "due=ended,act"
    )
    board = after.board
    assert board.quadrants[after.where(1)] != board.quadrants[board.numbers["1-6"]]


def test_bridges_a_hole() -> None:
    """Where a hole lies between a victim and who has a ladder, it is laid over."""
    plan, _ = best(
        "flashpoint rules=advanced board=laboratory level=basement bridges=yes firefighters=1 | "
        "crew=4-1:generalist:carries-ladder rack=3 holes=5-1 edges=4-1/5-1:door-open victims=5-2 "
        "unseen=9+5 ambulance=west engine=north reserve=6 seat=1 turn=3 ap=8 due=ended,act"
    )
    assert "bridge 5-1" in plan.plan
    assert Reason("flashpoint-ladder", {"space": "5-1"}) in plan.reasons


@pytest.mark.parametrize(
    ("there", "actions", "said"),
    [
        ("victims=5-2 rack=4", "take victim,move 5-3", [("flashpoint-takes", "5-2")]),
        ("hazmats=5-2 rack=4", "take hazmat,move 5-3", [("flashpoint-hazmat", "5-2")]),
        ("ladders=5-2 rack=3", "take ladder,move 5-3", [("flashpoint-fetches", "5-2")]),
    ],
)
def test_says_what_is_taken_and_where(
    there: str, actions: str, said: list[tuple[str, str]]
) -> None:
    """Somebody is taken along where they lay, not where the turn ends; a thing is nobody."""
    game, state = FlashPoint.read_position(
        "flashpoint rules=advanced board=laboratory level=attic firefighters=1 | "
        f"crew=5-2:generalist {there} unseen=9+5 ambulance=west engine=north reserve=6 "
        "seat=1 turn=3 ap=5 due=ended,act"
    )
    found = reasons_for(as_incident(state), [game.read_action(text) for text in actions.split(",")])
    assert [(kind, why["space"]) for kind, why in found if "space" in why] == said


@pytest.mark.parametrize(
    ("crew", "action", "said"),
    [
        ("0-5:generalist:carries-ladder rack=3", "raise u0-5", ("flashpoint-ladder", "u0-5")),
        ("0-2:generalist rack=4", "platform u0-6", ("flashpoint-platform", "u0-6")),
    ],
)
def test_says_what_leads_where(crew: str, action: str, said: tuple[str, str]) -> None:
    """A ladder that is raised and a platform that is brought up are told with where they lead."""
    game, state = FlashPoint.read_position(
        "flashpoint rules=advanced board=laboratory level=attic platform=yes firefighters=1 | "
        f"crew={crew} unseen=10+5 ambulance=west engine=north reserve=6 seat=1 turn=3 ap=5 "
        "due=ended,act"
    )
    (reason,) = reasons_for(as_incident(state), [game.read_action(action)])
    assert reason == (said[0], {"space": said[1]})


def test_goes_down_to_the_fire() -> None:
    """A cracked floor at the stairs keeps nobody from a burning basement, if it is calm there."""
    _, after = best(
        "flashpoint board=laboratory level=basement firefighters=1 | "
        "fire=b3-9,b3-10,b3-11,b4-9,b4-10 crew=6-4:kept2 damaged=6-4 unseen=10+5 "
        "seat=1 turn=5 ap=4 due=ended,act"
    )
    assert after.board.storey(after.where(0)) < 0


def test_a_playout_keeps_to_no_plan_but_its_own() -> None:
    """What the player of playouts has left of another plan for this very position is forgotten."""
    _, state = FlashPoint.read_position(
        "flashpoint firefighters=1 | fire=2-1,3-2,4-1 smoke=3-1 crew=3-1:carries-victim saved=6 "
        "lost=3 unseen=0+5 seat=1 turn=9 ap=4 due=ended,act"
    )
    hook, start = FirefighterHook(), as_incident(state)
    won = hook.playout(start.copy(), Plan([], 0), 1, 0)
    hook.foreman.keep_to(hook.foreman.planner.root(start.copy()))  # to end the turn at once
    assert hook.follow(start.copy()) == END
    assert hook.playout(start.copy(), Plan([], 0), 1, 0) == won == (WHOLE, WHOLE)


def begun(options: str) -> Incident:
    """Set a game up, to the first turn."""
    state, streams = as_incident(FlashPoint.from_text(options).start()), Streams(3, CHANCES)
    while state.due is not ACT:
        state.apply(streams.draw(state) if state.actor() == CHANCE else state.legal()[0])
    return state


@pytest.mark.parametrize(("board", "turns"), [("house", AHEAD), ("laboratory", FARTHER)])
def test_extreme_danger_is_played_on_farther(board: str, turns: int) -> None:
    """More turns to a sample there."""
    state = begun(f"board={board}")
    first = state.turn
    FirefighterHook().playout(state, Plan([], 0), 1, 0)
    assert state.turn - first == turns


def test_samples_are_for_games_that_may_go_either_way() -> None:
    """In Extreme Danger an even game has all of them, one that is as good as decided hardly any.

    The house has all of them always; a look alone stays one, and the bound on time is kept.
    """
    hook, whole = FirefighterHook(), MASTER.within(0.5)
    counts: list[tuple[int, int]] = []
    for damage in (0, 10, 16, 20, 23):
        state = begun("board=laboratory rules=advanced")
        state.damage = damage
        chance, afforded = int(hook.value(state, 0)[1]), hook.afforded(state, whole)
        assert int(afforded.samples) == pytest.approx(
            4 * 96 * chance / WHOLE * (1 - chance / WHOLE), abs=1
        )
        assert (int(afforded.plans), int(afforded.finalists), afforded.seconds) == (12, 8, 0.5)
        assert hook.afforded(state, SHARP).samples == 0
        counts.append((chance, int(afforded.samples)))
    assert counts == sorted(counts, reverse=True)
    assert max(samples for _, samples in counts) > 60
    assert counts[-1][1] < 20
    house = begun("rules=advanced")
    house.damage = 23
    assert hook.afforded(house, whole) is whole


def test_a_chance_is_more_than_its_worth() -> None:
    """A victory is worth less the later it comes; how likely it is does not depend on that."""
    line = (
        "flashpoint firefighters=1 | fire=3-4 crew=3-3 saved={} unseen={}+5 seat=1 turn=5 ap=4 "
        "due=ended,act"
    )
    hook, more = FirefighterHook(), list[float]()
    for saved in (0, 3, 6):
        _, state = FlashPoint.read_position(line.format(saved, 10 - saved))
        worth, chance = hook.value(state, 0)
        assert 0 < worth < chance < WHOLE
        assert told(as_incident(state), WHOLE) == UNSURE
        more.append(int(chance) / int(worth))
    assert more == sorted(more, reverse=True)
    assert more[2] >= KEEN**-PACE * 0.999


def test_more_is_hoped_for_where_less_is_likely() -> None:
    """Never less than was learned, in the same order; what is certain stays so."""
    hopes = [int(hoped(chance)) for chance in range(0, WHOLE + 1, WHOLE // 100)]
    assert hopes == sorted(hopes)
    assert (hopes[0], hopes[100]) == (0, WHOLE)
    assert hopes[26] == pytest.approx(0.545 * WHOLE, abs=WHOLE // 200)
    assert hopes[90] - WHOLE * 90 // 100 < hopes[30] - WHOLE * 30 // 100


def test_a_lean_is_not_told() -> None:
    """What a planner would rather have decides between turns, and is no part of their chances."""
    _, state = FlashPoint.read_position(
        "flashpoint firefighters=1 | fire=1-4,2-4,3-4,3-5,3-6,4-4,4-5,5-4 smoke=2-5,5-5 crew=3-3 "
        "lost=3 unseen=7+5 seat=1 turn=5 ap=4 due=ended,act"
    )
    hook = FirefighterHook()
    plan = hook.plans(state, 1)[0]
    assert isinstance(plan, Turn)
    looked = hook.look(state, plan, 1, 0)
    assert 100 * LEAN < looked[1] < UNSURE
    played = hook.playout(state.copy(), plan, 1, 0)
    plan.end.regret += 100
    assert hook.look(state, plan, 1, 0) == (looked[0] - 100 * LEAN, looked[1])
    assert hook.playout(state.copy(), plan, 1, 0) == (played[0] - 100 * LEAN, played[1])


def test_what_has_ended_is_certain() -> None:
    """A game that is over is won or lost, and nothing between."""
    _, state = FlashPoint.read_position(
        "flashpoint firefighters=1 | crew=3-3 saved=7 unseen=3+5 seat=1 turn=5 ap=4 due=ended"
    )
    assert FirefighterHook().value(state, 0) == (WHOLE, WHOLE)
    assert FirefighterHook().prospects(state, 1, 1) == [WHOLE]


def test_plans_are_the_best_of_many() -> None:
    """They come in the order of what they look like, lead to different positions, and are few."""
    _, state = FlashPoint.read_position(
        "flashpoint rules=advanced firefighters=2 | fire=3-4,3-5,4-4 smoke=2-4 "
        "crew=3-3:cafs,5-2:rescue poi=2-2 unseen=9+5 ambulance=west engine=north reserve=6 "
        "seat=1 turn=5 ap=4 due=ended,act"
    )
    plans = FirefighterHook().plans(state, 6)
    looks = [int(plan.promise) for plan in plans]
    assert len(plans) == 6
    assert looks == sorted(looks, reverse=True)
    assert len({tuple(plan.actions) for plan in plans}) == 6
    more = FirefighterHook().plans(state, 1000)
    assert len(more) > 32
    assert [plan.actions for plan in more[:6]] == [plan.actions for plan in plans]


def test_a_crew_is_chosen_by_what_was_learned() -> None:
    """They are those that add most, in the order in which they had best act."""
    for options, kind in (("", 1), ("board=laboratory engineer=yes", 3)):
        wanted, first = learned().orders[kind]
        assert crew_of(3, options=options) == [NAMES[role] for role in first if role in wanted[:3]]
    base = [role for role in learned().orders[1].wanted if role != STRUCTURAL]
    first = learned().orders[1].first
    assert crew_of(5) == [NAMES[role] for role in first if role in base[:5]]


@pytest.mark.parametrize("board", ["garage", "laboratory"])
def test_nobody_wants_a_driver_where_there_is_no_gun(board: str) -> None:
    """The platform takes the deck gun's place: a driver is the last who is chosen then."""
    platform = f"board={board} level=attic platform=yes"
    wanted, first = learned().orders[3]
    without = [role for role in wanted if role not in {DRIVER, STRUCTURAL}]
    assert DRIVER in wanted[:3]
    assert crew_of(3, options=platform) == [NAMES[role] for role in first if role in without[:3]]
    assert NAMES[DRIVER] in crew_of(3, options=f"board={board} level=attic")
    taken = [NAMES[role] for role in without[:5]]
    assert NAMES[DRIVER] not in crew_of(6, *taken, options=platform)
    everybody = [NAMES[role] for role in [*without, STRUCTURAL]]
    last = crew_of(6, *everybody[:5], options=f"{platform} engineer=yes")
    assert last[-1] == everybody[5]


@pytest.mark.parametrize("begins", [1, 2, 3])
def test_whoever_begins_is_who_had_best_act_first(begins: int) -> None:
    """The order is that of turns, not of seats."""
    crew = crew_of(3, begins=begins)
    assert crew[begins - 1 :] + crew[: begins - 1] == crew_of(3)


def test_whom_somebody_else_has_is_done_without() -> None:
    """A person took the one that is wanted most: the others are the best of those left."""
    wanted, first = learned().orders[1]
    taken = NAMES[wanted[0]]
    assert crew_of(3, taken) == [
        taken,
        *(NAMES[role] for role in first if role in wanted[1:3]),
    ]


def crew_of(size: int, *chosen: str, begins: int = 1, options: str = "") -> list[str]:
    """Give the specialists of a crew of which the first ones were chosen by others."""
    game = FlashPoint.from_text(f"rules=advanced firefighters={size} first={begins} {options}")
    hook, state = FirefighterHook(), as_incident(game.start())
    others = list(chosen)
    while state.due.name != "choose":
        state.apply(state.legal()[0])
    while state.due.name == "choose":
        if others:
            state.apply(game.read_action(f"choose {others.pop(0)}"))
        else:
            (plan,) = hook.plans(state, 4)
            state.apply(plan.actions[0])
    return [NAMES[state.roles[man]] for man in range(size)]


def test_fire_on_both_halves_of_stairs_is_valued() -> None:
    """A shockwave is not followed up and down stairs: it would never come to an end."""
    _, state = FlashPoint.read_position(
        "flashpoint board=laboratory level=basement firefighters=1 | fire=6-4,b5-12 crew=4-0 "
        "unseen=10+5 seat=1 turn=3 ap=4 due=ended,act"
    )
    worth, chance = FirefighterHook().value(state, 0)
    assert 0 <= worth <= chance < WHOLE


# What the gun may hit


def test_faces_that_wet_the_same_are_weighed_once() -> None:
    """48 faces lead to the twelve spaces of a quadrant, and each of those to one position."""
    _, state = FlashPoint.read_position(f"{GUNNER} seat=1 due=ended,act,gun")
    assert state.actor() == CHANCE
    splashes = Splashes(as_incident(state))
    assert len(splashes.leads) == 48
    assert len(splashes.outcomes) <= 12
    assert splashes.choice
    even = vec[i64]([700] * len(splashes.outcomes))
    assert splashes.mean(even, again=True) == 700


@pytest.mark.parametrize(
    ("found", "total"), [([5, 5, 5, 5], 20), ([8, 0, 0, 0], 8 + 4 + 4 + 2), ([0, 0, 0, 0], 0)]
)
def test_dice_taken_up_again(found: list[int], total: int) -> None:
    """Of a roll it counts what is best: to keep it, or to roll one die again, or both."""
    assert with_rerolls(vec[i64](found), 2, 2, sum(found)) == total
