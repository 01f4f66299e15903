"""Events are data: they name their rule, say who may know, and travel as JSON."""

from __future__ import annotations

import msgspec
import pytest

from caserne.core.event import Event


class Rang(Event, frozen=True, kw_only=True, tag="rang"):
    """A bell rang."""

    bell: int = 1


class Fell(Event, frozen=True, kw_only=True, tag="fell"):
    """Something fell."""


def test_an_event_names_its_rule() -> None:
    """No event is made without the rule that caused it."""
    assert Rang(rule="toy.bell").rule == "toy.bell"
    with pytest.raises(TypeError):
        Rang()  # type: ignore[call-arg]


def test_everybody_may_know_unless_said_otherwise() -> None:
    """An event with no seats is for all."""
    assert Rang(rule="toy.bell").seats is None


def test_events_do_not_change() -> None:
    """What happened stays as it was."""
    with pytest.raises(AttributeError):
        Rang(rule="toy.bell").rule = "toy.other"  # type: ignore[misc]


def test_events_are_equal_by_what_they_say() -> None:
    """Two events that say the same are the same, of one kind only."""
    assert Rang(rule="toy.bell") == Rang(rule="toy.bell")
    assert Rang(rule="toy.bell") != Rang(rule="toy.bell", bell=2)
    events: list[Event] = [Rang(rule="toy.bell"), Fell(rule="toy.bell")]
    assert events[0] != events[1]


def test_an_event_as_json() -> None:
    """JSON names the kind of event and leaves defaults out."""
    assert msgspec.json.encode(Fell(rule="toy.gravity")) == b'{"event":"fell","rule":"toy.gravity"}'
    assert msgspec.json.encode(Rang(rule="toy.bell", seats=(0, 2), bell=3)) == (
        b'{"event":"rang","rule":"toy.bell","seats":[0,2],"bell":3}'
    )


@pytest.mark.parametrize(
    "event",
    [
        Rang(rule="toy.bell"),
        Rang(rule="toy.bell", seats=(), bell=4),
        Fell(rule="toy.x", seats=(1,)),
    ],
    ids=["plain", "for-nobody", "for-one"],
)
def test_events_come_back_from_json(event: Event) -> None:
    """An event is read from JSON as it was written."""
    assert msgspec.json.decode(msgspec.json.encode(event), type=Rang | Fell) == event
