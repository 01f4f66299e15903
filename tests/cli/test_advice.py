"""What a bot thinks of a position is told in words of every language, and as data."""

from __future__ import annotations

import json
from itertools import pairwise

import msgspec
import pytest
from tests.cli.running import caserne

from caserne.bots.search.assessment import Assessment, Candidate, Reason
from caserne.cli.advice import advice
from caserne.cli.words import Words
from caserne.core.rulebook import LANGUAGES, Language

PLACE = "flashpoint | fire=3-2 crew=3-1,3-0,7-3 unseen=10+5 seat=1 turn=1 ap=3 due=ended,act"
REVEAL = (
    "flashpoint | poi=3-1 crew=3-1,3-0,7-3 unseen=8+4 seat=1 turn=1 ap=3 due=ended,act,reveal.31"
)
FOUND = Assessment(
    0,
    0.5,
    (
        Candidate(("end",), 0.5, 0.4, 0.6, 0.5, "sampled", 20, (Reason("flashpoint-gun", {}),)),
        Candidate(("end",), 0.4, 0.4, 0.4, 0.4, "judged", 0, ()),
    ),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: Language) -> None:
    """The chance comes first, then the plans with their reasons."""
    lines = advice(FOUND, Words(language))
    assert "50" in lines[0]
    assert lines[1].startswith("1. end")
    assert "20" in lines[1]
    assert lines[2].startswith("     ")
    assert lines[3].startswith("2. end")


def test_a_position_is_assessed() -> None:
    """`--assess` tells plans after the actions; as JSON it is the documented form."""
    text = PLACE
    shown = caserne("position", text, "--assess", "--bot", "sharp", "--lang", "en").stdout
    assert "\n\nThe chance to win now is about " in shown
    told = json.loads(caserne("position", text, "--assess", "--bot", "sharp", "--json").stdout)
    found = msgspec.convert(told["assessment"], Assessment)
    assert found.seat == 0
    worths = [one.worth for one in found.candidates]
    assert all(one >= other for one, other in pairwise(worths))


def test_chance_has_no_plans() -> None:
    """Where no seat decides there is nothing to assess."""
    result = caserne("position", REVEAL, "--assess")
    assert result.exit_code == 2
    assert "--assess: expected a position in which a seat decides, got chance" in result.stderr
