"""Swapping: two who stand side by side change places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.games.onfire import decks
from caserne.games.onfire.codes import between, from_of, to_of
from caserne.games.onfire.events import Swapped
from caserne.games.onfire.hand import Card
from caserne.games.onfire.people import put, take
from caserne.games.onfire.verbs import BETWEEN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.core.state import Actions
    from caserne.core.verb import Words
    from caserne.games.onfire.tower import Tower


def bar_swap(s: Tower, one: i64, two: i64) -> str:
    """Forbid swapping but an own and another's employee who stand side by side [of.card.swap]."""
    if one >= two or two >= s.building.size:
        return "of.card.swap"
    own = (s.is_own(one) and s.is_others(two)) or (s.is_others(one) and s.is_own(two))
    return "" if own and are_side_by_side(s, one, two) else "of.card.swap"


def are_side_by_side(s: Tower, one: i64, two: i64) -> bool:
    """Tell whether two squares are of one landing, next on stairs, or landing and nearest step.

    [of.card.swap] [of.fire.blocks-stairs]
    """
    return s.building.is_beside(one, two) and not is_kept_apart(s, one, two)


def is_kept_apart(s: Tower, one: i64, two: i64) -> bool:
    """Tell whether fire is between a landing and the step beside it [of.fire.blocks-stairs]."""
    building = s.building
    if building.is_step(one) == building.is_step(two):
        return False
    if building.is_step(two):
        return is_kept_apart(s, two, one)
    return s.is_blocked(building.floor_of[two], building.side_of[one], card=True)


def swap(s: Tower, one: i64, two: i64) -> None:
    """Let two employees change places; nobody else moves [of.card.swap]."""
    origin, to = (one, two) if s.is_own(one) else (two, one)
    mine, other = take(s, origin), take(s, to)
    put(s, mine, to)
    put(s, other, origin)
    if s.events is not None:
        s.say(
            Swapped(
                rule="of.card.swap",
                player=int(mine) + 1,
                other=int(other) + 1,
                origin=s.name(origin),
                to=s.name(to),
            )
        )


def add_swaps(s: Tower, one: i64, out: Actions) -> None:
    """List the swaps of an own employee with whoever stands beside [of.card.swap]."""
    building = s.building
    for slot in range(building.first_beside[one], building.first_beside[one + 1]):
        two = building.beside[slot]
        if s.is_others(two) and not is_kept_apart(s, one, two):
            if one < two:
                out.add(between(SWAP.number, one, two))
            else:
                out.add(between(SWAP.number, two, one))


class Swap(Card):
    """The card that lets two change places."""

    def add_plays(self, s: Tower, out: Actions) -> None:
        """List the ways of all own employees."""
        for square in range(s.building.size):
            if s.is_own(square):
                add_swaps(s, square, out)

    def bar_play(self, s: Tower, action: i64) -> str:
        """Ask for whence and whither."""
        return bar_swap(s, from_of(action), to_of(action))

    def play(self, s: Tower, action: i64) -> None:
        """Do it."""
        swap(s, from_of(action), to_of(action))


SWAP: Final = Swap(decks.SWAP, BETWEEN)

VERBS: Final[Words] = (SWAP,)
