"""Two small stones of lesson 10, each round a heavy one of its own: which needs longer."""

import math

from kernel_lib.experiments import Caption, Decisive, Guess, Runs, Values
from kernel_lib.experiments.attracting_stones.controls import HEAVY_ONES
from kernel_lib.experiments.attracting_stones.law import round_seen
from kernel_lib.experiments.attracting_stones.orbits import NEUMANN, G, circle_speed
from kernel_lib.experiments.common.wording import figure
from kernel_lib.solvers.gravitating.solver import Gravitating
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["ROUND", "SIDES", "captions", "two_rounds"]

#: Names of the two runs.
SIDES = LEFT, RIGHT = "left", "right"

#: How far their heavy stones stand from the middle, m: no orbit reaches the other one; radii of a
#: heavy stone and of a small one, m; kg.
_ASIDE, _LARGE, _SMALL, _LIGHT = 40.0, 2.0, 1.0, 1.0

#: By what part two times differ that are not the same; up to which they are; what is too close.
_DIFFER, _SAME, _TOO_CLOSE = 0.03, 0.003, 0.5

#: Rounds of the slower one; frames of its round.
_ROUNDS, _FRAMES = 1.02, 400


def _strength(values: Values, side: str) -> float:
    """G times the mass of a heavy stone, m³/s²."""
    return G * NEUMANN * float(values[f"{side}_mass"])


def _circle(values: Values, side: str) -> tuple[float, float]:
    """Speed on the circle of a side, m/s, and time of its round, s."""
    radius = values[f"{side}_radius"]
    speed = circle_speed(radius, _strength(values, side))
    return speed, math.tau * radius / speed


def two_rounds(values: Values) -> dict[str, Trajectory]:
    """Both runs, for a round of the slower one."""
    end = _ROUNDS * max(_circle(values, side)[1] for side in SIDES)
    return {side: _run(values, side, end) for side in SIDES}


def _run(values: Values, side: str, end: float) -> Trajectory:
    at, radius = -_ASIDE if side == LEFT else _ASIDE, values[f"{side}_radius"]
    heavy = Ball((at, 0.0), (0.0, 0.0), _LARGE, NEUMANN * values[f"{side}_mass"])
    small = Ball((at + radius, 0.0), (0.0, _circle(values, side)[0]), _SMALL, _LIGHT)
    scene = Scene([heavy, small], mutual_gravity=G)
    return simulate(scene, end, Gravitating(tolerance=1e-10), end / _FRAMES)


def captions(values: Values, runs: Runs) -> dict[str, Caption]:
    """How far out each small stone is, and round what."""
    return {side: Caption(about=_about(values, side)) for side in SIDES if side in runs}


def _about(values: Values, side: str) -> Sentence:
    radius = figure(values[f"{side}_radius"], "m")
    return Sentence("attracting-stones-round-about", radius=radius, mass=_mass(values, side))


def _asked(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "attracting-stones-round-asked",
        left_radius=figure(values["left_radius"], "m"),
        left_mass=_mass(values, LEFT),
        right_radius=figure(values["right_radius"], "m"),
        right_mass=_mass(values, RIGHT),
    )


def _mass(values: Values, side: str) -> str:
    """In one piece, so that no line breaks within it."""
    return f"{figure(values[f'{side}_mass'])}\u00a0×\u00a010¹²\u00a0kg"


def _ratio(runs: Runs) -> float:
    """Time of a round on the left over that on the right."""
    return round_seen(runs[LEFT]) / round_seen(runs[RIGHT])


def _truth(values: Values, runs: Runs) -> str:
    ratio = _ratio(runs)
    if abs(ratio - 1) < (_DIFFER + _SAME) / 2:
        return "same"
    return LEFT if ratio > 1 else RIGHT


def _margin(values: Values, runs: Runs) -> float:
    if values["situation"] != HEAVY_ONES:
        return 0.0
    ratio = _ratio(runs)
    off = max(ratio, 1 / ratio) - 1
    if off <= _SAME:
        return math.inf
    return max(off / _DIFFER, _TOO_CLOSE)


def _case(values: Values, runs: Runs) -> str:
    """What the two differ in that decides: where the slower one is farther out, its distance."""
    radii = [values[f"{side}_radius"] for side in SIDES]
    right = _truth(values, runs)
    if right == "same":
        return "balanced" if radii[0] != radii[1] else "alike"
    slower = SIDES.index(right)
    return "farther" if radii[slower] > radii[1 - slower] else "lighter"


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    right = _truth(values, runs)
    slow = right if right in SIDES else max(SIDES, key=lambda side: values[f"{side}_radius"])
    fast = RIGHT if slow == LEFT else LEFT
    speeds = {side: math.hypot(*runs[side].velocity[0, 1]) for side in SIDES}
    return {
        "left": figure(round_seen(runs[LEFT]), "s"),
        "right": figure(round_seen(runs[RIGHT]), "s"),
        "slow": figure(speeds[slow], "m/s"),
        "fast": figure(speeds[fast], "m/s"),
        "slow_way": figure(speeds[slow] * round_seen(runs[slow]), "m"),
        "fast_way": figure(speeds[fast] * round_seen(runs[fast]), "m"),
        "slow_radius": figure(values[f"{slow}_radius"], "m"),
        "fast_radius": figure(values[f"{fast}_radius"], "m"),
        "slow_mass": _mass(values, slow),
        "fast_mass": _mass(values, fast),
    }


ROUND = Guess(
    _asked,
    "choice",
    truth=_truth,
    says="attracting-stones-round",
    slots=_slots,
    case=_case,
    margin=_margin,
    choices=(LEFT, RIGHT, "same"),
    name="round",
    act=3,
    decisive=lambda values, runs: Decisive((), float(runs[LEFT].time[-1])),
)
