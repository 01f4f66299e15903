"""What a game can do with the contract alone: options, positions as a line, and views."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.laws.toy import Raised, Saw, Table, Toy, ToyOptions

from caserne.core.errors import UnreadableError
from caserne.core.game import Game, View

if TYPE_CHECKING:
    from caserne.core.event import Event


class Open(Toy):
    """The toy without its secrets: nothing of what ``Game`` does by itself is replaced."""

    view = Game.view
    determinize = Game.determinize  # type: ignore[assignment]
    privy = Game.privy
    visible_event = Game.visible_event


def table() -> Table:
    """Make a table with both cards dealt."""
    state = Open().start()
    state.cards = [2, 4]
    return state


# Options and positions


def test_options_are_read_and_written() -> None:
    """A game is made from its options as text, and gives them back without defaults."""
    assert Toy.from_text("first=right").options == ToyOptions("right")
    assert Toy.from_text("first=right").options_text == "first=right"
    assert Toy.from_text("first=left").options_text == ""


def test_unreadable_options() -> None:
    """A game is not made from options it does not have."""
    with pytest.raises(UnreadableError, match=r"^toy option: expected one of first, got 'last'$"):
        Toy.from_text("last=left")


def test_a_position_is_a_line() -> None:
    """A position is written with the game's name and options, and read as both."""
    game = Open(ToyOptions("right"))
    line = game.write_position(table())
    assert line == "toy first=right | table=2,4,0,0,0,0,0,0"
    same, state = Open.read_position(f"  {line}\n")
    assert same.options == game.options
    assert same.write_position(state) == line


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "position: expected the game's name 'toy' first, got ''"),
        ("chess | table=0", "position: expected the game's name 'toy' first, got 'chess'"),
        (" | table=0", "position: expected the game's name 'toy' first, got '|'"),
        ("toy", "position: expected ' | ' between options and fields, got 'toy'"),
        ("toy | table", "position: expected a field name=value, got 'table'"),
        ("toy first=up | table=0", "toy option first: expected one of left, right, got 'up'"),
    ],
)
def test_unreadable_positions(line: str, message: str) -> None:
    """A line that is no position of this game is refused with the reason."""
    with pytest.raises(UnreadableError) as caught:
        Toy.read_position(line)
    assert str(caught.value) == message


# What may be known, where there is no secret


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_game_without_secrets_shows_all(seat: int | None) -> None:
    """By default a view holds the whole position, and a copy of it."""
    game, state = Open(), table()
    view = game.view(state, seat)
    assert isinstance(view, View)
    assert view.seat == seat
    assert view.state is not state
    assert game.write_position(view.state) == game.write_position(state)


def test_a_whole_view_needs_no_filling_in() -> None:
    """By default a determinization is a copy of what is seen, and draws nothing."""
    game = Open()
    view = game.view(table(), 0)

    def never(limit: int) -> int:
        raise AssertionError(limit)

    state = game.determinize(view, never)
    assert state is not view.state
    assert game.write_position(state) == game.write_position(view.state)


def test_actions_are_seen_by_all() -> None:
    """By default everybody sees every action."""
    assert Open().privy(table(), 5) is None


@pytest.mark.parametrize(
    ("event", "seen"),
    [
        (Raised(rule="toy.raise", seat=0, stake=2), {0, 1, None}),
        (Saw(rule="toy.peek", card=3, seats=(1,)), {1}),
        (Saw(rule="toy.peek", card=3, seats=()), set()),
    ],
    ids=["for-all", "for-one", "for-nobody"],
)
def test_events_are_seen_by_whom_they_are_for(event: Event, seen: set[int | None]) -> None:
    """By default an event is told to its seats, or to all and to spectators if it names none."""
    game = Open()
    told = {seat for seat in (0, 1, None) if game.visible_event(event, seat) is not None}
    assert told == seen
    assert all(game.visible_event(event, seat) == event for seat in seen)
