"""Set-up, which is itself played: dice are chance, places and specialists are decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.games.flashpoint import due
from caserne.games.flashpoint.board import NOWHERE, PARKINGS, SIDES
from caserne.games.flashpoint.codes import PARK_AMBULANCE, PARK_ENGINE, PLACE, code
from caserne.games.flashpoint.events import HazmatPlaced, Parked, Placed
from caserne.games.flashpoint.extreme.setup import bar_park_platform, park_platform_choices
from caserne.games.flashpoint.extreme.terrain import takes_nothing, tokens_of
from caserne.games.flashpoint.extreme.tokens import LADDERS
from caserne.games.flashpoint.fire import explode, ignite, remove_outside_fire
from caserne.games.flashpoint.hazmats import place_hot_spot
from caserne.games.flashpoint.poi import lay_poi
from caserne.games.flashpoint.scene import AMBULANCE, FIRE, HEROIC, RECRUIT, Scene

if TYPE_CHECKING:
    from caserne.core.state import Actions

FIRST_ROWS: Final = vec[i64]([3, 3, 3, 3, 4, 4, 4, 4])
FIRST_COLUMNS: Final = vec[i64]([3, 4, 5, 6, 6, 5, 4, 3])
"""Where the black die puts the first explosion [fp.adv.explosion-1]."""

INITIAL_HAZMATS: Final = vec[i64]([3, 4, 5])
FIRST_POIS: Final = 3
POIS_A_FLOOR: Final = 2
LEVEL_HOT_SPOTS: Final = 3
MOST_EXPLOSIONS: Final = 4
CREW_HOT_SPOTS: Final = vec[i64]([0, 0, 0, 2, 3, 3, 3])


def set_up_family(s: Scene, first: i64) -> None:
    """Owe the family set-up; a board with no printed start is set alight by dice.

    [fp.setup.family] [fp.setup.players] So are the boards of Extreme Danger [fp.x.setup-family].
    """
    s.owe(due.BEGIN, first)
    owe_placing(s)
    if s.board.family_fires:
        for space in s.board.family_fires:
            ignite(s, space, "fp.setup.family")
        for space in s.board.family_pois:
            lay_poi(s, space, "fp.setup.family")
        return
    s.gentle = True
    for _ in range(FIRST_POIS):
        s.owe(due.FIRST_POI)
    if has_level(s):
        s.owe(due.FIFTH_EXPLOSION)
    for _ in range(3):
        s.owe(due.EXPLOSION)


def owe_placing(s: Scene) -> None:
    """Owe a place outside for each firefighter, the first seat deciding first."""
    for i in range(s.crew):
        s.owe(due.PLACE, s.crew - 1 - i)


def set_up_advanced(s: Scene, first: i64, difficulty: i64, *, drawn: bool) -> None:
    """Owe the advanced set-up, step by step; the last step is put down first.

    [fp.adv.difficulty] [fp.adv.hotspot-reserve] [fp.adv.place] Where floors cover each other both
    dice place the first explosion [fp.x.setup-advanced]; an attic [fp.x.attic] or a basement
    [fp.x.basement] brings one more, and hot spots. A platform has its place too [fp.x.platform].
    """
    s.reserve = 12 if difficulty == HEROIC else 6
    if has_level(s):
        s.reserve += LEVEL_HOT_SPOTS
    s.owe(due.BEGIN, first)
    if s.extreme is not None and s.extreme.platform:
        s.owe(due.PARK_PLATFORM)
    s.owe(due.PARK_ENGINE)
    s.owe(due.PARK_AMBULANCE)
    owe_placing(s)
    for _ in range(extra_hot_spots(s.crew, difficulty) + (LEVEL_HOT_SPOTS if has_level(s) else 0)):
        s.owe(due.HOT_SPOT)
    for i in range(s.crew):
        s.owe(due.DRAW if drawn else due.CHOOSE, s.crew - 1 - i)
    for _ in range(FIRST_POIS):
        s.owe(due.FIRST_POI)
    for _ in range(INITIAL_HAZMATS[difficulty]):
        s.owe(due.HAZMAT)
    if has_level(s):
        s.owe(due.FIFTH_EXPLOSION)
    if difficulty == HEROIC:
        s.owe(due.FOURTH_EXPLOSION)
    s.owe(due.THIRD)
    s.owe(due.EXPLOSION)
    s.owe(due.EXPLOSION if s.board.is_stacked else due.FIRST_EXPLOSION)


def has_level(s: Scene) -> bool:
    """Tell whether an attic [fp.x.attic] or a basement [fp.x.basement] is attached."""
    return s.extreme is not None and s.extreme.level


def load_engine(s: Scene) -> None:
    """Put the ladders on the engine, which only the advanced rules have [fp.x.ladder]."""
    if s.advanced and len(s.board.floors) > 1:
        tokens_of(s).rack = LADDERS


def extra_hot_spots(crew: i64, difficulty: i64) -> i64:
    """Count the hot spots added by dice: for the level and for a large crew.

    [fp.adv.extra-hotspots]
    """
    level: i64 = 0 if difficulty == RECRUIT else 3
    return level + CREW_HOT_SPOTS[crew]


# Explosions


def first_explosion(s: Scene, black: i64) -> None:
    """Put the first explosion where the black die says [fp.adv.explosion-1]."""
    target = first_target(s, black)
    s.settled()
    initial_explosion(s, target)


def first_target(s: Scene, black: i64) -> i64:
    """Give the space in the middle of the house that a black die names [fp.adv.explosion-1]."""
    return s.board.target(FIRST_ROWS[black - 1], FIRST_COLUMNS[black - 1])


def second_explosion(s: Scene, red: i64, black: i64) -> None:
    """Put an explosion where both dice say, off any fire [fp.adv.explosion-2]."""
    s.settled()
    s.black = black
    initial_explosion(s, s.board.target(red, black))


def call_third_explosion(s: Scene) -> None:
    """Turn the black die over, and roll the red one again [fp.adv.explosion-3].

    If the whole column burns, both dice are rolled.
    """
    s.settled()
    s.black = s.board.dice_columns + 1 - s.black
    s.owe(due.EXPLOSION if is_column_burning(s, s.black) else due.THIRD_EXPLOSION)


def third_explosion(s: Scene, red: i64) -> None:
    """Put the third explosion in the column opposite the second one's [fp.adv.explosion-3]."""
    s.settled()
    initial_explosion(s, s.board.target(red, s.black))


def fourth_explosion(s: Scene, red: i64, black: i64) -> None:
    """Roll both dice; on a burning target roll the red one again [fp.adv.explosion-4]."""
    s.settled()
    s.black = black
    target = s.board.target(red, black)
    if can_explode(s, target):
        initial_explosion(s, target)
    elif is_column_burning(s, black):
        s.owe(due.FOURTH_EXPLOSION)
    else:
        s.owe(due.FOURTH_RED)


def fourth_red(s: Scene, red: i64) -> None:
    """Put the fourth explosion where the red die, rolled again, says [fp.adv.explosion-4]."""
    s.settled()
    initial_explosion(s, s.board.target(red, s.black))


def fifth_explosion(s: Scene, target: i64) -> None:
    """Put one more explosion for the level [fp.x.attic] [fp.x.basement]."""
    s.settled()
    initial_explosion_by(s, target, level_rule(s))


def level_rule(s: Scene) -> str:
    """Name the rule of the level that is attached [fp.x.attic] [fp.x.basement]."""
    low = any(floor.storey < 0 for floor in s.board.floors)
    return "fp.x.basement" if low else "fp.x.attic"


def can_explode(s: Scene, target: i64) -> bool:
    """Tell whether an initial explosion can be put on a target: no fire there, no object.

    [fp.adv.explosion-2] [fp.x.car]
    """
    return not s.burns(target) and not takes_nothing(s, target)


def is_column_burning(s: Scene, black: i64) -> bool:
    """Tell whether no space of a column is left for an explosion."""
    for red in range(i64(1), s.board.dice_rows + 1):
        if can_explode(s, s.board.target(red, black)):
            return False
    return True


def initial_explosion(s: Scene, target: i64) -> None:
    """Put hot spot and fire on a target and let it explode; fire outside goes out again.

    The first three are in every set-up, the fourth in the heroic one [fp.adv.difficulty]. A family
    set-up by dice knows no hot spots and places no damage.
    """
    initial_explosion_by(s, target, explosion_rule(s))


def initial_explosion_by(s: Scene, target: i64, rule: str) -> None:
    """Put an initial explosion by a rule; a space holds one hot spot [fp.hazmat.hotspot]."""
    if s.advanced and s.hot_spots[target] == 0:
        place_hot_spot(s, target, rule)
    ignite(s, target, rule)
    explode(s, target, rule)
    remove_outside_fire(s)


def explosion_rule(s: Scene) -> str:
    """Name the rule of the next initial explosion: each one before it has left a hot spot.

    [fp.x.setup-family] [fp.x.setup-advanced]
    """
    if not s.advanced:
        return "fp.setup.family" if s.extreme is None else "fp.x.setup-family"
    number: i64 = 1
    for space in range(s.board.size):
        number += i64(s.hot_spots[space])
    if number == 1 and s.board.is_stacked:
        return "fp.x.setup-advanced"
    return f"fp.adv.explosion-{min(number, MOST_EXPLOSIONS)}"


def roll_rule(s: Scene, kind: i64) -> str:
    """Name the rule that a roll of the set-up is made under."""
    if kind == due.HAZMAT:
        return "fp.adv.hazmats"
    if kind == due.HOT_SPOT:
        return "fp.adv.extra-hotspots"
    if kind == due.FIRST_POI:
        if s.extreme is not None and not s.advanced:
            return "fp.x.setup-family"
        return "fp.adv.pois" if s.advanced else "fp.setup.family"
    if kind == due.FIFTH_EXPLOSION:
        return level_rule(s)
    return explosion_rule(s)


# Tokens by dice


def place_hazmat(s: Scene, target: i64) -> None:
    """Put a hazmat on a target that does not burn [fp.adv.hazmats]."""
    s.settled()
    s.hazmats[target] += 1
    if s.events is not None:
        s.say(HazmatPlaced(rule="fp.adv.hazmats", space=s.name(target)))


def place_first_poi(s: Scene, target: i64) -> None:
    """Put a POI on a target with no fire and no POI [fp.adv.pois]."""
    s.settled()
    lay_poi(s, target, roll_rule(s, due.FIRST_POI))


def place_extra_hot_spot(s: Scene, target: i64) -> None:
    """Put a hot spot on a target that has none [fp.adv.extra-hotspots]."""
    s.settled()
    place_hot_spot(s, target, "fp.adv.extra-hotspots")


def setup_weight(s: Scene, kind: i64, target: i64) -> i64:
    """Give 0 for a target a set-up roll must be made again for, else 1.

    Explosions [fp.adv.explosion-2] and hazmats [fp.adv.hazmats] avoid fire, POI fire and each
    other [fp.adv.pois], hot spots each other [fp.adv.extra-hotspots]. All avoid objects
    [fp.x.car], and a third POI a floor that has two [fp.x.setup-advanced].
    """
    if s.extreme is not None and takes_nothing(s, target):
        return 0
    if kind == due.HOT_SPOT:
        return 1 - i64(s.hot_spots[target])
    if s.hazards[target] == FIRE:
        return 0
    return 1 if kind != due.FIRST_POI or takes_first_poi(s, target) else 0


def takes_first_poi(s: Scene, target: i64) -> bool:
    """Tell whether a POI of the set-up can come to a target without fire.

    [fp.adv.pois] On a floor that has two only if no other floor has room [fp.x.setup-advanced].
    """
    if s.pois[target] > 0:
        return False
    if not s.advanced or not s.board.is_stacked or not is_floor_full(s, target):
        return True
    targets = s.board.targets
    for i in range(len(targets)):
        other = i64(targets[i])
        open_ = s.hazards[other] != FIRE and s.pois[other] == 0 and not takes_nothing(s, other)
        if open_ and not is_floor_full(s, other):
            return False
    return True


def is_floor_full(s: Scene, target: i64) -> bool:
    """Tell whether two POI are on the floor of a target already [fp.x.setup-advanced]."""
    floors = s.board.floor_of
    count: i64 = 0
    for space in range(s.board.size):
        if s.pois[space] > 0 and floors[space] == floors[target]:
            count += 1
    return count >= POIS_A_FLOOR


# Places


def bar_place(s: Scene, space: i64) -> str:
    """Forbid a start anywhere but outside, on the ground [fp.setup.family] [fp.adv.place]."""
    if space < s.board.size and s.board.is_start(space):
        return ""
    return "fp.adv.place" if s.advanced else "fp.setup.family"


def place_choices(s: Scene, out: Actions) -> None:
    """List every space outside [fp.setup.family] [fp.adv.place]."""
    starts = s.board.starts
    for i in range(len(starts)):
        out.add(code(PLACE, i64(starts[i])))


def place(s: Scene, man: i64, space: i64) -> None:
    """Put a firefighter outside, anywhere its player likes [fp.setup.family] [fp.adv.place]."""
    s.settled()
    s.at[man] = u8(space)
    if s.events is not None:
        rule = "fp.adv.place" if s.advanced else "fp.setup.family"
        s.say(Placed(rule=rule, firefighter=int(man) + 1, space=s.name(space)))


def bar_park(s: Scene, kind: i64, parking: i64) -> str:
    """Forbid a parking that the board does not have [fp.adv.place]; a platform has its own.

    [fp.x.platform]
    """
    if kind == due.PARK_PLATFORM:
        return bar_park_platform(s, parking)
    if parking >= PARKINGS:
        return "fp.adv.place"
    spaces = s.board.ambulance_spaces if kind == due.PARK_AMBULANCE else s.board.engine_spaces
    return "fp.adv.place" if spaces[2 * parking] == NOWHERE else ""


def park_choices(s: Scene, kind: i64, out: Actions) -> None:
    """List the parkings of a vehicle [fp.adv.place], or of a platform [fp.x.platform]."""
    if kind == due.PARK_PLATFORM:
        park_platform_choices(s, out)
        return
    for parking in range(i64(PARKINGS)):
        if not bar_park(s, kind, parking):
            out.add(code(PARK_AMBULANCE if kind == due.PARK_AMBULANCE else PARK_ENGINE, parking))


def park(s: Scene, vehicle: i64, parking: i64) -> None:
    """Park a vehicle where the team wants it to start [fp.adv.place]."""
    s.settled()
    if vehicle == AMBULANCE:
        s.ambulance = parking
    else:
        s.engine = parking
    if s.events is not None:
        name = "ambulance" if vehicle == AMBULANCE else "engine"
        s.say(Parked(rule="fp.adv.place", vehicle=name, side=SIDES[parking]))
