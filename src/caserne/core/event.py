"""What happened, as data: every event names the rule that caused it."""

# mypyc: no

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event"):
    """One thing that happened; games derive theirs with a tag and fields of their own.

    ``also`` names further rules that shaped what happened. ``seats`` lists who may know of it;
    ``None`` means everybody.
    """

    rule: str
    also: tuple[str, ...] = ()
    seats: tuple[int, ...] | None = None
