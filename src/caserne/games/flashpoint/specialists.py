"""What one specialist alone can do, and changing places with another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.core.due import Chance, Dues
from caserne.core.verb import Verb, Word, Words
from caserne.games.flashpoint.carrying import put
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.events import CrewChanged, Disposed, Enrolled, Identified, Treated
from caserne.games.flashpoint.poi import REVEAL
from caserne.games.flashpoint.points import bar_cost, pay
from caserne.games.flashpoint.roles import (
    ANYTHING,
    COUNT,
    FIRST,
    HAZMAT_TECHNICIAN,
    IMAGING,
    NAMES,
    PARAMEDIC,
    free_points_of,
    points_of,
)
from caserne.games.flashpoint.scene import (
    ENGINE,
    FRESH_GUIDE,
    HAZMAT,
    NOTHING,
    TREATED,
    VICTIM,
    Scene,
)
from caserne.games.flashpoint.vehicles import is_at
from caserne.games.flashpoint.verbs import (
    ADVANCED,
    BARE,
    POINTS,
    SPACE,
    WORD,
    Deed,
    QuestionToOne,
    Skill,
)

if TYPE_CHECKING:
    from caserne.core.state import Actions

TREAT_COST: Final = 1
DISPOSE_COST: Final = 2
IDENTIFY_COST: Final = 1
CREW_CHANGE_COST: Final = 2


def specialists_in_box(s: Scene) -> i64:
    """Count the specialists there are: eight, or nine with the structural engineer.

    [fp.adv.specialists] [fp.x.structural-engineer]
    """
    return COUNT if s.extreme is None else COUNT + s.extreme.more_specialists()


def is_free(s: Scene, role: i64) -> bool:
    """Tell whether a specialist is not in play: no two are alike [fp.adv.specialists]."""
    if role < FIRST or role >= FIRST + specialists_in_box(s):
        return False
    return all(i64(s.roles[man]) != role for man in range(s.crew))


def bar_enrol(s: Scene, role: i64) -> str:
    """Forbid a specialist somebody else already is [fp.adv.specialists]."""
    return "" if is_free(s, role) else "fp.adv.specialists"


def enrol(s: Scene, man: i64, role: i64) -> None:
    """Make a firefighter a specialist, chosen or drawn [fp.adv.specialists]."""
    s.settled()
    s.roles[man] = u8(role)
    if s.events is not None:
        name = NAMES[role]
        s.say(Enrolled(rule="fp.adv.specialists", firefighter=int(man) + 1, specialist=name))


class Choose(Verb[Scene]):
    """Take a specialist."""

    def add(self, s: Scene, out: Actions) -> None:
        """List those nobody is."""
        for role in range(i64(FIRST), FIRST + specialists_in_box(s)):
            if not bar_enrol(s, role):
                out.add(code(self.number, role))

    def bar(self, s: Scene, action: i64) -> str:
        """Ask for the specialist."""
        return bar_enrol(s, operand_of(action))

    def act(self, s: Scene, action: i64) -> None:
        """Be it."""
        enrol(s, s.operand(), operand_of(action))


class Draw(Chance[Scene]):
    """A firefighter draws a specialist, each of those left as likely."""

    def operands(self, s: Scene) -> i64:
        """Count the crew."""
        return s.crew

    def first(self, _s: Scene) -> i64:
        """Give the first specialist."""
        return code(DRAWN.number, FIRST)

    def size(self, s: Scene) -> i64:
        """Count the specialists."""
        return specialists_in_box(s)

    def weight(self, s: Scene, action: i64) -> i64:
        """Refuse those in play."""
        return 1 if is_free(s, operand_of(action)) else 0

    def rule(self, _s: Scene) -> str:
        """Name the rule of specialists."""
        return "fp.adv.specialists"

    def apply(self, s: Scene, action: i64) -> None:
        """Be it."""
        enrol(s, s.operand(), operand_of(action))


CHOOSE: Final = QuestionToOne("choose")
DRAW: Final = Draw("draw", "specialist", even=True)
DRAWN: Final = Word(36, "draw", WORD, NAMES)
CHOSEN: Final = Choose(2, "choose", WORD, CHOOSE, NAMES)


# Paramedic


def bar_treat(s: Scene) -> str:
    """Forbid treating to all but the paramedic, with an untreated victim in its space.

    [fp.spec.paramedic]
    """
    man, at = s.seat, s.where(s.seat)
    if s.roles[man] != PARAMEDIC or (s.victims[at] == 0 and s.carrying[man] != VICTIM):
        return "fp.spec.paramedic"
    return bar_cost(s, ANYTHING, TREAT_COST)


def treat(s: Scene) -> None:
    """Treat a victim of the own space, a lying one before a carried one [fp.spec.paramedic].

    One treated in the arms can be put down at once, to be led.
    """
    pay(s, ANYTHING, TREAT_COST)
    at = s.where(s.seat)
    if s.victims[at] > 0:
        put(s, VICTIM, at, -1)
        put(s, TREATED, at, 1)
    else:
        s.carrying[s.seat] = TREATED
        s.fresh[s.seat] &= FRESH_GUIDE
    if s.events is not None:
        s.say(Treated(rule="fp.spec.paramedic", firefighter=int(s.seat) + 1, space=s.name(at)))


# Hazmat technician


def bar_dispose(s: Scene) -> str:
    """Forbid disposing to all but the hazmat technician, with a hazmat in its space.

    [fp.spec.hazmat]
    """
    man, at = s.seat, s.where(s.seat)
    if s.roles[man] != HAZMAT_TECHNICIAN or (s.hazmats[at] == 0 and s.carrying[man] != HAZMAT):
        return "fp.spec.hazmat"
    return bar_cost(s, ANYTHING, DISPOSE_COST)


def dispose(s: Scene) -> None:
    """Remove a hazmat of the own space, a lying one before a carried one [fp.spec.hazmat]."""
    pay(s, ANYTHING, DISPOSE_COST)
    at = s.where(s.seat)
    if s.hazmats[at] > 0:
        put(s, HAZMAT, at, -1)
    else:
        s.carrying[s.seat] = NOTHING
    s.disposed += 1
    if s.events is not None:
        s.say(Disposed(rule="fp.spec.hazmat", firefighter=int(s.seat) + 1, space=s.name(at)))


# Imaging technician


def bar_identify(s: Scene, space: i64) -> str:
    """Forbid looking from afar to all but the imaging technician, and where no POI lies.

    [fp.spec.imaging]
    """
    if s.roles[s.seat] != IMAGING or space >= s.board.size or s.pois[space] == 0:
        return "fp.spec.imaging"
    return bar_cost(s, ANYTHING, IDENTIFY_COST)


def identify(s: Scene, space: i64) -> None:
    """Turn over any POI on the board [fp.spec.imaging]."""
    pay(s, ANYTHING, IDENTIFY_COST)
    if s.events is not None:
        s.say(Identified(rule="fp.spec.imaging", firefighter=int(s.seat) + 1, space=s.name(space)))
    s.owe(REVEAL, space)


# Crew change


def bar_crew_change(s: Scene, role: i64) -> str:
    """Forbid a crew change but as the first action of a turn begun on the engine's parking.

    [fp.crew-change] The new specialist must not be in play [fp.adv.specialists].
    """
    if not s.advanced or s.acted or not is_at(s, s.seat, ENGINE):
        return "fp.crew-change"
    barred = bar_enrol(s, role)
    if barred:
        return barred
    return "" if points_after_change(s, role) >= 0 else "fp.turn.ap"


def points_after_change(s: Scene, role: i64) -> i64:
    """Give this turn's points as the new specialist, less 2 for the change [fp.crew-change]."""
    return s.ap - points_of(i64(s.roles[s.seat])) + points_of(role) - CREW_CHANGE_COST


def change_crew(s: Scene, role: i64) -> None:
    """Hand over to another specialist: its points, less 2, and its skills [fp.crew-change]."""
    s.ap = points_after_change(s, role)
    s.free = free_points_of(role)
    s.roles[s.seat] = u8(role)
    s.acted = True
    if s.events is not None:
        s.say(
            CrewChanged(
                rule="fp.crew-change",
                firefighter=int(s.seat) + 1,
                specialist=NAMES[role],
                ap=int(s.ap),
                free=int(s.free),
            )
        )


# Verbs


class Treat(Skill):
    """Treat a victim."""

    def add(self, s: Scene, _man: i64, base: i64, out: Actions) -> None:
        """List it."""
        if not bar_treat(s):
            out.add(base)

    def bar(self, s: Scene, _man: i64, _operand: i64) -> str:
        """Ask for the victim."""
        return bar_treat(s)

    def act(self, s: Scene, _man: i64, _operand: i64) -> None:
        """Treat it."""
        treat(s)


class Dispose(Skill):
    """Dispose of a hazmat."""

    def add(self, s: Scene, _man: i64, base: i64, out: Actions) -> None:
        """List it."""
        if not bar_dispose(s):
            out.add(base)

    def bar(self, s: Scene, _man: i64, _operand: i64) -> str:
        """Ask for the hazmat."""
        return bar_dispose(s)

    def act(self, s: Scene, _man: i64, _operand: i64) -> None:
        """Dispose of it."""
        dispose(s)


class Identify(Skill):
    """Look at a POI from afar."""

    def add(self, s: Scene, _man: i64, base: i64, out: Actions) -> None:
        """List the POI."""
        pois = s.pois
        for space in range(s.board.size):
            if pois[space] > 0 and not bar_identify(s, space):
                out.add(base + space)

    def bar(self, s: Scene, _man: i64, operand: i64) -> str:
        """Ask for the POI."""
        return bar_identify(s, operand)

    def act(self, s: Scene, _man: i64, operand: i64) -> None:
        """Look at it."""
        identify(s, operand)


class ChangeCrew(Deed):
    """Hand over to another specialist."""

    def add(self, s: Scene, _man: i64, base: i64, out: Actions) -> None:
        """List the specialists."""
        if s.acted or not is_at(s, s.seat, ENGINE):
            return
        for role in range(i64(FIRST), FIRST + specialists_in_box(s)):
            if not bar_crew_change(s, role):
                out.add(base + role)

    def bar(self, s: Scene, _man: i64, operand: i64) -> str:
        """Ask for the specialist."""
        return bar_crew_change(s, operand)

    def act(self, s: Scene, _man: i64, operand: i64) -> None:
        """Hand over."""
        change_crew(s, operand)


TREAT: Final = Treat(16, "treat", BARE, PARAMEDIC, needs=POINTS | ADVANCED)
DISPOSE: Final = Dispose(17, "dispose", BARE, HAZMAT_TECHNICIAN, needs=POINTS | ADVANCED)
IDENTIFY: Final = Identify(18, "identify", SPACE, IMAGING, needs=POINTS | ADVANCED)
CREW: Final = ChangeCrew(21, "crew", WORD, NAMES, needs=POINTS | ADVANCED)

DUES: Final[Dues] = (CHOOSE, DRAW)
VERBS: Final[Words] = (CHOSEN, TREAT, DISPOSE, IDENTIFY, CREW, DRAWN)
