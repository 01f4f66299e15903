"""What can happen in On Fire!!!. Players and seats count from 1 here, as on the page."""

# mypyc: no

from __future__ import annotations

from caserne.core.event import Event


class FirstChosen(Event, frozen=True, kw_only=True, tag="first-chosen"):
    """A player goes first, and keeps the last fire token."""

    player: int


class PlayerBegan(Event, frozen=True, kw_only=True, tag="player-began"):
    """A player's turn begins."""

    player: int
    turn: int


class EventDrawn(Event, frozen=True, kw_only=True, tag="event-drawn"):
    """An event card was turned over, a fire with its office; so many are left in the pile."""

    alarm: str
    office: str
    pile: int


class EventIgnored(Event, frozen=True, kw_only=True, tag="event-ignored"):
    """An event card has no effect."""

    alarm: str


class EventsShuffled(Event, frozen=True, kw_only=True, tag="events-shuffled"):
    """All event cards were shuffled into a new pile; so many tokens still lie on the rest."""

    pile: int
    rest: int


class FirePlaced(Event, frozen=True, kw_only=True, tag="fire-placed"):
    """A fire token was put in an office or on a landing; an office then has so many."""

    place: str
    tokens: int


class FireStuck(Event, frozen=True, kw_only=True, tag="fire-stuck"):
    """A fire token could not be placed: the fire cannot go on, or there is none left."""

    place: str


class FireRemoved(Event, frozen=True, kw_only=True, tag="fire-removed"):
    """A player returned a fire token to the supply."""

    player: int
    place: str


class LastTokenPlaced(Event, frozen=True, kw_only=True, tag="last-token-placed"):
    """The first player's fire token was used: the game ends with this turn."""


class LastEventDrawn(Event, frozen=True, kw_only=True, tag="last-event-drawn"):
    """The last event card was drawn: the game ends with this turn."""


class TruckKept(Event, frozen=True, kw_only=True, tag="truck-kept"):
    """A player keeps a fire truck for later."""

    player: int


class TruckUsed(Event, frozen=True, kw_only=True, tag="truck-used"):
    """A player uses a fire truck that was kept."""

    player: int


class Eliminated(Event, frozen=True, kw_only=True, tag="eliminated"):
    """Employees were taken away by the ambulance."""

    player: int
    place: str
    count: int


class Rescued(Event, frozen=True, kw_only=True, tag="rescued"):
    """Employees are out of the building; their player has so many in safety."""

    player: int
    count: int
    total: int


class CardPlayed(Event, frozen=True, kw_only=True, tag="card-played"):
    """A player played an action card."""

    player: int
    card: str


class CardDrawn(Event, frozen=True, kw_only=True, tag="card-drawn"):
    """A player drew an action card; to others it is ``hidden``."""

    player: int
    card: str


class Redrawn(Event, frozen=True, kw_only=True, tag="redrawn"):
    """A player discarded action cards to draw as many; others are not told which."""

    player: int
    count: int
    cards: tuple[str, ...] = ()


class CardsShuffled(Event, frozen=True, kw_only=True, tag="cards-shuffled"):
    """The discard pile became the deck of action cards."""

    count: int


class Walked(Event, frozen=True, kw_only=True, tag="walked"):
    """An employee took the stairs."""

    player: int
    origin: str
    to: str


class ClosedUp(Event, frozen=True, kw_only=True, tag="closed-up"):
    """An employee on a landing moved up towards the elevator."""

    player: int
    origin: str
    to: str


class OfficeLeft(Event, frozen=True, kw_only=True, tag="office-left"):
    """An employee left an office."""

    player: int
    origin: str
    to: str


class ElevatorMoved(Event, frozen=True, kw_only=True, tag="elevator-moved"):
    """A player moved the elevator."""

    player: int
    origin: int
    floor: int


class Entered(Event, frozen=True, kw_only=True, tag="entered"):
    """An employee entered the elevator."""

    player: int
    origin: str


class Jumped(Event, frozen=True, kw_only=True, tag="jumped"):
    """An employee jumped down the stairs over everybody in the way."""

    player: int
    origin: str
    to: str


class Pushed(Event, frozen=True, kw_only=True, tag="pushed"):
    """An employee went a square down by pushing, or was pushed down a square."""

    player: int
    origin: str
    to: str


class Expelled(Event, frozen=True, kw_only=True, tag="expelled"):
    """An employee was put out of the elevator."""

    player: int
    to: str


class PushedBack(Event, frozen=True, kw_only=True, tag="pushed-back"):
    """An employee was pushed back into an office."""

    player: int
    origin: str
    to: str


class Swapped(Event, frozen=True, kw_only=True, tag="swapped"):
    """Two employees changed places: the first player's stands on ``to`` now."""

    player: int
    other: int
    origin: str
    to: str


class Forfeited(Event, frozen=True, kw_only=True, tag="forfeited"):
    """A player could do nothing more and lost the rest of the actions."""

    player: int
    actions: int


class EvacuationEnded(Event, frozen=True, kw_only=True, tag="evacuation-ended"):
    """The game is over."""

    winners: tuple[int, ...]


Happening = (
    FirstChosen
    | PlayerBegan
    | EventDrawn
    | EventIgnored
    | EventsShuffled
    | FirePlaced
    | FireStuck
    | FireRemoved
    | LastTokenPlaced
    | LastEventDrawn
    | TruckKept
    | TruckUsed
    | Eliminated
    | Rescued
    | CardPlayed
    | CardDrawn
    | Redrawn
    | CardsShuffled
    | Walked
    | ClosedUp
    | OfficeLeft
    | ElevatorMoved
    | Entered
    | Jumped
    | Pushed
    | Expelled
    | PushedBack
    | Swapped
    | Forfeited
    | EvacuationEnded
)
