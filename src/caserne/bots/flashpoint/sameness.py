"""Whether two positions are the same, as far as a turn can change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.games.flashpoint.extreme.terrain import tokens_on

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

    from caserne.games.flashpoint.incident import Incident


def is_same(s: Incident, t: Incident) -> bool:
    """Tell whether two positions of one game are the same, for whoever has to act."""
    if s.turn != t.turn or s.ap != t.ap or s.free != t.free:
        return False
    if s.ambulance != t.ambulance or s.engine != t.engine:
        return False
    return (
        is_alike(s.at, t.at)
        and is_alike(s.carrying, t.carrying)
        and is_alike(s.leading, t.leading)
        and is_alike(s.fresh, t.fresh)
        and is_alike(s.roles, t.roles)
        and is_alike(s.hazards, t.hazards)
        and is_alike(s.edges, t.edges)
        and is_alike(s.pois, t.pois)
        and is_alike(s.victims, t.victims)
        and is_alike(s.treated, t.treated)
        and is_alike(s.hazmats, t.hazmats)
        and is_same_extreme(s, t)
    )


def is_same_extreme(s: Incident, t: Incident) -> bool:
    """Tell whether what a turn can change of Extreme Danger's tokens is the same."""
    one, other = tokens_on(s), tokens_on(t)
    if one is None or other is None:
        return True
    return (
        one.rack == other.rack
        and one.lift == other.lift
        and one.dock == other.dock
        and is_alike(one.ladders, other.ladders)
        and is_alike(one.raised, other.raised)
        and is_alike(one.spans, other.spans)
        and is_alike(one.toxic, other.toxic)
        and is_alike(one.floors, other.floors)
        and is_alike(one.jams, other.jams)
    )


def is_alike(one: vec[u8], other: vec[u8]) -> bool:
    """Tell whether two layers of a position hold the same."""
    if len(one) != len(other):
        return False
    return all(one[i] == other[i] for i in range(len(one)))
