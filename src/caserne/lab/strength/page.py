"""The page of strength: tables a chapter, who used what, and the plot, all from what was kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.lab.plots import Curves, Line, Point
from caserne.lab.strength.cells import CHAPTERS, CURVES, SEED, SEER, curve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.lab.strength.cells import Cell, Chapter, Row
    from caserne.lab.strength.measuring import Result

    Results = dict[Cell, Result]

HEAD: Final = f"""\
# How strong the bots are

`random` plays any legal action. `steady` plans: in Flash Point each turn whole, in Feurio! every
way to take its turn, in On Fire!!! its four actions by what they bring. `sharp` compares several
plans, in Flash Point by a learned value over every face of the dice; `master` also plays the best
of them out. The **seer** is no bot: it chooses among the same plans, but knows the dice, tiles and
cards to come, and goes on by quick play. What it wins and `master` does not is what foresight would
be worth; what it does not win is not therefore lost.

This page is made by `caserne strength --keep docs/strength.jsonl --out docs/strength.md`, which
goes on where it was stopped. A cell has as many games as were played so far, 300 at the end. All
are on the seeds from {SEED:,} on, which were used neither to learn nor to choose settings. Beside a
share is its 95 % interval (Wilson): where games are few it says little. Times are those of a
processor that had other work too, for a turn of the bot alone. Equal seeds give equal games,
compiled or not: `caserne simulate` with the options of a row and `--seed {SEED}` finds the same.
There are [earlier figures](strength-earlier.md) of more games, on other seeds.
"""
NOTHING: Final = "-"
TOOLS: Final = {
    "gun": "deck gun",
    "drive": "drives",
    "crew": "crew changes",
    "raise": "ladders raised",
    "bridge": "bridges",
    "sink": "descents",
    "platform": "platform moved",
    "cannon": "water cannon",
    "mend": "walls mended",
    "repair": "floors repaired",
    "cool": "objects cooled",
    "clean": "toxic spaces cleaned",
}
"""What is counted of a master in Extreme Danger, by the word of the action."""


def page(results: Results, plot: str) -> str:
    """Write the page, which shows the plot that lies in a file of this name."""
    parts = [HEAD]
    for chapter in CHAPTERS:
        parts += [f"## {chapter.title}\n", f"{chapter.about}\n", *table(chapter, results), ""]
        if "Extreme" in chapter.title:
            parts += [*uses(chapter, results), ""]
        parts.append(f"What limits us: {chapter.limits}\n")
    parts += [*budgets(results, plot)]
    return "\n".join(parts).rstrip() + "\n"


# Tables


def table(chapter: Chapter, results: Results) -> Iterator[str]:
    """Write the rows of a chapter, a column for each who plays."""
    bots = chapter.rows[0].bots
    heads = ["game", "goal", *(f"`{bot}`" if bot != SEER else bot for bot in bots), "ms a turn"]
    yield f"| {' | '.join(heads)} |"
    yield "|" + " --- |" * len(heads)
    for row in chapter.rows:
        cells = [shared(results.get(row.cell(bot))) for bot in bots]
        goal = f"{row.goal} %" if row.goal else NOTHING
        yield f"| {' | '.join([row.title, goal, *cells, times(row, results)])} |"


def shared(result: Result | None) -> str:
    """Write a share with its interval."""
    if result is None:
        return NOTHING
    low, high = result.interval
    return f"{result.wins} of {result.games} ({low:.0%} to {high:.0%})".replace("%", " %")


def times(row: Row, results: Results) -> str:
    """Write the processor time of a turn, bot by bot."""
    found = [results.get(row.cell(bot)) for bot in row.bots if bot != SEER]
    return ", ".join(NOTHING if one is None else f"{one.milliseconds:.1f}" for one in found)


def uses(chapter: Chapter, results: Results) -> Iterator[str]:
    """Count what a master did with the tools of the expansion, game by game on average."""
    found = [(row, results.get(row.cell("master"))) for row in chapter.rows]
    if not any(one for _, one in found):
        return
    yield "How often a `master` crew used what there is, a game on average:\n"
    yield f"| building | {' | '.join(TOOLS.values())} |"
    yield "|" + " --- |" * (len(TOOLS) + 1)
    for row, one in found:
        if one is not None:
            each = [f"{one.uses[word] / one.games:.2f}" for word in TOOLS]
            yield f"| {' | '.join([row.title, *each])} |"


# Strength against budget


def plotted(results: Results) -> Curves:
    """Draw strength against the time a turn takes."""
    return Curves(
        "Strength of master against its budget",
        [Line(row.title, points(row, results)) for row in CURVES],
        "processor time a turn, milliseconds",
        "share of games won",
        by_tens=True,
    )


def points(row: Row, results: Results) -> list[Point]:
    """Give the points of a curve: those of the budgets that were measured."""
    found = [results.get(cell) for cell in curve(row)]
    return [
        Point(one.milliseconds, one.share, *one.interval)
        for one in found
        if one is not None and one.milliseconds > 0
    ]


def budgets(results: Results, plot: str) -> Iterator[str]:
    """Show the plot, and its figures."""
    yield "## Strength against budget\n"
    yield "`master` with more and less than its usual budget (`--budget`):\n"
    yield f"![Shares of games won against the time a turn takes]({plot})\n"
    yield "| game | budget | won | ms a turn |"
    yield "| --- | --- | --- | --- |"
    for row in CURVES:
        for cell in curve(row):
            one = results.get(cell)
            time = NOTHING if one is None else f"{one.milliseconds:.1f}"
            yield f"| {row.title} | {cell.budget} % | {shared(one)} | {time} |"
