"""Flash Point at the terminal: the drawing, the crew and the counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from caserne.games.flashpoint import roles
from caserne.games.flashpoint.board import NOWHERE, PARKINGS, SIDES
from caserne.games.flashpoint.carrying import LOADS
from caserne.games.flashpoint.game import as_incident
from caserne.games.flashpoint.scene import NOTHING

if TYPE_CHECKING:
    from caserne.cli.words import Words
    from caserne.core.game import Game
    from caserne.core.state import State
    from caserne.games.flashpoint.incident import Incident

LABEL: Final = 2
"""The columns that hold the number of a row."""

COLOURS: Final[dict[str, dict[str, Any]]] = {
    "f": {"fg": "red", "bold": True},
    "s": {"fg": "bright_black"},
    "?": {"fg": "yellow", "bold": True},
    "v": {"fg": "green", "bold": True},
    "t": {"fg": "green", "bold": True},
    "h": {"fg": "magenta", "bold": True},
    "x": {"fg": "magenta"},
    "A": {"fg": "blue", "bold": True},
    "E": {"fg": "blue", "bold": True},
    **{mark: {"fg": "cyan", "bold": True} for mark in "123456&"},
}


def show(game: Game, state: State, words: Words) -> str:
    """Draw a position, and say how crew and counters stand."""
    floors = game.draw(state).rpartition("\n\n")[0]
    incident = as_incident(state)
    crew = [_firefighter(incident, man, words) for man in range(incident.crew)]
    return "\n".join([_coloured(floors), "", *crew, *_counters(incident, words)])


def in_words(words: Words, verb: str, to: str) -> str:
    """Say a specialist, a side, a load, dice or a vehicle's way in words."""
    match verb.rsplit(maxsplit=1)[-1]:
        case "choose" | "crew":
            return words.say("specialist", specialist=to)
        case "park-ambulance" | "park-engine":
            return words.say("side", side=to)
        case "take":
            return words.say("load", load=to)
        case "reroll":
            return words.say("dice", dice=to)
        case "drive":
            vehicle, _, way = to.partition(" ")
            return words.say("driven", vehicle=vehicle, way=way)
        case _:
            return ""


def _coloured(floors: str) -> str:
    """Colour what stands in the spaces; rows are numbered, the lines between them are not."""
    return "\n".join(
        line[:LABEL] + "".join(_mark(mark) for mark in line[LABEL:])
        if line[:LABEL].strip().isdigit()
        else line
        for line in floors.splitlines()
    )


def _mark(mark: str) -> str:
    return click.style(mark, **COLOURS[mark]) if mark in COLOURS else mark


def _firefighter(state: Incident, man: int, words: Words) -> str:
    at = int(state.where(man))
    rest = [
        words.say("status-station")
        if at == NOWHERE
        else words.say("status-at", space=state.board.names[at])
    ]
    if state.carrying[man] != NOTHING:
        rest.append(words.say("status-carries", load=LOADS[state.carrying[man]]))
    if state.leading[man] != NOTHING:
        rest.append(words.say("status-leads"))
    if state.saved_ap[man]:
        rest.append(words.say("status-kept", kept=int(state.saved_ap[man])))
    if man == state.seat and state.ap + state.free:
        rest.append(words.say("status-points", ap=int(state.ap), free=int(state.free)))
    return words.say(
        "status-firefighter",
        firefighter=man + 1,
        specialist=roles.NAMES[state.roles[man]],
        rest=", ".join(rest),
    )


def _counters(state: Incident, words: Words) -> list[str]:
    lines = [
        words.say(
            "status-counters",
            turn=int(state.turn),
            saved=int(state.saved),
            lost=int(state.lost),
            damage=int(state.damage),
        )
    ]
    if state.advanced:
        parked = {
            name: words.say("status-parked", side=SIDES[parking])
            if parking < PARKINGS
            else words.say("status-not-parked")
            for name, parking in (("ambulance", state.ambulance), ("engine", state.engine))
        }
        lines.append(words.say("status-advanced", reserve=int(state.reserve), **parked))
    return lines
