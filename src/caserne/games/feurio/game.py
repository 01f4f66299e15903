"""Feurio! as a game of the catalogue."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, cast

import msgspec

from caserne.core.errors import UnreadableError
from caserne.core.game import Game, Outcome, View
from caserne.core.state import CHANCE, NOBODY
from caserne.games.feurio import box, notation, position, setup
from caserne.games.feurio.ending import colours_done, winners
from caserne.games.feurio.events import FirebreakLaid, Happening, TileDrawn
from caserne.games.feurio.firebreaks import guess, hide, is_draw_secret
from caserne.games.feurio.picture import draw_position
from caserne.games.feurio.showing import ForesterOffer, Scenery, Shown, scenery, show
from caserne.games.feurio.spreading import LAY
from caserne.games.feurio.wildfire import CHANCES, Wildfire
from caserne.games.feurio.zones import is_counted, score_of, zones_of

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.core.game import Draw
    from caserne.core.state import State


class FeurioOptions(msgspec.Struct, frozen=True):
    """What is chosen before a game of Feurio! begins; one player plays alone for the goal."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    cooperative: bool = False
    firebreaks: bool = False
    hot: bool = False


class Feurio(Game):
    """Rivals or a team of two to four, or one player alone."""

    name: ClassVar[str] = "feurio"
    Options: ClassVar[type[msgspec.Struct]] = FeurioOptions
    Action: ClassVar[object] = notation.Act
    Happening: ClassVar[object] = Happening
    horizon: ClassVar[int] = 1_000
    seat_range: ClassVar[tuple[int, int]] = (1, 4)
    seats_by: ClassVar[str] = "players"
    chances: ClassVar[tuple[str, ...]] = CHANCES

    def __init__(self, options: FeurioOptions | None = None) -> None:
        """Take options, the default ones if none are given."""
        self._options = options or FeurioOptions()
        check_options(self._options)
        self._first = self.empty()
        setup.set_up(self._first)

    @property
    def options(self) -> FeurioOptions:
        """The options this game is played with."""
        return self._options

    @property
    def seats(self) -> int:
        """One seat for each player."""
        return self._options.players

    @property
    def team(self) -> bool:
        """Alone and in the cooperative game all win or lose together [fe.solo] [fe.coop]."""
        return is_for_goal(self._options)

    @property
    def secretive(self) -> bool:
        """What lies under a firebreak is known to whoever laid it alone [fe.firebreak]."""
        return self._options.firebreaks

    @classmethod
    def from_options(cls, options: msgspec.Struct) -> Feurio:
        """Make the game that has these options."""
        return cls(cast("FeurioOptions", options))

    def empty(self) -> Wildfire:
        """Make a position with no tile on the table and nobody's hand filled."""
        options = self._options
        return Wildfire(
            options.players,
            goal=is_for_goal(options),
            firebreaks=options.firebreaks,
            hot=options.hot,
        )

    def start(self) -> Wildfire:
        """Make the first position: the tiles of the start are still to be drawn."""
        return self._first.copy()

    def outcome(self, state: State) -> Outcome | None:
        """Tell who won by points, or whether the goal was reached [fe.score] [fe.solo]."""
        fire = as_wildfire(state)
        if fire.actor() != NOBODY:
            return None
        won = tuple(winners(fire))
        scores = [score_of(fire, seat) for seat in range(self.seats)]
        figures = figures_of(fire)
        if not fire.goal:
            figures["best"] = max(int(best) for _, best in scores)
            return Outcome(won, "points", tuple(int(points) for points, _ in scores), figures)
        figures["done"] = int(colours_done(fire))
        reason = "reached" if won else "missed"
        return Outcome(won, reason, (int(bool(won)),) * self.seats, figures)

    # The notation

    def write_action(self, action: int) -> str:
        """Write an action in a few words."""
        return notation.write_action(action)

    def read_action(self, text: str) -> int:
        """Read what ``write_action`` wrote."""
        return notation.read_action(text)

    def unpack(self, action: int) -> notation.Act:
        """Turn an action's code into a structure."""
        return notation.unpack(action)

    def pack(self, action: msgspec.Struct) -> int:
        """Turn a structure back into its code."""
        return notation.pack(cast("notation.Act", action))

    def write_fields(self, state: State) -> list[str]:
        """Write a position's fields."""
        return position.write_fields(as_wildfire(state))

    def read_fields(self, fields: list[tuple[str, str]]) -> Wildfire:
        """Read a position from its fields."""
        state = self.empty()
        position.read_fields(state, fields)
        return state

    def read_seen(self, fields: list[tuple[str, str]]) -> Wildfire:
        """Read what is left of a position in a view: hidden tiles are those of somebody else."""
        state = self.empty()
        position.read_seen(state, fields)
        return state

    def draw(self, state: State) -> str:
        """Draw a position as lines of text."""
        return draw_position(as_wildfire(state))

    def cost(self, state: State, action: int) -> str:
        """Say nothing: there are no points to pay with."""
        del state, action
        return ""

    def due(self, state: State) -> str:
        """Name what is owed next."""
        return as_wildfire(state).due.name

    # What is shown

    def scenery(self) -> Scenery:
        """Describe the box, and what was chosen."""
        return scenery(self._first)

    def show(self, view: View) -> Shown:
        """Describe every tile and man, as far as a view knows them."""
        return show(as_wildfire(view.state))

    def offer(self, state: State, action: int) -> ForesterOffer:
        """Describe a legal action by its words, and the heat where a tile may be laid."""
        act, fire = self.unpack(action), as_wildfire(state)
        return ForesterOffer(
            action=self.write_action(action),
            verb=act.verb,
            space=act.space,
            colour=act.colour,
            count=act.count,
            heat=int(fire.hottest) if fire.due is LAY else 0,
        )

    def reveals(self, state: State, action: int) -> bool:
        """Tell that laying a tile face up shows what its player alone knew [fe.firebreak]."""
        return is_draw_secret(as_wildfire(state)) and self.unpack(action).verb == "lay"

    # What may be known

    def view(self, state: State, seat: int | None) -> View:
        """Hide firebreaks of others, and the tile another one drew, until the end."""
        seen = as_wildfire(state).copy()
        hide(seen, -1 if seat is None else seat)
        return View(seat, seen)

    def determinize(self, view: View, draw: Draw) -> Wildfire:
        """Put any of the unseen tiles under each firebreak and into the hand that hides one."""
        world = as_wildfire(view.state).copy()
        guess(world, draw)
        return world

    def privy(self, state: State, action: int) -> tuple[int, ...] | None:
        """Show the tile of a turn to its player alone where it may become a firebreak."""
        del action
        fire = as_wildfire(state)
        if fire.actor() == CHANCE and is_draw_secret(fire):
            return (int(fire.seat),)
        return None

    def visible_event(self, event: Event, seat: int | None) -> Event | None:
        """Tell the others that a tile was drawn or laid face down, but not which."""
        if isinstance(event, TileDrawn | FirebreakLaid) and self.secretive:
            known = seat is not None and event.player == seat + 1
            return event if known else msgspec.structs.replace(event, value=0)
        return super().visible_event(event, seat)


def is_for_goal(options: FeurioOptions) -> bool:
    """Tell whether a goal is to be reached, alone [fe.solo] or together [fe.coop]."""
    return options.cooperative or options.players == 1


def check_options(options: FeurioOptions) -> None:
    """Refuse options that do not go together: a goal knows no firebreaks and no points.

    [fe.solo] [fe.coop]
    """
    if options.cooperative and options.players == 1:
        raise UnreadableError("feurio option cooperative", "no with one player", "yes")
    for name in ("firebreaks", "hot"):
        if getattr(options, name) and is_for_goal(options):
            expected = "no where players do not compete"
            raise UnreadableError(f"feurio option {name}", expected, "yes")


def figures_of(fire: Wildfire) -> dict[str, int]:
    """Count what a game came to."""
    tiles = range(fire.count)
    return {
        "turn": int(fire.turn),
        "placed": sum(int(fire.crowd[tile]) for tile in tiles),
        "firebreaks": sum(int(fire.down[tile]) > 0 for tile in tiles),
        "zones": sum(
            len(zones_of(fire, colour))
            for colour in range(box.COLOUR_COUNT)
            if is_counted(fire, colour)
        ),
    }


def as_wildfire(state: State) -> Wildfire:
    """Take a position for one of this game; a mistake of the caller is a ``TypeError``."""
    if not isinstance(state, Wildfire):
        message = f"expected a Feurio! position, got {type(state).__name__}"
        raise TypeError(message)
    return state
