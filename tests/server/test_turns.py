"""Turns: everybody who waits gets the same share, however much one of them asks for."""

from __future__ import annotations

import asyncio

import pytest

from caserne.server import turns as module
from caserne.server.turns import Turns


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        """Start at nought."""
        self.now = 0.0

    def monotonic(self) -> float:
        """Tell the time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Have turns measured by a clock that is set by hand."""
    clock = Clock()
    monkeypatch.setattr(module, "time", clock)
    return clock


class Crowd:
    """Those who ask for turns; ``served`` are the names in the order of their turns."""

    def __init__(self, turns: Turns, clock: Clock) -> None:
        """Begin with nobody."""
        self.turns, self.clock = turns, clock
        self.served: list[str] = []

    async def ask(self, name: str, seconds: float = 1.0) -> None:
        """Have one turn that takes so many seconds."""
        async with self.turns.turn(name.partition(" ")[0]):
            self.served.append(name)
            await asyncio.sleep(0)
            self.clock.now += seconds


def run(clock: Clock, asked: list[tuple[str, float]], most: int = 1) -> list[str]:
    """Let all ask in this order; give the order in which they are served."""

    async def work() -> list[str]:
        crowd = Crowd(Turns(most), clock)
        async with asyncio.TaskGroup() as group:
            for name, seconds in asked:
                group.create_task(crowd.ask(name, seconds))
        assert crowd.turns.waiting == 0
        return crowd.served

    return asyncio.run(work())


@pytest.mark.parametrize("most", [1, 3])
def test_a_crowd_of_one_name_delays_another_by_a_turn_at_most(clock: Clock, most: int) -> None:
    """Whoever comes behind a hundred of one name is let in after those who have their turn."""
    asked = [(f"many {number}", 1.0) for number in range(100)] + [("one", 1.0)]
    assert run(clock, asked, most).index("one") <= most


def test_under_one_name_they_are_served_in_order(clock: Clock) -> None:
    """The tables of one address take turns."""
    asked = [(f"many {number}", 1.0) for number in range(9)]
    assert run(clock, asked) == [name for name, _ in asked]


def test_time_counts_and_not_turns(clock: Clock) -> None:
    """Who takes ten times as long has a tenth of the turns."""
    asked = [(f"slow {n}", 10.0) for n in range(20)] + [(f"quick {n}", 1.0) for n in range(40)]
    served = run(clock, asked)
    until_all_quick = served[: served.index("quick 39")]
    assert 3 <= sum(name.startswith("slow") for name in until_all_quick) <= 6


def test_nobody_saves_up(clock: Clock) -> None:
    """Who did not ask for long has no claim beyond those who did."""

    async def work() -> list[str]:
        crowd = Crowd(Turns(1), clock)
        for _ in range(50):
            await crowd.ask("busy")
        async with asyncio.TaskGroup() as group:
            for number in range(10):
                group.create_task(crowd.ask(f"new {number}"))
                group.create_task(crowd.ask(f"busy {number}"))
        return crowd.served[50:]

    served = asyncio.run(work())
    assert 4 <= sum(name.startswith("busy") for name in served[:10]) <= 6


def test_who_gives_up_is_in_nobodys_way(clock: Clock) -> None:
    """Whether before its turn or in its turn, a turn given up is another's."""

    async def work() -> list[str]:
        crowd = Crowd(Turns(1), clock)
        first, second, third = (asyncio.create_task(crowd.ask(name)) for name in "abc")
        await asyncio.sleep(0)
        second.cancel()
        first.cancel()
        await asyncio.wait_for(third, 5)
        assert crowd.turns.waiting == 0
        await asyncio.wait_for(crowd.ask("d"), 5)
        return crowd.served

    assert asyncio.run(work())[-2:] == ["c", "d"]


def test_names_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many names ask, only so many are remembered."""
    monkeypatch.setattr(module, "REMEMBERED", 10)

    async def work() -> int:
        crowd = Crowd(Turns(1), clock)
        for number in range(200):
            await crowd.ask(f"name{number}", 0.0)
        return len(crowd.turns._had)  # noqa: SLF001 - the memory is the claim

    assert asyncio.run(work()) <= 12
