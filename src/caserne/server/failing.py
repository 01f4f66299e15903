"""What a request can fail by, besides what is unreadable or not allowed."""

from __future__ import annotations


class MissingError(Exception):
    """There is no such table or seat."""


class ForbiddenError(Exception):
    """A secret is missing or wrong."""


class SecretError(Exception):
    """It must not be known while the game goes on."""


class ShutError(Exception):
    """The operator has closed the table for good."""


class AskedError(Exception):
    """It is done once others agree, who are asked now."""
