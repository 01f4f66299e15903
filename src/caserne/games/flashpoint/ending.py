"""The ends of the game: seven saved, four lost, or a building that falls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caserne.core.due import Dues, Step
from caserne.games.flashpoint.codes import operand_of
from caserne.games.flashpoint.events import Collapsed, GameEnded, Saved, VictimLost
from caserne.games.flashpoint.poi import VICTIM as FOUND_VICTIM
from caserne.games.flashpoint.poi import Token, turn_over
from caserne.games.flashpoint.scene import (
    DAMAGE_SUPPLY,
    LADDER,
    NOTHING,
    TREATED,
    TREATED_LAYER,
    VICTIM,
    VICTIM_LAYER,
    Scene,
)

TO_WIN: Final = 7
TO_LOSE: Final = 4
ALL_VICTIMS: Final = 10


class Loss(Token):
    """A POI that is lost: it is turned over first."""

    def apply(self, s: Scene, action: i64) -> None:
        """Turn it over."""
        lose_poi(s, s.operand(), operand_of(action))


class Tally(Step[Scene]):
    """A collapsed building's POI are turned over."""

    def take(self, s: Scene) -> None:
        """Turn the next one over."""
        tally(s)


LOSS: Final = Loss("loss", "token")
TALLY: Final = Tally("tally")
DUES: Final[Dues] = (LOSS, TALLY)


def save(s: Scene, space: i64, count: i64, rule: str) -> None:
    """Count victims as saved; whether that ends the game is asked once all are counted."""
    s.saved += count
    s.people -= count
    if s.events is not None:
        s.say(Saved(rule=rule, space=s.name(space), victims=int(count), total=int(s.saved)))


def lose(s: Scene, space: i64, count: i64, rule: str) -> None:
    """Count victims as lost [fp.lost]; whether that ends the game is asked once all are counted."""
    s.lost += count
    s.people -= count
    if s.events is not None:
        s.say(VictimLost(rule=rule, space=s.name(space), victims=int(count), total=int(s.lost)))


def lose_lying(s: Scene, space: i64, rule: str) -> None:
    """Count the victims that lie on a space as lost."""
    count = i64(s.victims[space]) + i64(s.treated[space])
    s.victims[space] = 0
    s.treated[space] = 0
    s.touch(VICTIM_LAYER, space)
    s.touch(TREATED_LAYER, space)
    lose(s, space, count, rule)


def lose_poi(s: Scene, space: i64, token: i64) -> None:
    """Turn over a POI that is lost; only a victim counts [fp.lost] [fp.end.collapse]."""
    rule = "fp.end.collapse" if s.collapsed else "fp.lost"
    s.settled()
    turn_over(s, space, token, rule)
    if token == FOUND_VICTIM:
        lose(s, space, 1, rule)


def judge(s: Scene) -> None:
    """End the game if four victims or more are lost, or seven saved.

    [fp.end.lose] [fp.end.win] A perfect game goes on while there is anybody left to save.
    """
    if s.lost >= TO_LOSE:
        end(s, "fp.end.lose")
    elif has_won(s) and (not s.perfect or s.saved + s.lost >= ALL_VICTIMS):
        end(s, "fp.end.win")


def has_won(s: Scene) -> bool:
    """Tell whether the victims saved make a victory [fp.end.win]."""
    return s.saved >= TO_WIN


def end(s: Scene, rule: str) -> None:
    """Stop the game: nothing is owed any more."""
    s.owe_nothing()
    if s.events is not None:
        s.say(GameEnded(rule=rule, won=has_won(s), saved=int(s.saved), lost=int(s.lost)))


def use_damage_counter(s: Scene) -> None:
    """Take a damage counter from the supply; the last one brings the building down.

    [fp.board.damage-supply] [fp.end.collapse]
    """
    s.damage += 1
    if s.damage >= DAMAGE_SUPPLY:
        collapse(s)


def collapse(s: Scene) -> None:
    """End the game at once, all victims and POI left on the board being lost [fp.end.collapse]."""
    s.collapsed = True
    if s.events is not None:
        s.say(Collapsed(rule="fp.end.collapse", also=("fp.board.damage-supply",)))
    s.owe_nothing()
    s.owe(TALLY)


def tally(s: Scene) -> None:
    """Count everybody left in a collapsed building as lost, POI by POI [fp.end.collapse]."""
    for man in range(s.crew):
        lose_load(s, man, "fp.end.collapse")
    victims, treated, pois = s.victims, s.treated, s.pois
    for space in range(s.board.size):
        if s.people + s.face_down == 0:
            break
        if victims[space] + treated[space] > 0:
            lose_lying(s, space, "fp.end.collapse")
        if pois[space] > 0:
            s.owe(LOSS, space)
            return
    end(s, "fp.end.collapse")


def lose_load(s: Scene, man: i64, rule: str) -> None:
    """Count the victims a firefighter carried or led as lost; its ladder goes to the engine.

    [fp.x.ladder]
    """
    count: i64 = 0
    if s.carrying[man] in (VICTIM, TREATED):
        count = 1
        s.carrying[man] = NOTHING
    elif s.carrying[man] == LADDER and s.extreme is not None:
        s.carrying[man] = NOTHING
        s.extreme.put_back_ladder()
    if s.leading[man] != NOTHING:
        count += 1
        s.leading[man] = NOTHING
    if count > 0:
        lose(s, s.where(man), count, rule)
