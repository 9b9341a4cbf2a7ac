"""Rolling resistance: a torque rho N R, as far as friction carries it."""

import math

__all__ = ["carried_resistance"]


def carried_resistance(resistance: float, most: float, along: float, aside: float) -> float:
    """Rolling resistance a mass, as far as static friction carries it.

    Without slip the friction is |kappa g_t + rho N/m| / (1 + kappa), and at most mu_s N/m
    (Coulomb). A resistance beyond that would drive the slip that it began: it does not act.

    resistance, most : m/s^2, rho N/m and mu_s N/m (1 + kappa)
    along, aside : m/s^2, kappa g_t in the direction of motion and across it
    """
    if aside >= most:
        return resistance
    return min(resistance, max(math.sqrt((most - aside) * (most + aside)) - along, 0.0))
