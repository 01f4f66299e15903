"""A little of everything that is compiled, always the same: what a build by counts counts.

``python -m caserne.lab.workout`` plays random games of every game and variant, whole and stepped,
has the bots think, and writes, reads and shows positions. What is done often here is what the C
compiler makes fast; so the proportions are those of the benchmark, and the rest only says that it
is not dead.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from caserne.bots import catalogue
from caserne.core.state import CHANCE
from caserne.envs.catalogue import encoder_of
from caserne.envs.stepping import Stepper
from caserne.games import GAMES, find
from caserne.lab.measures import copies, plans, stepped_games, whole_games
from caserne.lab.tasks import TOGETHER, variants
from caserne.play.record import read_record, replay
from caserne.play.session import Session
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from caserne.core.game import Game

SEED: Final = 11
ACTIONS: Final = 150_000
"""So many random actions of each variant, whole and in a batch; a tenth of it stepped, copied."""
PLANS: Final = 150
"""So many turns that a steady bot plans in each variant: what is counted seldom is made small."""
THOUGHTS: Final = 120
"""So many decisions of a steady bot in each variant."""
SEARCHES: Final = 20
"""Every so many of them those that search decide too."""
SHOWN: Final = 25
"""Every so many decisions of a game the position is written, read and shown."""


def work_out() -> None:
    """Do it all once."""
    for kind in GAMES:
        for options in variants(kind.name).values():
            game = kind.from_text(options)
            play(game)
            observe(game)
            think(game)
            show(game)


def play(game: Game) -> None:
    """Play random games, copy a position, and plan turns."""
    for work, most in (
        (whole_games(game), ACTIONS),
        (stepped_games(game), ACTIONS // 10),
        (copies(game), ACTIONS // 10),
        (plans(game), PLANS),
    ):
        done = 0
        while done < most:
            done += next(work)


def observe(game: Game) -> None:
    """Play random games many at once, each step seen and masked."""
    many = Stepper(game, encoder_of(game), TOGETHER, SEED, restart=True, explicit=False)
    while many.done < ACTIONS:
        many.step(many.sample())


def think(game: Game) -> None:
    """Have a steady bot decide for everybody, and now and then ask those that search too."""
    session, bot = Session(game, SEED), catalogue.make("steady", game, SEED)
    session.settle()
    for number in range(THOUGHTS):
        if session.actor < 0:
            break
        view, legal = game.view(session.state, session.actor), session.state.legal()
        if number % SEARCHES == SEARCHES - 1:
            for name in ("sharp", "master"):
                catalogue.make(name, game, SEED).choose(view, legal)
        session.act(session.actor, bot.choose(view, legal))


def show(game: Game) -> None:
    """Play a random game with somebody listening, and write, read and show it."""
    session, dice = Session(game, SEED), Dice(SEED)
    session.settle()
    for number in range(game.horizon):
        if session.actor < 0:
            break
        legal = session.state.legal()
        session.act(session.actor, legal[dice.below(len(legal))])
        if number % SHOWN == 0:
            look(game, session)
    for _ in replay(read_record(session.record.write(), find)):
        pass


def look(game: Game, session: Session) -> None:
    """Write, read and show a position and what can be done in it."""
    state = session.state
    game.read_position(game.write_position(state))
    if session.actor != CHANCE:
        for action in islice(state.legal(), SHOWN):
            game.read_action(game.write_action(action))
            game.offer(state, action)
    for seat in (None, *range(game.seats)):
        game.show(game.view(state, seat))


if __name__ == "__main__":
    work_out()
