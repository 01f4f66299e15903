"""Games looked back on: exact sums, luck that is the dice's, skill that is the player's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.laws.toy import Toy, as_table, winners

from caserne import games
from caserne.bots import catalogue
from caserne.bots.review import Job, Trail, review
from caserne.bots.review import job as jobs
from caserne.bots.review.account import LEAST_TURN, reach
from caserne.bots.review.job import work
from caserne.bots.search.budget import Budget
from caserne.bots.search.hook import WHOLE, Hook, Plan
from caserne.core.state import CHANCE, NOBODY
from caserne.play.record import Entry, Record
from caserne.play.session import Session

if TYPE_CHECKING:
    from caserne.bots.review import Review
    from caserne.core.state import State

AT_ONCE = 1e-9
"""So little time that every point is looked at once, and nothing more."""


class ToyHook(Hook):
    """Knows the toy exactly, if everybody passes from now on: the higher card wins."""

    def __init__(self) -> None:
        """Serve the toy, whose deals are its only chance."""
        super().__init__(1, 1)

    def plans(self, state: State, limit: int) -> list[Plan]:
        """List everything that may be done."""
        return [Plan([action], 0) for action in state.legal()][:limit]

    def follow(self, state: State) -> int:
        """Pass."""
        return state.legal()[0]

    def value(self, state: State, seat: int) -> tuple[int, int]:
        """Take the mean over whatever may be dealt."""
        if state.actor() == CHANCE:
            after = [state.copy() for _ in state.legal()]
            for one, card in zip(after, state.legal(), strict=True):
                one.apply(card)
            worth = sum(self.value(one, seat)[0] for one in after) // len(after)
            return worth, worth
        left, right = as_table(state).cards
        worth = WHOLE if winners(left - right) == (seat,) else 0
        return worth, worth

    def playout(self, state: State, plan: Plan, seed: int, seat: int) -> tuple[int, int]:
        """Value it at once."""
        del plan, seed
        return self.value(state, seat)

    def look(self, state: State, plan: Plan, seed: int, seat: int) -> tuple[int, int]:
        """Value it at once."""
        return self.playout(state, plan, seed, seat)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """Have a bot that knows the toy."""
    monkeypatch.setitem(catalogue.HOOKS, "toy", ToyHook)
    monkeypatch.setitem(catalogue.BUDGETS["master"], "toy", Budget(8, 8, 0))
    monkeypatch.setitem(jobs.SAMPLES, "toy", 12)
    monkeypatch.setitem(jobs.STRIDE, "toy", 3)
    return Toy()


def toy_record(toy: Toy, *words: str) -> Record:
    """Write a game of the toy down, each word as whoever must act."""
    session = Session(toy, 1)
    for word in words:
        session.repeat(Entry(int(session.actor), toy.read_action(word)))
    return session.record


def check_sums(found: Review) -> None:
    """Every side has at the end what it had at the start, and all that luck and skill gave."""
    if found.team:
        parts = sum(one.luck + one.skill for one in found.sums)
        assert found.start[0] + found.setup + parts == found.result[0]
    else:
        for one in found.sums:
            parts = one.luck + one.skill + one.others
            assert found.start[one.seat] + parts == found.result[one.seat]
    for before, after, step in zip(found.points[:-1], found.points[1:], found.steps, strict=True):
        for side, chance in enumerate(before.chances):
            assert chance + step.luck[side] + step.skill[side] == after.chances[side]


def played(name: str, options: str, *bots: str, seed: int = 3) -> Session:
    """Have bots play a game."""
    game = games.find(name).from_text(options)
    session = Session(game, seed)
    session.settle()
    seated = [catalogue.make(bots[seat % len(bots)], game, seat) for seat in range(game.seats)]
    while session.actor != NOBODY:
        seat = int(session.actor)
        view = game.view(session.state, seat)
        session.act(seat, seated[seat].choose(view, session.state.legal()))
    return session


def ending(session: Session, steps: int) -> Record:
    """Give the last steps of a game, as a record that begins where they do."""
    entries = list(session.entries)
    session.rewind(len(entries) - steps)
    position = session.game.write_state(session.state)
    return Record(session.game, entries[-steps:], position=position)


# Exactly, with a toy


def test_luck_is_what_the_dice_were(toy: Toy) -> None:
    """The best card and then the worst: luck is what each is worth, nobody's skill is anything."""
    found = review(toy_record(toy, "deal-1-4", "deal-2-1", "pass", "pass"))
    assert [step.luck[0] for step in found.steps[:2]] == [WHOLE - found.start[0], 0]
    assert [(one.luck, one.skill) for one in found.sums] == [
        (WHOLE - found.start[0], 0),
        (-found.start[1], 0),
    ]
    check_sums(found)


def test_a_bad_decision_is_no_bad_luck(toy: Toy) -> None:
    """Whoever gives the best card away loses by skill what they could know it was worth."""
    record = toy_record(toy, "deal-1-4", "deal-2-3", "exchange", "deal-1-1", "pass", "pass")
    found = review(record)
    check_sums(found)
    (loss,) = [step.skill[0] for step in found.steps if step.skill[0]]
    assert loss < -WHOLE // 4
    assert found.sums[0].skill == loss
    (decision,) = [one for one in found.decisions if one.given_up]
    assert (decision.first, decision.seat, decision.best) == (2, 0, ("pass",))
    assert decision.given_up == -loss - 1  # a mean is rounded down


def test_what_could_not_be_known_is_luck(toy: Toy) -> None:
    """To keep a middling card is no mistake, whatever the other holds; to meet a better one is."""
    kept = toy_record(toy, "deal-1-3", "deal-2-4", "pass", "pass")
    exchanged = toy_record(toy, "deal-1-2", "deal-2-1", "exchange", "deal-1-3", "pass", "pass")
    assert review(kept).sums[0].skill == 0
    found = review(exchanged)
    check_sums(found)
    # It won anyway; of what it knew, two of three cards beat it, and of those it drew from as many.
    assert found.steps[2].skill[0] != found.points[3].chances[0] - found.points[2].chances[0]


def test_decisions_are_judged_from_a_view(toy: Toy) -> None:
    """Two worlds that a seat cannot tell apart make the same of its decision."""
    worlds = [
        toy_record(toy, "deal-1-2", f"deal-2-{card}", "exchange", "deal-1-1") for card in (3, 4)
    ]
    skills = [review(record).steps[2].skill for record in worlds]
    assert skills[0] == skills[1] != (0, 0)


def test_turning_points_say_what_turned(toy: Toy) -> None:
    """What changes most is told, in its order, and whose it was."""
    record = toy_record(toy, "deal-1-4", "deal-2-3", "exchange", "deal-1-1", "pass", "pass")
    turning = review(record).turning
    assert [(one.first, one.last, one.seat) for one in turning] == [
        (0, 2, None),
        (2, 3, 0),
        (3, 4, None),
    ]
    assert all(max(map(abs, one.change)) >= LEAST_TURN for one in turning)


def test_a_game_that_goes_on_is_as_it_stands(toy: Toy) -> None:
    """Of a record that stops before the end, the result is the last chance."""
    found = review(toy_record(toy, "deal-1-4", "deal-2-3"))
    assert not found.over
    assert found.result == found.points[-1].chances == (WHOLE, 0)
    check_sums(found)


def test_chances_of_rivals_add_up_to_one(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is judged for each seat by itself is told as shares of one victory."""

    class Doubter(ToyHook):
        """Thinks little of anybody's chances."""

        def prospects(self, state: State, seed: int, seats: int) -> list[int]:
            """Give three times as much to the first."""
            del state, seed
            return [300_000, 100_000][:seats]

    monkeypatch.setitem(catalogue.HOOKS, "toy", Doubter)
    found = review(toy_record(toy, "deal-1-4", "deal-2-3", "pass"), samples=2, better=False)
    assert {point.chances for point in found.points} == {(750_000, 250_000)}


def test_intervals_are_those_of_a_mean() -> None:
    """Of a victory and a defeat, of more of each, and of what tells nothing."""
    assert reach([0, WHOLE]) == pytest.approx(1.96 * WHOLE / 2, rel=1e-4)
    assert reach([0, WHOLE] * 8) == pytest.approx(1.96 * WHOLE / 2 / 15**0.5, rel=1e-4)
    assert [reach([7] * 3), reach([7]), reach([])] == [0, WHOLE, 0]


def test_what_cost_most_is_looked_at_first(toy: Toy) -> None:
    """Better plans are sought for the worst decision before the one that came before it."""
    job = Job(toy_record(toy, "deal-1-3", "deal-2-4", "pass", "exchange", "deal-2-1"), samples=4)
    while (piece := job.next()) is not None and piece.kind != jobs.BETTER:
        job.take(work(job.trail, job.seed, piece))
    assert [run.first for run in job.trail.decisions()] == [2, 3]
    assert piece is not None
    assert piece.first == 3


# The games themselves

ENDINGS = [
    ("flashpoint", "firefighters=2", "random", 7),
    ("flashpoint", "rules=advanced firefighters=3", "random", 5),
    ("feurio", "players=2", "random", 30),
    ("feurio", "players=3 firebreaks=yes", "random", 16),
    ("feurio", "players=1", "steady", 12),
    ("onfire", "players=3", "random", 8),
]


@pytest.mark.parametrize(("name", "options", "bot", "steps"), ENDINGS)
def test_sums_are_exact(name: str, options: str, bot: str, steps: int) -> None:
    """Start, luck and skill make the result, to the millionth, in every kind of game."""
    session = played(name, options, bot)
    outcome = session.outcome
    found = review(ending(session, steps), samples=1, better=False)
    check_sums(found)
    assert outcome is not None
    assert found.over
    won = [share > 0 for share in found.result]
    assert won == (
        [outcome.won] if found.team else [seat in outcome.winners for seat in range(len(won))]
    )
    assert len(found.points) == len(found.steps) + 1 == steps + 1
    last = None
    for step in found.steps:
        last = last if step.actor is None else step.actor
        assert step.owner == last


def test_pieces_are_the_same_in_any_order() -> None:
    """What a piece finds does not depend on what was looked at before, nor on who looks."""
    record = ending(played("flashpoint", "firefighters=2", "random"), 8)
    job = Job(record, samples=1)
    pieces = []
    while (piece := job.next()) is not None and piece.kind == jobs.CURVE:
        answer = work(job.trail, job.seed, piece)
        pieces.append((piece, answer))
        job.take(answer)
    for piece, answer in reversed(pieces):
        assert work(Trail(record), job.seed, piece) == answer


def test_time_that_is_up_leaves_a_whole_review(toy: Toy) -> None:
    """Once every point was looked at the rest may be left out; what is there adds up."""
    record = toy_record(toy, "deal-1-4", "deal-2-3", "exchange", "deal-1-1", "pass", "pass")
    told: list[tuple[int, int]] = []
    found = review(record, seconds=AT_ONCE, progress=lambda *how: told.append(how))
    assert found.cut
    assert found.samples == jobs.ROUND
    assert not found.decisions
    assert [done for done, _ in told] == list(range(1, len(told) + 1))
    assert told[-1][0] < told[-1][1]
    check_sums(found)
    assert not review(record).cut
