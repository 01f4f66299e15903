"""What the laws must be told about Feurio!: its codes, its rules, its tiles and men, its result."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from tests.laws.trails import Kit, by_verb

from caserne.core.game import Game, Outcome
from caserne.core.rulebook import read_rulebook
from caserne.games.feurio import codes, hexes
from caserne.games.feurio.events import FirebreakLaid, MenPlaced
from caserne.games.feurio.game import Feurio, as_wildfire
from caserne.games.feurio.notation import VERBS
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.laws.trails import Player, Trail

    from caserne.core.event import Event
    from caserne.core.state import State
    from caserne.games.feurio.wildfire import Wildfire

Hex = tuple[int, int]
WAYS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
NEAR: Final = 4
"""Codes are tried of spaces up to so many steps from the first tile."""
SLOTS: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


def code(verb: str, space: int, colour: int, count: int) -> int:
    """Pack an action."""
    return int(codes.code(VERBS[verb].number, space, colour, count))


@cache
def universe(_: Game) -> list[int]:
    """List every action around the first tile."""
    spaces = [
        int(hexes.hexagon(q, r))
        for q in range(-NEAR, NEAR + 1)
        for r in range(-NEAR, NEAR + 1)
        if abs(q + r) <= NEAR
    ]
    found = [code("pass", 0, 0, 0)]
    found += [code("draw", 0, 0, value) for value in range(1, 7)]
    found += [code("lay", space, 0, 0) for space in spaces]
    for colour in range(4):
        found += [code("break", space, colour, 0) for space in spaces]
        for men in range(1, 4):
            found += [code("place", space, colour, men) for space in spaces]
    return sorted(found)


# Tiles and men


def check_tokens(trail: Trail) -> None:
    """Count tiles and men at every step, and work out heat and free sides anew."""
    happened: list[Event] = []
    first = as_wildfire(trail.steps[0].before)
    for state, events in positions(trail):
        happened += events
        tiles = lying(state)
        count_tiles(state, tiles)
        count_men(trail.game, state, first, happened)
        measure(state, tiles)


def positions(trail: Trail) -> Iterator[tuple[Wildfire, list[Event]]]:
    """Give every position of a trail with the events that led to it."""
    led: list[Event] = []
    for step in trail.steps:
        yield as_wildfire(step.before), led
        led = step.events
    yield as_wildfire(trail.final), led


def lying(state: Wildfire) -> dict[Hex, int]:
    """List the tiles by their places."""
    spaces = [int(state.hexes[tile]) for tile in range(state.count)]
    return {(int(hexes.column(s)), int(hexes.row(s))): tile for tile, s in enumerate(spaces)}


def count_tiles(state: Wildfire, tiles: dict[Hex, int]) -> None:
    """Six tiles of each value, no two on one space, and all of them hang together."""
    assert len(tiles) == state.count
    for value in range(1, 7):
        there = [int(state.values[tile]) for tile in tiles.values()].count(value)
        assert there + int(state.bag[value]) + (state.drawn == value) == 6
    if tiles:
        assert len(joined(set(tiles), (0, 0))) == len(tiles)


def count_men(game: Game, state: Wildfire, first: Wildfire, happened: list[Event]) -> None:
    """Twelve men of each colour: in hand, on a tile, or gone for a firebreak."""
    placed = [event for event in happened if isinstance(event, MenPlaced)]
    broken = [event for event in happened if isinstance(event, FirebreakLaid)]
    assert isinstance(game, Feurio)
    for number, colour in enumerate(("green", "blue", "yellow", "red")):
        (there, gone), (were, before) = men_of(game, state, number), men_of(game, first, number)
        assert there == were + sum(event.men for event in placed if event.colour == colour)
        assert gone == before + sum(event.colour == colour for event in broken)
    for tile in range(state.count):
        crowd = sum(int(state.men_on(tile, number)) for number in range(4))
        assert crowd == state.crowd[tile]
        assert crowd <= (0 if state.down[tile] else SLOTS[int(state.values[tile])])
    assert firebreaks(state) == firebreaks(first) + len(broken)
    assert firebreaks(state) == sum(men_of(game, state, number)[1] for number in range(4))


def men_of(game: Game, state: Wildfire, colour: int) -> tuple[int, int]:
    """Count the men of a colour on tiles, and those that are neither there nor in a hand."""
    held = sum(int(state.hand(seat, colour)) for seat in range(game.seats))
    there = sum(int(state.men_on(tile, colour)) for tile in range(state.count))
    return there, 12 - held - there


def firebreaks(state: Wildfire) -> int:
    """Count the firebreaks."""
    return sum(int(down) > 0 for down in state.down)


def measure(state: Wildfire, tiles: dict[Hex, int]) -> None:
    """Free sides and heats, kept up to date move by move, are what the board says."""
    heats: dict[Hex, int] = {}
    for place, tile in tiles.items():
        free = [space for space in around(place) if space not in tiles]
        assert state.free[tile] == len(free)
        for space in free:
            warmth = 0 if state.down[tile] else int(state.values[tile])
            heats[space] = heats.get(space, 0) + warmth
    if state.count < 36:
        kept = {
            (int(hexes.column(int(state.points[p]))), int(hexes.row(int(state.points[p])))): int(
                state.heats[p]
            )
            for p in range(state.point_count)
        }
        assert kept == heats
        assert state.hottest == max(heats.values(), default=0)


def around(place: Hex) -> list[Hex]:
    """List the six neighbours of a space."""
    return [(place[0] + q, place[1] + r) for q, r in WAYS]


def joined(spaces: set[Hex], first: Hex) -> set[Hex]:
    """Gather what hangs together with a first space."""
    found, waiting = set(), [first]
    while waiting:
        place = waiting.pop()
        if place in spaces and place not in found:
            found.add(place)
            waiting += around(place)
    return found


# A player


def forester(game: Game, seed: int) -> Player:
    """Place men where they make the most points, and lay a firebreak once in a while."""
    dice, whim = Dice(seed), by_verb(game, seed)

    def appeal(state: State, action: int) -> int:
        after, fire = as_wildfire(state).copy(), as_wildfire(state)
        after.apply(action)
        sign = [1 if seat == fire.seat or fire.goal else -1 for seat in range(game.seats)]
        scores = [points(after, seat) for seat in range(game.seats)]
        return 4 * sum(map(int.__mul__, sign, scores)) + dice.below(4)

    def choose(state: State, legal: list[int]) -> int:
        if len(legal) == 1 or dice.below(6) == 0:
            return whim(state, legal)
        return max(legal, key=lambda action: appeal(state, action))

    return choose


def points(state: Wildfire, seat: int) -> int:
    """Add up a seat's zones as they stand."""
    text = game_of(state).write_fields(state)
    return scores_of(int(state.seats), text, hot=bool(state.hot))[seat][0]


@cache
def game_of_options(players: int, goal: bool) -> Feurio:  # noqa: FBT001 - a key of the cache
    """Make a game to write positions with."""
    return Feurio.from_text(f"players={players} cooperative={'yes' if goal else 'no'}")


def game_of(state: Wildfire) -> Feurio:
    """Find a game for a position."""
    return game_of_options(int(state.seats), bool(state.goal) and state.seats > 1)


# The result


def result(game: Game, text: str) -> Outcome:
    """Work the outcome out from the text of the final position: zones, divisors, ties, the goal."""
    assert isinstance(game, Feurio)
    given = text.split()
    tiles, men = read_tiles(given)
    seats, goal = game.seats, game.options.cooperative or game.seats == 1
    fields = dict(field.split("=") for field in given)
    figures = {
        "turn": int(fields["turn"]),
        "placed": sum(map(len, men.values())),
        "firebreaks": fields["tiles"].count("#"),
        "zones": sum(
            len(zones(tiles, men, letter))
            for letter in "gbyr"
            if goal or seats != 3 or letter != "r"
        ),
    }
    if goal:
        done = [is_done(tiles, men, letter) for letter in "gbyr"]
        figures["done"] = sum(done)
        winners = tuple(range(seats)) if all(done) else ()
        scores = (int(all(done)),) * seats
        return Outcome(winners, "reached" if all(done) else "missed", scores, figures)
    counted = scores_of(seats, given, hot=game.options.hot)
    figures["best"] = max(best for _, best in counted)
    winners = tuple(seat for seat in range(seats) if counted[seat] == max(counted))
    return Outcome(winners, "points", tuple(total for total, _ in counted), figures)


def read_tiles(given: list[str]) -> tuple[dict[Hex, int], dict[Hex, str]]:
    """Read the tiles of a position's text; a firebreak counts 0."""
    tiles: dict[Hex, int] = {}
    men: dict[Hex, str] = {}
    field = next((field for field in given if field.startswith("tiles=")), "tiles=")
    for word in filter(None, field.removeprefix("tiles=").split(";")):
        name, face, *crowd = word.split(":")
        q, r = map(int, name.split(","))
        tiles[q, r] = 0 if face.startswith("#") else int(face)
        men[q, r] = crowd[0] if crowd else ""
    return tiles, men


def zones(tiles: dict[Hex, int], men: dict[Hex, str], letter: str) -> list[set[Hex]]:
    """Find the zones of a colour."""
    left = {place for place, crowd in men.items() if letter in crowd}
    found = []
    while left:
        zone = joined(left, min(left))
        found.append(zone)
        left -= zone
    assert all(tiles[place] for zone in found for place in zone)
    return found


def divisor(tiles: dict[Hex, int], zone: set[Hex]) -> int:
    """Find the lowest tile of a zone that has a free side."""
    open_ = [tiles[place] for place in zone if not set(around(place)) <= set(tiles)]
    return min(open_, default=0)


def scores_of(seats: int, given: list[str], *, hot: bool) -> list[tuple[int, int]]:
    """Give each seat's total and its highest zone."""
    tiles, men = read_tiles(given)
    hands = {4: ("g", "b", "y", "r"), 3: ("g", "b", "y"), 2: ("gb", "yr"), 1: ("gbyr",)}
    found = []
    for letters in hands[seats]:
        values = [0]
        for zone in (zone for letter in letters for zone in zones(tiles, men, letter)):
            total, lowest = sum(tiles[place] for place in zone), divisor(tiles, zone)
            exact = total / lowest if lowest else 0
            values.append(int(exact) if hot or exact == int(exact) else int(exact) + 1)
        found.append((sum(values), max(values)))
    return found


def is_done(tiles: dict[Hex, int], men: dict[Hex, str], letter: str) -> bool:
    """Tell whether all twelve men of a colour stand in one zone with a free 1."""
    found = zones(tiles, men, letter)
    placed = sum(crowd.count(letter) for crowd in men.values())
    return placed == 12 and len(found) == 1 and divisor(tiles, found[0]) == 1


RULEBOOK: Final = files("caserne.games.feurio") / "rulebook.toml"
RULES: Final = frozenset(read_rulebook(RULEBOOK.read_text(encoding="utf-8")).rules)

KIT: Final = Kit(universe, RULES, check_tokens, result, forester)
