"""A tiny game with a secret, for which the laws of secrecy are not trivially kept.

Two seats are dealt a card each from a deck of 1, 2, 3 and 4, and see only their own. In turn they
peek at the other's card, exchange their own for an unseen one, raise the stake (at most to the card
they hold) or pass; after two passes in a row or six turns the higher card wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal, Self, cast

import msgspec
from tests.laws.trails import Kit, curious

from caserne.core.errors import UnreadableError
from caserne.core.event import Event
from caserne.core.game import Draw, Game, Offer, Outcome, View
from caserne.core.state import CHANCE, NOBODY, Actions, State

if TYPE_CHECKING:
    from tests.laws.trails import Trail

PASS, PEEK, EXCHANGE, RAISE, DEAL = 0, 1, 2, 4, 8
CARDS: Final = (1, 2, 3, 4)
UNDEALT, HIDDEN = 0, 9
TURNS: Final = 6
RULES: Final = frozenset({"toy.deal", "toy.turn", "toy.peek", "toy.raise", "toy.end"})


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A seat was dealt a card; 0 to whoever may not know which."""

    seat: int
    card: int


class Peeked(Event, frozen=True, kw_only=True, tag="peeked"):
    """A seat looked at the other's card."""

    seat: int


class Saw(Event, frozen=True, kw_only=True, tag="saw"):
    """What a seat saw; told to it alone."""

    card: int


class Raised(Event, frozen=True, kw_only=True, tag="raised"):
    """A seat raised the stake."""

    seat: int
    stake: int


class TableShown(msgspec.Struct):
    """What is seen of the table."""

    cards: tuple[int, ...]
    stake: int


class Shown(Event, frozen=True, kw_only=True, tag="shown"):
    """The cards are shown."""

    cards: tuple[int, int]


class Move(msgspec.Struct, frozen=True):
    """An action as JSON."""

    word: str


class ToyOptions(msgspec.Struct, frozen=True):
    """What may be chosen: who starts."""

    first: Literal["left", "right"] = "left"


WORDS: Final = {
    "pass": PASS,
    "peek": PEEK,
    "exchange": EXCHANGE,
    **{f"raise-{stake}": RAISE + stake - 1 for stake in CARDS},
    **{f"deal-{seat + 1}-{card}": DEAL + 4 * seat + card - 1 for seat in (0, 1) for card in CARDS},
}
CODES: Final = {code: word for word, code in WORDS.items()}


class Table(State):
    """Two cards, who has seen which, the stake, and whose turn it is."""

    def __init__(self) -> None:
        """Sit down before anything was dealt."""
        super().__init__()
        self.cards = [UNDEALT, UNDEALT]
        self.peeked = [0, 0]
        self.seat = 0
        self.stake = 0
        self.passes = 0
        self.turns = 0

    def copy(self) -> Self:
        """Make an independent copy with nobody listening."""
        twin = type(self)()
        twin.cards, twin.peeked = self.cards[:], self.peeked[:]
        twin.seat, twin.stake, twin.passes = self.seat, self.stake, self.passes
        twin.turns = self.turns
        return twin

    def is_over(self) -> bool:
        """Tell whether the cards are to be shown."""
        return UNDEALT not in self.cards and (self.passes == 2 or self.turns == TURNS)

    def actor(self) -> int:
        """Give whoever must decide."""
        if UNDEALT in self.cards:
            return CHANCE
        return NOBODY if self.is_over() else self.seat

    def choices(self, out: Actions) -> None:
        """List what a seat may do, all of which it can tell from what it knows."""
        for code in range(DEAL):
            if not self.bar(code):
                out.add(code)

    def bar(self, action: int) -> str:
        """Forbid what the toy's rules forbid."""
        actor = self.actor()
        if actor < 0 or action >= DEAL:
            dealing = actor == CHANCE and DEAL <= action < DEAL + 8
            return "" if dealing and self.weight(action) > 0 else "toy.turn"
        if action == PEEK:
            return "toy.peek" if self.peeked[self.seat] else ""
        if action >= RAISE:
            stake = action - RAISE + 1
            return "" if self.stake < stake <= self.cards[self.seat] else "toy.raise"
        return "" if action in (PASS, EXCHANGE) else "toy.turn"

    def chance(self) -> int:
        """Give the only stream there is."""
        return 0

    def chance_even(self) -> bool:
        """Cards are drawn by weight."""
        return False

    def chance_first(self) -> int:
        """Give the code of the lowest card for whoever has none."""
        return DEAL + 4 * self.cards.index(UNDEALT)

    def chance_size(self) -> int:
        """Give the number of different cards."""
        return len(CARDS)

    def weight(self, action: int) -> int:
        """Weigh the cards that nobody holds."""
        if (action - DEAL) // 4 != self.cards.index(UNDEALT):
            return 0
        return 0 if (action - DEAL) % 4 + 1 in self.cards else 1

    def apply(self, action: int) -> None:
        """Play an action."""
        if action >= DEAL:
            self.deal((action - DEAL) // 4, (action - DEAL) % 4 + 1)
        else:
            self.take_turn(action)
        if self.is_over() and self.events is not None:
            self.events.append(Shown(rule="toy.end", cards=(self.cards[0], self.cards[1])))

    def deal(self, seat: int, card: int) -> None:
        """Give a seat a card."""
        self.cards[seat] = card
        if self.events is not None:
            self.events.append(Dealt(rule="toy.deal", seat=seat, card=card))

    def take_turn(self, action: int) -> None:
        """Peek, exchange, raise or pass, and let the other go on."""
        seat = self.seat
        self.seat, self.turns = 1 - seat, self.turns + 1
        self.passes = self.passes + 1 if action == PASS else 0
        if action == PEEK:
            self.peek(seat)
        elif action == EXCHANGE:
            self.cards[seat], self.peeked[1 - seat] = UNDEALT, 0
        elif action >= RAISE:
            self.stake = action - RAISE + 1
            if self.events is not None:
                self.events.append(Raised(rule="toy.raise", seat=seat, stake=self.stake))

    def peek(self, seat: int) -> None:
        """Look at the other's card."""
        self.peeked[seat] = 1
        if self.events is not None:
            self.events.append(Peeked(rule="toy.peek", seat=seat))
            card = self.cards[1 - seat]
            self.events.append(Saw(rule="toy.peek", card=card, seats=(seat,)))


class Toy(Game):
    """The toy as a game that keeps the contract."""

    name: ClassVar[str] = "toy"
    Options: ClassVar[type[msgspec.Struct]] = ToyOptions
    Action: ClassVar[object] = Move
    Happening: ClassVar[object] = Dealt | Peeked | Saw | Raised | Shown
    chances: ClassVar[tuple[str, ...]] = ("cards",)
    horizon: ClassVar[int] = 40
    seat_range: ClassVar[tuple[int, int]] = (2, 2)
    Position: ClassVar[type[Table]] = Table

    def __init__(self, options: ToyOptions | None = None) -> None:
        """Take options, the default ones if none are given."""
        self._options = options or ToyOptions()

    @property
    def options(self) -> ToyOptions:
        """The options this game is played with."""
        return self._options

    @property
    def seats(self) -> int:
        """Two seats."""
        return 2

    @property
    def secretive(self) -> bool:
        """What is dealt is secret."""
        return True

    @classmethod
    def from_options(cls, options: msgspec.Struct) -> Self:
        """Make the game that has these options."""
        return cls(cast("ToyOptions", options))

    def start(self) -> Table:
        """Make the first position."""
        table = self.Position()
        table.seat = ("left", "right").index(self._options.first)
        return table

    def outcome(self, state: State) -> Outcome | None:
        """Tell who won the stake: whoever holds the higher card."""
        table = as_table(state)
        if not table.is_over():
            return None
        left, right = table.cards
        won = (left > right) - (left < right)
        scores = (won * table.stake, -won * table.stake)
        return Outcome(winners(won), "shown", scores, {"stake": table.stake})

    def write_action(self, action: int) -> str:
        """Write an action as a word."""
        if action not in CODES:
            raise UnreadableError("action", "the code of an action", str(action))
        return CODES[action]

    def read_action(self, text: str) -> int:
        """Read a word."""
        if text not in WORDS:
            raise UnreadableError("action", f"one of {', '.join(WORDS)}", text)
        return WORDS[text]

    def unpack(self, action: int) -> Move:
        """Turn a code into a structure."""
        return Move(self.write_action(action))

    def pack(self, action: msgspec.Struct) -> int:
        """Turn a structure into a code."""
        return self.read_action(cast("Move", action).word)

    def write_fields(self, state: State) -> list[str]:
        """Write every number."""
        table = as_table(state)
        numbers = (*table.cards, *table.peeked, table.seat, table.stake, table.passes, table.turns)
        return [f"table={','.join(map(str, numbers))}"]

    def read_fields(self, fields: list[tuple[str, str]]) -> Table:
        """Read every number."""
        table = self.Position()
        numbers = [int(word) for word in fields[0][1].split(",")]
        table.cards, table.peeked = numbers[0:2], numbers[2:4]
        table.seat, table.stake, table.passes, table.turns = numbers[4:]
        return table

    def draw(self, state: State) -> str:
        """Draw nothing but the fields."""
        return self.write_fields(state)[0]

    def cost(self, state: State, action: int) -> str:
        """Ask for nothing."""
        del state, action
        return ""

    def due(self, state: State) -> str:
        """Name what comes next."""
        return "deal" if state.actor() == CHANCE else "turn"

    def scenery(self) -> msgspec.Struct:
        """Have none but the options."""
        return self.options

    def show(self, view: View) -> TableShown:
        """Show every number that is known."""
        table = as_table(view.state)
        return TableShown(tuple(table.cards), table.stake)

    def offer(self, state: State, action: int) -> Offer:
        """Offer a word."""
        del state
        return Offer(action=self.write_action(action))

    def view(self, state: State, seat: int | None) -> View:
        """Hide the cards the seat has not seen, until they are shown."""
        table = as_table(state).copy()
        for other in range(2):
            known = seat == other or (seat is not None and table.peeked[seat])
            if not known and not table.is_over() and table.cards[other] != UNDEALT:
                table.cards[other] = HIDDEN
        return View(seat, table)

    def determinize(self, view: View, draw: Draw) -> Table:
        """Give whoever's card is hidden any card that is left."""
        table = as_table(view.state).copy()
        for seat in range(2):
            if table.cards[seat] == HIDDEN:
                left = [card for card in CARDS if card not in table.cards]
                table.cards[seat] = left[draw(len(left))]
        return table

    def privy(self, state: State, action: int) -> tuple[int, ...] | None:
        """Show what is dealt to its owner alone."""
        del state
        return ((action - DEAL) // 4,) if action >= DEAL else None

    def visible_event(self, event: Event, seat: int | None) -> Event | None:
        """Tell the others that a card was dealt, but not which."""
        if isinstance(event, Dealt) and event.seat != seat:
            return msgspec.structs.replace(event, card=0)
        return super().visible_event(event, seat)


def winners(sign: int) -> tuple[int, ...]:
    """Tell who has the higher card: the left one if the sign is positive, both if they are even."""
    return (0,) if sign > 0 else (1,) if sign < 0 else (0, 1)


def as_table(state: State) -> Table:
    """Take a position for one of the toy."""
    assert isinstance(state, Table)
    return state


# What the laws must be told


def check_tokens(trail: Trail) -> None:
    """Nobody holds what is not in the deck, nor what the other holds."""
    for state in [*(step.before for step in trail.steps), trail.final]:
        left, right = as_table(state).cards
        assert {left, right} <= {UNDEALT, *CARDS}
        assert left != right or left == UNDEALT


def result(game: Game, text: str) -> Outcome:
    """Compare the cards in the text."""
    left, right, *_, stake, _, _ = (int(word) for word in text.partition("=")[2].split(","))
    won = (left > right) - (left < right)
    scores = tuple(won * stake * sign for sign in (1, -1))
    assert game.seats == len(scores)
    return Outcome(winners(won), "shown", scores, {"stake": stake})


KIT: Final = Kit(lambda _: sorted(CODES), RULES, check_tokens, result, curious)
