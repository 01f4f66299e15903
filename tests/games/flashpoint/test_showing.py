"""What is shown of Flash Point: the printed board, and every counter of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from caserne.games import find, read_position
from caserne.games.flashpoint.events import GunFired
from caserne.games.flashpoint.game import FlashPoint
from caserne.games.flashpoint.showing import FirefighterOffer, Scenery, Shown

if TYPE_CHECKING:
    from caserne.core.event import Event
    from caserne.core.game import Game
    from caserne.core.state import State

LINE = (
    "flashpoint rules=advanced firefighters=2 | fire=3-4,3-5 smoke=1-1 poi=5-1 victims=3-3x2 "
    "treated=4-4 hazmats=2-2 hot=6-6 edges=3-2/3-3:door-open,1-3/1-4:empty-doorway "
    "crew=3-1:captain:carries-victim,0-6:rescue:kept3 unseen=5+5 seat=1 turn=7 ap=4 free=2 "
    "ambulance=north engine=east saved=1 reserve=5 target=3-4 due=ended,act"
)


def shown(line: str) -> Shown:
    """Show a position to a spectator."""
    game, state = read_position(line)
    picture = game.show(game.view(state, None))
    assert isinstance(picture, Shown)
    return picture


def test_every_counter_is_shown() -> None:
    """Hazards, tokens, doors, crew, vehicles and counters of a position are all there."""
    picture = shown(LINE)
    assert (picture.fire, picture.smoke) == (["3-4", "3-5"], ["1-1"])
    assert (picture.poi, picture.hot) == (["5-1"], ["6-6"])
    assert (picture.victims, picture.treated) == ({"3-3": 2}, {"4-4": 1})
    assert picture.hazmats == {"2-2": 1}
    assert picture.edges == {"3-2/3-3": "door-open", "1-3/1-4": "empty-doorway"}
    assert (picture.ambulance, picture.engine) == ("north", "east")
    assert (picture.saved, picture.reserve, picture.target) == (1, 5, "3-4")
    assert (picture.seat, picture.turn, picture.ap, picture.free) == (0, 7, 4, 2)


def test_the_crew_is_shown() -> None:
    """Each firefighter has its space, specialist, load and kept points."""
    captain, rescue = shown(LINE).crew
    assert (captain.space, captain.specialist, captain.carries) == ("3-1", "captain", "victim")
    assert (rescue.space, rescue.kept, rescue.carries, rescue.leads) == ("0-6", 3, None, False)


@pytest.mark.parametrize(
    ("specialist", "purpose"),
    [("captain", "command"), ("cafs", "extinguish"), ("rescue", "move"), ("paramedic", "")],
)
def test_free_points_say_what_they_are_for(specialist: str, purpose: str) -> None:
    """The free points of the specialist whose turn it is have their purpose."""
    line = LINE.replace("3-1:captain", f"3-1:{specialist}").replace("0-6:rescue", "0-6:driver")
    assert shown(line).free_for == purpose


def test_before_the_start_nobody_is_on_the_board() -> None:
    """A firefighter in the station has no space, a vehicle that is not parked no side."""
    game = find("flashpoint").from_text("rules=advanced")
    picture = game.show(game.view(game.start(), None))
    assert isinstance(picture, Shown)
    assert [one.space for one in picture.crew] == [None] * 3
    assert (picture.ambulance, picture.engine, picture.target) == (None, None, None)


@pytest.mark.parametrize("board", ["house", "villa"])
def test_the_scenery_is_the_printed_board(board: str) -> None:
    """Every space and everything that stands between spaces is described."""
    game = FlashPoint.from_text(f"board={board}")
    scenery = game.scenery()
    assert isinstance(scenery, Scenery)
    assert len(scenery.spaces) == 8 * 10
    assert sum(space.inside for space in scenery.spaces.values()) == 6 * 8
    assert set(scenery.edges.values()) <= {"wall", "door", "doorway"}
    assert set(scenery.parkings["ambulance"]) == {"north", "east", "south", "west"}
    assert set(scenery.titles) == {"en", "fr"}


def test_rooms_end_at_walls_and_doors() -> None:
    """The house has eight rooms: spaces joined by neither wall nor door; none is outside."""
    spaces = FlashPoint().scenery().spaces
    rooms = {name: space.room for name, space in spaces.items()}
    assert {space.room for space in spaces.values() if space.inside} == set(range(8))
    assert all(space.room is None for space in spaces.values() if not space.inside)
    assert rooms["1-1"] == rooms["2-3"]
    assert rooms["1-3"] != rooms["1-4"]
    assert rooms["3-2"] != rooms["3-3"]


def test_offers_are_taken_apart() -> None:
    """A captain's order says whom it is for, what is to be done and what it costs."""
    game, state = read_position(LINE.replace("carries-victim", "kept1"))
    action = game.read_action("command 2 move 0-5")
    assert action in state.legal()
    offer = game.offer(state, action)
    assert offer == FirefighterOffer(
        action="command 2 move 0-5", cost="1 AP", verb="move", to="0-5", firefighter=2
    )


@pytest.mark.parametrize(
    ("action", "kind"),
    [("open 0-1/1-1", "window"), ("chop 0-1/1-1", "window"), ("move 0-2", "")],
)
def test_offers_at_an_edge_say_what_stands_there(action: str, kind: str) -> None:
    """Whoever shows an offer can call a window a window."""
    line = "flashpoint board=laboratory firefighters=1 | crew=0-1 unseen=10+5 seat=1 turn=1 ap=4"
    game, state = read_position(f"{line} due=ended,act")
    offer = game.offer(state, game.read_action(action))
    assert isinstance(offer, FirefighterOffer)
    assert offer.kind == kind


def test_what_is_shown_is_json() -> None:
    """Scenery and scene are written as JSON and read back the same."""
    game = FlashPoint()
    picture = shown(LINE)
    assert msgspec.json.decode(msgspec.json.encode(picture), type=Shown) == picture
    text = msgspec.json.encode(game.scenery())
    assert msgspec.json.decode(text, type=Scenery) == game.scenery()


@pytest.mark.parametrize(("side", "seat"), [("north", "0-7"), ("east", "5-9"), ("south", "7-1")])
def test_keeping_the_guns_dice_says_where_the_water_goes(side: str, seat: str) -> None:
    """Whatever was rolled, and whatever the quadrant makes of it, the offer names that space."""
    line = f"flashpoint rules=advanced firefighters=1 | crew={seat}:driver unseen=10+5 turn=1 "
    game, start = read_position(f"{line}ap=4 ambulance=west engine={side} due=ended,act")
    start.apply(game.read_action("gun"))
    for roll in list(start.legal()):
        state = start.copy()
        state.apply(roll)
        offers = {offer.verb: offer for offer in offered(game, state)}
        assert offers["reroll"].space == ""
        happened: list[Event] = []
        state.events = happened
        state.apply(game.read_action("keep"))
        fired = next(event for event in happened if isinstance(event, GunFired))
        assert offers["keep"].space == fired.space


def offered(game: Game, state: State) -> list[FirefighterOffer]:
    """Describe all that may be done."""
    offers = [game.offer(state, action) for action in state.legal()]
    return [offer for offer in offers if isinstance(offer, FirefighterOffer)]
