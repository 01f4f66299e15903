"""The laws that every game keeps, each a question put to a whole game that was played.

A law's docstring is the law; it raises ``AssertionError`` where the game breaks it.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import pytest
from tests.laws.trails import fields, reread

from caserne.core.door import submit
from caserne.core.errors import RefusedError
from caserne.core.game import Outcome
from caserne.core.state import CHANCE, NOBODY, Actions
from caserne.play.record import read_record, replay
from caserne.play.session import Session
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from tests.laws.trails import Step, Trail

    from caserne.core.event import Event
    from caserne.core.game import Game, View
    from caserne.core.state import State

STRIDE: Final = 47
"""At each step every so many codes of the universe are tried, others each time."""
DOUBTS: Final = 300
"""In a game with secrets so many codes are tried at each step, others each time."""
RECENT: Final = 3
"""What was legal so many steps ago is tried again: it is but little that forbids it now."""
AHEAD: Final = 30
"""So many steps are played on from a copy or from a position read back."""


# What may be done


def somebody_decides_until_the_end(trail: Trail) -> None:
    """While the game goes on a seat or chance decides and something is legal; then nothing is."""
    for step in trail.steps:
        assert step.actor == CHANCE or 0 <= step.actor < trail.game.seats
        assert step.legal
    assert trail.final.actor() == NOBODY
    assert trail.final.legal() == []


def legal_ascends(trail: Trail) -> None:
    """The legal codes stand in ascending order, none twice, however they are asked for."""
    used = Actions()
    for step in trail.steps:
        assert all(code < following for code, following in pairwise(step.legal))
        step.before.legal_into(used)
        assert used.as_list() == step.legal


def bar_is_empty_for_the_legal_only(trail: Trail) -> None:
    """``bar`` names no rule for a legal action, and one for every other code of the universe."""
    for step, code, rule in barred(trail):
        assert (code in step.legal) == (rule == ""), trail.game.write_action(code)


def bars_are_rules_of_the_book(trail: Trail) -> None:
    """What ``bar`` names is an id of the rulebook."""
    assert {rule for _, _, rule in barred(trail)} <= trail.kit.rules | {""}


def the_door_refuses_the_rest(trail: Trail) -> None:
    """An action that is not legal is refused with its rule, and changes nothing."""
    for number, step in enumerate(trail.steps):
        state = step.before.copy()
        for code in universe(trail, number)[:6]:
            if code not in step.legal:
                error = refusal(trail.game, state, step.actor, code)
                assert (error.code, error.rule) == ("illegal", step.before.bar(code))
                assert state.legal() == step.legal
        assert fields(trail.game, state) == step.text


def the_door_is_for_the_actor(trail: Trail) -> None:
    """Whoever's decision it is not is refused, and everybody is once the game is over."""
    for step in trail.steps:
        state = step.before.copy()
        for other in {CHANCE, *range(trail.game.seats), trail.game.seats} - {step.actor}:
            assert refusal(trail.game, state, other, step.action).code == "not-yours"
        assert fields(trail.game, state) == step.text
    for actor in (CHANCE, NOBODY, *range(trail.game.seats)):
        assert refusal(trail.game, trail.final, actor, trail.steps[-1].action).code == "ended"


def chance_weighs_the_legal(trail: Trail) -> None:
    """Chance's legal outcomes are those of positive weight, and dice have no favourite face."""
    for step in trail.steps:
        if step.actor == CHANCE:
            state = step.before
            assert 0 <= state.chance() < len(trail.game.chances)
            first, size = int(state.chance_first()), int(state.chance_size())
            weights = {code: int(state.weight(code)) for code in range(first, first + size)}
            assert [code for code, weight in weights.items() if weight > 0] == step.legal
            assert all(weight >= 0 for weight in weights.values())
            if state.chance_even():
                assert len({weights[code] for code in step.legal}) == 1


def journeys_are_rows_of_legal_actions(trail: Trail) -> None:
    """Every action of a journey is legal where it is taken, and all cost what the journey says.

    None but the last brings somebody else to decide, and none but those is a journey.
    """
    for number in trail.sample(6):
        step = trail.steps[number]
        if step.actor == CHANCE:
            continue
        for journey in trail.game.journeys(step.before):
            assert len(journey.actions) == len(journey.places) > 1
            state, paid = step.before.copy(), 0
            for text in journey.actions:
                action = trail.game.read_action(text)
                assert state.actor() == step.actor
                assert action in state.legal(), text
                paid += price(trail.game.cost(state, action))
                state.apply(action)
            assert paid == price(journey.cost)


def price(cost: str) -> int:
    """Read the number in a cost; what costs nothing says nothing."""
    return int(cost.split(maxsplit=1)[0]) if cost else 0


def barred(trail: Trail) -> Iterator[tuple[Step, int, str]]:
    """Ask ``bar`` of all legal codes and a sample of the universe, and at a few steps of it all."""
    whole = trail.sample(2)
    for number, step in enumerate(trail.steps):
        codes = trail.kit.universe(trail.game) if number in whole else universe(trail, number)
        for code in [*step.legal, *codes]:
            yield step, code, step.before.bar(code)


def universe(trail: Trail, number: int) -> list[int]:
    """Pick a sample of the universe for a step."""
    return trail.kit.universe(trail.game)[number % STRIDE :: STRIDE]


def refusal(game: Game, state: State, actor: int, action: int) -> RefusedError:
    """Submit an action that must be refused, and give the refusal."""
    with pytest.raises(RefusedError) as caught:
        submit(game, state, actor, action)
    return caught.value


# What a position is


def copies_go_their_own_way(trail: Trail) -> None:
    """Playing on in a copy leaves the original as it was, and the other way round."""
    for number in trail.sample(8):
        original = trail.steps[number].before.copy()
        twin = original.copy()
        assert twin.events is None
        follow(trail, number, twin)
        assert fields(trail.game, original) == trail.steps[number].text
        after = fields(trail.game, twin)
        follow(trail, number, original)
        assert fields(trail.game, original) == fields(trail.game, twin) == after


def copies_share_no_field(trail: Trail) -> None:
    """Not one list or vector of a copy is the original's."""
    for number in trail.sample(3):
        original = trail.steps[number].before.copy()
        for name in containers(original):
            before = list(getattr(original, name))
            getattr(original.copy(), name)[0] = 0 if before[0] else 1
            assert list(getattr(original, name)) == before, name


def positions_round_trip(trail: Trail) -> None:
    """A position written and read again is the same, in fields at every step, in whole at some."""
    game = trail.game
    for step in trail.steps:
        state = reread(game, step.text)
        assert fields(game, state) == step.text
        assert (state.actor(), state.legal()) == (step.actor, step.legal)
    for state in [*(trail.steps[number].before for number in trail.sample(4)), trail.final]:
        line = game.write_position(state)
        assert len(line.splitlines()) == 1
        same, back = type(game).read_position(line)
        assert same.options == game.options
        assert same.write_position(back) == line


def positions_read_back_play_on(trail: Trail) -> None:
    """A position holds all that the future depends on: read back, it goes on just as it did."""
    for step in trail.steps:
        state = reread(trail.game, step.text)
        events: list[Event] = []
        state.events = events
        state.apply(step.action)
        assert fields(trail.game, state) == step.then
        assert events == step.events
    for number in trail.sample(4):
        follow(trail, number, reread(trail.game, trail.steps[number].text))


def actions_round_trip(trail: Trail) -> None:
    """A legal action written in words, as a structure or as JSON is read as the same action."""
    game = trail.game
    for action in sorted({action for step in trail.steps for action in step.legal}):
        assert game.read_action(game.write_action(action)) == action
        struct = game.unpack(action)
        assert game.pack(struct) == action
        assert msgspec.json.decode(msgspec.json.encode(struct), type=game.Action) == struct


def events_round_trip(trail: Trail) -> None:
    """An event written as JSON is read as the same event."""
    for event in happenings(trail):
        text = msgspec.json.encode(event)
        assert msgspec.json.decode(text, type=trail.game.Happening) == event


def events_name_rules_of_the_book(trail: Trail) -> None:
    """Every event names a rule of the book as its cause."""
    assert {event.rule for event in happenings(trail)} <= trail.kit.rules


def tokens_are_conserved(trail: Trail) -> None:
    """Markers, tiles, men and cards are neither lost nor made."""
    trail.kit.check_tokens(trail)


def happenings(trail: Trail) -> Iterator[Event]:
    """Give all events of a trail."""
    return (event for step in trail.steps for event in step.events)


def follow(trail: Trail, number: int, state: State) -> None:
    """Play the next steps of a trail on a position that stands where it stood."""
    for step in trail.steps[number : number + AHEAD]:
        assert state.legal() == step.legal
        state.apply(step.action)
    assert fields(trail.game, state) == step.then


def containers(state: State) -> list[str]:
    """List the fields of a position that hold several numbers."""
    names = [name for name in dir(state) if not name.startswith("_")]
    return [name for name in names if hasattr(getattr(state, name), "__setitem__")]


# Records


def a_record_replays(trail: Trail) -> None:
    """A record, written and read again, replays without a seed to the same positions and events."""
    text = trail.record().write()
    record = read_record(text, lambda _: type(trail.game))
    assert record.write() == text
    for step, replayed in zip(trail.steps, replay(record), strict=True):
        assert replayed.events == step.events
        state = replayed.state
    assert fields(trail.game, state) == fields(trail.game, trail.final)


def a_session_rolls_the_same_dice(trail: Trail) -> None:
    """The same seed and the same decisions make the same game."""
    assert went_on(trail, Session(trail.game, trail.seed)) == trail.entries()


def a_resumed_game_goes_on(trail: Trail) -> None:
    """A game stopped anywhere and resumed with its seed goes on as if it had never stopped."""
    for cut in {0, 1, *(len(trail.steps) * part // 4 for part in (1, 2, 3)), len(trail.steps)}:
        session = Session.resume(trail.record(cut), trail.seed)
        assert went_on(trail, session) == trail.entries()
        assert fields(trail.game, session.state) == fields(trail.game, trail.final)


def went_on(trail: Trail, session: Session) -> list[object]:
    """Play the rest of a trail's decisions in a session; give all its entries."""
    session.settle()
    while session.actor != NOBODY and len(session.entries) < len(trail.steps):
        step = trail.steps[len(session.entries)]
        session.act(step.actor, step.action)
    return [msgspec.structs.replace(entry, line=0) for entry in session.entries]


# What may be known


def a_view_says_all_a_view_knows(trail: Trail) -> None:
    """A view, filled in with anything that fits it and viewed again, is the same view."""
    dice = Dice(trail.seed)
    for step in trail.steps[:: view_stride(trail)]:
        for seat in seats(trail.game):
            view = trail.game.view(step.before, seat)
            world = trail.game.determinize(view, dice.below)
            assert seen(trail.game, world, seat) == fields(trail.game, view.state)


def views_round_trip(trail: Trail) -> None:
    """A view of any seat or spectator, written and read again, is the same view.

    Without secrets it is the position's own text, which ``positions_round_trip`` reads at every
    step; then it is read as a view at some. So is what a view that was read is good for.
    """
    game, some_steps = trail.game, set(trail.sample(8))
    for number, state in enumerate([*(step.before for step in trail.steps), trail.final]):
        if not game.secretive and number not in some_steps:
            continue
        for seat in seats(game):
            view = game.view(state, seat)
            back = game.read_view(game.write_view(view), seat)
            assert fields(game, back.state) == fields(game, view.state)
            if number in some_steps:
                compare_views(game, view, back)


def compare_views(game: Game, view: View, back: View) -> None:
    """See that a view that was read is as good as the one it was written from."""
    assert back.seat == view.seat
    assert game.write_view(back) == game.write_view(view)
    assert back.state.actor() == view.state.actor()
    if back.state.actor() == view.seat:
        assert back.state.legal() == view.state.legal()
    assert game.show(back) == game.show(view)
    worlds = [
        game.determinize(one, Dice(number).below) for number in (1, 2) for one in (view, back)
    ]
    assert fields(game, worlds[0]) == fields(game, worlds[1])
    assert fields(game, worlds[2]) == fields(game, worlds[3])


def legal_is_known_to_the_actor(trail: Trail) -> None:
    """What is legal, and why the rest is not, depends on nothing the actor cannot know."""
    dice = Dice(trail.seed)
    for number, step in enumerate(trail.steps):
        if step.actor != CHANCE:
            view = trail.game.view(step.before, step.actor)
            world = trail.game.determinize(view, dice.below)
            assert world.actor() == step.actor
            assert world.legal() == step.legal
            for code in doubtful(trail, number):
                assert world.bar(code) == step.before.bar(code), trail.game.write_action(code)


def doubtful(trail: Trail, number: int) -> list[int]:
    """Pick codes whose bar a secret might change: of all kinds, and those legal shortly before.

    Without secrets a world is but a copy, and few will do.
    """
    if not trail.game.secretive:
        return universe(trail, number)[::30]
    codes = trail.kit.universe(trail.game)
    every = max(1, len(codes) // DOUBTS)
    before = trail.steps[max(0, number - RECENT) : number]
    return codes[number % every :: every] + sorted({code for step in before for code in step.legal})


def what_looks_alike_is_told_alike(trail: Trail) -> None:
    """Two outcomes a seat cannot tell apart give it the same messages.

    These are outcomes of different actions, or of one action in worlds that look the same. A seat
    cannot tell them apart if it is told the same of the action and of what happened, or if the
    positions after them differ but its views of them do not. The last step is always looked at: it
    must not show more than it tells.
    """
    for step in [*trail.steps[:: view_stride(trail)], trail.steps[-1]]:
        outcomes = [outcome_of(step.before, a) for a in some(step.legal, step.action)]
        for seat in seats(trail.game):
            heard = [told(trail.game, step.before, outcome, seat) for outcome in outcomes]
            played = told(trail.game, step.before, outcome_of(step.before, step.action), seat)
            for messages in (heard, [played, *elsewhere(trail, step, seat)]):
                for one, two in combinations(messages, 2):
                    same_story = (one.action, one.events) == (two.action, two.events)
                    if same_story or (one.view == two.view and one.truth != two.truth):
                        assert one[:3] == two[:3]


class Message(NamedTuple):
    """All that a seat hears of an action: which it was, what happened, its view; and the truth."""

    action: int | None
    events: bytes
    view: str
    truth: str


def told(game: Game, before: State, outcome: tuple[int, State], seat: int | None) -> Message:
    """Make what a seat hears of an action, given the position after it with its events."""
    action, after = outcome
    events = [game.visible_event(event, seat) for event in after.events or []]
    privy = game.privy(before, action)
    return Message(
        action if privy is None or seat in privy else None,
        msgspec.json.encode([event for event in events if event is not None]),
        seen(game, after, seat),
        fields(game, after),
    )


def elsewhere(trail: Trail, step: Step, seat: int | None) -> Iterator[Message]:
    """Make what a seat would hear of the step in other worlds that look the same to it."""
    view, dice = trail.game.view(step.before, seat), Dice(trail.seed)
    for _ in range(3):
        world = trail.game.determinize(view, dice.below)
        if fields(trail.game, world) != step.text and step.action in world.legal():
            yield told(trail.game, world, outcome_of(world, step.action), seat)


def outcome_of(before: State, action: int) -> tuple[int, State]:
    """Play an action on a copy, and keep what happened in it."""
    after = before.copy()
    after.events = []
    after.apply(action)
    return action, after


def seen(game: Game, state: State, seat: int | None) -> str:
    """Write what a seat may know of a position."""
    return fields(game, game.view(state, seat).state)


def seats(game: Game) -> list[int | None]:
    """List all who look on: every seat, and a spectator."""
    return [*range(game.seats), None]


def some(actions: list[int], played: int) -> list[int]:
    """Pick a few neighbouring actions around the one that was played."""
    place = actions.index(played)
    return actions[max(0, place - 2) : place + 3]


def view_stride(trail: Trail) -> int:
    """Look at every step of a short game, at some of a long one."""
    return max(1, len(trail.steps) // 8)


# Questions change nothing


def thinking_changes_nothing(trail: Trail) -> None:
    """Whatever is asked of a position, it stays as it is and nothing happens."""
    for number, step in enumerate(trail.steps):
        state = step.before.copy()
        state.events = []
        ask_everything(trail, state, universe(trail, number)[:20])
        assert state.events == []
        assert fields(trail.game, state) == step.text
        state.apply(step.action)
        assert state.events == step.events


def ask_everything(trail: Trail, state: State, codes: Iterable[int]) -> None:
    """Ask a position all there is to ask."""
    game = trail.game
    for code in codes:
        state.bar(code)
    if state.actor() == CHANCE:
        for code in state.legal():
            state.weight(code)
    else:
        for action in state.legal()[:10]:
            assert isinstance(game.cost(state, action), str)
    state.copy()
    assert game.draw(state)
    game.outcome(state)
    for seat in seats(game):
        game.determinize(game.view(state, seat), Dice(trail.seed).below)


def listening_changes_nothing(trail: Trail) -> None:
    """A game nobody listens to comes to the same positions."""
    state = trail.game.start()
    assert state.events is None
    for number, step in enumerate(trail.steps):
        state.apply(step.action)
        assert state.events is None
        if number % 10 == 0:
            assert fields(trail.game, state) == step.then
    assert fields(trail.game, state) == fields(trail.game, trail.final)


# The end


def the_game_ends(trail: Trail) -> None:
    """The game is over before its horizon."""
    assert len(trail.steps) < trail.game.horizon


def the_final_position_is_the_result(trail: Trail) -> None:
    """There is no outcome before the end; then it is what the final position alone tells."""
    game = trail.game
    assert all(game.outcome(step.before) is None for step in trail.steps)
    text = fields(game, trail.final)
    outcome = game.outcome(trail.final)
    assert outcome is not None
    assert outcome == game.outcome(reread(game, text)) == trail.kit.result(game, text)
    assert len(outcome.scores) == game.seats
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome


LAWS: Final[tuple[Callable[[Trail], None], ...]] = (
    somebody_decides_until_the_end,
    legal_ascends,
    bar_is_empty_for_the_legal_only,
    bars_are_rules_of_the_book,
    the_door_refuses_the_rest,
    the_door_is_for_the_actor,
    journeys_are_rows_of_legal_actions,
    chance_weighs_the_legal,
    copies_go_their_own_way,
    copies_share_no_field,
    positions_round_trip,
    positions_read_back_play_on,
    actions_round_trip,
    events_round_trip,
    events_name_rules_of_the_book,
    tokens_are_conserved,
    a_record_replays,
    a_session_rolls_the_same_dice,
    a_resumed_game_goes_on,
    a_view_says_all_a_view_knows,
    views_round_trip,
    legal_is_known_to_the_actor,
    what_looks_alike_is_told_alike,
    thinking_changes_nothing,
    listening_changes_nothing,
    the_game_ends,
    the_final_position_is_the_result,
)
