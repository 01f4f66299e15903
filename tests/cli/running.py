"""Ways to run the command line: in this process, in one of its own, and in a real terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from click.testing import CliRunner

import caserne as package
from caserne import games
from caserne.bots.bot import RandomBot
from caserne.cli import main
from caserne.play.record import Record, read_record
from caserne.play.session import Session

if TYPE_CHECKING:
    from typing import Self

    from click.testing import Result

HERE = str(Path(package.__file__).parents[1])
COMMAND = ["/usr/bin/env", f"PYTHONPATH={HERE}", sys.executable, "-m", "caserne"]
"""The same install as this process runs, from whatever folder."""
ENGLISH = {"LC_ALL": "en_GB.UTF-8", "COLUMNS": "100"}

PATIENCE = 60
"""So many seconds after which something that should have been shown never will be."""

BECOME_LEADER = """
import fcntl, os, signal, sys, termios
os.setsid()
signal.signal(signal.SIGINT, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execvp(sys.argv[1], sys.argv[1:])
"""


def caserne(*args: str, typed: str | bytes = "") -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(main, list(args), input=typed, env=ENGLISH, prog_name="caserne")


def process(*args: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a command in a process of its own."""
    return subprocess.run(  # noqa: S603 - our own command
        [*COMMAND, *args], input=typed, capture_output=True, check=False, timeout=100
    )


class Terminal:
    """A command that runs in a terminal of its own, whose keyboard is the test's."""

    def __init__(self, *args: str) -> None:
        """Start the command."""
        self._hand, end = pty.openpty()
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-c", BECOME_LEADER, *COMMAND, *args],
            stdin=end,
            stdout=end,
            stderr=end,
            env={**os.environ, **ENGLISH, "TERM": "xterm"},
        )
        os.close(end)
        self.shown = ""

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self._hand, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C once the program waits for a key; earlier Python would notice it late."""
        deadline = time.monotonic() + PATIENCE
        stat = Path(f"/proc/{self._process.pid}/stat")
        while stat.read_text("ascii").rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < deadline, self.shown
        self.type("\x03")

    def wait_for(self, text: str) -> None:
        """Read what is shown until a text is."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert self._read(deadline), f"the end came before {text!r}: {self.shown}"

    def status(self) -> int:
        """Read until nobody can show anything any more, and give the exit status."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self._process.wait(PATIENCE)

    def _read(self, deadline: float) -> bool:
        """Read what is shown next; false once every process at the terminal has ended."""
        ready, _, _ = select.select([self._hand], [], [], max(0, deadline - time.monotonic()))
        assert ready, f"nothing more was shown for {PATIENCE} s after: {self.shown}"
        try:
            self.shown += os.read(self._hand, 65536).decode("utf-8", "replace")
        except OSError:  # the other end is closed
            return False
        return True

    def __enter__(self) -> Self:
        """Stay until the end."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing running."""
        self._process.kill()
        self._process.wait()
        os.close(self._hand)


def played(options: str = "", seed: int = 1, actions: int = 10_000) -> Session:
    """Play a game, or some actions of one, with people who choose by dice."""
    game = games.find("flashpoint").from_text(options)
    session = Session(game, seed)
    session.settle()
    chooser = RandomBot(game, seed)
    for _ in range(actions):
        if session.actor < 0:
            break
        seat = int(session.actor)
        action = chooser.choose(game.view(session.state, seat), session.state.legal())
        session.act(seat, action)
    return session


def typed_by_people(session: Session) -> str:
    """Give what people typed in a game that was played, and an empty line whenever seats change."""
    typed, seat = "", -1
    for entry in session.entries:
        if entry.actor < 0:
            continue
        typed += "\n" * (entry.actor != seat) + f"{session.game.write_action(entry.action)}\n"
        seat = entry.actor
    return typed


# The terminal player

PLACES = "place 3-0\nplace 3-0\nplace 7-3\n"
"""What three people type first."""


def term(typed: str, *args: str) -> str:
    """Play Flash Point with what is typed; give all that was shown."""
    result = caserne("term", "flashpoint", *args, typed=typed)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def kept(file: str = "game") -> Record:
    """Read a record that was kept."""
    return read_record(Path(file).read_text(encoding="utf-8"), games.find)


def actions(record: Record) -> list[str]:
    """Give the actions of people in a record."""
    return [record.game.write_action(e.action) for e in record.entries if e.actor >= 0]


def lines(record: Record) -> list[str]:
    """Give the lines of a record that hold what was done."""
    return record.write().partition("\n\n")[2].splitlines()
