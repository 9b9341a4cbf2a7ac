"""What share of its speed a ball keeps, over the height from which it is dropped."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from kernel_lib.experiments import Left, Sentence, Text, Values
from kernel_lib.experiments.soft_contact.controls import BALLS, BODIES
from kernel_lib.experiments.soft_contact.law import speeds
from kernel_lib.experiments.soft_contact.materials import ONE_METRE, arrival, kept_law
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import label

__all__ = ["HEIGHTS", "force_over_depth", "kept_lines", "left", "present"]

#: Drop heights of the chart, cm.
HEIGHTS = np.geomspace(0.01, 1000, 61)


def kept_lines(values: Values) -> dict[str, tuple[Floats, Floats]]:
    """A line for each material up to the present one, at the values of the other controls.

    The lesson brings one material after the other; a line of a later one would tell its answer.
    """
    used = (
        "kept",
        "power",
        "yield_pressure",
        "radius",
        "stiffness",
        "spring_stiffness",
        "mass",
        "gravity",
    )
    lines = _lines(tuple((name, values[name]) for name in used))
    present = values["material"]
    met = BALLS if present in BODIES else BALLS[: BALLS.index(present) + 1]
    return {material: lines[material] for material in met}


@lru_cache(maxsize=32)
def _lines(values: tuple[tuple[str, float], ...]) -> dict[str, tuple[Floats, Floats]]:
    lines = {}
    for material in BALLS:
        one = {**dict(values), "material": material, "height": ONE_METRE}
        closing = np.array([arrival(one, height) for height in HEIGHTS.tolist()])
        lines[material] = (HEIGHTS, np.asarray(kept_law(one)(closing), dtype=float))
    return lines


def present(values: Values) -> dict[Text, tuple[float, float]]:
    """The reader's own drop."""
    if values["material"] in BODIES:
        return {}
    kept = float(kept_law(values)(arrival(values)))
    return {Sentence("soft-contact-chart-yours"): (values["height"], kept)}


def left(values: Values, runs: Mapping[str, Trajectory]) -> Left | None:
    """What the first contact of this drop has shown: the share that it kept, by its speeds."""
    found = None if values["material"] in BODIES else speeds(runs)
    if found is None:
        return None
    (run,) = runs.values()
    touch = run.contacts.of_kind("impact")
    over = float(touch.time[0] + touch.duration[0])
    name = label("soft_contact", values["material"])
    return Left(name, values["height"], found[1] / found[0], over)


def force_over_depth(run: Trajectory, moments: int = 200) -> tuple[Floats, Floats]:
    """Depth (mm) and force of the plate (N) during the first contact; what they enclose is lost.

    Parameters
    ----------
    run : of a ball whose contacts take time
    moments : T, even in time

    Returns
    -------
    (T,) mm and (T,) N
    """
    touch = run.contacts.of_kind("impact")
    begin = float(touch.time[0])
    times = np.linspace(begin, min(begin + float(touch.duration[0]), run.time[-1]), moments)
    depth: Floats = np.maximum(run.scene.balls[0].radius - run.sample(times).position[:, 0, 1], 0.0)
    return 1000 * depth, run.forces(times)[0, -1]
