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


class Lane:
    """One of the games: its position and its dice, what is legal, and where that is in the mask."""

    def __init__(self, state: State, streams: Streams) -> None:
        """Begin with a position of which nothing is known yet."""
        self.state = state
        self.streams = streams
        self.legal = Actions()
        self.chosen = Actions()
        self.actor: i64 = NOBODY
        self.played: i64 = 0
        """The actions of the game so far, those of chance included."""
        self.number: i64 = 0
        """How many games were played here before."""

    def code(self, place: i64) -> i64:
        """Find the action at a place of the mask; -1 if none is legal there."""
        places = self.chosen.codes
        for i in range(self.chosen.count):
            if i64(places[i]) == place:
                return self.legal.at(i)
        return -1


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
        self.team: bool = game.team
        self.first = game.start()
        """What every game begins with: chance comes later, and a copy is quickly made."""
        self.lanes = vec[Lane]()
        self.codes = vec[i64]([0] * count)
        self.actors = vec[i64]([0] * count)
        self.ends: vec[u8] = zeros(count)
        self.rewards = vec[float]([0.0] * (count * encoder.seats))
        self.masks: vec[u8] = zeros(count * self.width)
        self.weights = vec[i32]([0] * (count * encoder.outcomes if explicit else i64(0)))
        self.rows: vec[u8] = zeros(count * encoder.features)
        self.done: i64 = 0
        """All actions that were played, those of chance included."""
        self.dice = Dice(seed, CHOOSERS)
        encoder.keep_rows(count)
        rows = self._fresh_rows()
        for place in range(count):
            lane = Lane(self.first.copy(), Streams(seed + place, self.kinds))
            self.lanes = append(self.lanes, lane)
            encoder.begin(lane.state, place)
            self._settle(place, lane)
            rows = self._show(place, lane, rows)
        self.rows = rows

    # Moving on

    def step(self, places: vec[i64]) -> None:
        """Play an action in every game, and what chance owes then; refuse all if one is illegal.

        What is given for a game that is over is not looked at.
        """
        if len(places) != self.count:
            message = f"expected {self.count} actions, got {len(places)}"
            raise ValueError(message)
        lanes, codes, ends = self.lanes, self.codes, self.ends
        for game in range(self.count):
            lane = lanes[game]
            if lane.actor != NOBODY:
                codes[game] = self.checked(game, lane.code(places[game]), places[game])
        rows = self._fresh_rows()
        for game in range(self.count):  # all that is done with a game at once: it is at hand
            lane = lanes[game]
            if ends[game] != GOES_ON:
                self._forget(game)
            if lane.actor != NOBODY:
                lane.state.apply(codes[game])
                lane.played += 1
                self.done += 1
                self._settle(game, lane)
            rows = self._show(game, lane, rows)
        self.rows = rows

    def code(self, game: i64, place: i64) -> i64:
        """Find the action at a place of a game's mask; ``ValueError`` if it is not legal now."""
        return self.checked(game, self.lanes[game].code(place), place)

    def checked(self, game: i64, code: i64, place: i64) -> i64:
        """Give a code; ``ValueError`` if there was none."""
        if code < 0:
            message = f"game {game}: expected the place of a legal action, got {place}"
            raise ValueError(message)
        return code

    def sample(self) -> vec[i64]:
        """Choose a legal action for every game, each as likely as the others."""
        places, lanes, dice = vec[i64](capacity=self.count), self.lanes, self.dice
        for game in range(self.count):
            chosen = lanes[game].chosen
            place: i64 = chosen.at(dice.below(chosen.count)) if chosen.count > 0 else i64(0)
            places = append(places, place)
        return places

    def listed(self) -> vec[i64]:
        """List the places of all that is legal, game after game."""
        places = vec[i64](capacity=self.count * MANY)
        for game in range(self.count):
            chosen = self.lanes[game].chosen
            for i in range(chosen.count):
                places = append(places, chosen.at(i))
        return places

    def counts(self) -> vec[i64]:
        """Count what is legal in every game."""
        found = vec[i64]([0] * self.count)
        for game in range(self.count):
            found[game] = self.lanes[game].chosen.count
        return found

    def _settle(self, game: i64, lane: Lane) -> None:
        """Let chance act, unless it is asked for, and see whether the game is over."""
        state = lane.state
        actor = state.actor()
        if not self.explicit and actor == CHANCE:
            streams = lane.streams
            while actor == CHANCE and lane.played < self.horizon:
                state.apply(streams.draw(state))
                lane.played += 1
                self.done += 1
                actor = state.actor()
        if actor == NOBODY or lane.played >= self.horizon:
            self._finish(game, lane, actor)
        else:
            lane.actor = actor
            self.actors[game] = actor

    def _finish(self, game: i64, lane: Lane, actor: i64) -> None:
        """Hand out what was won, and begin another game if that is wished."""
        lane.actor = NOBODY
        self.actors[game] = NOBODY
        self.ends[game] = ENDED if actor == NOBODY else GIVEN_UP
        winners = self.encoder.winners(lane.state) if actor == NOBODY else []
        for winner in winners:
            share = 1.0 if self.team else 1.0 / len(winners)
            self.rewards[game * self.encoder.seats + winner] = share
        if self.restart:
            lane.number += 1
            lane.played = 0
            lane.state = self.first.copy()
            lane.streams = Streams(self.seed + game + lane.number * self.count, self.kinds)
            self.encoder.begin(lane.state, game)
            self._settle(game, lane)

    def _forget(self, game: i64) -> None:
        """Take back what the end of a game in the last step brought."""
        self.ends[game] = GOES_ON
        first = game * self.encoder.seats
        for slot in range(first, first + self.encoder.seats):
            self.rewards[slot] = 0.0

    # Looking

    def _fresh_rows(self) -> vec[u8]:
        """Give what rows are written to: those there are, or new memory to put them in."""
        if self.encoder.in_place:
            return self.rows
        return vec[u8](capacity=self.count * self.encoder.features)

    def _show(self, game: i64, lane: Lane, rows: vec[u8]) -> vec[u8]:
        """Make the mask and the row of a game as it stands."""
        self._list(game, lane)
        encoder = self.encoder
        if encoder.in_place:
            encoder.refresh(lane.state, lane.actor, rows, game)
            return rows
        seat = lane.actor if lane.actor >= 0 else i64(-1)
        return encoder.write(encoder.seen(lane.state, seat), seat, rows)

    def _list(self, game: i64, lane: Lane) -> None:
        """List what is legal, and mark it in the mask instead of what was."""
        masks, first = self.masks, game * self.width
        legal, chosen = lane.legal, lane.chosen
        places = chosen.codes
        for i in range(chosen.count):
            masks[first + i64(places[i])] = 0
        legal.clear()
        chosen.clear()
        if lane.actor >= 0:
            lane.state.choices(legal)
            self.encoder.places(lane.state, legal, chosen)
        elif lane.actor == CHANCE:
            self._list_outcomes(game, lane)
        places = chosen.codes
        for i in range(chosen.count):
            masks[first + i64(places[i])] = 1

    def _list_outcomes(self, game: i64, lane: Lane) -> None:
        """List what chance may bring, after the places of all actions, and its weights."""
        state, legal, chosen = lane.state, lane.legal, lane.chosen
        state.legal_into(legal)
        least, first = state.chance_first(), game * self.encoder.outcomes
        for slot in range(first, first + self.encoder.outcomes):
            self.weights[slot] = 0
        for i in range(legal.count):
            outcome = legal.at(i) - least
            chosen.add(self.encoder.actions + outcome)
            self.weights[first + outcome] = i32(state.weight(legal.at(i)))
