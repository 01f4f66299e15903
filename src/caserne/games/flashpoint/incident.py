"""A Flash Point position that can be played: the contract kept by what is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.agenda import Agenda
from caserne.core.due import enlist
from caserne.core.verb import gather
from caserne.games.flashpoint import (
    aftermath,
    carrying,
    dice,
    ending,
    explosions,
    gun,
    hazmats,
    moving,
    poi,
    replenishing,
    setup,
    specialists,
    tools,
    turn,
    vehicles,
)
from caserne.games.flashpoint.codes import VERB_SHIFT
from caserne.games.flashpoint.extreme import (
    blasts,
    bridges,
    doors,
    floors,
    ladders,
    lift,
    objects,
)
from caserne.games.flashpoint.extreme import setup as extreme_setup
from caserne.games.flashpoint.extreme.building import ExtremeBuilding
from caserne.games.flashpoint.scene import Scene
from caserne.games.flashpoint.turn import ACT

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from caserne.core.due import AnyDue
    from caserne.core.verb import Word
    from caserne.games.flashpoint.building import Building

CHANCES: Final = (
    *("fire", "poi", "token", "gun", "gun-red", "gun-black"),
    *("setup", "setup-red", "setup-black", "specialist", "door", "leak"),
)
"""The streams of chance; a new one comes last, or seeds would give other dice."""

KINDS: Final[vec[AnyDue]] = enlist(
    CHANCES,
    setup.DUES,
    explosions.DUES,
    specialists.DUES,
    turn.DUES,
    vehicles.DUES,
    gun.DUES,
    hazmats.DUES,
    aftermath.DUES,
    poi.DUES,
    replenishing.DUES,
    ending.DUES,
    extreme_setup.DUES,
    lift.DUES,
    doors.DUES,
    floors.DUES,
    blasts.DUES,
    objects.DUES,
)
"""All that can be owed, a chapter after the other; what an explosion brings about in this order."""

VERBS: Final[list[Word]] = gather(
    VERB_SHIFT,
    dice.VERBS,
    setup.VERBS,
    specialists.VERBS,
    turn.VERBS,
    moving.VERBS,
    tools.VERBS,
    carrying.VERBS,
    vehicles.VERBS,
    gun.VERBS,
    hazmats.VERBS,
    aftermath.VERBS,
    poi.VERBS,
    extreme_setup.VERBS,
    ladders.VERBS,
    bridges.VERBS,
    lift.VERBS,
    objects.VERBS,
    floors.VERBS,
)
"""All that can be done or can happen, in the order in which it is listed."""

ACT.learn(VERBS)


class Incident(Scene):
    """The contract of ``core`` kept by the rules of this package."""

    def copy(self) -> Incident:
        """Make an independent copy with nobody listening."""
        return Incident(
            self.board,
            self.crew,
            advanced=self.advanced,
            perfect=self.perfect,
            twin=self,
        )

    def building(self) -> Building[Scene]:
        """Give the answers of a building of Extreme Danger."""
        return ExtremeBuilding(self.board)

    def kinds(self) -> vec[AnyDue]:
        """List what can be owed."""
        return KINDS

    def turn_rule(self) -> str:
        """Name the rule of the turn [fp.turn.order]."""
        return "fp.turn.order"

    def apply(self, action: i64) -> None:
        """Play a legal action, then every step that takes itself."""
        super().apply(action)
        if self.extreme is not None and self.extreme.answers_alone():
            self.answer_alone()

    def answer_alone(self) -> None:
        """Answer what a seat could answer in one way only: it is not asked [fp.x.platform].

        Actions of a turn are always asked for, if only to end it.
        """
        while self.due is not ACT and self.actor() >= 0:
            answers = self.legal()
            if len(answers) != 1:
                return
            Agenda.apply(self, answers[0])
