"""``caserne tournament``: bots against each other, and how strong each is."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from msgspec import to_builtins

from caserne.bots import catalogue
from caserne.cli.failures import mistake
from caserne.cli.options import options_of, takes_game
from caserne.cli.working import takes_work
from caserne.lab.plots import Bar, Bars, bar_text
from caserne.lab.rating import SCALE, chance
from caserne.lab.tournament import THE_GAME, Contest, hold, plans_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.cli.working import Work
    from caserne.core.game import Game
    from caserne.lab.rating import Pair, Rating


@click.command(short_help="Have bots play each other, and rate them.")
@takes_game
@click.option(
    "--bot",
    "bots",
    metavar="NAME",
    multiple=True,
    help="Who takes part. [default: random, steady and sharp]",
)
@click.option(
    "--ladder",
    metavar="NAME",
    default="",
    help="All play against this one only, which is rated 0. [default: everybody plays everybody]",
)
@takes_work("How many games a pairing.")
def tournament(game: Game, bots: tuple[str, ...], ladder: str, work: Work) -> None:
    """Play GAME with bots in pairs, seats rotated, and rate them.

    Ratings are Elo by maximum likelihood, with 95 % intervals. A team has no rivals: there each bot
    plays the same games against the dice, and the game itself is rated 0.
    """
    contest = _contest(game, bots, ladder, work)
    with work.going(game.name, plans_of(game, contest)) as (progress, file):
        ratings, pairs = hold(game, contest, work.crew, progress, file)
    title = f"{game.name} {game.options_text}".strip()
    work.show(
        as_lines(ratings, pairs),
        Bars(f"{title}: expected score against 0", _bars(ratings)),
        lambda: json.dumps(_as_object(game, contest, ratings, pairs)),
    )


def _contest(game: Game, bots: tuple[str, ...], ladder: str, work: Work) -> Contest:
    known = catalogue.names(game.name)
    chosen = list(dict.fromkeys(bots or known[:3]))
    if ladder and game.team:
        raise mistake("--ladder", "a game whose players are rivals", game.name)
    for bot in [*chosen, *([ladder] if ladder else [])]:
        catalogue.make(bot, game, 0)
    rungs = [bot for bot in chosen if bot != ladder]
    if len(rungs) + bool(ladder) + game.team < 2:  # noqa: PLR2004 - it takes two
        raise mistake("--bot", "two different bots", ", ".join(chosen))
    return Contest(
        game.name, game.options_text, tuple(chosen), work.seed, work.games, ladder, work.budget
    )


def _bars(ratings: Sequence[Rating]) -> list[Bar]:
    """Make bars of what each would score against somebody of rating 0."""
    return [
        Bar(
            one.name,
            chance(one.elo / SCALE),
            chance(one.low / SCALE),
            chance(one.high / SCALE),
            f"{one.elo:+.0f}",
        )
        for one in ratings
    ]


def as_lines(ratings: Sequence[Rating], pairs: Sequence[Pair]) -> list[str]:
    """Write the ratings as a table with bars, then what the pairs scored."""
    wide = max(len(one.name) for one in ratings)
    lines = [f"{'':{wide}}     Elo       95 %          scored"]
    for one, bar in zip(ratings, _bars(ratings), strict=True):
        interval = f"{one.low:+.0f} to {one.high:+.0f}"
        scored = f"{one.score:g} of {one.games:g}"
        lines.append(
            f"{one.name:{wide}} {one.elo:+7.0f}  {interval:>15}  {scored:>12}  "
            f"{bar_text(bar.share)}".rstrip()
        )
    lines.append("")
    lines += [
        f"{pair.one} {pair.score:g} : {pair.other_score:g} {pair.other}"
        for pair in pairs
        if pair.other != THE_GAME
    ]
    return lines if lines[-1] else lines[:-1]


def _as_object(
    game: Game, contest: Contest, ratings: Sequence[Rating], pairs: Sequence[Pair]
) -> dict[str, object]:
    return {
        "game": game.name,
        "options": options_of(game),
        "seed": contest.seed,
        "games": contest.games,
        "budget": contest.budget,
        "ratings": to_builtins(ratings),
        "pairs": to_builtins(pairs),
    }
