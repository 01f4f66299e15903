"""What a bot that searches thinks of a position, in words: for ``position`` and for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from caserne.bots import catalogue
from caserne.cli.failures import mistake
from caserne.cli.reading import number, read_seed

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.bots.search.assessment import Assessment, Candidate
    from caserne.bots.search.searcher import Searcher
    from caserne.cli.words import Words
    from caserne.core.game import Game

ADVISER: Final = "master"
"""Who gives advice where nobody else is asked."""
MOST_BUDGET: Final = 100_000
SHOWN: Final = 5
"""So many plans are told."""


def budget_option(function: Callable[..., object]) -> Callable[..., object]:
    """Add ``--budget`` to a command."""
    return click.option(
        "--budget",
        metavar="PERCENT",
        default=str(catalogue.WHOLE_BUDGET),
        show_default=True,
        callback=number(1, MOST_BUDGET),
        help="How much a bot that searches thinks, in hundredths of what it usually does.",
    )(function)


def takes_adviser(function: Callable[..., object]) -> Callable[..., object]:
    """Add to a command who is to be asked, and how much they think."""
    bot = click.option(
        "--bot", metavar="NAME", default=ADVISER, show_default=True, help="Who assesses it."
    )
    seed = click.option(
        "--seed",
        metavar="N",
        default="1",
        show_default=True,
        callback=read_seed,
        help="The dice of the games it plays on; equal seeds find the same.",
    )
    return bot(budget_option(seed(function)))


def adviser_of(game: Game, bot: str, budget: int, seed: int) -> Searcher:
    """Make the bot that is asked; one that does not search has nothing to say."""
    known = [name for name in catalogue.names(game.name) if name in catalogue.BUDGETS]
    if bot not in known:
        raise mistake("--bot", f"one of {', '.join(known)}", repr(bot[:100]))
    return catalogue.searcher(bot, game, seed, budget=budget)


def advice(found: Assessment, words: Words) -> list[str]:
    """Put an assessment into lines: the chance to win, then the best plans with their reasons."""
    if found.chance is None:
        head = words.say("advice-nothing")
    else:
        head = words.say("advice-chance", chance=percent(found.chance))
    lines = [head]
    for place, one in enumerate(found.candidates[:SHOWN]):
        lines += plan_lines(place + 1, one, words)
    return lines


def plan_lines(place: int, one: Candidate, words: Words) -> list[str]:
    """Tell one plan: its actions, what it is worth and how that was found, and why."""
    values: dict[str, str | int] = {
        "place": place,
        "plan": ", ".join(one.plan),
        "worth": percent(one.worth),
        "low": percent(one.low),
        "high": percent(one.high),
        "samples": one.samples,
    }
    reasons = [f"     {words.say(f'because-{why.kind}', **why.values)}" for why in one.reasons]
    return [words.say(f"advice-{one.found}", **values), *reasons]


def percent(share: float) -> int:
    """Give a share in hundredths."""
    return round(100 * min(max(share, 0.0), 1.0))
