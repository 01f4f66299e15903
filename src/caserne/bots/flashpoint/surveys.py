"""What was measured once is not measured again: distances are kept with the ways they are of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots.flashpoint.routes import Fires, Routes, mark_of, people_on

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.games.flashpoint.incident import Incident


class Surveys:
    """The last distances that were measured, so many of them."""

    def __init__(self, most: i64) -> None:
        """Keep so many."""
        self.most = most
        self.known: list[Routes] = []

    def clear(self) -> None:
        """Forget all of them: another turn begins."""
        self.known = []

    def routes(self, s: Incident, before: Routes) -> Routes:
        """Give the distances of a position that comes of another one, measured if need be.

        Since then only edges, fires, people and vehicles may have changed, and the platform.
        """
        people, mark, first = people_on(s), mark_of(s), before.first()
        if before.hold_at(s, people, mark):
            return before
        for known in self.known:
            if known.first() is first and known.hold_at(s, people, mark):
                return known
        found = Routes(s, before)
        found.origin = first
        if len(self.known) >= self.most:
            del self.known[0]
        self.known.append(found)
        return found


def fires_of(s: Incident, routes: Routes, before: Fires) -> Fires:
    """Give the fires of a position whose distances are these, measured if need be."""
    found = routes.fires
    if found is None:
        found = Fires(s, routes, before)
        routes.fires = found
    return found
