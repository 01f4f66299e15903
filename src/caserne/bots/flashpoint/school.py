"""Games of Flash Point to learn from: of every kind, by crews of every kind."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.flashpoint.features import Features
from caserne.bots.flashpoint.foreman import Foreman, Lookout, Order
from caserne.bots.flashpoint.hook import bold_planner, tempers
from caserne.bots.flashpoint.outlook import CHANCES, HASTY, KINDS, SEEN, Outlook, kind_of, rests
from caserne.bots.flashpoint.planning import END, FINALISTS
from caserne.bots.flashpoint.routes import Fires, Routes
from caserne.bots.flashpoint.values import Values
from caserne.bots.flashpoint.weights import made_of
from caserne.bots.learning.effects import effects
from caserne.bots.learning.net import KEEN
from caserne.bots.learning.school import Moment, School, Stage, Story
from caserne.bots.learning.weights import even
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

    from caserne.bots.flashpoint.weights import Learned
    from caserne.bots.learning.weights import Weights
    from caserne.games.flashpoint.incident import Incident

DIFFICULTIES: Final = ("recruit", "veteran", "veteran", "heroic", "heroic", "heroic")
CREWS: Final = (1, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 6)
HARD_CREW: Final = 3
TIMETABLE: Final = (
    *("family", "advanced", "extreme advanced", "advanced"),
    *("extreme", "extreme advanced", "advanced", "extreme advanced"),
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
CHOOSING: Final = ("advanced", "extreme advanced")
"""The kinds of games in which specialists are chosen."""
BOARDS: Final = ("house", "house", "house", "villa")
MOSTLY: Final = 4
"""One in so many games is played without a thing of the expansion that could be had."""
WANDERING: Final = 30
"""One in so many turns is any of those that looked well."""
AMONG: Final = 10
PLAIN: Final = 0
NARROW: Final = 8
WIDE: Final = 24
"""How a game is played: by a planner alone, before anything was learned, or by what was learned;
so wide the planners then are, and so many ends of a turn are compared."""


STAGES: Final = (
    Stage(PLAIN, hard=False, share=400, lasting=1.0),
    Stage(NARROW, hard=True, share=160, lasting=0.9),
    Stage(WIDE, hard=True, share=100, lasting=0.9),
    Stage(WIDE, hard=False, share=100, lasting=0.9),
)
"""Many games of planners alone teach most of it; then the quick play of few plans what it does to
be quick; then of many plans what is worth more than it looks."""
FIRST_WORD: Final = 4_294_967_291
"""The stream of what is drawn for a game apart from its dice."""


def start() -> Weights:
    """Make the weights that learning begins with: of any position they say that it stands even."""
    return even("flashpoint", SEEN, [NAMES[role] for role in CREW])


def kind_for(seed: int) -> str:
    """Give the kind of the game of a seed."""
    return TIMETABLE[seed % len(TIMETABLE)]


def options_for(seed: int, *, hard: bool) -> str:
    """Draw the options of a game to learn from.

    The hard ones are all of crews of three, and the advanced ones heroic: there it pays most to be
    quick, which those who learn from easy games learn late.
    """
    dice = Dice(seed, FIRST_WORD)
    kind = kind_for(seed)
    if hard and kind == "advanced":
        return f"rules=advanced difficulty=heroic firefighters={HARD_CREW}"
    size = one_of(CREWS, dice)
    words = [f"firefighters={HARD_CREW if hard else size}"]
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


def crew_order(dice: Dice) -> Order:
    """Draw whom a crew wants first, and who acts first; mostly those who are known to be good."""
    order = shuffled(range(FIRST, len(NAMES)), dice)
    if dice.below(MOSTLY) > 0:
        order.sort(key=lambda role: 0 if role in BEST else 1 if role in GOOD else 2)
    acting = shuffled(order, dice) if dice.below(2) == 0 else order
    return Order(tuple(order), tuple(acting))


def shuffled(roles: Sequence[int], dice: Dice) -> list[int]:
    """Put specialists in a random order."""
    order = list(roles)
    for place in range(len(order) - 1, 0, -1):
        other = int(dice.below(place + 1))
        order[place], order[other] = order[other], order[place]
    return order


def foreman_with(known: Learned, width: int) -> Foreman:
    """Make who plays, so wide."""
    planner = bold_planner(tempers()[0])
    if width == PLAIN:
        planner.finalists = FINALISTS
        return Foreman(planner)
    planner.width = width
    return Lookout(planner, Outlook(known.nets), known.orders, width, HASTY)


def play(options: str, seed: int, weights: Weights, width: int) -> Story:
    """Play a game, and note what was known of it after every fire."""
    dice = Dice(seed, FIRST_WORD - 1)
    known = made_of(weights)
    foreman, outlook, reader = foreman_with(known, width), Outlook(known.nets), Features(Values())
    foreman.orders = [crew_order(dice)] * len(KINDS)
    state, streams = as_incident(FlashPoint.from_text(options).start()), Streams(seed, CHANCES)
    routes, fires = Routes(state), Fires(state)
    crew, moments, expected = list[int](), list[Moment](), -1
    seen = SEEN[KINDS[int(kind_of(state))]]
    while state.actor() != NOBODY:
        if expected >= 0 and rests(state):
            chance = int(outlook.chance(state, routes, fires)) if width != PLAIN else 0
            reader.read(state, routes, fires)
            row = [int(reader.x[place]) for place in range(seen)]
            moments.append(Moment(row, chance, expected))
            expected = -1
        action = int(streams.draw(state)) if state.actor() == CHANCE else act(state, foreman, dice)
        if state.due is ACT and state.advanced and not crew:
            crew = [int(state.roles[(state.seat + i) % state.crew]) for i in range(state.crew)]
        if state.due is ACT and action == END:
            routes, fires = Routes(state), Fires(state)
            expected = 0
            if width != PLAIN:
                expected = int(outlook.after_fire(state, routes, fires, seed + state.turn, 1))
        state.apply(action)
    return Story(crew, moments, expected if width != PLAIN else -1, has_won(state))


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


def orders(kind: str, stories: Sequence[Story]) -> tuple[list[str], list[str]]:
    """Order the specialists by what having one adds to the share won, and having it act first."""
    if kind not in CHOOSING:
        return [], []
    roles = range(FIRST, len(NAMES))
    known = [story for story in stories if story.crew]
    rows = [
        [story.crew.count(role) for role in roles] + [int(story.crew[0] == role) for role in roles]
        for story in known
    ]
    found = effects(rows, [story.won for story in known]) if known else [0.0] * 2 * len(roles)
    for place in range(len(found)):
        if not any(row[place] for row in rows):
            found[place] = -1.0
    return by_worth(found[: len(roles)]), by_worth(found[len(roles) :])


def by_worth(worth: list[float]) -> list[str]:
    """Name the specialists, those of most worth first."""
    places = sorted(range(len(worth)), key=lambda place: -worth[place])
    return [NAMES[FIRST + place] for place in places]


SCHOOL: Final = School(STAGES, SEEN, start, kind_for, options_for, play, KEEN, orders)
