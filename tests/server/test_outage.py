"""The database itself is killed under play: nothing told is lost, nothing is done twice."""

from __future__ import annotations

import secrets
import signal
import threading
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.postgres import Cluster
from tests.server.harness import PATIENCE, Player, Process, Running, ana, make_table
from tests.server.test_kill import GONE, PACE, choose, line
from tests.server.test_rooms import lines

if TYPE_CHECKING:
    from collections.abc import Iterator

BO = {"name": "Bo"}


@pytest.fixture
def durable() -> Iterator[Cluster]:
    """Run a PostgreSQL that waits for its disk, and may be killed."""
    with Cluster(durable=True) as running:
        yield running


def health(http: httpx.Client) -> tuple[int, bool]:
    """Ask whether a server is well; one that is asked too often says neither."""
    answer = http.get("/health")
    return answer.status_code, answer.json().get("writable", False)


def test_an_outage_is_told_and_survived(durable: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    """Without its database a server refuses what it cannot keep, and then goes on by itself."""
    caplog.set_level("INFO", "caserne.store")
    with Running(durable.schema()) as server:
        table, (token,) = server.make(ana(), firefighters=1)
        with server.join(table, token) as player, server.join(table) as watching:
            player.act(0, "place 0-6")
            durable.kill()
            for number in range(2):
                told = player.refused(type="act", id=number, seat=0, version=1, action="end")
                assert (told["code"], told["id"]) == ("unwritten", number)
            assert player.refused(type="chat", id=9, text="hello?")["code"] == "unwritten"
            assert health(server.http) == (503, False)
            made = server.http.post("/api/tables", json={"game": "flashpoint"})
            assert (made.status_code, made.json()["code"]) == (503, "unwell")
            durable.start()
            while health(server.http) != (200, True):
                pass
            assert player.until("sync")["version"] == 1  # told by itself: nobody asked
            offers = [offer["action"] for offer in player.now["offers"]["0"]]
            player.send(type="act", seat=0, version=1, action=offers[0])
            for one in (player, watching):
                while one.now["version"] < 2:
                    one.receive()
    said = [record.getMessage() for record in caplog.records if record.name == "caserne.store"]
    assert said == ["store unwell", "store well again"]
    assert not [record for record in caplog.records if record.exc_info]


class Venue:
    """Two servers on one database; any of the three may be killed, and is started again."""

    def __init__(self, cluster: Cluster) -> None:
        """Start both servers."""
        self.cluster = cluster
        self.database = cluster.schema()
        self.servers = [Process(self.database), Process(self.database)]
        self.over = threading.Event()
        self.told = threading.Semaphore(0)

    def kill(self, which: int) -> None:
        """Wait for a few more actions, then kill one in the midst of the next ones."""
        for _ in range(4 + secrets.randbelow(8)):
            assert self.told.acquire(timeout=PATIENCE * 3), [one.log[-9:] for one in self.servers]
        self.over.wait(secrets.randbelow(40) / 1000)
        if which == len(self.servers):
            self.cluster.kill()
            self.over.wait(secrets.randbelow(300) / 1000)
            self.cluster.start()
        else:
            port = self.servers[which].port
            self.servers[which].stop(signal.SIGKILL)
            self.servers[which] = Process(self.database, port)


class Friends(threading.Thread):
    """Two at one table, each at a server of their own, who go to the other when theirs is gone."""

    def __init__(self, venue: Venue, number: int) -> None:
        """Make the table."""
        super().__init__()
        self.venue, self.number = venue, number
        self.told: dict[tuple[str, int], str] = {}
        self.returns = self.refusals = self.behind = 0
        self.failure: BaseException | None = None
        self.table, self.tokens = "", [""]

    def run(self) -> None:
        """Play until the day is over."""
        try:
            while not self.venue.over.wait(PACE):
                try:
                    self.meet()
                except (*GONE, httpx.HTTPStatusError):
                    self.returns += 1
                    self.number += 1
        except BaseException as error:  # noqa: BLE001 - told by the test
            self.failure = error

    def meet(self) -> None:
        """Sit down at two servers, at a new table if there is none, and play."""
        servers = self.venue.servers
        here, there = servers[self.number % 2], servers[(self.number + 1) % 2]
        if not self.table:
            with httpx.Client(base_url=f"http://{here.address}", timeout=PATIENCE) as http:
                if health(http) != (200, True):
                    return
                self.table, self.tokens = make_table(http, ana(), BO, firefighters=2)
        with (
            here.join(self.table, self.tokens[0], close_timeout=1) as ana_,
            there.join(self.table, self.tokens[1], close_timeout=1) as bo,
        ):
            for player in (ana_, bo):
                self.check(player)
            while not self.venue.over.wait(PACE) and self.table:
                self.step([ana_, bo])

    def check(self, player: Player) -> None:
        """See that all that was told is still there.

        What another server wrote is told as soon as it can be read, which may be a little later.
        """
        last = max((seq for table, seq in self.told if table == self.table), default=-1)
        while player.now["version"] <= last:
            self.behind += 1
            player.receive()
        for entry in player.now["entries"]:
            assert self.told.get((self.table, entry["seq"])) in {None, line(entry)}

    def step(self, players: list[Player]) -> None:
        """Let whoever must act do something at random, and hear what becomes of it."""
        now = max((player.now for player in players), key=lambda now: now["version"])
        if now["outcome"]:
            self.table = ""
            return
        actor, version = now["actor"], now["version"]
        player = players[actor]
        while player.now["version"] < version:
            player.receive()
        action = choose(player.now)
        player.send(type="act", id=version, seat=actor, version=version, action=action)
        while True:
            told = player.receive()
            if told["type"] == "refused":
                assert told["code"] in {"unwritten", "stale"}, told
                self.refusals += 1
                player.send(type="sync")
                player.until("sync")
                self.check(player)
                return
            if told["type"] in {"events", "sync"} and told["version"] > version:
                break
        self.note(told, version)

    def note(self, told: dict[str, Any], version: int) -> None:
        """Remember what was told, which must be there ever after."""
        for entry in told["entries"]:
            if entry["seq"] >= version:
                self.told[self.table, entry["seq"]] = line(entry)
        self.venue.told.release()


def survive(cluster: Cluster, kills: list[int]) -> list[Friends]:
    """Kill servers (0, 1) and the database (2) under play; give who played, and lost nothing."""
    venue = Venue(cluster)
    groups = [Friends(venue, number) for number in range(3)]
    for group in groups:
        group.start()
    try:
        for which in kills:
            venue.kill(which)
        for _ in range(3):
            assert venue.told.acquire(timeout=PATIENCE)
    finally:
        venue.over.set()
        for group in groups:
            group.join(PATIENCE * 2)
        for server in venue.servers:
            server.stop()
    assert [group.failure for group in groups if group.failure] == []
    kept = {
        (table, seq): text
        for table in {table for group in groups for table, _ in group.told}
        for seq, text in enumerate(lines(venue.database, table))
    }
    for group in groups:
        assert {key: text for key, text in group.told.items() if kept.get(key) != text} == {}
    return groups


def test_nothing_told_is_lost_whatever_dies(durable: Cluster) -> None:
    """Servers and their database are killed under play; all that was acknowledged is kept, once."""
    groups = survive(durable, [0, 2, 1, 2])
    assert sum(len(group.told) for group in groups) >= 15
    assert sum(group.returns for group in groups) >= 2


@pytest.mark.soak
def test_nothing_told_is_lost_in_a_hundred_deaths(durable: Cluster) -> None:
    """The same, a hundred times."""
    groups = survive(durable, [secrets.randbelow(3) for _ in range(100)])
    assert sum(len(group.told) for group in groups) >= 500
    assert sum(group.refusals for group in groups) >= 10
