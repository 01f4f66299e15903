"""Learning a value from self-play: rounds of games, each played by what the last one taught.

Everything is kept in a folder as it is done, so that what was stopped goes on where it was: a line
a game, and a file of weights a round. The dice, the options and the crews come from seeds.
"""

from __future__ import annotations

from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from caserne.bots.feurio.school import SCHOOL as FEURIO
from caserne.bots.flashpoint.school import SCHOOL as FLASH_POINT
from caserne.bots.learning.fitting import Lessons, fit
from caserne.bots.learning.net import WHOLE, Net, chance_of
from caserne.bots.learning.school import Stage, Story
from caserne.bots.learning.weights import Value, Weights
from caserne.bots.onfire.school import SCHOOL as ON_FIRE
from caserne.lab.jobs import trim
from caserne.lab.sharing import Crew, share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Progress = Callable[[str, int, int], object]

SCHOOLS: Final = {"flashpoint": FLASH_POINT, "feurio": FEURIO, "onfire": ON_FIRE}
"""Where what is learned of each game is learned."""
HIDDEN: Final = 12
EPOCHS: Final = 6
ASIDE: Final = 11
"""One in so many games is kept aside, to see how well the rest was learned; of every kind."""
APART: Final = 2
"""Of so many positions that follow each other one is learned from: the others are much like it."""
SHARE: Final = 4
"""The games a process is given at a time."""


class Numbered(msgspec.Struct, frozen=True):
    """Of what is kept of a game its seed and its kind."""

    seed: int
    kind: str


class Studied(Numbered, frozen=True):
    """What is kept of a game: also its options, and its story."""

    options: str
    story: Story


class Course(msgspec.Struct, frozen=True):
    """What is to be learned: a game, so many rounds of some games, and so many nets.

    How many games a round has, of ``games``, its stage says.
    """

    game: str
    seed: int
    games: int
    rounds: int
    nets: int


class Round(NamedTuple):
    """One of the rounds of a course: where its games are kept, who works, and who hears of it."""

    course: Course
    number: int
    folder: Path
    crew: Crew
    progress: Progress

    @property
    def stage(self) -> Stage:
        """How it is played and learned from; rounds after the last stage are as that."""
        return stage_of(self.course, self.number)

    @property
    def seeds(self) -> range:
        """The seeds of its games, which follow those of the rounds before."""
        first = self.course.seed
        for number in range(self.number):
            first += games_of(self.course, number)
        return range(first, first + games_of(self.course, self.number))


def stage_of(course: Course, number: int) -> Stage:
    """Give the stage of a round."""
    stages = SCHOOLS[course.game].stages
    return stages[min(number, len(stages) - 1)]


def games_of(course: Course, number: int) -> int:
    """Give how many games a round has."""
    return max(course.games * stage_of(course, number).share // 100, 1)


def run(course: Course, folder: Path, crew: Crew, progress: Progress) -> Weights:
    """Go through the rounds that are not done yet, and give the weights of the last.

    Without any round they are those that learning begins with. Every game has its own folder there.
    """
    folder /= course.game
    folder.mkdir(parents=True, exist_ok=True)
    weights = SCHOOLS[course.game].start()
    for number in range(course.rounds):
        file = folder / f"round-{number + 1}.json"
        if not file.exists():
            now = Round(course, number, folder, crew, progress)
            play_round(now, weights)
            file.write_text(learn(now, weights).to_text(), encoding="utf-8")
        weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    return weights


# Playing


def games_file(folder: Path, number: int) -> Path:
    """Give where the games of a round are kept."""
    return folder / f"games-{number + 1}.jsonl"


def play_round(now: Round, weights: Weights) -> None:
    """Play the games of a round that are missing, and keep them."""
    file = games_file(now.folder, now.number)
    trim(file)
    done = seeds_in(file)
    missing = [seed for seed in now.seeds if seed not in done]
    label, total = f"round {now.number + 1}: games", len(now.seeds)
    now.progress(label, total, total - len(missing))
    with file.open("ab") as out:
        for games in played(now, missing, weights.to_text()):
            out.writelines(msgspec.json.encode(game) + b"\n" for game in games)
            out.flush()
            now.progress(label, total, len(games))


def played(now: Round, seeds: list[int], weights: str) -> Iterator[list[Studied]]:
    """Play the games of some seeds, whoever does; they come as they are done."""
    tasks = [
        (now.course, now.number, seeds[first : first + SHARE], weights)
        for first in range(0, len(seeds), SHARE)
    ]
    for _, text in share(study, tasks, now.crew):
        yield decoded(text)


def study(course: Course, number: int, seeds: list[int], weights: str) -> bytes:
    """Play some games; plain values come in and go out."""
    teacher, stage = SCHOOLS[course.game], stage_of(course, number)
    known = msgspec.json.decode(weights, type=Weights)
    found: list[Studied] = []
    for seed in seeds:
        options = teacher.options_for(seed, hard=stage.hard)
        story = teacher.play(options, seed, known, stage.width)
        found.append(Studied(seed, teacher.kind_for(seed), options, story))
    return msgspec.json.encode(found)


def decoded(text: bytes) -> list[Studied]:
    """Read the games that another process played."""
    return msgspec.json.decode(text, type=list[Studied])


def seeds_in(file: Path) -> set[int]:
    """List the seeds of the games that are there."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return {msgspec.json.decode(line, type=Numbered).seed for line in lines}


def read_rounds(folder: Path, rounds: int, kind: str) -> Iterator[Studied]:
    """Read the games of a kind of the first rounds, in the order of their seeds."""
    for number in range(rounds):
        lines = games_file(folder, number).read_bytes().splitlines()
        known = [(msgspec.json.decode(line, type=Numbered), line) for line in lines]
        wanted = [(game.seed, line) for game, line in known if game.kind == kind]
        for _, line in sorted(wanted):
            yield msgspec.json.decode(line, type=Studied)


# Learning


def learn(now: Round, before: Weights) -> Weights:
    """Learn every kind of game, on this machine: the games are here."""
    course, number, folder, crew, progress = now
    label = f"round {number + 1}: values"
    progress(label, len(before.values), 0)
    text = before.to_text()
    tasks = [(course, number, str(folder), text, kind) for kind in reversed(before.values)]
    values = dict.fromkeys(before.values, b"")
    for place, value in share(learn_kind, tasks, Crew(crew.jobs)):
        values[tasks[place][-1]] = value
        progress(label, len(before.values), 1)
    return Weights(
        game=course.game,
        seed=course.seed,
        games=course.games,
        rounds=number + 1,
        nets=course.nets,
        values={kind: msgspec.json.decode(text, type=Value) for kind, text in values.items()},
    )


def learn_kind(course: Course, number: int, folder: str, before: str, kind: str) -> bytes:
    """Fit nets to all games of a kind so far; plain values come in and go out.

    Those that were played worse are learned from too: fewer taught values that were good enough for
    few plans, but among many took those for the best of which they knew least.
    """
    teacher = SCHOOLS[course.game]
    value = msgspec.json.decode(before, type=Weights).values[kind]
    lasting, known = stage_of(course, number).lasting, value.net()
    lessons = Lessons(teacher.features[kind])
    aside, crews = list[Story](), list[Story]()
    for game in read_rounds(Path(folder), number + 1, kind):
        crews.append(game.story._replace(moments=[]))
        if game.seed % ASIDE == 0:
            aside.append(game.story)
        else:
            add_game(lessons, game.story, known, lasting, teacher.keen)
    value = fitted(lessons, course)
    wanted, first = teacher.orders(kind, crews)
    return msgspec.json.encode(
        msgspec.structs.replace(
            value,
            loss=round(loss(value.net(), aside), 4),
            wanted=wanted,
            first=first,
        )
    )


def fitted(lessons: Lessons, course: Course) -> Value:
    """Fit some nets, each from weights of its own, and put them side by side."""
    hidden: list[list[int]] = []
    out: list[int] = []
    bias = 0
    for place in range(course.nets):
        net = fit(lessons, HIDDEN, EPOCHS, course.seed + place)
        units, weights, base = net.rounded(course.nets)
        hidden, out, bias = hidden + units, out + weights, bias + base
    return Value(
        loss=0.0,
        wanted=[],
        first=[],
        features=int(lessons.features),
        bias=bias,
        out=out,
        hidden=hidden,
    )


def loss(net: Net, stories: list[Story]) -> float:
    """Give the mean logarithmic loss of what a net says of all positions of some games."""
    total, count = 0.0, 0
    for story in stories:
        for moment in story.moments:
            chance = min(max(chance_of(net.said(moment.row)), 1), WHOLE - 1) / WHOLE
            total -= log(chance if story.won else 1.0 - chance)
            count += 1
    return total / max(count, 1)


def add_game(lessons: Lessons, story: Story, known: Net, lasting: float, keen: float) -> None:
    """Add the positions of a game and what became of them, less the luck of the dice.

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
        share = keen * (share - (moment.chance - moment.expected) / WHOLE)
