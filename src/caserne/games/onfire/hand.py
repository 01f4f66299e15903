"""The hand: drawing from the deck, playing, and discarding to draw again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.core.due import Chance, Dues
from caserne.core.verb import Verb, Word, Words
from caserne.games.onfire import verbs
from caserne.games.onfire.acting import ACT
from caserne.games.onfire.codes import CARD_BASE, FIRST_CARD, code, operand_of
from caserne.games.onfire.decks import CARDS, KINDS
from caserne.games.onfire.events import CardDrawn, CardPlayed, CardsShuffled, Redrawn
from caserne.games.onfire.tower import Tower

if TYPE_CHECKING:
    from caserne.core.state import Actions

DRAWN: Final = Word(25, "draw", verbs.CARD)
DRAW_BASE: Final = 8
"""Cards are owed to a seat times this, and so many."""


# Drawing


class Draw(Chance[Tower]):
    """A card of the deck for somebody's hand, again while more are owed."""

    def operands(self, s: Tower) -> i64:
        """Count the seats with up to a hand of cards each."""
        return s.players * DRAW_BASE

    def first(self, _s: Tower) -> i64:
        """Give the code of drawing the first kind."""
        return code(DRAWN.number, 0)

    def size(self, _s: Tower) -> i64:
        """Count the kinds of cards."""
        return KINDS

    def weight(self, s: Tower, action: i64) -> i64:
        """Weigh a card by how many there are that may come [of.hand]."""
        return i64(s.deck[operand_of(action)])

    def rule(self, _s: Tower) -> str:
        """Name the rule of what is in the box: no more cards of a kind than that [of.material]."""
        return "of.material"

    def apply(self, s: Tower, action: i64) -> None:
        """Draw a card."""
        draw_card(s, operand_of(action))

    def step(self, s: Tower) -> bool:
        """Shuffle when there is no card to draw."""
        if s.deck_size() > 0:
            return False
        shuffle_cards(s)
        return True


DRAW: Final = Draw("draw", "card")


def owe_cards(s: Tower, seat: i64, count: i64) -> None:
    """Owe a player so many cards from the deck."""
    if count > 0:
        s.owe(DRAW, seat * DRAW_BASE + count)


def draws_for(s: Tower) -> i64:
    """Give the seat that draws the card that is owed."""
    return s.operand() // DRAW_BASE


def draw_card(s: Tower, kind: i64) -> None:
    """Put a card of the deck into the hand of whoever draws [of.hand] [of.setup.hands]."""
    seat = draws_for(s)
    left = s.operand() % DRAW_BASE - 1
    s.settled()
    owe_cards(s, seat, left)
    s.deck[kind] -= 1
    s.hands[seat * KINDS + kind] += 1
    if s.events is not None:
        rule = "of.hand" if s.turn > 0 else "of.setup.hands"
        s.say(CardDrawn(rule=rule, player=int(seat) + 1, card=CARDS[kind]))


def shuffle_cards(s: Tower) -> None:
    """Make a new deck of the discard pile when a card is to be drawn and there is none [of.hand].

    What was known of the pile is known no more.
    """
    count: i64 = 0
    for kind in range(i64(KINDS)):
        found = i64(s.played[kind])
        s.played[kind] = 0
        for seat in range(s.players):
            found += i64(s.away[seat * KINDS + kind])
            s.away[seat * KINDS + kind] = 0
        s.deck[kind] = u8(found)
        count += found
    s.top = 0
    if s.events is not None:
        s.say(CardsShuffled(rule="of.hand", count=int(count)))


# Playing


def bar_card(s: Tower, kind: i64) -> str:
    """Forbid playing a card that is not in the hand [of.play]."""
    return "" if s.holds(s.seat, kind) > 0 else "of.play"


def play_card(s: Tower, kind: i64) -> None:
    """Put a card from the hand on the discard pile, seen by all [of.play]."""
    s.hands[s.seat * KINDS + kind] -= 1
    s.played[kind] += 1
    s.top = kind + 1
    if s.events is not None:
        s.say(CardPlayed(rule="of.play", player=int(s.seat) + 1, card=CARDS[kind]))


class Card(Verb[Tower]):
    """An action card: it is played from the hand, then does what it says."""

    def __init__(self, kind: i64, form: str) -> None:
        """Be a verb of a turn under the card's own name."""
        super().__init__(FIRST_CARD + kind, CARDS[kind], form, ACT)
        self.kind = kind

    def add(self, s: Tower, out: Actions) -> None:
        """List what can be done with the card, if it is in the hand [of.play]."""
        if s.holds(s.seat, self.kind) > 0:
            self.add_plays(s, out)

    def bar(self, s: Tower, action: i64) -> str:
        """Forbid a card that is not in the hand, and what the card's own rule forbids [of.play]."""
        return bar_card(s, self.kind) or self.bar_play(s, action)

    def act(self, s: Tower, action: i64) -> None:
        """Play the card, and do what it says [of.play]."""
        play_card(s, self.kind)
        self.play(s, action)

    def add_plays(self, s: Tower, out: Actions) -> None:
        """List what can be done with the card."""
        raise NotImplementedError

    def bar_play(self, s: Tower, action: i64) -> str:
        """Ask the rule of the card."""
        raise NotImplementedError

    def play(self, s: Tower, action: i64) -> None:
        """Do what the card says."""
        raise NotImplementedError


# Discarding to draw again


def bar_redraw(s: Tower, cards: i64) -> str:
    """Forbid discarding nothing, or cards that are not in the hand [of.redraw]."""
    counts = vec[i64]([0] * KINDS)
    last: i64 = 0
    total: i64 = 0
    while cards > 0:
        digit = cards % CARD_BASE
        if digit == 0 or (last > 0 and digit > last):
            return "of.redraw"
        counts[digit - 1] += 1
        last = digit
        total += 1
        cards = cards // CARD_BASE
    if total == 0 or total > s.decks.hand:
        return "of.redraw"
    for kind in range(i64(KINDS)):
        if counts[kind] > s.holds(s.seat, kind):
            return "of.redraw"
    return ""


def redraw(s: Tower, cards: i64) -> None:
    """Discard cards unseen and owe as many [of.redraw]."""
    seat, count = s.seat, i64(0)
    names: list[str] = []
    listening = s.events is not None
    while cards > 0:
        kind = cards % CARD_BASE - 1
        s.hands[seat * KINDS + kind] -= 1
        s.away[seat * KINDS + kind] += 1
        count += 1
        if listening:
            names.append(CARDS[kind])
        cards = cards // CARD_BASE
    s.top = 0
    if listening:
        names.reverse()
        s.say(Redrawn(rule="of.redraw", player=int(seat) + 1, count=int(count), cards=tuple(names)))
    owe_cards(s, seat, count)


def add_redraws(s: Tower, out: Actions) -> None:
    """List every choice of cards to discard, the kinds ascending [of.redraw].

    Fewer cards first, so that the codes ascend: each choice listed brings those with one card more.
    """
    listed = out.count
    add_redraws_from(s, 0, out)
    while listed < out.count:
        add_redraws_from(s, operand_of(out.at(listed)), out)
        listed += 1


def add_redraws_from(s: Tower, cards: i64, out: Actions) -> None:
    """List the choices of some cards and one more, of the last card's kind or a later one."""
    hands, first = s.hands, s.seat * KINDS
    last = cards % CARD_BASE
    if last > 0 and count_last(cards) < i64(hands[first + last - 1]):
        out.add(code(REDRAW.number, cards * CARD_BASE + last))
    for kind in range(last, i64(KINDS)):
        if hands[first + kind] > 0:
            out.add(code(REDRAW.number, cards * CARD_BASE + kind + 1))


def count_last(cards: i64) -> i64:
    """Count how many of some cards are of the kind of the last one."""
    last = cards % CARD_BASE
    count: i64 = 0
    while cards % CARD_BASE == last:
        count += 1
        cards = cards // CARD_BASE
    return count


class Redraw(Verb[Tower]):
    """Discard cards unseen and draw as many."""

    def add(self, s: Tower, out: Actions) -> None:
        """List every choice of cards."""
        add_redraws(s, out)

    def bar(self, s: Tower, action: i64) -> str:
        """Ask for the cards."""
        return bar_redraw(s, operand_of(action))

    def act(self, s: Tower, action: i64) -> None:
        """Discard them."""
        redraw(s, operand_of(action))


REDRAW: Final = Redraw(5, "redraw", verbs.CARDS, ACT)

DUES: Final[Dues] = (DRAW,)
VERBS: Final[Words] = (REDRAW, DRAWN)
