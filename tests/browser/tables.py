"""Tables in the middle of a game: whole games that were played once are begun again from a step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from caserne.core.state import CHANCE, NOBODY
from caserne.games import find
from caserne.play.record import Entry, Record
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.server.harness import Server

    from caserne.core.game import Game
    from caserne.core.state import State
    from caserne.games.flashpoint.showing import Shown

RECORDS: Final = Path(__file__).parents[1] / "golden"
THREE: Final = ("Ana", "Bo", "Cleo")
WISHED: Final = ("fire", "jam", "leak")
"""Dice that fall as one wishes."""
SEEDS: Final = 40
PATIENCE: Final = 300
"""The games that are tried for a position, and the actions of each."""


def text_of(record: str) -> str:
    """Read a record."""
    return (RECORDS / f"{record}.record").read_text("utf-8")


def begin(
    server: Server, record: str, upto: int | None = None, names: tuple[str, ...] = THREE
) -> tuple[str, list[str]]:
    """Make a table that begins with a record's first entries; give its code and its secrets."""
    return take_up(server, text_of(record), upto, names)


def take_up(
    server: Server, told: str, upto: int | None = None, names: tuple[str, ...] = THREE
) -> tuple[str, list[str]]:
    """Make a table from the text of a record; give its code and its secrets."""
    body = {
        "game": told.split("game ", 1)[1].split("\n", 1)[0],
        "seats": [{"name": name} for name in names],
        "record": told,
    }
    wanted = body if upto is None else {**body, "upto": upto}
    made = server.http.post("/api/tables", json=wanted).raise_for_status().json()
    return made["table"]["id"], list(made["tokens"].values())


def steer(options: str, wishes: Sequence[str], wanted: Callable[[Shown, str], bool]) -> str:
    """Play Flash Point by a list of wishes until a position is as wanted; give its record."""
    for game, state, entries in positions(options, wishes):
        if wanted(cast("Shown", game.show(game.view(state, None))), game.due(state)):
            return Record(game, entries).write()
    message = f"{options} never comes there: {wishes}"
    raise AssertionError(message)


def stray(options: str, wishes: Sequence[str], wanted: str, first: int = 0) -> str:
    """Play Flash Point almost at random until something may be done; give the record.

    Instead of something to do, the reason of an end may be wanted.
    """
    for game, state, entries in positions(options, wishes, first, astray=True):
        offered = {game.write_action(action).split()[0] for action in state.legal()}
        outcome = game.outcome(state)
        if outcome.reason == wanted if outcome else game.due(state) == "act" and wanted in offered:
            return Record(game, entries).write()
    message = f"{options} never comes to {wanted}"
    raise AssertionError(message)


def positions(
    options: str, wishes: Sequence[str], first: int = 0, *, astray: bool = False
) -> Iterator[tuple[Game, State, list[Entry]]]:
    """Play games of Flash Point, each from a seed, and give every position on the way.

    The first wish that may be done is done, else the turn is ended; or, astray, anything is done.
    The dice of the fire, of fire doors and of leaks have wishes too.
    """
    game = find("flashpoint").from_text(options)
    for seed in range(first, first + SEEDS):
        state, streams, entries = game.start(), Streams(seed, len(game.chances)), list[Entry]()
        dice = Dice(seed)
        while len(entries) < PATIENCE:
            yield game, state, entries
            if state.actor() == NOBODY:
                break
            actor, legal = int(state.actor()), {game.write_action(a): a for a in state.legal()}
            wish = next((wish for wish in wishes if wish in legal), None)
            if actor == CHANCE and (wish is None or game.due(state) not in WISHED):
                action = int(streams.draw(state))
            elif wish is None and astray:
                action = list(legal.values())[dice.below(len(legal))]
            else:
                action = legal[wish or ("end" if "end" in legal else min(legal))]
            entries.append(Entry(actor, action))
            state.apply(action)
