"""What the search is told of Feurio!: sketches that keep the rules, and turns that pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.feurio.scenes import forest, game_of, owe, spend

from caserne.bots.catalogue import searcher
from caserne.bots.feurio import ForesterHook
from caserne.bots.feurio.sketch import BITS, Sketch, tile_of
from caserne.bots.feurio.walk import tile_order
from caserne.bots.search.hook import Plan
from caserne.core.state import CHANCE, NOBODY
from caserne.games import find
from caserne.games.feurio import box, codes
from caserne.games.feurio.game import as_wildfire
from caserne.games.feurio.spreading import DRAWN
from caserne.play.session import Session
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire

OPTIONS = (
    *("players=1", "players=2", "players=2 cooperative=yes", "players=3 cooperative=yes"),
    *("players=3 firebreaks=yes", "players=4 hot=yes firebreaks=yes"),
)


def begun(options: str, turns: int) -> Wildfire:
    """Play some turns at random, up to where a tile is drawn."""
    game, dice = find("feurio").from_text(options), Dice(3)
    session = Session(game, 5)
    session.settle()
    state = as_wildfire(session.state)
    while state.turn < turns or game.due(state) != "lay":
        legal = state.legal()
        session.act(int(session.actor), legal[int(dice.below(len(legal)))])
        state = as_wildfire(session.state)
    before = state.copy()
    before.bag[before.drawn] += 1
    before.drawn = 0
    owe(before, "draw")
    return before


@pytest.mark.parametrize("options", OPTIONS)
def test_sketches_keep_the_rules(options: str) -> None:
    """A game played on by sketches comes to what the game itself comes to, action by action."""
    hook, plan = ForesterHook(), Plan([], 0)
    for turns in (2, 14, 30):
        start = begun(options, turns)
        state = start.copy()
        for value in tile_order(Sketch(start), Dice(11)):
            assert state.actor() == CHANCE
            state.apply(codes.code(DRAWN.number, 0, 0, int(value)))
            turn = state.turn
            while state.actor() >= 0 and state.turn == turn and state.tiles_left() >= 0:
                action = hook.follow(state)
                assert action in state.legal()
                state.apply(action)
        while state.actor() != NOBODY:
            action = hook.follow(state)
            assert action in state.legal()
            state.apply(action)
        outcome = game_of(state).outcome(state)
        assert outcome is not None
        for seat in range(int(state.seats)):
            assert hook.playout(start.copy(), plan, 11, seat) == hook.value(state, seat)
            won = hook.value(state, seat)[1]
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0
            assert won == int(share * 1_000_000)


def test_bits_tell_their_tiles() -> None:
    """Each tile has a bit of its own, and is found again by it."""
    assert [tile_of(bit) for bit in BITS] == list(range(box.TILES))


def best(state: Wildfire, budget: int = 4) -> tuple[str, ...]:
    """Have a master find the best turn."""
    game = game_of(state)
    bot = searcher("master", game, 1, budget=budget)
    return bot.assess(game.view(state, int(state.actor()))).candidates[0].plan


def test_it_joins_zones_at_the_end() -> None:
    """With all tiles lying it puts the man where two zones become one."""
    state = forest("0,0:1:g 0,1:2 0,2:6:g 1,0:4:b 1,1:3:y", "players=4", owed="man")
    spend(state, 1, green=1)
    state.count = 5
    assert best(state)[0].endswith("green 0,1")


def test_reasons_are_told() -> None:
    """A plan says what it does to the zones."""
    state = forest("0,0:1:g 0,1:2 0,2:6:g 1,0:4:b", "players=4", owed="place")
    place = game_of(state).read_action("place 1 green 0,1")
    kinds = [kind for kind, _ in ForesterHook().reasons(state, Plan([place], 0))]
    assert kinds[0] == "feurio-joins"
    assert "feurio-fills" in kinds
