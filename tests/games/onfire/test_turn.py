"""The turn and the ends: event, four actions, a full hand; and who has won."""

from __future__ import annotations

import pytest
from tests.games.onfire.scenes import NOTATION, actor, after, each, legal, play, refused, scene

from caserne.core.game import Outcome
from caserne.games.onfire.events import EvacuationEnded, EventsShuffled, Forfeited, LastTokenPlaced
from caserne.games.onfire.game import OnFire

EVENT = "ended,next,refill,act,event"
ONE = "4  A4 2 | . . 1 . . . | B4"
FULL = {"hands": "leavex5/leavex4"}
"""Hands that need no cards at the end of the turn of the first player."""


def outcome(state: object) -> Outcome | None:
    """Tell how the game ended."""
    return NOTATION.outcome(state)  # type: ignore[arg-type]


@pytest.mark.rule("of.turn")
def test_exactly_four_actions() -> None:
    """There is no ending a turn early; after the fourth action it is over."""
    state = scene(ONE, **FULL)
    for step in ("A4-1 A4/1", "A4/1 A4/2", "A4/2 A4/3"):
        assert actor(after(state, f"walk {step}")) == "seat 1"
    state = after(state, "walk A4/3 A3-1")
    assert (actor(state), int(state.seat)) == ("chance", 1)


@pytest.mark.rule("of.turn")
def test_what_nobody_can_legally_do_is_forfeited() -> None:
    """Without cards and without a free square the rest of the actions is lost."""
    state = scene("""
        1  A1 | . . . . . . | B1
              / .         . /
              / .         . /
              / .         1 /
    """)
    events = play(state, "walk B1/3 street")
    assert [event.actions for event in events if isinstance(event, Forfeited)] == [3]
    assert (actor(state), state.actions) == ("chance", 0)


@pytest.mark.rule("of.turn")
def test_three_actions_are_kept_for_a_token() -> None:
    """Removing a token is an action that can be taken: nothing is forfeited while it can be."""
    state = scene("""
        1  A1 * | . . . . . . | B1
                / .         . /
                / .         . /
                / .         1 /
    """)
    state = after(state, "walk B1/3 street")
    assert (state.actions, legal(state)) == (3, ["remove A1"])


@pytest.mark.rule("of.event")
def test_the_event_comes_first() -> None:
    """A turn begins with a card of the pile, by how many of each are unseen."""
    state = scene(ONE, due=EVENT, laid="fire-A4")
    assert actor(state) == "chance"
    assert refused(state, "event fire-A4") == "of.event"
    weights = [int(state.weight(action)) for action in state.legal()]
    assert weights == [1] * 15 + [4, 2]
    state = after(state, "event fire-B1")
    assert (state.pile, actor(state)) == (7, "seat 1")
    assert state.building.event_names[state.event - 1] == "fire-B1"


LAID = "fire-A4+fire-B4+fire-A3+fire-B3+fire-A2+fire-B2+fire-A1+fire-B1"


@pytest.mark.rule("of.event.reshuffle")
def test_an_empty_pile_is_shuffled_anew() -> None:
    """A token goes from the rest to the supply, all cards are shuffled, eight are the new pile."""
    state = scene(ONE, **FULL, pile=0, rest=2, laid=LAID, actions=1)
    supply = state.supply
    events = play(state, "walk A4-1 A4/1")
    assert [(e.pile, e.rest) for e in events if isinstance(e, EventsShuffled)] == [(8, 1)]
    assert (state.supply, sum(each(state.laid)), sum(each(state.coming))) == (supply + 1, 0, 22)


@pytest.mark.rule("of.event.reshuffle")
def test_with_the_last_token_all_cards_are_the_last_pile() -> None:
    """Without the truck that somebody keeps."""
    state = scene(ONE, **FULL, pile=0, rest=1, laid=LAID, trucks="0-1", actions=1)
    state = after(state, "walk A4-1 A4/1")
    assert (state.pile, state.rest) == (21, 0)


@pytest.mark.rule("of.x.firefighters-leave")
def test_in_the_extreme_mode_played_firefighters_leave() -> None:
    """The card is neither laid nor shuffled back."""
    state = scene(ONE, due=EVENT, options="firefighters_leave=yes")
    state = after(state, "event firefighter")
    assert (state.gone, int(state.laid[state.decks.firefighter])) == (1, 0)
    state = after(scene(ONE, due=EVENT), "event firefighter")
    assert (state.gone, int(state.laid[state.decks.firefighter])) == (0, 1)


@pytest.mark.rule("of.x.firefighters-leave")
def test_they_leave_whether_they_find_a_fire_or_not() -> None:
    """One that removes a token leaves as one that finds none does."""
    state = scene("4  A4 *2 | . . 1 . . . | B4", due=EVENT, options="firefighters_leave=yes")
    state = after(state, "event firefighter", "remove A4")
    assert (state.gone, int(state.laid[state.decks.firefighter])) == (1, 0)


# The ends

ALL_LAID = (
    "fire-A4+fire-B4+fire-A3+fire-B3+fire-A2+fire-B2+fire-A1+fire-B1+"
    "fire-two-A4+fire-two-B4+fire-two-A3+fire-two-B3+fire-two-A2+fire-two-B2+fire-two-A1+"
    "fire-two-B1+firefighterx3+truckx2"
)
WALKS = ("walk A4-1 A4/1", "walk A4/1 A4/2", "walk A4/2 A4/1", "walk A4/1 A4/2")


@pytest.mark.rule("of.end.events")
def test_the_last_event_of_the_last_pile_ends_the_game() -> None:
    """Whoever draws it finishes the turn, hand included."""
    state = scene(ONE, due=EVENT, pile=1, rest=0, laid=ALL_LAID, hands="leavex4/")
    state = after(state, "event firefighter", *WALKS)
    assert outcome(state) is None
    state = after(state, "draw jump")
    assert actor(state) == "nobody"
    assert outcome(state) == Outcome(
        (0, 1), "events", (0, 0), {"turn": 1, "saved": 0, "ambulance": 30, "fires": 0}
    )


@pytest.mark.rule("of.end.events")
def test_the_last_event_of_an_earlier_pile_does_not() -> None:
    """While a token lies on the rest there is another pile."""
    state = scene(ONE, due=EVENT, pile=1, rest=1, **FULL)
    state = after(state, "event firefighter", *WALKS)
    assert (actor(state), state.rest) == ("chance", 0)


BURNT = """
    4  A4 **** | * * * * * * | B4 ****
    3  A3 **** | * * * * * * | B3 ****
    2  A2 **** | * * * . . . | B2
    1  A1 *{}  | . . 1 . . . | B1
"""


@pytest.mark.rule("of.end.tokens")
def test_the_first_players_token_is_the_last() -> None:
    """With the supply empty it is placed, and the turn is the last one."""
    state = scene(BURNT.format("**"), due=EVENT, rest=2, **FULL)
    assert (state.fires(), state.supply) == (33, 0)
    events = play(state, "event fire-B1")
    assert any(isinstance(event, LastTokenPlaced) for event in events)
    assert state.spent
    events = play(state, "walk A1-1 A1/1", "walk A1/1 A1/2", "walk A1/2 A1/1", "walk A1/1 A1/2")
    assert isinstance(events[-1], EvacuationEnded)
    assert [end.reason for end in [outcome(state)] if end] == ["tokens"]


@pytest.mark.rule("of.end.tokens")
def test_a_token_removed_after_the_last_was_placed_saves_nothing() -> None:
    """The last one was placed: that turn is the last, though there is a token in the supply."""
    state = scene(BURNT.format("**"), due=EVENT, rest=2, **FULL)
    state = after(state, "event fire-B1", "remove A1")
    assert (state.supply, actor(state)) == (1, "seat 1")
    state = after(state, "walk A1-1 A1/1")
    assert [end.reason for end in [outcome(state)] if end] == ["tokens"]


@pytest.mark.rule("of.end.tokens")
def test_what_no_token_is_left_for_is_not_placed() -> None:
    """A card for two with one token left places that one."""
    state = after(scene(BURNT.format("**"), due=EVENT, rest=2, **FULL), "event fire-two-B1")
    assert (state.spent, state.fires()) == (True, 34)


@pytest.mark.rule("of.end.tokens")
def test_with_a_token_in_the_supply_the_game_goes_on() -> None:
    """The last of the supply is not yet the last of all."""
    state = scene(BURNT.format("*"), due=EVENT, rest=2, **FULL)
    assert not after(state, "event fire-B1").spent


STREET_DOOR = """
    1  A1 | . . . . . . | B1
          / .         . /
          / .         . /
          / .         {} /
"""


@pytest.mark.rule("of.end.all-saved")
def test_once_all_are_saved_the_round_is_finished() -> None:
    """The others up to the first player have their turn, then the game ends."""
    drawing = STREET_DOOR.format(1)
    state = scene(drawing, saved="15-3", actions=1, first=1, **FULL)
    state = after(state, "walk B1/3 street")
    assert (each(state.saved), actor(state), int(state.seat)) == ([16, 3], "chance", 1)
    state = scene(STREET_DOOR.format(2), saved="16-3", seat=2, first=1, actions=1, hand="leavex5")
    state = after(state, "walk B1/3 street")
    assert [end.reason for end in [outcome(state)] if end] == ["all-saved"]


@pytest.mark.rule("of.end.all-saved")
def test_the_last_of_a_round_to_save_all_ends_it_at_once() -> None:
    """If nobody is left before the first player, the game is over with that turn."""
    state = scene(STREET_DOOR.format(1), saved="15-3", actions=1, first=2, **FULL)
    assert actor(after(state, "walk B1/3 street")) == "nobody"


@pytest.mark.rule("of.end.all-saved")
def test_an_empty_building_is_no_end() -> None:
    """With some in the ambulance nobody has saved all, and the players go on to another end."""
    state = scene(STREET_DOOR.format(1), saved="3-4", actions=1, first=2, **FULL)
    state = after(state, "walk B1/3 street")
    assert (actor(state), outcome(state)) == ("chance", None)
    state = after(state, "event firefighter")
    assert set(legal(state)) == set(legal(state, "redraw"))


@pytest.mark.rule("of.score")
@pytest.mark.parametrize(
    ("saved", "ambulance", "winners"),
    [
        ("5-4-3", "11-0-0", (0,)),
        ("5-5-3", "2-1-0", (1,)),
        ("5-5-3", "2-2-0", (0, 1)),
        ("5-5-5", "2-2-2", (0, 1, 2)),
    ],
)
def test_most_saved_then_fewest_hurt_then_shared(
    saved: str, ambulance: str, winners: tuple[int, ...]
) -> None:
    """Whoever saved most wins; equals are told apart by the ambulance, else they share."""
    rescued = [int(count) for count in saved.split("-")]
    hurt = [int(count) for count in ambulance.split("-")]
    inside = [16 - rescued[seat] - hurt[seat] for seat in range(3)]
    text = f"offices=A4:{'-'.join(map(str, inside))} saved={saved} ambulance={ambulance} "
    text += "fire=B4 rest=3 pile=0 turn=9 flags=spent due=ended"
    game = OnFire.from_text("players=3")
    state = game.read_fields([(n, v) for n, _, v in (word.partition("=") for word in text.split())])
    end = game.outcome(state)
    assert end is not None
    assert (end.winners, list(end.scores), end.reason) == (winners, rescued, "tokens")
