"""A turn: actions, then the fire, then the POI."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from caserne.core.due import Decision, Dues, Step
from caserne.core.verb import MOST, Words
from caserne.games.flashpoint.aftermath import AFTERMATH
from caserne.games.flashpoint.carrying import has_load_near
from caserne.games.flashpoint.codes import WHO_SHIFT, operand_of, verb_of, who_of
from caserne.games.flashpoint.events import TurnBegan, TurnEnded
from caserne.games.flashpoint.hazmats import FIRE_ROLL
from caserne.games.flashpoint.moving import MOVE, standing_in_fire
from caserne.games.flashpoint.points import points_kept
from caserne.games.flashpoint.replenishing import REPLENISH
from caserne.games.flashpoint.roles import (
    CAPTAIN,
    FIREFIGHTER,
    NAMES,
    RULES,
    free_points_of,
    points_of,
)
from caserne.games.flashpoint.scene import Scene
from caserne.games.flashpoint.stranding import bar_stranding
from caserne.games.flashpoint.verbs import (
    ADVANCED,
    ANYBODY,
    BARE,
    DOOR,
    LOAD,
    NO_DEED,
    POINTS,
    SIGHTS,
    Deed,
)

if TYPE_CHECKING:
    from caserne.core.state import Actions
    from caserne.core.verb import Word


# Actions


class Act(Decision[Scene]):
    """An action of the active firefighter: one of the deeds that the chapters bring."""

    def __init__(self, name: str) -> None:
        """Begin without deeds."""
        super().__init__(name)
        self.by_number = vec[Deed]([NO_DEED] * MOST)
        self.asked = vec[Deed]()
        self.first_asked = vec[i64]([0] * (len(NAMES) * SIGHTS + 1))
        """Where in ``asked`` the deeds begin that are worth asking a specialist about.

        By what a glance has seen; those of the next specialist come ``SIGHTS`` further on.
        """

    def learn(self, words: list[Word]) -> None:
        """Take the deeds of all chapters, in the order of their numbers."""
        deeds = [word for word in words if isinstance(word, Deed)]
        for deed in deeds:
            self.by_number[deed.number] = deed
        for role in range(len(NAMES)):
            able = [deed for deed in deeds if deed.role in (ANYBODY, role)]
            for seen in range(SIGHTS):
                for deed in able:
                    if deed is not END and deed is not MOVE and deed.needs & seen == deed.needs:
                        self.asked = append(self.asked, deed)
                self.first_asked[role * SIGHTS + seen + 1] = len(self.asked)

    def deed(self, action: i64) -> Deed:
        """Find the deed of an action; one that forbids everything if there is none."""
        number = verb_of(action)
        return self.by_number[number] if 0 <= number < MOST else NO_DEED

    def choices(self, s: Scene, out: Actions) -> None:
        """List every action the active firefighter may take now [fp.turn.ap].

        The rules decide (``bar_...``); what is listed here are the candidates worth asking about.
        """
        in_fire = standing_in_fire(s) >= 0
        if not in_fire:
            out.add(END.base)
        captain = commands_others(s)
        seen = i64(s.roles[s.seat]) * SIGHTS + self.look_around(s, out, captain=captain)
        for i in range(self.first_asked[seen], self.first_asked[seen + 1]):
            deed = self.asked[i]
            deed.add(s, s.seat, deed.base, out)
            if captain and deed.commanded:
                add_commands(s, deed, out)
        if s.extreme is not None:
            out.sort()
        if in_fire:
            self.keep_safe(s, out)

    def look_around(self, s: Scene, out: Actions, *, captain: bool) -> i64:
        """List the steps, and tell all that is there for other deeds; captains see far."""
        seen: i64 = ADVANCED if s.advanced else 0
        if s.ap + s.free > 0 or not s.acted:
            seen |= POINTS | MOVE.look_around(s, s.seat, MOVE.base, out)
            if captain:
                add_commands(s, MOVE, out)
        if captain:
            seen |= DOOR | LOAD
        elif has_load_near(s, s.seat):
            seen |= LOAD
        if s.extreme is not None:
            seen |= s.extreme.sights()
        return seen

    def keep_safe(self, s: Scene, out: Actions) -> None:
        """Strike off a list what would leave somebody standing in fire [fp.turn.not-on-fire]."""
        kept: i64 = 0
        for i in range(out.count):
            action = out.at(i)
            if not bar_stranding(s, self.deed(action), action):
                out.put(kept, action)
                kept += 1
        out.count = kept

    def bar(self, s: Scene, action: i64) -> str:
        """Name the rule that forbids an action of a turn; empty if it is allowed.

        [fp.spec.captain] Only a captain has others act, and not in every way.
        """
        who, man = who_of(action), acting(s, action)
        if man >= s.crew or (who > 0 and man == s.seat):
            return "fp.spec.captain"
        deed = self.deed(action)
        if man != s.seat and not deed.commanded:
            return "fp.spec.captain"
        return deed.bar(s, man, operand_of(action)) or bar_stranding(s, deed, action)

    def apply(self, s: Scene, action: i64) -> None:
        """Take an action of the turn."""
        self.by_number[verb_of(action)].act(s, acting(s, action), operand_of(action))


def acting(s: Scene, action: i64) -> i64:
    """Give the firefighter that carries an action out."""
    who = who_of(action)
    return s.seat if who == 0 else who - 1


def commands_others(s: Scene) -> bool:
    """Tell whether the active firefighter is one that commands others [fp.spec.captain]."""
    return s.roles[s.seat] == CAPTAIN


def add_commands(s: Scene, deed: Deed, out: Actions) -> None:
    """List what a captain may have others do [fp.spec.captain]."""
    for man in range(s.crew):
        if man != s.seat:
            deed.add(s, man, deed.base | ((man + 1) << WHO_SHIFT), out)


ACT: Final = Act("act")


# Beginning and ending


class Begin(Step[Scene]):
    """The turn of a firefighter begins."""

    def operands(self, s: Scene) -> i64:
        """Count the crew."""
        return s.crew

    def take(self, s: Scene) -> None:
        """Begin it."""
        begin_turn(s, s.operand())


BEGIN: Final = Begin("begin")


def begin_turn(s: Scene, man: i64) -> None:
    """Give the next firefighter its points: its specialist's and those it kept.

    [fp.turn.order] [fp.turn.ap] [fp.turn.save]
    """
    role = i64(s.roles[man])
    s.seat = man
    s.turn += 1
    s.ap = points_of(role) + i64(s.saved_ap[man])
    s.free = free_points_of(role)
    s.saved_ap[man] = 0
    s.acted = False
    s.cafs_commanded = False
    s.gentle = False
    for other in range(s.crew):
        s.fresh[other] = 0
    s.owe_instead(ACT)
    if s.events is not None:
        s.say(
            TurnBegan(
                rule="fp.turn.order",
                also=(RULES[role],) if role != FIREFIGHTER else (),
                firefighter=int(man) + 1,
                turn=int(s.turn),
                ap=int(s.ap),
                free=int(s.free),
            )
        )


def bar_end(s: Scene) -> str:
    """Forbid ending the turn while standing in fire [fp.turn.not-on-fire]."""
    return "fp.turn.not-on-fire" if standing_in_fire(s) >= 0 else ""


def end_turn(s: Scene) -> None:
    """Stop acting, keep what may be kept, and owe the fire and the POI [fp.turn.order]."""
    kept = points_kept(s.ap)
    s.saved_ap[s.seat] = u8(kept)
    s.ap = 0
    s.free = 0
    if s.events is not None:
        s.say(TurnEnded(rule="fp.turn.save", firefighter=int(s.seat) + 1, kept=int(kept)))
    s.owe_instead(BEGIN, (s.seat + 1) % s.crew)
    s.owe(REPLENISH)
    s.owe(AFTERMATH)
    s.owe(FIRE_ROLL)


class End(Deed):
    """End the turn."""

    def bar(self, s: Scene, _man: i64, _operand: i64) -> str:
        """Ask for fire underfoot."""
        return bar_end(s)

    def act(self, s: Scene, _man: i64, _operand: i64) -> None:
        """End it."""
        end_turn(s)


END: Final = End(1, "end", BARE)

DUES: Final[Dues] = (ACT, BEGIN)
VERBS: Final[Words] = (END,)
