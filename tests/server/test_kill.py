"""The server is killed at random moments of play: nothing that was acknowledged is lost."""

from __future__ import annotations

import secrets
import signal
import sqlite3
import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.server.harness import PATIENCE, Message, Player, Process, ana, make_table
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if TYPE_CHECKING:
    from pathlib import Path

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)
"""How a client notices that the server is no more."""
PACE = 0.03
"""Seconds between two actions of a table, within what one socket may ask."""


class Venue:
    """Where the server is; clients wait here while it is down."""

    def __init__(self, database: Path) -> None:
        """Start the server."""
        self.database = database
        self.server = Process(database)
        self.up = threading.Event()
        self.up.set()
        self.over = threading.Event()
        self.told = 0
        self.more = threading.Condition()

    def count(self) -> None:
        """Count an action that somebody was told of."""
        with self.more:
            self.told += 1
            self.more.notify_all()

    def kill(self) -> None:
        """Wait for a few more actions, then kill the server in the midst of the next ones."""
        goal = self.told + 1 + secrets.randbelow(12)
        with self.more:
            enough = self.more.wait_for(lambda: self.told >= goal, PATIENCE * 3)
        assert self.server.process.poll() is None, self.server.log[-20:]
        assert enough, self.server.log[-20:]
        self.over.wait(secrets.randbelow(40) / 1000)
        self.up.clear()
        self.server.stop(signal.SIGKILL)
        self.server = Process(self.database, self.server.port)
        self.up.set()


class Group(threading.Thread):
    """Friends at one table, each with a socket, who play, are cut off and come back."""

    def __init__(self, venue: Venue) -> None:
        """Begin with no table."""
        super().__init__()
        self.venue = venue
        self.table = ""
        self.tokens: list[str] = []
        self.told: dict[tuple[str, int], str] = {}
        self.returns = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Play until it is over; whatever goes wrong is kept for the test."""
        try:
            with httpx.Client(base_url=self.venue.server.http.base_url, timeout=PATIENCE) as http:
                while not self.venue.over.is_set():
                    assert self.venue.up.wait(PATIENCE * 2)
                    try:
                        self.meet(http)
                    except GONE:
                        self.returns += 1
        except BaseException as error:  # noqa: BLE001 - told by the test
            self.failure = error

    def meet(self, http: httpx.Client) -> None:
        """Sit down, at a new table if there is none, and play."""
        server = self.venue.server
        if not self.table:
            self.table, self.tokens = make_table(http, ana(), {"name": "Bo"}, firefighters=2)
        with ExitStack() as stack:
            players = [
                stack.enter_context(server.join(self.table, token, close_timeout=1))
                for token in self.tokens
            ]
            for player in players:
                self.check(player.now)
            self.play(players)

    def check(self, now: Message) -> None:
        """See that all that was told is still there."""
        last = max((seq for table, seq in self.told if table == self.table), default=-1)
        assert now["version"] > last
        for entry in now["entries"]:
            known = self.told.get((self.table, entry["seq"]))
            assert known in {None, line(entry)}

    def play(self, players: list[Player]) -> None:
        """Let whoever must act do something at random, until the game or the day ends."""
        while not self.venue.over.wait(PACE):
            now = max((player.now for player in players), key=lambda now: now["version"])
            if now["outcome"]:
                self.table = ""
                return
            player = players[now["actor"]]
            while player.now["version"] < now["version"]:
                player.receive()
            told = player.act(now["actor"], choose(player.now))
            for entry in told["entries"]:
                self.told[self.table, entry["seq"]] = line(entry)
            self.venue.count()


def choose(now: Message) -> str:
    """Choose an offer at random, walking on rather than ending the turn."""
    offers = now["offers"][str(now["actor"])]
    action: str = secrets.choice(offers)["action"]
    return action


def line(entry: dict[str, Any]) -> str:
    """Write an entry as a line of the record."""
    mark = "*" if entry["actor"] == "chance" else entry["actor"] + 1
    return f"{mark} {entry['action']}"


def survive(database: Path, kills: int) -> tuple[int, int]:
    """Kill a server so many times; give how many actions were told, how often clients came back."""
    venue = Venue(database)
    groups = [Group(venue) for _ in range(4)]
    for group in groups:
        group.start()
    try:
        for _ in range(kills):
            venue.kill()
    finally:
        venue.over.set()
        for group in groups:
            group.join(PATIENCE * 2)
        venue.server.stop()
        assert [group.failure for group in groups if group.failure] == []
    connection = sqlite3.connect(database)
    kept = {
        (table, seq): text
        for table, seq, text in connection.execute("SELECT table_id, seq, line FROM lines")
    }
    connection.close()
    for group in groups:
        lost = {key: text for key, text in group.told.items() if kept.get(key) != text}
        assert lost == {}
    return sum(len(group.told) for group in groups), sum(group.returns for group in groups)


def test_nothing_told_is_lost_in_ten_kills(tmp_path: Path) -> None:
    """After ten kills every acknowledged action is in the record, and every client came back."""
    told, returns = survive(tmp_path / "tables.db", 10)
    assert told >= 50
    assert returns >= 20


@pytest.mark.soak
def test_nothing_told_is_lost_in_two_hundred_kills(tmp_path: Path) -> None:
    """After two hundred kills every acknowledged action is in the record."""
    told, returns = survive(tmp_path / "tables.db", 200)
    assert told >= 1000
    assert returns >= 400


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop_finishes_what_was_begun(tmp_path: Path, how: signal.Signals) -> None:
    """On a signal the server ends by itself, having told its sockets, and loses nothing."""
    database = tmp_path / "tables.db"
    with Process(database) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player:
            player.act(0, "place 0-6")
            server.stop(how)
            with pytest.raises(ConnectionClosed) as caught:
                player.until("events")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1012
        assert server.process.returncode in {0, -how}
        assert any('"message":"stopped"' in one for one in server.log)
    with Process(database) as server, server.join(table, token) as player:
        assert player.now["version"] == 1


def test_a_killed_server_leaves_no_thinkers_behind(tmp_path: Path) -> None:
    """The processes in which bots think end with the server, however it ends."""
    with Process(tmp_path / "tables.db") as server:
        table, _ = server.make({"bot": "random"}, {"bot": "random"}, firefighters=2)
        with server.join(table) as watching:
            watching.until("events")
            thinkers = children(server.process.pid)
            assert thinkers
            server.stop(signal.SIGKILL)
    done = threading.Event()
    for _ in range(PATIENCE * 20):
        if not any(is_alive(pid) for pid in thinkers):
            return
        done.wait(0.05)
    pytest.fail("the processes of the bots live on")


def children(pid: int) -> list[int]:
    """List the processes that a process started."""
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:  # noqa: PTH123
        return [int(word) for word in file.read().split()]


def is_alive(pid: int) -> bool:
    """Tell whether a process still runs."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:  # noqa: PTH123
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
