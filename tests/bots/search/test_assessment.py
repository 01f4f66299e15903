"""A search tells all that it found, and knows no more than the seat does."""

from __future__ import annotations

import msgspec
import pytest

from caserne.bots.catalogue import BUDGETS, HOOKS, make, searcher
from caserne.bots.search.assessment import Assessment
from caserne.core.state import NOBODY
from caserne.games import find
from caserne.play.session import Session
from caserne.play.streams import Dice

TITLES = sorted(HOOKS)
SECRETIVE = [("onfire", "players=3"), ("feurio", "players=3 firebreaks=yes")]


def midgame(session: Session, decisions: int) -> None:
    """Have random players decide so often."""
    dice = Dice(7)
    session.settle()
    while decisions and session.actor != NOBODY:
        legal = session.state.legal()
        session.act(int(session.actor), legal[int(dice.below(len(legal)))])
        decisions -= 1


@pytest.mark.parametrize("title", TITLES)
def test_it_tells_every_plan(title: str) -> None:
    """Each plan is a list of actions that can be played, with a worth between its bounds."""
    game = find(title).from_text("")
    session = Session(game, 3)
    midgame(session, 12)
    seat = int(session.actor)
    bot = searcher("master", game, 5, budget=5)
    found = bot.assess(game.view(session.state, seat))
    assert found.seat == seat
    assert len(found.candidates) > 1
    assert found.chance == found.candidates[0].chance
    for one in found.candidates:
        assert one.low <= one.worth <= one.high
        assert 0 <= one.chance <= 1
        assert one.found == ("sampled" if one.samples else "judged")
        state = session.state.copy()
        for text in one.plan:
            action = game.read_action(text)
            assert action in state.legal()
            state.apply(action)


@pytest.mark.parametrize("title", TITLES)
def test_it_has_a_form(title: str) -> None:
    """An assessment is plain data: as JSON it can be read back."""
    game = find(title).from_text("")
    session = Session(game, 3)
    midgame(session, 12)
    found = searcher("sharp", game, 5, budget=5).assess(
        game.view(session.state, int(session.actor))
    )
    assert msgspec.json.decode(msgspec.json.encode(found), type=Assessment) == found


@pytest.mark.parametrize(("title", "options"), SECRETIVE)
@pytest.mark.parametrize("name", sorted(BUDGETS))
def test_it_knows_no_more_than_its_seat(title: str, options: str, name: str) -> None:
    """Worlds that differ only in what a seat cannot know are assessed alike."""
    game = find(title).from_text(options)
    for seed in range(3):
        session = Session(game, seed)
        midgame(session, 9 + 4 * seed)
        if session.actor == NOBODY:
            continue
        seat = int(session.actor)
        view = game.view(session.state, seat)
        other = game.determinize(view, Dice(99 + seed).below)
        there = game.view(other, seat)
        bots = [searcher(name, game, 5, budget=4) for _ in range(2)]
        assert bots[0].assess(view) == bots[1].assess(there)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", sorted(BUDGETS))
def test_thinking_changes_nothing(title: str, name: str) -> None:
    """The position a bot is asked about stays as it was."""
    game = find(title).from_text("")
    session = Session(game, 4)
    midgame(session, 7)
    seat = int(session.actor)
    before = game.write_position(session.state)
    view = game.view(session.state, seat)
    seen = game.write_position(view.state)
    make(name, game, 1, budget=4).choose(view, session.state.legal())
    assert game.write_position(session.state) == before
    assert game.write_position(view.state) == seen


@pytest.mark.parametrize(
    "options", ["", "board=laboratory level=attic rules=advanced platform=yes"]
)
def test_what_the_clock_left_is_not_all_there_was(options: str) -> None:
    """Where there was time for one look alone its plan is told as judged, with a chance."""
    game = find("flashpoint").from_text(options)
    session = Session(game, 4)
    midgame(session, 40)
    view = game.view(session.state, int(session.actor))
    whole = searcher("sharp", game, 1).assess(view)
    assert len(whole.candidates) > 1
    found = searcher("sharp", game, 1, seconds=1e-9).assess(view)
    assert [one.found for one in found.candidates] == ["judged"]
    assert found.candidates[0] in whole.candidates
    assert found.chance == found.candidates[0].chance


def test_it_is_a_seats_business() -> None:
    """A spectator has nothing to decide."""
    game = find("feurio").from_text("")
    session = Session(game, 4)
    session.settle()
    with pytest.raises(ValueError, match="spectator"):
        searcher("sharp", game, 1).assess(game.view(session.state, None))
