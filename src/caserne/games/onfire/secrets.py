"""What a seat may know: its own hand, and what it has seen go to the discard pile.

The deck, the others' hands and what they discarded to draw again are holes in its view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from caserne.games.onfire.decks import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.games.onfire.evacuation import Evacuation


def hide(s: Evacuation, seat: i64) -> None:
    """Make holes of all that a seat (-1: a spectator) cannot know [of.play]."""
    s.unseen_deck = s.deck_size()
    for kind in range(i64(KINDS)):
        s.deck[kind] = 0
    for other in range(s.players):
        if other == seat:
            continue
        hand, away = s.hand_size(other), i64(s.unseen_away[other])
        for place in range(other * KINDS, other * KINDS + KINDS):
            away += i64(s.away[place])
            s.hands[place] = 0
            s.away[place] = 0
        s.unseen_hands[other] = u8(hand)
        s.unseen_away[other] = u8(away)


def fill(s: Evacuation, draw: Callable[[int], int]) -> None:
    """Fill the holes with the cards that are nowhere to be seen, all orders equally likely."""
    hidden = hidden_cards(s)
    for seat in range(s.players):
        for _ in range(i64(s.unseen_hands[seat])):
            s.hands[seat * KINDS + pick(hidden, draw)] += 1
        for _ in range(i64(s.unseen_away[seat])):
            s.away[seat * KINDS + pick(hidden, draw)] += 1
        s.unseen_hands[seat] = 0
        s.unseen_away[seat] = 0
    if s.unseen_deck > 0:
        for kind in range(i64(KINDS)):
            s.deck[kind] = u8(i64(hidden[kind]))
        s.unseen_deck = 0


def hidden_cards(s: Evacuation) -> list[int]:
    """Count the cards of each kind that are in a hole."""
    left: list[int] = []
    for kind in range(i64(KINDS)):
        count = i64(s.decks.actions[kind]) - i64(s.played[kind]) - i64(s.deck[kind])
        for seat in range(s.players):
            count -= i64(s.hands[seat * KINDS + kind]) + i64(s.away[seat * KINDS + kind])
        left.append(int(count))
    return left


def pick(hidden: list[int], draw: Callable[[int], int]) -> i64:
    """Take one of the hidden cards, each as likely as the others."""
    place = draw(sum(hidden))
    for kind in range(i64(KINDS)):
        place -= hidden[kind]
        if place < 0:
            hidden[kind] -= 1
            return kind
    return -1


def has_holes(s: Evacuation) -> bool:
    """Tell a view from a position."""
    if s.unseen_deck > 0:
        return True
    return any(s.unseen_hands[seat] + s.unseen_away[seat] > 0 for seat in range(s.players))
