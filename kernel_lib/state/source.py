"""The text of a law, for lessons: what `??` shows in a notebook, where it shows nothing."""

from collections.abc import Callable
from typing import Any

__all__ = ["source"]


def source(law: Callable[..., Any]) -> str:
    """The library's own lines of a function or class.

    Parameters
    ----------
    law : a function or class of kernel_lib

    Raises
    ------
    ValueError : for something that is not written in Python
    """
    import inspect

    try:
        return inspect.getsource(law)
    except (TypeError, OSError):
        raise ValueError(f"{law!r} has no Python source to show; give a function") from None
