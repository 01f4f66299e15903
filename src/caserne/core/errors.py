"""The mistakes a caller can make, each a ``ValueError`` of its own kind.

Each keeps in ``args`` what it is made of, so that it comes whole out of another process.
"""

# mypyc: no

from __future__ import annotations

from typing import Final, Literal

RefusalCode = Literal["ended", "not-yours", "illegal", "stale", "waiting", "off", "lesson"]
"""``stale``: meant for a position that is no longer the one on the table; ``waiting``: the
game does not go on before every seat is held; ``off``: the table is played without it;
``lesson``: the teacher asks for something else."""

MOST_SHOWN: Final = 200
"""So many characters of what came are shown: it may be anything, of any length."""


class UnreadableError(ValueError):
    """A text is not in the notation: says where, what was expected and what came."""

    def __init__(self, where: str, expected: str, got: str) -> None:
        """Keep the three parts, of a long text its beginning."""
        if len(got) > MOST_SHOWN:
            got = f"{got[: MOST_SHOWN - 1]}…"
        super().__init__(where, expected, got)
        self.where = where
        self.expected = expected
        self.got = got

    def __str__(self) -> str:
        """Say it in one sentence."""
        return f"{self.where}: expected {self.expected}, got {self.got!r}"


class RefusedError(ValueError):
    """An action is readable but not allowed now; ``rule`` names the rule that forbids it."""

    def __init__(self, code: RefusalCode, message: str, rule: str = "") -> None:
        """Keep the stable code and the rule's id beside the message."""
        super().__init__(code, message, rule)
        self.code: RefusalCode = code
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        """Say why."""
        return self.message
