"""The box and the set-up: what there is, who begins, and what everybody starts with."""

from __future__ import annotations

import pytest
from tests.games.onfire.scenes import actor, each, hand, legal, office, start

from caserne.core.errors import UnreadableError
from caserne.games.onfire.box import open_building, open_decks, read_building, read_decks
from caserne.games.onfire.decks import CARDS
from caserne.games.onfire.game import OnFire

DEAL = ("draw leave", "draw leave", "draw swap", "draw swap", "draw jump")


@pytest.mark.rule("of.material")
def test_the_action_cards_are_those_listed() -> None:
    """The decks have the 96 cards that the rulebook lists."""
    counts = dict(zip(CARDS, map(int, open_decks(2).actions), strict=True))
    assert counts == {
        "leave": 9,
        "leave-two": 15,
        "elevator": 15,
        "enter": 15,
        "enter-two": 6,
        "jump": 6,
        "push": 6,
        "expel": 6,
        "back": 9,
        "swap": 9,
    }
    assert sum(counts.values()) == 96


@pytest.mark.rule("of.material")
def test_decks_that_lack_a_kind_are_refused() -> None:
    """A table of cards must name every kind, in the order of the notation."""
    with pytest.raises(UnreadableError, match="expected actions leave, leave-two"):
        read_decks("[actions]\nleave = 9\n", 2, 8)


def test_the_tower_has_its_squares() -> None:
    """Four landings of six squares and two staircases of four flights of three steps."""
    building = open_building()
    names = [name for name in building.names if name]
    assert sum("-" in name for name in names) == 24
    assert sum("/" in name for name in names) == 24
    assert (building.size, building.offices, building.capacity) == (48, 8, 4)


@pytest.mark.parametrize(
    "text",
    [
        'floors = 4\nsteps = 3\ncapacity = 4\nemployees = 2\nsides = ["A"]\nnumbers = 3',
        'floors = 0\nsteps = 3\ncapacity = 4\nemployees = 2\nsides = ["A", "B"]\nnumbers = 3',
        'floors = 9\nsteps = 20\ncapacity = 4\nemployees = 2\nsides = ["A", "B"]\nnumbers = 3',
    ],
)
def test_other_buildings_are_refused(text: str) -> None:
    """A building the notation or the rules cannot take is refused with a reason."""
    with pytest.raises(UnreadableError, match="building"):
        read_building(text)


@pytest.mark.rule("of.setup")
def test_everybody_has_two_in_every_office() -> None:
    """Two employees of each player are in each of the eight offices."""
    state = start("players=3", "first 1")
    for name in ("A4", "B4", "A3", "B3", "A2", "B2", "A1", "B1"):
        assert office(state, name) == [2, 2, 2]
    assert state.lift == 0


@pytest.mark.rule("of.setup")
def test_chance_names_the_first_player() -> None:
    """Any player may be the first, each as likely, and cards are dealt from there."""
    state = start("players=3")
    assert (actor(state), legal(state)) == ("chance", ["first 1", "first 2", "first 3"])
    assert {state.weight(action) for action in state.legal()} == {1}
    state = start("players=3", "first 2")
    assert OnFire().privy(state, state.legal()[0]) == (1,)


@pytest.mark.rule("of.setup")
def test_one_token_is_kept_for_last() -> None:
    """Of 36 tokens one is the first player's, and one a player lies on the events."""
    state = start("players=4", "first 1")
    assert (state.supply, state.rest, state.spent) == (31, 4, False)


@pytest.mark.rule("of.setup.events")
@pytest.mark.parametrize(("players", "cards"), [(2, 22), (3, 24), (4, 26)])
def test_two_firefighters_a_player(players: int, cards: int) -> None:
    """The events are 16 fires, 2 trucks and 2 firefighters a player; the first pile has 8."""
    state = start(f"players={players}", "first 1")
    assert sum(each(state.coming)) == cards
    assert int(state.coming[state.decks.firefighter]) == 2 * players
    assert (state.pile, state.rest) == (8, players)


@pytest.mark.rule("of.setup.hands")
def test_everybody_is_dealt_five_cards() -> None:
    """The first player's five cards come first, then the next player's, then the first event."""
    state = start("", "first 2", *DEAL, *DEAL)
    assert hand(state, 1) == hand(state, 2) == ["jump", "leavex2", "swapx2"]
    assert legal(state)[0] == "event fire-A4"


@pytest.mark.rule("of.x.start")
def test_four_events_come_before_the_game() -> None:
    """In the extreme mode four events are obeyed; firefighters and trucks are ignored."""
    state = start("start_fires=yes", "first 1", *DEAL, *DEAL)
    for event in ("event fire-A4", "event firefighter", "event truck", "event fire-two-B2"):
        assert state.turn == 0
        state.apply(OnFire().read_action(event))
    assert (state.turn, state.pile, state.fires()) == (1, 4, 3)
    assert each(state.trucks) == [0, 0]
    assert int(state.laid[state.decks.firefighter]) == 1


@pytest.mark.rule("of.x.start")
def test_an_ignored_firefighter_stays_among_the_events() -> None:
    """Played firefighters leave; one that is ignored before the game was not played."""
    state = start("start_fires=yes firefighters_leave=yes", "first 1", *DEAL, *DEAL)
    state.apply(OnFire().read_action("event firefighter"))
    assert (state.gone, int(state.laid[state.decks.firefighter])) == (0, 1)


@pytest.mark.rule("of.x.start")
def test_no_events_come_before_an_ordinary_game() -> None:
    """Without that part of the extreme mode the first turn begins with eight cards in the pile."""
    state = start("", "first 1", *DEAL, *DEAL)
    assert (state.turn, state.pile) == (1, 8)
