"""Several server processes on one database: one table, whoever serves it."""

from __future__ import annotations

import random
import secrets
import signal
from typing import TYPE_CHECKING

import pytest
from tests.server.harness import Message, Player, Process, Running, ana
from tests.server.test_kill import GONE, line
from tests.server.test_overseeing import numbers
from tests.server.test_rooms import lines

from caserne.server import neighbours, prompter
from caserne.store.opening import open_store

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from caserne.store.opening import Address

BO = {"name": "Bo"}
THOUGHTS = "caserne_thought_seconds_count"
TURNS = 4


def test_what_is_played_at_one_is_told_at_the_other(database: Address) -> None:
    """Whoever sits at another process hears of actions, undos, chat and seats without asking."""
    with Running(database) as one, Running(database) as other:
        table, (token,) = one.make(ana(), None, firefighters=2)
        with one.join(table, token) as here, other.join(table) as there:
            here.act(0, "place 0-6")
            told = there.until("events")
            assert (told["from"], told["version"]) == (0, 1)
            assert told["entries"][0]["action"] == "place 0-6"
            assert told["scene"] == here.now["scene"]
            here.send(type="undo", seat=0, version=1)
            assert there.until("events")["entries"][0]["action"] == "undo 0"
            here.send(type="chat", text="anybody there?")
            assert there.until("chat")["text"] == "anybody there?"
            there.send(type="chat", text="yes")
            assert here.until("chat", lambda m: m["text"] == "yes")["seq"] == 1
            taken = one.http.post(f"/api/tables/{table}/seats/1", json=BO).json()["token"]
            assert there.until("presence", lambda m: m["seats"][1]["taken"])
            with other.join(table, taken) as bo:
                assert bo.now["you"] == [1]


def is_here(*seats: int, watching: int = 0) -> Callable[[Message], bool]:
    """Ask whether those, and so many who watch, are told to be at the table."""

    def test(told: Message) -> bool:
        here = tuple(number for number, seat in enumerate(told["seats"]) if seat["here"])
        return here == seats and bool(told["watching"] == watching)

    return test


def test_who_is_at_one_is_seen_at_the_other(database: Address) -> None:
    """Holders and watchers are counted by whichever server they come, until they go or it stops."""
    with Running(database) as one:
        table, (token, other_token) = one.make(ana(), BO, firefighters=2)
        with one.join(table, token) as here:
            with Running(database) as other:
                with other.join(table, other_token) as there:
                    assert here.until("presence", is_here(0, 1))
                    assert there.until("presence", is_here(0, 1))
                    with other.join(table) as third:
                        assert here.until("presence", is_here(0, 1, watching=1))
                        assert third.until("presence", is_here(0, 1, watching=1))
                    assert here.until("presence", is_here(0, 1))
                assert here.until("presence", is_here(0))
                other.join(table, other_token)
                assert here.until("presence", is_here(0, 1))
            assert here.until("presence", is_here(0))


def test_who_was_at_a_server_that_died_is_not_there_any_more(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that says nothing any longer is taken for dead, and its players come to another."""
    monkeypatch.setattr(neighbours, "BEAT", 0.1)
    monkeypatch.setattr(neighbours, "SILENCE", 6.0)
    with Running(database) as one:
        table, (token, other_token) = one.make(ana(), BO, firefighters=2)
        with one.join(table, token) as here, Process(database) as other:
            with other.join(table, other_token, close_timeout=1):
                assert here.until("presence", is_here(0, 1))
                other.stop(signal.SIGKILL)
                assert here.until("presence", is_here(0))
            with one.join(table, other_token) as again:
                assert here.until("presence", is_here(0, 1))
                here.act(0, "place 0-6")
                assert again.until("events")["version"] == 1


@pytest.mark.parametrize("yes", [True, False])
def test_a_wish_made_at_one_is_answered_at_the_other(database: Address, *, yes: bool) -> None:
    """Who is asked to take an action back hears of it at any server, and so does who asked."""
    with Running(database) as one, Running(database) as other:
        table, (token, other_token) = one.make(ana(), BO, firefighters=2)
        with one.join(table, token) as here, other.join(table, other_token) as there:
            here.act(0, "place 0-6")
            there.until("events", lambda m: m["version"] == 1)
            there.send(type="undo", seat=1, version=1)
            told = here.until("events", lambda m: m["undo"] and m["undo"]["asked"])
            assert told["undo"]["asked"]["by"] == 1
            with other.join(table) as late:
                assert late.now["undo"]["asked"]["by"] == 1
            here.send(type="agree", seat=0, yes=yes)
            if yes:
                assert (
                    there.until("events", lambda m: m["entries"])["entries"][0]["action"]
                    == "undo 0"
                )
            else:
                assert not there.until("events", lambda m: not m["undo"]["asked"])["entries"]


def test_a_wish_is_told_to_a_server_that_comes_later(database: Address) -> None:
    """A server that takes the table into memory while a wish is open hears of it."""
    with Running(database) as one:
        table, (token, other_token) = one.make(ana(), BO, firefighters=2)
        with one.join(table, token) as here:
            here.act(0, "place 0-6")
            with one.join(table, other_token) as there:
                there.send(type="undo", seat=1, version=1)
                here.until("events", lambda m: m["undo"] and m["undo"]["asked"])
                with Running(database) as other, other.join(table, token) as later:
                    while not later.now["undo"]["asked"]:
                        later.receive()


def test_a_bots_turn_ends_at_both(database: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two processes have a table one of them has the bot think, and both tell its action."""
    monkeypatch.setattr(prompter, "ELSEWHERE", 600.0)
    with Running(database) as one, Running(database) as other:
        table, (token,) = one.make(ana(), {"bot": "random"}, firefighters=2)
        with one.join(table, token) as here, other.join(table) as there:
            for player in (here, there):
                player.until("presence", is_here(0, watching=1))
            for _ in range(TURNS):
                mine = [offer["action"] for offer in here.now["offers"]["0"]]
                here.act(0, "end" if "end" in mine else mine[0])
                while here.now["actor"] != 0:
                    here.receive()
            while there.now["version"] < here.now["version"]:
                there.receive()
            assert there.now["scene"] == here.now["scene"]
            thoughts = sum(numbers(server)[THOUGHTS] for server in (one, other))
    assert thoughts == sum(text.startswith("2 ") for text in lines(database, table)) >= TURNS


def test_a_server_that_has_no_bot_think_is_not_waited_for(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that was left to another server thinks here, if nothing comes of it there."""
    monkeypatch.setattr(prompter, "ELSEWHERE", 0.2)
    with monkeypatch.context() as first:
        first.setattr(secrets, "token_hex", lambda _: "0")  # a name before any other
        store = open_store(database)
    with Running(database) as server:
        table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
        with server.join(table, token) as player:
            neighbours.tell(store, neighbours.Here(table, (), watching=1))
            player.until("presence", is_here(0, watching=1))
            player.act(0, "place 0-6")
            player.until("events", lambda m: m["actor"] == 0)
    store.close()


class Friend:
    """A player at one of two servers, who comes back after each of its deaths."""

    def __init__(self, venue: Two, place: int, token: str) -> None:
        """Sit down."""
        self.venue, self.place, self.token = venue, place, token
        self.player = self._come()
        self.returns = 0

    def _come(self) -> Player:
        return self.venue.servers[self.place].join(self.venue.table, self.token, close_timeout=1)

    def now(self, version: int) -> Message:
        """Wait until one has heard at least so much; come back if the server is gone."""
        while True:
            try:
                while self.player.now["version"] < version:
                    self.player.receive()
            except TimeoutError:
                raise
            except GONE:
                self.come_back()
            else:
                return self.player.now

    def come_back(self) -> None:
        """Come back to a server that was gone."""
        self.player = self._come()
        self.returns += 1

    def leave(self) -> None:
        """Go, if one is still there."""
        self.player.__exit__()


class Two:
    """Two processes on one database, and a table for two whose players are at one each."""

    def __init__(self, database: Address) -> None:
        """Start both and make the table at the first."""
        self.database = database
        self.servers = [Process(database), Process(database)]
        self.table, self.tokens = self.servers[0].make(ana(), BO, firefighters=2)

    def kill(self, place: int) -> None:
        """Kill one of both, and start it again where it was."""
        port = self.servers[place].port
        self.servers[place].stop(signal.SIGKILL)
        self.servers[place] = Process(self.database, port)

    def stop(self) -> None:
        """Stop both."""
        for server in self.servers:
            server.stop()


def play(venue: Two, kills: int) -> tuple[dict[int, str], int]:
    """Play to the end, each at their own server, with kills of one or the other on the way."""
    friends = [Friend(venue, seat, token) for seat, token in enumerate(venue.tokens)]
    told: dict[int, str] = {}
    version, chance = 0, random.Random(7)  # noqa: S311 - no secret
    while True:
        now = max((friend.now(version) for friend in friends), key=lambda now: now["version"])
        version = now["version"]
        if now["outcome"]:
            break
        if kills and chance.random() < 0.1:
            kills -= 1
            venue.kill(chance.randrange(2))
        seat: int = now["actor"]
        mine = friends[seat].now(version)
        offers = [offer["action"] for offer in mine["offers"][str(seat)]]
        try:
            news = friends[seat].player.act(seat, chance.choice(offers))
        except TimeoutError:
            raise
        except GONE:
            friends[seat].come_back()
            continue
        told |= {entry["seq"]: line(entry) for entry in news["entries"]}
    for friend in friends:
        assert friend.now(version)["outcome"] == now["outcome"]
        friend.leave()
    return told, sum(friend.returns for friend in friends)


def test_two_processes_play_one_game(tmp_path: Path) -> None:
    """Two players at two processes play to the end, though either is killed now and then."""
    venue = Two(tmp_path / "tables.db")  # PostgreSQL: see test_outage
    try:
        told, returns = play(venue, 4)
    finally:
        venue.stop()
    kept = dict(enumerate(lines(venue.database, venue.table)))
    assert {seq: kept[seq] for seq in told} == told
    assert len(told) > 20
    assert returns >= 4
