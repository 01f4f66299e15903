"""What a written position must keep, so that play can go on from it as from one that was played."""

# mypyc: no

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from caserne.core.due import Due
from caserne.core.errors import UnreadableError
from caserne.core.state import NOBODY
from caserne.games.onfire.acting import ACT
from caserne.games.onfire.alarm import EVENT, FIREFIGHTER, START_EVENT, TRUCK
from caserne.games.onfire.building import GROUND, OFFICE
from caserne.games.onfire.elevator import ENTER_TWO
from caserne.games.onfire.ending import has_saved_all, is_over_after
from caserne.games.onfire.hand import DRAW, DRAW_BASE
from caserne.games.onfire.offices import LEAVE_TWO
from caserne.games.onfire.secrets import has_holes
from caserne.games.onfire.setup import DEAL, START_EVENTS
from caserne.games.onfire.tower import (
    ACTIONS,
    FIREFIGHTERS_LEAVE,
    FREE,
    FULL_OFFICE,
    START_FIRES,
)
from caserne.games.onfire.turn import BEGIN, NEXT

if TYPE_CHECKING:
    from caserne.games.onfire.evacuation import Evacuation

# What can be owed at once, from the last thing to the next.
SET_UP: Final = "deal first|begin( start-event)*( draw)*"
TURN: Final = "next refill act( event| firefighter| truck| leave-two| enter-two| draw)?|next draw"
PHASES: Final = re.compile(f"ended( ({SET_UP}|{TURN}))?")

AT_START: Final = (EVENT, FIREFIGHTER, TRUCK)
"""What is decided before the first action of a turn."""
AMID: Final = (LEAVE_TWO, ENTER_TWO, DRAW)
"""What an action of a turn leads to."""

MOST_TOKENS: Final = 2
"""So many tokens a fire card lays at most."""

Owed = list[tuple[Due[Any], int]]
"""What is owed, kinds with operands, the next thing last."""


def check(state: Evacuation) -> None:
    """Refuse with an ``UnreadableError`` what play could not have come to."""
    owed = state.owed_kinds()
    for question in QUESTIONS:
        question(state, owed)
    if state.actor() != NOBODY:
        _refuse_unless(state.legal(), "", "something that can be done next", "nothing legal")


def _refuse_unless(sound: object, where: str, expected: str, got: object) -> None:
    if not sound:
        raise UnreadableError(f"position{where and f' field {where}'}", expected, str(got))


def _check_phase(state: Evacuation, owed: Owed) -> None:
    names = " ".join(kind.name for kind, _ in owed)
    shown = names.replace(" ", ",")
    _refuse_unless(PHASES.fullmatch(names), "due", "things owed in an order of the rules", shown)
    starts = sum(kind is START_EVENT for kind, _ in owed)
    few = starts <= (START_EVENTS if state.extreme & START_FIRES else 0)
    _refuse_unless(few, "due", "start events of the extreme mode", shown)


def _check_operands(state: Evacuation, owed: Owed) -> None:
    seats = []
    for kind, operand in owed:
        if kind is BEGIN:
            _refuse_unless(operand == state.first, "due", "the first player to begin", operand)
        elif kind is DRAW:
            seat, count = divmod(operand, DRAW_BASE)
            seats.append(seat)
            after = int(state.hand_size(seat)) + count
            full = count and after <= state.decks.hand
            _refuse_unless(full, "due", f"a hand of at most {state.decks.hand} cards", after)
    _refuse_unless(len(set(seats)) == len(seats), "due", "each player's cards once", seats)
    if (NEXT, 0) in owed:
        own = all(seat == state.seat for seat in seats)
        _refuse_unless(own, "due", "cards for whoever has the turn", seats)


def _check_holes(state: Evacuation, owed: Owed) -> None:
    del owed
    _refuse_unless(not has_holes(state), "", "cards that are known", "hidden ones")


def _check_people(state: Evacuation, owed: Owed) -> None:
    del owed
    everybody = int(state.building.offices * state.building.employees)
    for seat in range(state.players):
        inside = sum(int(state.working(o, seat)) for o in range(state.building.offices))
        about = sum(int(who) == seat + 1 for who in state.at)
        outside = int(state.aboard[seat]) + int(state.saved[seat]) + int(state.hurt[seat])
        total = inside + about + outside
        expected = f"{everybody} employees of player {seat + 1}"
        _refuse_unless(total == everybody, "", expected, total)


def _check_elevator(state: Evacuation, owed: Owed) -> None:
    del owed
    crowd = int(state.crowd())
    few = crowd <= state.building.capacity
    _refuse_unless(few, "elevator", f"at most {state.building.capacity} aboard", crowd)
    empty = state.lift != GROUND or crowd == 0
    _refuse_unless(empty, "elevator", "nobody aboard at the ground", crowd)


def _check_fire(state: Evacuation, owed: Owed) -> None:
    del owed
    for square in range(state.building.size):
        alive = state.at[square] == FREE or not state.burning[square]
        _refuse_unless(alive, "people", "nobody on fire", state.name(square))
    for office in range(state.building.offices):
        staff = any(state.working(office, seat) for seat in range(state.players))
        alive = not staff or state.tokens[office] < FULL_OFFICE
        _refuse_unless(alive, "offices", "nobody among four tokens", state.name(OFFICE + office))


def _check_cards(state: Evacuation, owed: Owed) -> None:
    for seat in range(state.players):
        size = int(state.hand_size(seat))
        few = size <= state.decks.hand
        _refuse_unless(few, "hands", f"at most {state.decks.hand} cards a hand", size)
    lies = not state.top or state.played[state.top - 1]
    _refuse_unless(lies, "top", "a card that was played", state.top)
    if (DEAL, 0) in owed:
        dealt = sum(int(state.hand_size(seat)) for seat in range(state.players))
        whole = dealt + int(state.discard_size()) == 0
        _refuse_unless(whole, "hands", "all cards in the deck before the deal", dealt)


def _check_events(state: Evacuation, owed: Owed) -> None:
    coming = sum(map(int, state.coming))
    pile, last = int(state.pile), state.rest == 0
    most = coming if last else min(coming, int(state.decks.pile))
    _refuse_unless(pile <= most, "pile", f"at most {most} cards", pile)
    whole = not last or pile == coming
    _refuse_unless(whole, "pile", "all cards in the last pile", pile)
    few = state.rest <= state.players
    _refuse_unless(few, "rest", "at most a token a player", int(state.rest))
    kinds = [kind for kind, _ in owed]
    needed = kinds.count(EVENT) + kinds.count(START_EVENT)
    if DEAL in kinds and state.extreme & START_FIRES:
        needed += START_EVENTS
    _refuse_unless(needed <= pile, "pile", "a card for every event owed", pile)
    leave = state.gone == 0 or state.extreme & FIREFIGHTERS_LEAVE
    _refuse_unless(leave, "gone", "none without that option", int(state.gone))


def _check_turn(state: Evacuation, owed: Owed) -> None:
    kind, actions = owed[-1][0], int(state.actions)
    if kind in AT_START:
        fit = actions == ACTIONS
    elif kind is ACT:
        fit = actions > 0
    elif kind in AMID and (ACT, 0) in owed:
        fit = actions < ACTIONS
    else:
        fit = actions == 0
    _refuse_unless(fit, "actions", "as many as can be left", actions)
    begun = (NEXT, 0) in owed or len(owed) == 1
    _refuse_unless(begun == (state.turn > 0), "turn", "turns that have begun", int(state.turn))
    if kind is TRUCK:
        _refuse_unless(state.laid[state.decks.truck], "laid", "the fire truck", "none")
    if kind is FIREFIGHTER:
        _refuse_unless(state.fires(), "due", "a token for the firefighter", "none")
    if kind in (LEAVE_TWO, ENTER_TWO):
        second = len(state.legal()) > 1
        _refuse_unless(second, "due", "a second employee who can go", kind.name)


def _check_end(state: Evacuation, owed: Owed) -> None:
    if len(owed) == 1:
        over = is_over_after(state, (state.seat + 1) % state.players)
        _refuse_unless(over, "due", "something owed, or an end of the game", "ended")
    elif (NEXT, 0) not in owed:
        early = state.spent or state.rest != state.players or has_saved_all(state)
        _refuse_unless(not early, "due", "a set-up that nothing has ended", "an end")
        starts = sum(kind == START_EVENT for kind, _ in owed)
        if (DEAL, 0) in owed and state.extreme & START_FIRES:
            starts = START_EVENTS
        enough = state.supply >= MOST_TOKENS * starts
        _refuse_unless(enough, "fire", "tokens left for the fires of the start", int(state.supply))


QUESTIONS: Final = (
    _check_holes,
    _check_phase,
    _check_operands,
    _check_people,
    _check_elevator,
    _check_fire,
    _check_cards,
    _check_events,
    _check_turn,
    _check_end,
)
