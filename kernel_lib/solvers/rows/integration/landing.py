"""The last bit of the way to a kink: one text for a row alone and for many side by side."""

from typing import Any

from kernel_lib.solvers.rows.integration.equations import chain_rates

__all__ = ["finish_landing"]


def finish_landing(law: Any, leading_law: Any, c: Any, j: Any, room: Any) -> Any:
    """Bring the entry of the contact that a case lands on to zero; the rest of the step.

    Parameters
    ----------
    room : lists for a state, its rates, m stiffnesses and m + 1 inverse masses of one case
    """
    n, m, contact = c.lanes, c.contacts, c.landing[j]
    state, out, active_stiffness, weights = room
    rest = -c.state[contact * n + j] / c.ends[contact * n + j]
    for i in range(2 * m + 1):
        state[i] = c.state[i * n + j] + rest / 2 * c.ends[i * n + j]
    for i in range(m):
        active_stiffness[i] = c.active_stiffness[i * n + j]
    for i in range(m + 1):
        weights[i] = c.inverse[i * n + j]
    parameters = (law, leading_law, active_stiffness, weights, c.exponents[j], c.lead[j], c.rooted)
    chain_rates(0.0, state, out, parameters)
    for i in range(2 * m + 1):
        c.state[i * n + j] += rest * out[i]
    c.state[contact * n + j] = 0.0
    return rest
