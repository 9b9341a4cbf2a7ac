"""Forces between three steel balls while they collide, as Li & Yao draw them."""

from collections.abc import Callable

import numpy as np

from kernel_lib.experiments import Chart, Sentence, Text
from kernel_lib.laws.contact_duration import contact_time
from kernel_lib.solvers.rows.chain import chain_collision
from kernel_lib.solvers.rows.checks import row_of_spheres

__all__ = ["LI_AND_YAO", "force_history", "parting_time"]

#: What is drawn in Li & Yao's figures 3 to 5: (γ, β) = (1, 1), (50.5, 1), (1, 4). In figure 4
#: balls 2 and 3 have q = 100 times the modulus: γ = (1 + q)/2, and K₁ is 2 q/(1 + q) times as
#: large. In figure 5 ball 1 is taken to have four times the mass of a steel ball.
LI_AND_YAO: dict[int, dict[str, float]] = {
    3: {},
    4: {"gamma": 101 / 2, "first": 200 / 101},
    5: {"beta": 4.0},
}


def parting_time(contact: int, figure: int = 3) -> Callable[[], float]:
    """When a contact opens, ms, in one of Li & Yao's figures."""

    def milliseconds() -> float:
        result = chain_collision(*_steel_row(**LI_AND_YAO[figure]))
        return 1000 * result.touches[contact][-1][1]

    return milliseconds


def _steel_row(
    gamma: float = 1.0, beta: float = 1.0, first: float = 1.0
) -> tuple[list[float], list[float], list[float]]:
    """Masses, velocities and Hertz stiffnesses: three balls of radius 0.1 m, one in at 5 m/s."""
    masses, (stiffness, _) = row_of_spheres([0.1] * 3, 2.1e11, 0.3, 7800)
    masses[0] *= beta
    return masses, [5.0, 0.0, 0.0], [first * stiffness, gamma * first * stiffness]


def force_history(
    gamma: float = 1.0, exponent: float = 1.5, beta: float = 1.0, first: float = 1.0
) -> Chart:
    """Forces of both contacts over time: three steel balls, one in at 5 m/s.

    gamma : stiffness of the second contact over the first
    exponent : 3/2 for Hertz; other contacts get a stiffness with which two balls alone touch as
        long as under Hertz
    beta : mass of ball 1 over that of the others, which are of steel
    first : stiffness of the first contact over that of two steel balls

    Source: Li & Yao 2013, figures 3 to 5, whose values are `LI_AND_YAO`.
    """
    masses, velocities, (first, _) = _steel_row(gamma, beta, first)
    reduced = masses[0] / (1 + beta)
    hertz, unit = contact_time(5.0, reduced, first), contact_time(5.0, reduced, 1.0, exponent)
    first = (unit / hertz) ** (exponent + 1)
    law = {1.5: "hertz", 1.0: "springs"}.get(exponent, f"F = K a^{exponent:g}")

    def lines(_: object) -> dict[Text, tuple[np.ndarray, np.ndarray]]:
        result = chain_collision(
            masses, velocities, [first, gamma * first], exponent, history=400
        ).history
        assert result is not None
        return {
            Sentence("newtons-cradle-push", one=f"B{i + 1}", two=f"B{i + 2}"): (
                1000 * result.time,
                result.force[:, i] / 1000,
            )
            for i in (0, 1)
        }

    ratios = f"γ = {gamma:g}" if beta == 1 else f"γ = {gamma:g}, β = {beta:g}"
    return Chart(
        Sentence("newtons-cradle-forces-chart", ratios=ratios, law=law),
        Sentence("newtons-cradle-axis-time"),
        Sentence("newtons-cradle-axis-force"),
        lines,
    )
