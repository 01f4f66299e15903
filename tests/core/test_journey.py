"""Journeys: the cheapest row of steps to each place, by nothing but legal actions."""

from __future__ import annotations

from caserne.core.journey import Journey
from caserne.games import find, read_position

HOUSE = "flashpoint firefighters=1 | {} unseen=10+5 seat=1 ap={} due=ended,act"


def ways(text: str) -> dict[str, Journey]:
    """List the journeys from a position by where they lead."""
    game, state = read_position(text)
    return {journey.places[-1]: journey for journey in game.journeys(state)}


def test_a_journey_is_the_cheapest_row_of_steps() -> None:
    """Round the corner outside the house: two steps, their places and their price together."""
    found = ways(HOUSE.format("crew=0-1", 2))
    assert found["0-3"] == Journey(
        actions=("move 0-2", "move 0-3"), places=("0-2", "0-3"), cost="2 AP"
    )


def test_what_one_step_reaches_is_no_journey() -> None:
    """A single action is an offer; what the points do not reach is nothing at all."""
    found = ways(HOUSE.format("crew=0-1", 2))
    assert "0-2" not in found
    assert "0-4" not in found


def test_no_journey_leads_back() -> None:
    """The space one stands on is not a place to go to."""
    assert "4-3" not in ways(HOUSE.format("crew=4-3", 4))


def test_fire_may_be_crossed_but_not_stopped_in() -> None:
    """A burning space costs two points: its price is in the way behind it, and none ends in it."""
    found = ways(HOUSE.format("fire=4-4 crew=4-3", 4))
    assert "4-4" not in found
    assert (found["4-5"].places, found["4-5"].cost) == (("4-4", "4-5"), "3 AP")


def test_the_cheaper_of_two_ways_counts() -> None:
    """Through two fires it would be three steps and five points, past them three and three."""
    found = ways(HOUSE.format("fire=2-1,1-1 crew=3-1", 8))
    assert found["1-2"].places == ("3-2", "2-2", "1-2")


def test_a_journey_ends_where_something_is_revealed() -> None:
    """A POI is turned over when it is reached: no row leads on from there."""
    found = ways(HOUSE.format("poi=3-4 crew=4-3", 8))
    assert found["3-4"].places == ("3-3", "3-4")
    assert found["3-5"].places == ("4-4", "4-5", "3-5")


def test_employees_walk_the_stairs() -> None:
    """In On Fire!!! each own employee has its ways, an action a square."""
    game = find("onfire").from_text("")
    state = game.start()
    while game.due(state) != "act" or not game.journeys(state):
        state.apply(state.legal()[-1])
    for journey in game.journeys(state):
        assert journey.cost == f"{len(journey.actions)} actions"


def test_a_game_without_steps_has_none() -> None:
    """Feurio! lays tiles: nothing there is walked to."""
    game = find("feurio").from_text("")
    assert game.journeys(game.start()) == []
