"""How a store fails: by what it was given, by somebody who was quicker, by its disk."""

from __future__ import annotations


class StoreError(ValueError):
    """Something that cannot keep tables: it is something else, damaged, or of a newer Caserne."""


class TakenError(Exception):
    """Somebody else wrote this line, seat or table first."""


class UnwellError(OSError):
    """What was asked could not be read or written down: the disk is full, or the file is gone."""


def unwell(error: Exception) -> UnwellError:
    """Tell a failure of the disk to one of many, each of whom raises it."""
    told = UnwellError(str(error) or type(error).__name__)
    told.__cause__ = error
    return told
