"""The odds are those of a count over all rolls, tiles and cards, and of what a seat may know."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from tests.laws.arranged.positions import arranged

from caserne import games
from caserne.bots.feurio.danger import ForestDanger
from caserne.bots.flashpoint.danger import FireDanger, danger
from caserne.bots.odds import odds
from caserne.bots.onfire.danger import TowerDanger
from caserne.core.errors import UnreadableError
from caserne.core.state import CHANCE, NOBODY
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.events import Exploded, KnockedDown, VictimLost
from caserne.games.flashpoint.game import as_incident

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.core.event import Event
    from caserne.core.game import Game
    from caserne.games.flashpoint.incident import Incident

HOUSE = "flashpoint firefighters=1 | {} unseen=10+5 seat=1 turn=1 ap=4 due=ended,act"
FLARES = 1
FEW = range(12)
MANY = range(12, 1200)
AT_THE_STATION = 1025
"""A seed that arranges a set-up in which some of the crew are still to come."""
IN_A_FIRE = ("fire", "jam", "leak", "loss")


def fire_danger(line: str, **given: int) -> FireDanger:
    """Ask for the danger of a position."""
    game, state = games.read_position(line)
    return danger(game.view(state, None), **given)


# By hand


def test_a_fire_alone() -> None:
    """It explodes with 1 roll of 48; a space beside it burns by that roll or by its own."""
    found = fire_danger(HOUSE.format("fire=6-2 victims=6-1 crew=6-3").replace("10+5", "9+5"))
    spaces = {each.space: each for each in found.spaces}
    assert spaces["6-2"].explosion == pytest.approx(1 / 48)
    assert spaces["6-1"].fire == pytest.approx(2 / 48)
    assert spaces["1-8"].smoke == pytest.approx(1 / 48)
    assert {each.space: each.lost for each in found.people} == pytest.approx({"6-1": 2 / 48})
    assert [each.knocked_down for each in found.firefighters] == pytest.approx([2 / 48])
    assert found.damage == pytest.approx(1 / 48)
    assert found.lost == pytest.approx(2 / 48)
    assert (found.defeat, found.beyond) == (0, 0)


def test_a_poi_is_a_victim_as_often_as_the_bag_says() -> None:
    """A POI that burns is a loss with 10 of 15."""
    found = fire_danger(HOUSE.format("fire=6-2 poi=6-1 crew=1-1"))
    assert found.lost == pytest.approx(2 / 48 * 10 / 15)


def test_the_fourth_loss_is_the_end() -> None:
    """The chance to lose the game this turn."""
    line = HOUSE.format("fire=6-2 victims=6-1 crew=1-1 lost=3").replace("10+5", "6+5")
    assert fire_danger(line).defeat == pytest.approx(2 / 48)


def test_flare_ups_are_followed_to_the_bound() -> None:
    """A hot spot brings a second roll with 1 of 48; a third is beyond."""
    line = HOUSE.format("hot=1-1 crew=6-8:generalist ambulance=north engine=north reserve=6")
    line = line.replace("firefighters=1", "rules=advanced firefighters=1")
    once = fire_danger(line)
    assert once.flare_ups == 1
    assert once.beyond == pytest.approx(1 / 48**2)
    assert fire_danger(line, flare_ups=0).beyond == pytest.approx(1 / 48)
    again = {each.space: each.smoke for each in once.spaces}
    assert again["3-3"] == pytest.approx(1 / 48 + 1 / 48**2)


def test_what_is_certain_is_exactly_that() -> None:
    """A space burns on whatever is rolled, twice where it flares up: 1, and no more by rounding."""
    fields = "fire=3-3,6-2 hot=1-1,4-4 crew=6-8:generalist ambulance=north engine=north reserve=6"
    line = HOUSE.format(fields).replace("firefighters=1", "rules=advanced firefighters=1")
    found = fire_danger(line)
    burning = {each.space: each.fire for each in found.spaces}
    assert found.beyond > 0
    assert (burning["3-3"], burning["6-2"]) == (1, 1)


# Against a count over all rolls


class Count:
    """A fire phase counted in fractions, by the contract of positions alone."""

    def __init__(self, game: Game, start: Incident) -> None:
        """Count everything."""
        self.game, self.start = game, start
        self.sums: dict[tuple[str, object], Fraction] = {}
        self.go(start, Fraction(1), 0, [])

    def go(self, state: Incident, chance: Fraction, rolls: int, seen: list[Event]) -> None:
        """Play every outcome from here; a further flare-up than the bound is left out."""
        due = state.due.name
        if due == "fire" and rolls > FLARES:
            self.add("beyond", "", chance)
            cut = state.copy()
            cut.settled()
            while cut.due.step(cut):
                pass
            self.go(cut, chance, 0, seen)
        elif due in ("hazmats", "recover"):
            self.play(state, state.legal()[0], chance, rolls, seen)
        elif state.actor() == CHANCE and due in IN_A_FIRE:
            total = sum(int(state.weight(code)) for code in state.legal())
            for code in state.legal():
                share = Fraction(int(state.weight(code)), total)
                self.play(state, code, chance * share, rolls + (due == "fire"), seen)
        else:
            self.end(state, chance, seen)

    def play(
        self, state: Incident, code: int, chance: Fraction, rolls: int, seen: list[Event]
    ) -> None:
        """Play one outcome."""
        after = state.copy()
        told: list[Event] = []
        after.events = told
        after.apply(code)
        self.go(after, chance, rolls, seen + told)

    def end(self, state: Incident, chance: Fraction, seen: list[Event]) -> None:
        """Read off the position what has become of everybody."""
        fields = dict(f.split("=", 1) for f in self.game.write_fields(state))
        for name in ("fire", "smoke"):
            for space in fields.get(name, "").split(","):
                self.add(name, space, chance)
        for kind, name in ((Exploded, "explosion"), (VictimLost, "lost")):
            for space in {event.space for event in seen if isinstance(event, kind)}:
                self.add(name, space, chance)
        for man in {event.firefighter for event in seen if isinstance(event, KnockedDown)}:
            self.add("knocked", man, chance)
        self.add("damage", "", chance * int(state.damage - self.start.damage))
        lost = int(fields.get("lost", "0")) - int(self.start.lost)
        self.add("victims", "", chance * lost)
        outcome = self.game.outcome(state)
        self.add("defeat", "", chance if outcome is not None and not outcome.won else Fraction(0))

    def add(self, what: str, where: object, chance: Fraction) -> None:
        """Add to a sum."""
        self.sums[what, where] = self.sums.get((what, where), Fraction(0)) + chance

    def of(self, what: str, where: object = "") -> object:
        """Give a sum, to be compared with."""
        return pytest.approx(float(self.sums.get((what, where), Fraction(0))), abs=1e-9)


def fires(seeds: range) -> Iterator[tuple[Game, Incident]]:
    """Arrange positions in which the fire advances next, or once the turn is ended."""
    for each in arranged("flashpoint", seeds):
        game, state = games.read_position(each.line)
        incident = as_incident(state)
        ends = [code for code in state.legal() if game.write_action(code) == "end"]
        if incident.due.name == "act" and ends:
            state.apply(ends[0])
        if incident.due.name in IN_A_FIRE[:3] and int(sum(incident.hot_spots)) <= MOST_HOT:
            yield game, incident


MOST_HOT = 6
"""With more hot spots a count in fractions takes long."""


def compare(seeds: range) -> int:
    """Compare the danger with the count; tell how many positions were compared."""
    number = 0
    for game, start in fires(seeds):
        number += 1
        text = game.write_position(start)
        found, count = danger(game.view(start, None), FLARES), Count(game, start)
        assert game.write_position(start) == text
        for each in found.spaces:
            assert each.fire == count.of("fire", each.space), text
            assert each.smoke == count.of("smoke", each.space), text
            assert each.explosion == count.of("explosion", each.space), text
        told = {each.space for each in found.spaces}
        counted = {where for what, where in count.sums if what in ("fire", "smoke", "explosion")}
        assert counted - {""} <= told
        for person in found.people:
            assert person.lost == count.of("lost", person.space), text
        for man in found.firefighters:
            assert man.knocked_down == count.of("knocked", man.firefighter), text
        assert (found.damage, found.lost) == (count.of("damage"), count.of("victims")), text
        assert (found.defeat, found.beyond) == (count.of("defeat"), count.of("beyond")), text
    return number


def test_danger_is_a_count_over_all_rolls() -> None:
    """On arranged positions of every building; ``make soak`` has hundreds."""
    assert compare(FEW) > 0


def test_whoever_is_not_there_yet_is_in_no_danger() -> None:
    """While a door's die is still to be rolled at set-up, part of the crew is at the station."""
    ((game, start),) = fires(range(AT_THE_STATION, AT_THE_STATION + 1))
    away = [man + 1 for man in range(start.crew) if start.where(man) == NOWHERE]
    told = [each.firefighter for each in danger(game.view(start, None), FLARES).firefighters]
    assert away
    assert told == [man for man in range(1, start.crew + 1) if man not in away]


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
def test_danger_is_a_count_over_all_rolls_of_many_positions(part: int) -> None:
    """The same on many more."""
    assert compare(MANY[part::8]) > 0


# The other games


def test_a_tile_in_hand_is_the_only_one_that_may_come() -> None:
    """Whoever has drawn it knows it: laid there, the hottest point is so hot then."""
    line = "feurio | tiles=0,0:5;1,-1:6 bag=656655 hands=g12b12,y12r12 turn=1 drawn=2 due=lay"
    game, state = games.read_position(line)
    found = odds(game, game.view(state, 0))
    assert isinstance(found, ForestDanger)
    ((tile,), heat) = found.tiles, found.heat
    assert (heat, tile.value, tile.chance) == (11, 2, 1)
    assert [(each.point, each.heat) for each in tile.points] == [("0,-1", 11), ("1,0", 11)]


def test_a_rival_does_not_know_the_tile_in_hand() -> None:
    """With firebreaks a drawn tile is among the unseen ones to everybody else."""
    line = (
        "feurio firebreaks=yes | tiles=0,0:5;1,-1:6 bag=656655 hands=g12b12,y12r12 turn=1 "
        "drawn=2 due=lay"
    )
    game, state = games.read_position(line)
    found = odds(game, game.view(state, 1))
    assert isinstance(found, ForestDanger)
    assert [tile.count for tile in found.tiles] == [6, 6, 6, 6, 5, 5]
    assert sum(tile.chance for tile in found.tiles) == pytest.approx(1)


def test_a_card_that_takes_a_whole_office() -> None:
    """The fourth token in an office takes everybody in it; chances are those of the cards left."""
    line = (
        "onfire | offices=A4:2-2,B4:2-2,A3:2-2,B3:2-2,A2:2-2,B2:2-2,A1:2-2,B1:2-2 fire=A4x3 "
        "pile=8 rest=2 turn=1 actions=4 due=ended,next,refill,act"
    )
    game, state = games.read_position(line)
    found = odds(game, game.view(state, 0))
    assert isinstance(found, TowerDanger)
    cards = {card.card: card for card in found.cards}
    assert (cards["fire-A4"].burns, cards["fire-A4"].eliminated) == (["A4"], [2, 2])
    assert cards["firefighter"].count == 4
    assert sum(card.chance for card in found.cards) == pytest.approx(1)
    assert found.eliminated[0] == pytest.approx(2 * 2 / sum(card.count for card in found.cards))


SOME = {"flashpoint": range(6), "feurio": range(40), "onfire": range(40)}
"""How many positions are asked about: a fire phase has thousands of outcomes."""


@pytest.mark.parametrize("name", SOME)
def test_odds_are_given_or_refused_and_change_nothing(name: str) -> None:
    """Anywhere, for every seat and spectator; at the end of a game there are none."""
    for each in arranged(name, SOME[name]):
        game, state = games.read_position(each.line)
        for seat in (None, *range(game.seats)) if game.secretive else (None,):
            view = game.view(state, seat)
            before = game.write_view(view)
            try:
                found = odds(game, view)
            except UnreadableError:
                continue
            assert found == odds(game, game.read_view(before, seat))
            assert game.write_view(view) == before
            assert state.actor() != NOBODY
