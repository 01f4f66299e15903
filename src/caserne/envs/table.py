"""One game as an environment sees it: places of actions, rows of arrays, words."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from caserne.core.state import CHANCE, NOBODY, Actions
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from caserne.core.game import Game
    from caserne.core.state import State
    from caserne.envs.encoder import Encoder


class Table:
    """A game in progress; chance acts by itself unless it is to be asked too."""

    def __init__(self, game: Game, encoder: Encoder, *, explicit: bool) -> None:
        """Keep what is played; ``begin`` starts it."""
        self.game = game
        self.encoder = encoder
        self.explicit = explicit
        self.width = int(encoder.actions + (encoder.outcomes if explicit else 0))
        self.state: State = game.start()
        self.played = 0
        self._streams = Streams(0, len(game.chances))
        self._codes: dict[int, int] = {}

    def begin(self, seed: int) -> None:
        """Start a game with the dice of a seed."""
        self.state = self.game.start()
        self.played = 0
        self._streams = Streams(seed, len(self.game.chances))
        self._settle()

    def copy(self) -> Table:
        """Make an independent twin."""
        twin = Table(self.game, self.encoder, explicit=self.explicit)
        twin.state, twin.played = self.state.copy(), self.played
        twin._streams, twin._codes = self._streams.copy(), dict(self._codes)
        return twin

    def __deepcopy__(self, memo: object) -> Table:
        """Make a twin; OpenSpiel copies whatever a state of its own holds."""
        del memo
        return self.copy()

    # What there is to see

    @property
    def actor(self) -> int:
        """Who decides: a seat, ``CHANCE`` or ``NOBODY``."""
        return int(self.state.actor())

    @property
    def is_given_up(self) -> bool:
        """Whether the game has taken longer than any sensible one."""
        return self.played >= self.game.horizon and self.actor != NOBODY

    @property
    def codes(self) -> dict[int, int]:
        """The legal actions by their places in the mask."""
        if not self._codes:
            self._codes = self._list()
        return self._codes

    def _list(self) -> dict[int, int]:
        legal, places = Actions(), Actions()
        self.state.legal_into(legal)
        if self.actor == CHANCE:
            base = int(self.encoder.actions) if self.explicit else 0
            first = int(self.state.chance_first())
            return {base + code - first: code for code in legal}
        if self.actor >= 0:
            self.encoder.places(self.state, legal, places)
        return dict(zip(places, legal, strict=True))

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """Make the row of what a seat (-1: a spectator) may know."""
        encoder = self.encoder
        row = encoder.write(encoder.seen(self.state, seat), seat, vec[u8]())
        return np.asarray(memoryview(row), np.uint8).copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Mark what a seat may do: nothing where another decides."""
        mask = np.zeros(self.width, np.int8)
        if seat == self.actor:
            mask[list(self.codes)] = 1
        return mask

    def text(self, seat: int) -> str:
        """Draw what a seat may know, and write what it may do."""
        view = self.game.view(self.state, None if seat < 0 else seat)
        lines = [self.game.draw(view.state)]
        if seat == self.actor:
            words = map(self.game.write_action, self.codes.values())
            who = "chance" if seat == CHANCE else f"seat {seat + 1}"
            lines += ["", f"{who} may: {', '.join(words)}"]
        return "\n".join(lines)

    def rewards(self) -> list[float]:
        """Give each seat what it won: 1, or its share where several won; 0 before the end."""
        outcome = self.game.outcome(self.state)
        seats = self.game.seats
        if outcome is None or not outcome.winners:
            return [0.0] * seats
        share = 1.0 if self.game.team else 1.0 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in range(seats)]

    # Playing

    def play(self, place: int) -> None:
        """Play the legal action at a place of the mask; ``ValueError`` if it is none."""
        if place not in self.codes:
            message = f"expected the place of a legal action, got {place}"
            raise ValueError(message)
        self.apply(self.codes[place])

    def apply(self, code: int) -> None:
        """Play a legal action by its code, and what chance owes then."""
        self._codes = {}
        self.state.apply(code)
        self.played += 1
        self._settle()

    def _settle(self) -> None:
        self._codes = {}
        while not self.explicit and self.actor == CHANCE and not self.is_given_up:
            self.state.apply(self._streams.draw(self.state))
            self.played += 1
