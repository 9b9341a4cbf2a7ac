"""The lesson in a notebook: one interface for every experiment.

`Lesson(experiment)` is the only user interface; a lesson's own name, such as `plane_bounce()`, is
one line over it. `plane_bounce(lang="de")` speaks German. Importing this folder needs the extra
`widgets`: pip install "carom[widgets]".
"""

import warnings
from collections.abc import Callable

import kernel_lib.widgets.needed  # noqa: F401, first: it says what is missing
from kernel_lib.experiments import renamed
from kernel_lib.widgets.lesson import Lesson
from kernel_lib.widgets.lessons import INTERFACES

__all__ = ["Lesson", *INTERFACES]


def __getattr__(name: str) -> Callable[..., Lesson]:
    """A lesson by its name; a former name works for one release."""
    if name in INTERFACES:
        return INTERFACES[name]
    if name not in renamed():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    present = renamed()[name]
    words = f"kernel_lib.widgets.{name} is called {present} now: import that"
    warnings.warn(words, DeprecationWarning, stacklevel=2)
    return INTERFACES[present]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
