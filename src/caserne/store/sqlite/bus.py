"""What servers on one host tell each other: datagrams between sockets beside the database.

Each server has a socket in a folder that only their owner may enter. Nothing is kept and nothing is
promised: what a server wrote is in the database, where the others look now and then in any case.
"""

from __future__ import annotations

import os
import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from caserne.store.words import Words, pack, unpack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Hear = Callable[[str, frozenset[str], Sequence[str]], object]

OWNER_ONLY: Final = 0o700
LONGEST_PATH: Final = 100
"""Bytes of a socket's path that every system takes."""
LARGEST: Final = 64 * 1024
TRIES: Final = 3


class Bus:
    """Our socket, and the way to those of the others."""

    def __init__(self, database: Path, server: str, hear: Hear) -> None:
        """Begin to listen; where there are no such sockets there is nobody to hear."""
        self._server = server
        self._hear = hear
        self._folder = self._place = database.with_name(f"{database.name}-servers")
        self._socket = self._listen()
        self._ears = threading.Thread(target=self._receive, name="store-bus", daemon=True)
        self._ears.start()

    @property
    def is_open(self) -> bool:
        """Whether others can be heard."""
        return self._socket is not None

    def _listen(self) -> socket.socket | None:
        """Open our socket; another server that leaves may take the folder away just then."""
        for _ in range(TRIES):
            with suppress(OSError, AttributeError):
                self._folder.mkdir(OWNER_ONLY, exist_ok=True)
                return self._bind()
        return None

    def _bind(self) -> socket.socket:
        if len(os.fsencode(self._folder / self._server)) > LONGEST_PATH:
            self._place = Path(f"/proc/self/fd/{os.open(self._folder, os.O_DIRECTORY)}")
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        try:
            listening.bind(str(self._place / self._server))
        except OSError:
            listening.close()
            self._let_go()
            raise
        return listening

    def _let_go(self) -> None:
        if self._place != self._folder:
            os.close(int(self._place.name))
            self._place = self._folder

    def tell(self, tables: Iterable[str], words: Iterable[str] = ()) -> None:
        """Tell the others which tables changed, and whatever else."""
        try:
            others = [one for one in self._place.iterdir() if one.name != self._server]
        except OSError:
            return
        for text in pack(Words(self._server, list(tables), list(words))) if others else ():
            for other in others:
                self._send(other, text)

    def _send(self, other: Path, text: bytes) -> None:
        try:
            if self._socket is not None:
                self._socket.sendto(text, socket.MSG_DONTWAIT, str(other))
        except ConnectionRefusedError:  # it died without taking leave
            other.unlink(missing_ok=True)
        except OSError:  # it has just gone, or hears more than it can take: it looks by itself
            pass

    def _receive(self) -> None:
        while self._socket is not None and (text := self._socket.recv(LARGEST)):
            said = unpack(text)
            if said is not None and said.server != self._server:
                self._hear(said.server, frozenset(said.tables), said.words)

    def close(self) -> None:
        """Take leave."""
        if self._socket is None:
            return
        with suppress(OSError):
            self._socket.sendto(b"", str(self._place / self._server))
            self._ears.join()
        self._socket.close()
        self._socket = None
        with suppress(OSError):
            (self._place / self._server).unlink()
        with suppress(OSError):
            self._folder.rmdir()
        self._let_go()
