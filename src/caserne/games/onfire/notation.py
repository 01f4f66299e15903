"""Actions in words: each verb's text, its structure for JSON, and back to the integer."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.core.errors import UnreadableError
from caserne.games.onfire import codes
from caserne.games.onfire.decks import CARDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.games.onfire.building import Building

BARE: Final = {"enough": codes.ENOUGH, "keep": codes.KEEP}
"""Verbs that stand alone."""

TO_PLACE: Final = {
    "remove": codes.REMOVE,
    "truck-save": codes.TRUCK_SAVE,
    "truck-remove": codes.TRUCK_REMOVE,
}
"""Verbs followed by a place."""

BETWEEN: Final = {
    "walk": codes.WALK,
    "leave": codes.LEAVE,
    "leave-two": codes.LEAVE_TWO,
    "jump": codes.JUMP,
    "push": codes.PUSH,
    "back": codes.BACK,
    "swap": codes.SWAP,
}
"""Verbs followed by the place somebody goes from and the one they go to."""

FROM_PLACE: Final = {"enter": codes.ENTER, "enter-two": codes.ENTER_TWO}
"""Verbs followed by the place somebody goes from."""

VERBS: Final = (
    *BARE,
    *TO_PLACE,
    *BETWEEN,
    *FROM_PLACE,
    "also",
    "redraw",
    "elevator",
    "expel",
    "first",
    "draw",
    "event",
)
MOST_CARDS: Final = 5
MOST_PLAYERS: Final = 4


class Act(msgspec.Struct, frozen=True, omit_defaults=True, rename={"origin": "from"}):
    """An action as JSON: its verb, whence, whither or what, against whom, and cards."""

    verb: str
    origin: str = ""
    to: str = ""
    player: int = 0
    cards: tuple[str, ...] = ()


def write_action(building: Building, action: int) -> str:
    """Write an action, such as ``walk A4-1 A4/1`` or ``expel 2 B3-1``."""
    act = unpack(building, action)
    player = str(act.player) if act.player else ""
    words = (act.verb, player, act.origin, act.to, "+".join(act.cards))
    return " ".join(word for word in words if word)


def read_action(building: Building, text: str) -> int:
    """Read what ``write_action`` wrote; the sides of places may be small letters."""
    verb, *words = text.split() or [""]
    proper = [word.upper() if word.upper() in building.names else word for word in words]
    return pack(building, _act(verb, proper, text))


def _act(verb: str, words: list[str], text: str) -> Act:
    count = len(words)
    if verb in BETWEEN or verb == "also":
        if count == 2:  # noqa: PLR2004 - from and to
            return Act(verb, words[0], words[1])
        if verb == "also" and count == 1:
            return Act(verb, words[0])
    elif verb in BARE and count == 0:
        return Act(verb)
    elif count == 1 and verb in FROM_PLACE:
        return Act(verb, words[0])
    elif count == 1 and verb in ("redraw", "draw"):
        return Act(verb, cards=tuple(words[0].split("+")))
    elif verb == "first" and count == 1:
        return Act(verb, player=_player(words[0]))
    elif verb == "expel" and count == 2:  # noqa: PLR2004 - whom and where to
        return Act(verb, to=words[1], player=_player(words[0]))
    elif count == 1 and verb in (*TO_PLACE, "elevator", "event"):
        return Act(verb, to=words[0])
    if verb in VERBS:
        raise UnreadableError("action", f"{verb} with all that belongs to it", text)
    raise UnreadableError("action", f"one of {', '.join(VERBS)}", verb)


def _player(word: str) -> int:
    if word not in {str(number) for number in range(1, MOST_PLAYERS + 1)}:
        raise UnreadableError("action", f"a player 1-{MOST_PLAYERS}", word)
    return int(word)


# Codes and structures


def unpack(building: Building, action: int) -> Act:
    """Turn a code into a structure; ``UnreadableError`` if it is no code at all."""
    act = _unpack(building, action)
    if act is None:
        raise UnreadableError("action", "the code of an action in this building", str(action))
    return act


def _unpack(building: Building, action: int) -> Act | None:
    verb, operand = int(codes.verb_of(action)), int(codes.operand_of(action))
    who = int(codes.who_of(action))
    origin, to = (building.names[p] for p in (codes.from_of(action), codes.to_of(action)))
    if verb == codes.REDRAW:
        return _unpack_cards(operand)
    if verb == codes.EXPEL:
        known = who < MOST_PLAYERS and codes.from_of(action) == 0 and to
        return Act("expel", "", to, who + 1) if known else None
    if who:
        return None
    for name, number in BARE.items():
        if number == verb and operand == 0:
            return Act(name)
    for name, number in TO_PLACE.items():
        if number == verb and codes.from_of(action) == 0 and to:
            return Act(name, "", to)
    for name, number in (*BETWEEN.items(), ("also", codes.ALSO)):
        if number == verb and origin and to and not _is_entry(building, verb, action):
            return Act(name, origin, to)
    for name, number in (*FROM_PLACE.items(), ("also", codes.ALSO)):
        if number == verb and origin and codes.to_of(action) == 0:
            return Act(name, origin)
    return _unpack_word(building, verb, operand)


def _is_entry(building: Building, verb: int, action: int) -> bool:
    """Tell whether a second employee enters the elevator: from a square, not to one."""
    return verb == codes.ALSO and codes.from_of(action) < building.size


def _unpack_word(building: Building, verb: int, operand: int) -> Act | None:
    if verb == codes.LIFT and operand <= building.floors:
        return Act("elevator", "", str(operand))
    if verb == codes.FIRST and operand < MOST_PLAYERS:
        return Act("first", player=operand + 1)
    if verb == codes.DRAW and operand < len(CARDS):
        return Act("draw", cards=(CARDS[operand],))
    if verb == codes.EVENT and operand < len(building.event_names):
        return Act("event", "", building.event_names[operand])
    return None


def _unpack_cards(operand: int) -> Act | None:
    kinds: list[int] = []
    while operand:
        operand, digit = divmod(operand, codes.CARD_BASE)
        kinds.insert(0, digit)
    if not 1 <= len(kinds) <= MOST_CARDS or 0 in kinds or kinds != sorted(kinds):
        return None
    return Act("redraw", cards=tuple(CARDS[kind - 1] for kind in kinds))


def pack(building: Building, act: Act) -> int:
    """Turn a structure into its code; ``UnreadableError`` says what was expected."""
    code = _pack(building, act)
    ordered = tuple(sorted(act.cards, key=lambda card: _one_of("a card", CARDS, card)))
    if unpack(building, code) != msgspec.structs.replace(act, cards=ordered):
        words = f"{act.verb} with what belongs to it and nothing else"
        raise UnreadableError("action", words, str(msgspec.to_builtins(act)))
    return code


def _pack(building: Building, act: Act) -> int:
    verb = act.verb
    if verb in BARE:
        return int(codes.code(BARE[verb], 0))
    if verb in TO_PLACE:
        return int(codes.code(TO_PLACE[verb], _place(building, act.to)))
    if verb in BETWEEN or (verb == "also" and act.to):
        number = BETWEEN.get(verb, codes.ALSO)
        origin, to = _place(building, act.origin), _place(building, act.to)
        return int(codes.between(number, origin, to))
    if verb in FROM_PLACE or verb == "also":
        number = FROM_PLACE.get(verb, codes.ALSO)
        return int(codes.between(number, _place(building, act.origin), 0))
    if verb in ("redraw", "draw"):
        return _pack_cards(verb, act.cards)
    if verb in ("expel", "first"):
        if not 1 <= act.player <= MOST_PLAYERS:
            raise UnreadableError("action", f"a player 1-{MOST_PLAYERS}", str(act.player))
        if verb == "first":
            return int(codes.code(codes.FIRST, act.player - 1))
        return int(codes.against(codes.EXPEL, act.player - 1, _place(building, act.to)))
    if verb == "elevator":
        return int(codes.code(codes.LIFT, _one_of("a floor", _floors(building), act.to)))
    if verb == "event":
        number = _one_of("an event card", building.event_names, act.to)
        return int(codes.code(codes.EVENT, number))
    raise UnreadableError("action", f"one of {', '.join(VERBS)}", verb)


def _pack_cards(verb: str, cards: tuple[str, ...]) -> int:
    kinds = sorted(_one_of("a card", CARDS, card) for card in cards)
    if verb == "draw" and len(kinds) == 1:
        return int(codes.code(codes.DRAW, kinds[0]))
    if verb == "draw" or not 1 <= len(kinds) <= MOST_CARDS:
        expected = "one card" if verb == "draw" else f"1 to {MOST_CARDS} cards"
        raise UnreadableError("action", expected, "+".join(cards))
    operand = 0
    for kind in kinds:
        operand = operand * codes.CARD_BASE + kind + 1
    return int(codes.code(codes.REDRAW, operand))


def _place(building: Building, text: str) -> int:
    if not text or text not in building.names:
        raise UnreadableError("action", "a place such as A4, A4-1 or A4/1", text)
    return building.names.index(text)


def _floors(building: Building) -> list[str]:
    return [str(floor) for floor in range(building.floors + 1)]


def _one_of(what: str, words: Iterable[str], word: str) -> int:
    known = list(words)
    if word not in known:
        raise UnreadableError("action", f"{what}: one of {', '.join(known)}", word)
    return known.index(word)
