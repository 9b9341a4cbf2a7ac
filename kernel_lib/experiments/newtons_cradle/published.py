"""Figures of rows of balls: the source's, and those computed independently, beside ours."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kernel_lib.experiments import Published
from kernel_lib.experiments.newtons_cradle.forces import parting_time
from kernel_lib.solvers.rows.chain import chain_collision
from kernel_lib.solvers.rows.rigid_rules import all_at_once, one_by_one

__all__ = [
    "OTHER_PROGRAMS",
    "other_programs",
    "published_chains",
    "second_answer",
]

#: What other programs answer for five equal touching balls, one in at speed 1.
OTHER_PROGRAMS = {
    "pymunk": (-1 / 3, 0.0, 0.0, 2 / 3, 2 / 3),
    "mujoco, stiff": (-0.6, 0.4, 0.4, 0.4, 0.4),
    "rebound": (0.0, 0.0, 0.0, 0.0, 1.0),
}


def other_programs() -> tuple[Published, ...]:
    """What other programs answer for five balls, beside the nearest of our four answers."""
    return tuple(
        Published(
            name,
            _text(speeds, 3, "g"),
            _nearest(speeds),
            "Five equal balls that touch, one in at 1",
        )
        for name, speeds in OTHER_PROGRAMS.items()
    )


def _nearest(speeds: Sequence[float]) -> Callable[[], str]:
    def nearest() -> str:
        ours = {
            "one by one": one_by_one(*FIVE_IN),
            "all at once": all_at_once(*FIVE_IN),
            "springs": chain_collision(*FIVE_IN, [1] * 4, 1.0).velocities,
            "Hertz": chain_collision(*FIVE_IN, [1] * 4, 1.5).velocities,
        }
        off = {name: float(np.abs(np.subtract(each, speeds)).max()) for name, each in ours.items()}
        name = min(off, key=lambda each: off[each])
        return f"{name}: {_text(ours[name], 3, 'g')} (off by {off[name]:.2f})"

    return nearest


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
    """Li & Yao's parting times and conclusions, and speeds of rows known to six digits."""
    source = "Li & Yao 2013"
    rows = [
        Published(
            "B1-B2 part at (ms)",
            "0.49",
            parting_time(0),
            source,
            "about, says the source; it gives no modulus or density, E = 2.1e11 Pa, 7800 kg/m³ fit",
        ),
        Published("B2-B3 part at (ms)", "0.67", parting_time(1), source),
        Published(
            "γ = 50.5: both contacts open at (ms)",
            "0.39",
            lambda: f"{parting_time(0, 4)():.3f} and {parting_time(1, 4)():.3f}",
            source,
            "figure 4: balls 2 and 3 have 100 times the modulus, and K₁ is 1.98 times as large",
        ),
        Published(
            "all at once",
            _text((-1 / 3, 2 / 3, 2 / 3)),
            lambda: _text(all_at_once([1, 1, 1], [1, 0, 0])),
            source,
        ),
        *_conclusions(source),
        Published(
            "three steel balls, Hertz, γ = 1",
            _text(THREE_IN_EIGHT_DIGITS, 8),
            lambda: _text(chain_collision(*ONE_IN, [1, 1], 1.5, tolerance=1e-12).velocities, 8),
            "integrated independently",
            "eighth order, tolerance 1e-12; the source's finite elements agree with this chain",
        ),
    ]
    rows += [
        Published(name, _text(speeds), _row(*arguments), "computed independently", remark)
        for name, speeds, arguments, remark in KNOWN
    ]
    return tuple(rows)


#: Speeds of three equal balls that touch, one in at 1, by another integration of the same forces.
THREE_IN_EIGHT_DIGITS = (-0.07095235, 0.07640304, 0.99454931)

#: Speeds of rows to six digits, or as many as are known: masses, velocities, stiffnesses, exponent.
ONE_IN, FIVE_IN = ([1, 1, 1], [1, 0, 0]), ([1] * 5, [1, 0, 0, 0, 0])
KNOWN: tuple[tuple[str, tuple[float, ...], tuple[Any, ...], str], ...] = (
    ("Hertz, γ = 1", (-0.070952, 0.076403, 0.994549), (*ONE_IN, [1, 1], 1.5), ""),
    ("springs, γ = 1", (-0.130262, 0.150230, 0.980032), (*ONE_IN, [1, 1], 1.0), ""),
    ("Hertz, γ = 3", (-0.216532, 0.281817, 0.934716), (*ONE_IN, [1, 3], 1.5), ""),
    ("springs, γ = 3", (-0.301243, 0.473654, 0.827590), (*ONE_IN, [1, 3], 1.0), ""),
    (
        "five balls, Hertz",
        (-0.071085, -0.030274, -0.014464, 0.127045, 0.988777),
        (*FIVE_IN, [1] * 4, 1.5),
        "",
    ),
    (
        "five balls, springs",
        (-0.132279, -0.075329, -0.031011, 0.296218, 0.942402),
        (*FIVE_IN, [1] * 4, 1.0),
        "",
    ),
    (
        "masses (1, 2/3, 1), springs",
        (0.0, 0.0, 1.0),
        ([1, 2 / 3, 1], [1, 0, 0], [1, 1], 1.0),
        "everything is passed on; both contacts open together",
    ),
    (
        "masses (1, 2, 3) at (1, 0, -1), Hertz",
        (-1.447100, -0.854510, 0.385370),
        ([1, 2, 3], [1, 0, -1], [1, 1], 1.5),
        "known to five digits",
    ),
    (
        "masses (1, 2, 3) at (1, 0, -1), springs",
        (-1.349460, -0.922760, 0.398330),
        ([1, 2, 3], [1, 0, -1], [1, 1], 1.0),
        "known to five digits",
    ),
)


def _conclusions(source: str) -> list[Published]:
    """What the source concludes in its section 4, with the speeds that speak against it."""
    return [
        Published(
            "γ < 1: Hertz and springs agree; v₁ at γ = 1",
            "equal",
            lambda: " and ".join(f"{_chain(1, 1, p)[0]:.4f}" for p in (1.5, 1.0)),
            source,
            "for γ = 1 they are 0.06 V apart, for γ = 0.05 less than 0.01 V",
        ),
        Published(
            "γ > 150: Hertz and springs agree; v₂ at γ = 150",
            "equal",
            lambda: " and ".join(f"{_chain(150, 1, p)[1]:.4f}" for p in (1.5, 1.0)),
            source,
            "0.02 V apart",
        ),
        Published(
            "v₂, Hertz, at γ = 100, 150, 300",
            "rises to 2/3",
            lambda: ", ".join(f"{_chain(gamma, 1, 1.5)[1]:.4f}" for gamma in (100, 150, 300)),
            source,
            "down and up: balls 2 and 3 ring against each other while ball 1 still pushes",
        ),
        Published(
            "both rigid rules serve for γ > 150; how far off at γ = 300",
            "both serve",
            _rules_off(300),
            source,
            "all at once does; one by one only where ball 1 is so light that no ball moves much",
        ),
        Published(
            "β < 1, at one γ: one by one fits; v₁ at β = 0.5, γ = 1",
            f"{one_by_one([0.5, 1, 1], [1, 0, 0])[0]:.4f}",
            lambda: f"{_chain(1, 0.5, 1.5)[0]:.4f}",
            source,
            "0.03 V apart: it fits within a tolerance of 0.05, not of 0.02",
        ),
    ]


def _text(speeds: Sequence[float] | np.ndarray, places: int = 6, kind: str = "f") -> str:
    return ", ".join(f"{round(speed, places) + 0.0:.{places}{kind}}" for speed in speeds)


def _row(masses: Any, velocities: Any, stiffnesses: Any, exponent: float) -> Callable[[], str]:
    def speeds() -> str:
        row = chain_collision(masses, velocities, stiffnesses, exponent, tolerance=1e-9)
        return _text(row.velocities)

    return speeds


def _chain(gamma: float, beta: float, exponent: float) -> np.ndarray:
    row = ([beta, 1, 1], [1, 0, 0], [1, gamma])
    return chain_collision(*row, exponent, tolerance=1e-9).velocities


def _rules_off(gamma: float) -> Callable[[], str]:
    """How far each rigid rule is from Hertz contacts, greatest of three speeds, in parts of V."""

    def text() -> str:
        soft = _chain(gamma, 1, 1.5)
        one, together = (rule(*ONE_IN) for rule in (one_by_one, all_at_once))
        off = [np.abs(np.subtract(soft, rule)).max() for rule in (one, together)]
        return f"one by one {off[0]:.3f} V, all at once {off[1]:.3f} V"

    return text
