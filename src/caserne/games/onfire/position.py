"""Positions as one line: fields ``name=value``, those left out being empty or untouched."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.agenda import read_owed, write_owed
from caserne.core.errors import UnreadableError
from caserne.games.onfire.building import AT_ELEVATOR, AT_STAIRS, OFFICE
from caserne.games.onfire.decks import CARDS, KINDS
from caserne.games.onfire.secrets import has_holes, hidden_cards
from caserne.games.onfire.soundness import check

if TYPE_CHECKING:
    from collections.abc import Iterable

    from librt.vecs import vec
    from mypy_extensions import u8

    from caserne.games.onfire.evacuation import Evacuation

NUMBERS: Final = {"pile": 99, "rest": 9, "gone": 99, "turn": 9_999, "actions": 4}
"""Counters and the most each can be."""
MOST_DIGITS: Final = 6
MOST_STAFF: Final = 99
HOLE: Final = "?"

FIELDS: Final = (
    "offices",
    "people",
    "fire",
    "elevator",
    "saved",
    "ambulance",
    "hands",
    "played",
    "away",
    "laid",
    "trucks",
    *NUMBERS,
    "seat",
    "first",
    "event",
    "top",
    "flags",
    "due",
)


# Writing


def write_fields(state: Evacuation) -> list[str]:
    """Write a position's fields in a fixed order."""
    names, events = state.building.names, state.building.event_names
    fields = {
        "offices": _offices(state),
        "people": ",".join(f"{names[q]}:{who}" for q, who in enumerate(state.at) if who),
        "fire": ",".join(_fires(state)),
        "elevator": f"{state.lift}:{_each(state.aboard)}",
        "saved": _each(state.saved),
        "ambulance": _each(state.hurt),
        "hands": _by_seat(state, state.hands, state.unseen_hands),
        "played": _counts(CARDS, state.played),
        "away": _by_seat(state, state.away, state.unseen_away),
        "laid": _counts(events, state.laid),
        "trucks": _each(state.trucks),
    }
    for name in NUMBERS:
        fields[name] = str(getattr(state, name) or "")
    fields["seat"] = str(state.seat + 1)
    fields["first"] = str(state.first + 1)
    fields["event"] = events[state.event - 1] if state.event else ""
    fields["top"] = CARDS[state.top - 1] if state.top else ""
    flags = {"spent": state.spent, "hidden": has_holes(state)}
    fields["flags"] = ",".join(name for name, there in flags.items() if there)
    fields["due"] = write_owed(state)
    return [f"{name}={value}" for name, value in fields.items() if value]


def _each(counts: vec[u8]) -> str:
    return "-".join(map(str, counts)) if any(counts) else ""


def _offices(state: Evacuation) -> str:
    words = []
    for office in range(state.building.offices):
        staff = [int(state.working(office, seat)) for seat in range(state.players)]
        if any(staff):
            words.append(f"{state.building.names[OFFICE + office]}:{'-'.join(map(str, staff))}")
    return ",".join(words)


def _fires(state: Evacuation) -> list[str]:
    names = state.building.names
    words = [
        _times(names[OFFICE + office], int(count))
        for office, count in enumerate(state.tokens)
        if count
    ]
    numbers = (AT_ELEVATOR, AT_STAIRS)
    squares = [q for q in range(state.building.size) if state.building.number_of[q] in numbers]
    return words + [names[square] for square in squares if state.burning[square]]


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{name}x{count}"


def _counts(names: Iterable[str], counts: Iterable[int]) -> str:
    pairs = zip(names, counts, strict=True)
    return "+".join(_times(name, int(count)) for name, count in pairs if count)


def _by_seat(state: Evacuation, cards: vec[u8], unseen: vec[u8]) -> str:
    words = []
    for seat in range(state.players):
        counts = [*cards[seat * KINDS : (seat + 1) * KINDS], unseen[seat]]
        words.append(_counts((*CARDS, HOLE), counts))
    return "/".join(words) if any(words) else ""


# Reading


def read_fields(state: Evacuation, fields: list[tuple[str, str]]) -> None:
    """Fill an untouched position from its fields; what does not fit is an ``UnreadableError``."""
    read_seen(state, fields)
    check(state)


def read_seen(state: Evacuation, fields: list[tuple[str, str]]) -> None:
    """Fill an untouched position from the fields of a view, holes included."""
    reader = _Reader(state)
    seen: set[str] = set()
    for name, value in fields:
        if name in seen:
            raise UnreadableError(f"position field {name}", "each field once", value)
        seen.add(name)
        reader.field(name, value)
    reader.finish()


class _Reader:
    """Reads one field after the other into a position."""

    def __init__(self, state: Evacuation) -> None:
        self.state = state
        self.hidden = False

    def field(self, name: str, value: str) -> None:
        where = f"position field {name}"
        state = self.state
        if name in NUMBERS:
            setattr(state, name, _number(where, value, NUMBERS[name]))
        elif name == "due":
            read_owed(state, where, value)
        elif name in ("offices", "people", "fire", "elevator", "flags"):
            getattr(self, f"_{name}")(where, value)
        elif name in ("saved", "ambulance", "trucks"):
            counts = {"saved": state.saved, "ambulance": state.hurt}.get(name, state.trucks)
            self._each(where, value, counts)
        elif name == "hands":
            self._by_seat(where, value, state.hands, state.unseen_hands)
        elif name == "away":
            self._by_seat(where, value, state.away, state.unseen_away)
        elif name == "played":
            self._cards(where, value, CARDS, state.played)
        elif name == "laid":
            self._cards(where, value, state.building.event_names, state.laid)
        elif name in ("seat", "first"):
            setattr(state, name, _number(where, value, int(state.players), least=1) - 1)
        elif name == "event":
            state.event = _index(where, state.building.event_names, value) + 1
        elif name == "top":
            state.top = _index(where, CARDS, value) + 1
        else:
            raise UnreadableError("position", f"a field of {', '.join(FIELDS)}", name)

    def _place(self, where: str, name: str, least: int, most: int, expected: str) -> int:
        names = self.state.building.names
        if not name or name not in names or not least <= names.index(name) < most:
            raise UnreadableError(where, expected, name)
        return names.index(name)

    def _office(self, where: str, name: str) -> int:
        most = OFFICE + int(self.state.building.offices)
        return self._place(where, name, OFFICE, most, "an office such as A4") - OFFICE

    def _square(self, where: str, name: str) -> int:
        size = int(self.state.building.size)
        return self._place(where, name, 0, size, "a square such as A4-1 or A4/1")

    def _each(self, where: str, value: str, counts: vec[u8]) -> None:
        words = value.split("-")
        if len(words) != self.state.players:
            raise UnreadableError(where, "a number for each player, such as 2-0", value)
        for seat, word in enumerate(words):
            counts[seat] = _number(where, word, MOST_STAFF)

    def _offices(self, where: str, value: str) -> None:
        for word in value.split(","):
            name, _, staff = word.partition(":")
            office = self._office(where, name)
            words = staff.split("-")
            if len(words) != self.state.players:
                raise UnreadableError(where, "an office with its people, such as A4:2-2", word)
            for seat, count in enumerate(words):
                place = office * self.state.players + seat
                if self.state.staff[place]:
                    raise UnreadableError(where, "each office once", word)
                self.state.staff[place] = _number(where, count, MOST_STAFF)

    def _people(self, where: str, value: str) -> None:
        for word in value.split(","):
            name, _, who = word.partition(":")
            square = self._square(where, name)
            if self.state.at[square]:
                raise UnreadableError(where, "one employee a square", word)
            self.state.at[square] = _number(where, who, int(self.state.players), least=1)

    def _fire(self, where: str, value: str) -> None:
        state, building = self.state, self.state.building
        for word in value.split(","):
            name, times, count = word.partition("x")
            if "-" not in name:
                office = self._office(where, name)
                if state.tokens[office]:
                    raise UnreadableError(where, "each office once", word)
                state.tokens[office] = _number(where, count, 4, least=2) if times else 1
                continue
            square = self._square(where, name)
            number = int(building.number_of[square])
            if times or number not in (AT_ELEVATOR, AT_STAIRS) or state.burning[square]:
                raise UnreadableError(where, "a landing's 1 or 3 once, such as A4-3", word)
            state.burning[square] = 1
            if number == AT_ELEVATOR:
                state.burning[square + 1] = 1

    def _elevator(self, where: str, value: str) -> None:
        floor, _, aboard = value.partition(":")
        self.state.lift = _number(where, floor, int(self.state.building.floors))
        if aboard:
            self._each(where, aboard, self.state.aboard)

    def _by_seat(self, where: str, value: str, cards: vec[u8], unseen: vec[u8]) -> None:
        words = value.split("/")
        if len(words) != self.state.players:
            raise UnreadableError(where, "cards for each player, such as swap+leavex2/jump", value)
        for seat, word in enumerate(words):
            if word:
                counts = _read_counts(where, word, (*CARDS, HOLE))
                for kind in range(KINDS):
                    cards[seat * KINDS + kind] = counts[kind]
                unseen[seat] = counts[KINDS]

    def _cards(self, where: str, value: str, names: Iterable[str], counts: vec[u8]) -> None:
        for kind, count in enumerate(_read_counts(where, value, list(names))):
            counts[kind] = count

    def _flags(self, where: str, value: str) -> None:
        for word in value.split(","):
            if word == "spent":
                self.state.spent = True
            elif word == "hidden":
                self.hidden = True
            else:
                raise UnreadableError(where, "spent or hidden", word)

    def finish(self) -> None:
        """Work out what is not written: what is left in the decks and in the supply."""
        state = self.state
        for kind in range(KINDS):
            state.deck[kind] = 0
        for kind, count in enumerate(hidden_cards(state)):
            if count < 0:
                raise UnreadableError("position", "no more cards than there are", CARDS[kind])
            state.deck[kind] = count
        self._make_holes()
        self._count_events()
        tokens = int(state.decks.tokens - state.fires() - state.rest) - (not state.spent)
        if tokens < 0:
            raise UnreadableError("position", "no more fire tokens than there are", str(tokens))
        state.supply = tokens

    def _make_holes(self) -> None:
        state = self.state
        holes = sum(map(int, state.unseen_hands)) + sum(map(int, state.unseen_away))
        if not self.hidden:
            if holes:
                raise UnreadableError("position", "a hidden deck where cards are hidden", HOLE)
            return
        left = sum(map(int, state.deck)) - holes
        if left < 0:
            raise UnreadableError("position", "no more cards than there are", HOLE)
        for kind in range(KINDS):
            state.deck[kind] = 0
        state.unseen_deck = left

    def _count_events(self) -> None:
        state, decks = self.state, self.state.decks
        for kind in range(decks.event_kinds):
            left = int(decks.events[kind]) - int(state.laid[kind])
            if kind == decks.firefighter:
                left -= int(state.gone)
            if kind == decks.truck:
                left -= sum(map(int, state.trucks))
            if left < 0:
                name = state.building.event_names[kind]
                raise UnreadableError("position", "no more event cards than there are", name)
            state.coming[kind] = left


def _read_counts(where: str, text: str, names: Iterable[str]) -> list[int]:
    known = list(names)
    counts = [0] * len(known)
    for word in text.split("+"):
        name, count = _counted(where, word, known)
        place = known.index(name)
        if counts[place]:
            raise UnreadableError(where, "each card once", word)
        counts[place] = count
    return counts


def _counted(where: str, word: str, names: list[str]) -> tuple[str, int]:
    """Read a name, maybe with how many there are."""
    if word in names:
        return word, 1
    name, times, count = word.rpartition("x")
    if not times or name not in names:
        raise UnreadableError(where, f"one of {', '.join(names)}", word)
    return name, _number(where, count, MOST_STAFF, least=2)


def _number(where: str, text: str, most: int, least: int = 0) -> int:
    plain = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    if not plain or not least <= int(text) <= most or str(int(text)) != text:
        raise UnreadableError(where, f"a number from {least} to {most}", text)
    return int(text)


def _index(where: str, names: Iterable[str], word: str) -> int:
    known = list(names)
    if word not in known:
        raise UnreadableError(where, f"one of {', '.join(known)}", word)
    return known.index(word)
