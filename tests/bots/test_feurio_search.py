"""What the search is told of Feurio!: sketches that keep the rules, and turns that pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.feurio.scenes import forest, game_of, spend

from caserne.bots import catalogue
from caserne.bots.catalogue import searcher
from caserne.bots.feurio import ForesterHook, prices
from caserne.bots.feurio.goal import goal_gain, goal_worth, note_main
from caserne.bots.feurio.hook import LONG, SHARP, hasty
from caserne.bots.feurio.sketch import BITS, Sketch, sketch_of, tile_of
from caserne.bots.feurio.turns import Turn
from caserne.bots.feurio.walk import tile_order, walk
from caserne.bots.search.hook import Plan
from caserne.core.state import CHANCE, NOBODY
from caserne.games import find
from caserne.games.feurio import box, hexes
from caserne.games.feurio.game import as_wildfire
from caserne.games.feurio.placing import room_on
from caserne.games.feurio.spreading import LAY
from caserne.games.feurio.zones import zones_of
from caserne.play.session import Session
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.games.feurio.wildfire import Wildfire

OPTIONS = (
    *("players=1", "players=2", "players=2 cooperative=yes", "players=3 cooperative=yes"),
    *("players=3 firebreaks=yes", "players=4 hot=yes firebreaks=yes"),
)
every_option = pytest.mark.parametrize("options", OPTIONS)


def turns(options: str, seed: int) -> Iterator[tuple[Wildfire, Turn, Wildfire]]:
    """Play a game by turns of the hook chosen at random; tell what was before and after each."""
    hook, dice = ForesterHook(), Dice(seed)
    session = Session(find("feurio").from_text(options), seed)
    session.settle()
    while session.actor != NOBODY:
        before = as_wildfire(session.state).copy()
        plans = hook.plans(before.copy(), 10_000)
        plan = plans[int(dice.below(len(plans)))]
        assert isinstance(plan, Turn)
        after = before.copy()
        for action in plan.actions:
            assert action in after.legal()
            after.apply(action)
            session.act(int(session.actor), action)
        yield before, plan, after


def drawing(k: Sketch) -> tuple[object, ...]:
    """Give all that playouts go by; of equal zones either is the main one."""
    mains = [k.men_in(k.main[colour], colour) for colour in range(box.COLOUR_COUNT)]
    numbers = [int(k.seat), int(k.count), int(k.left), int(k.open), int(k.hottest())]
    points = sorted(int(k.points[i]) for i in range(k.points_known))
    layers = (k.values, k.free, k.crowd, k.room, k.near, k.hands, k.unplaced, k.held, k.valued)
    return (numbers, mains, points, list(k.grid), *map(list, layers), list(k.closed))


@every_option
def test_sketches_keep_the_rules(options: str) -> None:
    """After every turn the sketch it leads to is that of the position it leads to."""
    for _, plan, after in turns(options, 5):
        if after.actor() == NOBODY:
            continue
        assert drawing(plan.after) == drawing(sketch_of(after))
        for tile in range(int(after.count)):
            assert plan.after.room[tile] == room_on(after, tile)
        for colour in range(box.COLOUR_COUNT):
            men = [int(zone.men) for zone in zones_of(after, colour)]
            main = plan.after.men_in(plan.after.main[colour], colour)
            assert main == max(men, default=0)


@every_option
def test_every_turn_there_is_is_a_plan(options: str) -> None:
    """Where a tile is laid, each point and each placement after it are among the plans."""
    hook = ForesterHook()
    for number, (before, _, _) in enumerate(turns(options, 7)):
        if number % 9 or before.due is not LAY:
            continue
        whole = {tuple(plan.actions) for plan in hook.plans(before.copy(), 10_000)}
        assert whole == set(lines(before))


def lines(state: Wildfire) -> Iterator[tuple[int, ...]]:
    """List the turns of whoever must decide."""
    seat = state.actor()
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        if after.actor() == seat and after.turn == state.turn:
            yield from ((action, *rest) for rest in lines(after))
        else:
            yield (action,)


@every_option
def test_the_end_is_counted_by_the_rules(options: str) -> None:
    """What a finished sketch comes to is what the game comes to."""
    *_, (_, _, end) = turns(options, 9)
    outcome = game_of(end).outcome(end)
    assert outcome is not None
    for seat in range(int(end.seats)):
        share = 1 / len(outcome.winners) if seat in outcome.winners else 0
        assert ForesterHook().value(end, seat)[1] == int(share * 1_000_000)


@every_option
def test_games_are_played_on_to_their_end(options: str) -> None:
    """Equal seeds play on alike; all tiles come to lie, and nobody is lost."""
    hook = ForesterHook()
    for number, (_, plan, after) in enumerate(turns(options, 11)):
        if number % 9 or after.actor() != CHANCE:
            continue
        verdicts = {hook.playout(after.copy(), plan, 3, 0) for _ in range(2)}
        assert verdicts == {hook.playout(after.copy(), Plan([], 0), 3, 0)}


@pytest.mark.parametrize("options", ["players=1", "players=4 cooperative=yes"])
@pytest.mark.parametrize("place", range(len(prices.FEW)))
def test_every_price_counts(options: str, place: int) -> None:
    """Another one has walks come to something else."""
    start, found = opening(options), set[tuple[int, int]]()
    for more in (0, 3000):
        k = sketch_of(start)
        other = [int(price) for price in k.prices]
        other[place] += more
        k.prices = vec[i64](other)
        found.add(walked(start, k, 60))
    assert len(found) == 2


def test_four_together_go_by_prices_of_their_own() -> None:
    """By those of smaller teams their walks end farther from the goal."""
    start = opening("players=4 cooperative=yes")
    own, few = sketch_of(start), sketch_of(start)
    few.prices = prices.FEW
    assert list(sketch_of(opening("players=3 cooperative=yes")).prices) == list(prices.FEW)
    assert walked(start, own, 500)[0] > 1.05 * walked(start, few, 500)[0]


def opening(options: str) -> Wildfire:
    """Play a first turn."""
    session = Session(find("feurio").from_text(options), 5)
    session.settle()
    while session.actor != NOBODY and as_wildfire(session.state).turn < 2:
        plan = ForesterHook().plans(session.state.copy(), 1)[0]
        for action in plan.actions:
            session.act(int(session.actor), action)
    return as_wildfire(session.state.copy())


def walked(start: Wildfire, k: Sketch, walks: int) -> tuple[int, int]:
    """Walk a sketch to its end many times: what that comes to, and how often to the goal."""
    worth, won = 0, 0
    for seed in range(walks):
        end = k.copy()
        walk(end, tile_order(start.bag, Dice(seed)))
        more, reached = goal_worth(end)
        worth, won = worth + int(more), won + int(reached)
    return worth, won


def test_places_that_others_could_go_on_to_are_left() -> None:
    """The dearer such a place, the less a turn gains that takes it."""
    state = forest("0,0:4:g 0,1:4:b 1,0:6", "players=1")
    gains: list[list[int]] = []
    for dearer in (0, 5000):
        k = sketch_of(state)
        other = [int(price) for price in k.prices]
        other[prices.CROWD] += dearer
        k.prices = vec[i64](other)
        tiles = ((0, 0, 1), (2, 0, 1), (2, 1, 3), (2, 3, 2))  # a tile, a colour, so many men
        gains.append([])
        for tile, colour, men in tiles:
            note_main(k, colour)
            gains[-1].append(int(goal_gain(k, tile, colour, men)))
    cheap, dear = gains
    assert [a - b for a, b in zip(cheap, dear, strict=True)] == [5000, 5000, 15_000, 20_000]


@pytest.mark.parametrize("bot", ["sharp", "master"])
def test_four_together_think_longer(bot: str) -> None:
    """They reach the goal the least often; what is only told of it takes no longer."""
    hook = ForesterHook()
    for options, times in (
        ("players=4 cooperative=yes", LONG),
        ("players=3 cooperative=yes", 1),
        ("players=4", 1),
        ("players=1", 1),
    ):
        budget, fire = catalogue.BUDGETS[bot]["feurio"], opening(options)
        assert hook.afforded(fire, budget).samples == times * budget.samples
        assert hook.afforded(fire, hasty(fire)).samples == SHARP.samples


def test_bits_tell_their_tiles() -> None:
    """Each tile has a bit of its own, and is found again by it."""
    assert [tile_of(bit) for bit in BITS] == list(range(box.TILES))
    assert hexes.CELLS > box.TILES


def best(state: Wildfire, budget: int = 10) -> tuple[str, ...]:
    """Have a master find the best turn, with little time."""
    game = game_of(state)
    bot = searcher("master", game, 1, budget=budget)
    return bot.assess(game.view(state, int(state.actor()))).candidates[0].plan


def test_it_joins_zones_at_the_end() -> None:
    """With all tiles lying it puts the man where two zones become one."""
    state = forest("0,0:1:g 0,1:2 0,2:6:g 1,0:4:b 1,1:3:y", "players=4", owed="man")
    spend(state, 1, green=1)
    state.count = 5
    assert best(state)[0].endswith("green 0,1")


def test_it_brings_the_last_man_to_the_water() -> None:
    """With the last tile laid, a zone that lacks an open 1 and a man gets both at once."""
    zone = "0,0:5 1,0:6:ggg 2,0:6:ggg 3,0:5:ggg 4,0:4:gg 5,0:1"
    rest = [1] * 5 + [2] * 6 + [3] * 6 + [4] * 5 + [5] * 4 + [6] * 4
    row = " ".join(f"{6 + place},0:{value}" for place, value in enumerate(rest))
    state = forest(f"{zone} {row}", "players=1", owed="place")
    spend(state, 1, green=1, blue=0, yellow=0, red=0)
    assert best(state) == ("place 1 green 5,0",)


def test_it_lays_a_firebreak_where_it_pays() -> None:
    """Face up the last tile would bring a rival the game; face down it costs a useless man."""
    rival = "0,0:6:y 1,-1:5:y -1,1:1:y"
    between = [1] * 4 + [2] * 6 + [3] * 6 + [4] * 4 + [5] * 4 + [6] * 4
    row = " ".join(f"{1 + place},0:#{value}@1" for place, value in enumerate(between))
    own = "29,0:1:g 30,0:5:g 31,0:4:g 32,0:4:g"
    options = "players=2 firebreaks=yes"
    state = forest(f"{rival} {row} {own}", options, owed="lay", drawn=6)
    state.bag[6] -= 1
    spend(state, 1, green=1, blue=0)
    spend(state, 2, yellow=1, red=0)
    assert best(state) == ("break 0,-1 green",)


def test_reasons_are_told() -> None:
    """A plan says what it does to the zones."""
    state = forest("0,0:1:g 0,1:2 0,2:6:g 1,0:4:b", "players=4", owed="place")
    place = game_of(state).read_action("place 1 green 0,1")
    kinds = [kind for kind, _ in ForesterHook().reasons(state, Plan([place], 0))]
    assert kinds[0] == "feurio-joins"
    assert "feurio-fills" in kinds
