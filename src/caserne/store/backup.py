"""A backup: all that a store keeps at one moment, in one file that any store can be filled from.

The file is compressed and holds pieces, each a list of rows of one kind with the names of their
columns. The last piece says how many rows there are and what they sum up to, so that a file of
which something is missing is not taken for a whole one.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from caserne.store.failing import StoreError
from caserne.store.opening import is_remote

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from contextlib import AbstractContextManager

    from caserne.store.opening import Address

MAGIC: Final = b"caserne backup 1\n"
END: Final = ""
"""The name of the last piece."""
TOGETHER: Final = 1000
"""So many rows a piece has at most."""
LARGEST: Final = 256 * 1024 * 1024
"""So many bytes a piece has at most; a file that says more is none of ours."""
FIRST: Final = ("players", "tables")
"""What other rows point to comes before them."""
LEFT_OUT: Final = frozenset({"caserne", "chores", "probes"})
"""What a store keeps of itself alone."""


class Piece(NamedTuple):
    """Rows of one kind."""

    name: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


DECODER: Final = msgspec.msgpack.Decoder(tuple[str, tuple[str, ...], list[tuple[Any, ...]]])


def in_order(names: Iterable[str]) -> list[str]:
    """Order kinds of rows so that what others point to comes first; leave out what is not kept."""
    kept = set(names) - LEFT_OUT
    return [name for name in FIRST if name in kept] + sorted(kept - set(FIRST))


def reading(address: Address) -> AbstractContextManager[Iterator[Piece]]:
    """Read all that a store keeps at one moment, whatever is written meanwhile."""
    if is_remote(address):
        from caserne.store.postgres.whole import read  # noqa: PLC0415 - an extra

        return read(str(address))
    from caserne.store.sqlite import whole  # noqa: PLC0415 - as that

    return whole.read(Path(address))


def fill(address: Address, pieces: Iterable[Piece]) -> None:
    """Fill an empty store, wholly or not at all; ``StoreError`` if it is not empty."""
    if is_remote(address):
        from caserne.store.postgres.whole import write  # noqa: PLC0415 - an extra

        write(str(address), pieces)
        return
    from caserne.store.sqlite import whole  # noqa: PLC0415 - as that

    whole.write(Path(address), pieces)


def back_up(address: Address, path: Path, told: Callable[[int], object]) -> int:
    """Write a backup; gives how many rows it has. The file is there whole, or not at all."""
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as draft:
        try:
            with reading(address) as pieces:
                count = _write(draft.file, pieces, told)
            draft.flush()
            os.fsync(draft.fileno())
            Path(draft.name).replace(path)
        except BaseException:
            with suppress(OSError):
                Path(draft.name).unlink()
            raise
    return count


def restore(path: Path, address: Address, told: Callable[[int], object]) -> int:
    """Fill an empty store from a backup; gives how many rows it has."""
    count = 0

    def counted() -> Iterator[Piece]:
        nonlocal count
        for piece in read_file(path):
            count += len(piece.rows)
            told(count)
            yield piece

    fill(address, counted())
    return count


def _write(file: IO[bytes], pieces: Iterable[Piece], told: Callable[[int], object]) -> int:
    count, digest = 0, hashlib.sha256()
    with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0) as packed:
        packed.write(MAGIC)
        for piece in pieces:
            text = msgspec.msgpack.encode(piece)
            digest.update(text)
            packed.write(len(text).to_bytes(4) + text)
            count += len(piece.rows)
            told(count)
        last = msgspec.msgpack.encode(Piece(END, (), [(count, digest.hexdigest())]))
        packed.write(len(last).to_bytes(4) + last)
    return count


def read_file(path: Path) -> Iterator[Piece]:
    """Read a backup; ``StoreError`` if it is none, or not whole."""
    try:
        with gzip.open(path, "rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                raise StoreError(f"expected a backup of Caserne, got {path.name}")
            yield from _pieces(file)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise StoreError(f"expected a whole backup of Caserne in {path.name}: {error}") from error


def _pieces(file: gzip.GzipFile) -> Iterator[Piece]:
    count, digest = 0, hashlib.sha256()
    while True:
        size = int.from_bytes(file.read(4))
        text = file.read(min(size, LARGEST))
        if not size or len(text) != size:
            raise EOFError("it ends too early")
        piece = Piece(*DECODER.decode(text))
        if piece.name == END:
            if piece.rows != [(count, digest.hexdigest())]:
                raise EOFError("its rows are not what it says")
            return
        digest.update(text)
        count += len(piece.rows)
        yield piece


def refuse_strange(piece: Piece, known: Iterable[str]) -> None:
    """Refuse rows that a store has no room for."""
    strange = sorted(set(piece.columns) - set(known))
    if strange:
        what = f"{piece.name}: {', '.join(strange)}"
        raise StoreError(f"expected a backup of this Caserne or an older one, got {what}")
