"""Several server processes on one database: one table, whoever serves it."""

from __future__ import annotations

import random
import signal
from typing import TYPE_CHECKING

from tests.server.harness import Message, Player, Process, Running, ana
from tests.server.test_kill import GONE, line
from tests.server.test_rooms import lines

if TYPE_CHECKING:
    from pathlib import Path

BO = {"name": "Bo"}


def test_what_is_played_at_one_is_told_at_the_other(tmp_path: Path) -> None:
    """Whoever sits at another process hears of actions, undos, chat and seats without asking."""
    database = tmp_path / "tables.db"
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


def test_a_bots_turn_ends_at_both(tmp_path: Path) -> None:
    """Two processes that both have the bot think play its action once."""
    database = tmp_path / "tables.db"
    with Running(database) as one, Running(database) as other:
        table, (token,) = one.make(ana(), {"bot": "random"}, firefighters=2)
        with one.join(table, token) as here, other.join(table) as there:
            here.act(0, "place 0-6")
            while here.now["actor"] != 0:  # told in events, or whole if the other was quicker
                here.receive()
            while there.now["version"] < here.now["version"]:
                there.receive()
            assert there.now["scene"] == here.now["scene"]
    assert [text.split()[0] for text in lines(database, table)] == ["1", "2"]


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

    def __init__(self, database: Path) -> None:
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
    venue = Two(tmp_path / "tables.db")
    try:
        told, returns = play(venue, 4)
    finally:
        venue.stop()
    kept = dict(enumerate(lines(venue.database, venue.table)))
    assert {seq: kept[seq] for seq in told} == told
    assert len(told) > 20
    assert returns >= 4
