"""The laws bite: they hold for a toy with a secret, and each fails for a toy that breaks it."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest
from tests.laws import laws
from tests.laws.chapters import actions, ends, positions, questions, records, views
from tests.laws.toy import (
    DEAL,
    EXCHANGE,
    HIDDEN,
    KIT,
    PASS,
    PEEK,
    RAISE,
    Dealt,
    Peeked,
    Raised,
    Saw,
    Shown,
    Table,
    Toy,
    as_table,
)
from tests.laws.trails import Trail, by_verb, curious, play

from caserne.core.errors import UnreadableError
from caserne.core.game import Outcome, View
from caserne.core.state import NOBODY, State
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES: Final = 40


def trails(game: Toy) -> list[Trail]:
    """Play a toy a few times."""
    return [
        play(game, KIT, seed, (by_verb, curious)[seed % 2](game, seed)) for seed in range(GAMES)
    ]


@pytest.mark.parametrize("first", ["left", "right"])
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Trail], None], first: str) -> None:
    """Every law holds for the toy."""
    hold(law, trails(Toy.from_text(f"first={first}")))


def hold(law: Callable[[Trail], None], played: list[Trail]) -> None:
    """Put a law to some games."""
    for trail in played:
        law(trail)


def test_everything_happens() -> None:
    """Every action and every event of the toy occurs in the games it is tried on."""
    played = trails(Toy())
    assert {step.action for trail in played for step in trail.steps} == set(KIT.universe(Toy()))
    events = {type(event) for trail in played for event in positions.happenings(trail)}
    assert events == {Dealt, Peeked, Saw, Raised, Shown}


def toy(table: dict[str, Any] | None = None, **broken: Any) -> Toy:  # noqa: ANN401
    """Make a toy with some methods of its game or of its table replaced."""
    position = type("BrokenTable", (Table,), table or {})
    kind: type[Toy] = type("BrokenToy", (Toy,), {"Position": position, **broken})
    return kind()


# Ways to tell what a seat must not know


def bare_view(_: Toy, state: State, seat: int | None) -> View:
    """Hide nothing."""
    return View(seat, state.copy())


def forgetful_fill(_: Toy, view: View, draw: Callable[[int], int]) -> Table:
    """Deal anew what the seat knows, too."""
    table = as_table(view.state).copy()
    table.cards = [draw(4) + 1 if card else 0 for card in table.cards]
    return table


def reason_by_the_others_card(table: Table, action: int) -> str:
    """Forbid just what the toy forbids, but name the rule by a card the actor does not see."""
    rule = Table.bar(table, action)
    return "toy.turn" if rule and table.cards[1 - table.seat] > 2 else rule


def bar_by_the_others_card(table: Table, action: int) -> str:
    """Allow a peek only if the other holds more."""
    if action == PEEK and table.actor() >= 0 and table.cards[1 - table.seat] < 3:
        return "toy.peek"
    return Table.bar(table, action)


def raise_and_tell(table: Table, action: int) -> None:
    """Put the raiser's card into the event that everybody hears."""
    seat = table.seat
    Table.apply(table, action)
    if RAISE <= action < DEAL and table.events is not None:
        table.events.append(Peeked(rule="toy.raise", seat=table.cards[seat]))


LEAKS: Final = {
    "the view hides nothing": (toy(view=bare_view), views.what_looks_alike_is_told_alike),
    "an event shows the card dealt": (
        toy(visible_event=lambda _self, event, _seat: event),
        views.what_looks_alike_is_told_alike,
    ),
    "the action shows the card dealt": (
        toy(privy=lambda _self, _state, _action: None),
        views.what_looks_alike_is_told_alike,
    ),
    "a public event shows a hidden card": (
        toy({"apply": raise_and_tell}),
        views.what_looks_alike_is_told_alike,
    ),
    "legal depends on the other's card": (
        toy({"bar": bar_by_the_others_card}),
        views.legal_is_known_to_the_actor,
    ),
    "a reason depends on the other's card": (
        toy({"bar": reason_by_the_others_card}),
        views.legal_is_known_to_the_actor,
    ),
    "a determinization forgets the own card": (
        toy(determinize=forgetful_fill),
        views.a_view_says_all_a_view_knows,
    ),
}


@pytest.mark.parametrize(("game", "law"), LEAKS.values(), ids=LEAKS.keys())
def test_leak(game: Toy, law: Callable[[Trail], None]) -> None:
    """A toy that tells a secret breaks the law of secrecy that forbids it."""
    assert_broken(game, law)


def assert_broken(game: Toy, law: Callable[[Trail], None]) -> None:
    """See a law fail for one of some games at least."""
    played = trails(game)
    with pytest.raises((AssertionError, ValueError, pytest.fail.Exception)):
        hold(law, played)


# Ways to break the other laws


def sharing_copy(table: Table) -> Table:
    """Copy everything but the cards, which are shared."""
    twin = Table.copy(table)
    twin.cards = table.cards
    return twin


def lasting_legal(table: Table) -> list[int]:
    """Let the first to pass pass once more."""
    return State.legal(table) if table.actor() != NOBODY else [PASS]


def falling_choices(table: Table, out: Any) -> None:  # noqa: ANN401
    """List the choices from the last to the first."""
    for code in reversed(range(DEAL)):
        if not table.bar(code):
            out.add(code)


def choices_without_exchange(table: Table, out: Any) -> None:  # noqa: ANN401
    """Forget an action that nothing forbids."""
    for code in range(DEAL):
        if code != EXCHANGE and not table.bar(code):
            out.add(code)


def unknown_bar(table: Table, action: int) -> str:
    """Forbid by a rule that is in no book."""
    return "toy.unheard-of" if Table.bar(table, action) else ""


def costly_bar(table: Table, action: int) -> str:
    """Change the stake when asked about something illegal."""
    barred = Table.bar(table, action)
    if barred:
        table.stake += 1
    return barred


def negative_weight(table: Table, action: int) -> int:
    """Weigh cards that are out less than nothing."""
    return Table.weight(table, action) or -1


def generous_weight(table: Table, action: int) -> int:
    """Deal from a deck that is never used up."""
    first = table.chance_first()
    return 1 if first <= action < first + 4 else 0


def fields_but_passes(game: Toy, state: State) -> list[str]:
    """Leave out who has passed."""
    table = as_table(state).copy()
    table.passes = 0
    return Toy.write_fields(game, table)


def fields_and_more(game: Toy, fields: list[tuple[str, str]]) -> Table:
    """Read more than was written."""
    table = Toy.read_fields(game, fields)
    table.stake += 1
    return table


def fields_without_holes(game: Toy, fields: list[tuple[str, str]]) -> Table:
    """Refuse what is hidden, also where a view is read."""
    table = Toy.read_fields(game, fields)
    if HIDDEN in table.cards:
        raise UnreadableError("table", "cards that are known", fields[0][1])
    return table


def fields_with_guesses(game: Toy, fields: list[tuple[str, str]]) -> Table:
    """Take what is hidden for a card that is known."""
    table = Toy.read_fields(game, fields)
    table.cards = [card % HIDDEN for card in table.cards]
    return table


COUNTER: Final = count()


def fickle_apply(table: Table, action: int) -> None:
    """Do something else every fifth time, as if dice were in the rules."""
    Table.apply(table, action)
    if next(COUNTER) % 5 == 0:
        table.turns = min(table.turns + 1, 6)


def eager_apply(table: Table, action: int) -> None:
    """Play differently when somebody listens."""
    Table.apply(table, action)
    if table.events is not None and action == PASS:
        table.stake += 1


def nosy_draw(game: Toy, state: State) -> str:
    """Change the position while it is drawn."""
    as_table(state).peeked[0] = 1 - as_table(state).peeked[0]
    return Toy.draw(game, state)


def ruleless_deal(table: Table, seat: int, card: int) -> None:
    """Deal by a rule that is in no book."""
    table.cards[seat] = card
    if table.events is not None:
        table.events.append(Dealt(rule="toy.whim", seat=seat, card=card))


def early_outcome(game: Toy, state: State) -> Outcome | None:
    """Tell the winner before the cards are shown."""
    return Toy.outcome(game, state) or Outcome(winners=(), reason="", scores=(0, 0), figures={})


def swapped_outcome(game: Toy, state: State) -> Outcome | None:
    """Give the stake to the lower card."""
    outcome = Toy.outcome(game, state)
    return outcome and msgspec.structs.replace(outcome, scores=outcome.scores[::-1])


BROKEN: Final = {
    "something is legal after the end": (
        toy({"legal": lasting_legal}),
        actions.somebody_decides_until_the_end,
    ),
    "legal descends": (toy({"choices": falling_choices}), actions.legal_ascends),
    "legal forgets what nothing bars": (
        toy({"choices": choices_without_exchange}),
        actions.bar_is_empty_for_the_legal_only,
    ),
    "bar names a rule of no book": (toy({"bar": unknown_bar}), actions.bars_are_rules_of_the_book),
    "a refused action changes something": (
        toy({"bar": costly_bar}),
        actions.the_door_refuses_the_rest,
    ),
    "a question changes something": (toy(draw=nosy_draw), questions.thinking_changes_nothing),
    "a weight is negative": (toy({"weight": negative_weight}), actions.chance_weighs_the_legal),
    "a card is dealt too often": (toy({"weight": generous_weight}), positions.tokens_are_conserved),
    "copies share, and play shows it": (
        toy({"copy": sharing_copy}),
        positions.copies_go_their_own_way,
    ),
    "copies share a field": (toy({"copy": sharing_copy}), positions.copies_share_no_field),
    "a position is read wrongly": (
        toy(read_fields=fields_and_more),
        positions.positions_round_trip,
    ),
    "a view is not read": (toy(read_seen=fields_without_holes), views.views_round_trip),
    "a view is read wrongly": (toy(read_seen=fields_with_guesses), views.views_round_trip),
    "a position leaves something out": (
        toy(write_fields=fields_but_passes),
        positions.positions_read_back_play_on,
    ),
    "two actions are written alike": (
        toy(write_action=lambda self, action: Toy.write_action(self, min(action, DEAL))),
        positions.actions_round_trip,
    ),
    "an event is missing from the union": (
        toy(Happening=Dealt | Peeked | Saw | Shown),
        positions.events_round_trip,
    ),
    "an event names a rule of no book": (
        toy({"deal": ruleless_deal}),
        positions.events_name_rules_of_the_book,
    ),
    "what follows is left to chance": (toy({"apply": fickle_apply}), records.a_record_replays),
    "a record forgets where it begins": (
        toy(read_fields=fields_and_more),
        records.a_record_begins_anywhere,
    ),
    "a session goes another way": (
        toy({"apply": fickle_apply}),
        records.a_session_rolls_the_same_dice,
    ),
    "a resumed game goes another way": (
        toy({"apply": fickle_apply}),
        records.a_resumed_game_goes_on,
    ),
    "listening changes something": (
        toy({"apply": eager_apply}),
        questions.listening_changes_nothing,
    ),
    "the game is too long": (toy(horizon=9), ends.the_game_ends),
    "the outcome is early": (toy(outcome=early_outcome), ends.the_final_position_is_the_result),
    "the outcome is another": (
        toy(outcome=swapped_outcome),
        ends.the_final_position_is_the_result,
    ),
}


@pytest.mark.parametrize(("game", "law"), BROKEN.values(), ids=BROKEN.keys())
def test_broken(game: Toy, law: Callable[[Trail], None]) -> None:
    """A toy that breaks a law is caught by that law."""
    assert_broken(game, law)


def test_a_determinization_fits() -> None:
    """What a determinization deals is left in the deck."""
    game, table = Toy(), Table()
    table.cards = [1, 2]
    for number in range(6):
        world = game.determinize(game.view(table, 0), Dice(number).below)
        assert world.cards[0] == 1
        assert world.cards[1] in (2, 3, 4)
