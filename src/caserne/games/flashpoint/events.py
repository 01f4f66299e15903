"""What can happen in Flash Point. Firefighters and seats count from 1 here, as on the page."""

# mypyc: no

from __future__ import annotations

from caserne.core.event import Event


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    """A firefighter's turn begins with these action points."""

    firefighter: int
    turn: int
    ap: int
    free: int


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn-ended"):
    """A firefighter stopped acting and keeps some action points."""

    firefighter: int
    kept: int


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A firefighter took its first place outside."""

    firefighter: int
    space: str


class Enrolled(Event, frozen=True, kw_only=True, tag="enrolled"):
    """A firefighter became a specialist."""

    firefighter: int
    specialist: str


class Parked(Event, frozen=True, kw_only=True, tag="parked"):
    """A vehicle took its first parking."""

    vehicle: str
    side: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A firefighter moved to an adjacent space."""

    firefighter: int
    origin: str
    space: str
    ap: int


class DoorTurned(Event, frozen=True, kw_only=True, tag="door-turned"):
    """A firefighter opened or closed a door or a window."""

    firefighter: int
    edge: str
    open: bool
    window: bool


class Extinguished(Event, frozen=True, kw_only=True, tag="extinguished"):
    """A firefighter fought the fire or smoke of a space; ``left`` is what remains."""

    firefighter: int
    space: str
    left: str


class Chopped(Event, frozen=True, kw_only=True, tag="chopped"):
    """A firefighter struck a wall."""

    firefighter: int
    edge: str


class WallDamaged(Event, frozen=True, kw_only=True, tag="wall-damaged"):
    """A damage counter was put on a wall; two destroy it."""

    edge: str
    destroyed: bool
    used: int


class Took(Event, frozen=True, kw_only=True, tag="took"):
    """A firefighter picked up what it now carries."""

    firefighter: int
    space: str
    load: str


class Dropped(Event, frozen=True, kw_only=True, tag="dropped"):
    """A firefighter put down what it carried."""

    firefighter: int
    space: str
    load: str


class Led(Event, frozen=True, kw_only=True, tag="led"):
    """A treated victim follows a firefighter from now on."""

    firefighter: int
    space: str


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A firefighter no longer leads a treated victim."""

    firefighter: int
    space: str


class Treated(Event, frozen=True, kw_only=True, tag="treated"):
    """The paramedic treated a victim."""

    firefighter: int
    space: str


class Disposed(Event, frozen=True, kw_only=True, tag="disposed"):
    """A hazmat is out of harm's way."""

    firefighter: int
    space: str


class Identified(Event, frozen=True, kw_only=True, tag="identified"):
    """The imaging technician looked at a POI from afar."""

    firefighter: int
    space: str


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """A POI was turned over."""

    space: str
    victim: bool


class Saved(Event, frozen=True, kw_only=True, tag="saved"):
    """Victims are safe."""

    space: str
    victims: int
    total: int


class VictimLost(Event, frozen=True, kw_only=True, tag="victim-lost"):
    """Victims are lost."""

    space: str
    victims: int
    total: int


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """Dice were rolled; 0 stands for a die that was not."""

    why: str
    red: int
    black: int


class SmokePlaced(Event, frozen=True, kw_only=True, tag="smoke-placed"):
    """Smoke rises on a space."""

    space: str


class Ignited(Event, frozen=True, kw_only=True, tag="ignited"):
    """A space burns now."""

    space: str


class Exploded(Event, frozen=True, kw_only=True, tag="exploded"):
    """An explosion acts from a space."""

    space: str


class ShockwavePassed(Event, frozen=True, kw_only=True, tag="shockwave-passed"):
    """A shockwave runs through a burning space."""

    space: str


class DoorDestroyed(Event, frozen=True, kw_only=True, tag="door-destroyed"):
    """A door token is gone."""

    edge: str


class KnockedDown(Event, frozen=True, kw_only=True, tag="knocked-down"):
    """A firefighter was caught by the fire."""

    firefighter: int
    space: str


class Recovered(Event, frozen=True, kw_only=True, tag="recovered"):
    """A knocked-down firefighter is at the ambulance's parking."""

    firefighter: int
    space: str


class Cleared(Event, frozen=True, kw_only=True, tag="cleared"):
    """Fire or smoke was taken off a space."""

    space: str


class PoiPlaced(Event, frozen=True, kw_only=True, tag="poi-placed"):
    """A POI lies face down on a space."""

    space: str


class HazmatPlaced(Event, frozen=True, kw_only=True, tag="hazmat-placed"):
    """A hazmat lies on a space."""

    space: str


class HazmatExploded(Event, frozen=True, kw_only=True, tag="hazmat-exploded"):
    """A hazmat on fire goes off."""

    space: str


class HotSpotPlaced(Event, frozen=True, kw_only=True, tag="hot-spot-placed"):
    """A space has a hot spot from now on."""

    space: str


class FlaredUp(Event, frozen=True, kw_only=True, tag="flared-up"):
    """The target had a hot spot: the fire advances once more."""

    space: str


class Drove(Event, frozen=True, kw_only=True, tag="drove"):
    """A vehicle was driven to its next parking."""

    firefighter: int
    vehicle: str
    side: str


class Rode(Event, frozen=True, kw_only=True, tag="rode"):
    """A firefighter rode along and stepped off."""

    firefighter: int
    space: str


class Stayed(Event, frozen=True, kw_only=True, tag="stayed"):
    """A firefighter let the vehicle go without it."""

    firefighter: int


class GunFired(Event, frozen=True, kw_only=True, tag="gun-fired"):
    """The deck gun hits a space, after the dice were turned into the quadrant."""

    space: str


class CrewChanged(Event, frozen=True, kw_only=True, tag="crew-changed"):
    """A firefighter handed over to another specialist."""

    firefighter: int
    specialist: str
    ap: int
    free: int


class Collapsed(Event, frozen=True, kw_only=True, tag="collapsed"):
    """The building fell."""


class GameEnded(Event, frozen=True, kw_only=True, tag="game-ended"):
    """The game is over."""

    won: bool
    saved: int
    lost: int


Happening = (
    TurnBegan
    | TurnEnded
    | Placed
    | Enrolled
    | Parked
    | Moved
    | DoorTurned
    | Extinguished
    | Chopped
    | WallDamaged
    | Took
    | Dropped
    | Led
    | Left
    | Treated
    | Disposed
    | Identified
    | Revealed
    | Saved
    | VictimLost
    | Rolled
    | SmokePlaced
    | Ignited
    | Exploded
    | ShockwavePassed
    | DoorDestroyed
    | KnockedDown
    | Recovered
    | Cleared
    | PoiPlaced
    | HazmatPlaced
    | HazmatExploded
    | HotSpotPlaced
    | FlaredUp
    | Drove
    | Rode
    | Stayed
    | GunFired
    | CrewChanged
    | Collapsed
    | GameEnded
)
"""The union of all of them; an expansion has more."""
