"""Flash Point as arrays: layers of the board, the crew, counters, and a place for every action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, u8

from caserne.core.state import Actions, zeros
from caserne.envs.encoder import Encoder, flag, number, one_of, seat_labels
from caserne.games.flashpoint.board import NOWHERE, Board
from caserne.games.flashpoint.codes import OPERAND_MASK, WHO_SHIFT
from caserne.games.flashpoint.extreme.terrain import tokens_on
from caserne.games.flashpoint.extreme.tokens import OBJECTS, Tokens
from caserne.games.flashpoint.incident import KINDS, VERBS
from caserne.games.flashpoint.scene import Scene
from caserne.games.flashpoint.verbs import ADVANCED, BARE, EDGE, EXTREME, SPACE, Deed, Question

if TYPE_CHECKING:
    from caserne.core.state import State
    from caserne.core.verb import Word

COUNTERS: Final = [
    *("turn", "points", "free points", "saved", "lost", "damage", "disposed"),
    *("unseen victims", "unseen alarms", "face down", "reserve", "red die", "black die"),
    *("acted", "flared", "target", "ambulance", "engine", "owed for"),
]
EXTREME_COUNTERS: Final = ["rack", "broken ladders", "platform", "holes"]
CREW_COUNTERS: Final = ["station", "kept points", "carries", "leads", "specialist", "fresh"]
CHOSEN: Final = ("choose", "park-ambulance", "park-engine", "ride", "keep", "reroll")
"""Decisions of the advanced rules."""
LARGE: Final = ("park-platform",)
MOST_VERBS: Final = 64
WHOM: Final = 8


class FlashPointEncoder(Encoder):
    """Layers of the board with a number a space or edge, the crew as layers too, and counters."""

    def __init__(self, first: Scene) -> None:
        """Take the first position of a game."""
        board = first.board
        super().__init__(first.crew, max(board.size, i64(len(board.targets))))
        self.board = board
        self.advanced = first.advanced
        self.blank = zeros(board.size)
        self.nobody = zeros(first.crew)
        self.nothing = zeros(len(KINDS))
        self.offsets = vec[i32]([-1] * (MOST_VERBS * WHOM))
        self._describe(board)
        self._place_actions()

    def _describe(self, board: Board) -> None:
        layers = ["hazard", "poi", "victims"]
        if self.advanced:
            layers += ["treated", "hazmats", "hot spots"]
        for layer in layers:
            self.add(layer, board.names)
        self.add("edge", board.edge_names)
        if board.extreme:
            self.add("jam", board.edge_names)
            for layer in ("ladders", "raised", "spans", "object", "toxic", "floor"):
                self.add(layer, board.names)
            self.add("damage of", list(OBJECTS))
            self.add("", EXTREME_COUNTERS)
        seats = seat_labels(self.seats)
        for seat in seats:
            self.add(f"firefighter {seat}", board.names)
        for counter in CREW_COUNTERS:
            self.add(counter, seats)
        self.add("turn of", seats)
        self.add("asked", seats)
        self.add("due", [kind.name for kind in KINDS])
        self.add("", COUNTERS)

    def _place_actions(self) -> None:
        """Give every verb a stretch of the mask, and every order of a captain one a firefighter."""
        done: set[int] = set()
        for word in VERBS:
            if int(word.number) in done or not self._is_possible(word):
                continue
            done.add(int(word.number))
            commanded = self.advanced and isinstance(word, Deed) and word.commanded
            for whom in range(i64(1) + (self.seats if commanded else i64(0))):
                self.offsets[word.number * WHOM + whom] = i32(self.actions)
                self.actions += self._operands(word)

    def _is_possible(self, word: Word) -> bool:
        """Tell whether somebody may ever do it with these rules, on this board."""
        if isinstance(word, Deed):
            if word.needs & ADVANCED != 0 and not self.advanced:
                return False
            if word.role != 0 and not self.advanced:
                return False
            return word.needs & EXTREME == 0 or self.board.extreme
        if not is_decision(word):
            return False
        if word.name in LARGE:
            return self.board.extreme
        return self.advanced or word.name not in CHOSEN

    def _operands(self, word: Word) -> i64:
        if word.form == SPACE:
            return self.board.size
        if word.form == EDGE:
            return i64(len(self.board.edge_names))
        return 1 if word.form == BARE else i64(len(word.words))

    def places(self, state: State, legal: Actions, out: Actions) -> None:
        """Look up the stretch of each verb."""
        del state
        out.clear()
        offsets = self.offsets
        for i in range(legal.count):
            action = legal.at(i)
            first = i64(offsets[action >> WHO_SHIFT])
            if first < 0:
                raise ValueError("expected an action that has a place, got one that has none")
            out.add(first + (action & OPERAND_MASK))

    def write(self, view: State, seat: i64, out: vec[u8]) -> vec[u8]:
        """Write the layers, the crew and the counters."""
        if not isinstance(view, Scene):
            raise TypeError("expected a Flash Point position")
        out = extend(out, view.hazards)
        out = extend(out, view.pois)
        out = extend(out, view.victims)
        if self.advanced:
            out = extend(out, view.treated)
            out = extend(out, view.hazmats)
            out = extend(out, view.hot_spots)
        out = extend(out, view.edges)
        tokens = tokens_on(view)
        if tokens is not None:
            out = write_tokens(tokens, out)
        out = self._write_crew(view, max(seat, i64(0)), out)
        out = one_of(self.nothing, view.due.number, out)
        return write_counters(view, out)

    def _write_crew(self, s: Scene, own: i64, out: vec[u8]) -> vec[u8]:
        for place in range(self.seats):
            space = s.where((own + place) % self.seats)
            if space == NOWHERE:
                space = -1
            out = one_of(self.blank, space, out)
        for place in range(self.seats):
            out = flag(value=s.where((own + place) % self.seats) == NOWHERE, out=out)
        out = self._turned(s.saved_ap, own, out)
        out = self._turned(s.carrying, own, out)
        out = self._turned(s.leading, own, out)
        out = self._turned(s.roles, own, out)
        out = self._turned(s.fresh, own, out)
        out = one_of(self.nobody, self._from(own, s.seat), out)
        return one_of(self.nobody, self._from(own, s.actor()), out)

    def _from(self, own: i64, seat: i64) -> i64:
        """Count a seat from the own one; -1 for nobody."""
        return (seat - own + self.seats) % self.seats if seat >= 0 else -1

    def _turned(self, each: vec[u8], own: i64, out: vec[u8]) -> vec[u8]:
        for place in range(self.seats):
            out = number(i64(each[(own + place) % self.seats]), out)
        return out


def is_decision(word: Word) -> bool:
    """Tell what somebody decides from what chance brings."""
    of = getattr(word, "of", None)
    return isinstance(of, Question)


def write_tokens(tokens: Tokens, out: vec[u8]) -> vec[u8]:
    """Write what only Extreme Danger puts on a board."""
    out = extend(out, tokens.jams)
    out = extend(out, tokens.ladders)
    out = extend(out, tokens.raised)
    out = extend(out, tokens.spans)
    out = extend(out, tokens.objects)
    out = extend(out, tokens.toxic)
    out = extend(out, tokens.floors)
    out = extend(out, tokens.counters)
    out = number(tokens.rack, out)
    out = number(tokens.broken, out)
    out = number(tokens.lift, out)
    return number(tokens.holes, out)


def write_counters(s: Scene, out: vec[u8]) -> vec[u8]:
    """Write what is counted beside the board, in the order of ``COUNTERS``."""
    out = number(s.turn, out)
    out = number(s.ap, out)
    out = number(s.free, out)
    out = number(s.saved, out)
    out = number(s.lost, out)
    out = number(s.damage, out)
    out = number(s.disposed, out)
    out = number(s.unseen_victims, out)
    out = number(s.unseen_alarms, out)
    out = number(s.face_down, out)
    out = number(s.reserve, out)
    out = number(s.red, out)
    out = number(s.black, out)
    out = flag(value=s.acted, out=out)
    out = flag(value=s.flared, out=out)
    out = number(s.last_target, out)
    out = number(s.ambulance, out)
    out = number(s.engine, out)
    return number(s.operand(), out)
