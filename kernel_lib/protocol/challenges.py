"""What came of each challenge in a run, as data that travels with its picture."""

import math
from typing import Any

from kernel_lib.experiments.experiment import Challenge, Runs, Values
from kernel_lib.protocol.guess import picture_data
from kernel_lib.protocol.playable import Playable

__all__ = ["challenge_results"]


def challenge_results(lesson: Playable, values: Values, runs: Runs) -> list[dict[str, Any]]:
    """Of each challenge what its run came to.

    Returns
    -------
    "name", "measure" (None where it is no number), "stars", "end" (s, the moment at which it is
    judged), "foreign" (whether values differ that are not at hand: then it is not judged), else
    "said", and where there are: "target" and "picture" (see `picture_data`), "way"
    """
    asked, check = lesson.experiment.challenges, lesson.experiment.check
    # Where a challenge begins depends on no picture.
    starts = lesson.once("challenges", lambda: {one.name: check(one.values) for one in asked})
    lasts = lesson.experiment.lasts
    return [
        _result(one, _differ(one, starts[one.name], lasts, values), values, runs) for one in asked
    ]


def _result(one: Challenge, foreign: bool, values: Values, runs: Runs) -> dict[str, Any]:
    shown = [run for name, run in runs.items() if name in one.runs] or list(runs.values())
    last = min(float(run.time[-1]) for run in shown)
    if foreign:
        return {"name": one.name, "measure": None, "stars": 0, "end": last, "foreign": True}
    measure, stars = one.reached(values, runs)
    number = math.nan if measure is None else measure
    end = last if one.judged is None else min(last, one.judged(values, runs))
    result: dict[str, Any] = {
        "name": one.name,
        "measure": measure,
        "stars": stars,
        "said": one.said(values, runs, number) if one.said else "",
        "end": end,
        "foreign": False,
    }
    if one.target is not None:
        result["target"] = picture_data(one.target(values), values)
    if one.picture is not None:
        result["picture"] = picture_data(one.picture(values, runs), values)
    return result | ({"way": one.way(values)} if one.way else {})


def _differ(one: Challenge, start: Values, lasts: str | None, values: Values) -> bool:
    """Whether values other than its controls differ from those of the challenge."""
    free = {*one.controls, lasts}
    return bool(one.controls) and any(
        values[name] != value for name, value in start.items() if name not in free
    )
