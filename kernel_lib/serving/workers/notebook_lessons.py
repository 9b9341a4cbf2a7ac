"""In a rehearsal: which lessons a notebook has made, and whether questions are all they need."""

import asyncio
import importlib
import signal
from typing import Any

__all__ = ["NeedsKernel", "lessons_made", "playables"]


class NeedsKernel(Exception):
    """The notebook has what only a kernel can serve; the message says what."""


def lessons_made() -> list[dict[str, Any]]:
    """What is served of each lesson that the cells have made, by number.

    Returns
    -------
    [{"model", "number", "experiment", "values", "sheet"}] : the id of the widget, its number, the
    name of its experiment if it is one of ours, else None, the values it begins with, and its sheet

    Raises
    ------
    NeedsKernel : for any other widget, for a lesson that Python code listens to, and for code that
        is to run later
    """
    if _is_left_to_do():
        raise NeedsKernel("a cell has left something to be done later")
    return [_described(one) for one in _lessons()]


def playables() -> dict[int, Any]:
    """The lessons as they are asked, by number."""
    kind = importlib.import_module("kernel_lib.protocol.playable").Playable
    return {one.sheet["number"]: kind(one.experiment, dict(one.values)) for one in _lessons()}


def _lessons() -> list[Any]:
    widgets = importlib.import_module("ipywidgets")
    kind = importlib.import_module("kernel_lib.widgets.lesson").Lesson
    lessons = []
    for widget in list(widgets.widget._instances.values()):
        # anywidget gives each widget a class of its own, right below the one it was made from.
        if kind in (type(widget), *type(widget).__bases__):
            lessons.append(widget)
        elif not isinstance(widget, widgets.Layout | widgets.Style):  # nobody sees these alone
            raise NeedsKernel(f"it has a widget of the kind {type(widget).__name__}")
    for lesson in lessons:
        _check_alone(lesson, kind)
    return sorted(lessons, key=lambda one: one.sheet["number"])


def _check_alone(lesson: Any, kind: Any) -> None:
    """NeedsKernel where code of the notebook would hear what the page says."""
    plain = kind(lesson.experiment)
    try:
        if _listeners(lesson) != _listeners(plain):
            raise NeedsKernel("its Python code observes or links a lesson")
        if len(lesson._msg_callbacks.callbacks) != len(plain._msg_callbacks.callbacks):
            raise NeedsKernel("its Python code listens to the messages of a lesson")
    finally:
        plain.layout.close()
        plain.close()


def _listeners(lesson: Any) -> dict[Any, int]:
    """How many listen to each trait."""
    return {
        (trait, kind): len(listeners)
        for trait, kinds in lesson._trait_notifiers.items()
        for kind, listeners in kinds.items()
        if listeners
    }


def _is_left_to_do() -> bool:
    """Whether a loop or the system's clock would run code of the notebook in a kernel."""
    itimer = getattr(signal, "getitimer", None)
    if itimer and itimer(signal.ITIMER_REAL)[0]:
        return True
    # Asking for the loop would make one, whose files all forks would share.
    local = getattr(asyncio.get_event_loop_policy(), "_local", None)
    loop = getattr(local, "_loop", None)
    return bool(getattr(loop, "_ready", None) or getattr(loop, "_scheduled", None))


def _described(lesson: Any) -> dict[str, Any]:
    return {
        "model": lesson.model_id,
        "number": lesson.sheet["number"],
        "experiment": _name_of(lesson.experiment),
        "values": dict(lesson.values),
        "sheet": dict(lesson.sheet),
    }


def _name_of(experiment: Any) -> str | None:
    """The name under which any process finds this very experiment, or None."""
    ours = importlib.import_module("kernel_lib.experiments").lessons()
    return next((name for name, one in ours.items() if one is experiment), None)
