"""``caserne calibration``: whether the chances that a review tells come true."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import click
import msgspec

from caserne.bots import catalogue
from caserne.bots.review.job import MOST_SAMPLES, SAMPLES, pace_of
from caserne.cli.advice import budget_option
from caserne.cli.failures import fail, is_terminal
from caserne.cli.options import options_of, takes_game
from caserne.cli.reading import number
from caserne.cli.working import games_option, seed_option
from caserne.lab.calibration import guesses, weigh
from caserne.lab.simulate import Plan

if TYPE_CHECKING:
    from caserne.core.game import Game
    from caserne.lab.calibration import Band, Calibration, Guess

MOST_POINTS: Final = 1000


@click.command(short_help="See whether the chances of reviews come true.")
@takes_game
@games_option(100, "How many games.")
@click.option("--bot", metavar="NAME", default="sharp", show_default=True, help="Who plays.")
@click.option(
    "--points",
    metavar="N",
    default="10",
    show_default=True,
    callback=number(1, MOST_POINTS),
    help="At how many points of a game the chances are asked for.",
)
@click.option(
    "--samples",
    metavar="N",
    callback=number(1, MOST_SAMPLES),
    help="How many games are played on from each. [default: as many as a review's]",
)
@seed_option()
@budget_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def calibration(  # noqa: PLR0913, PLR0917 - click's parameters
    game: Game,
    games: int,
    bot: str,
    points: int,
    samples: int | None,
    seed: int,
    budget: int,
    as_json: bool,  # noqa: FBT001 - click's flag
) -> None:
    """Have bots play GAME, and compare the chances a review would tell with what came of them.

    Of chances of one size, that share of games should be won. Intervals are of 95 %, over games:
    points of one game share its end.
    """
    catalogue.make(bot, game, 0)
    plan = Plan(game.name, game.options_text, (bot,), seed, games, budget=budget)
    found = weigh(_asked(plan, points, samples or SAMPLES[pace_of(game)]))
    if not found.whole.points:
        fail("none of the games came to an end")
    if as_json:
        told = {"game": game.name, "options": options_of(game), "bot": bot, "seed": seed}
        click.echo(msgspec.json.encode({**told, **msgspec.structs.asdict(found)}))
    else:
        click.echo("\n".join(as_lines(found)))


def _asked(plan: Plan, points: int, samples: int) -> list[Guess]:
    hidden = not is_terminal(sys.stderr)
    with click.progressbar(
        range(plan.games), label=plan.game, file=sys.stderr, hidden=hidden, show_pos=True
    ) as numbers:
        return [one for game in numbers for one in guesses(plan, game, points, samples)]


def as_lines(found: Calibration) -> list[str]:
    """Draw a table, a line a tenth, and all together."""
    columns = ("chance", 11), ("points", 6), ("games", 5), ("said", 5), ("came", 5)
    head = "  ".join([f"{name:>{width}}" for name, width in columns] + ["more came than said"])
    rows = [_line(f"{band.low:.0%} to {band.high:.0%}", band) for band in found.bands]
    return [head, *rows, _line("all", found.whole), f"mean square error {found.error:.3f}"]


def _line(name: str, band: Band) -> str:
    return (
        f"{name:>11}  {band.points:6}  {band.games:5}  {band.said:5.0%}  {band.came:5.0%}  "
        f"{100 * band.off:+.1f} ± {100 * band.reach:.1f} points"
    )
