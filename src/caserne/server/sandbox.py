"""A sandbox: a table of somebody's own, at which they try out what they might do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots import catalogue
from caserne.play.streams import Dice
from caserne.server import wire
from caserne.server.tokens import new_seed

if TYPE_CHECKING:
    from caserne.core.game import Game
    from caserne.core.state import State
    from caserne.store.rows import StoredSeat


def sandbox(
    game: Game, state: State, seats: list[StoredSeat], seat: int, *, hints: bool
) -> wire.TableWanted:
    """Ask for a table at a position as a seat may take it to be.

    What the seat cannot know is guessed. Bots play on; in a team whoever asked plays for the other
    people too, and rivals are bots.
    """
    world = game.determinize(game.view(state, seat), Dice(new_seed()).below)
    name = seats[seat].name
    wanted = [
        wire.SeatWanted(bot=one.bot)
        if one.bot
        else wire.SeatWanted(name=one.name or name)
        if game.team or one.seat == seat
        else wire.SeatWanted(bot=catalogue.usual(game.name))
        for one in seats
    ]
    return wire.TableWanted(
        game=game.name,
        seats=list(wanted),
        listed=False,
        hints=hints,
        position=game.write_position(world),
    )
