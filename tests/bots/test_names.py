"""What bots are called: names of their own, the same ones for whoever looks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from caserne.bots.names import NAMES, bot_name


@given(st.text(max_size=12), st.integers(1, 9), st.sets(st.sampled_from(NAMES), max_size=9))
def test_nobody_at_a_table_is_called_alike(table: str, seats: int, people: set[str]) -> None:
    """Whatever the table and whoever sits there, each bot has a name that nobody else has."""
    taken = [name.upper() for name in people]
    for seat in range(seats):
        name = bot_name(table, seat, taken)
        assert name.casefold() not in {other.casefold() for other in taken}
        assert name == bot_name(table, seat, taken)
        taken.append(name)


def test_tables_have_different_crews() -> None:
    """Not every game is played by the same bots, and no name is there twice."""
    assert len({bot_name(f"table{number}", 1, ()) for number in range(200)}) == len(NAMES)
    assert len({name.casefold() for name in NAMES}) == len(NAMES)


def test_where_all_names_are_taken_there_is_one() -> None:
    """A table larger than the list still has a name for everybody."""
    assert bot_name("abcd", 0, NAMES) in NAMES
