"""Many three-ball chains at once: the map over stiffness and mass that lesson 05 draws.

All cases advance in lockstep: every array has one entry a case, and each case has its own
clock, step and leading contact. The steps, the force and the kinks are those of `chain_run`.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.solvers.chain_motion import ChainLaw, chain_law
from kernel_lib.solvers.lockstep import Lockstep
from kernel_lib.state.checks import coefficient, number

__all__ = ["sweep_chain", "sweep_touches"]

Floats = NDArray[np.float64]

#: Cases that advance together: many, because each round of calls costs the same.
BLOCK = 16384


def sweep_chain(
    gammas: Sequence[float] | Floats,
    betas: Sequence[float] | Floats,
    exponent: float = 1.5,
    tolerance: float = 1e-8,
) -> Floats:
    """Final velocities of the dimensionless three-ball chain, for many chains at once.

    Ball 1 arrives with velocity 1 at balls 2 and 3, which touch and rest; m1 = K1 = 1,
    m2 = m3 = 1/beta, K2 = gamma. Velocities scale with V, and depend on nothing else.

    Parameters
    ----------
    gammas : (G,) positive: stiffness of contact 2-3 over that of contact 1-2
    betas : (B,) positive: m1/m2 = m1/m3
    exponent : p of the force K a^p, at least 1; 3/2 for spheres, 1 for springs
    tolerance : greatest error of a velocity, from 1e-12 to 1e-2

    Returns
    -------
    (G, B, 3), in units of V

    Source: Li & Yao 2013, eqs 2-5.
    """
    return _sweep(gammas, betas, exponent, tolerance)[0]


def sweep_touches(
    gammas: Sequence[float] | Floats,
    betas: Sequence[float] | Floats,
    exponent: float = 1.5,
    tolerance: float = 1e-8,
) -> NDArray[np.int64]:
    """How often each of the two contacts closes in the chains of `sweep_chain`.

    Returns
    -------
    (G, B, 2)
    """
    return _sweep(gammas, betas, exponent, tolerance)[1]


def _sweep(gammas: Any, betas: Any, exponent: Any, tolerance: Any) -> tuple[Floats, Any]:
    g = np.array([number("gamma", x, above=0) for x in np.ravel(gammas)])
    b = np.array([number("beta", x, above=0) for x in np.ravel(betas)])
    law = chain_law(number("exponent", exponent, minimum=1))
    tolerance = coefficient("tolerance", tolerance, 1e-12, 1e-2)
    gamma, beta = (each.ravel() for each in np.meshgrid(g, b, indexing="ij"))
    velocities, touches = np.empty((gamma.size, 3)), np.empty((gamma.size, 2), dtype=np.int64)
    # Stiff chains ring longest: neighbours in this order finish at about the same time.
    order = np.argsort(gamma * np.maximum(beta, 1))
    for start in range(0, gamma.size, BLOCK):
        block = order[start : start + BLOCK]
        velocities[block], touches[block] = _block(gamma[block], beta[block], law, tolerance)
    shape = (g.size, b.size)
    return velocities.reshape(*shape, 3), touches.reshape(*shape, 2)


def _block(gamma: Floats, beta: Floats, law: ChainLaw, tolerance: float) -> tuple[Floats, Any]:
    run = Lockstep(gamma, beta, law, tolerance)
    run.run()
    first, second = run.rates
    # The total momentum 1 is shared by masses 1, 1/beta, 1/beta.
    leader = (1 + (2 * first + second) / beta) / (1 + 2 / beta)
    return np.stack([leader, leader - first, leader - first - second], axis=1), run.touches.T
