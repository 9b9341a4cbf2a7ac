"""One step of an adaptive integrator of order eight, for floats and arrays alike.

The method of Dormand and Prince, whose weights stand in `tableaus`.

A state is a list. Its entries may be floats (one contact, quickest in plain Python),
arrays with one entry a case (many cases together, each with its own clock and step),
or one array for everything; the same lines serve them all, and compiled loops too.
"""

from typing import Any

from kernel_lib.numerics.tableaus import DORMAND_PRINCE

__all__ = [
    "eighth_order_step",
    "error_parts",
    "error_squares",
    "next_step",
    "step_error",
    "workspace",
]

#: A step is chosen so that its error is expected to miss the tolerance by this factor.
SAFETY = 0.8
#: No step is more than this many times shorter or longer than the one before.
SHRINK, GROW = 0.2, 3.0

# The weights by name, since a loop that is compiled sees numbers and not tables.
C2, C3, C4, C5, C6, C7, C8, C9, C10, C11 = DORMAND_PRINCE.nodes[1:-1]
(A2_1,) = DORMAND_PRINCE.stages[0].values()
A3_1, A3_2 = DORMAND_PRINCE.stages[1].values()
A4_1, A4_3 = DORMAND_PRINCE.stages[2].values()
A5_1, A5_3, A5_4 = DORMAND_PRINCE.stages[3].values()
A6_1, A6_4, A6_5 = DORMAND_PRINCE.stages[4].values()
A7_1, A7_4, A7_5, A7_6 = DORMAND_PRINCE.stages[5].values()
A8_1, A8_4, A8_5, A8_6, A8_7 = DORMAND_PRINCE.stages[6].values()
A9_1, A9_4, A9_5, A9_6, A9_7, A9_8 = DORMAND_PRINCE.stages[7].values()
A10_1, A10_4, A10_5, A10_6, A10_7, A10_8, A10_9 = DORMAND_PRINCE.stages[8].values()
A11_1, A11_4, A11_5, A11_6, A11_7, A11_8, A11_9, A11_10 = DORMAND_PRINCE.stages[9].values()
A12_1, A12_4, A12_5, A12_6, A12_7, A12_8, A12_9, A12_10, A12_11 = DORMAND_PRINCE.stages[10].values()
B1, B6, B7, B8, B9, B10, B11, B12 = DORMAND_PRINCE.result.values()
E1, E6, E7, E8, E9, E10, E11, E12 = DORMAND_PRINCE.errors[0].values()
D1, D6, D7, D8, D9, D10, D11, D12 = DORMAND_PRINCE.errors[1].values()


def eighth_order_step(
    rates: Any, parameters: Any, clock: Any, state: Any, slopes: Any, work: Any, step: Any
) -> None:
    """Advance a state by one step; the new state is left in `work`.

    Parameters
    ----------
    rates : rates(clock, state, out, parameters) writes d(state)/d(clock) into `out`
    parameters : anything; handed on to `rates`
    clock : (...) float, independent variable at the start of the step
    state : list of (...) floats; unchanged
    slopes : 12 lists as long as `state`; the first holds the rates at the start, the
        others are overwritten
    work : list as long as `state`
    step : (...) float, positive or negative
    """
    _first_stages(rates, parameters, clock, state, slopes, work, step)
    _middle_stages(rates, parameters, clock, state, slopes, work, step)
    _last_stages(rates, parameters, clock, state, slopes, work, step)
    (k1, _, _, _, _, k6, k7, k8, k9, k10, k11, k12) = slopes
    for i in range(len(state)):
        work[i] = state[i] + step * (
            B1 * k1[i]
            + B6 * k6[i]
            + B7 * k7[i]
            + B8 * k8[i]
            + B9 * k9[i]
            + B10 * k10[i]
            + B11 * k11[i]
            + B12 * k12[i]
        )


def step_error(slopes: Any, step: Any, weights: Any) -> Any:
    """Estimated error of a step, in tolerances.

    Parameters
    ----------
    slopes : as `eighth_order_step` left them
    step : (...) float
    weights : list as long as the state: 1/tolerance of each entry

    Returns
    -------
    (...) float, root of the sum of squares over the entries; a step is good up to 1
    """
    fifth, third = error_squares(slopes, weights)
    return abs(step) * fifth / (fifth + 0.01 * third) ** 0.5


def error_squares(slopes: Any, weights: Any) -> tuple[Any, Any]:
    """Sums of the squared errors of orders five and three, in tolerances, a unit of the step."""
    fifth = 0.0
    third = 1e-300
    for i in range(len(weights)):
        e, d = error_parts(slopes, i)
        e = weights[i] * e
        d = weights[i] * d
        fifth = fifth + e * e
        third = third + d * d
    return fifth, third


def error_parts(slopes: Any, i: int) -> tuple[Any, Any]:
    """Errors of orders five and three of one entry of the state, a unit of the step."""
    (k1, _, _, _, _, k6, k7, k8, k9, k10, k11, k12) = slopes
    fifth = (
        E1 * k1[i]
        + E6 * k6[i]
        + E7 * k7[i]
        + E8 * k8[i]
        + E9 * k9[i]
        + E10 * k10[i]
        + E11 * k11[i]
        + E12 * k12[i]
    )
    third = (
        D1 * k1[i]
        + D6 * k6[i]
        + D7 * k7[i]
        + D8 * k8[i]
        + D9 * k9[i]
        + D10 * k10[i]
        + D11 * k11[i]
        + D12 * k12[i]
    )
    return fifth, third


def next_step(step: float, error: float) -> float:
    """Length of the next step, or of the next try, after one of this error."""
    factor = SAFETY * (error + 1e-30) ** (-1 / 8)
    return step * min(max(factor, SHRINK), GROW)


def workspace(count: int) -> tuple[list[list[Any]], list[Any]]:
    """Twelve lists of slopes and one of work for a state of this many entries."""
    return [[0.0] * count for _ in range(12)], [0.0] * count


def _first_stages(
    rates: Any, parameters: Any, clock: Any, state: Any, slopes: Any, work: Any, step: Any
) -> None:
    (k1, k2, k3, k4, k5, k6, k7, _, _, _, _, _) = slopes
    for i in range(len(state)):
        work[i] = state[i] + step * (A2_1 * k1[i])
    rates(clock + C2 * step, work, k2, parameters)
    for i in range(len(state)):
        work[i] = state[i] + step * (A3_1 * k1[i] + A3_2 * k2[i])
    rates(clock + C3 * step, work, k3, parameters)
    for i in range(len(state)):
        work[i] = state[i] + step * (A4_1 * k1[i] + A4_3 * k3[i])
    rates(clock + C4 * step, work, k4, parameters)
    for i in range(len(state)):
        work[i] = state[i] + step * (A5_1 * k1[i] + A5_3 * k3[i] + A5_4 * k4[i])
    rates(clock + C5 * step, work, k5, parameters)
    for i in range(len(state)):
        work[i] = state[i] + step * (A6_1 * k1[i] + A6_4 * k4[i] + A6_5 * k5[i])
    rates(clock + C6 * step, work, k6, parameters)
    for i in range(len(state)):
        work[i] = state[i] + step * (A7_1 * k1[i] + A7_4 * k4[i] + A7_5 * k5[i] + A7_6 * k6[i])
    rates(clock + C7 * step, work, k7, parameters)


def _middle_stages(
    rates: Any, parameters: Any, clock: Any, state: Any, slopes: Any, work: Any, step: Any
) -> None:
    (k1, _, _, k4, k5, k6, k7, k8, k9, k10, _, _) = slopes
    # In two loops, because compilers find no vector form of the whole sum (one stage of twelve
    # would take a sixth of the time of a compiled step).
    for i in range(len(state)):
        work[i] = A8_1 * k1[i] + A8_4 * k4[i] + A8_5 * k5[i]
    for i in range(len(state)):
        work[i] = state[i] + step * (work[i] + A8_6 * k6[i] + A8_7 * k7[i])
    rates(clock + C8 * step, work, k8, parameters)
    for i in range(len(state)):
        work[i] = state[i] + step * (
            A9_1 * k1[i] + A9_4 * k4[i] + A9_5 * k5[i] + A9_6 * k6[i] + A9_7 * k7[i] + A9_8 * k8[i]
        )
    rates(clock + C9 * step, work, k9, parameters)
    for i in range(len(state)):
        work[i] = state[i] + step * (
            A10_1 * k1[i]
            + A10_4 * k4[i]
            + A10_5 * k5[i]
            + A10_6 * k6[i]
            + A10_7 * k7[i]
            + A10_8 * k8[i]
            + A10_9 * k9[i]
        )
    rates(clock + C10 * step, work, k10, parameters)


def _last_stages(
    rates: Any, parameters: Any, clock: Any, state: Any, slopes: Any, work: Any, step: Any
) -> None:
    (k1, _, _, k4, k5, k6, k7, k8, k9, k10, k11, k12) = slopes
    for i in range(len(state)):
        work[i] = state[i] + step * (
            A11_1 * k1[i]
            + A11_4 * k4[i]
            + A11_5 * k5[i]
            + A11_6 * k6[i]
            + A11_7 * k7[i]
            + A11_8 * k8[i]
            + A11_9 * k9[i]
            + A11_10 * k10[i]
        )
    rates(clock + C11 * step, work, k11, parameters)
    for i in range(len(state)):
        work[i] = state[i] + step * (
            A12_1 * k1[i]
            + A12_4 * k4[i]
            + A12_5 * k5[i]
            + A12_6 * k6[i]
            + A12_7 * k7[i]
            + A12_8 * k8[i]
            + A12_9 * k9[i]
            + A12_10 * k10[i]
            + A12_11 * k11[i]
        )
    rates(clock + step, work, k12, parameters)
