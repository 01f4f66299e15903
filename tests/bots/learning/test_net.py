"""A net in whole numbers: what it says is worked out by hand, and is of what it is asked alone."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from caserne.bots.learning.net import SCALE, UNIT, Net

SEEN = 4
WEIGHTS = st.integers(-3 * SCALE, 3 * SCALE)
ROWS = st.lists(st.lists(st.integers(-2 * UNIT, 5 * UNIT), min_size=SEEN, max_size=SEEN))
HIDDEN = st.lists(st.lists(WEIGHTS, min_size=SEEN + 1, max_size=SEEN + 1), min_size=1, max_size=5)


@given(HIDDEN, st.data(), ROWS)
def test_what_it_was_asked_before_does_not_matter(
    hidden: list[list[int]], data: st.DataObject, rows: list[list[int]]
) -> None:
    """It goes on from the last position's sums, and says what one that begins anew says."""
    out = data.draw(st.lists(WEIGHTS, min_size=len(hidden), max_size=len(hidden)))
    bias = data.draw(WEIGHTS)
    used = Net(SEEN, hidden, out, bias)
    for row in rows:
        told = int(used.said(row))
        assert told == int(Net(SEEN, hidden, out, bias).said(row))
        assert told == by_hand(hidden, out, bias, row)


def by_hand(hidden: list[list[int]], out: list[int], bias: int, row: list[int]) -> int:
    """Work out the logit: what is above nothing in each unit, weighed and added up."""
    total = bias * UNIT
    for unit, weight in zip(hidden, out, strict=True):
        level = unit[0] * UNIT + sum(one * x for one, x in zip(unit[1:], row, strict=True))
        if level > 0:
            total += weight * (level // SCALE)
    return total // SCALE
