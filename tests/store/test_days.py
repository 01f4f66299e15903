"""Both stores keep players, whose turn it is, and a table's own order alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.store.keeping import failure

from caserne.store.failing import TakenError
from caserne.store.rows import (
    After,
    Await,
    SeatResult,
    StoredChannel,
    StoredPlayer,
    StoredSeat,
    StoredTable,
    Tally,
)

if TYPE_CHECKING:
    from tests.store.keeping import Keeper

    from caserne.store.store import Store

ANA = StoredPlayer("ana", b"key of ana", 1.0, "fr")
BO = StoredPlayer("bo", b"key of bo", 2.0)
TABLE = StoredTable("days", "onfire", "", 7, 10.0, pace=3600.0, relief="bot")
SEATS = [
    StoredSeat(0, "Ana", digest=b"0", player="ana"),
    StoredSeat(1, "Bo", digest=b"1", player="bo"),
    StoredSeat(2, "Maud", "steady"),
]


@pytest.fixture
def days(store: Store) -> Store:
    """Have two players and a bot at a table; it is Ana's turn since 100."""
    for player in (ANA, BO):
        store.make_player(player).result(10)
    turn = (Await(0, 100.0, 200.0, None),)
    store.create(TABLE, SEATS, ["* deal"], After(turn=turn)).result(10)
    return store


def test_a_player_is_found_by_the_key(days: Store) -> None:
    """By its digest alone; another key makes the old one nobody's, and is changed once."""
    assert days.player(b"key of ana") == ANA
    assert days.player(b"nonsense") is None
    days.prefer("ana", "en", always=True).result(10)
    days.rekey("ana", b"new", b"key of ana").result(10)
    assert isinstance(failure(days.rekey("ana", b"newer", b"key of ana")), TakenError)
    found = days.player(b"new")
    assert found is not None
    assert (found.id, found.language, found.always) == ("ana", "en", True)
    assert days.player(b"key of ana") is None


def test_seats_are_a_players(days: Store) -> None:
    """Seats know whose they are; those of before are adopted by their secrets."""
    assert [seat.player for seat in days.seats("days")] == ["ana", "bo", ""]
    days.adopt("days", "ana", [b"1", b"wrong"]).result(10)
    assert [seat.player for seat in days.seats("days")] == ["ana", "ana", ""]
    assert days.games_of("ana", 9, over=False, before=11.0) == ["days"]
    assert days.games_of("ana", 9, over=False, before=10.0) == []
    assert days.games_of("bo", 9, over=False, before=11.0) == []


def test_one_server_tells_of_a_turn(days: Store, keeper: Keeper) -> None:
    """Of two stores that claim a turn one may, and of one that was taken back neither again."""
    other = keeper.open()
    (untold,) = days.untold(100.0)
    assert (untold.table, untold.seat, untold.player) == ("days", 0, "ana")
    assert days.untold(99.0) == []
    assert sorted(store.claim(untold).result(10) for store in (days, other)) == [False, True]
    assert other.untold(1e9) == []
    assert sorted(one.call("ana", 150.0, 140.0).result(10) for one in (days, other)) == [
        False,
        True,
    ]
    assert days.waiting_for("ana") == ["days"]
    passed = (Await(0, None, None, None), Await(1, 120.0, None, None))
    days.append("days", 1, ["1 a"], After(turn=passed)).result(10)
    back = (Await(1, None, None, None), Await(0, 130.0, None, None))
    days.append("days", 2, ["undo 1"], After(turn=back)).result(10)
    assert days.untold(1e9) == []
    days.await_("days", [Await(0, None, None, 0), Await(1, 140.0, None, None)]).result(10)
    assert [one.player for one in days.untold(1e9)] == ["bo"]
    days.see("days", [1]).result(10)
    assert [one.seen for one in days.untold(1e9)] == [True]


def test_what_is_due_is_done_once(days: Store, keeper: Keeper) -> None:
    """A reminder is one server's; it makes the seat late, and says when to look again."""
    other = keeper.open()
    assert days.due(199.0) == []
    (due,) = days.due(200.0)
    assert (due.seat, due.player, due.pace, due.relief) == (0, "ana", 3600.0, "bot")
    done = [store.postpone(due, 300.0, reminded=True).result(10) for store in (days, other)]
    assert done == [True, False]
    assert days.seats("days")[0].late
    assert [one.reminded for one in days.due(300.0)] == [True]


def test_somebody_plays_for_an_absentee(days: Store) -> None:
    """The seat is another's until its holder, and nobody else, takes it back."""
    holder, bot = days.seats("days")[0], StoredSeat(0, "Hugo", "random")
    days.vote("days", 0, [1], "random").result(10)
    assert days.house("days").votes == ((0, 1, "random"),)
    days.hand_over("days", holder, bot).result(10)
    assert isinstance(failure(days.hand_over("days", holder, bot)), TakenError)
    seat, house = days.seats("days")[0], days.house("days")
    assert (seat.name, seat.bot, seat.digest, seat.since) == ("Hugo", "random", None, None)
    assert [one.name for one in house.absent] == ["Ana"]
    assert house.votes == ()
    assert house.host == 1  # the role is passed on
    assert days.away_from("ana") == {"days": [0]}
    assert days.games_of("ana", 9, over=False, before=11.0) == ["days"]
    refused = failure(days.come_back("days", 0, frozenset({b"1"}), "bo"))
    assert isinstance(refused, TakenError)
    days.come_back("days", 0, frozenset(), "ana").result(10)
    assert days.seats("days")[0].name == "Ana"
    assert days.house("days").absent == ()


def test_a_guest_is_offered_and_a_table_ordered(days: Store) -> None:
    """Offers, order, silence, bans and the host's role are kept and taken back."""
    guest = StoredSeat(1, "Cleo", digest=b"g")
    days.offer("days", guest).result(10)
    days.order("days", closed=True, hushed=True).result(10)
    days.silence("days", 1, silenced=True).result(10)
    days.ban("days", [b"x"], removed=False).result(10)
    days.ban("days", [b"y"], removed=True).result(10)
    days.pass_on("days", 1).result(10)
    house = days.house("days")
    assert (house.guests, house.host, house.closed, house.hushed) == ((guest,), 1, True, True)
    assert (house.silenced, house.removed) == (frozenset({b"x"}), frozenset({b"y"}))
    assert days.seats("days")[1].silenced
    days.unban("days", b"y").result(10)
    days.remove("days", days.seats("days")[1], StoredSeat(1)).result(10)
    house = days.house("days")
    assert (house.removed, house.host, house.guests) == (frozenset(), 0, ())
    assert days.seats("days")[1].is_free


def test_results_are_counted(days: Store) -> None:
    """An end is kept with its scores, and counts for whose seats they were."""
    ends = (SeatResult(0, won=True, score=12), SeatResult(1, won=False, score=5))
    over = After(over=True, result='{"reason":"points"}', scores=ends)
    days.append("days", 1, ["1 end"], over).result(10)
    assert days.results(["days"])["days"].text == '{"reason":"points"}'
    assert days.tallies("ana") == [Tally("onfire", 1, 1, 12)]
    assert days.tallies("bo") == [Tally("onfire", 1, 0, 5)]
    assert days.games_of("ana", 9, over=True, before=11.0) == ["days"]
    assert days.due(1e9) == []


def test_channels_are_bounded_and_confirmed(days: Store) -> None:
    """A player has so many ways at most; a code is typed right in a few tries, or never."""
    one = StoredChannel("1", "mail", "a@x.example", "42", 1.0)
    two = StoredChannel("2", "webhook", "json https://x.example", "", 2.0)
    for channel in (one, two):
        days.add_channel("ana", channel, 2).result(10)
    assert isinstance(failure(days.add_channel("ana", one, 2)), TakenError)
    assert days.channels("ana") == [one, two]
    assert not days.confirm_channel("ana", "1", "41").result(10)
    assert not days.confirm_channel("bo", "1", "42").result(10)
    assert days.confirm_channel("ana", "1", "42").result(10)
    assert days.channels("ana")[0].code == ""
    assert days.drop_channel("ana", "2").result(10)
    assert not days.drop_channel("ana", "2").result(10)


def test_a_key_of_the_servers_is_made_once(days: Store, keeper: Keeper) -> None:
    """Whoever comes second has the key of who came first."""
    other = keeper.open()
    assert days.key("vapid") is None
    days.keep_key("vapid", b"one").result(10)
    other.keep_key("vapid", b"two").result(10)
    assert (days.key("vapid"), other.key("vapid")) == (b"one", b"one")
