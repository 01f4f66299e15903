"""Positions on the boards of Extreme Danger, each as a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.flashpoint.scenes import position

from caserne.games.flashpoint.extreme.terrain import tokens_of

if TYPE_CHECKING:
    from caserne.games.flashpoint.extreme.tokens import Tokens
    from caserne.games.flashpoint.incident import Incident


def family(options: str, fields: str) -> Incident:
    """Give a position of the family rules with one firefighter about to act."""
    due = "" if "due=" in fields else " due=ended,act"
    points = "" if "ap=" in fields else " ap=4"
    return position(f"flashpoint firefighters=1 {options} | turn=1 {fields}{points}{due}")


def crew_of(fields: str) -> int:
    """Count the firefighters of a line."""
    return fields.partition("crew=")[2].split()[0].count(",") + 1


def advanced(options: str, fields: str) -> Incident:
    """Give a position of the advanced rules; ladders on the engine, vehicles where one says."""
    more = [
        text
        for name, text in (
            ("due=", "due=ended,act"),
            ("engine=", "engine=north"),
            ("ambulance=", "ambulance=west"),
            ("rack=", "rack=4"),
            ("ap=", "ap=4"),
            ("reserve=", "reserve=6"),
        )
        if name not in fields
    ]
    if "garage" in options and "level" not in options:
        more.remove("rack=4")
    line = " ".join([fields, "turn=1", *more])
    return position(f"flashpoint rules=advanced firefighters={crew_of(fields)} {options} | {line}")


def tokens(state: Incident) -> Tokens:
    """Give the tokens of the expansion."""
    return tokens_of(state)


def named(state: Incident, layer: object) -> set[str]:
    """Name the spaces on which a layer has something."""
    counts = list(layer)  # type: ignore[call-overload]
    return {state.board.names[space] for space, count in enumerate(counts) if count}
