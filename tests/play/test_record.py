"""A record is a game as text: it reads, writes and replays, or says in which line it cannot."""

from __future__ import annotations

import pytest

from caserne.core.errors import RefusedError, UnreadableError
from caserne.core.state import CHANCE
from caserne.games import GAMES, find
from caserne.games.flashpoint.game import FlashPoint
from caserne.play.record import Entry, Record, read_record, replay
from caserne.play.session import Session

KNOWN = ", ".join(game.name for game in GAMES)
HEAD = "caserne record 1\ngame flashpoint\noptions firefighters=2 first=2\n"
OPENING = """\
caserne record 1
game flashpoint
options firefighters=2 first=2
seat 1 Ada of the North
seat 2 Bo

1 place 3-0
2 place 4-9
2 move 4-8
2 end
* roll 1-8
"""


def read(text: str) -> Record:
    """Read a record of any game."""
    return read_record(text, find)


def last_position(record: Record, to: int | None = None) -> str:
    """Replay a record and write where it leads."""
    state = record.game.start()
    for step in replay(record, to):
        state = step.state
    return record.game.write_position(state)


# Reading and writing


def test_a_record_is_read() -> None:
    """A record tells the game, who sat where, and who did what."""
    record = read(OPENING)
    assert record.game.options_text == "firefighters=2 first=2"
    assert record.players == {0: "Ada of the North", 1: "Bo"}
    actions = [(e.actor, record.game.write_action(e.action), e.line) for e in record.entries]
    assert actions == [
        (0, "place 3-0", 7),
        (1, "place 4-9", 8),
        (1, "move 4-8", 9),
        (1, "end", 10),
        (CHANCE, "roll 1-8", 11),
    ]


def test_a_record_is_written_as_it_was_read() -> None:
    """Reading and writing a record changes nothing."""
    assert read(OPENING).write() == OPENING


def test_defaults_are_not_written() -> None:
    """A game with default options and nobody's name has neither line."""
    assert Record(FlashPoint(), []).write() == "caserne record 1\ngame flashpoint\n\n"


def test_white_space_is_forgiven() -> None:
    """Blank lines, indents and the line ends of other machines do no harm."""
    loose = OPENING.replace("2 place", "\n   2   place ").replace("\n", "\r\n") + "\n\n"
    assert last_position(read(loose)) == last_position(read(OPENING))


def test_a_record_without_actions() -> None:
    """A record may end before anything was done, with or without the blank line."""
    for text in (HEAD, HEAD + "\n"):
        assert read(text).entries == []


def test_records_do_not_share_players() -> None:
    """Two records made without names do not share the table of names."""
    first, second = Record(FlashPoint(), []), Record(FlashPoint(), [])
    first.players[0] = "Ada"
    assert second.players == {}


def test_a_record_holds_no_seed() -> None:
    """What goes into a record tells nothing of the dice to come."""
    session = Session(FlashPoint.from_text("rules=advanced"), seed=987654321)
    session.settle()
    assert "987654321" not in session.record.write()
    assert "seed" not in session.record.write()


@pytest.mark.parametrize(
    ("text", "where", "expected", "got"),
    [
        ("", "record line 1", "'caserne record 1'", ""),
        ("caserne record 2\n", "record line 1", "'caserne record 1'", "caserne record 2"),
        ("hello\n" + OPENING, "record line 1", "'caserne record 1'", "hello"),
        ("caserne record 1\n", "record", "a line with the game's name", "none"),
        ("caserne record 1\n\n1 end\n", "record", "a line with the game's name", "none"),
        ("caserne record 1\ngame chess\n", "record line 2, game", f"one of {KNOWN}", "chess"),
        ("caserne record 1\ngame\n", "record line 2, game", f"one of {KNOWN}", ""),
        (HEAD + "game flashpoint\n", "record line 4", "options, seat or position", "game"),
        (
            HEAD + "options perfect=yes\n",
            "record line 4",
            "options, seat or position",
            "options",
        ),
        (HEAD + "date 1999\n", "record line 4", "options, seat or position", "date"),
        (HEAD + "seat\n", "record line 4", "seat, its number and a name", "seat"),
        (HEAD + "seat x Bo\n", "record line 4", "seat, its number and a name", "seat x Bo"),
        (HEAD + "seat 0 Bo\n", "record line 4", "seat, its number and a name", "seat 0 Bo"),
        (HEAD + "\n3 end\n", "record line 5", "* or a seat of 1 to 2 first", "3"),
        (HEAD + "\n0 end\n", "record line 5", "* or a seat of 1 to 2 first", "0"),
        (HEAD + "\n-1 end\n", "record line 5", "* or a seat of 1 to 2 first", "-1"),
        (HEAD + "\n\n\nend\n", "record line 7", "* or a seat of 1 to 2 first", "end"),
        (HEAD + "\n\N{SUPERSCRIPT TWO} end\n", "record line 5", "a seat of 1 to 2", "\xb2"),
        (HEAD + "\n1 fly\n", "record line 5, action", "one of end, drop", "fly"),
        (HEAD + "\n1\n", "record line 5, action", "one of end, drop", ""),
        (HEAD + "\n1 move 9-9\n", "record line 5, action", "a space of the board", "9-9"),
        (HEAD + "\n1 command 7 move 1-1\n", "record line 5, action", "a firefighter 1-6", "7"),
        (
            "caserne record 1\ngame flashpoint\noptions size=9\n",
            "record line 3, flashpoint option",
            "one of rules, board",
            "size",
        ),
        (
            "caserne record 1\ngame flashpoint\noptions firefighters=9\n",
            "record line 3, flashpoint option firefighters",
            "from 1 to 6",
            "9",
        ),
        (
            "caserne record 1\noptions board=barn\ngame flashpoint\n",
            "record line 2, flashpoint option board",
            "house or villa",
            "barn",
        ),
    ],
)
def test_an_unreadable_record(text: str, where: str, expected: str, got: str) -> None:
    """A text that is no record is refused: where, what was expected, and what came."""
    with pytest.raises(UnreadableError) as caught:
        read(text)
    assert caught.value.where == where
    assert expected in caught.value.expected
    assert got in caught.value.got
    assert str(caught.value) == f"{where}: expected {caught.value.expected}, got " + repr(
        caught.value.got
    )


# Replaying


def test_a_record_replays_without_a_seed() -> None:
    """The dice are in the record: it leads where it led."""
    assert last_position(read(OPENING)) == (
        "flashpoint firefighters=2 first=2 | fire=2-2,2-3,3-2,3-3,3-4,3-5,4-4,5-6,5-7,6-6 "
        "smoke=1-8 poi=2-4,5-1,5-8 crew=3-0,4-8:kept3 unseen=10+5 seat=1 turn=2 ap=4 target=1-8 "
        "due=ended,act"
    )


def test_a_record_replays_to_a_point() -> None:
    """A replay may stop after some entries, none at all included."""
    record = read(OPENING)
    assert [step.entry.line for step in replay(record, 2)] == [7, 8]
    assert last_position(record, 0) == record.game.write_position(record.game.start())
    assert len(list(replay(record, 99))) == 5


def test_a_replay_tells_what_happened() -> None:
    """Each step comes with its own events."""
    steps = [[type(event).__name__ for event in step.events] for step in replay(read(OPENING))]
    assert steps == [
        ["Placed"],
        ["Placed", "TurnBegan"],
        ["Moved"],
        ["TurnEnded"],
        ["Rolled", "SmokePlaced", "TurnBegan"],
    ]


def test_a_replay_can_be_repeated() -> None:
    """Replaying a record leaves the record and its game as they were."""
    record = read(OPENING)
    first = last_position(record)
    assert last_position(record) == first
    assert record.write() == OPENING


@pytest.mark.parametrize(
    ("line", "code", "rule", "message"),
    [
        (
            "2 move 6-6",
            "illegal",
            "fp.board.adjacent",
            "record line 9: expected an action seat 2 may take, got '2 move 6-6'",
        ),
        (
            "2 open 2-8/3-8",
            "illegal",
            "fp.door",
            "record line 9: expected an action seat 2 may take, got '2 open 2-8/3-8'",
        ),
        (
            "1 move 3-1",
            "not-yours",
            "",
            "record line 9: expected an action seat 2 may take, got '1 move 3-1'",
        ),
        (
            "* roll 1-1",
            "not-yours",
            "",
            "record line 9: expected an action seat 2 may take, got '* roll 1-1'",
        ),
    ],
)
def test_a_refused_record(line: str, code: str, rule: str, message: str) -> None:
    """An action that was not allowed is refused: the line, what was expected, and the rule."""
    record = read(OPENING.replace("2 move 4-8", line))
    with pytest.raises(RefusedError) as caught:
        list(replay(record))
    assert (caught.value.code, caught.value.rule, str(caught.value)) == (code, rule, message)


def test_dice_are_checked_too() -> None:
    """An outcome that could not come is refused like any other action."""
    record = read(OPENING.replace("* roll 1-8", "* red 3"))
    with pytest.raises(RefusedError, match=r"^record line 11: expected an action chance may take"):
        list(replay(record))


def test_a_refused_action_is_not_half_done() -> None:
    """Up to the refused action a record replays, and the position stays as it was before it."""
    record = read(OPENING.replace("2 move 4-8", "2 move 6-6"))
    steps = replay(record)
    before = [next(steps), next(steps)][-1].state
    with pytest.raises(RefusedError):
        next(steps)
    assert record.game.write_position(before) == last_position(read(OPENING), 2)


def test_nothing_follows_the_end() -> None:
    """An action after the end of the game is refused."""
    whole = finished()
    record = Record(whole.game, [*whole.entries, Entry(0, whole.game.read_action("end"))])
    with pytest.raises(
        RefusedError, match=r"^record: expected the end of the record, got '1 end'$"
    ):
        list(replay(record))


def finished() -> Record:
    """Play a game to its end, in which nobody does anything."""
    session = Session(FlashPoint.from_text("firefighters=1"), seed=1)
    session.settle()
    while session.outcome is None:
        session.act(session.actor, session.state.legal()[0])
    return session.record
