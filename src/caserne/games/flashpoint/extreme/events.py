"""What can happen in Extreme Danger, besides what can happen in the base game."""

# mypyc: no

from __future__ import annotations

from caserne.core.event import Event


class JamRemoved(Event, frozen=True, kw_only=True, tag="jam-removed"):
    """A jam counter was chopped off a fire door; ``left`` are on it yet."""

    edge: str
    left: int


class Jammed(Event, frozen=True, kw_only=True, tag="jammed"):
    """A fire door has jammed, or jammed more."""

    edge: str
    jams: int


class Climbed(Event, frozen=True, kw_only=True, tag="climbed"):
    """A firefighter went up or down a ladder."""

    firefighter: int
    origin: str
    space: str
    ap: int


class LadderRaised(Event, frozen=True, kw_only=True, tag="ladder-raised"):
    """A ladder stands between two spaces."""

    firefighter: int
    space: str
    top: str


class LadderLowered(Event, frozen=True, kw_only=True, tag="ladder-lowered"):
    """A ladder lies on a space again; ``top`` is where it ended or the hole it was at."""

    space: str
    top: str


class LadderLaid(Event, frozen=True, kw_only=True, tag="ladder-laid"):
    """A ladder bridges a hole, or goes down through it."""

    firefighter: int
    space: str
    bridge: bool


class LadderBroken(Event, frozen=True, kw_only=True, tag="ladder-broken"):
    """A ladder over a hole is gone for good."""

    space: str


class PlatformMoved(Event, frozen=True, kw_only=True, tag="platform-moved"):
    """The hydraulic platform went to a space, or back to the engine."""

    firefighter: int
    space: str


class PlatformParked(Event, frozen=True, kw_only=True, tag="platform-parked"):
    """The hydraulic platform starts on a space of the engine."""

    space: str


class CannonFired(Event, frozen=True, kw_only=True, tag="cannon-fired"):
    """The water cannon hits a space."""

    firefighter: int
    space: str


class ObjectDamaged(Event, frozen=True, kw_only=True, tag="object-damaged"):
    """An object took a damage counter."""

    object: str
    space: str
    counters: int


class ObjectExploded(Event, frozen=True, kw_only=True, tag="object-exploded"):
    """An object explodes and is gone."""

    object: str
    space: str


class ObjectLeaked(Event, frozen=True, kw_only=True, tag="object-leaked"):
    """The chemical object leaks and is gone."""

    space: str


class ToxicSpilled(Event, frozen=True, kw_only=True, tag="toxic-spilled"):
    """A space is toxic from now on."""

    space: str


class ToxicCleaned(Event, frozen=True, kw_only=True, tag="toxic-cleaned"):
    """The hazmat technician removed a toxic token."""

    firefighter: int
    space: str


class FloorDamaged(Event, frozen=True, kw_only=True, tag="floor-damaged"):
    """The floor of a space is damaged."""

    space: str


class FloorDestroyed(Event, frozen=True, kw_only=True, tag="floor-destroyed"):
    """The floor of a space is a hole from now on."""

    space: str
    used: int


class FloorRepaired(Event, frozen=True, kw_only=True, tag="floor-repaired"):
    """The structural engineer repaired a damaged floor."""

    firefighter: int
    space: str


class WallMended(Event, frozen=True, kw_only=True, tag="wall-mended"):
    """The structural engineer took a damage counter off a wall."""

    firefighter: int
    edge: str
    used: int


class HotSpotRemoved(Event, frozen=True, kw_only=True, tag="hot-spot-removed"):
    """A hot spot is back in the reserve."""

    space: str


ExtremeHappening = (
    JamRemoved
    | Jammed
    | Climbed
    | LadderRaised
    | LadderLowered
    | LadderLaid
    | LadderBroken
    | PlatformMoved
    | PlatformParked
    | CannonFired
    | ObjectDamaged
    | ObjectExploded
    | ObjectLeaked
    | ToxicSpilled
    | ToxicCleaned
    | FloorDamaged
    | FloorDestroyed
    | FloorRepaired
    | WallMended
    | HotSpotRemoved
)
