"""Games as Parquet, a row a decision or a roll, for pandas, Polars or DuckDB.

Rows go out in groups, each some games, so that the memory it takes does not grow with the games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pyarrow as pa
import pyarrow.parquet as pq
from librt.vecs import vec
from mypy_extensions import u8

from caserne.bots import catalogue
from caserne.core.state import CHANCE, NOBODY, Actions
from caserne.envs.catalogue import encoder_of
from caserne.games import find
from caserne.lab.simulate import bot_seed
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from caserne.bots.bot import Bot
    from caserne.core.game import Game
    from caserne.envs.encoder import Encoder
    from caserne.lab.simulate import Plan

GROUP: Final = 8192
"""So many rows or a few more are written at once."""
WORDS: Final = "caserne"


class Columns:
    """Rows of some games, column by column, before they are written."""

    def __init__(self, schema: pa.Schema) -> None:
        """Begin with no row."""
        self.schema = schema
        self.values: dict[str, list[Any]] = {name: [] for name in schema.names}

    def __len__(self) -> int:
        """Count the rows."""
        return len(self.values["seed"])

    def add(self, **row: object) -> None:
        """Add a row; what becomes of the game is filled in later."""
        for name, value in row.items():
            self.values[name].append(value)

    def table(self) -> pa.Table:
        """Make what can be written of the rows."""
        return pa.table(self.values, schema=self.schema)


def schema_of(encoder: Encoder, plan: Plan, *, positions: bool) -> pa.Schema:
    """Name the columns and what is in them; the names of features are in the file's own notes."""
    fields = [
        ("seed", pa.int64()),
        ("step", pa.int32()),
        ("actor", pa.int8()),
        ("action", pa.int32()),
        ("text", pa.string()),
        ("place", pa.int32()),
        ("choices", pa.int32()),
        ("features", pa.list_(pa.uint8(), int(encoder.features))),
        *([("position", pa.string())] if positions else []),
        ("won", pa.bool_()),
        ("reward", pa.list_(pa.float32(), int(encoder.seats))),
        ("reason", pa.string()),
        ("length", pa.int32()),
    ]
    notes = {
        f"{WORDS}:game": plan.game,
        f"{WORDS}:options": plan.options,
        f"{WORDS}:bots": " ".join(plan.bots),
        f"{WORDS}:features": "\n".join(encoder.names()),
    }
    return pa.schema([pa.field(name, kind) for name, kind in fields], metadata=notes)


def export(
    plan: Plan, file: Path, progress: Callable[[int], object], *, positions: bool = False
) -> int:
    """Play the games of a plan and write every step of them; give the number of rows."""
    game = find(plan.game).from_text(plan.options)
    encoder = encoder_of(game)
    schema = schema_of(encoder, plan, positions=positions)
    rows, columns = 0, Columns(schema)
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for number in range(plan.games):
            play_into(columns, game, encoder, plan, number)
            if len(columns) >= GROUP or number == plan.games - 1:
                rows += len(columns)
                writer.write_table(columns.table())
                columns = Columns(schema)
            progress(1)
    return rows


def play_into(columns: Columns, game: Game, encoder: Encoder, plan: Plan, number: int) -> None:
    """Play the game of a number, and add its rows with what became of it."""
    seed, before = plan.seed + number, len(columns)
    state, streams = game.start(), Streams(seed, len(game.chances))
    bots = _bots(game, plan, number)
    step = 0
    while (actor := int(state.actor())) != NOBODY and step < game.horizon:
        legal, places = Actions(), Actions()
        state.legal_into(legal)
        if actor == CHANCE:
            code, place = int(streams.draw(state)), -1
        else:
            code = bots[actor].choose(game.view(state, actor), list(legal))
            encoder.places(state, legal, places)
            place = list(places)[list(legal).index(code)]
        seat = max(actor, -1)
        row = {
            "seed": seed,
            "step": step,
            "actor": actor,
            "action": code,
            "text": game.write_action(code),
            "place": place,
            "choices": len(legal),
            "features": bytes(encoder.write(encoder.seen(state, seat), seat, vec[u8]())),
        }
        if "position" in columns.values:
            row["position"] = game.write_view(game.view(state, seat if seat >= 0 else None))
        columns.add(**row)
        state.apply(code)
        step += 1
    outcome = game.outcome(state)
    winners = () if outcome is None else outcome.winners
    share = 1.0 if game.team or not winners else 1.0 / len(winners)
    for _ in range(len(columns) - before):
        columns.add(
            won=bool(winners),
            reward=[share if seat in winners else 0.0 for seat in range(game.seats)],
            reason="given up" if outcome is None else outcome.reason,
            length=step,
        )


def _bots(game: Game, plan: Plan, number: int) -> list[Bot]:
    seed = plan.seed + number
    return [
        catalogue.make(name, game, bot_seed(seed, seat), budget=plan.budget)
        for seat, name in enumerate(plan.seated(game.seats, number))
    ]
