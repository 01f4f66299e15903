"""Many games of one kind moved on at once, their rows and masks kept for whoever looks.

The k-th game at place i has the seed ``seed + i + k * count``, and its dice are those of any other
game of that seed. Nothing here knows NumPy: rows are ``vec``, whose memory arrays can share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from caserne.core.state import CHANCE, NOBODY, Actions, State, zeros
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from caserne.core.game import Game
    from caserne.envs.encoder import Encoder

GOES_ON: Final = 0
ENDED: Final = 1
GIVEN_UP: Final = 2
MANY: Final = 64
"""About so many actions are legal in a position."""
CHOOSERS: Final = 0x0CA5E
"""The stream of the numbers that ``sample`` chooses by; dice never share them."""


class Stepper:
    """So many games; each is moved on by the place of an action in the mask."""

    def __init__(  # noqa: PLR0913 - two of them are switches
        self,
        game: Game,
        encoder: Encoder,
        count: i64,
        seed: i64,
        *,
        restart: bool,
        explicit: bool,
    ) -> None:
        """Start all games; ``restart``: another begins where one ended; ``explicit``: no dice."""
        self.game = game
        self.encoder = encoder
        self.count = count
        self.seed = seed
        self.restart = restart
        self.explicit = explicit
        self.width: i64 = encoder.actions
        if explicit:
            self.width += encoder.outcomes
        self.horizon: i64 = game.horizon
        self.kinds: i64 = len(game.chances)
        self.states: list[State] = []
        self.streams: list[Streams] = []
        self.legal: list[Actions] = []
        self.chosen: list[Actions] = []
        self.numbers = vec[i64]([0] * count)
        self.played = vec[i64]([0] * count)
        self.actors = vec[i64]([0] * count)
        self.ends: vec[u8] = zeros(count)
        self.rewards = vec[float]([0.0] * (count * encoder.seats))
        self.masks: vec[u8] = zeros(count * self.width)
        self.weights = vec[i32]([0] * (count * encoder.outcomes if explicit else i64(0)))
        self.rows: vec[u8] = vec[u8]()
        self.done: i64 = 0
        """All actions that were played, those of chance included."""
        self.dice = Dice(seed, CHOOSERS)
        for place in range(count):
            self.states.append(game.start())
            self.streams.append(Streams(seed + place, self.kinds))
            self.legal.append(Actions())
            self.chosen.append(Actions())
            self._settle(place)
        self.look()

    # Moving on

    def step(self, places: vec[i64]) -> None:
        """Play an action in every game, and what chance owes then; refuse all if one is illegal.

        What is given for a game that is over is not looked at.
        """
        if len(places) != self.count:
            message = f"expected {self.count} actions, got {len(places)}"
            raise ValueError(message)
        codes = vec[i64]([0] * self.count)
        for place in range(self.count):
            if self.actors[place] != NOBODY:
                codes[place] = self.code(place, places[place])
        rewards, ends = self.rewards, self.ends
        for slot in range(i64(len(rewards))):
            rewards[slot] = 0.0
        for place in range(self.count):
            if self.actors[place] != NOBODY:
                ends[place] = GOES_ON
                self.states[place].apply(codes[place])
                self.played[place] += 1
                self.done += 1
                self._settle(place)
        self.look()

    def code(self, game: i64, place: i64) -> i64:
        """Find the action at a place of a game's mask; ``ValueError`` if it is not legal now."""
        chosen = self.chosen[game]
        for i in range(chosen.count):
            if chosen.at(i) == place:
                return self.legal[game].at(i)
        message = f"game {game}: expected the place of a legal action, got {place}"
        raise ValueError(message)

    def sample(self) -> vec[i64]:
        """Choose a legal action for every game, each as likely as the others."""
        places = vec[i64]([0] * self.count)
        for game in range(self.count):
            chosen = self.chosen[game]
            if chosen.count > 0:
                places[game] = chosen.at(self.dice.below(chosen.count))
        return places

    def listed(self) -> vec[i64]:
        """List the places of all that is legal, game after game."""
        places = vec[i64](capacity=self.count * MANY)
        for game in range(self.count):
            chosen = self.chosen[game]
            for i in range(chosen.count):
                places = append(places, chosen.at(i))
        return places

    def counts(self) -> vec[i64]:
        """Count what is legal in every game."""
        found = vec[i64]([0] * self.count)
        for game in range(self.count):
            found[game] = self.chosen[game].count
        return found

    def _settle(self, game: i64) -> None:
        """Let chance act, unless it is asked for, and see whether the game is over."""
        state = self.states[game]
        actor = state.actor()
        if not self.explicit and actor == CHANCE:
            streams = self.streams[game]
            while actor == CHANCE and self.played[game] < self.horizon:
                state.apply(streams.draw(state))
                self.played[game] += 1
                self.done += 1
                actor = state.actor()
        if actor == NOBODY or self.played[game] >= self.horizon:
            self._finish(game, actor)
        else:
            self.actors[game] = actor

    def _finish(self, game: i64, actor: i64) -> None:
        """Hand out what was won, and begin another game if that is wished."""
        self.actors[game] = NOBODY
        self.ends[game] = ENDED if actor == NOBODY else GIVEN_UP
        outcome = self.game.outcome(self.states[game]) if actor == NOBODY else None
        if outcome is not None and outcome.winners:
            share = 1.0 if self.game.team else 1.0 / len(outcome.winners)
            for winner in outcome.winners:
                self.rewards[game * self.encoder.seats + winner] = share
        if self.restart:
            self.begin(game, self.numbers[game] + 1)

    def begin(self, game: i64, turn: i64) -> None:
        """Start a game at a place anew, so many games after the first there."""
        self.numbers[game] = turn
        self.played[game] = 0
        self.states[game] = self.game.start()
        self.streams[game] = Streams(self.seed + game + turn * self.count, self.kinds)
        self._settle(game)

    # Looking

    def look(self) -> None:
        """Make the rows and masks of all games as they stand."""
        encoder = self.encoder
        rows = vec[u8](capacity=self.count * encoder.features)
        for game in range(self.count):
            self._list(game)
            state, actor = self.states[game], self.actors[game]
            seat = actor if actor >= 0 else i64(-1)
            rows = encoder.write(encoder.seen(state, seat), seat, rows)
        self.rows = rows

    def _list(self, game: i64) -> None:
        """List what is legal, and mark it in the mask instead of what was."""
        masks, first = self.masks, game * self.width
        legal, chosen = self.legal[game], self.chosen[game]
        for i in range(chosen.count):
            masks[first + chosen.at(i)] = 0
        state, actor = self.states[game], self.actors[game]
        if actor >= 0:
            legal.clear()
            state.choices(legal)
            self.encoder.places(state, legal, chosen)
        elif actor == CHANCE:
            self._list_outcomes(game, state)
        else:
            legal.clear()
            chosen.clear()
        for i in range(chosen.count):
            masks[first + chosen.at(i)] = 1

    def _list_outcomes(self, game: i64, state: State) -> None:
        """List what chance may bring, after the places of all actions, and its weights."""
        legal, chosen = self.legal[game], self.chosen[game]
        state.legal_into(legal)
        chosen.clear()
        least, first = state.chance_first(), game * self.encoder.outcomes
        for slot in range(first, first + self.encoder.outcomes):
            self.weights[slot] = 0
        for i in range(legal.count):
            outcome = legal.at(i) - least
            chosen.add(self.encoder.actions + outcome)
            self.weights[first + outcome] = i32(state.weight(legal.at(i)))
