"""People who share the terminal of a game with secrets: each sees only what they may know."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import click

from caserne.cli.failures import is_terminal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.core.event import Event

WIPE: Final = "\033[H\033[2J\033[3J"
"""Clears a terminal, what has scrolled out of it too."""
NARROW: Final = 60
EVERYBODY: Final = None
"""Stands for all who sit round the terminal: they may know what a spectator may."""


class Cover:
    """Who looks at the terminal, and what each has yet to be told."""

    def __init__(self, people: Iterable[int]) -> None:
        """Begin with nobody looking."""
        self.looking: int | None = None
        self._happened: list[tuple[int, Event]] = []
        self._heard: dict[int | None, int] = dict.fromkeys([EVERYBODY, *people], 0)

    def note(self, place: int, events: Iterable[Event]) -> None:
        """Keep what happened, now that ``place`` entries stand, until it can be told."""
        self._happened += [(place, event) for event in events]

    def forget(self, place: int) -> None:
        """Forget what was taken back: all that happened after ``place`` entries stood."""
        self._happened = [(at, event) for at, event in self._happened if at <= place]
        self._heard = {seat: min(at, place) for seat, at in self._heard.items()}

    def news(self, seat: int | None) -> list[Event]:
        """Give all that a seat, or everybody together, has not been told; it is told now."""
        since = self._heard[seat]
        if self._happened:
            self._heard[seat] = self._happened[-1][0]
        return [event for place, event in self._happened if place > since]

    def wipe(self) -> None:
        """Clear the terminal and what it recalls of typing; in a script, draw a line."""
        if not is_terminal(sys.stdout):
            click.echo("\n" + "-" * NARROW)
            return
        click.echo(WIPE, nl=False)
        if editing := sys.modules.get("readline"):
            editing.clear_history()
