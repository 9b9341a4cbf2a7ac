"""One's own runs on the whole stage, in a notebook."""

from collections.abc import Callable, Mapping
from typing import Any

from kernel_lib.experiments.experiment import Experiment, Observable
from kernel_lib.state.invariants import kinetic_energy, mechanical_energy
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.widgets.lesson import Lesson

__all__ = ["show"]

#: What is drawn over time where nothing is named.
CURVES = {"kinetic energy": kinetic_energy, "mechanical energy": mechanical_energy}


def show(
    run: Trajectory | Mapping[str, Trajectory],
    over_time: Mapping[str, Callable[[Trajectory], Any]] | None = None,
    *,
    title: str = "",
    lang: str = "",
) -> Lesson:
    """A run, or up to four on one clock, on the stage of the lessons: played, measured, filmed.

    Parameters
    ----------
    run : Trajectory, or {name: Trajectory}
    over_time : curves below the stage, {name: takes the run, returns (K+1,) numbers}; by default
        the kinetic and the mechanical energy in J
    title : of the stage
    lang : as of `Lesson`

    Returns
    -------
    Lesson : the widget; as the last line of a cell it is shown

    Raises
    ------
    ValueError : for what is no run, no runs at all, or more than four
    """
    runs = dict(run) if isinstance(run, Mapping) else {"the run": run}
    curves = CURVES if over_time is None else over_time
    unit = "J" if over_time is None else ""
    return Lesson(
        Experiment(
            name="show",
            title=title or " and ".join(runs),
            parameters=(),
            runs=lambda values: runs,
            observables=tuple(
                Observable(name, name, unit, curve) for name, curve in curves.items()
            ),
        ),
        lang=lang,
    )
