"""Laws by module and name, so that a file can hold a run that follows one."""

import sys
from importlib import import_module
from types import FunctionType
from typing import Any

__all__ = ["law_of", "name_of_law"]

#: Where laws of ours may be that have not been imported yet.
OUR_LAWS = ("kernel_lib.laws.", "kernel_lib.experiments.")


def name_of_law(law: Any) -> str:
    """module:name of a function that can be found again by it."""
    name = f"{law.__module__}:{law.__qualname__}"
    if _found(name) is not law:
        raise ValueError(
            f"the law {law.__qualname__} cannot be found again by its name, and so not be saved; "
            "define it by `def` at the top of a module or notebook"
        )
    return name


def law_of(name: str) -> Any:
    law = _found(name)
    if not isinstance(law, FunctionType):
        module, _, own = name.partition(":")
        raise ValueError(
            f"the run follows the law {own} of {module}, which is not to be found; "
            f"import {module} first, or define {own} there"
        )
    return law


def _found(name: str) -> Any:
    """A function by module:name. No module of others is imported on the word of a file."""
    module, _, own = name.partition(":")
    found: Any = sys.modules.get(module)
    if found is None and module.startswith(OUR_LAWS):
        found = import_module(module)
    for part in own.split("."):
        found = getattr(found, part, None)
    return found if getattr(found, "__module__", None) == module else None
