"""The legal actions as a list for people."""

from __future__ import annotations

import pytest

from caserne import games
from caserne.cli.menu import Menu
from caserne.cli.words import Words

TURN = "flashpoint | fire=3-2 crew=3-1,3-0,7-3 unseen=10+5 seat=1 turn=1 ap=3 due=ended,act"
CAPTAIN = (
    "flashpoint rules=advanced firefighters=2 | crew=3-0:captain,0-6:cafs unseen=10+5 seat=1 "
    "ambulance=north engine=west turn=1 ap=4 free=2 due=ended,act"
)
PARKING = (
    "flashpoint rules=advanced firefighters=1 | crew=3-0:captain unseen=10+5 seat=1 "
    "due=ended,begin,park-engine,park-ambulance"
)
CHOOSING = (
    "flashpoint rules=advanced firefighters=1 | crew=station unseen=10+5 seat=1 "
    "due=ended,begin,park-engine,park-ambulance,place,choose"
)


def menu(position: str) -> Menu:
    """List what may be done in a position."""
    return Menu.of(*games.read_position(position))


def shown(position: str, language: str = "en", width: int = 100) -> list[str]:
    """Draw the list of a position."""
    words = Words("fr" if language == "fr" else "en")
    return menu(position).lines(words, width)


def test_all_legal_actions_are_listed() -> None:
    """The list has every legal action once, and nothing else."""
    _, state = games.read_position(TURN)
    assert sorted(choice.action for choice in menu(TURN).choices) == state.legal()


def test_ending_the_turn_comes_last() -> None:
    """What ends the turn is not the first thing at hand."""
    assert menu(TURN).choices[-1].text == "end"


@pytest.mark.parametrize("position", [TURN, CAPTAIN, PARKING, CHOOSING])
def test_a_number_or_words_name_an_action(position: str) -> None:
    """Each action is found by the number before it and by its text."""
    listed = menu(position)
    for number, choice in enumerate(listed.choices, 1):
        assert listed.find(str(number)) == choice.action
        assert listed.find(choice.text) == choice.action


@pytest.mark.parametrize(
    "answer", ["0", "99", "-1", "1.0", "²", "", "move", "move 9-9", "9" * 5000]
)
def test_what_is_not_in_the_list_is_not_found(answer: str) -> None:
    """Neither numbers out of range nor words that are no action."""
    assert menu(TURN).find(answer) is None


def test_verbs_are_grouped_with_their_cost() -> None:
    """One line a verb: as typed, in words, and what it may be done to; a common cost once."""
    assert shown(TURN, width=80) == [
        "  move        go to                           1) 2-1 (1 AP)   2) 3-0 (1 AP)",
        "                                              3) 3-2 (2 AP)   4) 4-1 (1 AP)",
        "  douse       turn fire into smoke at (1 AP)  5) 3-2",
        "  extinguish  clear fire or smoke at (2 AP)   6) 3-2",
        "  end         end the turn                    7)",
    ]


def test_the_list_keeps_to_the_width() -> None:
    """A long list goes on in the next line, below its beginning."""
    assert max(map(len, shown(TURN, width=70))) <= 70
    assert max(map(len, shown(CHOOSING, width=60))) <= 60


def test_it_speaks_french() -> None:
    """Verbs and costs are in the language; what is typed stays the notation."""
    assert "  douse       réduire le feu en fumée en (1 PA)  5) 3-2" in shown(TURN, "fr")


def test_words_of_the_notation_are_explained() -> None:
    """A side or a specialist is said in the language where it differs from the notation."""
    line = "1) north (nord)   2) east (est)   3) south (sud)   4) west (ouest)"
    assert shown(PARKING, "fr", 120)[0].endswith(f"du côté  {line}")
    assert "6) rescue   7) imaging   8) driver (driver/operator)" in " ".join(shown(CHOOSING))


def test_orders_to_others_stand_apart() -> None:
    """What a captain has others do is grouped by firefighter and verb."""
    lines = "\n".join(shown(CAPTAIN))
    assert "  command 2 move  firefighter 2: go to (1 AP)" in lines
    assert menu(CAPTAIN).find("command 2 move 0-5") is not None
