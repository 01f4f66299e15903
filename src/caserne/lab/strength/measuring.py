"""Cells played and kept: a line of JSON for some games, so that what was stopped goes on.

All cells grow together, so that a page can be made of them at any time.
"""

from __future__ import annotations

from collections import Counter
from time import process_time
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots import catalogue
from caserne.bots.bot import Bot
from caserne.games import find
from caserne.lab.jobs import trim
from caserne.lab.seer import Seer
from caserne.lab.sharing import share
from caserne.lab.simulate import Plan, bot_seed, play, wilson
from caserne.lab.strength.cells import SEED, SEER, Cell
from caserne.lab.strength.cells import cells as all_cells

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from caserne.core.game import Game, View
    from caserne.lab.sharing import Crew

SLICE: Final = 2
"""So many games are kept at a time: those of a master take seconds each."""
GROWTH: Final = 2
FEWEST: Final = 8
"""Every cell has so many games before any has more, then twice as many, and so on."""


class Sample(msgspec.Struct, frozen=True):
    """Some games of a cell, from the one of a number on: what came of them, as sums.

    ``seconds`` are those of the processor that the bot of the cell thought, ``uses`` what it did.
    """

    cell: Cell
    first: int
    games: int
    wins: int
    turns: int
    seconds: float
    uses: dict[str, int]


class Result(msgspec.Struct):
    """All that is known of a cell."""

    games: int = 0
    wins: int = 0
    turns: int = 0
    seconds: float = 0.0
    uses: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, sample: Sample) -> None:
        """Add some games."""
        self.games += sample.games
        self.wins += sample.wins
        self.turns += sample.turns
        self.seconds += sample.seconds
        self.uses.update(sample.uses)

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share."""
        return wilson(self.wins, self.games)

    @property
    def milliseconds(self) -> float:
        """The processor time of a turn of the bot."""
        return 1000 * self.seconds / max(self.turns, 1)


class Watched(Bot):
    """A bot whose time is taken and whose actions are counted by their words."""

    def __init__(self, game: Game, bot: Bot) -> None:
        """Watch another bot."""
        super().__init__(game, 0)
        self.bot = bot
        self.seconds = 0.0
        self.uses: Counter[str] = Counter()

    def choose(self, view: View, legal: list[int]) -> int:
        """Have the other choose."""
        begun = process_time()
        action = self.bot.choose(view, legal)
        self.seconds += process_time() - begun
        self.uses[self.game.write_action(action).split()[0]] += 1
        return action


# Playing


def measure(cell: Cell, first: int, count: int) -> Sample:
    """Play some games of a cell in this process."""
    game = find(cell.game).from_text(cell.options)
    wins, turns, seconds, uses = 0, 0, 0.0, Counter[str]()
    for number in range(first, first + count):
        seated = seated_at(cell, game.seats, number)
        won, taken, watched = play_one(cell, game, seated, SEED + number)
        wins += won
        turns += round(taken * seated.count(cell.bot) / game.seats)
        seconds += sum(bot.seconds for bot in watched)
        for bot in watched:
            uses.update(bot.uses)
    return Sample(cell, first, count, wins, turns, round(seconds, 3), dict(sorted(uses.items())))


def seated_at(cell: Cell, seats: int, number: int) -> list[str]:
    """Name who has every seat in the game of a number."""
    bots = (cell.bot, *[cell.rival] * (seats - 1)) if cell.rival else (cell.bot,)
    plan = Plan(cell.game, cell.options, bots, SEED, 1, rotate=bool(cell.rival))
    return plan.seated(seats, number)


def play_one(
    cell: Cell, game: Game, seated: list[str], seed: int
) -> tuple[bool, int, list[Watched]]:
    """Play a game: whether the bot of the cell won, how many turns it took, and who was watched."""
    seer = Seer(game, catalogue.HOOKS[cell.game](), seed) if cell.bot == SEER else None
    bots: list[Bot] = []
    watched: list[Watched] = []
    for seat, name in enumerate(seated):
        if name != cell.bot:
            bots.append(catalogue.make(name, game, bot_seed(seed, seat)))
            continue
        own = seer or catalogue.make(name, game, bot_seed(seed, seat), budget=cell.budget)
        watched.append(Watched(game, own))
        bots.append(watched[-1])
    outcome, _ = seer.play(bots) if seer else play(game, bots, seed)
    if outcome is None:
        return False, 0, watched
    ours = {seat for seat, name in enumerate(seated) if name == cell.bot}
    won = outcome.won if game.team else set(outcome.winners) <= ours
    return won, outcome.figures.get("turn", 0), watched


# Many


def slices(wanted: Iterable[Cell], games: int, samples: Iterable[Sample]) -> list[Slice]:
    """List what is still to be played, all cells growing together."""
    known = {
        (sample.cell, number)
        for sample in samples
        for number in range(sample.first, sample.first + sample.games)
    }
    cells, listed = list(wanted), list[Slice]()
    done, target = 0, min(FEWEST, games)
    while done < games:
        for cell in cells:
            listed += [
                (cell, first, min(SLICE, games - first))
                for first in range(done, target, SLICE)
                if (cell, first) not in known
            ]
        done, target = target, min(target * GROWTH, games)
    return listed


Slice = tuple[Cell, int, int]


def kept(file: Path) -> list[Sample]:
    """Read what was measured before."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Sample) for line in lines]


def results(samples: Iterable[Sample]) -> dict[Cell, Result]:
    """Add up what is known of every cell."""
    found: dict[Cell, Result] = {}
    for sample in samples:
        found.setdefault(sample.cell, Result()).add(sample)
    return found


def joined(samples: Iterable[Sample]) -> list[Sample]:
    """Put samples of a cell together that follow each other."""
    found: list[Sample] = []
    order = {cell: place for place, cell in enumerate(all_cells())}

    def place(one: Sample) -> tuple[int, tuple[object, ...], int]:
        return order.get(one.cell, len(order)), msgspec.structs.astuple(one.cell), one.first

    for one in sorted(samples, key=place):
        last = found[-1] if found else None
        if last is None or last.cell != one.cell or last.first + last.games != one.first:
            found.append(one)
            continue
        uses = Counter(last.uses)
        uses.update(one.uses)
        found[-1] = Sample(
            one.cell,
            last.first,
            last.games + one.games,
            last.wins + one.wins,
            last.turns + one.turns,
            round(last.seconds + one.seconds, 3),
            dict(sorted(uses.items())),
        )
    return found


def keep(file: Path, samples: Iterable[Sample]) -> None:
    """Write down all that is known, a line a cell if nothing is missing between."""
    lines = b"".join(msgspec.json.encode(one) + b"\n" for one in joined(samples))
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_bytes(lines)
    fresh.replace(file)


def forget(file: Path, cells: Iterable[Cell]) -> None:
    """Take some cells out of what is kept, to measure them anew."""
    gone = set(cells)
    keep(file, [sample for sample in kept(file) if sample.cell not in gone])


def missing(wanted: Iterable[Cell], games: int, file: Path) -> list[Slice]:
    """List what is not kept yet; a last line that was not finished is taken off."""
    trim(file)
    return slices(wanted, games, kept(file))


def run(pieces: list[Slice], file: Path, crew: Crew, progress: Callable[[int], object]) -> None:
    """Measure slices and keep each as it is done; ``progress`` hears of their games."""
    tasks = [(msgspec.json.encode(piece),) for piece in pieces]
    with file.open("ab") as out:
        for _, text in share(told_slice, tasks, crew):
            out.write(text + b"\n")
            out.flush()
            progress(msgspec.json.decode(text, type=Sample).games)
    keep(file, kept(file))


def told_slice(piece: bytes) -> bytes:
    """Play a slice for another process: plain values come in and go out."""
    return msgspec.json.encode(measure(*msgspec.json.decode(piece, type=Slice)))
