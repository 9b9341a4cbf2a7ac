"""Ready experiments, one folder a lesson: `experiment` of each is what a page shows."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

__all__ = ["lessons"]


def lessons() -> dict[str, Any]:
    """The Experiment of every lesson, by the name of its folder: those with a module `runs`."""
    return {name: import_module(f"{__name__}.{name}").experiment for name in _folders()}


def _folders() -> Iterator[str]:
    for place in __path__:
        yield from sorted(module.parent.name for module in Path(place).glob("*/runs.py"))
