"""What the source measures on a bouncing ball, and its printed figures beside ours."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from kernel_lib.experiments import Published, Values
from kernel_lib.experiments.plane_bounce.controls import RADIUS
from kernel_lib.state.invariants import mechanical_energy
from kernel_lib.state.trajectory import Trajectory

__all__ = ["height_ratio", "published_bounces", "speed_ratio"]


def speed_ratio(run: Trajectory) -> float:
    """k_b as the source measures it: speed up after the first contact over the speed down
    one frame earlier. Too large: the ball still gains speed in that frame."""
    after = _first_step(run)
    velocity = run.velocity[:, 0, 1]
    return float(-velocity[after] / velocity[after - 1])


def height_ratio(run: Trajectory) -> float:
    """k_b as the source measures it: root of the ratio of two following tops, seen in frames."""
    rise = run.position[:, 0, 1] - RADIUS
    tops = [k for k in range(1, len(rise) - 1) if rise[k - 1] < rise[k] >= rise[k + 1]]
    first = next(k for k in tops if run.time[k] > run.contacts.time[0])
    second = next(k for k in tops if run.time[k] > run.contacts.time[1])
    return float(math.sqrt(rise[second] / rise[first]))


def _first_step(run: Trajectory) -> int:
    return math.ceil(float(run.contacts.time[0] / run.time[1]))


#: Values of Nikulin's planes 1 to 3, where they differ from plane 1.
PLANES: dict[int, dict[str, Any]] = {1: {}, 2: {"k_b": 1.0}, 3: {"k_b": 1.0, "kac": False}}

Figure = Callable[[Trajectory], float | str]

#: Plane, quantity, printed, our figure, remark.
FIGURES: tuple[tuple[int, str, str, Figure, str], ...] = (
    (1, "first contact in step", "11", lambda run: str(_first_step(run)), ""),
    (1, "v_y at step 10 (m/s)", "-8.807", lambda run: float(run.velocity[10, 0, 1]), ""),
    (1, "v_y after the contact (m/s)", "6.236", lambda run: float(run.velocity[11, 0, 1]), ""),
    (
        1,
        "k_b from the speeds",
        "0.708",
        speed_ratio,
        "not 0.7: the speed before is read one frame before the contact",
    ),
    (1, "y at frame 18 (m)", "2.963", lambda run: float(run.position[18, 0, 1]), ""),
    (1, "y at frame 29 (m)", "1.951", lambda run: float(run.position[29, 0, 1]), ""),
    (
        1,
        "k_b from the heights",
        "0.696",
        height_ratio,
        "not 0.7: the frames miss the tops, and each contact loses energy",
    ),
    (
        2,
        "tops at frames 20 and 39 (m)",
        "5.046, 5.04",
        lambda run: "{:.4g}, {:.4g}".format(*run.position[[20, 39], 0, 1]),
        "a return to contact loses m g² Δ² t (1 - t)/2 each time",
    ),
    (2, "k_b from the heights", "0.999", height_ratio, "not 1, for the same reason"),
    (2, "k_b from the speeds", "1.012", speed_ratio, "above 1: the ball still gains speed"),
    (
        2,
        "energy lost at the first contact (J)",
        "it creeps",
        lambda run: f"{-float(np.diff(mechanical_energy(run))[10]):.7f}",
        "by that formula 0.0447321: the contact falls at t = 0.104 of step 11",
    ),
    (
        3,
        "lowest y of the centre (m), radius 1",
        "below 1",
        lambda run: float(run.position[:, 0, 1].min()),
        "without a return the ball sinks in",
    ),
    (
        3,
        "change of energy in 4 s (J)",
        "none",
        lambda run: float(np.ptp(mechanical_energy(run)).round(9)),
        "and yet its energy is exact",
    ),
)


def published_bounces(run_of: Callable[[Values], Trajectory]) -> tuple[Published, ...]:
    """Nikulin's planes 1 to 3. `run_of` takes values and returns the run by fixed steps."""

    def of(plane: int, figure: Figure) -> Callable[[], float | str]:
        return lambda: figure(run_of(PLANES[plane]))

    return tuple(
        Published(quantity, printed, of(plane, figure), f"Nikulin 2024, plane {plane}", remark)
        for plane, quantity, printed, figure, remark in FIGURES
    )
