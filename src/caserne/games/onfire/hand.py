"""The hand: drawing from the deck, playing, and discarding to draw again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.games.onfire import codes, due
from caserne.games.onfire.codes import CARD_BASE, code
from caserne.games.onfire.decks import CARDS, KINDS
from caserne.games.onfire.events import CardDrawn, CardPlayed, CardsShuffled, Redrawn

if TYPE_CHECKING:
    from caserne.core.state import Actions
    from caserne.games.onfire.tower import Tower


def owe_cards(s: Tower, seat: i64, count: i64) -> None:
    """Owe a player so many cards from the deck."""
    if count > 0:
        s.owe(due.DRAW, seat * due.DRAW_BASE + count)


def draw_card(s: Tower, kind: i64) -> None:
    """Put a card of the deck into the hand of whoever draws [of.hand]."""
    seat = s.owing_operand() // due.DRAW_BASE
    left = s.owing_operand() % due.DRAW_BASE - 1
    s.settled()
    owe_cards(s, seat, left)
    s.deck[kind] -= 1
    s.hands[seat * KINDS + kind] += 1
    if s.events is not None:
        s.say(CardDrawn(rule="of.hand", player=int(seat) + 1, card=CARDS[kind]))


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
    """List every choice of cards to discard, the kinds ascending [of.redraw]."""
    add_redraws_from(s, 0, 0, out)


def add_redraws_from(s: Tower, first: i64, cards: i64, out: Actions) -> None:
    """List the choices that go on from some cards with kinds from one on."""
    for kind in range(first, i64(KINDS)):
        more = cards
        for _card in range(s.holds(s.seat, kind)):
            more = more * CARD_BASE + kind + 1
            out.add(code(codes.REDRAW, more))
            add_redraws_from(s, kind + 1, more, out)
