"""The four actions of a turn: which are allowed, and what each does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.games.onfire import codes, decks
from caserne.games.onfire.alarm import (
    add_tokens,
    add_truck,
    bar_truck_remove,
    bar_truck_save,
    truck_remove,
    truck_save,
)
from caserne.games.onfire.codes import from_of, operand_of, to_of, verb_of, who_of
from caserne.games.onfire.elevator import (
    add_elevator,
    add_enters,
    add_expels,
    bar_elevator,
    bar_enter,
    bar_expel,
    enter,
    expel,
    move_elevator,
    owe_second_enter,
)
from caserne.games.onfire.events import TruckUsed
from caserne.games.onfire.fire import has_token, remove_token
from caserne.games.onfire.hand import add_redraws, bar_card, bar_redraw, play_card, redraw
from caserne.games.onfire.offices import (
    add_backs,
    add_leaves,
    bar_back,
    bar_leave,
    leave,
    owe_second_leave,
    push_back,
)
from caserne.games.onfire.stairs import (
    add_jumps,
    add_pushes,
    add_swaps,
    add_walks,
    bar_jump,
    bar_push,
    bar_swap,
    bar_walk,
    jump,
    push,
    swap,
    walk,
)
from caserne.games.onfire.turn import bar_spend

if TYPE_CHECKING:
    from caserne.core.state import Actions
    from caserne.games.onfire.tower import Tower

REMOVAL: Final = 3
"""The actions that removing a token takes."""


# What is allowed


def act_choices(s: Tower, out: Actions) -> None:
    """List everything the active player may do now [of.turn]."""
    for square in range(s.building.size):
        if s.is_own(square):
            add_walks(s, square, out)
    if not bar_spend(s, REMOVAL, "of.remove-fire"):
        add_tokens(s, codes.REMOVE, out)
    add_redraws(s, out)
    if s.trucks[s.seat] > 0:
        add_truck(s, out)
    for kind in range(i64(decks.KINDS)):
        if s.holds(s.seat, kind) > 0:
            add_plays(s, kind, out)
    out.sort()


def add_plays(s: Tower, kind: i64, out: Actions) -> None:
    """List what can be done with a kind of card [of.play]."""
    if kind <= decks.LEAVE_TWO:
        add_leaves(s, codes.FIRST_CARD + kind, out)
    elif kind == decks.LIFT:
        add_elevator(s, out)
    elif kind <= decks.ENTER_TWO:
        add_enters(s, codes.FIRST_CARD + kind, out)
    elif kind == decks.EXPEL:
        add_expels(s, out)
    elif kind == decks.BACK:
        add_backs(s, out)
    else:
        for square in range(s.building.size):
            if s.is_own(square):
                add_stair_plays(s, kind, square, out)


def add_stair_plays(s: Tower, kind: i64, square: i64, out: Actions) -> None:
    """List what an own employee can do on the stairs with a card."""
    if kind == decks.JUMP:
        add_jumps(s, square, out)
    elif kind == decks.PUSH:
        add_pushes(s, square, out)
    else:
        add_swaps(s, square, out)


def bar_act(s: Tower, action: i64) -> str:
    """Name the rule that forbids an action of a turn; empty if it is allowed."""
    verb, origin, to = verb_of(action), from_of(action), to_of(action)
    if verb == codes.REDRAW:
        return bar_redraw(s, operand_of(action))
    if who_of(action) > 0 and verb != codes.EXPEL:
        return "of.turn"
    if verb == codes.WALK:
        return bar_walk(s, origin, to)
    if verb == codes.REMOVE:
        return bar_remove(s, origin, to)
    if verb in (codes.TRUCK_SAVE, codes.TRUCK_REMOVE):
        return bar_kept_truck(s, verb, operand_of(action))
    if codes.FIRST_CARD <= verb <= codes.LAST_CARD:
        return bar_card(s, verb - codes.FIRST_CARD) or bar_play(s, action)
    return "of.turn"


def bar_remove(s: Tower, origin: i64, place: i64) -> str:
    """Forbid removing a token with fewer than three actions left, or where there is none.

    [of.remove-fire]
    """
    if origin > 0 or not has_token(s, place):
        return "of.remove-fire"
    return bar_spend(s, REMOVAL, "of.remove-fire")


def bar_kept_truck(s: Tower, verb: i64, place: i64) -> str:
    """Forbid using a fire truck that the player has not kept [of.truck]."""
    if s.trucks[s.seat] == 0:
        return "of.truck"
    return bar_truck_save(s, place) if verb == codes.TRUCK_SAVE else bar_truck_remove(s, place)


def bar_play(s: Tower, action: i64) -> str:
    """Ask the rule of a card [of.play]."""
    verb, origin, to = verb_of(action), from_of(action), to_of(action)
    if verb in (codes.LEAVE, codes.LEAVE_TWO):
        return bar_leave(s, origin, to)
    if verb == codes.LIFT:
        return bar_elevator(s, operand_of(action))
    if verb in (codes.ENTER, codes.ENTER_TWO):
        return bar_enter(s, origin) if to == 0 else "of.card.enter"
    if verb == codes.JUMP:
        return bar_jump(s, origin, to)
    if verb == codes.PUSH:
        return bar_push(s, origin, to)
    if verb == codes.EXPEL:
        return bar_expel(s, who_of(action), to) if origin == 0 else "of.card.expel"
    return bar_back(s, origin, to) if verb == codes.BACK else bar_swap(s, origin, to)


# What is done


def act(s: Tower, action: i64) -> None:
    """Take an action of the turn: all take one action, but removing a token three.

    [of.turn] [of.remove-fire]
    """
    verb, origin, to = verb_of(action), from_of(action), to_of(action)
    s.actions -= cost_of(verb)
    if verb == codes.WALK:
        walk(s, origin, to)
    elif verb == codes.REMOVE:
        remove_token(s, to, "of.remove-fire")
    elif verb == codes.REDRAW:
        redraw(s, operand_of(action))
    elif verb in (codes.TRUCK_SAVE, codes.TRUCK_REMOVE):
        use_kept_truck(s)
        use_truck(s, verb, to)
    else:
        play_card(s, verb - codes.FIRST_CARD)
        play(s, action)


def cost_of(verb: i64) -> i64:
    """Give how many actions a verb takes [of.remove-fire]."""
    if verb == codes.REMOVE:
        return REMOVAL
    return 1


def use_kept_truck(s: Tower) -> None:
    """Lay a kept fire truck back with the events, for one action [of.truck]."""
    s.trucks[s.seat] = u8(i64(s.trucks[s.seat]) - 1)
    s.laid[s.decks.truck] += 1
    if s.events is not None:
        s.say(TruckUsed(rule="of.truck", player=int(s.seat) + 1))


def use_truck(s: Tower, verb: i64, place: i64) -> None:
    """Save somebody or remove a token with a fire truck [of.truck]."""
    if verb == codes.TRUCK_SAVE:
        truck_save(s, place)
    else:
        truck_remove(s, place)


def play(s: Tower, action: i64) -> None:
    """Do what a card says [of.play]."""
    verb, origin, to = verb_of(action), from_of(action), to_of(action)
    if verb in (codes.LEAVE, codes.LEAVE_TWO):
        leave(s, origin, to)
        if verb == codes.LEAVE_TWO:
            owe_second_leave(s)
    elif verb == codes.LIFT:
        move_elevator(s, to)
    elif verb in (codes.ENTER, codes.ENTER_TWO):
        enter(s, origin)
        if verb == codes.ENTER_TWO:
            owe_second_enter(s)
    elif verb == codes.JUMP:
        jump(s, origin, to)
    elif verb == codes.PUSH:
        push(s, origin, to)
    elif verb == codes.EXPEL:
        expel(s, who_of(action), to)
    elif verb == codes.BACK:
        push_back(s, origin, to)
    else:
        swap(s, origin, to)
