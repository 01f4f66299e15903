"""What is shown of a game: the building and the decks once, and everything on the table now."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caserne.core.game import Offer
from caserne.games.onfire.building import AT_ELEVATOR, AT_STAIRS, OFFICE, SIDE_NAMES, SIDES
from caserne.games.onfire.decks import CARDS, KINDS
from caserne.games.onfire.secrets import has_holes
from caserne.games.onfire.tower import ACTIONS

if TYPE_CHECKING:
    from caserne.games.onfire.building import Building
    from caserne.games.onfire.decks import Decks
    from caserne.games.onfire.evacuation import Evacuation


class CardOffer(Offer, frozen=True, kw_only=True, omit_defaults=True, rename={"origin": "from"}):
    """A legal action: its verb, whence, whither, against whom, and the cards it takes."""

    verb: str
    origin: str = ""
    to: str = ""
    player: int = 0
    cards: tuple[str, ...] = ()


# What is printed


class SquareShown(msgspec.Struct, frozen=True):
    """A square: ``number`` 1 to 3 on a landing, 0 for a step; ``step`` counts steps downwards."""

    side: str
    floor: int
    number: int
    step: int


class OfficePlace(msgspec.Struct, frozen=True):
    """Where an office is."""

    side: str
    floor: int


class Scenery(msgspec.Struct, frozen=True):
    """The building and the box: ``cards`` and ``events`` say how many there are of each."""

    floors: int
    steps: int
    sides: tuple[str, ...]
    capacity: int
    offices: dict[str, OfficePlace]
    squares: dict[str, SquareShown]
    cards: dict[str, int]
    events: dict[str, int]
    extreme: list[str]
    players: int
    employees: int
    tokens: int
    hand: int
    actions: int


def scenery(building: Building, decks: Decks, players: int, extreme: list[str]) -> Scenery:
    """Describe a building and its decks."""
    offices = {
        building.names[OFFICE + office]: OfficePlace(
            SIDE_NAMES[office % SIDES], int(building.office_floor(office))
        )
        for office in range(building.offices)
    }
    counts = zip(CARDS, map(int, decks.actions), strict=True)
    return Scenery(
        floors=int(building.floors),
        steps=int(building.steps),
        sides=SIDE_NAMES,
        capacity=int(building.capacity),
        offices=offices,
        squares={building.names[q]: _square(building, q) for q in range(building.size)},
        cards=dict(counts),
        events=dict(zip(building.event_names, map(int, decks.events), strict=True)),
        extreme=extreme,
        players=players,
        employees=int(building.offices * building.employees),
        tokens=int(decks.tokens),
        hand=int(decks.hand),
        actions=ACTIONS,
    )


def _square(building: Building, square: int) -> SquareShown:
    step = int(building.step_number(square)) if building.is_step(square) else 0
    return SquareShown(
        side=SIDE_NAMES[building.side_of[square]],
        floor=int(building.floor_of[square]),
        number=int(building.number_of[square]),
        step=step,
    )


# What is on the table


class OfficeShown(msgspec.Struct, frozen=True):
    """An office: its fire tokens, and how many employees of each player are in it."""

    tokens: int
    employees: list[int]


class ElevatorShown(msgspec.Struct, frozen=True):
    """Where the elevator is (0: at the ground), and how many of each player are aboard."""

    floor: int
    aboard: list[int]


class PlayerShown(msgspec.Struct, frozen=True):
    """A player: the hand (``cards`` in a fixed order, null where secret), and what lies open."""

    hand: int
    cards: list[str] | None
    saved: int
    ambulance: int
    trucks: int


class EventsShown(msgspec.Struct, frozen=True):
    """The event cards: the last one, those laid open, the pile, and the tokens on the rest."""

    card: str | None
    laid: dict[str, int]
    pile: int
    rest: int


class Shown(msgspec.Struct, frozen=True):
    """A position; ``fire`` lists landing squares, ``people`` whose employee is on a square.

    ``top`` is the discard pile's top card, null where it lies face down or there is none.
    """

    offices: dict[str, OfficeShown]
    fire: list[str]
    people: dict[str, int]
    elevator: ElevatorShown
    players: list[PlayerShown]
    events: EventsShown
    deck: int
    discard: int
    top: str | None
    supply: int
    last_token: bool
    seat: int
    first: int
    turn: int
    actions: int


def show(state: Evacuation, seat: int | None) -> Shown:
    """Describe everybody and everything, as far as a seat may see it.

    Without a seat hands are shown only where nothing at all was hidden.
    """
    names, seats = state.building.names, range(state.players)
    is_open = seat is None and not has_holes(state)
    return Shown(
        offices={
            names[OFFICE + office]: OfficeShown(
                int(state.tokens[office]), [int(state.working(office, who)) for who in seats]
            )
            for office in range(state.building.offices)
        },
        fire=[
            names[q]
            for q in range(state.building.size)
            if state.burning[q] and state.building.number_of[q] in (AT_ELEVATOR, AT_STAIRS)
        ],
        people={names[q]: int(who) - 1 for q, who in enumerate(state.at) if who},
        elevator=ElevatorShown(int(state.lift), [int(count) for count in state.aboard]),
        players=[_player(state, who, known=is_open or who == seat) for who in seats],
        events=_events(state),
        deck=int(state.deck_size()),
        discard=int(state.discard_size()),
        top=CARDS[state.top - 1] if state.top else None,
        supply=int(state.supply),
        last_token=not state.spent,
        seat=int(state.seat),
        first=int(state.first),
        turn=int(state.turn),
        actions=int(state.actions),
    )


def _player(state: Evacuation, seat: int, *, known: bool) -> PlayerShown:
    cards = [
        card for kind, card in enumerate(CARDS) for _ in range(state.hands[seat * KINDS + kind])
    ]
    return PlayerShown(
        hand=int(state.hand_size(seat)),
        cards=cards if known else None,
        saved=int(state.saved[seat]),
        ambulance=int(state.hurt[seat]),
        trucks=int(state.trucks[seat]),
    )


def _events(state: Evacuation) -> EventsShown:
    names = state.building.event_names
    return EventsShown(
        card=names[state.event - 1] if state.event else None,
        laid={names[kind]: int(count) for kind, count in enumerate(state.laid) if count},
        pile=int(state.pile),
        rest=int(state.rest),
    )
