"""``caserne admin``: an operator's commands, on a site that is there, and on what is not."""

from __future__ import annotations

import json
import subprocess
import threading
import time
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner
from tests.cli.running import COMMAND, PATIENCE
from tests.store.keeping import age, everything

from caserne import games
from caserne.cli import main
from caserne.play.record import read_record
from caserne.play.table import Table, lines_of
from caserne.server.tokens import digest
from caserne.store.opening import open_store
from caserne.store.rows import (
    After,
    Query,
    StoredChannel,
    StoredPlayer,
    StoredSeat,
    StoredTable,
)

if TYPE_CHECKING:
    from pathlib import Path

    from caserne.store.opening import Address

KEY = "abcdefghjkmnpqrstuvwxyz234"
DAY = 24 * 3600.0


@pytest.fixture(params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """Have a site of three tables: one is over, one waits for long, one is a game with hands."""
    address: Address = tmp_path / "tables.db"
    if request.param == "postgres":
        address = request.getfixturevalue("cluster").schema()
    store = open_store(address)
    store.make_player(StoredPlayer("a1b2", digest(KEY), 1.0)).result(10)
    mail = StoredChannel("1", "mail", "zelda@mail.example", "", 5.0)
    store.add_channel("a1b2", mail, 9).result(10)
    now = time.time()
    seats = [StoredSeat(0, "Zelda", digest=b"z", player="a1b2"), StoredSeat(1, "Bo", digest=b"b")]
    for code, name, options, days, over in (
        ("ended234", "flashpoint", "firefighters=2", 40, True),
        ("waits234", "flashpoint", "firefighters=2", 9, False),
        ("cards234", "onfire", "players=2", 0, False),
    ):
        table = Table(games.find(name).from_text(options), 7)
        lines = lines_of(table.game, table.open())
        made = StoredTable(code, name, options, 7, now - days * DAY)
        store.create(made, seats, lines, After(over=over)).result(10)
        for seat, word in enumerate(("Zut", "Salut")):
            who, player = ("Zelda", "a1b2") if seat == 0 else ("Bo", "")
            store.say(code, seat, who, word, now - days * DAY, 9, player=player).result(10)
    store.close()
    age(address)
    return address


def admin(site: Address, *words: str, typed: str = "") -> tuple[int, str, str]:
    """Run a command on a site; give how it ended, and what it printed and said."""
    command = ["admin", *words, "--database", str(site)]
    done = CliRunner().invoke(main, command, input=typed, prog_name="caserne")
    assert "Traceback" not in done.stderr
    return done.exit_code, done.stdout, done.stderr


def told(site: Address, *words: str) -> Any:  # noqa: ANN401 - JSON
    """Run a command for a program; give what it printed."""
    code, printed, said = admin(site, *words, "--json")
    assert code == 0, said
    return json.loads(printed)


def listed(site: Address, *words: str) -> list[str]:
    """List the codes of tables."""
    return [one["id"] for one in told(site, "list", *words)["tables"]]


def test_tables_are_listed_and_shown(site: Address) -> None:
    """By game, state, age and player, in pages, for people and for programs."""
    assert listed(site) == ["cards234", "waits234", "ended234"]
    assert listed(site, "--game", "onfire") == ["cards234"]
    assert listed(site, "--state", "ended") == ["ended234"]
    assert listed(site, "--state", "waiting", "--older", "7") == ["waits234"]
    assert listed(site, "--newer", "20") == ["cards234", "waits234"]
    assert listed(site, "--player", KEY.upper()) == ["cards234", "waits234", "ended234"]
    page = told(site, "list", "--most", "2")
    assert (page["count"], page["after"]) == (3, "waits234")
    assert listed(site, "--most", "2", "--after", "waits234") == ["ended234"]
    _, printed, said = admin(site, "list", "--most", "1")
    assert printed.startswith("cards234  onfire      waiting")
    assert printed.rstrip().endswith("Zelda, Bo")
    assert "3 tables; go on with --after cards234" in said
    shown = told(site, "show", "waits234", "--chat")
    assert [seat["player"] for seat in shown["seats"]] == ["a1b2", ""]
    assert [one["text"] for one in shown["chat"]] == ["Zut", "Salut"]
    _, printed, _ = admin(site, "show", "waits234")
    assert "seat 1    Zelda  player a1b2" in printed
    assert "Zut" not in printed
    assert "Zut" in admin(site, "show", "waits234", "--chat")[1]


def test_tables_are_closed_and_deleted(site: Address) -> None:
    """Nothing is done without a yes, or if one of them is not there; then it is said of each."""
    assert admin(site, "close", "waits234")[0] == 2
    assert admin(site, "delete", "ended234", "nonsense", "--yes")[0] == 2
    assert listed(site, "--state", "closed") == []
    assert admin(site, "close", "waits234", "--reason", "late\nnight", "--yes")[0] == 0
    shown = told(site, "show", "waits234")
    assert (shown["closed"], shown["because"]) == (True, "late night")
    assert listed(site, "--state", "closed") == ["waits234"]
    code, _, said = admin(site, "delete", "ended234", "waits234", "--yes")
    assert (code, said) == (0, "ended234 deleted\nwaits234 deleted\n")
    assert listed(site) == ["cards234"]


def test_what_is_old_is_purged(site: Address) -> None:
    """A dry run counts and deletes nothing; the rest says what went."""
    wanted = ["--ended", "30", "--waiting", "7", "--chat", "7"]
    assert told(site, "purge", *wanted, "--dry-run") == {
        "deleted": False,
        "ended": 1,
        "waiting": 1,
        "chat": 4,
    }
    assert admin(site, "purge", *wanted)[0] == 2
    assert len(listed(site)) == 3
    assert told(site, "purge", "--waiting", "7", "--game", "onfire", "--yes")["waiting"] == 0
    code, _, said = admin(site, "purge", "--ended", "30", "--chat", "7", "--yes")
    assert (code, said) == (0, "1 ended table, 2 messages deleted\n")
    assert listed(site) == ["cards234", "waits234"]
    assert told(site, "show", "waits234", "--chat")["chat"] == []
    assert len(told(site, "show", "cards234", "--chat")["chat"]) == 2
    assert admin(site, "compact", "--yes")[0] == 0


@pytest.mark.parametrize("who", ["a1b2", "-", "cards234/1"])
def test_a_player_is_erased(site: Address, who: str) -> None:
    """By id, by the key from standard input, or by a seat; a seat with a hand is a bot's then."""
    assert admin(site, "erase", who, typed=KEY)[0] == 2
    code, _, said = admin(site, "erase", who, "--yes", typed=f"{KEY}\n")
    assert (code, said) == (0, "a1b2 erased: 3 tables, 3 messages\n")
    kept = repr(everything(site))
    assert [word for word in ("Zelda", "a1b2", "Zut", "mail.example") if word in kept] == []
    assert kept.count("Salut") == 3
    seats = {one["id"]: one["seats"] for one in told(site, "list")["tables"]}
    assert [seats[table][0]["bot"] for table in ("waits234", "cards234")] == ["", "steady"]
    assert admin(site, "erase", who, "--yes", typed=KEY)[0] == 2


def test_a_server_deletes_what_is_old(tmp_path: Path) -> None:
    """``caserne serve`` does so as soon as it serves, if it is told how long to keep what."""
    path = tmp_path / "tables.db"
    store = open_store(path)
    for code, created in (("ancient2", 1.0), ("today234", time.time())):
        table = StoredTable(code, "flashpoint", "firefighters=1", 7, created)
        store.create(table, [StoredSeat(0)], ["* x"]).result(10)
    words = ["serve", "--port", "0", "--database", str(path), "--keep-waiting", "30"]
    server = subprocess.Popen([*COMMAND, *words], stderr=subprocess.PIPE, text=True)  # noqa: S603
    patience = threading.Timer(PATIENCE, server.kill)
    patience.start()
    assert server.stderr is not None
    logged = list(takewhile(is_not_yet, server.stderr))
    server.terminate()
    patience.cancel()
    with server:
        assert any('"message":"serving"' in line for line in logged)
    assert [entry.id for entry in store.entries(Query(), 9)] == ["today234"]
    store.close()


def is_not_yet(line: str) -> bool:
    """Tell whether a line of the log is not what is waited for, which says how much it was."""
    return "old tables deleted" not in line or '"purged":{"waiting":1}' not in line


def test_who_is_away_is_found_by_the_seat(tmp_path: Path) -> None:
    """Somebody without a key, for whom a bot plays, is erased all the same."""
    store = open_store(tmp_path / "tables.db")
    held = StoredSeat(0, "Zelda", digest=b"z")
    table = StoredTable("waits234", "flashpoint", "firefighters=1", 7, 1.0)
    store.create(table, [held], []).result(10)
    store.hand_over("waits234", held, StoredSeat(0, "Hugo", "random")).result(10)
    store.close()
    assert admin(tmp_path / "tables.db", "erase", "waits234/1", "--yes")[0] == 0
    assert "Zelda" not in repr(everything(tmp_path / "tables.db"))


def test_records_are_exported(site: Address, tmp_path: Path) -> None:
    """As files that are records, with names or without, but no hand of a game that goes on."""
    out = tmp_path / "out" / "side"
    code, _, said = admin(site, "export", "--to", str(out))
    assert (code, said) == (0, f"2 records in {out}; 1 game left out, see --secrets\n")
    record = read_record((out / "ended234.caserne").read_text("utf-8"), games.find)
    assert record.players == {0: "Zelda", 1: "Bo"}
    assert (out / "ended234.caserne").stat().st_mode & 0o077 == 0
    assert admin(site, "export", "cards234", "--to", str(out), "--no-names", "--secrets")[0] == 0
    assert "Zelda" not in (out / "cards234.caserne").read_text("utf-8")
    theirs = tmp_path / "theirs"
    assert admin(site, "export", "--player", KEY, "--to", str(theirs))[0] == 0
    about = json.loads((theirs / "player.json").read_text("utf-8"))
    assert about["alerts"] == [{"kind": "mail", "address": "zelda@mail.example"}]
    assert [one["text"] for one in about["said"]] == ["Zut"] * 3
    assert len(about["games"]) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("list", "--game", "chess"), "--game: expected one of flashpoint"),
        (("list", "--older", "-1"), "--older: expected a whole number from 0"),
        (("list", "--state", "lost"), "'ended', 'waiting', 'closed'"),
        (("list", "--after", "none"), "expected the code of a table, got 'none'"),
        (("list", "--player", "who"), "player: expected an id, a key, or TABLE/SEAT"),
        (("show", "none"), "expected the code of a table, got 'none'"),
        (("close",), "TABLE"),
        (("close", "cards234", "--reason", "x" * 201), "--reason: expected at most 200"),
        (("purge",), "--ended: expected it, or --waiting, or --chat"),
        (("purge", "--chat", "3", "--game", "onfire"), "--chat: expected no --game"),
        (("erase", "nobody", "--yes"), "player: expected an id, a key, or TABLE/SEAT"),
        (("erase", "cards234/9", "--yes"), "of a seat that a person holds, got 'cards234/9'"),
        (("erase", "cards234/x", "--yes"), "of a seat that a person holds"),
        (("export", "none", "--to", "x"), "expected the code of a table, got 'none'"),
        (("export",), "--to"),
        (("nonsense",), "command: expected one of list, show, close"),
    ],
)
def test_nonsense_is_told_in_a_line(
    tmp_path_factory: pytest.TempPathFactory, words: tuple[str, ...], said: str
) -> None:
    """What cannot be read or found is said with what was expected, and nothing is done."""
    folder = tmp_path_factory.mktemp("nonsense")
    store = open_store(folder / "tables.db")
    table = StoredTable("cards234", "onfire", "players=2", 7, 1.0)
    store.create(table, [StoredSeat(0, "Zelda", digest=b"z")], []).result(10)
    store.close()
    before = everything(folder / "tables.db")
    code, printed, error = admin(folder / "tables.db", *words)
    assert (code, printed) == (2, "")
    assert said in error
    assert error.count("\n") == 1
    assert everything(folder / "tables.db") == before


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    """An operator who names the wrong file is told, and no new one lies there."""
    code, _, said = admin(tmp_path / "none.db", "list")
    assert code == 2
    assert "--database: expected a database that there is, got no file" in said
    assert not (tmp_path / "none.db").exists()
    (tmp_path / "other.db").write_text("holiday pictures")
    code, _, said = admin(tmp_path / "other.db", "list")
    assert code == 1
    assert "expected a SQLite file" in said
