"""The bots of On Fire!!! get people out: they are asked in drawn towers, and play whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.games.onfire.scenes import scene

from caserne.bots.catalogue import make
from caserne.bots.onfire.hook import OFFERED, EmployerHook
from caserne.bots.onfire.lines import best_lines
from caserne.bots.search.hook import WHOLE
from caserne.core.state import CHANCE, NOBODY
from caserne.games.onfire.game import OnFire
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from caserne.core.game import Outcome
    from caserne.games.onfire.evacuation import Evacuation

GAME: Final = OnFire()
EXTREME: Final = "start_fires=yes firefighters_leave=yes fire_not_occupied=yes back_into_fire=yes"
TRUCK: Final = "ended,next,refill,act,truck"
FIREFIGHTER: Final = "ended,next,refill,act,firefighter"


BOTS: Final = ("steady", "sharp", "master")
LITTLE: Final = 3
"""What a bot that searches may think here, in hundredths of what it does."""

every_bot = pytest.mark.parametrize("name", BOTS)
every_judge = pytest.mark.parametrize("name", ["steady", "sharp"])


def chosen(state: Evacuation, seed: int = 1, name: str = "steady") -> str:
    """Let a bot choose in a position, from what it may know of it."""
    seat = int(state.actor())
    bot = make(name, GAME, seed, budget=LITTLE)
    return GAME.write_action(bot.choose(GAME.view(state, seat), state.legal()))


def last(state: Evacuation) -> Evacuation:
    """Let the game be over after this turn."""
    state.pile = state.rest = 0
    return state


@every_bot
def test_it_sends_its_people_to_the_ground(name: str) -> None:
    """With one action left in the game and its people aboard, the elevator card saves them."""
    state = scene("3  A3 2 | . . . [112] . . . | B3", hand="elevator+swap+leave", actions=1)
    assert chosen(last(state), name=name) == "elevator 0"


@every_bot
def test_it_walks_out(name: str) -> None:
    """Whoever stands on the last step goes into the street while there is time."""
    state = scene(
        """
        2  A2 1 | . . . . . . | B2
        1  A1   | . . . . . . | B1
                / .         . /
                / .         . /
                / 1         . /
        """,
        hand="swap+back+expel",
        actions=1,
    )
    assert chosen(last(state), name=name) == "walk A1/3 street"


@every_judge
def test_it_saves_with_the_truck_whoever_cannot_leave(name: str) -> None:
    """From the office with three tokens rather than from the one with a single token."""
    state = scene("4  A4 ***1 | . . . . . . | B4 *1", hand="swap", due=TRUCK, laid="truck")
    assert chosen(state, name=name) == "truck-save A4"


@every_judge
def test_it_puts_out_the_fire_that_threatens_its_own(name: str) -> None:
    """Not the one that threatens others only."""
    state = scene("4  A4 ***11 | . . . . . . | B4 ***22", hand="swap", due=FIREFIGHTER)
    assert chosen(state, name=name) == "remove A4"


@every_bot
def test_it_sees_only_what_it_may(name: str) -> None:
    """In two worlds that look alike to it, it chooses alike."""
    drawing = "3  A3 1122 | . . 1 [2] 2 . . | B3 12"
    mine = "leave+enter+elevator+swap+jump"
    worlds = [scene(drawing, hands=f"{mine}/{cards}") for cards in ("leavex5", "expelx2+backx3")]
    assert len({chosen(world, 1, name) for world in worlds}) == 1


def play(options: str, bots: list[str], seed: int) -> Outcome:
    """Play a whole game between bots; what they choose is always legal."""
    game = OnFire.from_text(options)
    players = [make(name, game, seed + seat) for seat, name in enumerate(bots)]
    state, streams = game.start(), Streams(seed, len(game.chances))
    while (seat := int(state.actor())) != NOBODY:
        if seat == CHANCE:
            state.apply(streams.draw(state))
            continue
        action = players[seat].choose(game.view(state, seat), state.legal())
        assert action in state.legal()
        state.apply(action)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(seat: int) -> None:
    """From either seat it saves more than a player who does anything."""
    bots = ["steady" if place == seat else "random" for place in range(2)]
    outcomes = [play("", bots, seed) for seed in (1, 2)]
    assert [outcome.winners for outcome in outcomes] == [(seat,), (seat,)]


def test_it_plays_the_extreme_mode() -> None:
    """Four of them finish a game with all parts of it."""
    assert sum(play(f"players=4 {EXTREME}", ["steady"] * 4, 3).scores) > 0


def test_equal_seeds_make_equal_choices() -> None:
    """A bot has no dice but those of its seed."""
    state = OnFire().start()
    dice = Dice(7)
    while state.actor() == CHANCE or len(state.legal()) == 1:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    assert chosen(state, 5) == chosen(state, 5)


def test_whoever_is_level_wins_less_often_among_more() -> None:
    """Nobody is ahead once hands are dealt: of two that is an even game, of more it is not."""
    told = [mean_at_first(players) for players in (2, 3, 4)]
    assert told == sorted(told, reverse=True)
    assert told[0] == pytest.approx(WHOLE / 2, abs=WHOLE / 20)
    assert told[2] < WHOLE * 0.4


def test_quick_play_goes_by_what_was_learned() -> None:
    """Of a few lines it takes the one that looks best, not always that of the best price."""
    hook, others = EmployerHook(), 0
    state, streams = GAME.start(), Streams(1, len(GAME.chances))
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.apply(streams.draw(state))
            continue
        lines = best_lines(hook.narrow.ends(state, state.seat), OFFERED)
        worths = [int(hook.value(line.state, state.seat)[0]) for line in lines]
        best = lines[worths.index(max(worths))]
        assert hook.follow(state) == best.actions()[0]
        others += best.actions()[0] != lines[0].actions()[0]
        state.apply(best.actions()[0])
    assert others > 0


def mean_at_first(players: int) -> float:
    """Say what is told of all seats before the first turn, on average over some deals."""
    game, told = OnFire.from_text(f"players={players}"), list[int]()
    for seed in range(12):
        state, streams = game.start(), Streams(seed, len(game.chances))
        while state.actor() == CHANCE:
            state.apply(streams.draw(state))
        told += [int(EmployerHook().value(state, seat)[1]) for seat in range(players)]
    return sum(told) / len(told)
