"""``caserne replay``: a record played through, with everything that happened and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
import msgspec

from caserne import games
from caserne.cli.failures import blame, mistake
from caserne.cli.options import options_of
from caserne.cli.position import describe_outcome, mark
from caserne.cli.reading import number, read_text
from caserne.cli.words import Words, language_option
from caserne.core.door import actor_name
from caserne.play import record as records

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.core.rulebook import Language
    from caserne.core.state import State
    from caserne.play.record import Entry, Record

Steps = list[tuple["Entry", list["Event"]]]


@click.command(short_help="Play a record through.")
@click.argument("file")
@click.option(
    "--to", metavar="N", callback=number(0, 10_000_000), help="Stop after so many actions."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
def replay(
    file: str,
    to: int | None,
    as_json: bool,  # noqa: FBT001 - click's flag
    language: Language,
) -> None:
    """Play the record FILE (- for standard input): events with their rules, position, result."""
    name, text = read_text(file, "a record")
    with blame(name):
        record = records.read_record(text, games.find)
        if to is not None and to > len(record.entries):
            raise mistake(
                "--to", f"a number up to {len(record.entries)}, the actions there", str(to)
            )
        state, steps = _played(record, to)
    if as_json:
        click.echo(json.dumps(as_object(record, state, steps), ensure_ascii=False))
    else:
        click.echo("\n".join(_lines(record, state, steps, Words(language))))


def _played(record: Record, to: int | None) -> tuple[State, Steps]:
    state, steps = record.start(), []
    for step in records.replay(record, to):
        state = step.state
        steps.append((step.entry, step.events))
    return state, steps


def as_object(record: Record, state: State, steps: Steps) -> dict[str, object]:
    """Make a game that was played through ready for JSON."""
    game = record.game
    outcome = game.outcome(state)
    return {
        "game": game.name,
        "options": options_of(game),
        "players": {str(seat + 1): name for seat, name in sorted(record.players.items())},
        "steps": [
            {
                "actor": mark(entry.actor),
                "action": game.write_action(entry.action),
                "events": [msgspec.to_builtins(event) for event in events],
            }
            for entry, events in steps
        ],
        "position": game.write_position(state),
        "outcome": None if outcome is None else msgspec.to_builtins(outcome),
    }


def _lines(record: Record, state: State, steps: Steps, words: Words) -> list[str]:
    game = record.game
    lines = []
    for place, (entry, events) in enumerate(steps, 1):
        lines.append(f"{place}. {actor_name(entry.actor)}: {game.write_action(entry.action)}")
        lines += [f"      {words.tell(event)} [{event.rule}]" for event in events]
    result = describe_outcome(game, state) or f"not over, {actor_name(state.actor())} decides"
    return [*lines, "", game.draw(state), "", game.write_position(state), f"Result: {result}."]
