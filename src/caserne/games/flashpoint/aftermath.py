"""After the fire: knock-downs, losses, and the fire outside that burns itself out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.core.due import Dues, Step
from caserne.core.verb import Verb, Words
from caserne.games.flashpoint.board import BITS, NOWHERE
from caserne.games.flashpoint.carrying import LOADS
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.ending import LOSS, judge, lose_load, lose_lying
from caserne.games.flashpoint.events import Disposed, Dropped, KnockedDown, Recovered
from caserne.games.flashpoint.fire import remove_outside_fire
from caserne.games.flashpoint.moving import at_ambulance
from caserne.games.flashpoint.scene import FIRE, HAZMAT, HAZMAT_LAYER, NOTHING, Scene
from caserne.games.flashpoint.verbs import SPACE, QuestionToOne

if TYPE_CHECKING:
    from caserne.core.state import Actions


class Aftermath(Step[Scene]):
    """The fire is done: knock-downs."""

    def take(self, s: Scene) -> None:
        """Knock down whoever is on fire."""
        knock_down_all(s)


class Losses(Step[Scene]):
    """All have recovered: losses."""

    def take(self, s: Scene) -> None:
        """Lose whoever is on fire."""
        lose_all(s)


class Verdict(Step[Scene]):
    """All is counted."""

    def take(self, s: Scene) -> None:
        """See who has lost."""
        conclude_fire(s)


class RecoverAt(Verb[Scene]):
    """Recover on a parking."""

    def add(self, s: Scene, out: Actions) -> None:
        """List the spaces."""
        recover_choices(s, s.operand(), self.number, out)

    def bar(self, s: Scene, action: i64) -> str:
        """Ask for the space."""
        return bar_recover(s, s.operand(), operand_of(action))

    def act(self, s: Scene, action: i64) -> None:
        """Recover there."""
        recover(s, s.operand(), operand_of(action))


AFTERMATH: Final = Aftermath("aftermath")
LOSSES: Final = Losses("losses")
VERDICT: Final = Verdict("verdict")
RECOVER: Final = QuestionToOne("recover")
DUES: Final[Dues] = (AFTERMATH, LOSSES, VERDICT, RECOVER)
VERBS: Final[Words] = (RecoverAt(27, "recover", SPACE, RECOVER),)


def knock_down_all(s: Scene) -> None:
    """Knock down every firefighter on fire, once the fire is done [fp.knockdown] [fp.adv.order].

    Each player then chooses where its firefighter recovers, the active one first.
    """
    s.owe_instead(VERDICT)
    if not s.fire_on_somebody:
        return
    s.fire_on_somebody = False
    s.owe(LOSSES)
    for i in range(s.crew):
        man = (s.seat + s.crew - 1 - i) % s.crew
        if is_caught(s, s.where(man)):
            s.owe(RECOVER, man)
    for i in range(s.crew):
        man = (s.seat + i) % s.crew
        if is_caught(s, s.where(man)):
            knock_down(s, man)


def is_caught(s: Scene, space: i64) -> bool:
    """Tell whether whoever is on a space is caught: it burns, or is a danger of its own.

    [fp.knockdown] [fp.x.floor-destroyed] [fp.x.toxic]
    """
    return s.burns(space) or (s.extreme is not None and s.extreme.is_deadly(s, space))


def knock_down(s: Scene, man: i64) -> None:
    """Knock a firefighter down: whom it carried or led is lost, its points are kept.

    [fp.knockdown.carried-lost]
    """
    if s.events is not None:
        space = s.name(s.where(man))
        s.say(KnockedDown(rule="fp.knockdown", firefighter=int(man) + 1, space=space))
    lose_load(s, man, "fp.knockdown.carried-lost")
    if s.carrying[man] == HAZMAT:
        let_go(s, man)


def let_go(s: Scene, man: i64) -> None:
    """Leave a hazmat that no fire set off: poison does it no harm [fp.x.toxic].

    From a ladder that comes down it falls outside, where it is disposed of [fp.x.ladder.lower].
    """
    space = s.where(man)
    s.carrying[man] = NOTHING
    name, number = s.name(space), int(man) + 1
    if s.board.is_aloft(space):
        s.disposed += 1
        if s.events is not None:
            s.say(Disposed(rule="fp.x.ladder.lower", firefighter=number, space=name))
    else:
        s.hazmats[space] += 1
        s.touch(HAZMAT_LAYER, space)
        if s.events is not None:
            load = LOADS[HAZMAT]
            s.say(Dropped(rule="fp.x.toxic", firefighter=number, space=name, load=load))


def bar_recover(s: Scene, man: i64, space: i64) -> str:
    """Forbid any space but those of the right ambulance parking.

    Family: the nearest one as the crow flies, either of equals [fp.knockdown]; advanced: the one
    where the ambulance stands [fp.adv.knockdown].
    """
    if s.advanced:
        return "" if at_ambulance(s, space) else "fp.adv.knockdown"
    near = s.board.nearest_parkings[s.where(man)]
    for slot in range(len(s.board.ambulance_spaces)):
        if i64(s.board.ambulance_spaces[slot]) == space and near & BITS[slot // 2] != 0:
            return ""
    return "fp.knockdown"


def recover_choices(s: Scene, man: i64, verb: i64, out: Actions) -> None:
    """List where a knocked-down firefighter may recover [fp.knockdown] [fp.adv.knockdown]."""
    for slot in range(len(s.board.ambulance_spaces)):
        space = i64(s.board.ambulance_spaces[slot])
        if space != NOWHERE and not bar_recover(s, man, space):
            out.add(code(verb, space))
    out.sort()


def recover(s: Scene, man: i64, space: i64) -> None:
    """Put a knocked-down firefighter on a parking; the fire stays where it was [fp.knockdown]."""
    s.settled()
    s.at[man] = u8(space)
    s.fresh[man] = 0
    if s.events is not None:
        rule = "fp.adv.knockdown" if s.advanced else "fp.knockdown"
        s.say(Recovered(rule=rule, firefighter=int(man) + 1, space=s.name(space)))


def lose_all(s: Scene) -> None:
    """Count victims and POI on fire as lost; a POI is turned over first [fp.lost]."""
    s.settled()
    victims, treated, pois, hazards = s.victims, s.treated, s.pois, s.hazards
    for space in range(s.board.size):
        if hazards[space] != FIRE and s.extreme is None:
            continue
        lying = victims[space] + treated[space]
        if lying + pois[space] == 0 or not is_caught(s, space):
            continue
        if lying > 0:
            lose_lying(s, space, "fp.lost")
        if pois[space] > 0:
            s.owe(LOSS, space)


def conclude_fire(s: Scene) -> None:
    """Remove the fire outside, last of all [fp.fire.outside-removed]; then see who has lost.

    A trapped firefighter loses the game too [fp.x.trapped].
    """
    s.settled()
    remove_outside_fire(s)
    judge(s)
    if s.extreme is not None and s.depth > 1:
        s.extreme.judge(s)
