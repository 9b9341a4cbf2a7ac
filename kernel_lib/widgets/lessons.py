"""Each lesson in one line: `plane_bounce()`, and so on for every folder of the experiments."""

from collections.abc import Callable

from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.widgets.lesson import Lesson

__all__ = ["INTERFACES"]


def _interface(name: str, experiment: Experiment) -> Callable[..., Lesson]:
    def show(*, lang: str = "") -> Lesson:
        return Lesson(experiment, lang=lang)

    show.__name__ = show.__qualname__ = name
    show.__doc__ = f"The interface of the lesson {experiment.title!r}; `lang` as of `Lesson`."
    return show


#: What makes the widget of a lesson, by the name of the lesson's folder.
INTERFACES = {name: _interface(name, experiment) for name, experiment in lessons().items()}
