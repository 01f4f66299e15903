"""Options as the lobby shows them and as it sends them back."""

from __future__ import annotations

import pytest

from caserne.core.errors import UnreadableError
from caserne.core.options import describe_options, read_values, values_of
from caserne.games import GAMES
from caserne.games.flashpoint.game import FlashPointOptions


def test_every_option_is_described() -> None:
    """Each option of each game has its kind and its default."""
    for game in GAMES:
        described = describe_options(game.Options)
        assert [option.name for option in described] == list(game.Options.__struct_fields__)
        defaults = {option.name: option.default for option in described}
        assert defaults == values_of(game.Options())


def test_kinds_say_how_to_choose() -> None:
    """A choice lists its values, a number its bounds, a board the printed ones."""
    options = {option.name: option for option in describe_options(FlashPointOptions)}
    assert options["difficulty"].kind == "choice"
    assert options["difficulty"].values == ["recruit", "veteran", "heroic"]
    number = options["firefighters"]
    assert (number.kind, number.least, number.most) == ("number", 1, 6)
    assert options["perfect"].kind == "flag"
    assert (options["board"].kind, options["board"].values) == ("board", ["house", "villa"])


def test_values_are_read_back() -> None:
    """What is shown of options makes the same options."""
    options = FlashPointOptions(rules="advanced", firefighters=5, perfect=True)
    assert read_values("flashpoint", FlashPointOptions, values_of(options)) == options


@pytest.mark.parametrize(
    "values",
    [{"colour": "red"}, {"firefighters": "3"}, {"firefighters": 7}, {"perfect": 1}, {"rules": "x"}],
)
def test_values_that_do_not_fit_are_unreadable(values: dict[str, object]) -> None:
    """An unknown name, a wrong type and a value out of range are refused."""
    with pytest.raises(UnreadableError, match="flashpoint option"):
        read_values("flashpoint", FlashPointOptions, values)
