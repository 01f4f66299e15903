"""On Fire!!! as a game of the catalogue."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final, cast

import msgspec

from caserne.core.game import Draw, Game, Outcome, View
from caserne.core.journey import Journey, Row, rows
from caserne.core.state import NOBODY
from caserne.games.onfire import codes, notation, position, secrets, setup, tower
from caserne.games.onfire.acting import ACT
from caserne.games.onfire.box import open_building, open_decks
from caserne.games.onfire.ending import end_reason, winners
from caserne.games.onfire.evacuation import CHANCES, Evacuation
from caserne.games.onfire.events import CardDrawn, Happening, Redrawn
from caserne.games.onfire.hand import DRAWN, REDRAW, Card, draws_for
from caserne.games.onfire.picture import draw_position
from caserne.games.onfire.showing import CardOffer, Scenery, Shown, scenery, show
from caserne.games.onfire.stairs import WALK

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.core.state import State

SPECTATOR: Final = -1

EXTREME: Final = {
    "start_fires": tower.START_FIRES,
    "firefighters_leave": tower.FIREFIGHTERS_LEAVE,
    "fire_not_occupied": tower.FIRE_NOT_OCCUPIED,
    "back_into_fire": tower.BACK_INTO_FIRE,
}
"""The parts of the extreme mode, by the option that switches each on."""


class OnFireOptions(msgspec.Struct, frozen=True):
    """What is chosen before a game of On Fire!!! begins."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    start_fires: bool = False
    firefighters_leave: bool = False
    fire_not_occupied: bool = False
    back_into_fire: bool = False


class OnFire(Game):
    """Two to four players save their own employees; their hands are secret."""

    name: ClassVar[str] = "onfire"
    Options: ClassVar[type[msgspec.Struct]] = OnFireOptions
    Action: ClassVar[object] = notation.Act
    Happening: ClassVar[object] = Happening
    chances: ClassVar[tuple[str, ...]] = CHANCES
    horizon: ClassVar[int] = 5_000
    seat_range: ClassVar[tuple[int, int]] = (2, 4)
    seats_by: ClassVar[str] = "players"

    def __init__(self, options: OnFireOptions | None = None) -> None:
        """Take options, the default ones if none are given, and open the box."""
        self._options = options or OnFireOptions()
        self.building = open_building()
        self.decks = open_decks(self._options.players)
        self._first = self.empty()
        setup.set_up(self._first)

    @property
    def options(self) -> OnFireOptions:
        """The options this game is played with."""
        return self._options

    @property
    def seats(self) -> int:
        """One seat for each player."""
        return self._options.players

    @property
    def secretive(self) -> bool:
        """Hands are secret."""
        return True

    @classmethod
    def from_options(cls, options: msgspec.Struct) -> OnFire:
        """Make the game that has these options."""
        return cls(cast("OnFireOptions", options))

    def extreme(self) -> list[str]:
        """Name the parts of the extreme mode that are switched on."""
        return [name for name in EXTREME if getattr(self._options, name)]

    def empty(self) -> Evacuation:
        """Make a position with nothing set up and nothing owed."""
        extreme = sum(EXTREME[name] for name in self.extreme())
        return Evacuation(self.building, self.decks, self.seats, extreme)

    def start(self) -> Evacuation:
        """Make the first position: who begins and all hands are still owed."""
        return self._first.copy()

    def outcome(self, state: State) -> Outcome | None:
        """Tell how the game ended: a score is the number of employees saved [of.score]."""
        final = as_evacuation(state)
        if final.actor() != NOBODY:
            return None
        figures = {
            "turn": int(final.turn),
            "saved": sum(map(int, final.saved)),
            "ambulance": sum(map(int, final.hurt)),
            "fires": int(final.fires()),
        }
        scores = tuple(int(count) for count in final.saved)
        return Outcome(tuple(winners(final)), end_reason(final), scores, figures)

    # The notation

    def write_action(self, action: int) -> str:
        """Write an action in a word or two."""
        return notation.write_action(self.building, action)

    def read_action(self, text: str) -> int:
        """Read what ``write_action`` wrote."""
        return notation.read_action(self.building, text)

    def unpack(self, action: int) -> notation.Act:
        """Turn an action's code into a structure."""
        return notation.unpack(self.building, action)

    def pack(self, action: msgspec.Struct) -> int:
        """Turn a structure back into its code."""
        return notation.pack(self.building, cast("notation.Act", action))

    def write_fields(self, state: State) -> list[str]:
        """Write a position's fields."""
        return position.write_fields(as_evacuation(state))

    def read_fields(self, fields: list[tuple[str, str]]) -> Evacuation:
        """Read a position from its fields."""
        state = self.empty()
        position.read_fields(state, fields)
        return state

    def read_seen(self, fields: list[tuple[str, str]]) -> Evacuation:
        """Read what is left of a position in a view: the deck and others' cards are hidden."""
        state = self.empty()
        position.read_seen(state, fields)
        return state

    def draw(self, state: State) -> str:
        """Draw a position as lines of text."""
        return draw_position(as_evacuation(state))

    def cost(self, state: State, action: int) -> str:
        """Say how many actions of the turn a legal action takes."""
        if as_evacuation(state).due is not ACT:
            return ""
        count = int(ACT.verb(action).cost())
        return "1 action" if count == 1 else f"{count} actions"

    def due(self, state: State) -> str:
        """Name what is owed next."""
        return as_evacuation(state).due.name

    # What is shown

    def scenery(self) -> Scenery:
        """Describe the building and the decks."""
        return scenery(self.building, self.decks, self.seats, self.extreme())

    def show(self, view: View) -> Shown:
        """Describe everything on the table, with one's own hand."""
        return show(as_evacuation(view.state), view.seat)

    def offer(self, state: State, action: int) -> CardOffer:
        """Describe a legal action by its parts; a played card is among its cards."""
        act = self.unpack(action)
        played = (act.verb,) if is_card(action) else act.cards
        return CardOffer(
            action=self.write_action(action),
            cost=self.cost(state, action),
            verb=act.verb,
            origin=act.origin,
            to=act.to,
            player=act.player,
            cards=played,
        )

    def journeys(self, state: State) -> list[Journey]:
        """List the ways of own employees over several squares of the stairs [of.stairs]."""
        names = self.building.names
        found = []
        for row in walks(as_evacuation(state)).values():
            if len(row.actions) > 1:
                actions = tuple(map(self.write_action, row.actions))
                places = tuple(names[codes.to_of(action)] for action in row.actions)
                found.append(Journey(actions=actions, places=places, cost=f"{row.price} actions"))
        return found

    def reveals(self, state: State, action: int) -> bool:
        """Tell whether an action shows a card that was hidden: playing one does."""
        del state
        return is_card(action)

    # What may be known

    def view(self, state: State, seat: int | None) -> View:
        """Hide the deck, the others' hands and what they discarded unseen [of.play]."""
        known = as_evacuation(state).copy()
        secrets.hide(known, SPECTATOR if seat is None else seat)
        return View(seat, known)

    def determinize(self, view: View, draw: Draw) -> Evacuation:
        """Deal what is hidden anew, every card as likely to be anywhere."""
        state = as_evacuation(view.state).copy()
        secrets.fill(state, draw)
        return state

    def privy(self, state: State, action: int) -> tuple[int, ...] | None:
        """Show a card that is drawn or discarded to draw again to its owner alone."""
        verb = codes.verb_of(action)
        if verb == DRAWN.number:
            return (int(draws_for(as_evacuation(state))),)
        return (int(as_evacuation(state).seat),) if verb == REDRAW.number else None

    def visible_event(self, event: Event, seat: int | None) -> Event | None:
        """Tell others that cards were drawn or discarded, but not which."""
        if isinstance(event, CardDrawn) and event.player - 1 != seat:
            return msgspec.structs.replace(event, card="hidden")
        if isinstance(event, Redrawn) and event.player - 1 != seat:
            return msgspec.structs.replace(event, cards=())
        return super().visible_event(event, seat)


def is_card(action: int) -> bool:
    """Tell whether an action plays a card from the hand."""
    return isinstance(ACT.verb(action), Card)


def walks(state: Evacuation) -> dict[tuple[int, int], Row]:
    """Find the shortest way of every own employee, by where it starts and ends."""
    if state.due is not ACT:
        return {}

    def step(came: tuple[int, int] | None, action: int) -> tuple[int, int] | None:
        if codes.verb_of(action) != WALK.number:
            return None
        origin, to = int(codes.from_of(action)), int(codes.to_of(action))
        start, at = came or (origin, origin)
        return (start, to) if at == origin and to != start else None

    def price(before: State, after: State) -> int:
        del before, after
        return 1

    return rows(state, step, price)


def as_evacuation(state: State) -> Evacuation:
    """Take a position for one of this game; a mistake of the caller is a ``TypeError``."""
    if not isinstance(state, Evacuation):
        message = f"expected an On Fire!!! position, got {type(state).__name__}"
        raise TypeError(message)
    return state
