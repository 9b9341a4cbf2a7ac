"""numba's cache of machine code in a folder of ours, which may be read-only."""

import contextlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from kernel_lib.numerics.compile_notice import notify_of_compiling

__all__ = ["keep_in"]


def keep_in(folder: Path, dispatcher: Any) -> Any:
    """Let a compiled function read its machine code from a folder, and write it there if it can.

    The name of the folder stands for the code: numba compares no times of files. So machine code
    in an image is read although its layers round times, and nothing in it can be written.
    """
    # What the entry calls: a dispatcher, or a function that is compiled with it.
    loop = dispatcher.py_func.__globals__["bound_0_"]
    loop = getattr(loop, "py_func", loop)
    dispatcher._cache = _cache_class(folder, loop)(dispatcher.py_func)
    return dispatcher


class _Place:
    """Where numba looks, in the words of its locators."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def from_function(self, function: Any, file: str) -> "_Place":
        return self

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""

    def ensure_cache_path(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)


@cache
def _cache_class(folder: Path, loop: Callable[..., Any]) -> Any:
    from numba.core.caching import CompileResultCacheImpl, FunctionCache

    class Files(CompileResultCacheImpl):
        _locator_classes: Any = (_Place(folder),)

    class Cache(FunctionCache):
        _impl_class = Files

        def load_overload(self, *asked: Any) -> Any:
            kept = None
            with contextlib.suppress(OSError):
                kept = super().load_overload(*asked)
            if kept is None:
                notify_of_compiling(loop)
            return kept

        def save_overload(self, *made: Any) -> None:
            with contextlib.suppress(OSError):
                super().save_overload(*made)

    return Cache
