"""The benchmark compares what it says it compares; times are never asserted."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice

import pytest

from caserne import games
from caserne.lab import bench as benching
from caserne.lab.bench import (
    OWARE,
    ROUNDS,
    Bench,
    Contestant,
    DiedError,
    Entry,
    entries_of,
    later_rate,
    run,
)
from caserne.lab.contestant import measure, works
from caserne.lab.measures import (
    bytes_each,
    copies,
    is_compiled,
    midgame,
    peer_games,
    stepped_games,
    whole_games,
)
from caserne.lab.tasks import INSTALLED, KINDS, PEER_GAMES, PEERS, SOURCE, variants

FLASHPOINT = games.find("flashpoint").from_text("")

WHERE_FROM = """
import sys
from caserne.lab import contestant
if sys.argv[1] == "source":
    contestant.prefer_sources()
import caserne.bots.playout, caserne.games
for name, module in sorted(sys.modules.items()):
    if name.startswith("caserne.") and getattr(module, "__file__", None):
        print(name, module.__file__)
"""


def origins(kind: str) -> dict[str, str]:
    """Tell from which file a contestant takes each module."""
    result = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-P", "-c", WHERE_FROM, kind], capture_output=True, text=True, check=True
    )
    return dict(line.split(maxsplit=1) for line in result.stdout.splitlines())


def test_the_source_runs_from_python_files() -> None:
    """Every module of the interpreted contestant is Python source, of this same install."""
    source, installed = origins(SOURCE), origins(INSTALLED)
    assert source.keys() == installed.keys()
    assert all(file.endswith(".py") for file in source.values())
    folders = {file.rpartition("/")[0] for file in installed.values()}
    assert {file.rpartition("/")[0] for file in source.values()} == folders


def test_the_install_runs_as_it_is() -> None:
    """The other contestant is compiled exactly if this process is."""
    with Contestant(INSTALLED, "flashpoint") as installed:
        assert installed.compiled == is_compiled()
    with Contestant(SOURCE, "flashpoint") as source:
        assert not source.compiled


def test_a_contestant_measures_what_it_is_asked_for() -> None:
    """Each task of each variant gives a rate above nothing."""
    with Contestant(INSTALLED, "flashpoint") as contestant:
        for task in ("whole", "stepped", "copy", "plan", "bytes"):
            assert contestant.measure(task, "advanced", 0.001) > 0


def test_a_contestant_that_dies_is_an_error() -> None:
    """It is not waited for."""
    with Contestant(INSTALLED, "flashpoint") as contestant, pytest.raises(DiedError):
        contestant.measure("juggling", "family", 0.001)


def test_builds_play_the_same_games() -> None:
    """What is compared is the same work: lengths of whole and stepped games agree everywhere."""
    for make in (whole_games, stepped_games):
        assert list(islice(make(FLASHPOINT), 3)) == list(islice(make(FLASHPOINT), 3))
    lengths = [
        f"{first}from caserne.lab import measures as m; "
        "from itertools import islice; from caserne import games; "
        "g = games.find('flashpoint').from_text(''); "
        "print(list(islice(m.whole_games(g), 3)), list(islice(m.stepped_games(g), 3)))"
        for first in ("", "from caserne.lab.contestant import prefer_sources; prefer_sources(); ")
    ]
    shown = {
        subprocess.run(  # noqa: S603 - our own interpreter
            [sys.executable, "-P", "-c", code], capture_output=True, check=True
        ).stdout
        for code in lengths
    }
    assert len(shown) == 1


def test_the_share_of_the_engine() -> None:
    """A bot's turn is spent partly in the rules, partly in thinking; compiled it cannot be seen."""
    with Contestant(SOURCE, "feurio") as source:
        share = source.measure("engine-sharp", "two", 0)
    assert 0 < share < 1


def test_measuring_counts_at_least_once() -> None:
    """However short the time, something is done and some time passes."""
    count, seconds = measure(copies(FLASHPOINT), 0)
    assert count == 100
    assert seconds >= 0


def test_a_copied_position_is_from_the_middle_of_a_game() -> None:
    """It is neither a beginning nor an end."""
    state = midgame(FLASHPOINT)
    assert state.actor() != -2
    assert FLASHPOINT.write_position(state) != FLASHPOINT.write_position(FLASHPOINT.start())


def test_bytes_grow_with_what_is_kept() -> None:
    """A larger crew takes more memory, and no state is smaller than its board's counters."""
    few, many = (
        bytes_each(games.find("flashpoint").from_text(f"firefighters={n}"), 500) for n in (1, 6)
    )
    assert 7 * 80 < few < many


@pytest.mark.parametrize("name", PEER_GAMES)
def test_peers_play_whole_games(name: str) -> None:
    """Each game of OpenSpiel is stepped to its end."""
    assert next(peer_games(name)) > 0


def test_what_starts_late_is_not_counted() -> None:
    """Of games that several processes play the second half counts, when all of them are there."""
    alone = [(float(second), 4) for second in range(10)]
    together = [*alone, *((9 + second / 2, 4) for second in range(1, 31))]
    assert later_rate(alone) == 4
    assert later_rate(together) == 8


def test_ratios_are_those_of_the_rounds() -> None:
    """A drift of the whole machine between rounds leaves a ratio as it is."""
    ours = Entry(INSTALLED, "flashpoint", "whole", "family")
    theirs = ours._replace(kind=SOURCE)
    bench = Bench(["flashpoint"], compiled=True, peers=False, seconds=1.0)
    bench.rates = {ours: [20.0, 200.0, 30.0], theirs: [1.0, 10.0, 100.0]}
    assert bench.ratio(ours, theirs) == 20
    assert bench.rate(ours) == 30
    assert bench.ratio(ours, OWARE) is None


def test_a_run_measures_everything_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """All contestants of all games take part in each round, in turn."""
    asked: list[Entry] = []

    class Fake(Contestant):
        def __init__(self, kind: str, game: str) -> None:
            self.kind, self.game, self.compiled = kind, game, kind == INSTALLED

        def measure(self, task: str, variant: str, seconds: float) -> float:
            assert seconds >= 0
            ours = Entry(self.kind, self.game, task, variant)
            asked.append(Entry(PEERS, variant, task) if self.kind == PEERS else ours)
            return 1.0

        def __exit__(self, *_: object) -> None:
            pass

    monkeypatch.setattr(benching, "Contestant", Fake)
    monkeypatch.setattr(benching, "has_peers", lambda: True)
    heard: list[int] = []
    bench = run(["flashpoint", "feurio"], 1.0, heard.append)
    entries = entries_of(["flashpoint", "feurio"], compiled=True, peers=True)
    count = len(entries)
    # Games with variants, tasks of both builds, plans, odds and arrays, what bots do; the peers.
    # Nobody asks for the odds of the largest variant.
    assert count == 2 * (3 * (3 * 2 + 1 + 1 + 2) + 4) + 3 - 1
    assert sum(heard) == ROUNDS * count
    for turn in range(ROUNDS):
        assert set(asked[turn * count : turn * count + count]) == set(entries)
    assert all(len(rates) == ROUNDS for rates in bench.rates.values())
    assert [entry for entry in asked[ROUNDS * count :] if entry.task == "bytes"] == [
        Entry(INSTALLED, game, "bytes", name)
        for game in ("flashpoint", "feurio")
        for name in variants(game)
    ]


def test_without_a_compiler_there_is_no_second_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """An install that is not compiled is measured once, not compared with itself."""
    monkeypatch.setattr(benching, "has_peers", lambda: False)
    monkeypatch.setattr(benching, "ROUNDS", 1)
    bench = run(["feurio"], 0.01, lambda _: None)
    kinds = {entry.kind for entry in bench.rates}
    assert kinds == ({INSTALLED, SOURCE} if is_compiled() else {INSTALLED})


def test_every_entry_has_its_work() -> None:
    """What is asked of a contestant it can do; and nothing it can do is never asked."""
    known = works(INSTALLED, "flashpoint").keys()
    entries = entries_of(["flashpoint"], compiled=True, peers=False)
    asked = {kind: {f"{e.task} {e.variant}" for e in entries if e.kind == kind} for kind in KINDS}
    assert asked[INSTALLED] == known
    assert asked[SOURCE] < known


def test_a_game_without_variants_is_measured_as_it_is() -> None:
    """Later games need no entry of their own."""
    assert variants("tiddlywinks") == {"default": ""}
