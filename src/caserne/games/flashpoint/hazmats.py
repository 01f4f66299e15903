"""Advanced fire: hazmats that go off, hot spots, and the flare-ups they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.core.due import Dues, Step
from caserne.core.verb import Verb, Words
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.dice import BothDice, tell_roll
from caserne.games.flashpoint.events import FlaredUp, HazmatExploded, HotSpotPlaced
from caserne.games.flashpoint.fire import advance, explode, flashover
from caserne.games.flashpoint.scene import FIRE, HAZMAT, HAZMAT_LAYER, HOT_LAYER, NOTHING, Scene
from caserne.games.flashpoint.verbs import SPACE, Question

if TYPE_CHECKING:
    from caserne.core.state import Actions


class Fire(BothDice):
    """Where the fire advances."""

    def rule(self, _s: Scene) -> str:
        """Name the rule of the target."""
        return "fp.fire.target"

    def roll(self, s: Scene, red: i64, black: i64) -> None:
        """Let it advance."""
        tell_roll(s, "fire", "fp.fire.target", red, black)
        roll_fire(s, s.board.target(red, black))


class Flare(Step[Scene]):
    """A flare-up, if the roll's target had a hot spot: then the operand is 1."""

    def operands(self, _s: Scene) -> i64:
        """Count no and yes."""
        return 2

    def take(self, s: Scene) -> None:
        """Flare up or not."""
        flare_up(s, hot=s.operand() == 1)


class Blasts(Step[Scene]):
    """Hazmats on fire explode, one after the other."""

    def take(self, s: Scene) -> None:
        """Set off the next."""
        set_off(s)


class Explode(Verb[Scene]):
    """Choose which hazmat goes off first."""

    def add(self, s: Scene, out: Actions) -> None:
        """List the spaces."""
        for space in range(s.board.size):
            if is_going_off(s, space):
                out.add(code(self.number, space))

    def bar(self, s: Scene, action: i64) -> str:
        """Ask for the space."""
        return bar_explode(s, operand_of(action))

    def act(self, s: Scene, action: i64) -> None:
        """Let it go off."""
        s.settled()
        explode_hazmat(s, operand_of(action))


FIRE_ROLL: Final = Fire("fire", "fire")
FLARE: Final = Flare("flare")
BLASTS: Final = Blasts("blasts")
HAZMATS: Final = Question("hazmats")
DUES: Final[Dues] = (FIRE_ROLL, FLARE, BLASTS, HAZMATS)
EXPLODE: Final = Explode(26, "explode", SPACE, HAZMATS)
VERBS: Final[Words] = (EXPLODE,)


def roll_fire(s: Scene, target: i64) -> None:
    """Advance the fire at the target of a roll, then what follows from it, in order.

    [fp.adv.order] Whether a flare-up comes is settled by the hot spots at the time of the roll
    [fp.flareup]. An object is no target [fp.x.car], and what is rolled for a hole falls below
    [fp.x.floor-hole].
    """
    s.settled()
    if s.extreme is not None:
        target = s.extreme.struck(s, target)
    hot = s.hot_spots[target] == 1
    s.last_target = target
    if s.advanced:
        s.owe(FLARE, 1 if hot else 0)
        s.owe(BLASTS)
    advance(s, target)


def hazmats_at(s: Scene, space: i64) -> i64:
    """Count the hazmats on a space, carried ones included."""
    count = i64(s.hazmats[space])
    for man in range(s.crew):
        if s.where(man) == space and s.carrying[man] == HAZMAT:
            count += 1
    return count


def is_going_off(s: Scene, space: i64) -> bool:
    """Tell whether a hazmat on a space is on fire [fp.hazmat.explode], or its floor is gone.

    [fp.x.floor-destroyed]
    """
    if not s.burns(space) and (s.extreme is None or not s.extreme.is_bottomless(s, space)):
        return False
    return hazmats_at(s, space) > 0


def set_off(s: Scene) -> None:
    """Let hazmats on fire explode; with several spaces the player picks the order.

    [fp.hazmat.explode]
    """
    found: i64 = NOWHERE
    hazmats, hazards, carried = s.hazmats, s.hazards, is_any_carried(s)
    pierced = s.extreme is not None and s.extreme.is_pierced()
    for space in range(s.board.size):
        if not (carried or hazmats[space] != 0) or not (pierced or hazards[space] == FIRE):
            continue
        if is_going_off(s, space):
            if found != NOWHERE:
                s.owe(HAZMATS)
                return
            found = space
    if found == NOWHERE:
        s.settled()
    else:
        explode_hazmat(s, found)


def is_any_carried(s: Scene) -> bool:
    """Tell whether any firefighter carries a hazmat."""
    return any(s.carrying[man] == HAZMAT for man in range(s.crew))


def bar_explode(s: Scene, space: i64) -> str:
    """Forbid the choice of a space where no hazmat is on fire [fp.hazmat.explode]."""
    if space < s.board.size and is_going_off(s, space):
        return ""
    return "fp.hazmat.explode"


def explode_hazmat(s: Scene, space: i64) -> None:
    """Let one hazmat go off in its space, with the flashover after it [fp.hazmat.explode].

    Its turn is after the explosions and flashovers before it [fp.adv.order].
    """
    if s.hazmats[space] > 0:
        s.hazmats[space] -= 1
        s.touch(HAZMAT_LAYER, space)
    else:
        for man in range(s.crew):
            if s.where(man) == space and s.carrying[man] == HAZMAT:
                s.carrying[man] = NOTHING
                break
    if s.events is not None:
        also = ("fp.adv.order",)
        s.say(HazmatExploded(rule="fp.hazmat.explode", also=also, space=s.name(space)))
    explode(s, space, "fp.hazmat.explode")
    if s.collapsed:
        return
    add_hot_spot(s, space, "fp.hazmat.hotspot")
    flashover(s)


def add_hot_spot(s: Scene, space: i64, rule: str) -> None:
    """Put a hot spot from the reserve on a space that has none yet.

    [fp.hazmat.hotspot] Once the reserve is gone no more are added [fp.adv.hotspot-reserve]. None
    comes to a hole [fp.x.floor-destroyed] nor out of the house, where no dice name it.
    """
    if s.reserve == 0 or s.hot_spots[space] != 0 or not s.board.is_inside(space):
        return
    if s.extreme is None or s.extreme.takes_hot_spot(s, space):
        s.reserve -= 1
        place_hot_spot(s, space, rule, "fp.adv.hotspot-reserve")


def place_hot_spot(s: Scene, space: i64, rule: str, reserve_rule: str = "") -> None:
    """Put a hot spot on a space; one from the reserve names that rule too."""
    s.hot_spots[space] = 1
    s.touch(HOT_LAYER, space)
    if s.events is not None:
        also = (reserve_rule,) if reserve_rule else ()
        s.say(HotSpotPlaced(rule=rule, also=also, space=s.name(space)))


def flare_up(s: Scene, *, hot: bool) -> None:
    """Advance the fire once more if the target was hot [fp.flareup] [fp.adv.order].

    After the last flare-up of the turn its target gets a hot spot [fp.flareup.hotspot].
    """
    s.settled()
    if hot:
        s.flared = True
        if s.events is not None:
            name = s.name(s.last_target)
            s.say(FlaredUp(rule="fp.flareup", also=("fp.adv.order",), space=name))
        s.owe(FIRE_ROLL)
    elif s.flared:
        s.flared = False
        add_hot_spot(s, s.last_target, "fp.flareup.hotspot")
