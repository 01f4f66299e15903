"""Connections to a SQLite file: made for its owner alone, and never of somebody else's file."""

from __future__ import annotations

import sqlite3
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from caserne.store.failing import StoreError, UnwellError

if TYPE_CHECKING:
    from pathlib import Path

APPLICATION: Final = 0x43617372
"""What SQLite's ``application_id`` says of a file of ours: ``Casr``."""
PATIENCE: Final = 30
"""So many seconds a connection waits for another process that writes."""
A_MOMENT: Final = 0.01
"""So many seconds pass before something that was in another's way is tried again."""
OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o077
CHECKED: Final = 100_000_000
"""Files of so many bytes at most are looked through when they are opened."""


class Connection(sqlite3.Connection):
    """A connection that knows the files it writes to, and notices when they are gone."""

    _path: Path
    _files: tuple[tuple[int, int], ...] = ()

    def settle(self, path: Path) -> None:
        """Remember the file and its write-ahead log, which stays as long as the connection."""
        self.execute("BEGIN IMMEDIATE")
        self.execute("COMMIT")
        self._path, self._files = path, _identities(path)

    def verify(self) -> None:
        """See that they lie where they lay: what is written elsewhere is kept by nobody."""
        try:
            there = _identities(self._path)
        except OSError as error:
            raise UnwellError(f"store {self._path.name}: a file of it is gone") from error
        if there != self._files:
            raise UnwellError(f"store {self._path.name}: another file lies there than was opened")


def make_file(path: Path) -> None:
    """Make the file if there is none, and keep others from reading it."""
    with suppress(FileExistsError):
        path.touch(OWNER_ONLY, exist_ok=False)
    mode = path.stat().st_mode
    if mode & OTHERS:
        with suppress(PermissionError):  # somebody else's, who knows better
            path.chmod(mode & ~OTHERS)


def connect(path: Path) -> Connection:
    """Open the file; only one thread at a time uses a connection, whichever it is."""
    connection = sqlite3.connect(
        f"file:{quote(str(path.absolute()))}?mode=rw",
        uri=True,
        isolation_level=None,
        timeout=PATIENCE,
        check_same_thread=False,
        factory=Connection,
    )
    try:
        _refuse_strangers(connection, path)
        _write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # nothing stays of what is erased
    except BaseException:
        connection.close()
        raise
    return connection


def look_through(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that is damaged, unless it is so large that looking takes long."""
    if path.stat().st_size > CHECKED:
        return
    ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    if found != "ok":
        raise StoreError(f"store {path.name}: expected a sound file, got: {found}")


def _refuse_strangers(connection: sqlite3.Connection, path: Path) -> None:
    """Leave a file alone that is another program's; an empty one becomes ours."""
    ((application,),) = connection.execute("PRAGMA application_id").fetchall()
    if application == APPLICATION:
        return
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    if application or (names and not {"tables", "lines", "seats"} <= names):
        raise StoreError(
            f"store {path.name}: expected a database of Caserne, got another program's"
        )


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Have the file written ahead; SQLite does not wait for whoever sees to that just now."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(A_MOMENT)
        else:
            return


def _identities(path: Path) -> tuple[tuple[int, int], ...]:
    """Give what tells files from others that come to lie at the same places."""
    found = [path.stat(), path.with_name(f"{path.name}-wal").stat()]
    return tuple((file.st_dev, file.st_ino) for file in found)
