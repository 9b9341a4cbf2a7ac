"""A question of lesson 07: how high is the limit of a bowl that gives way?"""

import numpy as np

from kernel_lib.experiments import Guess, Runs, Values
from kernel_lib.experiments.bowl.controls import BALL, RIGHT, ROUND
from kernel_lib.experiments.bowl.pictures import of_limits
from kernel_lib.experiments.bowl.questions import each_seen, length, starts_near, until_it_shows
from kernel_lib.experiments.bowl.shapes import has_two_bowls, is_soft, limit, right_bowl
from kernel_lib.experiments.common.wording import figure
from kernel_lib.words import Sentence

__all__ = ["SOFT_BOWL"]

#: How near a hard bowl's limit both drops are, as a part of it.
AROUND = 0.08

#: How deep a ball sinks in where the limit is clearly lower, at least, and where it is the same, at
#: most, in radii of the bowl.
DEEP, SHALLOW = 0.065, 0.006


def _asked(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "bowl-soft-bowl-asked",
        radius=figure(values["radius"], "m"),
        force=figure(values["stiffness"] / 100, "N"),
        half=figure(limit(values), "m"),
    )


def _where(values: Values, runs: Runs) -> str:
    left, right = (one.stays for one in each_seen(values, runs, (BALL, RIGHT)))
    return {(False, False): "lower", (True, False): "same"}.get((left, right), "")


def _depth(values: Values, runs: Runs) -> float:
    """How deep the left ball sinks in at its first bounce, m, by its speed there."""
    hit, stiffness = runs[BALL].contacts.of_kind("impact"), values["stiffness"]
    speed = float(np.linalg.norm(hit.velocity_before[0, 0]))
    return speed / float(stiffness) ** 0.5


def _margin(values: Values, runs: Runs) -> float:
    """How deep the ball sinks in for a lower limit, or how little for the same one."""
    alike = values["radius"] == values["radius_right"] and values["shape_right"] == ROUND
    if not is_soft(values) or not has_two_bowls(values) or not alike or values["e"] < 1:
        return 0.0
    parts = values["height"] / limit(values), values["height_right"] / limit(values)
    if not starts_near(values) or not 1 - AROUND <= parts[0] < 1 < parts[1] <= 1 + AROUND:
        return 0.0
    if min(len(run.contacts) for run in runs.values()) < 2:
        return 0.0
    sinks = _depth(values, runs) / values["radius"]
    clear = max(sinks / DEEP, SHALLOW / sinks)
    agrees = _where(values, runs) == ("lower" if sinks > DEEP else "same")
    return clear if agrees or clear < 1 else 0.0


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    slots = {"half": figure(limit(values), "m"), "depth": length(_depth(values, runs))}
    for side, seen in zip(("left", "right"), each_seen(values, runs, (BALL, RIGHT)), strict=True):
        slots |= {
            f"{side}_far": length(seen.far),
            f"{side}_off": length(seen.off),
            f"{side}_bounce": str(seen.bounce),
        }
    return slots


SOFT_BOWL = Guess(
    _asked,
    "choice",
    truth=_where,
    says="bowl-soft-bowl",
    slots=_slots,
    margin=_margin,
    name="soft_bowl",
    choices=("lower", "same"),
    decisive=until_it_shows,
    picture=lambda values, runs: of_limits(
        [(values, runs[BALL]), (right_bowl(values), runs[RIGHT])]
    ),
)
