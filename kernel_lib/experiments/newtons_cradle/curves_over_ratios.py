"""Final speeds of three balls over stiffness and mass, as in Li & Yao's figures 6 to 8."""

from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike

from kernel_lib.experiments import Chart, Sentence, Text
from kernel_lib.solvers.rows.rigid_rules import all_at_once, one_by_one
from kernel_lib.solvers.sweeps.interface import sweep_chain
from kernel_lib.state.trajectory import Floats
from kernel_lib.words import labelled

__all__ = ["speeds_over_beta", "speeds_over_gamma"]

EXPONENTS = {"springs": 1.0, "Hertz": 1.5}
RULES = {"one by one": one_by_one, "all at once": all_at_once}


@lru_cache(maxsize=8)
def _soft(over: str, fixed: float, exponent: float) -> tuple[Floats, Floats]:
    """The quantity on the axis, and final speeds (N, 3) of a chain with soft contacts.

    Plain, whatever ran before: compiled, last bits differ, and two servers would not agree.
    """
    if over == "gamma":
        axis = np.logspace(-2, 3, 61)
        return axis, sweep_chain(axis, [fixed], exponent, compiled=False, progress=False)[:, 0]
    axis = np.logspace(-1, 1, 61)
    return axis, sweep_chain([fixed], axis, exponent, compiled=False, progress=False)[0]


def _rigid(name: str, betas: ArrayLike, ball: int) -> Floats:
    return np.array(
        [RULES[name]([beta, 1, 1], [1, 0, 0])[ball - 1] for beta in np.ravel(betas)], float
    )


def speeds_over_gamma(ball: int, beta: float = 1.0) -> Chart:
    """Speed of one ball (1, 2 or 3) after all have parted, over gamma, by four rules."""

    def lines(_: object) -> dict[Text, tuple[Floats, Floats]]:
        drawn = {}
        for name, p in EXPONENTS.items():
            axis, soft = _soft("gamma", beta, p)
            drawn[name] = (axis, soft[:, ball - 1])
        level = np.ones(len(axis))
        for name in RULES:
            drawn[name] = (axis, level * _rigid(name, beta, ball))
        return labelled("newtons_cradle", drawn)

    title = Sentence("newtons-cradle-over-gamma", ball=str(ball), beta=f"β = {beta:g}")
    return Chart(title, "γ = K₂/K₁", f"v{'₁₂₃'[ball - 1]}/V", lines, x_scale="log")


def speeds_over_beta(ball: int, gamma: float = 1.0) -> Chart:
    """Speed of one ball (1, 2 or 3) after all have parted, over beta, by four rules."""

    def lines(_: object) -> dict[Text, tuple[Floats, Floats]]:
        drawn = {}
        for name, p in EXPONENTS.items():
            axis, soft = _soft("beta", gamma, p)
            drawn[name] = (axis, soft[:, ball - 1])
        for name in RULES:
            drawn[name] = (axis, _rigid(name, axis, ball))
        return labelled("newtons_cradle", drawn)

    title = Sentence("newtons-cradle-over-beta", ball=str(ball), gamma=f"γ = {gamma:g}")
    return Chart(title, "β = m₁/m₂", f"v{'₁₂₃'[ball - 1]}/V", lines, x_scale="log")
