"""Many games at once: what a batch shows is what each of its games would show alone."""

from __future__ import annotations

import numpy as np
import pytest

from caserne import envs
from caserne.core.state import CHANCE, NOBODY
from caserne.envs import Batch
from caserne.envs.stepping import GIVEN_UP
from caserne.envs.table import Table
from caserne.games import find
from caserne.play.record import Entry
from caserne.play.session import Session

GAMES = [
    ("flashpoint", "firefighters=2"),
    ("flashpoint", "rules=advanced specialists=drawn board=laboratory level=basement"),
    ("feurio", "players=3 firebreaks=yes"),
    ("onfire", "players=3"),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_batch_plays_what_each_game_plays_alone(name: str, options: str) -> None:
    """Equal seeds and actions give equal rows, masks, actors, ends and rewards, game by game."""
    batch = Batch(name, 3, options, seed=11)
    tables = [Table(batch.game, batch.encoder, explicit=False) for _ in range(3)]
    seeds = [11, 12, 13]
    for table, seed in zip(tables, seeds, strict=True):
        table.begin(seed)
    for _ in range(120):
        actions = batch.sample()
        batch.step(actions)
        for number, table in enumerate(tables):
            table.play(int(actions[number]))
            assert batch.ends[number] == (table.actor == NOBODY)
            assert batch.rewards[number].tolist() == table.rewards()
            if table.actor == NOBODY:
                seeds[number] += 3
                table.begin(seeds[number])
            assert batch.actors[number] == table.actor
            assert np.array_equal(batch.observations[number], table.observation(table.actor))
            assert np.array_equal(batch.masks[number], table.mask(table.actor))


def test_what_is_legal_is_listed_too() -> None:
    """The list of places is the mask, game after game."""
    batch = Batch("onfire", 5)
    for _ in range(20):
        batch.step(batch.sample())
        places, counts = batch.legal()
        games = np.repeat(np.arange(5), counts)
        marked = np.zeros_like(batch.masks)
        marked[games, places] = 1
        assert np.array_equal(marked, batch.masks)


def test_dice_are_those_of_the_seed() -> None:
    """A game of a batch is the game of a session with its seed, played with the same actions."""
    batch = Batch("feurio", 1, "players=1", seed=7, restart=False)
    session = Session(batch.game, 7)
    session.settle()
    while batch.actors[0] != NOBODY:
        place = int(batch.sample()[0])
        session.act(session.actor, batch.action(0, place))
        batch.step([place])
    assert batch.game.write_position(batch.state(0)) == batch.game.write_position(session.state)
    assert batch.ends.tolist() == [1]
    assert batch.masks.sum() == 0
    assert batch.done == len(session.entries)


def test_equal_seeds_give_equal_arrays() -> None:
    """Two batches of a seed, sampled, stay equal; one of another seed does not."""
    pair = [Batch("onfire", 4, seed=5), Batch("onfire", 4, seed=5), Batch("onfire", 4, seed=6)]
    for batch in pair:
        for _ in range(30):
            batch.step(batch.sample())
    assert np.array_equal(pair[0].observations, pair[1].observations)
    assert not np.array_equal(pair[0].observations, pair[2].observations)
    pair[2].reset(5)
    pair[0].reset(5)
    assert np.array_equal(pair[0].observations, pair[2].observations)


def test_arrays_of_the_caller_are_filled_and_stay() -> None:
    """What a step writes into the caller's arrays is not changed by the next."""
    batch = Batch("flashpoint", 2, seed=1)
    own = batch.arrays()
    batch.step(batch.sample(), own)
    assert all(np.array_equal(mine, getattr(batch, name)) for name, mine in own._asdict().items())
    kept = own.observations.copy()
    batch.step(batch.sample())
    assert np.array_equal(own.observations, kept)
    assert not np.array_equal(batch.observations, kept)
    assert np.array_equal(batch.look(own).observations, batch.observations)


def test_what_is_illegal_is_refused_as_a_whole() -> None:
    """One illegal action: an error that names the game, and no game is moved on."""
    batch = Batch("flashpoint", 3, seed=1)
    before, actions = batch.observations.copy(), batch.sample().copy()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=f"game 1: expected .* got {actions[1]}"):
        batch.step(actions)
    assert np.array_equal(batch.observations, before)
    assert batch.done == 0 or np.array_equal(batch.actors, [0, 0, 0])
    with pytest.raises(ValueError, match="expected 3 actions, got 2"):
        batch.step(actions[:2])
    with pytest.raises(ValueError, match="expected a game or more"):
        Batch("flashpoint", 0)


def test_chance_on_request() -> None:
    """With chance the caller rolls: outcomes have places and odds, and the game follows them."""
    batch = Batch("feurio", 2, "players=2", chance=True, restart=False)
    entries: list[Entry] = []
    rolled = 0
    while (batch.actors != NOBODY).any():
        actions = batch.sample()
        if batch.actors[0] == CHANCE:
            rolled += 1
            odds = batch.weights[0]
            outcomes = np.flatnonzero(batch.masks[0][batch.encoder.actions :])
            assert outcomes.tolist() == np.flatnonzero(odds).tolist()
            assert odds.sum() == 36 - rolled + 1
        if batch.actors[0] != NOBODY:
            entries.append(Entry(int(batch.actors[0]), batch.action(0, int(actions[0]))))
        batch.step(actions)
    assert rolled == 36
    state = batch.game.start()
    for entry in entries:
        state.apply(entry.action)
    assert batch.game.write_position(state) == batch.game.write_position(batch.state(0))


def test_a_game_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the horizon a game ends without a reward, and another begins."""
    kind = find("flashpoint")
    monkeypatch.setattr(kind, "horizon", 40)
    batch = Batch("flashpoint", 2)
    ends = set()
    for _ in range(60):
        batch.step(batch.sample())
        ends |= set(batch.ends.tolist())
        assert batch.rewards.sum() == 0
    assert GIVEN_UP in ends


def test_every_number_has_a_name() -> None:
    """The blocks of a row lie side by side, and each number's name says where it belongs."""
    batch = Batch("flashpoint", 1, "firefighters=2")
    place = batch.names.index("firefighter own 3-0")
    while "place 3-0" not in (
        words := [batch.game.write_action(code) for code in batch.state(0).legal()]
    ):
        batch.step(batch.sample())
    seen = np.flatnonzero(batch.masks[0])
    batch.step([int(seen[words.index("place 3-0")])])
    assert batch.observations[0][batch.names.index("firefighter next 1 3-0")] == 1
    assert batch.observations[0][place] == 0
    assert len(set(batch.names)) == len(batch.names)


def test_what_is_not_there_is_said_so() -> None:
    """A name that ``caserne.envs`` has not is an ``AttributeError``, as of any module."""
    with pytest.raises(AttributeError, match="no attribute 'batches'"):
        envs.batches  # noqa: B018 - asking is the test
