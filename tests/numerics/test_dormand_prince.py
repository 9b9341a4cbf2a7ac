"""The integrator's step: its order, its error estimate, and one text for floats and arrays."""

import math

import numpy as np
import pytest

from kernel_lib.numerics import dormand_prince as dp


def circle(clock, state, out, parameters):
    """A point on a circle, with a third entry that depends on the clock."""
    out[0], out[1], out[2] = -state[1], state[0], math.pi * np.cos(3 * clock)


def run(steps, span=2.0):
    """State after so many equal steps, and the greatest estimate of an error."""
    state, (slopes, work), worst = [1.0, 0.0, 0.0], dp.workspace(3), 0.0
    h = span / steps
    for k in range(steps):
        circle(k * h, state, slopes[0], None)
        dp.eighth_order_step(circle, None, k * h, state, slopes, work, h)
        worst = max(worst, dp.step_error(slopes, h, [1.0, 1.0, 1.0]))
        state = list(work)
    return state, worst


def miss(state, span=2.0):
    exact = [math.cos(span), math.sin(span), math.pi * math.sin(3 * span) / 3]
    return max(abs(a - b) for a, b in zip(state, exact, strict=True))


def test_errors_fall_with_the_eighth_power_of_the_step():
    coarse, fine = miss(run(3)[0]), miss(run(6)[0])
    assert 7.6 < math.log2(coarse / fine) < 9.2


def test_the_estimate_is_above_the_error():
    state, worst = run(4)
    assert miss(state) / 4 < worst < 1e4 * miss(state)


def test_floats_cases_and_one_array_take_the_same_steps():
    def fall(clock, state, out, parameters):
        out[0] = state[1]
        out[1] = -parameters * state[0]

    def whole(clock, state, out, parameters):
        out[0] = np.array([state[0][1], -parameters * state[0][0]])

    def step(rates, state, stiffness, h):
        slopes, work = dp.workspace(len(state))
        rates(0, state, slopes[0], stiffness)
        dp.eighth_order_step(rates, stiffness, 0, state, slopes, work, h)
        return work

    stiffness, h = np.array([1.0, 2.0, 5.0]), np.array([0.1, 0.2, 0.3])
    together = step(fall, [np.ones(3), np.zeros(3)], stiffness, h)
    for k in range(3):
        alone = step(fall, [1.0, 0.0], float(stiffness[k]), float(h[k]))
        assert alone == [together[0][k], together[1][k]]
        (joined,) = step(whole, [np.array([1.0, 0.0])], float(stiffness[k]), float(h[k]))
        assert alone == list(joined)


def test_next_step_shrinks_after_a_miss_and_grows_within_bounds():
    assert dp.next_step(0.1, 100.0) < 0.1
    assert dp.next_step(0.1, math.inf) == pytest.approx(0.1 * dp.SHRINK)
    assert dp.next_step(0.1, 0.0) == pytest.approx(0.1 * dp.GROW)
    assert dp.next_step(-0.1, 1e-3) < -0.1
