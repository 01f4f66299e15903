"""Flash Point as arrays: layers of the board, the crew, counters, and a place for every action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, u8

from caserne.core.agenda import TOUCH_MASK, TOUCH_SHIFT
from caserne.core.state import Actions, zeros
from caserne.envs.encoder import Encoder, byte, number, one_of, seat_labels
from caserne.games.flashpoint.board import NOWHERE, Board
from caserne.games.flashpoint.codes import OPERAND_MASK, WHO_SHIFT
from caserne.games.flashpoint.ending import has_won
from caserne.games.flashpoint.extreme.terrain import tokens_on
from caserne.games.flashpoint.extreme.tokens import OBJECTS, Tokens
from caserne.games.flashpoint.incident import KINDS, VERBS
from caserne.games.flashpoint.scene import (
    EDGE_LAYER,
    HAZARD_LAYER,
    HAZMAT_LAYER,
    HOT_LAYER,
    LAYERS,
    POI_LAYER,
    TREATED_LAYER,
    VICTIM_LAYER,
    Scene,
)
from caserne.games.flashpoint.verbs import ADVANCED, BARE, EDGE, EXTREME, SPACE, Deed, Question

if TYPE_CHECKING:
    from caserne.core.state import State
    from caserne.core.verb import Word

COUNTERS: Final = [
    *("turn", "points", "acted", "saved", "lost", "damage"),
    *("unseen victims", "unseen alarms", "face down", "owed for"),
]
ADVANCED_COUNTERS: Final = [
    *("free points", "disposed", "reserve", "red die", "black die"),
    *("flared", "target", "ambulance", "engine"),
]
EXTREME_COUNTERS: Final = ["rack", "broken ladders", "platform", "holes"]
CREW_COUNTERS: Final = ["kept points", "carries", "fresh"]
ADVANCED_CREW_COUNTERS: Final = ["leads", "specialist"]
CHOSEN: Final = ("choose", "park-ambulance", "park-engine", "ride", "keep", "reroll")
"""Decisions of the advanced rules."""
LARGE: Final = ("park-platform",)
MOST_VERBS: Final = 64
WHOM: Final = 8
SEEN: Final = 3
"""What is known of a row that is kept: what is due, whose turn it is, who is asked; then the spaces
of the firefighters."""
NOT_SHOWN: Final = -1


class FlashPointEncoder(Encoder):
    """Layers of the board with a number a space or edge, the crew as layers too, and counters."""

    def __init__(self, first: Scene) -> None:
        """Take the first position of a game."""
        board = first.board
        super().__init__(first.crew, max(board.size, i64(len(board.targets))))
        self.board = board
        self.advanced = first.advanced
        self.blank = zeros(board.size)
        self.tail: vec[u8] = vec[u8]()
        """As many zeros as there are numbers after the layers of the crew."""
        self.offsets = vec[i32]([-1] * (MOST_VERBS * WHOM))
        # Where blocks begin that are not written one after the other.
        self.layers = vec[i64]([0] * LAYERS)
        self.crew_first: i64 = 0
        self.station_first: i64 = 0
        self.turn_first: i64 = 0
        self.asked_first: i64 = 0
        self.due_first: i64 = 0
        self.counters_first: i64 = 0
        # What each row shows: see SEEN.
        self.in_place = not board.extreme
        self.shown = vec[i64]()
        self._describe(board)
        self._place_actions()

    def _describe(self, board: Board) -> None:
        self.layers[HAZARD_LAYER] = self.add("hazard", board.names)
        self.layers[POI_LAYER] = self.add("poi", board.names)
        self.layers[VICTIM_LAYER] = self.add("victims", board.names)
        if self.advanced:
            self.layers[TREATED_LAYER] = self.add("treated", board.names)
            self.layers[HAZMAT_LAYER] = self.add("hazmats", board.names)
            self.layers[HOT_LAYER] = self.add("hot spots", board.names)
        self.layers[EDGE_LAYER] = self.add("edge", board.edge_names)
        if board.extreme:
            self.add("jam", board.edge_names)
            for layer in ("ladders", "raised", "spans", "object", "toxic", "floor"):
                self.add(layer, board.names)
            self.add("damage of", list(OBJECTS))
            self.add("", EXTREME_COUNTERS)
        seats = seat_labels(self.seats)
        self.crew_first = self.features
        for seat in seats:
            self.add(f"firefighter {seat}", board.names)
        self.station_first = self.add("station", seats)
        for counter in CREW_COUNTERS + (ADVANCED_CREW_COUNTERS if self.advanced else []):
            self.add(counter, seats)
        self.turn_first = self.add("turn of", seats)
        self.asked_first = self.add("asked", seats)
        self.due_first = self.add("due", [kind.name for kind in KINDS])
        counters = COUNTERS + (ADVANCED_COUNTERS if self.advanced else [])
        self.counters_first = self.add("", counters)
        self.tail = zeros(self.features - self.station_first)

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

    def winners(self, state: State) -> list[int]:
        """List the whole crew, or nobody."""
        if not isinstance(state, Scene):
            raise TypeError("expected a Flash Point position")
        return list(range(self.seats)) if has_won(state) else []

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
        own = max(seat, i64(0))
        for place in range(self.seats):
            space = view.where(self._man(own, place))
            out = one_of(self.blank, i64(-1) if space == NOWHERE else space, out)
        row = i64(len(out)) - self.station_first
        out = extend(out, self.tail)
        self._fill(view, own, out, row)
        for place in range(self.seats):
            if view.where(self._man(own, place)) == NOWHERE:
                out[row + self.station_first + place] = 1
        out[row + self.turn_first + self._from(own, view.seat)] = 1
        asked = view.actor()
        if asked >= 0:
            out[row + self.asked_first + self._from(own, asked)] = 1
        out[row + self.due_first + view.due.number] = 1
        return out

    def _man(self, own: i64, place: i64) -> i64:
        """Give the firefighter so many seats after the own one."""
        man = own + place
        return man - self.seats if man >= self.seats else man

    def _from(self, own: i64, seat: i64) -> i64:
        """Count a seat from the own one."""
        place = seat - own
        return place + self.seats if place < 0 else place

    def _fill(self, s: Scene, own: i64, out: vec[u8], row: i64) -> None:
        """Write the counters of the crew and those beside the board into a row."""
        kept, carrying, fresh = s.saved_ap, s.carrying, s.fresh
        seats, man = self.seats, own
        at = row + self.station_first + seats
        for place in range(at, at + seats):
            out[place] = kept[man]
            out[place + seats] = carrying[man]
            out[place + 2 * seats] = fresh[man]
            man += 1
            if man == seats:
                man = 0
        fill_counters(s, out, row + self.counters_first)
        if self.advanced:
            at += len(CREW_COUNTERS) * seats
            for place in range(at, at + seats):
                out[place] = s.leading[man]
                out[place + seats] = s.roles[man]
                man += 1
                if man == seats:
                    man = 0
            fill_advanced_counters(s, out, row + self.counters_first + len(COUNTERS))

    # Rows that are brought up to date

    def keep_rows(self, count: i64) -> None:
        """Show nothing yet."""
        self.shown = vec[i64]([NOT_SHOWN] * (count * (SEEN + self.seats)))

    def begin(self, state: State, game: i64) -> None:
        """Be told from now on what changes on the board."""
        if not self.in_place:
            return
        if not isinstance(state, Scene):
            raise TypeError("expected a Flash Point position")
        state.touched = Actions()
        self.shown[game * (SEEN + self.seats)] = NOT_SHOWN

    def refresh(self, view: State, seat: i64, rows: vec[u8], game: i64) -> None:
        """Change what was touched on the board, who has moved, and the counters."""
        if not isinstance(view, Scene):
            raise TypeError("expected a Flash Point position")
        touched, shown, own = view.touched, self.shown, max(seat, i64(0))
        row, at = game * self.features, game * (SEEN + self.seats)
        if touched is None or shown[at] == NOT_SHOWN:
            self._renew(view, seat, rows, game)
        else:
            for i in range(touched.count):
                self._redraw(view, touched.at(i), rows, row)
            self._fill(view, own, rows, row)
        if touched is not None:
            touched.clear()
        self._move(view, own, rows, row, at + SEEN)
        due, turn, asked = view.due.number, self._from(own, view.seat), view.actor()
        asked = self._from(own, asked) if asked >= 0 else i64(NOT_SHOWN)
        if shown[at] != due or shown[at + 1] != turn or shown[at + 2] != asked:
            self._point(rows, row + self.due_first, due, at)
            self._point(rows, row + self.turn_first, turn, at + 1)
            self._point(rows, row + self.asked_first, asked, at + 2)

    def _point(self, rows: vec[u8], first: i64, place: i64, at: i64) -> None:
        """Have the 1 of a block stand at another place."""
        shown = self.shown
        if shown[at] >= 0:
            rows[first + shown[at]] = 0
        shown[at] = place
        if place >= 0:
            rows[first + place] = 1

    def _move(self, s: Scene, own: i64, rows: vec[u8], row: i64, at: i64) -> None:
        """Move the firefighters that stand elsewhere than the row shows."""
        shown, man = self.shown, own
        for place in range(self.seats):
            space = s.where(man)
            if space == NOWHERE:
                space = NOT_SHOWN
            if shown[at + place] != space:
                self._point(
                    rows, row + self.crew_first + place * self.board.size, space, at + place
                )
                rows[row + self.station_first + place] = u8(1) if space < 0 else u8(0)
            man += 1
            if man == self.seats:
                man = 0

    def _redraw(self, s: Scene, touched: i64, rows: vec[u8], row: i64) -> None:
        """Write one number of a layer."""
        layer, place = touched >> TOUCH_SHIFT, touched & TOUCH_MASK
        at = row + self.layers[layer] + place
        if layer == HAZARD_LAYER:
            rows[at] = s.hazards[place]
        elif layer == EDGE_LAYER:
            rows[at] = s.edges[place]
        elif layer == POI_LAYER:
            rows[at] = s.pois[place]
        elif layer == VICTIM_LAYER:
            rows[at] = s.victims[place]
        elif self.advanced:
            if layer == TREATED_LAYER:
                rows[at] = s.treated[place]
            elif layer == HAZMAT_LAYER:
                rows[at] = s.hazmats[place]
            else:
                rows[at] = s.hot_spots[place]

    def _renew(self, s: Scene, seat: i64, rows: vec[u8], game: i64) -> None:
        """Write a whole row; what stands where in it is noted by who asked for it."""
        fresh, row = self.write(s, seat, vec[u8](capacity=self.features)), game * self.features
        for place in range(self.features):
            rows[row + place] = fresh[place]
        first = game * (SEEN + self.seats)
        for at in range(first, first + SEEN + self.seats):
            self.shown[at] = NOT_SHOWN


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


def fill_counters(s: Scene, out: vec[u8], at: i64) -> None:
    """Write what is counted beside the board, in the order of ``COUNTERS``."""
    out[at] = byte(s.turn)
    out[at + 1] = u8(s.ap)
    out[at + 2] = u8(1) if s.acted else u8(0)
    out[at + 3] = u8(s.saved)
    out[at + 4] = u8(s.lost)
    out[at + 5] = byte(s.damage)
    out[at + 6] = u8(s.unseen_victims)
    out[at + 7] = u8(s.unseen_alarms)
    out[at + 8] = u8(s.face_down)
    out[at + 9] = byte(s.operand())


def fill_advanced_counters(s: Scene, out: vec[u8], at: i64) -> None:
    """Write what is counted with the advanced rules, in the order of ``ADVANCED_COUNTERS``."""
    out[at] = byte(s.free)
    out[at + 1] = byte(s.disposed)
    out[at + 2] = byte(s.reserve)
    out[at + 3] = byte(s.red)
    out[at + 4] = byte(s.black)
    out[at + 5] = u8(1) if s.flared else u8(0)
    out[at + 6] = byte(s.last_target)
    out[at + 7] = byte(s.ambulance)
    out[at + 8] = byte(s.engine)
