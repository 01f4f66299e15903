"""``caserne strength``: what is kept becomes a page with its plot, and cells can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.cli.running import caserne

from caserne.lab.strength.measuring import kept

if TYPE_CHECKING:
    from pathlib import Path


def test_a_page_with_its_plot(tmp_path: Path) -> None:
    """Chosen cells are played and kept; the page lies where asked for, its plot beside it."""
    file, page = tmp_path / "kept", tmp_path / "page.md"
    chosen = ["--only", "feurio!: rivals: 2 players", "--bot", "seer", "--games", "1"]
    told = caserne("strength", *chosen, "--keep", str(file), "--out", str(page))
    assert told.exit_code == 0, told.output
    assert {sample.cell.bot for sample in kept(file)} == {"seer"}
    assert {sample.cell.options for sample in kept(file)} == {
        "players=2",
        "players=2 firebreaks=yes",
    }
    assert "](page.svg)" in page.read_text(encoding="utf-8")
    assert (tmp_path / "page.svg").read_text(encoding="utf-8").startswith("<svg")
    before = kept(file)
    again = caserne("strength", *chosen, "--keep", str(file), "--again")
    assert again.exit_code == 0
    assert [sample.wins for sample in kept(file)] == [sample.wins for sample in before]
    shown = caserne("strength", "--games", "0", "--keep", str(file))
    assert shown.stdout == page.read_text(encoding="utf-8").replace("page.svg", "strength.svg")
