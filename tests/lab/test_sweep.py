"""Tables over options, tournaments and plots."""

from __future__ import annotations

import pytest

from caserne.games import find
from caserne.lab.sharing import Crew
from caserne.lab.simulate import Plan, Standing, Tally
from caserne.lab.sweep import Axis, grid_of, read_axis
from caserne.lab.tournament import THE_GAME, Contest, hold, pair_of, plans_of

PLAN = Plan("flashpoint", "rules=advanced", ("random",), 1, 5)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("firefighters=1..3,6", ("1", "2", "3", "6")),
        ("firefighters", ("1", "2", "3", "4", "5", "6")),
        ("difficulty", ("recruit", "veteran", "heroic")),
        ("perfect", ("no", "yes")),
        ("board", ("house", "villa", "garage", "laboratory")),
        ("bot=random,sharp", ("random", "sharp")),
        ("bot", ("random", "steady", "sharp", "master")),
    ],
)
def test_an_axis_is_read(text: str, values: tuple[str, ...]) -> None:
    """Values are listed or spanned; of a name alone all there are."""
    assert read_axis("flashpoint", text) == Axis(text.partition("=")[0], values)


def test_a_grid_has_every_pair() -> None:
    """Each cell is the plan with its two values, and all else as it was."""
    grid = grid_of(PLAN, [Axis("firefighters", ("1", "2")), Axis("bot", ("random", "steady"))])
    assert [(plan.options, plan.bots) for plan in grid.plans] == [
        ("rules=advanced firefighters=1", ("random",)),
        ("rules=advanced firefighters=1", ("steady",)),
        ("rules=advanced firefighters=2", ("random",)),
        ("rules=advanced firefighters=2", ("steady",)),
    ]
    assert {(plan.seed, plan.games) for plan in grid.plans} == {(1, 5)}


@pytest.mark.parametrize(
    ("axes", "complaint"),
    [
        ([Axis("firefighters", ("9",))], "firefighters"),
        ([Axis("bot", ("nobody",))], "bot"),
        ([Axis("perfect", ("no",))] * 2, "two different"),
        ([Axis("perfect", ("no",))] * 3, "one option or two"),
        ([Axis("firefighters", ("1",) * 401)], "at most 400"),
    ],
)
def test_a_grid_that_cannot_be_is_refused(axes: list[Axis], complaint: str) -> None:
    """What is wrong is said before anything is played."""
    with pytest.raises(ValueError, match=complaint):
        grid_of(PLAN, axes)


def test_everybody_meets_everybody_or_the_ladder() -> None:
    """Rivals are paired, seats rotated; a team plays alone."""
    contest = Contest("feurio", "", ("random", "steady", "sharp"), 1, 4)
    game = find("feurio").from_text("")
    assert [plan.bots for plan in plans_of(game, contest)] == [
        ("random", "steady"),
        ("random", "sharp"),
        ("steady", "sharp"),
    ]
    ladder = Contest("feurio", "", ("random", "steady", "sharp"), 1, 4, "steady")
    assert [plan.bots for plan in plans_of(game, ladder)] == [
        ("random", "steady"),
        ("sharp", "steady"),
    ]
    assert all(plan.rotate for plan in plans_of(game, ladder))
    team = find("flashpoint").from_text("")
    assert [plan.bots for plan in plans_of(team, contest)] == [("random",), ("steady",), ("sharp",)]


def test_a_tournament_finds_the_stronger() -> None:
    """Steady beats random at Feurio!, and its rating says so."""
    game = find("feurio").from_text("players=3")
    contest = Contest("feurio", "players=3", ("random", "steady"), 1, 6)
    ratings, pairs = hold(game, contest, Crew(), lambda _: None)
    assert [one.name for one in ratings] == ["steady", "random"]
    assert pairs[0].score + pairs[0].other_score == 6


def test_shared_victories_are_halves() -> None:
    """What nobody won alone is half for each; a team's lost games go to the game."""
    tally = Tally(games=10, bots={"a": Standing(games=10, wins=5), "b": Standing(games=10, wins=2)})
    pair = pair_of(Plan("feurio", "", ("a", "b"), 1, 10), tally)
    assert (pair.score, pair.other_score) == (6.5, 3.5)
    alone = pair_of(Plan("flashpoint", "", ("a",), 1, 10), Tally(games=10, wins=4))
    assert (alone.other, alone.score, alone.other_score) == (THE_GAME, 4, 6)
