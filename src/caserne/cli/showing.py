"""Showing a game as it goes: what happened and how it stands, to whoever may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from caserne.cli.cover import EVERYBODY, Cover
from caserne.cli.scene import show
from caserne.cli.terminal import broken, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.cli.words import Value, Words
    from caserne.core.event import Event
    from caserne.play.session import Session


class Showing:
    """What the people at one terminal see of a session; ``latest`` is what they heard last.

    Where they have secrets from each other there is a ``cover``, and each looks in turn.
    """

    def __init__(self, session: Session, people: list[int], words: Words) -> None:
        """Have shown nothing yet."""
        self.latest: list[Event] = []
        game = session.game
        self.cover = Cover(people) if game.secretive and len(people) > 1 else None
        self._session = session
        self._people = people
        self._words = words

    def tell(self, events: Iterable[Event]) -> None:
        """Say what happened; those who must not see each other's secrets hear it as they look."""
        if self.cover is None:
            self.tell_to(self._viewer(), events)
        else:
            self.cover.note(len(self._session.entries), events)

    def tell_to(self, viewer: int | None, events: Iterable[Event]) -> None:
        """Say what happened as somebody may know it."""
        game = self._session.game
        for event in (game.visible_event(event, viewer) for event in events):
            if event is None:
                continue
            self.latest.append(event)
            click.echo(broken(f"  {self._words.tell(event)}"))

    def _viewer(self) -> int | None:
        """Look with the eyes of the person who must decide, else of the first; bots have none."""
        if self.cover is not None:
            return EVERYBODY
        if not self._people:
            return None
        actor = int(self._session.actor)
        return actor if actor in self._people else self._people[0]

    def draw(self, viewer: int | None) -> None:
        """Draw the position as somebody may know it."""
        game = self._session.game
        seen = game.view(self._session.state, viewer).state
        click.echo(f"\n{show(game, seen, self._words)}\n")

    def forget(self) -> None:
        """Forget what was taken back."""
        if self.cover is not None:
            self.cover.forget(len(self._session.entries))
        self.latest.clear()

    def tell_result(self) -> bool:
        """Say how the game ended; tells whether it has."""
        outcome = self._session.outcome
        if outcome is None:
            return False
        if self.cover is not None:
            self.cover.wipe()
            self.tell_to(EVERYBODY, self.cover.news(EVERYBODY))
        self.draw(self._viewer())
        winners = ", ".join(str(seat + 1) for seat in outcome.winners)
        scores = ", ".join(map(str, outcome.scores))
        figures: dict[str, Value] = {"winners": winners, "scores": scores, **outcome.figures}
        ended = f"ended-{self._session.game.name}"
        say(self._words, ended, won=outcome.won, reason=outcome.reason, **figures)
        return True
