"""The steady bot of Feurio!: it sees what pays and what to block."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.feurio.scenes import forest, game_of, spend

from caserne.bots.catalogue import make
from caserne.bots.feurio.judge import colour_worth, openness
from caserne.bots.feurio.steady import threat
from caserne.bots.feurio.team import Aims, team_worth
from caserne.games.feurio.game import Feurio
from caserne.lab.simulate import Plan, play_slice

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire


def chosen(state: Wildfire, seed: int = 1) -> str:
    """Have a steady bot decide for whoever must."""
    game = game_of(state)
    bot = make("steady", game, seed)
    action = bot.choose(game.view(state, int(state.actor())), state.legal())
    assert action in state.legal()
    return game.write_action(action)


def test_it_beats_chance() -> None:
    """Of twenty rotated games against the random bot it wins nearly all."""
    plan = Plan("feurio", "", ("steady", "random"), 1, 20, rotate=True)
    tally = play_slice(plan, 0, 20)
    assert tally.bots["steady"].wins >= 19
    assert tally.bots["steady"].games == 20


@pytest.mark.parametrize("options", ["players=3", "players=4 firebreaks=yes hot=yes"])
def test_it_beats_chance_among_several(options: str) -> None:
    """Also as one of three or four."""
    plan = Plan("feurio", options, ("steady", "random", "random", "random"), 1, 8, rotate=False)
    assert play_slice(plan, 0, 8).bots["steady"].wins >= 7


def test_it_joins_its_zones() -> None:
    """A man between two zones is worth more than one anywhere else."""
    state = forest("0,0:1:g 0,1:5 0,2:6:g 1,0:4:b 1,1:3:y", owed="place")
    assert chosen(state).endswith("green 0,1")


def test_it_does_not_waste_men() -> None:
    """One man does what three do."""
    state = forest("0,0:1:g 0,1:6 0,2:5:b", owed="place")
    assert chosen(state).startswith("place 1 ")


def test_it_blocks_a_rival() -> None:
    """With nothing to gain itself it takes the place that would join a rival's zones."""
    tiles = "0,0:1:b 0,1:2 0,2:6:b"
    state = spend(forest(tiles, "players=2", owed="man", seat=2), 2, yellow=0, red=1)
    state.count = 36 - 33
    assert chosen(state).endswith("red 0,1")


@pytest.mark.parametrize("rival", [0, 1])
def test_a_closed_tile_is_no_threat(rival: int) -> None:
    """Where more men stand than sides are free nobody can come, so nobody need be kept out."""
    state = forest("0,0:6:ggb 0,-1:1:y 1,-1:2:g 1,0:2:g -1,0:5", "players=2", owed="place")
    assert not any(" 0,0" in game_of(state).write_action(action) for action in state.legal())
    before = [colour_worth(state, colour) for colour in range(4)]
    found = threat(state, rival, before)
    assert found.best > 0
    assert found.tile != 0


def test_thinking_changes_nothing() -> None:
    """The position it is asked about stays as it was."""
    state = forest("0,0:6:g 1,-1:3 1,0:4:y", owed="lay", drawn=2)
    before = game_of(state).write_fields(state)
    chosen(state)
    assert game_of(state).write_fields(state) == before


def test_open_tiles_are_worth_more() -> None:
    """A tile with more free sides is likelier to stay open; one with none is closed."""
    state = forest("0,0:1:g 0,-1:2 1,-1:2 1,0:2 0,1:2 -1,1:2")
    open_ones = forest("0,0:1:g")
    assert 0 < openness(state, 0) < openness(open_ones, 0) < 1
    assert colour_worth(state, 0) < colour_worth(open_ones, 0)


def test_a_team_keeps_its_colours_together() -> None:
    """A man beside its own is worth more than one apart."""
    together = forest("0,0:6:g 0,1:5:g 0,2:4 0,3:3", "players=1")
    apart = forest("0,0:6:g 0,1:5 0,2:4 0,3:3:g", "players=1")
    assert team_worth(together, Aims()) > team_worth(apart, Aims())


@pytest.mark.parametrize(
    "options", ["players=1", "players=2 cooperative=yes", "players=3 cooperative=yes"]
)
def test_it_plays_for_a_goal(options: str) -> None:
    """Most men are placed, and colours stand in few zones."""
    tally = play_slice(Plan("feurio", options, ("steady",), 1, 3), 0, 3)
    assert tally.games == 3
    assert tally.mean("placed") > 35
    assert tally.mean("zones") <= 8
    assert Feurio.from_text(options).team
