"""A ball on a slope: what becomes of its slip, and whether it rolls."""

import math

from kernel_lib.experiments import Decisive, Guess, Runs, Values
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.rotating_spheres.controls import SLOPE
from kernel_lib.words import Sentence

__all__ = ["EVER", "SLIPPING"]

#: Slips that differ by less than this part are equal; a part by which they differ clearly.
SAME, APART = 1e-9, 0.1


def _speeds(runs: Runs, frame: int) -> tuple[float, float]:
    """Speed of the ball down the slope and of its rim, m/s: equal where it rolls."""
    run = runs["rough"]
    x, y = run.velocity[frame, 0]
    speed = math.copysign(math.hypot(x, y), x)
    return speed, -run.scene.balls[0].radius * float(run.spin[frame, 0])


def _slip(runs: Runs, frame: int) -> float:
    ball, rim = _speeds(runs, frame)
    return ball - rim


def _comes_down(values: Values) -> bool:
    """Whether a ball without spin is on a slope that rubs."""
    slope = values["place"] == SLOPE and values["slope"] > 0 and values["spin1"] == 0
    return bool(slope and not values["grip"] and values["friction"] > 0 and values["e"] == 0)


def _given(values: Values) -> dict[str, str]:
    """How steep and how rough the slope is."""
    friction = f"μ = {figure(values['friction'])}"
    return {"rises": figure(values["slope"], "m"), "friction": friction}


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    speed, rim = _speeds(runs, -1)
    return {"speed": figure(speed, "m/s"), "rim": figure(rim, "m/s")}


def _slots_slip(values: Values, runs: Runs) -> dict[str, str]:
    rolls = runs["rough"].contacts.of_kind("roll").time
    return _slots(values, runs) | {
        "before": figure(_slip(runs, 0), "m/s"),
        "after": figure(_slip(runs, -1), "m/s"),
        "soon": figure(float(rolls[0]), "s") if len(rolls) else "",
    }


def _slots_ever(values: Values, runs: Runs) -> dict[str, str]:
    return _slots(values, runs) | {"time": figure(float(runs["rough"].time[-1]), "s")}


def _to_the_end(values: Values, runs: Runs) -> Decisive:
    run = runs["rough"]
    began = [float(time) for time in run.contacts.of_kind("roll").time if time > 0]
    return Decisive(tuple(began[:1]), float(run.time[-1]))


# ---- it comes sliding --------------------------------------------------------------------------


def _of_the_slip(values: Values, runs: Runs) -> Sentence:
    speed = figure(values["speed"], "m/s")
    return Sentence("rotating-spheres-slipping-asked", speed=speed, **_given(values))


def _became(values: Values, runs: Runs) -> str:
    if len(runs["rough"].contacts.of_kind("roll")):
        return "ends"
    before, after = _slip(runs, 0), _slip(runs, -1)
    return "stays" if abs(after - before) < SAME * before else "grows"


def _margin_slip(values: Values, runs: Runs) -> float:
    if not _comes_down(values) or values["speed"] == 0:
        return 0.0
    if _became(values, runs) != "grows":
        return math.inf
    before, after = _slip(runs, 0), _slip(runs, -1)
    return max(after / before - 1, 0.0) / APART  # a slip that shrinks has not ended yet


SLIPPING = Guess(
    _of_the_slip,
    "choice",
    truth=_became,
    says="rotating-spheres-slipping",
    slots=_slots_slip,
    margin=_margin_slip,
    choices=("grows", "ends", "stays"),
    name="slipping",
    act=3,
    decisive=_to_the_end,
)


# ---- it is set down ----------------------------------------------------------------------------


def _whether_it_rolls(values: Values, runs: Runs) -> Sentence:
    return Sentence("rotating-spheres-ever-asked", **_given(values))


def _rolls(values: Values, runs: Runs) -> str:
    times = runs["rough"].contacts.of_kind("roll").time
    return "once" if len(times) else "never"


def _margin_rolls(values: Values, runs: Runs) -> float:
    if not _comes_down(values) or values["speed"]:
        return 0.0
    speed, rim = _speeds(runs, -1)
    if _rolls(values, runs) == "never":
        return max(1 - rim / speed, 0.0) / APART
    return math.inf


EVER = Guess(
    _whether_it_rolls,
    "choice",
    truth=_rolls,
    says="rotating-spheres-ever",
    slots=_slots_ever,
    margin=_margin_rolls,
    choices=("once", "never"),
    name="ever",
    act=3,
    decisive=_to_the_end,
)
