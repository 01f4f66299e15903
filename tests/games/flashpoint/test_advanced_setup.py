"""Advanced set-up: explosions, hazmats, POI, specialists and hot spots, then the crew's places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    between,
    due_now,
    fires,
    hazmats,
    hot_spots,
    legal,
    play,
    pois,
    position,
    refused,
    where,
)

from caserne.games.flashpoint.game import FlashPoint, FlashPointOptions

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

Level = Literal["recruit", "veteran", "heroic"]

TARGETS = {f"{red}-{black}" for red in range(1, 7) for black in range(1, 9)}
OUTSIDE = {f"{row}-{column}" for row in range(8) for column in range(10)} - TARGETS

FIRST_TARGETS = ("3-3", "3-4", "3-5", "3-6", "4-6", "4-5", "4-4", "4-3")
"""The printed table of the first explosion, by the face of the black die."""

EXPLOSIONS = ("black 1", "roll 1-1", "red 6")
FOURTH_EXPLOSION = "roll 6-2"
HAZMATS = ("roll 2-5", "roll 2-6", "roll 2-7", "roll 5-6", "roll 5-7")
POIS = ("roll 2-3", "roll 5-1", "roll 5-5")
SPECIALISTS = ("paramedic", "cafs", "captain", "rescue", "imaging", "driver")
HOT_SPOTS = ("roll 2-1", "roll 2-2", "roll 2-3", "roll 5-1", "roll 5-2", "roll 5-3")


def game(level: Level = "recruit", crew: int = 1, board: str = "house") -> FlashPoint:
    """Make an advanced game whose specialists are chosen."""
    options = FlashPointOptions(rules="advanced", board=board, difficulty=level, firefighters=crew)
    return FlashPoint(options)


def explosions(level: Level) -> tuple[str, ...]:
    """Give the dice of a level's explosions."""
    return (*EXPLOSIONS, FOURTH_EXPLOSION) if level == "heroic" else EXPLOSIONS


def with_crew(level: Level, crew: int) -> Incident:
    """Play the set-up up to the extra hot spots."""
    dice = (*explosions(level), *HAZMATS[: {"recruit": 3, "veteran": 4, "heroic": 5}[level]], *POIS)
    choices = [f"choose {name}" for name in SPECIALISTS[:crew]]
    return after(game(level, crew).start(), *dice, *choices)


def burning_while(due: str, burning: str) -> Incident:
    """Make a set-up in which some spaces burn and a roll is due."""
    return position(
        "flashpoint rules=advanced firefighters=1"
        f" | fire={burning} crew=station due=ended,begin,park-engine,park-ambulance,place,{due}"
    )


def column(black: int, rows: str = "123456") -> str:
    """Name the spaces of a column."""
    return ",".join(f"{red}-{black}" for red in rows)


def rolls(state: Incident) -> set[str]:
    """Name the targets that count for the roll of both dice that is due."""
    return {text.split()[1] for text in legal(state, "roll")}


# The board and the level


@pytest.mark.rule("fp.adv.board")
@pytest.mark.parametrize(
    ("board", "edge", "kind"),
    [("house", ("3-5", "4-5"), "open"), ("villa", ("3-5", "4-5"), "door")],
)
def test_either_face_of_the_board(board: str, edge: tuple[str, str], kind: str) -> None:
    """The board has two faces, each a building of its own, and the game is played on either."""
    assert between(game(board=board).start(), *edge) == kind


@pytest.mark.rule("fp.adv.difficulty")
@pytest.mark.parametrize(
    ("level", "explosion_count", "hazmat_count"),
    [("recruit", 3, 3), ("veteran", 3, 4), ("heroic", 4, 5)],
)
def test_level_sets_explosions_and_hazmats(
    level: Level, explosion_count: int, hazmat_count: int
) -> None:
    """Recruit: 3 initial explosions and 3 hazmats; Veteran: 3 and 4; Heroic: 4 and 5."""
    state = after(game(level).start(), *explosions(level), *HAZMATS[:hazmat_count])
    counts = (len(hot_spots(state)), len(hazmats(state)))
    assert (due_now(state), counts) == ("first-poi", (explosion_count, hazmat_count))


# The explosions


@pytest.mark.rule("fp.adv.explosion-1")
@pytest.mark.parametrize(("black", "target"), list(enumerate(FIRST_TARGETS, start=1)))
def test_first_explosion_by_the_black_die(black: int, target: str) -> None:
    """Roll the black die, and put hot spot and fire on the space its face stands for."""
    state = after(game().start(), f"black {black}")
    assert hot_spots(state) == {target}
    assert target in fires(state)


@pytest.mark.rule("fp.adv.explosion-1")
def test_first_explosion_is_resolved() -> None:
    """The first target explodes: fire beside it, a wall damaged, the door gone."""
    state = after(game().start(), "black 1")
    assert fires(state) == {"3-3", "3-4", "4-3"}
    assert (between(state, "2-3", "3-3"), state.damage) == ("damaged-wall", 1)
    assert between(state, "3-2", "3-3") == "empty-doorway"


@pytest.mark.rule("fp.adv.explosion-2")
def test_second_explosion_is_rolled_again_on_fire() -> None:
    """Roll both dice again until the second target does not burn."""
    state = after(game().start(), "black 1")
    assert rolls(state) == TARGETS - {"3-3", "3-4", "4-3"}


@pytest.mark.rule("fp.adv.explosion-2")
def test_second_explosion_is_resolved() -> None:
    """The second target gets hot spot and fire and explodes, and the damage counts."""
    state = after(game().start(), "black 1", "roll 1-1")
    assert hot_spots(state) == {"3-3", "1-1"}
    assert fires(state) == {"3-3", "3-4", "4-3", "1-1", "1-2", "2-1"}
    assert (between(state, "0-1", "1-1"), between(state, "1-0", "1-1")) == ("damaged-wall",) * 2


@pytest.mark.rule("fp.adv.explosion-2")
def test_fire_thrown_out_by_an_initial_explosion_goes_out() -> None:
    """Fire that an explosion puts outside is removed at once."""
    state = after(game().start(), "black 1", "roll 1-6")
    assert fires(state) == {"3-3", "3-4", "4-3", "1-6", "1-7", "2-6"}


@pytest.mark.rule("fp.adv.explosion-3")
@pytest.mark.parametrize("black", range(1, 9))
def test_third_explosion_in_the_opposite_column(black: int) -> None:
    """Turn the black die of the second explosion to its opposite face; roll the red one again."""
    state = after(game().start(), "black 1", f"roll 1-{black}", "red 6")
    assert hot_spots(state) == {"3-3", f"1-{black}", f"6-{9 - black}"}


@pytest.mark.rule("fp.adv.explosion-3")
def test_third_explosion_rolls_red_again_on_fire() -> None:
    """Roll the red die again until the third target does not burn."""
    state = after(game().start(), "black 4", "roll 6-3")
    assert {"3-6", "4-6"} <= fires(state)
    assert legal(state) == ["red 1", "red 2", "red 5", "red 6"]


@pytest.mark.rule("fp.adv.explosion-3")
def test_third_explosion_is_resolved() -> None:
    """The third target gets hot spot and fire and explodes."""
    before = after(game().start(), "black 1", "roll 1-1")
    state = after(before.copy(), "red 6")
    assert fires(state) - fires(before) == {"6-8", "5-8"}
    assert between(state, "6-7", "6-8") == "empty-doorway"
    assert state.damage == before.damage + 2


@pytest.mark.rule("fp.adv.explosion-3")
def test_third_explosion_with_its_column_all_on_fire() -> None:
    """Ruling: if the whole opposite column burns, both dice are rolled for the third explosion."""
    state = after(burning_while("third,explosion", column(8)), "roll 6-1")
    assert rolls(state) == TARGETS - fires(state)
    play(state, "roll 2-5")
    assert (hot_spots(state), due_now(state)) == ({"6-1", "2-5"}, "place")


@pytest.mark.rule("fp.adv.explosion-3")
def test_third_explosion_with_one_space_left_in_its_column() -> None:
    """While one space of the opposite column does not burn, the red die goes on until it comes."""
    state = after(burning_while("third,explosion", column(8, "12346")), "roll 6-1")
    assert legal(state) == ["red 5"]


@pytest.mark.rule("fp.adv.explosion-4")
def test_fourth_explosion_on_a_clear_target() -> None:
    """At heroic level both dice put a fourth hot spot, fire and explosion."""
    before = after(game("heroic").start(), *EXPLOSIONS)
    state = after(before.copy(), "roll 6-2")
    assert hot_spots(state) - hot_spots(before) == {"6-2"}
    assert fires(state) - fires(before) == {"6-2", "6-1", "6-3", "5-2"}


@pytest.mark.rule("fp.adv.explosion-4")
def test_fourth_explosion_keeps_its_column() -> None:
    """On a burning target only the red die is rolled again, so a burning roll still counts."""
    state = burning_while("fourth-explosion", "3-3,5-3")
    assert rolls(state) == TARGETS
    play(state, "roll 3-3")
    assert legal(state) == ["red 1", "red 2", "red 4", "red 6"]


@pytest.mark.rule("fp.adv.explosion-4")
def test_fourth_explosion_after_the_red_die_again() -> None:
    """The red die rolled again, with the black one as it lay, places the fourth explosion."""
    state = after(burning_while("fourth-explosion", "3-3"), "roll 3-3", "red 6")
    assert (hot_spots(state), due_now(state)) == ({"6-3"}, "place")
    assert fires(state) == {"3-3", "6-3", "6-2", "6-4", "5-3"}


@pytest.mark.rule("fp.adv.explosion-4")
def test_fourth_explosion_with_its_column_all_on_fire() -> None:
    """If the whole column burns the red die cannot help, and both dice are rolled."""
    state = after(burning_while("fourth-explosion", column(8)), "roll 3-8")
    assert (due_now(state), rolls(state)) == ("fourth-explosion", TARGETS)


# Hazmats and POI


@pytest.mark.rule("fp.adv.hazmats")
def test_hazmats_are_rolled_again_on_fire() -> None:
    """Roll again until a hazmat's target does not burn; another hazmat is no matter."""
    state = after(game().start(), *EXPLOSIONS, "roll 2-5")
    assert rolls(state) == TARGETS - fires(state)


@pytest.mark.rule("fp.adv.hazmats")
def test_hazmats_go_on_their_targets() -> None:
    """Each hazmat is put on the target of its own roll."""
    state = after(game().start(), *EXPLOSIONS, "roll 2-5", "roll 5-6", "roll 5-7")
    assert hazmats(state) == {"2-5", "5-6", "5-7"}


@pytest.mark.rule("fp.adv.pois")
def test_first_pois_are_rolled_again_on_fire_and_on_each_other() -> None:
    """Roll again when a POI's target burns; ruling: or when it has a POI. A hazmat is no matter."""
    state = after(game().start(), *EXPLOSIONS, *HAZMATS[:3], "roll 5-1")
    assert rolls(state) == TARGETS - fires(state) - {"5-1"}


@pytest.mark.rule("fp.adv.pois")
def test_three_pois_face_down_from_the_same_bag() -> None:
    """Three POI lie face down, out of 10 victims and 5 false alarms."""
    state = after(game().start(), *EXPLOSIONS, *HAZMATS[:3], *POIS)
    assert (due_now(state), pois(state)) == ("choose", {"2-3", "5-1", "5-5"})
    assert (state.unseen_victims, state.unseen_alarms) == (10, 5)


# Specialists


@pytest.mark.rule("fp.adv.specialists")
def test_every_player_chooses_a_specialist() -> None:
    """Each player takes a specialist, in the order of the seats, out of all eight."""
    state = after(game(crew=2).start(), *EXPLOSIONS, *HAZMATS[:3], *POIS)
    assert (actor(state), len(legal(state, "choose"))) == ("seat 1", 8)
    play(state, "choose driver")
    assert actor(state) == "seat 2"
    play(state, "choose paramedic")
    assert list(state.roles) == [8, 1]


@pytest.mark.rule("fp.adv.specialists")
def test_nobody_chooses_what_another_is() -> None:
    """There is one card of each specialist: a chosen one is not there for the next player."""
    state = after(game(crew=2).start(), *EXPLOSIONS, *HAZMATS[:3], *POIS, "choose driver")
    assert refused(state, "choose driver") == "fp.adv.specialists"
    assert len(legal(state, "choose")) == 7


@pytest.mark.rule("fp.adv.specialists")
def test_specialists_drawn_at_random() -> None:
    """Specialists may be drawn instead: each that is left is equally likely, none comes twice."""
    drawn = FlashPoint.from_text("rules=advanced firefighters=2 specialists=drawn")
    state = after(drawn.start(), *EXPLOSIONS, *HAZMATS[:3], *POIS, "draw captain")
    names = {text.split()[1] for text in legal(state, "draw")}
    assert names == {*SPECIALISTS, "hazmat-technician", "generalist"} - {"captain"}
    assert actor(state) == "chance"
    assert {int(state.weight(action)) for action in state.legal()} == {1}


# Hot spots


@pytest.mark.rule("fp.adv.extra-hotspots")
@pytest.mark.parametrize("crew", range(1, 7))
@pytest.mark.parametrize(("level", "more"), [("recruit", 0), ("veteran", 3), ("heroic", 3)])
def test_extra_hot_spots_for_level_and_crew(level: Level, more: int, crew: int) -> None:
    """By dice, 3 more from Veteran on; 2 more with three firefighters, 3 with four or more."""
    count = more + {1: 0, 2: 0, 3: 2}.get(crew, 3)
    before = with_crew(level, crew)
    state = after(before.copy(), *HOT_SPOTS[:count])
    assert (len(hot_spots(state)) - len(hot_spots(before)), due_now(state)) == (count, "place")


@pytest.mark.rule("fp.adv.extra-hotspots")
def test_extra_hot_spots_are_rolled_again_on_a_hot_spot_only() -> None:
    """Roll again on a space that already has a hot spot; fire, hazmats and POI are no matter."""
    state = after(with_crew("veteran", 1), "roll 5-1")
    assert rolls(state) == TARGETS - {"3-3", "1-1", "6-8", "5-1"}


@pytest.mark.rule("fp.adv.hotspot-reserve")
@pytest.mark.parametrize(("level", "reserve"), [("recruit", 6), ("veteran", 6), ("heroic", 12)])
def test_hot_spots_kept_for_the_game(level: Level, reserve: int) -> None:
    """Besides those on the board, 6 hot spots (12 at heroic level) are laid by for the game."""
    count = 3 if level == "recruit" else 6
    state = after(with_crew(level, 4), *HOT_SPOTS[:count])
    assert (due_now(state), state.reserve) == ("place", reserve)


# Places


@pytest.mark.rule("fp.adv.place")
def test_firefighters_start_on_any_outside_space() -> None:
    """Every player puts its firefighter on a space of its choice outside the building."""
    state = with_crew("recruit", 2)
    assert (actor(state), set(legal(state))) == ("seat 1", {f"place {name}" for name in OUTSIDE})
    play(state, "place 0-0")
    assert (actor(state), set(legal(state))) == ("seat 2", {f"place {name}" for name in OUTSIDE})
    play(state, "place 0-0")
    assert (where(state, 1), where(state, 2)) == ("0-0", "0-0")


@pytest.mark.rule("fp.adv.place")
def test_nobody_starts_inside() -> None:
    """A firefighter does not start in the building, not even where nothing burns."""
    assert refused(with_crew("recruit", 1), "place 2-2") == "fp.adv.place"


@pytest.mark.rule("fp.adv.place")
def test_vehicles_start_on_parkings_of_the_teams_choice() -> None:
    """The team decides on which parking the ambulance and the engine start."""
    sides = ["north", "east", "south", "west"]
    state = after(with_crew("recruit", 1), "place 0-0")
    assert legal(state) == [f"park-ambulance {side}" for side in sides]
    play(state, "park-ambulance west")
    assert legal(state) == [f"park-engine {side}" for side in sides]
    play(state, "park-engine south")
    assert (state.ambulance, state.engine) == (sides.index("west"), sides.index("south"))


@pytest.mark.rule("fp.adv.place")
def test_the_first_turn_follows_the_vehicles() -> None:
    """Once both vehicles stand, the firefighter the players agreed on has the first turn."""
    start = FlashPoint.from_text("rules=advanced firefighters=2 first=2").start()
    choices = ("choose driver", "choose paramedic", "place 0-0", "place 0-0")
    parkings = ("park-ambulance north", "park-engine north")
    state = after(start, *EXPLOSIONS, *HAZMATS[:3], *POIS, *choices, *parkings)
    assert (actor(state), due_now(state), state.ap) == ("seat 2", "act", 4)


@pytest.mark.rule("fp.adv.explosion-1", "fp.adv.hazmats", "fp.adv.pois", "fp.adv.extra-hotspots")
def test_every_roll_of_the_set_up_names_its_rule() -> None:
    """A roll says what it is made for: which explosion, a hazmat, a POI or a hot spot."""
    dice = ["black 1", "roll 6-1", "red 6", "roll 1-1", "roll 1-2", "roll 1-5", "roll 5-5"]
    state = FlashPoint(FlashPointOptions(rules="advanced", specialists="drawn")).start()
    events = play(state, *dice, "roll 1-7", "roll 5-4")
    events += play(state, "draw captain", "draw cafs", "draw driver", "roll 2-2", "roll 4-2")
    rolls = [event.rule for event in events if type(event).__name__ == "Rolled"]
    explosions = [f"fp.adv.explosion-{number}" for number in (1, 2, 3)]
    tokens = ["fp.adv.hazmats"] * 3 + ["fp.adv.pois"] * 3 + ["fp.adv.extra-hotspots"] * 2
    assert rolls == explosions + tokens


@pytest.mark.rule("fp.adv.explosion-3")
def test_a_third_explosion_by_both_dice_is_still_the_third() -> None:
    """Rolled with both dice, since its column burns, the third explosion keeps its rule."""
    state = burning_while("third,explosion", column(8))
    state.hot_spots[state.board.numbers["3-3"]] = 1
    play(state, "roll 6-1")
    rules = {event.rule for event in play(state, "roll 1-4") if type(event).__name__ == "Exploded"}
    assert rules == {"fp.adv.explosion-3"}
