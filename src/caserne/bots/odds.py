"""The odds of what chance brings next, for every game, of what a seat may know."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots.feurio import danger as feurio
from caserne.bots.flashpoint import danger as flashpoint
from caserne.bots.onfire import danger as onfire
from caserne.core.errors import UnreadableError

if TYPE_CHECKING:
    from caserne.bots.feurio.danger import ForestDanger
    from caserne.bots.flashpoint.danger import FireDanger
    from caserne.bots.onfire.danger import TowerDanger
    from caserne.core.game import Game, View

    Danger = FireDanger | ForestDanger | TowerDanger


def odds(game: Game, view: View) -> Danger:
    """Work out the next fire phase, tile or event, exactly; ``UnreadableError`` if none is next."""
    match game.name:
        case "flashpoint":
            return flashpoint.danger(view)
        case "feurio":
            return feurio.danger(view)
        case "onfire":
            return onfire.danger(game, view)
    raise UnreadableError("odds", "a game whose chance is known", game.name)
