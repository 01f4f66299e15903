"""Backups: all of a store at one moment, whatever keeps it and whatever is written meanwhile."""

from __future__ import annotations

import gzip
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.store.keeping import (
    KINDS,
    SEATS,
    TABLE,
    Keeper,
    Lite,
    Postgres,
    everything,
    furnish,
    nothing,
)

from caserne.store.backup import LEFT_OUT, Piece, back_up, fill, read_file, restore
from caserne.store.failing import StoreError, TakenError
from caserne.store.upkeep import PARTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from caserne.store.store import Store


@pytest.fixture(params=["sqlite", "postgres"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Keeper]:
    """Keep tables elsewhere, in each of the ways there are."""
    folder = tmp_path / "other"
    folder.mkdir()
    is_lite = request.param == "sqlite"
    keeper = Lite(folder) if is_lite else Postgres(request.getfixturevalue("cluster"))
    yield keeper
    keeper.close_all()


def test_a_store_is_filled_with_all_that_another_kept(
    keeper: Keeper, other: Keeper, tmp_path: Path
) -> None:
    """From either kind of store to either, every row comes over, and the new store goes on."""
    furnish(keeper.open())
    count = back_up(keeper.address, tmp_path / "kept", nothing)
    assert restore(tmp_path / "kept", other.address, nothing) == count
    before = everything(keeper.address)
    assert len(before) == count
    assert {name for name, _ in before} == KINDS
    assert everything(other.address) == before
    restored = other.open()
    restored.append("abcd", 1, ["1 end"]).result(10)
    assert restored.lines("abcd") == ["* roll 1-1", "1 end"]
    with pytest.raises(TakenError):
        restored.append("abcd", 1, ["1 end"]).result(10)
    is_in_use(restored)


def is_in_use(store: Store) -> None:
    """See that those who were there come back by their keys, are alerted, and find their order."""
    zoe = store.player(b"key of zoe")
    assert zoe is not None
    assert (zoe.language, zoe.always) == ("fr", True)
    assert [one.address for one in store.channels("zoe")] == ["zoe@zoe.example"]
    assert [one.player for one in store.untold(200.0)] == ["zoe"]
    assert store.due(300.0)[0].seat == 0
    assert store.key("vapid") == b"\x00secret"
    assert store.games_of("zoe", 9, over=False, before=1e9) == ["full"]
    store.come_back("full", 1, frozenset(), "zoe").result(10)
    assert [seat.name for seat in store.seats("full")] == ["Zoé", "Zoé", "Bo", "Maud"]
    assert store.house("full").removed == frozenset({b"who zoe"})


@contextmanager
def writing(store: Store) -> Iterator[list[int]]:
    """Have two tables written to all the while; gives how many lines each is known to have."""
    known, ending = [0, 0], threading.Event()
    for number in range(2):
        table = msgspec.structs.replace(TABLE, id=f"busy{number}")
        store.create(table, SEATS, []).result(10)

    def write(number: int) -> None:
        while not ending.is_set():
            store.append(f"busy{number}", known[number], [f"1 {known[number]}"]).result(10)
            known[number] += 1

    writers = [threading.Thread(target=write, args=(number,)) for number in range(2)]
    for writer in writers:
        writer.start()
    try:
        yield known
    finally:
        ending.set()
        for writer in writers:
            writer.join()


def test_a_backup_under_load_is_one_moment(keeper: Keeper, other: Keeper, tmp_path: Path) -> None:
    """What was acknowledged before is in it, nothing is torn, and what came later is not."""
    store = keeper.open()
    with writing(store) as known:
        while min(known) < 20:
            store.touch("busy0").result(10)
        before = list(known)
        back_up(keeper.address, tmp_path / "kept", nothing)
        after = list(known)
    restore(tmp_path / "kept", other.address, nothing)
    restored = other.open()
    for number in range(2):
        lines = restored.lines(f"busy{number}")
        assert lines == [f"1 {line}" for line in range(len(lines))]
        assert before[number] <= len(lines) <= after[number] + 1
        assert store.lines(f"busy{number}")[: len(lines)] == lines


def cut(text: bytes) -> bytes:
    """Leave the end out."""
    return text[:-20]


def swapped(text: bytes) -> bytes:
    """Change a letter of what is inside."""
    return gzip.compress(gzip.decompress(text).replace(b"flashpoint", b"flashpaint"))


def shorter(text: bytes) -> bytes:
    """Leave the last piece out, and be well packed all the same."""
    inside = gzip.decompress(text)
    return gzip.compress(inside[: inside.rindex(b"\x93\xa0") - 4])


def foreign(_: bytes) -> bytes:
    """Be something else."""
    return gzip.compress(b"holiday pictures")


def plain(_: bytes) -> bytes:
    """Be nothing of the kind."""
    return b"SQLite format 3"


@pytest.mark.parametrize("harm", [cut, swapped, shorter, foreign, plain])
def test_a_file_that_is_not_whole_fills_nothing(
    other: Keeper, tmp_path: Path, harm: Callable[[bytes], bytes]
) -> None:
    """A damaged backup, or none, is refused in a sentence, and the store stays empty."""
    keeper, kept = Lite(tmp_path), tmp_path / "kept"
    furnish(keeper.open())
    keeper.close_all()
    back_up(keeper.address, kept, nothing)
    kept.write_bytes(harm(kept.read_bytes()))
    with pytest.raises(StoreError, match="backup of Caserne"):
        restore(kept, other.address, nothing)
    assert everything(other.address) == []


def test_a_store_with_tables_is_not_filled(keeper: Keeper, tmp_path: Path) -> None:
    """A backup never mixes with tables that are there."""
    furnish(keeper.open())
    back_up(keeper.address, tmp_path / "kept", nothing)
    before = everything(keeper.address)
    with pytest.raises(StoreError, match="without tables"):
        restore(tmp_path / "kept", keeper.address, nothing)
    assert everything(keeper.address) == before


def test_a_backup_of_a_newer_caserne_is_refused(other: Keeper) -> None:
    """Rows with a column that this Caserne does not know are not kept without it."""
    other.open()
    with pytest.raises(StoreError, match="or an older one, got tables: mood"):
        fill(other.address, [Piece("tables", ("id", "mood"), [("a", "b")])])
    assert everything(other.address) == []


def test_a_backup_is_private_and_replaces_another_only_when_whole(
    keeper: Keeper, tmp_path: Path
) -> None:
    """Only its owner reads a backup; one that fails leaves the one before as it was."""
    furnish(keeper.open())
    kept = tmp_path / "kept"
    kept.write_bytes(b"before")

    def fail(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(keeper.address, kept, fail)
    assert kept.read_bytes() == b"before"
    back_up(keeper.address, kept, nothing)
    assert kept.stat().st_mode & 0o077 == 0
    assert sum(len(piece.rows) for piece in read_file(kept)) == len(everything(keeper.address))
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


LITE = (
    "SELECT kind.name, part.name FROM sqlite_schema kind, pragma_table_info(kind.name) part"
    " WHERE kind.type = 'table' AND kind.name NOT LIKE 'sqlite%'"
)
GREAT = (
    "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema()"
)


def test_both_stores_keep_the_same(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Each kind of row, and each of its columns, is there in either store.

    What these tests write something of, and what is deleted with a table, are all there is.
    """
    lite, great = Lite(tmp_path), Postgres(request.getfixturevalue("cluster"))
    for keeper in (lite, great):
        keeper.open()
    kept = [
        {tuple(row) for row in rows if row[0] not in LEFT_OUT}
        for rows in (lite.sql(LITE), great.sql(GREAT))
    ]
    for keeper in (lite, great):
        keeper.close_all()
    assert kept[0] == kept[1]
    assert {name for name, _ in kept[0]} == KINDS
    assert {name for name, column in kept[0] if column == "table_id"} == set(PARTS)
