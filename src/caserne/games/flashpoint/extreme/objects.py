"""Objects that explode or leak once they have taken all the damage they can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from caserne.core.due import Chance, Dues, Step
from caserne.core.verb import Word, Words
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.ending import use_damage_counter
from caserne.games.flashpoint.extreme.consequences import note, owe_consequences
from caserne.games.flashpoint.extreme.events import (
    ObjectDamaged,
    ObjectExploded,
    ObjectLeaked,
    ToxicCleaned,
    ToxicSpilled,
)
from caserne.games.flashpoint.extreme.floors import shake_floor
from caserne.games.flashpoint.extreme.terrain import landing, takes_nothing, tokens_of, tokens_on
from caserne.games.flashpoint.extreme.tokens import CAPACITY, CHEMICAL, OBJECTS, SMALL, TOXIC_TOKENS
from caserne.games.flashpoint.fire import blast, explode, flashover, ignite, remove_outside_fire
from caserne.games.flashpoint.hazmats import place_hot_spot
from caserne.games.flashpoint.points import bar_cost, pay
from caserne.games.flashpoint.roles import ANYTHING, HAZMAT_TECHNICIAN
from caserne.games.flashpoint.scene import Scene
from caserne.games.flashpoint.verbs import EXTREME, POINTS, SPACE, Skill

if TYPE_CHECKING:
    from caserne.core.state import Actions
    from caserne.games.flashpoint.extreme.tokens import Tokens

CLEAN_COST: Final = 2


class Burst(Step[Scene]):
    """An object that has taken all the damage it can does what it does; the operand is it."""

    def operands(self, _s: Scene) -> i64:
        """Count the objects."""
        return len(OBJECTS)

    def lacks(self, s: Scene, operand: i64) -> str:
        """Ask for an object with all the damage it can take."""
        x = tokens_on(s)
        if x is not None and stands(x, operand) and x.counters[operand] == CAPACITY:
            return ""
        return "what can be owed here"

    def take(self, s: Scene) -> None:
        """Let it."""
        burst(s, s.operand())


class Leak(Chance[Scene]):
    """Where a leak goes next, each space as likely."""

    def lacks(self, s: Scene, _operand: i64) -> str:
        """Ask for a choice of ways."""
        source = -1 if tokens_on(s) is None else leak_source(s)
        return "" if source >= 0 and leak_choices(s, source) > 1 else "what can be owed here"

    def first(self, _s: Scene) -> i64:
        """Give the first space."""
        return code(SPILL.number, 0)

    def size(self, s: Scene) -> i64:
        """Count the spaces."""
        return s.board.size

    def weight(self, s: Scene, action: i64) -> i64:
        """Refuse spaces it cannot go to."""
        return leak_weight(s, operand_of(action))

    def rule(self, _s: Scene) -> str:
        """Name the rule of the leak."""
        return "fp.x.leak"

    def apply(self, s: Scene, action: i64) -> None:
        """Go there."""
        leak_on(s, operand_of(action))


SPILL: Final = Word(37, "spill", SPACE)
BURST: Final = Burst("burst")
LEAK: Final = Leak("leak", "leak", even=True)


def damage_object(s: Scene, space: i64) -> None:
    """Put a damage counter on an object instead of fire [fp.x.car].

    With its last one it is due to explode or to leak, after the explosion in hand.
    """
    x = tokens_of(s)
    kind = i64(x.objects[space]) - 1
    if s.gentle or x.counters[kind] >= CAPACITY:
        return
    x.counters[kind] += 1
    if s.events is not None:
        count = int(x.counters[kind])
        name = OBJECTS[kind]
        s.say(ObjectDamaged(rule="fp.x.car", object=name, space=s.name(space), counters=count))
    if x.counters[kind] == CAPACITY:
        note(s, BURST, kind)
    use_damage_counter(s)


def burst(s: Scene, kind: i64) -> None:
    """Let an object do what it does: the car [fp.x.car.explode] and the large one explode.

    [fp.x.lab-large] The small one does so twice [fp.x.lab-small]; the chemical one leaks
    [fp.x.leak]. Where the floor is gone its fire falls below [fp.x.floor-hole].
    """
    s.settled()
    spaces = remove(s, kind)
    if kind == CHEMICAL:
        spring_leak(s, i64(spaces[0]))
        return
    rule = rule_of(kind)
    if s.events is not None:
        s.say(ObjectExploded(rule=rule, object=OBJECTS[kind], space=s.name(i64(spaces[0]))))
    for i in range(len(spaces)):
        space = landing(s, i64(spaces[i]))
        if s.advanced and s.hot_spots[space] == 0:
            place_hot_spot(s, space, rule)
        ignite(s, space, rule)
    if kind == SMALL:
        explode(s, i64(spaces[0]), rule)
        if not s.collapsed:
            flashover(s)
            explode(s, i64(spaces[0]), rule)
    else:
        explode_outwards(s, spaces)
    if not s.collapsed:
        flashover(s)
    if s.turn == 0:  # set-up
        remove_outside_fire(s)


def stands(x: Tokens, kind: i64) -> bool:
    """Tell whether an object is still there."""
    return any(i64(x.objects[space]) == kind + 1 for space in range(len(x.objects)))


def rule_of(kind: i64) -> str:
    """Name the rule by which an object explodes.

    [fp.x.car.explode] [fp.x.lab-large] [fp.x.lab-small]
    """
    if kind == SMALL:
        return "fp.x.lab-small"
    return "fp.x.car.explode" if OBJECTS[kind] == "car" else "fp.x.lab-large"


def remove(s: Scene, kind: i64) -> vec[u8]:
    """Take an object off the board, its counters staying used up, and give its spaces.

    [fp.x.car.explode]
    """
    x, spaces = tokens_of(s), vec[u8]()
    for space in range(s.board.size):
        if i64(x.objects[space]) == kind + 1:
            x.objects[space] = 0
            spaces = append(spaces, u8(space))
    return spaces


def explode_outwards(s: Scene, spaces: vec[u8]) -> None:
    """Let an explosion act in the six directions around two spaces [fp.x.car.explode]."""
    for i in range(len(spaces)):
        space, other = i64(spaces[i]), i64(spaces[len(spaces) - 1 - i])
        for way in range(s.board.ways):
            if s.board.neighbour(space, way) != other and not s.collapsed:
                blast(s, space, way)
        if not s.collapsed:
            shake_floor(s, space)
    if not s.collapsed:
        owe_consequences(s)


# The leak


def spring_leak(s: Scene, space: i64) -> None:
    """Begin a leak where the object stood [fp.x.leak]."""
    if s.events is not None:
        s.say(ObjectLeaked(rule="fp.x.leak", space=s.name(space)))
    tokens_of(s).trail = vec[u8]()
    spill(s, space)


def spill(s: Scene, space: i64) -> None:
    """Put a toxic token on a space, and go on from there as long as tokens last [fp.x.leak]."""
    x = tokens_of(s)
    while True:
        x.toxic[space] = 1
        x.trail = append(x.trail, u8(space))
        s.fire_on_somebody = True
        if s.events is not None:
            s.say(ToxicSpilled(rule="fp.x.leak", space=s.name(space)))
        source = leak_source(s)
        if len(x.trail) >= TOXIC_TOKENS or source < 0:
            x.trail = vec[u8]()
            return
        if leak_choices(s, source) > 1:
            s.owe(LEAK)
            return
        for way in range(s.board.ways):
            if is_eligible(s, source, way):
                space = s.board.neighbour(source, way)
                break


def leak_source(s: Scene) -> i64:
    """Give the last token from which the leak can go on: back along its trail [fp.x.leak]."""
    trail = tokens_of(s).trail
    for i in range(len(trail)):
        space = i64(trail[len(trail) - 1 - i])
        if leak_choices(s, space) > 0:
            return space
    return -1


def leak_choices(s: Scene, space: i64) -> i64:
    """Count the spaces a leak can go to from a space [fp.x.leak]."""
    count: i64 = 0
    for way in range(s.board.ways):
        if is_eligible(s, space, way):
            count += 1
    return count


def is_eligible(s: Scene, space: i64, way: i64) -> bool:
    """Tell whether a leak can go that way: an adjacent space inside with no token [fp.x.leak]."""
    goal = s.adjacent(space, way)
    return goal >= 0 and s.board.is_inside(goal) and not takes_nothing(s, goal)


def leak_weight(s: Scene, space: i64) -> i64:
    """Give 1 for a space a leak can go to next, each as likely as the others [fp.x.leak]."""
    source = leak_source(s)
    if source < 0 or space >= s.board.size:
        return 0
    way = s.board.way_to(source, space)
    return 1 if way >= 0 and is_eligible(s, source, way) else 0


def leak_on(s: Scene, space: i64) -> None:
    """Let the leak go where the die says [fp.x.leak]."""
    s.settled()
    spill(s, space)


# Cleaning up


def bar_clean(s: Scene, space: i64) -> str:
    """Forbid cleaning to all but the hazmat technician, beside a toxic space [fp.x.toxic]."""
    x = tokens_on(s)
    if x is None or s.roles[s.seat] != HAZMAT_TECHNICIAN or space >= s.board.size:
        return "fp.x.toxic"
    way = s.board.way_to(s.where(s.seat), space)
    if way < 0 or s.adjacent(s.where(s.seat), way) < 0 or x.toxic[space] == 0:
        return "fp.x.toxic"
    return bar_cost(s, ANYTHING, CLEAN_COST)


def clean(s: Scene, space: i64) -> None:
    """Remove a toxic token from an adjacent space for 2 AP [fp.x.toxic]."""
    pay(s, ANYTHING, CLEAN_COST)
    tokens_of(s).toxic[space] = 0
    if s.events is not None:
        man = int(s.seat) + 1
        s.say(ToxicCleaned(rule="fp.x.toxic", firefighter=man, space=s.name(space)))


class Clean(Skill):
    """Clean a toxic space."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the spaces beside."""
        for way in range(s.board.ways):
            space = s.adjacent(s.where(man), way)
            if space >= 0 and not bar_clean(s, space):
                out.add(base + space)

    def bar(self, s: Scene, _man: i64, operand: i64) -> str:
        """Ask for the space."""
        return bar_clean(s, operand)

    def act(self, s: Scene, _man: i64, operand: i64) -> None:
        """Clean it."""
        clean(s, operand)


CLEAN: Final = Clean(47, "clean", SPACE, HAZMAT_TECHNICIAN, needs=POINTS | EXTREME)

DUES: Final[Dues] = (BURST, LEAK)
VERBS: Final[Words] = (CLEAN, SPILL)
