"""Chance can be compared: streams depend on seed, kind and index alone, and are fair."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.play.urn import FIRST, Urn, chi_square

from caserne.bots.bot import RandomBot
from caserne.core.state import NOBODY
from caserne.games.flashpoint.events import Rolled
from caserne.games.flashpoint.game import FlashPoint
from caserne.play.session import Session
from caserne.play.streams import MASK, Dice, Streams, threefry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.core.event import Event

DIE = [1] * 6
LIKELY = {5: 20.5, 7: 24.3, 25: 52.6, 35: 66.6, 47: 82.7}
"""What chi-square exceeds once in a thousand times, by degrees of freedom."""


# The generator


@pytest.mark.parametrize(
    ("counter", "key", "expected"),
    [
        ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
        ((MASK, MASK), (MASK, MASK), (0x1CB996FC, 0xBB002BE7)),
        ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), (0xC4923A9C, 0x483DF7A0)),
    ],
)
def test_threefry(
    counter: tuple[int, int], key: tuple[int, int], expected: tuple[int, int]
) -> None:
    """Threefry 2x32-20 gives the answers published with Random123."""
    assert threefry(*key, *counter) == expected


def test_a_seed_means_the_same_everywhere() -> None:
    """The numbers of a seed are these, compiled or not, today and tomorrow."""
    streams = Streams(20240229, 3)
    numbers = [streams.number(kind, index, 0, 48) for kind in range(3) for index in range(4)]
    assert numbers == [19, 26, 19, 27, 17, 5, 14, 28, 26, 36, 31, 46]
    assert [streams.number(0, 0, attempt, 48) for attempt in range(4)] == [19, 14, 30, 22]


@pytest.mark.parametrize("seed", [0, -1, 1, 2**31, 2**32, 2**32 + 1, 2**63 - 1, -(2**63)])
def test_all_bits_of_a_seed_count(seed: int) -> None:
    """Any seed of 64 bits has streams of its own."""
    others = [other for other in (seed ^ 1, seed ^ 2**40) if other != seed]
    assert all(faces(Streams(seed, 1), Urn(DIE)) != faces(Streams(o, 1), Urn(DIE)) for o in others)


def faces(streams: Streams, urn: Urn, count: int = 40) -> list[int]:
    """Draw some outcomes."""
    return [int(streams.draw(urn)) - FIRST for _ in range(count)]


# One stream and another


def test_equal_seeds_draw_alike() -> None:
    """The same seed gives the same draws."""
    assert faces(Streams(9, 1), Urn(DIE)) == faces(Streams(9, 1), Urn(DIE))


@pytest.mark.parametrize("dice", [True, False])
def test_kinds_are_counted_apart(dice: bool) -> None:  # noqa: FBT001
    """What is drawn of one kind does not change what comes of another."""
    alone = faces(Streams(3, 2), Urn(DIE, kind=1, dice=dice))
    streams = Streams(3, 2)
    mixed = []
    for number in range(40):
        faces(streams, Urn(DIE, kind=0, dice=dice), number % 3)
        mixed += faces(streams, Urn(DIE, kind=1, dice=dice), 1)
    assert mixed == alone


def test_kinds_have_nothing_to_do_with_each_other() -> None:
    """The draws of two kinds of one seed, side by side, are as good as two dice."""
    streams = Streams(11, 2)
    first = faces(streams, Urn(DIE, kind=0, dice=True), 3600)
    second = faces(streams, Urn(DIE, kind=1, dice=True), 3600)
    pairs = Counter(zip(first, second, strict=True))
    assert chi_square([pairs[i, j] for i in range(6) for j in range(6)], [1] * 36) < LIKELY[35]


def test_seeds_have_nothing_to_do_with_each_other() -> None:
    """The first rolls of many seeds are as good as a die."""
    first = Counter(faces(Streams(seed, 1), Urn(DIE, dice=True), 1)[0] for seed in range(3000))
    assert chi_square([first[face] for face in range(6)], DIE) < LIKELY[5]


def test_a_face_rolled_again_costs_no_place() -> None:
    """Dice rolled again until they can be used count as one draw."""
    every, few = Streams(4, 1), Streams(4, 1)
    free = faces(every, Urn([1] * 48, dice=True), 60)
    picky = faces(few, Urn([face % 2 for face in range(48)], dice=True), 60)
    assert all(face % 2 for face in picky)
    assert [face for face in free if face % 2] == [
        roll for face, roll in zip(free, picky, strict=True) if face % 2
    ]


def test_what_was_rolled_again_stays_fair() -> None:
    """Faces left over after others are ruled out are equally likely."""
    urn = Urn([0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1], dice=True)
    counts = Counter(faces(Streams(8, 1), urn, 4000))
    assert set(counts) == {1, 3, 4, 6, 7, 8, 9, 11}
    assert chi_square(list(counts.values()), [1] * 8) < LIKELY[7]


# Fairness


def test_dice_are_even() -> None:
    """The 48 targets of both dice come equally often."""
    counts = Counter(faces(Streams(1, 1), Urn([1] * 48, dice=True), 9600))
    assert chi_square([counts[face] for face in range(48)], [1] * 48) < LIKELY[47]


def test_weights_are_kept() -> None:
    """Outcomes of a bag come as often as they weigh, and what weighs nothing never."""
    weights = [10, 5, 0, 1, 3, 2, 9]
    counts = Counter(faces(Streams(2, 1), Urn(weights), 6000))
    assert counts[2] == 0
    kept = [face for face, weight in enumerate(weights) if weight]
    assert chi_square([counts[f] for f in kept], [weights[f] for f in kept]) < LIKELY[5]


def test_numbers_are_exactly_even() -> None:
    """The uneven rest of 32 bits is passed over, even where it is a quarter of them."""
    streams = Streams(6, 1)
    below = 3 * 2**30
    numbers = [int(streams.number(0, index, 0, below)) for index in range(4000)]
    assert max(numbers) < below
    assert 900 < numbers.count(-1) < 1100
    thirds = Counter(number // 2**30 for number in numbers if number >= 0)
    assert chi_square([thirds[third] for third in range(3)], [1, 1, 1]) < LIKELY[5]


def test_a_passed_place_is_drawn_again() -> None:
    """A bag so large that places are passed over still draws by weight."""
    counts = Counter(faces(Streams(7, 1), Urn([2**30, 2**31]), 3000))
    assert chi_square([counts[0], counts[1]], [1, 2]) < LIKELY[5]


def test_certainty() -> None:
    """What alone is possible comes."""
    assert set(faces(Streams(5, 1), Urn([0, 0, 7]))) == {2}
    assert set(faces(Streams(5, 1), Urn([0, 1, 0], dice=True))) == {1}


# Copies


@pytest.mark.parametrize("dice", [True, False])
def test_chance_without_an_outcome_is_no_endless_roll(dice: bool) -> None:  # noqa: FBT001
    """Nobody waits for a face that cannot come."""
    with pytest.raises(ValueError, match="an outcome of chance that can come, got none"):
        Streams(5, 1).draw(Urn([0, 0, 0], dice=dice))


def test_copies_are_independent() -> None:
    """A copy goes on from where the original stood, and neither moves the other."""
    streams = Streams(12, 2)
    faces(streams, Urn(DIE), 5)
    twin = streams.copy()
    ahead = faces(twin, Urn(DIE))
    assert faces(streams, Urn(DIE)) == ahead
    assert list(map(int, streams.taken)) == list(map(int, twin.taken)) == [45, 0]


def test_skipping_is_drawing_unseen() -> None:
    """To skip a draw leaves the streams where drawing it would have."""
    drawn, skipped = Streams(13, 2), Streams(13, 2)
    faces(drawn, Urn(DIE, kind=1), 7)
    for _ in range(7):
        skipped.skip(Urn(DIE, kind=1))
    assert faces(skipped, Urn(DIE, kind=1)) == faces(drawn, Urn(DIE, kind=1))
    assert faces(skipped, Urn(DIE)) == faces(drawn, Urn(DIE))


# Crews on the same dice


def play(options: str, seed: int, player: int) -> Iterator[Event]:
    """Play a game of Flash Point on the dice of a seed by the whims of a player."""
    game = FlashPoint.from_text(options)
    session, bot = Session(game, seed), RandomBot(game, player)
    yield from session.settle()
    while session.actor != NOBODY:
        view = game.view(session.state, session.actor)
        yield from session.act(session.actor, bot.choose(view, session.state.legal()))


def rolls(events: Iterator[Event], why: str) -> list[tuple[int, int]]:
    """Pick the rolls of one kind."""
    return [
        (event.red, event.black)
        for event in events
        if isinstance(event, Rolled) and event.why == why
    ]


CREWS: list[tuple[str, int]] = [
    ("", 1),
    ("", 2),
    ("firefighters=6 first=4", 3),
    ("board=villa perfect=yes", 4),
    ("rules=advanced", 5),
    ("rules=advanced", 6),
    ("rules=advanced difficulty=heroic firefighters=1 specialists=drawn", 7),
]


@pytest.mark.parametrize("seed", [0, 1, 77])
def test_the_fire_rolls_alike_for_all(seed: int) -> None:
    """The k-th fire roll of a seed is the same whoever plays, by whatever rules."""
    played = [rolls(play(options, seed, player), "fire") for options, player in CREWS]
    longest = max(played, key=len)
    assert len(set(map(len, played))) > 1
    assert all(len(fires) > 3 and fires == longest[: len(fires)] for fires in played)


def test_set_up_rolls_alike_for_all() -> None:
    """Crews that choose their specialists differently still face the same set-up."""
    played = [rolls(play("rules=advanced", 5, player), "setup") for player in range(4)]
    assert played.count(played[0]) == len(played)


def test_another_seed_is_another_fire() -> None:
    """Two seeds do not roll alike."""
    assert rolls(play("", 1, 1), "fire") != rolls(play("", 2, 1), "fire")


# Dice for play and search


def test_dice_are_xoroshiro() -> None:
    """The words are those of the reference implementation of xoroshiro64**."""
    dice = Dice(0)
    dice.s0, dice.s1 = 1, 2
    assert [dice.word() for _ in range(10)] == [
        3802928447,
        813792938,
        1618621494,
        2955957307,
        3252880261,
        1129983909,
        2539651700,
        1327610908,
        1757650787,
        2763843748,
    ]


def test_dice_mean_the_same_everywhere() -> None:
    """The numbers of a seed are these, compiled or not."""
    dice = Dice(5, 2)
    assert [dice.word() for _ in range(3)] == [1493809733, 1493872524, 2281710184]
    assert [dice.below(48) for _ in range(6)] == [27, 23, 29, 37, 4, 34]


@pytest.mark.parametrize(("seed", "stream"), [(6, 0), (5, 1), (5 + 2**32, 0), (-5, 0)])
def test_dice_of_other_seeds_and_streams_differ(seed: int, stream: int) -> None:
    """Seed and stream both make dice their own."""
    dice, others = Dice(5), Dice(seed, stream)
    assert [dice.word() for _ in range(4)] != [others.word() for _ in range(4)]


@pytest.mark.parametrize("limit", [6, 8, 26, 48])
def test_dice_are_fair(limit: int) -> None:
    """Numbers below a limit come equally often."""
    dice = Dice(21)
    counts = Counter(dice.below(limit) for _ in range(200 * limit))
    assert chi_square([counts[face] for face in range(limit)], [1] * limit) < LIKELY[limit - 1]


def test_dice_of_one_face() -> None:
    """Below 1 there is only 0, and below 2 both."""
    dice = Dice(1)
    assert {dice.below(1) for _ in range(20)} == {0}
    assert {dice.below(2) for _ in range(40)} == {0, 1}
