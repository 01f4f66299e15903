"""Positions and actions as text: what is written is read again, and what cannot be is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.onfire.scenes import NOTATION, position, scene

from caserne.core.errors import UnreadableError
from caserne.games.onfire.game import OnFire

if TYPE_CHECKING:
    from collections.abc import Callable


START = (
    "onfire | offices=A4:2-2,B4:2-2,A3:2-2,B3:2-2,A2:2-2,B2:2-2,A1:2-2,B1:2-2 elevator=0: "
    "pile=8 rest=2 seat=1 first=1 due=ended,deal,first"
)
TURN = (
    "onfire | offices=A4:2-2,B4:2-2,A3:2-2,B3:2-2,A2:2-2,B2:2-2,A1:2-2,B1:1-2 people=A1-1:1 "
    "hands=leavex5/swap pile=8 rest=2 turn=1 actions=4 seat=1 first=1 due=ended,next,refill,act"
)


def test_the_first_position_is_short() -> None:
    """Nothing is written that can be worked out: decks and supply."""
    game = OnFire()
    assert game.write_position(game.start()) == START


def test_what_is_left_out_is_worked_out() -> None:
    """The decks hold the cards that are nowhere else, the supply the tokens."""
    state = position(TURN.replace("pile=8", "fire=A4x2,A3-3,A3-1 laid=fire-A4 pile=7"))
    assert (state.deck_size(), state.supply) == (90, 36 - 1 - 2 - 4)
    assert sum(map(int, state.coming)) == 21


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("due=ended,next,refill,act", "due=ended,act"), "an order of the rules"),
        (("due=ended,next,refill,act", "due=act"), "'ended' first"),
        (("due=ended,next,refill,act", "due=ended,begin"), "a decision or a draw last"),
        (("due=ended,next,refill,act", "due=ended,next,refill,act.1"), "an operand below 1"),
        (("due=ended,next,refill,act", "due=ended,next,refill,act,firefighter"), "a token for"),
        (("due=ended,next,refill,act", "due=ended,next,refill,act,leave-two"), "can be left"),
        (("due=ended,next,refill,act", "due=ended"), "as many as can be left"),
        (("due=ended,next,refill,act", "due=ended,next,refill,act,truck"), "the fire truck"),
        (("actions=4", "actions=0"), "as many as can be left"),
        (("turn=1 ", ""), "turns that have begun"),
        (("B1:1-2", "B1:2-2"), "16 employees of player 1"),
        (("people=A1-1:1", "people=A1-1:1,A1-1:2"), "one employee a square"),
        (("people=A1-1:1", "people=A1-1:3"), "a number from 1 to 2"),
        (("people=A1-1:1", "people=A1-1:1 fire=A1-1"), "nobody on fire"),
        (("people=A1-1:1", "people=A1-1:1 fire=A1x4"), "nobody among four tokens"),
        (("people=A1-1:1", "people=A1-1:1 fire=A1-2"), "a landing's 1 or 3"),
        (("people=A1-1:1", "elevator=0:1-0"), "nobody aboard at the ground"),
        (("leavex5/swap", "leavex6/swap"), "at most 5 cards a hand"),
        (("leavex5/swap", "leavex5/leavex5"), "no more cards than there are"),
        (("leavex5/swap", "leavex5/?x5"), "a hidden deck"),
        (("leavex5/swap", "leavex5"), "cards for each player"),
        (("pile=8", "pile=9"), "at most 8 cards"),
        (("rest=2", "rest=3"), "at most a token a player"),
        (("rest=2 ", ""), "all cards in the last pile"),
        (("rest=2", "rest=2 gone=1"), "none without that option"),
        (("rest=2", "rest=2 top=jump"), "a card that was played"),
        (("rest=2", "rest=2 laid=firefighterx5"), "no more event cards"),
        (("rest=2", "rest=2 flags=odd"), "spent or hidden"),
        (("rest=2", "rest=2 rest=2"), "each field once"),
        (("rest=2", "rest=02"), "a number from 0 to 9"),
        (("rest=2", "odd=2"), "a field of offices"),
        (("B1:1-2", "C1:1-2"), "an office such as A4"),
        (("hands=leavex5/swap ", "hands=/ "), ""),
    ],
)
def test_positions_play_could_not_come_to_are_refused(
    change: tuple[str, str], expected: str
) -> None:
    """Each with a reason; an empty one is fine."""
    text = TURN.replace(*change)
    assert text != TURN
    if expected:
        with pytest.raises(UnreadableError, match=expected):
            position(text)
    else:
        assert position(text).legal()


EVERYBODY = "offices=" + ",".join(f"{side}{floor}:2-2" for floor in (4, 3, 2, 1) for side in "AB")
ABLAZE = "fire=" + ",".join(f"{side}{floor}x3" for floor in (4, 3, 2, 1) for side in "AB")


@pytest.mark.parametrize(
    ("options", "fields", "expected"),
    [
        ("", "hands=leave/swap pile=8", "all cards in the deck before the deal"),
        ("", "played=leave pile=8", "all cards in the deck before the deal"),
        ("", "away=/leave pile=8", "all cards in the deck before the deal"),
        ("start_fires=yes ", "pile=3", "a card for every event owed"),
        ("start_fires=yes ", "pile=4", ""),
        ("", "pile=3", ""),
        ("start_fires=yes ", f"{ABLAZE},A1-3,A1-1 pile=4", "tokens left for the fires"),
        ("start_fires=yes ", f"{ABLAZE},A1-3 pile=4", ""),
        ("", f"{ABLAZE},A1-3,A1-1 pile=4", ""),
    ],
)
def test_before_the_deal_all_cards_are_in_their_decks(
    options: str, fields: str, expected: str
) -> None:
    """Hands are dealt whole; the extreme mode's events come off the first pile and end nothing."""
    line = f"onfire {options}| {EVERYBODY} {fields} rest=2 seat=1 first=1 due=ended,deal,first"
    if expected:
        with pytest.raises(UnreadableError, match=expected):
            position(line)
    else:
        assert position(line).legal()


def test_a_view_is_written_and_read_with_its_holes() -> None:
    """Its text is what a bot in another process is given."""
    state = scene("4  A4 12 | . . 1 . . . | B4", hands="leave+swap/jumpx3", away="/swap")
    view = NOTATION.write_view(NOTATION.view(state, 0))
    assert "flags=hidden" in view
    again = NOTATION.read_view(view, 0)
    assert NOTATION.write_view(again) == view
    assert again.state.legal() == state.legal()


HOLES = {
    "as a position": (OnFire.read_position, "cards that are known"),
    "as another's view": (lambda view: NOTATION.read_view(view, 1), "what seat 2 may know"),
    "as a spectator's view": (lambda view: NOTATION.read_view(view, None), "a spectator may know"),
    "with a card of another's": (
        lambda view: NOTATION.read_view(view.replace("?x3", "jump+?x2"), 0),
        "what seat 1 may know",
    ),
    "with one's own hand hidden": (
        lambda view: NOTATION.read_view(view.replace("leave+swap/", "?x2/"), 0),
        "what seat 1 may know",
    ),
    "with cards that are nowhere": (
        lambda view: NOTATION.read_view(view.replace("?x3", "?x99"), 0),
        "no more cards than there are",
    ),
    "with a hand too large": (
        lambda view: NOTATION.read_view(view.replace("?x3", "?x9"), 0),
        "at most 5 cards a hand",
    ),
    "of another game": (
        lambda view: NOTATION.read_view(view.replace("onfire", "onfire players=3"), 0),
        "the options ''",
    ),
}


@pytest.mark.parametrize(("read", "expected"), HOLES.values(), ids=HOLES.keys())
def test_holes_where_there_are_none_are_refused(
    read: Callable[[str], object], expected: str
) -> None:
    """A view is read as what it is: nobody else's, and no position."""
    state = scene("4  A4 12 | . . 1 . . . | B4", hands="leave+swap/jumpx3", away="/swap")
    view = NOTATION.write_view(NOTATION.view(state, 0))
    with pytest.raises(UnreadableError, match=expected):
        read(view)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("fly A4-1 A4/1", "one of enough, keep"),
        ("walk A4-1", "walk with all that belongs to it"),
        ("walk A4-1 A9/1", "a place such as A4"),
        ("keep it", "keep with all that belongs to it"),
        ("expel 5 A4-1", "a player 1-4"),
        ("elevator 5", "a floor"),
        ("event fire-C1", "an event card"),
        ("redraw leave+joker", "a card"),
        ("redraw leave+leave+leave+leave+leave+leave", "1 to 5 cards"),
        ("draw leave+swap", "one card"),
        ("", "one of enough, keep"),
    ],
)
def test_what_is_no_action_is_unreadable(text: str, expected: str) -> None:
    """Each with what was expected."""
    with pytest.raises(UnreadableError, match=expected):
        NOTATION.read_action(text)


def test_places_may_be_typed_in_small_letters() -> None:
    """As the terminal hands them on."""
    assert NOTATION.read_action("walk a4/3 b3-1") == NOTATION.read_action("walk A4/3 B3-1")


def test_cards_to_discard_may_stand_in_any_order() -> None:
    """They are written in the order of the cards."""
    action = NOTATION.read_action("redraw swap+leave")
    assert NOTATION.write_action(action) == "redraw leave+swap"
