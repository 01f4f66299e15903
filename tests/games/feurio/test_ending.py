"""How a game ends: men only, all pass, or the last tile of a game for a goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.feurio.scenes import actor, due_now, feurio, forest, legal, play

from caserne.games.feurio.events import FirebreakShown, FireOut, PointsCounted, ZoneCounted
from caserne.games.feurio.game import Feurio
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from caserne.core.game import Outcome
    from caserne.games.feurio.wildfire import Wildfire


def all_laid(options: str, seed: int = 1) -> Wildfire:
    """Lay all tiles at random but the last, and place nobody."""
    state, dice = feurio(options).start(), Dice(seed)
    while state.tiles_left() > 1 or due_now(state) != "draw":
        words = legal(state)
        if due_now(state) in ("place", "man"):
            play(state, "pass")
        else:
            words = [word for word in words if not word.startswith("break")]
            play(state, words[dice.below(len(words))])
    return state


def lay_last(state: Wildfire) -> None:
    """Draw and lay the last tile."""
    play(state, legal(state)[0])
    play(state, legal(state, "lay")[0])


@pytest.mark.rule("fe.end")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_on_with_men_only(players: int) -> None:
    """When all tiles lie, players place men, or nobody, in turn."""
    state = all_laid(f"players={players}")
    lay_last(state)
    seat = int(state.seat)
    play(state, "pass")
    assert (due_now(state), int(state.seat)) == ("man", (seat + 1) % players)
    play(state, legal(state, "place")[0])
    assert (due_now(state), int(state.seat)) == ("man", (seat + 2) % players)


@pytest.mark.rule("fe.end")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_all_pass_in_a_row(players: int) -> None:
    """One pass fewer is not the end."""
    state = all_laid(f"players={players}")
    lay_last(state)
    play(state, "pass")
    for _ in range(players - 1):
        play(state, "pass")
        assert due_now(state) == "man"
    play(state, "pass")
    assert (due_now(state), actor(state)) == ("ended", "nobody")


@pytest.mark.rule("fe.end")
def test_the_turn_of_the_last_tile_is_no_pass() -> None:
    """Whoever lays the last tile without placing men is asked again before the end."""
    state = all_laid("players=2")
    lay_last(state)
    last = int(state.seat)
    play(state, "pass", "pass")
    assert (int(state.seat), due_now(state)) == (last, "man")
    play(state, "pass")
    assert due_now(state) == "ended"


@pytest.mark.rule("fe.end")
def test_passes_before_that_do_not_count() -> None:
    """While tiles are laid everybody may pass as often as they like."""
    state = all_laid("players=2")
    assert (int(state.passes), due_now(state)) == (0, "draw")


@pytest.mark.rule("fe.end")
def test_passing_does_not_bar_a_later_placement() -> None:
    """Whoever passed may place men in its next turn, and then all must pass again."""
    state = all_laid("players=2")
    lay_last(state)
    play(state, "pass", "pass")
    play(state, legal(state, "place")[0])
    assert int(state.passes) == 0
    play(state, "pass")
    assert due_now(state) == "man"
    assert legal(state, "place")


@pytest.mark.rule("fe.end")
def test_the_end_is_told() -> None:
    """Firebreaks are turned over, every zone is counted, then the points, then who has won."""
    tiles = "0,0:6:g 0,1:1:g 0,2:5:b 1,0:#4@2"
    state = forest(tiles, "players=2 firebreaks=yes", owed="man", passes=1, seat=2)
    events = play(state, "pass")[1:]
    assert events == [
        FirebreakShown(rule="fe.firebreak", space="1,0", value=4),
        ZoneCounted(
            rule="fe.zone.value",
            also=("fe.zone",),
            colour="green",
            player=1,
            spaces=["0,0", "0,1"],
            sum=7,
            divisor=1,
            value=7,
        ),
        ZoneCounted(
            rule="fe.zone.value",
            also=("fe.zone",),
            colour="blue",
            player=1,
            spaces=["0,2"],
            sum=5,
            divisor=5,
            value=1,
        ),
        PointsCounted(rule="fe.score", also=("fe.score.2",), player=1, points=8, best=7),
        PointsCounted(rule="fe.score", also=("fe.score.2",), player=2, points=0, best=0),
        FireOut(rule="fe.score", goal=False, won=True, winners=[1]),
    ]


# For a goal


def colour_in_line(letter: str, column: int, one: str = "1") -> str:
    """Put the twelve men of a colour into a column of tiles, in one zone."""
    faces = [one, "6", "5", "4", "3", "2"]
    men = [1, 3, 3, 2, 2, 1]
    rows = range(-column // 2, 6 - column // 2)
    return " ".join(
        f"{column},{row}:{face}:{letter * count}"
        for row, face, count in zip(rows, faces, men, strict=True)
    )


def goal_state(options: str, **changed: str) -> Wildfire:
    """Put every colour into a column of its own, columns apart."""
    lines = [
        colour_in_line(letter, 2 * n, changed.get(letter, "1")) for n, letter in enumerate("gbyr")
    ]
    return forest(" ".join(lines), options, owed="ended")


def outcome(state: Wildfire, options: str) -> Outcome:
    """Give the outcome of a finished game."""
    found = Feurio.from_text(options).outcome(state)
    assert found is not None
    return found


MODES = [
    pytest.param("players=1", marks=pytest.mark.rule("fe.solo")),
    pytest.param("players=2 cooperative=yes", marks=pytest.mark.rule("fe.coop")),
    pytest.param("players=3 cooperative=yes", marks=pytest.mark.rule("fe.coop")),
    pytest.param("players=4 cooperative=yes", marks=pytest.mark.rule("fe.coop")),
]


@pytest.mark.parametrize("options", MODES)
def test_the_goal_is_reached(options: str) -> None:
    """All 48 men placed, each colour in one zone, each with an open 1: all have won."""
    state = goal_state(options)
    assert sum(map(int, state.hands)) == 0
    found = outcome(state, options)
    assert (found.reason, found.figures["done"]) == ("reached", 4)
    assert found.winners == tuple(range(int(state.seats)))


@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("letter", "gbyr")
def test_a_zone_without_a_one_misses_it(options: str, letter: str) -> None:
    """Any colour without a 1 spoils it, reinforcements too."""
    found = outcome(goal_state(options, **{letter: "3"}), options)
    assert (found.winners, found.reason, found.figures["done"]) == ((), "missed", 3)


@pytest.mark.parametrize("options", MODES)
def test_a_closed_one_misses_it(options: str) -> None:
    """The 1 needs a free side."""
    state = goal_state(options)
    state.free[0] = 0
    assert outcome(state, options).figures["done"] == 3


@pytest.mark.parametrize("options", MODES)
def test_a_man_in_hand_misses_it(options: str) -> None:
    """Every man must be placed."""
    state = goal_state(options)
    state.men[4] -= 1
    state.crowd[1] -= 1
    state.add_to_hand(0, 0, 1)
    assert outcome(state, options).reason == "missed"


@pytest.mark.parametrize("options", MODES)
def test_two_zones_of_a_colour_miss_it(options: str) -> None:
    """All men of a colour must stand together."""
    state = goal_state(options)
    state.men[4 * 5] -= 1
    far = state.count
    state.men[4 * (far - 1)] += 1
    assert outcome(state, options).reason == "missed"


@pytest.mark.parametrize("options", MODES)
def test_the_game_for_a_goal_ends_with_the_last_tile(options: str) -> None:
    """After the last tile men may be placed once, then it is over."""
    state = all_laid(options)
    lay_last(state)
    assert (due_now(state), actor(state)) == ("place", f"seat {state.seat + 1}")
    events = play(state, legal(state, "place")[0])
    assert due_now(state) == "ended"
    rule = "fe.solo" if state.seats == 1 else "fe.coop"
    assert events[-1] == FireOut(rule=rule, goal=True, won=False, winners=[])


@pytest.mark.parametrize("options", MODES)
def test_the_team_wins_or_loses_together(options: str) -> None:
    """Then the game is one of a team."""
    assert Feurio.from_text(options).team
    assert outcome(goal_state(options), options).scores == (1,) * Feurio.from_text(options).seats


@pytest.mark.rule("fe.coop")
def test_reinforcements_are_a_fourth_zone_together() -> None:
    """With three players together the fourth colour's zones are told and shown too."""
    state = forest("0,0:6:r", "players=3 cooperative=yes", owed="ended")
    assert outcome(state, "players=3 cooperative=yes").figures["zones"] == 1
