"""Several people at one terminal, with secrets: nobody is shown what only another may know."""

from __future__ import annotations

import re

import pytest
from tests.cli.running import Terminal, caserne

from caserne.cli.cover import WIPE

READY = "Player {}, press Enter when you are ready. "
STEPS = {
    "": "it is your turn.",
    "leave-two A4 A4-1": "who else leaves",
    "enough": "29) A4-1 A4/1",
    "walk A4-1 A4/1": "A4/1 A4/2",
    "undo": "Taken back",
    "remove B3": READY.format(1),
}
TURN = "".join(f"{step}\n" for step in STEPS)
"""A turn of player 2, who begins On Fire!!! with seed 3; the walk is taken back."""


def term(typed: str, *args: str) -> str:
    """Play with what is typed; give all that was shown."""
    result = caserne("term", *args, "--seed", "3", typed=typed)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def shown_to(seat: int, shown: str) -> str:
    """Give what was shown to a player who had said to be ready, up to the next cover."""
    pieces = re.split(r"Player (\d), press Enter when you are ready\. \n", shown)
    looks = zip(pieces[1::2], pieces[2::2], strict=True)
    return "".join(told for who, told in looks if who == str(seat))


def test_the_first_player_is_waited_for() -> None:
    """No hand and no card is shown before somebody is there to look; then they are."""
    covered = term("", "onfire")
    assert set(re.findall(r"draws: ([^.]+)\.", covered)) == {"a card"}
    assert "hand:" not in covered
    assert covered.endswith(
        f"{READY.format(2)}\nGoodbye. The game is not kept; save F keeps one.\n"
    )
    assert "Player 2 draws: jump." in shown_to(2, term("\n", "onfire"))


def test_the_next_player_sees_none_of_the_last_ones_secrets() -> None:
    """Their draws are told without the cards, the own ones with them, now that they may look."""
    shown = term(f"{TURN}\n", "onfire")
    told = shown_to(1, shown)
    assert set(re.findall(r"Player 2 draws: ([^.]+)\.", told)) == {"a card"}
    assert "Player 1 draws: elevator." in told
    assert "2 saved: 0 \u00b7 ambulance: 0 \u00b7 hand: 5 cards" in told
    assert not re.search(r"Player 1 draws: (?!a card)", shown.partition(READY.format(1))[0])


def test_a_player_is_told_what_was_drawn_at_the_next_turn() -> None:
    """What refilled the hand at the end of a turn is told when it is looked at again."""
    told = shown_to(2, term(f"{TURN}\n1\nredraw elevator\n\n", "onfire"))
    assert len(re.findall(r"Player 2 draws: (?!a card)", told)) == 6


def test_what_was_taken_back_is_not_told() -> None:
    """The others hear of what stands, once, and of nothing else."""
    told = shown_to(1, term(f"{TURN}\n", "onfire"))
    assert told.count("Player 2 puts out a fire at B3.") == 1
    assert "goes from" not in told


def test_only_an_empty_line_uncovers() -> None:
    """What the last player typed ahead shows nobody's hand; one can leave."""
    shown = term(f"{TURN}1\nlook\nquit\n", "onfire")
    assert shown.count(READY.format(1)) == 3
    assert shown_to(1, shown) == ""
    assert "Save to which file?" in shown


@pytest.mark.parametrize(
    "args",
    [("onfire", "--bots", "random"), ("feurio",), ("feurio", "--firebreaks", "--bots", "random")],
)
def test_where_nobody_has_a_secret_from_another_nobody_is_covered(args: tuple[str, ...]) -> None:
    """One person among bots, and games without secrets, go on without waiting."""
    assert "press Enter" not in term("1\n" * 8, *args)


def test_a_tile_is_shown_to_who_drew_it() -> None:
    """With firebreaks the tile of a turn is its player's secret."""
    shown = term("\n1\npass\n\n", "feurio", "--firebreaks")
    between = shown.partition("Player 1 places nobody.")[2].partition(READY.format(2))[0]
    assert "Player 2 draws a tile." in between
    assert not re.search(r"draws a \d", between)
    assert re.search(r"Player 2 draws a \d", shown_to(2, shown))
    assert not re.search(r"Player 1 draws a \d", shown_to(2, shown))


def test_the_screen_is_cleared_between_players() -> None:
    """Before the next one is waited for and again before their hand; typing is not recalled."""
    with Terminal("term", "onfire", "--seed", "3") as terminal:
        terminal.wait_for(READY.format(2))
        assert WIPE not in terminal.shown  # the introduction can be read
        for step, answer in STEPS.items():
            terminal.type(f"{step}\n")
            terminal.wait_for(answer)
        last = terminal.shown.rpartition("2> ")[2]
        assert "hand:" not in last.partition(WIPE)[0]
        assert WIPE in last
        assert "jump" not in last.rpartition(WIPE)[2]
        terminal.type("\n")
        terminal.wait_for("1> ")
        assert terminal.shown.partition(READY.format(1))[2].strip().startswith(WIPE)
        terminal.type("\x1b[A\nwhy of.none\n")
        terminal.wait_for("There is no rule of.none.")
        assert "remove B3" not in terminal.shown.partition("1> ")[2]
