"""Games as Parquet: whole, in bounded groups, with their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyarrow.parquet as pq
import pytest

from caserne.core.state import CHANCE
from caserne.envs.catalogue import encoder_of
from caserne.games import find
from caserne.lab import export as exporting
from caserne.lab.export import Columns, export
from caserne.lab.simulate import Plan, play_slice

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan("onfire", "players=3", ("random",), 5, 3)


def test_a_file_holds_whole_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every action of every game is a row; games can be replayed from it, and end as counted."""
    monkeypatch.setattr(exporting, "GROUP", 50)
    file = tmp_path / "games.parquet"
    heard: list[int] = []
    rows = export(PLAN, file, heard.append, positions=True)
    written = pq.ParquetFile(file)
    assert written.num_row_groups == PLAN.games == sum(heard)
    table = written.read().to_pylist()
    tally = play_slice(PLAN, 0, PLAN.games)
    assert len(table) == rows == tally.actions
    game = find("onfire").from_text("players=3")
    for seed in (5, 6, 7):
        state = game.start()
        mine = [row for row in table if row["seed"] == seed]
        for step, row in enumerate(mine):
            assert (row["step"], row["actor"]) == (step, state.actor())
            assert row["text"] == game.write_action(row["action"])
            assert (row["place"] < 0) == (row["actor"] == CHANCE)
            seat = row["actor"] if row["actor"] >= 0 else None
            assert row["position"] == game.write_view(game.view(state, seat))
            state.apply(row["action"])
        outcome = game.outcome(state)
        assert outcome is not None
        assert {row["reason"] for row in mine} == {outcome.reason}
        assert {row["length"] for row in mine} == {len(mine)}
        assert sum(mine[0]["reward"]) == 1.0


@pytest.mark.parametrize("games", [4, 16])
def test_rows_are_held_a_group_at_a_time(
    games: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games there are, no more rows are held than a group and a game."""
    monkeypatch.setattr(exporting, "GROUP", 100)
    held: list[int] = []

    class Watched(Columns):
        def add(self, **row: object) -> None:
            super().add(**row)
            held.append(len(self))

    monkeypatch.setattr(exporting, "Columns", Watched)
    file, plan = tmp_path / "games.parquet", Plan("feurio", "players=1", ("random",), 1, games)
    rows = export(plan, file, lambda _: None)
    longest = max(pq.read_table(file, columns=["length"]).column("length").to_pylist())
    assert max(held) <= 100 + longest < rows
    groups = pq.ParquetFile(file).metadata
    assert max(groups.row_group(place).num_rows for place in range(groups.num_row_groups)) <= (
        100 + longest
    )


def test_features_have_names(tmp_path: Path) -> None:
    """The file says what each feature is, and there are as many numbers as names."""
    file = tmp_path / "games.parquet"
    export(Plan("feurio", "players=1", ("random",), 1, 1), file, lambda _: None)
    table = pq.read_table(file)
    notes = table.schema.metadata
    names = notes[b"caserne:features"].decode().splitlines()
    assert names == encoder_of(find("feurio").from_text("players=1")).names()
    assert len(table.column("features")[0]) == len(names)
    assert notes[b"caserne:game"] == b"feurio"
    assert "position" not in table.column_names
