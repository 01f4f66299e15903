"""The door lets in what is legal, and refuses all else with the reason."""

from __future__ import annotations

import pytest
from tests.laws.toy import Table, Toy

from caserne.core.door import actor_name, admit, submit
from caserne.core.errors import RefusedError
from caserne.core.state import CHANCE, NOBODY

GAME = Toy()


def dealt(left: int = 2, right: int = 3) -> Table:
    """Make a table at which both have a card and the left seat is to act."""
    table = GAME.start()
    table.cards = [left, right]
    return table


def refusal(table: Table, actor: int, word: str) -> RefusedError:
    """Knock at the door with something that is not let in."""
    before = GAME.write_fields(table)
    for knock in (admit, submit):
        with pytest.raises(RefusedError) as caught:
            knock(GAME, table, actor, GAME.read_action(word))
        assert GAME.write_fields(table) == before
    return caught.value


def test_the_legal_is_played() -> None:
    """A legal action of the right seat is played."""
    table = dealt()
    submit(GAME, table, 0, GAME.read_action("raise-2"))
    assert (table.stake, table.seat) == (2, 1)


def test_chance_comes_through_the_same_door() -> None:
    """An outcome that can come is played for chance."""
    table = GAME.start()
    submit(GAME, table, CHANCE, GAME.read_action("deal-1-4"))
    assert table.cards == [4, 0]


def test_to_admit_is_not_to_play() -> None:
    """Whether an action would be let in can be asked without playing it."""
    table = dealt()
    before = GAME.write_fields(table)
    admit(GAME, table, 0, GAME.read_action("raise-2"))
    assert GAME.write_fields(table) == before


def test_the_illegal_is_refused_with_its_rule() -> None:
    """An illegal action is refused in its own words, with the rule that forbids it."""
    error = refusal(dealt(), 0, "raise-3")
    assert (error.code, error.rule) == ("illegal", "toy.raise")
    assert str(error) == "'raise-3' is not allowed now"


def test_impossible_outcomes_are_refused() -> None:
    """An outcome that cannot come is refused to chance."""
    table = GAME.start()
    table.cards = [4, 0]
    assert refusal(table, CHANCE, "deal-2-4").code == "illegal"


@pytest.mark.parametrize(("actor", "name"), [(1, "seat 2"), (CHANCE, "chance"), (NOBODY, "nobody")])
def test_the_wrong_actor_is_refused(actor: int, name: str) -> None:
    """Whoever's decision it is not is told whose it is."""
    error = refusal(dealt(), actor, "pass")
    assert (error.code, error.rule) == ("not-yours", "")
    assert str(error) == f"expected seat 1 to decide, got {name}"


def test_seats_do_not_roll() -> None:
    """A seat that acts while chance must is told so."""
    assert str(refusal(GAME.start(), 0, "pass")) == "expected chance to decide, got seat 1"


@pytest.mark.parametrize("actor", [0, 1, CHANCE, NOBODY])
def test_nothing_is_let_in_after_the_end(actor: int) -> None:
    """Once the game is over everybody is refused."""
    table = dealt()
    table.passes = 2
    error = refusal(table, actor, "pass")
    assert (error.code, str(error)) == ("ended", "the game is over")


def test_actors_have_names() -> None:
    """Seats count from 1; chance and nobody have names of their own."""
    assert [actor_name(actor) for actor in (0, 5, CHANCE, NOBODY)] == [
        "seat 1",
        "seat 6",
        "chance",
        "nobody",
    ]
