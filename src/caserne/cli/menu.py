"""The legal actions as a list for people: numbered, and grouped by verb."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

from caserne.cli.scene import in_words

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

    game: str
    choices: list[Choice]

    @classmethod
    def of(cls, game: Game, state: State) -> Menu:
        """List what the actor may do."""
        choices = [_choice(game, state, action) for action in state.legal()]
        verbs = list(dict.fromkeys(choice.verb for choice in choices if choice.text != "end"))
        verbs.append("end")
        return cls(game.name, sorted(choices, key=lambda choice: verbs.index(choice.verb)))

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
        heads = [_head(self.game, words, [choice for _, choice in group]) for group in groups]
        verbs = max(len(group[0][1].verb) for group in groups)
        room = max(map(len, heads))
        lines = []
        for head, group in zip(heads, groups, strict=True):
            left = f"{'':{INDENT}}{group[0][1].verb:{verbs + GAP}}{head:{room + GAP}}"
            lines += _wrapped(left, _items(self.game, words, group), width)
        return lines


def _choice(game: Game, state: State, action: int) -> Choice:
    text = game.write_action(action)
    words = text.split()
    length = 3 if words[0] == COMMAND else 1
    verb, to = " ".join(words[:length]), " ".join(words[length:])
    return Choice(action, text, verb, to, game.cost(state, action))


def _head(game: str, words: Words, choices: list[Choice]) -> str:
    """Say a verb in words, with the cost where it is the same for all."""
    head = verb_in_words(game, words, choices[0].verb)
    costs = {choice.cost for choice in choices}
    cost = _cost(words, costs.pop()) if len(costs) == 1 else ""
    return f"{head} ({cost})" if cost else head


def verb_in_words(game: str, words: Words, verb: str) -> str:
    """Say a verb of the notation in words; one without a message stays as it is."""
    *before, plain = verb.split()
    message = f"verb-{game}-{plain}"
    said = words.say(message) if words.has(message) else plain
    if before:
        return words.say(f"verb-{game}-commanded", firefighter=before[1], verb=said)
    return said


def _cost(words: Words, cost: str) -> str:
    """Translate a cost: points are AP in one language and PA in another."""
    if not cost:
        return ""
    count, _, unit = cost.partition(" ")
    if count == "0":
        return words.say("cost-free")
    return words.say("cost-ap", ap=count) if unit == "AP" else cost


def _in_words(game: str, words: Words, choice: Choice) -> str:
    """Add in brackets what the notation does not say in the language already."""
    said = in_words(game, words, choice.verb, choice.to)
    known = {*said.lower().replace(",", "").split(), said.replace(" ", "-")}
    alike = not said or set(choice.to.split()) <= known or said in choice.to.split()
    return "" if alike else f" ({said})"


def _items(game: str, words: Words, group: list[tuple[int, Choice]]) -> Iterable[str]:
    alike = len({choice.cost for _, choice in group}) == 1
    for number, choice in group:
        cost = "" if alike else _cost(words, choice.cost)
        named = choice.to + _in_words(game, words, choice)
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
