"""How strong the bots are: a list of cells, each played on seeds of its own, kept as they are done.

What is kept is one line of JSON a cell, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.games import find
from caserne.lab.simulate import Plan, play_slice, wilson

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

SEED: Final = 1
"""The first seed of the tables; to learn and to choose settings those from 100,000 on are used."""

TEAM: Final = ("steady", "sharp", "master")
BUDGETS: Final = (6, 25, 100, 400)
"""The budgets whose strength is plotted, in hundredths of the usual one."""


class Cell(msgspec.Struct, frozen=True):
    """What is measured: a game, its options, who plays; against ``rival`` with rotated seats."""

    title: str
    game: str
    options: str
    bot: str
    rival: str = ""
    budget: int = 100

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sits round the table: one against as many rivals as there are seats left."""
        seats = find(self.game).from_text(self.options).seats
        return (self.bot, *[self.rival] * (seats - 1)) if self.rival else (self.bot,)


class Result(msgspec.Struct, frozen=True):
    """What came of a cell: so many of the games won, by processor time a turn."""

    cell: Cell
    seed: int
    games: int
    wins: int
    milliseconds: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of games won."""
        return wilson(self.wins, self.games)


def cells() -> Iterator[Cell]:
    """List all that is published, game by game."""
    yield from _flashpoint()
    yield from _feurio()
    yield from _onfire()


def _flashpoint() -> Iterator[Cell]:
    for bot in TEAM:
        yield Cell("family", "flashpoint", "", bot)
        for level in ("recruit", "veteran", "heroic"):
            yield Cell(level, "flashpoint", f"rules=advanced difficulty={level}", bot)
    for crew in (1, 2, 4, 5, 6):
        options = f"rules=advanced difficulty=heroic firefighters={crew}"
        yield Cell(f"heroic, crew of {crew}", "flashpoint", options, "master")
    drawn = "rules=advanced difficulty=veteran specialists=drawn"
    yield Cell("veteran, drawn specialists", "flashpoint", drawn, "master")
    for board in ("garage", "laboratory"):
        for level in ("none", "basement", "attic"):
            place = f"board={board}" if level == "none" else f"board={board} level={level}"
            title = board if level == "none" else f"{board} with {level}"
            yield Cell(title, "flashpoint", place, "master")
            yield Cell(f"{title}, recruit", "flashpoint", f"{place} rules=advanced", "master")


def _feurio() -> Iterator[Cell]:
    for bot in TEAM:
        yield Cell("solo", "feurio", "players=1", bot)
        for players in (2, 3, 4):
            options = f"players={players} cooperative=yes"
            yield Cell(f"cooperative, {players}", "feurio", options, bot)
    for budget in BUDGETS:
        yield Cell("solo, by budget", "feurio", "players=1", "master", budget=budget)
    for players in (2, 3, 4):
        yield Cell(f"{players} rivals", "feurio", f"players={players}", "master", "steady")
    breaks = "players=2 firebreaks=yes"
    yield Cell("2 rivals, firebreaks", "feurio", breaks, "master", "steady")


def _onfire() -> Iterator[Cell]:
    for bot in ("sharp", "master"):
        for players in (2, 3, 4):
            yield Cell(f"{players} players", "onfire", f"players={players}", bot, "steady")


def measure(cell: Cell, games: int) -> Result:
    """Play the games of a cell in this process."""
    plan = Plan(cell.game, cell.options, cell.bots, SEED, games, bool(cell.rival), cell.budget)
    begun = process_time()
    tally = play_slice(plan, 0, games)
    taken = process_time() - begun
    wins = tally.bots[cell.bot].wins if cell.rival else tally.wins
    turns = max(tally.figures.get("turn", 0), 1)
    return Result(cell, SEED, games, wins, 1000 * taken / turns)


def kept(file: Path) -> list[Result]:
    """Read the cells that were measured before."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Result) for line in lines]


def run(
    wanted: Iterable[Cell], games: int, file: Path, progress: Callable[[int], object]
) -> list[Result]:
    """Measure what is not kept yet, and keep it."""
    found = {(one.cell, one.games): one for one in kept(file)}
    for cell in wanted:
        if (cell, games) not in found:
            found[cell, games] = measure(cell, games)
            with file.open("ab") as out:
                out.write(msgspec.json.encode(found[cell, games]) + b"\n")
        progress(1)
    return list(found.values())


def page(results: list[Result]) -> str:
    """Write the tables as Markdown, a game after the other, with the strength by budget."""
    parts = [HEAD]
    for game in dict.fromkeys(one.cell.game for one in results):
        rows = [one for one in results if one.cell.game == game and "budget" not in one.cell.title]
        parts += [f"## {game}\n", TABLE, *(row(one) for one in rows), ""]
        by_budget = [one for one in results if one.cell.game == game and one not in rows]
        if by_budget:
            parts += ["Strength by budget:\n", "```", *map(bar, by_budget), "```", ""]
    return "\n".join(parts)


HEAD: Final = f"""\
# How strong the bots are

Made by `caserne strength`: every cell on the seeds from {SEED} on, which were used
neither to learn nor to choose settings; a share of games won with its 95 % interval (Wilson), and
the processor time a turn, everybody's at the table. Equal seeds give equal games: `caserne
simulate` finds the same.
"""
TABLE: Final = "| game | bot | won | interval | ms a turn |\n| --- | --- | --- | --- | --- |"
WIDTH: Final = 40


def row(one: Result) -> str:
    """Write one line of a table."""
    low, high = one.interval
    who = f"{one.cell.bot} against {one.cell.rival}" if one.cell.rival else one.cell.bot
    return (
        f"| {one.cell.title} | {who} | {one.wins} of {one.games} | "
        f"{low:.1%} to {high:.1%} | {one.milliseconds:.1f} |"
    )


def bar(one: Result) -> str:
    """Draw one line of a plot."""
    share = one.wins / one.games
    drawn = "#" * round(WIDTH * share)
    return f"{one.cell.budget:>5} % {drawn:<{WIDTH}} {share:.0%}, {one.milliseconds:.0f} ms a turn"
