"""How much a bot may think: counted in samples, so that equal seeds give equal games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SMALL: Final = 10
"""Below so many hundredths of a budget fewer plans are compared too."""
LEAST: Final = 2


class Budget:
    """What a decision may cost.

    Of ``plans`` the ``finalists`` that look best are played out, ``samples`` times in all; no
    samples: the best look wins. ``seconds`` is for servers: past it nothing more is begun than what
    an answer needs, one look or one sample; 0 sets no bound.
    """

    def __init__(self, plans: i64, finalists: i64, samples: i64, seconds: float = 0.0) -> None:
        """Set the bounds."""
        self.plans = plans
        self.finalists = finalists
        self.samples = samples
        self.seconds = seconds

    def scaled(self, percent: i64) -> Budget:
        """Give a budget of so many hundredths of the samples; a very small one has fewer plans."""
        plans = max(min(self.plans, self.plans * percent // SMALL), LEAST)
        return Budget(plans, self.finalists, self.samples * percent // 100, self.seconds)

    def within(self, seconds: float) -> Budget:
        """Give the same budget with a bound on the time a decision takes."""
        return Budget(self.plans, self.finalists, self.samples, seconds)
