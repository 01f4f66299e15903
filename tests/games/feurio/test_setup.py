"""The start: hands, tiles, and who begins."""

from __future__ import annotations

import pytest
from tests.games.feurio.scenes import actor, due_now, feurio, legal, play

from caserne.games.feurio.events import FirstTileLaid
from caserne.games.feurio.forest import name

HANDS = {
    1: [{"g": 12, "b": 12, "y": 12, "r": 12}],
    2: [{"g": 12, "b": 12}, {"y": 12, "r": 12}],
    3: [{"g": 12, "r": 4}, {"b": 12, "r": 4}, {"y": 12, "r": 4}],
    4: [{"g": 12}, {"b": 12}, {"y": 12}, {"r": 12}],
}
SPACES = {
    1: {"0,0"},
    2: {"0,0", "1,-1"},
    3: {"0,0", "1,-1", "0,-1"},
    4: {"0,0", "1,-1", "0,-1", "1,0"},
}
RULES = [
    pytest.param(1, marks=pytest.mark.rule("fe.setup.solo")),
    pytest.param(2, marks=pytest.mark.rule("fe.setup.2")),
    pytest.param(3, marks=pytest.mark.rule("fe.setup.3")),
    pytest.param(4, marks=pytest.mark.rule("fe.setup.4")),
]


@pytest.mark.parametrize("players", RULES)
def test_hands(players: int) -> None:
    """Each player has the men of its colours, and with three players four reinforcements."""
    state = feurio(f"players={players}").start()
    for seat, hand in enumerate(HANDS[players]):
        held = {letter: int(state.hand(seat, c)) for c, letter in enumerate("gbyr")}
        assert {letter: men for letter, men in held.items() if men} == hand


@pytest.mark.parametrize("players", RULES)
def test_tiles_of_the_start(players: int) -> None:
    """As many tiles as players lie face up, chance laying them, before the first turn."""
    state = feurio(f"players={players}").start()
    for _ in range(players):
        assert (actor(state), due_now(state)) == ("chance", "setup")
        play(state, "draw 5")
    assert {name(int(state.hexes[tile])) for tile in range(state.count)} == SPACES[players]
    assert int(state.bag[5]) == 6 - players
    assert (int(state.turn), int(state.seat), due_now(state)) == (1, 0, "draw")


@pytest.mark.rule("fe.setup.4")
def test_a_rhombus_has_two_tiles_in_the_middle() -> None:
    """The first two tiles touch three others each, the last two touch both of them."""
    state = feurio("players=4").start()
    play(state, "draw 6", "draw 6", "draw 3", "draw 4")
    assert [6 - int(free) for free in state.free[:4]] == [3, 3, 2, 2]


@pytest.mark.rule("fe.setup.3")
def test_three_tiles_touch_each_other() -> None:
    """A triangle: each tile touches both others."""
    state = feurio("players=3").start()
    play(state, "draw 1", "draw 2", "draw 3")
    assert [6 - int(free) for free in state.free[:3]] == [2, 2, 2]


@pytest.mark.rule("fe.setup.2")
def test_two_tiles_lie_side_by_side() -> None:
    """A pair touches on one side."""
    state = feurio("players=2").start()
    play(state, "draw 1", "draw 2")
    assert [6 - int(free) for free in state.free[:2]] == [1, 1]


@pytest.mark.parametrize("players", RULES)
def test_the_start_is_told(players: int) -> None:
    """Every tile of the start is told with the rule for so many players."""
    state = feurio(f"players={players}").start()
    events = play(state, *["draw 2"] * players)
    rule = "fe.setup.solo" if players == 1 else f"fe.setup.{players}"
    assert [event.rule for event in events if isinstance(event, FirstTileLaid)] == [rule] * players


@pytest.mark.rule("fe.setup.4")
def test_turns_go_round() -> None:
    """The first seat begins, and the next one follows clockwise, after the last the first."""
    state = feurio("players=4").start()
    play(state, "draw 6", "draw 6", "draw 3", "draw 4")
    seats = []
    for _ in range(5):
        play(state, "draw 1" if state.bag[1] else "draw 2")
        seats.append(int(state.actor()))
        play(state, legal(state)[0], "pass")
    assert seats == [0, 1, 2, 3, 0]
