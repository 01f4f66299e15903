"""Whole games played by seeded players with a taste for the rare, kept step by step."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from caserne.core.state import CHANCE, NOBODY
from caserne.play.record import Entry, Record
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from caserne.core.event import Event
    from caserne.core.game import Game, Outcome
    from caserne.core.state import State

    Player = Callable[[State, list[int]], int]
    """Chooses one of the legal actions of a seat."""


class Kit(NamedTuple):
    """What the laws must be told about a game, since the contract does not say it."""

    universe: Callable[[Game], list[int]]
    """Every code that is an action on this game's board, legal or not."""
    rules: frozenset[str]
    """The ids of the game's rulebook."""
    check_tokens: Callable[[Trail], None]
    """Count every marker, tile, man and card at every step of a trail: none is lost or made."""
    result: Callable[[Game, str], Outcome]
    """Work out the outcome from the text of a final position alone."""
    insider: Callable[[Game, int], Player]
    """A player that knows enough of the game to get where chance players never get."""
    openings: Mapping[str, str] = MappingProxyType({})
    """Positions to play from, by what is in them: there happens what is rare from the start."""
    oblivious: frozenset[str] = frozenset()
    """Events after which a view has forgotten what everybody saw: cards shuffled into the deck."""


class Step(NamedTuple):
    """One action of a trail, what happened, and the positions before and then, as text too."""

    before: State
    text: str
    legal: list[int]
    actor: int
    action: int
    events: list[Event]
    then: str


class Trail(NamedTuple):
    """A game played to its end, or given up at its horizon."""

    game: Game
    kit: Kit
    seed: int
    steps: list[Step]
    final: State

    def entries(self) -> list[Entry]:
        """List who did what."""
        return [Entry(step.actor, step.action) for step in self.steps]

    def record(self, length: int | None = None) -> Record:
        """Make the record of the game, or of its first steps."""
        return Record(self.game, self.entries()[:length])

    def began(self) -> bool:
        """Tell whether it is a game from its start, not from a written position."""
        return "start" not in vars(type(self.game))

    def opening(self, length: int) -> Trail:
        """Give the same game stopped after its first steps."""
        if length >= len(self.steps):
            return self
        return self._replace(steps=self.steps[:length], final=self.steps[length].before)

    def sample(self, count: int) -> list[int]:
        """Pick the numbers of some steps, evenly from the first to the last."""
        return sorted({i * len(self.steps) // count for i in range(count) if self.steps})


def fields(game: Game, state: State) -> str:
    """Write a position without its game's name and options."""
    return " ".join(game.write_fields(state))


def reread(game: Game, text: str) -> State:
    """Make a position from nothing but its fields."""
    pairs = [field.partition("=") for field in text.split()]
    return game.read_fields([(name, value) for name, _, value in pairs])


def opened(kind: type[Game], line: str) -> Game:
    """Make the game that begins where a written position stands."""

    def start(game: Game) -> State:
        return reread(game, line.partition(" | ")[2])

    own = {"start": start, "__module__": kind.__module__}
    begun: type[Game] = type(kind.__name__, (kind,), own)
    return begun.read_position(line)[0]


def play(game: Game, kit: Kit, seed: int, player: Player) -> Trail:
    """Play a game with the dice of a seed."""
    state = game.start()
    streams = Streams(seed, len(game.chances))
    steps: list[Step] = []
    while state.actor() != NOBODY and len(steps) < game.horizon:
        before, text = state.copy(), fields(game, state)
        legal, actor = state.legal(), int(state.actor())
        action = int(streams.draw(state)) if actor == CHANCE else player(state, legal)
        events: list[Event] = []
        state.events = events
        state.apply(action)
        steps.append(Step(before, text, legal, actor, action, events, fields(game, state)))
    state.events = None
    return Trail(game, kit, seed, steps, state)


# Players


def by_verb(game: Game, seed: int) -> Player:
    """Pick a verb first, each as likely as the others, then one of its actions."""
    dice = Dice(seed)

    def choose(_: State, legal: list[int]) -> int:
        verbs = _by_verb(game, legal)
        actions = list(verbs.values())[dice.below(len(verbs))]
        return actions[dice.below(len(actions))]

    return choose


def curious(game: Game, seed: int) -> Player:
    """Pick a verb that was played least so far, then one of its actions."""
    dice = Dice(seed)
    played: dict[str, int] = {}

    def choose(_: State, legal: list[int]) -> int:
        verbs = _by_verb(game, legal)
        least = min(played.get(verb, 0) for verb in verbs)
        rare = [verb for verb in verbs if played.get(verb, 0) == least]
        verb = rare[dice.below(len(rare))]
        played[verb] = least + 1
        return verbs[verb][dice.below(len(verbs[verb]))]

    return choose


def _by_verb(game: Game, legal: list[int]) -> dict[str, list[int]]:
    verbs: dict[str, list[int]] = {}
    for action in legal:
        words = [word for word in game.write_action(action).split() if word.isalpha()]
        verbs.setdefault(" ".join(words), []).append(action)
    return verbs
