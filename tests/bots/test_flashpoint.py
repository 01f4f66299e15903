"""``steady`` saves people sensibly: it is asked in drawn positions, and plays whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.games.flashpoint.extreme.places import advanced as extreme
from tests.games.flashpoint.scenes import (
    OnAnyBoard,
    carried,
    fires,
    hazmats,
    position,
    scene,
    smokes,
    where,
)

from caserne.bots.catalogue import make
from caserne.bots.flashpoint import SteadyFirefighter
from caserne.core.state import CHANCE, NOBODY
from caserne.games.flashpoint import roles
from caserne.games.flashpoint.board import SIDES
from caserne.games.flashpoint.game import FlashPoint, as_incident
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.bots.bot import Bot
    from caserne.core.game import Game
    from caserne.games.flashpoint.incident import Incident

DECISIONS: Final = {
    "choose",
    "place",
    "park-ambulance",
    "park-engine",
    "park-platform",
    "act",
    "ride",
    "hazmats",
    "recover",
}
GAMES: Final = (
    "firefighters=1",
    "firefighters=6 board=villa perfect=yes",
    "rules=advanced firefighters=4 difficulty=heroic",
    "rules=advanced firefighters=6 board=villa specialists=drawn",
    "board=garage level=basement car=yes firefighters=2",
    "rules=advanced board=laboratory level=attic platform=yes small=chemical",
    "rules=advanced board=laboratory level=basement bridges=yes engineer=yes large=yes",
)


def play_turn(state: Incident, *tokens: str) -> list[str]:
    """Let the bot play this turn until it ends it; chance turns POI over as the tokens say."""
    game = OnAnyBoard(state.board, int(state.crew))
    bot, left, played = SteadyFirefighter(game, 1), list(tokens), []
    while state.actor() != NOBODY:
        text = (
            f"reveal {left.pop(0)}"
            if state.actor() == CHANCE
            else game.write_action(bot.choose(game.view(state, int(state.actor())), state.legal()))
        )
        if text == "end":
            break
        state.apply(game.read_action(text))
        played.append(text)
    return played


def play_game(game: Game, bot: Bot, seed: int, turns: int) -> Incident:
    """Let a bot play so many turns of a game, or to its end."""
    state, streams = as_incident(game.start()), Streams(seed, len(game.chances))
    while state.actor() != NOBODY and state.turn <= turns:
        if state.actor() == CHANCE:
            state.apply(streams.draw(state))
        else:
            state.apply(bot.choose(game.view(state, int(state.actor())), state.legal()))
    return state


def strewn_positions(game: FlashPoint, seed: int, apart: int) -> Iterator[Incident]:
    """Play at random, and stop at every decision outside the turns and at some within them."""
    state, dice, asked = game.start(), Dice(seed), 0
    while state.actor() != NOBODY:
        if state.actor() != CHANCE:
            asked += 1
            if state.due.name != "act" or asked % apart == 0:
                yield state
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])


def advanced(drawing: str, crew: str, **more: object) -> Incident:
    """Draw a position of the advanced rules."""
    return scene(drawing, crew=crew, advanced=True, engine="south", **more)  # type: ignore[arg-type]


# Saving people


def test_walks_a_victim_out() -> None:
    """Whoever can fetch a victim and carry it outside this turn does."""
    state = scene(
        """
        +---+---+---+
        | 1     | v O
        +   +   +   +
        |           |
        +---+---+---+
        """,
        ap=7,
    )
    play_turn(state)
    assert state.saved == 1


def test_leaves_nobody_on_the_doorstep() -> None:
    """A victim that is one step from the open door is carried through it, not left for later."""
    state = scene(
        """
        +---+---+---+---+
        O 1             |
        +   +   +   +   +
        |         f   ? |
        +---+---+---+---+
        """,
        carries={1: "victim"},
        ap=2,
    )
    assert play_turn(state) == ["move 1-0"]
    assert state.saved == 1


def test_stays_with_a_victim_it_cannot_save_yet() -> None:
    """A victim that was found but is too far from the door this turn is at least picked up."""
    state = scene(
        """
        +---+---+---+---+---+---+
        O                     ? |
        +   +   +   +   +   +   +
        |                 1     |
        +---+---+---+---+---+---+
        """
    )
    play_turn(state, "victim")
    assert carried(state, 1) == "victim"


def test_divides_the_people_among_the_crew() -> None:
    """Of two POI that are both nearer to a colleague, one goes for the one left over."""
    state = scene(
        """
        +---+---+---+---+---+---+---+---+---+
        | 1                       ?   2   ? |
        +   +   +   +   +   +   +   +   +   +
        O                                   O
        +---+---+---+---+---+---+---+---+---+
        """
    )
    play_turn(state)
    assert where(state, 1) == "1-5"


# Fighting fire


def test_puts_out_the_fire_beside_a_victim() -> None:
    """A fire that threatens a victim is worth a step more than one that threatens nobody."""
    state = scene(
        """
        +---+---+---+---+---+---+
        | f   1       f   v     |
        +   +   +   +   +   +   +
        |               |       |
        +---+---+---+---+-D-+---+
        |                       O
        +---+---+---+---+---+---+
        """,
        ap=2,
    )
    play_turn(state)
    assert fires(state) == {"1-1"}


def test_does_not_stay_in_smoke_beside_fire() -> None:
    """Whoever stands in smoke next to fire, and cannot put it out, at least steps back."""
    state = advanced(
        """
        +---+---+---+---+---+
        O        1s   f   f |
        +   +   +   +   +   +
        |         s   f   f |
        +---+---+---+---+---+
        """,
        "paramedic",
        ap=1,
    )
    play_turn(state)
    assert where(state, 1) not in smokes(state) | fires(state)


def test_gets_off_fire() -> None:
    """Whoever stands in fire gets off it, if need be through a wall it would not chop else."""
    state = advanced(
        """
        +---+-!-+---+
        O f  1f !   |
        +   +---+   +
        | f   f |   |
        +---+---+---+
        """,
        "rescue",
        ambulance="west",
        ap=1,
        free=1,
    )
    assert [action.split()[0] for action in play_turn(state)] == ["chop", "move"]
    assert where(state, 1) not in fires(state)


def test_never_chops_the_house_down() -> None:
    """The axe that opens a short way out stays in the belt when one damage counter is left."""
    drawing = """
        +---+---+---+---+---+
        ! 1 |               |
        +   +   +---+---+   +
        |                   O
        +---+---+---+---+---+
    """
    chopped = [
        "chop" in " ".join(play_turn(scene(drawing, carries={1: "victim"}, damage=damage)))
        for damage in (5, 23)
    ]
    assert chopped == [True, False]


# Advanced rules


def test_calls_the_ambulance_to_where_a_victim_comes_out() -> None:
    """Whoever brings a victim out on one side calls the ambulance there from another."""
    state = advanced(
        """
        +---+---+---+---+---+
        |                   |
        +   +   +   +   +   +
        O 1                 |
        +   +   +   +   +   +
        |                   |
        +---+---+---+---+---+
        """,
        "generalist",
        carries={1: "victim"},
        ambulance="north",
    )
    play_turn(state)
    assert (SIDES[state.ambulance], state.saved) == ("west", 1)


def test_the_paramedic_treats_before_a_long_way() -> None:
    """A paramedic far from the ambulance treats a victim and leads it."""
    state = advanced(
        """
        +---+---+---+---+---+---+
        |                       |
        +   +   +   +   +   +   +
        O                    1v |
        +---+---+---+---+---+---+
        """,
        "paramedic",
        ambulance="west",
    )
    assert play_turn(state)[:2] == ["treat", "lead"]


def test_the_technician_disposes_of_a_hazmat_near_fire() -> None:
    """A hazmat technician gets rid of a hazmat that a fire is about to reach."""
    state = advanced(
        """
        +---+---+---+---+---+
        |                   |
        +   +   +   +   +   +
        O     1   h   f     |
        +---+---+---+---+---+
        """,
        "hazmat-technician",
    )
    play_turn(state)
    assert hazmats(state) == set()


def test_nobody_else_drags_a_hazmat_about() -> None:
    """A hazmat far from the door is left alone by whoever could only carry it."""
    state = advanced(
        """
        +---+---+---+---+---+---+
        |                       |
        +   +   +   +   +   +   +
        O             f      1h |
        +---+---+---+---+---+---+
        """,
        "generalist",
    )
    assert "take hazmat" not in play_turn(state)


def test_the_captain_sends_a_colleague_out() -> None:
    """A captain has a colleague who carries a victim take the last step to the ambulance."""
    state = advanced(
        """
        +---+---+---+---+---+---+
        | 1         |         2 O
        +   +   +   +   +   +   +
        |           |           |
        +---+---+---+---+---+---+
        """,
        "captain generalist",
        ambulance="east",
        carries={2: "victim"},
    )
    play_turn(state)
    assert state.saved == 1


QUADRANT_ON_FIRE: Final = (
    "flashpoint rules=advanced firefighters=2 | fire=1-6,1-7,1-8,2-6,2-7,2-8 "
    "crew=0-8:driver,7-3:generalist seat=1 turn=1 ap=4 ambulance=west engine=north "
)


def test_the_driver_fires_the_gun() -> None:
    """A driver at the engine turns the deck gun on a quadrant that is all on fire."""
    game, state = FlashPoint.read_position(f"{QUADRANT_ON_FIRE} due=ended,act")
    bot = SteadyFirefighter(game, 1)
    assert game.write_action(bot.choose(game.view(state, 0), state.legal())) == "gun"


@pytest.mark.parametrize(("dice", "kept"), [("red=2 black=7", True), ("red=3 black=5", False)])
def test_the_driver_rolls_again_what_misses(dice: str, *, kept: bool) -> None:
    """A driver keeps dice that hit the fire and takes up those that miss it."""
    game, state = FlashPoint.read_position(f"{QUADRANT_ON_FIRE} {dice} due=ended,act,reroll")
    bot = SteadyFirefighter(game, 1)
    chosen = game.write_action(bot.choose(game.view(state, 0), state.legal()))
    assert (chosen == "keep") == kept


# Before the first turn


def test_starts_at_different_doors() -> None:
    """The crew does not start in one heap, and nobody starts in a corner of the garden."""
    game = FlashPoint.from_text("firefighters=3")
    state = play_game(game, SteadyFirefighter(game, 1), seed=1, turns=0)
    spaces = {where(state, firefighter) for firefighter in (1, 2, 3)}
    assert len(spaces) == 3
    assert not spaces & {"0-0", "0-9", "7-0", "7-9"}


def test_chooses_firefighters_before_the_paramedic() -> None:
    """Of all specialists the paramedic, who puts fires out at double cost, is chosen last."""
    game = FlashPoint.from_text("rules=advanced firefighters=6")
    state = play_game(game, SteadyFirefighter(game, 1), seed=1, turns=0)
    chosen = [roles.NAMES[role] for role in state.roles]
    assert chosen[:2] == ["rescue", "cafs"]
    assert "paramedic" not in chosen


def test_parks_the_engine_where_it_burns() -> None:
    """The engine is parked where its deck gun reaches the most fire."""
    game, state = FlashPoint.read_position(
        "flashpoint rules=advanced firefighters=1 | fire=5-6,5-7,1-1 crew=7-3:cafs "
        "ambulance=west due=ended,begin,park-engine"
    )
    bot = SteadyFirefighter(game, 1)
    state.apply(bot.choose(game.view(state, 0), state.legal()))
    board = as_incident(state).board
    quadrant = board.engine_quadrants[as_incident(state).engine]
    assert quadrant == board.quadrants[board.numbers["5-6"]]


@pytest.mark.parametrize(("crew", "space"), [("0-2,0-3,0-3", "0-3"), ("0-2,0-2,0-3", "0-2")])
def test_puts_the_platform_where_the_crew_is(crew: str, space: str) -> None:
    """Whoever stands there may go up with it at once."""
    men = ",".join(
        f"{at}:{role}"
        for at, role in zip(crew.split(","), ("cafs", "driver", "rescue"), strict=True)
    )
    game, state = FlashPoint.read_position(
        f"flashpoint rules=advanced board=laboratory platform=yes | crew={men} rack=4 "
        "ambulance=west engine=north due=ended,begin,park-platform"
    )
    chosen = SteadyFirefighter(game, 1).choose(game.view(state, 0), state.legal())
    assert game.write_action(chosen) == f"park-platform {space}"


# Always


@pytest.mark.parametrize("options", GAMES)
def test_chooses_legally_and_changes_nothing(options: str) -> None:
    """In whatever position, the choice is legal, and making it does not touch the view."""
    game = FlashPoint.from_text(options)
    bot = SteadyFirefighter(game, 1)
    for state in strewn_positions(game, seed=5, apart=40):
        view, legal = game.view(state, int(state.actor())), state.legal()
        before = game.write_position(view.state)
        assert bot.choose(view, list(legal)) in legal
        assert game.write_position(view.state) == before


def test_every_kind_of_decision_is_asked() -> None:
    """The positions of the test before hold every kind of decision but the driver's re-rolls."""
    games = [FlashPoint.from_text(options) for options in GAMES]
    kinds = {state.due.name for game in games for state in strewn_positions(game, 5, apart=40)}
    assert kinds == DECISIONS


def test_equal_seeds_play_alike() -> None:
    """Two bots of one seed play the same turns of a game."""
    game = FlashPoint.from_text("rules=advanced")
    one, other = (play_game(game, SteadyFirefighter(game, 7), seed=2, turns=2) for _ in range(2))
    assert game.write_position(one) == game.write_position(other)


def test_asked_twice_answers_alike() -> None:
    """The same position in the same turn gets the same answer, also back from a later one."""
    game = FlashPoint()
    state = play_game(game, SteadyFirefighter(game, 1), seed=3, turns=0)
    bot, view = SteadyFirefighter(game, 1), game.view(state, 0)
    first = bot.choose(view, state.legal())
    state.apply(first)
    bot.choose(game.view(state, 0), state.legal())
    assert bot.choose(view, view.state.legal()) == first


def test_beats_chance() -> None:
    """On twenty seeds a steady crew soon has saved people and put out much, a random one nobody."""
    game = FlashPoint.from_text("firefighters=3")
    crews = {
        name: [play_game(game, make(name, game, seed), seed, turns=6) for seed in range(1, 21)]
        for name in ("steady", "random")
    }
    saved = {name: sum(int(state.saved) for state in crew) for name, crew in crews.items()}
    burning = {name: sum(len(fires(state)) for state in crew) for name, crew in crews.items()}
    assert saved["steady"] >= 10
    assert saved["random"] <= 1
    assert burning["steady"] * 3 < burning["random"] * 2


def test_wins() -> None:
    """A crew of three saves seven people."""
    game = FlashPoint.from_text("firefighters=3")
    outcome = game.outcome(play_game(game, SteadyFirefighter(game, 1), seed=1, turns=200))
    assert outcome is not None
    assert outcome.won


# Extreme Danger


def test_raises_a_ladder_to_a_victim_upstairs() -> None:
    """With the stairs far away it takes a ladder off the engine, raises and climbs it."""
    state = extreme(
        "board=laboratory", "crew=0-2:rescue victims=u1-5 free=3 ambulance=west unseen=9+5"
    )
    played = play_turn(state)
    assert played[:4] == ["take ladder", "move 0-1", "raise u0-5", "climb u0-5"]


def test_takes_the_stairs() -> None:
    """A victim upstairs is fetched by the stairs where they are near."""
    state = extreme("board=laboratory", "crew=3-3:rescue victims=u2-7 fire=u2-6 free=3 unseen=9+5")
    played = play_turn(state)
    assert "move u2-8" in played


def test_leaves_the_basement_before_the_stairs_break() -> None:
    """Where the next roll may trap it, it gets out while it can."""
    line = "crew=b4-12:rescue damaged=6-4 fire=b6-12 smoke=6-4 unseen=10+5 ap=4 free=3"
    state = extreme("board=garage level=basement", line)
    play_turn(state)
    assert not where(state, 1).startswith("b") or "b6-12" not in fires(state)


def test_is_not_trapped_in_a_basement_it_cannot_leave_at_once() -> None:
    """Far from damaged stairs over a fire it goes towards them, and does not stay to put out fires.

    The position is from a game that was lost so.
    """
    line = (
        "crew=b2-10,5-3:carries-victim,2-8 fire=4-8,b1-9,b1-10,b1-11,b2-12,b6-11,b6-12 "
        "smoke=1-2,2-1,6-1,6-3 edges=b2-10/b3-10:empty-doorway damaged=6-4 unseen=9+5 "
        "seat=1 turn=23 ap=4 due=ended,act"
    )
    state = position(f"flashpoint board=garage level=basement firefighters=3 | {line}")
    played = play_turn(state)
    assert "extinguish b1-10" not in played
    assert not where(state, 1).startswith(("b1", "b2"))


def test_goes_up_with_the_platform_where_it_helps() -> None:
    """It has itself lifted to a window behind which it burns."""
    line = (
        "crew=0-2:driver fire=u1-5,u2-5,u1-6 edges=u0-5/u1-5:window-open,u1-5/u2-5:door-open "
        "rack=4 unseen=10+5 ap=4"
    )
    state = extreme("board=laboratory platform=yes", line)
    played = play_turn(state)
    assert played[:3] == ["platform u0-5", "ride u0-5", "cannon"]
