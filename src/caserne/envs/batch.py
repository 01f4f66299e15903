"""Many games stepped at once in compiled code, seen through NumPy arrays."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from caserne.envs.catalogue import encoder_of, game_of
from caserne.envs.stepping import Stepper

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from caserne.core.game import Game
    from caserne.core.state import State

Number = TypeVar("Number", bound=np.generic)


class Arrays(NamedTuple):
    """What there is to see of a batch, a game a row.

    ``actors`` is whose decision it is (-1: chance, -2: nobody, the game is over), ``ends`` 1 where
    the last step ended a game and 2 where it was given up, ``rewards`` what each seat won thereby.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    ends: NDArray[np.uint8]
    actors: NDArray[np.int64]


def shared(memory: object, kind: type[Number]) -> NDArray[Number]:
    """See the memory of a ``vec`` as an array, which cannot be written through it."""
    return np.frombuffer(cast("memoryview[int]", memory), kind)


class Batch:
    """``n`` games of a kind, played by whoever gives an action for each.

    Dice come from the seed: game i is the game of seed ``seed + i``, and the one that follows it
    that of ``seed + i + n``. With ``chance`` the caller rolls: where chance is the actor, its
    outcomes have the places after those of all actions, and ``weights`` are their odds. With
    ``restart`` a new game begins in the step that ends one.
    """

    def __init__(  # noqa: PLR0913 - each has its own name
        self,
        game: Game | str,
        n: int,
        options: str = "",
        *,
        seed: int = 1,
        chance: bool = False,
        restart: bool = True,
    ) -> None:
        """Start the games."""
        if n < 1:
            message = f"expected a game or more, got {n}"
            raise ValueError(message)
        self.game = game_of(game, options)
        self.encoder = encoder_of(self.game)
        self.n = n
        self._restart, self._chance = restart, chance
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start all games anew, with other dice."""
        self._stepper = Stepper(
            self.game,
            self.encoder,
            self.n,
            seed,
            restart=self._restart,
            explicit=self._chance,
        )
        seats, rows = int(self.encoder.seats), shared(self._stepper.rows, np.uint8)
        if not self.encoder.in_place:
            rows = rows.copy()
        self._arrays = Arrays(
            rows.reshape(self.n, -1),
            shared(self._stepper.masks, np.uint8).reshape(self.n, -1),
            shared(self._stepper.rewards, np.float64).reshape(self.n, seats),
            shared(self._stepper.ends, np.uint8),
            shared(self._stepper.actors, np.int64),
        )

    def arrays(self) -> Arrays:
        """Make arrays of the caller's own, for ``step`` to fill."""
        seen = self._arrays
        return Arrays(
            np.zeros_like(seen.observations),
            np.zeros_like(seen.masks),
            np.zeros_like(seen.rewards),
            np.zeros_like(seen.ends),
            np.zeros_like(seen.actors),
        )

    def step(self, actions: NDArray[np.int64] | Sequence[int], into: Arrays | None = None) -> None:
        """Play an action in every game: a place of its mask.

        What ``observations``, ``masks`` and the others show changes under the caller's eyes; with
        ``into`` it is also written to arrays of the caller's own. If one action is not legal,
        ``ValueError`` names the game, and none is played.
        """
        self._stepper.step(vec[i64](cast("Iterable[i64]", np.ascontiguousarray(actions, np.int64))))
        if not self.encoder.in_place:
            rows = shared(self._stepper.rows, np.uint8)
            np.copyto(self._arrays.observations, rows.reshape(self.n, -1))
        if into is not None:
            self.look(into)

    def look(self, into: Arrays) -> Arrays:
        """Write what there is to see to arrays of the caller's own."""
        seen = self._arrays
        np.copyto(into.observations, seen.observations)
        np.copyto(into.masks, seen.masks)
        np.copyto(into.rewards, seen.rewards)
        np.copyto(into.ends, seen.ends)
        np.copyto(into.actors, seen.actors)
        return into

    def sample(self) -> NDArray[np.int64]:
        """Choose a legal action for every game, each as likely as the others."""
        return shared(self._stepper.sample(), np.int64)

    # What there is to see

    @property
    def observations(self) -> NDArray[np.uint8]:
        """What the seat that decides may know, a row a game; ``names`` says what each number is."""
        return self._arrays.observations

    @property
    def masks(self) -> NDArray[np.uint8]:
        """What is legal, a row a game: 1 at the places of the actions that may be played."""
        return self._arrays.masks

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """List what is legal: the places of all games, one after the other, and how many each has.

        The same as ``masks``, and much shorter: few of all actions are legal at a time.
        """
        return shared(self._stepper.listed(), np.int64), shared(self._stepper.counts(), np.int64)

    @property
    def rewards(self) -> NDArray[np.float64]:
        """What each seat won in the last step: 1, or its share where several won; a row a game."""
        return self._arrays.rewards

    @property
    def ends(self) -> NDArray[np.uint8]:
        """Where the last step ended a game: 1; where it was given up at the horizon: 2."""
        return self._arrays.ends

    @property
    def actors(self) -> NDArray[np.int64]:
        """The seat that decides in each game; -1 chance, -2 nobody."""
        return self._arrays.actors

    @property
    def weights(self) -> NDArray[np.int32]:
        """How likely each outcome of chance is, a row a game, where the caller rolls."""
        return shared(self._stepper.weights, np.int32).reshape(self.n, -1)

    @property
    def names(self) -> list[str]:
        """What each number of an observation is."""
        return self.encoder.names()

    @property
    def done(self) -> int:
        """How many actions were played so far, those of chance included."""
        return int(self._stepper.done)

    def state(self, game: int) -> State:
        """Give a copy of a position, to look into."""
        return self._stepper.lanes[game].state.copy()

    def action(self, game: int, place: int) -> int:
        """Give the code of the legal action at a place of a game's mask."""
        return int(self._stepper.code(game, place))
