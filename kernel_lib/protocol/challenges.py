"""What came of each challenge in a run, as data that travels with its picture."""

import math
from typing import Any

from kernel_lib.experiments.experiment import Challenge, Experiment, Runs, Values
from kernel_lib.protocol.guess import picture_told

__all__ = ["challenges_told"]


def challenges_told(experiment: Experiment, values: Values, runs: Runs) -> list[dict[str, Any]]:
    """Of each challenge what its run came to.

    Returns
    -------
    "name", "measure" (None where it is no number), "stars", "end" (s, the moment at which it is
    judged), "foreign" (whether values differ that are not at hand: then it is not judged), else
    "said", and where there are: "target" and "picture" (see `picture_told`), "way"
    """
    return [_told(experiment, one, values, runs) for one in experiment.challenges]


def _told(experiment: Experiment, one: Challenge, values: Values, runs: Runs) -> dict[str, Any]:
    shown = [run for name, run in runs.items() if name in one.runs] or list(runs.values())
    last = min(float(run.time[-1]) for run in shown)
    if _differ(experiment, one, values):
        return {"name": one.name, "measure": None, "stars": 0, "end": last, "foreign": True}
    measure, stars = one.reached(values, runs)
    number = math.nan if measure is None else measure
    end = last if one.judged is None else min(last, one.judged(values, runs))
    told: dict[str, Any] = {
        "name": one.name,
        "measure": measure,
        "stars": stars,
        "said": one.said(values, runs, number) if one.said else "",
        "end": end,
        "foreign": False,
    }
    if one.target is not None:
        told["target"] = picture_told(one.target(values), values)
    if one.picture is not None:
        told["picture"] = picture_told(one.picture(values, runs), values)
    return told | ({"way": one.way(values)} if one.way else {})


def _differ(experiment: Experiment, one: Challenge, values: Values) -> bool:
    """Whether values differ from those of the challenge that it does not ask to change."""
    free = {*one.controls, experiment.lasts}
    start = experiment.check(one.values)
    return bool(one.controls) and any(
        values[name] != value for name, value in start.items() if name not in free
    )
