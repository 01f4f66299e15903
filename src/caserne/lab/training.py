"""Learning a value from self-play: rounds of games, each played by what the last one taught.

Everything is kept in a folder as it is done, so that what was stopped goes on where it was: a line
a game, and a file of weights a round. The dice, the options and the crews come from seeds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots.flashpoint import school
from caserne.bots.learning.fitting import Lessons, fit
from caserne.bots.learning.net import KEEN, WHOLE, Net, chance_of
from caserne.bots.learning.weights import Value, Weights
from caserne.lab.jobs import trim
from caserne.lab.sharing import share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from caserne.lab.sharing import Crew

    Progress = Callable[[str, int, int], object]

SCHOOLS: Final = {"flashpoint": school}
"""The games with a value that is learned."""
HIDDEN: Final = 12
EPOCHS: Final = 6
ASIDE: Final = 11
"""One in so many games is kept aside, to see how well the rest was learned; of every kind."""
APART: Final = 2
"""Of so many positions that follow each other one is learned from: the others are much like it."""
EARLY: Final = 4
"""So many rounds are played in haste: what they teach is soon outdone."""
LATEST: Final = 3
"""So many rounds of games are learned from: the first ones were played worse."""
JUDGED: Final = 400
"""So many positions say what a specialist is worth."""
LASTING: Final = (1.0, 0.95, 0.95, 0.95, 0.9)
"""How much of what is learned of a position is what became of the next one, not what is known:
round by round, and then as in the last."""
SHARE: Final = 4
"""The games a process is given at a time."""


class Studied(msgspec.Struct, frozen=True):
    """What is kept of a game: its seed and options, and its story."""

    seed: int
    options: str
    story: school.Story


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
    weights: Weights = SCHOOLS[course.game].start()
    for number in range(course.rounds):
        file = folder / f"round-{number + 1}.json"
        if not file.exists():
            play_round(course, number, weights, folder, crew, progress)
            learned = learn(course, number, folder, weights, progress)
            file.write_text(learned.to_text(), encoding="utf-8")
        weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    return weights


# Playing


def games_file(folder: Path, number: int) -> Path:
    """Give where the games of a round are kept."""
    return folder / f"games-{number + 1}.jsonl"


def play_round(  # noqa: PLR0913, PLR0917 - all of it is needed
    course: Course,
    number: int,
    weights: Weights,
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
    wide = number >= EARLY
    with games_file(folder, number).open("ab") as out:
        for games in played(course.game, missing, weights.to_text(), crew, wide=wide):
            out.writelines(msgspec.json.encode(game) + b"\n" for game in games)
            out.flush()
            progress(label, course.games, len(games))


def played(
    game: str, seeds: list[int], weights: str, crew: Crew, *, wide: bool
) -> Iterator[list[Studied]]:
    """Play the games of some seeds, whoever does; they come as they are done."""
    tasks = [
        (game, seeds[first : first + SHARE], weights, wide) for first in range(0, len(seeds), SHARE)
    ]
    for _, text in share(study, tasks, crew):
        yield decoded(text)


def study(game: str, seeds: list[int], weights: str, wide: bool) -> bytes:  # noqa: FBT001 - a task
    """Play some games; plain values come in and go out."""
    teacher = SCHOOLS[game]
    known = msgspec.json.decode(weights, type=Weights)
    found: list[Studied] = []
    for seed in seeds:
        options = teacher.options_for(seed, early=not wide)
        found.append(Studied(seed, options, teacher.play(options, seed, known, wide=wide)))
    return msgspec.json.encode(found)


def decoded(text: bytes) -> list[Studied]:
    """Read the games that another process played."""
    return msgspec.json.decode(text, type=list[Studied])


class Numbered(msgspec.Struct, frozen=True):
    """The seed alone of what is kept of a game."""

    seed: int


def read_rounds(folder: Path, first: int, last: int) -> Iterator[Studied]:
    """Read the games of some rounds, in the order of their seeds, whoever was done first."""
    for number in range(first, last):
        lines = games_file(folder, number).read_bytes().splitlines()
        lines.sort(key=lambda line: msgspec.json.decode(line, type=Numbered).seed)
        for line in lines:
            yield msgspec.json.decode(line, type=Studied)


# Learning


def learn(
    course: Course, number: int, folder: Path, before: Weights, progress: Progress
) -> Weights:
    """Fit some nets to the games of the last rounds, kind by kind, and put them side by side."""
    teacher = SCHOOLS[course.game]
    label = f"round {number + 1}: nets"
    progress(label, len(before.values) * course.nets * EPOCHS, 0)
    lessons = {kind: Lessons(teacher.FEATURES) for kind in before.values}
    aside = {kind: Lessons(teacher.FEATURES) for kind in before.values}
    known = {kind: value.net(teacher.FEATURES) for kind, value in before.values.items()}
    lasting = LASTING[min(number, len(LASTING) - 1)]
    openings: list[list[int]] = []
    for game in read_rounds(folder, max(number + 1 - LATEST, 0), number + 1):
        kind = game.story.kind
        if game.seed % ASIDE == 0:
            for moment in game.story.moments:
                aside[kind].add(moment.row, float(game.story.won))
        else:
            add_game(lessons[kind], game.story, known[kind], lasting)
        if kind == teacher.CHOOSING and len(openings) < JUDGED:
            openings += [moment.row for moment in game.story.moments[:1]]
    values = {
        kind: fitted(
            lessons[kind],
            aside[kind],
            course,
            lambda steps: progress(label, len(lessons) * course.nets * EPOCHS, steps),
        )
        for kind in lessons
    }
    net = values[teacher.CHOOSING].net(teacher.FEATURES)
    return Weights(
        game=course.game,
        seed=course.seed,
        games=course.games,
        rounds=number + 1,
        nets=course.nets,
        features=teacher.FEATURES,
        wanted=teacher.wanted(net, openings),
        first=teacher.first(net, openings),
        values=values,
    )


def fitted(
    lessons: Lessons, aside: Lessons, course: Course, progress: Callable[[int], object]
) -> Value:
    """Fit some nets, each from weights of its own, and put them side by side."""
    hidden: list[list[int]] = []
    out: list[int] = []
    bias, loss = 0, 0.0
    for place in range(course.nets):
        net = fit(lessons, HIDDEN, EPOCHS, course.seed + place, progress)
        units, weights, base = net.rounded(course.nets)
        hidden, out, bias = hidden + units, out + weights, bias + base
        loss += net.loss(aside, list(range(len(aside.won)))) / course.nets
    return Value(loss=round(loss, 4), bias=bias, out=out, hidden=hidden)


def add_game(lessons: Lessons, story: school.Story, known: Net, lasting: float) -> None:
    """Add the positions of a game and what became of them, less the luck of the fire's dice.

    A victory is worth less the later it comes: who is sure to win had better do so soon.

    That luck is what the chance was after a roll, less what it was on average. What is known of the
    next position counts too, so much as does not last of what became of it.
    """
    share = float(story.won) if story.expected < 0 else story.expected / WHOLE
    for place in range(len(story.moments) - 1, -1, -1):
        moment = story.moments[place]
        if place % APART == 0:
            lessons.add(moment.row, share)
        chance = chance_of(known.said(moment.row)) / WHOLE
        share = lasting * share + (1.0 - lasting) * chance
        share = KEEN * (share - (moment.chance - moment.expected) / WHOLE)
