"""Every store: an operator lists, closes and deletes tables, and erases people wholly."""

from __future__ import annotations

import queue
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.store.keeping import FULL, SEATS, TABLE, Lite, everything, failure, furnish, nothing

from caserne.store.backup import back_up, restore
from caserne.store.failing import TakenError
from caserne.store.rows import After, Extent, Query, StoredSeat, StoredTable

if TYPE_CHECKING:
    from pathlib import Path

    from tests.store.keeping import Keeper

    from caserne.store.opening import Address
    from caserne.store.store import Store

THEIRS = (b"Zo\xc3\xa9", b"zoe", b"Bonjour", b"Je regarde", b"Sans cl", b"z0", b"z1", b"g0")
"""All that tells of the player in ``furnish``: names, id, key, address, marks, words, secrets."""


@pytest.fixture
def full(keeper: Keeper) -> Store:
    """Open a store that has something of everything."""
    opened = keeper.open()
    furnish(opened)
    return opened


def traces(address: Address, *marks: bytes) -> set[bytes]:
    """Look through all rows of a store for anything of somebody's."""
    rows = [value for _, row in everything(address) for _, value in row]
    texts = [one if isinstance(one, bytes) else str(one).encode() for one in rows]
    return {mark for mark in marks for text in texts if mark in text}


def codes(store: Store, most: int = 9, after: str = "", **asked: object) -> list[str]:
    """List the codes of tables that are asked for."""
    found = store.entries(msgspec.convert(asked, Query), most, after)
    assert store.count(msgspec.convert(asked, Query)) >= len(found)
    return [entry.id for entry in found]


# Listing


def test_tables_are_listed_by_what_they_are(store: Store) -> None:
    """By game, age, state and player, those somebody was at last first, a page at a time."""
    for number, (game, over) in enumerate((("feurio", True), ("onfire", False), ("feurio", False))):
        made = StoredTable(f"t{number}", game, "", 1, 100.0 + number)
        store.create(made, [StoredSeat(0)], ["* x"], After(over=over)).result(10)
    store.shut("t2", "why").result(10)
    assert codes(store) == ["t2", "t1", "t0", "abcd"]
    assert codes(store, 2) == ["t2", "t1"]
    assert codes(store, 2, after="t1") == ["t0", "abcd"]
    assert codes(store, game="feurio") == ["t2", "t0"]
    assert codes(store, over=True, shut=False) == ["t0"]
    assert codes(store, over=False) == ["t1", "abcd"]
    assert codes(store, shut=True) == ["t2"]
    assert codes(store, before=101.0) == ["t0", "abcd"]
    assert codes(store, since=101.0, game="onfire") == ["t1"]
    assert store.count(Query(over=False)) == 2
    (entry,) = store.entries(Query(shut=True), 9)
    assert (entry.lines, entry.over, entry.shut, entry.free, entry.created) == (
        *(1, True, "why", True),
        102.0,
    )


def test_the_tables_of_a_player_are_listed(full: Store) -> None:
    """Those where a seat is theirs, played by another or not, and no others."""
    assert codes(full, player="zoe") == ["full"]
    assert codes(full, player="bo", game="onfire") == ["full"]
    assert codes(full, player="nobody") == []


# Closing


def test_nothing_happens_at_a_closed_table(full: Store, keeper: Keeper) -> None:
    """Nothing more is played, said or taken, by any server; what was played stays."""
    other = keeper.open()
    full.leave_seat("abcd", 1, b"\x00\xff").result(10)
    full.shut("abcd", "noise").result(10)
    full.shut("full", "").result(10)
    found = full.table("abcd")
    assert found is not None
    assert (found.over, found.shut) == (True, "noise")
    assert full.house("abcd").shut == "noise"
    for store in (full, other):
        assert isinstance(failure(store.append("abcd", 1, ["1 end"])), TakenError)
        assert isinstance(failure(store.say("abcd", 0, "Ana", "hey", 9.0, 9)), TakenError)
        assert isinstance(failure(store.take_seat("abcd", 1, "Cy", b"c")), TakenError)
    assert other.lines("abcd") == ["* roll 1-1"]
    assert (other.untold(1e9), other.due(1e9)) == ([], [])
    assert isinstance(failure(full.shut("none", "")), TakenError)


def test_others_hear_of_it(full: Store, keeper: Keeper) -> None:
    """Another server is told which table was closed, deleted or rid of somebody."""
    heard: queue.SimpleQueue[frozenset[str] | None] = queue.SimpleQueue()
    other = keeper.open()
    other.watch(heard.put, nothing_heard)

    def hears(table: str) -> bool:
        while (tables := heard.get(timeout=10)) is not None and table not in tables:
            pass
        return True

    before = other.extents(["abcd", "full"])
    full.shut("abcd", "").result(10)
    assert hears("abcd")
    assert other.extents(["abcd"])["abcd"].seatings == before["abcd"].seatings + 1
    full.erase("full", "zoe", b"who zoe", []).result(10)
    assert hears("full")
    assert other.extents(["full"])["full"] != before["full"]
    full.delete("abcd").result(10)
    assert hears("abcd")
    assert other.extents(["abcd"]) == {}


def nothing_heard(_: str, __: str) -> None:
    """Hear nothing."""


# Deleting


def test_nothing_is_left_of_a_deleted_table(full: Store, keeper: Keeper) -> None:
    """Every row of it is gone, and no row of any other."""
    before = everything(keeper.address)
    assert full.delete("full").result(10)
    assert not full.delete("full").result(10)
    after = everything(keeper.address)
    assert traces(keeper.address, b"full") == set()
    assert after == [row for row in before if ("table_id", "full") not in row[1] and not of(row)]
    assert isinstance(failure(full.append("full", 2, ["1 end"])), TakenError)
    assert isinstance(failure(full.say("full", 0, "Zoé", "hey", 9.0, 9)), TakenError)
    assert isinstance(failure(full.vote("full", 0, [1], "guest")), TakenError)


def of(row: tuple[str, tuple[tuple[str, object], ...]]) -> bool:
    """Tell whether a row is that of the table itself."""
    return row[0] == "tables" and ("id", "full") in row[1]


def test_a_table_somebody_was_at_is_not_old(store: Store) -> None:
    """Whoever deletes what is old looks again whether it is, as it deletes it."""
    assert not store.delete_aged("abcd", 1.5, over=False).result(10)
    assert not store.delete_aged("abcd", 2.0, over=True).result(10)
    store.touch("abcd").result(10)
    assert not store.delete_aged("abcd", 2.0, over=False).result(10)
    assert store.delete_aged("abcd", 1e12, over=False).result(10)
    assert store.table("abcd") is None


def test_a_line_goes_only_with_its_table(keeper: Keeper, store: Store) -> None:
    """Nobody deletes lines of a table that stays, whatever else is marked or deleted."""
    store.create(FULL, SEATS, ["* x"]).result(10)
    keeper.sql("SELECT 1")
    with pytest.raises(keeper.refused, match="never deleted but with its table"):
        keeper.sql("DELETE FROM lines WHERE table_id = 'full'")
    assert store.lines("full") == ["* x"]


def test_old_words_go_and_rooms_hear_of_it(store: Store) -> None:
    """What was said before a time is deleted, each with a number, and what came later stays."""
    for at in (1.0, 2.0, 3.0):
        store.say("abcd", 0, "Ana", f"at {at:g}", at, 9).result(10)
    assert (store.words(3.0), store.talkative(3.0, 9), store.talkative(1.0, 9)) == (2, ["abcd"], [])
    assert store.hush("abcd", 3.0).result(10) == 2
    assert store.hush("abcd", 3.0).result(10) == 0
    assert [chat.text for chat in store.chats("abcd")] == ["at 3"]
    assert store.erased("abcd", 0) == [0, 1]
    assert store.extents(["abcd"]) == {"abcd": Extent(1, 3, 0, 2)}
    store.unsay("abcd", 2).result(10)
    assert store.erased("abcd", 2) == [2]


# Erasing


def erase(store: Store) -> int:
    """Erase the player of ``furnish``; gives how much they had said."""
    store.condemn("zoe").result(10)
    words = [
        store.erase(table, "zoe", b"who zoe", [StoredSeat(0, "Hugo", "random")]).result(10)
        for table in store.tables_of("zoe", b"who zoe")
    ]
    store.forget("zoe").result(10)
    return sum(words)


def test_no_trace_is_left_of_who_is_erased(full: Store, keeper: Keeper) -> None:
    """Neither name, id, key, address nor word, in any row; others keep theirs."""
    assert traces(keeper.address, *THEIRS) == set(THEIRS)
    assert erase(full) == 3
    assert traces(keeper.address, *THEIRS) == set()
    assert [chat.text for chat in full.chats("full")] == ["Salut"]
    assert [seat.name for seat in full.seats("full")] == ["Hugo", "Cleo", "Bo", "Maud"]
    assert [seat.bot for seat in full.seats("full")] == ["random", "", "", "steady"]
    assert full.lines("full") == ["* deal", "1 play"]
    assert full.chats("abcd")[0].name == "Ana"
    assert full.player(b"key of bo") is not None
    full.append("full", 2, ["1 end"]).result(10)


def test_others_are_told_each_word_that_goes(full: Store) -> None:
    """The numbers under which words went are those after the ones before, none twice."""
    before = full.extents(["full"])["full"].erased
    erase(full)
    assert sorted(full.erased("full", before)) == [0, 2, 3]
    assert full.extents(["full"])["full"].erased == before + 3


def test_whoever_is_being_erased_is_nobody(full: Store) -> None:
    """Their key is nobody's and nobody is alerted, before their tables are rid of them."""
    full.condemn("zoe").result(10)
    assert full.player(b"key of zoe") is None
    assert full.players(["zoe", "bo"]).keys() == {"bo"}
    assert full.channels("zoe") == []
    assert isinstance(failure(full.forget("zoe")), TakenError)
    assert full.player_of("zoe", b"") == full.player_of("", b"key of zoe") == "zoe"
    assert erase(full) == 3
    assert full.player_of("zoe", b"key of zoe") == ""
    assert isinstance(failure(full.condemn("zoe")), TakenError)
    assert isinstance(failure(full.say("full", 0, "Zoé", "x", 9.0, 9, player="zoe")), TakenError)


def test_who_has_no_key_is_erased_from_a_seat(full: Store, keeper: Keeper) -> None:
    """Their name, secret and words go, and the seat is free; a player's is not taken so."""
    assert full.erase_holder("abcd", StoredSeat(0)).result(10) == 1
    assert traces(keeper.address, b"Ana", b"Feu !") == set()
    assert full.seats("abcd")[0].is_free
    assert isinstance(failure(full.erase_holder("abcd", StoredSeat(0))), TakenError)
    assert isinstance(failure(full.erase_holder("full", StoredSeat(2))), TakenError)


def test_who_has_no_key_and_is_away_is_erased_too(full: Store, keeper: Keeper) -> None:
    """Their name and words go, and the bot that plays for them has the seat."""
    full.hand_over("abcd", full.seats("abcd")[0], StoredSeat(0, "Hugo", "random")).result(10)
    assert full.erase_holder("abcd", StoredSeat(0)).result(10) == 1
    assert traces(keeper.address, b"Ana", b"Feu !") == set()
    assert full.seats("abcd")[0].name == "Hugo"
    assert isinstance(failure(full.erase_holder("abcd", StoredSeat(0))), TakenError)


def test_a_backup_after_an_erasure_is_whole(full: Store, keeper: Keeper, tmp_path: Path) -> None:
    """It is restored as any other, and has nothing of them either."""
    erase(full)
    full.delete("abcd").result(10)
    back_up(keeper.address, tmp_path / "kept", nothing)
    (tmp_path / "new").mkdir()
    again = Lite(tmp_path / "new")
    restore(tmp_path / "kept", again.address, nothing)
    assert everything(again.address) == everything(keeper.address)
    assert traces(again.address, *THEIRS) == set()
    again.open().append("full", 2, ["1 end"]).result(10)
    again.close_all()


def test_nothing_is_left_in_the_files(tmp_path: Path) -> None:
    """SQLite's own files hold nothing of what was erased or deleted, while a server has them."""
    keeper = Lite(tmp_path)
    server, operator = keeper.open(), keeper.open()
    furnish(server)
    server.leave_seat("abcd", 1, b"\x00\xff").result(10)
    server.take_seat("abcd", 1, "Zoé", b"z9").result(10)
    server.leave_seat("abcd", 1, b"z9").result(10)
    erase(operator)
    operator.delete("abcd").result(10)
    operator.scrub()
    files = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*") if file.is_file())
    assert b"Salut" in files
    assert [mark for mark in (*THEIRS, b"Feu !", b"Wasser") if mark in files] == []
    operator.scrub(compact=True)
    server.append("full", 2, ["1 end"]).result(10)
    keeper.close_all()


def test_a_store_is_written_anew(keeper: Keeper, full: Store) -> None:
    """Whoever plays goes on afterwards, and nothing has changed."""
    before = everything(keeper.address)
    full.scrub(compact=True)
    assert everything(keeper.address) == before
    full.append("full", 2, ["1 end"]).result(10)


# Chores and hosts


def test_one_server_has_a_chore(keeper: Keeper, store: Store) -> None:
    """Until its time is up nobody else gets it, and whoever has it may have it for longer."""
    other = keeper.open()
    assert sorted(one.take_on("x", 20.0, 10.0).result(10) for one in (store, other)) == [
        False,
        True,
    ]
    assert store.take_on("x", 30.0, 15.0).result(10)
    assert not other.take_on("x", 40.0, 20.0).result(10)
    assert other.take_on("y", 40.0, 20.0).result(10)
    assert other.take_on("x", 40.0, 30.0).result(10)
    assert not store.take_on("x", 50.0, 39.0).result(10)


def test_a_table_has_a_host(full: Store) -> None:
    """Its maker if they hold no seat, until they pass it on; else whoever sits down first."""
    free = [StoredSeat(0), StoredSeat(1)]
    for code, maker in (("made", "bo"), ("open", ""), ("held", "bo")):
        seats = SEATS if code == "held" else free
        made = msgspec.structs.replace(TABLE, id=code)
        full.create(made, seats, [], maker=maker).result(10)
    assert (full.house("made").host, full.house("made").maker) == (None, "bo")
    assert (full.house("held").host, full.house("held").maker) == (0, "")
    for code in ("made", "open"):
        full.take_seat(code, 1, "Cy", b"c").result(10)
    assert (full.house("made").host, full.house("made").maker) == (None, "bo")
    assert full.house("open").host == 1
    full.take_seat("made", 0, "Bo", b"d", "bo").result(10)
    assert (full.house("made").host, full.house("made").maker) == (0, "")
    full.pass_on("made", 1).result(10)
    assert full.house("made").host == 1
