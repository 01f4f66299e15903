"""One mind as Gymnasium knows it: it plays all seats of a team, or one seat against bots."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from caserne.bots import catalogue
from caserne.envs.catalogue import encoder_of, game_of
from caserne.envs.drawing import draw, rgb
from caserne.envs.table import Table

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from caserne.bots.bot import Bot
    from caserne.core.game import Game

    Seen = dict[str, NDArray[Any]]

MODES: Final = ["human", "ansi", "rgb_array", "svg"]
METADATA: Final[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}
MOST_SEED: Final = 2**31
IDS: Final = {
    "caserne/FlashPoint-v0": {"game": "flashpoint", "options": ""},
    "caserne/Feurio-v0": {"game": "feurio", "options": "players=1"},
    "caserne/OnFire-v0": {"game": "onfire", "options": "", "opponents": "random"},
}
"""The names under which ``gymnasium.make`` knows the games, and what each begins with."""


class SingleEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game for one mind.

    The seat that decides is ``info["seat"]``. An action that is not legal changes nothing, and
    ``info["refused"]`` says so. The reward is 1 when the game is won, else 0.
    """

    metadata = METADATA

    def __init__(  # noqa: PLR0913 - each has its own name
        self,
        game: Game | str = "flashpoint",
        options: str = "",
        *,
        opponents: str = "",
        chance: bool = False,
        text: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Take a game and its options; rivals need ``opponents``, the bot of the other seats."""
        self.game = game_of(game, options)
        if not self.game.team and not opponents:
            message = (
                f"expected a game that one mind plays ({self.game.name} with these options has "
                "rivals: name opponents, or use caserne.envs.aec)"
            )
            raise ValueError(message)
        self.render_mode = check_mode(render_mode)
        self._opponents, self._text = opponents, text
        self.table = Table(self.game, encoder_of(self.game), explicit=chance)
        self._bots: list[Bot] = []
        self._refused = 0
        self.observation_space = space_of(self.table)
        self.action_space = spaces.Discrete(self.table.width)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a game with the dice of a seed, or with others each time."""
        super().reset(seed=seed, options=options)
        dice = int(self.np_random.integers(MOST_SEED)) if seed is None else seed
        self._refused = 0
        if self._opponents:
            seats = range(self.game.seats)
            self._bots = [
                catalogue.make(self._opponents, self.game, dice + seat + 1) for seat in seats
            ]
        self.table.begin(dice)
        self._let_others_play()
        return self._seen(), self._told()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play the action at a place of the mask."""
        refused = int(action) not in self.table.codes
        if refused:
            self._refused += 1
        else:
            self.table.play(int(action))
            self._let_others_play()
        told = self._told()
        if refused:
            told["refused"] = f"place {int(action)} of the mask is not legal now"
        ended = self.table.actor < 0 and not self.table.explicit and not self.table.is_given_up
        ended = ended or self.table.game.outcome(self.table.state) is not None
        given_up = self.table.is_given_up or self._refused >= self.game.horizon
        return self._seen(), self.table.rewards()[0], ended, given_up and not ended, told

    def render(self) -> Any:  # noqa: ANN401 - as many kinds as there are modes
        """Show the position as the mode says."""
        return render(self.table, self._seat, self.render_mode)

    @property
    def _seat(self) -> int:
        return 0 if self._opponents else max(self.table.actor, -1)

    def _let_others_play(self) -> None:
        table = self.table
        while self._opponents and table.actor > 0 and not table.is_given_up:
            view = self.game.view(table.state, table.actor)
            table.apply(self._bots[table.actor].choose(view, table.state.legal()))

    def _seen(self) -> Seen:
        seat = self._seat
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.table.mask(self.table.actor),
        }

    def _told(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "action_mask": self.table.mask(self.table.actor),
            "seat": self.table.actor,
        }
        if self._text:
            told["text"] = self.table.text(self._seat)
        if self.table.explicit:
            told["weights"] = weights(self.table)
        return told


def check_mode(mode: str | None) -> str | None:
    """Refuse a way of rendering that there is not."""
    if mode is not None and mode not in MODES:
        message = f"expected a render mode of {', '.join(MODES)}, got {mode!r}"
        raise ValueError(message)
    return mode


def space_of(table: Table) -> spaces.Dict:
    """Make the space of observations: a row of bytes, and the mask."""
    features = (int(table.encoder.features),)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, features, np.uint8),
            "action_mask": spaces.Box(0, 1, (table.width,), np.int8),
        }
    )


def weights(table: Table) -> dict[int, int]:
    """Give how likely each outcome of chance is, by its place; nothing where somebody decides."""
    if table.actor != -1:
        return {}
    return {place: int(table.state.weight(code)) for place, code in table.codes.items()}


def render(table: Table, seat: int, mode: str | None) -> Any:  # noqa: ANN401 - see its caller
    """Show what a seat may know: printed, as text, as an image or as SVG."""
    view = table.game.view(table.state, None if seat < 0 else seat)
    match mode:
        case "human":
            print(table.game.draw(view.state))  # noqa: T201 - that is what the mode asks for
        case "ansi":
            return table.game.draw(view.state)
        case "rgb_array":
            return rgb(draw(table.game, view.state))
        case "svg":
            return draw(table.game, view.state).svg()
    return None


def single(game: Game | str = "flashpoint", options: str = "", **more: Any) -> SingleEnv:  # noqa: ANN401 - those of SingleEnv
    """Make the environment of one mind, as ``single("flashpoint", "firefighters=3")``."""
    return SingleEnv(game, options, **more)


def register() -> None:
    """Tell Gymnasium the names of the games."""
    for name, arguments in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, "caserne.envs.gym:SingleEnv", kwargs=dict(arguments))


register()
