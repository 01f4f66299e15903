"""Incidents of Flash Point in any state: fires, walls, people, crews and vehicles anywhere."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tests.laws.arranged.extreme import Danger
from tests.laws.arranged.whim import Phases

from caserne.games.flashpoint import edges, soundness
from caserne.games.flashpoint.board import NOWHERE, SIDES
from caserne.games.flashpoint.extreme.soundness import UPHEAVALS
from caserne.games.flashpoint.game import FlashPoint
from caserne.games.flashpoint.position import ALTERED
from caserne.games.flashpoint.roles import NAMES

if TYPE_CHECKING:
    from tests.laws.arranged.whim import Whim

    from caserne.core.game import Game

SETTING_UP: Final = frozenset(soundness.SETTING_UP)
MEN: Final = ("place", "choose", "draw", "recover", "boarding", "begin")
NUMBERS: Final = {"reroll": 3, "gun": 4, "gun-red": 4, "gun-black": 4, "flare": 2}
TURNED: Final = ("reveal", "loss")
DAMAGE: Final = 24


@cache
def phases_of(pattern: str) -> Phases:
    """Take the orders apart in which things can be owed."""
    return Phases(pattern)


def owe(game: Game, whim: Whim) -> list[str]:
    """Say what is owed: most often an action."""
    assert isinstance(game, FlashPoint)
    if whim.once_in(3):
        return ["ended", "act"]
    words = phases_of(soundness.phases(game.empty())).words(whim)
    if "aftermath" in words and "jam" in words and has_objects(game):
        words[words.index("jam")] = "burst"
    return words


def has_objects(game: FlashPoint) -> bool:
    """Tell whether there is something to explode, be it only once in many option sets."""
    return game.options.car or game.options.large or game.options.small != "none"


def arrange(game: Game, whim: Whim, owed: list[str]) -> dict[str, str]:
    """Arrange an incident in which that is owed."""
    assert isinstance(game, FlashPoint)
    return Fighting(game, whim, owed).fields


class Fighting:
    """One incident in the making."""

    def __init__(self, game: FlashPoint, whim: Whim, owed: list[str]) -> None:
        """Put everything somewhere."""
        self.game, self.whim, self.board = game, whim, game.board
        self.advanced = game.options.rules == "advanced"
        names, spaces = self.board.names, range(int(self.board.size))
        self.inside = [names[space] for space in spaces if self.board.is_inside(space)]
        self.outside = [names[space] for space in spaces if self.board.is_start(space)]
        self.fields: dict[str, str] = {}
        self.owed = owed
        self.set_up = not SETTING_UP.isdisjoint(self.owed)
        self.collapsed = "tally" in self.owed or (self.owed == ["ended"] and whim.once_in(2))
        self.gentle = self.set_up and not self.advanced and not self.board.family_fires
        exploding = {*soundness.EXPLOSIONS, *(UPHEAVALS if self.set_up else ())}
        self.unlaid = not exploding.isdisjoint(self.owed)
        """Whether explosions are to come, and so nothing was laid into the house yet."""
        self.danger = (
            Danger(game, whim, self.owed, gentle=self.gentle) if self.board.extreme else None
        )
        self._damage()
        self._burn()
        self._crew()
        self._people()
        self._tokens()
        self._turn()
        if self.danger is not None:
            self.fields |= self.danger.fields
        self.fields["due"] = ",".join(self._operands())

    # The house

    def _damage(self) -> None:
        """Open doors and damage walls: a little, much, or up to the last counter but one."""
        whim, kinds = self.whim, self.board.edge_kinds
        spent = 0 if self.danger is None else self.danger.damage
        most = DAMAGE if self.collapsed else DAMAGE - 1
        if self.set_up:
            most = 0 if self.gentle else whim.one((0, 4, 12))
        elif not self.collapsed:
            most = whim.one((spent, most, most, whim.between(spent, max(spent, most))))
        words = []
        for edge in whim.mixed(range(len(kinds))):
            printed = int(kinds[edge])
            possible = ALTERED.get(printed, ())
            if not possible or (self.danger is not None and edge in self.danger.jammed):
                continue
            kind = whim.one(possible)
            cost = 0 if kind in edges_without_damage() else 1
            if kind == edges.RUIN and printed == edges.WALL:
                cost = 2
            if (cost and spent + cost <= most) or (not cost and whim.once_in(4)):
                spent += cost
                words.append(f"{self.board.edge_names[edge]}:{edges.NAMES[kind]}")
        self.fields["edges"] = ",".join(words)
        self.collapsed = spent == DAMAGE

    def _burn(self) -> None:
        """Set the house alight: not at all, here and there, mostly, a column, or everywhere."""
        whim = self.whim
        often = whim.one((0, 3, 20, 60, 97)) if not self.set_up else whim.one((0, 10, 30))
        column = whim.one(self.inside).partition("-")[2] if whim.once_in(4) else ""
        shut = set() if self.danger is None else self.danger.filled
        self.burning, smoking = [], []
        for name in self.inside:
            if name in shut:
                continue
            if name.partition("-")[2] == column or whim.percent(often):
                self.burning.append(name)
            elif whim.percent(max(often, 15)):
                smoking.append(name)
        if not self.set_up and "act" not in self.owed:
            self.burning += whim.some(self.outside, whim.one((0, 0, 3)))
            if self.danger is not None:
                explosive = "hazmats" in self.owed
                perches = self.danger.perches
                self.burning += [name for name in perches if explosive or whim.once_in(2)]
        self.fields |= {"fire": ",".join(self.burning), "smoke": ",".join(smoking)}

    # People

    def _crew(self) -> None:
        whim, count = self.whim, self.game.seats
        roles = whim.mixed(NAMES[1:9] if not self._has_engineer() else NAMES[1:10])
        waiting = self._men("place")
        nobody = self._men("choose", "draw")
        boarding = self._men("boarding")
        calm = [name for name in (*self.inside, *self.outside) if name not in self.burning]
        if self.danger is not None:
            calm = [name for name in calm if name not in self.danger.deadly]
        if self.set_up:
            calm = self.outside
        together = whim.one(calm or self.outside) if whim.once_in(4) else ""
        self.at: list[str] = []
        words = []
        for man in range(count):
            place = together or whim.one(calm or self.outside)
            if whim.once_in(4):
                place = whim.one(self.outside)
            elif not self.set_up and whim.once_in(8):
                place = whim.one((*self.inside, *self.outside))
            if self.danger is not None and not self.set_up:
                if self.danger.perches and whim.once_in(2):
                    place = whim.one(self.danger.perches)
                    self.danger.perches = [p for p in self.danger.perches if p == self.danger.lift]
                if man in boarding:
                    place = self.danger.dock
            if man in waiting:
                place = "station"
            self.at.append(place)
            word = place
            if self.advanced and man not in nobody:
                word += f":{roles[man]}"
            if not self.set_up and whim.once_in(3):
                word += f":kept{whim.between(1, 4)}"
            words.append(word)
        self.men = words

    def _has_engineer(self) -> bool:
        return self.game.options.engineer and self.advanced

    def _men(self, *kinds: str) -> list[int]:
        """Pick the firefighters that what is owed is about, and note them with it."""
        wanted = [place for place, kind in enumerate(self.owed) if kind in kinds]
        men = self.whim.mixed(range(self.game.seats))
        for place, man in zip(wanted, men, strict=False):
            self.owed[place] += f".{man}" if man else ".0"
        return men[: len(wanted)]

    def _people(self) -> None:
        """Split the ten victims between the bag, the house, the crew, safety and the graveyard."""
        whim = self.whim
        early = self.set_up
        unseen, saved, lost, lying, borne = whim.shares(10, 5) if not early else (10, 0, 0, 0, 0)
        if not self.game.options.perfect and saved > 6 and self.owed != ["ended"]:
            unseen, saved = unseen + saved - 6, 6
        if lost > 3 and "act" in self.owed:
            unseen, lost = unseen + lost - 3, 3
        alarms = whim.one((5, 0, whim.between(0, 5))) if not early else 5
        places = [name for name in self.inside if name not in self._shut()]
        if self.danger is not None and self.danger.lift:
            places += [self.danger.lift] * 3
        if whim.once_in(5):
            places += self.outside
        victims: dict[str, int] = {}
        treated: dict[str, int] = {}
        for _ in range(lying):
            layer = treated if self.advanced and whim.once_in(2) else victims
            place = whim.one(places or self.outside)
            layer[place] = layer.get(place, 0) + 1
        unseen += self._load(borne)
        turned = [kind for kind in self.owed if kind in TURNED]
        ready = [name for name in places if name not in self.burning or whim.once_in(3)]
        self.pois = whim.some(sorted(set(ready) - {""}), min(unseen + alarms, whim.one((3, 3, 8))))
        if self.unlaid:
            self.pois = []
        for place in whim.mixed(places)[: len(turned)]:
            if len(self.pois) < min(len(turned), unseen + alarms) and place not in self.pois:
                self.pois.append(place)
        self.fields |= {
            "poi": ",".join(self.pois),
            "victims": _counted(victims),
            "treated": _counted(treated),
            "unseen": f"{unseen}+{alarms}",
            "saved": str(saved or ""),
            "lost": str(lost or ""),
            "crew": ",".join(self.men),
        }

    def _shut(self) -> set[str]:
        if self.danger is None:
            return set()
        return self.danger.filled | (self.danger.deadly if "act" in self.owed else set())

    def _load(self, victims: int) -> int:
        """Give the crew something to carry and somebody to lead; tell how many were left over."""
        ladders = 0 if self.danger is None else self.danger.carried
        self.borne = 0
        self.hazmats = self.whim.one((0, self.whim.between(0, 5), 5)) if self.advanced else 0
        for man in self.whim.mixed(range(len(self.men))):
            if self.set_up:
                break
            loads = []
            if ladders:
                loads.append("ladder")
            if victims:
                loads.append("victim")
            if victims and self.advanced:
                loads.append("treated")
            if self.hazmats:
                loads.append("hazmat")
            fresh = 0
            if loads and (ladders or self.whim.once_in(2)):
                load = "ladder" if ladders else self.whim.one(loads)
                self.men[man] += f":carries-{load}"
                ladders -= load == "ladder"
                victims -= load in ("victim", "treated")
                self.hazmats -= load == "hazmat"
                self.borne += load == "hazmat"
                fresh += self.whim.once_in(2)
            if victims and self.advanced and self.whim.once_in(3):
                self.men[man] += ":leads"
                victims -= 1
                fresh += 2 * self.whim.once_in(2)
            if fresh:
                self.men[man] += f":fresh{fresh}"
        if self.danger is not None:
            self.danger.put_back(ladders)
        return victims

    # Tokens, vehicles, dice

    def _tokens(self) -> None:
        if not self.advanced:
            return
        whim = self.whim
        owed = self.owed.count("hazmat")
        left = 0 if self.unlaid else max(0, min(self.hazmats, 5 - owed - self.borne))
        places = [name for name in self.inside if name not in self._shut()]
        if self.danger is not None and self.danger.toxic and whim.once_in(2):
            places = self.danger.toxic
        lift = "" if self.danger is None else self.danger.lift
        if lift and ("hazmats" in self.owed or whim.once_in(2)):
            places = [lift]
        burning = [name for name in self.burning if name in places]
        lying: dict[str, int] = {}
        for _ in range(left):
            place = whim.one(
                burning if burning and "hazmats" in self.owed else places or self.outside
            )
            if not whim.once_in(6):
                lying[place] = lying.get(place, 0) + 1
        spare = max(0, 5 - owed - sum(lying.values()) - self.borne)
        disposed = whim.between(0, spare) if whim.once_in(2) else 0
        most = 36 if self.board.extreme else 24
        hot = whim.some((name for name in self.inside if name not in self._shut()), 24)
        room = max(0, most - len(hot) - len(self.owed))
        reserve = whim.one((0, whim.between(0, min(room, 24)), min(room, 12)))
        self.fields |= {
            "hazmats": _counted(lying),
            "hot": ",".join(hot),
            "reserve": str(reserve or ""),
            "disposed": str(disposed or ""),
        }
        for vehicle, spaces in (
            ("ambulance", self.board.ambulance_spaces),
            ("engine", self.board.engine_spaces),
        ):
            there = [side for i, side in enumerate(SIDES) if spaces[2 * i] != NOWHERE]
            if f"park-{vehicle}" not in self.owed:
                self.fields[vehicle] = whim.one(there)
        if self.danger is not None and self.danger.engine:
            self.fields["engine"] = self.danger.engine

    def _turn(self) -> None:
        whim = self.whim
        acting = "act" in self.owed
        flags = ["acted"] * (acting and whim.once_in(2))
        if self.advanced:
            flags += ["cafs_commanded"] * (acting and whim.once_in(4))
            flags += ["flared"] * ("flare" in self.owed and whim.once_in(2))
        flags += ["collapsed"] * self.collapsed
        flags += ["gentle"] * self.gentle
        rows, columns = int(self.board.dice_rows), int(self.board.gun_columns)
        self.fields |= {
            "seat": str(whim.between(1, self.game.seats)),
            "turn": str(whim.between(1, 200)) if not self.set_up else "",
            "ap": str(whim.one((0, 1, 2, 4, whim.between(0, 9))) if acting else ""),
            "free": str(whim.between(0, 3)) if acting and self.advanced else "",
            "red": str(whim.between(1, rows)) if self.advanced else "",
            "black": str(whim.between(1, columns)) if self.advanced else "",
            "target": whim.one(self.inside) if "flare" in self.owed or whim.once_in(2) else "",
            "flags": ",".join(flags),
        }

    def _operands(self) -> list[str]:
        """Say whose, where or which everything owed is."""
        pois = self.whim.mixed(self.pois)
        men = self.whim.mixed(range(self.game.seats))
        words = []
        for kind in self.owed:
            number = 0
            if "." in kind:
                words.append(kind.removesuffix(".0"))
                continue
            if kind in MEN:
                number = men.pop() if men else 0
            elif kind == "ride":
                number = 2 * (men.pop() if men else 0) + self.whim.below(2)
            elif kind in NUMBERS:
                number = self.whim.below(NUMBERS[kind])
            elif kind in TURNED and pois:
                number = self.board.numbers[pois.pop()]
            elif self.danger is not None:
                number = self.danger.operand(kind)
            words.append(f"{kind}.{number}" if number else kind)
        return words


def edges_without_damage() -> tuple[int, ...]:
    """List what an edge can become for no damage counter."""
    return (edges.DOOR_OPEN, edges.EMPTY_DOORWAY, edges.WINDOW_OPEN, edges.FIRE_DOOR_OPEN)


def _counted(there: dict[str, int]) -> str:
    return ",".join(name if count == 1 else f"{name}x{count}" for name, count in there.items())
