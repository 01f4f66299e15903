"""``caserne review``: a game looked back on, luck and skill apart."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from caserne import games
from caserne.bots.review import Review
from caserne.bots.review.job import MOST_SAMPLES
from caserne.bots.review.job import review as look_back
from caserne.cli.failures import blame, is_terminal, mistake
from caserne.cli.reading import number, read_seed, read_text
from caserne.cli.words import Words, language_option
from caserne.play.record import Record, read_record

if TYPE_CHECKING:
    from caserne.bots.review import Decision, Sums, Turning
    from caserne.core.rulebook import Language

LEVELS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 72
"""So many columns the curve of a game takes."""
TOLD: Final = 5
"""So many decisions are told, those that gave up most first."""
MOST_SECONDS: Final = 86_400
WHOLE: Final = 1_000_000


@click.command(short_help="Look back on a game: luck and skill apart.")
@click.argument("file")
@click.option(
    "--samples",
    metavar="N",
    callback=number(1, MOST_SAMPLES),
    help="How many games are played on from every point. [default: what suits the game]",
)
@click.option(
    "--seconds",
    metavar="N",
    default="0",
    callback=number(0, MOST_SECONDS),
    help="How long it may take, once every point was looked at. [default: as long as it takes]",
)
@click.option(
    "--seed",
    metavar="N",
    default="1",
    show_default=True,
    callback=read_seed,
    help="The dice of the games that are played on; equal seeds find the same.",
)
@click.option("--quick", is_flag=True, help="Look for no better plans than those played.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, which is a FILE too.")
@language_option
def review(  # noqa: PLR0913, PLR0917 - click's parameters
    file: str,
    samples: int | None,
    seconds: int,
    seed: int,
    quick: bool,  # noqa: FBT001 - click's flag
    as_json: bool,  # noqa: FBT001 - click's flag
    language: Language,
) -> None:
    """Say how a game went: FILE (- for standard input) is a record, or a review as --json has it.

    The chance to win after every step, the turning points, what chance gave each player and what
    decisions did, and the decisions that gave up most against the best plan found.
    """
    name, text = read_text(file, "a record or a review")
    with blame(name):
        found = _read(name, text) if text.lstrip().startswith("{") else None
        record = read_record(found.record if found else text, games.find)
        if not record.entries:
            raise mistake(name, "a record in which something was done", "none")
        if found is None:
            how = {"seed": seed, "samples": samples or 0, "better": not quick}
            found = _made(record, seconds=float(seconds), **how)
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        click.echo("\n".join(lines(found, record, Words(language))))


def _read(name: str, text: str) -> Review:
    try:
        return msgspec.json.decode(text, type=Review)
    except msgspec.DecodeError as error:
        raise mistake(name, "a review", str(error)) from error


def _made(record: Record, **how: Any) -> Review:  # noqa: ANN401 - as the function has them
    hidden = not is_terminal(sys.stderr)
    with click.progressbar(length=1, label="review", file=sys.stderr, hidden=hidden) as bar:

        def progress(done: int, total: int) -> None:
            bar.length = total
            bar.update(done - bar.pos)

        return look_back(record, progress=progress, **how)


# In words


def lines(found: Review, record: Record, words: Words) -> list[str]:
    """Tell a review."""
    words.names = {seat + 1: name for seat, name in record.players.items()}
    told = [words.say("told-made", steps=len(found.steps), samples=found.samples)]
    told += [words.say("told-cut")] if found.cut else []
    told += [words.say("told-secrets")] if record.game.secretive else []
    told += ["", *_curves(found, words), "", *_sums(found, words)]
    if found.turning:
        told += ["", words.say("told-turning")]
        told += [f"  {_turning(found, record, one, words)}" for one in found.turning]
    missed = sorted(found.decisions, key=lambda one: -one.given_up)
    worst = [one for one in missed if one.given_up > one.reach][:TOLD]
    if worst:
        told += ["", words.say("told-missed")]
        told += [f"  {line}" for one in worst for line in _missed(one, words)]
    return told


def _curves(found: Review, words: Words) -> list[str]:
    """Draw each side's chance along the game, in as many columns as there are."""
    told = []
    for side in range(len(found.start)):
        chances = [point.chances[side] for point in found.points]
        count = min(len(chances), WIDTH)
        picked = [
            chances[place * (len(chances) - 1) // max(count - 1, 1)] for place in range(count)
        ]
        curve = "".join(
            LEVELS[min(chance * len(LEVELS) // WHOLE, len(LEVELS) - 1)] for chance in picked
        )
        who = words.say("told-team") if found.team else _name(side, words)
        first, last = percent(found.start[side]), percent(found.result[side])
        told += [words.say("told-curve", who=who, start=first, result=last), f"  {curve}"]
    return told


def _sums(found: Review, words: Words) -> list[str]:
    told = [f"  {_sum(found, one, words)}" for one in found.sums]
    if found.team:
        told.append("  " + words.say("told-setup", luck=points(found.setup)))
    return [words.say("told-sums"), *told]


def _sum(found: Review, one: Sums, words: Words) -> str:
    return words.say(
        "told-sum" if found.team else "told-sum-rival",
        who=_name(one.seat, words),
        luck=points(one.luck),
        skill=points(one.skill),
        reach=percent(one.reach),
        others=points(one.others),
        missed=percent(one.given_up),
    )


def _turning(found: Review, record: Record, one: Turning, words: Words) -> str:
    side = max(range(len(one.change)), key=lambda side: abs(one.change[side]))
    done = record.entries[one.first : one.last]
    values: dict[str, str | int] = {
        "first": one.first + 1,
        "last": one.last,
        "change": points(one.change[side]),
        "reach": percent(one.reach),
        "chance": percent(found.points[one.last].chances[side]),
        "done": ", ".join(record.game.write_action(entry.action) for entry in done),
        "who": _name(side if one.seat is None else one.seat, words),
        "for": words.say("told-team") if found.team else _name(side, words),
    }
    if one.seat is None:
        return words.say("told-turning-luck", **values)
    return words.say("told-turning-skill", **values)


def _missed(one: Decision, words: Words) -> list[str]:
    values: dict[str, str | int] = {"first": one.first + 1, "last": one.last}
    head = words.say(
        "told-better",
        **values,
        who=_name(one.seat, words),
        worth=percent(one.given_up),
        reach=percent(one.reach),
        plan=", ".join(one.best),
    )
    return [head, *(f"   {words.say(f'because-{why.kind}', **why.values)}" for why in one.reasons)]


def _name(seat: int, words: Words) -> str:
    name = words.names.get(seat + 1)
    if name is None:
        return words.say("told-seat", seat=seat + 1)
    return words.say("told-named", seat=seat + 1, name=name)


def percent(share: int) -> int:
    """Give millionths in hundredths."""
    return round(share / 10_000)


def points(share: int) -> str:
    """Write what was gained or lost in hundredths, with its sign."""
    return f"{percent(share):+d}"
