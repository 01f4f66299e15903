"""Positions of Feurio! as one line, and what is refused."""

from __future__ import annotations

import pytest

from caserne.core.errors import UnreadableError
from caserne.games import read_position
from caserne.games.feurio.game import Feurio

START = "tiles=0,-1:3;0,0:6;1,-1:6;1,0:4"
FOUR = f"feurio players=4 | {START} bag=665564 hands=g12,b12,y12,r12 seat=1 turn=1 due=draw"
BREAKS = (
    "feurio players=4 firebreaks=yes | tiles=0,-1:3;0,0:6:bb;0,1:#2@1;1,-1:6;1,0:4;2,-1:1 "
    "bag=555564 hands=g11,b10,y12,r12 seat=3 turn=3 due=draw"
)
LAYING = FOUR.replace("bag=665564", "bag=655564").replace("due=draw", "drawn=2 due=lay")
THREE = (
    "feurio players=3 | tiles=0,-1:3;0,0:6:r;1,-1:6 bag=665664 hands=g12r4,b12r3,y12r4 "
    "seat=1 turn=1 due=draw"
)


@pytest.mark.parametrize("line", [FOUR, BREAKS, LAYING])
def test_a_position_is_written_as_it_was_read(line: str) -> None:
    """Nothing is lost."""
    game, state = read_position(line)
    assert isinstance(game, Feurio)
    assert game.write_position(state) == line


def test_the_order_of_tiles_does_not_matter() -> None:
    """They are written from west to east, whatever the order in which they are read."""
    mixed = FOUR.replace(START, "tiles=1,0:4;1,-1:6;0,0:6;0,-1:3")
    game, state = read_position(mixed)
    assert game.write_position(state) == FOUR


UNSOUND = {
    "a field twice": FOUR + " due=draw",
    "an unknown field": FOUR + " men=3",
    "no bag": FOUR.replace("bag=665564 ", ""),
    "no hands": FOUR.replace("hands=g12,b12,y12,r12 ", ""),
    "nothing due": FOUR.replace(" due=draw", ""),
    "something else due": FOUR.replace("due=draw", "due=roll"),
    "a tile that is none": FOUR.replace("0,-1:3", "0,-1:7"),
    "a tile nowhere": FOUR.replace("0,-1:3", "north:3"),
    "a tile without a value": FOUR.replace("0,-1:3", "0,-1"),
    "a tile with too much": FOUR.replace("0,-1:3", "0,-1:3:g:g"),
    "a tile too far": FOUR.replace("0,-1:3", "0,-36:3"),
    "two tiles on a space": FOUR.replace("0,-1:3", "0,0:3"),
    "no first tile": FOUR.replace("0,0:6;", "0,1:6;"),
    "a tile apart": FOUR.replace("0,-1:3", "0,-3:3"),
    "too many tiles": FOUR.replace(START, "tiles=" + ";".join(f"0,{n}:1" for n in range(37))),
    "men that are none": FOUR.replace("0,-1:3", "0,-1:3:x"),
    "men out of order": BREAKS.replace(":bb", ":bg"),
    "more men than slots": FOUR.replace("0,-1:3", "0,-1:3:ggg").replace("g12", "g9"),
    "a bag of letters": FOUR.replace("665564", "66556x"),
    "a bag too short": FOUR.replace("665564", "66556"),
    "a tile too many": FOUR.replace("665564", "666564"),
    "a tile too few": FOUR.replace("665564", "655564"),
    "a hand too few": FOUR.replace(",r12", ""),
    "an empty hand": FOUR.replace("g12,", ","),
    "a hand of zero": FOUR.replace("g12,", "g0,"),
    "a hand that is none": FOUR.replace("g12", "12g"),
    "more men than there are": FOUR.replace("g12", "g13"),
    "anothers men": FOUR.replace("g12", "g12b1"),
    "a man too few": FOUR.replace("g12", "g11"),
    "a man too many": BREAKS.replace("g11", "g12"),
    "a reinforcement too few": THREE.replace("b12r3", "b12r2"),
    "a firebreak without the option": BREAKS.replace(" firebreaks=yes", ""),
    "a firebreak of nobody": BREAKS.replace("#2@1", "#2@5"),
    "a firebreak another paid for": BREAKS.replace("#2@1", "#2@4"),
    "men on a firebreak": BREAKS.replace("#2@1", "#2@1:b").replace("b10", "b9"),
    "an unknown firebreak": BREAKS.replace("#2@1", "#?@1"),
    "a start face down": BREAKS.replace("0,-1:3;", "0,-1:#3@2;").replace("b10", "b9"),
    "a start elsewhere": FOUR.replace("1,0:4", "0,1:4"),
    "a seat there is not": FOUR.replace("seat=1", "seat=5"),
    "a seat out of turn": FOUR.replace("seat=1", "seat=2"),
    "a turn too late": FOUR.replace("turn=1", "turn=5"),
    "a turn too long to read": FOUR.replace("turn=1", f"turn={'1' * 5000}"),
    "a turn with a zero before it": FOUR.replace("turn=1", "turn=01"),
    "a set-up that is done": FOUR.replace("due=draw", "due=setup"),
    "a game before the set-up": "feurio | bag=666666 hands=g12b12,y12r12 seat=1 turn=1 due=draw",
    "a turn in the set-up": "feurio | bag=666666 hands=g12b12,y12r12 seat=1 turn=1 due=setup",
    "a tile in hand too early": LAYING.replace("due=lay", "due=draw"),
    "no tile in hand": FOUR.replace("due=draw", "due=lay"),
    "men only while there are tiles": FOUR.replace("due=draw", "due=man"),
    "the end while there are tiles": FOUR.replace("due=draw", "due=ended"),
    "passes while there are tiles": FOUR.replace("due=draw", "passes=1 due=draw"),
    "a hidden tile in hand": LAYING.replace("drawn=2", "drawn=?"),
}


@pytest.mark.parametrize("line", UNSOUND.values(), ids=UNSOUND.keys())
def test_unsound_positions(line: str) -> None:
    """A position play could not have come to is refused with a reason."""
    with pytest.raises(UnreadableError):
        read_position(line)


def all_lying(options: str, tail: str) -> str:
    """Write a position in which all tiles lie in a few columns, without a man."""
    spaces = [(q, r) for q in range(-2, 4) for r in range(-3, 3)]
    faces = [n % 6 + 1 for n in range(36)]
    tiles = ";".join(f"{q},{r}:{face}" for (q, r), face in zip(spaces, faces, strict=True))
    return f"feurio {options} | tiles={tiles} bag=000000 {tail}"


HANDS = "hands=g12b12,y12r12"


@pytest.mark.parametrize(
    "tail",
    [
        "seat=1 turn=35 due=man",
        "seat=2 turn=36 passes=1 due=man",
        "seat=1 turn=37 passes=2 due=ended",
    ],
)
def test_the_last_turns_are_read(tail: str) -> None:
    """Men only, passes, and the end."""
    line = all_lying("hot=yes", f"{HANDS} {tail}")
    game, state = read_position(line)
    assert game.write_position(state) == line


@pytest.mark.parametrize(
    ("options", "tail"),
    [
        ("hot=yes", "seat=1 turn=35 passes=2 due=man"),
        ("hot=yes", "seat=1 turn=35 passes=1 due=ended"),
        ("hot=yes", "seat=1 turn=33 due=man"),
        ("hot=yes", "seat=1 turn=35 due=draw"),
        ("cooperative=yes", "seat=1 turn=35 due=man"),
        ("cooperative=yes", "seat=2 turn=34 passes=2 due=ended"),
        ("cooperative=yes", "seat=1 turn=35 due=ended"),
    ],
)
def test_unsound_ends(options: str, tail: str) -> None:
    """What does not fit the end of a game is refused."""
    with pytest.raises(UnreadableError):
        read_position(all_lying(options, f"{HANDS} {tail}"))


# Views

SEEN = BREAKS.replace("#2@1", "#?@1").replace("bag=555564", "bag=565564")
"""``BREAKS`` as all but the first seat see it: the bag has all tiles they have not seen."""
DRAWN = BREAKS.replace("due=draw", "drawn=1 due=lay").replace("bag=555564", "bag=455564")
HELD = SEEN.replace("due=draw", "drawn=? due=lay")


@pytest.mark.parametrize(
    ("line", "seat", "seen"),
    [
        (BREAKS, 0, BREAKS),
        (BREAKS, 1, SEEN),
        (BREAKS, None, SEEN),
        (DRAWN, 0, BREAKS.replace("due=draw", "drawn=? due=lay")),
        (DRAWN, 2, DRAWN.replace("#2@1", "#?@1").replace("bag=455564", "bag=465564")),
        (DRAWN, 3, HELD),
        (DRAWN, None, HELD),
    ],
)
def test_a_view_is_written_and_read_with_its_holes(line: str, seat: int | None, seen: str) -> None:
    """Its text is what a bot in another process is given."""
    game, state = read_position(line)
    assert game.write_view(game.view(state, seat)) == seen
    view = game.read_view(seen, seat)
    assert view.seat == seat
    assert game.write_view(view) == seen
    assert game.show(view) == game.show(game.view(state, seat))


MISREAD = {
    "a view of another": (SEEN, 0),
    "a position as another's view": (BREAKS, 1),
    "a position as a spectator's view": (BREAKS, None),
    "a drawn tile hidden from its owner": (HELD, 2),
    "a drawn tile not hidden": (DRAWN, 3),
    "a hidden tile face up": (SEEN.replace("2,-1:1", "2,-1:?"), 1),
    "a hidden tile too many": (SEEN.replace("bag=565564", "bag=555564"), 1),
    "a tile of nobody": (SEEN.replace("#?@1", "#?@5"), 1),
    "a firebreak another paid for": (SEEN.replace("#?@1", "#?@4"), 1),
    "the end, after which nothing is hidden": (SEEN.replace("due=draw", "due=ended"), 1),
    "other options": (SEEN.replace("firebreaks=yes", "firebreaks=yes hot=yes"), 1),
    "another game": ("onfire | due=ended", 1),
}


@pytest.mark.parametrize(("line", "seat"), MISREAD.values(), ids=MISREAD.keys())
def test_what_is_no_view_of_a_seat_is_refused(line: str, seat: int | None) -> None:
    """A view has holes where its seat cannot know, and nowhere else."""
    game, _ = read_position(BREAKS)
    with pytest.raises(UnreadableError):
        game.read_view(line, seat)


def test_without_secrets_a_view_has_no_holes() -> None:
    """Where no firebreaks are laid nothing is hidden, and a hole is refused."""
    game, state = read_position(LAYING)
    assert game.write_view(game.read_view(LAYING, 3)) == game.write_position(state)
    with pytest.raises(UnreadableError, match="a tile that is known"):
        game.read_view(LAYING.replace("drawn=2", "drawn=?"), 3)
