"""A table: who may do what when, what becomes a line, and what can be taken back."""

from __future__ import annotations

import pytest

from caserne.core.errors import RefusedError, UnreadableError
from caserne.core.state import CHANCE
from caserne.games import find, read_position
from caserne.play import table as module
from caserne.play.record import Entry, Undo, read_record
from caserne.play.streams import Dice
from caserne.play.table import Moment, Table, Told, lines_of

FAMILY = "firefighters=2"
SEED = 20


def family() -> Table:
    """Lay a table of two at the point where seat 0 must place its firefighter."""
    table = Table(find("flashpoint").from_text(FAMILY), SEED)
    table.open()
    return table


def play(table: Table, *actions: str) -> list[Told]:
    """Submit actions for whoever must act."""
    told = []
    for action in actions:
        told += table.submit(table.actor, table.game.read_action(action), table.version)
    return told


def in_turn() -> Table:
    """Lay a table at which seat 0 has moved twice in its first turn."""
    table = family()
    play(table, "place 0-6", "place 0-7", "move 0-5", "move 0-4")
    return table


def position(table: Table) -> str:
    """Write the position down."""
    return table.game.write_position(table.state)


def refusal(table: Table, seat: int, action: str, version: int) -> RefusedError:
    """Submit what must be refused and change nothing; give the refusal."""
    before = position(table), table.version
    with pytest.raises(RefusedError) as caught:
        table.submit(seat, table.game.read_action(action), version)
    assert (position(table), table.version) == before
    return caught.value


def test_a_journey_is_several_lines() -> None:
    """Its actions are entries of their own, each to be taken back by itself."""
    table = in_turn()
    steps = [table.game.read_action(text) for text in ("move 0-3", "move 0-2")]
    told = table.submit(0, steps[0], table.version, steps[1:])
    assert lines_of(table.game, told) == ["1 move 0-3", "1 move 0-2"]
    table.ask_undo(0, table.version)
    assert "crew=0-3," in position(table)


def test_a_journey_stops_where_it_cannot_go_on() -> None:
    """What is not legal where it would be taken is left out, and all behind it; no refusal."""
    table = in_turn()
    steps = [table.game.read_action(text) for text in ("move 0-3", "move 5-5", "move 0-2")]
    told = table.submit(0, steps[0], table.version, steps[1:])
    assert lines_of(table.game, told) == ["1 move 0-3"]


def test_a_journey_stops_where_something_is_revealed() -> None:
    """A POI that is turned over under way is something to think about."""
    start = "flashpoint firefighters=1 | poi=3-4 crew=4-3 unseen=10+5 seat=1 ap=8 due=ended,act"
    game, state = read_position(start)
    table = Table(game, SEED)
    table._session.state = state  # noqa: SLF001 - a table set out in the middle of a game
    steps = [game.read_action(text) for text in ("move 3-3", "move 3-4", "move 3-5")]
    told = table.submit(0, steps[0], table.version, steps[1:])
    assert [one.step.actor for one in told if isinstance(one.step, Entry)] == [0, 0, CHANCE]


def test_a_journey_that_may_not_begin_is_refused() -> None:
    """The first action is asked about as any is, and nothing has changed then."""
    table = in_turn()
    before = position(table), table.version
    steps = [table.game.read_action(text) for text in ("move 5-5", "move 0-3")]
    with pytest.raises(RefusedError):
        table.submit(0, steps[0], table.version, steps[1:])
    assert (position(table), table.version) == before


def wander(table: Table, seed: int, most: int) -> list[str]:
    """Play and take back at random; give every line."""
    dice = Dice(seed)
    lines: list[str] = []
    for _ in range(most):
        if table.actor < 0:
            break
        window = table.undoable()
        if window is not None and dice.below(10) < 3:
            to = table.place - 1 - int(dice.below(table.place - window[1]))
            told = table.ask_undo(window[0], table.version, to)
        else:
            legal = table.state.legal()
            told = table.submit(table.actor, legal[dice.below(len(legal))], table.version)
        lines += lines_of(table.game, told)
    return lines


# Acting


def test_the_version_counts_lines() -> None:
    """Every line that is given counts one, an action's and those of the chance behind it."""
    table = in_turn()
    before = table.version
    told = play(table, "end")
    assert [one.seq for one in told] == list(range(before, table.version))
    assert told[0].step == Entry(0, table.game.read_action("end"))
    assert [one.step.actor for one in told[1:] if isinstance(one.step, Entry)] == (
        [CHANCE] * (len(told) - 1)
    )
    assert table.actor == 1


def test_each_line_comes_with_its_own_events() -> None:
    """What an action causes stands with it, what chance causes with chance."""
    told = play(in_turn(), "end")
    assert [type(event).__name__ for event in told[0].events] == ["TurnEnded"]
    assert type(told[1].events[0]).__name__ == "Rolled"


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [(1, "end", "not-yours"), (7, "end", "not-yours"), (0, "move 6-6", "illegal")],
)
def test_refusals_have_stable_codes(seat: int, action: str, code: str) -> None:
    """Another's decision and an illegal action are refused each by its code."""
    table = in_turn()
    assert refusal(table, seat, action, table.version).code == code


def test_an_action_for_another_position_is_stale() -> None:
    """An action that was chosen for an older version is refused, though it would be legal."""
    table = in_turn()
    assert refusal(table, 0, "move 0-3", table.version - 1).code == "stale"
    assert refusal(table, 0, "move 0-3", table.version + 1).code == "stale"


def test_an_illegal_action_names_its_rule() -> None:
    """A refusal says which rule forbids the action."""
    table = in_turn()
    assert refusal(table, 0, "move 6-6", table.version).rule.startswith("fp.")


def test_nothing_is_done_after_the_end() -> None:
    """Once the game is over both actions and undoing are refused as ended."""
    table = family()
    wander(table, 1, 10_000)
    assert table.outcome is not None
    assert refusal(table, 0, "end", table.version).code == "ended"
    assert table.undoable() is None
    with pytest.raises(RefusedError) as caught:
        table.ask_undo(0, table.version)
    assert caught.value.code == "ended"


# Taking back


def test_undo_takes_the_last_action_back() -> None:
    """Undo without a place goes one action back, and is a line of its own."""
    table = in_turn()
    version, place = table.version, table.place
    (told,) = table.ask_undo(0, table.version)
    assert told.step == Undo(place - 1)
    assert lines_of(table.game, [told]) == [f"undo {place - 1}"]
    assert (table.version, table.place) == (version + 1, place - 1)
    assert "crew=0-5" in position(table)


def test_undo_goes_as_far_as_something_was_revealed() -> None:
    """A turn can be taken back to its beginning, and not an entry further."""
    table = in_turn()
    assert table.undoable() == (0, 2)
    with pytest.raises(RefusedError) as caught:
        table.ask_undo(0, table.version, 1)
    assert caught.value.code == "illegal"
    table.ask_undo(0, table.version, 2)
    assert "crew=0-6" in position(table)
    assert table.undoable() is None


def test_dice_are_never_taken_back() -> None:
    """After the fire's dice nothing of the turn before can be taken back."""
    table = in_turn()
    play(table, "end")
    assert table.undoable() is None
    with pytest.raises(RefusedError) as caught:
        table.ask_undo(0, table.version)
    assert caught.value.code == "illegal"


def test_undoing_changes_no_dice() -> None:
    """Whoever takes back and plays the same again meets the same dice."""
    straight, winding = in_turn(), in_turn()
    play(straight, "end")
    winding.ask_undo(0, winding.version)
    play(winding, "move 0-4", "end")
    assert position(straight) == position(winding)


def test_a_stale_undo_is_refused() -> None:
    """What was done meanwhile is not taken back unseen."""
    table = in_turn()
    with pytest.raises(RefusedError) as caught:
        table.ask_undo(0, table.version - 1)
    assert caught.value.code == "stale"


def test_a_team_mate_asks_and_the_seat_concerned_agrees() -> None:
    """Another's wish changes nothing until the one whose actions they are says yes."""
    table = in_turn()
    before, version = position(table), table.version
    assert table.ask_undo(1, version) == []
    assert table.wish is not None
    assert (table.wish.by, table.wish.to) == (1, table.place - 1)
    assert (position(table), table.version) == (before, version)
    assert [type(one.step) for one in table.answer_undo(0, yes=True)] == [Undo]
    assert "crew=0-5" in position(table)


def test_only_the_seat_concerned_grants() -> None:
    """The one who asks cannot say yes to it, but can withdraw it."""
    table = in_turn()
    table.ask_undo(1, table.version)
    with pytest.raises(RefusedError) as caught:
        table.answer_undo(1, yes=True)
    assert caught.value.code == "not-yours"
    assert table.answer_undo(1, yes=False) == []
    assert table.wish is None


def test_a_wish_is_declined() -> None:
    """No leaves all as it is, and the wish is gone."""
    table = in_turn()
    before = position(table)
    table.ask_undo(1, table.version)
    assert table.answer_undo(0, yes=False) == []
    assert position(table) == before
    with pytest.raises(RefusedError):
        table.answer_undo(0, yes=True)


def test_playing_on_forgets_the_wish() -> None:
    """A wish is about the position it was made in."""
    table = in_turn()
    table.ask_undo(1, table.version)
    play(table, "move 0-3")
    assert table.wish is None


def test_rivals_do_not_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where seats do not win together nobody asks for another's actions back."""
    table = in_turn()
    monkeypatch.setattr(type(table.game), "team", False)
    with pytest.raises(RefusedError) as caught:
        table.ask_undo(1, table.version)
    assert caught.value.code == "not-yours"


def test_what_a_game_says_reveals_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action that shows somebody something bars the way back like dice do."""
    table = in_turn()
    monkeypatch.setattr(type(table.game), "reveals", lambda *_: True)
    play(table, "move 0-3")
    assert table.undoable() is None


# Rebuilding


@pytest.mark.parametrize("seed", range(6))
def test_a_table_is_rebuilt_from_its_lines(seed: int) -> None:
    """From the lines alone comes the same table, with the same dice to come."""
    game = find("flashpoint").from_text(f"firefighters=3 rules={['family', 'advanced'][seed % 2]}")
    table = Table(game, seed)
    lines = lines_of(game, table.open()) + wander(table, seed, 60)
    twin = Table.rebuild(game, seed, lines)
    assert (position(twin), twin.version) == (position(table), table.version)
    assert twin.undoable() == table.undoable()
    assert list(twin.recent) == list(table.recent)
    assert wander(twin, seed + 1, 40) == wander(table, seed + 1, 40)


@pytest.mark.parametrize("seed", range(4))
def test_a_table_follows_lines_of_others(seed: int) -> None:
    """A table that plays on as a journal says is the one it was written at, step by step."""
    game = find("flashpoint").from_text("firefighters=3")
    table = Table(game, seed)
    lines = lines_of(game, table.open())
    twin = Table.rebuild(game, seed, lines)
    for step in range(30):
        more = wander(table, 100 * seed + step, 2)
        told = twin.follow(more)
        assert lines_of(game, told) == more
        assert (position(twin), twin.version) == (position(table), table.version)
        assert twin.undoable() == table.undoable()


def test_following_forgets_the_wish() -> None:
    """A wish does not outlive a line that somebody else wrote."""
    table = in_turn()
    table.ask_undo(1, table.version)
    table.follow(["1 move 0-3"])
    assert table.wish is None


def test_undone_lines_are_not_in_the_record() -> None:
    """A record that is handed out holds what stands, and replays to the position."""
    table = in_turn()
    table.ask_undo(0, table.version)
    play(table, "move 0-6")
    text = table.record({0: "Ana"}).write()
    assert "undo" not in text
    assert "0-4" not in text
    record = read_record(text, find)
    twin, _ = Table.fork(record, None, 1)
    assert position(twin) == position(table)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("undo 9", "journal line 5: expected undo and a place from 2 to 3, got '9'"),
        ("undo x", "journal line 5: expected undo and a number"),
        ("1 fly 0-4", "record line 5, action: expected one of"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, complaint: str) -> None:
    """A broken journal says which line is wrong."""
    table = in_turn()
    lines = lines_of(table.game, table.recent)
    with pytest.raises(UnreadableError) as caught:
        Table.rebuild(table.game, SEED, [*lines, line])
    assert str(caught.value).startswith(complaint)


def test_a_line_that_is_not_legal_is_named() -> None:
    """A journal with an illegal action is refused at its line."""
    table = in_turn()
    lines = [*lines_of(table.game, table.recent), "1 move 6-6"]
    with pytest.raises(RefusedError, match="journal line 5: "):
        Table.rebuild(table.game, SEED, lines)


def test_only_so_much_is_remembered_with_its_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a game, a table keeps the events of its last entries only."""
    monkeypatch.setattr(module, "REMEMBERED", 30)
    table = family()
    wander(table, 3, 10_000)
    assert table.version > 60
    assert 0 < len(table.recent) <= 30
    assert [one.place for one in table.recent] == list(
        range(table.place - len(table.recent), table.place)
    )


# Forking


def test_a_fork_begins_with_the_record() -> None:
    """A table from a record's first entries stands where they lead, with lines of its own."""
    table = in_turn()
    twin, told = Table.fork(table.record({}), 3, 99)
    assert lines_of(twin.game, told) == ["1 place 0-6", "2 place 0-7", "1 move 0-5"]
    assert (twin.version, twin.actor) == (3, 0)


def test_a_fork_rolls_dice_of_its_own() -> None:
    """What comes after a fork does not tell what comes at the table it was taken from."""
    table = in_turn()
    record = table.record({})
    rolls = set()
    for seed in range(12):
        twin, _ = Table.fork(record, None, seed)
        rolls.add(lines_of(twin.game, play(twin, "end"))[1])
    assert len(rolls) > 6


def test_a_fork_lets_chance_finish() -> None:
    """A fork in the middle of the dice, once opened, goes on until a person must decide."""
    table = in_turn()
    play(table, "end")
    twin, told = Table.fork(table.record({}), 5, 99)
    assert (twin.actor, len(told)) == (CHANCE, 5)
    assert twin.open()
    assert twin.actor == 1


# What a seat saw last


@pytest.mark.parametrize("name", ["flashpoint", "feurio", "onfire"])
def test_a_table_knows_where_each_seat_last_decided(name: str) -> None:
    """The position before the seat's last action, as the lines before it give it, undos or not."""
    game, known = find(name).from_text(""), 0
    table = Table(game, SEED)
    lines = lines_of(game, table.open())
    for seed in range(40):
        lines += wander(table, seed, 1)
        for seat in range(game.seats):
            moment = table.last_decision(seat)
            if moment is None:
                continue
            known += 1
            then = Table.rebuild(game, SEED, lines[: moment.version])
            assert game.write_position(moment.state) == position(then)
            assert (then.actor, then.place) == (seat, moment.place)
            assert [step.actor for step in since(table, moment)].count(seat) == 1
    assert known > 20


def since(table: Table, moment: Moment) -> list[Entry]:
    """List what was done since a seat decided, its own action first."""
    steps = [one.step for one in table.recent if one.seq >= moment.version]
    return [step for step in steps if isinstance(step, Entry)]


def test_what_was_decided_long_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a line since is no longer remembered, so is the moment."""
    monkeypatch.setattr(module, "REMEMBERED", 3)
    table = family()
    play(table, "place 0-6", "place 0-7", "move 0-5")
    assert table.last_decision(1) is not None
    play(table, "move 0-4", "move 0-3")
    assert table.last_decision(1) is None
    assert table.last_decision(0) is not None


def test_a_line_that_chance_follows_tells_the_position_between() -> None:
    """How things stood before the dice that an action asks for fell; the last line needs none."""
    table = in_turn()
    told = play(table, "end")
    assert len(told) > 1
    assert [one.after is None for one in told] == [False] * (len(told) - 1) + [True]
    ended = told[0].after
    assert ended is not None
    assert ended.actor() == CHANCE
    assert all(one.after is None for one in table.recent)
