"""A game looked back on: the chance to win after every step, and luck and skill apart.

``review`` does it in one go; ``Job`` in pieces, for whoever shares a processor with others.
"""

# mypyc: no

from __future__ import annotations

from caserne.bots.review.account import Decision, Point, Review, Sums, Turning
from caserne.bots.review.job import Job, Piece, review
from caserne.bots.review.trail import Trail

__all__ = ["Decision", "Job", "Piece", "Point", "Review", "Sums", "Trail", "Turning", "review"]
