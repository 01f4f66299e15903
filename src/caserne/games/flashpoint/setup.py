"""Set-up, which is itself played: dice are chance, places and specialists are decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.core.verb import Verb, Words
from caserne.games.flashpoint.board import NOWHERE, PARKINGS, SIDES
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.dice import BothDice, tell_roll
from caserne.games.flashpoint.events import HazmatPlaced, Parked, Placed
from caserne.games.flashpoint.explosions import (
    EXPLOSION,
    FIRST_EXPLOSION,
    FOURTH_EXPLOSION,
    THIRD,
)
from caserne.games.flashpoint.fire import ignite
from caserne.games.flashpoint.hazmats import place_hot_spot
from caserne.games.flashpoint.poi import lay_poi
from caserne.games.flashpoint.scene import AMBULANCE, ENGINE, HAZMAT_LAYER, HEROIC, RECRUIT, Scene
from caserne.games.flashpoint.specialists import CHOOSE, DRAW
from caserne.games.flashpoint.turn import BEGIN
from caserne.games.flashpoint.verbs import SPACE, WORD, Question, QuestionToOne

if TYPE_CHECKING:
    from caserne.core.due import Dues
    from caserne.core.state import Actions

INITIAL_HAZMATS: Final = vec[i64]([3, 4, 5])
FIRST_POIS: Final = 3
POIS_A_FLOOR: Final = 2
CREW_HOT_SPOTS: Final = vec[i64]([0, 0, 0, 2, 3, 3, 3])


def set_up_family(s: Scene, first: i64) -> None:
    """Owe the family set-up; a board with no printed start is set alight by dice.

    [fp.setup.family] [fp.setup.players] So are the boards of Extreme Danger [fp.x.setup-family].
    """
    s.owe(BEGIN, first)
    owe_placing(s)
    if s.board.family_fires:
        for space in s.board.family_fires:
            ignite(s, space, "fp.setup.family")
        for space in s.board.family_pois:
            lay_poi(s, space, "fp.setup.family")
        return
    s.gentle = True
    for _ in range(FIRST_POIS):
        s.owe(FIRST_POI)
    if s.extreme is not None:
        s.extreme.owe_more_explosions(s)
    for _ in range(3):
        s.owe(EXPLOSION)


def owe_placing(s: Scene) -> None:
    """Owe a place outside for each firefighter, the first seat deciding first."""
    for i in range(s.crew):
        s.owe(PLACE, s.crew - 1 - i)


def set_up_advanced(s: Scene, first: i64, difficulty: i64, *, drawn: bool) -> None:
    """Owe the advanced set-up, step by step; the last step is put down first.

    [fp.adv.difficulty] [fp.adv.hotspot-reserve] [fp.adv.place] Where floors cover each other both
    dice place the first explosion [fp.x.setup-advanced]; an attic [fp.x.attic] or a basement
    [fp.x.basement] brings one more, and hot spots. A platform has its place too [fp.x.platform].
    """
    more: i64 = 0 if s.extreme is None else s.extreme.more_hot_spots()
    s.reserve = more + (12 if difficulty == HEROIC else 6)
    s.owe(BEGIN, first)
    if s.extreme is not None:
        s.extreme.owe_more_parking(s)
    s.owe(PARK_ENGINE)
    s.owe(PARK_AMBULANCE)
    owe_placing(s)
    for _ in range(extra_hot_spots(s.crew, difficulty) + more):
        s.owe(HOT_SPOT)
    for i in range(s.crew):
        s.owe(DRAW if drawn else CHOOSE, s.crew - 1 - i)
    for _ in range(FIRST_POIS):
        s.owe(FIRST_POI)
    for _ in range(INITIAL_HAZMATS[difficulty]):
        s.owe(HAZMAT)
    if s.extreme is not None:
        s.extreme.owe_more_explosions(s)
    if difficulty == HEROIC:
        s.owe(FOURTH_EXPLOSION)
    s.owe(THIRD)
    s.owe(EXPLOSION)
    s.owe(EXPLOSION if s.board.is_stacked else FIRST_EXPLOSION)


def extra_hot_spots(crew: i64, difficulty: i64) -> i64:
    """Count the hot spots added by dice: for the level and for a large crew.

    [fp.adv.extra-hotspots]
    """
    level: i64 = 0 if difficulty == RECRUIT else 3
    return level + CREW_HOT_SPOTS[crew]


# Tokens by dice


class Setting(BothDice):
    """A roll that puts a token on the board, made again where the target takes none."""

    def weight(self, s: Scene, action: i64) -> i64:
        """Refuse a target that takes none: all avoid objects [fp.x.car]."""
        target = i64(s.board.targets[operand_of(action)])
        return 1 if not s.takes_nothing(target) and self.takes(s, target) else 0

    def takes(self, s: Scene, target: i64) -> bool:
        """Tell whether a target takes the token."""
        raise NotImplementedError

    def roll(self, s: Scene, red: i64, black: i64) -> None:
        """Put the token there."""
        if s.events is not None:
            tell_roll(s, "setup", self.rule(s), red, black)
        s.settled()
        self.put(s, s.board.target(red, black))

    def put(self, s: Scene, target: i64) -> None:
        """Put the token on a target."""
        raise NotImplementedError


class PlaceHazmat(Setting):
    """A hazmat, off fire [fp.adv.hazmats]."""

    def rule(self, _s: Scene) -> str:
        """Name the rule of hazmats."""
        return "fp.adv.hazmats"

    def takes(self, s: Scene, target: i64) -> bool:
        """Tell whether nothing burns there [fp.adv.hazmats]."""
        return not s.burns(target)

    def put(self, s: Scene, target: i64) -> None:
        """Put a hazmat on a target that does not burn [fp.adv.hazmats].

        How many there are is the level's [fp.adv.difficulty].
        """
        s.hazmats[target] += 1
        s.touch(HAZMAT_LAYER, target)
        if s.events is not None:
            also = ("fp.adv.difficulty",)
            s.say(HazmatPlaced(rule="fp.adv.hazmats", also=also, space=s.name(target)))


class PlaceFirstPoi(Setting):
    """A POI, off fire and other POI."""

    def rule(self, s: Scene) -> str:
        """Name the rule of the first POI."""
        if s.extreme is not None and not s.advanced:
            return "fp.x.setup-family"
        return "fp.adv.pois" if s.advanced else "fp.setup.family"

    def takes(self, s: Scene, target: i64) -> bool:
        """Tell whether neither fire nor a POI is there [fp.adv.pois].

        On a floor that has two only if no other floor has room [fp.x.setup-advanced].
        """
        if s.burns(target) or s.pois[target] > 0:
            return False
        if not s.advanced or not s.board.is_stacked or not is_floor_full(s, target):
            return True
        targets = s.board.targets
        for i in range(len(targets)):
            other = i64(targets[i])
            closed = s.burns(other) or s.pois[other] > 0 or s.takes_nothing(other)
            if not closed and not is_floor_full(s, other):
                return False
        return True

    def put(self, s: Scene, target: i64) -> None:
        """Put a POI on a target with no fire and no POI [fp.adv.pois]."""
        lay_poi(s, target, self.rule(s))


class PlaceHotSpot(Setting):
    """A hot spot where there is none."""

    def rule(self, _s: Scene) -> str:
        """Name the rule of the hot spots added."""
        return "fp.adv.extra-hotspots"

    def takes(self, s: Scene, target: i64) -> bool:
        """Tell whether there is none [fp.adv.extra-hotspots]."""
        return s.hot_spots[target] == 0

    def put(self, s: Scene, target: i64) -> None:
        """Put a hot spot on a target that has none [fp.adv.extra-hotspots]."""
        place_hot_spot(s, target, "fp.adv.extra-hotspots")


HAZMAT: Final = PlaceHazmat("hazmat", "setup")
FIRST_POI: Final = PlaceFirstPoi("first-poi", "setup")
HOT_SPOT: Final = PlaceHotSpot("hot-spot", "setup")


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


def place(s: Scene, man: i64, space: i64) -> None:
    """Put a firefighter outside, anywhere its player likes [fp.setup.family] [fp.adv.place].

    So is every one of the crew [fp.setup.players].
    """
    s.settled()
    s.at[man] = u8(space)
    if s.events is not None:
        rule = "fp.adv.place" if s.advanced else "fp.setup.family"
        also = ("fp.setup.players",)
        s.say(Placed(rule=rule, also=also, firefighter=int(man) + 1, space=s.name(space)))


class PlaceAt(Verb[Scene]):
    """Start on a space outside."""

    def add(self, s: Scene, out: Actions) -> None:
        """List every space outside [fp.setup.family] [fp.adv.place]."""
        starts = s.board.starts
        for i in range(len(starts)):
            out.add(code(self.number, i64(starts[i])))

    def bar(self, s: Scene, action: i64) -> str:
        """Ask for the space."""
        return bar_place(s, operand_of(action))

    def act(self, s: Scene, action: i64) -> None:
        """Start there."""
        place(s, s.operand(), operand_of(action))


def bar_park(s: Scene, vehicle: i64, parking: i64) -> str:
    """Forbid a parking that the board does not have [fp.adv.place]."""
    if parking >= PARKINGS:
        return "fp.adv.place"
    spaces = s.board.ambulance_spaces if vehicle == AMBULANCE else s.board.engine_spaces
    return "fp.adv.place" if spaces[2 * parking] == NOWHERE else ""


def park(s: Scene, vehicle: i64, parking: i64) -> None:
    """Park a vehicle where the team wants it to start [fp.adv.place] [fp.vehicle.parking]."""
    s.settled()
    if vehicle == AMBULANCE:
        s.ambulance = parking
    else:
        s.engine = parking
    if s.events is not None:
        name = "ambulance" if vehicle == AMBULANCE else "engine"
        also = ("fp.vehicle.parking",)
        s.say(Parked(rule="fp.adv.place", also=also, vehicle=name, side=SIDES[parking]))


class ParkAt(Verb[Scene]):
    """Park a vehicle."""

    def __init__(self, number: i64, name: str, of: Question, vehicle: i64) -> None:
        """Take the vehicle."""
        super().__init__(number, name, WORD, of, SIDES)
        self.vehicle = vehicle

    def add(self, s: Scene, out: Actions) -> None:
        """List the parkings [fp.adv.place]."""
        for parking in range(i64(PARKINGS)):
            if not bar_park(s, self.vehicle, parking):
                out.add(code(self.number, parking))

    def bar(self, s: Scene, action: i64) -> str:
        """Ask for the parking."""
        return bar_park(s, self.vehicle, operand_of(action))

    def act(self, s: Scene, action: i64) -> None:
        """Park there."""
        park(s, self.vehicle, operand_of(action))


PLACE: Final = QuestionToOne("place")
PARK_AMBULANCE: Final = Question("park-ambulance")
PARK_ENGINE: Final = Question("park-engine")

DUES: Final[Dues] = (PLACE, PARK_AMBULANCE, PARK_ENGINE, HAZMAT, FIRST_POI, HOT_SPOT)
PARKED: Final = ParkAt(4, "park-ambulance", PARK_AMBULANCE, AMBULANCE)
VERBS: Final[Words] = (
    PlaceAt(3, "place", SPACE, PLACE),
    PARKED,
    ParkAt(5, "park-engine", PARK_ENGINE, ENGINE),
)
