"""The legal actions as a list for people: numbered, and grouped by verb."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.cli.words import Words
    from caserne.core.game import Game
    from caserne.core.state import State

COMMAND: Final = "command"
"""The word before an action that a captain has somebody else carry out."""

INDENT: Final = 2
GAP: Final = 2
DIGITS: Final = 6
"""More than the number of any action has."""


@dataclass(frozen=True)
class Choice:
    """One action of the list: its words are the verb and what it is done to."""

    action: int
    text: str
    verb: str
    to: str
    cost: str


@dataclass(frozen=True)
class Menu:
    """All that may be done now, in the order of the numbers shown."""

    choices: list[Choice]

    @classmethod
    def of(cls, game: Game, state: State) -> Menu:
        """List what the actor may do."""
        choices = [_choice(game, state, action) for action in state.legal()]
        verbs = list(dict.fromkeys(choice.verb for choice in choices if choice.text != "end"))
        verbs.append("end")
        return cls(sorted(choices, key=lambda choice: verbs.index(choice.verb)))

    @property
    def example(self) -> str:
        """An action to show how one is typed."""
        return self.choices[0].text

    def find(self, answer: str) -> int | None:
        """Give the action with this number or these words; ``None`` if the list has none."""
        if answer.isascii() and answer.isdigit() and len(answer) <= DIGITS:
            number = int(answer)
            return self.choices[number - 1].action if 1 <= number <= len(self.choices) else None
        for choice in self.choices:
            if choice.text == answer:
                return choice.action
        return None

    def lines(self, words: Words, width: int) -> list[str]:
        """Draw the list: the verb as typed, the verb in words, then each thing with its number."""
        numbered = list(enumerate(self.choices, 1))
        groups = [list(group) for _, group in groupby(numbered, lambda pair: pair[1].verb)]
        heads = [_head(words, [choice for _, choice in group]) for group in groups]
        verbs = max(len(group[0][1].verb) for group in groups)
        room = max(map(len, heads))
        lines = []
        for head, group in zip(heads, groups, strict=True):
            left = f"{'':{INDENT}}{group[0][1].verb:{verbs + GAP}}{head:{room + GAP}}"
            lines += _wrapped(left, _items(words, group), width)
        return lines


def _choice(game: Game, state: State, action: int) -> Choice:
    text = game.write_action(action)
    words = text.split()
    length = 3 if words[0] == COMMAND else 1
    verb, to = " ".join(words[:length]), " ".join(words[length:])
    return Choice(action, text, verb, to, game.cost(state, action))


def _head(words: Words, choices: list[Choice]) -> str:
    """Say a verb in words, with the cost where it is the same for all."""
    head = verb_in_words(words, choices[0].verb)
    costs = {choice.cost for choice in choices}
    cost = _cost(words, costs.pop()) if len(costs) == 1 else ""
    return f"{head} ({cost})" if cost else head


def verb_in_words(words: Words, verb: str) -> str:
    """Say a verb of the notation in words; one without a message stays as it is."""
    *before, plain = verb.split()
    said = words.say(f"verb-{plain}") if words.has(f"verb-{plain}") else plain
    if before:
        return words.say("verb-commanded", firefighter=before[1], verb=said)
    return said


def _cost(words: Words, cost: str) -> str:
    """Translate a cost: points are AP in one language and PA in another."""
    if not cost:
        return ""
    count, _, unit = cost.partition(" ")
    if count == "0":
        return words.say("cost-free")
    return words.say("cost-ap", ap=count) if unit == "AP" else cost


def _in_words(words: Words, verb: str, to: str) -> str:
    """Say in words what a verb is done to, where its notation does not say it already."""
    match verb.rsplit(maxsplit=1)[-1]:
        case "choose" | "crew":
            said = words.say("specialist", specialist=to)
        case "park-ambulance" | "park-engine":
            said = words.say("side", side=to)
        case "take":
            said = words.say("load", load=to)
        case "reroll":
            said = words.say("dice", dice=to)
        case "drive":
            vehicle, _, way = to.partition(" ")
            said = words.say("driven", vehicle=vehicle, way=way)
        case _:
            return ""
    known = {*said.lower().replace(",", "").split(), said.replace(" ", "-")}
    return "" if set(to.split()) <= known else f" ({said})"


def _items(words: Words, group: list[tuple[int, Choice]]) -> Iterable[str]:
    alike = len({choice.cost for _, choice in group}) == 1
    for number, choice in group:
        cost = "" if alike else _cost(words, choice.cost)
        named = choice.to + _in_words(words, choice.verb, choice.to)
        yield f"{number}) {named}{f' ({cost})' if cost else ''}".rstrip()


def _wrapped(left: str, items: Iterable[str], width: int) -> list[str]:
    """Put items beside each other, on as many lines as they need."""
    lines, line = [], left
    for item in items:
        if len(line) + len(item) > width and line.strip() and line != left:
            lines.append(line.rstrip())
            line = " " * len(left)
        line += f"{item}{'':{GAP + 1}}"
    return [*lines, line.rstrip()]
