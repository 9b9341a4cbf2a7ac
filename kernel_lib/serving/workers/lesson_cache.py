"""Which lessons of ours a notebook makes, as an earlier server found: a restart answers by it."""

import contextlib
import json
import os
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from kernel_lib.numerics.compile import cache_folder

__all__ = ["found_before", "keep_for_restart"]

_KEPT = ("number", "experiment", "values")


def found_before(version: str) -> list[dict[str, Any]]:
    """The lessons of a notebook: number, experiment by name, and values with which it begins.

    Parameters
    ----------
    version : of notebook and code, which the lessons follow

    Returns
    -------
    What is kept there, as it stands in the file; [] where nothing is
    """
    try:
        return json.loads(_file(version).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []


def keep_for_restart(version: str, found: Iterable[Mapping[str, Any]]) -> None:
    """Keep them next to the compiled loops, if that folder can be written."""
    with contextlib.suppress(OSError):
        file = _file(version)
        file.parent.mkdir(parents=True, exist_ok=True)
        number, new = tempfile.mkstemp(dir=file.parent)
        with open(number, "w", encoding="utf-8") as writer:
            json.dump([{name: one[name] for name in _KEPT} for one in found], writer)
        os.replace(new, file)


def _file(version: str) -> Path:
    return cache_folder() / "lessons" / f"{version}.json"
