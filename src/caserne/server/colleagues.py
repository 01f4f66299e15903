"""Colleagues: the workers behind one port, of whom each can tell what all of them count together.

Each answers the others at a socket in a folder of their own. What was told of one last is kept
beside it: what a worker counted before it died stays counted, for a count must never fall.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.server.metrics import Family, together

if TYPE_CHECKING:
    from pathlib import Path

    from caserne.server.metrics import Metrics

LOG: Final = logging.getLogger("caserne.workers")
PATIENCE: Final = 2.0
"""Seconds within which a colleague answers, or is told of as it was."""
COUNTED: Final = frozenset({"counter", "histogram"})
"""The kinds of numbers that outlive whoever counted."""
TELLING: Final = msgspec.json.Decoder(list[Family])
SOCKET: Final = ".socket"
TOLD: Final = ".told"


class Colleagues:
    """All workers, as one of them knows them; without a folder there is nobody else."""

    def __init__(self, metrics: Metrics, folder: Path | None) -> None:
        """Know one's own numbers, and where the others are."""
        self._metrics = metrics
        self._folder = folder
        self._name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Begin to answer the others; where that cannot be, each tells of itself."""
        if self._folder is None:
            return
        try:
            place = _beside(self._folder / self._name, SOCKET)
            self._server = await asyncio.start_unix_server(self._answer, place)
        except OSError as error:
            LOG.warning("workers count apart", extra={"error": str(error)})
            self._folder = None

    async def close(self) -> None:
        """Answer no more."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def families(self) -> list[Family]:
        """Give all there is to tell, by all of us."""
        mine = self._metrics.families()
        if self._folder is None:
            return mine
        await asyncio.to_thread(self._keep, self._folder / self._name, msgspec.json.encode(mine))
        others = await asyncio.to_thread(self._others, self._folder)
        return together([mine, *await asyncio.gather(*map(self._ask, others))])

    def _others(self, folder: Path) -> list[Path]:
        """List the others, those included that are no more."""
        names = {place.stem for place in folder.iterdir() if place.suffix in {SOCKET, TOLD}}
        return [folder / name for name in sorted(names - {self._name})]

    async def _answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):  # whoever asked is gone
            writer.write(msgspec.json.encode(self._metrics.families()))
            await writer.drain()
        writer.close()

    async def _ask(self, other: Path) -> list[Family]:
        """Give what another one tells; of one that does not, what it had counted last."""
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_unix_connection(_beside(other, SOCKET))
                telling = await reader.read()
                writer.close()
            told = TELLING.decode(telling)
        except (OSError, msgspec.DecodeError):
            return await asyncio.to_thread(_recalled, other)
        await asyncio.to_thread(self._keep, other, telling)
        return told

    def _keep(self, one: Path, telling: bytes) -> None:
        fresh = _beside(one, f".{self._name}")
        with suppress(OSError):  # a full disk takes away nothing that is told now
            fresh.write_bytes(telling)
            fresh.replace(_beside(one, TOLD))


def _recalled(other: Path) -> list[Family]:
    try:
        told = TELLING.decode(_beside(other, TOLD).read_bytes())
    except (OSError, msgspec.DecodeError):  # nobody ever asked it
        return []
    return [family for family in told if family.kind in COUNTED]


def _beside(other: Path, suffix: str) -> Path:
    return other.with_name(f"{other.name}{suffix}")
