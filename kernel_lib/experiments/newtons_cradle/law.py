"""What a run of lesson 05 shows: speeds along the arc, forces of contacts, momentum, energy."""

import math
from collections.abc import Callable, Sequence

import numpy as np

from kernel_lib.experiments import Runs, Sentence, Text, Values, figure
from kernel_lib.experiments.newtons_cradle.controls import stiffnesses
from kernel_lib.laws.contact_duration import contact_time
from kernel_lib.solvers.rows.hanging_row import swing_period
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["force_between", "has_met", "row_law", "speed_along", "speeds_after", "vector"]

#: Time after the collision at which its speeds are read, in periods: the balls are still at the
#: bottom.
JUST_AFTER = 1e-9


def speed_along(i: int) -> Callable[[Trajectory], Floats]:
    """Measures the speed of ball i along its path, m/s, positive to the right.

    A row that is shorter gives its last ball.
    """

    def speed(run: Trajectory) -> Floats:
        v = run.velocity[:, min(i, run.velocity.shape[1] - 1)]
        along: Floats = np.copysign(np.hypot(v[:, 0], v[:, 1]), v[:, 0])
        return along

    return speed


def force_between(contact: int) -> Callable[[Trajectory], Floats]:
    """Measures the force of a soft contact, N; zero where contacts take no time."""

    def force(run: Trajectory) -> Floats:
        return run.force_between(contact, contact + 1)

    return force


def has_met(run: Trajectory) -> bool:
    """Whether a run got through the first meeting of its balls: its computing may end in it."""
    return not run.pivots or _after(run) <= float(run.time[-1])


def _after(run: Trajectory) -> float:
    """When the balls of a cradle have met for the first time, s."""
    (_, top), (_, low) = run.pivots[-1], run.scene.balls[-1].position[:2]
    return (0.25 + JUST_AFTER) * swing_period(top - low, -float(run.scene.gravity[1]))  # type: ignore[index]


def speeds_after(run: Trajectory) -> Floats:
    """Velocities of the balls after they have met for the first time, m/s; nan if they have not."""
    if not run.pivots:
        final: Floats = run.velocity[-1, :, 0]
        return final
    if not has_met(run):
        return np.full(len(run.scene.balls), np.nan)
    met: Floats = run.at(_after(run)).velocity[:, 0]
    return met


def vector(speeds: Sequence[float] | Floats) -> str:
    """Speeds in a row, such as (−0.33, 0.67, 0.67)."""
    rounded = (round(float(speed), 2) + 0.0 for speed in speeds)  # no minus zero
    return "(" + ", ".join(f"{speed:.2f}".replace("-", "−") for speed in rounded) + ")"


def row_law(values: Values, runs: Runs) -> tuple[Text | tuple[str, Text], ...]:
    """Speeds, momentum and energy after the collision in every run, and the ratio that decides."""
    lines: list[Text | tuple[str, Text]] = []
    for name, run in runs.items():
        masses = np.array([ball.mass for ball in run.scene.balls])
        if not has_met(run):
            why = run.stopped_because.replace(" ", "-")
            lines.append((name, Sentence("newtons-cradle-law-ended", why=why)))
            continue
        after = np.round(speeds_after(run), 9)
        line = (
            f"v = {vector(after)} m/s, Σ m v = {figure(float(masses @ after), 'kg m/s')}, "
            f"Σ m v²/2 = {figure(float(masses @ after**2 / 2), 'J')}"
        )
        lines.append((name, line))
    first, *others = stiffnesses(values)
    second, p = others[0] if others else first * values["gamma"], float(values["exponent"])
    reduced = 1 / sum(1 / mass for mass in masses[:2])
    lasts = contact_time(values["speed"], reduced, first, p)
    gamma = f"γ = K_2/K_1 = {figure(second)}/{figure(first)} = {figure(second / first)}"
    touch = figure(1000 * lasts, "ms")
    lines.append(Sentence("newtons-cradle-law-contact", gamma=gamma, time=touch))
    if run.pivots:
        length, g = values["length"], -float(run.scene.gravity[1])  # type: ignore[index]
        rise = values["speed"] ** 2 / (2 * g)
        lines.append(
            Sentence(
                "newtons-cradle-law-swing",
                period=f"T = 2π √(L/g) = {figure(swing_period(length, g), 's')}",
                height=f"V²/2g = {figure(rise, 'm')}",
                longer=figure(100 * _late(values["speed"] / math.sqrt(g * length)), "%"),
            )
        )
    return tuple(lines)


def _late(angle: float) -> float:
    """Relative excess of the period of a swing of this amplitude, rad, over that of a small one."""
    return angle**2 / 16 + 11 * angle**4 / 3072
