"""What a building answers about itself: here as a plain house would, an expansion otherwise.

The chapters never ask which expansion is on the table. They ask the building, and only one that
has something of its own to say: of a plain house ``Scene.extreme`` is ``None``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from caserne.core.agenda import Agenda

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.core.due import Due
    from caserne.core.state import Actions

S = TypeVar("S", bound=Agenda)
"""The positions of the game."""

HOT_SPOTS: Final = 24
"""The hot spots in the box."""


class Building(Generic[S]):
    """A building of which nothing is special."""

    def copy(self) -> Building[S]:
        """Make an independent copy."""
        return self

    # What a space is

    def has_object(self, _s: S, _space: i64) -> bool:
        """Tell whether something stands on a space that stops water and fire."""
        return False

    def takes_nothing(self, _s: S, _space: i64) -> bool:
        """Tell whether nothing can be placed on a space."""
        return False

    def takes_hot_spot(self, _s: S, _space: i64) -> bool:
        """Tell whether a hot spot may come to a space."""
        return True

    def is_deadly(self, _s: S, _space: i64) -> bool:
        """Tell whether whoever is on a space is lost or knocked down, fire or no fire."""
        return False

    def is_bottomless(self, _s: S, _space: i64) -> bool:
        """Tell whether what lies on a space falls, for want of a floor."""
        return False

    def landing(self, _s: S, space: i64) -> i64:
        """Give where what is sent to a space ends up."""
        return space

    def struck(self, _s: S, target: i64) -> i64:
        """Give where smoke ends up that the dice put on a target."""
        return target

    def bar_entering(self, _s: S, _man: i64, _goal: i64) -> str:
        """Forbid a firefighter a space it could not be on."""
        return ""

    # What a blast meets and brings about

    def ignited(self, _s: S, _space: i64) -> None:
        """Do what fire on a space brings about."""

    def meet(self, _s: S, _goal: i64, _way: i64) -> bool:
        """Let a blast meet a space that is not like others; tell whether it was one."""
        return False

    def strike_door(self, _s: S, _edge: i64) -> None:
        """Let a blast meet a fire door, which stops it."""

    def shaken(self, _s: S, _target: i64) -> None:
        """Do what an explosion brings about when it is over."""

    def judge(self, _s: S) -> None:
        """End the game if the fire has left it lost."""

    # Actions

    def sights(self) -> i64:
        """Give what a glance sees everywhere in it."""
        return 0

    def answers_alone(self) -> bool:
        """Tell whether what can be answered in one way only is not asked."""
        return False

    # Hose and axe

    def is_pierced(self) -> bool:
        """Tell whether water can get from one floor to another."""
        return False

    def add_below(self, _s: S, _at: i64, _out: Actions) -> None:
        """List the spaces that water could be poured down to from a space."""

    def pours_down(self, _s: S, _at: i64, _space: i64) -> bool:
        """Tell whether water gets from a space down to another."""
        return False

    def blows(self, _edge: i64) -> i64:
        """Count the blows that free a jammed door."""
        return 0

    def free_door(self, _s: S, _edge: i64) -> None:
        """Let a blow meet a jammed door."""

    # Ladders

    def ladders_within_reach(self, _s: S, _man: i64) -> i64:
        """Count the ladders a firefighter could take up."""
        return 0

    def pick_up_ladder(self, _s: S, _man: i64) -> None:
        """Take a ladder from where a firefighter stands."""

    def put_down_ladder(self, _space: i64) -> None:
        """Lay a ladder down."""

    def put_back_ladder(self) -> None:
        """Put a ladder back on the engine."""

    def bar_leaving_here(self, _s: S, _man: i64) -> str:
        """Forbid a firefighter to leave anything where it is."""
        return ""

    # Engine and crew

    def bar_gun(self) -> str:
        """Forbid the deck gun, if the engine has none."""
        return ""

    def bar_driving(self) -> str:
        """Forbid driving the engine."""
        return ""

    def more_specialists(self) -> i64:
        """Count the specialists that are in the box besides."""
        return 0

    # Set-up

    def hot_spots_in_box(self) -> i64:
        """Count the hot spots there are."""
        return HOT_SPOTS

    def more_hot_spots(self) -> i64:
        """Count the hot spots that the building brings."""
        return 0

    def owe_more_explosions(self, _s: S) -> None:
        """Owe the initial explosions that the building brings."""

    def owe_more_parking(self, _s: S) -> None:
        """Owe a place for what stands on the engine."""

    def most_set_aside(self) -> i64:
        """Give how often a roll for an initial explosion can be set aside."""
        return 0

    def sets_aside(self, _s: S, _kind: Due[Any], _red: i64, _black: i64) -> bool:
        """Set a roll for an initial explosion aside, if it must be; tell whether it was."""
        return False

    # What is written and drawn of it

    def fields(self, _s: S) -> dict[str, str]:
        """Write what a position has besides, those of nothing empty."""
        return {}

    def field_names(self) -> tuple[str, ...]:
        """List the fields a position may have besides."""
        return ()

    def read_field(self, _s: S, _where: str, _name: str, _value: str) -> None:
        """Read a field into a position."""

    def damage(self, _s: S, walls: i64) -> i64:
        """Count the damage counters that have been used, with those on walls."""
        return walls

    def orders(self, _s: S, plain: list[str]) -> list[str]:
        """List the orders in which things can be owed at the fire and in the set-up."""
        return plain

    def check(self, _s: S, _owed: list[tuple[str, int]]) -> None:
        """Refuse what play could not have come to."""

    def marks(self, _s: S, _space: i64) -> list[str]:
        """List the marks of what is on a space in a drawing."""
        return []

    def words(self, _s: S) -> list[str]:
        """Say in words what is left beside the board."""
        return []
