"""The runs of an experiment, as a page can show them: what it could not is refused by its name."""

from kernel_lib.experiments.experiment import MOST_RUNS, Experiment
from kernel_lib.experiments.teaching.guess import Values
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["curve_of", "runs_of"]


def runs_of(experiment: Experiment, values: Values, part: int = 0) -> dict[str, Trajectory]:
    """The runs for complete values, each by its name; up to the end of a part, if they have parts.

    Raises
    ------
    ValueError : for what a page could not show, naming it
    """
    parted = experiment.in_parts if part else None
    runs = parted.runs(values, part) if parted else experiment.runs(values)
    of = f"runs of {experiment.name!r}"
    if not isinstance(runs, dict):
        raise ValueError(f"{of} must be a dict {{name: Trajectory}}, got {type(runs).__name__}")
    if not 1 <= len(runs) <= MOST_RUNS:
        raise ValueError(f"{of} must be one to {MOST_RUNS}, got {len(runs)}")
    for name, run in runs.items():
        if not isinstance(name, str) or not name:
            raise ValueError(f"{of} must have names, got {name!r}")
        if not isinstance(run, Trajectory):
            raise ValueError(f"run {name!r} must be a Trajectory, got {type(run).__name__}")
        _check_handles(experiment, name, run)
    return runs


def _check_handles(experiment: Experiment, name: str, run: Trajectory) -> None:
    """ValueError for a handle that this run cannot have."""
    balls, dimension = run.position.shape[1:]
    for ball, kinds in experiment.handles.items():
        # Where a control sets the number of balls, the ball of a handle may be absent.
        if ball >= balls and experiment.ball_count is None:
            raise ValueError(f"a handle moves ball {ball}, and run {name!r} has {balls}, from 0 on")
        for kind, axes in kinds.items():
            if len(axes) > dimension:
                raise ValueError(
                    f"the {kind} of ball {ball} has {len(axes)} names of axes, "
                    f"and run {name!r} {dimension} components"
                )


def curve_of(name: str, numbers: Floats, run: Trajectory) -> Floats:
    """The numbers of an observable, one for each frame.

    Raises
    ------
    ValueError : naming the observable and its shape
    """
    if numbers.shape != run.time.shape:
        raise ValueError(
            f"observable {name!r} must have one number for each of {len(run.time)} frames, "
            f"got the shape {numbers.shape}"
        )
    return numbers
