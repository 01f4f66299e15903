"""The hand: playing, discarding to draw again, filling up, shuffling."""

from __future__ import annotations

import pytest
from tests.games.onfire.scenes import actor, after, each, hand, legal, play, refused, scene

from caserne.games.onfire.decks import CARDS
from caserne.games.onfire.events import CardsShuffled
from caserne.games.onfire.game import OnFire

ONE = "4  A4 | . . 1 . . . | B4"
LAST_LEAVE = "leavex8+leave-twox15+elevatorx15+enterx15+enter-twox6+jumpx6+pushx6+expelx6+backx9"


@pytest.mark.rule("of.play")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    """Whatever else would allow it."""
    state = scene("4  A4 1 | . . 1 . . . | B4", hand="leave")
    assert refused(state, "leave-two A4 B4-1") == "of.play"
    assert refused(state, "jump A4-1 A4/1") == "of.play"


@pytest.mark.rule("of.play")
def test_a_played_card_lies_on_the_discard_pile() -> None:
    """It takes an action, and everybody has seen it."""
    state = after(scene("4  A4 1 | . . 1 . . . | B4", hand="leave+swap"), "leave A4 B4-1")
    assert (hand(state, 1), int(state.played[0]), state.actions) == (["swap"], 1, 3)
    assert CARDS[state.top - 1] == "leave"


@pytest.mark.rule("of.redraw")
def test_any_number_of_cards_is_discarded_and_drawn() -> None:
    """Every choice of at least one card is allowed; as many are drawn, for one action."""
    state = scene(ONE, hand="leavex2+swap")
    assert legal(state, "redraw") == [
        "redraw leave",
        "redraw swap",
        "redraw leave+leave",
        "redraw leave+swap",
        "redraw leave+leave+swap",
    ]
    state = after(state, "redraw leave+swap")
    assert (actor(state), hand(state, 1), state.actions) == ("chance", ["leave"], 3)
    state = after(state, "draw jump", "draw back")
    assert (actor(state), hand(state, 1)) == ("seat 1", ["back", "jump", "leave"])


@pytest.mark.rule("of.redraw")
def test_what_is_not_held_cannot_be_discarded() -> None:
    """Nor more of a kind than there are."""
    state = scene(ONE, hand="leave")
    assert refused(state, "redraw leave+leave") == "of.redraw"
    assert refused(state, "redraw swap") == "of.redraw"


@pytest.mark.rule("of.hand")
def test_the_hand_is_filled_up_to_five_at_the_end_of_the_turn() -> None:
    """After the fourth action as many cards are drawn as five lack."""
    state = after(scene(ONE, hand="leavex2", actions=1), "walk A4-1 A4/1")
    assert state.operand() == 3
    state = after(state, "draw jump", "draw jump", "draw jump")
    assert hand(state, 1) == ["jumpx3", "leavex2"]
    assert (int(state.seat), legal(state)[0]) == (1, "event fire-A4")


@pytest.mark.rule("of.hand")
def test_cards_come_by_how_many_are_left() -> None:
    """A card of which more are in the deck is the likelier one."""
    state = after(scene(ONE, hand="leavex5"), "redraw leave")
    weights = {CARDS[action & 15]: int(state.weight(action)) for action in state.legal()}
    assert weights["leave"] == 4
    assert weights["elevator"] == 15
    assert sum(weights.values()) == 91


@pytest.mark.rule("of.hand")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    """When a card is to be drawn and none is left, played and discarded cards are shuffled."""
    state = scene(ONE, hand="leave+swap", played=f"{LAST_LEAVE}+swapx8")
    assert state.deck_size() == 0
    events = play(state, "redraw swap")
    assert [event.count for event in events if isinstance(event, CardsShuffled)] == [95]
    assert (state.deck_size(), state.discard_size()) == (95, 0)
    assert (sum(each(state.played)), sum(each(state.away)), state.top) == (0, 0, 0)


def test_a_deck_lasts_while_nobody_draws() -> None:
    """An empty deck is left empty until a card is to be drawn."""
    state = scene(ONE, hand="leave+swap", played=f"{LAST_LEAVE}+swapx8")
    assert after(state, "walk A4-1 A4/1").deck_size() == 0


# What may be known


def test_others_see_how_many_cards_not_which() -> None:
    """A seat's view has its own hand, the others' have a number; the deck is hidden from all."""
    game = OnFire()
    state = scene(ONE, hands="leave+swap/jumpx3")
    mine, theirs = (" ".join(game.write_fields(game.view(state, s).state)) for s in (0, 1))
    nobodys = " ".join(game.write_fields(game.view(state, None).state))
    assert "hands=leave+swap/?x3 " in mine
    assert "hands=?x2/jumpx3 " in theirs
    assert "hands=?x2/?x3 " in nobodys


def test_what_is_discarded_unseen_only_its_player_knows() -> None:
    """A redraw's cards are told to nobody else, in the action, the event or the view."""
    game = OnFire()
    state = scene(ONE, hand="leave+swap")
    action = game.read_action("redraw leave+swap")
    assert game.privy(state, action) == (0,)
    events = play(state, "redraw leave+swap")
    told = [game.visible_event(event, seat) for seat in (0, 1) for event in events]
    assert [getattr(event, "cards", None) for event in told] == [("leave", "swap"), ()]
    fields = [" ".join(game.write_fields(game.view(state, seat).state)) for seat in (0, 1)]
    assert "away=leave+swap/ " in fields[0]
    assert "away=?x2/ " in fields[1]


def test_a_card_drawn_only_its_player_knows() -> None:
    """The outcome of the draw and its event are the drawer's."""
    game = OnFire()
    state = after(scene(ONE, hand="leave+swap"), "redraw leave")
    assert game.privy(state, game.read_action("draw jump")) == (0,)
    events = play(state, "draw jump")
    told = [game.visible_event(event, seat) for seat in (0, 1, None) for event in events]
    assert [getattr(event, "card", None) for event in told] == ["jump", "hidden", "hidden"]


def test_hidden_cards_are_dealt_by_how_many_there_are() -> None:
    """What a seat cannot know may be any of the cards it has not seen, and only those."""
    game = OnFire()
    state = scene(ONE, hand="leave", played=f"{LAST_LEAVE}+swapx6", hands="leave/swapx3")
    view = game.view(state, 0)
    world = game.determinize(view, lambda _: 0)
    assert hand(world, 2) == ["swapx3"]
    assert game.write_fields(game.view(world, 0).state) == game.write_fields(view.state)


def test_playing_a_card_cannot_be_taken_back() -> None:
    """It shows the others a card; walking shows nothing."""
    game = OnFire()
    state = scene("4  A4 1 | . . 1 . . . | B4", hand="leave")
    assert game.reveals(state, game.read_action("leave A4 B4-1"))
    assert not game.reveals(state, game.read_action("walk A4-1 A4/1"))
