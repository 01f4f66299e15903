"""A position of On Fire!!! that can be played: who decides, what is legal, what follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caserne.core.agenda import ENDED
from caserne.core.state import CHANCE, NOBODY, Actions
from caserne.games.onfire import codes, due
from caserne.games.onfire.acting import act, act_choices, bar_act, use_truck
from caserne.games.onfire.alarm import (
    add_tokens,
    add_truck,
    bar_truck_remove,
    bar_truck_save,
    draw_event,
    draw_start_event,
    keep_truck,
)
from caserne.games.onfire.codes import code, from_of, operand_of, to_of, verb_of
from caserne.games.onfire.decks import KINDS
from caserne.games.onfire.elevator import add_enters, bar_enter, enter
from caserne.games.onfire.fire import has_token, remove_token
from caserne.games.onfire.hand import draw_card, shuffle_cards
from caserne.games.onfire.offices import add_leaves, bar_leave, leave
from caserne.games.onfire.setup import choose_first, deal
from caserne.games.onfire.tower import Tower
from caserne.games.onfire.turn import begin_turn, forfeit, pass_on, refill

# The streams of chance; ``OnFire.chances`` names them in this order.
FIRST_PLAYER: Final = 0
EVENTS: Final = 1
CARDS: Final = 2


class Evacuation(Tower):
    """The contract of ``core`` kept by the rules of this package."""

    def copy(self) -> Evacuation:
        """Make an independent copy with nobody listening."""
        return Evacuation(self.building, self.decks, self.players, self.extreme, self)

    # Who decides

    def actor(self) -> i64:
        """Give the seat whose turn it is: nobody else ever decides anything."""
        kind = self.owing()
        if kind == ENDED:
            return NOBODY
        return CHANCE if kind >= due.FIRST_CHANCE else self.seat

    def choices(self, out: Actions) -> None:
        """List the codes of what is owed by a seat."""
        kind = self.owing()
        if kind == due.ACT:
            act_choices(self, out)
            return
        if kind == due.FIREFIGHTER:
            add_tokens(self, codes.REMOVE, out)
        elif kind == due.TRUCK:
            out.add(code(codes.KEEP, 0))
            add_truck(self, out)
        else:
            out.add(code(codes.ENOUGH, 0))
            if kind == due.LEAVE_TWO:
                add_leaves(self, codes.ALSO, out)
            else:
                add_enters(self, codes.ALSO, out)
        out.sort()

    def bar(self, action: i64) -> str:
        """Name the rule that forbids an action to whoever must decide now."""
        kind = self.owing()
        if kind == due.ACT:
            return bar_act(self, action)
        if kind >= due.FIRST_CHANCE:
            first = self.chance_first()
            if not first <= action < first + self.chance_size():
                return "of.turn"
            return "" if self.weight(action) > 0 else self.chance_rule(kind)
        verb, place = verb_of(action), operand_of(action)
        if kind == due.FIREFIGHTER and verb == codes.REMOVE:
            return "" if has_token(self, place) else "of.firefighter"
        if kind == due.TRUCK and verb == codes.TRUCK_SAVE:
            return bar_truck_save(self, place)
        if kind == due.TRUCK and verb == codes.TRUCK_REMOVE:
            return bar_truck_remove(self, place)
        if kind == due.TRUCK and action == code(codes.KEEP, 0):
            return ""
        return self.bar_second(kind, action)

    def bar_second(self, kind: i64, action: i64) -> str:
        """Ask the rule of the second employee of a card for two.

        [of.card.leave] [of.card.enter] One may be enough.
        """
        verb, origin, to = verb_of(action), from_of(action), to_of(action)
        if kind not in (due.LEAVE_TWO, due.ENTER_TWO):
            return "of.turn"
        if action == code(codes.ENOUGH, 0):
            return ""
        if verb != codes.ALSO or codes.who_of(action) > 0:
            return "of.turn"
        if kind == due.LEAVE_TWO:
            return bar_leave(self, origin, to)
        return bar_enter(self, origin) if to == 0 else "of.card.enter"

    # Chance

    def chance(self) -> i64:
        """Give the stream of what is owed by chance."""
        kind = self.owing()
        if kind == due.FIRST:
            return FIRST_PLAYER
        return CARDS if kind == due.DRAW else EVENTS

    def chance_even(self) -> bool:
        """Tell the choice of the first player from the decks, whose contents weigh."""
        return self.owing() == due.FIRST

    def chance_first(self) -> i64:
        """Give the first code of what is owed by chance."""
        kind = self.owing()
        if kind == due.FIRST:
            return code(codes.FIRST, 0)
        return code(codes.DRAW, 0) if kind == due.DRAW else code(codes.EVENT, 0)

    def chance_size(self) -> i64:
        """Give the number of players, kinds of cards or kinds of events."""
        kind = self.owing()
        if kind == due.FIRST:
            return self.players
        return KINDS if kind == due.DRAW else self.decks.event_kinds

    def chance_rule(self, kind: i64) -> str:
        """Name the rule under which chance acts."""
        return "of.hand" if kind == due.DRAW else "of.event"

    def weight(self, action: i64) -> i64:
        """Weigh an outcome: a card by how many there are that may come [of.hand] [of.event]."""
        kind, operand = self.owing(), operand_of(action)
        if kind == due.FIRST:
            return 1
        return i64(self.deck[operand]) if kind == due.DRAW else i64(self.coming[operand])

    # What follows

    def apply(self, action: i64) -> None:
        """Play a legal action, then every step that takes itself."""
        kind = self.owing()
        if kind == due.ACT:
            act(self, action)
        elif kind >= due.FIRST_CHANCE:
            self.happen(kind, operand_of(action))
        else:
            self.decide(kind, action)
        while self.step():
            pass

    def happen(self, kind: i64, operand: i64) -> None:
        """Carry out an outcome of chance."""
        if kind == due.DRAW:
            draw_card(self, operand)
        elif kind == due.EVENT:
            draw_event(self, operand)
        elif kind == due.START_EVENT:
            draw_start_event(self, operand)
        else:
            choose_first(self, operand)

    def decide(self, kind: i64, action: i64) -> None:
        """Carry out a decision outside the four actions of a turn."""
        self.settled()
        verb, origin, to = verb_of(action), from_of(action), to_of(action)
        if verb == codes.ENOUGH:
            return
        if kind == due.FIREFIGHTER:
            remove_token(self, to, "of.firefighter")
        elif kind == due.LEAVE_TWO:
            leave(self, origin, to)
        elif kind == due.ENTER_TWO:
            enter(self, origin)
        elif verb == codes.KEEP:
            keep_truck(self)
        else:
            use_truck(self, verb, to)

    def step(self) -> bool:
        """Take the step that is owed and needs nobody; tell whether there was one."""
        kind = self.owing()
        if kind == due.ACT:
            return self.finish_actions()
        if kind == due.DRAW and self.deck_size() == 0:
            shuffle_cards(self)
            return True
        if kind < due.FIRST_STEP:
            return False
        if kind == due.BEGIN:
            begin_turn(self, self.owing_operand())
        elif kind == due.REFILL:
            refill(self)
        elif kind == due.NEXT:
            pass_on(self)
        else:
            deal(self)
        return True

    def finish_actions(self) -> bool:
        """Go on once no action is left, or none that can be taken [of.turn]."""
        if self.actions > 0:
            if self.hand_size(self.seat) > 0 or self.can_act():
                return False
            forfeit(self)
        self.settled()
        return True

    def can_act(self) -> bool:
        """Tell whether the active player may do anything at all."""
        out = Actions()
        act_choices(self, out)
        return out.count > 0
