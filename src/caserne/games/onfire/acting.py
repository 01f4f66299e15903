"""The four actions of a turn: any of the verbs that the chapters bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.state import Actions
from caserne.games.onfire.codes import who_of
from caserne.games.onfire.events import Forfeited
from caserne.games.onfire.verbs import AGAINST, CARDS, Ordered

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.games.onfire.tower import Tower


class Act(Ordered):
    """An action of the turn; owed until none is left."""

    def bar(self, s: Tower, action: i64) -> str:
        """Name the rule that forbids an action of a turn; empty if it is allowed."""
        verb = self.verb(action)
        if who_of(action) > 0 and verb.form not in (AGAINST, CARDS):
            return s.turn_rule()
        return verb.bar(s, action)

    def apply(self, s: Tower, action: i64) -> None:
        """Take an action of the turn: all take one action, but removing a token three.

        [of.turn] [of.remove-fire]
        """
        verb = self.verb(action)
        s.actions -= verb.cost()
        verb.act(s, action)

    def step(self, s: Tower) -> bool:
        """Go on once no action is left, or none that can be taken [of.turn]."""
        if s.actions > 0:
            if s.hand_size(s.seat) > 0 or self.is_possible(s):
                return False
            forfeit(s)
        s.settled()
        return True

    def is_possible(self, s: Tower) -> bool:
        """Tell whether the active player may do anything at all."""
        out = Actions()
        self.choices(s, out)
        return out.count > 0


ACT: Final = Act("act")


def bar_spend(s: Tower, count: i64, rule: str) -> str:
    """Forbid what takes more actions than are left [of.turn]."""
    return "" if s.actions >= count else rule


def forfeit(s: Tower) -> None:
    """Give up the actions that nobody can legally take [of.turn]."""
    if s.events is not None:
        s.say(Forfeited(rule="of.turn", player=int(s.seat) + 1, actions=int(s.actions)))
    s.actions = 0
