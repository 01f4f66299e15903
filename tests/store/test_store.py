"""Every store: what was answered is kept, what was refused is not, and nothing changes later."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING

import pytest
from tests.store.keeping import SEATS, TABLE, Keeper, failure

from caserne.store.failing import TakenError
from caserne.store.rows import After, Extent, StoredChat, StoredSeat, StoredTable

if TYPE_CHECKING:
    from caserne.store.store import Store


# Writing and reading


def test_a_table_is_kept_whole(store: Store) -> None:
    """A table comes back with its seats, its lines and its version."""
    assert store.table("abcd") == StoredTable(
        "abcd", "flashpoint", "firefighters=2", 2**62, 1.5, version=1, over=False
    )
    assert store.seats("abcd") == SEATS
    assert store.lines("abcd") == ["* roll 1-1"]
    assert store.table("none") is None


def test_lines_come_back_in_order(store: Store) -> None:
    """Lines are read in the order of their numbers, from any number on."""
    for seq in range(1, 13):
        store.append("abcd", seq, [f"1 move {seq}"]).result(10)
    assert store.lines("abcd", 10) == ["1 move 10", "1 move 11", "1 move 12"]


def test_a_store_opened_again_has_everything(keeper: Keeper, store: Store) -> None:
    """What was answered is in the file, for any process that opens it."""
    store.append("abcd", 1, ["1 end", "* roll 2-2"], After(over=True)).result(10)
    twin = keeper.open()
    assert twin.lines("abcd") == ["* roll 1-1", "1 end", "* roll 2-2"]
    found = twin.table("abcd")
    assert found is not None
    assert (found.version, found.over) == (3, True)


def test_running_tables_are_listed_newest_first(store: Store) -> None:
    """The list leaves out tables whose game is over; a page begins where the last one ended."""
    for number in range(4):
        table = StoredTable(f"t{number}", "flashpoint", "", 1, 10.0 + number)
        store.create(table, [StoredSeat(0)], [], After(over=number == 1)).result(10)
    assert ids(store.running(2)) == ["t3", "t2"]
    assert ids(store.running(2, after="t2")) == ["t0", "abcd"]
    assert ids(store.running(2, game="flashpoint", after="t0")) == ["abcd"]
    assert store.running(2, after="abcd") == []


def test_what_was_said_can_be_deleted(store: Store) -> None:
    """Its words are gone, its number is not given again, and others are told of it once."""
    for text in ("one", "two", "three"):
        store.say("abcd", 0, "Ana", text, 1.5, 9).result(10)
    store.unsay("abcd", 2).result(10)
    assert isinstance(failure(store.unsay("abcd", 2)), TakenError)
    assert isinstance(failure(store.unsay("abcd", 7)), TakenError)
    store.unsay("abcd", 0).result(10)
    assert [chat.text for chat in store.chats("abcd")] == ["two"]
    assert (store.erased("abcd", 0), store.erased("abcd", 1)) == ([2, 0], [0])
    assert store.say("abcd", 0, "Ana", "four", 1.5, 9).result(10).seq == 3
    assert store.extents(["abcd"]) == {"abcd": Extent(1, 4, 0, 2)}


def test_only_so_much_of_what_was_said_is_kept(store: Store) -> None:
    """The last ones are kept, those before them are gone from the file."""
    for number in range(6):
        store.say("abcd", 0, "Ana", str(number), 1.5, 4).result(10)
    assert [chat.text for chat in store.chats("abcd")] == ["2", "3", "4", "5"]


def test_the_seats_of_several_tables_are_listed_at_once(store: Store) -> None:
    """Each table has its own, in order; one that there is not has none."""
    store.create(StoredTable("bots", "flashpoint", "", 1, 1), [StoredSeat(0, bot="x")], [])
    store.probe().result(10)
    found = store.all_seats(["bots", "abcd", "none"])
    assert found == {"abcd": SEATS, "bots": [StoredSeat(0, bot="x")], "none": []}


def test_only_some_tables_are_listed(store: Store) -> None:
    """Unlisted, full and abandoned tables are left out, and those of other games."""
    free, held, bot = StoredSeat(0), StoredSeat(0, "Ana", digest=b"x"), StoredSeat(1, bot="random")
    for name, game, created, listed, seats in (
        ("new", "flashpoint", 500.0, True, [free, bot]),
        ("full", "flashpoint", 450.0, True, [held, bot]),
        ("other", "feurio", 400.0, True, [free]),
        ("mine", "flashpoint", 300.0, False, [free]),
        ("old", "flashpoint", 100.0, True, [free]),
    ):
        table = StoredTable(name, game, "", 1, created, listed=listed)
        store.create(table, seats, []).result(10)
    assert ids(store.running(9, since=200)) == ["new", "other"]
    assert ids(store.running(9, since=200, game="feurio")) == ["other"]
    assert ids(store.tables(["old", "mine", "none"])) == ["mine", "old"]
    store.append("old", 0, ["1 end"]).result(10)
    assert ids(store.running(9, since=200, game="flashpoint")) == ["old", "new"]


def ids(tables: list[StoredTable]) -> list[str]:
    """Give the codes of tables."""
    return [table.id for table in tables]


def test_what_was_said_is_kept_in_order(keeper: Keeper, store: Store) -> None:
    """Chat comes back numbered, from any number on, in any process; a spectator has no seat."""
    twin = keeper.open()
    first = store.say("abcd", 0, "Ana", "hello", 1.5, 9).result(10)
    assert twin.say("abcd", None, "", "<b>", 2.5, 9).result(10).seq == 1
    assert store.chats("abcd") == [first, StoredChat(1, None, "", "<b>", 2.5)]
    assert twin.chats("abcd", 1) == [StoredChat(1, None, "", "<b>", 2.5)]


def test_the_extent_grows_with_everything(store: Store) -> None:
    """Lines, what was said and seats that change hands are counted, table by table."""
    assert store.extents(["abcd", "none"]) == {"abcd": Extent(1, 0, 0)}
    store.append("abcd", 1, ["1 end", "2 end"]).result(10)
    store.say("abcd", None, "", "hello", 1, 9).result(10)
    store.take_seat("abcd", 1, "Bo", b"b").result(10)
    assert isinstance(failure(store.take_seat("abcd", 1, "Cy", b"c")), TakenError)
    store.leave_seat("abcd", 1, b"b").result(10)
    assert store.extents(["abcd"]) == {"abcd": Extent(3, 1, 2)}


# Other processes


# Races


def test_the_second_writer_of_a_line_is_refused(keeper: Keeper, store: Store) -> None:
    """Of two that write the same number, one is refused, and all its lines with it."""
    twin = keeper.open()
    store.append("abcd", 1, ["1 move 3-4"]).result(10)
    assert isinstance(failure(twin.append("abcd", 1, ["2 end", "* roll 1-1"])), TakenError)
    assert store.lines("abcd") == ["* roll 1-1", "1 move 3-4"]


def test_no_gap_is_written(store: Store) -> None:
    """A line beyond the end of the record is refused: whoever sends it has missed something."""
    assert isinstance(failure(store.append("abcd", 5, ["1 end"])), TakenError)
    assert store.lines("abcd") == ["* roll 1-1"]


def test_a_refused_request_takes_only_itself_back(
    keeper: Keeper, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests that share a transaction do not share a failure."""
    together = keeper.hold(store, monkeypatch).go_on
    answers = [
        store.append("abcd", 1, ["one"]),
        store.append("abcd", 1, ["two"]),
        store.append("abcd", 2, ["three"]),
    ]
    together.set()
    assert [type(failure(answer)) for answer in answers] == [type(None), TakenError, type(None)]
    assert store.lines("abcd", 1) == ["one", "three"]


def test_a_code_is_given_once(store: Store) -> None:
    """A second table of the same code is refused."""
    assert isinstance(failure(store.create(TABLE, SEATS, [])), TakenError)


def test_a_request_is_done_wholly_or_not_at_all(store: Store) -> None:
    """A table of which one seat cannot be kept is not kept, nor any part of it."""
    table = StoredTable("half", "flashpoint", "", 1, 1)
    answer = store.create(table, [StoredSeat(0), StoredSeat(0)], ["1 end"])
    assert isinstance(failure(answer), TakenError)
    assert store.table("half") is None
    assert store.seats("half") == []


def test_a_seat_is_taken_once(store: Store) -> None:
    """A seat that is held is refused to the next one."""
    store.take_seat("abcd", 1, "Bo", b"b").result(10)
    assert isinstance(failure(store.take_seat("abcd", 1, "Cy", b"c")), TakenError)
    assert store.seats("abcd")[1] == StoredSeat(1, "Bo", digest=b"b")


def test_a_seat_is_given_back_by_its_holder_only(store: Store) -> None:
    """A wrong secret frees no seat; the right one does, for anybody to take."""
    assert isinstance(failure(store.leave_seat("abcd", 0, b"b")), TakenError)
    assert not store.seats("abcd")[0].is_free
    store.leave_seat("abcd", 0, b"a").result(10)
    assert store.seats("abcd")[0] == StoredSeat(0)
    store.take_seat("abcd", 0, "Bo", b"b").result(10)


def test_a_bot_keeps_its_seat(store: Store) -> None:
    """Nobody takes a bot's seat."""
    store.create(StoredTable("bots", "flashpoint", "", 1, 1), [StoredSeat(0, bot="x")], [])
    assert isinstance(failure(store.take_seat("bots", 0, "Bo", b"b")), TakenError)


# Durability


def test_nobody_is_answered_before_the_commit(
    keeper: Keeper, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer comes only after the transaction that holds the line is on disk."""
    together = keeper.hold(store, monkeypatch).go_on
    answer = store.append("abcd", 1, ["1 end"])
    assert not answer.done()
    assert store.lines("abcd") == ["* roll 1-1"]
    heard: list[int] = []

    def look(_: object) -> None:
        """Ask the database itself, before anything else can happen in the store."""
        asking = threading.Thread(target=lambda: heard.append(len(keeper.sql(query))))
        asking.start()
        asking.join(10)

    query = "SELECT line FROM lines WHERE table_id = 'abcd'"
    answer.add_done_callback(look)
    together.set()
    answer.result(10)
    store.append("abcd", 2, ["2 end"]).result(10)
    assert heard == [2]


def test_closing_finishes_what_was_asked(keeper: Keeper, store: Store) -> None:
    """Requests made before the store is closed are written."""
    answers = [store.append("abcd", 1 + number, ["1 end"]) for number in range(50)]
    keeper.close(store)
    assert all(answer.done() for answer in answers)
    assert len(keeper.open().lines("abcd")) == 51


def test_who_no_longer_waits_stops_nobody(
    keeper: Keeper, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that is given up before its turn is not begun, and the writer goes on."""
    together = keeper.hold(store, monkeypatch).go_on
    answers = [store.append("abcd", 1, [f"{number} end"]) for number in (1, 2)]
    assert answers[0].cancel()
    together.set()
    answers[1].result(10)
    store.append("abcd", 2, ["3 end"]).result(10)
    assert store.lines("abcd", 1) == ["2 end", "3 end"]


def test_a_probe_writes_and_changes_nothing(keeper: Keeper, store: Store) -> None:
    """Whether anything can be written is found out by writing, ever in the same place."""
    before = store.extents(["abcd"]), store.lines("abcd"), store.seats("abcd")
    for _ in range(20):
        store.probe().result(10)
    assert (store.extents(["abcd"]), store.lines("abcd"), store.seats("abcd")) == before
    assert keeper.sql("SELECT count(*) FROM probes") == [(1,)]


def test_requests_that_wait_share_a_commit(
    keeper: Keeper, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred writers that wait together are written in one transaction."""
    hold = keeper.hold(store, monkeypatch)
    answers = []
    for number in range(100):
        table = StoredTable(f"t{number}", "flashpoint", "", 1, 1)
        answers.append(store.create(table, [], ["x"]))
    hold.go_on.set()
    assert not wait(answers, 10).not_done
    assert hold.sizes == [1, 100]


@pytest.mark.parametrize(
    "statement", ["UPDATE lines SET line = 'x'", "DELETE FROM lines", "UPDATE chats SET text = 'x'"]
)
def test_a_record_is_append_only(keeper: Keeper, store: Store, statement: str) -> None:
    """The database itself refuses to change or delete a line, or to change what was said."""
    store.say("abcd", 0, "Ana", "hello", 1, 9).result(10)
    with pytest.raises(keeper.refused, match="never"):
        keeper.sql(statement)


def test_a_mistake_of_a_request_stops_nobody(
    keeper: Keeper, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that fails in a way nobody thought of is told so, and all others are written."""
    hold = keeper.hold(store, monkeypatch)
    table = StoredTable("other", "flashpoint", "", 1, 1)
    answers = [
        store.create(table, [StoredSeat(0)], []),
        store.append("abcd", 1, ["\ud800"]),
        store.append("abcd", 1, ["1 end"]),
        store.append("other", 0, ["1 end"]),
    ]
    hold.go_on.set()
    failures = [failure(answer) for answer in answers]
    assert isinstance(failures.pop(1), ValueError)
    assert failures == [None, None, None]
    assert (store.lines("abcd", 1), store.lines("other")) == (["1 end"], ["1 end"])


# Other servers


def test_another_ones_changes_are_noticed(keeper: Keeper, store: Store) -> None:
    """What another one writes is told, by the table; what one writes oneself is not."""
    changed: list[frozenset[str] | None] = []
    noticed = threading.Event()

    def note(tables: frozenset[str] | None) -> None:
        changed.append(tables)
        noticed.set()

    store.watch(note, print)
    store.append("abcd", 1, ["1 end"]).result(10)
    store.append("abcd", 2, ["1 end"]).result(10)  # the first one is looked at by now
    assert not changed
    keeper.open().append("abcd", 3, ["2 end"]).result(10)
    assert noticed.wait(10)
    assert changed[0] in {None, frozenset(["abcd"])}


def test_servers_hear_each_other(keeper: Keeper, store: Store) -> None:
    """What one says all others hear, once and in order; who says it does not."""
    heard: list[tuple[str, str, str]] = []
    enough = threading.Semaphore(0)
    twins = [keeper.open(), keeper.open()]
    for name, one in zip("abc", [store, *twins], strict=True):

        def note(server: str, word: str, name: str = name) -> None:
            heard.append((name, server, word))
            enough.release()

        one.watch(print, note)
    store.tell("one")
    store.tell("é" * 1500)
    twins[0].tell("three")
    for _ in range(6):
        assert enough.acquire(timeout=10)
    by = store.server
    assert [word for name, server, word in heard if (name, server) == ("b", by)] == [
        "one",
        "é" * 1500,
    ]
    assert {(name, word) for name, server, word in heard if server != by} == {
        ("a", "three"),
        ("c", "three"),
    }


def test_two_servers_write_many_tables_at_once(keeper: Keeper, store: Store) -> None:
    """However their batches overlap, no line is lost or written twice, and nobody is stuck."""
    twin, rounds, tables = keeper.open(), 15, [f"t{number}" for number in range(20)]
    for name in tables:
        store.create(StoredTable(name, "flashpoint", "", 1, 1), [], []).result(10)

    def play(one: Store, order: list[str]) -> list[tuple[str, int, str]]:
        done = []
        for seq in range(rounds):
            wanted = [(name, seq, f"{one.server} {seq}") for name in order]
            answers = [one.append(name, seq, [line]) for name, seq, line in wanted]
            for want, answer in zip(wanted, answers, strict=True):
                error = answer.exception(30)
                assert isinstance(error, TakenError | None)  # nothing worse, as when both wait
                done += [] if error else [want]
        return done

    with ThreadPoolExecutor(2) as pool:
        mine = pool.submit(play, store, tables)
        yours = pool.submit(play, twin, tables[::-1])
        written = mine.result(60) + yours.result(60)
    kept = [(name, seq, line) for name in tables for seq, line in enumerate(store.lines(name))]
    assert sorted(written) == sorted(kept)
    assert len(kept) == rounds * len(tables)
