"""Towers drawn with letters, and played in words.

A drawing has the floors of interest from the top; those left out are empty::

    scene('''
        2  A2 *112 | . 2 1 [12] . . * | B2 ***
                   / .           1 /
                   / 2           . /
        1  A1      | . . . .    . . . . | B1
    ''')

A digit is an employee of that player, ``.`` a free square, ``*`` fire. An office has a star for
each token. The squares of a landing are 3 2 1 of side A, then 1 2 3 of side B; ``[ ]`` between
them is the elevator, which is at the ground if it is not drawn. The lines between slashes are the
steps below a landing, side A first. Employees that are not drawn are in the ambulance.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from caserne.core.door import actor_name, submit
from caserne.core.errors import RefusedError
from caserne.games.onfire.game import OnFire, as_evacuation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.core.event import Event
    from caserne.games.onfire.evacuation import Evacuation

EVERYBODY: Final = 16
LANDING: Final = ("A{}-3", "A{}-2", "A{}-1", "B{}-1", "B{}-2", "B{}-3")
FLOOR: Final = re.compile(r"(\d) +(A\d ?[*\d]*) *\|([^|]*)\| *(B\d ?[*\d]*)")
CAR: Final = re.compile(r"\[([\d ]*)\]")
STEP: Final = re.compile(r"/ *([.\d]) +([.\d]) */")
ACT: Final = "ended,next,refill,act"


class Drawing:
    """What a drawing says, as the fields of a position."""

    def __init__(self, text: str, players: int) -> None:
        """Read the drawing line by line."""
        self.players = players
        self.offices: list[str] = []
        self.people: list[str] = []
        self.fires: list[str] = []
        self.elevator = "0"
        self.drawn = [0] * players
        self.floor, self.step = 0, 0
        for line in text.strip().splitlines():
            self._line(line.strip())

    def _line(self, line: str) -> None:
        if found := FLOOR.match(line):
            self.floor, self.step = int(found[1]), 0
            self._office(found[2])
            self._landing(found[3])
            self._office(found[4])
        elif found := STEP.match(line):
            self.step += 1
            for side, mark in zip("AB", found.groups(), strict=True):
                self._square(f"{side}{self.floor}/{self.step}", mark)
        else:
            message = f"expected a floor or steps, got {line!r}"
            raise ValueError(message)

    def _office(self, text: str) -> None:
        name, _, inside = text.strip().partition(" ")
        assert name[1] == str(self.floor)
        if tokens := inside.count("*"):
            self.fires.append(name if tokens == 1 else f"{name}x{tokens}")
        staff = self._count(inside.replace("*", ""))
        if any(staff):
            self.offices.append(f"{name}:{'-'.join(map(str, staff))}")

    def _landing(self, text: str) -> None:
        if car := CAR.search(text):
            aboard = self._count(car[1].replace(" ", ""))
            self.elevator = f"{self.floor}:{'-'.join(map(str, aboard))}"
        marks = CAR.sub(" ", text).split()
        burning = [name for name, mark in zip(LANDING, marks, strict=True) if mark == "*"]
        for side in "AB":
            assert (f"{side}{{}}-1" in burning) == (f"{side}{{}}-2" in burning)
        self.fires += [name.format(self.floor) for name in burning if not name.endswith("2")]
        for name, mark in zip(LANDING, marks, strict=True):
            self._square(name.format(self.floor), mark)

    def _square(self, name: str, mark: str) -> None:
        if mark.isdigit():
            self._count(mark)
            self.people.append(f"{name}:{mark}")

    def _count(self, marks: str) -> list[int]:
        counts = [marks.count(str(player + 1)) for player in range(self.players)]
        assert sum(counts) == len(marks)
        for player, count in enumerate(counts):
            self.drawn[player] += count
        return counts


def scene(
    drawing: str,
    *,
    hand: str = "",
    options: str = "",
    saved: str = "",
    **fields: str | int,
) -> Evacuation:
    """Make the position of a drawing, in the actions of a player's turn, the first's if not said.

    ``hand`` is whoever's turn it is, ``options`` those of the game, ``fields`` any others of the
    position's text.
    """
    game = OnFire.from_text(options)
    drawn = Drawing(drawing, game.seats)
    seat = int(fields.get("seat", 1))
    safe = [int(count) for count in saved.split("-")] if saved else [0] * game.seats
    hurt = [EVERYBODY - drawn.drawn[who] - safe[who] for who in range(game.seats)]
    words: dict[str, str | int] = {
        "offices": ",".join(drawn.offices),
        "people": ",".join(drawn.people),
        "fire": ",".join(drawn.fires),
        "elevator": drawn.elevator,
        "saved": "-".join(map(str, safe)),
        "ambulance": "-".join(map(str, hurt)),
        "hands": "/".join(hand if who + 1 == seat else "" for who in range(game.seats)),
        "pile": 8,
        "rest": game.seats,
        "turn": 1,
        "actions": 4,
        "due": ACT,
        **fields,
    }
    pairs = [(name, str(value)) for name, value in words.items() if str(value).strip("/")]
    return game.read_fields(pairs)


def position(text: str) -> Evacuation:
    """Read a position from its line, ``onfire players=2 | ...``."""
    return as_evacuation(OnFire.read_position(text)[1])


def start(options: str = "", *actions: str) -> Evacuation:
    """Start a game, and play some actions."""
    return after(OnFire.from_text(options).start(), *actions)


# Playing

NOTATION: Final = OnFire()


def play(state: Evacuation, *actions: str) -> list[Event]:
    """Play actions in words through the checked door, each by whoever must decide.

    Give the events. What the door lets in no rule may forbid.
    """
    events: list[Event] = []
    state.events = events
    for text in actions:
        action = NOTATION.read_action(text)
        barred = state.bar(action)
        submit(NOTATION, state, int(state.actor()), action)
        assert barred == "", f"{text!r} is listed as legal, yet {barred} forbids it"
    state.events = None
    return events


def after(state: Evacuation, *actions: str) -> Evacuation:
    """Play actions and give the position back, to ask something of it."""
    play(state, *actions)
    return state


def refused(state: Evacuation, action: str) -> str:
    """Give the rule that forbids an action to whoever must decide, which must change nothing."""
    before = NOTATION.write_fields(state)
    with pytest.raises(RefusedError) as caught:
        submit(NOTATION, state, int(state.actor()), NOTATION.read_action(action))
    assert NOTATION.write_fields(state) == before
    return caught.value.rule or caught.value.code


def legal(state: Evacuation, verb: str = "") -> list[str]:
    """List the legal actions in words, or only those that begin with a verb."""
    actions = state.legal()
    assert not any(state.bar(action) for action in actions)
    texts = [NOTATION.write_action(action) for action in actions]
    return [text for text in texts if text.split()[0] == verb or not verb]


def rules_of(events: Iterable[Event]) -> list[str]:
    """List the rules that events name, in their order."""
    return [event.rule for event in events]


# Asking


def actor(state: Evacuation) -> str:
    """Name who must decide: ``seat 1``, ``chance`` or ``nobody``."""
    return actor_name(int(state.actor()))


def people(state: Evacuation) -> dict[str, int]:
    """Say whose employee stands on each occupied square."""
    return {state.name(square): int(who) for square, who in enumerate(state.at) if who}


def office(state: Evacuation, name: str) -> list[int]:
    """Count the employees of each player in an office."""
    place = state.building.names.index(name) - 200
    return [int(state.working(place, seat)) for seat in range(state.players)]


def tokens(state: Evacuation) -> dict[str, int]:
    """Count the fire tokens wherever there are any; a landing's two inner squares share one."""
    words = dict(field.split("=") for field in NOTATION.write_fields(state)).get("fire", "")
    pairs = [word.partition("x") for word in words.split(",") if word]
    return {name: int(count or 1) for name, _, count in pairs}


def hand(state: Evacuation, player: int) -> list[str]:
    """List a player's cards."""
    words = dict(field.split("=") for field in NOTATION.write_fields(state)).get("hands", "")
    return sorted(word for word in (words.split("/") + [""] * 4)[player - 1].split("+") if word)


def each(counts: Iterable[int]) -> list[int]:
    """List a number for each player."""
    return [int(count) for count in counts]
