"""Games of Flash Point to learn from: of every kind, by crews of every kind."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.flashpoint.features import BLOCKED, COUNT, GUN, NEXT, ROLES, UNIT, Features
from caserne.bots.flashpoint.foreman import Foreman, Lookout
from caserne.bots.flashpoint.hook import bold_planner, tempers
from caserne.bots.flashpoint.outlook import KINDS, Outlook, rests
from caserne.bots.flashpoint.planning import END
from caserne.bots.flashpoint.routes import Fires, Routes
from caserne.bots.flashpoint.values import Values
from caserne.bots.flashpoint.weights import made_of
from caserne.bots.learning.net import SCALE
from caserne.bots.learning.weights import Weights
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
EXPANDED: Final = 4
"""One in so many games is one of Extreme Danger, and as many are ones of the family."""
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
BOARDS: Final = ("house", "house", "villa")
WANDERING: Final = 30
"""One in so many turns is any of those that looked well."""
AMONG: Final = 10
WIDE: Final = 8
STRIDE: Final = 5
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


def start() -> Weights:
    """Make the weights that learning begins with: one unit that adds up what was set by hand."""
    unit = [0] * (COUNT + 1)
    for feature, worth in HAND.items():
        unit[feature + 1] = SCALE * WEIGHT * worth // 1_000_000
    unit[0] = SCALE * LEVEL
    bias = SCALE * WEIGHT * FAIR // 1_000_000 - SCALE * LEVEL
    return Weights(
        game="flashpoint",
        seed=0,
        games=0,
        rounds=0,
        nets=1,
        loss=0.0,
        features=COUNT,
        wanted=[NAMES[role] for role in CREW],
        first=[NAMES[role] for role in CREW],
        bias=bias,
        out=[SCALE],
        hidden=[unit],
    )


def options_for(seed: int) -> str:
    """Draw the options of a game to learn from."""
    dice = Dice(seed, FIRST_WORD)
    crew = f"firefighters={one_of(CREWS, dice)}"
    kind = dice.below(EXPANDED)
    if kind == 0:
        return f"{crew} {extreme_options(dice)}"
    if kind == 1 and dice.below(2) == 0:
        return f"{crew} board={one_of(BOARDS, dice)}"
    level = one_of(DIFFICULTIES, dice)
    return f"{crew} board={one_of(BOARDS, dice)} rules=advanced difficulty={level}"


def extreme_options(dice: Dice) -> str:
    """Draw a building of Extreme Danger, with what can be had there."""
    level = one_of(("none", "attic", "basement"), dice)
    words = [f"board={one_of(('garage', 'laboratory'), dice)} level={level}"]
    advanced = dice.below(2) == 0
    if advanced:
        words.append("rules=advanced")
        if dice.below(2) == 0:
            words.append("engineer=yes")
        if level == "attic" and dice.below(2) == 0:
            words.append("platform=yes")
    if level == "basement":
        words += [f"{name}=yes" for name in ("bridges", "descents") if dice.below(2) == 0]
    return " ".join(words)


def one_of(choices: Sequence[str] | Sequence[int], dice: Dice) -> str | int:
    """Draw one of some choices."""
    return choices[int(dice.below(len(choices)))]


def crew_order(dice: Dice) -> tuple[int, ...]:
    """Draw whom a crew wants first; a driver and foam half the time."""
    order = list(range(FIRST, len(NAMES)))
    for place in range(len(order) - 1, 0, -1):
        other = int(dice.below(place + 1))
        order[place], order[other] = order[other], order[place]
    if dice.below(2) == 0:
        order.sort(key=lambda role: role not in {DRIVER, CAFS})
    return tuple(order)


def foreman_with(weights: Weights | None) -> Foreman:
    """Make who plays: by hand-made values before anything was learned."""
    planner = bold_planner(tempers()[1])
    if weights is None:
        planner.finalists = 6
        return Foreman(planner)
    planner.width = WIDE
    lookout = Lookout(planner, Outlook(made_of(weights).net))
    lookout.few, lookout.stride = WIDE, STRIDE
    return lookout


def play(options: str, seed: int, weights: Weights | None) -> tuple[list[list[int]], bool]:
    """Play a game: the features of every second turn, and whether it was won."""
    dice = Dice(seed, FIRST_WORD - 1)
    foreman, reader = foreman_with(weights), Features(Values())
    foreman.wanted = foreman.first = crew_order(dice)
    game = FlashPoint.from_text(options)
    state, streams = as_incident(game.start()), Streams(seed, KINDS)
    rows: list[list[int]] = []
    ended = False
    while state.actor() != NOBODY:
        if ended and rests(state):
            ended = False
            if state.turn % 2 == seed % 2:
                reader.read(state, Routes(state), Fires(state))
                rows.append([int(feature) for feature in reader.x])
        action = int(streams.draw(state)) if state.actor() == CHANCE else act(state, foreman, dice)
        ended = ended or (state.due is ACT and action == END)
        state.apply(action)
    return rows, has_won(state)


def act(state: Incident, foreman: Foreman, dice: Dice) -> int:
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
