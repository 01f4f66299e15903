"""A game with its options chosen: it starts positions and reads and writes its notation."""

# mypyc: no

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Self

import msgspec

from caserne.core.errors import UnreadableError
from caserne.core.options import read_options, write_options

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.core.journey import Journey
    from caserne.core.state import State

Draw = Callable[[int], int]
"""Gives a uniform number below its argument; stands for all that a determinization cannot know."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, the score of each seat and the figures behind it."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    figures: dict[str, int]

    @property
    def won(self) -> bool:
        """Whether anybody won: a team that loses together has no winner."""
        return bool(self.winners)


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of a position (``seat`` None: a spectator).

    ``state`` has what the seat cannot know taken out: it is to be written or determinized, never
    played on.
    """

    seat: int | None
    state: State


class Offer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action as whoever decides is shown it; games derive theirs with its parts."""

    action: str
    cost: str = ""


class Game(ABC):
    """A title of the catalogue with its options; a value without a state of its own."""

    name: ClassVar[str]
    Options: ClassVar[type[msgspec.Struct]]
    Action: ClassVar[object]
    """The union of the game's action structs."""
    Happening: ClassVar[object]
    """The union of the game's event structs."""
    chances: ClassVar[tuple[str, ...]]
    """The streams of chance by name: dice, bags and decks that are counted apart."""
    horizon: ClassVar[int]
    """More actions than any sensible game takes: whoever drives one may give it up there."""
    seat_range: ClassVar[tuple[int, int]]
    """The least and the most seats, whatever the options."""
    seats_by: ClassVar[str] = ""
    """The option that sets the number of seats; empty if none does."""

    @property
    @abstractmethod
    def options(self) -> msgspec.Struct:
        """The options this game is played with."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of seats at the table."""

    @property
    def team(self) -> bool:
        """Whether all seats win or lose together, with these options."""
        return False

    @property
    def secretive(self) -> bool:
        """Whether a seat may know what another may not: a record is then shown after the end."""
        return False

    @classmethod
    @abstractmethod
    def from_options(cls, options: msgspec.Struct) -> Self:
        """Make the game that has these options."""

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Make the game from options written ``name=value name=value``."""
        return cls.from_options(read_options(cls.name, cls.Options, text))

    @property
    def options_text(self) -> str:
        """The options as ``from_text`` reads them, defaults left out."""
        return write_options(self.options)

    @abstractmethod
    def start(self) -> State:
        """Make the first position, before anybody or anything has acted."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Tell how the game ended, worked out from the position; ``None`` while it goes on."""

    # The notation

    @abstractmethod
    def write_action(self, action: int) -> str:
        """Write an action in a word or two."""

    @abstractmethod
    def read_action(self, text: str) -> int:
        """Read what ``write_action`` wrote; whether it is legal is another question."""

    @abstractmethod
    def unpack(self, action: int) -> msgspec.Struct:
        """Turn an action's code into a structure."""

    @abstractmethod
    def pack(self, action: msgspec.Struct) -> int:
        """Turn a structure back into its code."""

    @abstractmethod
    def write_fields(self, state: State) -> list[str]:
        """Write a position's fields, each ``name=value`` without blanks."""

    @abstractmethod
    def read_fields(self, fields: list[tuple[str, str]]) -> State:
        """Read a position from its fields; one with holes is none."""

    def read_seen(self, fields: list[tuple[str, str]]) -> State:
        """Read what is left of a position in a view; a game with secrets reads its holes here."""
        return self.read_fields(fields)

    def write_state(self, state: State) -> str:
        """Write the fields of a position, whose game and options are known, as one line."""
        return " ".join(self.write_fields(state))

    def read_state(self, text: str) -> State:
        """Read what ``write_state`` wrote."""
        return self.read_fields(_split_fields(text.split()))

    def write_position(self, state: State) -> str:
        """Write a position as one line that ``caserne.games.read_position`` reads."""
        return " ".join([self.name, *self.options_text.split(), "|", self.write_state(state)])

    @classmethod
    def read_position(cls, text: str) -> tuple[Self, State]:
        """Read a line that ``write_position`` wrote: the game with its options, and the state."""
        options, fields = cls._split_line(text)
        game = cls.from_text(options)
        return game, game.read_fields(fields)

    def write_view(self, view: View) -> str:
        """Write a view as one line that ``read_view`` reads: a position with holes."""
        return self.write_position(view.state)

    def read_view(self, text: str, seat: int | None) -> View:
        """Read what ``write_view`` wrote of a seat's view (``seat`` None: a spectator's).

        It is one if it can be filled in, and the position that makes looks so to that seat.
        """
        options, fields = self._split_line(text)
        if options.split() != self.options_text.split():
            raise UnreadableError("view", f"the options {self.options_text!r}", options)
        if not self.secretive:
            return View(seat, self.read_fields(fields))
        view = View(seat, self.read_seen(fields))
        world = self.determinize(view, _first)
        self.read_state(self.write_state(world))
        if self.write_fields(self.view(world, seat).state) != self.write_fields(view.state):
            looker = "a spectator" if seat is None else f"seat {seat + 1}"
            raise UnreadableError("view", f"what {looker} may know", text)
        return view

    @classmethod
    def _split_line(cls, text: str) -> tuple[str, list[tuple[str, str]]]:
        """Split a line of this game into its options and its fields."""
        head, bar, tail = text.strip().partition(" | ")
        name, *options = head.split() or [""]
        if name != cls.name:
            raise UnreadableError("position", f"the game's name {cls.name!r} first", name)
        if not bar:
            raise UnreadableError("position", "' | ' between options and fields", text.strip()[:40])
        return " ".join(options), _split_fields(tail.split())

    @abstractmethod
    def draw(self, state: State) -> str:
        """Draw a position as lines of text for people."""

    @abstractmethod
    def cost(self, state: State, action: int) -> str:
        """Say what a legal action costs the actor; empty where the game has no costs."""

    @abstractmethod
    def due(self, state: State) -> str:
        """Name the decision or the chance that is open, in a word."""

    @classmethod
    def read_board(cls, drawing: str) -> str:
        """Read the drawing of a board of one's own into the word that the option ``board`` takes.

        ``UnreadableError`` says where it is no drawing, or why nobody could play on it.
        """
        raise UnreadableError(f"{cls.name} board", "a game played on drawings", drawing[:40])

    @classmethod
    def draw_board(cls, name: str) -> str:
        """Give the drawing of one of the game's own boards, to begin another with.

        ``UnreadableError`` if there is none of this name.
        """
        raise UnreadableError(f"{cls.name} board", "a game played on drawings", name[:40])

    # What is shown

    @abstractmethod
    def scenery(self) -> msgspec.Struct:
        """Describe what never changes during a game, for whoever draws it."""

    @abstractmethod
    def show(self, view: View) -> msgspec.Struct:
        """Describe all that is on the table, as far as a view knows it."""

    @abstractmethod
    def offer(self, state: State, action: int) -> Offer:
        """Describe a legal action to the seat that must decide."""

    def journeys(self, state: State) -> list[Journey]:
        """List the rows of two steps or more that the seat that decides may be shown as one."""
        del state
        return []

    def reveals(self, state: State, action: int) -> bool:
        """Tell whether a seat's action shows somebody what they did not know.

        Such an action cannot be taken back. Chance always reveals; a game with secrets says more.
        """
        del state, action
        return False

    # What may be known

    def view(self, state: State, seat: int | None) -> View:
        """Make what a seat may know; a game with secrets takes them out here."""
        return View(seat, state.copy())

    def disclose(self, state: State) -> View:
        """Make a view with nothing taken out; of a game with secrets once it is over only."""
        return View(None, state.copy())

    def determinize(self, view: View, draw: Draw) -> State:
        """Make a full position that fits a view; a game with secrets draws them here."""
        del draw
        return view.state.copy()

    def privy(self, state: State, action: int) -> tuple[int, ...] | None:
        """Tell which seats may know which action is taken at a position; ``None``: everybody."""
        del state, action
        return None

    def visible_event(self, event: Event, seat: int | None) -> Event | None:
        """Give an event as a seat may know it; ``None`` if it must not know of it."""
        return event if event.seats is None or seat in event.seats else None


def _split_fields(fields: list[str]) -> list[tuple[str, str]]:
    pairs = []
    for field in fields:
        key, equals, value = field.partition("=")
        if not equals:
            raise UnreadableError("position", "a field name=value", field)
        pairs.append((key, value))
    return pairs


def _first(limit: int) -> int:
    """Draw the first of all there are: any will do."""
    del limit
    return 0
