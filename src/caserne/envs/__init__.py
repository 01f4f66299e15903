"""The games as environments for learning: Gymnasium, PettingZoo, OpenSpiel, and a batch.

What needs another library says so when it is asked for: ``pip install caserne[envs]``.
"""

# mypyc: no

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from caserne.envs.batch import Arrays, Batch
    from caserne.envs.gym import single
    from caserne.envs.pettingzoo import aec

__all__ = ["Arrays", "Batch", "aec", "single"]

HOMES: Final = {"Arrays": "batch", "Batch": "batch", "aec": "pettingzoo", "single": "gym"}
"""Which module has what: each is opened when it is asked for, with the library it needs."""


class MissingError(ImportError):
    """A library that is wanted is not installed; says which extra has it."""


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever the module has
    """Open the module that has what is asked for."""
    if name not in HOMES:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    try:
        return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("caserne"):
            raise
        message = f"caserne.envs.{name} needs {error.name}: pip install 'caserne[envs]'"
        raise MissingError(message, name=error.name) from error
