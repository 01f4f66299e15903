"""Set-up on the boards of Extreme Danger: dice for all, no damage, levels with more of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.extreme.places import tokens
from tests.games.flashpoint.scenes import fires, hot_spots, legal, play, pois, position

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint.events import Rolled
from caserne.games.flashpoint.game import FlashPoint, as_incident

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

BUILDINGS = [
    f"board={board} level={level}"
    for board in ("garage", "laboratory")
    for level in ("none", "attic", "basement")
]


def start(options: str) -> Incident:
    """Start a game."""
    return as_incident(FlashPoint.from_text(options).start())


def owed(state: Incident) -> list[str]:
    """Name what is owed, the next thing first."""
    return [word.partition(".")[0] for word in reversed(_due(state))]


def _due(state: Incident) -> list[str]:
    fields = FlashPoint.from_text("").write_fields(state)
    return fields[-1].removeprefix("due=").split(",")


@pytest.mark.rule("fp.x.setup-family")
@pytest.mark.parametrize("options", ["board=garage", "board=laboratory"])
def test_family_games_start_with_three_explosions_and_three_poi(options: str) -> None:
    """All by dice, and no damage counter is placed."""
    state = start(f"{options} firefighters=1")
    assert owed(state)[:6] == ["explosion"] * 3 + ["first-poi"] * 3
    while owed(state)[0] in ("explosion", "jam"):
        play(state, legal(state)[0])
    assert state.damage == 0
    assert hot_spots(state) == set()
    assert len(fires(state)) > 3
    for _ in range(3):
        play(state, legal(state)[0])
    assert len(pois(state)) == 3


@pytest.mark.rule("fp.x.setup-advanced")
def test_both_dice_place_the_first_explosion_of_the_laboratory() -> None:
    """Any space of either floor may be the first to explode."""
    state = start("board=laboratory rules=advanced")
    assert len(legal(state)) == 48
    play(state, "roll 2-7")
    assert hot_spots(state) == {"u2-7"}


LAST = (
    "flashpoint rules=advanced board=laboratory level=attic firefighters=1 | hot=2-2,u2-7,u5-6 "
    "crew=station unseen=10+5 seat=1 reserve=9 rack=4 "
    "due=ended,begin,park-engine,park-ambulance,place,choose,fifth-explosion"
)
"""The last initial explosion is to come, and none was in the attic."""


@pytest.mark.rule("fp.x.setup-advanced")
def test_the_last_roll_is_made_again_for_a_floor_without_an_explosion() -> None:
    """Ideally each has one: so many times, then the dice stand."""
    state = position(LAST)
    for number in range(1, 7):
        events = play(state, "roll 4-2")
        assert [(type(event), event.rule) for event in events] == [(Rolled, "fp.x.setup-advanced")]
        assert _due(state)[-1] == f"fifth-explosion.{number}"
        assert position(LAST.replace("fifth-explosion", _due(state)[-1])).legal() == state.legal()
    play(state, "roll 4-2")
    assert "4-2" in hot_spots(state)
    with pytest.raises(UnreadableError, match="an operand below 7"):
        position(LAST.replace("fifth-explosion", "fifth-explosion.7"))


@pytest.mark.rule("fp.x.setup-advanced")
def test_a_roll_for_a_floor_without_an_explosion_stands() -> None:
    """At once, and so does any other where all floors have had theirs or more are to come."""
    state = position(LAST)
    play(state, "roll 4-11")
    assert "a4-11" in hot_spots(state)
    state = position(LAST.replace("hot=2-2", "hot=2-2,a3-9"))
    play(state, "roll 4-2")
    assert "4-2" in hot_spots(state)
    state = start("rules=advanced board=laboratory level=attic")
    play(state, "roll 6-2", "roll 4-3")
    assert hot_spots(state) == {"6-2", "4-3"}


@pytest.mark.rule("fp.x.setup-advanced")
def test_the_second_roll_is_made_again_if_the_third_follows_it_to_the_same_floor() -> None:
    """Opposite a column of the middle floor lies another one of it: two floors would be left."""
    state = start("rules=advanced board=laboratory level=attic")
    play(state, "roll 2-7", "roll 5-6")
    assert (hot_spots(state), _due(state)[-1]) == ({"u2-7"}, "explosion.1")
    play(state, "roll 5-3")
    assert hot_spots(state) == {"u2-7", "5-3"}


@pytest.mark.rule("fp.x.setup-advanced")
@pytest.mark.parametrize("options", ["board=laboratory level=attic", "rules=advanced board=garage"])
def test_elsewhere_no_roll_is_set_aside(options: str) -> None:
    """The book asks for it in the advanced laboratory."""
    state = start(f"{options} firefighters=1")
    while owed(state)[0] != "first-poi" and owed(state)[0] != "hazmat":
        assert "." not in _due(state)[-1] or owed(state)[0] == "jam"
        play(state, legal(state)[0])


@pytest.mark.rule("fp.x.setup-advanced")
@pytest.mark.parametrize(
    ("pois", "expected"),
    [("2-2,3-3,u2-7,u3-7", {False, True}), ("2-2,3-3,u2-7", {True}), ("2-2,u2-7,u3-7", {False})],
)
def test_a_third_poi_starts_on_a_floor_where_no_other_has_room(
    pois: str, expected: set[bool]
) -> None:
    """Whichever floors have room take it; if none has less than two, all of them do."""
    state = position(
        f"flashpoint rules=advanced board=laboratory firefighters=1 | poi={pois} crew=station "
        "unseen=10+5 seat=1 reserve=12 rack=4 "
        "due=ended,begin,park-engine,park-ambulance,place,choose,first-poi"
    )
    assert {int(roll.split("-")[1]) > 4 for roll in legal(state)} == expected


@pytest.mark.rule("fp.x.setup-advanced")
def test_at_most_two_poi_start_on_a_floor() -> None:
    """With two on the upper floor the third is rolled again until it falls on another one."""
    state = start("board=laboratory rules=advanced firefighters=1")
    while owed(state)[0] != "first-poi":
        play(state, legal(state)[0])
    for _ in range(2):
        upper = [roll for roll in legal(state) if int(roll.split("-")[1]) > 4]
        play(state, upper[-1])
    assert all(int(roll.split("-")[1]) <= 4 for roll in legal(state))


@pytest.mark.rule("fp.adv.explosion-1")
def test_the_garage_keeps_the_first_explosion_in_its_middle() -> None:
    """The black die has eight faces there, whatever level is attached."""
    state = start("board=garage level=attic rules=advanced")
    assert legal(state) == [f"black {face}" for face in range(1, 9)]


@pytest.mark.rule("fp.x.attic", "fp.x.basement")
@pytest.mark.parametrize("level", ["attic", "basement"])
@pytest.mark.parametrize("board", ["garage", "laboratory"])
def test_a_level_brings_the_d12_and_one_more_explosion(board: str, level: str) -> None:
    """Columns 9 to 12 are rolled, a fourth explosion comes, and its hot spot in advanced games."""
    state = start(f"board={board} level={level}")
    assert owed(state)[:4] == ["explosion"] * 3 + ["fifth-explosion"]
    assert "roll 6-12" in legal(state)
    advanced = start(f"board={board} level={level} rules=advanced firefighters=3")
    assert owed(advanced).count("fifth-explosion") == 1
    while "fifth-explosion" in owed(advanced):
        spots = hot_spots(advanced)
        play(advanced, legal(advanced)[-1])
    assert len(hot_spots(advanced)) >= 4
    assert len(spots) < len(hot_spots(advanced)) or owed(advanced)[0] == "jam"


@pytest.mark.rule("fp.x.attic", "fp.x.basement")
@pytest.mark.parametrize("level", ["attic", "basement"])
def test_a_level_brings_hot_spots_to_advanced_games(level: str) -> None:
    """Three more are placed by dice, and three more wait in the reserve."""
    bare = start("board=garage rules=advanced firefighters=3")
    state = start(f"board=garage level={level} rules=advanced firefighters=3")
    assert owed(state).count("hot-spot") == owed(bare).count("hot-spot") + 3
    assert state.reserve == bare.reserve + 3


@pytest.mark.rule("fp.x.attic", "fp.x.basement")
@pytest.mark.parametrize(
    ("options", "stairs"),
    [
        ("board=garage level=attic", ("2-1", "a1-9")),
        ("board=laboratory level=attic", ("u2-5", "a1-9")),
        ("board=garage level=basement", ("6-4", "b5-12")),
        ("board=laboratory level=basement", ("6-4", "b5-12")),
    ],
)
def test_a_stair_token_joins_a_level(options: str, stairs: tuple[str, str]) -> None:
    """The token lies where the drawing of the building says."""
    board = start(options).board
    first, second = (board.numbers[name] for name in stairs)
    assert board.way_to(first, second) == 4


@pytest.mark.parametrize("options", BUILDINGS)
def test_what_lies_over_what(options: str) -> None:
    """Upper floors lie over the ground floor's columns, a basement under them."""
    board = start(options).board
    over = {
        board.names[space]: board.names[above]
        for space, above in enumerate(map(int, board.above))
        if above >= 0 and board.is_inside(space) and board.is_inside(above)
    }
    if "laboratory" in options:
        assert over["6-4"] == "u6-8"
    if "attic" in options:
        assert over["u1-5" if "laboratory" in options else "1-1"] == "a1-9"
    if "basement" in options:
        assert over["b6-12"] == "6-4"


@pytest.mark.rule("fp.x.car", "fp.x.lab-large", "fp.x.lab-small")
@pytest.mark.parametrize(
    ("options", "face"),
    [
        ("board=garage car=yes", "roll 4-6"),
        ("board=garage car=yes", "roll 4-7"),
        ("board=laboratory large=yes", "roll 1-1"),
        ("board=laboratory small=explosive", "roll 6-5"),
    ],
)
def test_set_up_rolls_avoid_objects(options: str, face: str) -> None:
    """A roll that names an object is made again."""
    state = start(options)
    assert face not in legal(state)
    assert face in legal(start(options.split(maxsplit=1)[0]))


@pytest.mark.rule("fp.x.ladder")
def test_the_engine_carries_four_ladders() -> None:
    """Where there is an upper floor or a basement, and an engine: not in family games."""
    assert tokens(start("board=laboratory rules=advanced")).rack == 4
    assert tokens(start("board=laboratory")).rack == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("board=house level=attic", "expected a level this board takes, got 'attic'"),
        ("board=laboratory car=yes", "expected a board with a car, got 'laboratory'"),
        ("board=garage large=yes", "expected a board with a large object, got 'garage'"),
        ("board=garage small=chemical", "expected a board with a small object, got 'garage'"),
        ("board=garage platform=yes", "expected a board with an upper floor, got 'garage'"),
        ("board=laboratory bridges=yes", "expected a board with a basement, got 'laboratory'"),
        ("engineer=yes", "expected a board of Extreme Danger, got 'house'"),
        (
            "board=garage level=basement repairs=yes",
            "expected a basement and engineer=yes, got 'garage'",
        ),
    ],
)
def test_options_a_board_has_nothing_for_are_refused(options: str, message: str) -> None:
    """One sentence says what was expected."""
    with pytest.raises(UnreadableError) as caught:
        FlashPoint.from_text(options)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("options", "change"),
    [
        ("board=laboratory", (" flags=gentle", "")),
        ("board=villa", (" flags=gentle", "")),
        ("board=house", (" seat=1", " seat=1 flags=gentle")),
        ("rules=advanced board=laboratory", (" seat=1", " seat=1 flags=gentle")),
    ],
)
def test_a_family_set_up_by_dice_does_no_damage_wherever_it_is_read(
    options: str, change: tuple[str, str]
) -> None:
    """One that did could bring the building down before anybody has come."""
    line = FlashPoint.from_text(f"{options} firefighters=1").write_position(
        start(f"{options} firefighters=1")
    )
    assert position(line).legal()
    with pytest.raises(UnreadableError, match="gentle in a family set-up by dice alone"):
        position(line.replace(*change))
