"""``caserne position``: a position drawn, with all that may be done in it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click
import msgspec

from caserne import games
from caserne.bots.odds import odds
from caserne.cli.advice import advice, adviser_of, takes_adviser
from caserne.cli.failures import blame, mistake
from caserne.cli.odds import tell_odds
from caserne.cli.options import options_of
from caserne.cli.reading import STDIN, STDIN_NAME, read_text
from caserne.cli.words import Words, language_option
from caserne.core.door import actor_name
from caserne.core.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from caserne.bots.search.assessment import Assessment
    from caserne.core.game import Game
    from caserne.core.rulebook import Language
    from caserne.core.state import State


@click.command(short_help="Draw a position and list what may be done in it.")
@click.argument("text")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--odds", "with_odds", is_flag=True, help="Add what chance may bring next, worked out exactly."
)
@click.option("--assess", is_flag=True, help="Say what the plans of whoever decides are worth.")
@takes_adviser
@language_option
def position(
    text: str,
    *,
    as_json: bool,
    with_odds: bool,
    assess: bool,
    language: Language,
    **adviser: Any,  # noqa: ANN401 - click's parameters
) -> None:
    """Draw the position TEXT and list what may be done in it, with costs or odds.

    TEXT is one line as `caserne replay` prints it, in quotes; - reads it from standard input.
    """
    if text == STDIN:
        with blame(STDIN_NAME):
            game, state = games.read_position(read_text(text, "a position")[1])
    else:
        game, state = games.read_position(text)
    view = game.view(state, int(state.actor()) if state.actor() >= 0 else None)
    found = _assessed(game, state, **adviser) if assess else None
    if as_json:
        described = as_object(game, state)
        if with_odds:
            described["odds"] = msgspec.to_builtins(odds(game, view))
        if found:
            described["assessment"] = msgspec.to_builtins(found)
        click.echo(json.dumps(described, ensure_ascii=False))
        return
    words = Words(language)
    told = ["", *tell_odds(game, view, words)] if with_odds else []
    told += ["", *advice(found, words)] if found else []
    click.echo("\n".join([game.draw(state), "", *_lines(game, state), *told]))


def _assessed(game: Game, state: State, bot: str, budget: int, seed: int) -> Assessment:
    """Have a bot that searches say what it thinks of a position, as its seat may know it."""
    actor = state.actor()
    if actor < 0:
        raise mistake("--assess", "a position in which a seat decides", actor_name(actor))
    return adviser_of(game, bot, budget, seed).assess(game.view(state, actor))


def mark(actor: int) -> str | int:
    """Name an actor for JSON: a seat by its number, from 1."""
    return int(actor) + 1 if actor >= 0 else actor_name(actor)


def as_object(game: Game, state: State) -> dict[str, object]:
    """Make a position ready for JSON: whose decision it is, and what may be done."""
    described: dict[str, object] = {
        "game": game.name,
        "options": options_of(game),
        "position": game.write_position(state),
        "actor": mark(state.actor()),
    }
    if state.actor() == CHANCE:
        described["chance"] = game.chances[state.chance()]
        described["outcomes"] = [
            {"action": game.write_action(action), "weight": int(state.weight(action))}
            for action in state.legal()
        ]
    else:
        described["actions"] = [
            {"action": game.write_action(action), "cost": game.cost(state, action)}
            for action in state.legal()
        ]
    return described


def _lines(game: Game, state: State) -> list[str]:
    actor, legal = state.actor(), state.legal()
    if actor == NOBODY:
        return [f"The game is over: {describe_outcome(game, state)}."]
    if actor == CHANCE:
        total = sum(int(state.weight(action)) for action in legal)
        rows = [(action, f"{state.weight(action)}/{total}") for action in legal]
        head = f"Chance decides ({game.chances[state.chance()]}), {len(legal)} outcomes:"
    else:
        rows = [(action, game.cost(state, action)) for action in legal]
        head = f"{actor_name(actor).capitalize()} decides, {len(legal)} actions:"
    texts = [game.write_action(action) for action, _ in rows]
    width = max(map(len, texts), default=0)
    pairs = zip(texts, rows, strict=True)
    return [head, *(f"  {text:{width}}  {beside}".rstrip() for text, (_, beside) in pairs)]


def describe_outcome(game: Game, state: State) -> str:
    """Say in a few words how a game ended; empty while it goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        return ""
    figures = ", ".join(f"{name} {count}" for name, count in outcome.figures.items())
    if game.team:
        return f"{'won' if outcome.won else 'lost'} ({outcome.reason}), {figures}"
    winners = " and ".join(actor_name(seat) for seat in outcome.winners)
    scores = ", ".join(map(str, outcome.scores))
    return f"won by {winners} ({outcome.reason}), scores {scores}, {figures}"
