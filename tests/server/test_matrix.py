"""Everything against everything: every option and every bot, with a person who tries all there is.

Each game is played over a real socket to its end. No bot may fail, and nothing may be refused.
"""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from typing import TYPE_CHECKING, Final

import pytest
from tests.laws.cases import AXES, POSSIBLE, case_of, cases_of, singly
from tests.server.deeds import DEEDS, OWN, approach

from caserne.bots import catalogue
from caserne.core.options import values_of
from caserne.games import GAMES
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.laws.cases import Case
    from tests.server.deeds import Deed
    from tests.server.harness import Message, Player, Running

    from caserne.core.game import Game

FIRST: Final = "random"
"""The bot in the other seats: it makes what is rare happen."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Outing:
    """The games of a title: who played, and what was done, by people and by anybody."""

    def __init__(self, server: Running, game: str) -> None:
        """Nothing was done yet."""
        self.server = server
        self.game = game
        self.tried: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.bots: set[str] = set()

    def play(self, body: Message, seats: int, seat: int, bot: str, deed: str = "") -> None:
        """Play a table to its end: a person at a seat, a bot at another, simple ones elsewhere."""
        names = [FIRST] * seats
        names[(seat + 1) % seats] = bot
        taken = [{"bot": name} for name in names]
        self.bots |= set(names) if seats > 1 else set()
        body = {
            "game": self.game,
            "seats": [*taken[:seat], {"name": "Ana"}, *taken[seat + 1 :]],
        } | body
        made = self.server.http.post("/api/tables", json=body).raise_for_status().json()
        with self.server.join(made["table"]["id"], made["tokens"][str(seat)]) as player:
            self._see_through(player, seat, deed)

    def do(self, deed: Deed, bot: str) -> None:
        """Go to where something can be done, do it, and play on to the end."""
        record, seat = approach(deed)
        self.play({"record": record.write()}, record.game.seats, seat, bot, deed.verb)

    def _see_through(self, player: Player, seat: int, deed: str) -> None:
        """Act whenever one may; see that no bot fails and nothing is refused, until the end."""
        dice, acted = Dice(sum(self.tried.values())), -1
        while not player.now["outcome"]:
            offers = player.now["offers"].get(str(seat), [])
            version = player.now["version"]
            if offers and version != acted:
                acted, action = version, self._choose(offers, dice, deed)
                deed = ""
                player.send(type="act", seat=seat, version=version, action=action)
            self._check(player.receive())

    def _choose(self, offers: list[Message], dice: Dice, deed: str) -> str:
        """Do what was done least, or what one came for."""
        verbs: dict[str, list[str]] = {}
        for offer in offers:
            verbs.setdefault(verb_of(offer["action"]), []).append(offer["action"])
        verb = deed or min(verbs, key=lambda verb: (self.tried[verb], verb))
        self.tried[verb] += 1
        return verbs[verb][dice.below(len(verbs[verb]))]

    def _check(self, message: Message) -> None:
        assert message["type"] != "refused", message
        if message["type"] == "presence":
            assert not [seat for seat in message["seats"] if seat["failed"]]
        elif message["type"] == "events":
            self.done.update(
                verb_of(entry["action"])
                for entry in message["entries"]
                if entry["actor"] != "chance" and entry["action"]
            )


def verb_of(action: str) -> str:
    """Give the first word of an action."""
    return action.split(maxsplit=1)[0]


def options_of(game: Game) -> dict[str, str | int | bool]:
    """Give the options of a game as one asks for them."""
    return values_of(game.options)


def outings(cases: list[Case]) -> Iterator[tuple[Case, str]]:
    """Give each case a bot, one after the other; where somebody plays alone there is none."""
    bots = cycle(catalogue.names(cases[0].name))
    for case in cases:
        yield case, (next(bots) if case.game().seats > 1 else "")


@every_game
def test_every_option_and_every_bot(server: Running, game: type[Game]) -> None:
    """Every value of every option, every bot, and all that options let people do, to the end.

    What is done there is done with the bots that think least; with all of them: ``make soak``.
    """
    outing = Outing(server, game.name)
    rows = singly(AXES[game.name], POSSIBLE[game.name])
    cases = [case_of(game.name, row) for row in rows]
    bots = catalogue.names(game.name)
    shared = [case for case in cases if case.game().seats > 1]
    for case, bot in outings(cases + shared[: max(0, len(bots) - len(shared))]):
        chosen = case.game()
        outing.play({"options": options_of(chosen)}, chosen.seats, 0, bot)
    deeds = DEEDS if game.name == "flashpoint" else ()
    for deed, bot in zip(deeds, cycle(bots[:-1]), strict=False):
        outing.do(deed, bot)
    assert outing.bots == set(bots)
    assert set(outing.tried) >= OWN[game.name], outing.tried
    assert set(outing.done) >= set(outing.tried)


@pytest.mark.soak
@every_game
def test_every_pair_of_options_and_every_bot(server: Running, game: type[Game]) -> None:
    """Every two values of two options together, with every bot, to the end."""
    outing = Outing(server, game.name)
    for case in cases_of(game.name):
        chosen = case.game()
        for bot in catalogue.names(game.name):
            outing.play({"options": options_of(chosen)}, chosen.seats, 0, bot)
    assert outing.bots == set(catalogue.names(game.name))


@pytest.mark.soak
def test_every_deed_and_every_bot(server: Running) -> None:
    """All that the options of Flash Point let people do, with every bot, to the end."""
    outing = Outing(server, "flashpoint")
    for deed in DEEDS:
        for bot in catalogue.names("flashpoint"):
            outing.do(deed, bot)
    assert set(outing.tried) >= {deed.verb for deed in DEEDS}
