"""Whatever text is given, it is read or refused with a reason; what was read can be played."""

from __future__ import annotations

import re
import signal
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caserne.core.errors import RefusedError, UnreadableError
from caserne.core.state import CHANCE, NOBODY
from caserne.games import GAMES, find, read_position
from caserne.games.feurio import notation as feurio
from caserne.games.flashpoint.drawing import draw_board
from caserne.games.flashpoint.game import FlashPoint
from caserne.games.flashpoint.notation import VERBS, Act
from caserne.games.flashpoint.printed import printed_board
from caserne.games.flashpoint.reading import read_board
from caserne.games.flashpoint.survey import problems
from caserne.games.onfire import notation as onfire
from caserne.games.onfire.game import OnFire
from caserne.play.record import read_record, replay
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from caserne.core.game import Game
    from caserne.core.state import State

GOLDEN = Path(__file__).parents[1] / "golden"
PLAYED = 50
"""So many steps are played from a position that was read."""
SECONDS = 60
"""Longer than anything here takes, even on a busy machine."""


def fuzz(examples: int) -> settings:
    """Try the same examples every time, as many as there is time for."""
    return settings(
        derandomize=True,
        deadline=None,
        database=None,
        max_examples=examples,
        suppress_health_check=[HealthCheck.too_slow],
    )


@contextmanager
def soon() -> Iterator[None]:
    """Fail what does not come to an end."""

    def give_up(*_: object) -> None:
        pytest.fail(f"took more than {SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


# Texts that are right, to be spoilt


@cache
def records() -> list[str]:
    """Read the golden records."""
    return [path.read_text(encoding="utf-8") for path in sorted(GOLDEN.glob("*.record"))]


@cache
def positions() -> list[str]:
    """List positions of the golden games, from the start to the end."""
    found = []
    for record in (read_record(text, find) for text in records()):
        found.append(record.game.write_position(record.game.start()))
        for number, step in enumerate(replay(record)):
            if number % 5 == 0:
                found.append(record.game.write_position(step.state))
    return found


def boards() -> list[str]:
    """Read the drawings of the printed boards."""
    return [printed_board(name) for name in ("house", "villa", "garage", "laboratory")]


def actions() -> list[str]:
    """List actions of every form there is."""
    return [
        "end",
        "move 3-4",
        "command 2 move 3-4",
        "open 2-8/3-8",
        "take victim",
        "drive engine counter-clockwise",
        "park-engine north",
        "choose hazmat-technician",
        "reroll both",
        "roll 6-8",
        "red 3",
        "raise u2-4",
        "command 2 climb a4-8",
        "take ladder",
        "sink 3-2",
        "platform u0-5",
        "drive ambulance east",
        "mend 1-0/1-1",
        "repair b3-10",
        "spill u5-5",
        "lay 2,-1",
        "break -3,12 yellow",
        "place 2 green 0,0",
        "pass",
        "draw 6",
        "walk A4/3 B3-1",
        "leave-two A4 A4-1",
        "also A3-1",
        "expel 2 B3-1",
        "elevator 3",
        "redraw leave+swap+swap",
        "event fire-two-B1",
        "first 2",
    ]


def options() -> list[str]:
    """List option sets."""
    return [
        "rules=advanced board=villa difficulty=heroic firefighters=6 specialists=drawn first=3",
        "firefighters=1 perfect=yes first=1",
        "board=garage level=attic car=yes rules=advanced platform=yes",
        "board=laboratory level=basement large=yes small=chemical rules=advanced bridges=yes",
        "rules=advanced board=garage level=basement descents=yes engineer=yes repairs=yes",
        "players=3 firebreaks=yes hot=yes",
        "players=4 cooperative=yes",
        "players=4 start_fires=yes firefighters_leave=yes fire_not_occupied=yes back_into_fire=yes",
    ]


JUNK = [
    "",
    "0",
    "1",
    "7",
    "9",
    "10",
    "99",
    "x",
    "-",
    "=",
    "|",
    " ",
    "\n",
    "#",
    "?",
    "\xb2",
    "\u0663",
]


@st.composite
def spoilt(draw: st.DrawFn, texts: Callable[[], list[str]]) -> str:
    """Take a text that is right and spoil it in a few places: words, signs, or whole lines."""
    words = re.findall(r"[A-Za-z]+|\d+|\s|.", draw(st.sampled_from(texts())))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(words) - 1))
        other = draw(st.sampled_from(words))
        match draw(st.integers(0, 6)):
            case 0:
                del words[place : place + draw(st.integers(1, 3))]
            case 1:
                words.insert(place, words[place])
            case 2:
                words[place] = other
            case 3:
                words[place] = draw(st.sampled_from(JUNK))
            case 4:
                words.insert(place, draw(st.sampled_from(JUNK)))
            case 5:
                words[place] = draw(st.text(max_size=3))
            case _:
                lines = "".join(words).split("\n")
                words = list("\n".join(draw(st.permutations(lines[:3])) + lines[4:]))
        words = words or [""]
    return "".join(words)


@st.composite
def crossed(draw: st.DrawFn) -> str:
    """Put fields of some positions into another, leave some out, and change some words."""
    head, _, tail = draw(st.sampled_from(positions())).partition(" | ")
    fields = dict(field.split("=", 1) for field in tail.split())
    others = [other for other in positions() if other.startswith(f"{head} |")]
    for _ in range(draw(st.integers(1, 4))):
        other = draw(st.sampled_from(others)).partition(" | ")[2]
        name, value = draw(st.sampled_from(other.split())).split("=", 1)
        between = ";" if ";" in value else ","
        words = value.split(between)
        match draw(st.integers(0, 5)):
            case 0:
                fields.pop(name, None)
                continue
            case 1:
                words.remove(draw(st.sampled_from(words)))
            case 2:
                words.append(draw(st.sampled_from(words)))
            case 3:
                digit = draw(st.sampled_from("0123456789"))
                words[0] = re.sub(r"\d", digit, words[0], count=1)
            case _:
                pass
        fields[name] = between.join(words)
    return f"{head} | {' '.join(f'{name}={value}' for name, value in fields.items())}"


# What must hold


def check_position(text: str) -> None:
    """Read a position or see it refused; what was read is written, read again, and played."""
    with soon():
        try:
            game, state = read_position(text)
        except UnreadableError:
            return
        check_line(game.write_position(state))
        assert game.draw(state)
        check_play(game, state)
        check_line(game.write_position(state))


def check_line(line: str) -> None:
    """See that a written position is read as the same."""
    game, state = read_position(line)
    assert game.write_position(state) == line


def check_play(game: Game, state: State) -> None:
    """Play a position at random: it never fails, and something is legal until the end."""
    dice, streams = Dice(7), Streams(7, len(game.chances))
    for _ in range(PLAYED):
        actor, legal = state.actor(), state.legal()
        assert bool(legal) == (actor != NOBODY)
        if actor == NOBODY:
            assert game.outcome(state) is not None
            return
        action = int(streams.draw(state)) if actor == CHANCE else legal[dice.below(len(legal))]
        assert game.read_action(game.write_action(action)) == action
        state.apply(action)


def check_action(text: str) -> None:
    """Read an action or see it refused; what was read is written and read as the same."""
    for game in games():
        try:
            action = game.read_action(text)
        except UnreadableError:
            continue
        assert game.read_action(game.write_action(action)) == action


@cache
def games() -> list[Game]:
    """Make every game once, with its default options."""
    return [game.from_text("") for game in GAMES]


@cache
def house() -> FlashPoint:
    """Make a game once."""
    return FlashPoint()


def check_options(text: str) -> None:
    """Make a game from options or see them refused; what was made writes them back."""
    for title in GAMES:
        with soon():
            try:
                game = title.from_text(text)
            except UnreadableError:
                continue
            assert title.from_text(game.options_text).options == game.options
            check_play(game, game.start())


def check_record(text: str) -> None:
    """Read and replay a record, or see it refused; what was read is written and read again."""
    with soon():
        try:
            record = read_record(text, find)
        except UnreadableError:
            return
        written = record.write()
        assert read_record(written, find).write() == written
        with suppress(RefusedError):
            list(replay(record))


def check_board(text: str) -> None:
    """Read a drawing or see it refused; what was read is drawn, and read as the same board."""
    with soon():
        try:
            board = read_board(text)
        except UnreadableError:
            return
        drawn = draw_board(board)
        assert draw_board(read_board(drawn)) == drawn
        assert all(isinstance(problem, str) for problem in problems(board))


CHECKS = {
    "action": check_action,
    "options": check_options,
    "position": check_position,
    "record": check_record,
    "board": check_board,
}


# Any text at all


@pytest.mark.parametrize("what", CHECKS)
@fuzz(150)
@given(text=st.text())
def test_any_text(what: str, text: str) -> None:
    """No text is too strange to be refused."""
    CHECKS[what](text)


# Texts with mistakes in them


@fuzz(200)
@given(spoilt(actions))
def test_spoilt_actions(text: str) -> None:
    """An action with mistakes in it is refused or is another action."""
    check_action(text)


@fuzz(60)
@given(spoilt(options))
def test_spoilt_options(text: str) -> None:
    """Options with mistakes in them are refused or make another game."""
    check_options(text)


@fuzz(150)
@given(spoilt(positions))
def test_spoilt_positions(text: str) -> None:
    """A position with mistakes in it is refused, or is one that can be played."""
    check_position(text)


@fuzz(250)
@given(crossed())
def test_crossed_positions(text: str) -> None:
    """A position put together from several is refused, or is one that can be played."""
    check_position(text)


@fuzz(60)
@given(spoilt(records))
def test_spoilt_records(text: str) -> None:
    """A record with mistakes in it is refused, or is another record."""
    check_record(text)


@fuzz(150)
@given(spoilt(boards))
def test_spoilt_boards(text: str) -> None:
    """A drawing with mistakes in it is refused, or is another board."""
    check_board(text)


@fuzz(200)
@given(
    verb=st.sampled_from([*VERBS, "", "command"]),
    to=st.sampled_from(["", "3-4", "2-8/3-8", "victim", "north", "red", "3"]) | st.text(max_size=3),
    firefighter=st.integers(-2, 9) | st.integers(),
)
def test_any_structure(verb: str, to: str, firefighter: int) -> None:
    """A structure from outside is refused, or packed into the code of that very action."""
    act = Act(verb, to, firefighter)
    try:
        action = house().pack(act)
    except UnreadableError:
        return
    again = house().unpack(action)
    assert (again.verb, again.firefighter) == (verb, firefighter)
    assert house().pack(again) == action
    assert msgspec.json.decode(msgspec.json.encode(again), type=Act) == again


@fuzz(200)
@given(
    verb=st.sampled_from([*feurio.VERBS, ""]),
    space=st.sampled_from(["", "0,0", "2,-1", "-35,0", "36,0", "01,2"]) | st.text(max_size=4),
    colour=st.sampled_from(["", "green", "red", "pink"]),
    count=st.integers(-1, 7) | st.integers(),
)
def test_any_structure_of_feurio(verb: str, space: str, colour: str, count: int) -> None:
    """Likewise: what is packed is that very action, with nothing lost."""
    act = feurio.Act(verb, space, colour, count)
    try:
        action = feurio.pack(act)
    except UnreadableError:
        return
    assert feurio.unpack(action) == act
    assert feurio.read_action(feurio.write_action(action)) == action


@fuzz(200)
@given(
    verb=st.sampled_from([*onfire.VERBS, ""]),
    places=st.tuples(*[st.sampled_from(["", "A4", "B3-1", "A4/2", "street", "elevator"])] * 2),
    player=st.integers(-1, 6) | st.integers(),
    cards=st.lists(st.sampled_from(["leave", "swap", "joker", ""]), max_size=6),
)
def test_any_structure_of_onfire(
    verb: str, places: tuple[str, str], player: int, cards: list[str]
) -> None:
    """Likewise; cards may stand in any order."""
    building = OnFire().building
    act = onfire.Act(verb, *places, player, tuple(cards))
    try:
        action = onfire.pack(building, act)
    except UnreadableError:
        return
    assert onfire.unpack(building, action) == msgspec.structs.replace(
        act, cards=tuple(sorted(cards))
    )
    assert onfire.read_action(building, onfire.write_action(building, action)) == action


# Mistakes once found

FAMILY = "flashpoint firefighters=2 | crew=3-0,4-9 unseen=10+5 seat=1 turn=1"
ADVANCED = (
    "flashpoint rules=advanced firefighters=2 | crew=3-0:captain,5-9:driver unseen=10+5 seat=2 "
    "ambulance=north engine=east turn=1 reserve=6"
)
EVERYWHERE = ",".join(f"{row}-{column}" for row in range(1, 7) for column in range(1, 9))
COLLAPSED = ",".join(f"{wall}:ruin" for wall in (
    *(f"0-{column}/1-{column}" for column in (1, 2, 3, 4, 5, 7, 8)),
    *(f"{row}-0/{row}-1" for row in (1, 2, 4, 5, 6)),
))  # fmt: skip

UNSOUND = {
    "a POI turned over twice": f"{FAMILY} poi=2-2 ap=4 due=ended,act,reveal.22,reveal.22",
    "a POI turned over later": f"{FAMILY} ap=4 due=ended,reveal.22,act",
    "two turns at once": f"{FAMILY} ap=4 due=ended,act,act",
    "too much owed": f"{FAMILY} ap=4 due=ended,{','.join(['act'] * 46)}",
    "not everybody gets a place": (
        "flashpoint firefighters=2 | crew=station,station unseen=10+5 seat=1 due=ended,begin,place"
    ),
    "a turn before all are placed": (
        "flashpoint firefighters=2 | crew=3-0,station unseen=10+5 seat=1 ap=4 due=ended,place.1,act"
    ),
    "a place for who has one": f"{FAMILY} due=ended,begin,place",
    "a collapsed building goes on": (
        f"{FAMILY} edges={COLLAPSED} ap=4 flags=collapsed due=ended,act"
    ),
    "a won game goes on": f"{FAMILY.replace('10+5', '3+5')} ap=4 saved=7 due=ended,act",
    "a lost game goes on": f"{FAMILY.replace('10+5', '3+5')} ap=4 lost=4 due=ended,act",
    "no POI left to place": (
        f"{FAMILY.replace('10+5', '1+0')} poi=2-2 due=ended,begin,replenish,poi"
    ),
    "a ride in the family game": f"{FAMILY} ap=4 due=ended,act,ride",
    "a gun in the family game": f"{FAMILY} ap=4 due=ended,act,gun",
    "a specialist in the family game": f"{FAMILY} ap=4 due=ended,act,choose",
    "a hazmat in the family game": f"{FAMILY} hazmats=3-4 ap=4 due=ended,act",
    "a gun without dice": f"{ADVANCED} ap=2 due=ended,act,reroll",
    "a gun with wrong dice": f"{ADVANCED} ap=2 red=12 black=3 due=ended,act,reroll",
    "a gun without its other die": f"{ADVANCED} ap=2 due=ended,act,gun-red.1",
    "a set-up without its die": f"{ADVANCED} due=ended,begin,third-explosion",
    "a set-up with a wrong die": f"{ADVANCED} black=12 due=ended,begin,third-explosion",
    "a flare-up without a target": (
        f"{ADVANCED} fire=3-3,3-4 hazmats=3-3,3-4 flags=flared "
        "due=ended,begin,replenish,aftermath,flare,blasts,hazmats"
    ),
    "a turn before the engine is parked": (
        f"{ADVANCED.replace(' engine=east', '')} ap=4 due=ended,park-engine,act"
    ),
    "no room for hot spots": (
        f"{ADVANCED} hot={EVERYWHERE.removeprefix('1-1,')} due=ended,begin,hot-spot,hot-spot"
    ),
    "no room for POI": (
        f"{ADVANCED} fire={EVERYWHERE.removeprefix('1-1,')} due=ended,begin,first-poi,first-poi"
    ),
    "more points than a turn has": f"{FAMILY} ap=99 due=ended,act",
    "others left in fire": (
        "flashpoint rules=advanced firefighters=3 | fire=1-1,1-8 "
        "crew=3-0:captain,1-1:driver,1-8:cafs unseen=10+5 seat=1 ambulance=north engine=east "
        "turn=1 ap=4 due=ended,act"
    ),
    "hazmats without end": f"{ADVANCED} hazmats=5-9x9 ap=4 due=ended,act",
    "an edge twice": f"{FAMILY} edges=0-1/1-1:ruin,0-1/1-1:damaged-wall ap=4 due=ended,act",
    "a space twice": f"{FAMILY.replace('10+5', '8+5')} victims=2-2,2-2 ap=4 due=ended,act",
    "two loads": (
        f"{FAMILY.replace('10+5', '8+5')} ap=4 due=ended,act".replace(
            "3-0", "3-0:carries-victim:carries-victim"
        )
    ),
    "a number too long to read": f"{FAMILY} saved={'9' * 5000} due=ended,act",
    "an operand too long to read": f"{FAMILY} due=ended,begin.{'1' * 5000},place",
}


@pytest.mark.parametrize("text", UNSOUND.values(), ids=UNSOUND.keys())
def test_unsound_positions(text: str) -> None:
    """A position play could not have come to, and could not go on from, is refused."""
    with soon(), pytest.raises(UnreadableError):
        read_position(text)


HEAD = "caserne record 1\ngame flashpoint\noptions firefighters=2\n"
UNREADABLE_RECORDS = {
    "a seat too long to read": f"{HEAD}seat {'1' * 5000} Bo\n",
    "an actor too long to read": f"{HEAD}\n{'1' * 5000} end\n",
    "a seat there is not": f"{HEAD}seat 3 Bo\n",
    "a seat before the first": f"{HEAD}seat 00 Bo\n",
    "a seat taken twice": f"{HEAD}seat 1 Bo\nseat 1 Ada\n",
}


@pytest.mark.parametrize("text", UNREADABLE_RECORDS.values(), ids=UNREADABLE_RECORDS.keys())
def test_unreadable_records(text: str) -> None:
    """A record with such a line is refused, and the line is named."""
    with pytest.raises(UnreadableError, match=r"^record line "):
        read_record(text, find)


COLUMNS = "   0   1   2   3   4   5   6   7   8   9"
UNREADABLE_BOARDS = {
    "a column that is no plain number": COLUMNS.replace("2", "\xb2"),
    "a column in other digits": COLUMNS.replace("2", "\u0662"),
    "a column too long to read": f"   {'9' * 5000}",
    "columns beyond what a space can say": "   " + " ".join(map(str, range(250, 260))),
}


@pytest.mark.parametrize("columns", UNREADABLE_BOARDS.values(), ids=UNREADABLE_BOARDS.keys())
def test_unreadable_boards(columns: str) -> None:
    """A drawing whose columns cannot be counted is refused, and the line is named."""
    with pytest.raises(UnreadableError, match=r"^line 7"):
        read_board(printed_board("house").replace(COLUMNS, columns))


def test_a_row_that_is_no_plain_number() -> None:
    """A row marked with something like a digit ends the drawing, which is then too small."""
    with pytest.raises(UnreadableError):
        read_board(printed_board("house").replace("\n2  E", "\n\xb2  E"))


def test_a_board_too_large() -> None:
    """A board with more spaces than can be counted is refused."""
    numbers = "".join(str(column).ljust(4) for column in range(30))
    rows = "\n".join(f"{row}\n" for row in range(20))
    with pytest.raises(UnreadableError):
        read_board(f"floor\n   {numbers}\n{rows}")


@pytest.mark.parametrize("marks", ["*?", "?*", " * "])
def test_spaces_with_several_marks(marks: str) -> None:
    """A space printed with fire and POI keeps both when it is drawn."""
    check_board(printed_board("house").replace(" ? ", marks.ljust(3), 1))


@pytest.mark.parametrize("firefighter", [-1, 7, 8, 9, 4096])
def test_structures_for_nobody(firefighter: int) -> None:
    """A command to a firefighter there cannot be is refused, and never becomes another action."""
    with pytest.raises(UnreadableError):
        house().pack(Act("move", "3-4", firefighter))
