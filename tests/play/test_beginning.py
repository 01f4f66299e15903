"""Where a game begins: at any position, and with chance that was written down beforehand."""

from __future__ import annotations

import pytest

from caserne.core.errors import UnreadableError
from caserne.core.state import NOBODY
from caserne.games import find, read_position
from caserne.play.beginning import PLAIN, Beginning, read_beginning
from caserne.play.record import read_record, replay
from caserne.play.session import Session
from caserne.play.streams import Dice
from caserne.play.table import Table, lines_of

SEED = 5
FIELDS = "fire=3-4 poi=5-1 crew=4-4 unseen=10+5 seat=1 turn=1 ap=4 due=ended,act"
FIRE_DUE = "due=ended,begin,replenish,aftermath,fire"
FOREST = (
    "tiles=0,-1:3;0,0:6:bb;0,1:#2@1;1,-1:6;1,0:4;2,-1:1 bag=555564 hands=g11,b10,y12,r12 seat=3"
    " turn=3 due=draw"
)
TOWER = (
    "offices=A4:2-2,B4:2-2,A3:2-1,B3:2-2,A2:2-2,B2:2-2,A1:2-2,B1:1-2 people=A3-1:2,B1/2:1"
    " fire=A4x2 elevator=3: hands=leave+swapx2/jump laid=fire-two-A4 pile=7 rest=2 turn=1"
    " actions=4 seat=1 first=1 event=fire-two-A4 due=ended,next,refill,act"
)
SCRIPT = ("fire roll 1-1", "fire roll 1-2", "token reveal false-alarm", "fire roll 1-3")
PLACES = (
    f"flashpoint firefighters=1 | {FIELDS}",
    f"flashpoint firefighters=1 | {FIELDS.replace('ap=4 due=ended,act', FIRE_DUE)}",
    f"feurio players=4 firebreaks=yes | {FOREST}",
    f"onfire | {TOWER}",
)


def laid(place: str = PLACES[0], script: tuple[str, ...] = ()) -> Table:
    """Lay a table at a position and let chance act until a person must."""
    game, state = read_position(place)
    table = Table(game, SEED, Beginning.at(game, state, script))
    table.open()
    return table


def wander(table: Table, whim: int, steps: int) -> list[str]:
    """Play on by whim, taking back now and then; give the lines."""
    dice, lines = Dice(whim), list[str]()
    for _ in range(steps):
        if table.actor == NOBODY:
            break
        if table.undoable() and dice.below(5) == 0:
            told = table.ask_undo(table.undoable()[0], table.version)  # type: ignore[index] # asked
        else:
            legal = table.state.legal()
            told = table.submit(table.actor, legal[dice.below(len(legal))], table.version)
        lines += lines_of(table.game, told)
    return lines


def play(table: Table, deed: str) -> list[str]:
    """Play an action of whoever must decide; give the lines."""
    told = table.submit(table.actor, table.game.read_action(deed), table.version)
    return lines_of(table.game, told)


def position(table: Table) -> str:
    """Write the position down."""
    return table.game.write_position(table.state)


@pytest.mark.parametrize("place", PLACES)
def test_a_table_at_a_position_is_rebuilt_from_its_lines(place: str) -> None:
    """The journal says where the game began: from it alone comes the same table, dice included."""
    game, state = read_position(place)
    table = Table(game, SEED, Beginning.at(game, state))
    assert position(table) == game.write_position(state)
    lines = [*table.beginning.lines(), *lines_of(game, table.open()), *wander(table, 1, 40)]
    twin = Table.rebuild(game, SEED, lines)
    assert (position(twin), twin.version) == (position(table), len(lines))
    assert wander(twin, 2, 20) == wander(table, 2, 20)


@pytest.mark.parametrize("place", PLACES)
def test_its_record_begins_there(place: str) -> None:
    """A record of such a game is read, replayed and forked without its table."""
    table = laid(place)
    wander(table, 3, 30)
    text = table.record({0: "Ana"}).write()
    game, state = read_position(place)
    assert f"position {game.write_state(state)}\n\n" in text
    record = read_record(text, find)
    assert record.write() == text
    *_, last = replay(record)
    assert record.game.write_position(last.state) == position(table)
    twin, told = Table.fork(record, 2, 9)
    assert twin.version == len(twin.beginning.lines()) + len(told) == 3
    assert Session.resume(record, 1).record.write() == text.replace("seat 1 Ana\n", "")


def test_a_plain_beginning_leaves_no_trace() -> None:
    """A game from its set-up has no line of it, in the journal or the record."""
    game = find("flashpoint").from_text("firefighters=1")
    table = Table(game, SEED)
    assert (table.version, table.beginning.lines(), table.beginning) == (0, [], PLAIN)
    assert table.record({}).write() == (
        "caserne record 1\ngame flashpoint\noptions firefighters=1\n\n"
    )


def test_a_session_goes_back_to_where_it_began() -> None:
    """To rewind a game that began at a position leads there, not to the set-up."""
    game, state = read_position(PLACES[0])
    session = Session(game, SEED, Beginning.at(game, state))
    for action in ("end", "end", "move 4-3"):
        session.act(0, game.read_action(action))
    session.rewind(0)
    assert game.write_position(session.state) == PLACES[0]


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ("position fire=9-9 crew=4-4 due=act", "record line 4, "),
        ("position", "record line 4, "),
        ("position crew=?", "record line 4, "),
    ],
)
def test_a_record_whose_position_is_none(line: str, where: str) -> None:
    """What is no position, or has holes, is refused, and says in which line it is."""
    text = f"caserne record 1\ngame flashpoint\noptions firefighters=1\n{line}\n\n"
    with pytest.raises(UnreadableError) as caught:
        read_record(text, find)
    assert caught.value.where.startswith(where)


# Chance that is written down


def test_chance_brings_what_is_written() -> None:
    """Each stream brings what is written for it, in its order, and then what the seed says."""
    table, plain = laid(script=SCRIPT), laid()
    fires = [[play(each, "end")[1] for _ in range(5)] for each in (table, plain)]
    assert fires[0][:3] == ["* roll 1-1", "* roll 1-2", "* roll 1-3"]
    assert fires[0][3:] == fires[1][3:]
    assert "script" not in table.record({}).write()


def test_what_cannot_come_is_left_to_the_seed() -> None:
    """An outcome that is not possible when its turn comes is passed; those behind it stay."""
    place = "flashpoint firefighters=1 | poi=3-3,3-4 crew=3-2 unseen=2+0 seat=1 ap=8 due=ended,act"
    game, state = read_position(place)
    script = ("token reveal false-alarm", "token reveal victim")
    table = Table(game, SEED, Beginning.at(game, state, script))
    told = [line for deed in ("open 3-2/3-3", "move 3-3", "move 3-4") for line in play(table, deed)]
    assert [line for line in told if "reveal" in line] == ["* reveal victim"] * 2


def test_a_script_survives_undo_and_restart() -> None:
    """Going back does not use it up, and a table made again from its lines has it still."""
    table = laid(script=SCRIPT)
    lines = [*table.beginning.lines(), *play(table, "end"), *play(table, "move 4-3")]
    lines += lines_of(table.game, table.ask_undo(0, table.version))
    twin = Table.rebuild(table.game, SEED + 1, lines)
    assert twin.beginning == table.beginning
    assert [play(each, "end")[1] for each in (table, twin)] == ["* roll 1-2"] * 2


@pytest.mark.parametrize("script", [("dice roll 3-4",), ("fire fly",), ("",)])
def test_a_script_that_cannot_be_read(script: tuple[str, ...]) -> None:
    """A stream or an outcome that there is not is refused before anything is played."""
    game, state = read_position(PLACES[0])
    with pytest.raises(UnreadableError):
        Table(game, SEED, Beginning.at(game, state, script))


def test_head_lines_stand_first_only() -> None:
    """A line of the beginning further down is no line of a journal."""
    game = find("flashpoint").from_text("firefighters=1")
    assert read_beginning(game, ["1 place 3-0", f"position {FIELDS}"]) == PLAIN
    with pytest.raises(UnreadableError):
        Table.rebuild(game, SEED, ["1 place 3-0", f"position {FIELDS}"])
