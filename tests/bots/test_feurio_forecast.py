"""How likely a team's goal is told to be: by turns of a strong bot, on dice that are shared."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from caserne.bots.feurio import ForesterHook
from caserne.bots.feurio.forecast import TURNS, WALK_SEEDS, WALKS, foreseen, goal_chance, likely
from caserne.bots.review import Job, Trail
from caserne.bots.review import job as jobs
from caserne.bots.search.budget import Budget
from caserne.bots.search.hook import WHOLE, Plan
from caserne.bots.search.race import sample_seed
from caserne.core.state import CHANCE
from caserne.games import find
from caserne.games.feurio import box
from caserne.games.feurio.game import as_wildfire
from caserne.lab.calibration import played
from caserne.lab.simulate import Plan as Games
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire

HASTY = Budget(4, 4, 12)
"""Too little thought to be strong, and soon done."""
TEAMS = ("players=1", "players=2 cooperative=yes", "players=4 cooperative=yes")
every_team = pytest.mark.parametrize("options", TEAMS)


@cache
def trail(options: str, bot: str = "steady", seed: int = 3) -> Trail:
    """Have a bot play a game."""
    return Trail(played(Games("feurio", options, (bot,), seed, 1), 0))


def before_tile(options: str, left: int, bot: str = "steady", seed: int = 3) -> Wildfire:
    """Give the position of a game in which the next of so many tiles is drawn."""
    found = (as_wildfire(state) for state in trail(options, bot, seed).states)
    return next(fire for fire in found if fire.actor() == CHANCE and fire.tiles_left() == left)


def next_tile(fire: Wildfire, seed: int) -> Wildfire:
    """Draw the tile that the dice of a seed have for this place of the game."""
    streams = Streams(seed, 1)
    for _ in range(box.TILES - int(fire.tiles_left())):
        streams.skip(fire)
    after = fire.copy()
    after.apply(streams.draw(fire))
    return after


@every_team
def test_dice_are_shared_along_a_game(options: str) -> None:
    """Once the tile has come that was to come, the same is told as before."""
    hook, said = ForesterHook(), set()
    for left in (2 + TURNS, 9):
        before = before_tile(options, left)
        for seed in range(3):
            chance = goal_chance(hook, before, HASTY, seed)
            assert chance == goal_chance(hook, next_tile(before, seed), HASTY, seed)
            said.add(int(chance))
    assert len(said) > 1  # of what is all but hopeless little more is told


@every_team
def test_what_is_told_depends_on_nothing_else(options: str) -> None:
    """Equal seeds tell the same whatever was asked before, and the position stays as it is."""
    before, late = before_tile(options, 8), before_tile(options, 6)
    text = find("feurio").from_text(options).write_state(before)
    first = goal_chance(ForesterHook(), before, HASTY, 5)
    hook = ForesterHook()
    goal_chance(hook, late, HASTY, 6)
    assert goal_chance(hook, before, HASTY, 5) == first
    assert find("feurio").from_text(options).write_state(before) == text


def test_the_last_turns_are_played_to_their_end() -> None:
    """Of a game that ends within them it is told whether the goal was reached, and nothing less."""
    hook = ForesterHook()
    for left in (1, TURNS):
        before = before_tile("players=1", left)
        assert {int(goal_chance(hook, before, HASTY, seed)) for seed in range(4)} <= {0, WHOLE}
    sooner = before_tile("players=1", 2 + TURNS)
    assert 0 < goal_chance(hook, sooner, HASTY, 1) < WHOLE


def test_the_more_share_a_turn_the_less_is_hoped_for() -> None:
    """At the start, walks that are worth the same say what came in games of each team."""
    told = [
        int(likely(seats, 34, 255_000, 0) + likely(seats, 34, 255_000, 1)) / (2 * WHOLE)
        for seats in (1, 2, 3, 4)
    ]
    assert told == pytest.approx([0.41, 0.27, 0.16, 0.07], abs=0.06)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_walks_come_to_counts(seats: int) -> None:
    """A worthier end and a goal reached more often are told as likelier, at any time."""
    for left in range(2, box.TILES):
        poor, rich = likely(seats, left, 200_000, 0), likely(seats, left, 800_000, WALKS // 2)
        assert 0 <= poor < likely(seats, left, 500_000, 4) < rich <= WHOLE
    assert likely(seats, 4, 200_000, 0) < WHOLE // 20
    assert likely(seats, 4, 1_100_000, WALKS) > WHOLE * 19 // 20


def test_a_strong_bot_gets_where_sketches_do_not() -> None:
    """In a game that ``sharp`` won, one walk of five saw the goal; what is told had more hope."""
    hook, state = ForesterHook(), before_tile("players=1", 10, "sharp", 7)
    walks = [int(hook.playout(state.copy(), Plan([], 0), seed, 0)[1]) for seed in range(64)]
    told = [hook.prospects(state, seed, 1)[0] for seed in range(3)]
    assert WHOLE // 10 < sum(walks) / len(walks) < WHOLE // 4
    assert sum(told) / len(told) > 1.5 * sum(walks) / len(walks)


def test_what_is_foreseen_is_what_walks_come_to() -> None:
    """Their mean worth and their goals, each on dice of its own."""
    hook, fire = ForesterHook(), before_tile("players=1", 12, "sharp", 7)
    seeds = [sample_seed(5, WALK_SEEDS + number) for number in range(WALKS)]
    ends = [hook.playout(fire, Plan([], 0), seed, 0) for seed in seeds]
    worth, reached = sum(end[0] for end in ends), sum(end[1] for end in ends) // WHOLE
    assert 4 < reached < WALKS - 4
    assert foreseen(fire, 5) == likely(1, 12, worth // WALKS, reached)


def test_rivals_are_played_on_by_sketches() -> None:
    """What is told of them is what a walk comes to for each."""
    hook, state = ForesterHook(), trail("players=2").states[40]
    walked = [int(hook.playout(state.copy(), Plan([], 0), 7, seat)[1]) for seat in range(2)]
    assert hook.prospects(state, 7, 2) == walked


def test_a_team_has_its_own_pace() -> None:
    """What takes longer is done less often, in smaller pieces."""
    team, rivals = (Job(trail(options).record) for options in ("players=1", "players=2"))
    assert (team.samples, rivals.samples) == (jobs.SAMPLES["feurio team"], jobs.SAMPLES["feurio"])
    pieces = [job.next() for job in (team, rivals)]
    assert [piece.last - piece.first for piece in pieces if piece] == [
        jobs.STRIDE["feurio team"],
        jobs.STRIDE["feurio"],
    ]
