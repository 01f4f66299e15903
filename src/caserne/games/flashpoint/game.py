"""Flash Point: Fire Rescue as a game of the catalogue."""

# mypyc: no

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, cast

import msgspec

from caserne.core.errors import UnreadableError
from caserne.core.game import Game, Outcome
from caserne.core.journey import Journey, Row, rows
from caserne.core.state import NOBODY
from caserne.games.flashpoint import codes, edges, notation, position, setup
from caserne.games.flashpoint.ending import has_won
from caserne.games.flashpoint.events import Happening
from caserne.games.flashpoint.extreme.events import ExtremeHappening
from caserne.games.flashpoint.extreme.ladders import CLIMB
from caserne.games.flashpoint.extreme.setup import load_engine
from caserne.games.flashpoint.extreme.showing import SUPPLY, show_extreme
from caserne.games.flashpoint.extreme.terrain import tokens_of, tokens_on
from caserne.games.flashpoint.extreme.tokens import CAR, CHEMICAL, LARGE, SMALL
from caserne.games.flashpoint.gun import gun_landing
from caserne.games.flashpoint.incident import CHANCES, Incident
from caserne.games.flashpoint.moving import MOVE
from caserne.games.flashpoint.picture import draw_position
from caserne.games.flashpoint.printed import BOARDS, fold, open_board, playable, printed_board
from caserne.games.flashpoint.reading import read_board
from caserne.games.flashpoint.showing import FirefighterOffer, Scenery, Shown, scenery, show
from caserne.games.flashpoint.turn import ACT

if TYPE_CHECKING:
    from caserne.core.game import View
    from caserne.core.state import State
    from caserne.games.flashpoint.board import Board

LEVELS = ("recruit", "veteran", "heroic")


class FlashPointOptions(msgspec.Struct, frozen=True):
    """What is chosen before a game of Flash Point begins."""

    rules: Literal["family", "advanced"] = "family"
    board: Annotated[str, msgspec.Meta(examples=list(BOARDS))] = "house"
    difficulty: Literal["recruit", "veteran", "heroic"] = "recruit"
    firefighters: Annotated[int, msgspec.Meta(ge=1, le=6)] = 3
    specialists: Literal["chosen", "drawn"] = "chosen"
    perfect: bool = False
    first: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    level: Literal["none", "attic", "basement"] = "none"
    car: bool = False
    large: bool = False
    small: Literal["none", "explosive", "chemical"] = "none"
    platform: bool = False
    bridges: bool = False
    descents: bool = False
    engineer: bool = False
    repairs: bool = False


class FlashPoint(Game):
    """The base game: family and advanced rules on either side of the printed board."""

    name: ClassVar[str] = "flashpoint"
    Options: ClassVar[type[msgspec.Struct]] = FlashPointOptions
    Action: ClassVar[object] = notation.Act
    Happening: ClassVar[object] = Happening | ExtremeHappening
    horizon: ClassVar[int] = 20_000
    seat_range: ClassVar[tuple[int, int]] = (1, 6)
    seats_by: ClassVar[str] = "firefighters"
    chances: ClassVar[tuple[str, ...]] = CHANCES

    def __init__(self, options: FlashPointOptions | None = None) -> None:
        """Take options, the default ones if none are given, and open the board."""
        self._options = options or FlashPointOptions()
        if self._options.first > self._options.firefighters:
            expected = f"a firefighter of 1 to {self._options.firefighters}"
            raise UnreadableError("flashpoint option first", expected, str(self._options.first))
        self.board = open_board(self._options.board, self._options.level)
        check_options(self.board, self._options)
        self._first = self._set_up()

    @property
    def options(self) -> FlashPointOptions:
        """The options this game is played with [fp.adv.board]."""
        return self._options

    @property
    def seats(self) -> int:
        """One seat for each firefighter; a person may hold several [fp.setup.players]."""
        return self._options.firefighters

    @property
    def team(self) -> bool:
        """The whole crew wins or loses together [fp.end.win]."""
        return True

    @classmethod
    def from_options(cls, options: msgspec.Struct) -> FlashPoint:
        """Make the game that has these options."""
        return cls(cast("FlashPointOptions", options))

    @classmethod
    def read_board(cls, drawing: str) -> str:
        """Fold a drawing on which one can play into one word [fp.adv.board]."""
        board = playable(read_board(drawing))
        if "/" in board.name:
            raise UnreadableError("board", "a name without /", board.name)
        return fold(board)

    @classmethod
    def draw_board(cls, name: str) -> str:
        """Give the drawing of a board of ours."""
        if name not in BOARDS:
            raise UnreadableError("flashpoint board", f"one of {', '.join(BOARDS)}", name[:40])
        return printed_board(name)

    def empty(self) -> Incident:
        """Make a position with nothing set up and nothing owed."""
        options = self._options
        state = Incident(
            self.board,
            options.firefighters,
            advanced=options.rules == "advanced",
            perfect=options.perfect,
        )
        if state.extreme is not None:
            choose_extreme(state, options)
        return state

    def start(self) -> Incident:
        """Make the first position: the whole set-up is still owed."""
        return self._first.copy()

    def _set_up(self) -> Incident:
        state = self.empty()
        first = self._options.first - 1
        state.seat = first
        if state.extreme is not None:
            load_engine(state)
        if state.advanced:
            level = LEVELS.index(self._options.difficulty)
            setup.set_up_advanced(state, first, level, drawn=self._options.specialists == "drawn")
        else:
            setup.set_up_family(state, first)
        return state

    def outcome(self, state: State) -> Outcome | None:
        """Tell how the game ended: the whole crew shares one result [fp.end.win]."""
        incident = as_incident(state)
        if incident.actor() != NOBODY:
            return None
        won = has_won(incident)
        figures = {
            name: int(getattr(incident, name))
            for name in ("saved", "lost", "damage", "turn", "disposed")
        }
        tokens = tokens_on(incident)
        trapped = tokens is not None and tokens.trapped
        reason = "saved" if won else "trapped" if trapped else "lost"
        if incident.collapsed:
            reason = "collapsed"
        winners = tuple(range(self.seats)) if won else ()
        return Outcome(winners, reason, (int(won),) * self.seats, figures)

    @cached_property
    def _acts(self) -> dict[int, notation.Act]:
        """Actions that were taken apart before: every table of a game is shown the same ones."""
        return {}

    @cached_property
    def _words(self) -> dict[int, str]:
        """Actions that were written before."""
        return {}

    def write_action(self, action: int) -> str:
        """Write an action in a word or two."""
        words = self._words.get(action)
        if words is None:
            words = self._words[action] = notation.write_action(self.board, action)
        return words

    def read_action(self, text: str) -> int:
        """Read what ``write_action`` wrote."""
        return notation.read_action(self.board, text)

    def unpack(self, action: int) -> notation.Act:
        """Turn an action's code into a structure."""
        act = self._acts.get(action)
        if act is None:
            act = self._acts[action] = notation.unpack(self.board, action)
        return act

    def pack(self, action: msgspec.Struct) -> int:
        """Turn a structure back into its code."""
        return notation.pack(self.board, cast("notation.Act", action))

    def write_fields(self, state: State) -> list[str]:
        """Write a position's fields."""
        return position.write_fields(as_incident(state))

    def read_fields(self, fields: list[tuple[str, str]]) -> Incident:
        """Read a position from its fields."""
        state = self.empty()
        position.read_fields(state, fields)
        return state

    def draw(self, state: State) -> str:
        """Draw a position as lines of text."""
        return draw_position(as_incident(state))

    def cost(self, state: State, action: int) -> str:
        """Say how many points a legal action of a turn takes, by taking it on a copy."""
        before = as_incident(state)
        if before.ap + before.free == 0 or self.write_action(action) == "end":
            return ""
        after = before.copy()
        after.apply(action)
        if self.unpack(action).verb == "crew":
            return "2 AP"
        return f"{before.ap + before.free - after.ap - after.free} AP"

    def due(self, state: State) -> str:
        """Name what is owed next."""
        return as_incident(state).due.name

    def scenery(self) -> Scenery:
        """Describe the board as it is printed, and what was chosen."""
        more = SUPPLY if self.board.extreme else {}
        return scenery(self.board, self._options.rules, more, platform=has_platform(self._options))

    def show(self, view: View) -> Shown:
        """Describe every counter on the board and beside it."""
        state = as_incident(view.state)
        return show(state, None if state.extreme is None else show_extreme(state))

    def offer(self, state: State, action: int) -> FirefighterOffer:
        """Describe a legal action by its words and its cost."""
        act = self.unpack(action)
        return FirefighterOffer(
            action=self.write_action(action),
            cost=self.cost(state, action),
            verb=act.verb,
            to=act.to,
            firefighter=act.firefighter,
            kind=self._kind(as_incident(state), act.to),
            space=self._aimed(as_incident(state)) if act.verb == "keep" else "",
        )

    def journeys(self, state: State) -> list[Journey]:
        """List the ways of the active firefighter to distant spaces, none to a burning one."""
        incident = as_incident(state)
        return [
            Journey(
                actions=tuple(map(self.write_action, row.actions)),
                places=tuple(self.unpack(action).to for action in row.actions),
                cost=f"{row.price} AP",
            )
            for space, row in walks(incident).items()
            if len(row.actions) > 1 and not incident.burns(space)
        ]

    @staticmethod
    def _aimed(state: Incident) -> str:
        """Name the space that the deck gun's dice stand for."""
        return state.board.names[int(gun_landing(state))]

    def _kind(self, state: Incident, to: str) -> str:
        """Say what stands at an edge; nothing for what is no edge."""
        edge = self.board.edge_numbers.get(to)
        return "" if edge is None else edges.NAMES[state.edges[edge]]


def as_incident(state: State) -> Incident:
    """Take a position for one of this game; a mistake of the caller is a ``TypeError``."""
    if not isinstance(state, Incident):
        message = f"expected a Flash Point position, got {type(state).__name__}"
        raise TypeError(message)
    return state


def walks(state: Incident) -> dict[int, Row]:
    """Find the cheapest way to every space the active firefighter can walk or climb to."""
    if state.due is not ACT:
        return {}
    start = state.where(state.seat)

    def step(_: int | None, action: int) -> int | None:
        afoot = codes.verb_of(action) in (MOVE.number, CLIMB.number) and codes.who_of(action) == 0
        goal = int(codes.operand_of(action))
        return goal if afoot and goal != start else None

    def price(before: State, after: State) -> int:
        here, there = as_incident(before), as_incident(after)
        return int(here.ap + here.free - there.ap - there.free)

    return rows(state, step, price)


# Extreme Danger


def check_options(board: Board, options: FlashPointOptions) -> None:
    """Refuse options that the board has nothing for."""
    above = any(floor.storey > 0 for floor in board.floors)
    below = any(floor.storey < 0 for floor in board.floors)
    needs = {
        "car": (options.car, "car" in board.objects, "a board with a car"),
        "large": (options.large, "large" in board.objects, "a board with a large object"),
        "small": (options.small != "none", "small" in board.objects, "a board with a small object"),
        "platform": (options.platform, above, "a board with an upper floor"),
        "bridges": (options.bridges, below, "a board with a basement"),
        "descents": (options.descents, below, "a board with a basement"),
        "repairs": (options.repairs, below and options.engineer, "a basement and engineer=yes"),
        "engineer": (options.engineer, board.extreme, "a board of Extreme Danger"),
    }
    for name, (wanted, there, expected) in needs.items():
        if wanted and not there:
            raise UnreadableError(f"flashpoint option {name}", expected, options.board[:40])


def has_platform(options: FlashPointOptions) -> bool:
    """Tell whether the engine has a platform; the family rules have no engine [fp.x.platform]."""
    return options.platform and options.rules == "advanced"


def choose_extreme(state: Incident, options: FlashPointOptions) -> None:
    """Put on the board what the options ask for; the family rules have no vehicles."""
    tokens = tokens_of(state)
    tokens.level = options.level != "none"
    tokens.platform = has_platform(options)
    tokens.bridges = options.bridges
    tokens.descents = options.descents
    tokens.engineer = options.engineer and state.advanced
    tokens.repairs = options.repairs and state.advanced
    chosen = {
        CAR: options.car,
        LARGE: options.large,
        SMALL: options.small == "explosive",
        CHEMICAL: options.small == "chemical",
    }
    for kind, wanted in chosen.items():
        if wanted:
            tokens.place_object(kind)
