"""What is told of a table to a seat or a spectator: made from views, never from the position."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, cast

import msgspec

from caserne.core.options import values_of
from caserne.core.state import CHANCE, NOBODY
from caserne.play.lesson import Speech, Text
from caserne.play.record import Undo, replay, write_line
from caserne.server import wire

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.core.event import Event
    from caserne.core.game import Game, Outcome, View
    from caserne.core.state import State
    from caserne.play.lesson import Teacher
    from caserne.play.record import Entry, Record, Step
    from caserne.play.table import Table, Told
    from caserne.store.rows import StoredHouse, StoredSeat, StoredTable


ALL: Final = "all"
Viewer = int | Literal["all"] | None
"""Whose eyes: a seat's, those of all together, or (``None``) a spectator's."""


class Audience(msgspec.Struct, frozen=True):
    """Those who are told the same: the seats they hold, and the one whose eyes they look with."""

    you: tuple[int, ...]
    viewer: int | None
    away: tuple[int, ...] = ()
    """The seats that others play for them."""
    hosting: bool = False
    """Whether they decide about the table without a seat."""

    @classmethod
    def holding(
        cls, you: tuple[int, ...], actor: int, away: tuple[int, ...] = (), *, hosting: bool = False
    ) -> Audience:
        """Look with the eyes of the seat that must decide, if it is one's own."""
        if not you:
            return cls.watching(you, away, hosting=hosting)
        return cls(you, actor if actor in you else you[0], away, hosting)

    @classmethod
    def watching(
        cls, you: tuple[int, ...], away: tuple[int, ...] = (), *, hosting: bool = False
    ) -> Audience:
        """Look as a spectator does, whatever seats one holds."""
        return cls(you, None, away, hosting)


class Teller:
    """Makes the messages about one moment of a table; equal parts are written once."""

    def __init__(
        self, table: Table, bots: frozenset[int] = frozenset(), teacher: Teacher | None = None
    ) -> None:
        """Look at the table as it is now; it must not go on meanwhile."""
        self._table = table
        self._bots = bots
        self._lesson: wire.LessonShown | msgspec.UnsetType = (
            msgspec.UNSET if teacher is None else lesson_shown(teacher, table.record({}))
        )
        self._game = table.game
        self._scenes: dict[tuple[int, int | None], msgspec.Raw] = {}
        self._offers: msgspec.Raw | None = None
        self._ways: msgspec.Raw | None = None

    def sync(self, audience: Audience, shown: wire.TableShown, scenery: msgspec.Raw) -> str:
        """Tell everything."""
        table, viewer = self._table, audience.viewer
        return wire.encode(
            wire.Sync(
                version=table.version,
                table=shown,
                you=list(audience.you),
                scenery=scenery,
                scene=self._scene(table.state, table.version, viewer),
                actor=actor_shown(table.actor),
                due=self._game.due(table.state),
                offers=self._offered(audience),
                journeys=self._journeys(audience),
                entries=[entry_shown(self._game, told, viewer) for told in table.recent],
                outcome=outcome_shown(table.outcome),
                undo=self._undo(),
                away=list(audience.away),
                hosting=audience.hosting,
                seen=self._seen(audience),
                lesson=self._lesson,
            )
        )

    def events(self, audience: Audience, since: int, news: Iterable[Told]) -> str:
        """Tell what is new."""
        table, viewer = self._table, audience.viewer
        return wire.encode(
            wire.Events(
                since=since,
                version=table.version,
                entries=[self._entry(told, viewer) for told in news],
                scene=self._scene(table.state, table.version, viewer),
                actor=actor_shown(table.actor),
                due=self._game.due(table.state),
                offers=self._offered(audience),
                journeys=self._journeys(audience),
                outcome=outcome_shown(table.outcome),
                undo=self._undo(),
                lesson=self._lesson,
            )
        )

    def _undo(self) -> wire.UndoShown | None:
        """Tell what may be taken back, and who would like it; a bot takes nothing back."""
        window = self._table.undoable()
        if window is None or window[0] in self._bots:
            return None
        seat, least = window
        wish = self._table.wish
        asked = None if wish is None else wire.WishShown(wish.by, wish.to, [seat])
        return wire.UndoShown(seat, least, self._table.place, asked)

    def _entry(self, told: Told, viewer: int | None) -> wire.EntryShown:
        """Tell a new line, and how the table looked before chance went on."""
        entry = entry_shown(self._game, told, viewer)
        if told.after is not None:
            entry.scene = self._scene(told.after, told.seq + 1, viewer)
        return entry

    def _seen(self, audience: Audience) -> wire.SeenShown | msgspec.UnsetType:
        """Tell whoever takes a shared device what its seat saw last, where others saw more."""
        if audience.viewer is None or len(audience.you) == 1 or not self._game.secretive:
            return msgspec.UNSET
        last = self._table.last_decision(audience.viewer)
        if last is None:
            return msgspec.UNSET
        scene = self._scene(last.state, last.version, audience.viewer)
        return wire.SeenShown(last.version, scene)

    def _scene(self, state: State, version: int, viewer: int | None) -> msgspec.Raw:
        """Show a position that stood after so many lines as a seat may know it."""
        key = version, viewer if self._game.secretive else None
        if key not in self._scenes:
            self._scenes[key] = wire.raw(self._game.show(self._game.view(state, viewer)))
        return self._scenes[key]

    def _offered(self, audience: Audience) -> msgspec.Raw:
        """List what may be done, to those only who hold the seat that decides."""
        actor = self._table.actor
        if actor not in audience.you or audience.viewer is None:
            return wire.EMPTY
        if self._offers is None:
            state = self._table.state
            offers = [self._game.offer(state, action) for action in state.legal()]
            self._offers = wire.raw({actor: offers})
        return self._offers

    def _journeys(self, audience: Audience) -> msgspec.Raw:
        """List what may be done in several steps, to those only who hold the seat that decides."""
        actor = self._table.actor
        if actor not in audience.you or audience.viewer is None:
            return wire.EMPTY
        if self._ways is None:
            self._ways = wire.raw({actor: self._game.journeys(self._table.state)})
        return self._ways


def look(game: Game, state: State, viewer: Viewer) -> View:
    """Look at a position with a seat's eyes, a spectator's, or those of all together."""
    return game.disclose(state) if viewer == ALL else game.view(state, viewer)


def actor_shown(actor: int) -> int | Literal["chance"] | None:
    """Name an actor on the wire."""
    if actor == CHANCE:
        return "chance"
    return None if actor == NOBODY else actor


def entry_shown(game: Game, told: Told, viewer: int | None) -> wire.EntryShown:
    """Tell a line of the journal as a seat may know it."""
    if isinstance(told.step, Undo):
        return wire.EntryShown(told.seq, told.place, None, write_line(game, told.step), [])
    action, events = seen(game, told.step, told, viewer)
    return wire.EntryShown(told.seq, told.place, actor_shown(told.step.actor), action, events)


def seen(
    game: Game, entry: Entry, done: Told | Step, viewer: Viewer
) -> tuple[str | None, list[Event]]:
    """Give an action and what it caused as a seat may know them."""
    if viewer == ALL:
        return game.write_action(entry.action), done.events
    known = done.privy is None or viewer in done.privy
    visible = (game.visible_event(event, viewer) for event in done.events)
    events = [event for event in visible if event is not None]
    return game.write_action(entry.action) if known else None, events


def outcome_shown(outcome: Outcome | None) -> wire.OutcomeShown | None:
    """Tell how a game ended."""
    if outcome is None:
        return None
    winners, scores = list(outcome.winners), list(outcome.scores)
    return wire.OutcomeShown(winners, outcome.reason, scores, outcome.figures)


def lesson_shown(teacher: Teacher, record: Record) -> wire.LessonShown:
    """Tell what the teacher says now; nothing of what chance will bring."""
    lesson, progress = teacher.lesson, teacher.progress(record)
    task = teacher.task(progress)
    return wire.LessonShown(
        id=lesson.id,
        title=lesson.title,
        done=progress.done,
        heads=[Text(one.en.head, one.fr.head) for one in lesson.steps],
        en=Speech("", lesson.end.en, "") if task is None else task.en,
        fr=Speech("", lesson.end.fr, "") if task is None else task.fr,
        point=[] if task is None else list(task.point),
        do=[] if task is None else list(task.do),
        via=[] if task is None else list(task.via),
        rules=[] if task is None else list(task.rules),
        free=task is None or task.free,
        astray=teacher.is_astray(record, progress),
    )


def table_shown(stored: StoredTable, seats: Iterable[StoredSeat], game: Game) -> wire.TableShown:
    """Tell what anybody may know of a table: nothing of its seed and its secrets."""
    return wire.TableShown(
        id=stored.id,
        game=stored.game,
        options=values_of(game.options),
        seats=[seat_shown(seat) for seat in seats],
        version=stored.version,
        over=stored.over,
        created=stored.created,
        listed=stored.listed,
        team=game.team,
        secretive=game.secretive,
        pace=stored.pace,
        relief=cast("wire.Relief", stored.relief),
        hints=stored.hints,
    )


def seat_shown(seat: StoredSeat) -> wire.SeatShown:
    """Tell who holds a seat."""
    return wire.SeatShown(seat.name, seat.bot, not seat.is_free)


def presence_shown(
    seats: Iterable[StoredSeat],
    here: set[int],
    watching: int,
    failed: int | None,
    house: StoredHouse,
) -> wire.Presence:
    """Tell whose holders are here, how many only watch, which bot could not decide, and the order.

    Of each seat besides whose it is, who would play it, and what is voted for.
    """
    away = {seat.seat: seat.name for seat in house.absent}
    guests = {seat.seat: seat.name for seat in house.guests}
    shown = [
        wire.SeatHere(
            name=seat.name,
            bot=seat.bot,
            taken=not seat.is_free,
            here=seat.seat in here,
            failed=seat.seat == failed,
            leaving=seat.leaving,
            late=seat.late,
            away=away.get(seat.seat, ""),
            guest=guests.get(seat.seat, ""),
            votes=dict(Counter(choice for at, _, choice in house.votes if at == seat.seat)),
            silenced=seat.silenced,
        )
        for seat in seats
    ]
    return wire.Presence(shown, watching, house.host, house.closed, house.hushed)


def replay_shown(record: Record, shown: wire.TableShown, viewer: Viewer) -> wire.Replay:
    """Tell a whole game as a seat saw it; ``ALL`` of a game with secrets when it is over only."""
    game = record.game
    state = record.start()
    start = wire.raw(game.show(look(game, state, viewer)))
    frames = []
    for number, step in enumerate(replay(record)):
        state = step.state
        action, events = seen(game, step.entry, step, viewer)
        scene = wire.raw(game.show(look(game, state, viewer)))
        actor = actor_shown(step.entry.actor)
        frames.append(wire.Frame(number, actor, action, events, scene, game.due(state)))
    outcome = outcome_shown(game.outcome(state))
    return wire.Replay(shown, wire.raw(game.scenery()), start, frames, outcome)
