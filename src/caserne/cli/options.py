"""A game and its options on the command line: one click option for each field of its structure."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import click
import msgspec

from caserne import games
from caserne.cli.failures import blame, mistake
from caserne.cli.reading import read_text
from caserne.core.options import describe_options

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from caserne.core.game import Game

F = TypeVar("F", bound="Callable[..., object]")

HELP: Final = {
    "rules": "Family rules, or advanced ones with specialists, vehicles and hazmats.",
    "board": "House, villa, garage or laboratory, or the file of a drawing.",
    "difficulty": "Of the advanced set-up.",
    "firefighters": "How many firefighters, 1 to 6; one seat each.",
    "specialists": "Advanced: chosen by the players or drawn.",
    "perfect": "Go on after the seventh victim saved, for all ten.",
    "first": "The seat that begins.",
    "level": "Garage and laboratory: a floor more, above or below.",
    "car": "Garage: a car that explodes.",
    "large": "Laboratory: equipment that explodes.",
    "small": "Laboratory: equipment that explodes or leaks.",
    "platform": "Advanced, upper floors: a platform with a water cannon.",
    "bridges": "Basement: ladders bridge holes.",
    "descents": "Basement: ladders lead down holes.",
    "engineer": "Advanced, garage and laboratory: a ninth specialist.",
    "repairs": "Basement, with the engineer: damaged floors are repaired.",
    "players": "How many players, one seat each.",
    "cooperative": "All together for the goal of the solo game.",
    "firebreaks": "Tiles may be laid face down for the price of a man.",
    "hot": "Zones are rounded down.",
    "start_fires": "Four events before the game.",
    "firefighters_leave": "Played firefighters leave the game.",
    "fire_not_occupied": "For cards, squares on fire are free, and deadly.",
    "back_into_fire": "People may be pushed back among four fire tokens.",
}
"""A sentence about each option, whichever game has it."""

FOLDED: Final = "board_"
"""How a drawing folded into one word begins."""


def game_options(function: F) -> F:
    """Add the options of every game of the catalogue to a command, each once."""
    kinds = {game.name: _kinds(game.Options) for game in games.GAMES}
    names = list(dict.fromkeys(name for hints in kinds.values() for name in hints))
    for name in reversed(names):
        known = {game: hints[name] for game, hints in kinds.items() if name in hints}
        function = _option(name, known)(function)
    return function


def takes_game(function: Callable[..., object]) -> Callable[..., object]:
    """Have a command called with the game that its argument and its options describe."""

    @click.argument("game")
    @game_options
    @functools.wraps(function)
    def command(game: str, **given: Any) -> object:  # noqa: ANN401 - whatever click has read
        kind = games.find(game)
        wishes = {name: given.pop(name) for name in list(given) if name in option_names()}
        return function(game=make_game(kind, wishes), **given)

    return command


def option_names() -> set[str]:
    """List the names of all options of all games."""
    return {name for game in games.GAMES for name in _kinds(game.Options)}


def make_game(kind: type[Game], wishes: Mapping[str, str | bool | None]) -> Game:
    """Make a game with the options that were given; the others keep their defaults."""
    words = [_word(kind, name, value) for name, value in wishes.items() if value is not None]
    return kind.from_text(" ".join(words))


def options_of(game: Game) -> dict[str, object]:
    """Give all options of a game, ready for JSON."""
    options: dict[str, object] = msgspec.to_builtins(game.options)
    return options


def _kinds(options: type[msgspec.Struct]) -> dict[str, object]:
    return get_type_hints(options)


def _option(name: str, known: Mapping[str, object]) -> Callable[[F], F]:
    """Make the click option of a name; ``known`` has its kind in each game that knows it."""
    defaults = [_default(games.find(game).Options, name) for game in known]
    only = "" if len(known) == len(games.GAMES) else f"{', '.join(known)} only; "
    text = f"{HELP.get(name, '')} [{only}default: {defaults[0]}]".strip()
    flag = f"--{name.replace('_', '-')}"
    kind = next(iter(known.values()))
    if kind is bool:
        return click.option(f"{flag}/--no-{flag[2:]}", name, default=None, help=text)
    return click.option(flag, name, metavar=_metavar(name, kind), help=text)


def _default(options: type[msgspec.Struct], name: str) -> str:
    field = next(field for field in msgspec.structs.fields(options) if field.name == name)
    if isinstance(field.default, bool):
        return "yes" if field.default else "no"
    return str(field.default)


def _metavar(name: str, kind: object) -> str:
    if get_origin(kind) is Literal:
        return "|".join(get_args(kind))
    return "NAME|FILE" if name == "board" else "TEXT" if kind is str else "N"


def _word(kind: type[Game], name: str, value: str | bool) -> str:  # noqa: FBT001 - as click has read it
    if isinstance(value, bool):
        return f"{name}={'yes' if value else 'no'}"
    if name == "board":
        value = _board(kind, value)
    if not value or value.split() != [value]:
        raise mistake(f"--{name.replace('_', '-')}", "one word", repr(value[:100]))
    return f"{name}={value}"


def _board(kind: type[Game], value: str) -> str:
    """Fold the drawing of a file into a word; the name of a printed board stays as it is."""
    boards = [one.values for one in describe_options(kind.Options) if one.name == "board"]
    printed = [name for names in boards for name in names]
    if not boards or value in printed or (value.startswith(FOLDED) and not Path(value).exists()):
        return value
    name, text = read_text(value, f"{', '.join(printed)} or the file of a board")
    with blame(name):
        return kind.read_board(text)
