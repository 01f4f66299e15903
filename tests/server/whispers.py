"""Whispers: a game of three rounds with a secret in every seat, to try what may be known.

Chance deals each seat a card. In turn a seat passes, says a number, or peeks at its neighbour's
card: then it alone knows. Highest card wins.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

import msgspec

from caserne.core.errors import UnreadableError
from caserne.core.event import Event
from caserne.core.game import Game, Offer, Outcome, View
from caserne.core.state import CHANCE, NOBODY, Actions, State

SEATS = 2
CARDS = 4
HIDDEN = -1
PASS, SAY, PEEK, DEAL = 10, 20, 30, 100
TURNS = 6


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A seat was dealt a card, which it alone knows."""

    seat: int
    card: int


class Spoke(Event, frozen=True, kw_only=True, tag="spoke"):
    """A seat said a number."""

    seat: int
    number: int


class Peeked(Event, frozen=True, kw_only=True, tag="peeked"):
    """A seat saw its neighbour's card."""

    card: int


class Hands(State):
    """The cards, and how many turns were taken."""

    def __init__(self) -> None:
        """Start with nothing dealt."""
        super().__init__()
        self.cards: list[int] = []
        self.turns = 0

    def actor(self) -> int:
        """Let chance deal, then the seats take turns."""
        if len(self.cards) < SEATS:
            return CHANCE
        return NOBODY if self.turns == TURNS else self.turns % SEATS

    def choices(self, out: Actions) -> None:
        """Offer all there is."""
        for code in (PASS, *range(SAY, SAY + CARDS), PEEK):
            out.add(code)

    def bar(self, action: int) -> str:
        """Forbid what is not legal."""
        return "" if action in self.legal() else "w.turn"

    def apply(self, action: int) -> None:
        """Deal, or take a turn."""
        if action >= DEAL:
            seat, card = len(self.cards), action % 10
            self.cards.append(card)
            self._say(Dealt(rule="w.deal", seats=(seat,), seat=seat, card=card))
            return
        seat = self.turns % SEATS
        if action == PEEK:
            self._say(Peeked(rule="w.peek", seats=(seat,), card=self.cards[1 - seat]))
        elif action >= SAY:
            self._say(Spoke(rule="w.say", seat=seat, number=action - SAY))
        self.turns += 1

    def _say(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def chance(self) -> int:
        """Deal from one stream."""
        return 0

    def chance_even(self) -> bool:
        """Let every card be as likely."""
        return True

    def chance_first(self) -> int:
        """Say in the code who is dealt to."""
        return DEAL + 10 * len(self.cards)

    def chance_size(self) -> int:
        """Count the cards."""
        return CARDS

    def weight(self, action: int) -> int:
        """Let every card be as likely."""
        del action
        return 1

    def copy(self) -> Hands:
        """Copy."""
        twin = Hands()
        twin.cards, twin.turns = list(self.cards), self.turns
        return twin


class WhispersOptions(msgspec.Struct, frozen=True):
    """None."""


class HandsShown(msgspec.Struct):
    """Cards as far as they are known."""

    cards: list[int]
    turns: int


class Whispers(Game):
    """The game."""

    name: ClassVar[str] = "whispers"
    Options: ClassVar[type[msgspec.Struct]] = WhispersOptions
    Action: ClassVar[object] = Offer
    Happening: ClassVar[object] = Dealt | Spoke | Peeked
    chances: ClassVar[tuple[str, ...]] = ("cards",)
    horizon: ClassVar[int] = 20
    seat_range: ClassVar[tuple[int, int]] = (SEATS, SEATS)

    @property
    def options(self) -> WhispersOptions:
        """Give no options."""
        return WhispersOptions()

    @property
    def seats(self) -> int:
        """Count the seats."""
        return SEATS

    @property
    def secretive(self) -> bool:
        """What is dealt is secret."""
        return True

    @classmethod
    def from_options(cls, options: msgspec.Struct) -> Self:
        """Make the game."""
        del options
        return cls()

    def start(self) -> Hands:
        """Deal nothing yet."""
        return Hands()

    def outcome(self, state: State) -> Outcome | None:
        """Let the highest card win."""
        hands = as_hands(state)
        if hands.actor() != NOBODY:
            return None
        best = max(hands.cards)
        winners = tuple(seat for seat, card in enumerate(hands.cards) if card == best)
        return Outcome(winners, reason="cards", scores=tuple(hands.cards), figures={})

    def write_action(self, action: int) -> str:
        """Write ``pass``, ``peek``, ``say 2`` or ``deal 0 3``."""
        if action >= DEAL:
            return f"deal {(action - DEAL) // 10} {action % 10}"
        if action == PEEK:
            return "peek"
        return "pass" if action == PASS else f"say {action - SAY}"

    def read_action(self, text: str) -> int:
        """Read what ``write_action`` wrote."""
        codes: list[int] = [PASS, PEEK, *range(SAY, SAY + CARDS), *range(DEAL, DEAL + 20)]
        for code in codes:
            if self.write_action(code) == text:
                return code
        raise UnreadableError("action", "pass, peek, say or deal", text)

    def unpack(self, action: int) -> Offer:
        """Describe an action."""
        return Offer(action=self.write_action(action))

    def pack(self, action: msgspec.Struct) -> int:
        """Read an action's description."""
        assert isinstance(action, Offer)
        text: str = action.action
        return self.read_action(text)

    def write_fields(self, state: State) -> list[str]:
        """Write the cards, and the turns."""
        hands = as_hands(state)
        return [f"cards={','.join(map(str, hands.cards))}", f"turns={hands.turns}"]

    def read_fields(self, fields: list[tuple[str, str]]) -> Hands:
        """Read what ``write_fields`` wrote."""
        hands, values = Hands(), dict(fields)
        hands.cards = [int(card) for card in values["cards"].split(",") if card]
        hands.turns = int(values["turns"])
        return hands

    def draw(self, state: State) -> str:
        """Draw the fields."""
        return " ".join(self.write_fields(state))

    def cost(self, state: State, action: int) -> str:
        """Cost nothing."""
        del state, action
        return ""

    def due(self, state: State) -> str:
        """Name the turn."""
        return "deal" if state.actor() == CHANCE else "turn"

    def scenery(self) -> WhispersOptions:
        """Have no scenery."""
        return WhispersOptions()

    def show(self, view: View) -> HandsShown:
        """Show a view."""
        hands = as_hands(view.state)
        return HandsShown(hands.cards, hands.turns)

    def offer(self, state: State, action: int) -> Offer:
        """Offer an action."""
        del state
        return self.unpack(action)

    def reveals(self, state: State, action: int) -> bool:
        """Let nobody take a peek back."""
        del state
        return action == PEEK

    def view(self, state: State, seat: int | None) -> View:
        """Hide the others' cards, until the end."""
        hands = as_hands(state.copy())
        if hands.actor() != NOBODY:
            hands.cards = [card if who == seat else HIDDEN for who, card in enumerate(hands.cards)]
        return View(seat, hands)

    def privy(self, state: State, action: int) -> tuple[int, ...] | None:
        """Tell a deal to whom it was made."""
        del state
        return None if action < DEAL else ((action - DEAL) // 10,)


def as_hands(state: Any) -> Hands:  # noqa: ANN401 - the contract's states are of any game
    """Take a position for one of this game."""
    assert isinstance(state, Hands)
    return state
