"""Set-up: who begins is chance, so are the hands and, in the extreme mode, the first fires."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from caserne.core.due import Chance, Dues, Step
from caserne.core.verb import Word, Words
from caserne.games.onfire import verbs
from caserne.games.onfire.alarm import START_EVENT
from caserne.games.onfire.codes import code, operand_of
from caserne.games.onfire.events import FirstChosen
from caserne.games.onfire.hand import owe_cards
from caserne.games.onfire.tower import START_FIRES, Tower
from caserne.games.onfire.turn import BEGIN

START_EVENTS: Final = 4
CHOSEN: Final = Word(24, "first", verbs.PLAYER)


class First(Chance[Tower]):
    """Who goes first."""

    def first(self, _s: Tower) -> i64:
        """Give the code of the first seat."""
        return code(CHOSEN.number, 0)

    def size(self, s: Tower) -> i64:
        """Count the players."""
        return s.players

    def weight(self, _s: Tower, _action: i64) -> i64:
        """Weigh all alike."""
        return 1

    def rule(self, _s: Tower) -> str:
        """Name the rule of the set-up."""
        return "of.setup"

    def apply(self, s: Tower, action: i64) -> None:
        """Let a player go first."""
        choose_first(s, operand_of(action))


class Deal(Step[Tower]):
    """Hands are dealt once it is known who goes first."""

    def take(self, s: Tower) -> None:
        """Deal them."""
        deal(s)


FIRST: Final = First("first", "first", even=True)
DEAL: Final = Deal("deal")
DUES: Final[Dues] = (FIRST, DEAL)
VERBS: Final[Words] = (CHOSEN,)


def set_up(s: Tower) -> None:
    """Fill the offices, count the tokens, and owe the rest of the set-up [of.setup]."""
    for place in range(s.building.offices * s.players):
        s.staff[place] = u8(s.building.employees)
    set_up_events(s)
    s.owe(DEAL)
    s.owe(FIRST)


def set_up_events(s: Tower) -> None:
    """Make the first pile, with a token a player on the rest [of.setup.events].

    One token is the first player's, the others are the supply [of.setup].
    """
    s.pile = s.decks.pile
    s.rest = s.players
    s.supply = s.decks.tokens - 1 - s.rest


def choose_first(s: Tower, seat: i64) -> None:
    """Let a player go first, with the events ready [of.setup] [of.setup.events]."""
    s.settled()
    s.first = seat
    s.seat = seat
    if s.events is not None:
        s.say(FirstChosen(rule="of.setup", also=("of.setup.events",), player=int(seat) + 1))


def deal(s: Tower) -> None:
    """Owe everybody a hand, then the first events of the extreme mode, then the first turn.

    [of.setup.hands] [of.x.start]
    """
    s.settled()
    s.owe(BEGIN, s.first)
    if s.extreme & START_FIRES != 0:
        for _ in range(START_EVENTS):
            s.owe(START_EVENT)
    for i in range(s.players):
        owe_cards(s, (s.first + s.players - 1 - i) % s.players, s.decks.hand)
