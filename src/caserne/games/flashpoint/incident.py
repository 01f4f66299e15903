"""A Flash Point position that can be played: who decides, what is legal, what follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caserne.core.state import CHANCE, NOBODY, Actions
from caserne.games.flashpoint import codes, due
from caserne.games.flashpoint.acting import act, act_choices, bar_act
from caserne.games.flashpoint.aftermath import (
    bar_recover,
    conclude_fire,
    knock_down_all,
    lose_all,
    recover,
    recover_choices,
)
from caserne.games.flashpoint.board import BASE_DIE
from caserne.games.flashpoint.codes import code, operand_of, verb_of
from caserne.games.flashpoint.ending import tally
from caserne.games.flashpoint.events import Rolled
from caserne.games.flashpoint.extreme.floors import break_floor
from caserne.games.flashpoint.extreme.lift import bar_boarding, boarding_choices
from caserne.games.flashpoint.extreme.objects import burst, leak_on, leak_weight
from caserne.games.flashpoint.extreme.setup import is_set_aside, park_platform, set_aside
from caserne.games.flashpoint.fire import explode_below, roll_jam
from caserne.games.flashpoint.hazmats import (
    bar_explode,
    explode_hazmat,
    flare_up,
    is_going_off,
    roll_fire,
    set_off,
)
from caserne.games.flashpoint.poi import lose_poi, place_poi, poi_space, replenish, reveal
from caserne.games.flashpoint.roles import FIRST
from caserne.games.flashpoint.scene import AMBULANCE, ENGINE, Scene
from caserne.games.flashpoint.setup import (
    bar_park,
    bar_place,
    call_third_explosion,
    can_explode,
    fifth_explosion,
    first_explosion,
    first_target,
    fourth_explosion,
    fourth_red,
    park,
    park_choices,
    place,
    place_choices,
    place_extra_hot_spot,
    place_first_poi,
    place_hazmat,
    roll_rule,
    second_explosion,
    setup_weight,
    third_explosion,
)
from caserne.games.flashpoint.specialists import bar_enrol, enrol, is_free, specialists_in_box
from caserne.games.flashpoint.stack import ENDED
from caserne.games.flashpoint.turn import begin_turn
from caserne.games.flashpoint.vehicles import (
    aim,
    bar_reroll,
    bar_ride,
    gun_weight,
    keep,
    must_ride,
    reroll,
    ride,
    ride_choices,
    stay,
)

# The streams of chance; ``FlashPoint.chances`` names them in this order.
FIRE_DICE: Final = 0
POI_DICE: Final = 1
TOKENS: Final = 2
GUN_DICE: Final = 3
GUN_RED_DIE: Final = 4
GUN_BLACK_DIE: Final = 5
SETUP_DICE: Final = 6
SETUP_RED_DIE: Final = 7
SETUP_BLACK_DIE: Final = 8
SPECIALISTS: Final = 9
DOOR_DIE: Final = 10
LEAKS: Final = 11

DIE: Final = 6
"""The faces of the red die."""


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

    # Who decides

    def actor(self) -> i64:
        """Give the seat that decides: not always the one whose turn it is."""
        kind = self.owing()
        if kind == due.ACT:
            return self.seat
        if kind >= due.FIRST_CHANCE:
            return CHANCE
        if kind == ENDED:
            return NOBODY
        if kind in (due.CHOOSE, due.PLACE, due.RECOVER, due.BOARDING):
            return self.owing_operand()
        if kind == due.RIDE:
            return self.owing_operand() // 2
        return self.seat

    def choices(self, out: Actions) -> None:
        """List the codes of what is owed by a seat."""
        kind, operand = self.owing(), self.owing_operand()
        if kind == due.ACT:
            act_choices(self, out)
        elif kind == due.PLACE:
            place_choices(self, out)
        elif kind == due.RECOVER:
            recover_choices(self, operand, out)
        elif kind == due.CHOOSE:
            for role in range(FIRST, FIRST + specialists_in_box(self)):
                if not bar_enrol(self, role):
                    out.add(code(codes.CHOOSE, role))
        elif kind in (due.PARK_AMBULANCE, due.PARK_ENGINE, due.PARK_PLATFORM):
            park_choices(self, kind, out)
        elif kind == due.BOARDING:
            boarding_choices(self, operand, out)
        elif kind == due.RIDE:
            ride_choices(self, operand // 2, operand % 2, out)
        elif kind == due.HAZMATS:
            for space in range(self.board.size):
                if is_going_off(self, space):
                    out.add(code(codes.EXPLODE, space))
        else:
            out.add(code(codes.KEEP, 0))
            for dice in range(codes.RED_DIE, codes.BOTH_DICE + 1):
                if not bar_reroll(self, dice, operand):
                    out.add(code(codes.REROLL, dice))

    def bar(self, action: i64) -> str:
        """Name the rule that forbids an action to whoever must decide now."""
        kind = self.owing()
        if kind == due.ACT:
            return bar_act(self, action)
        if codes.who_of(action) > 0:
            return "fp.turn.order"
        verb, operand, owed = verb_of(action), operand_of(action), self.owing_operand()
        if kind >= due.FIRST_CHANCE:
            first = self.chance_first()
            if not first <= action < first + self.chance_size():
                return "fp.turn.order"
            return "" if self.weight(action) > 0 else self.chance_rule(kind)
        if kind <= due.PARK_ENGINE or kind == due.PARK_PLATFORM:
            return self.bar_setting_up(kind, verb, operand)
        if kind == due.RECOVER and verb == codes.RECOVER:
            return bar_recover(self, owed, operand)
        if kind == due.BOARDING and verb == codes.RIDE:
            return bar_boarding(self, owed, operand)
        if kind == due.BOARDING and action == code(codes.STAY, 0):
            return ""
        if kind == due.RIDE and verb == codes.RIDE:
            return bar_ride(self, owed // 2, owed % 2, operand)
        if kind == due.RIDE and verb == codes.STAY and operand == 0:
            return "fp.drive.engine" if must_ride(self, owed // 2, owed % 2) else ""
        if kind == due.HAZMATS and verb == codes.EXPLODE:
            return bar_explode(self, operand)
        if kind == due.REROLL and verb == codes.REROLL:
            return bar_reroll(self, operand, owed)
        if kind == due.REROLL and action == code(codes.KEEP, 0):
            return ""
        return "fp.turn.order"

    def bar_setting_up(self, kind: i64, verb: i64, operand: i64) -> str:
        """Name the rule that forbids a decision of the set-up."""
        if kind == due.CHOOSE and verb == codes.CHOOSE:
            return bar_enrol(self, operand)
        if kind == due.PLACE and verb == codes.PLACE:
            return bar_place(self, operand)
        ambulance = kind == due.PARK_AMBULANCE and verb == codes.PARK_AMBULANCE
        platform = kind == due.PARK_PLATFORM and verb == codes.PARK_PLATFORM
        if ambulance or platform or (kind == due.PARK_ENGINE and verb == codes.PARK_ENGINE):
            return bar_park(self, kind, operand)
        return "fp.turn.order"

    # Chance

    def chance(self) -> i64:
        """Give the stream of what is owed by chance."""
        kind = self.owing()
        if kind == due.FIRE:
            return FIRE_DICE
        if kind in (due.REVEAL, due.LOSS):
            return TOKENS
        if kind == due.POI:
            return POI_DICE
        if kind == due.GUN:
            return GUN_DICE
        if kind == due.GUN_RED:
            return GUN_RED_DIE
        if kind == due.GUN_BLACK:
            return GUN_BLACK_DIE
        if kind == due.DRAW:
            return SPECIALISTS
        if kind == due.FIRST_EXPLOSION:
            return SETUP_BLACK_DIE
        if kind in (due.THIRD_EXPLOSION, due.FOURTH_RED):
            return SETUP_RED_DIE
        if kind == due.JAM:
            return DOOR_DIE
        return LEAKS if kind == due.LEAK else SETUP_DICE

    def chance_even(self) -> bool:
        """Tell dice from the bag of tokens, whose contents weigh."""
        kind = self.owing()
        return kind not in (due.REVEAL, due.LOSS)

    def chance_verb(self) -> i64:
        """Give the verb of the outcomes of what is owed by chance."""
        stream = self.chance()
        if stream == TOKENS:
            return codes.REVEAL
        if stream in (GUN_RED_DIE, SETUP_RED_DIE, DOOR_DIE):
            return codes.RED
        if stream in (GUN_BLACK_DIE, SETUP_BLACK_DIE):
            return codes.BLACK
        if stream == LEAKS:
            return codes.SPILL
        return codes.DRAW if stream == SPECIALISTS else codes.ROLL

    def chance_first(self) -> i64:
        """Give the first code: faces of one die and specialists count from 1."""
        verb = self.chance_verb()
        if verb in (codes.ROLL, codes.REVEAL, codes.SPILL):
            return code(verb, 0)
        return code(verb, 1)

    def chance_size(self) -> i64:
        """Give the number of faces, tokens or specialists there can be."""
        verb = self.chance_verb()
        if verb == codes.ROLL:
            return len(self.board.targets)
        if verb == codes.REVEAL:
            return 2
        if verb == codes.RED:
            return DIE if self.owing() == due.JAM else self.board.dice_rows
        if verb == codes.SPILL:
            return self.board.size
        if verb != codes.BLACK:
            return specialists_in_box(self)
        return BASE_DIE if self.owing() == due.FIRST_EXPLOSION else self.board.gun_columns

    def chance_rule(self, kind: i64) -> str:
        """Name the rule under which chance acts, and may have to act again."""
        if kind == due.POI:
            return "fp.adv.poi-place" if self.advanced else "fp.poi.reroll"
        if kind in (due.REVEAL, due.LOSS):
            return "fp.poi.reveal"
        if kind == due.FIRE:
            return "fp.fire.target"
        if kind == due.DRAW:
            return "fp.adv.specialists"
        if kind == due.LEAK:
            return "fp.x.leak"
        if due.GUN <= kind <= due.GUN_BLACK:
            return "fp.deckgun.dice" if not self.extreme else "fp.x.basement"
        return roll_rule(self, kind)

    def weight(self, action: i64) -> i64:
        """Weigh an outcome: a token by how many are unseen, a usable roll 1 [fp.lost]."""
        kind, operand = self.owing(), operand_of(action)
        if kind == due.FIRE:
            return 1
        if kind in (due.REVEAL, due.LOSS):
            return self.unseen_victims if operand == codes.VICTIM else self.unseen_alarms
        if kind == due.POI:
            return 1 if poi_space(self, i64(self.board.targets[operand])) >= 0 else 0
        if kind == due.DRAW:
            return 1 if is_free(self, operand) else 0
        if kind in (due.THIRD_EXPLOSION, due.FOURTH_RED):
            return 1 if can_explode(self, self.board.target(operand, self.black)) else 0
        if kind in (due.EXPLOSION, due.HAZMAT, due.FIRST_POI, due.HOT_SPOT, due.FIFTH_EXPLOSION):
            return setup_weight(self, kind, i64(self.board.targets[operand]))
        return 1 if self.extreme is None else self.extreme_weight(kind, operand)

    def extreme_weight(self, kind: i64, operand: i64) -> i64:
        """Weigh an outcome that only Extreme Danger may refuse."""
        if kind == due.LEAK:
            return leak_weight(self, operand)
        if kind == due.GUN:
            return gun_weight(self, operand % self.board.dice_columns + 1)
        if kind == due.FIRST_EXPLOSION:
            return 1 if can_explode(self, first_target(self, operand)) else 0
        return 1

    # What follows

    def apply(self, action: i64) -> None:
        """Play a legal action, then every step that takes itself."""
        kind = self.owing()
        if kind == due.ACT:
            act(self, action)
        elif kind >= due.FIRST_CHANCE:
            self.happen(kind, operand_of(action))
        else:
            self.decide(kind, verb_of(action), operand_of(action))
        while self.owing() >= due.FIRST_STEP:
            self.step()
        if self.extreme is not None:
            self.answer_alone()

    def answer_alone(self) -> None:
        """Answer what a seat could answer in one way only: it is not asked [fp.x.platform].

        Actions of a turn are always asked for, if only to end it.
        """
        while 0 < self.owing() < due.FIRST_CHANCE and self.owing() != due.ACT:
            answers = self.legal()
            if len(answers) != 1:
                return
            self.decide(self.owing(), verb_of(answers[0]), operand_of(answers[0]))
            while self.owing() >= due.FIRST_STEP:
                self.step()

    def decide(self, kind: i64, verb: i64, operand: i64) -> None:
        """Carry out a decision outside the actions of a turn."""
        owed = self.owing_operand()
        if kind == due.PLACE:
            place(self, owed, operand)
        elif kind == due.RECOVER:
            recover(self, owed, operand)
        elif kind == due.CHOOSE:
            enrol(self, owed, operand)
        elif kind == due.PARK_AMBULANCE:
            park(self, AMBULANCE, operand)
        elif kind == due.PARK_ENGINE:
            park(self, ENGINE, operand)
        elif kind == due.PARK_PLATFORM:
            park_platform(self, operand)
        elif kind == due.HAZMATS:
            self.settled()
            explode_hazmat(self, operand)
        elif verb == codes.RIDE:
            ride(self, owed if kind == due.BOARDING else owed // 2, operand)
        elif verb == codes.STAY:
            stay(self, owed if kind == due.BOARDING else owed // 2)
        elif verb == codes.REROLL:
            reroll(self, operand, owed)
        else:
            keep(self)

    def happen(self, kind: i64, operand: i64) -> None:
        """Carry out an outcome of chance."""
        owed = self.owing_operand()
        if kind == due.REVEAL:
            reveal(self, owed, operand, "fp.poi.reveal")
        elif kind == due.LOSS:
            lose_poi(self, owed, operand)
        elif kind == due.DRAW:
            enrol(self, owed, operand)
        elif kind == due.FIRST_EXPLOSION:
            self.tell_set_up(kind, 0, operand)
            first_explosion(self, operand)
        elif kind == due.THIRD_EXPLOSION:
            self.tell_set_up(kind, operand, self.black)
            third_explosion(self, operand)
        elif kind == due.FOURTH_RED:
            self.tell_set_up(kind, operand, self.black)
            fourth_red(self, operand)
        elif kind == due.GUN_RED:
            aim(self, operand, self.black, owed)
        elif kind == due.GUN_BLACK:
            aim(self, self.red, operand, owed)
        elif kind == due.JAM:
            self.tell_roll("door", "fp.x.fire-door", operand, 0)
            roll_jam(self, owed, operand)
        elif kind == due.LEAK:
            leak_on(self, operand)
        else:
            columns = self.board.dice_columns
            self.roll(kind, operand // columns + 1, operand % columns + 1)

    def roll(self, kind: i64, red: i64, black: i64) -> None:
        """Carry out a roll of both dice."""
        target = self.board.target(red, black)
        if kind == due.FIRE:
            self.tell_roll("fire", "fp.fire.target", red, black)
            roll_fire(self, target)
        elif kind == due.POI:
            self.tell_roll("poi", "fp.poi.three", red, black)
            place_poi(self, target)
        elif kind == due.GUN:
            aim(self, red, black, self.owing_operand())
        else:
            aside = self.extreme is not None and is_set_aside(self, kind, target)
            if aside:
                self.tell_roll("setup", "fp.x.setup-advanced", red, black)
                set_aside(self, kind)
            else:
                self.tell_set_up(kind, red, black)
                self.set_up(kind, red, black, target)

    def set_up(self, kind: i64, red: i64, black: i64, target: i64) -> None:
        """Carry out a set-up roll of both dice."""
        if kind == due.HAZMAT:
            place_hazmat(self, target)
        elif kind == due.FIRST_POI:
            place_first_poi(self, target)
        elif kind == due.HOT_SPOT:
            place_extra_hot_spot(self, target)
        elif kind == due.FOURTH_EXPLOSION:
            fourth_explosion(self, red, black)
        elif kind == due.FIFTH_EXPLOSION:
            fifth_explosion(self, target)
        else:
            second_explosion(self, red, black)

    def step(self) -> None:
        """Take the step that is owed and needs nobody."""
        kind, operand = self.owing(), self.owing_operand()
        if kind == due.BEGIN:
            begin_turn(self, operand)
        elif kind == due.BLASTS:
            set_off(self)
        elif kind == due.FLARE:
            flare_up(self, hot=operand == 1)
        elif kind == due.AFTERMATH:
            knock_down_all(self)
        elif kind == due.LOSSES:
            lose_all(self)
        elif kind == due.VERDICT:
            conclude_fire(self)
        elif kind == due.REPLENISH:
            replenish(self)
        elif kind == due.THIRD:
            call_third_explosion(self)
        elif kind == due.BREAK:
            break_floor(self, operand)
        elif kind == due.UNDER:
            explode_below(self, operand)
        elif kind == due.BURST:
            burst(self, operand)
        else:
            tally(self)

    def tell_roll(self, why: str, rule: str, red: i64, black: i64) -> None:
        """Tell whoever listens what was rolled."""
        if self.events is not None:
            self.say(Rolled(rule=rule, why=why, red=int(red), black=int(black)))

    def tell_set_up(self, kind: i64, red: i64, black: i64) -> None:
        """Tell whoever listens what was rolled for the set-up, and under which rule."""
        if self.events is not None:
            self.tell_roll("setup", roll_rule(self, kind), red, black)
