"""``caserne simulate``: many games played by bots, and what came of them."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import click

from caserne.bots import catalogue
from caserne.cli.options import options_of, takes_game
from caserne.cli.working import takes_seated, takes_work
from caserne.lab.jobs import run
from caserne.lab.plots import Bar, Bars, Histogram, Sheet
from caserne.lab.simulate import Plan, Tally, wilson

if TYPE_CHECKING:
    from caserne.cli.working import Work
    from caserne.core.game import Game
    from caserne.lab.simulate import Standing


@click.command(short_help="Have bots play many games.")
@takes_game
@takes_seated
@takes_work("How many games.")
def simulate(
    game: Game,
    bots: tuple[str, ...],
    rotate: bool,  # noqa: FBT001 - click's flag
    work: Work,
) -> None:
    """Play many games of GAME with bots: wins, losses and means."""
    for bot in bots:
        catalogue.make(bot, game, 0)
    plan = Plan(game.name, game.options_text, bots, work.seed, work.games, rotate, work.budget)
    begun = time.monotonic()
    with work.going(game.name, [plan]) as (progress, file):
        tally = run([plan], work.crew, progress, file)[0]
    seconds = time.monotonic() - begun
    work.show(
        as_lines(game, plan, tally, seconds),
        plot_of(game, plan, tally),
        lambda: json.dumps(as_object(game, plan, tally, seconds)),
    )


def plot_of(game: Game, plan: Plan, tally: Tally) -> Sheet:
    """Draw what came of the games: victories, what they ended by, and how long they were."""
    what = f"{plan.game} {plan.options}".strip()
    title = f"{what}: {', '.join(plan.bots)}, {tally.games:,} games"
    rows = [share_bar("won", tally.wins, tally.games)] if game.team else []
    for name, one in [] if game.team else sorted(tally.bots.items()):
        rows.append(share_bar(f"{name} won", one.wins, one.games))
    for name, count in sorted(tally.reasons.items()):
        rows.append(share_bar(f"ended: {name}", count, tally.games))
    return Sheet([Bars(title, rows), Histogram("games by their turns", tally.lengths)])


def share_bar(label: str, count: int, games: int) -> Bar:
    """Make a bar of a share of games, with its interval."""
    return Bar(label, count / games, *wilson(count, games))


def as_object(game: Game, plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """Make the figures ready for JSON."""
    told: dict[str, object] = {
        "game": plan.game,
        "options": options_of(game),
        "bot": ",".join(plan.bots),
        "seed": plan.seed,
        "budget": plan.budget,
        "games": tally.games,
        "wins": tally.wins,
        "win_rate": tally.wins / tally.games,
        "win_interval": list(tally.interval),
        "given_up": tally.given_up,
        "reasons": dict(sorted(tally.reasons.items())),
        "lengths": dict(sorted(tally.lengths.items())),
        "means": {name: tally.mean(name) for name in tally.figures},
        "actions": tally.actions,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
    }
    if not game.team:
        told["rotate"] = plan.rotate
        told["bots"] = {name: standing_object(one) for name, one in sorted(tally.bots.items())}
        told["seats"] = {name: standing_object(one) for name, one in sorted(tally.seats.items())}
    return told


def standing_object(standing: Standing) -> dict[str, object]:
    """Make ready for JSON how a bot or a seat did."""
    return {
        "games": standing.games,
        "wins": standing.wins,
        "shared": standing.shared,
        "win_rate": standing.wins / standing.games,
        "win_interval": list(standing.interval),
        "mean_points": standing.points / standing.seats,
    }


def as_lines(game: Game, plan: Plan, tally: Tally, seconds: float) -> list[str]:
    """Put the figures into a few lines; where seats compete, a line for each bot and seat."""
    rotated = ", rotated" if plan.rotate else ""
    rows = {
        "game": " ".join(filter(None, [plan.game, plan.options])),
        "played by": f"{', '.join(plan.bots)}{rotated}, seed {plan.seed}",
        "games": f"{tally.games:,}",
        **({"won": won(tally.wins, tally.games)} if game.team else standing_rows(tally)),
        "ended by": ", ".join(f"{name} {n:,}" for name, n in sorted(tally.reasons.items())),
        "given up": f"{tally.given_up:,}" if tally.given_up else "",
        "on average": ", ".join(f"{name} {tally.mean(name):.2f}" for name in tally.figures),
        "speed": f"{tally.games / seconds:,.1f} games a second ({seconds:.1f} s)",
    }
    return [f"{name:<12}{value}" for name, value in rows.items() if value]


def standing_rows(tally: Tally) -> dict[str, str]:
    """Tell how each of several bots did, and each seat."""
    bots = dict(sorted(tally.bots.items())) if len(tally.bots) > 1 else {}
    places = {f"seat {name}": one for name, one in sorted(tally.seats.items())}
    return {
        name: f"{won(one.wins, one.games)}, shared {one.shared:,}, "
        f"{one.points / one.seats:.2f} points"
        for name, one in {**bots, **places}.items()
    }


def won(wins: int, games: int) -> str:
    """Tell a number of wins as a share with its interval."""
    low, high = wilson(wins, games)
    return f"{wins:,} = {wins / games:.1%} (95 % interval {low:.1%} to {high:.1%})"
