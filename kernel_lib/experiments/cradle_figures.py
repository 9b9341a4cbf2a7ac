"""Figures of rows of balls: the source's, and those computed independently, beside ours."""

from collections.abc import Callable, Sequence

import numpy as np

from kernel_lib.experiments.experiment import Chart, Published
from kernel_lib.solvers.chains import chain_collision
from kernel_lib.solvers.rows import row_of_spheres
from kernel_lib.solvers.sequences import all_at_once

__all__ = ["OTHER_PROGRAMS", "force_history", "published_chains", "second_answer"]

#: What other programs answer for five equal touching balls, one in at speed 1.
OTHER_PROGRAMS = {
    "pymunk": (-1 / 3, 0.0, 0.0, 2 / 3, 2 / 3),
    "mujoco, stiff": (-0.6, 0.4, 0.4, 0.4, 0.4),
    "rebound": (0.0, 0.0, 0.0, 0.0, 1.0),
}


def second_answer(first: float) -> tuple[float, float]:
    """Speeds of balls 2 and 3 that keep momentum and energy if ball 1 leaves at `first`.

    Three equal balls, one in at 1 m/s: v2 + v3 = 1 - v1 and v2^2 + v3^2 = 1 - v1^2.

    Parameters
    ----------
    first : m/s, in [-1/3, 1]

    Raises
    ------
    ValueError : outside these limits, where no real speeds fulfil both
    """
    total, squares = 1 - first, 1 - first * first
    root = 2 * squares - total * total
    if root < -1e-12:
        raise ValueError(f"first must lie in [-1/3, 1] to keep both laws, got {first:g}")
    half = max(root, 0.0) ** 0.5 / 2
    return total / 2 - half, total / 2 + half


def published_chains() -> tuple[Published, ...]:
    """Li & Yao's parting times, and final speeds of chains known to six digits."""
    rows = [
        Published(
            "B1-B2 part at (ms)",
            "0.49",
            _parting(0),
            "Li & Yao 2013, case 1",
            "about, says the source; it gives no modulus or density, E = 2.1e11 Pa, 7800 kg/m³ fit",
        ),
        Published("B2-B3 part at (ms)", "0.67", _parting(1), "Li & Yao 2013, case 1"),
    ]
    known = (
        ("Hertz, γ = 1", 1.0, 1.5, (-0.070952, 0.076403, 0.994549)),
        ("springs, γ = 1", 1.0, 1.0, (-0.130262, 0.150230, 0.980032)),
        ("Hertz, γ = 3", 3.0, 1.5, (-0.216532, 0.281817, 0.934716)),
        ("springs, γ = 3", 3.0, 1.0, (-0.301243, 0.473654, 0.827590)),
    )
    for name, gamma, exponent, speeds in known:
        rows.append(
            Published(
                f"speeds over V, {name}",
                _text(speeds),
                _chain(gamma, exponent),
                "computed independently, β = 1",
            )
        )
    rows.append(
        Published(
            "all at once",
            _text((-1 / 3, 2 / 3, 2 / 3)),
            lambda: _text(all_at_once([1, 1, 1], [1, 0, 0])),
            "Li & Yao 2013, section 1",
        )
    )
    return tuple(rows)


def _text(speeds: Sequence[float] | np.ndarray) -> str:
    return ", ".join(f"{speed:.6f}" for speed in speeds)


def _chain(gamma: float, exponent: float) -> Callable[[], str]:
    return lambda: _text(
        chain_collision([1, 1, 1], [1, 0, 0], [1, gamma], exponent, tolerance=1e-9).velocities
    )


def _parting(contact: int) -> Callable[[], float]:
    """When a contact opens, ms: three steel spheres of radius 0.1 m, one in at 5 m/s."""

    def milliseconds() -> float:
        masses, stiff = row_of_spheres([0.1] * 3, 2.1e11, 0.3, 7800)
        result = chain_collision(masses, [5, 0, 0], stiff)
        return 1000 * result.touches[contact][-1][1]

    return milliseconds


def force_history(gamma: float = 1.0, exponent: float = 1.5) -> Chart:
    """Forces of both contacts over time: three steel balls, one in at 5 m/s.

    gamma : stiffness of the second contact over the first.
    Source: Li & Yao 2013, figures 3 to 5.
    """
    masses, (first, _) = row_of_spheres([0.1] * 3, 2.1e11, 0.3, 7800)

    def lines(_: object) -> dict[str, tuple[np.ndarray, np.ndarray]]:
        result = chain_collision(
            masses, [5, 0, 0], [first, gamma * first], exponent, history=400
        ).history
        assert result is not None
        return {
            name: (1000 * result.time, result.force[:, i] / 1000)
            for i, name in enumerate(("B1 on B2", "B2 on B3"))
        }

    return Chart(f"Forces for γ = {gamma:g}", "time (ms)", "force (kN)", lines)
