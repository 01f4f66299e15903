"""Games of Flash Point to learn from: of every kind, by crews of every kind."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from caserne.bots.flashpoint.features import BLOCKED, COUNT, GUN, NEXT, ROLES, UNIT, Features
from caserne.bots.flashpoint.foreman import Lookout
from caserne.bots.flashpoint.hook import bold_planner, tempers
from caserne.bots.flashpoint.outlook import CHANCES, KINDS, Outlook, kind_of, rests
from caserne.bots.flashpoint.planning import END
from caserne.bots.flashpoint.routes import Fires, Routes
from caserne.bots.flashpoint.values import Values
from caserne.bots.flashpoint.weights import made_of
from caserne.bots.learning.net import SCALE
from caserne.bots.learning.weights import Value, Weights
from caserne.core.state import CHANCE, NOBODY
from caserne.games.flashpoint.ending import has_won
from caserne.games.flashpoint.game import FlashPoint, as_incident
from caserne.games.flashpoint.roles import (
    CAFS,
    CAPTAIN,
    DRIVER,
    FIRST,
    GENERALIST,
    HAZMAT_TECHNICIAN,
    IMAGING,
    NAMES,
    PARAMEDIC,
    RESCUE,
    STRUCTURAL,
)
from caserne.games.flashpoint.turn import ACT
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.bots.learning.net import Net
    from caserne.games.flashpoint.incident import Incident

FEATURES: Final = COUNT
DIFFICULTIES: Final = ("recruit", "veteran", "veteran", "heroic", "heroic", "heroic")
CREWS: Final = (1, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 6)
TIMETABLE: Final = (
    *("family", "advanced", "extreme advanced", "advanced"),
    *("extreme", "advanced", "extreme advanced", "advanced"),
)
"""The kinds of games in turn: most are of those that are hardest to win."""
CREW: Final = (
    DRIVER,
    CAFS,
    GENERALIST,
    RESCUE,
    CAPTAIN,
    IMAGING,
    HAZMAT_TECHNICIAN,
    STRUCTURAL,
    PARAMEDIC,
)
"""Whom a crew wants before anything was learned: a driver at the engine, then foam."""
BEST: Final = frozenset({DRIVER, CAFS})
GOOD: Final = frozenset({GENERALIST, RESCUE, CAPTAIN})
CHOOSING: Final = "advanced"
"""The kind of game whose crews say which specialists are worth most."""
BOARDS: Final = ("house", "house", "house", "villa")
MOSTLY: Final = 4
"""One in so many games is played without a thing of the expansion that could be had."""
WANDERING: Final = 30
"""One in so many turns is any of those that looked well."""
AMONG: Final = 10
NARROW: Final = 8
WIDE: Final = 24
"""So wide the planners are of the first rounds and of the later ones, and so many ends of a turn
are compared."""
STRIDE: Final = 11
NOBODY_NEXT: Final = [0] * (GUN - NEXT)
FIRST_WORD: Final = 4_294_967_291
"""The stream of what is drawn for a game apart from its dice."""

HAND: Final = {
    0: -660,
    1: -250,
    2: -130,
    3: -800,
    4: 7000,
    5: -2800,
    6: -1500,
    17: -360,
    18: -200,
    22: 500,
    23: 500,
    24: -500,
    31: -1500,
    33: -400,
    GUN: 150,
    BLOCKED: -150,
}
"""What learning begins with, by feature, in thousandths of a victim saved, as in ``values.py``."""
FAIR: Final = 2500
"""What is to be added for a game that stands even, as one does at its beginning."""
WEIGHT: Final = 800
"""How many thousandths of a logit a victim saved is."""
LEVEL: Final = 64
"""So high above 0 the one unit stands that learning begins with: it never bends."""


class Moment(NamedTuple):
    """A position after the fire: its features and its chances.

    ``chance`` is what was known of it, ``expected`` the mean of that over every face of the fire
    that led there: what they differ by was luck.
    """

    row: list[int]
    chance: int
    expected: int


class Story(NamedTuple):
    """A game: its kind, its moments, what was expected of the last fire, and how it ended.

    ``expected`` is -1 if no fire ended it.
    """

    kind: str
    moments: list[Moment]
    expected: int
    won: bool


def start() -> Weights:
    """Make the weights that learning begins with: one unit that adds up what was set by hand."""
    unit = [0] * (COUNT + 1)
    for feature, worth in HAND.items():
        unit[feature + 1] = SCALE * WEIGHT * worth // 1_000_000
    unit[0] = SCALE * LEVEL
    bias = SCALE * WEIGHT * FAIR // 1_000_000 - SCALE * LEVEL
    value = Value(loss=0.0, bias=bias, out=[SCALE], hidden=[unit])
    return Weights(
        game="flashpoint",
        seed=0,
        games=0,
        rounds=0,
        nets=1,
        features=COUNT,
        wanted=[NAMES[role] for role in CREW],
        first=[NAMES[role] for role in CREW],
        values=dict.fromkeys(KINDS, value),
    )


def options_for(seed: int, *, early: bool) -> str:
    """Draw the options of a game to learn from.

    Early on the advanced ones are the hardest of a crew of three: there it pays most to be quick,
    which those who learn from easy games learn late.
    """
    dice = Dice(seed, FIRST_WORD)
    kind = TIMETABLE[seed % len(TIMETABLE)]
    if early and kind == "advanced":
        return "rules=advanced difficulty=heroic firefighters=3"
    words = [f"firefighters={one_of(CREWS, dice)}"]
    if kind.startswith("extreme"):
        words += extreme_options(dice, advanced=kind.endswith("advanced"))
    else:
        words.append(f"board={one_of(BOARDS, dice)}")
    if kind == "advanced":
        words.append(f"difficulty={one_of(DIFFICULTIES, dice)}")
    if kind.endswith("advanced"):
        words.append("rules=advanced")
    return " ".join(words)


def extreme_options(dice: Dice, *, advanced: bool) -> list[str]:
    """Draw a building of Extreme Danger, with most of what can be had there."""

    def some(*names: str) -> list[str]:
        return [f"{name}=yes" for name in names if dice.below(MOSTLY) > 0]

    level = one_of(("none", "attic", "basement"), dice)
    words = [f"board={one_of(('garage', 'laboratory'), dice)}", f"level={level}"]
    if advanced:
        words += some("engineer")
        if level == "attic":
            words += some("platform")
        if level == "basement" and "engineer=yes" in words:
            words += some("repairs")
    if level == "basement":
        words += some("bridges", "descents")
    return words


def one_of(choices: Sequence[str] | Sequence[int], dice: Dice) -> str | int:
    """Draw one of some choices."""
    return choices[int(dice.below(len(choices)))]


def crew_order(dice: Dice) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Draw whom a crew wants first, and who acts first; mostly those who are known to be good."""
    order = shuffled(range(FIRST, len(NAMES)), dice)
    if dice.below(MOSTLY) > 0:
        order.sort(key=lambda role: 0 if role in BEST else 1 if role in GOOD else 2)
    acting = shuffled(order, dice) if dice.below(2) == 0 else order
    return tuple(order), tuple(acting)


def shuffled(roles: Sequence[int], dice: Dice) -> list[int]:
    """Put specialists in a random order."""
    order = list(roles)
    for place in range(len(order) - 1, 0, -1):
        other = int(dice.below(place + 1))
        order[place], order[other] = order[other], order[place]
    return order


def foreman_with(weights: Weights, *, wide: bool) -> Lookout:
    """Make who plays: quicker in the first rounds."""
    planner = bold_planner(tempers()[0])
    lookout = Lookout(planner, Outlook(made_of(weights).nets))
    planner.width = lookout.few = WIDE if wide else NARROW
    lookout.stride = STRIDE
    return lookout


def play(options: str, seed: int, weights: Weights, *, wide: bool) -> Story:
    """Play a game, and note what was known of it after every fire."""
    dice = Dice(seed, FIRST_WORD - 1)
    foreman, reader = foreman_with(weights, wide=wide), Features(Values())
    foreman.wanted, foreman.first = crew_order(dice)
    state, streams = as_incident(FlashPoint.from_text(options).start()), Streams(seed, CHANCES)
    routes, fires = Routes(state), Fires(state)
    kind, moments, expected = KINDS[kind_of(state)], list[Moment](), -1
    while state.actor() != NOBODY:
        if expected >= 0 and rests(state):
            chance = int(foreman.outlook.chance(state, routes, fires))
            reader.read(state, routes, fires)
            moments.append(Moment([int(feature) for feature in reader.x], chance, expected))
            expected = -1
        action = int(streams.draw(state)) if state.actor() == CHANCE else act(state, foreman, dice)
        if state.due is ACT and action == END:
            routes, fires = Routes(state), Fires(state)
            expected = int(foreman.outlook.after_fire(state, routes, fires, seed + state.turn, 1))
        state.apply(action)
    return Story(kind, moments, expected, has_won(state))


def act(state: Incident, foreman: Lookout, dice: Dice) -> int:
    """Choose as the foreman does, now and then otherwise."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    if state.due is ACT and not state.acted and dice.below(WANDERING) == 0:
        foreman.planner.plan(state.copy())
        ends = [end for end in foreman.planner.ends[:AMONG] if end.state.actor() != NOBODY]
        if ends:
            foreman.keep_to(ends[int(dice.below(len(ends)))])
    return int(foreman.choose(state, legal))


def wanted(net: Net, rows: Sequence[list[int]]) -> list[str]:
    """Order the specialists by what one in the crew adds to the logit, on average."""
    return ordered(net, rows, ROLES)


def first(net: Net, rows: Sequence[list[int]]) -> list[str]:
    """Order the specialists by what it adds that one is the next to act, and nobody else."""
    return ordered(net, [[*row[:NEXT], *NOBODY_NEXT, *row[GUN:]] for row in rows], NEXT)


def ordered(net: Net, rows: Sequence[list[int]], place: int) -> list[str]:
    """Order the specialists by what one of the features from a place on adds, on average."""
    worth = dict.fromkeys(range(FIRST, len(NAMES)), 0)
    for row in rows:
        for role in worth:
            worth[role] += difference(net, row, place + role)
    return [NAMES[role] for role in sorted(worth, key=lambda role: -worth[role])]


def difference(net: Net, row: list[int], place: int) -> int:
    """Give how much a feature adds to the logit of a position."""
    with_it, without = list(row), list(row)
    with_it[place], without[place] = UNIT, 0
    return int(net.said(with_it) - net.said(without))
