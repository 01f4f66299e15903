"""The laws hold from any sound position too, not only from those that play comes to.

A failure names the seed and the position. If arranged positions no longer come to a corner, arrange
it in ``arranged/`` of the game: the corner is there because something was wrong in such a place.
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

import pytest
from tests.laws import laws
from tests.laws.arranged.corners import CORNERS
from tests.laws.arranged.positions import ARRANGERS, arranged
from tests.laws.chapters import actions, ends, positions, records
from tests.laws.played import KITS
from tests.laws.test_coverage import ALL
from tests.laws.trails import by_verb, curious, opened, play

from caserne.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.laws.arranged.positions import Arranged
    from tests.laws.trails import Trail

    from caserne.core.game import Game

BATCH: Final = 20
FEW: Final = 100
MANY: Final = 5_000
LOOKED_AT: Final = 1_000
"""So many positions of a game must come to every corner, each a few times."""
EACH: Final = 3
BEFORE_ALL: Final = {"first-explosion"}
"""What is owed on an untouched board only, where there is nothing to arrange: play begins there."""
OPENING: Final = 4
"""So many steps of a game from an arranged position are put to every law, and the rest to some."""

THROUGHOUT: Final[tuple[Callable[[Trail], None], ...]] = (
    actions.somebody_decides_until_the_end,
    actions.legal_ascends,
    positions.positions_round_trip,
    actions.the_door_is_for_the_actor,
    positions.tokens_are_conserved,
    records.a_session_rolls_the_same_dice,
    records.a_resumed_game_goes_on,
    ends.the_game_ends,
    ends.the_final_position_is_the_result,
)
"""The laws put to the whole game: they speak of its end, or find what is rare."""
AT_THE_END: Final[tuple[Callable[[Trail], None], ...]] = (
    positions.positions_round_trip,
    ends.the_final_position_is_the_result,
)
"""What can be asked of a game that is over."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def batches(first: int, count: int) -> list[object]:
    """List the seeds of every game in handfuls."""
    return [
        pytest.param(game.name, range(seed, seed + BATCH), id=f"{game.name}-{seed}")
        for game in GAMES
        for seed in range(first, first + count, BATCH)
    ]


@pytest.mark.parametrize(("name", "seeds"), batches(0, FEW))
def test_law_from_arranged_positions(name: str, seeds: range) -> None:
    """A sound position can be played to the end, and every law holds on the way."""
    obey(name, seeds)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seeds"), batches(FEW, MANY))
def test_law_from_many_arranged_positions(name: str, seeds: range) -> None:
    """The same, of thousands."""
    obey(name, seeds)


def obey(name: str, seeds: range) -> None:
    """Put the laws to a game from each position; whatever fails names the position."""
    for position in arranged(name, seeds):
        try:
            put_to_the_laws(position)
        except Exception as error:
            raise AssertionError(f"{type(error).__name__}: {error}\n{position}") from error


def put_to_the_laws(position: Arranged) -> None:
    """Play on from a position, and ask every law."""
    game = opened(type(position.case.game()), position.line)
    player = (by_verb, curious)[position.seed % 2](game, position.seed)
    trail = play(game, KITS[position.case.name], position.seed, player)
    for law in THROUGHOUT if trail.steps else AT_THE_END:
        law(trail)
    if trail.steps:
        for law in laws.LAWS:
            if law not in THROUGHOUT:
                law(trail.opening(OPENING))


# Nothing is left out


def test_every_game_is_arranged() -> None:
    """Every game of the catalogue has an arranger, and corners to come to."""
    assert set(ARRANGERS) == set(CORNERS) == {game.name for game in GAMES}


@every_game
def test_arranged_positions_come_to_every_corner(game: type[Game]) -> None:
    """What play seldom comes to is among a few hundred of them, and everything that can be owed."""
    corners, there, owed = CORNERS[game.name], Counter[str](), Counter[str]()
    for position in arranged(game.name, range(LOOKED_AT)):
        state = position.state()
        there.update(name for name, is_there in corners.items() if is_there(state))
        words = position.line.rpartition("due=")[2].split(",")
        owed.update({word.partition(".")[0] for word in words})
    assert [name for name in corners if there[name] < EACH] == []
    assert ALL[game.name].owed - set(owed) <= BEFORE_ALL


@every_game
def test_a_seed_arranges_the_same_again(game: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is told a seed can look at its position, in a process that hashes otherwise too."""
    seeds, elsewhere = range(40, 60), []
    for number in "12":
        monkeypatch.setenv("PYTHONHASHSEED", number)
        with ProcessPoolExecutor(1, get_context("spawn")) as process:
            elsewhere.append(process.submit(lines, game.name, seeds).result())
    assert elsewhere[0] == elsewhere[1] == lines(game.name, seeds)


def lines(name: str, seeds: range) -> list[str]:
    """Write the positions of seeds."""
    return [position.line for position in arranged(name, seeds)]


def test_a_failure_names_the_seed_and_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to look for it: the message has all it takes."""

    def breaks(_: Trail) -> None:
        raise AssertionError("broken")

    monkeypatch.setattr(laws, "LAWS", (breaks,))
    with pytest.raises(AssertionError, match=r"broken\nseed \d+ of feurio: feurio .*\| .*due="):
        obey("feurio", range(20))
