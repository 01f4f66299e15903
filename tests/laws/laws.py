"""The laws that every game keeps, each a question put to a whole game that was played.

A law's docstring is the law; it raises ``AssertionError`` where the game breaks it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.laws.chapters import actions, arrays, ends, positions, questions, records, views

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.laws.trails import Trail

LAWS: Final[tuple[Callable[[Trail], None], ...]] = (
    *actions.LAWS,
    *positions.LAWS,
    *records.LAWS,
    *views.LAWS,
    *questions.LAWS,
    *ends.LAWS,
    *arrays.LAWS,
)
