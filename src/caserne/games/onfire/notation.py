"""Actions in words: each verb's text, its structure for JSON, and back to the integer."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.core.errors import UnreadableError
from caserne.games.onfire import codes, evacuation, verbs
from caserne.games.onfire.decks import CARDS
from caserne.games.onfire.verbs import FORMS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.games.onfire.building import Building

VERBS: Final = {
    verb.name: verb for verb in sorted(evacuation.VERBS, key=lambda verb: FORMS.index(verb.form))
}
"""The verbs by their words, those of a form together."""
NUMBERS: Final = {int(verb.number): verb for verb in evacuation.VERBS}
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
    known = VERBS.get(verb)
    if known is None:
        raise UnreadableError("action", f"one of {', '.join(VERBS)}", verb)
    match known.form, words:
        case verbs.BARE, []:
            return Act(verb)
        case ((verbs.BETWEEN | verbs.ALONG), [origin, to]):
            return Act(verb, origin, to)
        case ((verbs.FROM | verbs.ALONG), [origin]):
            return Act(verb, origin)
        case ((verbs.CARDS | verbs.CARD), [cards]):
            return Act(verb, cards=tuple(cards.split("+")))
        case verbs.PLAYER, [player]:
            return Act(verb, player=_player(player))
        case verbs.AGAINST, [player, to]:
            return Act(verb, to=to, player=_player(player))
        case ((verbs.TO | verbs.FLOOR | verbs.EVENT), [to]):
            return Act(verb, to=to)
    raise UnreadableError("action", f"{verb} with all that belongs to it", text)


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
    verb, operand = NUMBERS.get(int(codes.verb_of(action))), int(codes.operand_of(action))
    if verb is None:
        return None
    name, form, who = verb.name, verb.form, int(codes.who_of(action))
    origin, to = (building.names[p] for p in (codes.from_of(action), codes.to_of(action)))
    if form == verbs.CARDS:
        return _unpack_cards(name, operand)
    if form == verbs.AGAINST:
        known = who < MOST_PLAYERS and codes.from_of(action) == 0 and to
        return Act(name, "", to, who + 1) if known else None
    if who:
        return None
    if form == verbs.ALONG:  # into the elevator from a square, out of an office to one
        form = verbs.FROM if codes.from_of(action) < building.size else verbs.BETWEEN
    if form == verbs.BETWEEN:
        return Act(name, origin, to) if origin and to else None
    if form == verbs.FROM:
        return Act(name, origin) if origin and codes.to_of(action) == 0 else None
    if form == verbs.TO:
        return Act(name, "", to) if to and codes.from_of(action) == 0 else None
    return _unpack_word(building, name, form, operand)


def _unpack_word(building: Building, name: str, form: str, operand: int) -> Act | None:
    if form == verbs.BARE and operand == 0:
        return Act(name)
    if form == verbs.FLOOR and operand <= building.floors:
        return Act(name, "", str(operand))
    if form == verbs.PLAYER and operand < MOST_PLAYERS:
        return Act(name, player=operand + 1)
    if form == verbs.CARD and operand < len(CARDS):
        return Act(name, cards=(CARDS[operand],))
    if form == verbs.EVENT and operand < len(building.event_names):
        return Act(name, "", building.event_names[operand])
    return None


def _unpack_cards(name: str, operand: int) -> Act | None:
    kinds: list[int] = []
    while operand:
        operand, digit = divmod(operand, codes.CARD_BASE)
        kinds.insert(0, digit)
    if not 1 <= len(kinds) <= MOST_CARDS or 0 in kinds or kinds != sorted(kinds):
        return None
    return Act(name, cards=tuple(CARDS[kind - 1] for kind in kinds))


def pack(building: Building, act: Act) -> int:
    """Turn a structure into its code; ``UnreadableError`` says what was expected."""
    code = _pack(building, act)
    ordered = tuple(sorted(act.cards, key=lambda card: _one_of("a card", CARDS, card)))
    if unpack(building, code) != msgspec.structs.replace(act, cards=ordered):
        words = f"{act.verb} with what belongs to it and nothing else"
        raise UnreadableError("action", words, str(msgspec.to_builtins(act)))
    return code


def _pack(building: Building, act: Act) -> int:
    verb = VERBS.get(act.verb)
    if verb is None:
        raise UnreadableError("action", f"one of {', '.join(VERBS)}", act.verb)
    number, form = verb.number, verb.form
    if form == verbs.ALONG:
        form = verbs.BETWEEN if act.to else verbs.FROM
    if form == verbs.BETWEEN:
        origin, to = _place(building, act.origin), _place(building, act.to)
        return int(codes.between(number, origin, to))
    if form == verbs.FROM:
        return int(codes.between(number, _place(building, act.origin), 0))
    if form == verbs.AGAINST:
        who = _seat(act.player)
        return int(codes.against(number, who, _place(building, act.to)))
    return int(codes.code(number, _operand(building, form, act)))


def _operand(building: Building, form: str, act: Act) -> int:
    if form == verbs.TO:
        return _place(building, act.to)
    if form == verbs.CARDS:
        return _cards(act.cards)
    if form == verbs.CARD:
        return _card(act.cards)
    if form == verbs.PLAYER:
        return _seat(act.player)
    if form == verbs.FLOOR:
        return _one_of("a floor", _floors(building), act.to)
    if form == verbs.EVENT:
        return _one_of("an event card", building.event_names, act.to)
    return 0


def _seat(player: int) -> int:
    if not 1 <= player <= MOST_PLAYERS:
        raise UnreadableError("action", f"a player 1-{MOST_PLAYERS}", str(player))
    return player - 1


def _card(cards: tuple[str, ...]) -> int:
    kinds = sorted(_one_of("a card", CARDS, card) for card in cards)
    if len(kinds) != 1:
        raise UnreadableError("action", "one card", "+".join(cards))
    return kinds[0]


def _cards(cards: tuple[str, ...]) -> int:
    kinds = sorted(_one_of("a card", CARDS, card) for card in cards)
    if not 1 <= len(kinds) <= MOST_CARDS:
        raise UnreadableError("action", f"1 to {MOST_CARDS} cards", "+".join(cards))
    operand = 0
    for kind in kinds:
        operand = operand * codes.CARD_BASE + kind + 1
    return operand


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
