"""The outbox: order is kept, memory is bounded, and who fell behind asks for everything."""

from __future__ import annotations

import asyncio

import pytest

from caserne.server.outbox import Outbox


async def taken(outbox: Outbox, count: int) -> list[str | None]:
    """Take so many messages."""
    return [await asyncio.wait_for(outbox.take(), 5) for _ in range(count)]


def test_messages_are_taken_in_order() -> None:
    """What is put first is taken first."""

    async def work() -> list[str | None]:
        outbox = Outbox(100)
        for text in "abc":
            outbox.put(text)
        return await taken(outbox, 3)

    assert asyncio.run(work()) == ["a", "b", "c"]


def test_too_much_is_dropped_as_a_whole() -> None:
    """Past the bound all that waits goes, and one sign of it comes instead."""

    async def work() -> list[str | None]:
        outbox = Outbox(100)
        for _ in range(50):
            outbox.put("x" * 30)
            assert outbox.size <= 100
        assert outbox.size == 0
        first = await taken(outbox, 1)
        outbox.put("lost")
        outbox.restart("everything")
        outbox.put("news")
        return first + await taken(outbox, 2)

    assert asyncio.run(work()) == [None, "everything", "news"]


def test_one_large_message_passes() -> None:
    """A message larger than the bound is sent if nothing else waits."""

    async def work() -> list[str | None]:
        outbox = Outbox(10)
        outbox.put("x" * 30)
        return await taken(outbox, 1)

    assert asyncio.run(work()) == ["x" * 30]


def test_a_closed_box_lets_nobody_wait() -> None:
    """Whoever waits hears that there is nothing to wait for."""

    async def work() -> None:
        outbox = Outbox(10)
        waiting = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        outbox.close()
        await waiting

    with pytest.raises(EOFError):
        asyncio.run(work())


def test_the_game_is_told_anew_once() -> None:
    """However often it is asked for, it is told once, in its turn; news meanwhile is part of it."""

    async def work() -> list[str | None]:
        outbox = Outbox(100)
        outbox.put_news("news 1")
        for _ in range(1000):
            outbox.renew()
        outbox.put_news("part of everything")
        outbox.put("chat")
        told = await taken(outbox, 2)
        assert not outbox.is_behind
        outbox.restart("everything")
        outbox.put_news("news 2")
        return told + await taken(outbox, 3)

    assert asyncio.run(work()) == ["news 1", None, "everything", "chat", "news 2"]


def test_only_the_last_word_on_who_is_here_waits() -> None:
    """One that waits is replaced where it stands, and the same is not told twice."""

    async def work() -> list[str | None]:
        outbox = Outbox(100)
        outbox.put_presence("one")
        outbox.put("chat")
        for number in range(1000):
            outbox.put_presence(f"{number} are here")
        assert outbox.size < 30
        told = await taken(outbox, 2)
        outbox.put_presence("999 are here")
        outbox.put_presence("nobody")
        return told + await taken(outbox, 1)

    assert asyncio.run(work()) == ["999 are here", "chat", "nobody"]
