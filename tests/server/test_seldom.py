"""Seldom: at once the first time, then together."""

from __future__ import annotations

import asyncio

from caserne.server.seldom import Seldom


def test_what_is_asked_meanwhile_is_done_together() -> None:
    """A thousand questions in a row are answered twice: at once, and once more when it is time."""
    done: list[int] = []

    async def work() -> None:
        again = asyncio.Event()

        def count() -> None:
            done.append(len(done))
            if len(done) == 2:
                again.set()

        seldom = Seldom(0.01, count)
        for _ in range(1000):
            seldom.ask()
            assert len(done) == 1
        await asyncio.wait_for(again.wait(), 10)
        assert not seldom.is_due

    asyncio.run(work())
    assert done == [0, 1]


def test_nothing_is_done_after_the_end() -> None:
    """What was to be done later is not done once it is stopped."""
    done: list[int] = []

    async def work() -> None:
        seldom = Seldom(0.001, lambda: done.append(1))
        seldom.ask()
        seldom.ask()
        assert seldom.is_due
        seldom.stop()
        await asyncio.sleep(0.005)

    asyncio.run(work())
    assert done == [1]
