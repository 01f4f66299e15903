"""What is shown of Extreme Danger."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.extreme.terrain import foot, tokens_of
from caserne.games.flashpoint.extreme.tokens import (
    BRIDGE,
    CAPACITY,
    DAMAGED,
    DESTROYED,
    DOWN,
    LADDERS,
    OBJECTS,
)
from caserne.games.flashpoint.showing import ExtremeShown, counts

if TYPE_CHECKING:
    from caserne.games.flashpoint.scene import Scene

SUPPLY: Final = {"object": CAPACITY, "ladders": LADDERS}
"""What an object takes, and the ladders on the engine."""


def show_extreme(state: Scene) -> ExtremeShown:
    """Describe the tokens of the expansion."""
    x, names, board = tokens_of(state), state.board.names, state.board
    standing = set(map(int, x.objects))
    return ExtremeShown(
        jams=counts(board.edge_names, x.jams),
        ladders=counts(names, x.ladders),
        raised={names[top]: names[foot(state, top)] for top in range(board.size) if x.raised[top]},
        spans={
            names[hole]: "bridge" if span == BRIDGE else names[board.neighbour(hole, span - DOWN)]
            for hole, span in enumerate(map(int, x.spans))
            if span
        },
        rack=int(x.rack),
        objects={
            name: int(x.counters[kind]) for kind, name in enumerate(OBJECTS) if kind + 1 in standing
        },
        toxic=list(counts(names, x.toxic)),
        damaged=[names[space] for space, floor in enumerate(x.floors) if floor == DAMAGED],
        holes=[names[space] for space, floor in enumerate(x.floors) if floor == DESTROYED],
        platform=None if x.lift == NOWHERE else names[x.lift],
        dock=int(x.dock),
        trapped=bool(x.trapped),
    )
