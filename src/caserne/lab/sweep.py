"""A table of games over one or two options: every value with every other, and how many are won."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from caserne.bots import catalogue
from caserne.core.errors import UnreadableError
from caserne.core.options import describe_options
from caserne.games import find
from caserne.lab.simulate import Plan

if TYPE_CHECKING:
    from collections.abc import Sequence

BOT: Final = "bot"
"""Who plays may be an axis too."""
MOST_AXES: Final = 2
MOST_CELLS: Final = 400
SPAN: Final = ".."


class Axis(NamedTuple):
    """An option and the values it takes in turn."""

    name: str
    values: tuple[str, ...]


class Grid(NamedTuple):
    """What is played: the games of every cell, row after row."""

    rows: Axis
    columns: Axis
    plans: list[Plan]


def read_axis(game: str, text: str) -> Axis:
    """Read ``name=value,value`` or ``name=1..6``; of a name alone all values of the option."""
    name, equals, values = text.partition("=")
    if name != BOT and name not in find(game).Options.__struct_fields__:
        known = ", ".join([BOT, *find(game).Options.__struct_fields__])
        raise UnreadableError("--over", f"one of {known}", name)
    if not equals:
        return Axis(name, _all_values(game, name))
    return Axis(name, tuple(value for word in values.split(",") for value in _span(word)))


def _span(word: str) -> list[str]:
    first, dots, last = word.partition(SPAN)
    if dots and first.isdigit() and last.isdigit() and int(first) <= int(last):
        return [str(number) for number in range(int(first), int(last) + 1)][:MOST_CELLS]
    return [word]


def _all_values(game: str, name: str) -> tuple[str, ...]:
    if name == BOT:
        return tuple(catalogue.names(game))
    option = next(one for one in describe_options(find(game).Options) if one.name == name)
    if option.kind == "flag":
        return ("no", "yes")
    if option.least is not None and option.most is not None:
        return tuple(str(number) for number in range(option.least, option.most + 1))
    return tuple(option.values)


def grid_of(plan: Plan, axes: Sequence[Axis]) -> Grid:
    """Lay out the cells of one or two axes; each is the plan with other options."""
    if not 1 <= len(axes) <= MOST_AXES:
        raise UnreadableError("--over", "one option or two", str(len(axes)))
    rows, columns = axes[0], (axes[1] if len(axes) > 1 else Axis("", ("",)))
    if rows.name == columns.name:
        raise UnreadableError("--over", "two different options", rows.name)
    if len(rows.values) * len(columns.values) > MOST_CELLS:
        raise UnreadableError("--over", f"at most {MOST_CELLS} cells", "more")
    cells = product(rows.values, columns.values)
    return Grid(rows, columns, [_cell(plan, {rows.name: a, columns.name: b}) for a, b in cells])


def _cell(plan: Plan, values: dict[str, str]) -> Plan:
    """Change what a cell is about; options that do not go together are told."""
    bots = (values[BOT],) if BOT in values else plan.bots
    words = dict(word.split("=", 1) for word in plan.options.split())
    words |= {name: value for name, value in values.items() if name and name != BOT}
    text = " ".join(f"{name}={value}" for name, value in words.items())
    game = find(plan.game).from_text(text)
    for bot in bots:
        catalogue.make(bot, game, 0)
    return Plan(plan.game, game.options_text, bots, plan.seed, plan.games, plan.rotate, plan.budget)
