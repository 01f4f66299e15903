"""A PostgreSQL of the tests' own: a private cluster in a temporary folder, on a socket.

``make test`` installs Debian's package where it may; elsewhere these tests are skipped and say how.
PostgreSQL refuses to be run by root: then whoever the package made runs it.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

import asyncpg
import pytest

PATIENCE: Final = 60
"""Seconds within which a cluster starts or stops."""
SETTINGS: Final = (
    "listen_addresses = ''",
    "max_connections = 60",
    "shared_buffers = 16MB",
    "autovacuum = off",
    "min_wal_size = 2MB",
    "log_min_messages = fatal",
)
MISSING: Final = "PostgreSQL is not installed: sudo apt-get install postgresql, then again"


def programs() -> Path | None:
    """Find the newest installed PostgreSQL's programs."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(folders, key=lambda path: int(path.parts[-3]), default=None)
    return newest and newest.parent


class Cluster:
    """A database server of our own, which can be killed and started again."""

    def __init__(self, *, durable: bool = False) -> None:
        """Make it and start it; a durable one waits for the disk, as one does that matters."""
        found = programs()
        if found is None:
            pytest.skip(MISSING)
        self._programs = found
        self._user, self._group = _owner()
        self.folder = Path(tempfile.mkdtemp(prefix="caserne-"))  # short: sockets' paths are
        if self._user is not None and self._group is not None:
            os.chown(self.folder, self._user, self._group)
        self._data = self.folder / "data"
        self._made = 0
        words = ["--pgdata", str(self._data), "--username", "caserne", "--auth", "trust"]
        words += ["--encoding", "UTF8", "--wal-segsize", "1", "--no-sync"]
        self._run("initdb", *words)
        settings = [*SETTINGS, f"unix_socket_directories = '{self.folder}'"]
        settings += ["recovery_init_sync_method = syncfs"] if durable else ["fsync = off"]
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write("\n".join(settings) + "\n")
        self.start()

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(  # noqa: S603 - a program we found
            [str(self._programs / program), *words],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            timeout=PATIENCE,
            user=self._user,
            group=self._group,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start it, and wait until it lets us in."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - a program we found
                [str(self._programs / "postgres"), "-D", str(self._data)],
                stdout=log,
                stderr=log,
                cwd="/",
                user=self._user,
                group=self._group,
            )
        deadline = time.monotonic() + PATIENCE
        ready = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder), "-d", "postgres"]
        while subprocess.run(ready, check=False).returncode:  # noqa: S603 - likewise
            assert self._process.poll() is None, (self.folder / "log").read_text("utf-8")
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def kill(self) -> None:
        """End it in the midst of whatever it does, with all its processes."""
        children = self._children()
        self._process.kill()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self._process.wait(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while any(map(_is_alive, children)) and time.monotonic() < deadline:
            time.sleep(0.01)

    def _children(self) -> list[int]:
        pid = self._process.pid
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii")
        return [int(word) for word in text.split()]

    def stop(self) -> None:
        """Stop it, if it runs, and leave nothing behind."""
        if self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def schema(self) -> str:
        """Make an empty schema, as good as a database and made faster; give its address."""
        self._made += 1
        name = f"tables{self._made}"
        self.sql(f"CREATE SCHEMA {name}")
        return f"{self.address}&search_path={name}"

    @property
    def address(self) -> str:
        """Where the database is."""
        return f"postgresql://caserne@/postgres?host={self.folder}"

    def sql(self, query: str) -> list[tuple[Any, ...]]:
        """Have the database do something."""
        return asyncio.run(ask(self.address, query))

    def __enter__(self) -> Self:
        """Run for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """Stop."""
        self.stop()


async def ask(address: str, query: str) -> list[tuple[Any, ...]]:
    """Ask a database."""
    connection = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


def _owner() -> tuple[int | None, int | None]:
    """Give who runs a cluster when we are root; nobody else is needed when we are not."""
    if os.geteuid() != 0:
        return None, None
    try:
        found = pwd.getpwnam("postgres")
    except KeyError:
        found = pwd.getpwnam("nobody")
    return found.pw_uid, found.pw_gid


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
