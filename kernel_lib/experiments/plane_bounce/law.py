"""The law of lesson 01 with the present numbers put in."""

import math

from kernel_lib.experiments import NOTHING, Runs, Sentence, Text, Values, figure
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.plane_bounce.questions import exact_of, top_of

__all__ = ["bounce_law"]


def bounce_law(values: Values, runs: Runs) -> tuple[Text, ...]:
    """Speed and impulse of the first impact on the floor, and the rise of the ball after it."""
    hit = exact_of(runs).contacts.of_kind("impact")
    if len(hit) == 0:
        return NOTHING
    e, m, g, down = values["k_b"], values["mass"], values["gravity"], closing_speed(hit)
    lines = (
        f"v′ = k_b v = {figure(e)} × {figure(down, 'm/s')} = {figure(e * down, 'm/s')}",
        f"J = (1 + k_b) m v = {figure(1 + e)} × {figure(m, 'kg')} × {figure(down, 'm/s')}"
        f" = {figure((1 + e) * m * down, 'N s')}",
    )
    if g == 0:
        return lines
    (time, top), rise = top_of(runs), (e * down) ** 2 / (2 * g)
    seen = time < exact_of(runs).time[-1]
    if seen and not math.isclose(top, rise, rel_tol=1e-6, abs_tol=1e-9):
        return lines  # a force that the law does not hold acts on the way up
    up = f"v′² / 2g = ({figure(e * down, 'm/s')})² / (2 × {figure(g, 'm/s²')})"
    return (*lines, Sentence("plane-bounce-law-rises", formula=f"{up} = {figure(rise, 'm')}"))
