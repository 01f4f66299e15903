"""What the laws must be told about On Fire!!!: its codes, rules, tokens, people, cards, result."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from tests.laws.trails import Kit, by_verb

from caserne.core.game import Game, Outcome
from caserne.core.rulebook import read_rulebook
from caserne.games.onfire import codes
from caserne.games.onfire.decks import CARDS
from caserne.games.onfire.events import (
    CardDrawn,
    CardPlayed,
    CardsShuffled,
    ElevatorMoved,
    Eliminated,
    EventDrawn,
    EventsShuffled,
    FirePlaced,
    FireRemoved,
    Redrawn,
    Rescued,
    TruckKept,
    TruckUsed,
)
from caserne.games.onfire.game import OnFire, as_evacuation
from caserne.games.onfire.hand import REDRAW
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from tests.laws.trails import Player, Step, Trail

    from caserne.core.event import Event
    from caserne.core.state import State
    from caserne.games.onfire.evacuation import Evacuation

EMPLOYEES: Final = 16
TOKENS: Final = 36
ACTION_CARDS: Final = 96


# Codes


def universe(game: Game) -> list[int]:
    """List every action in words, legal or not, as its code."""
    del game
    return all_codes()


@cache
def all_codes() -> list[int]:
    """List the codes of all actions in the building, for the most players."""
    game = OnFire.from_text("players=4")
    names = game.building.names
    squares = [name for name in names if "-" in name or "/" in name]
    offices = [name for name in names if len(name) == 2]
    places = [*squares, *offices, "elevator", "street"]
    texts = ["enough", "keep", *(f"first {seat}" for seat in range(1, 5))]
    for verb in ("remove", "truck-save", "truck-remove", "enter", "enter-two"):
        texts += [f"{verb} {place}" for place in places]
    for verb in ("walk", "jump", "push", "swap"):
        texts += [f"{verb} {one} {two}" for one in squares for two in [*squares, "street"]]
    for verb in ("leave", "leave-two", "also"):
        texts += [f"{verb} {one} {two}" for one in offices for two in squares]
    texts += [f"back {one} {two}" for one in squares for two in offices]
    texts += [f"expel {seat} {square}" for seat in range(1, 5) for square in squares]
    texts += [f"also {square}" for square in squares]
    texts += [f"elevator {floor}" for floor in range(5)]
    texts += [f"draw {card}" for card in CARDS]
    texts += [f"event {event}" for event in game.building.event_names]
    for count in range(1, 6):
        for cards in combinations_with_replacement(CARDS, count):
            texts.append(f"redraw {'+'.join(cards)}")
    return sorted(game.read_action(text) for text in texts)


# Tokens, people and cards


def check_tokens(trail: Trail) -> None:
    """Count everything in the box at every step, and check that the events account for it."""
    for step, state in zip([None, *trail.steps], states(trail), strict=True):
        count_people(state)
        count_tokens(state)
        count_cards(state)
        count_events(state, trail)
        if step is not None:
            account(as_evacuation(step.before), state, step.events)
            account_cards(as_evacuation(step.before), state, step)


def states(trail: Trail) -> list[Evacuation]:
    """List every position of a trail."""
    return [as_evacuation(step.before) for step in trail.steps] + [as_evacuation(trail.final)]


def count_people(state: Evacuation) -> None:
    """Sixteen employees a player: in offices, about, aboard, saved or in the ambulance."""
    for seat in range(state.players):
        inside = sum(int(state.working(o, seat)) for o in range(state.building.offices))
        about = sum(int(who) == seat + 1 for who in state.at)
        gone = int(state.saved[seat]) + int(state.hurt[seat])
        assert inside + about + int(state.aboard[seat]) + gone == EMPLOYEES
    assert 0 <= state.crowd() <= 4
    assert state.lift > 0 or state.crowd() == 0
    assert not any(a and b for a, b in zip(state.at, state.burning, strict=True))


def count_tokens(state: Evacuation) -> None:
    """Thirty-six tokens: on the board, in the supply, on the events, and the first player's."""
    assert state.fires() + state.supply + state.rest + (not state.spent) == TOKENS
    assert all(count <= 4 for count in state.tokens)


def count_cards(state: Evacuation) -> None:
    """All action cards are in the deck, in hands or discarded; no hand has more than five."""
    for kind in range(len(CARDS)):
        hands = sum(int(state.hands[seat * 10 + kind]) for seat in range(state.players))
        away = sum(int(state.away[seat * 10 + kind]) for seat in range(state.players))
        there = int(state.deck[kind]) + int(state.played[kind]) + hands + away
        assert there == int(state.decks.actions[kind])
    sizes = [int(state.hand_size(seat)) for seat in range(state.players)]
    assert max(sizes) <= 5
    assert sum(sizes) + state.deck_size() + state.discard_size() == ACTION_CARDS


def count_events(state: Evacuation, trail: Trail) -> None:
    """All event cards are to come, laid, kept or out of the game; the pile is of those to come."""
    kept, total = sum(map(int, state.trucks)), 18 + 2 * trail.game.seats
    coming, laid = sum(map(int, state.coming)), sum(map(int, state.laid))
    assert coming + laid + kept + state.gone == total
    assert 0 <= state.pile <= coming
    assert state.gone == 0 or "firefighters_leave=yes" in trail.game.options_text


def account(before: Evacuation, after: Evacuation, events: list[Event]) -> None:
    """Whoever is saved or hurt, and every token that comes or goes, an event tells of."""
    for seat in range(after.players):
        saved = sum(e.count for e in events if isinstance(e, Rescued) and e.player == seat + 1)
        hurt = sum(e.count for e in events if isinstance(e, Eliminated) and e.player == seat + 1)
        assert int(after.saved[seat]) == int(before.saved[seat]) + saved
        assert int(after.hurt[seat]) == int(before.hurt[seat]) + hurt
    placed = sum(isinstance(event, FirePlaced) for event in events)
    removed = sum(isinstance(event, FireRemoved) for event in events)
    assert after.fires() == before.fires() + placed - removed
    shuffled = sum(isinstance(event, EventsShuffled) for event in events)
    assert after.rest == before.rest - shuffled
    kept = sum(isinstance(event, TruckKept) for event in events)
    used = sum(isinstance(event, TruckUsed) for event in events)
    assert sum(map(int, after.trucks)) == sum(map(int, before.trucks)) + kept - used
    moves = [event for event in events if isinstance(event, ElevatorMoved)]
    assert [after.lift] == ([event.floor for event in moves] or [before.lift])
    assert sum(isinstance(event, EventDrawn) for event in events) <= 1


def account_cards(before: Evacuation, after: Evacuation, step: Step) -> None:
    """Every card that comes to a hand or leaves it an event tells of."""
    for seat in range(after.players):
        ours = [event for event in step.events if getattr(event, "player", 0) == seat + 1]
        drawn = sum(isinstance(event, CardDrawn) for event in ours)
        played = sum(isinstance(event, CardPlayed) for event in ours)
        away = sum(event.count for event in ours if isinstance(event, Redrawn))
        assert after.hand_size(seat) == before.hand_size(seat) + drawn - played - away
    if not any(isinstance(event, CardsShuffled) for event in step.events):
        drawn = sum(isinstance(event, CardDrawn) for event in step.events)
        assert after.deck_size() == before.deck_size() - drawn


# A player

NOVELTY: Final = 30
"""What it is worth to do something for the first time."""


def rescuer(game: Game, seed: int) -> Player:
    """Look one action ahead for people to save, try what is new, do anything once in a while."""
    dice, whim = Dice(seed), by_verb(game, seed)
    played: set[str] = set()

    def appeal(state: State, action: int) -> int:
        novelty = 0 if game.write_action(action).partition(" ")[0] in played else NOVELTY
        return worth(as_evacuation(state), action) + novelty + dice.below(3)

    def choose(state: State, legal: list[int]) -> int:
        if dice.below(12) == 0:
            return whim(state, legal)
        action = max(legal, key=lambda action: appeal(state, action))
        played.add(game.write_action(action).partition(" ")[0])
        return action

    return choose


def worth(state: Evacuation, action: int) -> int:
    """Weigh the position an action leads to: who is safe, aboard, on a landing, on the stairs."""
    after, seat = state.copy(), int(state.seat)
    after.apply(action)
    good = 100 * int(after.saved[seat]) + 70 * int(after.aboard[seat])
    for square, who in enumerate(after.at):
        if int(who) == seat + 1:
            number = int(after.building.number_of[square])
            far = int(after.building.floor_of[square]) * 4 - square % 16 % 4
            good += {0: 80 - 3 * far, 1: 45, 2: 42, 3: 40}[number]
    good += 10 * (after.has_own_at_elevator(after.lift) and after.crowd() < 4)
    return good - 20 * (codes.verb_of(action) == REDRAW.number)


# The result


def result(game: Game, text: str) -> Outcome:
    """Read the outcome off the final position's text: the most saved win, then the fewest hurt."""
    given = dict(field.split("=") for field in text.split())
    nobody = "-".join("0" * game.seats)
    saved, hurt = (
        tuple(int(count) for count in given.get(name, nobody).split("-"))
        for name in ("saved", "ambulance")
    )
    ranks = [(-saved[seat], hurt[seat]) for seat in range(game.seats)]
    winners = tuple(seat for seat in range(game.seats) if ranks[seat] == min(ranks))
    fires = [word.partition("x")[2] or "1" for word in given.get("fire", "").split(",") if word]
    figures = {
        "turn": int(given["turn"]),
        "saved": sum(saved),
        "ambulance": sum(hurt),
        "fires": sum(map(int, fires)),
    }
    if "pile" not in given and "rest" not in given:
        reason = "events"
    else:
        reason = "tokens" if "spent" in given.get("flags", "") else "all-saved"
    return Outcome(winners, reason, saved, figures)


RULEBOOK: Final = files("caserne.games.onfire") / "rulebook.toml"
RULES: Final = frozenset(read_rulebook(RULEBOOK.read_text(encoding="utf-8")).rules)

KIT: Final = Kit(
    universe, RULES, check_tokens, result, rescuer, oblivious=frozenset({"cards-shuffled"})
)
