"""Journeys: several actions of a seat in a row that lead somewhere, offered as one.

A journey has no rules of its own: every step of it is a legal action where it is taken. A game
says which actions are steps; the rest is looking for the cheapest row of them to each place.
"""

# mypyc: no

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.core.state import State

P = TypeVar("P")


class Journey(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of actions to one place: each with where it leads, and what all cost together.

    Whoever takes it submits its actions in order, and stops where one reveals something or brings
    somebody else to decide.
    """

    actions: tuple[str, ...]
    places: tuple[str, ...]
    cost: str = ""


class Row(msgspec.Struct, frozen=True):
    """The cheapest steps found to a place, and their price."""

    actions: tuple[int, ...]
    price: int


def rows(
    state: State,
    step: Callable[[P | None, int], P | None],
    price: Callable[[State, State], int],
) -> dict[P, Row]:
    """Find the cheapest row of steps to every place that a seat can reach from here.

    ``step`` gives the place to which an action leads from another place (``None``: from the start),
    or ``None`` if it is no step; ``price`` what was paid between two positions. Of equal rows the
    shorter counts, then the first in the order of ``legal``. Where somebody else must decide after
    a step, a row ends.
    """
    seat = state.actor()
    found: dict[P, Row] = {}
    heap: list[tuple[int, int, int, tuple[int, ...], P | None, State]] = []
    heappush(heap, (0, 0, 0, (), None, state))
    met = 0
    while heap:
        paid, length, _, actions, at, here = heappop(heap)
        if at is not None:
            if at in found:
                continue
            found[at] = Row(actions, paid)
        if here.actor() != seat:
            continue
        for action in here.legal():
            to = step(at, action)
            if to is None or to in found:
                continue
            there = here.copy()
            there.apply(action)
            met += 1
            sum_ = paid + price(here, there)
            heappush(heap, (sum_, length + 1, met, (*actions, action), to, there))
    return found
