"""What is shown of a game, to a page and in a terminal."""

from __future__ import annotations

import msgspec
from tests.games.onfire.scenes import NOTATION, after, scene

from caserne.games.onfire.game import OnFire
from caserne.games.onfire.showing import show

DRAWING = """
    4  A4 **1122 | * 2 1 [12] . . . | B4
              / 1         . /
"""


def test_the_scenery_says_where_everything_is() -> None:
    """Offices and squares by name, and how many cards there are."""
    scenery = msgspec.to_builtins(OnFire.from_text("players=3 start_fires=yes").scenery())
    assert scenery["offices"]["B2"] == {"side": "B", "floor": 2}
    assert scenery["squares"]["A4-3"] == {"side": "A", "floor": 4, "number": 3, "step": 0}
    assert scenery["squares"]["B1/2"] == {"side": "B", "floor": 1, "number": 0, "step": 2}
    assert (scenery["cards"]["leave"], scenery["events"]["firefighter"]) == (9, 6)
    assert (scenery["extreme"], scenery["players"]) == (["start_fires"], 3)


def test_everything_on_the_table_is_shown() -> None:
    """People and fire by place, the elevator, the players, the piles."""
    state = after(scene(DRAWING, hands="leave+swapx2/jump", trucks="0-1"), "walk A4/1 A4/2")
    shown = msgspec.to_builtins(show(state, 0))
    assert shown["offices"]["A4"] == {"tokens": 2, "employees": [2, 2]}
    assert shown["fire"] == ["A4-3"]
    assert shown["people"] == {"A4/2": 0, "A4-1": 0, "A4-2": 1}
    assert shown["elevator"] == {"floor": 4, "aboard": [1, 1]}
    assert shown["players"][0]["cards"] == ["leave", "swap", "swap"]
    assert shown["players"][1] == {
        "hand": 1,
        "cards": None,
        "saved": 0,
        "ambulance": int(state.hurt[1]),
        "trucks": 1,
    }
    assert (shown["actions"], shown["deck"], shown["discard"], shown["top"]) == (3, 92, 0, None)


def test_a_hand_is_shown_to_its_owner_or_with_everything_open() -> None:
    """A spectator is shown no hand, a seat its own, and whoever looks at a disclosed game all."""
    state = scene(DRAWING, hands="leave+swapx2/jump")
    own, other = ["leave", "swap", "swap"], ["jump"]
    expected = {None: [None, None], 0: [own, None], 1: [None, other]}
    for seat, hands in expected.items():
        assert [one.cards for one in NOTATION.show(NOTATION.view(state, seat)).players] == hands
    assert [one.cards for one in NOTATION.show(NOTATION.disclose(state)).players] == [own, other]


def test_the_top_of_the_discard_pile_is_shown_until_it_is_covered() -> None:
    """A played card lies open; cards discarded to draw again cover it face down."""
    state = after(scene(DRAWING, hand="leave+swapx2"), "leave A4 B4-1")
    assert show(state, 1).top == "leave"
    state = after(state, "redraw swap", "draw jump")
    assert (show(state, 1).top, show(state, 1).discard) == (None, 2)


def test_an_offer_has_the_parts_of_its_action() -> None:
    """The verb, whence and whither, and the card it takes."""
    state = scene(DRAWING, hand="leave+expel")
    offers = {
        offer.action: msgspec.to_builtins(offer)
        for offer in (NOTATION.offer(state, action) for action in state.legal())
    }
    assert offers["leave A4 B4-1"] == {
        "action": "leave A4 B4-1",
        "cost": "1 action",
        "verb": "leave",
        "from": "A4",
        "to": "B4-1",
        "cards": ("leave",),
    }
    assert offers["expel 2 B4-1"]["player"] == 2
    assert offers["redraw expel"]["cards"] == ("expel",)
    assert offers["remove A4"]["cost"] == "3 actions"


def test_the_drawing_shows_the_tower() -> None:
    """The floors from the top, the stairs between them, the players below."""
    drawn = NOTATION.draw(scene(DRAWING, hand="leave")).splitlines()
    assert drawn[0] == "4      A4 **1122 | * 2 1 [12  ] . . . | B4"
    assert drawn[1] == "                /  1                .  /"
    assert drawn[-5].startswith("1: saved 0, ambulance")
    assert drawn[-5].endswith("hand leave")
