"""Towers of On Fire!!! in any state: crowds and fires, hands and piles, whatever is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.laws.arranged.whim import Phases

from caserne.games.onfire.building import OFFICE
from caserne.games.onfire.decks import CARDS
from caserne.games.onfire.game import OnFire
from caserne.games.onfire.soundness import PHASES

if TYPE_CHECKING:
    from tests.laws.arranged.whim import Whim

    from caserne.core.game import Game

OWED: Final = Phases(PHASES.pattern)
ACTING: Final = "ended next refill act"
EVERYBODY: Final = 16
TOKENS: Final = 36
FULL: Final = 4
PILE: Final = 8
BEFORE_ACTIONS: Final = ("event", "firefighter", "truck")


def owe(game: Game, whim: Whim) -> list[str]:
    """Say what is owed: most often an action."""
    del game
    return ACTING.split() if whim.once_in(3) else OWED.words(whim)


def arrange(game: Game, whim: Whim, owed: list[str]) -> dict[str, str]:
    """Arrange a tower in which that is owed."""
    assert isinstance(game, OnFire)
    return Evacuating(game, whim, owed).fields


class Evacuating:
    """One tower in the making."""

    def __init__(self, game: OnFire, whim: Whim, owed: list[str]) -> None:
        """Put everything somewhere."""
        self.game, self.whim, self.seats = game, whim, game.seats
        names = game.building.names
        self.squares = names[: int(game.building.size)]
        self.offices = names[OFFICE : OFFICE + int(game.building.offices)]
        self.owed = owed
        self.begun = "next" in self.owed or len(self.owed) == 1
        self.seat, self.first = whim.below(self.seats), whim.below(self.seats)
        self.fields: dict[str, str] = {}
        self._burn()
        self._people()
        self._events()
        self._cards()
        self._turn()

    def _burn(self) -> None:
        """Lay tokens: nowhere, here and there, on most of it, or all up one side."""
        whim = self.whim
        often = whim.one((0, 0, 10, 40, 90))
        side = whim.one(("", "", "", "A", "B"))
        self.spent = self.begun and whim.once_in(6)
        self.rest = whim.between(0, self.seats) if self.begun else self.seats
        left = TOKENS - self.rest - (not self.spent)
        if not self.begun:
            left -= 2 * 4  # the fires of the start never end a game
        self.ablaze: set[str] = set()
        words = []
        for office in whim.mixed(self.offices):
            hot = 100 if office.startswith(side or "?") else often
            count = min(left, whim.between(1, FULL) if whim.percent(hot) else 0)
            count = min(left, FULL) if count and hot == 100 else count
            left -= count
            if count:
                words.append(office if count == 1 else f"{office}x{count}")
                self.ablaze |= {office} if count == FULL else set()
            for number in ("3", "1"):
                if left and whim.percent(hot // 2 if count < FULL else hot):
                    left -= 1
                    words.append(f"{office}-{number}")
                    self.ablaze |= (
                        {f"{office}-3"} if number == "3" else {f"{office}-1", f"{office}-2"}
                    )
        self.fields["fire"] = ",".join(words)
        self.burning = len(words) > 0

    def _people(self) -> None:
        """Spread everybody's employees over offices, squares, elevator, safety and ambulance."""
        whim = self.whim
        taste = [whim.below(8) for _ in range(5)]
        if whim.once_in(3):
            taste[1] = 60  # crowded stairs and landings
        free = whim.mixed(square for square in self.squares if square not in self.ablaze)
        low = whim.once_in(2)
        free.sort(key=lambda name: int(name[1]) if low else 0, reverse=True)
        open_ = [office for office in self.offices if office not in self.ablaze]
        lift = whim.between(0, 4)
        room = FULL if lift else 0
        staff = {office: [0] * self.seats for office in self.offices}
        aboard, saved, hurt = [0] * self.seats, [0] * self.seats, [0] * self.seats
        people = []
        for seat in whim.mixed(seat for seat in range(self.seats) for _ in range(EVERYBODY)):
            where = self._whither(taste)
            if where == 0 and open_:
                staff[whim.one(open_)][seat] += 1
            elif where == 1 and free:
                people.append(f"{free.pop()}:{seat + 1}")
            elif where == 2 and room:
                aboard[seat], room = aboard[seat] + 1, room - 1
            elif where == 3:
                saved[seat] += 1
            else:
                hurt[seat] += 1
        each = {office: "-".join(map(str, counts)) for office, counts in staff.items()}
        self.fields |= {
            "offices": ",".join(
                f"{name}:{text}" for name, text in each.items() if any(staff[name])
            ),
            "people": ",".join(people),
            "elevator": f"{lift}:{'-'.join(map(str, aboard))}",
            "saved": "-".join(map(str, saved)),
            "ambulance": "-".join(map(str, hurt)),
        }

    def _whither(self, taste: list[int]) -> int:
        place = self.whim.below(sum(taste) + 1)
        for where, weight in enumerate(taste):
            place -= weight
            if place < 0:
                return where
        return 0

    def _events(self) -> None:
        whim, decks = self.whim, self.game.decks
        names = self.game.building.event_names
        left = dict(zip(names, map(int, decks.events), strict=True))
        trucks = [0] * self.seats
        if self.begun and whim.once_in(2):
            for _ in range(whim.between(1, 2)):
                trucks[whim.below(self.seats)] += 1
                left["truck"] -= 1
        if self.begun and self.game.options.firefighters_leave:
            self.fields["gone"] = str(whim.between(0, left["firefighter"]))
            left["firefighter"] -= int(self.fields["gone"])
        often = whim.one((0, 30, 70, 100))
        laid = dict.fromkeys(names, 0)
        for name in names:
            for _ in range(left[name]):
                laid[name] += whim.percent(often)
        if self.owed[-1] == "truck" and not laid["truck"] and left["truck"]:
            laid["truck"] = 1
        coming = sum(left.values()) - sum(laid.values())
        most = min(coming, PILE)
        self.fields |= {
            "laid": _cards(laid),
            "trucks": "-".join(map(str, trucks)),
            "rest": str(self.rest),
            "pile": str(coming if self.rest == 0 else whim.one((most, whim.between(0, most), 0))),
            "flags": "spent" if self.spent else "",
        }
        if any(laid.values()) and self.begun:
            self.fields["event"] = whim.one([name for name, count in laid.items() if count])

    def _cards(self) -> None:
        """Deal hands that leave room for what is to be drawn; the rest lies anywhere."""
        whim = self.whim
        counts = map(int, self.game.decks.actions)
        deck = whim.mixed(
            card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)
        )
        used = whim.one((0, whim.between(0, len(deck)), len(deck)))
        hands: list[list[str]] = []
        dues = list(self.owed)
        drawn: set[int] = set()
        hold = whim.one((5, 5, 3, 1, 0)) if "deal" not in dues else 0
        used = used if "deal" not in dues else 0
        for seat in range(self.seats):
            hands.append([deck.pop() for _ in range(whim.between(min(hold, 2), hold))])
            drawn |= {seat} if len(hands[seat]) < self.game.decks.hand else set()
        played: list[str] = []
        away: list[list[str]] = [[] for _ in range(self.seats)]
        for _ in range(min(used, len(deck))):
            whim.one([played, *away]).append(deck.pop())
        for place, kind in enumerate(dues):
            if kind == "draw" and drawn:
                seat = self.seat if "next" in dues else whim.one(sorted(drawn))
                drawn.discard(seat)
                room = int(self.game.decks.hand) - len(hands[seat])
                dues[place] = f"draw.{seat * 8 + whim.between(1, max(1, room))}"
            elif kind == "begin" and self.first:
                dues[place] = f"begin.{self.first}"
        self.fields |= {
            "hands": "/".join(_cards(_count(hand)) for hand in hands),
            "played": _cards(_count(played)),
            "away": "/".join(_cards(_count(cards)) for cards in away),
            "top": whim.one(played) if played and whim.once_in(2) else "",
            "due": ",".join(dues),
        }

    def _turn(self) -> None:
        kind = self.owed[-1]
        if kind in BEFORE_ACTIONS and "act" in self.owed:
            actions = 4
        elif kind == "act":
            actions = self.whim.between(1, 4)
        else:
            actions = self.whim.between(0, 3) if "act" in self.owed else 0
        self.fields |= {
            "actions": str(actions or ""),
            "turn": str(self.whim.between(1, 60)) if self.begun else "",
            "seat": str(self.seat + 1),
            "first": str(self.first + 1),
        }


def _count(cards: list[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in CARDS}


def _cards(counts: dict[str, int]) -> str:
    return "+".join(
        name if count == 1 else f"{name}x{count}" for name, count in counts.items() if count
    )
