"""``caserne serve``, ``caserne play`` and ``caserne bench server``."""

from __future__ import annotations

import json
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner, Result
from tests.server.harness import PATIENCE

from caserne.cli.bench import bench
from caserne.cli.play import play
from caserne.cli.serve import serve
from caserne.server import run
from caserne.store.folder import data_folder
from caserne.store.opening import open_store

if TYPE_CHECKING:
    import click
    from tests.postgres import Cluster


class Served:
    """Takes the place of the server, and keeps what it was asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        """Step in; the user's data folder is another one meanwhile."""
        self.host = ""
        self.database = Path()
        self.options: dict[str, Any] = {}
        monkeypatch.setattr(run, "serve", self._serve)
        monkeypatch.setattr(run, "data_folder", lambda: folder / "data")

    def _serve(self, listener: socket.socket, database: Path, **options: object) -> None:
        self.host = listener.getsockname()[0]
        self.database, self.options = database, options
        listener.close()


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Served:
    """Serve nothing."""
    return Served(monkeypatch, tmp_path)


def call(command: click.Command, *words: str) -> Result:
    """Run a command."""
    return CliRunner().invoke(command, words)


def test_serve_passes_on_what_it_is_told(served: Served, tmp_path: Path) -> None:
    """Host, database and public address reach the server."""
    database = tmp_path / "deep" / "tables.db"
    url = "https://fire.example"
    words = ("--port", "0", "--database", str(database), "--public-url", url, "--proxies", "1")
    done = call(serve, *words)
    assert done.exit_code == 0, done.output
    assert (served.host, served.database) == ("127.0.0.1", database)
    assert (served.options["public_url"], served.options["proxies"]) == (url, 1)
    assert database.exists()


def test_tables_are_kept_in_the_data_folder(served: Served, tmp_path: Path) -> None:
    """Unless told otherwise tables are kept where the user's programs keep their data."""
    call(serve, "--port", "0")
    assert served.database == tmp_path / "data" / "caserne" / "tables.db"


def test_the_data_folder_is_the_systems(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where the system names a folder for data, that one is taken."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run.default_database() == tmp_path / "caserne" / "tables.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share"


@pytest.mark.parametrize("url", ["fire.example", "ftp://fire.example", "https://", "http://a/b"])
def test_a_wrong_address_is_explained(served: Served, url: str) -> None:
    """A public address that is none is refused in one line."""
    done = call(serve, "--port", "0", "--public-url", url)
    assert done.exit_code == 2
    assert "expected an address such as" in done.output
    assert served.host == ""


@pytest.mark.parametrize(
    ("limit", "told"),
    [
        ("foo=1", "--limit: expected one of body, request"),
        ("cache=x", "--limit cache: expected a whole number of at least 1, got 'x'"),
    ],
)
def test_a_wrong_limit_is_explained(served: Served, limit: str, told: str) -> None:
    """A bound that there is not, or that is none, is refused in one line."""
    done = call(serve, "--port", "0", "--limit", limit)
    assert done.exit_code == 2
    assert told in done.output
    assert served.host == ""


def test_limits_reach_the_server(served: Served) -> None:
    """Those that are set, and else the usual ones."""
    call(serve, "--port", "0", "--limit", "sockets=7", "--limit", "presence=0.5")
    limits = served.options["limits"]
    assert (limits.sockets, limits.presence, limits.chats) == (7, 0.5, 50)


def test_a_port_in_use_is_explained(served: Served, tmp_path: Path) -> None:
    """A port that somebody else has is told in one line."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = call(serve, "--port", str(port), "--database", str(tmp_path / "t.db"))
    assert done.exit_code == 1
    assert f"cannot listen on 127.0.0.1, port {port}" in done.output
    assert served.host == ""


def test_a_file_that_is_no_database_is_explained(served: Served, tmp_path: Path) -> None:
    """A file that is something else is told in one line, and not touched."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana" * 100, encoding="ascii")
    done = call(serve, "--port", "0", "--database", str(letter))
    assert done.exit_code == 1
    assert "cannot keep tables in" in done.output
    assert letter.read_text("ascii") == "Dear Ana" * 100
    assert served.host == ""


def test_a_database_server_is_asked_for(served: Served, cluster: Cluster) -> None:
    """The address of a PostgreSQL reaches the server, brought up to date; so do workers."""
    address = cluster.schema()
    done = call(serve, "--port", "0", "--database", address, "--workers", "3")
    assert done.exit_code == 0, done.output
    assert (str(served.database), served.options["workers"]) == (address, 3)
    open_store(address).close()


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (
            ["--database", "postgresql://ana:secret@127.0.0.1:1/x"],
            1,
            "postgresql://ana@127.0.0.1:1",
        ),
        (["--database", "postgresql://ana:secret@127.0.0.1:x/x"], 1, "cannot keep tables in"),
        (["--database", "mysql://ana:secret@host/x"], 2, "expected a file or postgresql://"),
        (["--database", "/"], 2, "expected a file"),
        (["--workers", "0"], 2, "--workers: expected a whole number from 1 to 64, got '0'"),
        (["--workers", "many"], 2, "--workers: expected a whole number from 1 to 64, got 'many'"),
    ],
)
def test_what_cannot_be_served_from_is_explained(
    served: Served, words: list[str], status: int, told: str
) -> None:
    """A store that is none, or cannot be reached, is told in one line without its password."""
    done = call(serve, "--port", "0", *words)
    assert done.exit_code == status, done.output
    assert told in done.output
    assert "secret" not in done.output
    assert "Traceback" not in done.output
    assert served.host == ""


def test_play_opens_the_browser(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is opened at the address that is told, on this machine alone."""
    opened: list[str] = []
    done = threading.Event()

    def browse(address: str) -> None:
        opened.append(address)
        done.set()

    monkeypatch.setattr(webbrowser, "open", browse)
    told = call(play)
    assert told.exit_code == 0, told.output
    assert done.wait(PATIENCE)
    assert opened[0] in told.output
    assert served.host == "127.0.0.1"


def test_play_without_a_browser(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """On request the address is only told."""
    monkeypatch.setattr(webbrowser, "open", pytest.fail)
    assert "http://127.0.0.1:" in call(play, "--no-browser").output
    assert served.host == "127.0.0.1"


def test_bench_server_measures() -> None:
    """A few tables for a few seconds: every figure is there, and nothing is lost."""
    done = call(bench, "server", "--tables", "3", "--seconds", "6", "--json", "--servers", "2")
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout)
    assert (figures["tables"], figures["sockets"], figures["lost"]) == (3, 6, 0)
    assert (figures["servers"], figures["store"]) == (2, "sqlite")
    assert 0 < figures["actions"] <= 9
    for times in (figures["acknowledged_ms"], figures["told_ms"]):
        assert 0 < times["p50"] <= times["p99"]
    assert figures["ours"]["deliveries"] == 2 * figures["actions"]
    assert figures["ratio"] > 0


@pytest.mark.parametrize("option", ["--servers=2", "--saturate", "--database=x"])
def test_what_is_the_servers_alone_is_refused_of_a_game(option: str) -> None:
    """A game is not measured with several servers."""
    done = call(bench, "feurio", option)
    assert done.exit_code == 2
    assert "none to measure a game" in done.output


@pytest.mark.parametrize(
    "address", ["mysql://a:secret@host/x", "postgres://a:secret@127.0.0.1:1/x"]
)
def test_bench_breaks_off_in_one_line(address: str) -> None:
    """A database that is none, or cannot be reached, is told without its password."""
    done = call(bench, "server", "--tables", "1", "--seconds", "6", "--database", address)
    assert done.exit_code == 1
    assert "the measurement broke off: " in done.output
    assert "Traceback" not in done.output
    assert "secret" not in done.output
