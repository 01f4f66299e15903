"""The rule book of a game over HTTP: its rules, its words, and every rule's example, played."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Final

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from caserne.core.door import submit
from caserne.core.state import CHANCE
from caserne.games import read_position
from caserne.games.rulebooks import examples, rulebook
from caserne.server import wire
from caserne.server.failing import MissingError
from caserne.server.lobby import GameName, known_game, problems
from caserne.server.telling import ALL, actor_shown, look

if TYPE_CHECKING:
    from caserne.core.game import Game
    from caserne.core.state import State

RuleName = Annotated[str, PathParameter(max_length=80, description="The id of a rule.")]
EXAMPLE: Final = ResponseSpec(wire.ExampleShown, generate_examples=False, description="It, played.")


@get("/api/games/{game:str}/rules", sync_to_thread=True, responses=problems(400, 404))
def rules(game: GameName) -> list[wire.RuleShown]:
    """List the rules of a game, in our words."""
    return [
        wire.RuleShown(
            id=rule.id,
            en=rule.en,
            fr=rule.fr,
            book=rule.book,
            section=rule.section,
            chapter=rule.chapter,
            ruling=rule.ruling,
        )
        for rule in rulebook(known_game(game).name).rules.values()
    ]


@get("/api/games/{game:str}/book", sync_to_thread=True, responses=problems(400, 404))
def book(game: GameName) -> wire.BookShown:
    """Give what a rule book has besides its rules: chapters, words, what it was made of."""
    opened = rulebook(known_game(game).name)
    return wire.BookShown(
        books=opened.books,
        chapters=[
            wire.ChapterShown(name, titles.en, titles.fr)
            for name, titles in opened.chapters.items()
        ],
        terms=list(opened.terms),
    )


@get(
    "/api/games/{game:str}/rules/{rule:str}/example",
    sync_to_thread=True,
    responses={**problems(400, 404), 200: EXAMPLE},
)
def example(game: GameName, rule: RuleName) -> Response[bytes]:
    """Play the example of a rule: the table before, and after everything that is done."""
    name = known_game(game).name
    if rule not in examples(name):
        raise MissingError(f"there is no example of a rule {rule!r}")
    return Response(played(name, rule), media_type=MediaType.JSON)


@lru_cache(maxsize=512)
def played(name: str, rule: str) -> bytes:
    """Write down an example; each is played once, for it never changes."""
    return wire.ENCODER.encode(_shown(name, rule))


def _shown(name: str, rule: str) -> wire.ExampleShown:
    shown = examples(name)[rule]
    game, state = read_position(shown.position)
    start = wire.raw(game.show(look(game, state, ALL)))
    first = actor_shown(int(state.actor()))
    steps: list[wire.ExampleStep] = []
    for text in shown.actions:
        action, actor = game.read_action(text), int(state.actor())
        offer = None if actor == CHANCE else game.offer(state, action)
        state.events = []
        submit(game, state, actor, action)
        steps.append(
            wire.ExampleStep(
                seq=len(steps),
                actor=actor_shown(actor),
                action=text,
                offer=offer,
                events=state.events,
                scene=wire.raw(game.show(look(game, state, ALL))),
                due=game.due(state),
            )
        )
        state.events = None
    return wire.ExampleShown(
        rule=rule,
        shows=shown.named,
        position=shown.position,
        seats=game.seats,
        actor=first,
        scenery=wire.raw(game.scenery()),
        start=start,
        frames=steps,
        refused=_refused(game, state, shown.refused),
    )


def _refused(game: Game, state: State, text: str) -> wire.ExampleRefused | None:
    if not text:
        return None
    action, actor = game.read_action(text), int(state.actor())
    offer = None if actor == CHANCE else game.offer(state, action)
    return wire.ExampleRefused(actor_shown(actor), text, offer, state.bar(action))


HANDLERS: Final = (rules, book, example)
