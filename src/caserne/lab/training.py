"""Learning a value from self-play: rounds of games, each played by what the last one taught.

Everything is kept in a folder as it is done, so that what was stopped goes on where it was: a line
a game, and a file of weights a round. The dice, the options and the crews come from seeds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots.flashpoint import school
from caserne.bots.learning.fitting import Lessons, Units, fit
from caserne.bots.learning.net import WHOLE, Net, chance_of
from caserne.bots.learning.weights import Weights
from caserne.lab.jobs import trim
from caserne.lab.sharing import share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from caserne.lab.sharing import Crew

    Progress = Callable[[str, int, int], object]

SCHOOLS: Final = {"flashpoint": school}
"""The games with a value that is learned."""
HIDDEN: Final = 8
EPOCHS: Final = 12
ASIDE: Final = 10
"""One in so many games is kept aside, to see how well the rest was learned."""
LATEST: Final = 3
"""So many rounds of games are learned from: the first ones were played worse."""
JUDGED: Final = 200
"""So many positions say what a specialist is worth."""
LASTING: Final = 0.8
"""How much of what is learned of a position is what became of the next one, not what is known."""
SHARE: Final = 4
"""The games a process is given at a time."""


class Studied(msgspec.Struct, frozen=True):
    """What is kept of a game: its seed and options, whether it was won, and its positions."""

    seed: int
    options: str
    won: bool
    rows: list[list[int]]


class Course(msgspec.Struct, frozen=True):
    """What is to be learned: a game, so many rounds of so many games, and so many nets."""

    game: str
    seed: int
    games: int
    rounds: int
    nets: int


def run(course: Course, folder: Path, crew: Crew, progress: Progress) -> Weights:
    """Go through the rounds that are not done yet, and give the weights of the last.

    Without any round they are those that learning begins with.
    """
    folder.mkdir(parents=True, exist_ok=True)
    weights: Weights | None = None
    for number in range(course.rounds):
        file = folder / f"round-{number + 1}.json"
        if not file.exists():
            play_round(course, number, weights, folder, crew, progress)
            rows = [*read_rounds(folder, max(number + 1 - LATEST, 0), number + 1)]
            learned = learn(course, number, rows, weights, progress)
            file.write_text(learned.to_text(), encoding="utf-8")
        weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    return SCHOOLS[course.game].start() if weights is None else weights


# Playing


def games_file(folder: Path, number: int) -> Path:
    """Give where the games of a round are kept."""
    return folder / f"games-{number + 1}.jsonl"


def play_round(  # noqa: PLR0913, PLR0917 - all of it is needed
    course: Course,
    number: int,
    weights: Weights | None,
    folder: Path,
    crew: Crew,
    progress: Progress,
) -> None:
    """Play the games of a round that are missing, and keep them."""
    trim(games_file(folder, number))
    first = course.seed + number * course.games
    done = {game.seed for game in read_rounds(folder, number, number + 1)}
    missing = [seed for seed in range(first, first + course.games) if seed not in done]
    label = f"round {number + 1}: games"
    progress(label, course.games, course.games - len(missing))
    text = "" if weights is None else weights.to_text()
    with games_file(folder, number).open("ab") as out:
        for games in played(course.game, missing, text, crew):
            out.writelines(msgspec.json.encode(game) + b"\n" for game in games)
            out.flush()
            progress(label, course.games, len(games))


def played(game: str, seeds: list[int], weights: str, crew: Crew) -> Iterator[list[Studied]]:
    """Play the games of some seeds, whoever does; they come as they are done."""
    tasks = [(game, seeds[first : first + SHARE], weights) for first in range(0, len(seeds), SHARE)]
    for _, text in share(study, tasks, crew):
        yield decoded(text)


def study(game: str, seeds: list[int], weights: str) -> bytes:
    """Play some games; plain values come in and go out."""
    teacher = SCHOOLS[game]
    known = msgspec.json.decode(weights, type=Weights) if weights else None
    found: list[Studied] = []
    for seed in seeds:
        options = teacher.options_for(seed)
        rows, won = teacher.play(options, seed, known)
        found.append(Studied(seed, options, won, rows))
    return msgspec.json.encode(found)


def decoded(text: bytes) -> list[Studied]:
    """Read the games that another process played."""
    return msgspec.json.decode(text, type=list[Studied])


def read_rounds(folder: Path, first: int, last: int) -> Iterator[Studied]:
    """Read the games of some rounds, in the order of their seeds, whoever was done first."""
    for number in range(first, last):
        lines = games_file(folder, number).read_bytes().splitlines()
        games = [msgspec.json.decode(line, type=Studied) for line in lines]
        yield from sorted(games, key=lambda game: game.seed)


# Learning


def learn(
    course: Course,
    number: int,
    games: list[Studied],
    before: Weights | None,
    progress: Progress,
) -> Weights:
    """Fit some nets to games, and put them side by side."""
    teacher = SCHOOLS[course.game]
    label = f"round {number + 1}: nets"
    progress(label, course.nets * EPOCHS, 0)
    lessons, aside = Lessons(teacher.FEATURES), Lessons(teacher.FEATURES)
    start = teacher.start() if before is None else before
    known = start.net()
    for game in games:
        if game.seed % ASIDE == 0:
            add_game(aside, game, None)
        else:
            add_game(lessons, game, known)
    hidden: list[list[int]] = []
    out: list[int] = []
    bias, loss = 0, 0.0
    for place in range(course.nets):
        fitted = fit(
            lessons,
            HIDDEN,
            EPOCHS,
            course.seed + place,
            units_of(start, place),
            lambda steps: progress(label, course.nets * EPOCHS, steps),
        )
        units, weights, base = fitted.rounded(course.nets)
        hidden, out, bias = hidden + units, out + weights, bias + base
        loss += fitted.loss(aside, list(range(len(aside.won)))) / course.nets
    net = Net(teacher.FEATURES, hidden, out, bias)
    openings = [
        game.rows[0] for game in games[-JUDGED:] if game.rows and "advanced" in game.options
    ]
    return Weights(
        game=course.game,
        seed=course.seed,
        games=course.games,
        rounds=number + 1,
        nets=course.nets,
        loss=round(loss, 4),
        features=teacher.FEATURES,
        wanted=teacher.wanted(net, openings),
        first=teacher.first(net, openings),
        bias=bias,
        out=out,
        hidden=hidden,
    )


def units_of(weights: Weights, place: int) -> Units:
    """Give one of the nets that stand side by side; a single one is what all begin with."""
    each = len(weights.out) // weights.nets
    first = place * each if weights.nets > 1 else 0
    out = [weight * weights.nets for weight in weights.out[first : first + each]]
    return weights.hidden[first : first + each], out, weights.bias


def add_game(lessons: Lessons, game: Studied, known: Net | None) -> None:
    """Add the positions of a game and what became of them.

    What is known of the next position counts too, if anything is: dice decide much of a game.
    """
    share = float(game.won)
    for row in reversed(game.rows):
        lessons.add(row, share)
        if known is not None:
            chance = chance_of(known.said(row)) / WHOLE
            share = LASTING * share + (1.0 - LASTING) * chance
