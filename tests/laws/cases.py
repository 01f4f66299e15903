"""The option sets the laws are tried on: every value of every option, and every pair of values."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.laws.trails import opened

from caserne.games import GAMES, find
from caserne.games.flashpoint.printed import fold, open_board

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from caserne.core.game import Game

Row = dict[str, str]
"""An option set: a value for every option."""
Pair = tuple[tuple[str, str], tuple[str, str]]
"""Two options, each with a value."""

FOLDED: Final = "folded"
"""Stands for a board that is no printed one but a drawing folded into a word."""

NO_YES: Final = ("no", "yes")
NUMBERS: Final = ("1", "2", "3", "4", "5", "6")

AXES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "flashpoint": {
        "firefighters": NUMBERS,
        "first": NUMBERS,
        "difficulty": ("recruit", "veteran", "heroic"),
        "board": ("house", "laboratory", "garage", "villa", FOLDED),
        "level": ("none", "basement", "attic"),
        "rules": ("advanced", "family"),
        "specialists": ("chosen", "drawn"),
        "perfect": ("no", "yes"),
        "car": NO_YES,
        "large": NO_YES,
        "small": ("none", "explosive", "chemical"),
        "platform": NO_YES,
        "bridges": NO_YES,
        "descents": NO_YES,
        "engineer": NO_YES,
        "repairs": NO_YES,
    },
    "feurio": {
        "players": ("4", "3", "2", "1"),
        "cooperative": ("no", "yes"),
        "firebreaks": ("no", "yes"),
        "hot": ("no", "yes"),
    },
    "onfire": {
        "players": ("2", "3", "4"),
        "start_fires": ("no", "yes"),
        "firefighters_leave": ("no", "yes"),
        "fire_not_occupied": ("no", "yes"),
        "back_into_fire": ("no", "yes"),
    },
}
"""The options of each game, longest first, with their values, of which the first fills gaps."""


def possible_flashpoint(row: Row) -> bool:
    """Tell whether the boards have what the other options ask for."""
    if row.get("first", "1") > row.get("firefighters", "6"):
        return False
    board, level = row.get("board"), row.get("level")
    wanted = {option for option in EXTREME if row.get(option, "no") not in ("no", "none")}
    if wanted and board not in (None, "garage", "laboratory"):
        return False
    below = wanted & {"bridges", "descents", "repairs"}
    if below and level not in (None, "basement"):
        return False
    if "repairs" in wanted and row.get("engineer") == "no":
        return False
    homes = {EXTREME[option] for option in wanted if EXTREME[option]}
    if len(homes) > 1 or (homes and board not in (None, *homes)):
        return False
    roofless = below or level in ("none", "basement")
    return not ("platform" in wanted and "garage" in {*homes, board} and roofless)


EXTREME: Final = {
    "level": "",
    "car": "garage",
    "large": "laboratory",
    "small": "laboratory",
    "platform": "",
    "bridges": "",
    "descents": "",
    "engineer": "",
    "repairs": "",
}
"""The options of Extreme Danger, and the board some of them need."""

POSSIBLE: Final[dict[str, Callable[[Row], bool]]] = {
    "flashpoint": possible_flashpoint,
    "feurio": lambda row: (
        not (
            (row.get("cooperative") == "yes" and row.get("players") == "1")
            or (
                "yes" in (row.get("firebreaks"), row.get("hot"))
                and (row.get("cooperative") == "yes" or row.get("players") == "1")
            )
        )
    ),
    "onfire": lambda _: True,
}
"""What a game refuses: values that do not go together, asked of rows that are not full yet."""


class Case(NamedTuple):
    """A game with one option set; or one that begins where a position stands, with its name."""

    name: str
    options: str
    opening: str = ""

    def __str__(self) -> str:
        """Name the case in few words."""
        return f"{self.name} {self.options}".strip()

    def game(self) -> Game:
        """Make the game."""
        if self.opening:
            return opened(find(self.name), self.opening)
        board = f"board={fold(open_board('villa'))}"
        return find(self.name).from_text(self.options.replace(f"board={FOLDED}", board))


def cases() -> list[Case]:
    """List the cases of every game of the catalogue."""
    return [case for game in GAMES for case in cases_of(game.name)]


def cases_of(name: str) -> Iterator[Case]:
    """Give the cases of one game."""
    for row in pairwise(AXES[name], POSSIBLE[name]):
        yield case_of(name, row)


def case_of(name: str, row: Row) -> Case:
    """Make a case of an option set."""
    return Case(name, " ".join(f"{option}={value}" for option, value in row.items()))


def singly(axes: dict[str, tuple[str, ...]], possible: Callable[[Row], bool]) -> list[Row]:
    """Find a few rows in which every value of every option occurs."""
    missing = [(option, value) for option, values in axes.items() for value in values]
    rows = []
    while missing:
        row = dict(missing[:1])
        for option, values in axes.items():
            fit = [value for value in values if possible({**row, option: value})]
            wanted = [value for value in fit if (option, value) in missing]
            row.setdefault(option, (wanted or fit)[0])
        missing = [pair for pair in missing if pair not in row.items()]
        rows.append({option: row[option] for option in axes})
    return rows


def pairwise(axes: dict[str, tuple[str, ...]], possible: Callable[[Row], bool]) -> list[Row]:
    """Find a few rows in which every possible pair of values of two options occurs."""
    missing = dict.fromkeys(pairs_of_axes(axes, possible))
    rows = []
    while missing:
        row = dict(next(iter(missing)))
        for option, values in axes.items():
            if option not in row:
                row[option] = max(
                    (value for value in values if possible({**row, option: value})),
                    key=lambda value, row=row, option=option: sum(  # type: ignore[misc]
                        pair in missing for pair in pairs(axes, {**row, option: value})
                    ),
                )
        for pair in pairs(axes, row):
            missing.pop(pair, None)
        rows.append({option: row[option] for option in axes})
    return rows


def pairs_of_axes(
    axes: dict[str, tuple[str, ...]], possible: Callable[[Row], bool]
) -> Iterator[Pair]:
    """Give every pair of values that go together."""
    for first, second in combinations(axes, 2):
        for value in axes[first]:
            for other in axes[second]:
                if possible({first: value, second: other}):
                    yield (first, value), (second, other)


def pairs(axes: dict[str, tuple[str, ...]], row: Row) -> Iterator[Pair]:
    """Give the pairs of values of a row, in the order of the axes."""
    return combinations([(option, row[option]) for option in axes if option in row], 2)
