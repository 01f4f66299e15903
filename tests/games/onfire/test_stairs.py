"""The stairs: walking, landings closing up, jumping, pushing and swapping."""

from __future__ import annotations

import pytest
from tests.games.onfire.scenes import (
    after,
    each,
    legal,
    people,
    play,
    refused,
    rules_of,
    scene,
)

from caserne.games.onfire.events import ClosedUp, Pushed

# Walking


@pytest.mark.rule("of.stairs")
def test_an_employee_walks_a_square_up_or_down() -> None:
    """Each square takes an action."""
    state = scene("""
        3  A3 | . . . . . . | B3
              / .         . /
              / 1         . /
    """)
    assert legal(state, "walk") == ["walk A3/2 A3/1", "walk A3/2 A3/3"]
    state = after(state, "walk A3/2 A3/3")
    assert (people(state), state.actions) == ({"A3/3": 1}, 3)


@pytest.mark.rule("of.stairs")
def test_nobody_passes_an_occupied_square() -> None:
    """A square that somebody stands on, an own employee included, cannot be walked to."""
    state = scene("""
        3  A3 | . . . . . . | B3
              / 2         . /
              / 1         . /
              / 1         . /
    """)
    assert legal(state, "walk") == ["walk A3/3 A2-1", "walk A3/3 B2-1"]
    assert refused(state, "walk A3/2 A3/1") == "of.stairs"


@pytest.mark.rule("of.stairs")
def test_others_people_are_not_moved() -> None:
    """Only an own employee can be walked."""
    state = scene("""
        3  A3 | . . . 1 . . | B3
              / 2         . /
    """)
    assert refused(state, "walk A3/1 A3/2") == "of.stairs"


@pytest.mark.rule("of.exit")
def test_beyond_the_last_step_is_the_street() -> None:
    """Whoever walks down from the last step is saved."""
    state = scene("""
        1  A1 | . . . . . . | B1
              / .         . /
              / .         . /
              / .         1 /
    """)
    state = after(state, "walk B1/3 street")
    assert (each(state.saved), people(state)) == ([1, 0], {})


@pytest.mark.rule("of.stairs.landing")
def test_on_a_landing_one_goes_to_the_free_square_nearest_the_elevator() -> None:
    """The lowest number that is free on either side, whatever staircase one comes by."""
    state = scene("""
        3  A3 | . . . . . . | B3
              / .         . /
              / .         . /
              / 1         . /
        2  A2 | . . 2 2 . . | B2
    """)
    arrivals = [text for text in legal(state, "walk") if text.split()[2].startswith(("A2", "B2"))]
    assert arrivals == ["walk A3/3 A2-2", "walk A3/3 B2-2"]
    assert refused(state, "walk A3/3 A2-3") == "of.stairs.landing"


@pytest.mark.rule("of.stairs.landing")
def test_one_nearest_square_leaves_no_choice() -> None:
    """With one side's square taken the other side's is the only one."""
    state = scene("""
        2  A2 | . . 2 . . . | B2
              / 1         . /
    """)
    assert legal(state, "walk") == ["walk A2/1 A2/2", "walk A2/1 B2-1"]


@pytest.mark.rule("of.stairs.landing")
def test_somebody_on_a_3_is_passed() -> None:
    """Whoever comes to the landing goes past them, and so does whoever leaves it from a 1."""
    state = scene("""
        2  A2 | 2 . . . . . | B2
              / 1         . /
    """)
    assert legal(state, "walk") == ["walk A2/1 A2/2", "walk A2/1 A2-1", "walk A2/1 B2-1"]
    state = scene("2  A2 | 2 2 1 2 2 2 | B2", hand="jump+push")
    assert "walk A2-1 A2/1" in legal(state, "walk")
    assert legal(state, "jump") == ["jump A2-1 A2/1", "jump A2-1 B2/1"]
    assert legal(state, "push") == ["push A2-1 A2/1", "push A2-1 B2/1"]


@pytest.mark.rule("of.stairs.landing")
@pytest.mark.rule("of.x.fire-not-occupied")
@pytest.mark.parametrize("options", ["", "fire_not_occupied=yes"])
def test_a_full_landing_cannot_be_entered(options: str) -> None:
    """With all six squares taken or on fire nobody walks to it, in the extreme mode neither."""
    drawing = """
        2  A2 | 2 2 2 * * {} | B2
              / 1         . /
    """
    state = scene(drawing.format("."), options=options)
    assert legal(state, "walk") == ["walk A2/1 A2/2", "walk A2/1 B2-3"]
    assert refused(state, "walk A2/1 B2-1") == "of.stairs.landing"
    state = scene(drawing.format("2"), options=options)
    assert legal(state, "walk") == ["walk A2/1 A2/2"]


@pytest.mark.rule("of.stairs.landing")
@pytest.mark.parametrize("square", ["A2-3", "A2-2", "A2-1", "B2-1", "B2-2", "B2-3"])
def test_from_any_landing_square_to_the_nearest_step(square: str) -> None:
    """From a 1, a 2 or a 3 one goes up or down either staircase, if the nearest step is free."""
    marks = ["1" if name == square else "2" for name in ("A2-3", "A2-2", "A2-1")]
    marks += ["1" if name == square else "2" for name in ("B2-1", "B2-2", "B2-3")]
    state = scene(f"""
        2  A2 | {" ".join(marks)} | B2
              / .         2 /
    """)
    walks = [f"walk {square} {step}" for step in ("A3/3", "A2/1", "B3/3")]
    assert legal(state, "walk") == walks


# Closing up


@pytest.mark.rule("of.landing.advance")
def test_those_behind_close_up_on_their_own_side_first() -> None:
    """Side A's 2 takes the 1 that was left, its 3 the 2."""
    state = scene("""
        2  A2 | 1 2 1 2 2 2 | B2
    """)
    state = after(state, "walk A2-1 A2/1")
    assert people(state) == {"A2-1": 2, "A2-2": 1, "B2-1": 2, "B2-2": 2, "B2-3": 2, "A2/1": 1}


@pytest.mark.rule("of.landing.advance")
def test_the_other_side_closes_up_where_nobody_is_behind() -> None:
    """The 1 that was left is taken from the other side's 2."""
    state = scene("""
        2  A2 | . . 1 2 1 . | B2
    """)
    state = after(state, "walk A2-1 A2/1")
    assert people(state) == {"A2-1": 1, "B2-1": 2, "A2/1": 1}


@pytest.mark.rule("of.landing.advance")
def test_the_nearest_number_goes_before_the_own_side() -> None:
    """The other side's 2 takes the 1 that was left, not the own side's 3, which takes the 2."""
    state = scene("""
        2  A2 | 1 . 1 2 2 . | B2
    """)
    state = after(state, "walk A2-1 A2/1")
    assert people(state) == {"A2-1": 2, "B2-1": 2, "A2-2": 1, "A2/1": 1}


@pytest.mark.rule("of.landing.advance")
def test_side_a_goes_first() -> None:
    """With both 1s free the only one behind goes to side A's."""
    state = scene("""
        2  A2 | . . . . 1 1 | B2
    """)
    state = after(state, "walk B2-3 B2/1")
    assert people(state) == {"A2-1": 1, "B2/1": 1}


@pytest.mark.rule("of.landing.advance")
@pytest.mark.rule("of.x.fire-not-occupied")
@pytest.mark.parametrize("options", ["", "fire_not_occupied=yes"])
def test_nobody_closes_up_onto_fire(options: str) -> None:
    """Burning squares stay empty, in the extreme mode too: closing up is no action card."""
    state = scene("2  A2 | 1 * * 1 2 . | B2", options=options)
    state = after(state, "walk B2-1 B2/1")
    assert people(state) == {"B2-1": 2, "B2-2": 1, "B2/1": 1}


# Jumping


@pytest.mark.rule("of.card.jump")
def test_a_jump_goes_over_everybody_to_the_first_free_square() -> None:
    """Steps and the 3 of a landing that are taken are jumped over."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / 1         . /
              / 2         . /
              / 1         . /
        2  A2 | 2 1 2 1 2 2 | B2
              / .         . /
        """,
        hand="jump",
    )
    assert "jump A3/1 A2/1" in legal(state, "jump")
    state = after(state, "jump A3/1 A2/1")
    assert people(state)["A2/1"] == 1
    assert "A3/1" not in people(state)


@pytest.mark.rule("of.card.jump")
def test_a_jump_stops_on_a_free_3() -> None:
    """Of a landing only the 3 counts: it is taken though squares nearer the elevator are free."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / .         . /
              / 1         . /
              / 2         . /
        2  A2 | . . . . . . | B2
        """,
        hand="jump",
    )
    state = after(state, "jump A3/2 A2-3")
    assert people(state) == {"A3/3": 2, "A2-3": 1}


@pytest.mark.rule("of.card.jump")
def test_from_a_1_or_2_either_staircase_can_be_jumped_into() -> None:
    """Those left on the landing close up."""
    state = scene(
        """
        3  A3 | 2 1 2 2 2 2 | B3
              / 2         . /
        """,
        hand="jump",
    )
    assert legal(state, "jump") == ["jump A3-2 A3/2", "jump A3-2 B3/1"]
    state = after(state, "jump A3-2 A3/2")
    assert people(state)["A3-2"] == 2
    assert "A3-3" not in people(state)


@pytest.mark.rule("of.card.jump")
def test_from_a_3_only_its_own_staircase() -> None:
    """A 3 belongs to the staircase of its side."""
    state = scene("3  A3 | 1 2 2 2 2 2 | B3", hand="jump")
    assert legal(state, "jump") == ["jump A3-3 A3/1"]
    assert refused(state, "jump A3-3 B3/1") == "of.card.jump"


@pytest.mark.rule("of.card.jump")
def test_a_jump_can_lead_into_the_street() -> None:
    """Over everybody down to the exit."""
    state = scene(
        """
        1  A1 | . . . . . . | B1
              / .         1 /
              / .         2 /
              / .         2 /
        """,
        hand="jump",
    )
    assert each(after(state, "jump B1/1 street").saved) == [1, 0]


@pytest.mark.rule("of.card.jump")
@pytest.mark.parametrize("landing", ["2 2 1 2 2 2", "2 1 2 2 2 2"])
def test_over_two_full_staircases_there_is_one_street(landing: str) -> None:
    """From a 1 or a 2 both staircases, full to the last step, lead out: that is one jump."""
    state = scene(
        f"""
        1  A1 | {landing} | B1
              / 2         2 /
              / 2         2 /
              / 1         2 /
        """,
        hand="jump",
    )
    jumper = "A1-1" if landing[4] == "1" else "A1-2"
    assert legal(state, "jump") == ["jump A1/3 street", f"jump {jumper} street"]
    state = after(state, f"jump {jumper} street")
    assert each(state.saved) == [1, 0]


@pytest.mark.rule("of.card.jump")
@pytest.mark.rule("of.fire.blocks-stairs")
def test_no_jump_leads_past_fire() -> None:
    """A burning 3 stops a jump that would have to go further."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / .         . /
              / 1         . /
              / 2         . /
        2  A2 | * . . . . . | B2
        1  A1 | * . 1 . . . | B1
        """,
        hand="jump",
    )
    assert legal(state, "jump") == ["jump A1-1 B1/1"]
    assert refused(state, "jump A3/2 A2/1") == "of.card.jump"
    assert refused(state, "jump A1-1 A1/1") == "of.card.jump"


@pytest.mark.rule("of.x.fire-not-occupied")
def test_in_the_extreme_mode_a_jump_can_end_in_fire() -> None:
    """A burning 3 is the first square that is not occupied, and whoever lands there is out."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / .         . /
              / 1         . /
              / 2         . /
        2  A2 | * . . . . . | B2
        """,
        hand="jump",
        options="fire_not_occupied=yes",
    )
    before = int(state.hurt[0])
    state = after(state, "jump A3/2 A2-3")
    assert (people(state), int(state.hurt[0])) == ({"A3/3": 2}, before + 1)


# Pushing


@pytest.mark.rule("of.card.push")
def test_a_push_moves_everybody_below_a_square_down() -> None:
    """The pusher goes one square down, those below on the staircase too, across a landing's 3."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / 1         . /
              / 2         . /
              / 1         . /
        2  A2 | 2 1 1 2 2 2 | B2
              / .         2 /
        """,
        hand="push",
    )
    state = after(state, "push A3/1 A3/2")
    assert people(state) == {
        "A3/2": 1,
        "A3/3": 2,
        "A2-3": 1,
        "A2/1": 2,
        "A2-2": 1,
        "A2-1": 1,
        "B2-1": 2,
        "B2-2": 2,
        "B2-3": 2,
        "B2/1": 2,
    }


@pytest.mark.rule("of.card.push")
def test_gaps_do_not_stop_a_push() -> None:
    """Everybody on the lower squares of the staircase moves, however far below."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / 1         . /
        1  A1 | . . . . . . | B1
              / 2         . /
        """,
        hand="push",
    )
    assert people(after(state, "push A3/1 A3/2")) == {"A3/2": 1, "A1/2": 2}


@pytest.mark.rule("of.card.push")
def test_with_nobody_below_a_push_is_a_step() -> None:
    """The card may be played for the pusher alone, who goes one square down."""
    state = scene(
        """
        2  A2 | . . . . . . | B2
              / 1         . /
        """,
        hand="push",
    )
    assert legal(state, "push") == ["push A2/1 A2/2"]
    assert people(after(state, "push A2/1 A2/2")) == {"A2/2": 1}


@pytest.mark.rule("of.card.push")
@pytest.mark.rule("of.exit")
def test_whoever_is_pushed_past_the_last_step_is_saved() -> None:
    """The lowest goes out first, an opponent or not."""
    state = scene(
        """
        1  A1 | . . . . . . | B1
              / 1         . /
              / 1         . /
              / 2         . /
        """,
        hand="push",
    )
    events = play(state, "push A1/1 A1/2")
    assert [event.player for event in events if isinstance(event, Pushed)] == [2, 1, 1]
    assert (each(state.saved), people(state)) == ([0, 1], {"A1/2": 1, "A1/3": 1})


@pytest.mark.rule("of.card.push")
@pytest.mark.rule("of.landing.advance")
def test_a_landing_closes_up_before_the_next_is_pushed_onto_it() -> None:
    """Whoever is pushed onto a 3 stands there, behind those who have closed up."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / .         . /
              / 1         . /
              / 2         . /
        2  A2 | 1 . 2 . . . | B2
        """,
        hand="push",
    )
    assert people(after(state, "push A3/2 A3/3")) == {
        "A3/3": 1,
        "A2-3": 2,
        "A2-1": 2,
        "A2/1": 1,
    }


@pytest.mark.rule("of.card.push")
def test_from_a_1_or_2_either_staircase_can_be_pushed() -> None:
    """From a 3 only its own; those left on the landing close up."""
    state = scene(
        """
        2  A2 | 1 2 1 2 2 2 | B2
              / 2         2 /
        """,
        hand="push",
    )
    assert legal(state, "push") == [
        "push A2-3 A2/1",
        "push A2-1 A2/1",
        "push A2-1 B2/1",
    ]
    state = after(state, "push A2-1 B2/1")
    assert people(state)["B2/1"] == 1
    assert people(state)["B2/2"] == 2
    assert people(state)["A2-1"] == 2


@pytest.mark.rule("of.card.push")
@pytest.mark.rule("of.fire.blocks-stairs")
def test_nobody_is_pushed_onto_fire() -> None:
    """With somebody right above a burning 3 the card cannot be played there."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / 1         1 /
              / .         . /
              / 2         . /
        2  A2 | * . . . . * | B2
              / .         2 /
        """,
        hand="push",
    )
    assert refused(state, "push A3/1 A3/2") == "of.card.push"
    assert people(after(state, "push B3/1 B3/2")) == {
        "A3/1": 1,
        "A3/3": 2,
        "B3/2": 1,
        "B2/1": 2,
    }


@pytest.mark.rule("of.card.push")
@pytest.mark.rule("of.fire.blocks-stairs")
def test_nobody_pushes_onto_or_past_fire() -> None:
    """A pusher right above a burning 3, or on its landing, cannot push there."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / .         . /
              / .         . /
              / 1         . /
        2  A2 | * . 1 . . . | B2
        """,
        hand="push",
    )
    assert legal(state, "push") == ["push A2-1 B2/1"]


@pytest.mark.rule("of.x.fire-not-occupied")
def test_in_the_extreme_mode_people_are_pushed_into_fire() -> None:
    """Whoever is pushed onto a burning 3 is eliminated, and those below are pushed too."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / .         . /
              / 1         . /
              / 2         . /
        2  A2 | * . . . . . | B2
              / 2         . /
        """,
        hand="push",
        options="fire_not_occupied=yes",
    )
    before = each(state.hurt)
    state = after(state, "push A3/2 A3/3")
    assert people(state) == {"A3/3": 1, "A2/2": 2}
    assert each(state.hurt) == [before[0], before[1] + 1]


# Swapping


@pytest.mark.rule("of.card.swap")
def test_two_on_the_same_landing_swap() -> None:
    """Wherever they stand on it, an own employee and another's change places."""
    state = scene("2  A2 | 1 1 2 1 1 1 | B2", hand="swap")
    assert "swap A2-3 B2-3" not in legal(state)
    state = after(state, "swap A2-3 A2-1")
    assert people(state)["A2-1"] == 1
    assert people(state)["A2-3"] == 2


@pytest.mark.rule("of.card.swap")
def test_two_on_neighbouring_steps_swap() -> None:
    """Next to each other on the same stairs, not further apart nor across the building."""
    state = scene(
        """
        2  A2 | . . . . . . | B2
              / 1         2 /
              / 2         . /
              / 2         1 /
        """,
        hand="swap",
    )
    assert legal(state, "swap") == ["swap A2/1 A2/2"]
    assert people(after(state, "swap A2/1 A2/2")) == {
        "A2/1": 2,
        "A2/2": 1,
        "A2/3": 2,
        "B2/1": 2,
        "B2/3": 1,
    }


@pytest.mark.rule("of.card.swap")
def test_landing_and_nearest_step_swap_and_nobody_else_moves() -> None:
    """From any square of the landing with the nearest step of either staircase, up or down."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / .         . /
              / .         . /
              / 2         . /
        2  A2 | 2 2 1 2 2 2 | B2
              / .         2 /
              / .         2 /
        """,
        hand="swap",
    )
    swaps = [text for text in legal(state, "swap") if "/" in text]
    assert swaps == ["swap A3/3 A2-1", "swap B2/1 A2-1"]
    events = play(state, "swap B2/1 A2-1")
    assert rules_of(events)[:2] == ["of.play", "of.card.swap"]
    assert not any(isinstance(event, ClosedUp) for event in events)
    assert people(state)["B2/1"] == 1
    assert people(state)["A2-1"] == 2


@pytest.mark.rule("of.card.swap")
@pytest.mark.rule("of.fire.blocks-stairs")
def test_no_swap_across_a_burning_3() -> None:
    """Fire on the 3 separates the landing from the steps of its side."""
    drawing = """
        2  A2 | * . 1 . . . | B2
              / 2         2 /
    """
    state = scene(drawing, hand="swap")
    assert legal(state, "swap") == ["swap B2/1 A2-1"]
    state = scene(drawing, hand="swap", options="fire_not_occupied=yes")
    assert legal(state, "swap") == ["swap A2/1 A2-1", "swap B2/1 A2-1"]


@pytest.mark.rule("of.card.swap")
def test_two_of_one_player_do_not_swap() -> None:
    """One must be an own employee, the other an opponent's."""
    state = scene("2  A2 | . 2 1 1 2 . | B2", hand="swap")
    assert refused(state, "swap A2-1 B2-1") == "of.card.swap"
    assert refused(state, "swap A2-2 B2-2") == "of.card.swap"
