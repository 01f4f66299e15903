"""Caserne: board games of fire-fighting, one engine under them."""

__version__ = "0.1.0"
