"""Verbs and decisions between them."""

from __future__ import annotations

import pytest
from tests.core.mill import GATHERED, GRIND, REST, SHIFT, VERBS, WIND, WORK, owing

from caserne.core.verb import NO_VERB, Word, gather


def test_verbs_are_listed_in_the_order_of_their_numbers() -> None:
    """However the chapters list them."""
    assert [verb.name for verb in VERBS] == ["rest", "grind"]
    assert [verb.name for verb in GATHERED] == ["grind", "rest"]
    assert WORK.verbs is GRIND
    assert GRIND.following is REST
    assert REST.following is None


def test_a_number_is_one_verb() -> None:
    """A verb may be there for two decisions, but its number is not another's."""
    assert len(gather(SHIFT, (Word(5, "rise", ""),), (Word(5, "rise", ""),))) == 2
    for other in (Word(5, "sink", ""), Word(5, "rise", "sacks"), Word(5, "rise", "", ("high",))):
        with pytest.raises(ValueError, match="expected a number for each verb, got 5"):
            gather(SHIFT, (Word(5, "rise", ""),), (other,))


def test_choices_are_those_of_the_verbs() -> None:
    """A decision offers what its verbs offer, ascending."""
    mill = owing(WORK)
    grind = [GRIND.number << SHIFT | sacks for sacks in (1, 2, 3)]
    assert mill.legal() == [*grind, REST.number << SHIFT]
    mill.sacks = 4
    assert mill.legal() == [grind[0], REST.number << SHIFT]


def test_a_verb_is_asked_for_its_own_rule() -> None:
    """What forbids an action is the verb's to say; what is no verb of the decision is not due."""
    mill = owing(WORK)
    mill.sacks = 4
    assert mill.bar(GRIND.number << SHIFT | 2) == "mill.full"
    assert not mill.bar(GRIND.number << SHIFT | 1)
    assert mill.bar(5 << SHIFT) == mill.bar(-1) == mill.bar(1 << 30) == "mill.turn"
    assert WORK.verb(5 << SHIFT) is NO_VERB


def test_a_decision_that_is_taken_is_settled() -> None:
    """Then the verb acts."""
    mill = owing(WIND, WORK)
    mill.apply(REST.number << SHIFT)
    assert mill.due is WIND
    assert mill.sacks == 0
