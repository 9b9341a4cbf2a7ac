"""Rates of many rows of balls side by side."""

from typing import Any

__all__ = ["lane_rates"]


def lane_rates(clock: Any, state: Any, out: Any, parameters: Any) -> None:
    """`chain_rates` of all lanes, each times a factor of its own.

    Parameters
    ----------
    parameters : law, leading law, Cases, factors
    """
    law, leading_law, c, factor = parameters
    n, m, lead = c.lanes, c.contacts, c.lead
    for j in range(n):
        pace = factor[j]
        if c.rooted:
            root = state[j]
            for i in range(1, m):
                root = state[i * n + j] if lead[j] == i else root
            pace *= root
        before, left, other = 0.0, 0.0, 0.0
        for i in range(m):
            at = i * n + j
            # Of m contacts one leads: only m - 1 forces need a root.
            push = 0.0
            if i < m - 1:
                x, y, k, q = (
                    state[at],
                    state[at + n],
                    c.active_stiffness[at],
                    c.active_stiffness[at + n],
                )
                passed = lead[j] <= i
                push = law(y if passed else x, q if passed else k, c.exponents[j])
            through = leading_law(state[at], c.active_stiffness[at], c.exponents[j])
            leads = lead[j] == i
            force = through if leads else (other if lead[j] < i else push)
            other = push
            slow = (0.5 if c.rooted else 1.0) * factor[j]
            out[at] = state[m * n + at] * (slow if leads else pace)
            right = c.inverse[at] * (before - force)
            if i > 0:
                out[(m + i - 1) * n + j] = pace * (left - right)
            left, before = right, force
        out[(2 * m - 1) * n + j] = pace * (left - c.inverse[m * n + j] * before)
        out[2 * m * n + j] = pace
