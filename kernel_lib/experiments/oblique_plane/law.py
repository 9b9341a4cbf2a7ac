"""The law of lesson 02 with the present numbers put in."""

import math

from kernel_lib.experiments.common.wording import NOTHING, figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.oblique_plane.published import along

__all__ = ["slope_law"]


def slope_law(values: Values, runs: Runs) -> tuple[str, ...]:
    """Impulse of the landing, limit of friction, and the speed left along the plane."""
    hit = runs["exact"].contacts
    if len(hit) == 0:
        return NOTHING
    e, mu, m, into = values["k_b"], values["friction"], values["mass"], closing_speed(hit)
    sliding = float(along(runs["exact"], hit.velocity_before[:1, 0])[0])
    push = (1 + e) * m * into
    lost = min(mu * push, m * abs(sliding))
    after = math.copysign(abs(sliding) - lost / m, sliding)
    both = f"both, as in the list of contacts: {figure(math.hypot(push, lost), 'N s')}"
    return (
        f"v_n′ = k_b v_n = {figure(e)} × {figure(into, 'm/s')} = {figure(e * into, 'm/s')}",
        f"J = (1 + k_b) m v_n = {figure(push, 'N s')}, friction at most μ J = "
        f"{figure(mu)} × {figure(push, 'N s')} = {figure(mu * push, 'N s')}",
        *([both] if lost else []),
        f"along the plane {figure(abs(sliding), 'm/s')} before, {figure(abs(after), 'm/s')} after",
    )
