"""Tables in the middle of a game: whole games that were played once are begun again from a step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from caserne.core.state import CHANCE, NOBODY
from caserne.games import find
from caserne.play.record import Entry, Record
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.server.harness import Server

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
    """Play Flash Point by a list of wishes until a position is as wanted; give its record.

    The first wish that may be done is done, else the turn is ended. The dice of the fire, of fire
    doors and of leaks have wishes too; all other chance is that of a seed, the first that will do.
    """
    game = find("flashpoint").from_text(options)
    for seed in range(SEEDS):
        state, streams, entries = game.start(), Streams(seed, len(game.chances)), list[Entry]()
        while len(entries) < PATIENCE:
            if wanted(cast("Shown", game.show(game.view(state, None))), game.due(state)):
                return Record(game, entries).write()
            if state.actor() == NOBODY:
                break
            actor, legal = int(state.actor()), {game.write_action(a): a for a in state.legal()}
            wish = next((wish for wish in wishes if wish in legal), None)
            if actor == CHANCE and (wish is None or game.due(state) not in WISHED):
                action = int(streams.draw(state))
            else:
                action = legal[wish or ("end" if "end" in legal else min(legal))]
            entries.append(Entry(actor, action))
            state.apply(action)
    message = f"{options} never comes there: {wishes}"
    raise AssertionError(message)
