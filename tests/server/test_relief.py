"""A bot that could not decide: the table hears it, and whoever sits there can do something."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

import pytest
from tests.server.harness import PATIENCE, Running, ana
from tests.server.stubborn import QUICK, failing, sulking

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.harness import Message, Player

BO = {"name": "Bo"}
STEADY = {"bot": "steady"}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have steady bots fail as long as this file is there."""
    return sulking(monkeypatch, tmp_path, "steady")


@pytest.fixture
def server(tmp_path: Path, file: Path) -> Iterator[Running]:
    """Serve, with bots that fail."""
    del file
    with Running(tmp_path / "tables.db", QUICK) as running:
        yield running


def stuck(server: Running, *seats: Message | None) -> tuple[str, list[str]]:
    """Make a table at which the second seat's bot has to decide, and cannot."""
    table, tokens = server.make(ana(), STEADY, *seats, firefighters=2 + len(seats))
    with server.join(table, tokens[0]) as player:
        player.act(0, "place 0-6")
        player.until("presence", failing)
    return table, tokens


def fine(message: Message) -> bool:
    """Tell that no bot has failed."""
    return not any(seat["failed"] for seat in message["seats"])


# What can be done


def test_a_bot_is_asked_again(server: Running, file: Path) -> None:
    """As soon as it can decide again it does; until then the table hears that it is asked."""
    table, (token,) = stuck(server)
    with server.join(table, token) as player, server.join(table) as watching:
        for one in (player, watching):
            one.until("presence", failing)
        player.send(type="retry", seat=1)
        watching.until("presence", fine)
        watching.until("presence", failing)
        file.unlink()
        player.send(type="retry", seat=1)
        player.until("events", lambda m: m["entries"][0]["actor"] == 1)


def test_another_bot_takes_the_seat(server: Running) -> None:
    """It decides in the seat, and everybody sees which one it is."""
    table, (token,) = stuck(server)
    with server.join(table, token) as player, server.join(table) as watching:
        player.until("presence", failing)
        player.send(type="replace", seat=1, bot="random")
        told = watching.until("presence", lambda m: m["seats"][1]["bot"] == "random")
        assert fine(told)
        told = player.until("events", lambda m: m["actor"] == 0)
        assert told["entries"][0]["actor"] == 1


def test_somebody_takes_the_seat(server: Running) -> None:
    """Whoever takes it decides in it from now on, and alone has the secret that proves it."""
    table, (token,) = stuck(server)
    with server.join(table, token) as player, server.join(table) as watching:
        player.until("presence", failing)
        player.send(type="take", seat=1, name="Ana too")
        secret = player.until("seated")
        assert secret["seat"] == 1
        assert player.until("sync")["you"] == [0, 1]
        told = watching.until("presence", lambda m: m["seats"][1]["name"] == "Ana too")
        assert fine(told)
        assert (told["seats"][1]["bot"], told["seats"][1]["here"]) == ("", True)
        player.act(1, "place 0-7")
        watching.until("events", lambda m: m["entries"][0]["action"] == "place 0-7")
        assert not [text for text in watching.heard if secret["token"] in text]
    with server.join(table, secret["token"]) as again:
        assert again.now["you"] == [1]


def test_a_bot_takes_a_free_seat(server: Running, file: Path) -> None:
    """Who holds a seat puts a bot where nobody sits; it has a name, and plays in its turn."""
    file.unlink()  # the bots can decide
    table, (token,) = server.make(ana(), None, firefighters=2)
    with server.join(table, token) as player, server.join(table) as watching:
        assert watching.refused(type="replace", seat=1, bot="random")["code"] == "not-yours"
        for asked in ({"type": "retry", "seat": 1}, {"type": "take", "seat": 1, "name": "Bo"}):
            assert player.refused(**asked)["code"] == "illegal"
        player.send(type="replace", seat=1, bot="random")
        told = watching.until("presence", lambda m: m["seats"][1]["bot"] == "random")
        assert told["seats"][1]["name"]
        player.act(0, "place 0-6")
        player.until("events", lambda m: m["entries"][-1]["actor"] == 1)
        assert player.refused(type="replace", seat=0, bot="random")["code"] == "illegal"
        assert player.refused(type="replace", seat=9, bot="random")["code"] == "illegal"


def test_who_has_a_seat_is_kept(tmp_path: Path, file: Path) -> None:
    """After a restart the other bot and the person who came in still have their seats."""
    del file
    database = tmp_path / "tables.db"
    with Running(database, QUICK) as server:
        table, (token, _) = stuck(server, BO)
        with server.join(table, token) as player:
            player.until("presence", failing)
            player.send(type="take", seat=1, name="Ana too")
            secret = player.until("seated")["token"]
    with Running(database, QUICK) as server, server.join(table, secret) as player:
        assert player.now["you"] == [1]
        assert [seat["bot"] for seat in player.now["table"]["seats"]] == ["", "", ""]
        player.act(1, "place 0-7")


def test_a_bot_still_fails_after_a_restart(tmp_path: Path, file: Path) -> None:
    """It is asked when somebody comes, and the table hears anew that it cannot decide."""
    del file
    database = tmp_path / "tables.db"
    with Running(database, QUICK) as server:
        table, (token,) = stuck(server)
    with Running(database, QUICK) as server, server.join(table, token) as player:
        player.until("presence", failing)
        player.send(type="replace", seat=1, bot="random")
        player.until("events", lambda m: m["actor"] == 0)


def test_two_servers_agree_who_has_the_seat(tmp_path: Path, file: Path) -> None:
    """Of two that share a table, what is done at one is told at the other, and done once."""
    del file
    database = tmp_path / "tables.db"
    with Running(database, QUICK) as one, Running(database, QUICK) as two:
        table, (token, bos) = stuck(one, BO)
        with one.join(table, token) as player, two.join(table, bos) as other:
            player.until("presence", failing)
            other.until("presence", failing)
            player.send(type="take", seat=1, name="Ana too")
            secret = player.until("seated")["token"]
            told = other.until("presence", lambda m: m["seats"][1]["name"] == "Ana too")
            assert fine(told)
            assert other.refused(type="take", seat=1, name="Bo too")["code"] == "illegal"
            assert not [text for text in other.heard if secret in text or '"seated"' in text]


# Who may


def test_who_watches_may_not(server: Running) -> None:
    """Where people hold seats it is theirs to decide."""
    table, _ = stuck(server)
    with server.join(table) as watching:
        watching.until("presence", failing)
        for message in everything(1):
            assert watching.refused(**message)["code"] == "not-yours"


def test_where_nobody_holds_a_seat_anybody_may(server: Running) -> None:
    """A table of bots does not stand still for ever, if only somebody looks on."""
    table, _ = server.make({"bot": "random"}, STEADY, firefighters=2)
    with server.join(table) as watching:
        watching.until("presence", failing)
        watching.send(type="take", seat=1, name="Cleo")
        watching.until("seated")
        assert watching.until("sync")["you"] == [1]


@pytest.mark.parametrize("seat", [0, 2, 3, 99], ids=["a person's", "an idle bot's", "none", "no"])
def test_only_a_bot_that_failed_is_relieved(server: Running, seat: int) -> None:
    """Nobody's seat is taken from them, and no bot's that can decide: its hand may be secret."""
    table, (token,) = stuck(server, {"bot": "random"})
    with server.join(table, token) as player:
        player.until("presence", failing)
        for message in everything(seat):
            assert player.refused(**message)["code"] == "illegal"
        assert seats(server, table) == ["", "steady", "random"]


def test_a_bot_that_decides_is_not_relieved(server: Running, file: Path) -> None:
    """Once it has decided, its seat is its own again."""
    table, (token,) = stuck(server)
    with server.join(table, token) as player:
        player.until("presence", failing)
        file.unlink()
        player.send(type="retry", seat=1)
        player.until("events", lambda m: m["actor"] == 0)
        for message in everything(1):
            assert player.refused(**message)["code"] == "illegal"
        assert seats(server, table) == ["", "steady"]


def test_a_bot_that_is_none_is_refused(server: Running) -> None:
    """Only a bot that can play the game gets the seat."""
    table, (token,) = stuck(server)
    with server.join(table, token) as player:
        player.until("presence", failing)
        told = player.refused(type="replace", seat=1, bot="clumsy", id=7)
        assert (told["code"], told["id"]) == ("unreadable", 7)
        assert seats(server, table) == ["", "steady"]


def test_a_seat_that_cannot_be_written_is_not_given(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks hears that, and the bot keeps its seat."""
    table, (token,) = stuck(server)
    with server.join(table, token) as player:
        player.until("presence", failing)
        with monkeypatch.context() as patch:
            patch.setattr("caserne.store.requests.RESEATED", "UPDATE nothing SET a = $1")
            told = player.refused(type="take", seat=1, name="Ana too")
            assert told["code"] == "unwritten"
        assert seats(server, table) == ["", "steady"]
        sit_in(player)


# What was under way


def test_a_bot_that_is_being_asked_again_is_not_waited_for(server: Running, file: Path) -> None:
    """Whoever takes the seat decides at once, though the bot that had it thinks just then."""
    table, (token,) = stuck(server)
    with server.join(table, token) as player:
        player.until("presence", failing)
        file.unlink()
        os.mkfifo(file)
        player.send(type="sync")
        with file.open("w", encoding="utf-8"):  # once the bot thinks, which it does for ever now
            sit_in(player)
            player.act(1, "place 0-7")


def test_an_answer_that_comes_too_late_is_not_played(server: Running) -> None:
    """What a bot chose is played only while it has its seat."""
    table, (token,) = stuck(server)
    with server.join(table, token) as player:
        player.until("presence", failing)
        room = server.hall.rooms[table]
        question = room.question()
        assert question is not None
        sit_in(player)
        loop = next(iter(server.hall._tasks)).get_loop()  # noqa: SLF001 - the server's own
        late = room.play(question, question.legal[0])
        asyncio.run_coroutine_threadsafe(late, loop).result(PATIENCE)
        player.act(1, "place 0-7")
        assert player.now["version"] == question.version + 1


def everything(seat: int) -> list[Message]:
    """Ask for all that can be done about a bot."""
    return [
        {"type": "retry", "seat": seat},
        {"type": "replace", "seat": seat, "bot": "random"},
        {"type": "take", "seat": seat, "name": "Cleo"},
    ]


def seats(server: Running, table: str) -> list[str]:
    """List the bots of a table, empty where there is none."""
    shown = server.http.get(f"/api/tables/{table}").json()["seats"]
    return [seat["bot"] for seat in shown]


def sit_in(player: Player) -> None:
    """Take the bot's seat."""
    player.send(type="take", seat=1, name="Ana too")
    player.until("seated")
    player.until("sync")
