"""What each of several things adds, told apart even where they come together."""

from __future__ import annotations

import pytest

from caserne.bots.learning.effects import effects, solved


def test_equations_are_solved() -> None:
    """Also where the first row has nothing to begin with."""
    assert solved([[0.0, 2.0, 4.0], [3.0, 1.0, 5.0]]) == pytest.approx([1.0, 2.0])


def test_each_has_its_own_effect() -> None:
    """Two that mostly come together are told apart by the games in which they do not."""
    rows = [[1, 1]] * 400 + [[1, 0]] * 100 + [[0, 1]] * 100 + [[0, 0]] * 100
    won = [*[True] * 300, *[False] * 100, *[True] * 75, *[False] * 25]
    won += [*[True] * 25, *[False] * 75, *[True] * 25, *[False] * 75]
    first, second = effects(rows, won)
    assert first == pytest.approx(0.5, abs=0.02)
    assert second == pytest.approx(0.0, abs=0.02)


def test_what_is_never_seen_has_no_effect() -> None:
    """It is neither good nor bad."""
    assert effects([[1, 0], [0, 0]] * 50, [True, False] * 50)[1] == 0.0
