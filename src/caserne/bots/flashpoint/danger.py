"""The danger of the next fire phase, exact: every outcome of the dice is gone through."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from caserne.core.errors import UnreadableError
from caserne.core.state import CHANCE, NOBODY
from caserne.games.flashpoint.aftermath import RECOVER
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.ending import LOSS, has_won
from caserne.games.flashpoint.events import Exploded, KnockedDown, VictimLost
from caserne.games.flashpoint.extreme.doors import JAM
from caserne.games.flashpoint.extreme.objects import LEAK
from caserne.games.flashpoint.game import as_incident
from caserne.games.flashpoint.hazmats import FIRE_ROLL, HAZMATS
from caserne.games.flashpoint.scene import FIRE, NOTHING, SMOKE, TREATED, VICTIM
from caserne.games.flashpoint.turn import ACT, end_turn

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.core.game import View
    from caserne.games.flashpoint.incident import Incident

FLARE_UPS: Final = 1
"""So many flare-ups are followed; the chance that there are more is told."""
FATE: Final = (FIRE_ROLL, JAM, LEAK, LOSS)
"""What chance decides in a fire phase."""
CERTAIN: Final = 10**30
"""Chances are added up as whole parts of this, and rounded once: what is certain comes to 1.0."""
ANSWERS: Final = (HAZMATS, RECOVER)
"""What players are asked in it: the first answer is taken, the hazmat on the lowest space."""


class SpaceDanger(msgspec.Struct, frozen=True):
    """The chance that a space smokes and that it burns afterwards, and that it explodes."""

    space: str
    smoke: float
    fire: float
    explosion: float


class PersonDanger(msgspec.Struct, frozen=True):
    """The chance that somebody is lost on a space where a POI or a victim is now."""

    space: str
    lost: float


class FirefighterDanger(msgspec.Struct, frozen=True):
    """The chance that a firefighter is knocked down."""

    firefighter: int
    space: str
    knocked_down: float


class FireDanger(msgspec.Struct, frozen=True):
    """The next fire phase: chances, and the means of damage counters used and victims lost.

    ``defeat`` is the chance that the game ends in it and is lost. Beyond ``flare_ups`` none is
    followed: ``beyond`` is the chance that there are more.
    """

    spaces: list[SpaceDanger]
    people: list[PersonDanger]
    firefighters: list[FirefighterDanger]
    damage: float
    lost: float
    defeat: float
    flare_ups: int
    beyond: float


class Path(NamedTuple):
    """A way the fire phase may go: how likely it is, and what has happened on it."""

    state: Incident
    chance: int
    rolls: int
    events: tuple[Event, ...]


def danger(view: View, flare_ups: int = FLARE_UPS) -> FireDanger:
    """Work out the next fire phase, as if the turn ended now.

    ``UnreadableError`` if no fire phase is next.
    """
    return Tally(_fire_phase(as_incident(view.state)), flare_ups).danger()


def _fire_phase(s: Incident) -> Incident:
    """Give the position in which the fire advances: this one, or the one after the turn."""
    state = s.copy()
    if state.due in FATE or state.due is HAZMATS:
        return state
    while state.depth > 1 and state.due is not ACT:
        state.settled()
    if state.due is not ACT:
        raise UnreadableError("odds", "a turn, or a fire that advances", s.due.name)
    end_turn(state)
    return state


class Tally:
    """All ways of a fire phase, added up."""

    def __init__(self, start: Incident, flare_ups: int) -> None:
        """Go through them."""
        size = int(start.board.size)
        self.start, self.flare_ups = start, flare_ups
        self.smoke, self.fire, self.explosion = [0] * size, [0] * size, [0] * size
        self.lost, self.knocked = [0] * size, [0] * int(start.crew)
        self.damage = self.victims = self.defeat = self.beyond = 0
        paths = [Path(start, CERTAIN, 0, ())]
        while paths:
            paths += self._follow(paths.pop())

    def _follow(self, path: Path) -> list[Path]:
        """Give the ways on from here; a way that is at its end is added up."""
        state, chance = path.state, path.chance
        if state.due is FIRE_ROLL and path.rolls > self.flare_ups:
            self.beyond += chance
            return [path._replace(state=_without_roll(state), rolls=0)]
        if state.due in ANSWERS:
            return [_step(path, state.legal()[0], path.chance)]
        if state.actor() == CHANCE and state.due in FATE:
            faces = state.legal()
            weights = [int(state.weight(face)) for face in faces]
            total = sum(weights)
            pairs = zip(faces, weights, strict=True)
            return [_step(path, face, chance * weight // total) for face, weight in pairs]
        self._add(path)
        return []

    def _add(self, path: Path) -> None:
        state, chance = path.state, path.chance
        hazards = state.hazards
        for space in range(len(self.fire)):
            if hazards[space] == FIRE:
                self.fire[space] += chance
            elif hazards[space] == SMOKE:
                self.smoke[space] += chance
        numbers = state.board.numbers
        for space in {numbers[e.space] for e in path.events if isinstance(e, Exploded)}:
            self.explosion[space] += chance
        for space in {numbers[e.space] for e in path.events if isinstance(e, VictimLost)}:
            self.lost[space] += chance
        for man in {e.firefighter for e in path.events if isinstance(e, KnockedDown)}:
            self.knocked[man - 1] += chance
        self.damage += chance * int(state.damage - self.start.damage)
        self.victims += chance * int(state.lost - self.start.lost)
        if state.actor() == NOBODY and not has_won(state):
            self.defeat += chance

    def danger(self) -> FireDanger:
        """Give what was added up, spaces and people that are in no danger left out."""
        s = self.start
        names = s.board.names
        return FireDanger(
            spaces=[
                SpaceDanger(names[i], *map(_told, (self.smoke[i], self.fire[i], self.explosion[i])))
                for i in range(len(names))
                if self.smoke[i] + self.fire[i] + self.explosion[i] > 0
            ],
            people=[PersonDanger(names[i], _told(self.lost[i])) for i in _peopled(s)],
            firefighters=[
                FirefighterDanger(man + 1, names[s.where(man)], _told(knocked))
                for man, knocked in enumerate(self.knocked)
                if s.where(man) != NOWHERE  # while the house is set up some are not there yet
            ],
            damage=_told(self.damage),
            lost=_told(self.victims),
            defeat=_told(self.defeat),
            flare_ups=self.flare_ups,
            beyond=_told(self.beyond),
        )


def _told(chance: int) -> float:
    return chance / CERTAIN


def _peopled(s: Incident) -> list[int]:
    """List the spaces where a POI or a victim is, lying, carried or led."""
    lying = {i for i in range(int(s.board.size)) if s.pois[i] + s.victims[i] + s.treated[i]}
    borne = {
        int(s.where(man))
        for man in range(int(s.crew))
        if s.carrying[man] in (VICTIM, TREATED) or s.leading[man] != NOTHING
    }
    return sorted(lying | borne)


def _step(path: Path, action: int, chance: int) -> Path:
    state = path.state.copy()
    events: list[Event] = []
    state.events = events
    rolls = path.rolls + (state.due is FIRE_ROLL)
    state.apply(action)
    return Path(state, chance, rolls, (*path.events, *events))


def _without_roll(s: Incident) -> Incident:
    """Give the position in which a roll of the fire that is owed is not made."""
    state = s.copy()
    state.settled()
    while state.due.step(state):
        pass
    return state
